"""The sliders of the options, and how a slider becomes a gain."""

from __future__ import annotations

from enum import StrEnum

from pydantic import BaseModel, ConfigDict, Field

from game.settings import SoundSettings


class Bus(StrEnum):
    """What a sound belongs to; the master volume acts on all of them."""

    EFFECTS = "effects"
    VOICES = "voices"
    INTERFACE = "interface"
    MUSIC = "music"


class Volumes(BaseModel):
    """Slider positions from 0 (off) to 1."""

    model_config = ConfigDict(frozen=True)

    master: float = Field(default=1.0, ge=0, le=1)
    effects: float = Field(default=0.8, ge=0, le=1)
    voices: float = Field(default=0.8, ge=0, le=1)
    interface: float = Field(default=0.8, ge=0, le=1)
    music: float = Field(default=0.6, ge=0, le=1)

    @classmethod
    def of(cls, settings: SoundSettings) -> Volumes:
        """The sliders of the options; a switch that is off is a slider at 0."""
        return cls(
            master=settings.master_volume / 100,
            effects=settings.effects_volume / 100 if settings.effects else 0.0,
            voices=settings.voices_volume / 100 if settings.voices else 0.0,
            interface=settings.interface_volume / 100 if settings.interface else 0.0,
            music=settings.music_volume / 100 if settings.music else 0.0,
        )

    def gain(self, bus: Bus) -> float:
        """The factor on the amplitude. Squared, because half a slider should sound about half as loud."""
        level: float = getattr(self, bus.value)
        return (self.master * level) ** 2


def factor(decibels: float) -> float:
    """The amplitude factor of ``decibels``."""
    return float(10 ** (decibels / 20))
