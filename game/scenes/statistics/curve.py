"""The winnings curve: a widget in which one goes from match to match, or from deal to deal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from game.devices.inputs import Direction, Key, KeyPressed
from game.drawing.canvas import Align, Canvas
from game.drawing.chrome import Chamfered
from game.drawing.shapes import circle, diamond
from game.drawing.vector import Drawing, Layer, gradient, path
from game.look.colours import Colour, Palette
from game.look.geometry import Rect
from game.look.typography import CAPTION, LEGEND, ROW_STRONG
from game.match.guests import Guests
from game.scenes.statistics.axis import ticks
from game.stage.services import Services
from game.storage.statistics import CurvePoint
from game.widgets.base import Hint, Widget

_MOST_POINTS: Final = 600
_GRID_STEPS: Final = 6
_PLATE: Final = (360, 104)


@dataclass(frozen=True, slots=True)
class _Curve:
    """The line and what lies under it, in units of the plot."""

    width: float
    height: float
    points: tuple[tuple[float, float], ...]
    zero: float

    def drawing(self, palette: Palette) -> Drawing:
        line = "M" + "L".join(f"{x:g} {y:g}" for x, y in self.points)
        first, last = self.points[0][0], self.points[-1][0]
        area = f"{line}L{last:g} {self.zero:g}L{first:g} {self.zero:g}Z"
        fade = gradient("fade", (0, palette[Colour.BRASS_LIGHT], 0.42), (1, palette[Colour.BRASS_LIGHT], 0.03))
        body = f'<path d="{area}" fill="url(#fade)"/>'
        body += path(line, palette, stroke=Colour.BRASS_LIGHT, width=3.2, extra=' stroke-linejoin="round"')
        return Drawing(self.width, self.height, (Layer(body),), margin=4, defs=fade)


@dataclass(frozen=True, slots=True)
class MatchMark:
    """A match that was won (filled) or lost (hollow)."""

    won: bool

    def drawing(self, palette: Palette) -> Drawing:
        shape = diamond(12, 12, 11, 11)
        fill = Colour.BURGUNDY_5 if self.won else Colour.WELL
        line = Colour.BRASS_EDGE if self.won else Colour.BAD
        return Drawing(24, 24, (Layer(path(shape, palette, fill=fill, stroke=line, width=2)),))


@dataclass(frozen=True, slots=True)
class _Ring:
    def drawing(self, palette: Palette) -> Drawing:
        ring = path(circle(20, 20, 17), palette, stroke=Colour.FOCUS, width=3)
        return Drawing(40, 40, (Layer(ring),))


@dataclass(frozen=True, slots=True)
class _Dotted:
    height: float

    def drawing(self, palette: Palette) -> Drawing:
        line = path(
            f"M1 0V{self.height:g}", palette, stroke=Colour.BRASS_LIGHT, width=2, extra=' stroke-dasharray="3 5"'
        )
        return Drawing(2, self.height, (Layer(line),))


class CurvePlot(Widget):
    """Left and right go from match to match, with Shift from deal to deal; pressing opens the deal."""

    def __init__(
        self,
        services: Services,
        guests: Guests,
        rect: Rect,
        points: Sequence[CurvePoint],
        opponents: Callable[[int], str],
        on_open: Callable[[CurvePoint], None],
    ) -> None:
        tr = services.texts.tr
        hint = Hint(tr("Winnings curve"), tr("Left and right go from match to match, with Shift from deal to deal."))
        super().__init__("curve", rect, tr("Winnings curve"), hint=hint)
        self.points = tuple(points)
        self.chosen: int | None = None
        self.grown = 1.0
        self._services = services
        self._guests = guests
        self._opponents = opponents
        self._on_open = on_open
        self._pressed: int | None = None
        nets = [0, *(point.net for point in self.points)]
        self._money = ticks(min(nets), max(nets), _GRID_STEPS)
        self._deals = ticks(0, max(1, len(self.points)), _GRID_STEPS)

    # ------------------------------------------------------------ geometry
    def _x(self, deals: float) -> float:
        return self.rect.x + self.rect.width * deals / max(1, len(self.points))

    def _y(self, money: float) -> float:
        lowest, highest = self._money[0], self._money[-1]
        return self.rect.bottom - self.rect.height * (money - lowest) / (highest - lowest)

    def _nearest(self, x: float) -> int:
        place = round((x - self.rect.x) / self.rect.width * len(self.points)) - 1
        return max(0, min(place, len(self.points) - 1))

    # ------------------------------------------------------------ behaviour
    def navigate(self, direction: Direction, *, repeated: bool) -> bool:  # noqa: ARG002 - as its base is asked
        step = direction.across
        if step == 0 or not self.points:
            return False
        ends = [place for place, point in enumerate(self.points) if point.match_won is not None]
        stops = ends if len(ends) > 1 else list(range(len(self.points)))
        here = self.chosen if self.chosen is not None else (-1 if step > 0 else len(self.points))
        further = [stop for stop in stops if (stop - here) * step > 0]
        if not further:
            return False
        self._choose(min(further) if step > 0 else max(further))
        return True

    def key_pressed(self, pressed: KeyPressed) -> bool:
        steps = {Key.LEFT: -1, Key.RIGHT: 1, Key.A: -1, Key.D: 1}
        if not self.points:
            return False
        if pressed.shift and pressed.key in steps:
            here = self.chosen if self.chosen is not None else -1
            self._choose(max(0, min(here + steps[pressed.key], len(self.points) - 1)))
            return True
        if pressed.key in (Key.HOME, Key.END):
            self._choose(0 if pressed.key is Key.HOME else len(self.points) - 1)
            return True
        return False

    def _choose(self, place: int) -> None:
        if place != self.chosen:
            self.chosen = place
            self.ask_redraw(self.rect.inset(-60))

    def press(self, x: float, y: float) -> None:  # noqa: ARG002 - as its base is asked
        if self.points:
            self._pressed = self.chosen
            self._choose(self._nearest(x))

    def drag(self, x: float, y: float) -> None:  # noqa: ARG002 - as its base is asked
        if self.points:
            self._choose(self._nearest(x))

    def release(self, x: float, y: float) -> None:
        """A second press at the same place opens the deal."""
        if self.contains(x, y) and self._pressed is not None and self._pressed == self.chosen:
            self.activate()

    def activate(self) -> None:
        if self.chosen is not None:
            self._on_open(self.points[self.chosen])

    def scroll(self, steps: float) -> bool:
        return self.navigate(Direction.RIGHT if steps < 0 else Direction.LEFT, repeated=False)

    # ------------------------------------------------------------ drawing
    def draw(self, canvas: Canvas) -> None:
        rect = self.rect
        canvas.fill(Colour.WELL, rect, 0.5)
        self._draw_grid(canvas)
        if not self.points:
            return
        shown = Rect(rect.x - 20, rect.y - 20, rect.width * self.grown + 20 + 20 * (self.grown >= 1), rect.height + 40)
        with canvas.clipped(shown):
            canvas.part(_Curve(rect.width, rect.height, self._line(), round(self._y(0) - rect.y, 1)), rect.x, rect.y)
            for place, point in enumerate(self.points):
                if point.match_won is not None:
                    canvas.part(MatchMark(point.match_won), self._x(place + 1) - 12, self._y(point.net) - 12)
        if self.chosen is not None:
            self._draw_chosen(canvas, self.chosen)

    def _draw_grid(self, canvas: Canvas) -> None:
        rect, texts = self.rect, self._services.texts
        for money in self._money:
            y = self._y(money)
            zero = money == 0
            canvas.hairline(rect.x, y, rect.width, Colour.BRASS_LINE if zero else Colour.CREAM, 0.9 if zero else 0.12)
            canvas.text_middle(texts.money(money), rect.x - 14, y, CAPTION, Colour.MUTED, Align.RIGHT, fit=100)
        for deals in self._deals:
            if deals <= len(self.points):
                words = texts.number(deals)
                canvas.text_middle(words, self._x(deals), rect.bottom + 24, CAPTION, Colour.MUTED, fit=100)

    def _line(self) -> tuple[tuple[float, float], ...]:
        """The curve from nothing to the last deal; of very many points enough to draw every turn that shows."""
        nets = [0, *(point.net for point in self.points)]
        stride = max(1, len(nets) // _MOST_POINTS)
        places = [*range(0, len(nets) - 1, stride), len(nets) - 1]
        return tuple((round(self._x(at) - self.rect.x, 1), round(self._y(nets[at]) - self.rect.y, 1)) for at in places)

    def _draw_chosen(self, canvas: Canvas, place: int) -> None:
        texts, point, rect = self._services.texts, self.points[place], self.rect
        x, y = self._x(place + 1), self._y(point.net)
        canvas.part(_Dotted(rect.height), x - 1, rect.y)
        canvas.part(_Ring(), x - 20, y - 20)
        width, height = _PLATE
        left = x - width - 24 if x - width - 24 > rect.x else x + 24
        top = min(max(y + 24, rect.y + 8), rect.bottom - height - 8)
        canvas.part(Chamfered(width, height, 9, Colour.QUIET, Colour.BRASS, 1.8, shadowed=True), left, top)
        title = " · ".join((texts.tr("Deal {number}", number=place + 1), texts.change(point.net)))
        room = width - 40
        canvas.text_middle(title, left + 20, top + 28, ROW_STRONG, Colour.BRASS_LIGHT, Align.LEFT, fit=room)
        said = self._said(point)
        canvas.text_box(said, Rect(left + 20, top + 44, room, 54), LEGEND, Colour.CREAM, Align.LEFT, most_lines=2)

    def _said(self, point: CurvePoint) -> str:
        texts, who = self._services.texts, self._opponents(point.match_id)
        if point.match_won is None:
            return f"{who} · {texts.moment(point.ended.astimezone())}"
        result = texts.tr("Match won") if point.match_won else texts.tr("Match lost")
        return f"{result} · {who}"
