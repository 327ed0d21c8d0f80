"""Finale: a wedding cake of three tiers with sugar roses and striped ribbon, for the figure that hugs her cards."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from tools.art.figure.poses.hugging import TORSO, huddle
from tools.art.figure.poses.hugging_limbs import EMBRACING_ARM, RAISED_UPPER_ARM
from tools.art.figure.props.marzipan_cards import paint_pair
from tools.art.figure.props.sugar_rose import BLUSH_SUGAR, CHERRY_SUGAR, CREAM_SUGAR, Sugar, paint_rose
from tools.art.kit.brushes import even
from tools.art.kit.colour import mix
from tools.art.kit.geometry import Landmark, Landmarks, Point, shifted
from tools.art.kit.outlines import smooth
from tools.art.kit.paint import Painter

MIDDLE = 370
_FLATTENED = 0.145
"""Height of a tier's top as a share of its width: how far we look down on it."""
_ICING = ("#fffdf4", "#fbf0d8", "#ecd3a4", "#a9794a")
"""White icing from the light to the shadow."""
_CHERRY, _VANILLA, _SHADOW = "#c21f3a", "#f8ead0", "#5a2416"


@dataclass(frozen=True)
class _Tier:
    top: float  # height of the middle of its upper face
    bottom: float
    half: float  # half its width
    swags: int

    @property
    def bow(self) -> float:
        return self.half * _FLATTENED

    def at(self, turn: float, y: float) -> Point:
        """A place on the front at ``turn`` degrees from the middle; ``y`` as at the two sides."""
        angle = math.radians(turn)
        return MIDDLE + self.half * math.sin(angle), y + self.bow * math.cos(angle)

    def ring(self, y: float, *, first: float = -90, last: float = 90, count: int = 25) -> list[Point]:
        """Places along the front from turn to turn."""
        return [self.at(first + (last - first) * step / (count - 1), y) for step in range(count)]


_TIERS = (_Tier(738, 848, 280, 7), _Tier(636, 738, 228, 6), _Tier(540, 636, 178, 5))
"""From the lowest to the highest."""

_ROSES: tuple[tuple[Point, float, Sugar, tuple[float, ...]], ...] = (
    # Where tiers meet, in three clusters that climb from the lower left to the upper right.
    ((196, 756), 31, BLUSH_SUGAR, (150, 200)),
    ((240, 772), 36, CHERRY_SUGAR, (70, 250)),
    ((288, 786), 27, CREAM_SUGAR, (20,)),
    ((222, 726), 22, CREAM_SUGAR, (215,)),
    ((428, 676), 34, CHERRY_SUGAR, (120, 300)),
    ((472, 668), 29, BLUSH_SUGAR, (20, 330)),
    ((390, 680), 24, CREAM_SUGAR, (170,)),
    ((452, 640), 20, CREAM_SUGAR, (290,)),
    ((228, 574), 24, CHERRY_SUGAR, (190, 100)),
    ((256, 586), 19, BLUSH_SUGAR, (60,)),
    ((524, 778), 30, CREAM_SUGAR, (40, 140)),
    ((560, 764), 24, BLUSH_SUGAR, (340,)),
    ((500, 564), 18, CREAM_SUGAR, (10,)),
)
_PAIR: Point = (352, 540)


def paint_cake(paint: Painter) -> None:
    _paint_cast(paint)
    _paint_stand(paint)
    for tier in _TIERS:
        _paint_tier(paint, tier)
    paint_pair(paint, _PAIR)
    for place, radius, sugar, leaves in _ROSES:
        paint_rose(paint, place, radius, sugar, leaves=leaves)


def _paint_cast(paint: Painter) -> None:
    """The cake's shadow on chest and arms."""
    with paint.warped_by(huddle):
        body = [paint.outline(part) for part in (TORSO, EMBRACING_ARM.outline, RAISED_UPPER_ARM.outline)]
    with paint.group(clip=body):
        for tier in _TIERS:
            paint.shape(_side(tier, 9, lift=14), "#7a2c22", opacity=0.4, blur=10)


