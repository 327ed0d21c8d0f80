from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from game.devices.inputs import Activate, Back, Direction, Key, Navigate, SecondAction
from game.match.evening import LADDER
from game.match.seen_stages import stages_of
from game.scenes.dialog import Dialog
from game.scenes.evening.page import EveningPage
from game.scenes.gallery import GalleryPage
from game.scenes.opening import put_pages
from game.scenes.settings.page import SettingsPage
from game.scenes.tables.draw_table import DrawTableScene
from game.scenes.title import TitlePage
from game.settings import Modesty
from game.stage.doors import Door
from game.stage.services import Services
from game.storage.match_rows import MatchState
from game.storage.opening import Storage
from game.storage.progress import Unlock
from game.widgets.button import Button
from tests.game.scenes.pages import LOST, WON, begun, click, climb, end_rung, focused, open_page, played, press

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture
def services(services: Services) -> Iterator[Services]:
    put_pages(services)
    yield services
    services.scenes.clear()


def evening(services: Services) -> EveningPage:
    page = open_page(services, Door.EVENING)
    assert isinstance(page, EveningPage)
    return page


def table(services: Services) -> DrawTableScene:
    top = services.scenes.top
    assert isinstance(top, DrawTableScene)
    return top


def label(services: Services, name: str) -> str:
    top = services.scenes.top
    assert top is not None
    return top.group.find(name).label


def names(services: Services) -> set[str]:
    top = services.scenes.top
    assert top is not None
    return {widget.name for widget in top.group.widgets}


def test_the_title_leads_to_the_ladder_and_esc_back(services: Services) -> None:
    open_page(services, Door.TITLE)
    click(services, "evening")
    assert isinstance(services.scenes.top, EveningPage)
    press(services, Key.ESCAPE)
    assert isinstance(services.scenes.top, TitlePage)


def test_the_first_match_is_against_apolena_the_novice(services: Services) -> None:
    evening(services)
    assert focused(services) == "play"
    assert "anew" not in names(services)
    press(services, Key.ENTER)
    match = table(services).match
    assert match.setup.seats[1].player == "apolena"
    assert match.context.levels == ("novice",)
    assert match.context.evening_rung == 1


def test_the_next_rung_is_played_by_its_card_too(services: Services) -> None:
    climb(services, 3)
    evening(services)
    click(services, "rung 5")
    assert isinstance(services.scenes.top, EveningPage)
    click(services, "rung 4")
    assert table(services).match.setup.seats[1].player == LADDER[3].opponent


def test_cards_that_cannot_be_played_say_why(services: Services) -> None:
    climb(services, 1)
    group = evening(services).group
    assert group.find("rung 1").why_not
    assert not group.find("rung 2").why_not
    assert group.find("rung 3").why_not


@pytest.mark.parametrize("given", [SecondAction(), Activate()])
def test_a_gamepad_plays(services: Services, given: SecondAction | Activate) -> None:
    evening(services)
    services.scenes.handle(given)
    assert table(services).match.context.evening_rung == 1


def test_a_gamepad_reaches_the_rungs_and_goes_back(services: Services) -> None:
    open_page(services, Door.TITLE)
    click(services, "evening")
    services.scenes.handle(Navigate(Direction.UP))
    assert focused(services).startswith("rung")
    services.scenes.handle(Back())
    services.scenes.update(1)
    assert isinstance(services.scenes.top, TitlePage)


def test_money_only_is_a_matter_of_the_settings(services: Services) -> None:
    services.settings.change(modesty=Modesty.MONEY_ONLY)
    evening(services)
    press(services, Key.P)
    assert table(services).match.setup.rules.money_only


def test_a_lost_match_offers_another_try(services: Services) -> None:
    end_rung(services, LADDER[0], MatchState.LOST)
    evening(services)
    assert label(services, "play") == "Another try"
    press(services, Key.P)
    assert table(services).match.context.evening_rung == 1


def test_a_match_that_waits_goes_on_after_a_restart(services: Services) -> None:
    climb(services, 5)
    begun(services, rung=6).close()
    folder = services.storage.folder
    services.storage.close()
    services.storage = Storage(folder)
    title = open_page(services, Door.TITLE)
    waiting = title.group.find("continue")
    assert isinstance(waiting, Button)
    assert waiting.note == "Evening at the lounge · Vera · Deal 1"
    evening(services)
    assert label(services, "play") == "Continue"
    press(services, Key.P)
    assert table(services).match.context.evening_rung == 6
    assert len(services.storage.evenings.matches()) == 6


