"""Taking out of a text what names the player: reports and logs may be sent to strangers."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path

_PROGRAM = Path(__file__).resolve().parent.parent
_HOMES = re.compile(r"(?i)(?:[a-z]:[\\/]+users|/home|/users)[\\/]+[^\\/\r\n\"'<>|:*?]+")
"""Home folders of any user, on any system, as they stand in paths."""


def without_names(text: str) -> str:
    """``text`` with the paths of the program, of Python and of every home folder replaced by what they are."""
    for path, name in _known_folders():
        for spelled in (path, path.replace("\\", "/"), path.replace("\\", "\\\\")):
            text = text.replace(spelled, name)
    return _HOMES.sub("<home>", text)


def _known_folders() -> list[tuple[str, str]]:
    """Folders that may lie in one another, the innermost first."""
    folders = {str(_PROGRAM): "<game>", sys.prefix: "<python>", sys.base_prefix: "<python>"}
    home = os.path.expanduser("~")  # noqa: PTH111 - Path.home raises where there is none
    if len(home) > 1:
        folders[home] = "<home>"
    return sorted(folders.items(), key=lambda item: -len(item[0]))