def _side(tier: _Tier, by: float = 0, *, lift: float = 0) -> list[Landmark]:
    """The whole silhouette of a tier, grown by a distance."""
    half = tier.half + by
    back: list[Landmark] = [
        (MIDDLE + half * math.cos(turn), tier.top - lift - (tier.bow + by) * math.sin(turn))
        for turn in (0.45, 0.9, math.pi / 2, math.pi - 0.9, math.pi - 0.45)
    ]
    front = [
        (MIDDLE - half * math.cos(turn), tier.bottom + (tier.bow + by) * math.sin(turn))
        for turn in (0.45, 0.9, math.pi / 2, math.pi - 0.9, math.pi - 0.45)
    ]
    return [
        (MIDDLE + half, tier.bottom, "c"), (MIDDLE + half, tier.top, "c"), *back,
        (MIDDLE - half, tier.top, "c"), (MIDDLE - half, tier.bottom, "c"), *front,
    ]  # fmt: skip


def _paint_tier(paint: Painter, tier: _Tier) -> None:
    left, right = MIDDLE - tier.half, MIDDLE + tier.half
    light, pale, shade, dark = _ICING
    side = paint.document.linear(
        (left, 0), (right, 0), (0, shade), (0.1, pale), (0.3, light), (0.6, pale), (0.86, shade), (1, dark)
    )
    shape = paint.outline(_side(tier))
    paint.fill(shape, side)
    with paint.group(clip=shape):
        paint.ellipse((MIDDLE, tier.top), (tier.half, tier.bow), _top_fill(paint, tier))
        paint.stroke(shifted(tier.ring(tier.top), 0, 3), 7, light, profile=even, opacity=0.9, blur=2)
        paint.stroke(shifted(tier.ring(tier.top), 0, 12), 9, dark, profile=even, opacity=0.25, blur=5)
        paint.stroke(shifted(tier.ring(tier.bottom), 0, -30), 26, dark, profile=even, opacity=0.25, blur=10)
        _paint_ribbon(paint, tier)
    _paint_swags(paint, tier)
    _paint_pearls(paint, tier.ring(tier.bottom - 3, first=-86, last=86, count=round(tier.half / 5.5)), 7.4)
    if tier is _TIERS[-1]:
        _paint_pearls(paint, tier.ring(tier.top + 1, first=-87, last=87, count=round(tier.half / 4.6)), 5)


def _top_fill(paint: Painter, tier: _Tier) -> str:
    """The upper face, in the shadow of the tier above."""
    light, pale, shade, _ = _ICING
    return paint.document.radial(
        (MIDDLE - tier.half * 0.3, tier.top), tier.half * 1.2, (0, light), (0.5, pale), (0.8, shade), (1, "#d8b27c")
    )


def _paint_ribbon(paint: Painter, tier: _Tier) -> None:
    """A band of striped ribbon round the foot of the tier; its stripes draw together toward the sides."""
    upper, lower = tier.bottom - 35, tier.bottom - 8
    band = _between(tier.ring(upper), tier.ring(lower))
    left, right = MIDDLE - tier.half, MIDDLE + tier.half
    paint.fill(smooth(shifted(band, 0, -4)), _SHADOW, opacity=0.25, blur=3)
    paint.fill(smooth(band), _VANILLA)
    with paint.group(clip=smooth(band)):
        for turn in range(-90, 91, 8):
            stripe = [
                tier.at(turn, upper),
                tier.at(turn + 4, upper),
                tier.at(turn + 8, lower),
                tier.at(turn + 4, lower),
            ]
            paint.shape([(x, y, "c") for x, y in stripe], _CHERRY)
        shade = paint.document.linear(
            (left, 0), (right, 0), (0, "#3a0a10", 0.5), (0.14, "#3a0a10", 0.05), (0.3, "#ffffff", 0.28),
            (0.5, "#ffffff", 0), (0.8, "#3a0a10", 0.25), (1, "#3a0a10", 0.65),
        )  # fmt: skip
        paint.fill(smooth(band), shade)
    for y, opacity in ((upper, 0.95), (lower, 0.8)):
        paint.stroke(tier.ring(y), 2.6, "#fffaf0", profile=even, opacity=opacity)


def _between(upper: Sequence[Point], lower: Sequence[Point]) -> list[Landmark]:
    corners = {0, len(upper) - 1}
    edges: list[Landmark] = []
    for edge in (list(upper), list(reversed(lower))):
        edges += [(x, y, "c") if index in corners else (x, y) for index, (x, y) in enumerate(edge)]
    return edges


def _swag_lines(tier: _Tier) -> Iterator[list[Point]]:
    """Garlands hung from evenly spaced points of the upper edge."""
    step = 164 / tier.swags
    for index in range(tier.swags):
        first = -82 + index * step
        yield [tier.at(first + step * share, tier.top + 14 + 4 * 27 * share * (1 - share)) for share in _SWAG_SHARES]


