"""What the game asks of the desktop around it: the clipboard, and a look into a folder."""

from __future__ import annotations

import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

import pygame

_FILE_MANAGERS: Final = {"darwin": "open", "win32": "explorer"}


def copy_text(text: str) -> bool:
    """Put text on the clipboard; False when the system has none."""
    try:
        pygame.scrap.put_text(text)
    except pygame.error:
        return False
    return True


def show_message(title: str, message: str) -> None:
    """Show a message in a window of the system and wait until it is closed; nothing where there is no screen."""
    with suppress(pygame.error):
        pygame.display.message_box(title, message, "error")


def open_folder(folder: Path) -> None:
    """Show a folder, made if need be, in the system's file manager. Raises OSError when there is none."""
    folder.mkdir(parents=True, exist_ok=True)
    subprocess.Popen([_FILE_MANAGERS.get(sys.platform, "xdg-open"), str(folder)])  # noqa: S603
