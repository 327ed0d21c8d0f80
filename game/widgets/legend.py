"""The legend bar: which keys or buttons do what here, in the glyphs of the device that was used last."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from game.devices.inputs import Device, DeviceInUse, PadKind
from game.drawing.canvas import Align, Canvas
from game.drawing.caps import PAD_COLOURS, PAD_RADIUS, DirectionPad, LegendCap, PadButton, ShoulderCap
from game.drawing.chrome import Chamfered
from game.look.colours import Colour
from game.look.geometry import Rect
from game.look.motion import CROSS_FADE
from game.look.typography import LEGEND, PILL, Face, TextStyle
from game.widgets.base import Widget

_CAP_HEIGHT = 34
_GLYPH_GAP = 5
_LABEL_GAP = 8
_WIDE_GAP, _NARROW_GAP = 40.0, 16.0
_PAD_LETTER = TextStyle(Face.BOLD, 20)

DPAD = "dpad"
"""The name of the cross among the glyphs of a gamepad; the others are A B X Y, LB RB LT RT and Menu."""


@dataclass(frozen=True, slots=True)
class LegendEntry:
    """One thing that can be done: the caps of its keys, the buttons of a gamepad, and its words."""

    keys: tuple[str, ...]
    pad: tuple[str, ...]
    label: str


class LegendBar(Widget):
    """Entries from the most to the least important: the last ones go when there is no room."""

    focusable: ClassVar[bool] = False

    def __init__(self, name: str, rect: Rect, entries: Sequence[LegendEntry], device: DeviceInUse) -> None:
        super().__init__(name, rect, "")
        self.entries = tuple(entries)
        self._device = device
        self._now = self._before = replace(device)
        self._age = CROSS_FADE

    def update(self, seconds: float) -> None:
        """The glyphs of another device fade in over those of the one before."""
        if self._now != self._device:
            self._before, self._now, self._age = self._now, replace(self._device), 0.0
        elif self._age < CROSS_FADE:
            self._age += seconds
            self.redraw()

    def draw(self, canvas: Canvas) -> None:
        rect = self.rect
        face = Chamfered(rect.width, rect.height, 9, Colour.WELL, Colour.BRASS_DARK, 1.4, 0.82)
        canvas.part(face, rect.x, rect.y)
        come = min(1.0, self._age / CROSS_FADE)
        if come < 1:
            with canvas.faded(1 - come):
                self._draw_entries(canvas, self._before)
        with canvas.faded(come):
            self._draw_entries(canvas, self._now)

    def _draw_entries(self, canvas: Canvas, device: DeviceInUse) -> None:
        entries, gap = self._fitting(canvas, device)
        widths = [self._width(canvas, entry, device) for entry in entries]
        x = self.rect.centre_x - (sum(widths) + gap * (len(entries) - 1)) / 2
        for entry, width in zip(entries, widths, strict=True):
            self._draw_entry(canvas, entry, x, device)
            x += width + gap

    def _fitting(self, canvas: Canvas, device: DeviceInUse) -> tuple[tuple[LegendEntry, ...], float]:
        """The entries that are shown, and the gap between them."""
        room = self.rect.width - 40
        shown = [entry for entry in self.entries if self._glyphs(entry, device)]
        while shown:
            wide = sum(self._width(canvas, entry, device) for entry in shown)
            gap = min(_WIDE_GAP, (room - wide) / max(1, len(shown) - 1))
            if wide <= room and (gap >= _NARROW_GAP or len(shown) == 1):
                return tuple(shown), gap
            shown.pop()
        return (), 0.0

    @staticmethod
    def _glyphs(entry: LegendEntry, device: DeviceInUse) -> tuple[str, ...]:
        return entry.pad if device.device is Device.GAMEPAD else entry.keys

    @staticmethod
    def _glyph_width(canvas: Canvas, glyph: str, device: DeviceInUse) -> float:
        if device.device is Device.GAMEPAD:
            if glyph == DPAD:
                return 28
            if glyph in PAD_COLOURS:
                return 2 * PAD_RADIUS
        return max(_CAP_HEIGHT, round(canvas.width(glyph, PILL)) + 20)

    def _width(self, canvas: Canvas, entry: LegendEntry, device: DeviceInUse) -> float:
        glyphs = sum(self._glyph_width(canvas, glyph, device) + _GLYPH_GAP for glyph in self._glyphs(entry, device))
        return glyphs + _LABEL_GAP + canvas.width(entry.label, LEGEND)

    def _draw_entry(self, canvas: Canvas, entry: LegendEntry, x: float, device: DeviceInUse) -> None:
        for glyph in self._glyphs(entry, device):
            width = self._glyph_width(canvas, glyph, device)
            self._draw_glyph(canvas, glyph, x, width, device)
            x += width + _GLYPH_GAP
        canvas.text_middle(entry.label, x + _LABEL_GAP, self.rect.centre_y, LEGEND, Colour.CREAM, Align.LEFT)

    def _draw_glyph(self, canvas: Canvas, glyph: str, x: float, width: float, device: DeviceInUse) -> None:
        middle = self.rect.centre_y
        if device.device is not Device.GAMEPAD:
            canvas.part(LegendCap(width, _CAP_HEIGHT), x, middle - _CAP_HEIGHT / 2)
            canvas.text_middle(glyph, x + width / 2, middle, PILL, Colour.IVORY)
        elif glyph == DPAD:
            canvas.part(DirectionPad(), x, middle - 14)
        elif glyph in PAD_COLOURS:
            shapes = device.pad is PadKind.SHAPES
            canvas.part(PadButton(glyph, shapes), x, middle - PAD_RADIUS)
            if not shapes:
                canvas.text_middle(glyph, x + PAD_RADIUS, middle, _PAD_LETTER, PAD_COLOURS[glyph])
        else:
            canvas.part(ShoulderCap(width), x, middle - 13)
            canvas.text_middle(glyph, x + width / 2, middle + 1, PILL, Colour.IVORY)
