from __future__ import annotations

import zipfile
from typing import TYPE_CHECKING

import pytest

from engine.actions import ActionKind
from game.devices.inputs import Direction, Key, Navigate, Shoulder
from game.match.evening import LADDER
from game.scenes.first_run import FirstRunPage
from game.scenes.opening import put_pages
from game.scenes.settings.controls import KeyPage
from game.scenes.settings.page import SettingsPage
from game.scenes.settings.rows import Options
from game.scenes.tables.draw_table import DrawTableScene
from game.settings import Lines, Settings, SoundSettings
from game.settings.key_bindings import key_of
from game.stage.doors import Door
from game.stage.services import Services
from game.stage.stand_ins import SilentSounds
from game.storage.backups import backups
from game.storage.progress import Unlock
from game.texts import CatalogueError, Language
from game.widgets.amounts import Slider
from game.widgets.choices import Segments, Toggle
from tests.game.scenes.pages import begun, click, focused, open_page, press

if TYPE_CHECKING:
    from tests.game.conftest import Assemble

GAME, PICTURE, SOUND, CONTROLS, DATA = range(5)


class ListeningSounds(SilentSounds):
    """Keeps what it was told about volumes."""

    def __init__(self) -> None:
        self.applied: list[SoundSettings] = []

    def apply(self, settings: SoundSettings) -> None:
        self.applied.append(settings)


@pytest.fixture
def services(services: Services) -> Services:
    put_pages(services)
    return services


def page(services: Services, tab: int) -> SettingsPage:
    opened = open_page(services, Door.SETTINGS)
    assert isinstance(opened, SettingsPage)
    opened.turn_to(tab)
    return opened


@pytest.mark.parametrize(
    ("tab", "field"),
    [
        (GAME, "hints"),
        (GAME, "name_my_hand"),
        (GAME, "show_odds"),
        (GAME, "confirm_big_bets"),
        (GAME, "english_action_words"),
        (PICTURE, "large_indices"),
        (PICTURE, "reduced_motion"),
        (PICTURE, "high_contrast"),
        (PICTURE, "anti_peek"),
    ],
)
def test_every_switch_changes_its_setting(services: Services, tab: int, field: str) -> None:
    opened = page(services, tab)
    before = getattr(services.settings.settings, field)
    opened.group.focus(field)
    press(services, Key.SPACE)
    assert getattr(services.settings.settings, field) is not before
    toggle = opened.group.find(field)
    assert isinstance(toggle, Toggle)
    assert toggle.on is not before
    assert focused(services) == field


@pytest.mark.parametrize(
    ("tab", "field"),
    [
        (GAME, "speed"),
        (GAME, "modesty"),
        (GAME, "lines"),
        (PICTURE, "text_size"),
        (PICTURE, "felt"),
        (SOUND, "table_music"),
    ],
)
def test_every_choice_takes_all_its_values(services: Services, tab: int, field: str) -> None:
    for rung in LADDER:
        if rung.reward is not None:
            services.storage.progress.unlock(rung.reward)
    opened = page(services, tab)
    seen = set()
    count = len(_segments(opened, field).options)
    for place in range(count):
        _segments(opened, field).choose(place)
        seen.add(str(getattr(services.settings.settings, field)))
        assert _segments(opened, field).chosen == place
    assert len(seen) == count


def test_what_the_evening_unlocks_is_passed_over_and_says_why(services: Services) -> None:
    opened = page(services, PICTURE)
    felt = _segments(opened, "felt")
    felt.turn(1)
    assert felt.chosen == 0
    middle = felt.option_rect(1)
    offset = felt.parent.offset if felt.parent is not None else 0
    felt.press(middle.centre_x, middle.centre_y - offset)
    felt.release(middle.centre_x, middle.centre_y - offset)
    assert services.settings.settings.felt == "green"
    assert services.toasts.texts == ("Win against Irakli in an evening at the lounge.",)
    services.storage.progress.unlock(Unlock("felt", "blue"))
    opened.layout()
    opened.group.focus("felt")
    press(services, Key.RIGHT)
    assert services.settings.settings.felt == "blue"


def test_a_felt_in_use_stays_when_it_is_locked(services: Services) -> None:
    services.settings.change(felt="burgundy")
    opened = page(services, PICTURE)
    assert _segments(opened, "felt").chosen == 1
    assert 1 not in _segments(opened, "felt").locked


def _segments(opened: SettingsPage, name: str) -> Segments:
    found = opened.group.find(name)
    assert isinstance(found, Segments)
    return found


