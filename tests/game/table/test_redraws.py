"""What the tables draw again: all that changed, and little more."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from engine.actions import ActionKind, Draw
from game.drawing.canvas import Canvas
from game.look.motion import TURN_LOOP
from game.loop import Loop
from game.stage.services import Services
from game.table.flights import CardInFlight
from game.table.turn_light import PULSES
from tests.game.compared import look_the_same
from tests.game.table.sitting import FRAME, Sitting, begin, if_possible, seeds, speaks_first
from tests.game.table.stud_sitting import by_chance, sit_at_stud

Assemble = Callable[..., tuple[Services, Loop]]


def _is_drawn_as_a_whole(table: Sitting) -> bool:
    """Whether the window, of which only parts were drawn, looks as if all of it had been drawn at once."""
    services, shown = table.services, table.picture()
    services.window.invalidate()
    services.window.redraw(services.theme, services.stores, services.scenes.draw)
    return look_the_same(shown, table.picture())


def _play(table: Sitting, frames: int, every: int) -> None:
    """Play by chance and compare now and then."""
    services, chance = table.services, Random(1)
    for number in range(frames):
        table.loop.step(FRAME)
        if number % every == 0 and not services.scenes.in_transition:
            assert _is_drawn_as_a_whole(table), f"frame {number}"
        if table.table.waits_for_press and services.scenes.top is table.table and chance.random() < 0.2:
            out = (ActionKind.DROP, ActionKind.FOLD)
            kinds = [kind for kind in table.match.options().kinds if table.action(kind).enabled and kind not in out]
            shortcut = table.action(chance.choice(kinds)).shortcut
            assert shortcut is not None
            table.key(shortcut)


@pytest.mark.parametrize("speed", ["brisk", "fast"])
def test_what_is_redrawn_in_parts_is_the_whole_table_of_draw(assembled: Assemble, speed: str) -> None:
    services, loop = assembled(speed=speed, hints=False, width=960, height=540)
    wish = if_possible(Draw())
    _play(Sitting(services, loop, begin(services, wish, seed=next(seeds(speaks_first(0), services, wish)))), 700, 5)


@pytest.mark.parametrize("players", [3, 4, 8])
def test_what_is_redrawn_in_parts_is_the_whole_table_of_stud(assembled: Assemble, players: int) -> None:
    services, loop = assembled(speed="brisk", hints=False, width=960, height=540)
    _play(sit_at_stud(services, loop, players, by_chance, seed=players), 800, 9)


def test_cards_fly_over_a_table_that_is_not_drawn_again(assembled: Assemble, monkeypatch: pytest.MonkeyPatch) -> None:
    services, loop = assembled(speed="brisk", lines="off", width=960, height=540)
    table = sit_at_stud(services, loop, 8, by_chance)
    director = table.table.play.director
    table.until(lambda: len([flight for flight, _ in director.flying() if isinstance(flight.what, CardInFlight)]) > 2)
    picture, drawn = table.table.play.picture, list[int]()
    draw = picture.draw

    def counted(canvas: Canvas) -> None:
        drawn.append(frames)
        draw(canvas)

    monkeypatch.setattr(picture, "draw", counted)
    frames = 0
    while len(director.flying()) > 1:
        loop.step(FRAME)
        frames += 1
    assert frames > 15
    assert len(set(drawn)) <= frames // 2


def test_a_table_that_waits_soon_draws_no_more_than_breath_and_blinks(assembled: Assemble) -> None:
    services, loop = assembled(lines="off")
    wish = if_possible(Draw())
    table = Sitting(services, loop, begin(services, wish, seed=next(seeds(speaks_first(0), services, wish))))
    table.until_asked()
    table.frames(round(60 * PULSES * TURN_LOOP))
    drawn = loop.frames_drawn
    table.frames(600)
    assert loop.frames_drawn - drawn < 40
