"""The page of settings for the data folder: where it is, taking everything along, and beginning anew."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from game.scenes.dialog import Answer, Dialog, nothing
from game.scenes.exporting import open_and_tell, tell_failure
from game.scenes.labelled_rows import LabelledRow
from game.scenes.settings.rows import Options
from game.settings import Settings
from game.stage.doors import Door
from game.stage.services import Services
from game.storage.backups import backups
from game.widgets.button import Button
from game.widgets.toast import ToastKind

_LONGEST_PATH = 44


def data_rows(options: Options) -> list[LabelledRow]:
    services = options.services
    tr, folder = services.texts.tr, services.storage.folder
    rows = (
        (
            "open",
            tr("Data folder"),
            _shortened(folder.root),
            tr("Open folder"),
            "folder",
            lambda: open_and_tell(services, folder.root),
        ),
        (
            "backup",
            tr("Backup"),
            services.texts.ntr("{count} backup is kept", "{count} backups are kept", len(backups(folder))),
            tr("Back up now"),
            "save",
            lambda: _back_up(services),
        ),
        (
            "export",
            tr("Export everything"),
            tr("One file with matches, settings and your own opponents"),
            tr("Export"),
            "box",
            lambda: _export(services),
        ),
        (
            "reset",
            tr("Reset everything"),
            tr("Matches, statistics and settings begin anew"),
            tr("Reset everything"),
            "warn",
            lambda: _ask_to_reset(options),
        ),
        (
            "credits",
            tr("Credits"),
            tr("Fonts, music, libraries, and their licences"),
            tr("Credits"),
            "star",
            lambda: services.scenes.push(services.doors.page(Door.CREDITS)),
        ),
    )
    for name, label, note, word, icon, act in rows:
        options.add(label, note, Button(name, options.place(420), word, act, size=22, icon=icon))
    return options.rows


def _shortened(path: Path) -> str:
    """The end of a path, as much as fits into a row."""
    shown = str(path)
    return shown if len(shown) <= _LONGEST_PATH else "…" + shown[1 - _LONGEST_PATH :]


def _back_up(services: Services) -> None:
    made = services.storage.database.back_up()
    if made is not None:  # else the storage has posted a notice, which is told by itself
        _say_where(services, made)


def _export(services: Services) -> None:
    try:
        made = services.storage.export()
    except (OSError, sqlite3.Error) as error:
        tell_failure(services, error)
    else:
        _say_where(services, made)


def _say_where(services: Services, made: Path) -> None:
    services.toasts.show(services.texts.tr("Written: {name}", name=made.name), ToastKind.GOOD, "save")
    services.scenes.layout()


def _ask_to_reset(options: Options) -> None:
    services, tr = options.services, options.services.texts.tr
    services.scenes.push(
        Dialog(
            services,
            tr("Reset everything?"),
            tr(
                "All matches, statistics and unlocked pages will be gone, and every setting is as it was at first. The "
                "old files are put aside in the data folder; the game does not read them any more."
            ),
            Answer(tr("Cancel"), nothing),
            rare=Answer(tr("Reset everything"), lambda: _reset(options), note=""),
            icon="warn",
        )
    )


def _reset(options: Options) -> None:
    services = options.services
    try:
        aside = services.storage.reset()
    except (OSError, sqlite3.Error) as error:
        tell_failure(services, error)
        return
    options.change(**{name: value for name, value in dict(Settings()).items() if name not in ("version", "window")})
    told = services.texts.tr("Everything was moved to: {name}", name=aside.name)
    services.toasts.show(told, ToastKind.GOOD)
    services.scenes.restart(services.doors.page(Door.FIRST_RUN))
