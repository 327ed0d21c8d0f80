"""The scenes that are open: the top one gets the input, overlays lie over a frozen picture of what is below."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from typing import Protocol

import pygame

from game.devices.inputs import Activate, Input, PointerPressed, meaning
from game.drawing.backdrop import darkened, transparent_over
from game.drawing.canvas import Canvas
from game.look.colours import Colour
from game.look.geometry import CANVAS
from game.look.motion import CROSS_FADE, OVERLAY_IN, SCREEN_CHANGE, quad_in_out
from game.look.theme import Theme
from game.stage.window import Window
from game.widgets.toast import Toasts


class Stacked(Protocol):
    """What can lie on the stack; every scene can."""

    @property
    def name(self) -> str: ...

    @property
    def is_overlay(self) -> bool: ...

    @property
    def backdrop_ink(self) -> float: ...

    @property
    def backdrop_blur(self) -> float: ...

    def entered(self) -> None: ...

    def resumed(self) -> None: ...

    def left(self) -> None: ...

    def layout(self) -> None: ...

    def handle(self, given: Input) -> bool: ...

    def update(self, seconds: float) -> None: ...

    def draw(self, canvas: Canvas) -> None: ...


_log = logging.getLogger(__name__)


@dataclass(slots=True)
class _Entry:
    scene: Stacked
    backdrop: pygame.Surface | None = None


@dataclass(slots=True)
class _Transition:
    """From the last picture of the old scene to the new one, through ink or straight across."""

    before: pygame.Surface
    seconds: float
    through_ink: bool
    elapsed: float = 0.0

    @property
    def progress(self) -> float:
        return min(1.0, self.elapsed / self.seconds)


class SceneStack:
    """Push, pop and replace scenes. The top one is live; what lies below waits."""

    def __init__(self, window: Window, theme: Theme, toasts: Toasts) -> None:
        self._window = window
        self._theme = theme
        self._toasts = toasts
        self._entries: list[_Entry] = []
        self._transition: _Transition | None = None
        self._shown = False

    @property
    def top(self) -> Stacked | None:
        return self._entries[-1].scene if self._entries else None

    @property
    def scenes(self) -> tuple[Stacked, ...]:
        """From the lowest to the top."""
        return tuple(entry.scene for entry in self._entries)

    @property
    def in_transition(self) -> bool:
        return self._transition is not None

    # ------------------------------------------------------------ changing scenes
    def push(self, scene: Stacked) -> None:
        """Open a scene over the present one, which waits until it is closed."""
        self._begin_transition(through_ink=not scene.is_overlay)
        self._add(scene)

    def pop(self) -> None:
        """Close the top scene; the one below goes on where it was."""
        if not self._entries:
            return
        closed = self._entries[-1].scene
        self._begin_transition(through_ink=not closed.is_overlay)
        self._entries.pop()
        closed.left()
        if self.top is not None:
            self.top.resumed()
        self._window.invalidate()

    def replace(self, scene: Stacked) -> None:
        """Close the top scene and open another in its place."""
        self._begin_transition(through_ink=True)
        if self._entries:
            self._entries.pop().scene.left()
        self._add(scene)

    def restart(self, scene: Stacked) -> None:
        """Close every scene and open this one."""
        self._begin_transition(through_ink=True)
        while self._entries:
            self._entries.pop().scene.left()
        self._add(scene)

    def restart_after_error(self, scene: Stacked) -> None:
        """Like :meth:`restart`, whatever goes wrong with the scenes that are closed."""
        self._transition = None
        while self._entries:
            closed = self._entries.pop().scene
            try:
                closed.left()
            except Exception:  # noqa: BLE001 - there has been an error already
                _log.exception("%s could not be left", closed.name)
        self._add(scene)

    def clear(self) -> None:
        """Close every scene: the program ends."""
        while self._entries:
            self._entries.pop().scene.left()

    def _add(self, scene: Stacked) -> None:
        self._entries.append(_Entry(scene))
        scene.layout()
        scene.entered()
        self._window.invalidate()

    def _begin_transition(self, *, through_ink: bool) -> None:
        if not self._shown:
            return
        theme = self._theme
        through_ink = through_ink and not theme.still
        seconds = CROSS_FADE if theme.still else theme.duration(SCREEN_CHANGE if through_ink else OVERLAY_IN)
        self._transition = _Transition(self._window.picture(), seconds, through_ink)

    # ------------------------------------------------------------ the life of a frame
    def handle(self, given: Input) -> bool:
        """Offer an input to the top scene only.

        A press while one scene gives way to another only hurries that: it never presses what appears underneath.
        """
        if self._transition is not None and isinstance(meaning(given), PointerPressed | Activate):
            self._transition.elapsed = self._transition.seconds
            return True
        top = self.top
        return top.handle(given) if top is not None else False

    def update(self, seconds: float) -> None:
        if self._transition is not None:
            self._transition.elapsed += seconds
            if self._transition.progress >= 1:
                self._transition = None
            self._window.invalidate()
        if self.top is not None:
            self.top.update(seconds)
        self._toasts.update(seconds)

    def layout(self) -> None:
        """The window, the language or the text size changed: build and draw everything anew."""
        self._transition = None
        for entry in self._entries:
            entry.backdrop = None
            entry.scene.layout()
        self._window.invalidate()

    def resized(self) -> None:
        """The window has another size: pictures of what is below are taken again."""
        self._transition = None
        for entry in self._entries:
            entry.backdrop = None
        self._window.invalidate()

    def draw(self, canvas: Canvas) -> None:
        self._shown = True
        transition = self._transition
        if transition is None:
            self._draw_scenes(canvas, len(self._entries) - 1)
        elif transition.through_ink:
            self._draw_through_ink(canvas, transition)
        else:
            self._draw_scenes(canvas, len(self._entries) - 1)
            transparent_over(canvas.surface, transition.before, 1 - transition.progress)
        self._toasts.draw(canvas)

    def _draw_through_ink(self, canvas: Canvas, transition: _Transition) -> None:
        progress = transition.progress
        if progress < 0.5:
            canvas.surface.blit(transition.before, (0, 0))
        else:
            self._draw_scenes(canvas, len(self._entries) - 1)
        canvas.fill(
            Colour.INK,
            CANVAS,
            1 - abs(2 * quad_in_out(progress) - 1),
        )

    def _draw_scenes(self, canvas: Canvas, place: int) -> None:
        if place < 0:
            canvas.fill(Colour.INK)
            return
        entry = self._entries[place]
        if entry.scene.is_overlay:
            if entry.backdrop is None:
                entry.backdrop = self._frozen(canvas, place - 1, entry.scene)
            canvas.surface.blit(entry.backdrop, (0, 0))
        entry.scene.draw(canvas)

    def _frozen(self, canvas: Canvas, place: int, over: Stacked) -> pygame.Surface:
        below = pygame.Surface(canvas.surface.get_size(), 0, canvas.surface)
        self._draw_scenes(self._window.canvas(canvas.theme, canvas.stores, below), place)
        return darkened(below, over.backdrop_blur * canvas.scale, over.backdrop_ink)
