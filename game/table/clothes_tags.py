"""What may be said about clothes, and about how a deal begins."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine import events as ev
from game.table.moment import Moment, Tagged
from game.table.steps import HUMAN

_EVERY_DEAL = 5
_SHORT = 3
"""Antes below which the human is short of money."""
_HUMANS: Mapping[type[ev.Event], str] = {
    ev.GarmentStaked: "human_stakes",
    ev.GarmentLost: "human_garment_lost",
    ev.GarmentBoughtBack: "human_buys_back",
}
_OTHERS: Mapping[type[ev.Event], str] = {
    ev.GarmentStaked: "other_stakes",
    ev.GarmentLost: "other_garment_lost",
    ev.GarmentBoughtBack: "other_buys_back",
    ev.SeatBeaten: "other_beaten",
}


def clothes_tags(moment: Moment) -> Iterator[Tagged]:
    """The tags of clothes that are staked and change hands, and of the beginning of a deal."""
    event, seat = moment.event, getattr(moment.event, "seat", None)
    match event:
        case ev.DealStarted(is_redeal=False):
            yield from _of_new_deal(moment, event)
        case ev.DealTied() if moment.mine.staked:
            yield "stake_waits", {"garment": moment.mine.staked[0]}
        case _ if seat == moment.me:
            yield from _of_her(moment)
        case _ if seat == HUMAN and type(event) in _HUMANS:
            yield _HUMANS[type(event)], {}
        case _ if seat not in (None, HUMAN) and type(event) in _OTHERS:
            yield _OTHERS[type(event)], {"who": seat}


def _of_new_deal(moment: Moment, event: ev.DealStarted) -> Iterator[Tagged]:
    if len(moment.mine.worn) == 1 and not moment.mine.is_beaten:
        yield "one_left", {"garment": next(iter(moment.mine.worn))}
    if moment.human.money < _SHORT * moment.rules.ante:
        yield "human_short", {"amount": moment.human.money}
    if event.number % _EVERY_DEAL == 0:
        yield "deal_start", {"count": event.number}


def _of_her(moment: Moment) -> Iterator[Tagged]:
    event, seat = moment.event, moment.mine
    won = moment.state.won
    value = {"amount": moment.rules.garment_value}
    match event:
        case ev.GarmentStaked(reason=reason):
            is_last = len(seat.worn) == len(seat.staked)
            yield ("stake_last" if is_last else "stake" if seat.off else "stake_first"), {"for_": reason.value}
        case ev.GarmentFreed():
            yield "kept", {}
        case ev.GarmentLost(is_last=True):
            yield "finale", {}
        case ev.GarmentLost(winner=winner):
            by = "showdown" if won is not None and won.by_showdown else "drop"
            yield "garment_lost", {"by": by, "who": winner, **value}
        case ev.GarmentBoughtBack():
            yield "buy_back", {}
        case ev.BuyBackDeclined():
            yield "buy_back_waits", value
        case ev.SeatBeaten():
            yield "leaves_table", {"other": won.seat if won is not None else None}
