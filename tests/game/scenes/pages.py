"""Pages in every state that a test wants to look at."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.players.sensible import SensiblePlayer
from engine.rules import DrawRules
from engine.views import Phase
from game.devices.inputs import Activate, Key, KeyPressed, PointerPressed, PointerReleased
from game.match.evening import LADDER, Rung
from game.match.running_match import RunningMatch, new_context
from game.match.setup_choice import match_setup
from game.scenes.settings.page import SettingsPage
from game.scenes.setup.house_rules import HouseRulesPage
from game.scenes.setup.page import SetupPage
from game.stage.doors import Door
from game.stage.scene import Scene
from game.stage.services import Services
from game.storage.match_rows import MatchState, end_match

LOST, WON = 3, 11
"""Seeds of a match that the human loses, and of one that he wins."""


def begun(
    services: Services,
    seed: int = LOST,
    rules: DrawRules | None = None,
    rung: int | None = None,
    opponent: str = "vera",
) -> RunningMatch:
    """A match of draw whose first deal is dealt, perhaps on a rung of an evening."""
    setup = match_setup(rules or DrawRules(), [services.cast.get(opponent)])
    context = new_context(seed=seed, evening_rung=rung)
    match = RunningMatch.begin(services.storage.matches, setup, context, services.make_players)
    match.start_deal()
    return match


def played(services: Services, seed: int, rules: DrawRules | None = None, rung: int | None = None) -> RunningMatch:
    """A match played to its end by a sensible player in the human's seat."""
    match, human = begun(services, seed, rules, rung), SensiblePlayer(seed)
    while match.phase is not Phase.OVER:
        if match.phase is Phase.READY:
            match.start_deal()
        elif match.is_thinking:
            match.update(10)
        else:
            match.act(human.decide(match.view()))
    match.close()
    return match


def climb(services: Services, rungs: int) -> None:
    """Win so many rungs of an evening, from the first one on."""
    for rung in LADDER[:rungs]:
        end_rung(services, rung, MatchState.WON)


def end_rung(services: Services, rung: Rung, state: MatchState) -> None:
    """Begin the match of a rung and end it in this way at once."""
    matches = services.storage.matches
    setup = match_setup(DrawRules(), [services.cast.get(rung.opponent)])
    kept = matches.begin(setup, new_context(levels=(rung.level.value,), evening_rung=rung.number))
    matches.write(end_match(kept.id, state, kept.head.started))


def press(services: Services, *keys: Key) -> None:
    """Press keys one after the other, as they come from the translator, letting every change of page finish."""
    for key in keys:
        services.scenes.update(1)
        services.scenes.handle(KeyPressed(key))
    services.scenes.update(1)


def click(services: Services, name: str) -> None:
    """Click the middle of the widget of this name on the top page."""
    services.scenes.update(1)
    top = services.scenes.top
    assert top is not None
    widget = top.group.find(name)
    if widget.parent is not None:
        widget.parent.bring_into_view(widget.rect)
    rect = widget.ring_rect
    services.scenes.handle(PointerPressed(rect.centre_x, rect.centre_y))
    services.scenes.handle(PointerReleased(rect.centre_x, rect.centre_y))
    services.scenes.update(1)


def focused(services: Services) -> str:
    """The name of the widget with the focus."""
    top = services.scenes.top
    assert top is not None
    assert top.group.focused is not None
    return top.group.focused.name


def open_page(services: Services, door: Door, match: RunningMatch | None = None) -> Scene:
    """Open a page as the only one."""
    page = services.doors.page(door, match)
    services.scenes.restart(page)
    services.scenes.update(1)
    return page


def _settings(tab: int) -> Callable[[Services], Scene]:
    def make(services: Services) -> Scene:
        page = open_page(services, Door.SETTINGS)
        assert isinstance(page, SettingsPage)
        page.turn_to(tab)
        return page

    return make


def _letters(services: Services) -> Scene:
    open_page(services, Door.SETTINGS).group.focus("player_name")
    services.scenes.handle(Activate())
    services.scenes.update(1)
    assert services.scenes.top is not None
    return services.scenes.top


def _house_rules(services: Services) -> Scene:
    page = open_page(services, Door.DRAW_SETUP)
    assert isinstance(page, SetupPage)
    click(services, "house rules")
    top = services.scenes.top
    assert isinstance(top, HouseRulesPage)
    return top


def _title_with(matches: int) -> Callable[[Services], Scene]:
    """The title while so many matches wait."""

    def make(services: Services) -> Scene:
        for _ in range(matches):
            begun(services, rung=1).close()
        return open_page(services, Door.TITLE)

    return make


def _evening(rungs: int) -> Callable[[Services], Scene]:
    def make(services: Services) -> Scene:
        climb(services, rungs)
        return open_page(services, Door.EVENING)

    return make


def _evening_end(rungs: int, seed: int) -> Callable[[Services], Scene]:
    """The end of the match after so many rungs."""

    def make(services: Services) -> Scene:
        climb(services, rungs)
        return open_page(services, Door.MATCH_END, played(services, seed, rung=rungs + 1))

    return make


def _leaving(services: Services) -> Scene:
    open_page(services, Door.PAUSE, begun(services))
    click(services, "leave")
    assert services.scenes.top is not None
    return services.scenes.top


PAGES: Mapping[str, Callable[[Services], Scene]] = {
    "first run": lambda services: open_page(services, Door.FIRST_RUN),
    "title": lambda services: open_page(services, Door.TITLE),
    "title with a match": _title_with(1),
    "title with two matches": _title_with(2),
    "setup": lambda services: open_page(services, Door.DRAW_SETUP),
    "house rules": _house_rules,
    "settings: game": _settings(0),
    "settings: letters": _letters,
    "settings: picture": _settings(1),
    "settings: sound": _settings(2),
    "settings: controls": _settings(3),
    "settings: data": _settings(4),
    "pause": lambda services: open_page(services, Door.PAUSE, begun(services)),
    "leaving": _leaving,
    "match won": lambda services: open_page(services, Door.MATCH_END, played(services, WON)),
    "match lost": lambda services: open_page(services, Door.MATCH_END, played(services, LOST)),
    "evening": _evening(0),
    "evening with rungs won": _evening(5),
    "evening won": _evening(len(LADDER)),
    "rung won": _evening_end(5, WON),
    "rung lost": _evening_end(5, LOST),
    "last rung won": _evening_end(7, WON),
}
"""The menus by name, each made by a function that leaves it on top."""
