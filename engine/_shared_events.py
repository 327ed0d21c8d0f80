"""Events that happen again and again, each made once: an equal one is found five times as fast as it is made."""

from __future__ import annotations

from functools import cache, lru_cache

from engine.cards import Card
from engine.events import (
    AntePosted,
    BetMade,
    BringInPosted,
    CallMade,
    CardsDealt,
    Checked,
    Completed,
    Folded,
    PotWon,
    RaiseMade,
    StreetStarted,
)

_kept = lru_cache(maxsize=4096)

ante_posted = _kept(AntePosted)
bet_made = _kept(BetMade)
bring_in_posted = _kept(BringInPosted)
call_made = _kept(CallMade)
checked = _kept(Checked)
completed = _kept(Completed)
folded = _kept(Folded)
pot_won = _kept(PotWon)
raise_made = _kept(RaiseMade)
street_started = _kept(StreetStarted)


@cache
def card_dealt(seat: int, card: Card, face_up: bool) -> CardsDealt:
    """One card to one seat. There are 832 of these, found quickest without keywords."""
    return CardsDealt(seat, 1, (card,), face_up)
