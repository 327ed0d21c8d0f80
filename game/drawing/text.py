"""Setting text in pixels: fonts by size, kerned and tracked runs, fitting, wrapping. Everything is kept by size.

Sizes are counted in quarters of a pixel. A run is rendered at four times its size (twice when it is large) and reduced
at once: the font system places and hints letters by whole pixels, which at the size itself would space them unevenly.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

import pygame

from game.drawing.store import SurfaceStore
from game.look.typography import SMALLEST_SHRINK, Face, TextStyle

ELLIPSIS = "…"
QUARTERS = 4
"""Steps in which sizes are counted, to a pixel."""
_LARGE = 40 * QUARTERS
"""From this size on a run is rendered at twice its size: uneven spaces no longer show."""
_KEPT_WIDTHS = 8192
_UNDRAWABLE = re.compile("[\\0\ud800-\udfff]")
_PATH_PARTS = re.compile(r"[/\\]*[^/\\]+[/\\]*|[/\\]+")


@dataclass(frozen=True, slots=True)
class Setting:
    """A text style at the pixels of a window; sizes and tracking in quarters of a pixel."""

    face: Face
    quarters: int
    smallest: int
    tracking: float


@dataclass(frozen=True, slots=True)
class Line:
    """One line as it will be drawn: its words, its size in quarters of a pixel, and its width in pixels."""

    text: str
    quarters: int
    width: float
    cut: bool = False

    @property
    def pixels(self) -> float:
        return self.quarters / QUARTERS


class Typesetter:
    """Measures and renders text with the fonts of one folder.

    A font that is missing is replaced by the one that comes with pygame, so that the game can still say so.
    """

    def __init__(self, folder: Path, store: SurfaceStore[pygame.Surface]) -> None:
        self._folder = folder
        self.store = store
        self._fonts: dict[tuple[Face, int], pygame.font.Font] = {}
        self.fitted = lru_cache(maxsize=_KEPT_WIDTHS)(self._fitted)
        self.wrapped = lru_cache(maxsize=_KEPT_WIDTHS // 4)(self._wrapped)

    @staticmethod
    @lru_cache(maxsize=256)
    def setting(style: TextStyle, scale: float, factor: float) -> Setting:
        """The style at ``scale`` pixels to a unit; ``factor`` is the text size setting.

        However large the setting, a string may shrink as far as it may at 100 %, so a box that is laid out for that
        never has to cut it.
        """
        quarters = max(QUARTERS, round(style.size * scale * factor * QUARTERS))
        smallest = min(quarters, max(QUARTERS, math.ceil(style.size * scale * SMALLEST_SHRINK * QUARTERS)))
        return Setting(style.face, quarters, smallest, style.tracking * scale * factor * QUARTERS)

    def font(self, face: Face, size: int) -> pygame.font.Font:
        """The font at a size in pixels."""
        found = self._fonts.get((face, size))
        if found is None:
            file = self._folder / face.value
            found = pygame.font.Font(file if file.is_file() else None, size)
            self._fonts[face, size] = found
        return found

    def ascent(self, face: Face, quarters: int) -> int:
        """From the top of a run to its baseline, in pixels."""
        return math.ceil(self.font(face, quarters).get_ascent() / QUARTERS)

    def _width(self, text: str, setting: Setting, quarters: int) -> float:
        """The width in pixels at a size that may be smaller than that of the setting."""
        tracking = setting.tracking * quarters / setting.quarters
        shown = as_shown(text)
        return (self.font(setting.face, quarters).size(shown)[0] + tracking * max(0, len(shown) - 1)) / QUARTERS

    def _fitted(self, text: str, setting: Setting, room: float | None) -> Line:
        """The text in one line: shrunk as far as is allowed, then cut with an ellipsis. ``room`` in pixels."""
        for quarters in range(setting.quarters, setting.smallest - 1, -1):
            width = self._width(text, setting, quarters)
            if room is None or width <= room:
                return Line(text, quarters, width)
        return self._cut(text, setting, room or 0)

    def _cut(self, text: str, setting: Setting, room: float) -> Line:
        for length in range(len(text) - 1, 0, -1):
            shorter = text[:length].rstrip() + ELLIPSIS
            width = self._width(shorter, setting, setting.smallest)
            if width <= room:
                return Line(shorter, setting.smallest, width, cut=True)
        return Line(ELLIPSIS, setting.smallest, self._width(ELLIPSIS, setting, setting.smallest), cut=True)

    def _wrapped(self, text: str, setting: Setting, room: float, most_lines: int | None) -> tuple[Line, ...]:
        """The text in lines that fit ``room``; when there are too many it shrinks, then the last one is cut."""
        for quarters in range(setting.quarters, setting.smallest - 1, -1):
            lines = self._broken(text, setting, room, quarters)
            if (most_lines is None or len(lines) <= most_lines) and all(line.width <= room for line in lines):
                return lines
        lines = self._broken(text, setting, room, setting.smallest)
        if most_lines is not None and len(lines) > most_lines:
            rest = " ".join(line.text for line in lines[most_lines - 1 :])
            lines = (*lines[: most_lines - 1], self._cut(rest, setting, room))
        return tuple(line if line.width <= room else self._cut(line.text, setting, room) for line in lines)

    def _broken(self, text: str, setting: Setting, room: float, quarters: int) -> tuple[Line, ...]:
        lines: list[Line] = []
        for paragraph in text.split("\n"):
            current = ""
            for space, word in self._pieces(paragraph, setting, room, quarters):
                longer = f"{current}{space}{word}" if current else word
                if current and self._width(longer, setting, quarters) > room:
                    lines.append(Line(current, quarters, self._width(current, setting, quarters)))
                    current = word
                else:
                    current = longer
            lines.append(Line(current, quarters, self._width(current, setting, quarters)))
        return tuple(lines)

    def _pieces(self, paragraph: str, setting: Setting, room: float, quarters: int) -> Iterator[tuple[str, str]]:
        """What may stand on lines of its own, each with what goes before it: words, and parts of long paths."""
        for word in paragraph.split(" "):
            whole = self._width(word, setting, quarters) <= room
            for place, piece in enumerate([word] if whole else _PATH_PARTS.findall(word)):
                yield ("" if place else " "), piece

    def run(self, line: Line, setting: Setting, colour: str) -> pygame.Surface:
        """The line rendered in one colour, premultiplied. Its baseline is ``ascent`` pixels below its top."""
        key = (line.text, line.quarters, setting.face, setting.tracking, colour)
        found = self.store.find(key)
        return found if found is not None else self.store.put(key, self._render(line, setting, colour))

    def _render(self, line: Line, setting: Setting, colour: str) -> pygame.Surface:
        text, face = as_shown(line.text), setting.face
        factor = QUARTERS if line.quarters < _LARGE else QUARTERS // 2
        font = self.font(face, line.quarters * factor // QUARTERS)
        above = self.ascent(face, line.quarters) * factor - font.get_ascent()
        tracking = setting.tracking * line.quarters / setting.quarters * factor / QUARTERS
        # Letters of another size are not exactly as much wider, which a long line makes visible.
        letters = math.ceil((font.size(text)[0] + tracking * len(text)) / factor)
        width = max(math.ceil(line.width), letters) + math.ceil(line.pixels / 4)
        height = math.ceil((font.get_height() + above) / factor)
        large = pygame.Surface((width * factor, height * factor), pygame.SRCALPHA)
        if tracking:
            for place, letter in enumerate(text):
                # The width of everything before a letter holds its kerning with the letter before it.
                x = font.size(text[: place + 1])[0] - font.size(letter)[0] + round(place * tracking)
                _lay(large, font.render(letter, True, colour), (x, above))
        else:
            _lay(large, font.render(text, True, colour), (0, above))
        return pygame.transform.smoothscale(large, (width, height))


def _lay(surface: pygame.Surface, letters: pygame.Surface, place: tuple[int, int]) -> None:
    surface.blit(letters.premul_alpha(), place, special_flags=pygame.BLEND_PREMULTIPLIED)


def as_shown(text: str) -> str:
    """The text with ordinary spaces in the place of unbreakable ones, which the fonts do not have.

    What no font can draw, such as a letter of a path in another encoding, becomes a question mark.
    """
    return _UNDRAWABLE.sub("?", text.replace("\u00a0", " ").replace("\u202f", " "))
