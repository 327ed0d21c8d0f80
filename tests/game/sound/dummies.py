"""A device made of lists, and a library that needs no files."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from game.sound.cues import CUES
from game.sound.recordings import Library, Recording, Track


@dataclass
class DummyClip:
    path: Path


@dataclass
class DummyOutput:
    """Remembers what it was told. Whatever was started sounds until ``finish``."""

    exists: bool = True
    is_open: bool = False
    attempts: int = 0
    loaded: list[Path] = field(default_factory=list)
    started: list[tuple[int, str, float, float]] = field(default_factory=list)
    sounding: dict[int, str] = field(default_factory=dict)
    faded: list[int] = field(default_factory=list)
    stream: Path | None = None
    streams: list[Path] = field(default_factory=list)
    music_gain: float = 0.0
    music_held: bool = False
    broken: set[str] = field(default_factory=set)

    def open(self, channels: int) -> bool:
        assert channels > 0
        self.attempts += 1
        self.is_open = self.exists
        return self.exists

    def close(self) -> None:
        self.is_open = False
        self.sounding.clear()
        self.stream = None

    def load(self, path: Path) -> DummyClip | None:
        self.loaded.append(path)
        return None if path.name in self.broken else DummyClip(path)

    def start(self, channel: int, clip: object, left: float, right: float) -> None:
        assert isinstance(clip, DummyClip)
        self.started.append((channel, clip.path.name, left, right))
        self.sounding[channel] = clip.path.name

    def is_busy(self, channel: int) -> bool:
        return channel in self.sounding

    def fade_out(self, channel: int, milliseconds: int) -> None:
        assert milliseconds > 0
        self.faded.append(channel)

    def start_music(self, path: Path) -> bool:
        if path.name in self.broken:
            return False
        self.stream = path
        self.streams.append(path)
        self.music_gain = 0.0
        self.music_held = False
        return True

    def stop_music(self) -> None:
        self.stream = None

    def set_music_gain(self, gain: float) -> None:
        self.music_gain = gain

    def hold_music(self, *, held: bool) -> None:
        self.music_held = held

    def finish(self) -> None:
        """Everything that sounds comes to its end."""
        self.sounding.clear()

    @property
    def names(self) -> list[str]:
        return [name for _, name, _, _ in self.started]


def library(variants: int = 3, hit: float = 0.1) -> Library:
    """Every cue with ``variants`` recordings, and two tracks."""
    effects = {
        cue.family: tuple(Recording(file=f"{cue.family}_{n}.ogg", seconds=1.0, hit=hit) for n in range(variants))
        for cue in CUES.values()
    }
    tracks = {
        name: Track(file=f"{name}.ogg", title=name.title(), loop_start=0, loop_length=44_100) for name in ("one", "two")
    }
    return Library(Path("sounds"), Path("music"), effects, tracks)
