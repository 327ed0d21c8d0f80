"""Deals that were played, as a list to page through."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from sqlite3 import Row

from engine.cards import Card, parse_cards
from engine.evaluation import HandCategory
from game.storage.database import Database
from game.storage.filters import PLAYED_DEALS, DealFilter, conditions_of
from game.storage.match_rows import time_from
from game.storage.notices import NoticeBoard, NoticeKind, StorageNotice
from game.storage.results import DealOutcome, DealResult, GarmentChange, GarmentMove, SeatResult


@dataclass(frozen=True, slots=True)
class DealEntry:
    """One deal in the list."""

    match_id: int
    game: str
    players: tuple[str, ...]
    """Who sat at the table: "human" and the opponents' ids, by seat."""
    ended: datetime
    result: DealResult
    garments: tuple[GarmentChange, ...]
    """Moves of garments in the deal and in the pause after it, in order."""

    @property
    def human(self) -> SeatResult:
        """The human's part."""
        return next(seat for seat in self.result.seats if seat.seat == 0)


@dataclass(frozen=True, slots=True)
class DealPage:
    """A part of the list, and how long the whole list is."""

    entries: tuple[DealEntry, ...]
    total: int


class History:
    """Queries over the deals that have ended. Deals whose rows are damaged are told of once and left out."""

    def __init__(self, database: Database, notices: NoticeBoard) -> None:
        self._database = database
        self._notices = notices
        self._reported: set[tuple[int, int]] = set()

    def deals(self, wanted: DealFilter, limit: int, offset: int = 0) -> DealPage:
        """Deals that ``wanted`` lets through, the newest first: at most ``limit`` after the first ``offset``."""
        where, values = conditions_of(wanted)
        (total,) = self._database.read(f"SELECT count(*) {PLAYED_DEALS} WHERE {where}", values)[0]
        rows = self._database.read(
            f"SELECT d.*, m.game, a.taken {PLAYED_DEALS} WHERE {where}"
            " ORDER BY a.taken DESC, d.number DESC LIMIT ? OFFSET ?",
            (*values, limit, offset),
        )
        entries = (self._entry_if_sound(row) for row in rows)
        return DealPage(tuple(entry for entry in entries if entry), total)

    def deal(self, match_id: int, number: int) -> DealEntry:
        """One deal. Raises KeyError when there is none."""
        page = self.deals(DealFilter(match_id=match_id, number=number), 1)
        if not page.entries:
            raise KeyError((match_id, number))
        return page.entries[0]

    def _entry_if_sound(self, row: Row) -> DealEntry | None:
        try:
            return self._entry(row)
        except (ValueError, KeyError) as error:
            place = row["match_id"], row["number"]
            if place not in self._reported:
                self._reported.add(place)
                self._notices.post(
                    StorageNotice(NoticeKind.MATCH_DAMAGED, count=row["first_action"], detail=str(error))
                )
            return None

    def _entry(self, row: Row) -> DealEntry:
        match_id, number = row["match_id"], row["number"]
        seats = self._database.read(
            "SELECT * FROM deal_seats WHERE match_id = ? AND deal = ? ORDER BY seat", (match_id, number)
        )
        players = self._database.read("SELECT player FROM match_seats WHERE match_id = ? ORDER BY seat", (match_id,))
        garments = self._database.read(
            "SELECT deal, seat, garment, change FROM garment_changes WHERE match_id = ? AND deal = ?"
            " ORDER BY action, position",
            (match_id, number),
        )
        return DealEntry(
            match_id=match_id,
            game=row["game"],
            players=tuple(player["player"] for player in players),
            ended=time_from(row["taken"]),
            result=_result(row, tuple(map(_seat_result, seats))),
            garments=tuple(
                GarmentChange(change["deal"], change["seat"], change["garment"], GarmentMove(change["change"]))
                for change in garments
            ),
        )


def _result(row: Row, seats: tuple[SeatResult, ...]) -> DealResult:
    return DealResult(
        number=row["number"],
        first_action=row["first_action"],
        last_action=row["last_action"],
        outcome=DealOutcome(row["outcome"]),
        winner=row["winner"],
        pot=row["pot"],
        community=_cards(row["community"]),
        seats=seats,
    )


def _seat_result(row: Row) -> SeatResult:
    return SeatResult(
        seat=row["seat"],
        cards=_cards(row["cards"]),
        category=_category(row["category"]),
        first_category=_category(row["first_category"]),
        exchanged=row["exchanged"],
        is_shown=bool(row["is_shown"]),
        has_folded=bool(row["has_folded"]),
        won=row["won"],
        net=row["net"],
        money=row["money"],
    )


def _cards(text: str) -> tuple[Card, ...]:
    return parse_cards(text)


def _category(number: int | None) -> HandCategory | None:
    return HandCategory(number) if number is not None else None
