"""Reports of errors: enough to play the match again, nothing about the player."""

from __future__ import annotations

import getpass
import json
import logging
import os
import subprocess
import sys
import tempfile
import tomllib
from datetime import UTC, datetime
from pathlib import Path

import pytest

from engine import MatchRecord
from game.settings import Settings
from game.storage.folder import DataFolder
from game.system.crash import CrashScene, place_of, report_text, write_report
from game.system.log import Log
from game.system.privacy import without_names
from game.system.version import VERSION
from tests.game.storage.playing import DRAW

FOLDER = DataFolder(Path("/srv/poker of jana"))
NOW = datetime(2026, 11, 30, 20, 47, 12, tzinfo=UTC)
RECORD = MatchRecord(setup=DRAW, actions=("start_deal " + "ab" * 32, "stay"))


def caught_error(path: str) -> Exception:
    with pytest.raises(FileNotFoundError) as caught:
        look_for(path)
    return caught.value


def look_for(path: str) -> None:
    raise FileNotFoundError(f"there is no {path}")


def section(text: str, title: str) -> str:
    """What stands under a title of the report."""
    return text.split(f"\n{title}\n{'-' * len(title)}\n")[1].split("\n\n", maxsplit=1)[0].strip()


def test_a_report_holds_versions_scene_error_settings_and_record() -> None:
    text = report_text(FOLDER, caught_error("card"), CrashScene("table", Settings(speed="calm"), RECORD), NOW)
    assert f"game {VERSION}" in section(text, "Versions")
    assert f"python {sys.version.split()[0]}" in section(text, "Versions")
    assert section(text, "Scene") == "table"
    assert "FileNotFoundError: there is no card" in text
    assert "in look_for" in text
    assert json.loads(section(text, "Settings"))["speed"] == "calm"
    assert MatchRecord.from_json(section(text, "Match record")) == RECORD


def test_without_a_match_the_report_says_so() -> None:
    text = report_text(FOLDER, caught_error("card"), CrashScene("title", Settings()), NOW)
    assert section(text, "Match record") == "no match in play"


@pytest.mark.parametrize(
    "path",
    [
        str(Path.home() / "cards" / "ace.png"),
        "/home/jana.novakova/cards/ace.png",
        "/Users/Jana Novakova/cards/ace.png",
        "C:\\Users\\Jana\\cards\\ace.png",
        "C:\\\\Users\\\\Jana\\\\cards\\\\ace.png",
        "d:/Users/Jana/cards/ace.png",
        sys.prefix + "/lib/ace.png",
        "/srv/poker of jana/opponents/ace.png",
        "/media/jana/STICK/ace.png",
        "/run/media/jana/STICK/ace.png",
        "/mnt/disk/jana/ace.png",
        "E:\\Games\\jana\\ace.png",
    ],
)
def test_a_report_names_nobody_by_a_path(path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LOGNAME", "jana")
    text = report_text(FOLDER, caught_error(path), CrashScene("table", Settings(), RECORD), NOW)
    for name in ("jana", "Jana", "Novakova", str(Path.home()) + "/", sys.prefix + "/"):
        assert name not in text
    assert "ace.png" in text
    assert "<game>" in text


def test_a_home_that_is_reached_by_a_link_is_not_named_either(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "novakova").mkdir()
    (tmp_path / "link").symlink_to(tmp_path / "novakova")
    monkeypatch.setenv("HOME", str(tmp_path / "link"))
    assert without_names(f"{tmp_path}/novakova/ace.png, {tmp_path}/link/ace.png") == "<home>/ace.png, <home>/ace.png"


def test_a_report_tells_that_the_player_has_a_name_and_not_which() -> None:
    def named(name: str) -> str:
        return report_text(FOLDER, caught_error("card"), CrashScene("table", Settings(player_name=name)), NOW)

    assert "Dobromila" not in named("Dobromila")
    assert json.loads(section(named("Dobromila"), "Settings"))["player_name"] == "<name>"
    assert json.loads(section(named(""), "Settings"))["player_name"] == ""


def test_ordinary_text_stays_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LOGNAME", "game")
    texts = (
        "Vera raises $20 in the home style",
        "3/4 of the pot",
        "users and homes",
        "the media/game of today",
        'File "<game>/game/table/director.py", line 7, in game',
        "a game/of cards",
    )
    for text in texts:
        assert without_names(text) == text


@pytest.mark.timeout(20)
@pytest.mark.parametrize("text", ["/ ", "/a", "\\", "/home/x ", "C:\\a", '"/'])
def test_names_are_soon_found_in_a_long_report(text: str) -> None:
    assert without_names(text * 50_000)


def test_a_folder_with_letters_of_no_encoding_can_be_reported(tmp_path: Path) -> None:
    error = caught_error(os.fsdecode(b"/srv/m\xe1j/ace.png"))
    path = write_report(DataFolder(tmp_path), error, CrashScene("table", Settings()), NOW)
    assert "ace.png" in path.read_text("utf-8")


def test_reports_do_not_replace_each_other(tmp_path: Path) -> None:
    folder = DataFolder(tmp_path)
    paths = [write_report(folder, caught_error(name), CrashScene("table", Settings()), NOW) for name in ("one", "two")]
    assert paths[0].name == "20261130-204712.txt"
    assert [path.parent for path in paths] == [folder.reports] * 2
    assert "there is no one" in paths[0].read_text("utf-8")
    assert "there is no two" in paths[1].read_text("utf-8")


def test_a_folder_that_takes_no_report_leaves_it_among_the_temporary_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "data").write_text("in the way")
    (tmp_path / "temporary").mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "temporary"))
    path = write_report(DataFolder(tmp_path / "data"), caught_error("card"), CrashScene("table", Settings()), NOW)
    assert path.parent == tmp_path / "temporary"
    assert "there is no card" in path.read_text("utf-8")


