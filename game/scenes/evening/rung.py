"""One rung of the evening's ladder as a card: who waits there, how well they play, and what winning unlocks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar, Final

from engine.players.levels import Level
from game.drawing.canvas import Canvas
from game.drawing.chrome import Look, Panel, RingShape
from game.drawing.ornaments import Glow
from game.look.colours import Colour, Paint
from game.look.geometry import Rect
from game.look.typography import CAPTION, H3, LEGEND
from game.match.evening import RungState
from game.opponents.portraits import PortraitShape, draw_portrait
from game.scenes.evening.ladder import Step, reward_name
from game.stage.services import Services
from game.texts import mark, pmark
from game.widgets.base import Hint, Widget
from game.widgets.labels import draw_pill

LEVELS: Final[Mapping[Level, str]] = {
    Level.NOVICE: mark("Novice"),
    Level.REGULAR: mark("Regular"),
    Level.SHARP: mark("Sharp"),
    Level.MASTER: mark("Master"),
}
_STATES: Final[Mapping[RungState, tuple[str, str, Paint, Paint]]] = {
    RungState.WON: (pmark("rung", "Won"), "check", Colour.OK_FILL, Colour.IVORY),
    RungState.NEXT: (pmark("rung", "Next"), "play", Colour.BRASS, Colour.ON_BRASS),
    RungState.AHEAD: (pmark("rung", "Later"), "lock", Colour.WELL, Colour.MUTED),
}
"""Word, icon, ground and letters of a state."""
_NOTCH: Final = 12
_PORTRAIT: Final = (138, 168)
_PORTRAIT_TOP: Final = 22


class RungCard(Widget):
    """Pressing the rung that is next plays it; the others say why they cannot be pressed."""

    ring: ClassVar[RingShape] = RingShape.NOTCH

    def __init__(
        self, services: Services, rect: Rect, step: Step, state: RungState, on_play: Callable[[], None]
    ) -> None:
        texts, rung = services.texts, step.rung
        tr = texts.tr
        reasons = {
            RungState.WON: tr("Won already. For another match, choose five-card draw on the title page."),
            RungState.NEXT: "",
            RungState.AHEAD: tr("First win the rungs before this one."),
        }
        name = step.pack.manifest.name.full(texts.language)
        hint = Hint(name, step.pack.manifest.tagline.read(texts.language))
        super().__init__(f"rung {rung.number}", rect, name, hint=hint, why_not=reasons[state])
        self._services = services
        self._step = step
        self._state = state
        self._on_play = on_play

    @property
    def ring_cut(self) -> float:
        return _NOTCH

    def activate(self) -> None:
        self._on_play()

    # ------------------------------------------------------------ drawing
    def draw(self, canvas: Canvas) -> None:
        rect, state = self.rect, self._state
        bright = state is RungState.NEXT
        if bright:
            canvas.part(Glow(rect.width, rect.height, _NOTCH, Colour.GLOW, 0.28, 14), rect.x, rect.y)
        lit = bright or (self.hovered and self.look is not Look.PRESSED)
        border = Colour.BRASS_LIGHT if lit else Colour.BRASS_DARK
        canvas.part(Panel(rect.width, rect.height, _NOTCH, border), rect.x, rect.y)
        width, height = _PORTRAIT
        portrait = Rect(rect.centre_x - width / 2, rect.y + _PORTRAIT_TOP, width, height)
        pack = self._step.pack
        worn = pack.manifest.garments
        draw_portrait(canvas, pack, portrait, PortraitShape.ARCH, worn, bright=bright, dimmed=state is RungState.AHEAD)
        self._draw_words(canvas, rect.y + _PORTRAIT_TOP + height)
        self._draw_state(canvas)

    def _draw_words(self, canvas: Canvas, top: float) -> None:
        rect, texts = self.rect, self._services.texts
        paint = Colour.MUTED if self._state is RungState.AHEAD else Colour.BRASS_LIGHT
        first, _, last = self.label.partition(" ")
        room = rect.width - 24
        for place, words in enumerate((first, last)):
            box = Rect(rect.x + 12, top + 12 + 34 * place, room, 36)
            canvas.text_box(words, box, H3.sized(25), paint)
        level = Rect(rect.x + 12, top + 84, room, 32)
        canvas.text_box(texts.tr(LEVELS[self._step.rung.level]), level, LEGEND, Colour.CREAM)

    def _draw_state(self, canvas: Canvas) -> None:
        rect, texts = self.rect, self._services.texts
        word, icon, fill, paint = _STATES[self._state]
        pill = Rect(rect.x + 16, rect.bottom - 62, rect.width - 32, 40)
        draw_pill(canvas, pill, texts.ptr("rung", word), fill, paint, Colour.BRASS_DARK, icon)
        canvas.hairline(rect.x + 20, rect.bottom - 166, rect.width - 40, opacity=0.5)
        place, what = reward_name(texts, self._step.rung.reward)
        box = Rect(rect.x + 12, rect.bottom - 158, rect.width - 24, 36)
        canvas.text_box(place, box, CAPTION, Colour.MUTED)
        canvas.text_box(what, box.moved(0, 38), LEGEND, Colour.CREAM)
