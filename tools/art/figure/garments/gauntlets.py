"""Pilot's gauntlets: heavy leather hands with long stiff cuffs that flare over the sleeves."""

from dataclasses import dataclass, replace

from tools.art.figure.body import Hand, paint_hand
from tools.art.figure.cloth import DRAPED, Fold
from tools.art.figure.hands import HandTones, gloved, paint_fingers
from tools.art.figure.leather import paint_leather, paint_seam, paint_stitches
from tools.art.figure.marks import Mark, Patch, Stroke
from tools.art.figure.palette import Cloth
from tools.art.figure.poses.tipped_back import FAR_HAND_WINDOW
from tools.art.figure.poses.tipped_back_limbs import FAR_ARM, FAR_THUMB, HANGING_HAND, HANGING_THUMB
from tools.art.kit.brushes import even
from tools.art.kit.colour import mix
from tools.art.kit.geometry import Landmarks, Point, shifted
from tools.art.kit.paint import Painter

_SHADOW = "#0c0508"
_EASE = 2.6


@dataclass(frozen=True)
class _Cuff:
    outline: Landmarks
    rim: Landmarks
    seam: Landmarks
    strap: Landmarks
    light: tuple[Point, Point]
    form: tuple[Mark, ...]
    folds: tuple[Fold, ...]


_NEAR_CUFF = _Cuff(
    outline=[
        (606, 492, "c"),
        (630, 482),
        (662, 480),
        (694, 484),
        (722, 494, "c"),
        (714, 530),
        (700, 568),
        (688, 604, "c"),
        (658, 612),
        (630, 604, "c"),
        (624, 566),
        (614, 526),
    ],
    rim=[(606, 493), (630, 500), (662, 503), (694, 501), (722, 494)],
    seam=[(676, 502), (672, 552), (664, 608)],
    strap=[(629, 588), (658, 597), (692, 587)],
    light=((610, 470), (720, 620)),
    form=(
        Stroke([(630, 508), (638, 552), (644, 598)], 14, "bright", 0.36, 5),
        Stroke([(626, 508), (633, 546)], 4, "bright", 0.5, 1.6),
        Patch([(730, 490), (704, 506), (690, 560), (684, 610), (720, 610)], "dark", 0.7, 7),
    ),
    folds=(
        Fold([(640, 600), (644, 560), (640, 526)], 7, 0.45),
        Fold([(690, 596), (696, 560), (708, 520)], 7, 0.45),
        Fold([(630, 572), (656, 580), (690, 570)], 6, 0.4, DRAPED),
    ),
)
_FAR_CUFF = _Cuff(
    outline=[
        (200, 606, "c"),
        (190, 640),
        (188, 684),
        (196, 736, "c"),
        (232, 734),
        (272, 728),
        (306, 726, "c"),
        (312, 690),
        (306, 654, "c"),
        (272, 640),
        (236, 622),
    ],
    rim=[(200, 607), (210, 640), (211, 690), (196, 736)],
    seam=[(212, 660), (256, 674), (308, 684)],
    strap=[(288, 646), (296, 688), (288, 730)],
    light=((190, 600), (300, 740)),
    form=(
        Stroke([(216, 632), (256, 654), (300, 668)], 14, "bright", 0.4, 5),
        Stroke([(218, 628), (250, 646)], 4, "bright", 0.5, 1.6),
        Patch([(190, 720), (240, 712), (310, 712), (310, 744), (190, 752)], "dark", 0.7, 7),
    ),
    folds=(
        Fold([(302, 668), (262, 660), (226, 646)], 7, 0.45),
        Fold([(302, 706), (262, 712), (222, 716)], 7, 0.45),
        Fold([(276, 646), (284, 684), (276, 724)], 6, 0.4, DRAPED),
    ),
)
_BACK_POINTS: tuple[Landmarks, ...] = (
    [(312, 672), (334, 666), (350, 664)],
    [(314, 684), (336, 681), (352, 679)],
    [(312, 698), (334, 696), (348, 694)],
)
_HANGING_POINTS: tuple[Landmarks, ...] = (
    [(651, 622), (648, 644), (646, 660)],
    [(660, 622), (660, 646), (658, 664)],
    [(669, 622), (671, 644), (671, 660)],
)


