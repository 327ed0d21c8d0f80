"""Which pages there are, which one the program opens with, and which one it shows after an unexpected error."""

from __future__ import annotations

from game.options import StartOptions
from game.scenes.crash_page import CrashPage
from game.scenes.doors import Door, Doors, for_match
from game.scenes.draw_table import open_table
from game.scenes.fair_deal import open_fair_deal
from game.scenes.first_run import FirstRunPage
from game.scenes.gallery import GalleryPage
from game.scenes.hand_help import HandHelp
from game.scenes.history import HistoryPage
from game.scenes.match_end import MatchEndScene
from game.scenes.packs import PacksPage
from game.scenes.pause import PausePage
from game.scenes.rules_page import RulesPage
from game.scenes.scene import Scene
from game.scenes.settings_page import SettingsPage
from game.scenes.setup import SetupPage
from game.scenes.statistics import StatisticsPage
from game.scenes.stud_table import open_stud_table
from game.scenes.title import TitlePage
from game.services import Services


def put_pages(doors: Doors) -> None:
    """Put every page behind its door."""
    doors.put(Door.FIRST_RUN, lambda services, _: FirstRunPage(services))
    doors.put(Door.TITLE, lambda services, _: TitlePage(services))
    doors.put(Door.SETTINGS, lambda services, _: SettingsPage(services))
    doors.put(Door.RULES, RulesPage)
    doors.put(Door.HAND_HELP, HandHelp)
    doors.put(Door.FAIR_DEAL, for_match(open_fair_deal))
    doors.put(Door.HISTORY, lambda services, match: HistoryPage(services, match.id if match else None))
    doors.put(Door.GALLERY, lambda services, _: GalleryPage(services))
    doors.put(Door.PACKS, lambda services, _: PacksPage(services))
    doors.put(Door.STATISTICS, lambda services, _: StatisticsPage(services))
    doors.put(Door.DRAW_SETUP, lambda services, _: SetupPage(services, "draw"))
    doors.put(Door.STUD_SETUP, lambda services, _: SetupPage(services, "stud"))
    doors.put(Door.DRAW_TABLE, open_table)
    doors.put(Door.STUD_TABLE, open_stud_table)
    doors.put(Door.PAUSE, for_match(PausePage))
    doors.put(Door.MATCH_END, for_match(MatchEndScene))


def first_page(services: Services, options: StartOptions) -> Scene:  # noqa: ARG001
    """The page to start with, considering what was said on the command line."""
    put_pages(services.doors)
    first = Door.TITLE if services.settings.settings.first_run_done else Door.FIRST_RUN
    return services.doors.page(first, services)


def crash_page(services: Services, error: Exception) -> Scene:
    """The page that says what happened."""
    top = services.scenes.top
    return CrashPage(services, error, top.name if top is not None else "")
