import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.look.geometry import CANVAS, Rect
from game.look.viewport import Viewport

SIZES = st.tuples(st.integers(960, 3840), st.integers(540, 2160))


@given(SIZES, st.floats(0, 1920), st.floats(0, 1080))
def test_a_point_comes_back_to_within_a_pixel(size: tuple[int, int], x: float, y: float) -> None:
    viewport = Viewport.of_size(*size)
    back_x, back_y = viewport.to_canvas(*viewport.to_pixels(x, y))
    assert back_x == pytest.approx(x, abs=1 / viewport.scale)
    assert back_y == pytest.approx(y, abs=1 / viewport.scale)


@given(SIZES)
def test_the_canvas_lies_inside_the_window_and_touches_two_sides(size: tuple[int, int]) -> None:
    x, y, width, height = Viewport.of_size(*size).rect_to_pixels(CANVAS)
    assert x >= 0
    assert y >= 0
    assert x + width <= size[0] + 1
    assert y + height <= size[1] + 1
    assert abs(width - size[0]) <= 1 or abs(height - size[1]) <= 1
    assert width / height == pytest.approx(16 / 9, abs=0.01)


@given(SIZES, st.floats(0, 900), st.floats(1, 900))
def test_neighbours_share_their_edge(size: tuple[int, int], left: float, width: float) -> None:
    viewport = Viewport.of_size(*size)
    first = viewport.rect_to_pixels(Rect(left, 0, width, 10))
    second = viewport.rect_to_pixels(Rect(left + width, 0, 50, 10))
    assert first[0] + first[2] == second[0]


def test_pointer_points_are_translated_to_pixels_on_dense_screens() -> None:
    viewport = Viewport((2560, 1440), (1280, 720))
    assert viewport.to_canvas(640, 360) == pytest.approx((960, 540))


def test_a_wide_window_is_letterboxed_left_and_right() -> None:
    viewport = Viewport.of_size(2000, 540)
    assert viewport.scale == 0.5
    assert viewport.left == 520
    assert viewport.top == 0
