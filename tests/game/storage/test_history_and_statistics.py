"""Deals as a list, and what they add up to."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import timedelta
from pathlib import Path

import pytest

from engine.actions import Action, Bet, Call, Draw, Drop, Stay
from engine.cards import Deck, parse_cards
from engine.evaluation import HandCategory
from engine.events import Event
from engine.rules import DrawRules, MatchSetup, SeatSetup, StudRules
from game.storage.filters import DealFilter, HumanOutcome
from game.storage.folder import DataFolder
from game.storage.match_rows import MatchContext
from game.storage.matches import KeptMatch
from game.storage.opening import Storage
from game.storage.results import DealOutcome, DealTracker, GarmentMove
from game.storage.statistics import MatchTally
from tests.engine.stacked import ACES, FINE, HUMAN, OPPONENT, QUEENS, SAME_QUEENS, SEVENS, StackedMatch
from tests.game.storage.playing import Calendar, begin, kinds, play

EVERYTHING = DealFilter()


@dataclass
class KeptStackedMatch:
    """A stacked match that goes into the database action by action."""

    stacked: StackedMatch
    kept: KeptMatch
    tracker: DealTracker

    @classmethod
    def begin(cls, storage: Storage, rules: DrawRules = FINE) -> KeptStackedMatch:
        stacked = StackedMatch(rules)
        return cls(stacked, storage.matches.begin(stacked.setup, MatchContext()), DealTracker(stacked.setup))

    def deal(self, human: str, opponent: str, *actions: Action) -> None:
        self._keep(self.stacked.deal(human, opponent))
        for action in actions:
            self._keep(self.stacked.match.act(action))

    def _keep(self, events: tuple[Event, ...]) -> None:
        number = self.kept.action_count
        results = self.tracker.follow(number, events, self.stacked.match)
        self.kept.append(self.stacked.match.actions[-1], results)


@pytest.fixture
def calendar() -> Calendar:
    return Calendar()


@pytest.fixture
def storage(tmp_path: Path, calendar: Calendar) -> Iterator[Storage]:
    with Storage(DataFolder(tmp_path), now=calendar) as opened:
        yield opened


@pytest.fixture
def match(storage: Storage) -> KeptStackedMatch:
    """Four deals: won with aces, tied with queens, the redeal lost with sevens, won because she dropped."""
    match = KeptStackedMatch.begin(storage)
    match.deal(ACES, SEVENS, Bet(53), Draw(), Draw(), Call())
    match.deal(QUEENS, SAME_QUEENS, Stay(), Draw(), Draw(), Call())
    match.deal(SEVENS, ACES, Stay(), Draw(), Draw(), Call())
    match.deal(QUEENS, ACES, Drop())
    return match


def test_deals_are_listed_newest_first_with_all_that_the_human_may_know(
    storage: Storage, match: KeptStackedMatch
) -> None:
    page = storage.history.deals(EVERYTHING, limit=10)
    assert page.total == 4
    assert [entry.result.number for entry in page.entries] == [4, 3, 2, 1]
    last, redeal, tied, first = page.entries
    assert {entry.match_id for entry in page.entries} == {match.kept.id}
    assert first.players == ("human", "opponent")
    assert first.game == "draw"
    assert (first.human.cards, first.human.net) == (parse_cards(ACES), 58)
    assert first.result.seats[OPPONENT].cards == parse_cards(SEVENS)
    assert tied.result.outcome is DealOutcome.TIED
    assert [change.move for change in tied.garments] == [GarmentMove.STAKED]
    assert [change.move for change in redeal.garments] == [GarmentMove.FREED]
    assert last.result.outcome is DealOutcome.GIVEN_UP
    assert last.result.seats[OPPONENT].cards == ()
    assert first.ended < tied.ended < redeal.ended < last.ended


@pytest.mark.usefixtures("match")
def test_pages_do_not_overlap(storage: Storage) -> None:
    pages = [storage.history.deals(EVERYTHING, limit=3, offset=offset) for offset in (0, 3)]
    assert [[entry.result.number for entry in page.entries] for page in pages] == [[4, 3, 2], [1]]
    assert [page.total for page in pages] == [4, 4]


@pytest.mark.parametrize(
    ("wanted", "numbers"),
    [
        (DealFilter(outcome=HumanOutcome.WON), [4, 1]),
        (DealFilter(outcome=HumanOutcome.LOST), [3]),
        (DealFilter(outcome=HumanOutcome.TIED), [2]),
        (DealFilter(category=HandCategory.PAIR), [4, 2]),
        (DealFilter(category=HandCategory.FULL_HOUSE), []),
        (DealFilter(with_garment=True), [3, 2]),
        (DealFilter(opponent="opponent"), [4, 3, 2, 1]),
        (DealFilter(opponent="human"), []),
        (DealFilter(game="draw", deck=Deck.FULL), [4, 3, 2, 1]),
        (DealFilter(game="stud"), []),
        (DealFilter(deck=Deck.SHORT), []),
    ],
)
@pytest.mark.usefixtures("match")
def test_filters(storage: Storage, wanted: DealFilter, numbers: list[int]) -> None:
    page = storage.history.deals(wanted, limit=10)
    assert [entry.result.number for entry in page.entries] == numbers
    assert page.total == len(numbers)


@pytest.mark.usefixtures("match")
def test_a_period_takes_in_its_beginning_and_leaves_out_its_end(storage: Storage) -> None:
    ends = [entry.ended for entry in reversed(storage.history.deals(EVERYTHING, limit=10).entries)]
    page = storage.history.deals(DealFilter(since=ends[1], until=ends[3]), limit=10)
    assert [entry.result.number for entry in page.entries] == [3, 2]


def test_one_deal_can_be_asked_for(storage: Storage, match: KeptStackedMatch) -> None:
    assert storage.history.deal(match.kept.id, 2).result.number == 2
    with pytest.raises(KeyError):
        storage.history.deal(match.kept.id, 5)


def test_sums_count_a_tie_and_its_redeal_as_one_deal(storage: Storage, match: KeptStackedMatch) -> None:
    totals = storage.statistics.totals(EVERYTHING)
    assert (totals.deals, totals.deals_won) == (3, 2)
    assert totals.biggest_pot == 116
    assert totals.net == match.stacked.match.seats[HUMAN].money - 60
    assert (totals.garments_won, totals.garments_lost) == (0, 0)
    assert (totals.matches_won, totals.matches_lost) == (0, 0)
    assert storage.statistics.totals(DealFilter(game="stud")).deals == 0


@pytest.mark.usefixtures("match")
def test_the_curve_ends_where_the_sum_is(storage: Storage) -> None:
    points = storage.statistics.winnings(EVERYTHING)
    assert [point.deal for point in points] == [1, 3, 4]
    assert points[0].net == 58
    assert points[-1].net == storage.statistics.totals(EVERYTHING).net
    assert all(point.match_won is None for point in points)


@pytest.mark.usefixtures("match")
def test_dealt_hands_are_counted_by_category(storage: Storage) -> None:
    hands = storage.statistics.first_hands(DealFilter(deck=Deck.FULL))
    assert hands.total == 4
    assert hands.counts[HandCategory.THREE_OF_A_KIND] == 2
    assert hands.counts[HandCategory.PAIR] == 2
    assert hands.counts[HandCategory.STRAIGHT] == 0
    assert storage.statistics.full_stud_hands(EVERYTHING).total == 0


def test_finished_matches_mark_the_curve_and_the_record_of_their_opponent(storage: Storage) -> None:
    winners = []
    for seed in range(4):
        running = begin(storage, seed)
        play(running)
        running.close()
        winners.append(running.winner)
    lost = sum(winner != 0 for winner in winners)
    assert storage.statistics.tallies() == {("vera", "draw"): MatchTally(4 - lost, lost)}
    points = storage.statistics.winnings(EVERYTHING)
    assert [point.match_won for point in points if point.match_won is not None] == [winner == 0 for winner in winners]
    totals = storage.statistics.totals(EVERYTHING)
    assert (totals.matches_won, totals.matches_lost) == (4 - lost, lost)
    assert (
        totals.net == points[-1].net == sum(60 if winner == 0 else -60 for winner in winners) + 15 * worn_off(storage)
    )


def worn_off(storage: Storage) -> int:
    """Garments whose value went to the human: those that an opponent who lost the match took off."""
    won = {match.id for match in storage.matches.ended(10) if match.state == "won"}
    entries = storage.history.deals(EVERYTHING, limit=10_000).entries
    moves = [change.move for entry in entries if entry.match_id in won for change in entry.garments]
    return moves.count(GarmentMove.LOST) - moves.count(GarmentMove.BOUGHT_BACK)


def test_superseded_matches_are_left_out(storage: Storage, match: KeptStackedMatch, calendar: Calendar) -> None:
    calendar.time += timedelta(days=1)
    running = begin(storage, 2)
    play(running, 30)
    running.close()
    before = storage.history.deals(EVERYTHING, limit=100)
    taken = storage.matches.take_over(running.id, 30)
    after = storage.history.deals(EVERYTHING, limit=100)
    assert [entry.result for entry in after.entries] == [entry.result for entry in before.entries]
    assert {entry.match_id for entry in after.entries} == {match.kept.id, taken.id}
    assert [entry.ended for entry in after.entries] == [entry.ended for entry in before.entries]


@pytest.mark.usefixtures("match")
def test_a_deal_whose_cards_cannot_be_read_is_told_of_and_left_out(storage: Storage) -> None:
    storage.database.write(("UPDATE deal_seats SET cards = 'Zz' WHERE deal = 2", ()))
    for _ in range(2):
        page = storage.history.deals(EVERYTHING, limit=10)
        assert [entry.result.number for entry in page.entries] == [4, 3, 1]
    assert kinds(storage.notices) == ["match_damaged"]


def test_a_stud_match_is_kept_as_well(storage: Storage) -> None:
    names = ("human", "vera", "odessa", "jasper")
    setup = MatchSetup(
        rules=StudRules(players=4),
        seats=tuple(SeatSetup(player=name, wardrobe=() if name == "human" else ("hat", "coat")) for name in names),
    )
    running = begin(storage, 3, setup)
    play(running)
    running.close()
    assert storage.matches.load(running.id).record == running.record
    entries = storage.history.deals(DealFilter(game="stud", opponent="odessa"), limit=10_000).entries
    assert {entry.players for entry in entries} == {names}
    for entry in entries:
        assert sum(seat.net for seat in entry.result.seats) == 0
        assert sum(seat.won for seat in entry.result.seats) == entry.result.pot
    full = storage.statistics.full_stud_hands(EVERYTHING)
    long_hands = [entry for entry in entries if len((*entry.human.cards, *entry.result.community)) == 7]
    assert full.total == len(long_hands)
