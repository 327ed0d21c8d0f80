"""The instruments: their sound in the General MIDI set, how they play, and where they stand in the mix."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from tools.audio.filters import bell, shelf
from tools.audio.signals import Signal

PERCUSSION = 9
"""The channel on which a pitch is a drum."""

DRUMS: Mapping[str, int] = MappingProxyType(
    {
        "tick": 33,
        "kick": 35,
        "stick": 37,
        "tap": 38,
        "slap": 39,
        "swirl": 40,
        "foot": 44,
        "crash": 49,
        "low conga": 64,
        "high conga": 63,
        "castanet": 85,
    }
)
"""Keys of the kits; tap, slap and swirl are the brushes'."""


def _plain(signal: Signal) -> Signal:
    return signal


@dataclass(frozen=True, slots=True)
class Instrument:
    """``late`` and ``loose`` in milliseconds: how far behind the beat, and how far scattered around that."""

    program: int
    channel: int
    late: float = 0.0
    loose: float = 4.0
    uneven: float = 4.0
    """Scatter of the velocity."""
    is_wind: bool = False
    """Scoops into long notes, lets them swell and vibrate."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a part stands in the mix: ``level`` in decibels against the lead, ``side`` from -1 to 1, ``wet`` echo."""

    level: float
    side: float
    wet: float
    equaliser: Callable[[Signal], Signal] = _plain


BAND: Mapping[str, Instrument] = MappingProxyType(
    {
        "piano": Instrument(0, 0, 8, 6),
        "comp": Instrument(0, 1, 4, 5),
        "bass": Instrument(32, 2, -4),
        "drums": Instrument(40, PERCUSSION, uneven=5),
        "perc": Instrument(0, PERCUSSION, uneven=6),
        "vibes": Instrument(11, 3, 4, 6),
        "guitar": Instrument(24, 4, 3, 6, 5),
        "banjo": Instrument(105, 4, 0, 5, 5),
        "mute": Instrument(59, 5, 14, 9, is_wind=True),
        "mute2": Instrument(59, 6, 18, 9, is_wind=True),
        "bone": Instrument(57, 7, 12, 8, is_wind=True),
        "clar": Instrument(71, 8, 10, 8, is_wind=True),
        "bass_clar": Instrument(71, 8, 8, 8, is_wind=True),
        "celesta": Instrument(8, 3, uneven=3),
        "strings": Instrument(49, 10, uneven=3),
        "trumpet": Instrument(56, 5, uneven=3),
        "bassoon": Instrument(70, 8, 4, 6, is_wind=True),
        "glock": Instrument(9, 3, 0, 3, 3),
        "pizz": Instrument(45, 10),
        "timp": Instrument(47, 11, 0, 3, 3),
        "accordion": Instrument(21, 12, 4, 5),
        "bandoneon": Instrument(23, 12, 0, 5),
        "violin": Instrument(40, 13, 8, 6, is_wind=True),
        "hum": Instrument(53, 14, 10, 5),
        "harmonium": Instrument(20, 12, 0, 2, 2),
    }
)

TRACK_PLACES: Mapping[str, Place] = MappingProxyType(
    {
        "piano": Place(0, -0.10, 0.16, lambda x: shelf(shelf(x, 250, -2, "low"), 7000, -2)),
        "comp": Place(-7.5, 0.18, 0.16, lambda x: shelf(shelf(x, 220, -4, "low"), 4500, -4)),
        "bass": Place(-7.0, 0, 0.05, lambda x: bell(shelf(x, 80, -2.5, "low"), 800, 3.0, 0.7)),
        "drums": Place(-11.5, 0.08, 0.14, lambda x: shelf(x, 6000, -2)),
        "perc": Place(-10.5, 0.15, 0.16, lambda x: shelf(x, 7000, -4)),
        "stir": Place(-15, 0, 0.10),
        "vibes": Place(0, -0.1, 0.22, lambda x: shelf(x, 6000, -1.5)),
        "guitar": Place(-6.5, 0.3, 0.14, lambda x: shelf(x, 200, -3, "low")),
        "mute": Place(0, -0.05, 0.24, lambda x: bell(shelf(x, 6500, -3), 1500, 1.5)),
        "mute2": Place(-6, 0.25, 0.24, lambda x: shelf(x, 6000, -4)),
        "bone": Place(-13, 0.3, 0.26, lambda x: shelf(x, 2500, -5)),
        "clar": Place(-1.0, -0.3, 0.24, lambda x: shelf(x, 5000, -2)),
    }
)
"""The mix of the long tracks."""

PIECE_PLACES: Mapping[str, Place] = MappingProxyType(
    {
        "trumpet": Place(0, -0.15, 0.22, lambda x: shelf(x, 6000, -2)),
        "mute": Place(0, -0.05, 0.22, lambda x: shelf(x, 6500, -3)),
        "mute2": Place(-4, 0.25, 0.22, lambda x: shelf(x, 6500, -3)),
        "bone": Place(-4, 0.3, 0.22),
        "clar": Place(0, -0.03, 0.2),
        "bass_clar": Place(-3, 0.05, 0.18),
        "piano": Place(-3, -0.05, 0.15),
        "comp": Place(-6, 0.1, 0.15),
        "bass": Place(-6, 0, 0.05),
        "drums": Place(-8, 0.05, 0.15),
        "perc": Place(-10, 0.1, 0.15),
        "vibes": Place(0, 0, 0.22),
        "guitar": Place(0, 0.1, 0.15),
        "banjo": Place(-6, 0.12, 0.15),
        "celesta": Place(-4, 0.1, 0.25),
        "strings": Place(-7, 0, 0.25),
        "bassoon": Place(0, 0.03, 0.18),
        "glock": Place(-6, 0.2, 0.25),
        "pizz": Place(-5, -0.1, 0.2),
        "timp": Place(-6, 0, 0.15),
        "accordion": Place(-1, -0.05, 0.18),
        "bandoneon": Place(0, 0, 0.2),
        "violin": Place(0, -0.05, 0.26, lambda x: shelf(x, 6000, -3)),
        "hum": Place(-9, 0, 0.28),
        "harmonium": Place(-11, 0, 0.22),
    }
)
"""The mix of the fanfares and signatures."""
