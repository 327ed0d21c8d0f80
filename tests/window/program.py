"""The game as a player has it: a process with a window, steered by a real pointer and real keys."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from contextlib import closing
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import Final, Self

import pygame

from engine.actions import ActionKind
from engine.events import DealEnded, Event
from engine.match import Match
from engine.record import MatchRecord
from engine.replay import replay, replay_steps
from engine.rules import MatchSetup
from game.look.geometry import Rect
from game.look.viewport import Viewport
from game.settings import Settings
from game.storage.folder import DataFolder
from tests.window.desktop import Desktop, DesktopError, Geometry, wait_until

ROOT: Final = Path(__file__).resolve().parents[2]
WINDOW_CLASS: Final = "lose-your-shirt"
HUMAN: Final = 0
_PATIENCE: Final = 30.0
_BETWEEN_PRESSES: Final = 0.4
"""Seconds after which a press that only hurried an animation is made again."""


class Program:
    """One run of the game on a desktop, from the start to its end."""

    def __init__(
        self, desktop: Desktop, data: Path, *options: str, environment: Mapping[str, str] | None = None
    ) -> None:
        self.desktop = desktop
        self._folder = DataFolder(data)
        self._shots = data.parent / f"{data.name}-shots"
        folders = ("--data-dir", str(data), "--screenshot-dir", str(self._shots))
        self._process = subprocess.Popen(  # noqa: S603
            [sys.executable, "-m", "game", *folders, *options],
            cwd=ROOT,
            env={**desktop.environment, **(environment or {})},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        self.window = ""
        wait_until(self._has_window, "a window of the game")

    def _has_window(self) -> bool:
        if self._process.poll() is not None:
            raise AssertionError(f"the game ended with code {self._process.returncode}: {self._process.stderr}")
        self.window = self.desktop.find(WINDOW_CLASS)
        return bool(self.window) and self.desktop.is_active(self.window)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._process.poll() is None:
            self._process.kill()
        self._process.communicate()

    # ------------------------------------------------------------ the window
    @property
    def geometry(self) -> Geometry:
        return self.desktop.geometry(self.window)

    @property
    def is_running(self) -> bool:
        return self._process.poll() is None

    def resize(self, width: int, height: int) -> None:
        self.desktop.xdotool("windowsize", self.window, width, height)
        wait_until(lambda: (self.geometry.width, self.geometry.height) == (width, height), f"{width}x{height}")

    def close_window(self) -> None:
        """Press the window manager's key for closing the window."""
        self.key("alt+F4")

    def wait_for_end(self) -> tuple[int, str]:
        """The exit code, and what was said on standard error."""
        _, said = self._process.communicate(timeout=30)
        return self._process.returncode, said

    def picture(self) -> pygame.Surface:
        """What the window shows, as the game saves it when F12 is pressed."""
        before = set(self._shots.glob("*.png"))
        self.key("F12")
        wait_until(lambda: len(set(self._shots.glob("*.png")) - before) == 1, "a picture of the window")
        (file,) = set(self._shots.glob("*.png")) - before
        wait_until(lambda: file.read_bytes().endswith(b"IEND\xaeB`\x82"), "a whole picture")
        return pygame.image.load(file)

    # ------------------------------------------------------------ hands
    def key(self, name: str) -> None:
        self.desktop.xdotool("key", name)

    def click(self, place: Rect) -> None:
        """Click the middle of a rectangle of the canvas."""
        size = self.geometry
        viewport = Viewport.of_size(size.width, size.height)
        x, y = viewport.to_pixels(place.centre_x, place.centre_y)
        self.desktop.xdotool("mousemove", "--window", self.window, x, y, "click", 1)

    # ------------------------------------------------------------ what is kept
    @property
    def has_come_in(self) -> bool:
        """Whether the page of the first run lies behind the player."""
        file = self._folder.settings
        return file.is_file() and Settings.model_validate_json(file.read_bytes()).first_run_done

    @property
    def record(self) -> MatchRecord | None:
        """The newest match as the database has it now."""
        if not self._folder.database.is_file():
            return None
        with closing(sqlite3.connect(f"{self._folder.database.as_uri()}?mode=ro", uri=True)) as database:
            rows = database.execute("SELECT id, setup FROM matches ORDER BY started DESC LIMIT 1").fetchall()
            if not rows:
                return None
            number, setup = rows[0]
            query = "SELECT action FROM actions WHERE match_id = ? ORDER BY number"
            actions = tuple(text for (text,) in database.execute(query, (number,)))
        return MatchRecord(setup=MatchSetup.model_validate_json(setup), actions=actions)

    @property
    def match(self) -> Match:
        """The newest match, played again from the database."""
        record = self.record
        assert record is not None, "no match was begun"
        return replay(record)

    @property
    def events(self) -> list[Event]:
        """Everything that has happened in it."""
        record = self.record
        return [event for step in replay_steps(record) for event in step.events] if record is not None else []

    @property
    def deals_ended(self) -> int:
        return sum(isinstance(event, DealEnded) for event in self.events)

    # ------------------------------------------------------------ playing
    def press_until(self, press: Callable[[], None], reached: Callable[[], bool], what: str) -> None:
        """Press, and again as long as that only hurries what is being shown. Raises DesktopError."""
        end = time.monotonic() + _PATIENCE
        while time.monotonic() < end:
            press()
            try:
                wait_until(reached, what, _BETWEEN_PRESSES)
            except DesktopError:
                continue
            return
        raise DesktopError(f"pressing did not lead to this: {what}")

    def press_until_begun(self, press: Callable[[], None]) -> None:
        self.press_until(press, lambda: self.record is not None and bool(self.record.actions), "a match with a deal")

    def play_deal(self, press: Callable[[ActionKind], None]) -> None:
        """Take every decision of the human, always the first that is offered, until the deal has ended."""
        ended = self.deals_ended
        while self.deals_ended == ended:
            match = self.match
            if match.actor != HUMAN:
                wait_until(lambda: self.match.actor == HUMAN or self.deals_ended > ended, "the turn of the human")
                continue
            kind, taken = match.options().kinds[0], len(self.events)
            self.press_until(partial(press, kind), partial(self._goes_on_from, taken), f"{kind}")

    def _goes_on_from(self, events: int) -> bool:
        return len(self.events) > events
