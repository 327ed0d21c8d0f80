"""Two strands of pearls that follow the neck of the standing figure."""

from tools.art.kit.geometry import Landmarks
from tools.art.kit.paint import Painter

_STRANDS: tuple[tuple[Landmarks, int, float], ...] = (
    ([(318, 326), (322, 352), (348, 374), (380, 358), (402, 328)], 22, 4.3),
    ([(312, 332), (316, 372), (350, 408), (392, 372), (410, 334)], 30, 4.5),
)


def paint_pearls(paint: Painter) -> None:
    document = paint.document
    for points, count, radius in _STRANDS:
        places = [(float(x), float(y)) for x, y in paint.line(points, count)]
        with paint.unwarped():
            for x, y in places:
                paint.ellipse((x + 1.5, y + 4), (radius, radius), "#5a1f2a", opacity=0.45, blur=1.6)
            for x, y in places:
                lustre = document.radial(
                    (x - radius * 0.3, y - radius * 0.36),
                    radius * 1.5,
                    (0, "#fffdf6"),
                    (0.55, "#eadccf"),
                    (0.9, "#9d8a97"),
                    (1, "#b9a3a4"),
                )
                paint.circle((x, y), radius, lustre)
                paint.circle((x - 1.3, y - 1.5), 1.1, "#ffffff")
                paint.ellipse((x + 1.2, y + 2.4), (1.7, 0.9), "#f3c9b4", turn=-24, opacity=0.55, blur=0.4)
