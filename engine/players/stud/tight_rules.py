"""The sound beginner of stud: starting hands, live cards, boards and pot odds, by rules alone.

It has no dials, so that figures stay comparable. Pairs and big draws are played, the rest is folded.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence

from engine.actions import PLAIN_ACTIONS, Action, ActionKind
from engine.cards import Card, Deck, Rank
from engine.evaluation import HandCategory, describe, evaluate
from engine.players.stud.moves import (
    STREETS,
    add_or_stay,
    give_up,
    opponents_in_play,
    stay_in,
    staying,
    stud_rules_of,
)
from engine.views import Phase, SeatView

_MOST_DEAD_SUITED = 2
_TOP, _PLAYABLE, _CHEAP, _NOTHING = 3, 2, 1, 0
_SURE_RAISES = 2
"""Two pair and less raise no more often than this on a street."""


class StudTightRulesPlayer:
    """Stud only; ``decide`` raises TypeError in a match of draw. Chance has no part in it."""

    def decide(self, view: SeatView) -> Action:
        """The action that the rules give."""
        stud_rules_of(view)
        if view.phase is Phase.OFFER:
            return PLAIN_ACTIONS[ActionKind.BUY_BACK]
        return _on_third(view) if view.phase is Phase.THIRD_STREET else _on_later(view)


def _dead_cards(view: SeatView) -> set[Card]:
    """Every card of others that lies open, and the common one: none of them can come any more."""
    others = (card for public in view.seats for card in public.up_cards)
    return {*view.community, *others} - set(view.cards)


def _on_third(view: SeatView) -> Action:
    strength = _starting_strength(view.cards, _dead_cards(view), _highest_board_card(view))
    if strength == _TOP:
        return add_or_stay(view) if view.raises_this_round < _SURE_RAISES else stay_in(view)
    if strength == _PLAYABLE:
        return stay_in(view)
    rules = stud_rules_of(view)
    is_cheap = view.outstanding <= rules.small_bet
    speaks_late = len(opponents_in_play(view)) <= 2
    return stay_in(view) if strength == _CHEAP and is_cheap and speaks_late else give_up(view)


def _starting_strength(cards: Sequence[Card], dead: Collection[Card], highest_board: int) -> int:
    """How good three cards are to start with."""
    counts = Counter(card.rank for card in cards)
    rank, count = counts.most_common(1)[0]
    dead_ranks = Counter(card.rank for card in dead)
    if count == 3:
        return _TOP
    if count == 2:
        if dead_ranks[rank] == 2:
            return _CHEAP
        return _TOP if rank >= max(highest_board, Rank.TEN) else _PLAYABLE
    suits = {card.suit for card in cards}
    if len(suits) == 1:
        dead_suited = sum(card.suit in suits for card in dead)
        return _PLAYABLE if dead_suited <= _MOST_DEAD_SUITED else _CHEAP
    ranks = sorted(counts)
    if ranks[2] - ranks[0] == 2:
        return _PLAYABLE if ranks[0] >= Rank.EIGHT else _CHEAP
    return _CHEAP if ranks[0] >= Rank.TEN else _NOTHING


def _highest_board_card(view: SeatView) -> int:
    cards = (card.rank for seat in opponents_in_play(view) for card in view.seats[seat].up_cards)
    return max(cards, default=0)


def _on_later(view: SeatView) -> Action:
    made = _made_strength(view)
    if made == _TOP:
        return add_or_stay(view)
    if made == _PLAYABLE:
        return add_or_stay(view) if view.raises_this_round < _SURE_RAISES else stay_in(view)
    if made == _CHEAP and not view.outstanding:
        return add_or_stay(view)
    rules = stud_rules_of(view)
    if made == _CHEAP and view.outstanding <= (rules.small_bet if view.phase is Phase.FOURTH_STREET else rules.big_bet):
        return stay_in(view)
    return stay_in(view) if _chance_of_draw(view) > _price(view) else give_up(view)


def _price(view: SeatView) -> float:
    """The chance to win that pays for staying in."""
    cost = staying(view).cost
    return cost / max(1, view.pot + cost)


def _made_strength(view: SeatView) -> int:
    """How good the hand is already, against the boards of the others."""
    cards = [*view.cards, *view.community]
    if len(cards) >= 5:
        hand = describe(evaluate(cards))
        if hand.category >= HandCategory.THREE_OF_A_KIND:
            return _TOP
        category, rank = hand.category, hand.ranks[0]
    else:
        counts = Counter(card.rank for card in cards)
        pairs = sorted((rank for rank, count in counts.items() if count == 2), reverse=True)
        if max(counts.values()) >= 3:
            return _TOP
        category = (HandCategory.HIGH_CARD, HandCategory.PAIR, HandCategory.TWO_PAIR)[len(pairs)]
        rank = pairs[0] if pairs else max(counts)
    if category is HandCategory.TWO_PAIR:
        return _PLAYABLE
    if category is not HandCategory.PAIR:
        return _NOTHING
    return _CHEAP if rank >= _highest_board_card(view) else _NOTHING


def _chance_of_draw(view: SeatView) -> float:
    """Chance that a flush or straight comes in with the cards still to be dealt, live cards counted; else 0."""
    cards_to_come = 7 - STREETS[view.phase]
    if not cards_to_come:
        return 0.0
    dead = _dead_cards(view)
    unseen = Deck.FULL.value - len(view.cards) - len(dead)
    outs = max(_flush_outs(view.cards, dead), _straight_outs(view.cards, dead))
    return 1.0 - (1.0 - outs / unseen) ** cards_to_come


def _flush_outs(cards: Sequence[Card], dead: Collection[Card]) -> int:
    suit, count = Counter(card.suit for card in cards).most_common(1)[0]
    return 13 - count - sum(card.suit is suit for card in dead) if count == 4 else 0


def _straight_outs(cards: Sequence[Card], dead: Collection[Card]) -> int:
    held = {int(card.rank) for card in cards}
    if Rank.ACE in held:
        held.add(1)
    dead_ranks = Counter(int(card.rank) for card in dead)
    missing = set()
    for low in range(1, 11):
        lacking = set(range(low, low + 5)) - held
        if len(lacking) == 1:
            missing |= {Rank.ACE if rank == 1 else rank for rank in lacking}
    return sum(4 - dead_ranks[rank] for rank in missing)
