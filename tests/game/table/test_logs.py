"""The log of a deal that is longer than its panel is read by wheel, keyboard and gamepad, at both tables."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from engine.actions import ActionKind, Raise
from engine.views import Phase
from game.devices.inputs import Key
from game.loop import Loop
from game.stage.services import Services
from game.table.stud.layout import LOG
from tests.game.table.sitting import Sitting, begin, classic, if_possible, seeds, speaks_first
from tests.game.table.stud_sitting import callers, sit_at_stud

Assemble = Callable[..., tuple[Services, Loop]]


def _seen(table: Sitting) -> bytes:
    table.services.window.invalidate()
    table.loop.step(0)
    return pygame.image.tobytes(table.picture(), "RGB")


def _a_war_of_raises(assembled: Assemble) -> Sitting:
    """A deal of draw in which both raise again and again."""
    services, loop = assembled(speed="instant", lines="off", hints=False, reduced_motion=True, width=960, height=540)
    wish, setup = if_possible(Raise(5)), classic(services, starting_money=1000)
    table = Sitting(
        services, loop, begin(services, wish, seed=next(seeds(speaks_first(0), services, wish)), setup=setup)
    )
    table.until_asked()
    table.click(table.widget("preset min"))
    table.click(table.action(ActionKind.BET))
    for _ in range(8):
        table.until_asked()
        table.click(table.widget("preset min"))
        table.click(table.action(ActionKind.RAISE))
    table.until_asked()
    table.services.window.invalidate()
    table.frames(1)
    return table


def test_the_log_of_draw_takes_the_focus_and_scrolls(assembled: Assemble) -> None:
    table = _a_war_of_raises(assembled)
    for _ in range(40):
        if table.table.group.focused is table.widget("log rows"):
            break
        table.key(Key.TAB)
    latest = _seen(table)
    table.key(Key.UP)
    earlier = _seen(table)
    assert earlier != latest
    table.key(Key.HOME)
    assert _seen(table) not in (earlier, latest)
    table.key(Key.ENTER)
    assert _seen(table) == latest, "a press goes back to what happened last"
    table.wheel(table.widget("log rows").shown_rect, 1)
    assert _seen(table) == earlier


def test_the_log_of_stud_scrolls_while_it_is_open(assembled: Assemble) -> None:
    services, loop = assembled(speed="instant", lines="off", hints=False, reduced_motion=True, width=960, height=540)
    table = sit_at_stud(services, loop, 6, callers, starting_money=1000)
    table.until_asked()
    while table.match.phase is not Phase.SIXTH_STREET:
        wanted = (ActionKind.CHECK, ActionKind.CALL, ActionKind.BRING_IN)
        table.click(next(table.action(kind) for kind in wanted if table.match.options().get(kind)))
        table.until_asked()
    closed = _seen(table)
    table.key(Key.PAGE_UP)
    assert _seen(table) == closed
    table.key(Key.L)
    latest = _seen(table)
    table.key(Key.PAGE_UP)
    earlier = _seen(table)
    assert len({closed, latest, earlier}) == 3
    table.key(Key.PAGE_DOWN)
    assert _seen(table) == latest
    table.wheel(LOG, 4)
    assert table.table.group.focused is table.widget("log rows")
    table.key(Key.ESCAPE)
    table.table.group.focus(f"action {table.match.options().kinds[0]}")
    assert all(widget.name != "log rows" for widget in table.widgets)
