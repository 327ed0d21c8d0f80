"""What each control does with pointer, keys and gamepad."""

from __future__ import annotations

import pytest

from game.devices.inputs import (
    Activate,
    Back,
    Direction,
    Input,
    Key,
    KeyPressed,
    Navigate,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Scrolled,
    TextTyped,
)
from game.look.geometry import Rect
from game.stage.services import Services
from game.widgets.amounts import Slider, Stepper
from game.widgets.base import Widget
from game.widgets.choices import Segments, Tabs, Toggle
from game.widgets.dropdown import DropDown
from game.widgets.focus import FocusGroup
from game.widgets.text_field import TextField

LEFT, RIGHT, UP, DOWN = (Navigate(way) for way in (Direction.LEFT, Direction.RIGHT, Direction.UP, Direction.DOWN))


@pytest.fixture
def group(services: Services) -> FocusGroup:
    return FocusGroup(services)


def put(group: FocusGroup, widget: Widget) -> None:
    group.rebuild([widget])


def give(group: FocusGroup, *inputs: Input) -> None:
    for given in inputs:
        group.handle(given)


def click(group: FocusGroup, x: float, y: float) -> None:
    give(group, PointerPressed(x, y), PointerReleased(x, y))


def slider(changes: list[int], value: int = 50, step: int = 5) -> Slider:
    return Slider("bet", Rect(100, 100, 400, 40), "Bet", (0, 100), value, changes.append, step=step)


def test_a_slider_moves_by_steps_and_stops_at_its_ends(group: FocusGroup) -> None:
    changes: list[int] = []
    put(group, slider(changes))
    give(group, RIGHT, RIGHT, LEFT, KeyPressed(Key.END), RIGHT, KeyPressed(Key.HOME), LEFT)
    assert changes == [55, 60, 55, 100, 0]


def test_a_slider_reaches_an_end_that_is_no_whole_step(group: FocusGroup) -> None:
    changes: list[int] = []
    put(group, Slider("bet", Rect(100, 100, 400, 40), "Bet", (20, 73), 60, changes.append, step=10))
    give(group, RIGHT, RIGHT, LEFT)
    assert changes == [70, 73, 60]


def test_a_slider_is_dragged_and_scrolled(group: FocusGroup) -> None:
    changes: list[int] = []
    put(group, slider(changes, 0))
    give(group, PointerPressed(300, 120), PointerMoved(400, 500, pressed=True), PointerReleased(400, 500))
    assert changes == [50, 75]
    give(group, Scrolled(300, 120, 1.0), PointerMoved(500, 120))
    assert changes == [50, 75, 80]


def test_a_stepper_has_two_ends(group: FocusGroup) -> None:
    changes: list[int] = []
    put(group, Stepper("ante", Rect(0, 0, 300, 58), "Ante", (5, 15), 10, changes.append, step=5))
    click(group, 20, 20)
    click(group, 20, 20)
    click(group, 290, 20)
    click(group, 150, 20)
    assert changes == [5, 10]
    give(group, Activate(), Activate())
    assert changes == [5, 10, 15, 5]


def test_segments_are_chosen_by_arrows_and_clicks(group: FocusGroup) -> None:
    changes: list[int] = []
    put(group, Segments("speed", Rect(0, 0, 300, 52), "Speed", ("a", "b", "c"), 1, changes.append))
    give(group, RIGHT, RIGHT, LEFT)
    click(group, 50, 25)
    click(group, 50, 25)
    give(group, Activate())
    assert changes == [2, 1, 0, 1]


def test_upright_tabs_use_up_and_down(group: FocusGroup) -> None:
    changes: list[int] = []
    put(group, Tabs("tabs", Rect(0, 0, 300, 68), "Pages", ("a", "b", "c"), 0, changes.append, pitch=84))
    give(group, DOWN, RIGHT, DOWN, UP)
    click(group, 100, 200)
    assert changes == [1, 2, 1, 2]


def test_a_toggle_switches_anywhere_on_its_row(group: FocusGroup) -> None:
    changes: list[bool] = []
    put(group, Toggle("motion", Rect(0, 0, 600, 60), "Motion", False, changes.append))
    click(group, 20, 30)
    give(group, KeyPressed(Key.SPACE))
    assert changes == [True, False]


def drop_down(changes: list[int]) -> DropDown:
    names = ["Ada", "Bo", "Clara", "Dora", "Cecil", *(f"Extra {number}" for number in range(8))]
    return DropDown("who", Rect(100, 100, 300, 54), "Opponent", names, 0, changes.append)


def test_a_drop_down_opens_and_chooses_by_keys(group: FocusGroup) -> None:
    changes: list[int] = []
    widget = drop_down(changes)
    put(group, widget)
    give(group, Activate(), DOWN, DOWN, Activate())
    assert changes == [2]
    assert widget.popup_rect is None


def test_a_drop_down_chooses_by_pointer(group: FocusGroup) -> None:
    changes: list[int] = []
    widget = drop_down(changes)
    put(group, widget)
    click(group, 150, 120)
    popup = widget.popup_rect
    assert popup is not None
    give(group, PointerMoved(150, popup.y + 70))
    click(group, 150, popup.y + 70)
    assert changes == [1]


def test_back_and_a_click_outside_close_a_drop_down_without_a_choice(group: FocusGroup) -> None:
    changes: list[int] = []
    widget = drop_down(changes)
    put(group, widget)
    for leave in (Back(), PointerPressed(1500, 900)):
        give(group, Activate(), DOWN, leave)
        assert widget.popup_rect is None
    assert changes == []


def test_typing_finds_a_row(group: FocusGroup) -> None:
    changes: list[int] = []
    put(group, drop_down(changes))
    give(group, Activate(), TextTyped("c"), TextTyped("e"), KeyPressed(Key.ENTER))
    assert changes == [4]


def test_a_text_field_takes_letters_that_would_be_shortcuts(group: FocusGroup) -> None:
    changes: list[str] = []
    widget = TextField("find", Rect(0, 0, 300, 54), "Find", "", changes.append, limit=5)
    put(group, widget)
    for letter in "kráva":
        assert group.handle(KeyPressed(Key.A))
        give(group, TextTyped(letter))
    give(group, TextTyped("!"))
    assert widget.text == "kráva"
    give(group, LEFT, KeyPressed(Key.BACKSPACE), KeyPressed(Key.HOME), KeyPressed(Key.DELETE))
    assert widget.text == "ráa"
    give(group, KeyPressed(Key.END), TextTyped("x"))
    assert changes[-1] == "ráax"


def test_escape_empties_a_text_field_before_it_goes_back(group: FocusGroup) -> None:
    changes: list[str] = []
    put(group, TextField("find", Rect(0, 0, 300, 54), "Find", "king", changes.append))
    assert group.handle(KeyPressed(Key.ESCAPE))
    assert changes == [""]
    assert not group.handle(KeyPressed(Key.ESCAPE))


def test_a_disabled_control_does_not_change(group: FocusGroup) -> None:
    changes: list[int] = []
    widget = slider(changes)
    widget.why_not = "It is not your turn."
    put(group, widget)
    give(group, RIGHT, KeyPressed(Key.END), Activate(), Scrolled(300, 120, 1.0))
    click(group, 300, 120)
    assert changes == []
