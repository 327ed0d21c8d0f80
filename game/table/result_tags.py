"""What may be said about how a deal or the match ended. Hands are spoken of only when they lie open."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from engine import events as ev
from engine.evaluation import HandCategory, describe
from game.table.moment import Moment, Tagged
from game.table.state import SeatState
from game.table.steps import HUMAN

RARE_RESULTS: Final = frozenset(
    {"monster", "lose_kicker", "bluff_caught", "human_bluff_caught", "streak_won", "streak_lost"}
)
"""Tags that say more than that somebody won."""
_STREAK = 3


class Streak:
    """Deals that a seat won or lost one after another; a tie is neither."""

    def __init__(self, seat: int, former: Iterable[ev.Event] = ()) -> None:
        self._seat = seat
        self._has_won: bool | None = None
        self.won = 0
        self.lost = 0
        for event in former:
            self.follow(event)

    def follow(self, event: ev.Event) -> None:
        """Count one more event."""
        match event:
            case ev.DealStarted():
                self._has_won = None
            case ev.PotWon(seat=seat):
                self._has_won = bool(self._has_won) or seat == self._seat
            case ev.DealEnded() if self._has_won is not None:
                self.won, self.lost = (self.won + 1, 0) if self._has_won else (0, self.lost + 1)

    def tags(self, event: ev.Event) -> Iterator[Tagged]:
        """The tags of a streak after ``event``, which has been counted."""
        if not isinstance(event, ev.DealEnded) or self._has_won is None:
            return
        if self.won >= _STREAK:
            yield "streak_won", {"count": self.won}
        elif self.lost >= _STREAK:
            yield "streak_lost", {"count": self.lost}


def result_tags(moment: Moment) -> Iterator[Tagged]:
    """The tags of shown hands, won pots, ties and the end of the match."""
    match moment.event:
        case ev.HandShown(seat, _, value) if describe(value).category >= HandCategory.FOUR_OF_A_KIND:
            yield "monster", {"who": seat, "hand_of": seat}
        case ev.PotWon() as won:
            yield from _of_pot(moment, won)
        case ev.DealTied():
            yield "tie", {}
        case ev.MatchEnded(winner) if winner == moment.me:
            yield "match_won", {"amount": moment.mine.money}
        case ev.MatchEnded() if moment.rules.money_only:
            yield "match_lost_money", {"amount": moment.human.money}


def _of_pot(moment: Moment, won: ev.PotWon) -> Iterator[Tagged]:
    if won.seat == moment.me:
        yield from _of_her_win(moment, won)
        return
    if won.seat != HUMAN and won.pot == 0 and moment.is_big(won.amount):
        yield "other_wins", {"who": won.seat, "hand_of": won.seat}
    if won.by_showdown and won.pot == 0 and moment.me not in moment.winners(0) and moment.mine.shown:
        yield from _of_her_loss(moment, won)


def _of_her_win(moment: Moment, won: ev.PotWon) -> Iterator[Tagged]:
    sharing = len(moment.winners(won.pot))
    if not won.by_showdown:
        yield "win_uncontested", {}
    elif sharing > 1:
        yield "split_pot", {"count": sharing}
    elif won.pot:
        if moment.me not in moment.winners(0):
            yield "side_pot", {}
    else:
        yield ("win_big" if moment.is_big(won.amount) else "win_small"), {}
        if HUMAN not in moment.winners(0) and moment.has_added(HUMAN) and _is_a_pair_or_less(moment.human):
            yield "human_bluff_caught", {}


def _of_her_loss(moment: Moment, won: ev.PotWon) -> Iterator[Tagged]:
    theirs = {"hand_you": won.seat == HUMAN}
    if _differ_by_side_card(moment.mine, moment.state.seats[won.seat]):
        yield "lose_kicker", theirs
    if moment.last_to_add == moment.me and _is_a_pair_or_less(moment.mine):
        yield "bluff_caught", {}
    yield ("lose_big" if moment.is_big(won.amount) else "lose_small"), theirs


def _is_a_pair_or_less(seat: SeatState) -> bool:
    return seat.value is not None and describe(seat.value).category <= HandCategory.PAIR


def _differ_by_side_card(loser: SeatState, winner: SeatState) -> bool:
    if loser.value is None or winner.value is None or loser.value == winner.value:
        return False
    lost, won = describe(loser.value), describe(winner.value)
    return (lost.category, lost.ranks) == (won.category, won.ranks)
