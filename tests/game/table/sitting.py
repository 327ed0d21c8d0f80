"""A table to sit at in tests: opponents that do as they are told, and hands on the keyboard and the mouse."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence

import pygame

from engine.actions import Action, ActionKind, Draw
from engine.players.player import Player, options_of
from engine.presets import DRAW_PRESETS, Evening
from engine.rules import DrawRules, MatchSetup
from engine.views import Phase, SeatView
from game.devices.inputs import Key
from game.devices.translator import KEYS_BY_POSITION
from game.look.geometry import Rect
from game.loop import Loop
from game.match.deciding import cautious_action
from game.match.running_match import RunningMatch, new_context
from game.match.setup_choice import match_setup
from game.scenes.tables.draw_table import DrawTableScene
from game.scenes.tables.page import TablePage
from game.stage.services import Services
from game.storage.match_rows import MatchContext
from game.widgets.base import Widget

FRAME = 1 / 60
_MOMENT = 0.001
"""Seconds of real time for whoever thinks in another thread: frames that draw nothing pass much faster than that."""
_POSITIONS = {key: position for position, key in reversed(KEYS_BY_POSITION.items())}

Wish = Callable[[SeatView], Action | None]
"""What an opponent does; None is what costs least."""


class Obedient:
    """A computer player that does what a test wants."""

    def __init__(self, wish: Wish) -> None:
        self._wish = wish

    def decide(self, view: SeatView) -> Action:
        return self._wish(view) or cautious_action(view)


def obedient(wish: Wish) -> Callable[[MatchSetup, MatchContext], Mapping[int, Player]]:
    """Makes the one opponent of a draw match."""
    return lambda _setup, _context: {1: Obedient(wish)}


def if_possible(*wanted: Action) -> Wish:
    """The first of these actions that is on offer."""

    def wish(view: SeatView) -> Action | None:
        options = options_of(view)
        return next((action for action in wanted if options.get(action.kind)), None)

    return wish


CALLS = if_possible(Draw())


class Sitting:
    """A match at its table, and a player in front of it."""

    def __init__(self, services: Services, loop: Loop, match: RunningMatch, table: TablePage | None = None) -> None:
        """Without a ``table`` it is that of five-card draw."""
        self.services = services
        self.loop = loop
        self.match = match
        self.table = table or DrawTableScene(services, match)
        services.scenes.push(self.table)

    # ------------------------------------------------------------ time
    def frames(self, count: int) -> None:
        for _ in range(count):
            self.loop.step(FRAME)

    def until(self, reached: Callable[[], bool], most: int = 4000) -> None:
        """Let time pass until something holds."""
        for _ in range(most):
            if reached():
                return
            if self.match.is_thinking:
                time.sleep(_MOMENT)
            self.loop.step(FRAME)
        raise AssertionError(f"it never came to that; the match is in {self.match.phase}")

    def until_asked(self) -> None:
        """Let time pass until the player may press something on the table."""
        self.until(lambda: self.services.scenes.top is self.table and self.table.waits_for_press)

    # ------------------------------------------------------------ what there is
    @property
    def widgets(self) -> Sequence[Widget]:
        return self.table.group.widgets

    @property
    def buttons(self) -> list[str]:
        """The words on the buttons that act on the match, from the left."""
        acting = [widget for widget in self.widgets if widget.name.startswith(("action ", "clear"))]
        return [widget.label.upper() for widget in sorted(acting, key=lambda widget: widget.rect.x)]

    def widget(self, name: str) -> Widget:
        return self.table.group.find(name)

    def action(self, kind: ActionKind) -> Widget:
        return self.widget(f"action {kind}")

    # ------------------------------------------------------------ hands
    def key(self, key: Key) -> None:
        post_key(key)
        self.loop.step(FRAME)

    def click(self, widget: Widget) -> None:
        self.click_at(widget.shown_rect)

    def click_at(self, rect: Rect) -> None:
        place = self.services.window.viewport.to_pixels(rect.centre_x, rect.centre_y)
        pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=place, rel=(1, 1), buttons=(0, 0, 0), touch=False))
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pygame.event.post(pygame.Event(kind, pos=place, button=1, touch=False))
        self.loop.step(FRAME)

    def wheel(self, rect: Rect, steps: int) -> None:
        place = self.services.window.viewport.to_pixels(rect.centre_x, rect.centre_y)
        pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=place, rel=(1, 1), buttons=(0, 0, 0), touch=False))
        pygame.event.post(pygame.Event(pygame.MOUSEWHEEL, x=0, y=steps, precise_x=0.0, precise_y=float(steps)))
        self.loop.step(FRAME)

    def picture(self) -> pygame.Surface:
        return self.services.window.picture()


def post_key(key: Key) -> None:
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        pygame.event.post(pygame.Event(kind, scancode=_POSITIONS[key], key=0, mod=0, unicode=""))


def classic(services: Services, **changes: object) -> MatchSetup:
    """Vera, and the classic amounts."""
    rules = DRAW_PRESETS[Evening.CLASSIC].model_copy(update=changes)
    return match_setup(DrawRules.model_validate(rules.model_dump()), [services.cast.get("vera")])


def begin(
    services: Services, wish: Wish | None = None, *, seed: int = 1, setup: MatchSetup | None = None
) -> RunningMatch:
    """A new match with repeatable cards, against an obedient opponent or against Vera herself."""
    players = services.make_players if wish is None else obedient(wish)
    chosen = setup or classic(services)
    return RunningMatch.begin(services.storage.matches, chosen, new_context(seed=seed), players)


def seeds(wanted: Callable[[RunningMatch], bool], services: Services, wish: Wish | None = None) -> Iterator[int]:
    """Seeds whose first deal is as wanted."""
    for seed in range(1, 200):
        match = begin(services, wish, seed=seed)
        match.start_deal()
        fits = wanted(match)
        match.close()
        if fits:
            yield seed


def speaks_first(seat: int) -> Callable[[RunningMatch], bool]:
    """Whether this seat has the first word of the deal."""
    return lambda match: match.phase is Phase.FIRST_BETTING and match.view().actor == seat
