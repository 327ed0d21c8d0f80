"""Taking out of a text what names the player: reports and logs may be sent to strangers."""

from __future__ import annotations

import getpass
import os
import re
import sys
from pathlib import Path

_PROGRAM = Path(__file__).resolve().parents[2]
_STEP = r"[^\\/\r\n\"'<>|:*?]+"
"""Name of a file or folder within a path."""
_HOMES = re.compile(rf"(?i)(?:[a-z]:[\\/]+users|/home|/users)[\\/]+{_STEP}")
"""Home folders of any user, on any system, as they stand in paths."""
_MOUNTED = re.compile(rf"((?:/run)?/media[\\/]+){_STEP}")
"""Where Linux shows the disks that a user has plugged in: below a folder with the user's name."""


def without_names(text: str, data_folder: Path | None = None) -> str:
    """``text`` with what names the player replaced by what it is.

    That is the paths of the program, of Python, of the data folder and of every home folder, and the user's name in any
    other path.
    """
    for path, name in _known_folders(data_folder):
        for spelled in (path, path.replace("\\", "/"), path.replace("\\", "\\\\")):
            text = text.replace(spelled, name)
    text = _MOUNTED.sub(r"\1<user>", _HOMES.sub("<home>", text))
    user = _user()
    return _in_paths(user).sub(r"\1<user>", text) if user else text


def _known_folders(data_folder: Path | None) -> list[tuple[str, str]]:
    """Folders that may lie in one another, the innermost first."""
    folders = {str(_PROGRAM): "<game>", sys.prefix: "<python>", sys.base_prefix: "<python>"}
    home = os.path.expanduser("~")  # noqa: PTH111 - Path.home raises where there is none
    for path, name in ((home, "<home>"), (str(data_folder or ""), "<data>")):
        for spelled in (path, os.path.realpath(path)):  # a home may be reached by a link
            if path and len(spelled) > 1:
                folders.setdefault(spelled, name)
    return sorted(folders.items(), key=lambda item: -len(item[0]))


def _user() -> str:
    try:
        return getpass.getuser()
    except (KeyError, OSError, ImportError):  # no such user, or a system that has no list of them
        return ""


def _in_paths(user: str) -> re.Pattern[str]:
    """The user's name as one whole step of an absolute path, and the way to it; of bounded lengths, to be quick."""
    way = rf"(?<![\w>.\\/])((?:[A-Za-z]:)?(?:[\\/]{{1,4}}{_STEP}){{0,40}}?[\\/]{{1,4}})"
    return re.compile(rf"{way}{re.escape(user)}(?![^\\/\s\"'<>|:*?,;)])")
