"""Skin of body and arms: one gradient, one stack of form shades, so that joined parts show no seam."""

from dataclasses import dataclass

from tools.art.figure.palette import Skin
from tools.art.kit.colour import mix
from tools.art.kit.geometry import Point
from tools.art.kit.paint import Painter
from tools.art.kit.shading import Shade


@dataclass(frozen=True)
class Light:
    """The span of the skin gradient over a figure: from its lightest point to its darkest."""

    start: Point
    end: Point


def skin_fill(paint: Painter, skin: Skin, light: Light) -> str:
    return paint.document.linear(
        light.start, light.end, (0, skin.light), (0.4, skin.base), (1, mix(skin.base, skin.shade, 0.6))
    )


def skin_shades(skin: Skin, *, rim: bool = True) -> list[Shade]:
    """Glow, soft shade, crisp terminator, occlusion and rim; light comes from the upper left."""
    shades = [
        Shade(16, 12, 12, skin.glow, 0.5),
        Shade(-26, -8, 12, skin.shade, 0.7 * skin.contrast),
        Shade(-12, -3.5, 1.7, skin.shade, 0.55 * skin.contrast),
        Shade(-7, -2, 5, skin.deep, 0.5 * skin.contrast),
    ]
    if rim:
        shades.append(Shade(-3.2, 1.2, 1.1, skin.rim, 0.9))
    return shades
