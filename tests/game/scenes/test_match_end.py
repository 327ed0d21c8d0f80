from __future__ import annotations

import pytest

from engine.rules import DrawRules
from game.devices.inputs import Key
from game.drawing.canvas import DrawnText
from game.scenes.opening import put_pages
from game.scenes.tables.draw_table import DrawTableScene
from game.scenes.title import TitlePage
from game.settings import Lines
from game.stage.doors import Door
from game.stage.scene import Scene
from game.stage.services import Services
from tests.game.scenes.pages import LOST, WON, focused, open_page, played, press


@pytest.fixture
def services(services: Services) -> Services:
    put_pages(services)
    return services


def words(services: Services, page: Scene) -> set[str]:
    services.scenes.update(5)
    canvas = services.window.canvas(services.theme, services.stores, services.window.picture())
    record: list[DrawnText] = []
    canvas.record = record
    page.draw(canvas)
    return {text.text for text in record}


def test_a_won_match_says_so(services: Services) -> None:
    match = played(services, WON)
    shown = words(services, open_page(services, Door.MATCH_END, match))
    assert {"YOU WIN THE MATCH", "Won this evening", "6 of 6", "Vera Vantrease"} <= shown
    assert any("the ostrich fan is not for sale" in text for text in shown)


def test_a_lost_match_says_so(services: Services) -> None:
    shown = words(services, open_page(services, Door.MATCH_END, played(services, LOST)))
    assert {"YOU LOSE YOUR SHIRT", "Still worn", "$0 (−$60)"} <= shown


def test_nobody_speaks_when_lines_are_off(services: Services) -> None:
    match = played(services, LOST)
    assert any(text.startswith("“") for text in words(services, open_page(services, Door.MATCH_END, match)))
    services.settings.change(lines=Lines.OFF)
    assert not any(text.startswith("“") for text in words(services, open_page(services, Door.MATCH_END, match)))


def test_a_match_for_money_has_no_wardrobe(services: Services) -> None:
    match = played(services, LOST, DrawRules(money_only=True, starting_money=20))
    shown = words(services, open_page(services, Door.MATCH_END, match))
    assert "Garments won" not in shown
    assert not shown & {"Still worn", "Won this evening"}


def test_the_rematch_is_the_same_match_anew(services: Services) -> None:
    match = played(services, LOST)
    open_page(services, Door.MATCH_END, match)
    assert focused(services) == "rematch"
    press(services, Key.R)
    table = services.scenes.top
    assert isinstance(table, DrawTableScene)
    assert table.match.setup == match.setup
    assert table.match.id != match.id
    services.scenes.clear()


@pytest.mark.parametrize("key", [Key.M, Key.ESCAPE])
def test_the_menu_is_near(services: Services, key: Key) -> None:
    open_page(services, Door.MATCH_END, played(services, LOST))
    press(services, key)
    assert isinstance(services.scenes.top, TitlePage)
