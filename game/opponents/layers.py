"""The pictures of a pack and the rule by which a state shows some of them (``layers.toml``)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from engine.players.demeanour import Expression

_Pixels = Annotated[int, Field(ge=0, le=4096)]
_File = Annotated[str, Field(pattern=r"^layers/[a-z0-9_]+\.(png|webp)$")]


class LayerRole(StrEnum):
    """What a layer is for."""

    BODY = "body"
    LIMB = "limb"
    GARMENT = "garment"
    CARDS = "cards"
    HEAD = "head"
    FACE = "face"
    HAIR = "hair"
    FINALE = "finale"


@dataclass(frozen=True, slots=True)
class FigureState:
    """How an opponent looks at one moment: garments on, face, cards raised, or the finale."""

    worn: frozenset[str] = frozenset()
    expression: Expression = Expression.NEUTRAL
    blink: bool = False
    cards: bool = True
    finale: bool = False


class Layer(BaseModel):
    """One picture. A condition that is left out asks nothing.

    A layer of a garment is seen while the garment is on, and never in the finale.
    """

    model_config = ConfigDict(extra="forbid", frozen=True)

    id: str
    file: _File
    role: LayerRole
    z: int
    place: tuple[_Pixels, _Pixels]
    size: tuple[_Pixels, _Pixels]
    garment: str = ""
    hidden_by: tuple[str, ...] = ()
    """Garments that must all be off."""
    cards: bool | None = None
    """Only with cards in the raised hand, or only without."""
    finale: bool | None = None
    expression: Expression | None = None
    blink: bool | None = None

    def seen(self, state: FigureState) -> bool:
        """Whether the layer shows in ``state``."""
        if self.garment and (state.finale or self.garment not in state.worn):
            return False
        wishes = (
            (self.cards, state.cards),
            (self.finale, state.finale),
            (self.expression, state.expression),
            (self.blink, state.blink),
        )
        fits = all(wish is None or wish == is_so for wish, is_so in wishes)
        return fits and (state.finale or state.worn.isdisjoint(self.hidden_by))


class LayerTable(BaseModel):
    """The whole of ``layers.toml``. All measures are pixels of the canvas at ``scale`` pixels to the unit."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    canvas: tuple[_Pixels, _Pixels]
    scale: Annotated[float, Field(gt=0, le=8)]
    table: _Pixels
    """The y of the table's edge."""
    bust: tuple[_Pixels, _Pixels, _Pixels, _Pixels]
    """Left, top, right and bottom of the crop for small portraits."""
    expressions: tuple[Expression, ...]
    layer: tuple[Layer, ...]

    def seen(self, state: FigureState) -> tuple[Layer, ...]:
        """The layers of ``state``, back to front."""
        return tuple(layer for layer in self._in_order if layer.seen(state))

    def of_garment(self, garment: str, state: FigureState) -> tuple[Layer, ...]:
        """What the garment alone shows in ``state``, back to front, without a hand that grips it."""
        return tuple(
            layer for layer in self.seen(state) if layer.garment == garment and layer.role is LayerRole.GARMENT
        )

    @property
    def _in_order(self) -> list[Layer]:
        return sorted(self.layer, key=lambda layer: layer.z)

    def box(self, layers: tuple[Layer, ...]) -> tuple[int, int, int, int]:
        """Left, top, width and height that ``layers`` cover together; all zero for none."""
        if not layers:
            return 0, 0, 0, 0
        left = min(layer.place[0] for layer in layers)
        top = min(layer.place[1] for layer in layers)
        right = max(layer.place[0] + layer.size[0] for layer in layers)
        bottom = max(layer.place[1] + layer.size[1] for layer in layers)
        return left, top, right - left, bottom - top
