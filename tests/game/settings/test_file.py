"""Settings: kept at once, read field by field, never lost without a word."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from pydantic import ValidationError

from game.devices.inputs import Key
from game.look.motion import Speed
from game.look.theme import TextSize
from game.settings import Settings, SpeedName, TextSizeName, WindowSettings
from game.settings.file import SettingsFile
from game.storage.folder import DataFolder
from game.storage.notices import NoticeBoard, NoticeKind


@pytest.fixture
def folder(tmp_path: Path) -> DataFolder:
    return DataFolder(tmp_path / "data")


@pytest.fixture
def notices() -> NoticeBoard:
    return NoticeBoard()


def changed(folder: DataFolder) -> dict[str, Any]:
    """A settings file with some unusual values, as data."""
    file = SettingsFile(folder, NoticeBoard())
    file.change(
        first_run_done=True,
        language="cs",
        speed="calm",
        key_bindings={"raise": ["R", "Page Up"]},
        window={"width": 1000, "height": 700, "position": [-5, 40]},
    )
    data: dict[str, Any] = json.loads(folder.settings.read_text("utf-8"))
    return data


def test_settings_come_back_as_they_were(folder: DataFolder, notices: NoticeBoard) -> None:
    changed(folder)
    settings = SettingsFile(folder, notices).settings
    assert settings.speed is SpeedName.CALM
    assert settings.key_bindings == {"raise": (Key.R, Key.PAGE_UP)}
    assert settings.window.position == (-5, 40)
    assert notices.take() == ()


def test_a_first_start_writes_nothing(folder: DataFolder, notices: NoticeBoard) -> None:
    assert SettingsFile(folder, notices).settings == Settings()
    assert not folder.root.exists()


def test_a_preview_is_kept_by_the_next_change(folder: DataFolder, notices: NoticeBoard) -> None:
    file = SettingsFile(folder, notices)
    file.preview(speed="fast")
    assert not folder.settings.exists()
    file.change(speed="fast")
    assert SettingsFile(folder, notices).settings.speed is SpeedName.FAST


def test_values_that_no_widget_offers_are_refused(folder: DataFolder, notices: NoticeBoard) -> None:
    file = SettingsFile(folder, notices)
    with pytest.raises(ValidationError):
        file.change(speed="slow")
    with pytest.raises(ValidationError):
        file.change(sped="fast")
    assert file.settings == Settings()


@pytest.mark.parametrize("size", TextSizeName)
@pytest.mark.parametrize("speed", SpeedName)
def test_comfort_follows_the_settings(size: TextSizeName, speed: SpeedName) -> None:
    comfort = Settings(text_size=size, speed=speed, high_contrast=True, reduced_motion=True).comfort
    assert comfort.text_size is TextSize[size.name]
    assert comfort.speed is Speed[speed.name]
    assert comfort.high_contrast
    assert comfort.reduced_motion


def test_the_window_is_found_again(folder: DataFolder, notices: NoticeBoard) -> None:
    place = WindowSettings(width=1600, height=900, position=(10, 20), fullscreen=True)
    SettingsFile(folder, notices).change(window=place)
    assert SettingsFile(folder, notices).settings.window == place


def set_field(name: str, value: object) -> Callable[[dict[str, Any]], None]:
    def spoil(data: dict[str, Any]) -> None:
        *parents, last = name.split(".")
        for parent in parents:
            data = data[parent]
        data[last] = value

    return spoil


@pytest.mark.parametrize(
    ("field", "value", "named"),
    [
        ("speed", "warp", "speed"),
        ("speed", 3, "speed"),
        ("speed", None, "speed"),
        ("speed", float("nan"), "speed"),
        ("anti_peek", 1, "anti_peek"),
        ("anti_peek", "yes", "anti_peek"),
        ("window", [], "window"),
        ("window.width", "wide", "window.width"),
        ("window.width", -1, "window.width"),
        ("window.position", [1], "window.position"),
        ("sound.music_volume", 101, "sound.music_volume"),
        ("key_bindings", {"raise": ["R", "Any"]}, "key_bindings.raise.1"),
        ("key_bindings", {"RAISE!": ["R"]}, "key_bindings.RAISE!"),
        ("setup.draw.ante", 0, "setup.draw.ante"),
        ("setup.draw.starting_money", 1, "setup.draw"),
        ("setup.stud.players", 9, "setup.stud.players"),
        ("colour", "blue", "colour"),
        ("version", "one", "version"),
    ],
)
def test_a_field_that_cannot_be_used_has_its_usual_value_and_is_named(
    folder: DataFolder, notices: NoticeBoard, field: str, value: object, named: str
) -> None:
    data = changed(folder)
    set_field(field, value)(data)
    spoiled = json.dumps(data)
    folder.settings.write_text(spoiled, "utf-8")
    settings = SettingsFile(folder, notices).settings
    (notice,) = notices.take()
    assert (notice.kind, notice.detail, notice.count) == (NoticeKind.SETTINGS_FIELD, named, 1)
    assert notice.aside is not None
    assert notice.aside.read_text("utf-8") == spoiled
    assert settings.language == "cs"
    assert settings.first_run_done
    assert SettingsFile(folder, notices).settings == settings
    assert notices.take() == ()


@pytest.mark.parametrize(
    "text",
    ["", " ", "{", "[]", "null", "7", '"text"', "[" * 100_000, "\x00" * 100, '{"speed": "calm"', "{" + "1" * 5000],
)
def test_what_is_no_settings_file_is_set_aside(folder: DataFolder, notices: NoticeBoard, text: str) -> None:
    folder.create()
    folder.settings.write_text(text)
    assert SettingsFile(folder, notices).settings == Settings()
    (notice,) = notices.take()
    assert notice.kind is NoticeKind.SETTINGS_UNREADABLE
    assert notice.aside is not None
    assert notice.aside.read_text() == text
    assert SettingsFile(folder, notices).settings == Settings()
    assert notices.take() == ()


def test_a_folder_in_the_place_of_the_file_is_set_aside(folder: DataFolder, notices: NoticeBoard) -> None:
    folder.settings.mkdir(parents=True)
    file = SettingsFile(folder, notices)
    assert [notice.kind for notice in notices.take()] == [NoticeKind.SETTINGS_UNREADABLE]
    file.change(speed="calm")
    assert SettingsFile(folder, notices).settings.speed is SpeedName.CALM


def test_every_cut_and_every_flipped_bit_is_survived_and_told(folder: DataFolder, notices: NoticeBoard) -> None:
    changed(folder)
    content = folder.settings.read_bytes()
    chance = random.Random(1)
    cuts = [content[:length] for length in range(0, len(content) - 2, 7)]
    flips = []
    for _ in range(300):
        flipped = bytearray(content)
        flipped[chance.randrange(len(content))] ^= 1 << chance.randrange(8)
        flips.append(bytes(flipped))
    for spoiled in [*cuts, *flips]:
        folder.settings.write_bytes(spoiled)
        settings = SettingsFile(folder, notices).settings
        said = notices.take()
        if said:
            assert said[0].aside is not None
            assert said[0].aside.read_bytes() == spoiled
        else:
            assert settings == Settings.model_validate_json(spoiled)


def test_settings_of_a_newer_version_are_used_and_a_copy_is_kept(folder: DataFolder, notices: NoticeBoard) -> None:
    data = changed(folder) | {"version": 12, "smell": "lavender"}
    folder.settings.write_text(json.dumps(data), "utf-8")
    assert SettingsFile(folder, notices).settings.speed is SpeedName.CALM
    (notice,) = notices.take()
    assert (notice.kind, notice.detail) == (NoticeKind.SETTINGS_NEWER, "smell")
    assert notice.aside is not None
    assert json.loads(notice.aside.read_text("utf-8")) == data


def test_a_disk_that_takes_nothing_is_told_once_and_asked_at_every_change(
    folder: DataFolder, notices: NoticeBoard
) -> None:
    folder.root.write_text("in the way")
    file = SettingsFile(folder, notices)
    file.change(speed="calm")
    file.change(speed="fast")
    assert file.settings.speed is SpeedName.FAST
    (notice,) = notices.take()
    assert (notice.kind, notice.path) == (NoticeKind.SETTINGS_NOT_SAVED, folder.settings)
    folder.root.unlink()
    file.change(speed="fast")
    assert SettingsFile(folder, notices).settings.speed is SpeedName.FAST
    assert notices.take() == ()


def test_what_cannot_be_read_is_never_written_over_before_it_is_kept_elsewhere(
    folder: DataFolder, notices: NoticeBoard
) -> None:
    folder.create()
    folder.settings.write_text('{"speed": "calm"')
    folder.set_aside.write_text("in the way")
    file = SettingsFile(folder, notices)
    (notice,) = notices.take()
    assert (notice.kind, notice.aside) == (NoticeKind.SETTINGS_UNREADABLE, folder.settings)
    file.change(speed="fast")
    assert [notice.kind for notice in notices.take()] == [NoticeKind.SETTINGS_NOT_SAVED]
    assert folder.settings.read_text() == '{"speed": "calm"'
    folder.set_aside.unlink()
    file.change(hints=False)
    (notice,) = notices.take()
    assert notice.kind is NoticeKind.SETTINGS_UNREADABLE
    assert notice.aside is not None
    assert notice.aside.read_text() == '{"speed": "calm"'
    assert SettingsFile(folder, notices).settings == Settings(speed=SpeedName.FAST, hints=False)


@pytest.mark.parametrize(
    ("extra", "kinds"),
    [
        ({"version": 12, "smell": "lavender"}, [NoticeKind.SETTINGS_NOT_SAVED]),
        ({"smell": "lavender"}, [NoticeKind.SETTINGS_NOT_SAVED, NoticeKind.SETTINGS_FIELD]),
    ],
)
def test_what_cannot_be_copied_is_never_written_over(
    folder: DataFolder, notices: NoticeBoard, extra: dict[str, object], kinds: list[NoticeKind]
) -> None:
    text = json.dumps(changed(folder) | extra)
    folder.settings.write_text(text, "utf-8")
    folder.set_aside.write_text("in the way")
    file = SettingsFile(folder, notices)
    assert [notice.kind for notice in notices.take()] == kinds
    assert file.settings.speed is SpeedName.CALM
    file.change(speed="fast")
    assert folder.settings.read_text("utf-8") == text
    folder.set_aside.unlink()
    file.change(hints=False)
    (notice,) = notices.take()
    assert notice.aside is not None
    assert notice.aside.read_text("utf-8") == text
    assert SettingsFile(folder, notices).settings == file.settings


def test_a_bad_file_that_the_player_takes_away_is_no_longer_in_the_way(
    folder: DataFolder, notices: NoticeBoard
) -> None:
    folder.create()
    folder.settings.write_text("{")
    folder.set_aside.write_text("in the way")
    file = SettingsFile(folder, notices)
    folder.settings.unlink()
    file.change(speed="calm")
    assert SettingsFile(folder, notices).settings.speed is SpeedName.CALM
    assert [notice.kind for notice in notices.take()] == [NoticeKind.SETTINGS_UNREADABLE]


def test_half_a_letter_costs_nothing_but_itself(folder: DataFolder, notices: NoticeBoard) -> None:
    folder.create()
    folder.settings.write_text('{"speed": "calm", "player_name": "Ja\\ud800n", "felt\\udc00": 1}')
    settings = SettingsFile(folder, notices).settings
    assert (settings.speed, settings.player_name) == (SpeedName.CALM, "Ja?n")
    assert SettingsFile(folder, notices).settings == settings


def test_several_faults_of_one_list_are_each_taken_out(folder: DataFolder, notices: NoticeBoard) -> None:
    folder.create()
    keys = {"raise": ["Any", "R", "None", "Page Up", 7], "BET!": ["B", 8], "stay": 3}
    folder.settings.write_text(json.dumps({"key_bindings": keys, "anti_peek": True}))
    settings = SettingsFile(folder, notices).settings
    assert settings.key_bindings == {"raise": (Key.R, Key.PAGE_UP)}
    assert settings.anti_peek


def test_a_long_file_of_something_else_does_not_hold_up_the_start(folder: DataFolder, notices: NoticeBoard) -> None:
    folder.create()
    folder.settings.write_text(json.dumps({f"word {number}": number for number in range(20_000)} | {"speed": "calm"}))
    before = time.perf_counter()
    assert SettingsFile(folder, notices).settings.speed is SpeedName.CALM
    assert time.perf_counter() - before < 5


def test_deep_nesting_is_survived_at_whatever_depth(folder: DataFolder, notices: NoticeBoard) -> None:
    folder.create()
    for depth in (*range(190, 210), *range(930, 1010)):
        folder.settings.write_text('{"speed": ' + "[" * depth + "]" * depth + "}")
        assert SettingsFile(folder, notices).settings.speed is SpeedName.BRISK
        assert len(notices.take()) == 1


def test_a_file_of_something_else_is_told_in_few_words(folder: DataFolder, notices: NoticeBoard) -> None:
    folder.create()
    folder.settings.write_text(json.dumps({f"field {number}": number for number in range(40)}))
    assert SettingsFile(folder, notices).settings == Settings()
    (notice,) = notices.take()
    assert (notice.count, notice.detail.count(","), notice.detail[-1]) == (40, 5, "…")


def every_place(data: dict[str, Any], way: str = "") -> Iterator[str]:
    """The way to every value in settings, and to every group of them."""
    for name, value in data.items():
        yield way + name
        if isinstance(value, dict):
            yield from every_place(value, f"{way}{name}.")


def test_every_field_survives_every_kind_of_value_and_says_so(folder: DataFolder, notices: NoticeBoard) -> None:
    usual = json.loads(Settings().model_dump_json())
    folder.create()
    for place in every_place(usual):
        for value in (None, True, -1, 10**30, 0.5, float("inf"), "", "\u0000", "x" * 99, [], [[]], {}, {"": 0}):
            data = json.loads(json.dumps(usual))
            set_field(place, value)(data)
            folder.settings.write_text(json.dumps(data), "utf-8")
            settings = SettingsFile(folder, notices).settings
            said = [notice.detail for notice in notices.take()]
            if said:
                assert place == "version" or place.split(".")[0] in said[0], (place, value)
                assert SettingsFile(folder, notices).settings == settings
                assert notices.take() == ()
            else:
                assert settings == Settings.model_validate_json(json.dumps(data)), (place, value)
