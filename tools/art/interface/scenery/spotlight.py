"""The beam that falls on a player whose garment goes: cone, warm glow and turning rays. Light only, transparent."""

import math

from tools.art.interface.markup import ellipse, fill, group
from tools.art.kit.geometry import Box
from tools.art.kit.svg import Document

SPOTLIGHT_WIDTH, SPOTLIGHT_HEIGHT = 2400, 1080
_MIDDLE, _SOURCE = SPOTLIGHT_WIDTH / 2, 430


def spotlight() -> tuple[Document, str]:
    """The light stands in the middle of the picture, which is wider than the screen so that it may be shifted."""
    document = Document(SPOTLIGHT_WIDTH, SPOTLIGHT_HEIGHT)
    cone = f"M{_MIDDLE - 90:g} -60L{_MIDDLE + 90:g} -60L{_MIDDLE + 430:g} 900L{_MIDDLE - 430:g} 900Z"
    ray_light = document.linear((0, -60), (0, 900), (0, "#ffe9b8", 0.9), (0.7, "#ffc878", 0.4), (1, "#ffb060", 0.12))
    soft = document.blur(22, Box(_MIDDLE - 430, -60, _MIDDLE + 430, 900))
    glow = document.radial((_MIDDLE, 440), 560, (0, "#ffb860", 0.42), (0.4, "#a8483c", 0.26), (1, "#2a0a18", 0))
    return document, (
        group(group(fill(cone, ray_light), filtered=soft), opacity=0.34)
        + ellipse(_MIDDLE, 470, 560, 560, glow)
        + "".join(_ray(k) for k in range(-14, 15))
    )


def _ray(k: int) -> str:
    turn, half, reach = math.radians(k * 9), 0.03, 1900
    (x1, y1), (x2, y2) = (
        (_MIDDLE + reach * math.sin(turn + side), _SOURCE - reach * math.cos(turn + side)) for side in (-half, half)
    )
    data = f"M{_MIDDLE:g} {_SOURCE}L{x1:.1f} {y1:.1f}L{x2:.1f} {y2:.1f}Z"
    return fill(data, "#f0b765", opacity=0.075 if k % 2 == 0 else 0.035)
