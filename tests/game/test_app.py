"""The program as it is started: its own process, its exit code and what it says."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from game.app import (
    EXIT_ALREADY_RUNNING,
    EXIT_INTERRUPTED,
    EXIT_NO_DISPLAY,
    EXIT_NO_FOLDER,
    EXIT_NO_OPPONENT,
    EXIT_UNEXPECTED,
)
from game.storage.folder import DataFolder
from game.storage.opening import Storage

ROOT = Path(__file__).resolve().parents[2]


def start(data: Path, *arguments: str, driver: str = "dummy") -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"SDL_VIDEODRIVER": driver, "SDL_AUDIODRIVER": "dummy"}
    command = [sys.executable, "-m", "game", "--data-dir", str(data), *arguments]
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=120, check=False)  # noqa: S603


def start_broken(data: Path, broken: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Start a program of which some pieces, named by lines of Python, raise errors."""
    program = f"""
import sys
def fail(*_, **__): raise KeyError("broken on purpose")
from game.app import main
{broken}
sys.exit(main(sys.argv[1:]))
"""
    environment = os.environ | {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    command = [sys.executable, "-c", program, "--data-dir", str(data), "--language", "en", *arguments]
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=120, check=False)  # noqa: S603


BROKEN_PAGE = "import game.scenes.first_run as page; page.FirstRunPage.update = fail"
BROKEN_CRASH_PAGE = f"{BROKEN_PAGE}; import game.scenes.crash_page as crash; crash.CrashPage"


@pytest.mark.parametrize(
    "broken",
    [
        "import game.app as app; app.assemble = fail",
        "import game.app as app; app.SettingsFile = fail",
        f"{BROKEN_CRASH_PAGE}.__init__ = fail",
        f"{BROKEN_CRASH_PAGE}.draw = fail",
        f"{BROKEN_CRASH_PAGE}.build = fail",
        f"{BROKEN_CRASH_PAGE}.draw = fail; page.FirstRunPage.left = fail",
    ],
)
def test_what_no_page_can_tell_is_told_in_a_sentence_with_a_report(tmp_path: Path, broken: str) -> None:
    ended = start_broken(tmp_path, broken)
    assert ended.returncode == EXIT_UNEXPECTED
    (told,) = ended.stderr.splitlines()
    assert told.startswith("The game had to end: KeyError")
    report = Path(told.rpartition("send us this report: ")[2])
    assert report.parent == tmp_path / "reports"
    assert "broken on purpose" in report.read_text("utf-8")
    assert "broken on purpose" in (tmp_path / "logs" / "game.log").read_text("utf-8")
    with Storage(DataFolder(tmp_path)) as storage:
        assert storage.notices.take() == ()


def test_a_language_that_cannot_be_read_is_replaced_by_english(tmp_path: Path) -> None:
    lost = """
import game.texts.texts as texts
load = texts._load
def lost(language, folder):
    if language.value != "en":
        raise texts.CatalogueError("the catalogue is lost")
    return load(language, folder)
texts._load = lost
"""
    ended = start_broken(tmp_path, lost, "--language", "cs", "--first-frame")
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, "first frame\n", "")
    assert "the catalogue is lost" in (tmp_path / "logs" / "game.log").read_text("utf-8")


def test_a_key_in_the_terminal_ends_it_without_a_word(tmp_path: Path) -> None:
    stop = (
        "def stop(*_): raise KeyboardInterrupt\nimport game.scenes.first_run as page; page.FirstRunPage.update = stop"
    )
    ended = start_broken(tmp_path, stop)
    assert (ended.returncode, ended.stdout, ended.stderr) == (EXIT_INTERRUPTED, "", "")
    with Storage(DataFolder(tmp_path)) as storage:
        assert storage.notices.take() == ()


def test_an_end_without_a_report_says_why_there_is_none(tmp_path: Path) -> None:
    broken = "import game.app as app; app.assemble = fail; import game.system.crash as crash; crash.free_name = full"
    full = "def full(*_): raise OSError(28, 'No space left on device')\n"
    ended = start_broken(tmp_path, full + broken)
    assert ended.returncode == EXIT_UNEXPECTED
    assert "A report could not be written" in ended.stderr
    assert "Traceback" not in ended.stderr


def test_it_plays_a_whole_match_and_ends(tmp_path: Path) -> None:
    shots = tmp_path / "shots"
    ended = start(tmp_path / "data", "--smoke", "--size", "1280x720", "--screenshot-dir", str(shots))
    assert ended.returncode == 0, ended.stderr
    (line,) = ended.stdout.splitlines()
    words = line.split()
    assert words[0] == "smoke:"
    told = dict(word.split("=") for word in words[1:])
    assert int(told["deals"]) > 3
    assert told["winner"] in "01"
    pictured = {file.name.rpartition("-")[0] for file in shots.glob("*.png")}
    played = {"DrawTableScene-first_betting-0-off", "DrawTableScene-over-6-off"}
    assert {"FirstRunPage", *played, "MatchEndScene"} <= pictured


