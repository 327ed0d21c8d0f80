"""What lies in ``assets/sounds`` and ``assets/music``, as their manifests say."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from pathlib import Path
from typing import TypeVar

from pydantic import BaseModel, ConfigDict, TypeAdapter, ValidationError

_log = logging.getLogger(__name__)

_Value = TypeVar("_Value")


class Recording(BaseModel):
    """One variant of an effect. ``hit`` is when the picture should meet the sound: seconds after its start."""

    model_config = ConfigDict(frozen=True)

    file: str
    seconds: float
    hit: float


class Track(BaseModel):
    """A piece of music. The file carries its loop points itself (``LOOPSTART`` and ``LOOPLENGTH``, in samples)."""

    model_config = ConfigDict(frozen=True)

    file: str
    title: str
    loop_start: int
    loop_length: int


class Library:
    """Effects by family name, music by track name. What cannot be read is absent, and therefore silent."""

    def __init__(
        self,
        sounds: Path,
        music: Path,
        effects: Mapping[str, tuple[Recording, ...]],
        tracks: Mapping[str, Track],
    ) -> None:
        self.sounds = sounds
        self.music = music
        self.effects = effects
        self.tracks = tracks

    @classmethod
    def read(cls, assets: Path) -> Library:
        """Read both manifests under ``assets``; one that is missing or broken is logged and counts as empty."""
        sounds, music = assets / "sounds", assets / "music"
        effects = _read(sounds / "manifest.json", TypeAdapter(dict[str, tuple[Recording, ...]]))
        tracks = _read(music / "manifest.json", TypeAdapter(dict[str, Track]))
        return cls(sounds, music, effects, tracks)

    def path_of(self, recording: Recording) -> Path:
        return self.sounds / recording.file

    def path_of_track(self, name: str) -> Path | None:
        track = self.tracks.get(name)
        return None if track is None else self.music / track.file


def _read(path: Path, adapter: TypeAdapter[dict[str, _Value]]) -> dict[str, _Value]:
    try:
        return adapter.validate_json(path.read_bytes())
    except (OSError, ValidationError) as error:
        _log.warning("No sounds from %s: %s", path, error)
        return {}
