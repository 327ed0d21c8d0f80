"""One long rope of jade beads, knotted below the chest and hanging to the waist. For the figure in profile."""

from tools.art.kit.geometry import Landmarks, Point
from tools.art.kit.paint import Painter

_ROPE: tuple[tuple[Landmarks, int, float], ...] = (
    ([(330, 374), (306, 424), (287, 484), (283, 530)], 15, 6.2),
    ([(414, 362), (400, 402), (356, 452), (308, 500), (285, 534)], 20, 6.2),
    ([(279, 548), (274, 600), (276, 660), (280, 716)], 15, 6.4),
    ([(290, 548), (296, 600), (297, 656), (290, 712)], 14, 6.4),
)
_KNOT: Landmarks = [(278, 534), (284, 543), (292, 536), (286, 548), (279, 545)]
_KNOT_RADIUS = 6.6
_DROP: Point = (285, 728)


def paint_jade_beads(paint: Painter) -> None:
    beads = [((float(x), float(y)), radius) for points, count, radius in _ROPE for x, y in paint.line(points, count)]
    beads += [((x, y), _KNOT_RADIUS) for x, y, *_ in _KNOT]
    beads.append((_DROP, 9.5))
    with paint.unwarped():
        for (x, y), radius in beads:
            paint.circle((x + 3, y + 5), radius, "#0c1c16", opacity=0.4, blur=2)
        for place, radius in beads:
            _paint_bead(paint, place, radius)


def _paint_bead(paint: Painter, place: Point, radius: float) -> None:
    x, y = place
    jade = paint.document.radial(
        (x - radius * 0.3, y - radius * 0.36), radius * 1.6, (0, "#5cb48a"), (0.3, "#176645"), (0.75, "#083322"),
        (1, "#124e36"),
    )  # fmt: skip
    paint.circle(place, radius, jade)
    paint.ellipse(
        (x + radius * 0.25, y + radius * 0.5), (radius * 0.5, radius * 0.24), "#9ff0c4", opacity=0.35, blur=0.8
    )
    paint.circle((x - radius * 0.34, y - radius * 0.38), radius * 0.22, "#ffffff", opacity=0.95)
