"""What may be said about actions: the speaker's own, the human's, and those of other opponents."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine import events as ev
from engine.cards import Card, Rank
from game.table.moment import Moment, Tagged
from game.table.steps import HUMAN

_MANY_CARDS = 4
_UP_BAD_FROM = 4
"""The street from which an open card can be of no use: before it lies alone."""
_STRAIGHT_SPAN = 4
"""Two ranks further apart are never in one straight."""
_OWN: Mapping[type[ev.Event], str] = {
    ev.BetMade: "bet",
    ev.Stayed: "stay",
    ev.Checked: "check",
    ev.BringInPosted: "bring_in",
    ev.Completed: "complete",
    ev.Folded: "fold",
}
_OTHERS: Mapping[type[ev.Event], str] = {ev.BetMade: "other_bets", ev.RaiseMade: "other_bets"}


def action_tags(moment: Moment) -> Iterator[Tagged]:
    """The tags of an action or of a card that was dealt."""
    match getattr(moment.event, "seat", None):
        case None:
            yield from _of_table(moment)
        case moment.me:
            yield from _of_her(moment)
        case seat if seat == HUMAN:
            yield from _of_human(moment)
        case int(seat):
            yield from _of_another(moment, seat)


def _of_table(moment: Moment) -> Iterator[Tagged]:
    if isinstance(moment.event, ev.CommunityCardDealt):
        yield "community_card", {"count": sum(not seat.has_folded for seat in moment.state.seats)}


def _of_her(moment: Moment) -> Iterator[Tagged]:
    event = moment.event
    if isinstance(event, ev.BetMade | ev.RaiseMade | ev.CallMade) and moment.mine.money == 0:
        yield "all_in", {}
    match event:
        case ev.RaiseMade():
            raises = moment.raises(moment.me)
            yield ("reraise", {"count": raises}) if raises > 1 else ("raise", {"count": raises})
        case ev.CallMade(amount=0):
            yield "call_free", {}
        case ev.CallMade() if not moment.has_staked:
            yield "call", {}
        case ev.CardsExchanged(count=count):
            yield f"exchange_{count}", {}
        case ev.CardsDealt(face_up=True):
            yield from _of_open_card(moment)
        case _ if type(event) in _OWN:
            yield _OWN[type(event)], {}


def _of_open_card(moment: Moment) -> Iterator[Tagged]:
    """What everybody sees of a card that she was dealt face up."""
    seat = moment.mine
    up = [card for place in sorted(seat.up) if (card := seat.cards[place]) is not None]
    *former, new = up
    if new.rank is Rank.ACE or any(card.rank is new.rank for card in former):
        yield "up_good", {"showing": tuple(up)}
    elif moment.state.street >= _UP_BAD_FROM and not any(_goes_with(new, card) for card in former):
        yield "up_bad", {}


def _goes_with(card: Card, other: Card) -> bool:
    """Whether two cards of different ranks can be in one straight or one flush."""
    return card.suit is other.suit or abs(card.rank - other.rank) <= _STRAIGHT_SPAN


def _of_human(moment: Moment) -> Iterator[Tagged]:
    event = moment.event
    if isinstance(event, ev.BetMade | ev.RaiseMade | ev.CallMade) and moment.human.money == 0:
        yield "human_all_in", {}
    match event:
        case ev.BetMade(amount=amount):
            yield ("human_bet_big" if amount * 2 >= moment.state.pot else "human_bet"), {}
        case ev.RaiseMade():
            yield "human_raise", {"count": moment.raises(HUMAN)}
        case ev.CallMade(amount=amount) if amount:
            yield "human_call", {}
        case ev.Stayed() | ev.Checked():
            yield "human_stay", {}
        case ev.Folded():
            yield "human_folds", {}
        case ev.CardsExchanged(count=0):
            yield "human_exchange_0", {}
        case ev.CardsExchanged(count=count) if count >= _MANY_CARDS:
            yield "human_exchange_many", {"count": count}


def _of_another(moment: Moment, seat: int) -> Iterator[Tagged]:
    """What another opponent does."""
    if isinstance(moment.event, ev.Folded) and moment.last_to_add == moment.me:
        yield "other_folds", {"who": seat}
    elif type(moment.event) in _OTHERS:
        yield _OTHERS[type(moment.event)], {"who": seat}
