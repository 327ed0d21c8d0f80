"""One whole match through the real pages, by inputs that come in where the player's do: shows that the game works.

It knows no game: it looks at what the match offers and presses the buttons that say so, by key or by click.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from random import Random
from typing import Final, Protocol, runtime_checkable

import pygame

from engine import events as ev
from engine.actions import ActionKind
from engine.players.discards import discards_of
from engine.players.levels import Level
from engine.players.player import Player
from engine.players.stud.tight_rules import StudTightRulesPlayer
from engine.players.tight_rules import TightRulesPlayer
from engine.rules import DrawRules
from engine.views import Phase
from game.devices.inputs import Key
from game.devices.translator import KEYS_BY_POSITION
from game.loop import Loop
from game.match.asked_match import asked_setup
from game.match.running_match import RunningMatch, new_context
from game.settings import SpeedName
from game.stage.doors import Door
from game.stage.services import Services
from game.system.options import StartOptions
from game.table.action_bar import ACTION
from game.widgets.base import Widget
from game.widgets.focus import FocusGroup

_FRAME: Final = 1 / 60
_USUAL_SEED: Final = 6
_MOST_FRAMES: Final = 400_000
_PAUSE: Final = 0.001
"""Seconds of real time to wait for a computer player between frames."""
_LAST_FRAMES: Final = 150
"""Frames for which the page after the match is looked at."""
_FIRST_FRAMES: Final = 20
_POSITIONS: Final = {key: position for position, key in reversed(KEYS_BY_POSITION.items())}


@runtime_checkable
class PlaysMatch(Protocol):
    """A page at which a match is played."""

    match: RunningMatch
    group: FocusGroup

    @property
    def is_settled(self) -> bool:
        """Whether everything that happened has been shown."""

    @property
    def waits_for_press(self) -> bool:
        """Whether a button may be pressed now."""


class SmokeError(Exception):
    """The match did not come to its end; the message says where it stood."""


@dataclass(slots=True)
class SmokeResult:
    """What became of the match."""

    deals: int
    garments_lost: int
    bought_back: int
    winner: int
    frames: int

    def __str__(self) -> str:
        return (
            f"smoke: deals={self.deals} garments_lost={self.garments_lost} bought_back={self.bought_back} "
            f"winner={self.winner} frames={self.frames}"
        )


class SmokeRun:
    """Plays a match at instant speed, as fast as the computer can."""

    def __init__(self, services: Services, loop: Loop, options: StartOptions) -> None:
        self._services = services
        self._loop = loop
        self._seed = _USUAL_SEED if options.seed is None else options.seed
        self._options = options
        self._chance = Random(self._seed)
        self._guide: Player | None = None
        """Says what a sound beginner would do in the player's place."""
        self._pictured: set[str] = set()

    def run(self) -> SmokeResult:
        """Play to the end. Raises SmokeError when the match does not get there."""
        services = self._services
        services.settings.preview(speed=SpeedName.INSTANT, first_run_done=True)
        services.apply_settings()
        for _ in range(_FIRST_FRAMES):
            self._step()
        match = self._sit_down()
        for _ in range(_MOST_FRAMES):
            if match.phase is Phase.OVER:
                break
            self._press_something()
            self._step()
        else:
            raise SmokeError(f"after {_MOST_FRAMES} frames the match is still in deal {match.view().deal_number}")
        for _ in range(_LAST_FRAMES):
            self._step()
        return self._result(match)

    def _sit_down(self) -> RunningMatch:
        services = self._services
        setup = asked_setup(self._options, services.cast)
        # Against beginners more of the clothes is seen.
        context = new_context(levels=(Level.NOVICE.value,) * (len(setup.seats) - 1), seed=self._seed)
        match = RunningMatch.begin(services.storage.matches, setup, context, services.make_players)
        is_draw = isinstance(setup.rules, DrawRules)
        self._guide = TightRulesPlayer(self._seed) if is_draw else StudTightRulesPlayer()
        door = Door.DRAW_TABLE if is_draw else Door.STUD_TABLE
        services.scenes.restart(services.doors.page(door, match))
        return match

    def _step(self) -> None:
        self._loop.step(_FRAME)
        top = self._services.scenes.top
        if self._loop.screenshots is None or top is None or self._services.scenes.in_transition:
            return
        settled = not isinstance(top, PlaysMatch) or top.is_settled
        if settled and top.name not in self._pictured:
            self._pictured.add(top.name)
            self._loop.take_screenshot()

    # ------------------------------------------------------------ inputs
    def _press_something(self) -> None:
        page: object = self._services.scenes.top
        if not isinstance(page, PlaysMatch):
            self._post_key(Key.SPACE)
            return
        if not page.waits_for_press:
            time.sleep(_PAUSE if page.match.is_thinking else 0)
            return
        buttons = [widget for widget in page.group.widgets if widget.name.startswith(ACTION) and widget.enabled]
        if not buttons:
            return
        chosen = self._chosen(page, buttons)
        if chosen.name == ACTION + ActionKind.DRAW and self._mark_cards(page):
            return
        if chosen.shortcut is not None and self._chance.random() < 0.5:
            self._post_key(chosen.shortcut)
        else:
            self._post_click(chosen)

    def _chosen(self, page: PlaysMatch, buttons: list[Widget]) -> Widget:
        """The button of what a sound beginner would do; the only one between deals."""
        view = page.match.view()
        if view.options is None or self._guide is None:
            return buttons[0]
        wanted = ACTION + self._guide.decide(view).kind
        return next((button for button in buttons if button.name == wanted), buttons[0])

    def _mark_cards(self, page: PlaysMatch) -> bool:
        """Mark what is to be exchanged, once for each hand; whether anything was pressed."""
        view = page.match.view()
        wanted = set(discards_of(view))
        marked = {place for place in range(len(view.cards)) if self._is_marked(page, place)}
        for place in sorted(wanted ^ marked):
            self._post_key(Key(str(place + 1)))
        return wanted != marked

    @staticmethod
    def _is_marked(page: PlaysMatch, place: int) -> bool:
        slots = {widget.name: widget for widget in page.group.widgets}
        slot = slots.get(f"card {place + 1}")
        return bool(getattr(slot, "is_marked", False))

    @staticmethod
    def _post_key(key: Key) -> None:
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            pygame.event.post(pygame.Event(kind, scancode=_POSITIONS[key], key=0, mod=0, unicode=""))

    def _post_click(self, widget: Widget) -> None:
        viewport = self._services.window.viewport
        rect = widget.shown_rect
        x, y = viewport.to_pixels(rect.centre_x, rect.centre_y)
        place = (
            round(x * viewport.points[0] / viewport.pixels[0]),
            round(y * viewport.points[1] / viewport.pixels[1]),
        )
        pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=place, rel=(1, 1), buttons=(0, 0, 0), touch=False))
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pygame.event.post(pygame.Event(kind, pos=place, button=1, touch=False))

    # ------------------------------------------------------------ result
    def _result(self, match: RunningMatch) -> SmokeResult:
        events = match.events_since()
        return SmokeResult(
            deals=match.view().deal_number,
            garments_lost=sum(isinstance(event, ev.GarmentLost) for event in events),
            bought_back=sum(isinstance(event, ev.GarmentBoughtBack) for event in events),
            winner=match.winner if match.winner is not None else -1,
            frames=self._loop.frames_drawn,
        )
