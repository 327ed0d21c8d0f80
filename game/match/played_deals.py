"""Deals of the past, played again from their records: what happened, and whether the deck was the one promised."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from engine.events import DealStarted, Event
from engine.fair_deal import FairChecks, FairDeal, check, fair_deals
from engine.record import MatchRecord, RecordError
from engine.replay import replay_steps
from engine.rules import HUMAN, MatchSetup
from game.storage.matches import DamagedMatchError, MatchStore

_KEPT: Final = 8
"""Matches whose deals are kept at hand."""


@dataclass(frozen=True, slots=True)
class PlayedDeal:
    """One deal as the human saw it, and its proof."""

    match_id: int
    number: int
    setup: MatchSetup
    record: MatchRecord
    """The whole match."""
    events: tuple[Event, ...]
    """From the start of the deal to the start of the next one."""
    proof: FairDeal | None
    """None while the deal is not over."""
    checks: FairChecks | None


class PlayedDeals:
    """Finds deals by match and number. A match that cannot be replayed has none."""

    def __init__(self, matches: MatchStore) -> None:
        self._matches = matches
        self._found: OrderedDict[int, Mapping[int, PlayedDeal]] = OrderedDict()

    def known(self, match_id: int) -> bool:
        """Whether the deals of a match are at hand, so that asking for them takes no time."""
        return match_id in self._found

    def of(self, match_id: int) -> Mapping[int, PlayedDeal]:
        """All deals of a match by their numbers."""
        if match_id not in self._found:
            self._found[match_id] = self._play(match_id)
            if len(self._found) > _KEPT:
                self._found.popitem(last=False)
        self._found.move_to_end(match_id)
        return self._found[match_id]

    def find(self, match_id: int, number: int) -> PlayedDeal | None:
        """One deal; None when it cannot be replayed."""
        return self.of(match_id).get(number)

    def _play(self, match_id: int) -> dict[int, PlayedDeal]:
        try:
            record = self._matches.load(match_id).record
            proofs = {proof.deal: proof for proof in fair_deals(record)}
            events = _events_by_deal(record)
        except (KeyError, DamagedMatchError, RecordError):
            return {}
        return {
            number: PlayedDeal(
                match_id,
                number,
                record.setup,
                record,
                tuple(events[number]),
                proofs.get(number),
                check(proofs[number]) if number in proofs else None,
            )
            for number in events
        }


def _events_by_deal(record: MatchRecord) -> dict[int, list[Event]]:
    deals: dict[int, list[Event]] = {}
    number = 0
    for step in replay_steps(record):
        for event in step.events:
            if isinstance(event, DealStarted):
                number = event.number
            deals.setdefault(number, []).append(event.seen_by(HUMAN))
    deals.pop(0, None)
    return deals
