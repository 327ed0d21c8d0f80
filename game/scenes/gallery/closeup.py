"""Looking closer: the figure at full height, to be magnified and moved."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from engine.players.demeanour import Expression
from game.devices.inputs import Direction, Key, KeyPressed
from game.drawing.canvas import Canvas
from game.look.geometry import CANVAS, CANVAS_HEIGHT, Rect
from game.match.seen_stages import Stage
from game.opponents.figure import FIGURE_HEIGHT, FIGURE_WIDTH, figure_of
from game.opponents.pack import OpponentPack
from game.stage.scene import Scene
from game.stage.services import Services
from game.widgets.base import Widget
from game.widgets.button import IconButton
from game.widgets.legend import DPAD, LegendBar, LegendEntry

_LARGEST: Final = 2.5
_STEP: Final = 0.25
_PAN: Final = 80.0


class CloseUp(Scene):
    """Wheel, plus and minus magnify; dragging, arrows and the right stick move."""

    is_overlay = True
    backdrop_ink = 0.8

    def __init__(self, services: Services, pack: OpponentPack, stage: Stage) -> None:
        super().__init__(services)
        self._figure = figure_of(pack)
        self._stage = stage
        self._label = pack.manifest.name.full(services.texts.language)
        self.magnified = 1.0
        self.middle = (CANVAS.centre_x, CANVAS.centre_y)

    def build(self) -> Sequence[Widget]:
        tr = self.services.texts.tr
        entries = (
            LegendEntry(("+", "-"), ("A",), tr("Magnify")),
            LegendEntry(("Left", "Right"), (DPAD,), tr("Move")),
            LegendEntry(("Esc",), ("B",), tr("Back")),
        )
        close = IconButton("close", Rect(1808, 40, 72, 64), tr("Close"), "close", self.services.scenes.pop)
        return [
            _Glass(self, self._label),
            close,
            LegendBar("legend", Rect(560, 1010, 800, 50), entries, self.services.device),
        ]

    def magnify(self, by: float) -> None:
        """Magnify by so much; the figure never leaves the middle of the page."""
        self.magnified = min(_LARGEST, max(1.0, self.magnified + by))
        self.move(0, 0)

    def move(self, dx: float, dy: float) -> None:
        """Move the figure by so many units, as far as something of it stays to be seen."""
        spare_x = FIGURE_WIDTH * self.magnified / 2
        spare_y = FIGURE_HEIGHT * (self.magnified - 1) / 2 + 20
        x = min(max(self.middle[0] + dx, CANVAS.centre_x - spare_x), CANVAS.centre_x + spare_x)
        y = min(max(self.middle[1] + dy, CANVAS.centre_y - spare_y), CANVAS.centre_y + spare_y)
        self.middle = (x, y) if self.magnified > 1 else (CANVAS.centre_x, CANVAS.centre_y)
        self.redraw()

    def key_pressed(self, pressed: KeyPressed) -> bool:
        steps = {Key.PLUS: _STEP, Key.MINUS: -_STEP}
        if pressed.key not in steps:
            return False
        self.magnify(steps[pressed.key])
        return True

    def draw(self, canvas: Canvas) -> None:
        size = CANVAS_HEIGHT * 0.96 / FIGURE_HEIGHT * self.magnified
        rect = Rect.centred(*self.middle, FIGURE_WIDTH * size, FIGURE_HEIGHT * size)
        state = self._figure.state(self._stage.worn, Expression.NEUTRAL, cards=False)
        self._figure.draw(canvas, state, rect)
        super().draw(canvas)


class _Glass(Widget):
    """The whole page as something to drag."""

    focusable: ClassVar[bool] = True

    def __init__(self, page: CloseUp, label: str) -> None:
        super().__init__("glass", CANVAS, label)
        self._page = page
        self._held_at = (0.0, 0.0)

    @property
    def ring_rect(self) -> Rect:
        return CANVAS.inset(-40)

    def press(self, x: float, y: float) -> None:
        self._held_at = x, y

    def drag(self, x: float, y: float) -> None:
        self._page.move(x - self._held_at[0], y - self._held_at[1])
        self._held_at = x, y

    def release(self, x: float, y: float) -> None:
        """Letting go does nothing."""

    def scroll(self, steps: float) -> bool:
        self._page.magnify(_STEP * steps)
        return True

    def activate(self) -> None:
        """A press magnifies, and from the largest size goes back to the whole figure."""
        self._page.magnify(_STEP * 2 if self._page.magnified < _LARGEST else 1 - _LARGEST)

    def navigate(self, direction: Direction, *, repeated: bool) -> bool:  # noqa: ARG002 - as its base is asked
        if self._page.magnified == 1.0:
            return False
        dx, dy = direction.value
        self._page.move(-dx * _PAN, -dy * _PAN)
        return True