_SWAG_SHARES = tuple(step / 12 for step in range(13))


def _paint_swags(paint: Painter, tier: _Tier) -> None:
    light, pale, shade, dark = _ICING
    for line in _swag_lines(tier):
        turned = abs(line[6][0] - MIDDLE) / tier.half
        body = mix(light, shade, turned * turned)
        paint.stroke(shifted(line, 3, 7), 12, dark, profile=even, opacity=0.4, blur=3)
        paint.stroke(line, 12, shade, profile=even)
        for (x, y), (next_x, next_y) in pairwise(line):
            for share in (0.25, 0.75):
                place = (x + (next_x - x) * share, y + (next_y - y) * share)
                paint.ellipse((place[0] + 0.8, place[1] + 1.4), (5.4, 6.6), dark, turn=28, opacity=0.35)
                paint.ellipse(place, (4.8, 6.2), body, turn=28)
                paint.ellipse((place[0] - 1.2, place[1] - 2), (1.8, 2.6), "#ffffff", turn=28, opacity=0.85)
        for x, y in (line[0], line[-1]):
            _paint_drop(paint, (x, y), pale, dark)


def _paint_drop(paint: Painter, place: Point, body: str, dark: str) -> None:
    """A piped tassel where two garlands meet."""
    x, y = place
    drop: Landmarks = [(x - 6, y - 4), (x, y - 9), (x + 6, y - 4), (x + 5, y + 12), (x, y + 28), (x - 5, y + 12)]
    paint.shape(shifted(drop, 2, 4), dark, opacity=0.4, blur=2)
    paint.shape(drop, body)
    paint.stroke([(x - 2, y - 4), (x - 2, y + 8), (x - 0.6, y + 20)], 2.2, "#ffffff", opacity=0.9)
    paint.stroke([(x + 3, y - 3), (x + 2.6, y + 10), (x + 0.8, y + 24)], 1.8, dark, opacity=0.45)


def _paint_pearls(paint: Painter, places: Sequence[Point], radius: float) -> None:
    light, pale, shade, dark = _ICING
    for x, y in places:
        turned = (x - places[0][0]) / (places[-1][0] - places[0][0])
        rim = mix(shade, dark, max(0.0, turned * 1.6 - 0.7))
        paint.circle((x + 1, y + 2), radius + 0.6, _SHADOW, opacity=0.3)
        paint.circle((x, y), radius, rim)
        paint.circle((x - radius * 0.14, y - radius * 0.16), radius * 0.76, mix(light, pale, turned))
        paint.circle((x - radius * 0.34, y - radius * 0.38), radius * 0.26, "#ffffff")


def _paint_stand(paint: Painter) -> None:
    """A porcelain plate on a laid table."""
    _paint_tablecloth(paint)
    plate = _Tier(853, 863, 312, 0)
    china = paint.document.linear((60, 0), (680, 0), (0, "#b9c4c4"), (0.3, "#ffffff"), (0.6, "#dfe8e4"), (1, "#7c8c8c"))
    paint.shape(shifted(_side(plate), 0, 8), "#3a1a14", opacity=0.5, blur=6)
    paint.shape(_side(plate), china)
    paint.stroke(plate.ring(plate.bottom - 1), 5, "#a9c48a", profile=even)
    paint.ellipse((MIDDLE, 849), (296, 44), "#6a5a4a", opacity=0.5, blur=8)


def _paint_tablecloth(paint: Painter) -> None:
    cloth: Landmarks = [(34, 872, "c"), (704, 872, "c"), (714, 1012, "c"), (24, 1012, "c")]
    outline = paint.outline(cloth)
    paint.fill(outline, paint.document.linear((40, 0), (700, 0), (0, "#f6ead0"), (0.4, "#fffaf0"), (1, "#b9986c")))
    with paint.group(clip=outline):
        for index in range(14):
            x = 66 + index * 46 + 6 * math.sin(index * 2.4)
            paint.stroke([(x, 868), (x - 3, 940), (x - 10, 1014)], 12, "#a9855c", opacity=0.4, blur=4)
            paint.stroke([(x - 12, 868), (x - 15, 940), (x - 22, 1014)], 8, "#ffffff", opacity=0.6, blur=3)
