"""Every page is reached, and both games are played to their ends, by keyboard alone and by gamepad alone."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pytest

from engine.actions import ActionKind
from engine.players.discards import discards_of
from engine.rules import DrawRules, StudRules
from engine.views import Phase
from game.match import deciding
from game.match.running_match import new_context
from game.scenes import sitting_down
from game.scenes.credits import CreditsPage
from game.scenes.dialog import Dialog
from game.scenes.evening.page import EveningPage
from game.scenes.fair_deal import FairDealPage
from game.scenes.gallery import GalleryPage
from game.scenes.gallery.closeup import CloseUp
from game.scenes.gallery.opponent_page import OpponentPage
from game.scenes.history import HistoryPage
from game.scenes.match_end.page import MatchEndScene
from game.scenes.opening import first_page
from game.scenes.packs import PacksPage
from game.scenes.pause import PausePage
from game.scenes.replay import ReplayPage
from game.scenes.rules.hand_help import HandHelp
from game.scenes.rules.page import RulesPage
from game.scenes.settings.controls import KeyPage
from game.scenes.settings.page import SettingsPage
from game.scenes.setup.house_rules import HouseRulesPage
from game.scenes.setup.page import SetupPage
from game.scenes.setup.recipe import RecipePage
from game.scenes.statistics import StatisticsPage
from game.scenes.tables.draw_table import DrawTableScene
from game.scenes.tables.garment_moment import GarmentMomentScene
from game.scenes.tables.page import TablePage
from game.scenes.tables.stud_table import StudTableScene
from game.scenes.title import TitlePage
from game.settings import SetupSettings
from game.stage.scene import Scene
from game.system.options import StartOptions
from tests.game.hands import Hands, KeyboardHands, PadHands
from tests.game.monkey import WorkerAtOnce
from tests.game.table.sitting import CALLS, obedient
from tests.game.table.stud_sitting import callers

if TYPE_CHECKING:
    from tests.game.conftest import Assemble

MakeHands = type[KeyboardHands] | type[PadHands]
_BOTH = pytest.mark.parametrize("make_hands", [KeyboardHands, PadHands], ids=["keyboard", "gamepad"])
_SHORT_DRAW = DrawRules(starting_money=20, garment_value=5, buy_back_reserve=5)
_SHORT_STUD = StudRules(
    players=2, ante=10, bring_in=10, small_bet=20, big_bet=40, starting_money=60, garment_value=20, buy_back_reserve=20
)
_SEED = 5
"""A match of either game in which somebody loses a garment."""
_BOLD = (ActionKind.BET, ActionKind.RAISE, ActionKind.CALL, ActionKind.CHECK, ActionKind.BRING_IN, ActionKind.DECLINE)
"""What is pressed if it can be, the first of them first: so a match is soon over."""


def _on(hands: Hands, page: type[Scene]) -> None:
    assert isinstance(hands.page, page), f"{hands.page.name} instead of {page.__name__}"


def _visit(hands: Hands, page: type[Scene], *names: str) -> None:
    """Open a page by pressing one widget after the other."""
    for name in names:
        hands.choose(name)
    _on(hands, page)


def _sit_and_look(hands: Hands, table: type[TablePage]) -> None:
    """From the first cards on: everything that opens over the table, and back to it."""
    _on(hands, table)
    page = hands.page
    assert isinstance(page, TablePage)
    _until_asked(hands, page)
    hands.help()
    _on(hands, HandHelp)
    hands.back()
    _visit(hands, FairDealPage, "seal")
    hands.back()
    _visit(hands, SettingsPage, "settings")
    hands.back()
    hands.pause()
    _on(hands, PausePage)
    for name, other in (("hand ranking", HandHelp), ("rules", RulesPage), ("statistics", StatisticsPage)):
        _visit(hands, other, name)
        hands.back()
    hands.choose("resume")
    _on(hands, table)


def _until_asked(hands: Hands, page: TablePage) -> None:
    for _ in range(600):
        if hands.page is not page or page.waits_for_press:
            return
        hands.wait(0.1)
    raise AssertionError("the table never asks for anything")


def _play_to_the_end(hands: Hands, table: TablePage) -> bool:
    """Play boldly; whether a garment was seen in the spotlight."""
    lit = False
    for _ in range(3000):
        page = hands.page
        if isinstance(page, MatchEndScene):
            hands.wait()
            return lit
        if isinstance(page, GarmentMomentScene):
            lit = True
            hands.press()
        elif page is table and table.waits_for_press:
            _play_on(hands, table)
        hands.wait(0.1)
    raise AssertionError(f"the match does not end; it is in deal {table.match.view().deal_number}")


def _play_on(hands: Hands, table: TablePage) -> None:
    view = table.match.view()
    if table.match.phase is Phase.EXCHANGE:
        for place in sorted(set(discards_of(view)) - table.marked_cards):
            hands.reach(f"card {place + 1}")
            hands.press()
    kinds = [kind for kind in table.match.options().kinds if hands.page.group.find(f"action {kind}").enabled]
    hands.reach(f"action {next((kind for kind in _BOLD if kind in kinds), kinds[0])}")
    hands.press()


@pytest.fixture
def same_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """The matches of the setup page are dealt and played alike every time, however busy the machine is."""
    monkeypatch.setattr(sitting_down, "new_context", partial(new_context, seed=_SEED))
    monkeypatch.setattr(deciding, "ThreadPoolExecutor", WorkerAtOnce)


@_BOTH
def test_every_page_that_needs_no_match(assembled: Assemble, make_hands: MakeHands) -> None:
    services, loop = assembled(960, 540, speed="instant", lines="off")
    services.scenes.push(first_page(services, StartOptions()))
    hands = make_hands(services, loop)
    hands.wait()
    _visit(hands, TitlePage, "come in")

    _visit(hands, RulesPage, "rules")
    for _ in range(4):
        hands.turn_tabs()
    hands.back()

    _visit(hands, SettingsPage, "settings")
    for _ in range(3):
        hands.turn_tabs()
    _visit(hands, KeyPage, "key bet")
    hands.back()
    hands.turn_tabs()
    _visit(hands, Dialog, "reset")
    hands.back()
    _visit(hands, CreditsPage, "credits")
    hands.turn_tabs()
    hands.back()
    hands.choose("done")

    _visit(hands, GalleryPage, "gallery")
    _visit(hands, PacksPage, "packs")
    hands.back()
    _visit(hands, OpponentPage, "opponent vera")
    _visit(hands, CloseUp, "closer")
    hands.back()
    hands.back()
    hands.choose("back")

    _visit(hands, EveningPage, "evening")
    hands.back()
    _visit(hands, StatisticsPage, "statistics")
    hands.back()
    _visit(hands, HistoryPage, "history")
    hands.back()
    _visit(hands, Dialog, "quit")
    hands.choose("other")
    assert services.scenes.top is None


@_BOTH
@pytest.mark.usefixtures("same_cards")
def test_a_match_of_draw_from_its_setup_to_its_replay(assembled: Assemble, make_hands: MakeHands) -> None:
    setup = SetupSettings(draw=_SHORT_DRAW)
    services, loop = assembled(960, 540, speed="fast", lines="off", first_run_done=True, setup=setup)
    services.make_players = obedient(CALLS)
    services.scenes.push(first_page(services, StartOptions()))
    hands = make_hands(services, loop)
    hands.wait()
    _visit(hands, SetupPage, "draw")
    _visit(hands, HouseRulesPage, "house rules")
    hands.choose("done")
    _visit(hands, DrawTableScene, "deal")
    table = hands.page
    assert isinstance(table, DrawTableScene)
    _sit_and_look(hands, DrawTableScene)
    assert _play_to_the_end(hands, table), "nobody was seen to lose a garment"
    _visit(hands, HistoryPage, "history")
    _visit(hands, ReplayPage, "replay")
    hands.back()
    _visit(hands, FairDealPage, "verify")
    _visit(hands, RecipePage, "recipe")
    hands.back()
    hands.back()
    hands.back()
    _visit(hands, TitlePage, "menu")


@_BOTH
@pytest.mark.usefixtures("same_cards")
def test_a_match_of_stud_from_its_setup_to_its_end(assembled: Assemble, make_hands: MakeHands) -> None:
    setup = SetupSettings(game="stud", stud=_SHORT_STUD)
    services, loop = assembled(960, 540, speed="fast", lines="off", first_run_done=True, setup=setup)
    services.make_players = callers
    services.scenes.push(first_page(services, StartOptions()))
    hands = make_hands(services, loop)
    hands.wait()
    _visit(hands, SetupPage, "stud")
    _visit(hands, StudTableScene, "deal")
    table = hands.page
    assert isinstance(table, StudTableScene)
    _sit_and_look(hands, StudTableScene)
    assert _play_to_the_end(hands, table), "nobody was seen to lose a garment"
    _visit(hands, TitlePage, "menu")
