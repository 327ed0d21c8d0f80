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
from game.table.steps import HUMAN, OPPONENT
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


@dataclass(frozen=True, slots=True)
class Occasion:
    """A moment about which she may say something; ``place`` is the number of its event in the burst."""

    place: int
    tag: str
    situation: Situation


class Speech:
    """Finds the occasions in what happens. The words that lines may name are in the current language."""

    def __init__(self, setup: MatchSetup, level: str, names: MatchNames, texts: Texts) -> None:
        self._setup = setup
        self._level = level
        self._names = names
        self._texts = texts

    def occasions(self, state: TableState, events: Sequence[ev.Event]) -> list[Occasion]:
        """Every occasion in ``events``, which follow on ``state``."""
        found: list[Occasion] = []
        has_staked = any(isinstance(event, ev.GarmentStaked) and event.seat == OPPONENT for event in events)
        for place, event in enumerate(events):
            state = after(state, event)
            for tag, facts in self._tags(state, event, has_staked=has_staked):
                found.append(Occasion(place, tag, self.situation(state, event, **facts)))
        return found

    def situation(self, state: TableState, event: ev.Event | None = None, **facts: object) -> Situation:
        """The facts of a moment as the opponent knows them."""
        seat = state.seats[OPPONENT]
        garment = getattr(event, "garment", None)
        values: dict[str, object] = {
            "amount": self._texts.money(getattr(event, "amount", None) or getattr(event, "value", 0) or 0),
            "pot": self._texts.money(state.pot),
        }
        if garment is not None:
            values["garment"] = self._names.garment(getattr(event, "seat", OPPONENT), garment)
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
            "street": "after" if any(isinstance(event, ev.CardsExchanged) for event in state.deal_events) else "before",
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
        if seat == OPPONENT:
            yield from self._of_her(state, event, has_staked=has_staked)
        elif seat == HUMAN:
            yield from self._of_human(state, event)
        match event:
            case ev.DealTied():
                yield "tie", {}
            case ev.DealStarted(number) if number % _EVERY_DEAL == 0:
                yield "deal_start", {"count": number}
            case ev.MatchEnded(winner) if winner == OPPONENT:
                yield "match_won", {}
            case ev.MatchEnded() if self._setup.rules.money_only:
                yield "match_lost_money", {}

    def _of_her(
        self, state: TableState, event: ev.Event, *, has_staked: bool
    ) -> Iterator[tuple[str, dict[str, object]]]:
        if isinstance(event, ev.BetMade | ev.RaiseMade | ev.CallMade) and state.seats[OPPONENT].money == 0:
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
            case ev.Stayed():
                yield "stay", {}
            case ev.Folded():
                yield "fold", {}
            case ev.CardsExchanged(count=count):
                yield f"exchange_{count}", {}
            case ev.PotWon(amount=amount, by_showdown=True):
                yield ("win_big" if self._is_big(state, amount) else "win_small"), {}
            case ev.PotWon():
                yield "win_uncontested", {}
            case _:
                yield from self._of_her_clothes(state, event)

    @staticmethod
    def _of_her_clothes(state: TableState, event: ev.Event) -> Iterator[tuple[str, dict[str, object]]]:
        by = "showdown" if state.won is not None and state.won.by_showdown else "drop"
        match event:
            case ev.GarmentStaked(reason=reason):
                free = len(state.seats[OPPONENT].worn) - len(state.seats[OPPONENT].staked)
                first = not state.seats[OPPONENT].off
                yield ("stake_last" if free == 0 else "stake_first" if first else "stake"), {"for_": reason.value}
            case ev.GarmentFreed():
                yield "kept", {}
            case ev.GarmentLost(is_last=True):
                yield "finale", {}
            case ev.GarmentLost():
                yield "garment_lost", {"by": by, "who": "human"}
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
            case ev.Stayed():
                yield "human_stay", {}
            case ev.Folded():
                yield "human_folds", {}
            case ev.CardsExchanged(count=0):
                yield "human_exchange_0", {}
            case ev.CardsExchanged(count=count) if count >= _MANY_CARDS:
                yield "human_exchange_many", {"count": count}
            case ev.PotWon(amount=amount, by_showdown=True):
                yield ("lose_big" if self._is_big(state, amount) else "lose_small"), {}
            case _ if type(event) in _HUMAN_CLOTHES:
                yield _HUMAN_CLOTHES[type(event)], {}
