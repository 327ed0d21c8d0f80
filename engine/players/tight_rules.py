"""The sound beginner of five-card draw: a few tight rules that every bench measures against.

Plays good hands strongly, pays little for a draw, bluffs seldom. It has no dials, so that figures stay comparable.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.actions import PLAIN_ACTIONS, Action, ActionKind
from engine.cards import Rank
from engine.evaluation import HandCategory, describe, evaluate
from engine.players.discards import plans_for
from engine.players.draw.plans import DrawType
from engine.players.moves import give_up, open_or_stay, stay_in
from engine.players.player import decision_random, draw_rules_of, options_of
from engine.rules import DrawRules
from engine.views import Phase, SeatView

_BLUFFS = 0.06


class TightRulesPlayer:
    """Draw only; ``decide`` raises TypeError in a stud match."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def decide(self, view: SeatView) -> Action:
        """The action that the rules give, with chance in the bluffs alone."""
        rules = draw_rules_of(view)
        if view.phase is Phase.OFFER:
            return PLAIN_ACTIONS[ActionKind.BUY_BACK]
        if view.phase is Phase.EXCHANGE:
            return stay_in(view)
        spot = _Spot.of(view)
        if view.phase is Phase.FIRST_BETTING:
            return _before_exchange(view, spot)
        is_bluff = decision_random(self._seed, view).random() < _BLUFFS
        return _after_exchange(view, spot, _strength_after(view, rules), is_bluff=is_bluff)


@dataclass(frozen=True, slots=True)
class _Spot:
    """What a decision looks at besides the hand, in dollars."""

    pot: int
    facing: int
    """What it costs to stay in."""
    theirs: int
    """What the other has put in; the opening pot counts as half his."""
    limit: int
    """The highest legal bet or raise; 0 when there is none."""

    @classmethod
    def of(cls, view: SeatView) -> _Spot:
        options = options_of(view)
        opening = options.get(ActionKind.BET) or options.get(ActionKind.RAISE)
        limit = opening.amounts.maximum if opening and opening.amounts else 0
        return cls(view.pot, view.outstanding, (view.pot + view.outstanding) // 2, limit)


def _before_exchange(view: SeatView, spot: _Spot) -> Action:
    strength = _strength_before(view)
    speaks_last = view.dealer == view.seat
    if not spot.facing:
        worth_a_bet = strength >= 2 or (strength == 1 and speaks_last)
        return open_or_stay(view, spot.pot) if worth_a_bet else stay_in(view)
    if strength >= 3:
        return open_or_stay(view, 2 * spot.theirs)
    if strength == 2 or (strength == 1 and spot.facing <= spot.pot / 3):
        return stay_in(view) if spot.theirs <= spot.limit else give_up(view)
    has_draw = strength < 3 and plans_for(view).draw_type >= DrawType.OPEN_ENDED
    return stay_in(view) if has_draw and spot.facing <= spot.pot / 4 else give_up(view)


def _after_exchange(view: SeatView, spot: _Spot, strength: int, *, is_bluff: bool) -> Action:
    if not spot.facing:
        if strength >= 2:
            return open_or_stay(view, spot.pot if strength == 3 else spot.pot * 3 // 4)
        return open_or_stay(view, spot.pot * 3 // 4) if is_bluff and strength == 0 else stay_in(view)
    if strength == 3:
        return open_or_stay(view, 2 * spot.theirs)
    if strength == 2 or (strength == 1 and spot.facing <= spot.pot * 0.45):
        return stay_in(view)
    return give_up(view)


def _strength_before(view: SeatView) -> int:
    """0 to 4: nothing, a pair of jacks or queens, of kings or aces, two pair, three of a kind or better."""
    hand = describe(evaluate(view.cards))
    if hand.category >= HandCategory.THREE_OF_A_KIND:
        return 4
    if hand.category is HandCategory.TWO_PAIR:
        return 3
    if hand.category is not HandCategory.PAIR or hand.ranks[0] < Rank.JACK:
        return 0
    return 2 if hand.ranks[0] >= Rank.KING else 1


def _strength_after(view: SeatView, rules: DrawRules) -> int:
    """0 to 3: nothing much, worth a small call, worth a bet, worth a raise. The short deck asks for more."""
    is_short = rules.deck == 32
    hand = describe(evaluate(view.cards, low_ace_joins_seven=rules.low_ace_applies))
    if hand.category >= (HandCategory.FLUSH if is_short else HandCategory.STRAIGHT):
        return 3
    if hand.category >= (HandCategory.THREE_OF_A_KIND if is_short else HandCategory.TWO_PAIR):
        return 2
    if hand.category is HandCategory.TWO_PAIR:
        return 1
    return int(hand.category is HandCategory.PAIR and hand.ranks[0] >= (Rank.ACE if is_short else Rank.QUEEN))
