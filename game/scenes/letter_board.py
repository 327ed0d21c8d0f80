"""Writing without a keyboard: a board of letters over the page, for those who play by gamepad or mouse."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar, Final

from game.devices.inputs import Input, Key, KeyPressed, TextTyped
from game.drawing.canvas import Align, Canvas
from game.drawing.chrome import ButtonKind, Chamfered, Panel
from game.look.colours import Colour
from game.look.geometry import CANVAS, Rect
from game.look.typography import AMOUNT_SMALL, H3, ROW_STRONG
from game.stage.scene import Scene
from game.stage.services import Services
from game.texts.alphabets import CYRILLIC, DIGITS, LATIN
from game.texts.languages import Language
from game.widgets.base import Widget
from game.widgets.button import Button
from game.widgets.choices import Segments
from game.widgets.legend import LegendBar, LegendEntry
from game.widgets.text_field import TextField

_COLUMNS: Final = 11
_PITCH, _GAP = 98, 10
_PANEL: Final = Rect.centred(CANVAS.centre_x, CANVAS.centre_y - 30, 1172, 726)
_LEFT: Final = _PANEL.x + 52
_KEYS_TOP, _KEYS_HEIGHT = _PANEL.y + 212, 396
_FOOT_TOP: Final = _KEYS_TOP + _KEYS_HEIGHT + 8
_BOARDS: Final = (("ABC", LATIN), ("АБВ", CYRILLIC))


class LetterBoard(Scene):
    """Letters that are pressed one by one; each goes into the field at once, as if it were typed."""

    is_overlay: ClassVar[bool] = True

    def __init__(self, services: Services, field: TextField) -> None:
        super().__init__(services)
        self._field = field
        self._board = 1 if services.texts.language is Language.RUSSIAN else 0
        self._capitals = self._begins_a_word()

    def _begins_a_word(self) -> bool:
        return not self._field.text or self._field.text.endswith(" ")

    # ------------------------------------------------------------ widgets
    def build(self) -> Sequence[Widget]:
        return (*self._letters(), *self._foot(), self._boards(), self._legend())

    def _boards(self) -> Widget:
        names = [name for name, _ in _BOARDS]
        place = Rect(_PANEL.right - 52 - 240, _PANEL.y + 36, 240, 54)
        return Segments("boards", place, self.services.texts.tr("Letters"), names, self._board, self._turn_to)

    def _letters(self) -> list[Widget]:
        """The rows of the alphabet and one of digits, which together fill the board."""
        shown = _BOARDS[self._board][1]
        rows = [shown[start : start + _COLUMNS] for start in range(0, len(shown), _COLUMNS)]
        rows.append(DIGITS)
        pitch = _KEYS_HEIGHT / len(rows)
        return [
            self._letter(letter, Rect(_LEFT + column * _PITCH, _KEYS_TOP + row * pitch, _PITCH - _GAP, pitch - _GAP))
            for row, letters in enumerate(rows)
            for column, letter in enumerate(letters)
        ]

    def _letter(self, letter: str, place: Rect) -> Widget:
        said = letter.upper() if self._capitals else letter
        return Button(f"letter {letter}", place, said, lambda: self._write(said), size=30, capitals=False)

    def _foot(self) -> list[Widget]:
        tr = self.services.texts.tr
        capitals = tr("Small letters") if self._capitals else tr("Capital letters")
        return [
            _foot("capitals", 0, 3, capitals, self._change_case),
            _foot("space", 3, 5.5, tr("Space"), lambda: self._write(" ")),
            _foot("erase", 5.5, 8, tr("Erase"), self._erase),
            _foot("done", 8, 11, tr("Done"), self.services.scenes.pop, ButtonKind.PRIMARY),
        ]

    def _legend(self) -> Widget:
        tr = self.services.texts.tr
        entries = (
            LegendEntry(("Enter",), ("A",), tr("Write")),
            LegendEntry(("Esc",), ("B",), tr("Done")),
            LegendEntry(("Backspace",), ("X",), tr("Erase")),
            LegendEntry((), ("Y",), tr("Capital letters")),
            LegendEntry((), ("LB", "RB"), tr("Other letters")),
        )
        return LegendBar("legend", Rect(_PANEL.x, _PANEL.bottom + 24, _PANEL.width, 54), entries, self.services.device)

    # ------------------------------------------------------------ behaviour
    def _write(self, letter: str) -> None:
        self._field.text_typed(letter)
        self._follow_case()

    def _erase(self) -> None:
        self._field.key_pressed(KeyPressed(Key.BACKSPACE))
        self._follow_case()

    def _follow_case(self) -> None:
        """A word begins with a capital and goes on with small letters."""
        self._capitals = self._begins_a_word()
        self.layout()

    def _change_case(self) -> None:
        self._capitals = not self._capitals
        self.layout()

    def _turn_to(self, board: int) -> None:
        self._board = board
        self.layout()

    def handle(self, given: Input) -> bool:
        """Whoever has a keyboard after all may type here too."""
        match given:
            case TextTyped(text):
                self._write(text)
                return True
            case KeyPressed(Key.BACKSPACE):
                self._erase()
                return True
            case KeyPressed(key, control=False, alt=False) if len(key.value) == 1 or key is Key.SPACE:
                return True  # what it types comes by itself
        return super().handle(given)

    def second_action(self) -> bool:
        self._erase()
        return True

    def show_detail(self, *, released: bool) -> bool:
        if not released:
            self._change_case()
        return True

    def turn_page(self, *, right: bool) -> bool:  # noqa: ARG002 - there are two boards: either way leads to the other
        self._turn_to(1 - self._board)
        return True

    # ------------------------------------------------------------ drawing
    def draw(self, canvas: Canvas) -> None:
        canvas.part(Panel(_PANEL.width, _PANEL.height, 18, Colour.BRASS), _PANEL.x, _PANEL.y)
        canvas.text(self._field.label, _LEFT, _PANEL.y + 74, H3.sized(34), Colour.BRASS_LIGHT, fit=760)
        self._draw_written(canvas)
        super().draw(canvas)

    def _draw_written(self, canvas: Canvas) -> None:
        well = Rect(_LEFT, _PANEL.y + 116, _PANEL.width - 104, 72)
        canvas.part(Chamfered(well.width, well.height, 8, border=Colour.BRASS_LINE), well.x, well.y)
        style = ROW_STRONG.sized(30)
        room = well.width - 220
        written = self._field.text
        shift = max(0.0, canvas.width(written, style) - room)
        with canvas.clipped(Rect(well.x + 24, well.y, room + 4, well.height)):
            drawn = canvas.text_middle(written, well.x + 24 - shift, well.centre_y, style, Colour.IVORY, Align.LEFT)
            end = max(drawn.right, well.x + 24)
            canvas.fill(Colour.BRASS_LIGHT, Rect(end + 2, well.centre_y - 20, 2, 40))
        left = self.services.texts.tr("{count} of {most}", count=len(written), most=self._field.limit)
        canvas.text_middle(left, well.right - 24, well.centre_y, AMOUNT_SMALL.sized(24), Colour.MUTED, Align.RIGHT)


def _foot(
    name: str, left: float, right: float, label: str, act: Callable[[], None], kind: ButtonKind = ButtonKind.SECONDARY
) -> Button:
    """A button below the letters, from one column to another."""
    place = Rect(_LEFT + left * _PITCH, _FOOT_TOP, (right - left) * _PITCH - _GAP, 66)
    return Button(name, place, label, act, kind=kind, size=24, capitals=False)


def write_in(services: Services, field: TextField) -> None:
    """Open the board of letters for a field."""
    services.scenes.push(LetterBoard(services, field))
