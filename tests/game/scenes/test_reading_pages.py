"""What the pages to read show and do: with the keyboard alone, with a gamepad alone, with the pointer alone."""

from __future__ import annotations

import json
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING

import pygame
import pytest

from engine.cards import Deck
from engine.evaluation import HandCategory
from engine.fair_deal import FairDeal, check
from game.devices.inputs import Activate, Back, Direction, FocusStep, Key, KeyPressed, Navigate, Shoulder
from game.match.played_deals import PlayedDeals
from game.match.seen_stages import has_news
from game.opponents.shelf import PackState
from game.scenes.crash_page import CrashPage
from game.scenes.fair_deal import FairDealPage
from game.scenes.gallery import GalleryPage, OpponentPage
from game.scenes.history import HistoryPage
from game.scenes.opening import put_pages
from game.scenes.packs import PacksPage
from game.scenes.replay import ReplayPage
from game.scenes.rules.example_hands import ranking
from game.scenes.rules.hand_help import HandHelp, Table
from game.scenes.rules.page import RulesPage, Tab
from game.scenes.statistics import StatisticsPage
from game.scenes.statistics.curve import CurvePlot
from game.settings import Modesty
from game.stage.doors import Door
from game.stage.scene import Scene
from game.widgets.virtual_list import VirtualList
from tests.game.scenes.pages import click, press
from tests.game.scenes.reading_pages import READING_PAGES, draw_match, shown, stud_match

if TYPE_CHECKING:
    from game.stage.services import Services
    from tests.game.conftest import Assemble

TOOL = Path(__file__).resolve().parents[3] / "tools" / "verify_deal.py"
WAYS_OUT = ("back", "close", "title")


@pytest.fixture
def services(assembled: Assemble) -> Services:
    found, _ = assembled(1280, 720, reduced_motion=True)
    put_pages(found)
    return found


def top(services: Services) -> Scene:
    scene = services.scenes.top
    assert scene is not None
    return scene


# ---------------------------------------------------------------- every page with every device
@pytest.mark.parametrize("name", READING_PAGES)
def test_tab_comes_round_to_every_control(services: Services, name: str) -> None:
    page = READING_PAGES[name](services)
    if isinstance(page, HandHelp):
        pytest.skip("Tab turns the tables there")
    reached = set()
    for _ in page.group.widgets:
        services.scenes.handle(FocusStep())
        assert page.group.focused is not None
        reached.add(page.group.focused.name)
    assert reached == {widget.name for widget in page.group.widgets if widget.focusable and widget.visible}


@pytest.mark.parametrize("name", READING_PAGES)
def test_a_gamepad_reaches_every_control(services: Services, name: str) -> None:
    page = READING_PAGES[name](services)
    wanted = {widget.name for widget in page.group.widgets if widget.focusable and widget.visible}
    reached: set[str] = set()
    for start in sorted(wanted):
        for direction in Direction:
            if start not in [widget.name for widget in page.group.widgets]:
                page = READING_PAGES[name](services)  # turning a tab has changed what is there
            page.group.focus(start)
            for _ in range(40):
                services.scenes.handle(Navigate(direction))
                assert page.group.focused is not None
                reached.add(page.group.focused.name)
    assert reached == wanted


@pytest.mark.parametrize("way", [KeyPressed(Key.ESCAPE), Back()])
@pytest.mark.parametrize("name", [name for name in READING_PAGES if not name.startswith("crash")])
def test_escape_and_b_go_back(services: Services, name: str, way: KeyPressed | Back) -> None:
    page = READING_PAGES[name](services)
    services.scenes.handle(way)
    assert page not in services.scenes.scenes


@pytest.mark.parametrize("name", READING_PAGES)
def test_a_click_leads_out(services: Services, name: str) -> None:
    page = READING_PAGES[name](services)
    names = [widget.name for widget in page.group.widgets]
    out = next((way for way in WAYS_OUT if way in names), None)
    if out is None:
        assert isinstance(page, HandHelp)
        return
    click(services, out)
    assert page not in services.scenes.scenes


# ---------------------------------------------------------------- rules
def test_the_rules_are_those_of_the_match(services: Services) -> None:
    match = draw_match(services, actions=1, deck=32)
    page = shown(services, RulesPage(services, match))
    assert isinstance(page, RulesPage)
    services.scenes.handle(Shoulder(right=True))
    assert page.tab is Tab.DRAW
    text = page.group.find("text")
    sentences = [sentence for section in getattr(text, "sections", ()) for sentence in section.sentences]
    assert "32 cards from seven to ace, without jokers. No suit is better than another." in sentences


