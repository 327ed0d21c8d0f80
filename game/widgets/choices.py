"""Choosing one of several: segments, tabs, and the switch."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace

from game.devices.inputs import Direction, Key
from game.drawing.canvas import Align, Canvas
from game.drawing.chrome import Chamfered, Look, RingShape
from game.drawing.knobs import ToggleFace
from game.drawing.vector import BRASS_FILL
from game.look.colours import Colour, Paint
from game.look.geometry import Rect
from game.look.typography import ROW_STRONG, SETTING, TextStyle
from game.widgets.base import Hint, Widget

_OPTION_PADDING = 6
_LOCK_MIDDLE = 24
_IN_TWO_LINES = replace(ROW_STRONG, size=20, line=1.02)


class _Options(Widget):
    """What segments and tabs share: options side by side (or one above the other), one of them chosen."""

    def __init__(
        self,
        name: str,
        rect: Rect,
        label: str,
        options: Sequence[str],
        chosen: int,
        on_change: Callable[[int], None],
        *,
        hint: Hint | None = None,
        why_not: str = "",
        locked: Collection[int] = (),
        on_locked: Callable[[int], None] | None = None,
    ) -> None:
        """Options whose places are ``locked`` are passed over; pressing one calls ``on_locked``."""
        super().__init__(name, rect, label, hint=hint, why_not=why_not)
        self.on_locked = on_locked
        self.locked = frozenset(locked)
        self.options = tuple(options)
        self.chosen = chosen
        self.on_change = on_change
        self._under: int | None = None

    def option_rect(self, place: int) -> Rect:
        width = self.rect.width / len(self.options)
        return Rect(self.rect.x + place * width, self.rect.y, width, self.rect.height)

    def choose(self, place: int) -> None:
        """Choose an option, as the player would."""
        if place != self.chosen and place not in self.locked and 0 <= place < len(self.options):
            self.chosen = place
            self.redraw()
            self.on_change(place)

    def turn(self, by: int) -> None:
        """Choose the option so many places further, round the end."""
        place = (self.chosen + by) % len(self.options)
        while place in self.locked and place != self.chosen:
            place = (place + by) % len(self.options)
        self.choose(place)

    def activate(self) -> None:
        self.turn(1)

    def navigate(self, direction: Direction, *, repeated: bool) -> bool:  # noqa: ARG002 - a held key chooses like a pressed one
        if direction not in (Direction.LEFT, Direction.RIGHT):
            return False
        step = direction.across
        place = self.chosen + step
        while place in self.locked:
            place += step
        if not 0 <= place < len(self.options):
            return False
        self.choose(place)
        return True

    def press(self, x: float, y: float) -> None:
        self._under = self._place_at(x, y)

    def release(self, x: float, y: float) -> None:
        under, self._under = self._under, None
        if under is not None and self.contains(x, y) and under == self._place_at(x, y):
            if under in self.locked and self.on_locked is not None:
                self.on_locked(under)
            self.choose(under)

    def _place_at(self, x: float, y: float) -> int:
        offset = self.parent.offset if self.parent is not None else 0
        nearest = range(len(self.options))
        return min(
            nearest,
            key=lambda place: (
                abs(self.option_rect(place).centre_x - x) + abs(self.option_rect(place).centre_y - offset - y)
            ),
        )


class Segments(_Options):
    """A well with options side by side; the chosen one is brass. Left and right choose, so does a click.

    Options are equally wide unless a word would not fit; then each is as wide as its words need.
    """

    _edges: tuple[float, ...] = ()
    """Where options begin and end, from 0 to 1; nothing while all are equally wide."""

    def option_rect(self, place: int) -> Rect:
        if not self._edges:
            return super().option_rect(place)
        left, right = (self.rect.width * edge for edge in self._edges[place : place + 2])
        return Rect(self.rect.x + left, self.rect.y, right - left, self.rect.height)

    def _share_out(self, canvas: Canvas) -> None:
        padding = 2 * _OPTION_PADDING + 2
        needs = [_longest_word(canvas, option) + padding for option in self.options]
        equal = self.rect.width / len(needs)
        if any(need > equal for need in needs):
            spare = max(0.0, self.rect.width - sum(needs)) / len(needs)
            widths = [need + spare for need in needs]
            self._edges = tuple(sum(widths[:place]) / sum(widths) for place in range(len(widths) + 1))

    def draw(self, canvas: Canvas) -> None:
        self._share_out(canvas)
        rect, disabled = self.rect, not self.enabled
        border: Paint = Colour.DISABLED_LINE if disabled else Colour.BRASS_DARK
        if self.look is Look.HOVER:
            border = Colour.BRASS_LINE
        canvas.part(Chamfered(rect.width, rect.height, 8, border=border, border_width=1.6), rect.x, rect.y)
        style = ROW_STRONG
        for place, option in enumerate(self.options):
            box = self.option_rect(place)
            chosen = place == self.chosen
            if chosen:
                fill: Paint = Colour.DISABLED_FILL if disabled else BRASS_FILL
                edge: Paint = Colour.DISABLED_LINE if disabled else Colour.BRASS_EDGE
                face = Chamfered(box.width - 8, box.height - 8, 6, fill, edge, 1.2)
                canvas.part(face, box.x + 4, box.y + 4)
            paint: Paint = Colour.ON_BRASS if chosen else Colour.CREAM
            left = _OPTION_PADDING
            if place in self.locked and not chosen:
                canvas.icon("lock", box.x + _LOCK_MIDDLE, box.centre_y, 22, Colour.MUTED)
                left, paint = 2 * _LOCK_MIDDLE - _OPTION_PADDING, Colour.MUTED
            words = Rect(box.x + left, box.y + 4, box.width - left - _OPTION_PADDING, box.height - 8)
            in_two = any(line.cut for line in canvas.lines(option, style, words.width, 1))
            canvas.text_box(
                option,
                words,
                _IN_TWO_LINES if in_two else style,
                Colour.DISABLED_TEXT if disabled else paint,
                most_lines=2,
            )


def _longest_word(canvas: Canvas, words: str) -> float:
    """How wide the widest word is, which cannot be broken."""
    return max((canvas.width(word, ROW_STRONG) for word in words.split()), default=0.0)


class Tabs(_Options):
    """Pages of a screen, side by side or one above the other. LB and RB turn them from anywhere on the page."""

    def __init__(
        self,
        name: str,
        rect: Rect,
        label: str,
        options: Sequence[str],
        chosen: int,
        on_change: Callable[[int], None],
        *,
        icons: Sequence[str] = (),
        pitch: float = 0,
    ) -> None:
        """With ``pitch`` the tabs stand one above the other, so many units apart, each as high as ``rect``."""
        super().__init__(name, rect, label, options, chosen, on_change)
        self._icons = tuple(icons)
        self._pitch = pitch
        if pitch:
            self.rect = Rect(rect.x, rect.y, rect.width, pitch * (len(self.options) - 1) + rect.height)
        self._height = rect.height

    def option_rect(self, place: int) -> Rect:
        if self._pitch:
            return Rect(self.rect.x, self.rect.y + place * self._pitch, self.rect.width, self._height)
        width = self.rect.width / len(self.options)
        return Rect(self.rect.x + place * width + 5, self.rect.y, width - 10, self.rect.height)

    @property
    def ring_rect(self) -> Rect:
        return self.option_rect(self.chosen)

    def navigate(self, direction: Direction, *, repeated: bool) -> bool:
        if not self._pitch:
            return super().navigate(direction, repeated=repeated)
        step = direction.down
        place = self.chosen + step
        if step == 0 or not 0 <= place < len(self.options):
            return False
        self.choose(place)
        return True

    def draw(self, canvas: Canvas) -> None:
        for place, option in enumerate(self.options):
            box, chosen = self.option_rect(place), place == self.chosen
            if chosen:
                canvas.part(Chamfered(box.width, box.height, 9, BRASS_FILL, Colour.BRASS_EDGE, 1.5), box.x, box.y)
            elif not self._pitch:
                canvas.part(Chamfered(box.width, box.height, 8, Colour.QUIET, Colour.BRASS_DARK), box.x, box.y)
            paint = Colour.ON_BRASS if chosen else Colour.CREAM
            self._draw_words(canvas, box, option, place, paint)

    def _draw_words(self, canvas: Canvas, box: Rect, option: str, place: int, paint: Colour) -> None:
        style: TextStyle = SETTING if self._pitch else SETTING.sized(23)
        icon = self._icons[place] if place < len(self._icons) else ""
        if icon:
            icon_paint = paint if paint is Colour.ON_BRASS else Colour.BRASS
            canvas.icon(icon, box.x + 42, box.centre_y, 28, icon_paint)
            room = Rect(box.x + 78, box.y, box.width - 96, box.height)
            canvas.text_box(option, room, style, paint, Align.LEFT, most_lines=2)
        else:
            canvas.text_box(option, box.inset(8), style, paint, most_lines=2)


class Toggle(Widget):
    """A switch with a tick or a cross. ``rect`` may be a whole row: the switch stands at its right end."""

    ring = RingShape.ROUND

    def __init__(
        self,
        name: str,
        rect: Rect,
        label: str,
        on: bool,
        on_change: Callable[[bool], None],
        *,
        hint: Hint | None = None,
        shortcut: Key | None = None,
        why_not: str = "",
    ) -> None:
        super().__init__(name, rect, label, hint=hint, shortcut=shortcut, why_not=why_not)
        self.on = on
        self.on_change = on_change

    @property
    def ring_rect(self) -> Rect:
        rect = self.shown_rect
        return Rect(rect.right - 84, rect.centre_y - 21, 84, 42)

    def activate(self) -> None:
        self.on = not self.on
        self.redraw()
        self.on_change(self.on)

    def draw(self, canvas: Canvas) -> None:
        look = Look.HOVER if self.look is Look.PRESSED else self.look
        canvas.part(ToggleFace(self.on, look), self.rect.right - 84, self.rect.centre_y - 21)
