"""How an opponent is seen, whether her pictures are drawn or not."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

import pygame

from engine.players.demeanour import Expression
from game.drawing.canvas import Canvas
from game.look.geometry import Rect
from game.opponents.layered_figure import LayeredFigure, Piece
from game.opponents.layers import FigureState
from game.opponents.pack import OpponentPack
from game.opponents.silhouette import Silhouette

FIGURE_WIDTH, FIGURE_HEIGHT = 720, 1000
"""The canvas on which every opponent is drawn, in units at full size."""
FIGURE_MIDDLE = 380
"""Where the middle of the figure is on it."""


class Figure(Protocol):
    """Draws one opponent in any state."""

    def state(
        self, worn: frozenset[str], expression: Expression, *, blink: bool = False, cards: bool = True
    ) -> FigureState:
        """The state with these garments on; with none of them it is the finale."""

    def draw(self, canvas: Canvas, state: FigureState, rect: Rect) -> None:
        """Draw the whole figure; ``rect`` is where her canvas (720 by 1000) lies."""

    def pieces(self, state: FigureState, rect: Rect) -> Iterable[Piece]:
        """The pictures that :meth:`draw` puts on the canvas, which may be made ready before."""

    def garment_box(self, garment: str, state: FigureState) -> Rect:
        """Where the garment is on her canvas, in shares of its width and height."""

    def garment_picture(self, garment: str, state: FigureState, width: int, canvas: Canvas) -> pygame.Surface:
        """The garment alone, so many pixels wide, premultiplied."""

    def finale_picture(self, canvas: Canvas, rect: Rect) -> None:
        """Draw what she holds up in the finale alone."""


def figure_of(pack: OpponentPack) -> Figure:
    """The figure made of her layers, or a silhouette when there are none."""
    return LayeredFigure(pack, pack.layers) if pack.layers is not None else Silhouette(pack.manifest)
