"""The designs of all synthesised effects, and the table of what is made from them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tools.audio.effects import cards, chips, controls, people, results, wardrobe
from tools.audio.finishing import Take, finished
from tools.audio.signals import Random, Signal, random_for


@dataclass(frozen=True, slots=True)
class Effect:
    """A family of variants. ``loudness`` is that of the loudest 100 ms, in LUFS."""

    name: str
    design: Callable[[Random, int], Signal]
    variants: int
    loudness: float

    def take(self, variant: int) -> Take:
        """Variant 0, 1, ... of the family; the same number always makes the same sound."""
        return finished(self.design(random_for(f"{self.name}{variant}"), variant), self.loudness)


EFFECTS = (
    Effect("card_slide", cards.slide, 4, -25),
    Effect("card_flip", cards.flip, 4, -23),
    Effect("deal_burst", cards.deal_burst, 3, -23),
    Effect("shuffle", cards.shuffle, 3, -23),
    Effect("chip_single", chips.single, 4, -24),
    Effect("chip_stack", chips.stack, 4, -22),
    Effect("pot_slide", chips.pot, 3, -21),
    Effect("table_knock", people.knock, 3, -24),
    Effect("button_hover", controls.hover, 2, -33),
    Effect("button_press", controls.press, 3, -25),
    Effect("mark_card", controls.mark_card, 3, -26),
    Effect("error", controls.refusal, 2, -23),
    Effect("turn_bell", controls.turn_bell, 2, -23),
    Effect("win_small", results.win_small, 4, -20),
    Effect("win_big", results.win_big, 2, -18),
    Effect("lose", results.lose, 3, -21),
    Effect("tie", results.tie, 2, -21),
    Effect("garment_whoosh", wardrobe.garment, 4, -22),
    Effect("buyback_sparkle", wardrobe.sparkle, 3, -21),
    Effect("wax_seal", wardrobe.wax_seal, 3, -19),
    Effect("crowd_ooh", people.ooh, 3, -21),
    Effect("applause_polite", people.applause, 2, -22),
    Effect("glass_clink", people.glass, 3, -30),
)
