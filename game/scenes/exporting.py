"""Files and clippings that the player takes along, and what is said about them."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

from game.stage.services import Services
from game.storage.files import file_time, free_name, write_atomically
from game.system.desktop import copy_text, open_folder
from game.texts.reasons import why
from game.widgets.toast import ToastKind


def write_export(services: Services, name: str, suffix: str, text: str) -> Path | None:
    """Write a text among the exports and tell the player; None when the disk refuses."""
    folder = services.storage.folder.exports
    now = datetime.now(UTC).astimezone()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path = free_name(folder, f"{name}-{file_time(now)}{suffix}")
        write_atomically(path, text.encode())
    except OSError as error:
        tell_failure(services, error)
        return None
    services.toasts.show(services.texts.tr("Written: {name}", name=path.name), ToastKind.GOOD, "save")
    return path


def tell_failure(services: Services, error: Exception) -> None:
    """Say why something with files did not work."""
    said = services.texts.tr("It did not work: {reason}", reason=why(services.texts, error))
    services.toasts.show(said, ToastKind.BAD)


def open_and_tell(services: Services, folder: Path) -> None:
    """Show a folder in the system's file manager, or say where it is when that does not work."""
    try:
        is_shown = open_folder(folder)
    except OSError as error:
        tell_failure(services, error)
        return
    if not is_shown:
        said = services.texts.tr("No file manager was found. The folder is here: {path}", path=folder)
        services.toasts.show(said, ToastKind.WARNING, "folder")


def copy_and_tell(services: Services, text: str) -> None:
    """Put a text on the clipboard and say so, or that there is none."""
    tr = services.texts.tr
    if copy_text(text):
        services.toasts.show(tr("Copied"), ToastKind.GOOD, "copy")
    else:
        services.toasts.show(tr("This system has no clipboard."), ToastKind.WARNING)