def test_the_place_of_an_error_is_the_last_own_file() -> None:
    with pytest.raises(ValueError, match="setup") as caught:
        MatchRecord.from_json('{"setup": 1, "actions": 2}')
    assert place_of(caught.value) == "RecordError in engine/record"
    assert place_of(KeyError("x")) == "KeyError"


def test_the_version_is_that_of_the_project() -> None:
    project = tomllib.loads((Path(__file__).parents[3] / "pyproject.toml").read_text("utf-8"))
    assert project["project"]["version"] == VERSION


def test_the_log_is_kept_small_and_names_nobody(tmp_path: Path) -> None:
    folder = DataFolder(tmp_path)
    with Log(folder):
        for number in range(6000):
            logging.getLogger("game.test").warning("line %d of %s%s", number, Path.home(), "/cards" * 30)
        logging.getLogger("game.test").warning("moved to %s", folder.set_aside)
    files = sorted(folder.logs.glob("game.log*"))
    assert len(files) == 4
    assert all(file.stat().st_size <= 256 * 1024 for file in files)
    text = (folder.logs / "game.log").read_text("utf-8")
    assert "line 5999 of <home>/cards" in text
    assert "moved to <data>/set-aside" in text
    assert f"{Path.home()}/" not in text


def test_a_folder_without_room_for_a_log_stops_nobody(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("in the way")
    with Log(DataFolder(tmp_path / "data")):
        logging.getLogger("game.test").warning("nobody hears this")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no disk that is always full")
def test_a_disk_that_fills_up_costs_only_lines_of_the_log(tmp_path: Path) -> None:
    folder = DataFolder(tmp_path)
    folder.logs.mkdir()
    (folder.logs / "game.log").symlink_to("/dev/full")
    with Log(folder):
        logging.getLogger("game.test").warning("nobody hears this")


def killed(data: Path) -> subprocess.CompletedProcess[bytes]:
    """A process whose interpreter dies while its log is open."""
    program = (
        "import faulthandler, sys; from pathlib import Path; from game.system.log import Log;"
        "from game.storage.folder import DataFolder;"
        "log = Log(DataFolder(Path(sys.argv[1]))); faulthandler._sigabrt()"
    )
    return subprocess.run([sys.executable, "-c", program, str(data)], capture_output=True, check=False)  # noqa: S603


@pytest.mark.skipif(not hasattr(os, "kill"), reason="a process has to be killed")
def test_the_death_of_the_interpreter_leaves_a_trace(tmp_path: Path) -> None:
    assert killed(tmp_path).returncode != 0
    assert b"Fatal Python error: Aborted" in (DataFolder(tmp_path).logs / "fatal.log").read_bytes()


@pytest.mark.skipif(not hasattr(os, "kill"), reason="a process has to be killed")
def test_without_a_log_the_trace_is_left_in_the_terminal(tmp_path: Path) -> None:
    DataFolder(tmp_path).logs.write_text("in the way")
    assert b"Fatal Python error: Aborted" in killed(tmp_path).stderr


def test_the_user_is_not_named_by_the_versions() -> None:
    text = report_text(FOLDER, caught_error("card"), CrashScene("title", Settings()), NOW)
    assert getpass.getuser() not in section(text, "Versions")
    assert os.uname().nodename not in text if hasattr(os, "uname") else True