def paint_near_gauntlet(paint: Painter, leather: Cloth) -> None:
    """Hanging hand and cuff."""
    tones = _tones(leather)
    thumb = replace(HANGING_THUMB, width=HANGING_THUMB.width + 3)
    paint_fingers(paint, [thumb], tones, blunt=True)
    with paint.group(clip=paint.outline([(600, 586, "c"), (740, 586, "c"), (740, 800, "c"), (600, 800, "c")])):
        paint_leather(paint, paint.grown(HANGING_HAND.back, _EASE), leather, light=((630, 590), (690, 690)), creases=8)
    paint_hand(paint, _padded(HANGING_HAND), tones)
    _paint_points(paint, _HANGING_POINTS, leather)
    _paint_cuff(paint, _NEAR_CUFF, leather)


def paint_far_gauntlet(paint: Painter, leather: Cloth) -> None:
    """The cuff of the hand at the belt; the hand is a layer of its own, over the cards."""
    with paint.group(transform="translate(4 9)"):
        paint.shape(_FAR_CUFF.outline, _SHADOW, opacity=0.5, blur=6)
    _paint_cuff(paint, _FAR_CUFF, leather)


def paint_far_gloved_hand(paint: Painter, hand: Hand, leather: Cloth, *, thumb: bool) -> None:
    tones = _tones(leather)
    if thumb:
        paint_fingers(paint, [replace(FAR_THUMB, width=FAR_THUMB.width + 3)], tones, blunt=True)
    with paint.group(clip=paint.outline(FAR_HAND_WINDOW)):
        paint_leather(paint, paint.grown(FAR_ARM.outline, _EASE), leather, light=((290, 640), (370, 730)), creases=0)
    paint_hand(paint, _padded(hand), tones)
    _paint_points(paint, _BACK_POINTS, leather)


def _tones(leather: Cloth) -> HandTones:
    return replace(gloved(leather), shade=mix(leather.base, leather.dark, 0.55), dark=leather.dark)


def _padded(hand: Hand) -> Hand:
    """The hand in thick leather."""
    fingers = tuple(replace(finger, width=finger.width + 3.4) for finger in hand.fingers)
    return replace(hand, fingers=fingers)


def _paint_points(paint: Painter, points: tuple[Landmarks, ...], leather: Cloth) -> None:
    """The three rows of raised stitching on the back of a glove."""
    for line in points:
        paint.stroke(line, 3.4, leather.dark, opacity=0.6, blur=0.6)
        paint.stroke(shifted(line, -1, -1), 1.4, leather.bright, opacity=0.55)


def _paint_cuff(paint: Painter, cuff: _Cuff, leather: Cloth) -> None:
    shape = paint.outline(cuff.outline)
    paint_leather(paint, shape, leather, marks=cuff.form, folds=cuff.folds, light=cuff.light, seed=8, creases=20)
    with paint.group(clip=shape):
        paint_seam(paint, cuff.seam, leather)
        paint.stroke(shifted(cuff.strap, 2, 3), 14, _SHADOW, profile=even, opacity=0.5, blur=2)
        paint.stroke(cuff.strap, 12, leather.base, profile=even)
        paint.stroke(shifted(cuff.strap, -1, -3.6), 1.8, leather.bright, opacity=0.6, blur=0.4)
        paint_stitches(paint, shifted(cuff.strap, 1, 3), leather.trim)
    paint.stroke(cuff.rim, 6, leather.light, profile=even)
    paint.stroke(shifted(cuff.rim, 1.6, 2), 1.8, leather.deepest, profile=even, opacity=0.7)
    paint_stitches(paint, shifted(cuff.rim, 0, -0.6), leather.bright)
