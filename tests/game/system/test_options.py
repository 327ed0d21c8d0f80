from __future__ import annotations

from pathlib import Path

import pytest

from game.system.options import StartOptions, read_options
from game.texts import Language


def test_nothing_said_is_nothing_chosen() -> None:
    assert read_options([]) == StartOptions()


def test_everything_can_be_said() -> None:
    line = "--language cs --size 1280x720 --seed 7 --smoke --first-frame --screenshot-dir shots --game stud --players 4"
    options = read_options([*line.split(), "--opponent", "mei", "--style", "home", "--data-dir", "data"])
    assert options == StartOptions(
        language=Language.CZECH,
        size=(1280, 720),
        seed=7,
        smoke=True,
        first_frame=True,
        screenshots=Path("shots"),
        game="stud",
        opponent="mei",
        players=4,
        style="home",
        data_folder=Path("data"),
    )


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("--size big", "write it like 1280x720"),
        ("--size 100x100", "from 960x540 to 7680x4320"),
        ("--players 9", "from 2 to 8"),
        ("--players 4", "add --game stud"),
        ("--game draw --style home", "add --game stud"),
        ("--language de", "invalid choice"),
        ("--game whist", "invalid choice"),
        ("--seed=-1", "from 0"),
        ("--seed 1.5", "from 0"),
        ("--seed ٣", "from 0"),
        (f"--seed {10**18}", "at most 18 digits"),
        ("--data-dir=", "name one"),
        ("--screenshot-dir=", "name one"),
    ],
)
def test_nonsense_is_answered_with_the_remedy(line: str, message: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        read_options(line.split(" "))
    assert ended.value.code == 2
    assert message in capsys.readouterr().err
