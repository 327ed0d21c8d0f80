"""Which moments of the game an opponent may speak about: from events to tags of lines."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from engine import events as ev
from engine.evaluation import describe
from engine.rules import MatchSetup
from game.lines.line import hand_key
from game.lines.situation import Situation
from game.table.names import MatchNames
from game.table.state import SeatState, TableState, after
from game.table.steps import HUMAN
from game.texts import Texts
from game.texts.hands import hand_name
from game.texts.word import Word

_BIG_POT = 5
"""A pot of one part in so many of all money at the table is big."""
_MANY_CARDS = 3
_EVERY_DEAL = 5
_HUMAN_CLOTHES: Mapping[type[ev.Event], str] = {
    ev.GarmentStaked: "human_stakes",
    ev.GarmentLost: "human_garment_lost",
    ev.GarmentBoughtBack: "human_buys_back",
}

_PLAIN_TAGS: Mapping[type[ev.Event], str] = {
    ev.Stayed: "stay",
    ev.Checked: "check",
    ev.BringInPosted: "bring_in",
    ev.Completed: "complete",
    ev.Folded: "fold",
}
_OTHERS_TAGS: Mapping[type[ev.Event], str] = {
    ev.BetMade: "other_bets",
    ev.RaiseMade: "other_bets",
    ev.Folded: "other_folds",
    ev.PotWon: "other_wins",
    ev.GarmentStaked: "other_stakes",
    ev.GarmentLost: "other_garment_lost",
    ev.GarmentBoughtBack: "other_buys_back",
    ev.SeatBeaten: "other_beaten",
}


@dataclass(frozen=True, slots=True)
class Occasion:
    """A moment about which she may say something; ``place`` is the number of its event in the burst."""

    place: int
    tag: str
    situation: Situation


class Speech:
    """Finds the occasions of one seat in what happens. The words that lines may name are in the current language."""

    def __init__(self, setup: MatchSetup, me: int, level: str, names: MatchNames, texts: Texts) -> None:
        self._setup = setup
        self._me = me
        self._level = level
        self._names = names
        self._texts = texts

    def occasions(self, state: TableState, events: Sequence[ev.Event]) -> list[Occasion]:
        """Every occasion in ``events``, which follow on ``state``."""
        found: list[Occasion] = []
        has_staked = any(isinstance(event, ev.GarmentStaked) and event.seat == self._me for event in events)
        for place, event in enumerate(events):
            state = after(state, event)
            for tag, facts in self._tags(state, event, has_staked=has_staked):
                found.append(Occasion(place, tag, self.situation(state, event, **facts)))
        return found

    def situation(self, state: TableState, event: ev.Event | None = None, **facts: object) -> Situation:
        """The facts of a moment as the opponent knows them."""
        seat = state.seats[self._me]
        garment = getattr(event, "garment", None)
        values: dict[str, object] = {
            "amount": self._texts.money(getattr(event, "amount", None) or getattr(event, "value", 0) or 0),
            "pot": self._texts.money(state.pot),
        }
        if garment is not None:
            values["garment"] = self._names.garment(getattr(event, "seat", self._me), garment)
        speaker = getattr(event, "seat", None)
        if speaker not in (None, HUMAN, self._me):
            values["other"] = self._names.name(speaker)
        if "count" in facts:
            values["count"] = facts["count"]
        hands = {"hand": seat, "hand_you": state.seats[HUMAN]}
        values |= {name: word for name, shown in hands.items() if (word := self._hand(shown)) is not None}
        said: dict[str, object] = {
            "game": self._setup.rules.game,
            "stage": len(seat.off),
            "worn": seat.worn,
            "off": frozenset(seat.off),
            "garment": garment,
            "money": self._wealth(seat.money),
            "pot": "big" if self._is_big(state, state.pot) else "small",
            "street": state.street or ("after" if _has_exchanged(state) else "before"),
            "hand": hand_key(describe(seat.value).category) if seat.value is not None else None,
            "level": self._level,
            "values": values,
        }
        return Situation(**(said | facts))  # type: ignore[arg-type]

    def _hand(self, seat: SeatState) -> Word | None:
        return Word(hand_name(self._texts, describe(seat.value))) if seat.value is not None else None

    def _wealth(self, money: int) -> str:
        rules = self._setup.rules
        if money < rules.ante:
            return "short"
        if money < 3 * rules.ante:
            return "low"
        return "rich" if money >= 2 * rules.starting_money else "even"

    def _is_big(self, state: TableState, amount: int) -> bool:
        return amount * _BIG_POT >= state.pot + sum(seat.money for seat in state.seats)

    def _tags(self, state: TableState, event: ev.Event, *, has_staked: bool) -> Iterator[tuple[str, dict[str, object]]]:
        seat = getattr(event, "seat", None)
        if seat == self._me:
            yield from self._of_her(state, event, has_staked=has_staked)
        elif seat == HUMAN:
            yield from self._of_human(state, event)
        elif seat is not None:
            yield from self._of_others(state, event, seat)
        match event:
            case ev.DealTied():
                yield "tie", {}
            case ev.DealStarted(number) if number % _EVERY_DEAL == 0:
                yield "deal_start", {"count": number}
            case ev.MatchEnded(winner) if winner == self._me:
                yield "match_won", {}
            case ev.MatchEnded() if self._setup.rules.money_only:
                yield "match_lost_money", {}
            case ev.CommunityCardDealt():
                yield "community_card", {"count": sum(not seat.has_folded for seat in state.seats)}

    def _of_her(
        self, state: TableState, event: ev.Event, *, has_staked: bool
    ) -> Iterator[tuple[str, dict[str, object]]]:
        if isinstance(event, ev.BetMade | ev.RaiseMade | ev.CallMade) and state.seats[self._me].money == 0:
            yield "all_in", {}
        match event:
            case ev.BetMade():
                yield "bet", {}
            case ev.RaiseMade():
                raises = sum(isinstance(former, ev.RaiseMade) for former in state.deal_events)
                yield ("reraise", {"count": raises}) if raises > 1 else ("raise", {})
            case ev.CallMade(amount=0):
                yield "call_free", {}
            case ev.CallMade() if not has_staked:
                yield "call", {}
            case ev.Stayed() | ev.Checked() | ev.BringInPosted() | ev.Completed() | ev.Folded():
                yield _PLAIN_TAGS[type(event)], {}
            case ev.CardsExchanged(count=count):
                yield f"exchange_{count}", {}
            case ev.PotWon():
                yield self._of_her_win(state, event)
            case ev.SeatBeaten():
                yield "leaves_table", {}
            case _:
                yield from self._of_her_clothes(state, event)

    def _of_her_win(self, state: TableState, event: ev.PotWon) -> tuple[str, dict[str, object]]:
        if not event.by_showdown:
            return "win_uncontested", {}
        sharing = sum(won.pot == event.pot for won in state.wins)
        if sharing > 1:
            return "split_pot", {"count": sharing}
        if event.pot:
            return "side_pot", {}
        return ("win_big" if self._is_big(state, event.amount) else "win_small"), {}

    def _of_her_clothes(self, state: TableState, event: ev.Event) -> Iterator[tuple[str, dict[str, object]]]:
        by = "showdown" if state.won is not None and state.won.by_showdown else "drop"
        match event:
            case ev.GarmentStaked(reason=reason):
                free = len(state.seats[self._me].worn) - len(state.seats[self._me].staked)
                first = not state.seats[self._me].off
                yield ("stake_last" if free == 0 else "stake_first" if first else "stake"), {"for_": reason.value}
            case ev.GarmentFreed():
                yield "kept", {}
            case ev.GarmentLost(is_last=True):
                yield "finale", {}
            case ev.GarmentLost(winner=winner):
                yield "garment_lost", {"by": by, "who": self._who(winner)}
            case ev.GarmentBoughtBack():
                yield "buy_back", {}

    def _of_human(self, state: TableState, event: ev.Event) -> Iterator[tuple[str, dict[str, object]]]:
        if isinstance(event, ev.BetMade | ev.RaiseMade | ev.CallMade) and state.seats[HUMAN].money == 0:
            yield "human_all_in", {}
        match event:
            case ev.BetMade(amount=amount):
                yield ("human_bet_big" if amount * 2 >= state.pot else "human_bet"), {}
            case ev.RaiseMade():
                yield "human_raise", {}
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
            case ev.PotWon(amount=amount, by_showdown=True) if not state.seats[self._me].has_folded:
                yield ("lose_big" if self._is_big(state, amount) else "lose_small"), {}
            case _ if type(event) in _HUMAN_CLOTHES:
                yield _HUMAN_CLOTHES[type(event)], {}

    def _of_others(self, state: TableState, event: ev.Event, seat: int) -> Iterator[tuple[str, dict[str, object]]]:
        """What another opponent does."""
        tag = _OTHERS_TAGS.get(type(event))
        if isinstance(event, ev.PotWon) and not (event.pot == 0 and self._is_big(state, event.amount)):
            tag = None
        if tag is not None:
            yield tag, {"who": self._who(seat)}

    def _who(self, seat: int) -> str:
        return "human" if seat == HUMAN else self._names.pack(seat).id


def _has_exchanged(state: TableState) -> bool:
    return any(isinstance(event, ev.CardsExchanged) for event in state.deal_events)
