"""The kit's pieces do what the figures rely on."""

import math

import numpy as np
import pytest

from tools.art.kit import brushes, outlines, splines
from tools.art.kit.brushes import ribbon
from tools.art.kit.colour import mix, ramp
from tools.art.kit.geometry import Box
from tools.art.kit.paint import Painter
from tools.art.kit.render import rendered
from tools.art.kit.shading import Shade
from tools.art.kit.svg import Document

WAVE = [(0.0, 0.0), (30.0, 20.0), (55.0, -5.0), (90.0, 10.0)]


def distance_to(line: np.ndarray, point: tuple[float, float]) -> float:
    return float(np.hypot(line[:, 0] - point[0], line[:, 1] - point[1]).min())


@pytest.mark.parametrize("closed", [False, True])
def test_a_spline_passes_through_its_landmarks(closed: bool) -> None:
    line = splines.sample(WAVE, 2000, closed=closed)
    assert max(distance_to(line, point) for point in WAVE) < 0.1


def test_a_spline_through_four_points_of_a_circle_is_nearly_the_circle() -> None:
    line = splines.sample([(1, 0), (0, 1), (-1, 0), (0, -1)], 200, closed=True)
    assert np.allclose(np.hypot(line[:, 0], line[:, 1]), 1, atol=0.01)


def test_sides_between_corners_stay_straight() -> None:
    square = [(0, 0, "c"), (10, 0, "c"), (10, 10, "c"), (0, 10, "c")]
    line = splines.sample(square, 400, closed=True)
    off_the_sides = np.minimum(
        np.minimum(abs(line[:, 0]), abs(line[:, 0] - 10)), np.minimum(abs(line[:, 1]), abs(line[:, 1] - 10))
    )
    assert off_the_sides.max() < 1e-6
    assert outlines.smooth(square).bounds == Box(0, 0, 10, 10)


def test_a_smooth_landmark_has_one_direction_and_a_corner_two() -> None:
    def turn_at_the_middle(points: list) -> float:
        first, second = splines.spline(points).segments
        arriving = first.end - first.second_handle
        leaving = second.first_handle - first.end
        return abs(math.degrees(np.angle(leaving / arriving)))

    assert turn_at_the_middle([(0, 0), (10, 10), (20, 0)]) < 0.01
    assert turn_at_the_middle([(0, 0), (10, 10, "c"), (20, 0)]) == pytest.approx(90)


def test_one_landmark_is_no_curve() -> None:
    with pytest.raises(ValueError, match="at least two landmarks"):
        splines.spline([(0, 0)])


def test_samples_lie_at_equal_distances() -> None:
    steps = np.diff(splines.sample(WAVE, 60), axis=0)
    lengths = np.hypot(steps[:, 0], steps[:, 1])
    assert lengths.max() / lengths.min() < 1.02


def test_a_ribbon_is_as_wide_as_its_profile_says() -> None:
    line = np.column_stack([np.linspace(0, 100, 101), np.zeros(101)])
    shape = ribbon(line, 10, brushes.along((0, 0), (0.5, 1), (1, 0.2)))
    widths = abs(shape[:101, 1] - shape[101:][::-1, 1])
    assert widths[[0, 25, 50, 100]] == pytest.approx([0, 5, 10, 2])


def test_growing_an_outline_adds_the_same_margin_whatever_its_direction() -> None:
    circle = splines.sample([(50, 0), (0, 50), (-50, 0), (0, -50)], 200, closed=True)
    for ring in (circle, circle[::-1]):
        grown = outlines.offset(ring, 5)
        assert np.allclose(np.hypot(grown[:, 0], grown[:, 1]), 55, atol=0.6)


def test_colours_mix_by_channel() -> None:
    assert mix("#000000", "#ff8040", 0.5) == "#804020"
    assert ramp(["#000000", "#ffffff", "#ff0000"], 0.75) == "#ff8080"
    with pytest.raises(ValueError, match="#rrggbb"):
        mix("red", "#000000", 0.5)


def test_equal_definitions_are_written_once() -> None:
    document = Document(10, 10)
    first = document.linear((0, 0), (1, 1), (0, "#000000"), (1, "#ffffff"))
    assert document.linear((0, 0), (1, 1), (0, "#000000"), (1, "#ffffff")) == first
    assert document.markup("").count("<linearGradient") == 1


def test_the_origin_and_the_scale_place_the_drawing() -> None:
    document = Document(20, 10, left=-10, top=-5)
    paint = Painter(document)
    paint.rectangle(Box(0, 0, 10, 5), "#ff0000")
    picture = rendered(document, paint.markup, scale=2)
    assert picture.size == (40, 20)
    assert picture.getpixel((21, 11)) == (255, 0, 0, 255)
    assert picture.getpixel((18, 11)) == (0, 0, 0, 0)


def test_a_blurred_thin_shape_is_not_cut_by_its_filter_region() -> None:
    document = Document(200, 100)
    paint = Painter(document)
    paint.stroke([(20, 50), (180, 50)], 2, "#ffffff", blur=8, profile=brushes.even)
    alpha = np.asarray(rendered(document, paint.markup))[:, 100, 3].astype(int)
    rows = np.flatnonzero(alpha)
    assert rows[0] < 50 - 2 * 8
    assert alpha[rows[0]] <= 2


def test_shading_darkens_only_the_side_away_from_the_shift() -> None:
    document = Document(100, 100)
    paint = Painter(document)
    with paint.group(shades=[Shade(20, 0, 0.5, "#000000", 1)]):
        paint.rectangle(Box(10, 10, 90, 90), "#ffffff")
    picture = rendered(document, paint.markup)
    assert picture.getpixel((15, 50))[0] == 0
    assert picture.getpixel((80, 50))[0] == 255
    assert picture.getpixel((5, 50))[3] == 0


def test_the_warp_moves_landmarks_but_not_ready_outlines() -> None:
    document = Document(100, 100)
    square = [(10, 10, "c"), (20, 10, "c"), (20, 20, "c"), (10, 20, "c")]
    paint = Painter(document, warp=lambda x, y: (x + 50, y))
    assert paint.outline(square).bounds == Box(60, 10, 70, 20)
    with paint.unwarped():
        assert paint.outline(square).bounds == Box(10, 10, 20, 20)
    assert paint.outline(square).bounds == Box(60, 10, 70, 20)
