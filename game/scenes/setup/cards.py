"""What is chosen by its picture on the setup page: a game, and an opponent."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from engine.cards import Card
from game.drawing.canvas import Align, Canvas
from game.drawing.chrome import Disc, Look, Panel, RingShape
from game.drawing.ornaments import Glow
from game.drawing.vector import BRASS_FILL
from game.look.colours import Colour, Paint
from game.look.geometry import Rect
from game.look.typography import BODY, H3
from game.opponents.pack import OpponentPack
from game.opponents.portraits import PortraitShape, draw_portrait
from game.settings import Settings
from game.table.cards import face_file
from game.texts import Language
from game.widgets.base import Hint, Widget

_NOTCH = 16
_CARD_WIDTH = 70
_CARD_HEIGHT = _CARD_WIDTH * 1.4
_FAN_STEP, _FAN_TURN = 36, 8
_PORTRAIT = 226
_ICON_SIZE = 56
_ICONS_IN_A_ROW = 3

_TITLES = tuple(H3.sized(size) for size in (38, 34, 30, 27))
"""The name of a game, as large as it fits."""


class _PictureCard(Widget):
    """A panel to press; the chosen one has a bright border and a tick."""

    ring = RingShape.NOTCH

    def __init__(
        self,
        name: str,
        rect: Rect,
        label: str,
        on_choose: Callable[[], None],
        *,
        chosen: bool,
        hint: Hint | None = None,
        why_not: str = "",
    ) -> None:
        super().__init__(name, rect, label, hint=hint, why_not=why_not)
        self.on_choose = on_choose
        self.chosen = chosen

    @property
    def ring_cut(self) -> float:
        return _NOTCH

    def activate(self) -> None:
        self.on_choose()

    def _draw_panel(self, canvas: Canvas) -> None:
        rect = self.rect
        bright = self.chosen or self.look in (Look.HOVER, Look.PRESSED)
        if self.chosen:
            canvas.part(Glow(rect.width, rect.height, 12, Colour.GLOW, 0.28, 14), rect.x, rect.y)
        border: Paint = Colour.BRASS_LIGHT if bright else Colour.BRASS_DARK
        canvas.part(Panel(rect.width, rect.height, _NOTCH, border), rect.x, rect.y)

    def _draw_tick(self, canvas: Canvas, centre_x: float, centre_y: float) -> None:
        if self.chosen:
            canvas.part(Disc(20, BRASS_FILL, Colour.BRASS_EDGE, 1.5), centre_x - 20, centre_y - 20)
            canvas.icon("check", centre_x, centre_y, 24, Colour.ON_BRASS)


class GameCard(_PictureCard):
    """A game, with a fan of cards as they lie in it; None is the back of a card."""

    def __init__(
        self,
        name: str,
        rect: Rect,
        label: str,
        note: str,
        cards: Sequence[Card | None],
        settings: Settings,
        on_choose: Callable[[], None],
        *,
        chosen: bool,
    ) -> None:
        super().__init__(name, rect, label, on_choose, chosen=chosen)
        self._note = note
        self._cards = tuple(cards)
        self._settings = settings
        self._turned_cards: dict[tuple[str, float, float], pygame.Surface] = {}

    def draw(self, canvas: Canvas) -> None:
        self._draw_panel(canvas)
        rect = self.rect
        for place, card in enumerate(self._cards):
            offset = place - (len(self._cards) - 1) / 2
            x, y = rect.x + 146 + offset * _FAN_STEP, rect.y + 64 + offset * offset * 2.4
            canvas.sprite(self._turned(canvas, card, offset), x, y)
        words = Rect(rect.x + 292, rect.y + 24, rect.width - 292 - 70, 52)
        paint: Paint = Colour.BRASS_LIGHT if self.chosen else Colour.CREAM
        style = next((style for style in _TITLES if canvas.width(self.label, style) <= words.width), _TITLES[-1])
        canvas.text_box(self.label, words, style, paint, Align.LEFT)
        canvas.text_box(self._note, words.moved(0, 50), BODY.sized(22), Colour.CREAM, Align.LEFT)
        self._draw_tick(canvas, rect.right - 44, rect.y + 40)

    def _turned(self, canvas: Canvas, card: Card | None, offset: float) -> pygame.Surface:
        """The card turned as it lies in the fan, with smooth edges; it is turned at twice its size."""
        file = face_file(card, self._settings, 0) if card else "cards/back.webp"
        key = file, offset, canvas.scale
        if key not in self._turned_cards:
            width, height = round(2 * _CARD_WIDTH * canvas.scale), round(2 * _CARD_HEIGHT * canvas.scale)
            edged = pygame.Surface((width + 8, height + 8), pygame.SRCALPHA)
            edged.blit(canvas.stores.pictures.get(file, width, height), (4, 4))
            turned = pygame.transform.rotozoom(edged, -offset * _FAN_TURN, 1)
            half = max(1, turned.get_width() // 2), max(1, turned.get_height() // 2)
            self._turned_cards[key] = pygame.transform.smoothscale(turned, half)
        return self._turned_cards[key]


class OpponentCard(_PictureCard):
    """An opponent: portrait, name, tagline, and what is worn from the outermost garment to the innermost."""

    def __init__(
        self,
        rect: Rect,
        pack: OpponentPack,
        language: Language,
        on_choose: Callable[[], None],
        *,
        chosen: bool,
        hint: Hint | None = None,
        why_not: str = "",
    ) -> None:
        manifest = pack.manifest
        name = manifest.name.full(language)
        super().__init__(f"opponent {pack.id}", rect, name, on_choose, chosen=chosen, hint=hint, why_not=why_not)
        self._pack = pack
        self._tagline = manifest.tagline.read(language)

    def draw(self, canvas: Canvas) -> None:
        self._draw_panel(canvas)
        rect = self.rect
        portrait = Rect.centred(rect.centre_x, rect.y + 138, _PORTRAIT, _PORTRAIT)
        worn = self._pack.manifest.garments
        draw_portrait(canvas, self._pack, portrait, PortraitShape.ROUND, worn, bright=self.chosen)
        paint: Paint = Colour.BRASS_LIGHT if self.chosen else Colour.CREAM
        canvas.text_box(self.label, Rect(rect.x + 16, rect.y + 266, rect.width - 32, 44), H3.sized(31), paint)
        told = Rect(rect.x + 22, rect.y + 312, rect.width - 44, 66)
        canvas.text_box(self._tagline, told, BODY.sized(21), Colour.CREAM, most_lines=2)
        canvas.hairline(rect.x + 24, rect.y + 392, rect.width - 48, Colour.BRASS_DARK, 0.7)
        self._draw_wardrobe(canvas)
        self._draw_tick(canvas, rect.right - 32, rect.y + 32)

    def _draw_wardrobe(self, canvas: Canvas) -> None:
        """Two rows, or three for the few who wear more than six things."""
        garments = self._pack.manifest.wardrobe
        in_a_row = _ICONS_IN_A_ROW if len(garments) <= 2 * _ICONS_IN_A_ROW else _ICONS_IN_A_ROW + 1
        pitch = 83 if in_a_row == _ICONS_IN_A_ROW else 68
        for start in range(0, len(garments), in_a_row):
            row = garments[start : start + in_a_row]
            y = self.rect.y + 438 + start // in_a_row * 74
            for place, garment in enumerate(row):
                x = self.rect.centre_x + (place - (len(row) - 1) / 2) * pitch
                canvas.garment(garment.icon, x, y, _ICON_SIZE, Colour.BRASS)