def test_long_rules_scroll_by_key_and_pad(services: Services) -> None:
    page = READING_PAGES["rules draw"](services)
    services.window.redraw(services.theme, services.stores, services.scenes.draw)
    text = page.group.find("text")
    press(services, Key.PAGE_DOWN)
    assert getattr(text, "offset", 0) > 0
    press(services, Key.HOME)
    assert getattr(text, "offset", 0) == 0


# ---------------------------------------------------------------- hand help
def test_h_and_escape_close_the_hand_help(services: Services) -> None:
    for key in (Key.H, Key.ESCAPE):
        page = READING_PAGES["hand help in draw"](services)
        press(services, key)
        assert page not in services.scenes.scenes


def test_the_tables_of_the_hand_help_turn(services: Services) -> None:
    page = READING_PAGES["hand help in stud"](services)
    assert isinstance(page, HandHelp)
    assert page.table is Table.NOW
    press(services, Key.TAB)
    assert page.table is Table.DRAW
    services.scenes.handle(Shoulder(right=True))
    assert page.table is Table.STUD
    shares = [page.share(hand) for hand in ranking(Deck.FULL)]
    assert sum(share or 0 for share in shares) == pytest.approx(1)


def test_the_help_marks_the_hand_that_is_held(services: Services) -> None:
    page = READING_PAGES["hand help in draw"](services)
    assert isinstance(page, HandHelp)
    assert page.group.focused is not None
    assert page.group.focused.name == f"hand {page.current}"


def test_without_odds_only_the_frequencies_are_shown(assembled: Assemble) -> None:
    services, _ = assembled(1280, 720, show_odds=False)
    put_pages(services)
    page = HandHelp(services, draw_match(services, actions=1))
    assert page.table is Table.DRAW


# ---------------------------------------------------------------- history and the seal
def test_the_history_lists_every_deal(services: Services) -> None:
    match = draw_match(services)
    page = shown(services, HistoryPage(services))
    deals = page.group.find("deals")
    assert isinstance(deals, VirtualList)
    assert deals.count == match.view().deal_number
    press(services, Key.END)
    assert deals.selected == deals.count - 1
    press(services, Key.HOME, Key.DOWN)
    assert deals.selected == 1


def test_what_is_typed_narrows_the_list(services: Services) -> None:
    draw_match(services)
    page = shown(services, HistoryPage(services))
    assert isinstance(page, HistoryPage)
    page.group.focus("find")
    for letter in "pair":
        page.group.find("find").text_typed(letter)
    services.scenes.update(1)
    deals = page.group.find("deals")
    assert isinstance(deals, VirtualList)
    entries = [page.entry(index) for index in range(deals.count)]
    assert entries
    assert all(entry is not None and entry.human.category is HandCategory.PAIR for entry in entries)


def test_a_deal_is_saved_so_that_the_tool_can_check_it(services: Services) -> None:
    page = READING_PAGES["seal"](services)
    assert isinstance(page, FairDealPage)
    click(services, "save")
    (file,) = services.storage.folder.exports.glob("deal-1-*.json")
    assert check(FairDeal.from_json(file.read_text(encoding="utf-8"))).is_fair
    result = subprocess.run(  # noqa: S603 - the project's own tool
        [sys.executable, TOOL, file], capture_output=True, text=True, check=False
    )
    assert result.returncode == 0, result.stdout
    canvas = services.window.canvas(services.theme, services.stores)
    canvas.record = []
    page.update(10)
    page.draw(canvas)
    assert any(drawn.text.endswith(f"verify-deal {file.name}") for drawn in canvas.record)


def test_a_deal_is_copied_as_json(services: Services) -> None:
    READING_PAGES["seal"](services)
    press(services, Key.C)
    copied = pygame.scrap.get_text()
    assert json.loads(copied)["format"] == "lose-your-shirt deal 1"


def test_the_secret_of_a_deal_that_is_on_stays_locked(services: Services) -> None:
    page = READING_PAGES["locked seal"](services)
    assert isinstance(page, FairDealPage)
    assert page.checks is None
    assert not page.group.find("copy").enabled
    assert not page.group.find("secret").enabled


def test_everything_is_exported_as_text_with_a_line_for_each_match(services: Services) -> None:
    matches = [draw_match(services, actions=60), draw_match(services, seed=4, actions=60)]
    shown(services, HistoryPage(services))
    press(services, Key.E)
    (file,) = services.storage.folder.exports.glob("history-*.txt")
    text = file.read_text(encoding="utf-8")
    deals = [deal for match in matches for deal in PlayedDeals(services.storage.matches).of(match.id).values()]
    assert text.count("Secret: ") == sum(deal.proof is not None for deal in deals) > 0
    headings = [line for line in text.splitlines() if line.startswith("== ")]
    assert [line.split(" · ")[0] for line in headings] == ["== Vera"] * 2


