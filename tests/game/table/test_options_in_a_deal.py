"""Every option changed in the middle of a deal of draw: it acts at once, only where it should, and nothing is lost."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import pygame
import pytest

from engine.actions import Draw
from game.devices.inputs import Key
from game.look.geometry import CANVAS, Rect
from game.loop import Loop
from game.match.evening import FELT, MUSIC
from game.scenes.opening import put_pages
from game.scenes.settings.controls import KeyPage
from game.scenes.settings.page import SettingsPage
from game.settings import Settings, SoundSettings
from game.stage.services import Services
from game.storage.progress import Unlock
from game.table import layout
from tests.game.table.sitting import Sitting, begin, if_possible, seeds, speaks_first

Assemble = Callable[..., tuple[Services, Loop]]
GAME, PICTURE, SOUND, CONTROLS = range(4)

_CARDS = layout.MY_CARDS.union(layout.RIBBON.inset(-20))
_WORDS = (
    layout.HER_PLATE.inset(-44),
    layout.WARDROBE.inset(-44),
    layout.LOG_AREA,
    layout.HINT.inset(-44),
    layout.RIBBON.inset(-24),
    layout.POT_PLATE.inset(-44),
    layout.MY_PLATE.inset(-44),
    layout.BAR.inset(-44),
    *(rect.inset(-44) for rect in layout.NAVIGATION),
)
_SWAP_TAGS = Rect(layout.MY_CARDS.x, 860, layout.MY_CARDS.width, 100)


@dataclass(frozen=True, slots=True)
class Option:
    """One option: its page and control, and where the table looks different with it; nowhere means nowhere."""

    tab: int
    name: str
    seen_in: Sequence[Rect] = ()
    before: dict[str, object] = field(default_factory=dict)
    """Settings that the match begins with, where the usual ones would leave nothing to see."""


OPTIONS = (
    Option(GAME, "language", (*_WORDS, _SWAP_TAGS)),
    Option(GAME, "speed"),
    Option(GAME, "modesty"),
    Option(GAME, "lines"),
    Option(GAME, "player_name"),
    Option(GAME, "hints", (layout.HINT.inset(-44),)),
    Option(GAME, "name_my_hand", (layout.RIBBON.inset(-24),)),
    Option(GAME, "show_odds"),
    Option(GAME, "confirm_big_bets"),
    Option(GAME, "english_action_words", (layout.BAR, layout.HINT.inset(-44)), {"language": "cs"}),
    Option(PICTURE, "text_size", (*_WORDS, _CARDS)),
    Option(PICTURE, "deck_colours", (_CARDS,)),
    Option(PICTURE, "large_indices", (_CARDS,)),
    Option(PICTURE, "felt", (layout.TABLE,)),
    Option(PICTURE, "reduced_motion"),
    Option(PICTURE, "high_contrast", (*_WORDS, _CARDS)),
    Option(PICTURE, "anti_peek", (_CARDS,)),
    Option(SOUND, "master_volume"),
    Option(SOUND, "music"),
    Option(SOUND, "music_volume"),
    Option(SOUND, "effects"),
    Option(SOUND, "effects_volume"),
    Option(SOUND, "voices"),
    Option(SOUND, "voices_volume"),
    Option(SOUND, "interface"),
    Option(SOUND, "interface_volume"),
    Option(SOUND, "table_music"),
    Option(SOUND, "silent_in_background"),
    Option(CONTROLS, "key bet", (layout.BAR,)),
)
_NO_OPTIONS = {"version", "first_run_done", "hints_seen", "opponents_left_out", "window", "sound", "setup"}
"""What the settings keep besides options; the window has a test of its own."""


def test_no_option_is_forgotten() -> None:
    fields = (set(Settings.model_fields) - _NO_OPTIONS) | set(SoundSettings.model_fields)
    assert {option.name for option in OPTIONS} == (fields - {"key_bindings"}) | {"key bet"}


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.name.replace(" ", "_"))
def test_an_option_acts_at_once_and_only_where_it_should(assembled: Assemble, option: Option) -> None:
    comfort = {"lines": "off", "speed": "instant", "reduced_motion": True, **option.before}
    table = _in_the_middle_of_a_deal(assembled, **comfort)
    view, events, settings = table.match.view(), table.match.event_count, table.services.settings.settings
    before = _picture(table)

    _change(table, option)

    assert table.services.settings.settings != settings, "the option has changed"
    assert table.match.view() == view
    assert table.match.event_count == events
    assert table.table.marked_cards == {1, 3}
    assert table.table.play.wager is not None
    assert table.table.play.wager.amount == _AMOUNT
    found = _differences(before, _picture(table), table.services)
    assert bool(found) is bool(option.seen_in)
    elsewhere = [place for place in found if not any(_covers(area, place) for area in option.seen_in)]
    assert not elsewhere


def test_full_screen_and_back_leave_everything_as_it_was(assembled: Assemble) -> None:
    table = _in_the_middle_of_a_deal(assembled, lines="off", speed="instant", reduced_motion=True)
    view, before = table.match.view(), _picture(table)
    for _ in range(2):
        table.key(Key.F11)
        table.frames(3)
    assert table.match.view() == view
    assert table.table.marked_cards == {1, 3}
    assert not _differences(before, _picture(table), table.services)


_AMOUNT = 15


def _in_the_middle_of_a_deal(assembled: Assemble, **settings: object) -> Sitting:
    """She has stayed; two cards are marked, and an amount is chosen."""
    services, loop = assembled(width=1280, height=720, **settings)
    put_pages(services)
    services.texts.language = services.settings.settings.language or services.texts.language
    for unlock in (Unlock(FELT, "burgundy"), Unlock(FELT, "blue"), Unlock(MUSIC, "borrowed_bow_tie")):
        services.storage.progress.unlock(unlock)
    wish = if_possible(Draw())
    table = Sitting(services, loop, begin(services, wish, seed=next(seeds(speaks_first(1), services, wish))))
    table.until_asked()
    table.key(Key.DIGIT_2)
    table.key(Key.DIGIT_4)
    while table.table.play.wager is not None and table.table.play.wager.amount < _AMOUNT:
        table.key(Key.PLUS)
    return table


def _change(table: Sitting, option: Option) -> None:
    """Open the settings over the table, press the control, and come back."""
    scenes = table.services.scenes
    table.key(Key.O)
    page = scenes.top
    assert isinstance(page, SettingsPage)
    page.turn_to(option.tab)
    page.group.focus(option.name)
    table.frames(30)
    table.key(Key.LEFT if option.name.endswith("_volume") else Key.ENTER)
    if option.name == "player_name":
        pygame.event.post(pygame.Event(pygame.TEXTINPUT, text="Ada"))
    if isinstance(scenes.top, KeyPage):
        table.frames(30)
        table.key(Key.K)
    table.frames(30)
    table.key(Key.ESCAPE)
    assert scenes.top is table.table
    table.frames(60)


def _picture(table: Sitting) -> pygame.Surface:
    """The whole table, with her face at rest."""
    presence = table.table.play.presence
    presence.hush()
    presence.look(presence.resting, 0)
    presence.blinks = False
    table.services.window.invalidate()
    table.loop.step(0)
    return table.picture().copy()


def _differences(before: pygame.Surface, after: pygame.Surface, services: Services) -> list[Rect]:
    """Where two pictures differ, in canvas units."""
    assert before.get_size() == after.get_size()
    alike = pygame.mask.from_threshold(after, (0, 0, 0), (3, 3, 3, 255), before)
    alike.invert()
    scale = services.window.viewport.scale
    boxes = (component.get_bounding_rects() for component in alike.connected_components())
    return [
        Rect(box.x / scale, box.y / scale, box.width / scale, box.height / scale) for found in boxes for box in found
    ]


def _covers(area: Rect, place: Rect) -> bool:
    whole = area.union(place)
    return whole == area or CANVAS.union(area) == area or _nearly(area, whole)


def _nearly(area: Rect, whole: Rect) -> bool:
    """Pixels at an edge belong to it."""
    return whole.width - area.width <= 2 and whole.height - area.height <= 2
