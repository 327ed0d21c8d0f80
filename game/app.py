"""The program from its first to its last breath: open what it needs, run, close what was opened."""

from __future__ import annotations

import logging
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pygame

from game.assembly import assemble
from game.opponents.pack import PackError
from game.scenes.opening import crash_page, first_page
from game.settings.file import SettingsFile
from game.sound import open_sounds
from game.stage.services import Services
from game.stage.window import NoDisplayError
from game.storage.folder import find_data_folder
from game.storage.notices import NoticeBoard
from game.storage.opening import Storage
from game.storage.single_copy import AlreadyRunningError
from game.system.assets import ASSETS
from game.system.log import Log
from game.system.options import StartOptions, read_options
from game.texts import Texts
from game.texts.system import system_language

EXIT_NO_DISPLAY = 3
EXIT_ALREADY_RUNNING = 4
EXIT_NO_OPPONENT = 5

_log = logging.getLogger(__name__)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the game; the exit code."""
    options = read_options(sys.argv[1:] if arguments is None else arguments)
    if options.smoke and options.data_folder is None:
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
            return _run(replace(options, data_folder=Path(folder)))
    return _run(options)


def _run(options: StartOptions) -> int:
    folder = find_data_folder(options.data_folder)
    notices = NoticeBoard()
    try:
        with Log(folder) as log, Storage(folder, notices) as storage:
            if log.refusal:
                print(
                    f"The data folder {folder.root} cannot be written: {log.refusal}. The game goes on and keeps "
                    "nothing; start it with --data-dir and another folder to have everything kept.",
                    file=sys.stderr,
                )
            return _play(options, storage, SettingsFile(folder, notices))
    except AlreadyRunningError as error:
        print(error, file=sys.stderr)
        return EXIT_ALREADY_RUNNING
    except NoDisplayError as error:
        print(error, file=sys.stderr)
        return EXIT_NO_DISPLAY
    except PackError as error:
        print(error, file=sys.stderr)
        return EXIT_NO_OPPONENT


def _play(options: StartOptions, storage: Storage, settings: SettingsFile) -> int:
    if options.size is not None:
        width, height = options.size
        window = settings.settings.window.model_copy(update={"width": width, "height": height, "position": None})
        settings.preview(window=window)
    language = options.language or settings.settings.language or system_language()
    sounds = open_sounds(ASSETS)
    sounds.apply(settings.settings.sound)
    services, loop = assemble(settings, Texts(language), sounds, storage)
    loop.screenshots = options.screenshots
    try:
        services.scenes.push(first_page(services, options))
        if options.first_frame:
            loop.show(0)
            print("first frame", flush=True)
        elif options.smoke:
            from game.smoke import SmokeRun  # noqa: PLC0415 - not needed by those who play

            print(SmokeRun(services, loop, options).run())
        else:
            loop.run(lambda error: _recover(services, error))
            settings.keep_window_place(services.window.place)
    finally:
        services.scenes.clear()
        sounds.close()
        services.window.close()
        pygame.quit()
    return 0


def _recover(services: Services, error: Exception) -> None:
    page = crash_page(services, error)
    top = services.scenes.top
    if top is None or isinstance(top, type(page)):
        raise error
    _log.error("unexpected error", exc_info=error)
    services.scenes.restart(page)
