"""Where the window is and how large: opening, fullscreen, and remembering."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.window.desktop import HEIGHT, WIDTH, Desktop, Geometry, wait_until
from tests.window.program import Program

pytestmark = pytest.mark.window

WHOLE = Geometry(0, 0, WIDTH, HEIGHT)


def toggle(program: Program, key: str = "F11") -> None:
    before = program.geometry
    program.key(key)
    wait_until(lambda: (program.geometry == WHOLE) is not (before == WHOLE), "fullscreen or the window")


def test_ten_toggles_leave_the_window_where_it_was(desktop: Desktop, data: Path) -> None:
    with Program(desktop, data, "--size", "1100x700") as program:
        before = program.geometry
        assert (before.width, before.height) == (1100, 700)
        for number in range(5):
            toggle(program)
            assert program.picture().get_size() == (WIDTH, HEIGHT)
            toggle(program, "F11" if number % 2 else "alt+Return")
        wait_until(lambda: program.geometry == before, f"the window at {before}")
        assert program.picture().get_size() == (1100, 700)


def test_the_next_start_finds_the_place_again(desktop: Desktop, data: Path) -> None:
    with Program(desktop, data, "--size", "1000x600") as program:
        desktop.xdotool("windowmove", program.window, 321, 123)
        wait_until(lambda: abs(program.geometry.x - 321) < 20, "the window at its new place")
        before = program.geometry
        program.close_window()
        assert program.wait_for_end() == (0, "")
    with Program(desktop, data) as program:
        wait_until(lambda: program.geometry == before, f"the window at {before}, not {program.geometry}")


def test_fullscreen_is_remembered_and_so_is_the_window(desktop: Desktop, data: Path) -> None:
    with Program(desktop, data, "--size", "1000x600") as program:
        before = program.geometry
        toggle(program)
        program.close_window()
        program.wait_for_end()
    with Program(desktop, data) as program:
        wait_until(lambda: program.geometry == WHOLE, "a full screen")
        toggle(program)
        wait_until(lambda: program.geometry == before, f"the window at {before}, not {program.geometry}")


@pytest.mark.parametrize("size", ["1920x1080", "3000x1000"])
def test_a_window_larger_than_the_desktop_is_made_to_fit(desktop: Desktop, data: Path, size: str) -> None:
    with Program(desktop, data, "--size", size) as program:
        wait_until(lambda: program.geometry.is_on_desktop, f"a window that fits, not {program.geometry}")
        inside = program.geometry
        assert program.picture().get_size() == (inside.width, inside.height)
        toggle(program)
        toggle(program)
        wait_until(lambda: program.geometry == inside, f"the window at {inside}, not {program.geometry}")