def test_beginning_anew_asks_gives_up_what_waits_and_keeps_what_was_unlocked(services: Services) -> None:
    climb(services, 5)
    match = begun(services, rung=6)
    match.close()
    evening(services)
    press(services, Key.N)
    assert isinstance(services.scenes.top, Dialog)
    assert focused(services) == "safe"
    click(services, "other")
    assert table(services).match.context.evening_rung == 1
    states = {each.id: each.state for each in services.storage.evenings.matches()}
    assert states[match.id] is MatchState.ABANDONED
    assert Unlock("felt", "burgundy") in services.storage.progress.unlocks()
    page = evening(services)
    assert not page.group.find("rung 1").why_not
    assert "anew" not in names(services)


def test_when_everybody_is_beaten_the_evening_begins_anew_after_a_question(services: Services) -> None:
    climb(services, len(LADDER))
    page = evening(services)
    assert label(services, "play") == "Begin anew"
    press(services, Key.ENTER, Key.ESCAPE)
    assert services.scenes.top is page
    press(services, Key.ENTER)
    click(services, "other")
    assert table(services).match.context.evening_rung == 1


def test_somebody_whose_pack_is_gone_is_passed_over(services: Services) -> None:
    from tests.game.scenes.guests import invite

    invite(services, "mei")
    evening(services)
    assert {name for name in names(services) if name.startswith("rung")} == {"rung 6", "rung 8"}
    press(services, Key.P)
    assert table(services).match.context.evening_rung == 6


def test_a_won_rung_opens_the_gallery_pages(services: Services) -> None:
    climb(services, 2)
    evening(services)
    progress, cast = services.storage.progress, services.cast
    assert all(stage.is_seen for stage in stages_of(cast.get("irakli"), progress))
    assert not all(stage.is_seen for stage in stages_of(cast.get("paloma"), progress))
    assert progress.unlocks() == {Unlock("felt", "burgundy")}


# ---------------------------------------------------------------- the end of a match
def test_a_won_rung_leads_to_the_next_one_and_tells_what_is_new(services: Services) -> None:
    climb(services, 5)
    match = played(services, WON, rung=6)
    open_page(services, Door.MATCH_END, match)
    assert focused(services) == "next"
    assert label(services, "unlocked") == "New in the settings: Felt · Blue"
    press(services, Key.N)
    following = table(services).match
    assert (following.context.evening_rung, following.context.levels) == (7, ("master",))
    purse = next(each for each in services.storage.evenings.matches() if each.id == match.id)
    assert purse.money - purse.stake == match.view().me.money - match.setup.rules.starting_money > 0


def test_the_plate_leads_to_what_is_new_once(services: Services) -> None:
    climb(services, 5)
    match = played(services, WON, rung=6)
    open_page(services, Door.MATCH_END, match)
    click(services, "unlocked")
    assert isinstance(services.scenes.top, SettingsPage)
    open_page(services, Door.MATCH_END, match)
    click(services, "unlocked")
    assert isinstance(services.scenes.top, GalleryPage)


def test_a_lost_rung_is_tried_again_or_left_for_the_ladder(services: Services) -> None:
    climb(services, 5)
    match = played(services, LOST, rung=6)
    open_page(services, Door.MATCH_END, match)
    assert (focused(services), label(services, "rematch")) == ("rematch", "Another try")
    press(services, Key.R)
    again = table(services).match
    assert (again.context.evening_rung, again.id != match.id) == (6, True)
    open_page(services, Door.MATCH_END, match)
    press(services, Key.E)
    assert isinstance(services.scenes.top, EveningPage)
    press(services, Key.ESCAPE)
    assert isinstance(services.scenes.top, TitlePage)


def test_after_the_last_rung_only_the_ladder_is_left(services: Services) -> None:
    climb(services, 7)
    open_page(services, Door.MATCH_END, played(services, WON, rung=8))
    assert focused(services) == "evening"
    assert not names(services) & {"next", "rematch"}


def test_a_free_match_does_not_climb_and_unlocks_nothing(services: Services) -> None:
    open_page(services, Door.MATCH_END, played(services, WON))
    assert "unlocked" not in names(services)
    assert services.storage.evenings.matches() == ()
    assert services.storage.progress.unlocks() == frozenset()
