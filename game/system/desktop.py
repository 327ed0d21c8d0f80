"""What the game asks of the desktop around it: the clipboard, and a look into a folder."""

from __future__ import annotations

import shutil
import subprocess
import sys
import threading
from contextlib import suppress
from pathlib import Path
from subprocess import DEVNULL
from typing import Final

import pygame

_FILE_MANAGER_FAILS_WITHIN: Final = 0.4
"""Seconds; whatever runs for longer shows something. The picture stands still for so long at most."""
_FILE_MANAGERS: Final = {"darwin": "open", "win32": "explorer"}


def copy_text(text: str) -> bool:
    """Put text on the clipboard; False when the system has none."""
    try:
        pygame.scrap.put_text(text.encode(errors="replace").decode())
    except pygame.error:
        return False
    return True


def show_message(title: str, message: str) -> None:
    """Show a message in a window of the system and wait until it is closed; nothing where there is no screen."""
    with suppress(pygame.error):
        pygame.display.message_box(title, message, "error")


def open_folder(folder: Path) -> bool:
    """Show a folder, made if need be, in the system's file manager; False when the system has none that does it.

    Raises OSError when there is no such folder and it cannot be made.
    """
    folder.mkdir(parents=True, exist_ok=True)
    program = shutil.which(_FILE_MANAGERS.get(sys.platform, "xdg-open"))
    if program is None:
        return False
    manager = subprocess.Popen(  # noqa: S603 - the system's own, with a folder of ours
        [program, str(folder)], stdin=DEVNULL, stdout=DEVNULL, stderr=DEVNULL, start_new_session=True
    )
    try:
        code = manager.wait(_FILE_MANAGER_FAILS_WITHIN)
    except subprocess.TimeoutExpired:
        threading.Thread(target=manager.wait, daemon=True).start()
        return True
    return code == 0 or sys.platform == "win32"  # the Explorer says 1 when all is well
