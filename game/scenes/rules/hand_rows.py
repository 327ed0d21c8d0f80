"""The lines of the hand help: a hand with its name, its cards, and a bar for how often it comes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Protocol

from game.drawing.canvas import Align, Canvas
from game.drawing.chrome import Chamfered, Disc, Look
from game.drawing.ornaments import Glow
from game.drawing.shapes import rounded
from game.drawing.vector import BRASS_BAR, BRASS_FILL, Drawing, Layer, path
from game.look.colours import Colour, Paint, Palette
from game.look.geometry import Rect
from game.look.typography import AMOUNT_SMALL, CAPTION, PILL, Face, TextStyle
from game.match.hand_chances import HandChances
from game.scenes.rules.example_hands import RankedHand, draw_hand
from game.stage.services import Services
from game.texts import Texts
from game.widgets.base import Hint, Widget

RANKING_PANEL: Final = Rect(100, 60, 1130, 910)
_ROWS_TOP, _ROW_PITCH, _ROW_HEIGHT = 156.0, 81.0, 76.0
_BAR: Final = (230, 14)
_NAME: Final = TextStyle(Face.SEMIBOLD, 25)


class Ranking(Protocol):
    """The page on which the rows stand: what is held now, and how often each hand comes."""

    services: Services
    chances: HandChances | None

    @property
    def current(self) -> int: ...

    @property
    def grown(self) -> float: ...

    def share(self, hand: RankedHand) -> float | None: ...


class HandRow(Widget):
    """One line of the ranking."""

    def __init__(self, page: Ranking, place: int, hand: RankedHand, texts: Texts) -> None:
        rect = Rect(RANKING_PANEL.x + 20, _ROWS_TOP + place * _ROW_PITCH, RANKING_PANEL.width - 40, _ROW_HEIGHT)
        name = hand.name(texts)
        super().__init__(f"hand {place}", rect, name, hint=Hint(name, hand.definition(texts)))
        self._page = page
        self._place = place
        self._hand = hand

    def draw(self, canvas: Canvas) -> None:
        page, rect = self._page, self.rect
        texts, settings = page.services.texts, page.services.settings.settings
        current = page.chances is not None and self._place == page.current
        weaker = page.chances is not None and self._place > page.current
        middle = rect.centre_y
        if current:
            canvas.part(Glow(rect.width, rect.height, 10, opacity=0.5), rect.x, rect.y)
            canvas.part(Chamfered(rect.width, rect.height, 9, Colour.STAKED, Colour.BRASS), rect.x, rect.y)
        elif self.look is Look.HOVER:
            canvas.part(Chamfered(rect.width, rect.height, 9, Colour.WHITE, None, 0, 0.05), rect.x, rect.y)
        if self._place < 9 and not current:
            canvas.hairline(rect.x + 14, rect.bottom + 2, rect.width - 28, opacity=0.25)
        fill, ink = (BRASS_FILL, Colour.ON_BRASS) if current else (Colour.BURGUNDY_7, Colour.IVORY)
        canvas.part(Disc(20, fill, Colour.BRASS, 2), rect.x + 20, middle - 20)
        canvas.text_middle(texts.number(self._place + 1), rect.x + 40, middle, PILL, ink)
        self._draw_name(canvas, texts, rect, current=current, weaker=weaker)
        draw_hand(canvas, settings, self._hand.cards, Rect(rect.x + 400, middle - 35, 50, 0), 54, self._hand.counting)
        if settings.show_odds:
            self._draw_share(canvas, texts, rect, weaker=weaker)

    def _draw_name(self, canvas: Canvas, texts: Texts, rect: Rect, *, current: bool, weaker: bool) -> None:
        ink: Paint = Colour.MUTED if weaker else Colour.IVORY
        if not current:
            room = Rect(rect.x + 78, rect.y, 310, rect.height)
            canvas.text_box(self.label, room, _NAME, ink, Align.LEFT, most_lines=2)
            return
        upper = Rect(rect.x + 78, rect.y + 8, 310, 34)
        canvas.text_box(self.label, upper, _NAME, ink, Align.LEFT)
        lower = Rect(rect.x + 78, rect.y + 42, 310, 28)
        canvas.text_box(texts.tr("you hold this now"), lower, CAPTION, Colour.BRASS_LIGHT, Align.LEFT)

    def _draw_share(self, canvas: Canvas, texts: Texts, rect: Rect, *, weaker: bool) -> None:
        share = self._page.share(self._hand)
        x, y = rect.x + 700, rect.centre_y - _BAR[1] / 2
        canvas.part(ChanceBar(*_BAR, round(_BAR[0] * (share or 0) * self._page.grown, 1)), x, y)
        ink: Paint = Colour.MUTED if weaker else Colour.BRASS_LIGHT
        if not share:
            canvas.text_middle("–", rect.right - 14, rect.centre_y, AMOUNT_SMALL, Colour.MUTED, Align.RIGHT)
            return
        percent = texts.percent(share, 1 if share >= 0.001 else 2 if share >= 0.0001 else 4)
        canvas.text_middle(percent, rect.right - 14, rect.centre_y, AMOUNT_SMALL, ink, Align.RIGHT, fit=136)


@dataclass(frozen=True, slots=True)
class ChanceBar:
    """A groove with a part of it, ``filled`` units long, in brass."""

    width: float
    height: float
    filled: float

    def drawing(self, palette: Palette) -> Drawing:
        radius = self.height / 2
        groove = rounded(0, 0, self.width, self.height, radius)
        body = path(groove, palette, fill=Colour.WELL, stroke=Colour.BRASS_DARK, width=1.4)
        if self.filled > 0:
            body += path(rounded(0, 0, max(self.height, self.filled), self.height, radius), palette, fill=BRASS_BAR)
        return Drawing(self.width, self.height, (Layer(body),))
