"""Soft cloth, cotton or wool: the form that a whole garment takes from its own silhouette."""

from tools.art.figure.palette import Cloth
from tools.art.kit.shading import Shade


def soft_form(cloth: Cloth) -> list[Shade]:
    """Glow toward the light, a broad soft shade, a faint terminator and one bright edge."""
    return [
        Shade(14, 12, 11, cloth.light, 0.45),
        Shade(-24, -8, 12, cloth.dark, 0.6),
        Shade(-9, -3, 2.4, cloth.dark, 0.28),
        Shade(-3, 1, 1, cloth.rim, 0.6),
    ]
