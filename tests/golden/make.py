"""Makes the golden files of the version at hand: ``python -m tests.golden.make``, once, when it is released.

Files of released versions are never made again: they are what players have on their disks.
"""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path

from engine.rules import MatchSetup, SeatSetup, StudRules
from game.settings.file import SettingsFile
from game.storage.folder import DataFolder
from game.storage.notices import NoticeBoard
from game.storage.opening import Storage
from game.storage.progress import Unlock
from game.system.version import VERSION
from tests.game.storage.playing import Calendar, begin, play

STUD = MatchSetup(
    rules=StudRules(players=3),
    seats=(
        SeatSetup(player="human"),
        SeatSetup(player="odessa", wardrobe=("wrap", "gloves", "gown")),
        SeatSetup(player="jasper", wardrobe=("scarf", "jacket", "shirt")),
    ),
)
SETTINGS: dict[str, object] = {
    "first_run_done": True,
    "language": "ru",
    "speed": "fast",
    "text_size": "large",
    "modesty": "last_garment",
    "deck_colours": "two",
    "key_bindings": {"raise": ["R", "Page Up"]},
    "window": {"width": 1600, "height": 900, "position": [40, 30], "fullscreen": True},
    "sound": {"music_volume": 35},
    "setup": {
        "game": "stud",
        "stud": {"starting_money": 200, "garment_value": 60, "buy_back_reserve": 60},
        "stud_opponents": ["odessa", "jasper"],
    },
}


def make(folder: DataFolder) -> None:
    """Two draw matches played to the end, one of stud that waits, and something of everything else."""
    SettingsFile(folder, NoticeBoard()).change(**SETTINGS)
    with Storage(folder, now=Calendar()) as storage:
        for seed, setup, actions in ((1, None, 10_000), (4, None, 10_000), (2, STUD, 60)):
            running = begin(storage, seed, setup) if setup else begin(storage, seed)
            play(running, actions)
            running.close()
        storage.progress.unlock(Unlock("felt", "burgundy"))
        storage.progress.see_stage("vera", 2)
        storage.progress.speak("vera", "greeting.1")


def main() -> None:
    """Replace the files of the version in the source."""
    place = Path(__file__).parent / VERSION
    shutil.rmtree(place, ignore_errors=True)
    place.mkdir()
    with tempfile.TemporaryDirectory() as made:
        folder = DataFolder(Path(made))
        make(folder)
        for path in (folder.database, folder.settings):
            shutil.copyfile(path, place / path.name)


if __name__ == "__main__":
    main()
