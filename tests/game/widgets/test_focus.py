"""Focus, pointer and keys: what every page has in common."""

from __future__ import annotations

import pytest

from game.devices.inputs import (
    Activate,
    Direction,
    FocusStep,
    Key,
    KeyPressed,
    Navigate,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Scrolled,
    StickScrolled,
)
from game.look.geometry import Rect
from game.look.motion import TOOLTIP_WAIT
from game.stage.services import Services
from game.widgets.base import Hint, Widget
from game.widgets.button import Button
from game.widgets.choices import Tabs
from game.widgets.focus import FocusGroup
from game.widgets.scroll import ScrollArea


class Desk:
    """A grid of three by two buttons, named by row and column, and what was pressed."""

    def __init__(self, services: Services) -> None:
        self.pressed: list[str] = []
        self.group = FocusGroup(services)
        self.buttons = [
            Button(
                f"{row}{column}",
                Rect(100 + 300 * column, 100 + 100 * row, 250, 60),
                f"{row}{column}",
                lambda name=f"{row}{column}": self.pressed.append(name),  # type: ignore[misc]
                shortcut=Key.D if (row, column) == (1, 2) else None,
                hint=Hint("Title", "Body"),
            )
            for row in range(2)
            for column in range(3)
        ]
        self.group.rebuild(self.buttons)

    @property
    def focus(self) -> str:
        assert self.group.focused is not None
        return self.group.focused.name

    def click(self, x: float, y: float) -> None:
        self.group.handle(PointerPressed(x, y))
        self.group.handle(PointerReleased(x, y))


@pytest.fixture
def desk(services: Services) -> Desk:
    return Desk(services)


def test_tab_goes_in_order_and_round(desk: Desk) -> None:
    seen = []
    for _ in range(6):
        seen.append(desk.focus)
        desk.group.handle(KeyPressed(Key.TAB))
    assert seen == ["00", "01", "02", "10", "11", "12"]
    assert desk.focus == "00"
    desk.group.handle(FocusStep(backwards=True))
    assert desk.focus == "12"


@pytest.mark.parametrize(
    ("start", "direction", "end"),
    [
        ("00", Direction.RIGHT, "01"),
        ("01", Direction.DOWN, "11"),
        ("11", Direction.LEFT, "10"),
        ("12", Direction.UP, "02"),
        ("02", Direction.RIGHT, "02"),
        ("00", Direction.UP, "00"),
    ],
)
def test_arrows_move_in_space(desk: Desk, start: str, direction: Direction, end: str) -> None:
    desk.group.focus(start)
    desk.group.handle(Navigate(direction))
    assert desk.focus == end


def test_letters_move_unless_they_are_shortcuts(desk: Desk) -> None:
    desk.group.handle(KeyPressed(Key.S))
    assert desk.focus == "10"
    desk.group.handle(KeyPressed(Key.D))
    assert desk.pressed == ["12"]
    assert desk.focus == "10"


def test_a_held_shortcut_presses_once(desk: Desk) -> None:
    desk.group.handle(KeyPressed(Key.D))
    desk.group.handle(KeyPressed(Key.D, repeated=True))
    assert desk.pressed == ["12"]


@pytest.mark.parametrize("given", [KeyPressed(Key.ENTER), KeyPressed(Key.SPACE), Activate()])
def test_enter_space_and_a_press_what_has_the_focus(desk: Desk, given: KeyPressed | Activate) -> None:
    desk.group.focus("11")
    desk.group.handle(given)
    assert desk.pressed == ["11"]


def test_a_click_presses_on_release_inside_only(desk: Desk) -> None:
    desk.click(110, 110)
    assert desk.pressed == ["00"]
    desk.group.handle(PointerPressed(110, 110))
    desk.group.handle(PointerReleased(900, 900))
    assert desk.pressed == ["00"]


def test_hovering_moves_the_focus_only_when_the_pointer_moves(desk: Desk) -> None:
    desk.group.handle(PointerMoved(410, 110))
    assert desk.focus == "01"
    desk.group.handle(Navigate(Direction.DOWN))
    desk.group.update(1)
    assert desk.focus == "11"
    desk.group.handle(PointerMoved(411, 110))
    assert desk.focus == "11"
    desk.group.handle(PointerMoved(110, 110))
    assert desk.focus == "00"


