"""A name can be written without a keyboard, and the same board is there for the mouse."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from game.devices.inputs import (
    Activate,
    Back,
    Detail,
    Key,
    KeyPressed,
    PointerPressed,
    PointerReleased,
    SecondAction,
    Shoulder,
    TextTyped,
)
from game.scenes.letter_board import LetterBoard
from game.scenes.opening import put_pages
from game.scenes.settings.page import SettingsPage
from game.settings import NAME_LIMIT
from game.stage.doors import Door
from game.stage.services import Services
from game.texts import Language
from game.texts.alphabets import CYRILLIC, DIGITS, LATIN
from tests.game.hands import PadHands
from tests.game.scenes.pages import click, focused, open_page, press

if TYPE_CHECKING:
    from tests.game.conftest import Assemble


def opened(services: Services) -> LetterBoard:
    """The board over the settings, as A on a gamepad opens it."""
    put_pages(services)
    open_page(services, Door.SETTINGS).group.focus("player_name")
    give(services, Activate())
    board = services.scenes.top
    assert isinstance(board, LetterBoard)
    return board


def give(services: Services, *given: object) -> None:
    for each in given:
        services.scenes.update(1)
        services.scenes.handle(each)  # type: ignore[arg-type]
    services.scenes.update(1)


def write(services: Services, letters: str) -> None:
    for letter in letters:
        click(services, "space" if letter == " " else f"letter {letter}")


def name(services: Services) -> str:
    return services.settings.settings.player_name


def shown(board: LetterBoard) -> str:
    return "".join(widget.label for widget in board.group.widgets if widget.name.startswith("letter "))


def test_what_is_pressed_is_the_name_at_once_and_each_word_begins_with_a_capital(services: Services) -> None:
    opened(services)
    write(services, "eliška m")
    assert name(services) == "Eliška M"
    click(services, "done")
    assert isinstance(services.scenes.top, SettingsPage)
    assert focused(services) == "player_name"
    assert name(services) == "Eliška M"


def test_letters_can_be_taken_back_and_capitals_switched(services: Services) -> None:
    board = opened(services)
    write(services, "ab")
    give(services, SecondAction())
    assert name(services) == "A"
    give(services, Detail())
    assert shown(board) == LATIN.upper() + DIGITS
    write(services, "b")
    assert name(services) == "AB"
    click(services, "capitals")
    write(services, "c")
    click(services, "erase")
    assert name(services) == "AB"


@pytest.mark.parametrize("language", Language)
def test_the_board_begins_with_the_letters_of_the_language_and_has_the_others_too(
    services: Services, language: Language
) -> None:
    first = CYRILLIC if language is Language.RUSSIAN else LATIN
    services.texts.language = language
    board = opened(services)
    assert shown(board).lower() == first + DIGITS
    give(services, Shoulder(right=True))
    assert shown(board).lower() == ({LATIN, CYRILLIC} - {first}).pop() + DIGITS
    give(services, Shoulder(right=False))
    assert shown(board).lower() == first + DIGITS


def test_a_full_field_takes_no_more(services: Services) -> None:
    opened(services)
    write(services, "a" * (NAME_LIMIT + 2))
    assert len(name(services)) == NAME_LIMIT


def test_the_sign_in_the_field_opens_the_board_for_the_mouse(services: Services) -> None:
    put_pages(services)
    page = open_page(services, Door.SETTINGS)
    click(services, "player_name")
    assert services.scenes.top is page
    rect = page.group.find("player_name").shown_rect
    point = rect.right - 20, rect.centre_y
    give(services, PointerPressed(*point), PointerReleased(*point))
    assert isinstance(services.scenes.top, LetterBoard)


def test_whoever_has_a_keyboard_types_on_the_board_too(services: Services) -> None:
    opened(services)
    give(services, KeyPressed(Key.W), TextTyped("w"), KeyPressed(Key.SPACE), TextTyped(" "), TextTyped("x"))
    assert focused(services) == f"letter {LATIN[0]}"
    give(services, KeyPressed(Key.BACKSPACE))
    assert name(services) == "w"
    press(services, Key.ESCAPE)
    assert isinstance(services.scenes.top, SettingsPage)


def test_enter_in_the_field_opens_nothing(services: Services) -> None:
    put_pages(services)
    page = open_page(services, Door.SETTINGS)
    page.group.focus("player_name")
    press(services, Key.ENTER)
    assert services.scenes.top is page


def test_a_name_by_gamepad_alone(assembled: Assemble) -> None:
    services, loop = assembled(960, 540, speed="instant")
    put_pages(services)
    services.scenes.restart(services.doors.page(Door.SETTINGS))
    hands = PadHands(services, loop)
    hands.choose("player_name")
    hands.wait()
    for letter in "mei":
        hands.choose(f"letter {letter}")
    hands.back()
    assert name(services) == "Mei"
    assert isinstance(services.scenes.top, SettingsPage)


def test_going_back_keeps_what_was_written(services: Services) -> None:
    opened(services)
    write(services, "a")
    give(services, Back())
    assert name(services) == "A"
