"""The sliders of the options, and how a slider becomes a gain."""

from __future__ import annotations

from enum import StrEnum

from pydantic import BaseModel, ConfigDict, Field

from game.settings import SoundSettings


class Bus(StrEnum):
    """What a sound belongs to; the master volume acts on all three."""

    EFFECTS = "effects"
    VOICES = "voices"
    MUSIC = "music"


class Volumes(BaseModel):
    """Slider positions from 0 (off) to 1."""

    model_config = ConfigDict(frozen=True)

    master: float = Field(default=1.0, ge=0, le=1)
    effects: float = Field(default=0.8, ge=0, le=1)
    voices: float = Field(default=0.8, ge=0, le=1)
    music: float = Field(default=0.6, ge=0, le=1)

    @classmethod
    def of(cls, settings: SoundSettings) -> Volumes:
        """The sliders of the options; the voices of the opponents' motifs go with the effects."""
        effects = settings.effects_volume / 100 if settings.effects else 0.0
        music = settings.music_volume / 100 if settings.music else 0.0
        return cls(effects=effects, voices=effects, music=music)

    def gain(self, bus: Bus) -> float:
        """The factor on the amplitude. Squared, because half a slider should sound about half as loud."""
        level: float = getattr(self, bus.value)
        return (self.master * level) ** 2


def factor(decibels: float) -> float:
    """The amplitude factor of ``decibels``."""
    return float(10 ** (decibels / 20))