def test_the_language_changes_the_whole_page(services: Services) -> None:
    opened = page(services, GAME)
    _segments(opened, "language").choose(2)
    assert services.texts.language is Language.RUSSIAN
    assert opened.group.find("done").label == "Готово"
    assert services.settings.settings.language is Language.RUSSIAN


def test_a_language_that_cannot_be_read_is_told_and_the_old_one_stays(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    def lose(*_: object) -> None:
        raise CatalogueError

    monkeypatch.setattr("game.texts.texts._load", lose)
    Options(services).change(language=Language.CZECH)
    assert services.texts.language is Language.ENGLISH
    assert len(services.toasts.texts) == 1


def test_comfort_acts_at_once(services: Services) -> None:
    opened = page(services, PICTURE)
    opened.group.focus("high_contrast")
    press(services, Key.ENTER)
    assert services.theme.comfort.high_contrast


def test_full_screen_is_kept(services: Services) -> None:
    page(services, PICTURE)
    click(services, "fullscreen")
    assert services.window.fullscreen
    assert services.settings.settings.window.fullscreen
    click(services, "fullscreen")
    assert not services.window.fullscreen


def test_volumes_are_heard_while_they_move_and_kept_when_they_rest(assembled: Assemble) -> None:
    services, _ = assembled()
    put_pages(services)
    sounds = ListeningSounds()
    services.sounds = sounds
    opened = page(services, SOUND)
    slider = opened.group.find("music_volume")
    assert isinstance(slider, Slider)
    opened.group.focus("music_volume")
    services.scenes.handle(Navigate(Direction.RIGHT))
    assert sounds.applied[-1].music_volume == 65
    slider.set(20)
    slider.release(0, 0)
    assert services.settings.settings.sound.music_volume == 20
    opened.group.focus("effects")
    press(services, Key.ENTER)
    assert sounds.applied[-1].effects is False


def test_a_key_is_bound_and_presses_its_action(services: Services) -> None:
    page(services, CONTROLS)
    click(services, "key drop")
    assert isinstance(services.scenes.top, KeyPage)
    press(services, Key.B)
    assert isinstance(services.scenes.top, KeyPage), "B is taken by BET"
    press(services, Key.X)
    assert isinstance(services.scenes.top, SettingsPage)
    assert key_of(services.settings.settings, ActionKind.DROP) is Key.X
    table = open_page(services, Door.DRAW_TABLE, begun(services))
    assert isinstance(table, DrawTableScene)
    shortcuts = {widget.shortcut for widget in table.group.widgets}
    services.scenes.clear()
    assert Key.D not in shortcuts


def test_waiting_for_a_key_can_be_cancelled(services: Services) -> None:
    page(services, CONTROLS)
    click(services, "key bet")
    press(services, Key.ESCAPE)
    assert isinstance(services.scenes.top, SettingsPage)
    assert services.settings.settings.key_bindings == {}


def test_usual_values_come_back_after_a_question(services: Services) -> None:
    opened = page(services, GAME)
    _segments(opened, "lines").choose(2)
    services.settings.change(first_run_done=True)
    click(services, "defaults")
    press(services, Key.ESCAPE)
    assert services.settings.settings.lines is Lines.OFF
    click(services, "defaults")
    click(services, "other")
    assert services.settings.settings.lines is Lines.ON
    assert services.settings.settings.first_run_done


def test_export_and_backup_write_files(services: Services) -> None:
    page(services, DATA)
    click(services, "export")
    (exported,) = services.storage.folder.root.glob("*.zip")
    with zipfile.ZipFile(exported) as archive:
        assert services.storage.folder.database.name in archive.namelist()
    before = len(backups(services.storage.folder))
    click(services, "backup")
    assert len(backups(services.storage.folder)) == before + 1
    assert len(services.toasts.texts) == 2


def test_a_reset_asks_twice_and_begins_anew(services: Services) -> None:
    begun(services).close()
    services.settings.change(first_run_done=True, hints=False)
    page(services, DATA)
    click(services, "reset")
    click(services, "rare")
    assert services.storage.matches.unfinished()
    click(services, "rare")
    assert not services.storage.matches.unfinished()
    assert isinstance(services.scenes.top, FirstRunPage)
    usual = Settings(window=services.settings.settings.window)
    assert services.settings.settings == usual


def test_shoulders_turn_the_pages(services: Services) -> None:
    opened = open_page(services, Door.SETTINGS)
    services.scenes.handle(Shoulder(right=True))
    assert opened.group.find("text_size").focusable
    services.scenes.handle(Shoulder(right=False))
    assert opened.group.find("language").focusable
