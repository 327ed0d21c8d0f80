from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from engine.rules import StudRules
from game.devices.inputs import Key
from game.look.theme import TextSize
from game.scenes.first_run import FirstRunPage
from game.scenes.opening import first_page
from game.scenes.tables.draw_table import DrawTableScene
from game.scenes.tables.stud_table import StudTableScene
from game.scenes.title import TitlePage
from game.settings import DeckColours, Modesty, SpeedName, TextSizeName
from game.system.options import StartOptions
from game.texts import Language
from game.widgets.choices import Segments
from tests.game.scenes.pages import click, focused, press

if TYPE_CHECKING:
    from game.stage.services import Services


@pytest.fixture
def services(services: Services) -> Services:
    services.scenes.push(first_page(services, StartOptions()))
    assert isinstance(services.scenes.top, FirstRunPage)
    return services


def test_three_presses_from_the_first_start_to_the_first_hand(services: Services) -> None:
    press(services, Key.E, Key.ENTER, Key.ENTER)
    table = services.scenes.top
    assert isinstance(table, DrawTableScene)
    assert len(table.match.view().cards) == 5
    services.scenes.clear()


def test_three_clicks_do_the_same(services: Services) -> None:
    for name in ("come in", "draw", "deal"):
        click(services, name)
    assert isinstance(services.scenes.top, DrawTableScene)
    services.scenes.clear()


def test_it_does_not_come_again(services: Services) -> None:
    click(services, "come in")
    assert isinstance(first_page(services, StartOptions()), TitlePage)


def test_the_command_line_may_ask_for_a_table(services: Services) -> None:
    asked = StartOptions(game="stud", players=3, style="home", seed=5)
    services.scenes.restart(first_page(services, asked))
    assert isinstance(services.scenes.top, FirstRunPage)
    click(services, "come in")
    hands = []
    for _ in range(2):
        table = services.scenes.top
        assert isinstance(table, StudTableScene)
        assert table.match.setup.rules == StudRules(players=3, style="home")
        hands.append(table.match.view().cards)
        services.scenes.restart(first_page(services, asked))
    assert len(hands[0]) == 3
    assert hands[0] == hands[1]
    services.scenes.clear()


def test_coming_in_is_not_the_default(services: Services) -> None:
    assert focused(services) == "language"
    press(services, Key.ENTER)
    assert isinstance(services.scenes.top, FirstRunPage)


def test_every_choice_acts_at_once(services: Services) -> None:
    def segments(name: str) -> Segments:
        assert services.scenes.top is not None
        found = services.scenes.top.group.find(name)
        assert isinstance(found, Segments)
        return found

    segments("language").choose(1)
    assert services.texts.language is Language.CZECH
    segments("speed").choose(0)
    segments("text_size").choose(2)
    assert services.theme.comfort.text_size is TextSize.LARGEST
    click(services, "deck_colours")
    click(services, "reduced_motion")
    assert services.theme.still
    click(services, "medallion last_garment")
    click(services, "come in")
    settings = services.settings.settings
    assert settings.language is Language.CZECH
    assert settings.speed is SpeedName.CALM
    assert settings.text_size is TextSizeName.LARGEST
    assert settings.deck_colours is DeckColours.TWO
    assert settings.modesty is Modesty.LAST_GARMENT


def test_leaving_closes_the_game_and_keeps_nothing(services: Services) -> None:
    before = services.settings.settings
    click(services, "reduced_motion")
    press(services, Key.ESCAPE)
    assert services.scenes.top is None
    assert services.settings.settings == before
