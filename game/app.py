"""The program from its first to its last breath: open what it needs, run, close what was opened."""

from __future__ import annotations

import logging
import sys
import tempfile
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pygame

from game.assembly import assemble
from game.opponents.pack import PackError
from game.scenes.crash_page import CrashPage
from game.scenes.opening import crash_page, first_page
from game.settings.file import SettingsFile
from game.sound import open_sounds
from game.stage.services import Services
from game.stage.window import NoDisplayError
from game.storage.folder import DataFolder, DataFolderError, find_data_folder
from game.storage.notices import NoticeBoard, NoticeKind, StorageNotice
from game.storage.opening import Storage
from game.storage.single_copy import AlreadyRunningError
from game.system.assets import ASSETS
from game.system.crash import CrashScene, place_of, write_report
from game.system.desktop import show_message
from game.system.log import Log
from game.system.options import StartOptions, read_options
from game.texts import CatalogueError, Language, Texts
from game.texts.reasons import why
from game.texts.system import system_language

EXIT_UNEXPECTED = 1
EXIT_NO_FOLDER = 2
"""The same as for options that make no sense."""
EXIT_NO_DISPLAY = 3
EXIT_ALREADY_RUNNING = 4
EXIT_NO_OPPONENT = 5
EXIT_INTERRUPTED = 130
"""What shells expect of a program that was stopped by a key in the terminal."""

_log = logging.getLogger(__name__)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the game; the exit code."""
    options = read_options(sys.argv[1:] if arguments is None else arguments)
    if options.smoke and options.data_folder is None:
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
            return _run(replace(options, data_folder=Path(folder)))
    return _run(options)


def _run(options: StartOptions) -> int:
    try:
        folder = find_data_folder(options.data_folder)
    except DataFolderError as error:
        print(error, file=sys.stderr)
        return EXIT_NO_FOLDER
    with Log(folder) as log:
        try:
            return _open_and_play(options, folder, log)
        except KeyboardInterrupt:
            return EXIT_INTERRUPTED
        except (NoDisplayError, PackError) as error:
            print(error, file=sys.stderr)
            return EXIT_NO_DISPLAY if isinstance(error, NoDisplayError) else EXIT_NO_OPPONENT
        except AlreadyRunningError as error:
            return _end(options, _already_running(options, error), EXIT_ALREADY_RUNNING)
        except Exception as error:  # noqa: BLE001 - nobody else is left to tell of it
            _log.critical("the program ends", exc_info=error)
            return _end(options, _unexpected(options, folder, error), EXIT_UNEXPECTED)


def _open_and_play(options: StartOptions, folder: DataFolder, log: Log) -> int:
    notices = NoticeBoard()
    if folder.is_temporary:
        notices.post(StorageNotice(NoticeKind.FOLDER_TEMPORARY, path=folder.root))
    with Storage(folder, notices) as storage:
        if log.refusal and not storage.database.is_on_disk:
            print(
                f"The data folder {folder.root} cannot be written: {log.refusal}. The game goes on and keeps "
                "nothing; start it with --data-dir and another folder to have everything kept.",
                file=sys.stderr,
            )
        return _play(options, storage, SettingsFile(folder, notices))


def _play(options: StartOptions, storage: Storage, settings: SettingsFile) -> int:
    if options.size is not None:
        width, height = options.size
        window = settings.settings.window.model_copy(update={"width": width, "height": height, "position": None})
        settings.preview(window=window)
    with ExitStack() as closing:  # everything is closed, whatever fails at that
        closing.callback(pygame.quit)
        sounds = open_sounds(ASSETS)
        closing.callback(sounds.close)
        sounds.apply(settings.settings.sound)
        services, loop = assemble(settings, _texts(options.language or settings.settings.language), sounds, storage)
        closing.callback(services.window.close)
        closing.callback(services.scenes.clear)
        loop.screenshots = options.screenshots
        services.scenes.push(first_page(services, options))
        if options.first_frame:
            loop.show(0)
            print("first frame", flush=True)
        elif options.smoke:
            from game.smoke import SmokeRun  # noqa: PLC0415 - not needed by those who play

            print(SmokeRun(services, loop, options).run())
        else:
            loop.run(lambda error: _recover(services, error))
            settings.change(window=services.window.place)
    return 0


def _recover(services: Services, error: Exception) -> None:
    """Show the page for errors; an error on that page, or of it, is raised again."""
    if isinstance(services.scenes.top, CrashPage):
        raise error
    _log.error("unexpected error", exc_info=error)
    services.scenes.restart_after_error(crash_page(services, error))


def _end(options: StartOptions, told: str, code: int) -> int:
    """Say why the program ends, in a window of the system too: not everybody starts it in a terminal."""
    print(told, file=sys.stderr)
    if not options.smoke and not options.first_frame:
        show_message("Lose Your Shirt", told)
    return code


def _already_running(options: StartOptions, error: AlreadyRunningError) -> str:
    return _texts(options.language).tr(
        "The game is already running with the data in {folder}. Close that window first, or start this one with "
        "--data-dir and another folder.",
        folder=error.folder,
    )


def _unexpected(options: StartOptions, folder: DataFolder, error: Exception) -> str:
    texts, place = _texts(options.language), place_of(error)
    try:
        report = write_report(folder, error, CrashScene("outside of the pages"), datetime.now(UTC).astimezone())
    except OSError as refused:
        return texts.tr(
            "The game had to end: {error}. A report could not be written: {reason}",
            error=place,
            reason=why(texts, refused),
        )
    return texts.tr(
        "The game had to end: {error}. Everything you did is saved up to the last action. If it happens again, send us "
        "this report: {path}",
        error=place,
        path=report,
    )


def _texts(language: Language | None) -> Texts:
    """The texts of a language, or of the system's; in English when its catalogue cannot be read."""
    try:
        return Texts(language or system_language())
    except CatalogueError as error:
        _log.error("%s", error)
        return Texts()
