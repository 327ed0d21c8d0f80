"""An opponent's picture: the layers of a state one over another, put together once and kept at every size."""

from __future__ import annotations

import logging
from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass

import pygame

from engine.players.demeanour import Expression
from game.drawing.canvas import Canvas
from game.look.geometry import Rect
from game.opponents.layers import FigureState, Layer, LayerRole, LayerTable
from game.opponents.pack import OpponentPack

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Piece:
    """A picture that is put together from layers and lies at a place of the canvas."""

    key: Hashable
    make: Callable[[], pygame.Surface]
    """Composes it, premultiplied; may be called in any thread."""
    place: Rect


class LayeredFigure:
    """Draws an opponent in any state.

    The face is kept apart from what lies under and over it, so that a blink costs no more than the face.
    """

    def __init__(self, pack: OpponentPack, table: LayerTable) -> None:
        self._pack = pack
        self._table = table
        self._width, self._height = table.canvas
        faces = tuple(layer for layer in table.layer if layer.role is LayerRole.FACE)
        self._face_box = table.box(faces)
        self._face_z = min((layer.z for layer in faces), default=0)

    def state(
        self, worn: frozenset[str], expression: Expression, *, blink: bool = False, cards: bool = True
    ) -> FigureState:
        """The state with these garments on; with none of them it is the finale."""
        known = expression if expression in self._table.expressions else Expression.NEUTRAL
        return FigureState(worn, known, blink, cards, finale=not worn)

    def draw(self, canvas: Canvas, state: FigureState, rect: Rect) -> None:
        """Draw the whole figure; ``rect`` is where her canvas (720 by 1000) lies."""
        for piece in self.pieces(state, rect):
            if canvas.visible(piece.place):
                canvas.composite(piece.key, piece.make, piece.place)

    def pieces(self, state: FigureState, rect: Rect) -> Iterator[Piece]:
        """The pictures that make her up, from back to front."""
        seen = self._table.seen(state)
        faces = tuple(layer for layer in seen if layer.role is LayerRole.FACE)
        under = tuple(layer for layer in seen if layer.z < self._face_z and layer not in faces)
        over = tuple(layer for layer in seen if layer.z > self._face_z and layer not in faces)
        whole = (0, 0, self._width, self._height)
        for layers, box in ((under, whole), (faces, self._face_box), (over, whole)):
            if layers:
                yield self._piece(layers, box, rect)

    def garment_box(self, garment: str, state: FigureState) -> Rect:
        """Where the garment's own layers are in her canvas, in shares of its width and height."""
        left, top, width, height = self._table.box(self._table.of_garment(garment, state))
        return Rect(left / self._width, top / self._height, width / self._width, height / self._height)

    def garment_picture(self, garment: str, state: FigureState, width: int, canvas: Canvas) -> pygame.Surface:
        """The garment's own layers alone, so many pixels wide, premultiplied."""
        layers = self._table.of_garment(garment, state)
        box = self._table.box(layers)
        height = max(1, round(width * box[3] / max(1, box[2])))
        key = (self._pack.id, "garment", garment, state.cards)
        return canvas.stores.pictures.scaled(key, lambda: self._composed(layers, box), width, height)

    def finale_picture(self, canvas: Canvas, rect: Rect) -> None:
        """Draw what she holds up in the finale alone."""
        layers = tuple(layer for layer in self._table.layer if layer.role is LayerRole.FINALE)
        piece = self._piece(layers, self._table.box(layers), rect)
        if layers and canvas.visible(piece.place):
            canvas.composite(piece.key, piece.make, piece.place)

    def _piece(self, layers: tuple[Layer, ...], box: tuple[int, int, int, int], rect: Rect) -> Piece:
        left, top, width, height = box
        place = Rect(
            rect.x + rect.width * left / self._width,
            rect.y + rect.height * top / self._height,
            rect.width * width / self._width,
            rect.height * height / self._height,
        )
        key = (self._pack.id, *(layer.id for layer in layers))
        return Piece(key, lambda: self._composed(layers, box), place)

    def _composed(self, layers: tuple[Layer, ...], box: tuple[int, int, int, int]) -> pygame.Surface:
        surface = pygame.Surface((max(1, box[2]), max(1, box[3])), pygame.SRCALPHA)
        for layer in layers:
            if (picture := self._read(layer, surface)) is not None:
                place = layer.place[0] - box[0], layer.place[1] - box[1]
                surface.blit(picture.premul_alpha(), place, special_flags=pygame.BLEND_PREMULTIPLIED)
        return surface

    def _read(self, layer: Layer, like: pygame.Surface) -> pygame.Surface | None:
        """A picture that was spoilt since the pack was read is left out: what lies under it is dressed, too."""
        file = self._pack.folder / layer.file
        try:
            return pygame.image.load(file).convert(like)
        except (OSError, pygame.error) as error:
            _log.error("the picture %s cannot be read: %s; it is left out", file, error)
            return None
