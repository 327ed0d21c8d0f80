"""Layers of a figure: what is drawn, in which frame, and in which states it is seen."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial

from engine.players.demeanour import Expression
from game.opponents.layers import FigureState, LayerRole
from tools.art.kit.geometry import Warp
from tools.art.kit.paint import Painter
from tools.art.kit.svg import Document


@dataclass(frozen=True)
class Frame:
    """Where a part's landmarks live: moved by the warp first, then by the SVG transform."""

    warp: Warp | None = None
    transform: str = ""


@dataclass(frozen=True)
class Layer:
    """One picture of the paper doll. A condition left at its default asks nothing.

    A layer of a garment is seen while the garment is on, and never in the finale.
    """

    name: str
    role: LayerRole
    frame: Frame
    draw: Callable[[Painter], None]
    garment: str = ""
    hidden_by: tuple[str, ...] = ()
    """Garments that must all be off."""
    cards: bool | None = None
    """Only with cards in the raised hand, or only without."""
    finale: bool | None = None
    expression: Expression | None = None
    blink: bool | None = None


def garment_layer(
    garment: str,
    part: str,
    draw: Callable[[Painter], None],
    *,
    frame: Frame,
    hidden_by: tuple[str, ...] = (),
    cards: bool | None = None,
) -> Layer:
    """A part of a garment, named after both; the part that is the garment itself has no name."""
    name = f"{garment}_{part}" if part else garment
    return Layer(name, LayerRole.GARMENT, frame, draw, garment=garment, hidden_by=hidden_by, cards=cards)


def limb_layer(
    name: str,
    draw: Callable[[Painter], None],
    *,
    frame: Frame,
    garment: str = "",
    hidden_by: tuple[str, ...] = (),
    cards: bool | None = None,
    finale: bool | None = None,
) -> Layer:
    return Layer(name, LayerRole.LIMB, frame, draw, garment=garment, hidden_by=hidden_by, cards=cards, finale=finale)


def face_layers(frame: Frame, draw: Callable[..., None]) -> tuple[Layer, ...]:
    """Every expression with its eyes open and shut; ``draw`` takes the painter, ``expression`` and ``blink``."""
    return tuple(
        Layer(
            f"{'blink' if blink else 'face'}_{expression}",
            LayerRole.FACE,
            frame,
            partial(draw, expression=expression, blink=blink),
            expression=expression,
            blink=blink,
        )
        for expression in Expression
        for blink in (False, True)
    )


def is_seen(layer: Layer, state: FigureState) -> bool:
    """The rule by which the program shows layers, applied to their definitions."""
    if layer.garment and (state.finale or layer.garment not in state.worn):
        return False
    wishes = (
        (layer.cards, state.cards),
        (layer.finale, state.finale),
        (layer.expression, state.expression),
        (layer.blink, state.blink),
    )
    fits = all(wish is None or wish == is_so for wish, is_so in wishes)
    return fits and (state.finale or state.worn.isdisjoint(layer.hidden_by))


def drawn(document: Document, layers: Iterable[Layer]) -> str:
    """Markup of the layers one over another."""
    parts = []
    for layer in layers:
        paint = Painter(document, layer.frame.warp)
        with paint.group(transform=layer.frame.transform):
            layer.draw(paint)
        parts.append(paint.markup)
    return "".join(parts)
