"""From the title to a finished deal in a real window, and back to the table after closing it."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from itertools import cycle
from pathlib import Path

import pygame
import pytest

from engine.actions import ActionKind
from game.look.geometry import Rect
from game.settings import SpeedName
from game.settings.file import SettingsFile
from game.settings.key_bindings import USUAL_KEYS
from game.stage.doors import Door
from game.storage.folder import DataFolder
from game.storage.notices import NoticeBoard
from game.table import layout
from tests.window.desktop import Desktop, wait_until
from tests.window.program import HUMAN, Program

pytestmark = pytest.mark.window

Places = Callable[[Door, str], Rect]
_LEFT_BUTTON = Rect(1200, layout.BAR.y, 100, layout.BAR.height)
"""Part of the first of two or three buttons of the action bar."""
_RIGHT_BUTTON = Rect(1620, layout.BAR.y, 100, layout.BAR.height)
"""Part of the only button of the action bar, or of the second of two."""
_ALONE_OR_SECOND = {ActionKind.DRAW, ActionKind.BUY_BACK, ActionKind.START_DEAL}
_SCALE = 1280 / 1920
_CARDS = pygame.Rect(444 * _SCALE, 740 * _SCALE, 1032 * _SCALE, 180 * _SCALE)
"""Where the human's cards lie in a window of the usual size, clear of what is above and below them."""
_PAGE_CHANGE = 1.0
"""Seconds after which another page is there, at rest or not."""


def hurry(data: Path, **fields: object) -> None:
    """Let somebody play who has chosen the instant speed."""
    SettingsFile(DataFolder(data), NoticeBoard()).change(speed=SpeedName.INSTANT, **fields)


def by_mouse(program: Program) -> Callable[[ActionKind], None]:
    return lambda kind: program.click(_RIGHT_BUTTON if kind in _ALONE_OR_SECOND else _LEFT_BUTTON)


def by_key(program: Program) -> Callable[[ActionKind], None]:
    return lambda kind: program.key(USUAL_KEYS[kind].value.lower())


def wait_for_human(program: Program) -> None:
    wait_until(lambda: program.match.actor == HUMAN, "the turn of the human")


def cards_at_rest(program: Program) -> bytes:
    """The pixels of the human's cards once they have stopped to change."""
    before, now = b"", b" "
    while now != before:
        before, now = now, pygame.image.tobytes(program.picture().subsurface(_CARDS), "RGB")
    return now


def test_a_deal_by_mouse_alone(desktop: Desktop, data: Path, place: Places) -> None:
    hurry(data)
    presses = cycle((place(Door.TITLE, "draw"), place(Door.DRAW_SETUP, "deal")))
    with Program(desktop, data, "--size", "1280x720") as program:
        come_in = partial(program.click, place(Door.FIRST_RUN, "come in"))
        program.press_until(come_in, lambda: program.has_come_in, "the title page")
        program.press_until_begun(lambda: program.click(next(presses)))
        program.play_deal(by_mouse(program))
        assert program.deals_ended == 1


def test_a_deal_by_key_alone(desktop: Desktop, data: Path) -> None:
    hurry(data)
    with Program(desktop, data) as program:
        program.press_until(lambda: program.key("e"), lambda: program.has_come_in, "the title page")
        program.press_until_begun(lambda: program.key("Return"))
        program.play_deal(by_key(program))
        assert program.deals_ended == 1


def test_a_closed_window_opens_at_the_same_cards(desktop: Desktop, data: Path) -> None:
    hurry(data, first_run_done=True)
    with Program(desktop, data) as program:
        program.press_until_begun(lambda: program.key("Return"))
        wait_for_human(program)
        cards, events = cards_at_rest(program), program.events
        program.close_window()
        assert program.wait_for_end() == (0, "")
    with Program(desktop, data) as program:
        assert program.events == events
        program.key("Return")
        time.sleep(_PAGE_CHANGE)
        assert cards_at_rest(program) == cards
        program.play_deal(by_key(program))
        assert program.events[: len(events)] == events
        assert program.deals_ended == 1


def test_resizing_in_the_middle_of_a_deal(desktop: Desktop, data: Path) -> None:
    hurry(data, first_run_done=True)
    with Program(desktop, data) as program:
        program.press_until_begun(lambda: program.key("Return"))
        wait_for_human(program)
        for size in ((1000, 900), (1600, 640), (1500, 844)):
            program.resize(*size)
            assert program.picture().get_size() == size
        program.play_deal(by_mouse(program))
        assert program.deals_ended == 1
