"""The pages on which nothing is played, each with something on it to read."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.actions import PLAIN_ACTIONS, Action, ActionKind
from engine.players.baselines import RandomPlayer
from engine.players.player import Player
from engine.rules import DrawRules, MatchSetup, SeatSetup, StudRules
from engine.views import Phase, SeatView
from game.match.played_deals import PlayedDeals
from game.match.running_match import RunningMatch, new_context
from game.match.setup_choice import match_setup
from game.scenes.crash_page import CrashPage
from game.scenes.credits import CreditsPage, CreditsTab
from game.scenes.fair_deal import FairDealPage
from game.scenes.gallery import GalleryPage, OpponentPage
from game.scenes.gallery.closeup import CloseUp
from game.scenes.history import HistoryPage
from game.scenes.packs import PacksPage
from game.scenes.replay import ReplayPage
from game.scenes.rules.hand_help import HandHelp
from game.scenes.rules.page import RulesPage, Tab
from game.scenes.setup.recipe import RecipePage
from game.scenes.statistics import StatisticsPage
from game.stage.scene import Scene
from game.stage.services import Services
from game.storage.match_rows import MatchContext
from tests.game.table.stud_sitting import CAST

TABLE = ("vera", "somebody", "someone_else")
"""Vera, and two whose packs are gone."""


class CautiousPlayer:
    """Checks or calls in stud, and never gives up."""

    def decide(self, view: SeatView) -> Action:
        assert view.options is not None
        wanted = (ActionKind.CHECK, ActionKind.CALL, ActionKind.BRING_IN, ActionKind.DECLINE, ActionKind.FOLD)
        return PLAIN_ACTIONS[next(kind for kind in wanted if view.options.get(kind))]


def chance(setup: MatchSetup, context: MatchContext) -> Mapping[int, Player]:
    """Opponents who play by chance."""
    return {seat: RandomPlayer(context.players_seed + seat) for seat in range(1, len(setup.seats))}


def draw_match(services: Services, seed: int = 3, actions: int = 400, deck: int = 52) -> RunningMatch:
    """A match of draw against Vera, played by chance for so many actions."""
    rules = DrawRules.model_validate({"deck": deck})
    setup = match_setup(rules, [services.cast.get("vera")])
    return _played(RunningMatch.begin(services.storage.matches, setup, new_context(seed=seed), chance), actions)


def stud_match(services: Services, seed: int = 2, actions: int = 120) -> RunningMatch:
    """A match of stud against three, played by somebody who stays in for as little as can be."""
    others = (SeatSetup(player=name, wardrobe=("hat", "coat", "shirt")) for name in TABLE)
    setup = MatchSetup(rules=StudRules(players=4), seats=(SeatSetup(player="human"), *others))
    match = RunningMatch.begin(services.storage.matches, setup, new_context(seed=seed), chance)
    return _played(match, actions, calls=True)


def stud_match_of_the_cast(services: Services, players: int = 4, actions: int = 60) -> RunningMatch:
    """A match of stud against opponents who can be drawn."""
    seated = [services.cast.get(name) for name in CAST[: players - 1]]
    setup = match_setup(StudRules(players=players, starting_money=300), seated)
    match = RunningMatch.begin(services.storage.matches, setup, new_context(seed=5), chance)
    return _played(match, actions, calls=True)


def _played(match: RunningMatch, actions: int, *, calls: bool = False) -> RunningMatch:
    human = CautiousPlayer() if calls else RandomPlayer(match.context.players_seed)
    for _ in range(actions):
        if match.phase is Phase.OVER:
            break
        if match.is_thinking:
            match.update(10)
        elif match.is_humans_turn:
            match.act(human.decide(match.view()))
        else:
            match.start_deal()
    return match


def shown(services: Services, page: Scene) -> Scene:
    """Put a page on an empty stack and let its movements end."""
    services.scenes.restart(page)
    services.scenes.update(1)
    services.scenes.update(1)
    return page


def _rules(tab: Tab) -> Callable[[Services], Scene]:
    def make(services: Services) -> Scene:
        page = RulesPage(services)
        page.tab = tab
        return shown(services, page)

    return make


def _help_in(play: Callable[[Services], RunningMatch]) -> Callable[[Services], Scene]:
    def make(services: Services) -> Scene:
        services.scenes.push(RulesPage(services))
        page = HandHelp(services, play(services))
        services.scenes.push(page)
        services.scenes.update(1)
        return page

    return make


def _history(services: Services) -> Scene:
    draw_match(services).close()
    return shown(services, HistoryPage(services))


def _history_of_stud(services: Services) -> Scene:
    stud_match(services).close()
    return shown(services, HistoryPage(services))


def _seal(services: Services) -> Scene:
    match = draw_match(services, actions=30)
    return shown(services, FairDealPage(services, PlayedDeals(services.storage.matches).of(match.id)[1]))


def _locked_seal(services: Services) -> Scene:
    match = draw_match(services, actions=1)
    return shown(services, FairDealPage(services, PlayedDeals(services.storage.matches).of(match.id)[1]))


def _replay(play: Callable[[Services], RunningMatch]) -> Callable[[Services], Scene]:
    def make(services: Services) -> Scene:
        match = play(services)
        deals = PlayedDeals(services.storage.matches).of(match.id)
        page = ReplayPage(services, deals[1])
        shown(services, page)
        page.go_to(3)
        return page

    return make


def _statistics(services: Services) -> Scene:
    draw_match(services).close()
    return shown(services, StatisticsPage(services))


def _opponent(services: Services) -> Scene:
    draw_match(services).close()
    for stage in range(4):
        services.storage.progress.see_stage("vera", stage)
    return shown(services, OpponentPage(services, [services.cast.get("vera")] * 3, 0))


def _close_up(services: Services) -> Scene:
    page = _opponent(services)
    assert isinstance(page, OpponentPage)
    closer = CloseUp(services, page.pack, page.stage)
    services.scenes.push(closer)
    services.scenes.update(1)
    return closer


def _licences(services: Services) -> Scene:
    page = CreditsPage(services)
    page.tab = CreditsTab.LICENCES
    return shown(services, page)


def _packs(services: Services) -> Scene:
    refused = services.storage.folder.opponents / "contessa"
    refused.mkdir(parents=True)
    (refused / "opponent.toml").write_text("format = 1\nage = 19\n", encoding="utf-8")
    return shown(services, PacksPage(services))


def _crash(services: Services) -> Scene:
    draw_match(services, actions=25).close()
    return shown(services, CrashPage(services, KeyError("a card"), "DrawTableScene"))


READING_PAGES: Mapping[str, Callable[[Services], Scene]] = {
    **{f"rules {tab.name.lower()}": _rules(tab) for tab in Tab},
    "hand help in draw": _help_in(lambda services: draw_match(services, actions=1)),
    "hand help in stud": _help_in(lambda services: stud_match(services, actions=4)),
    "hand help without a match": lambda services: shown(services, HandHelp(services)),
    "history": _history,
    "history of stud": _history_of_stud,
    "history without deals": lambda services: shown(services, HistoryPage(services)),
    "seal": _seal,
    "locked seal": _locked_seal,
    "recipe": lambda services: shown(services, RecipePage(services)),
    "replay of draw": _replay(lambda services: draw_match(services, actions=30)),
    "replay of stud": _replay(stud_match_of_the_cast),
    "replay of stud with guests who are gone": _replay(lambda services: stud_match(services, actions=60)),
    "statistics": _statistics,
    "statistics without deals": lambda services: shown(services, StatisticsPage(services)),
    "gallery": lambda services: shown(services, GalleryPage(services)),
    "opponent": _opponent,
    "close-up": _close_up,
    "packs": _packs,
    "credits": lambda services: shown(services, CreditsPage(services)),
    "licences": _licences,
    "crash": _crash,
    "crash without a match": lambda services: shown(services, CrashPage(services, OSError("disk"), "TitlePage")),
}
