"""The wardrobes of everybody at the table, one at a time: looked at from the spotlight."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.rules import MatchSetup
from engine.views import GarmentState
from game.devices.inputs import Key, KeyPressed
from game.drawing.canvas import Align, Canvas
from game.drawing.chrome import ButtonKind, Panel
from game.look.colours import Colour
from game.look.geometry import CANVAS, Rect
from game.look.typography import AMOUNT_SMALL, CAPTION, H2
from game.opponents.portraits import PortraitShape, draw_portrait
from game.stage.scene import Scene
from game.stage.services import Services
from game.table import plates
from game.table.names import MatchNames
from game.table.state import TableState
from game.table.steps import HUMAN
from game.widgets.base import Widget
from game.widgets.button import Button, IconButton

_WIDTH: Final = 640.0
_HEAD: Final = 232.0
_ROW: Final = 58.0
_FOOT: Final = 132.0
_BUST: Final = (120.0, 148.0)


class WardrobesPage(Scene):
    """LB, RB and the arrows go from one wardrobe to the next; closing goes back to the garment that moves."""

    is_overlay = True
    backdrop_ink = 0.8

    def __init__(self, services: Services, setup: MatchSetup, names: MatchNames, state: TableState, seat: int) -> None:
        """``seat`` is whose wardrobe is shown first."""
        super().__init__(services)
        self._setup = setup
        self._names = names
        self._state = state
        self._seats = [number for number, held in enumerate(state.seats) if held.wardrobe and number != HUMAN]
        if state.seats[HUMAN].wardrobe:
            self._seats.append(HUMAN)
        self._place = self._seats.index(seat) if seat in self._seats else 0

    @property
    def seat(self) -> int:
        """Whose wardrobe is shown."""
        return self._seats[self._place]

    @property
    def _panel(self) -> Rect:
        height = _HEAD + _ROW * len(self._state.seats[self.seat].wardrobe) + _FOOT
        return Rect.centred(CANVAS.centre_x, CANVAS.centre_y, _WIDTH, height)

    # ------------------------------------------------------------ widgets
    def build(self) -> Sequence[Widget]:
        tr, panel = self.services.texts.tr, self._panel
        foot = panel.bottom - 100
        close = Button(
            "close",
            Rect(panel.centre_x - 160, foot, 320, 66),
            tr("Close"),
            self.services.scenes.pop,
            kind=ButtonKind.PRIMARY,
            size=25,
            shortcut=Key.W,
        )
        if len(self._seats) < 2:
            return [close]
        earlier = IconButton(
            "previous", Rect(panel.x + 40, foot + 4, 58, 58), tr("Previous"), "left", lambda: self._turn(-1)
        )
        later = IconButton("next", Rect(panel.right - 98, foot + 4, 58, 58), tr("Next"), "right", lambda: self._turn(1))
        return [close, earlier, later]

    def _turn(self, by: int) -> None:
        self._place = (self._place + by) % len(self._seats)
        self.layout()

    def turn_page(self, *, right: bool) -> bool:
        self._turn(1 if right else -1)
        return True

    def show_detail(self, *, released: bool) -> bool:
        if not released:
            self.services.scenes.pop()
        return True

    def key_pressed(self, pressed: KeyPressed) -> bool:
        steps = {Key.PAGE_UP: -1, Key.PAGE_DOWN: 1}
        if pressed.key not in steps:
            return False
        self._turn(steps[pressed.key])
        return True

    # ------------------------------------------------------------ drawing
    def draw(self, canvas: Canvas) -> None:
        texts, panel, names = self.services.texts, self._panel, self._names
        held = self._state.seats[self.seat]
        canvas.part(Panel(panel.width, panel.height, 18, Colour.BRASS), panel.x, panel.y)
        left = panel.x + 44
        if self.seat != HUMAN:
            bust, pack = Rect(left, panel.y + 44, *_BUST), names.pack(self.seat)
            draw_portrait(canvas, pack, bust, PortraitShape.ARCH, held.worn or frozenset(pack.manifest.garments[-1:]))
            left = bust.right + 30
        room = panel.right - 44 - left
        canvas.text_box(
            names.full_name(self.seat), Rect(left, panel.y + 52, room, 56), H2, Colour.BRASS_LIGHT, Align.LEFT
        )
        canvas.text(texts.money(held.money), left, panel.y + 140, AMOUNT_SMALL, Colour.BRASS_LIGHT, fit=room)
        each = texts.tr("each {amount}", amount=texts.money(self._setup.rules.garment_value))
        canvas.text(each, left, panel.y + 176, CAPTION, Colour.MUTED, fit=room)
        canvas.hairline(panel.x + 40, panel.y + 212, panel.width - 80)
        for place, garment in enumerate(held.wardrobe):
            row = Rect(panel.x + 36, panel.y + _HEAD + _ROW * place, panel.width - 72, _ROW - 4)
            worn = plates.WardrobeRow(
                names.garment_title(self.seat, garment.id),
                names.icon(self.seat, garment.id),
                GarmentState(garment.state),
            )
            plates.draw_wardrobe_row(canvas, texts, row, worn, off=texts.tr("off"))
        super().draw(canvas)
