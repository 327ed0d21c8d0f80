"""The canvas that scenes draw on: canvas units in, native pixels out.

Nothing here is ever scaled as a finished picture: text is set at its final size, chrome and pictures are rendered once
for each size in pixels and kept.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from enum import Enum

import pygame

from game.colours import Colour, Paint
from game.drawing.pictures import Pictures
from game.drawing.store import SurfaceStore
from game.drawing.text import Line, Setting, Typesetter
from game.drawing.vector import Part, Rendered, render
from game.geometry import CANVAS, Rect
from game.theme import Theme
from game.typography import TextStyle
from game.viewport import Viewport

_PREMULTIPLIED = pygame.BLEND_PREMULTIPLIED
_BASELINE = 0.35
"""From the middle of a line to its baseline, as a part of the size: capitals then stand in the middle."""
_MEGABYTE = 1 << 20
_PARTS_BUDGET, _TEXT_BUDGET, _PICTURES_BUDGET = 48 * _MEGABYTE, 16 * _MEGABYTE, 120 * _MEGABYTE
"""How much may be kept in a window of 1920 by 1080."""
_HEIGHT_FACTORS = (1.0, 0.93, 0.87, 0.82, 0.77)
_ABOVE, _BELOW = 0.84, 0.22
"""How far capitals and tails of letters reach from the baseline, as parts of the size."""
_BOLD_BELOW = {"glyphs": 20, "garments": 44}
"""Below so many pixels icons are drawn with bolder lines."""


class Align(Enum):
    LEFT = 0.0
    CENTRE = 0.5
    RIGHT = 1.0


@dataclass(frozen=True, slots=True)
class DrawnText:
    """A line as it was drawn, as far as the clip let it: for tests that look for cut, overlapping and outlying text."""

    text: str
    bounds: Rect
    size: float
    cut: bool
    colour: Paint


@dataclass(frozen=True, slots=True)
class Stores:
    """What is kept from frame to frame."""

    parts: SurfaceStore[Rendered]
    typesetter: Typesetter
    pictures: Pictures

    def allow_for(self, scale: float) -> None:
        """Let the stores grow with the pixels of the window; a `scale` of 1 is a window of 1920 by 1080."""
        area = max(1.0, scale * scale)
        self.parts.budget = round(_PARTS_BUDGET * area)
        self.typesetter.store.budget = round(_TEXT_BUDGET * area)
        self.pictures.store.budget = round(_PICTURES_BUDGET * area)


class Beneath:
    """The last picture of what lies beneath everything that moves, in the pixels of a window."""

    def __init__(self) -> None:
        self._picture: pygame.Surface | None = None

    def keep(self, surface: pygame.Surface) -> None:
        """Take over what has just been drawn inside of the surface's clip."""
        picture = self._picture
        if picture is None or picture.get_size() != surface.get_size():
            picture = self._picture = pygame.Surface(surface.get_size(), 0, surface)
        clip = surface.get_clip()
        picture.blit(surface, clip, clip)

    def show(self, surface: pygame.Surface) -> None:
        """Put what was kept inside of the surface's clip."""
        if self._picture is not None:
            clip = surface.get_clip()
            surface.blit(self._picture, clip, clip)


