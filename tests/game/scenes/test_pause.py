from __future__ import annotations

import pytest

from game.devices.inputs import Key, Menu
from game.scenes.opening import put_pages
from game.scenes.pause import PausePage
from game.scenes.tables.draw_table import DrawTableScene
from game.scenes.title import TitlePage
from game.settings import SpeedName
from game.stage.doors import Door
from game.stage.services import Services
from game.storage.match_rows import MatchState
from game.widgets.choices import Segments
from tests.game.scenes.pages import begun, click, focused, open_page, press


@pytest.fixture
def services(services: Services) -> Services:
    """At the table, paused."""
    put_pages(services)
    match = begun(services)
    open_page(services, Door.DRAW_TABLE, match)
    services.scenes.push(services.doors.page(Door.PAUSE, match))
    services.scenes.update(1)
    return services


@pytest.mark.parametrize("key", [Key.ESCAPE, Key.P, Key.ENTER])
def test_it_resumes(services: Services, key: Key) -> None:
    assert focused(services) == "resume"
    press(services, key)
    assert isinstance(services.scenes.top, DrawTableScene)
    services.scenes.clear()


def test_the_menu_button_resumes(services: Services) -> None:
    services.scenes.handle(Menu())
    assert isinstance(services.scenes.top, DrawTableScene)
    services.scenes.clear()


@pytest.mark.parametrize(("key", "page"), [(Key.R, "RulesPage"), (Key.O, "SettingsPage"), (Key.H, "HandHelp")])
def test_it_leads_on_and_back(services: Services, key: Key, page: str) -> None:
    press(services, key)
    assert services.scenes.top is not None
    assert services.scenes.top.name == page
    press(services, Key.ESCAPE)
    assert isinstance(services.scenes.top, PausePage)
    services.scenes.clear()


def test_speed_and_sound_act_at_once(services: Services) -> None:
    assert services.scenes.top is not None
    speed = services.scenes.top.group.find("speed")
    assert isinstance(speed, Segments)
    speed.choose(0)
    assert services.settings.settings.speed is SpeedName.CALM
    press(services, Key.M)
    sound = services.settings.settings.sound
    assert not sound.music
    assert not sound.effects
    press(services, Key.M)
    sound = services.settings.settings.sound
    assert sound.music
    assert sound.effects
    services.scenes.clear()


def test_save_and_leave_keeps_the_match(services: Services) -> None:
    press(services, Key.Q)
    assert focused(services) == "safe"
    press(services, Key.Y)
    assert isinstance(services.scenes.top, TitlePage)
    assert len(services.storage.matches.unfinished()) == 1


def test_giving_up_asks_twice(services: Services) -> None:
    press(services, Key.Q)
    click(services, "rare")
    assert not isinstance(services.scenes.top, TitlePage)
    click(services, "rare")
    assert isinstance(services.scenes.top, TitlePage)
    assert not services.storage.matches.unfinished()
    assert services.storage.matches.ended(1)[0].state is MatchState.ABANDONED