def test_the_example_of_a_pack_plays_a_whole_match(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "docs" / "example-pack" / "nora", tmp_path / "data" / "opponents" / "nora")
    shots = tmp_path / "shots"
    ended = start(tmp_path / "data", "--smoke", "--opponent", "nora", "--screenshot-dir", str(shots))
    assert ended.returncode == 0, ended.stderr
    assert "garments_lost=" in ended.stdout
    assert {file.name.rpartition("-")[0] for file in shots.glob("*.png")} >= {"DrawTableScene-over-3-off"}


def test_an_opponent_whom_nobody_knows_is_told(tmp_path: Path) -> None:
    ended = start(tmp_path, "--smoke", "--opponent", "nobody")
    assert ended.returncode == EXIT_NO_OPPONENT
    assert "no opponent “nobody”" in ended.stderr
    assert "Traceback" not in ended.stderr


def test_it_says_when_the_first_frame_is_there_and_ends(tmp_path: Path) -> None:
    ended = start(tmp_path, "--first-frame")
    assert (ended.returncode, ended.stderr) == (0, "")
    assert ended.stdout == "first frame\n"


def test_without_a_display_it_says_so(tmp_path: Path) -> None:
    ended = start(tmp_path, "--smoke", driver="no such driver")
    assert ended.returncode == EXIT_NO_DISPLAY
    assert "cannot open a window" in ended.stderr
    assert "Traceback" not in ended.stderr


def test_a_folder_that_cannot_be_written_is_told_in_a_sentence(tmp_path: Path) -> None:
    in_the_way = tmp_path / "file"
    in_the_way.write_text("no folder")
    ended = start(in_the_way / "data", "--first-frame")
    assert (ended.returncode, ended.stdout) == (0, "first frame\n")
    (told,) = ended.stderr.splitlines()
    assert told.startswith(f"The data folder {in_the_way / 'data'} cannot be written: ")
    assert "--data-dir" in told


def test_a_log_that_cannot_be_written_is_nothing_to_worry_the_player_with(tmp_path: Path) -> None:
    DataFolder(tmp_path).logs.write_text("in the way")
    ended = start(tmp_path, "--first-frame")
    assert (ended.returncode, ended.stderr) == (0, "")


def test_a_data_folder_that_can_be_nowhere_is_told_in_a_sentence() -> None:
    ended = start(Path("~nobody-is-called-so"), "--first-frame")
    assert ended.returncode == EXIT_NO_FOLDER
    (told,) = ended.stderr.splitlines()
    assert "~nobody-is-called-so" in told


@pytest.mark.skipif(sys.platform != "linux", reason="the variables are those of Linux")
@pytest.mark.parametrize(
    ("variables", "kept_in"),
    [
        ({"HOME": "{}/not there"}, "not there/.local/share/lose-your-shirt"),
        ({"HOME": "{}", "XDG_DATA_HOME": "relative"}, ".local/share/lose-your-shirt"),
        ({"HOME": "{}", "XDG_DATA_HOME": ""}, ".local/share/lose-your-shirt"),
        ({"HOME": "{}", "XDG_DATA_HOME": "{}/data"}, "data/lose-your-shirt"),
        ({"HOME": "{}/file"}, None),
        ({"HOME": "{}", "XDG_DATA_HOME": "{}/file"}, None),
        ({"HOME": "{}", "LOSE_YOUR_SHIRT_DATA": "~/my own"}, "my own"),
        ({"HOME": "{}", "LOSE_YOUR_SHIRT_DATA": " "}, ".local/share/lose-your-shirt"),
        ({"HOME": "{}", "LANG": "C", "LC_ALL": "C"}, ".local/share/lose-your-shirt"),
        ({"HOME": "{}/hráč", "LC_ALL": "tr_TR.UTF-8"}, "hráč/.local/share/lose-your-shirt"),
        (
            {"HOME": "{}/hráč", "LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
            "hráč/.local/share/lose-your-shirt",
        ),
    ],
)
def test_whatever_the_environment_says_it_starts_and_says_where_nothing_is_kept(
    tmp_path: Path, variables: dict[str, str], kept_in: str | None
) -> None:
    (tmp_path / "file").write_text("in the way")
    left_out = ("HOME", "XDG_DATA_HOME", "LOSE_YOUR_SHIRT_DATA", "LANG", "LC_ALL")
    environment = {name: value for name, value in os.environ.items() if name not in left_out}
    environment |= {name: value.format(tmp_path) for name, value in variables.items()}
    environment |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    command = [sys.executable, "-m", "game", "--first-frame"]
    ended = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=60, check=False)  # noqa: S603
    assert (ended.returncode, ended.stdout) == (0, "first frame\n")
    if kept_in is None:
        assert "cannot be written" in ended.stderr
    else:
        assert ended.stderr == ""
        assert DataFolder(tmp_path / kept_in).database.is_file()


def test_a_second_copy_is_refused(tmp_path: Path) -> None:
    with Storage(DataFolder(tmp_path)):
        for language, told in (("en", "already running"), ("cs", "už běží"), ("ru", "уже запущена")):
            ended = start(tmp_path, "--smoke", "--language", language)
            assert ended.returncode == EXIT_ALREADY_RUNNING
            assert told in ended.stderr
            assert str(tmp_path) in ended.stderr
