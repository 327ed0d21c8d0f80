"""Words at the tables are whole and apart from one another, in every phase, language and text size."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.actions import Action, ActionKind, Bet, Call, Draw, Drop
from engine.views import GarmentState, Phase, SeatView
from game.devices.inputs import Key
from game.loop import Loop
from game.settings import TextSizeName
from game.stage.services import Services
from game.texts import Language
from tests.game.crawl import faults
from tests.game.table.sitting import Sitting, begin, classic, if_possible
from tests.game.table.stud_sitting import callers, sit_at_stud

Assemble = Callable[..., tuple[Services, Loop]]
_RULES = {"player_wardrobe": True, "starting_money": 10, "garment_value": 5, "buy_back_reserve": 5}
_ANSWERS = (
    ActionKind.START_DEAL,
    ActionKind.DECLINE,
    ActionKind.DRAW,
    ActionKind.STAY,
    ActionKind.CALL,
    ActionKind.BET,
)
_PHASES = {Phase.FIRST_BETTING, Phase.EXCHANGE, Phase.SECOND_BETTING, Phase.READY, Phase.OFFER}


def _until_he_lost_a_garment(view: SeatView) -> Action | None:
    """Bets and calls until the human has lost a garment, then lets him win until he can buy it back."""
    has_lost = any(garment.state is GarmentState.OFF for garment in view.seats[0].wardrobe)
    return if_possible(Drop())(view) if has_lost else if_possible(Bet(5), Draw(), Call())(view)


def _unfitting(table: Sitting) -> set[str]:
    found = faults(table.services, table.table)
    return {fault for fault in found if fault.startswith(("cut", "overlapping", "outside"))}


@pytest.mark.parametrize("language", list(Language))
@pytest.mark.parametrize("text_size", [TextSizeName.NORMAL, TextSizeName.LARGEST])
def test_on_a_raise_of_thousands(assembled: Assemble, language: Language, text_size: TextSizeName) -> None:
    services, loop = assembled(speed="instant", lines="off", language=language, text_size=text_size)
    services.texts.language = language
    rich = classic(services, starting_money=3000, garment_value=750)
    table = Sitting(services, loop, begin(services, if_possible(Bet(1000), Draw(), Call()), setup=rich))
    for _ in range(20):
        table.until(lambda: table.table.waits_for_press)
        kinds = table.match.options().kinds
        if ActionKind.RAISE in kinds:
            break
        table.click(table.action(next(kind for kind in _ANSWERS if kind in kinds)))
    assert ActionKind.RAISE in kinds
    assert _unfitting(table) == set()


@pytest.mark.parametrize("language", list(Language))
@pytest.mark.parametrize("text_size", [TextSizeName.NORMAL, TextSizeName.LARGEST])
def test_in_every_phase_of_draw(assembled: Assemble, language: Language, text_size: TextSizeName) -> None:
    services, loop = assembled(speed="instant", lines="off", language=language, text_size=text_size)
    services.texts.language = language
    table = Sitting(services, loop, begin(services, _until_he_lost_a_garment, setup=classic(services, **_RULES)))
    found: set[str] = set()
    seen: set[Phase] = set()
    for _ in range(60):
        table.until(lambda: table.match.phase is Phase.OVER or table.table.waits_for_press)
        if table.match.phase is Phase.OVER or seen == _PHASES:
            break
        seen.add(table.match.phase)
        found |= _unfitting(table)
        kinds = table.match.options().kinds
        if ActionKind.DRAW in kinds:
            table.key(Key.DIGIT_2)
            table.key(Key.DIGIT_4)
            found |= _unfitting(table)
        answer = table.action(next(kind for kind in _ANSWERS if kind in kinds))
        assert answer.shortcut is not None
        table.key(answer.shortcut)
    assert seen == _PHASES
    assert found == set()


@pytest.mark.parametrize("language", list(Language))
@pytest.mark.parametrize("text_size", [TextSizeName.NORMAL, TextSizeName.LARGEST])
@pytest.mark.parametrize("players", [2, 4, 8])
def test_on_every_street_of_stud(
    assembled: Assemble, language: Language, text_size: TextSizeName, players: int
) -> None:
    services, loop = assembled(speed="instant", lines="off", language=language, text_size=text_size)
    services.texts.language = language
    table = sit_at_stud(services, loop, players, callers, seed=7)
    found: set[str] = set()
    seen: set[Phase] = set()
    for _ in range(20):
        table.until_asked()
        found |= _unfitting(table)
        seen.add(table.match.phase)
        if table.match.phase is Phase.READY:
            break
        kinds = table.match.options().kinds
        answer = next(kind for kind in (ActionKind.CHECK, ActionKind.CALL, ActionKind.BRING_IN) if kind in kinds)
        table.click(table.action(answer))
    assert {Phase.FOURTH_STREET, Phase.SIXTH_STREET, Phase.READY} <= seen
    assert found == set()
