"""Whole matches of stud through the real page, by keyboard alone and by mouse alone; coming back."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pygame
import pytest

from engine.actions import ActionKind
from engine.views import Phase
from game.devices.inputs import Key
from game.look.geometry import Rect
from game.loop import Loop
from game.match.running_match import RunningMatch
from game.scenes.tables.stud_table import StudTableScene
from game.stage.services import Services
from game.texts import Language
from tests.game.crawl import faults
from tests.game.table.sitting import Sitting
from tests.game.table.stud_sitting import by_chance, callers, sit_at_stud

Assemble = Callable[..., tuple[Services, Loop]]
Press = Callable[[Sitting, ActionKind], None]
_WEIGHTS = {ActionKind.FOLD: 1, ActionKind.BET: 2, ActionKind.RAISE: 2}


def _by_key(table: Sitting, kind: ActionKind) -> None:
    shortcut = table.action(kind).shortcut
    assert shortcut is not None
    table.key(shortcut)


def _by_mouse(table: Sitting, kind: ActionKind) -> None:
    table.click(table.action(kind))


def _play_out(table: Sitting, press: Press, chance: Random) -> None:
    for _ in range(3000):
        table.until(lambda: table.match.phase is Phase.OVER or table.table.waits_for_press, 6000)
        if table.match.phase is Phase.OVER:
            return
        kinds = [kind for kind in table.match.options().kinds if table.action(kind).enabled]
        press(table, chance.choices(kinds, [_WEIGHTS.get(kind, 5) for kind in kinds])[0])
    raise AssertionError("the match does not end")


@pytest.mark.parametrize("press", [_by_key, _by_mouse], ids=["keyboard", "mouse"])
@pytest.mark.parametrize(("players", "style"), [(2, "casino"), (4, "home"), (8, "casino")])
def test_a_match_to_its_end(assembled: Assemble, players: int, style: str, press: Press) -> None:
    services, loop = assembled(speed="instant", lines="off", width=960, height=540)
    table = sit_at_stud(services, loop, players, by_chance, seed=players, style=style)
    _play_out(table, press, Random(players))
    assert table.match.winner is not None
    assert not table.match.player_faults
    assert table.buttons == []


@pytest.mark.parametrize("shortage", ["burns", "community"])
def test_eight_who_all_stay_see_seventh_street(assembled: Assemble, shortage: str) -> None:
    services, loop = assembled(speed="instant", lines="off", width=960, height=540)
    table = sit_at_stud(services, loop, 8, callers, starting_money=1000, shortage=shortage)
    streets = set()
    for _ in range(12):
        table.until(lambda: table.table.waits_for_press)
        if table.match.phase is Phase.READY:
            break
        streets.add(table.table.play.director.state.street)
        kind = next(
            kind for kind in (ActionKind.CHECK, ActionKind.CALL, ActionKind.BRING_IN) if table.match.options().get(kind)
        )
        _by_key(table, kind)
    state = table.table.play.director.state
    assert streets == {3, 4, 5, 6, 7}
    # Nobody folded, so the burned cards are too few as well.
    assert len(state.community) == 1
    assert all(seat.shown for seat in state.seats)


def _same(first: pygame.Surface, second: pygame.Surface) -> bool:
    return pygame.image.tobytes(first, "RGB") == pygame.image.tobytes(second, "RGB")


@pytest.mark.parametrize("players", [4, 6])
def test_a_resumed_match_shows_the_same_picture(assembled: Assemble, players: int) -> None:
    services, loop = assembled(speed="instant", reduced_motion=True, lines="off", hints=False, width=960, height=540)
    table = sit_at_stud(services, loop, players, callers, starting_money=200)
    chance = Random(3)
    seen: set[Phase] = set()
    for _ in range(12):
        table.until(lambda: table.match.phase is Phase.OVER or table.table.waits_for_press)
        if table.match.phase not in seen:
            seen.add(table.match.phase)
            before = _still(table)
            again = RunningMatch.resume(services.storage.matches, table.match.id, callers)
            resumed = Sitting(services, loop, again, StudTableScene(services, again))
            resumed.until_asked()
            assert _same(before, _still(resumed)), f"{table.match.phase} looks different after a resume"
            services.scenes.pop()
            services.scenes.update(1)
        kinds = [kind for kind in table.match.options().kinds if kind is not ActionKind.FOLD]
        table.until_asked()
        _by_key(table, chance.choice([kind for kind in kinds if table.action(kind).enabled]))
    assert len(seen) >= 4


def _still(table: Sitting) -> pygame.Surface:
    for presence in table.table.play.company.presences.values():
        presence.hush()
        presence.look(presence.resting, 0)
        presence.blinks = False
    table.services.window.invalidate()
    table.loop.step(0)
    return table.picture().copy()


def test_a_press_skips_and_presses_nothing(assembled: Assemble) -> None:
    services, loop = assembled(speed="calm", lines="off", width=960, height=540)
    table = sit_at_stud(services, loop, 3, callers)
    table.frames(2)
    presses = 0
    while table.table.play.director.is_busy:
        table.click_at(Rect(1080, 996, 260, 60))
        presses += 1
        assert presses < 40
    assert table.match.view().me.paid_this_round == 0


def test_the_log_and_the_wardrobes_open_meanwhile(assembled: Assemble) -> None:
    services, loop = assembled(speed="calm", lines="off", width=960, height=540)
    table = sit_at_stud(services, loop, 3, callers)
    table.frames(2)
    table.key(Key.L)
    table.key(Key.W)
    handling = table.table.play.handling
    assert (getattr(handling, "is_log_open", None), getattr(handling, "looked_at", None)) == (True, 1)
    assert table.table.play.director.is_busy
    table.key(Key.ESCAPE)
    table.key(Key.ESCAPE)
    assert (getattr(handling, "is_log_open", None), getattr(handling, "looked_at", None)) == (False, None)


@pytest.mark.parametrize("language", list(Language))
@pytest.mark.parametrize("players", [2, 4, 8])
def test_no_word_at_the_table_is_cut(assembled: Assemble, language: Language, players: int) -> None:
    services, loop = assembled(speed="instant", lines="off", hints=False, language=language)
    services.texts.language = language
    table = sit_at_stud(services, loop, players, callers)
    table.until_asked()
    assert [fault for fault in faults(services, table.table) if fault.startswith("cut")] == []