def test_everything_is_exported_as_phh(services: Services) -> None:
    match = draw_match(services, actions=60)
    shown(services, HistoryPage(services))
    press(services, Key.P)
    (file,) = services.storage.folder.exports.glob("history-*.phhs")
    hands = tomllib.loads(file.read_text(encoding="utf-8"))
    ended = sum(deal.proof is not None for deal in PlayedDeals(services.storage.matches).of(match.id).values())
    assert list(hands) == [str(number) for number in range(1, ended + 1)]


# ---------------------------------------------------------------- replay
def test_a_replay_ends_as_the_deal_did(services: Services) -> None:
    match = draw_match(services, actions=40)
    deals = PlayedDeals(services.storage.matches).of(match.id)
    page = ReplayPage(services, deals[1])
    shown(services, page)
    press(services, Key.END)
    after, following = page.steps[-1].after, ReplayPage(services, deals[2]).steps[0].before
    assert [seat.money for seat in after.seats] == [seat.money for seat in following.seats]
    assert after.pot == 0


@pytest.mark.parametrize("play", [draw_match, stud_match])
def test_a_replay_plays_to_its_end_by_itself(services: Services, play: type) -> None:
    match = play(services, actions=40)
    page = ReplayPage(services, PlayedDeals(services.storage.matches).of(match.id)[1])
    shown(services, page)
    press(services, Key.SPACE)
    for _ in range(400):
        services.scenes.update(0.5)
    assert page.place == len(page.steps) - 1
    assert not page.plays


def test_a_deal_of_stud_is_replayed_at_its_own_table(services: Services) -> None:
    page = READING_PAGES["replay of stud"](services)
    assert isinstance(page, ReplayPage)
    names = {widget.name for widget in page.group.widgets}
    assert "steps" not in names
    press(services, Key.L)
    assert page.group.find("steps")
    press(services, Key.END)
    assert page.place == len(page.steps) - 1
    click(services, "open steps")
    assert "steps" not in {widget.name for widget in page.group.widgets}


def test_steps_go_back_and_forth(services: Services) -> None:
    page = READING_PAGES["replay of draw"](services)
    assert isinstance(page, ReplayPage)
    press(services, Key.HOME, Key.RIGHT, Key.RIGHT, Key.LEFT)
    assert page.place == 1
    services.scenes.handle(Shoulder(right=True))
    assert page.place == 2


def test_hidden_cards_stay_hidden_until_they_were_shown(services: Services) -> None:
    match = draw_match(services, actions=60)
    for deal in PlayedDeals(services.storage.matches).of(match.id).values():
        for step in ReplayPage(services, deal).steps if deal.proof is not None else ():
            seat = step.after.seats[1]
            assert seat.shown or not any(seat.cards)


# ---------------------------------------------------------------- statistics
def test_the_curve_ends_with_the_net_result(services: Services) -> None:
    page = READING_PAGES["statistics"](services)
    assert isinstance(page, StatisticsPage)
    assert page.points[-1].net == page.totals.net
    assert sum(row.seen for row in page.comparison) == pytest.approx(sum(row.due for row in page.comparison))


def test_the_curve_is_walked_by_key_and_opens_the_deal(services: Services) -> None:
    page = READING_PAGES["statistics"](services)
    page.group.focus("curve")
    plot = page.group.find("curve")
    assert isinstance(plot, CurvePlot)
    services.scenes.handle(KeyPressed(Key.RIGHT, shift=True))
    services.scenes.handle(KeyPressed(Key.RIGHT, shift=True))
    assert plot.chosen == 1
    services.scenes.handle(Activate())
    history = top(services)
    assert isinstance(history, HistoryPage)
    assert history.selected is not None
    assert history.selected.result.number == plot.points[1].deal


def test_the_curve_is_exported_as_a_table(services: Services) -> None:
    page = READING_PAGES["statistics"](services)
    assert isinstance(page, StatisticsPage)
    press(services, Key.E)
    (file,) = services.storage.folder.exports.glob("statistics-*.csv")
    assert len(file.read_text(encoding="utf-8").splitlines()) == len(page.points) + 1


# ---------------------------------------------------------------- gallery
def test_stages_open_as_they_were_seen(services: Services) -> None:
    page = READING_PAGES["opponent"](services)
    assert isinstance(page, OpponentPage)
    assert [stage.is_seen for stage in page.stages] == [True] * 4 + [False] * (len(page.stages) - 4)
    click(services, "stage 3")
    assert page.stage.number == 3
    click(services, "stage 6")
    assert page.stage.number == 3


