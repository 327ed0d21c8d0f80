"""Effects, motifs and music: what sounds when, and how loud. Without a device all is silent and nothing fails."""

from __future__ import annotations

from pathlib import Path

from game.sound.buses import Bus, Volumes
from game.sound.cues import ACTION_CUES, CUES, Cue, motif
from game.sound.desk import SoundDesk
from game.sound.event_cues import DELIBERATELY_SILENT, EventCues
from game.sound.output import Output, PygameOutput
from game.sound.recordings import Library

__all__ = [
    "ACTION_CUES",
    "CUES",
    "DELIBERATELY_SILENT",
    "Bus",
    "Cue",
    "EventCues",
    "Library",
    "Output",
    "PygameOutput",
    "SoundDesk",
    "Volumes",
    "motif",
    "open_sounds",
]


def open_sounds(assets: Path) -> SoundDesk:
    """The program's sounds, read from ``assets``.

    The device is opened by the first ``update``, so the first frame does not wait for it.
    """
    return SoundDesk(Library.read(assets), PygameOutput())
