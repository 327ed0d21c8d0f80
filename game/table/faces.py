"""Which face an event puts on an opponent: as far as her acting allows, from what everybody has seen."""

from __future__ import annotations

from random import Random

from engine import events as ev
from engine.players.demeanour import Expression
from engine.players.temperament import Temperament
from game.table.state import TableState
from game.table.steps import OPPONENT

_BIG_POT = 5
_COOL = (Expression.NEUTRAL, Expression.CONFIDENT)


def face_for(
    event: ev.Event, state: TableState, temperament: Temperament, chance: Random, me: int = OPPONENT
) -> Expression | None:
    """The face of seat ``me`` after ``event``, with which the table is in ``state``; None when it stays as it was."""
    felt = _of_clothes(event, me) or _of_results(event, state, me) or _of_actions(event, me)
    if felt is None or isinstance(event, ev.GarmentLost | ev.GarmentBoughtBack | ev.PotWon):
        return felt
    # Actors hide what an action makes them feel; clothes and results show on every face.
    return chance.choice(_COOL) if chance.random() < temperament.acting / 2 else felt


def _of_clothes(event: ev.Event, me: int) -> Expression | None:
    match event:
        case ev.GarmentStaked(seat) if seat == me:
            return Expression.WORRIED
        case ev.GarmentLost(seat, is_last=is_last) if seat == me:
            return Expression.SURPRISED if is_last else Expression.WORRIED
        case ev.GarmentLost():
            return Expression.DELIGHTED
        case ev.GarmentFreed(seat) | ev.GarmentBoughtBack(seat) if seat == me:
            return Expression.DELIGHTED
    return None


def _of_results(event: ev.Event, state: TableState, me: int) -> Expression | None:
    if isinstance(event, ev.DealTied):
        return Expression.SURPRISED
    if not isinstance(event, ev.PotWon):
        return None
    is_big = event.amount * _BIG_POT >= sum(seat.money for seat in state.seats)
    if event.seat == me:
        return Expression.DELIGHTED if is_big else Expression.CONFIDENT
    return Expression.ANNOYED if is_big else Expression.NEUTRAL


def _of_actions(event: ev.Event, me: int) -> Expression | None:
    match event:
        case ev.RaiseMade(seat) if seat != me:
            return Expression.SURPRISED
        case ev.BetMade(seat) if seat != me:
            return Expression.THINKING
        case ev.BetMade() | ev.RaiseMade():
            return Expression.CONFIDENT
        case ev.Folded(seat):
            return Expression.ANNOYED if seat == me else Expression.CONFIDENT
        case ev.CardsExchanged(seat, count) if seat != me:
            return Expression.SURPRISED if count == 0 else None
    return None