def test_a_disabled_button_is_not_pressed_and_says_why(desk: Desk) -> None:
    desk.group.find("00").why_not = "You have no money left."
    desk.group.handle(Activate())
    desk.click(110, 110)
    assert desk.pressed == []
    tooltip = desk.group._tooltip
    assert tooltip is not None
    assert tooltip.hint.body == "You have no money left."


def test_the_tooltip_waits_for_a_resting_pointer(desk: Desk) -> None:
    desk.group.handle(PointerMoved(110, 110))
    desk.group.update(TOOLTIP_WAIT * 0.9)
    assert desk.group._tooltip is None
    desk.group.update(TOOLTIP_WAIT * 0.2)
    assert desk.group._tooltip is not None
    desk.group.handle(PointerMoved(410, 110))
    assert desk.group._tooltip is None


def test_the_tooltip_comes_at_once_when_asked_for(desk: Desk) -> None:
    assert desk.group.show_tooltip()
    assert desk.group._tooltip is not None


def test_rebuilding_keeps_the_focus_by_name(services: Services) -> None:
    desk = Desk(services)
    desk.group.focus("12")
    desk.group.rebuild(Desk(services).buttons)
    assert desk.focus == "12"
    desk.group.rebuild(Desk(services).buttons[:2])
    assert desk.focus == "00"


def test_hidden_widgets_are_left_out(desk: Desk) -> None:
    desk.group.find("01").visible = False
    desk.group.handle(KeyPressed(Key.TAB))
    assert desk.focus == "02"
    desk.click(410, 110)
    assert desk.pressed == []


def test_small_widgets_have_a_large_target(services: Services) -> None:
    widget = Widget("small", Rect(100, 100, 20, 20), "small")
    assert widget.target == Rect(83, 83, 54, 54)
    group = FocusGroup(services)
    group.rebuild([widget])
    assert group.handle(PointerMoved(90, 90))


def test_shoulder_buttons_turn_the_tabs(services: Services) -> None:
    chosen: list[int] = []
    group = FocusGroup(services)
    group.rebuild([Tabs("tabs", Rect(0, 0, 600, 58), "Pages", ("A", "B", "C"), 0, chosen.append)])
    assert group.turn_tabs(right=True)
    assert group.turn_tabs(right=False)
    assert group.turn_tabs(right=False)
    assert chosen == [1, 0, 2]


class Long:
    """A scroll area of ten rows of which three are seen."""

    def __init__(self, services: Services) -> None:
        self.pressed: list[str] = []
        rows = [
            Button(str(row), Rect(0, 100 * row, 200, 80), str(row), lambda row=row: self.pressed.append(str(row)))  # type: ignore[misc]
            for row in range(10)
        ]
        self.area = ScrollArea("area", Rect(0, 0, 240, 300), "area", rows, 1000)
        self.group = FocusGroup(services)
        self.group.rebuild([self.area])


def test_the_focus_scrolls_into_view(services: Services) -> None:
    long = Long(services)
    for _ in range(9):
        long.group.handle(Navigate(Direction.DOWN))
    assert long.group.focused is long.group.find("9")
    shown = long.group.find("9").shown_rect
    assert long.area.rect.y < shown.y
    assert shown.bottom < long.area.rect.bottom
    long.group.focus("0")
    assert long.area.offset == 0


def test_wheel_and_stick_scroll_and_clicks_land_on_what_is_seen(services: Services) -> None:
    long = Long(services)
    long.group.handle(Scrolled(50, 50, -1))
    assert long.area.offset == 58
    long.group.handle(StickScrolled(0, 142))
    assert long.area.offset == 200
    long.group.handle(PointerPressed(50, 40))
    long.group.handle(PointerReleased(50, 40))
    assert long.pressed == ["2"]


def test_what_is_scrolled_away_cannot_be_clicked(services: Services) -> None:
    long = Long(services)
    assert not long.group.handle(PointerPressed(50, 340))
    assert long.pressed == []