class Canvas:
    """Draws on one surface through one viewport. Positions and sizes are in canvas units.

    A canvas is made for one frame; everything that is worth keeping is in its `stores`.
    """

    def __init__(self, surface: pygame.Surface, viewport: Viewport, theme: Theme, stores: Stores) -> None:
        self.surface = surface
        self.viewport = viewport
        self.theme = theme
        self.stores = stores
        self.palette = theme.palette
        self.scale = viewport.scale
        self.record: list[DrawnText] | None = None
        self.kept: Beneath | None = None
        """Where a window keeps what `beneath` draws."""
        self.shows_kept = False
        """Whether only what lies above that has changed."""
        self._left, self._top = viewport.left, viewport.top
        self._opacity = 1.0
        self._dx, self._dy = 0.0, 0.0

    # ------------------------------------------------------------ state
    @contextmanager
    def clipped(self, rect: Rect) -> Iterator[None]:
        """Draw nothing outside of the rectangle."""
        before = self.surface.get_clip()
        self.surface.set_clip(pygame.Rect(self._pixels(rect)).clip(before))
        try:
            yield
        finally:
            self.surface.set_clip(before)

    @contextmanager
    def faded(self, opacity: float) -> Iterator[None]:
        """Draw everything inside with this opacity (0 to 1), each thing by itself."""
        before = self._opacity
        self._opacity = before * min(1.0, max(0.0, opacity))
        try:
            yield
        finally:
            self._opacity = before

    @contextmanager
    def shifted(self, dx: float, dy: float) -> Iterator[None]:
        """Draw everything inside moved by so many units."""
        before = self._dx, self._dy
        self._dx, self._dy = before[0] + dx, before[1] + dy
        try:
            yield
        finally:
            self._dx, self._dy = before

    def beneath(self, draw: Callable[[Canvas], None]) -> None:
        """Draw what lies beneath everything that moves; while only that moves, it is shown as it was drawn last."""
        if self.kept is None:
            draw(self)
        elif self.shows_kept:
            self.kept.show(self.surface)
        else:
            draw(self)
            self.kept.keep(self.surface)

    def visible(self, rect: Rect) -> bool:
        """Whether any of the rectangle may be redrawn; what is not can be left out."""
        clip, scale = self.surface.get_clip(), self.scale
        left, top = (rect.x + self._dx) * scale + self._left, (rect.y + self._dy) * scale + self._top
        return (
            left < clip.right + 1
            and top < clip.bottom + 1
            and left + rect.width * scale > clip.left - 1
            and top + rect.height * scale > clip.top - 1
        )

    def _pixels(self, rect: Rect) -> tuple[int, int, int, int]:
        # The same as the viewport does, without asking it for its scale four times.
        scale = self.scale
        x, y = rect.x + self._dx, rect.y + self._dy
        left, top = round(x * scale) + self._left, round(y * scale) + self._top
        right, bottom = round((x + rect.width) * scale) + self._left, round((y + rect.height) * scale) + self._top
        return left, top, right - left, bottom - top

    def _reaches(self, y: int, reach: float) -> bool:
        """Whether something around this row of pixels can be seen at all."""
        clip = self.surface.get_clip()
        return y + reach > clip.top and y - reach < clip.bottom

    def _place(self, x: float, y: float) -> tuple[int, int]:
        return round((x + self._dx) * self.scale) + self._left, round((y + self._dy) * self.scale) + self._top

    def _blit(self, surface: pygame.Surface, place: tuple[int, int]) -> None:
        opacity = self._opacity
        if opacity >= 1:
            self.surface.blit(surface, place, special_flags=_PREMULTIPLIED if surface.get_masks()[3] else 0)
        elif opacity > 0:
            self._blit_faded(surface, place, opacity)

    def _blit_faded(self, surface: pygame.Surface, place: tuple[int, int], opacity: float) -> None:
        if not surface.get_masks()[3]:
            surface.set_alpha(round(opacity * 255))
            self.surface.blit(surface, place)
            surface.set_alpha(None)
            return
        part = surface.get_rect(topleft=place).clip(self.surface.get_clip())
        if part.width and part.height:
            level = round(opacity * 255)
            faint = surface.subsurface(part.move(-place[0], -place[1])).copy()
            faint.fill((level, level, level, level), special_flags=pygame.BLEND_RGBA_MULT)
            self.surface.blit(faint, part, special_flags=_PREMULTIPLIED)

    # ------------------------------------------------------------ plain shapes
    def fill(self, paint: Paint, rect: Rect = CANVAS, opacity: float = 1) -> None:
        """Fill a rectangle with one colour."""
        self._mix(self.theme.hex(paint), pygame.Rect(self._pixels(rect)), opacity)

    def _mix(self, colour: str, pixels: pygame.Rect, opacity: float) -> None:
        opacity *= self._opacity
        if opacity >= 1:
            self.surface.fill(colour, pixels)
            return
        pixels = pixels.clip(self.surface.get_clip())
        if opacity > 0 and pixels.width and pixels.height:
            # Multiplying and adding is faster than blending a surface of the same size.
            keep, level = round((1 - opacity) * 255), pygame.Color(colour)
            self.surface.fill((keep, keep, keep, keep), pixels, special_flags=pygame.BLEND_RGBA_MULT)
            added = [round(channel * opacity) for channel in (level.r, level.g, level.b, 255)]
            self.surface.fill(added, pixels, special_flags=pygame.BLEND_RGBA_ADD)

    def hairline(
        self, x: float, y: float, length: float, paint: Paint = Colour.BRASS_LINE, opacity: float = 0.6
    ) -> None:
        """A horizontal line, 1.4 units thick and at least one pixel."""
        left, top, width, _ = self._pixels(Rect(x, y, length, 1))
        thickness = max(1, round(1.4 * self.scale))
        self._mix(self.theme.hex(paint), pygame.Rect(left, top - thickness // 2, width, thickness), opacity)

    # ------------------------------------------------------------ chrome and pictures
    def part(self, part: Part, x: float, y: float) -> None:
        """Draw a piece of chrome with its top left corner here; shadows and rings reach beyond it."""
        surface = self._rendered(part)
        left, top = self._place(x, y)
        self._blit(surface, (left - surface.margin, top - surface.margin))

    def growing_part(self, part: Part, x: float, y: float, zoom: float, anchor: tuple[float, float]) -> None:
        """Draw a piece of chrome on its way to its full size; `anchor`, a point of the canvas, stays where it is."""
        surface = self._rendered(part)
        width, height = round(surface.get_width() * zoom), round(surface.get_height() * zoom)
        if width < 1 or height < 1:
            return
        (left, top), (fixed_x, fixed_y) = self._place(x, y), self._place(*anchor)
        left, top = left - surface.margin, top - surface.margin
        place = round(fixed_x + (left - fixed_x) * zoom), round(fixed_y + (top - fixed_y) * zoom)
        self._blit(pygame.transform.smoothscale(surface, (width, height)), place)

    def _rendered(self, part: Part) -> Rendered:
        key = (part, self.scale, self.theme.comfort.high_contrast)
        surface = self.stores.parts.find(key)
        if surface is None:
            surface = self.stores.parts.put(key, render(part.drawing(self.palette), self.palette, self.scale))
        return surface

    def picture_on(self, part: Part, name: str, rect: Rect) -> None:
        """Draw a picture over a piece of chrome with the same top left corner, as one. Raises PictureError."""
        x, y, width, height = self._pixels(rect)
        key = (part, name, width, height, self.scale, self.theme.comfort.high_contrast)
        surface = self.stores.parts.find(key)
        if surface is None:
            under = self._rendered(part)
            surface = Rendered(under.get_size(), pygame.SRCALPHA)
            surface.margin = under.margin
            surface.blit(under, (0, 0), special_flags=_PREMULTIPLIED)
            picture = self.stores.pictures.get(name, width, height)
            surface.blit(picture, (under.margin, under.margin), special_flags=_PREMULTIPLIED)
            self.stores.parts.put(key, surface)
        self._blit(surface, (x - surface.margin, y - surface.margin))

    def group(self, key: Hashable, rect: Rect, draw: Callable[[Canvas], None]) -> None:
        """Draw what `draw` puts into the rectangle, as one and put together once for each `key`.

        The key names everything that it depends on besides the theme and its place in the window.
        """
        if self.record is not None:
            draw(self)
            return
        if not self.visible(rect):
            return
        x, y, width, height = self._pixels(rect)
        comfort = self.theme.comfort

        def put_together() -> pygame.Surface:
            surface = pygame.Surface((max(1, width), max(1, height)), pygame.SRCALPHA)
            inner = Canvas(surface, self.viewport, self.theme, self.stores)
            inner._left, inner._top = self._left - x, self._top - y
            inner._dx, inner._dy = self._dx, self._dy
            draw(inner)
            return surface

        whole = (key, x, y, width, height, self.scale, comfort.high_contrast, self.theme.text_factor)
        self._blit(self.stores.pictures.store.get(whole, put_together), (x, y))

    def picture(self, name: str, rect: Rect, tint: Paint | None = None) -> None:
        """Draw a picture of `assets/` into the rectangle. Raises PictureError when it cannot be read."""
        if not self.visible(rect):
            return
        x, y, width, height = self._pixels(rect)
        colour = self.theme.hex(tint) if tint else None
        self._blit(self.stores.pictures.get(name, width, height, colour), (x, y))

    def ground(self, pictures: tuple[tuple[str, Rect], ...]) -> None:
        """Draw pictures that cover the whole canvas, one over the other; they are put together once for each size."""
        x, y, width, height = self._pixels(CANVAS)

        def put_together() -> pygame.Surface:
            whole = pygame.Surface((width, height), depth=32)
            canvas = Canvas(whole, Viewport.of_size(width, height), self.theme, self.stores)
            for name, rect in pictures:
                canvas.picture(name, rect)
            return whole

        self._blit(self.stores.pictures.scaled(pictures, put_together, width, height), (x, y))

    def composite(self, key: Hashable, make: Callable[[], pygame.Surface], rect: Rect) -> None:
        """Draw what `make` composes (once per size; straight alpha, any size) into the rectangle."""
        x, y, width, height = self._pixels(rect)
        self._blit(self.stores.pictures.scaled(key, make, width, height), (x, y))

    def icon(self, name: str, centre_x: float, centre_y: float, size: float, paint: Paint = Colour.BRASS) -> None:
        """Draw a sign of the interface (`assets/interface/glyphs`) in one colour, centred."""
        self._line_icon("glyphs", name, centre_x, centre_y, size, paint)

    def garment(self, name: str, centre_x: float, centre_y: float, size: float, paint: Paint = Colour.BRASS) -> None:
        """Draw a garment's icon (`assets/interface/garments`) in one colour, centred."""
        self._line_icon("garments", name, centre_x, centre_y, size, paint)

    def _line_icon(self, kind: str, name: str, centre_x: float, centre_y: float, size: float, paint: Paint) -> None:
        if not self.visible(Rect(centre_x - size / 2, centre_y - size / 2, size, size)):
            return
        pixels = max(1, round(size * self.scale))
        weight = "bold" if pixels < _BOLD_BELOW[kind] else "regular"
        file = f"interface/{kind}/{weight}/{name}.svg"
        surface = self.stores.pictures.get(file, pixels, pixels, self.theme.hex(paint))
        x, y = self._place(centre_x - size / 2, centre_y - size / 2)
        self._blit(surface, (x, y))

    def sprite(
        self,
        surface: pygame.Surface,
        centre_x: float,
        centre_y: float,
        *,
        rotation: float = 0,
        stretch_x: float = 1,
        zoom: float = 1,
    ) -> None:
        """Draw a premultiplied surface of native pixels around a centre; `rotation` in degrees, clockwise."""
        if stretch_x != 1 or zoom != 1:
            width, height = surface.get_size()
            size = max(1, round(width * abs(stretch_x) * zoom)), max(1, round(height * zoom))
            surface = pygame.transform.smoothscale(surface, size)
        if rotation:
            surface = pygame.transform.rotozoom(surface, -rotation, 1)
        x, y = self._place(centre_x, centre_y)
        self._blit(surface, (x - surface.get_width() // 2, y - surface.get_height() // 2))

    # ------------------------------------------------------------ text
    def setting(self, style: TextStyle) -> Setting:
        return Typesetter.setting(style, self.scale, self.theme.text_factor)

    def width(self, text: str, style: TextStyle) -> float:
        """How wide the text is when nothing limits it, in canvas units."""
        line = self.stores.typesetter.fitted(_cased(text, style), self.setting(style), None)
        return line.width / self.scale

    def text(
        self,
        text: str,
        x: float,
        y: float,
        style: TextStyle,
        paint: Paint = Colour.CREAM,
        align: Align = Align.LEFT,
        fit: float | None = None,
    ) -> Rect:
        """Draw one line with its baseline at `y` and answer with its bounds.

        `fit` is the room in units: the line shrinks to 90 % at most, then ends in an ellipsis.
        """
        if not text:
            return Rect(x, y, 0, 0)
        setting = self.setting(style)
        room = None if fit is None else max(1.0, fit * self.scale)
        line = self.stores.typesetter.fitted(_cased(text, style), setting, room)
        return self._draw_line(line, setting, x, y, paint, align)

    def text_middle(
        self,
        text: str,
        x: float,
        centre_y: float,
        style: TextStyle,
        paint: Paint = Colour.CREAM,
        align: Align = Align.CENTRE,
        fit: float | None = None,
    ) -> Rect:
        """Draw one line whose capitals stand in the middle of `centre_y`."""
        if not text:
            return Rect(x, centre_y, 0, 0)
        setting = self.setting(style)
        room = None if fit is None else max(1.0, fit * self.scale)
        line = self.stores.typesetter.fitted(_cased(text, style), setting, room)
        baseline = centre_y + line.pixels / self.scale * _BASELINE
        return self._draw_line(line, setting, x, baseline, paint, align)

    def lines(self, text: str, style: TextStyle, width: float, most_lines: int | None = None) -> tuple[Line, ...]:
        """The text broken into lines as `paragraph` would draw it."""
        room = max(1.0, width * self.scale)
        return self.stores.typesetter.wrapped(_cased(text, style), self.setting(style), room, most_lines)

    def line_height(self, style: TextStyle) -> float:
        return style.size * style.line * self.theme.text_factor

    def paragraph_height(self, text: str, style: TextStyle, width: float) -> float:
        return len(self.lines(text, style, width)) * self.line_height(style)

    def paragraph(
        self,
        text: str,
        x: float,
        y: float,
        width: float,
        style: TextStyle,
        paint: Paint = Colour.CREAM,
        align: Align = Align.LEFT,
        most_lines: int | None = None,
    ) -> float:
        """Draw wrapped text from its top at `y`; answers with the height that it took.

        With `most_lines` it shrinks to 90 % at most before the last line is cut.
        """
        setting, lines = self.setting(style), self.lines(text, style, width, most_lines)
        height = self.line_height(style)
        anchor = x + width * align.value
        for number, line in enumerate(lines):
            middle = y + (number + 0.5) * height
            baseline = middle + line.pixels / self.scale * _BASELINE
            self._draw_line(line, setting, anchor, baseline, paint, align)
        return len(lines) * height

    def text_box(
        self,
        text: str,
        rect: Rect,
        style: TextStyle,
        paint: Paint = Colour.CREAM,
        align: Align = Align.CENTRE,
        most_lines: int = 1,
    ) -> None:
        """Draw text in the middle of a box: in one line if it fits, else wrapped into at most so many."""
        style = self._as_high_as(text, rect, style, most_lines)
        lines = self.lines(text, style, rect.width, most_lines)
        setting, height = self.setting(style), self.line_height(style)
        top = rect.centre_y - len(lines) * height / 2
        anchor = rect.x + rect.width * align.value
        for number, line in enumerate(lines):
            baseline = top + (number + 0.5) * height + line.pixels / self.scale * _BASELINE
            self._draw_line(line, setting, anchor, baseline, paint, align)

    def _as_high_as(self, text: str, rect: Rect, style: TextStyle, most_lines: int) -> TextStyle:
        """The style as large as the text size setting wants and the height of the box allows, never below 100 %."""
        if self.theme.text_factor <= 1:
            return style
        for factor in _HEIGHT_FACTORS:
            smaller = style.sized(style.size * factor)
            height = len(self.lines(text, smaller, rect.width, most_lines)) * self.line_height(smaller)
            if height <= rect.height or factor * self.theme.text_factor <= 1:
                return smaller
        return style

    def _draw_line(self, line: Line, setting: Setting, x: float, y: float, paint: Paint, align: Align) -> Rect:
        left, baseline = self._place(x, y)
        left -= round(line.width * align.value)
        if self._reaches(baseline, 2 * line.pixels):
            typesetter = self.stores.typesetter
            surface = typesetter.run(line, setting, self.theme.hex(paint))
            self._blit(surface, (left, baseline - typesetter.ascent(setting.face, line.quarters)))
        bounds = Rect(
            (left - self._left) / self.scale,
            y + self._dy - line.pixels * _ABOVE / self.scale,
            line.width / self.scale,
            line.pixels * (_ABOVE + _BELOW) / self.scale,
        )
        if self.record is not None and self._opacity > 0 and self._shows(bounds):
            seen = self._seen_part(bounds)
            self.record.append(DrawnText(line.text, seen, line.pixels / self.scale, line.cut, paint))
        return bounds

    def _shows(self, bounds: Rect) -> bool:
        return bool(self.surface.get_clip().colliderect(self.viewport.rect_to_pixels(bounds)))

    def _seen_part(self, bounds: Rect) -> Rect:
        clip = self.surface.get_clip()
        left, top = (clip.left - self._left) / self.scale, (clip.top - self._top) / self.scale
        right, bottom = (clip.right - self._left) / self.scale, (clip.bottom - self._top) / self.scale
        x, y = max(bounds.x, left), max(bounds.y, top)
        return Rect(x, y, min(bounds.right, right) - x, min(bounds.bottom, bottom) - y)


def _cased(text: str, style: TextStyle) -> str:
    return text.upper() if style.capitals else text
