"""An opponent's picture as a whole: its layers back to front and the canvas they are drawn on."""

from dataclasses import dataclass
from functools import partial

from PIL import Image, ImageOps

from engine.players.demeanour import Expression
from game.opponents.layers import FigureState, LayerRole
from tools.art.figure.layers import Frame, Layer, drawn, is_seen
from tools.art.kit.geometry import Box, Landmarks, Point
from tools.art.kit.paint import Painter
from tools.art.kit.render import rendered
from tools.art.kit.svg import Document

CANVAS = (720, 1000)
"""Width and height of every figure in units."""
SCALE = 2
"""Pixels to the unit in the exported layers."""


@dataclass(frozen=True)
class Character:
    """Everything that is drawn of one opponent.

    ``origin`` is the canvas's upper left corner in the landmarks' frame; ``wardrobe`` runs from the outermost garment
    to the innermost, ``layers`` from back to front. A mirrored character is drawn facing left and flipped as pixels.
    ``table`` is the height of the table's edge and ``bust`` the crop for small portraits, in canvas units. ``covered``
    is the part of the torso that the body layers and the finale must hide, in its own frame.
    """

    id: str
    origin: Point
    wardrobe: tuple[str, ...]
    layers: tuple[Layer, ...]
    table: float
    bust: Box
    covered: Landmarks
    covered_frame: Frame
    mirrored: bool = False

    def stage(
        self,
        off: int,
        expression: Expression = Expression.NEUTRAL,
        *,
        blink: bool = False,
        cards: bool = True,
    ) -> FigureState:
        """The state with the ``off`` outermost garments off; the finale when that is all of them."""
        return FigureState(
            worn=frozenset(self.wardrobe[off:]),
            expression=expression,
            blink=blink,
            cards=cards,
            finale=off >= len(self.wardrobe),
        )

    def seen(self, state: FigureState) -> list[Layer]:
        """The layers of a state, back to front."""
        return [layer for layer in self.layers if is_seen(layer, state)]

    def layer(self, name: str) -> Layer:
        """Raises KeyError if there is no layer of that name."""
        for layer in self.layers:
            if layer.name == name:
                return layer
        raise KeyError(f'{self.id} has no layer "{name}"')

    def covered_region(self) -> Image.Image:
        """A mask of the canvas: white where nothing of the body may ever show."""
        region = Layer("covered", LayerRole.BODY, self.covered_frame, partial(_white, outline=self.covered))
        return self.picture([region]).getchannel("A").point(lambda alpha: 255 if alpha == 255 else 0)

    def picture(self, layers: list[Layer], *, scale: float = SCALE, background: str = "") -> Image.Image:
        """The given layers drawn directly, as one picture of the whole canvas."""
        document = self._document()
        picture = rendered(document, drawn(document, layers), scale=scale, background=background)
        return ImageOps.mirror(picture) if self.mirrored else picture

    def _document(self) -> Document:
        width, height = CANVAS
        return Document(width, height, left=self.origin[0], top=self.origin[1])


def _white(paint: Painter, outline: Landmarks) -> None:
    paint.shape(outline, "#ffffff")
