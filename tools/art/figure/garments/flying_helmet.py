"""Leather flying helmet with its flaps unbuckled and the goggles pushed up. Head units."""

from tools.art.figure.leather import paint_leather, paint_rivets, paint_seam
from tools.art.figure.marks import Glow, Mark, Patch, Stroke, draw
from tools.art.figure.palette import GOLD, Cloth
from tools.art.kit.brushes import even, lens
from tools.art.kit.geometry import Box, Landmarks, Point, shifted
from tools.art.kit.outlines import Outline
from tools.art.kit.paint import Painter

_SHELL: Landmarks = [
    (-64, -30, "c"), (-54, -49), (-34, -57), (-10, -58), (18, -52), (40, -38), (50, -18), (51, 6), (49, 28), (51, 48),
    (55, 62, "c"), (64, 66), (78, 56), (90, 38), (97, 10), (104, -30), (101, -70), (82, -102), (46, -121), (6, -125),
    (-32, -116), (-58, -92), (-69, -62),
]  # fmt: skip
_FAR_FLAP: Landmarks = [
    (-63, -34, "c"), (-72, -12), (-74, 16), (-69, 40), (-62, 50, "c"), (-63, 28), (-61, 4), (-61, -16),
]  # fmt: skip
_FORM: tuple[Mark, ...] = (
    Patch([(110, -120), (84, -96), (80, -50), (84, 0), (76, 60), (120, 60)], "dark", 0.7, 9),
    Stroke([(-52, -66), (-40, -92), (-14, -108), (20, -110)], 13, "bright", 0.34, 5),
    Stroke([(-46, -74), (-34, -93), (-12, -104)], 4, "bright", 0.5, 1.6),
    Stroke([(40, -104), (66, -90), (80, -62)], 10, "bright", 0.22, 4.5),
    Stroke([(62, -40), (72, -10), (66, 30)], 9, "bright", 0.26, 4),
)
_CENTRE_SEAM: Landmarks = [(-38, -57), (-46, -80), (-40, -106), (-22, -120)]
_SIDE_SEAM: Landmarks = [(28, -47), (48, -70), (60, -92), (58, -114)]
_FLAP_SEAM: Landmarks = [(49, -16), (70, -30), (90, -32), (104, -28)]
_EDGE: Landmarks = [
    (-64, -30), (-54, -49), (-34, -57), (-10, -58), (18, -52), (40, -38), (50, -18), (51, 6), (49, 28), (51, 48),
    (55, 62),
]  # fmt: skip
_EAR_CUP: Point = (75, 8)
_STRAP: Landmarks = [(61, 58), (62, 76), (56, 96), (58, 116)]
_CAST: Landmarks = [
    (-70, -34), (-52, -40), (-32, -47), (-8, -48), (16, -42), (36, -30), (45, -14), (46, 10), (45, 34), (50, 66),
    (70, 80), (110, 20), (80, -110), (-60, -110),
]  # fmt: skip

_NEAR_LENS: Landmarks = [(-5, -84), (4, -101), (28, -104), (47, -92), (47, -76), (32, -65), (12, -65), (-2, -72)]
_FAR_LENS: Landmarks = [(-18, -84), (-26, -99), (-44, -100), (-57, -88), (-58, -74), (-47, -64), (-30, -65), (-19, -72)]
_BRIDGE: Landmarks = [(-20, -80), (-12, -84), (-3, -80)]
_BAND: Landmarks = [(46, -84), (70, -78), (90, -66), (104, -50)]
_FAR_BAND: Landmarks = [(-57, -80), (-64, -76), (-70, -70)]


def paint_helmet(paint: Painter, leather: Cloth, face: Landmarks) -> None:
    """Helmet and goggles, with their shadow on the face."""
    with paint.group(clip=paint.outline(face)):
        paint.shape(_CAST, "#3a160e", opacity=0.55, blur=4)
    _paint_strap(paint, leather)
    for piece in (_FAR_FLAP, _SHELL):
        marks = _FORM if piece is _SHELL else ()
        paint_leather(
            paint, paint.outline(piece), leather, marks=marks, light=((-60, -110), (90, 50)), seed=5, creases=36
        )
    with paint.group(clip=paint.outline(_SHELL)):
        for seam in (_CENTRE_SEAM, _SIDE_SEAM, _FLAP_SEAM):
            paint_seam(paint, seam, leather)
        paint_seam(paint, shifted(_EDGE, 3.4, -3), leather, stitches=(1.6, -3))
    paint.stroke(_EDGE, 2.2, leather.bright, profile=even, opacity=0.5, blur=0.4)
    _paint_ear_cup(paint, leather)
    _paint_goggles(paint, leather)


def _paint_strap(paint: Painter, leather: Cloth) -> None:
    """The chin strap, undone, and its buckle."""
    paint.stroke(shifted(_STRAP, 3, 2), 11, "#12060a", profile=even, opacity=0.5, blur=2)
    fill = paint.document.linear((52, 0), (68, 0), (0, leather.light), (0.5, leather.base), (1, leather.dark))
    paint.stroke(_STRAP, 10, fill, profile=even)
    paint.stroke(shifted(_STRAP, -3), 1.2, leather.bright, opacity=0.6)
    with paint.group(transform="translate(57,106) rotate(6)"):
        paint.rectangle(Box(-8, -6, 8, 7), GOLD.dark, corner=2.5)
        paint.rectangle(Box(-7, -6.6, 7, 5.6), GOLD.base, corner=2.5)
        paint.rectangle(Box(-4.4, -3.6, 4.4, 2.8), leather.dark, corner=1.2)
        paint.hairline([(-6, -5.4), (5, -5.4)], 1.2, GOLD.light, opacity=0.9)


