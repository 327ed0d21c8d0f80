"""The one window of the game: opening it, fullscreen, and showing what is dirty."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path

import pygame

from game.drawing.canvas import Canvas
from game.drawing.dirty import DirtyAreas
from game.drawing.kept import Beneath, Stores
from game.look.geometry import CANVAS, Rect
from game.look.theme import Theme
from game.look.viewport import SMALLEST_WINDOW, Viewport
from game.settings import WindowSettings

TITLE = "Lose Your Shirt"
_CLASS = "lose-your-shirt"
_SOFTWARE = "SDL_FRAMEBUFFER_ACCELERATION"
_AROUND = 64
"""Pixels that a title bar and a panel need."""
_WORTH_A_TURN = 150_000
"""As long as it takes to go through a page for one more rectangle, so many pixels can be drawn."""


class NoDisplayError(Exception):
    """There is no screen to open a window on; the message says what to do about it."""


class Window:
    """A resizable window whose picture is redrawn only where somebody said that it changed."""

    def __init__(self, place: WindowSettings, icon: Path | None = None) -> None:
        """Open the window. Raises NoDisplayError."""
        self._windowed = place
        self._window = _open(place)
        self._window.minimum_size = SMALLEST_WINDOW
        self._put(place)
        if icon is not None and icon.is_file():
            self._window.set_icon(pygame.image.load(icon))
        self._dirty = DirtyAreas(CANVAS)
        self._dirty_above = DirtyAreas()
        self._beneath = Beneath()
        self._letterbox = True
        self.fullscreen = False
        self.viewport = self._measured()
        if place.fullscreen:
            self.set_fullscreen(on=True)

    # ------------------------------------------------------------ place and size
    @property
    def place(self) -> WindowSettings:
        """The place to remember: the windowed one, even while the game fills the screen."""
        place = self._windowed if self.fullscreen else self._current_place()
        return place.model_copy(update={"fullscreen": self.fullscreen})

    def _current_place(self) -> WindowSettings:
        width, height = self._window.size
        return WindowSettings(width=width, height=height, position=self._window.position)

    def set_fullscreen(self, *, on: bool) -> bool:
        """Fill the screen, or come back to the window as it was; False, and no change, when the system refuses."""
        if on == self.fullscreen:
            return True
        try:
            if on:
                self._windowed = self._current_place()
                self._window.set_fullscreen(desktop=True)
            else:
                self._window.set_windowed()
                self._put(self._windowed)
        except pygame.error:
            return False
        self.fullscreen = on
        self.resized()
        return True

    def _put(self, place: WindowSettings) -> None:
        """Bring the window to a place, once its frame is around it; one too large for the screen fills what it can."""
        self._window.size = _size(place)
        if not _fits(self._window.size):
            # The window manager alone knows its panels and how thick its frames are.
            self._window.maximize()
        elif place.position is not None:
            self._window.position = place.position

    def resized(self) -> bool:
        """Measure the window again; whether it has another size than before."""
        viewport = self._measured()
        changed = viewport != self.viewport
        self.viewport = viewport
        self.expose()
        return changed

    def _measured(self) -> Viewport:
        width, height = self._window.get_surface().get_size()
        return Viewport((max(1, width), max(1, height)), self._window.size)

    # ------------------------------------------------------------ drawing
    @property
    def dirty(self) -> bool:
        return bool(self._dirty) or bool(self._dirty_above)

    def invalidate(self, rect: Rect = CANVAS) -> None:
        """Ask for this part of the canvas to be drawn again in the next frame."""
        self._dirty.add(rect)

    def invalidate_above(self, rect: Rect) -> None:
        """The same where nothing has changed but what a scene draws above ``Canvas.beneath``."""
        self._dirty_above.add(rect)

    def expose(self) -> None:
        """The whole window, letterbox and all, must be shown again."""
        self._dirty.add(CANVAS)
        self._letterbox = True

    def canvas(self, theme: Theme, stores: Stores, surface: pygame.Surface | None = None) -> Canvas:
        """A canvas on the window, or on another surface of the same size."""
        return Canvas(surface or self._window.get_surface(), self.viewport, theme, stores)

    def redraw(self, theme: Theme, stores: Stores, draw: Callable[[Canvas], None]) -> None:
        """Draw what is dirty, each rectangle once, and show it."""
        if not self.dirty:
            return
        surface = self._window.get_surface()
        if self._letterbox:
            surface.set_clip(None)
            surface.fill(theme.hex("#000000"))
            self._letterbox = False
        canvas = self.canvas(theme, stores)
        canvas.kept = self._beneath
        spare = _WORTH_A_TURN / self.viewport.scale**2
        dirty, above = self._dirty.taken(spare), self._dirty_above.taken(spare)
        for rect in dirty:
            surface.set_clip(self._covered(rect))
            draw(canvas)
        canvas.shows_kept = True
        for rect in above:
            if not any(rect.union(other) == other for other in dirty):
                surface.set_clip(self._covered(rect))
                draw(canvas)
        surface.set_clip(None)
        self._window.flip()

    def _covered(self, rect: Rect) -> pygame.Rect:
        """All pixels that the rectangle touches: one more than it covers, against roundings."""
        grown = rect if rect == CANVAS else rect.inset(-1 / self.viewport.scale)
        return pygame.Rect(self.viewport.rect_to_pixels(grown)).clip(self.viewport.rect_to_pixels(CANVAS))

    def picture(self) -> pygame.Surface:
        """A copy of what the window shows now."""
        return self._window.get_surface().copy()

    def close(self) -> None:
        self._window.destroy()


def _open(place: WindowSettings) -> pygame.Window:
    # Importing pygame has already set this to the name of the script, under which no desktop file would be found.
    os.environ["SDL_VIDEO_X11_WMCLASS"] = _CLASS
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    chosen = _SOFTWARE in os.environ
    if sys.platform == "linux" and not chosen:
        # Without a graphics processor SDL's accelerated window surface is four to five times slower.
        os.environ[_SOFTWARE] = "0"
    try:
        return _opened(place)
    except pygame.error as error:
        if chosen or os.environ.pop(_SOFTWARE, None) is None:
            raise _no_display(error) from error
    pygame.display.quit()
    try:
        return _opened(place)
    except pygame.error as error:
        raise _no_display(error) from error


def _opened(place: WindowSettings) -> pygame.Window:
    pygame.display.init()
    position = pygame.WINDOWPOS_CENTERED if place.position is None else place.position
    window = pygame.Window(TITLE, _size(place), position, resizable=True, allow_high_dpi=True)
    try:
        window.get_surface()
    except pygame.error:
        window.destroy()
        raise
    return window


def _size(place: WindowSettings) -> tuple[int, int]:
    return max(place.width, SMALLEST_WINDOW[0]), max(place.height, SMALLEST_WINDOW[1])


def _fits(size: tuple[int, int]) -> bool:
    """Whether a window of this size, with what lies around it, can be seen as a whole on some screen."""
    width, height = size
    return any(width <= most[0] and height + _AROUND <= most[1] for most in pygame.display.get_desktop_sizes())


def _no_display(error: pygame.error) -> NoDisplayError:
    return NoDisplayError(
        f"Lose Your Shirt cannot open a window: {error}. It needs a desktop session with a display; "
        "on a remote machine start it inside one (for instance with DISPLAY set), or try "
        "SDL_VIDEODRIVER=x11 or wayland."
    )
