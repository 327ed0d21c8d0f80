"""Writing the listed deals to a file that can be read anywhere."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from engine.export import phh_of, played_deals
from game.match.deal_report import deal_report
from game.match.guests import Guests
from game.match.played_deals import PlayedDeals
from game.scenes.exporting import write_export
from game.stage.services import Services
from game.storage.filters import DealFilter
from game.storage.history import DealEntry, History
from game.texts import Texts

_CHUNK: Final = 200


def export_deals(services: Services, guests: Guests, played: PlayedDeals, wanted: DealFilter) -> Path | None:
    """Write every deal of the filter as text, oldest first, a line above those of another match, and say where.

    None, and a notice, when that fails.
    """
    parts: list[str] = []
    match_before = 0
    for entry in reversed(list(_all(services.storage.history, wanted))):
        deal = played.find(entry.match_id, entry.result.number)
        if deal is None:
            continue
        if entry.match_id != match_before:
            parts.append(_heading(services.texts, guests, entry))
            match_before = entry.match_id
        parts.append(deal_report(services.texts, guests, deal))
    return write_export(services, "history", ".txt", "\n".join(parts))


def _heading(texts: Texts, guests: Guests, entry: DealEntry) -> str:
    """Who sat at the table of a match, and when the first of the deals below it was over."""
    who = ", ".join(str(guests.name(player)) for player in entry.players[1:])
    return f"== {who} · {texts.moment(entry.ended.astimezone(), with_year=True)} ==\n"


def export_phh(services: Services, played: PlayedDeals, wanted: DealFilter) -> Path | None:
    """Write every deal of the filter in the Poker Hand History format, oldest first, as a collection (`.phhs`)."""
    parts: list[str] = []
    by_match: dict[int, dict[int, str]] = {}
    for entry in reversed(list(_all(services.storage.history, wanted))):
        deal = played.find(entry.match_id, entry.result.number)
        if deal is not None and entry.match_id not in by_match:
            by_match[entry.match_id] = {told.number: phh_of(told) for told in played_deals(deal.record)}
        phh = by_match.get(entry.match_id, {}).get(entry.result.number)
        if phh is not None:
            parts.append(f"[{len(parts) + 1}]\n{phh}")
    return write_export(services, "history", ".phhs", "\n".join(parts))


def _all(history: History, wanted: DealFilter) -> Iterator[DealEntry]:
    offset = 0
    while True:
        page = history.deals(wanted, _CHUNK, offset)
        yield from page.entries
        offset += _CHUNK
        if offset >= page.total:
            return
