"""What the program is told on its command line."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from game.look.viewport import SMALLEST_WINDOW
from game.texts import Language

_LARGEST = (7680, 4320)
_MOST_PLAYERS = 8
_MOST_SEED_DIGITS = 18


@dataclass(frozen=True, slots=True)
class StartOptions:
    """Everything that may be said at the start; None means as the settings have it."""

    language: Language | None = None
    size: tuple[int, int] | None = None
    seed: int | None = None
    smoke: bool = False
    first_frame: bool = False
    screenshots: Path | None = None
    game: Literal["draw", "stud"] | None = None
    opponent: str | None = None
    players: int | None = None
    style: Literal["casino", "home"] | None = None
    data_folder: Path | None = None


def read_options(arguments: Sequence[str]) -> StartOptions:
    """The options of a command line. Ends the program with a message and code 2 when they make no sense."""
    parser = _parser()
    found = parser.parse_args(arguments)
    if found.game != "stud" and (found.players is not None or found.style is not None):
        parser.error("--players and --style say how a table of stud is laid; add --game stud")
    return StartOptions(
        language=Language(found.language) if found.language else None,
        size=found.size,
        seed=found.seed,
        smoke=found.smoke,
        first_frame=found.first_frame,
        screenshots=found.screenshot_dir,
        game=found.game,
        opponent=found.opponent,
        players=found.players,
        style=found.style,
        data_folder=found.data_dir,
    )


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="lose-your-shirt",
        description="Five-card draw and seven-card stud against opponents who stake their clothes.",
    )
    languages = [language.value for language in Language]
    parser.add_argument("--language", choices=languages, help="the language, instead of the one in the settings")
    parser.add_argument("--size", type=_size, metavar="WIDTHxHEIGHT", help="the size of the window, in pixels")
    parser.add_argument("--game", choices=("draw", "stud"), help="sit down at this game at once")
    parser.add_argument("--opponent", metavar="ID", help="with --game, who sits there first, such as vera")
    players = "with --game stud, how many sit at the table, you among them (2 to 8)"
    parser.add_argument("--players", type=_players, help=players)
    parser.add_argument("--style", choices=("casino", "home"), help="with --game stud, whose rules the table follows")
    parser.add_argument(
        "--seed", type=_seed, help="with --game, deal the same cards every time; such matches are marked"
    )
    parser.add_argument("--data-dir", type=_folder, metavar="FOLDER", help="where matches and settings are kept")
    smoke = "play one whole match by itself, print what came of it, then end"
    parser.add_argument("--smoke", action="store_true", help=smoke)
    first_frame = "print 'first frame' as soon as there is one, then end; for measuring the start"
    parser.add_argument("--first-frame", action="store_true", help=first_frame)
    parser.add_argument(
        "--screenshot-dir", type=_folder, metavar="FOLDER", help="where F12 puts pictures of the window"
    )
    return parser


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.lower().partition("x")
    if not (width.isdecimal() and height.isdecimal()):
        raise argparse.ArgumentTypeError(f"{text!r} is not a size; write it like 1280x720")
    size = int(width), int(height)
    if not all(least <= side <= most for least, side, most in zip(SMALLEST_WINDOW, size, _LARGEST, strict=True)):
        raise argparse.ArgumentTypeError(
            f"{text!r} is out of bounds; from {SMALLEST_WINDOW[0]}x{SMALLEST_WINDOW[1]} to {_LARGEST[0]}x{_LARGEST[1]}"
        )
    return size


def _players(text: str) -> int:
    if not text.isdecimal() or not 2 <= int(text) <= _MOST_PLAYERS:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of players from 2 to {_MOST_PLAYERS}")
    return int(text)


def _seed(text: str) -> int:
    if not (text.isascii() and text.isdecimal()) or len(text) > _MOST_SEED_DIGITS:
        raise argparse.ArgumentTypeError(
            f"{text!r} is not a whole number from 0 with at most {_MOST_SEED_DIGITS} digits"
        )
    return int(text)


def _folder(text: str) -> Path:
    if not text.strip():
        raise argparse.ArgumentTypeError("a folder without a name is no folder; leave the option out or name one")
    return Path(text)