def _paint_ear_cup(paint: Painter, leather: Cloth) -> None:
    """The padded ring that held an earphone."""
    x, y = _EAR_CUP
    paint.ellipse((x + 1.5, y + 2.5), (19, 23), "#12060a", opacity=0.5, blur=2)
    for radii, tones in (((18, 22), (leather.light, leather.dark)), ((12, 15.5), (leather.dark, leather.base))):
        fill = paint.document.linear((x - 14, y - 18), (x + 14, y + 18), (0, tones[0]), (1, tones[1]))
        paint.ellipse(_EAR_CUP, radii, fill)
    paint.stroke([(x - 15, y - 4), (x - 11, y - 15), (x, y - 19.6)], 2.6, leather.bright, opacity=0.7, blur=0.6)
    paint.stroke([(x + 8, y + 12), (x, y + 14), (x - 8, y + 9)], 2, leather.bright, opacity=0.4, blur=0.6)
    paint_rivets(paint, [(x, y - 18.6), (x + 14.6, y + 2), (x, y + 18.6), (x - 14.6, y)], 1.9)


def _paint_goggles(paint: Painter, leather: Cloth) -> None:
    for band in (_BAND, _FAR_BAND):
        paint.stroke(shifted(band, 1, 4), 15, "#12060a", profile=even, opacity=0.5, blur=2)
        elastic = paint.document.linear((40, -90), (104, -50), (0, "#6a5a48"), (0.5, "#4a3d30"), (1, "#1d1510"))
        paint.stroke(band, 13, elastic, profile=even)
        for aside in (-3.4, 0, 3.4):
            paint.stroke(shifted(band, 0, aside), 0.8, "#b8a484", profile=even, opacity=0.5)
    paint.stroke(shifted(_BRIDGE, 1, 3), 6, "#12060a", profile=even, opacity=0.5, blur=1.6)
    paint.stroke(_BRIDGE, 6, GOLD.shade, profile=even)
    paint.stroke(shifted(_BRIDGE, 0, -1.4), 1.6, GOLD.light, opacity=0.9)
    for lens_shape, glint in ((_FAR_LENS, -50), (_NEAR_LENS, 8)):
        _paint_lens(paint, lens_shape, glint, leather)


def _paint_lens(paint: Painter, points: Landmarks, glint: float, leather: Cloth) -> None:
    frame, glass = paint.outline(points), paint.outline(_shrunk(points, 0.76))
    pad = paint.outline(_shrunk(points, 1.14))
    paint.shape(shifted(_shrunk(points, 1.14), 1.5, 4), "#12060a", opacity=0.55, blur=2.6)
    paint.fill(pad, leather.dark)
    paint.fill(frame, _brass(paint, frame))
    paint.fill(paint.outline(_shrunk(points, 0.82)), "#3a2410")
    box = glass.bounds
    tint = paint.document.linear(
        (box.left, box.top), (box.right, box.bottom), (0, "#bfe6f2"), (0.3, "#5f9fb8"), (0.62, "#1f4c63"),
        (1, "#0c2230"),
    )  # fmt: skip
    paint.fill(glass, tint)
    with paint.group(clip=glass):
        draw(
            paint,
            (
                Stroke([(glint, -58), (glint + 9, -80), (glint + 15, -106)], 8, "#ffffff", 0.62, 0.8, even),
                Stroke([(glint + 14, -58), (glint + 22, -80), (glint + 28, -106)], 3, "#ffffff", 0.5, 0.6, even),
                Glow((box.right - 6, box.bottom - 5), (12, 7), "#e8b070", 0.4, 3),
            ),
            leather,
        )
    upper = [point for point in points if point[1] < -80]
    if len(upper) > 2:
        paint.stroke(upper, 2, GOLD.light, profile=lens(0.5), opacity=0.9, blur=0.3)


def _brass(paint: Painter, shape: Outline) -> str:
    box = shape.bounds
    return paint.document.linear(
        (box.left, box.top), (box.right, box.bottom), (0, GOLD.light), (0.35, GOLD.base), (0.7, GOLD.dark),
        (1, "#4a2c10"),
    )  # fmt: skip


def _shrunk(points: Landmarks, share: float) -> Landmarks:
    """The outline about its own middle."""
    x = sum(point[0] for point in points) / len(points)
    y = sum(point[1] for point in points) / len(points)
    return [(x + (point[0] - x) * share, y + (point[1] - y) * share) for point in points]


def paint_back(paint: Painter, leather: Cloth) -> None:
    """The helmet's skirt behind the neck."""
    shape: Landmarks = [(10, -60), (90, -60), (101, -10), (96, 34), (86, 58), (66, 70), (30, 60), (10, 20)]
    paint.shape(shape, paint.document.linear((10, 0), (100, 60), (0, leather.deepest), (1, leather.dark)))
