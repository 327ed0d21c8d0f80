"""Whole matches through the real page, by keyboard alone and by mouse alone; skipping; coming back."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pygame

from engine.actions import Action, ActionKind, Draw
from engine.players.discards import discards_of
from engine.views import Phase, SeatView
from game.devices.inputs import Key
from game.look.geometry import Rect
from game.loop import Loop
from game.match.running_match import RunningMatch
from game.stage.services import Services
from game.table import layout
from tests.game.table.sitting import Sitting, begin, classic, if_possible, obedient, seeds, speaks_first

Assemble = Callable[..., tuple[Services, Loop]]
_QUICK = {"starting_money": 20, "garment_value": 5, "buy_back_reserve": 5}
_WEIGHTS = {ActionKind.DROP: 1, ActionKind.BET: 2, ActionKind.RAISE: 1}


def _pick(table: Sitting, chance: Random) -> ActionKind:
    kinds = [kind for kind in table.match.options().kinds if table.action(kind).enabled]
    return chance.choices(kinds, [_WEIGHTS.get(kind, 5) for kind in kinds])[0]


def _play_out(table: Sitting, press: Callable[[str, Key | None], None], chance: Random) -> None:
    for _ in range(3000):
        table.until(lambda: table.match.phase is Phase.OVER or table.table.waits_for_press, 6000)
        if table.match.phase is Phase.OVER:
            return
        if table.match.phase is Phase.EXCHANGE:
            for place in discards_of(table.match.view()):
                press(f"card {place + 1}", Key(str(place + 1)))
            assert sum(getattr(slot, "is_marked", False) for slot in table.widgets) == len(
                discards_of(table.match.view())
            )
        kind = _pick(table, chance)
        press(f"action {kind}", table.action(kind).shortcut)
    raise AssertionError("the match does not end")


def test_a_match_by_keyboard_alone(assembled: Assemble) -> None:
    services, loop = assembled(speed="instant", width=960, height=540)
    table = Sitting(services, loop, begin(services, seed=3, setup=classic(services, **_QUICK)))

    def press(_name: str, key: Key | None) -> None:
        assert key is not None
        table.key(key)

    _play_out(table, press, Random(1))
    assert table.match.winner in (0, 1)


def test_a_match_by_mouse_alone(assembled: Assemble) -> None:
    services, loop = assembled(speed="instant", width=960, height=540)
    table = Sitting(services, loop, begin(services, seed=4, setup=classic(services, **_QUICK)))

    def press(name: str, _key: Key | None) -> None:
        table.click(table.widget(name))

    _play_out(table, press, Random(2))
    assert table.match.winner in (0, 1)


def test_focus_and_enter_are_enough(assembled: Assemble) -> None:
    """Nothing but Tab and Enter: cards and buttons are all reached."""
    services, loop = assembled(speed="instant")
    wish = if_possible(Draw())
    table = Sitting(services, loop, begin(services, wish, seed=next(seeds(speaks_first(0), services, wish))))
    table.until_asked()
    table.key(Key.ENTER)
    table.until_asked()
    assert table.match.phase is Phase.EXCHANGE
    for _ in range(20):
        if table.table.group.focused is table.widget("card 1"):
            break
        table.key(Key.TAB)
    table.key(Key.ENTER)
    assert getattr(table.widget("card 1"), "is_marked", False)


# ------------------------------------------------------------ skipping


def test_a_press_skips_and_presses_nothing(assembled: Assemble) -> None:
    services, loop = assembled(speed="calm")
    wish = if_possible(Draw())
    table = Sitting(services, loop, begin(services, wish, seed=next(seeds(speaks_first(0), services, wish))))
    table.frames(2)
    bet = Rect(1122, 996, 270, 60)
    presses = 0
    while table.table.play.director.is_busy:
        table.click_at(bet)
        presses += 1
        assert presses < 12
    assert table.match.view().pot == 10
    assert table.match.phase is Phase.FIRST_BETTING
    table.click_at(bet)
    assert table.match.view().pot == 10, "the buttons that have just appeared are guarded"
    table.until_asked()
    table.click_at(bet)
    assert table.match.view().pot > 10


def test_holding_enter_presses_once(assembled: Assemble) -> None:
    services, loop = assembled(speed="instant")
    wish = if_possible(Draw())
    table = Sitting(services, loop, begin(services, wish, seed=next(seeds(speaks_first(0), services, wish))))
    table.until_asked()
    down = {"scancode": pygame.KSCAN_RETURN, "key": 0, "mod": 0, "unicode": ""}
    for _ in range(120):
        pygame.event.post(pygame.Event(pygame.KEYDOWN, down))
        loop.step(1 / 60)
    assert table.match.phase is Phase.EXCHANGE


# ------------------------------------------------------------ coming back


def _still(table: Sitting) -> None:
    """The opponent holds her breath, so that pictures can be compared."""
    table.table.play.presence.hush()
    table.table.play.presence.look(table.table.play.presence.resting, 0)
    table.table.play.presence.blinks = False
    table.services.window.invalidate()
    table.loop.step(0)


def _same(first: pygame.Surface, second: pygame.Surface) -> bool:
    return pygame.image.tobytes(first, "RGB") == pygame.image.tobytes(second, "RGB")


def test_a_resumed_match_shows_the_same_picture_in_every_phase(assembled: Assemble) -> None:
    services, loop = assembled(speed="instant", reduced_motion=True, hints=False, width=960, height=540)
    wish = if_possible(Draw())
    setup = classic(services, **_QUICK)
    match = begin(services, wish, seed=next(seeds(speaks_first(0), services, wish)), setup=setup)
    table = Sitting(services, loop, match)
    seen: set[Phase] = set()
    chance = Random(5)
    for _ in range(40):
        table.until(lambda: table.match.phase is Phase.OVER or table.table.waits_for_press)
        if table.match.phase is Phase.OVER or len(seen) >= 4:
            break
        if table.match.phase not in seen:
            seen.add(table.match.phase)
            _still(table)
            before = table.picture()
            again = RunningMatch.resume(services.storage.matches, match.id, obedient(_nobody))
            resumed = Sitting(services, loop, again)
            resumed.until_asked()
            _still(resumed)
            resumed.frames(30)
            _still(resumed)
            assert _same(before, resumed.picture()), table.match.phase
            services.scenes.pop()
            resumed.frames(30)
        kind = _pick(table, chance)
        shortcut = table.action(kind).shortcut
        assert shortcut is not None
        table.key(shortcut)
    assert {Phase.FIRST_BETTING, Phase.EXCHANGE, Phase.SECOND_BETTING, Phase.READY} <= seen


def _nobody(view: SeatView) -> Action | None:
    raise AssertionError(f"it is not the turn of seat {view.seat}")


def test_resizing_in_the_middle_of_an_animation(assembled: Assemble) -> None:
    services, loop = assembled(speed="calm")
    table = Sitting(services, loop, begin(services, if_possible(Draw())))
    table.until(lambda: bool(table.table.play.director.flying()))
    table.frames(5)
    services.scenes.resized()
    services.scenes.layout()
    table.frames(5)
    table.until_asked()
    assert table.match.phase is Phase.FIRST_BETTING
    assert len(table.match.view().cards) == layout.HAND