def test_modesty_keeps_the_finale_closed(services: Services) -> None:
    vera = services.cast.get("vera")
    for stage in range(len(vera.manifest.garments) + 1):
        services.storage.progress.see_stage("vera", stage)
    services.settings.change(modesty=Modesty.LAST_GARMENT)
    page = OpponentPage(services, [vera], 0)
    assert [stage.is_seen for stage in page.stages][-2:] == [True, False]


def test_news_is_flagged_until_it_was_looked_at(services: Services) -> None:
    vera, progress = services.cast.get("vera"), services.storage.progress
    assert not has_news(vera, progress)
    progress.see_stage("vera", 1)
    assert has_news(vera, progress)
    OpponentPage(services, [vera], 0)
    assert not has_news(vera, progress)
    progress.see_stage("vera", 2)
    assert has_news(vera, progress)


def test_the_gallery_leads_to_the_setup(services: Services) -> None:
    page = shown(services, GalleryPage(services))
    page.group.focus("opponent vera")
    press(services, Key.P)
    assert services.settings.settings.setup.draw_opponent == "vera"
    assert type(top(services)) is type(services.doors.page(Door.DRAW_SETUP))


# ---------------------------------------------------------------- packs
def test_a_refused_pack_stands_last_with_its_reason(services: Services) -> None:
    page = READING_PAGES["packs"](services)
    assert isinstance(page, PacksPage)
    refused = page.packs[-1]
    assert refused.state is PackState.REFUSED
    assert refused.fault is not None
    assert str(refused.fault).startswith("opponent.toml")
    assert page.chosen is not None
    assert page.chosen.state is PackState.REFUSED
    assert "vera" in services.cast.ids()


def test_packs_are_switched_off_and_on(services: Services) -> None:
    page = READING_PAGES["packs"](services)
    assert isinstance(page, PacksPage)
    place = next(place for place, pack in enumerate(page.packs) if pack.name == "vera")
    page.group.focus(f"pack {place}")
    services.scenes.handle(Activate())
    assert "vera" not in services.cast.ids()
    assert services.settings.settings.opponents_left_out == ("vera",)
    services.scenes.handle(Activate())
    assert "vera" in services.cast.ids()


def test_the_last_opponent_stays(services: Services) -> None:
    page = READING_PAGES["packs"](services)
    assert isinstance(page, PacksPage)
    usable = [pack for pack in page.packs if pack.pack is not None]
    for pack in usable:
        page.switch(pack)
    assert len(services.cast.ids()) == 1 + sum(pack.pack is None for pack in page.packs)


def test_packs_are_read_again(services: Services) -> None:
    page = READING_PAGES["packs"](services)
    assert isinstance(page, PacksPage)
    before = len(page.packs)
    folder = services.storage.folder.opponents / "contessa"
    (folder / "opponent.toml").unlink()
    click(services, "again")
    assert len(page.packs) == before - 1


# ---------------------------------------------------------------- the page after an error
def test_a_match_goes_on_after_an_error(services: Services) -> None:
    match = draw_match(services, actions=25)
    match.close()
    page = CrashPage(services, KeyError("card"), "DrawTableScene")
    shown(services, page)
    assert list(services.storage.folder.reports.glob("*.txt"))
    press(services, Key.R)
    assert top(services) is not page


def test_a_match_that_fails_again_goes_on_one_action_earlier(services: Services) -> None:
    match = draw_match(services, actions=25)
    match.close()
    CrashPage(services, KeyError("card"), "DrawTableScene")
    page = CrashPage(services, KeyError("card"), "DrawTableScene")
    assert page.failed_before
    shown(services, page)
    press(services, Key.R)
    (waiting,) = services.storage.matches.unfinished()
    assert waiting.id != match.id
    assert len(services.storage.matches.load(waiting.id).record.actions) == 24


def test_a_match_that_fails_while_it_is_gone_on_with_leads_to_one_action_earlier(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = draw_match(services, actions=25)
    match.close()
    page = CrashPage(services, KeyError("card"), "DrawTableScene")
    shown(services, page)

    def fail(*_: object) -> None:
        raise ValueError

    with monkeypatch.context() as patch:
        patch.setattr("game.scenes.crash_page.sit_down_again", fail)
        press(services, Key.R)
    again = top(services)
    assert isinstance(again, CrashPage)
    assert again is not page
    assert again.failed_before
    press(services, Key.R)
    (waiting,) = services.storage.matches.unfinished()
    assert len(services.storage.matches.load(waiting.id).record.actions) == 24


def test_without_a_match_the_title_page_is_the_way_on(services: Services) -> None:
    page = READING_PAGES["crash without a match"](services)
    assert "resume" not in [widget.name for widget in page.group.widgets]
    assert page.group.focused is not None
    assert page.group.focused.name == "title"
