"""A stud deal for eight in which the deck runs short (rules 3.4)."""

from __future__ import annotations

from engine import Match, MatchSetup, Phase, SeatSetup, StartDeal, StudRules
from engine.actions import ActionKind, Fold
from engine.players.baselines import AlwaysCallPlayer

_SECRET = bytes([7] * 32)


def full_table(shortage: str = "burns", *, folds_on: Phase | None = None) -> Match:
    """One deal that everybody plays to the end, but the first who may give up on ``folds_on`` does."""
    rules = StudRules.model_validate({"players": 8, "shortage": shortage, "money_only": True})
    seats = (SeatSetup(player="human"), *(SeatSetup(player=f"opponent {number}") for number in range(1, 8)))
    match = Match(MatchSetup(rules=rules, seats=seats))
    match.act(StartDeal(_SECRET))
    has_folded = False
    while match.actor is not None:
        may_fold = match.phase is folds_on and ActionKind.FOLD in match.options().kinds
        folds = may_fold and not has_folded
        match.act(Fold() if folds else AlwaysCallPlayer().decide(match.view(match.actor)))
        has_folded |= folds
    return match
