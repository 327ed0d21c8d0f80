"""Which pages there are, which one the program opens with, and which one it shows after an unexpected error.

The code of a page is read when its door is opened for the first time: the first frame need not wait for all of them.
The page for errors is read at the start, since nothing can be relied on when it is needed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from game.match.running_match import RunningMatch, new_context
from game.scenes.crash_page import CrashPage
from game.stage.doors import Door
from game.stage.scene import Scene
from game.stage.services import Services
from game.stage.stack import Stacked
from game.system.options import StartOptions

_MakePage = Callable[[Services, RunningMatch | None], Scene]


def put_pages(services: Services) -> None:
    """Put every page behind its door."""
    for door, make in _PAGES.items():
        services.doors.put(door, partial(make, services))


def for_match(make: Callable[[Services, RunningMatch], Scene]) -> _MakePage:
    """How to make a page that needs a match; it raises ValueError without one."""

    def make_page(services: Services, match: RunningMatch | None) -> Scene:
        if match is None:
            raise ValueError(f"{make} needs a match to be about")
        return make(services, match)

    return make_page


def first_page(services: Services, options: StartOptions) -> Stacked:
    """The page to start with: the table that the command line asks for, at the first start behind its own page."""
    put_pages(services)
    if not services.settings.settings.first_run_done:
        from game.scenes.first_run import FirstRunPage

        return FirstRunPage(services, lambda: _page_asked_for(services, options))
    return _page_asked_for(services, options)


def _page_asked_for(services: Services, options: StartOptions) -> Stacked:
    if options.game is not None and not options.smoke:
        return _asked_table(services, options)
    return services.doors.page(Door.TITLE)


def _asked_table(services: Services, options: StartOptions) -> Stacked:
    from game.match.asked_match import asked_setup
    from game.scenes.sitting_down import table_door

    setup, context = asked_setup(options, services.cast), new_context(seed=options.seed)
    match = RunningMatch.begin(services.storage.matches, setup, context, services.make_players)
    return services.doors.page(table_door(setup), match)


def crash_page(services: Services, error: Exception) -> Scene:
    """The page that says what happened."""
    top = services.scenes.top
    return CrashPage(services, error, top.name if top is not None else "")


def _first_run(services: Services, _match: RunningMatch | None) -> Scene:
    from game.scenes.first_run import FirstRunPage

    return FirstRunPage(services)


def _title(services: Services, _match: RunningMatch | None) -> Scene:
    from game.scenes.title import TitlePage

    return TitlePage(services)


def _settings(services: Services, _match: RunningMatch | None) -> Scene:
    from game.scenes.settings.page import SettingsPage

    return SettingsPage(services)


def _rules(services: Services, match: RunningMatch | None) -> Scene:
    from game.scenes.rules.page import RulesPage

    return RulesPage(services, match)


def _hand_help(services: Services, match: RunningMatch | None) -> Scene:
    from game.scenes.rules.hand_help import HandHelp

    return HandHelp(services, match)


def _fair_deal(services: Services, match: RunningMatch) -> Scene:
    from game.scenes.fair_deal import open_fair_deal

    return open_fair_deal(services, match)


def _history(services: Services, match: RunningMatch | None) -> Scene:
    from game.scenes.history import HistoryPage

    return HistoryPage(services, match.id if match else None)


def _gallery(services: Services, _match: RunningMatch | None) -> Scene:
    from game.scenes.gallery import GalleryPage

    return GalleryPage(services)


def _packs(services: Services, _match: RunningMatch | None) -> Scene:
    from game.scenes.packs import PacksPage

    return PacksPage(services)


def _credits(services: Services, _match: RunningMatch | None) -> Scene:
    from game.scenes.credits import CreditsPage

    return CreditsPage(services)


def _statistics(services: Services, _match: RunningMatch | None) -> Scene:
    from game.scenes.statistics import StatisticsPage

    return StatisticsPage(services)


def _draw_setup(services: Services, _match: RunningMatch | None) -> Scene:
    from game.scenes.setup.page import SetupPage

    return SetupPage(services, "draw")


def _stud_setup(services: Services, _match: RunningMatch | None) -> Scene:
    from game.scenes.setup.page import SetupPage

    return SetupPage(services, "stud")


def _evening(services: Services, _match: RunningMatch | None) -> Scene:
    from game.scenes.evening.page import EveningPage

    return EveningPage(services)


def _draw_table(services: Services, match: RunningMatch | None) -> Scene:
    from game.scenes.tables.draw_table import open_table

    return open_table(services, match)


def _stud_table(services: Services, match: RunningMatch | None) -> Scene:
    from game.scenes.tables.stud_table import open_stud_table

    return open_stud_table(services, match)


def _pause(services: Services, match: RunningMatch) -> Scene:
    from game.scenes.pause import PausePage

    return PausePage(services, match)


def _match_end(services: Services, match: RunningMatch) -> Scene:
    from game.scenes.match_end.page import MatchEndScene

    return MatchEndScene(services, match)


_PAGES: Final[Mapping[Door, _MakePage]] = {
    Door.FIRST_RUN: _first_run,
    Door.TITLE: _title,
    Door.SETTINGS: _settings,
    Door.RULES: _rules,
    Door.HAND_HELP: _hand_help,
    Door.FAIR_DEAL: for_match(_fair_deal),
    Door.HISTORY: _history,
    Door.GALLERY: _gallery,
    Door.PACKS: _packs,
    Door.CREDITS: _credits,
    Door.STATISTICS: _statistics,
    Door.DRAW_SETUP: _draw_setup,
    Door.STUD_SETUP: _stud_setup,
    Door.EVENING: _evening,
    Door.DRAW_TABLE: _draw_table,
    Door.STUD_TABLE: _stud_table,
    Door.PAUSE: for_match(_pause),
    Door.MATCH_END: for_match(_match_end),
}
