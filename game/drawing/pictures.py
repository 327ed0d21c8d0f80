"""The pictures in `assets/`, scaled once for each size in which they are shown."""

from __future__ import annotations

import io
from collections.abc import Callable, Hashable
from pathlib import Path

import pygame

from game.drawing.store import SurfaceStore

_ARGB = pygame.Surface((1, 1), pygame.SRCALPHA)
_XRGB = pygame.Surface((1, 1), depth=32)
_MEGABYTE = 1 << 20

PictureKey = tuple[Hashable, int, int]
"""A composite by its key, with its width and height in pixels."""


class PictureError(Exception):
    """A picture cannot be read; the message names the file."""


class Pictures:
    """Loads pictures by their path below the assets folder and keeps them at the sizes that are asked for.

    Beside `name.png` a file `name@2x.png` may hold the picture at twice its size; the smaller one is used while it
    has enough pixels. SVG files are drawn at the size asked for. Surfaces are premultiplied (blit them with
    `pygame.BLEND_PREMULTIPLIED`), or have no alpha at all when every pixel of the picture is opaque.
    """

    def __init__(self, folder: Path, originals: int = 96 * _MEGABYTE) -> None:
        self._folder = folder
        self.store = SurfaceStore[pygame.Surface]()
        self._originals = SurfaceStore[pygame.Surface](originals)
        self._documents: dict[str, bytes] = {}

    def exists(self, name: str) -> bool:
        return (self._folder / name).is_file()

    def get(self, name: str, width: int, height: int, tint: str | None = None) -> pygame.Surface:
        """The picture at a size in pixels; with a `tint` all in that colour, as icons are. Raises PictureError."""
        key = (name, width, height, tint)
        return self.store.get(key, lambda: self._make(name, max(1, width), max(1, height), tint))

    def scaled(self, key: Hashable, make: Callable[[], pygame.Surface], width: int, height: int) -> pygame.Surface:
        """A composite that the caller makes (premultiplied), scaled once for this size and kept under `key`."""
        return self.store.get((key, width, height), lambda: made_ready(make, width, height))

    def has(self, key: PictureKey) -> bool:
        """Whether a composite is kept."""
        return self.store.find(key) is not None

    def keep(self, key: PictureKey, made: pygame.Surface) -> None:
        """Keep a composite that :func:`made_ready` has made elsewhere."""
        if not self.has(key):
            self.store.put(key, made)

    def size(self, name: str) -> tuple[int, int]:
        """The size of a bitmap picture at 1x, in pixels. Raises PictureError."""
        return self._original(self._folder / name).get_size()

    def clear(self) -> None:
        self.store.clear()
        self._originals.clear()
        self._documents.clear()

    def _make(self, name: str, width: int, height: int, tint: str | None) -> pygame.Surface:
        if name.endswith(".svg"):
            drawn = self._drawn(name, width, height)
            return drawn.premul_alpha() if tint is None else _tinted(drawn, tint)
        return _scale(self._original(self._best_file(name, width)), width, height)

    def _drawn(self, name: str, width: int, height: int) -> pygame.Surface:
        document = self._documents.get(name)
        if document is None:
            try:
                document = self._documents[name] = (self._folder / name).read_bytes()
            except OSError as error:
                raise PictureError(f"The picture {self._folder / name} cannot be read: {error}") from error
        try:
            return pygame.image.load_sized_svg(io.BytesIO(document), (width, height)).convert(_ARGB)
        except pygame.error as error:
            raise PictureError(f"The picture {self._folder / name} is not an SVG drawing: {error}") from error

    def _best_file(self, name: str, width: int) -> Path:
        file = self._folder / name
        double = file.with_name(f"{file.stem}@2x{file.suffix}")
        if double.is_file() and (not file.is_file() or self._original(file).get_width() < width):
            return double
        return file

    def _original(self, file: Path) -> pygame.Surface:
        return self._originals.get(file, lambda: _prepared(_load(file)))


def made_ready(make: Callable[[], pygame.Surface], width: int, height: int) -> pygame.Surface:
    """What `make` composes (premultiplied), scaled. It touches nothing else, so any thread may."""
    made = make()
    like = _ARGB if made.get_flags() & pygame.SRCALPHA else _XRGB
    return _scale(made.convert(like), max(1, width), max(1, height))


def _tinted(surface: pygame.Surface, tint: str) -> pygame.Surface:
    surface.fill("#ffffff", special_flags=pygame.BLEND_RGB_MAX)
    surface.fill(tint, special_flags=pygame.BLEND_RGB_MULT)
    return surface.premul_alpha()


def _load(file: Path) -> pygame.Surface:
    try:
        return pygame.image.load(file)
    except (OSError, pygame.error) as error:
        raise PictureError(f"The picture {file} cannot be read: {error}") from error


def _prepared(surface: pygame.Surface) -> pygame.Surface:
    """Premultiplied, so that scaling draws no dark fringe around what is transparent."""
    if surface.get_flags() & pygame.SRCALPHA or surface.get_colorkey() is not None:
        return surface.convert(_ARGB).premul_alpha()
    return surface.convert(_XRGB)


def _scale(surface: pygame.Surface, width: int, height: int) -> pygame.Surface:
    if surface.get_size() == (width, height):
        return surface
    return pygame.transform.smoothscale(surface, (width, height))
