"""Newcomers are told what things mean when they come up for the first time, once, and only if they want it."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame
import pytest

from engine.actions import Drop
from engine.views import Phase
from game.devices.inputs import Key
from game.loop import Loop
from game.stage.services import Services
from game.table.first_hints import HintKind
from game.table.hint_words import HintWords
from game.table.names import MatchNames
from game.table.state import first_state
from game.texts import Language
from tests.game.table.sitting import CALLS, Sitting, begin, classic, if_possible, seeds, speaks_first
from tests.game.table.stud_sitting import callers, sit_at_stud

if TYPE_CHECKING:
    from engine.views import SeatView

Assemble = Callable[..., tuple[Services, Loop]]


def _said(table: Sitting) -> str:
    """What the note on the table says; nothing without one."""
    return " ".join(table.table.play.hint) if any(widget.name == "hint" for widget in table.widgets) else ""


def _sit(assembled: Assemble, seat: int = 0, wish: Callable[[SeatView], object] = CALLS, **settings: object) -> Sitting:
    services, loop = assembled(speed="instant", lines="off", width=960, height=540, **settings)
    seed = next(seeds(speaks_first(seat), services, wish))  # type: ignore[arg-type]
    table = Sitting(services, loop, begin(services, wish, seed=seed))  # type: ignore[arg-type]
    table.until_asked()
    return table


def test_the_first_decision_is_explained_until_it_is_put_away(assembled: Assemble) -> None:
    table = _sit(assembled)
    assert "STAY" in _said(table)
    table.key(Key.ESCAPE)
    assert not _said(table)
    assert table.services.scenes.top is table.table, "the first Esc puts the hint away"
    table.key(Key.ESCAPE)
    assert table.services.scenes.top is not table.table, "the next one asks to leave"


def test_a_hint_is_pressed_away_like_a_button(assembled: Assemble) -> None:
    table = _sit(assembled)
    table.click(table.widget("hint"))
    assert not _said(table)
    assert table.match.view().pot == 10


def test_what_was_seen_does_not_come_again(assembled: Assemble) -> None:
    table = _sit(assembled)
    table.key(Key.S)
    table.until(lambda: table.match.phase is Phase.EXCHANGE and table.table.waits_for_press)
    assert "1–5" in _said(table)
    services = table.services
    services.scenes.pop()
    again = Sitting(services, table.loop, begin(services, CALLS, seed=table.match.context.players_seed))
    again.until_asked()
    assert "STAY" not in _said(again), "it was passed over by acting, and has been seen"


def test_without_hints_nothing_is_said(assembled: Assemble) -> None:
    table = _sit(assembled, hints=False)
    assert not _said(table)


def test_switching_hints_on_again_begins_anew(assembled: Assemble) -> None:
    table = _sit(assembled, hints_seen=[kind.value for kind in HintKind])
    assert not _said(table)
    table.services.settings.change(hints_seen=())
    table.services.apply_settings()
    table.table.play.refresh()
    assert "STAY" in _said(table)


def test_the_coach_adds_advice(assembled: Assemble) -> None:
    table = _sit(assembled)
    for _ in range(600):
        if "coach" in _said(table):
            break
        time.sleep(0.01)
        table.loop.step(1 / 60)
    assert "The coach would" in _said(table)


def test_a_gamepad_reads_of_its_own_buttons_and_puts_away_with_b(assembled: Assemble) -> None:
    table = _sit(assembled)
    _tap(table, pygame.CONTROLLER_BUTTON_X)
    table.until(lambda: table.match.phase is Phase.EXCHANGE and table.table.waits_for_press)
    assert "LB" in _said(table)
    _tap(table, pygame.CONTROLLER_BUTTON_B)
    assert not _said(table)
    assert table.services.scenes.top is table.table


def _tap(table: Sitting, button: int) -> None:
    for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
        pygame.event.post(pygame.Event(kind, button=button, instance_id=0))
    table.loop.step(1 / 60)


def test_a_staked_garment_and_a_lost_one_are_explained(assembled: Assemble) -> None:
    services, loop = assembled(speed="instant", lines="off", confirm_big_bets=False, width=960, height=540)
    wish = if_possible(Drop())
    setup = classic(services, starting_money=10, garment_value=10, buy_back_reserve=10)
    table = Sitting(services, loop, begin(services, wish, seed=1, setup=setup))
    seen: set[str] = set()
    for _ in range(60):
        table.until(lambda: table.match.phase is Phase.OVER or table.table.waits_for_press, 6000)
        if table.match.phase is Phase.OVER:
            break
        said = _said(table)
        seen |= {word for word in ("stakes the", "can come back") if word in said}
        kinds = table.match.options().kinds
        wanted = next((kind for kind in ("call", "draw", "stay", "start_deal") if kind in kinds), kinds[0])
        table.click(table.widget(f"action {wanted}"))
    assert seen == {"stakes the", "can come back"}


def test_stud_explains_its_fixed_limit(assembled: Assemble) -> None:
    services, loop = assembled(speed="instant", lines="off", width=960, height=540)
    table = sit_at_stud(services, loop, 3, callers, seed=3)
    table.until_asked()
    assert "$10" in _said(table)
    assert "$20" in _said(table)
    table.key(Key.ESCAPE)
    assert not _said(table)


@pytest.mark.parametrize("language", list(Language))
def test_every_hint_can_be_said(assembled: Assemble, language: Language) -> None:
    services, loop = assembled(width=960, height=540)
    services.texts.language = language
    stud = sit_at_stud(services, loop, 3, callers).match
    for match in (begin(services, CALLS), stud):
        words = HintWords(services, match, MatchNames(match.setup, services.cast, services.texts))
        for kind in HintKind:
            if kind in (HintKind.STAKE, HintKind.OWN_STAKE, HintKind.LOST):
                continue  # they need a garment; the match above has them
            if kind is not HintKind.FIXED_LIMIT or match is stud:
                assert "{" not in words.say(kind, first_state(match.setup))[0]
