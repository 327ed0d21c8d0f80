from __future__ import annotations

from functools import partial

import pytest

from engine.presets import DRAW_PRESETS, DRAW_PRESETS_BOTH_STAKE, Evening
from game.devices.inputs import Direction, FocusStep, Key, Navigate, Shoulder
from game.scenes.match_end.page import MatchEndScene
from game.scenes.opening import for_match, put_pages
from game.scenes.setup.house_rules import HouseRulesPage
from game.scenes.setup.page import SetupPage
from game.scenes.tables.draw_table import DrawTableScene
from game.settings import Modesty
from game.stage.doors import Door
from game.stage.scene import Scene
from game.stage.services import Services
from game.widgets.amounts import Stepper
from game.widgets.base import Widget
from game.widgets.choices import Segments, Toggle
from tests.game.crawl import faults
from tests.game.scenes.guests import invite
from tests.game.scenes.pages import WON, click, focused, open_page, played, press

CAST = ("ada", "bela", "cora", "dina", "edda", "flora")


@pytest.fixture
def services(services: Services) -> Services:
    put_pages(services)
    return services


@pytest.fixture
def full(services: Services) -> Services:
    """With seven opponents and a stud table."""
    invite(services, *CAST)
    services.doors.put(Door.STUD_TABLE, partial(for_match(_StudTable), services))
    return services


class _StudTable(Scene):
    """Stands in for the table of stud."""

    def __init__(self, services: Services, match: object) -> None:
        super().__init__(services)
        self.match = match


def widget(services: Services, name: str) -> Widget:
    assert services.scenes.top is not None
    return services.scenes.top.group.find(name)


def test_dealing_is_one_press_away(services: Services) -> None:
    open_page(services, Door.DRAW_SETUP)
    assert focused(services) == "deal"
    press(services, Key.ENTER)
    table = services.scenes.top
    assert isinstance(table, DrawTableScene)
    assert table.match.setup.rules == DRAW_PRESETS[Evening.CLASSIC]
    services.scenes.clear()


def test_the_first_match_is_an_easier_one(services: Services) -> None:
    open_page(services, Door.DRAW_SETUP)
    assert services.settings.settings.setup.level == "novice"
    press(services, Key.ENTER)
    table = services.scenes.top
    assert isinstance(table, DrawTableScene)
    assert table.match.context.levels == ("novice",)
    services.scenes.clear()


@pytest.mark.parametrize(("place", "evening"), list(enumerate(Evening)))
@pytest.mark.parametrize("own", [False, True])
def test_every_evening_is_dealt_as_chosen(services: Services, place: int, evening: Evening, own: bool) -> None:
    open_page(services, Door.DRAW_SETUP)
    economy = widget(services, "economy")
    assert isinstance(economy, Segments)
    economy.choose(place)
    if own:
        click(services, "player_wardrobe")
    click(services, "deal")
    table = services.scenes.top
    assert isinstance(table, DrawTableScene)
    assert table.match.setup.rules == (DRAW_PRESETS_BOTH_STAKE if own else DRAW_PRESETS)[evening]
    services.scenes.clear()


def test_choices_are_remembered(services: Services) -> None:
    open_page(services, Door.DRAW_SETUP)
    deck = widget(services, "deck")
    assert isinstance(deck, Segments)
    deck.choose(1)
    click(services, "money_only")
    open_page(services, Door.TITLE)
    open_page(services, Door.DRAW_SETUP)
    rules = services.settings.settings.setup.draw
    assert (rules.deck, rules.money_only) == (32, True)
    again, toggle = widget(services, "deck"), widget(services, "money_only")
    assert isinstance(again, Segments)
    assert isinstance(toggle, Toggle)
    assert again.chosen == 1
    assert toggle.on


def test_who_plays_for_money_cannot_stake_clothes(services: Services) -> None:
    open_page(services, Door.DRAW_SETUP)
    assert widget(services, "player_wardrobe").enabled
    click(services, "money_only")
    assert "Nobody stakes" in widget(services, "player_wardrobe").why_not


def test_the_settings_can_forbid_clothes(services: Services) -> None:
    services.settings.change(modesty=Modesty.MONEY_ONLY)
    open_page(services, Door.DRAW_SETUP)
    assert "settings" in widget(services, "money_only").why_not
    press(services, Key.ENTER)
    table = services.scenes.top
    assert isinstance(table, DrawTableScene)
    assert table.match.setup.rules.money_only
    services.scenes.clear()


