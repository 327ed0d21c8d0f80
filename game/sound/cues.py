"""Every sound that can be asked for by name, and the actions of the player that ask for one.

A cue names a family of recordings and says how it behaves in the mix. What the engine's events ask for is in
:mod:`game.sound.event_cues`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from game.sound.buses import Bus


@dataclass(frozen=True, slots=True)
class Cue:
    """How one sound behaves in the mix."""

    family: str
    """The family of recordings in ``assets/sounds/manifest.json``."""
    bus: Bus = Bus.EFFECTS
    priority: int = 1
    """0 (mere decoration) to 3 (must be heard): who gives way when all channels are busy."""
    at_once: int = 2
    """So many of this family may sound together; one more ends the oldest."""
    rest: float = 0.05
    """Seconds before the same cue may sound again; requests in between are dropped."""
    duck: float = 0.0
    """Decibels by which the music steps back."""
    duck_for: float = 0.0
    """Seconds until the music comes back."""
    decibels: float = 0.0
    """Level against the recording's own."""


OPPONENTS = ("apolena", "irakli", "paloma", "jasper", "arjun", "vera", "odessa", "mei")
"""Who has a motif of their own."""


def motif(opponent: str) -> str:
    """The cue of the opponent's signature; for a guest from a pack of the player's own, a glass is raised."""
    return f"motif_{opponent}" if opponent in OPPONENTS else "glass_clink"


_CUES = (
    Cue("card_slide", at_once=4, rest=0.03),
    Cue("card_flip", at_once=4, rest=0.03),
    Cue("deal_burst", at_once=1, rest=0.2),
    Cue("shuffle", at_once=1, rest=0.5),
    Cue("chip_single", at_once=4, rest=0.03),
    Cue("chip_stack", at_once=3),
    Cue("pot_slide", priority=2, at_once=1, rest=0.3, duck=-2, duck_for=0.8),
    Cue("table_knock", at_once=1, rest=0.15),
    Cue("button_hover", Bus.INTERFACE, priority=0, at_once=1, rest=0.06),
    Cue("button_press", Bus.INTERFACE, at_once=2, rest=0.04),
    Cue("mark_card", at_once=2),
    Cue("error", Bus.INTERFACE, priority=2, at_once=1, rest=0.25, duck=-2, duck_for=0.3),
    Cue("turn_bell", priority=2, at_once=1, rest=0.6, duck=-2, duck_for=0.5),
    Cue("win_small", priority=2, at_once=1, rest=0.4, duck=-4, duck_for=1.2),
    Cue("win_big", priority=3, at_once=1, rest=0.5, duck=-8, duck_for=2.2),
    Cue("lose", priority=2, at_once=1, rest=0.4, duck=-5, duck_for=1.2),
    Cue("tie", priority=2, at_once=1, rest=0.4, duck=-4, duck_for=1.0),
    Cue("garment_whoosh", priority=2, at_once=2, rest=0.1, duck=-2, duck_for=0.5),
    Cue("buyback_sparkle", priority=2, at_once=1, rest=0.3, duck=-4, duck_for=1.0),
    Cue("wax_seal", priority=2, at_once=1, rest=0.2, duck=-3, duck_for=0.5),
    Cue("ooh_brass", at_once=1, rest=1.0, duck=-4, duck_for=1.2),
    Cue("crowd_ooh", at_once=1, rest=1.0, duck=-2, duck_for=1.2, decibels=-4),
    Cue("applause_polite", at_once=1, rest=1.0, duck=-2, duck_for=1.6),
    Cue("glass_clink", priority=0, at_once=1, rest=2.0),
    Cue("match_won", priority=3, at_once=1, rest=1.0, duck=-60, duck_for=4.2),
    Cue("match_lost", priority=3, at_once=1, rest=1.0, duck=-60, duck_for=4.6),
    *(Cue(motif(name), Bus.VOICES, priority=2, at_once=1, rest=1.0, duck=-14, duck_for=4.2) for name in OPPONENTS),
)

CUES: Mapping[str, Cue] = MappingProxyType({cue.family: cue for cue in _CUES})
"""Every cue by its name."""

ACTION_CUES: Mapping[str, str] = MappingProxyType(
    {
        "hover": "button_hover",
        "press": "button_press",
        "toggle": "button_press",
        "slide": "button_hover",
        "turn_page": "card_slide",
        "open_dialog": "button_press",
        "mark_card": "mark_card",
        "your_turn": "turn_bell",
        "refused": "error",
        "seal_holds": "wax_seal",
        "seal_broken": "error",
        "unlocked": "win_small",
        "stage_shown": "garment_whoosh",
        "idle": "glass_clink",
    }
)
"""What the player does, or what a screen does for him: action to cue name."""
