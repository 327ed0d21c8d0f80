"""What each event of the engine sounds like."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from engine.events import (
    AntePosted,
    BetMade,
    BringInPosted,
    BuyBackDeclined,
    CallMade,
    CardsDealt,
    CardsExchanged,
    Checked,
    CommunityCardDealt,
    Completed,
    DealEnded,
    DealStarted,
    DealTied,
    Event,
    Folded,
    GarmentBoughtBack,
    GarmentFreed,
    GarmentLost,
    GarmentStaked,
    HandShown,
    MatchEnded,
    PotWon,
    RaiseMade,
    SeatBeaten,
    Stayed,
    StreetStarted,
    UncalledBetReturned,
)
from engine.rules import HUMAN

_HAND_AT_ONCE = 3
"""From so many cards on, a deal to one seat is one burst instead of single cards."""

_FIXED: Mapping[type[Event], tuple[str, ...]] = MappingProxyType(
    {
        DealStarted: ("shuffle",),
        AntePosted: ("chip_single",),
        BringInPosted: ("chip_single",),
        GarmentStaked: ("wax_seal",),
        CommunityCardDealt: ("card_flip",),
        BetMade: ("chip_stack",),
        RaiseMade: ("chip_stack",),
        Completed: ("chip_stack",),
        Stayed: ("table_knock",),
        Checked: ("table_knock",),
        Folded: ("card_slide",),
        UncalledBetReturned: ("chip_single",),
        HandShown: ("card_flip",),
        DealTied: ("tie",),
        GarmentFreed: ("glass_clink",),
        GarmentBoughtBack: ("buyback_sparkle",),
        SeatBeaten: ("applause_polite",),
    }
)

DELIBERATELY_SILENT: frozenset[type[Event]] = frozenset(
    {
        StreetStarted,  # the cards that follow are heard
        BuyBackDeclined,  # nothing moves on the table
        DealEnded,  # the pot has been heard, and the secret comes out quietly
    }
)


class EventCues:
    """Turns the events of one match, in order, into the names of cues.

    ``big_pot`` dollars won by the human at once are a big win; scenes give the value of a garment.
    """

    def __init__(self, big_pot: int) -> None:
        self._big_pot = big_pot
        self._human_is_in = False
        self._by_content: Mapping[type[Event], Callable[[Any], tuple[str, ...]]] = {
            CardsDealt: _cards_dealt,
            CallMade: _call_made,
            CardsExchanged: _cards_exchanged,
            GarmentLost: _garment_lost,
            MatchEnded: _match_ended,
            PotWon: self._pot_won,
        }

    def hear(self, event: Event) -> tuple[str, ...]:
        """The cues of ``event``, which belong to one moment; empty when it is deliberately silent.

        An event that the table does not know raises KeyError: it has to be given a sound or be listed as silent.
        """
        kind = type(event)
        if isinstance(event, DealStarted):
            self._human_is_in = True
        elif isinstance(event, Folded) and event.seat == HUMAN:
            self._human_is_in = False
        if kind in DELIBERATELY_SILENT:
            return ()
        if kind in self._by_content:
            return self._by_content[kind](event)
        return _FIXED[kind]

    def _pot_won(self, event: PotWon) -> tuple[str, ...]:
        if event.seat == HUMAN:
            return ("pot_slide", "win_big" if event.amount >= self._big_pot else "win_small")
        return ("pot_slide", "lose") if self._human_is_in and event.pot == 0 else ("pot_slide",)


def _cards_dealt(event: CardsDealt) -> tuple[str, ...]:
    if event.count >= _HAND_AT_ONCE:
        return ("deal_burst",)
    return ("card_flip",) if event.face_up else ("card_slide",)


def _call_made(event: CallMade) -> tuple[str, ...]:
    return ("chip_stack",) if event.amount > 0 else ("table_knock",)


def _cards_exchanged(event: CardsExchanged) -> tuple[str, ...]:
    return ("card_slide",) if event.count > 0 else ("table_knock",)


def _garment_lost(event: GarmentLost) -> tuple[str, ...]:
    return ("garment_whoosh", "crowd_ooh" if event.is_last else "ooh_brass")


def _match_ended(event: MatchEnded) -> tuple[str, ...]:
    return ("match_won",) if event.winner == HUMAN else ("match_lost",)
