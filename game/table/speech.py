"""Which moments of the game an opponent may speak about: from events to tags of lines and the facts about them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from engine import events as ev
from engine.cards import Card
from engine.evaluation import describe, evaluate_showing
from engine.rules import MatchSetup
from game.lines.line import hand_key
from game.lines.situation import Situation
from game.table.action_tags import action_tags
from game.table.clothes_tags import clothes_tags
from game.table.moment import Moment, Tagged, is_big
from game.table.names import MatchNames
from game.table.result_tags import RARE_RESULTS, Streak, result_tags
from game.table.state import TableState, after
from game.table.steps import HUMAN
from game.texts import Texts
from game.texts.games import game_in_a_sentence
from game.texts.hands import hand_word, showing_name

_LOW = 3
"""Antes below which money is low."""
_RICH = 2
"""How many times the money of the beginning is much."""


@dataclass(frozen=True, slots=True)
class Facts:
    """What is known at one moment. Unlike a :class:`Situation` it has no words, so it outlives a change of language."""

    state: TableState
    event: ev.Event | None = None
    more: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Occasion:
    """Something that she may speak about; ``place`` is the number of its event in the burst."""

    place: int
    tag: str
    facts: Facts


class Speech:
    """Finds the occasions of one seat in what happens, and the words for them in the current language."""

    def __init__(
        self,
        setup: MatchSetup,
        me: int,
        level: str,
        names: MatchNames,
        texts: Texts,
        *,
        former: Iterable[ev.Event] = (),
    ) -> None:
        """``former`` is what has happened in the match so far."""
        self._setup = setup
        self._me = me
        self._level = level
        self._names = names
        self._texts = texts
        self._streak = Streak(me, former)
        self.player = ""
        """The human's name, or nothing when it was not told."""

    # ------------------------------------------------------------ occasions
    def occasions(self, state: TableState, events: Sequence[ev.Event]) -> list[Occasion]:
        """Every occasion in ``events``, which follow on ``state``; of equal urgency, those that say more come first."""
        found: list[Occasion] = []
        for place, event in enumerate(events):
            state = after(state, event)
            self._streak.follow(event)
            moment = Moment(self._me, self._setup.rules, state, event, events)
            found += [Occasion(place, tag, Facts(state, event, more)) for tag, more in self._tags(moment)]
        return sorted(found, key=lambda occasion: occasion.tag not in RARE_RESULTS)

    def _tags(self, moment: Moment) -> Iterator[Tagged]:
        yield from action_tags(moment)
        yield from clothes_tags(moment)
        yield from result_tags(moment)
        yield from self._streak.tags(moment.event)

    # ------------------------------------------------------------ facts
    def situation(self, facts: Facts) -> Situation:
        """The facts as the conditions of lines ask for them, and the words that a line may name.

        ``facts.more`` may give every condition and beside them ``who`` and ``other`` as seats, ``amount`` in dollars,
        ``hand_of`` (the seat whose hand is ``{hand}``), ``hand_you`` (False where the human's hand is beside the
        point) and ``showing`` (open cards that are ``{hand}``).
        """
        state, more = facts.state, facts.more
        seat = state.seats[self._me]
        who, hand_of = more.get("who"), state.seats[_seat(more.get("hand_of", self._me))]
        said: dict[str, object] = {
            "game": self._setup.rules.game,
            "stage": len(seat.off),
            "worn": seat.worn,
            "off": frozenset(seat.off),
            "garment": self._garment(facts)[1],
            "money": self._wealth(seat.money),
            "pot": "big" if is_big(state, state.pot) else "small",
            "street": state.street or ("after" if _has_exchanged(state) else "before"),
            "hand": hand_key(describe(hand_of.value).category) if hand_of.value is not None else None,
            "who": None if who is None else self._id(_seat(who)),
            "level": self._level,
            "values": {name: word for name, word in self._values(facts) if word is not None},
        }
        given = ("count", "by", "for_", "tell", "days")
        return Situation(**(said | {name: more[name] for name in given if name in more}))  # type: ignore[arg-type]

    def _values(self, facts: Facts) -> Iterator[tuple[str, object | None]]:
        """The variables of texts, with None for what is not known at this moment."""
        state, event, more = facts.state, facts.event, facts.more
        amount = more.get("amount") or getattr(event, "amount", None) or getattr(event, "value", None)
        yield "amount", self._texts.money(amount) if isinstance(amount, int) else None
        yield "pot", self._texts.money(state.pot)
        yield "count", more.get("count")
        yield "you", self.player or None
        yield "game", game_in_a_sentence(self._texts, self._setup.rules.game)
        owner, garment = self._garment(facts)
        yield "garment", self._names.garment(owner, garment) if garment is not None else None
        yield "other", self._other(more.get("other", getattr(event, "seat", None)))
        yield "who", self._other(more.get("who"))
        yield "hand", self._hand(state, _seat(more.get("hand_of", self._me)), more.get("showing"))
        if more.get("hand_you", True):
            yield "hand_you", self._hand(state, HUMAN)

    def _garment(self, facts: Facts) -> tuple[int, str | None]:
        """The garment in question and whose it is; None when nothing is said of clothes."""
        garment = facts.more.get("garment")
        if isinstance(garment, str):
            return self._me, garment
        return getattr(facts.event, "seat", self._me), getattr(facts.event, "garment", None)

    def _other(self, seat: object) -> object | None:
        """Another opponent's name; None for the human, whom nobody calls by one in the third person."""
        return self._names.name(seat) if isinstance(seat, int) and seat not in (HUMAN, self._me) else None

    def _hand(self, state: TableState, seat: int, showing: object = None) -> object | None:
        """A hand in words, when it lies open."""
        if isinstance(showing, tuple):
            cards = [card for card in showing if isinstance(card, Card)]
            return showing_name(self._texts, describe(evaluate_showing(cards)))
        value = state.seats[seat].value
        return hand_word(self._texts, describe(value)) if value is not None else None

    def _wealth(self, money: int) -> str:
        rules = self._setup.rules
        if money < rules.ante:
            return "short"
        if money < _LOW * rules.ante:
            return "low"
        return "rich" if money >= _RICH * rules.starting_money else "even"

    def _id(self, seat: int) -> str:
        return "human" if seat == HUMAN else self._names.pack(seat).id


def _seat(value: object) -> int:
    if not isinstance(value, int):
        raise TypeError(f"{value!r} is not the number of a seat")
    return value


def _has_exchanged(state: TableState) -> bool:
    return any(isinstance(event, ev.CardsExchanged) for event in state.deal_events)