def test_house_rules_change_the_match_and_the_source_comes_back(services: Services) -> None:
    open_page(services, Door.DRAW_SETUP)
    click(services, "house rules")
    money = widget(services, "starting_money")
    assert isinstance(money, Stepper)
    money.set(100)
    assert services.settings.settings.setup.draw.starting_money == 100
    click(services, "source")
    assert services.settings.settings.setup.draw == DRAW_PRESETS[Evening.CLASSIC]
    press(services, Key.ESCAPE)
    assert isinstance(services.scenes.top, SetupPage)


def test_house_rules_scroll_with_the_focus_and_stay_there(services: Services) -> None:
    open_page(services, Door.DRAW_SETUP)
    click(services, "house rules")
    top = services.scenes.top
    assert isinstance(top, HouseRulesPage)
    top.group.focus("money_only")
    offset = getattr(top.group.find("fields"), "offset", 0.0)
    assert offset > 0
    press(services, Key.ENTER)
    assert getattr(top.group.find("fields"), "offset", 0.0) == offset
    assert focused(services) == "money_only"


def test_an_opponent_is_chosen_and_remembered(full: Services) -> None:
    open_page(full, Door.DRAW_SETUP)
    assert full.scenes.top is not None
    full.scenes.top.handle(Shoulder(right=True))
    click(full, "opponent dina")
    click(full, "deal")
    table = full.scenes.top
    assert isinstance(table, DrawTableScene)
    assert table.match.setup.seats[1].player == "dina"
    full.scenes.clear()
    open_page(full, Door.DRAW_SETUP)
    assert widget(full, "opponent dina").visible


@pytest.mark.parametrize("players", range(2, 9))
def test_stud_seats_as_many_as_are_wanted(full: Services, players: int) -> None:
    open_page(full, Door.STUD_SETUP)
    seats = widget(full, "players")
    assert isinstance(seats, Stepper)
    seats.set(players)
    click(full, "deal")
    table = full.scenes.top
    assert isinstance(table, _StudTable)
    setup = getattr(table.match, "setup", None)
    assert setup is not None
    assert len({seat.player for seat in setup.seats}) == players
    assert setup.rules.players == players


def test_stud_opponents_come_and_go(full: Services) -> None:
    open_page(full, Door.STUD_SETUP)
    seats = widget(full, "players")
    assert isinstance(seats, Stepper)
    seats.set(2)
    click(full, "opponent bela")
    assert full.settings.settings.setup.stud_opponents == ("vera", "bela")
    click(full, "opponent vera")
    assert full.settings.settings.setup.stud_opponents == ("bela",)
    click(full, "opponent bela")
    assert full.settings.settings.setup.stud_opponents == ("bela",), "the last one stays"
    assert full.settings.settings.setup.stud.players == 2


def test_everything_can_be_reached_by_keyboard_and_gamepad(full: Services) -> None:
    page = open_page(full, Door.DRAW_SETUP)
    wanted = {each.name for each in page.group.widgets if each.focusable}
    by_tab = set()
    for _ in wanted:
        by_tab.add(focused(full))
        full.scenes.handle(FocusStep())
    assert by_tab == wanted
    reached, waiting = set(), ["deal"]
    while waiting:
        name = waiting.pop()
        if name in reached:
            continue
        reached.add(name)
        for direction in Direction:
            page.group.focus(name)
            for _ in range(4):  # an option in a row of them takes the direction until it is at its end
                full.scenes.handle(Navigate(direction))
                waiting.append(focused(full))
    assert reached == wanted


@pytest.mark.parametrize("door", [Door.DRAW_SETUP, Door.STUD_SETUP])
def test_a_full_cast_fits(full: Services, door: Door) -> None:
    page = open_page(full, door)
    assert faults(full, page) == []


def test_after_a_won_match_the_next_opponent_waits(full: Services) -> None:
    page = open_page(full, Door.MATCH_END, played(full, WON))
    assert isinstance(page, MatchEndScene)
    assert focused(full) == "next"
    assert faults(full, page) == []
    press(full, Key.ENTER)
    table = full.scenes.top
    assert isinstance(table, DrawTableScene)
    assert table.match.setup.seats[1].player == "ada"
    full.scenes.clear()
