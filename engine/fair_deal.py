"""One deal with all that is needed to check it: the seal, the secret, the order of the deck, and the cards seen.

The file that a player exports is this model as JSON; ``docs/fair-deals.md`` describes it for others.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Annotated, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from engine import events as ev
from engine.actions import StartDeal
from engine.cards import Card, Deck
from engine.fairness import commitment, deck_order, shuffled
from engine.record import MatchRecord
from engine.replay import replay_steps
from engine.rules import HUMAN, DrawRules, MatchSetup

_Hash = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]
_CardName = Annotated[str, Field(pattern=r"^[2-9TJQKA][cdhs]$")]
_Position = Annotated[int, Field(ge=0, lt=104, strict=True)]


class FairDealError(ValueError):
    """A text is not an exported deal; the message says which part and why."""


class _Model(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class SeenCard(_Model):
    """A card that the player saw in the deal, and where it stands in the order; the first is at 0."""

    position: _Position
    card: _CardName
    seat: Annotated[int, Field(ge=0, le=7)] | None
    """The seat that was dealt it; None for a card that is common to all."""


class Refill(_Model):
    """Stud: cards that were shuffled in when the deck ran short; they continue the order."""

    purpose: Literal["burned cards", "folded cards"]
    cards: tuple[_CardName, ...]


class FairDeal(_Model):
    """A deal that can be checked by anybody."""

    format: Literal["lose-your-shirt deal 1"] = "lose-your-shirt deal 1"
    deal: Annotated[int, Field(ge=1)]
    deck: Literal[32, 52]
    players: tuple[str, ...]
    """Who sat where; "human" is the player."""
    seal: _Hash
    """SHA-256 of the secret, shown before the deal."""
    secret: _Hash
    order: tuple[_CardName, ...]
    """The deck as it was dealt, what was shuffled in at its end."""
    refills: tuple[Refill, ...] = ()
    seen: tuple[SeenCard, ...]
    burned: tuple[_Position, ...] = ()
    """Positions of the cards that were burned."""

    @classmethod
    def from_json(cls, text: str) -> Self:
        """Read an exported deal. Raises FairDealError, naming the field that is wrong."""
        try:
            return cls.model_validate_json(text)
        except ValidationError as error:
            first = error.errors()[0]
            place = ".".join(str(part) for part in first["loc"]) or "file"
            raise FairDealError(f"this is not an exported deal: {place}: {first['msg']}") from error

    def to_json(self) -> str:
        """The file's text."""
        return self.model_dump_json(indent=1) + "\n"


@dataclass(frozen=True, slots=True)
class FairChecks:
    """What checking a deal found."""

    found_seal: str
    """SHA-256 of the secret."""
    found_order: tuple[str, ...]
    seal_holds: bool
    order_holds: bool
    in_place: int
    """Cards seen that stand where they should."""
    seen: int

    @property
    def is_fair(self) -> bool:
        """Whether nothing is wrong."""
        return self.seal_holds and self.order_holds and self.in_place == self.seen


def check(deal: FairDeal) -> FairChecks:
    """Do all three checks, each for itself."""
    secret = bytes.fromhex(deal.secret)
    order = tuple(map(str, _whole_order(secret, Deck(deal.deck), deal.refills)))
    in_place = sum(1 for seen in deal.seen if seen.position < len(order) and order[seen.position] == seen.card)
    seal = commitment(secret)
    return FairChecks(seal, order, seal == deal.seal, order == deal.order, in_place, len(deal.seen))


def fair_deal(record: MatchRecord, number: int) -> FairDeal:
    """Deal ``number`` of a match, as the human may check it.

    Raises KeyError when the deal was not dealt or is not over, and RecordError when the record cannot be replayed.
    """
    for deal in fair_deals(record):
        if deal.deal == number:
            return deal
    raise KeyError(number)


def fair_deals(record: MatchRecord) -> Iterator[FairDeal]:
    """Every deal of a match that is over. Raises RecordError when the record cannot be replayed."""
    secret, events = b"", list[ev.Event]()
    for step in replay_steps(record):
        if isinstance(step.action, StartDeal):
            secret, events = step.action.secret, []
        events += step.events
        if any(isinstance(event, ev.DealEnded) for event in step.events):
            yield _told(record.setup, secret, events)


def _told(setup: MatchSetup, secret: bytes, events: Sequence[ev.Event]) -> FairDeal:
    deck = Deck(setup.rules.deck) if isinstance(setup.rules, DrawRules) else Deck.FULL
    course = _Course(setup, deck_order(secret, deck), secret)
    for event in events:
        course.follow(event)
    started = next(event for event in events if isinstance(event, ev.DealStarted))
    return FairDeal(
        deal=started.number,
        deck=deck.value,
        players=tuple(seat.player for seat in setup.seats),
        seal=started.commitment,
        secret=secret.hex(),
        order=tuple(map(str, course.order)),
        refills=tuple(course.refills),
        seen=tuple(course.seen_by_human()),
        burned=tuple(course.burned),
    )


class _Course:
    """Follows the cards of one deal from the deck to the seats."""

    def __init__(self, setup: MatchSetup, order: Sequence[Card], secret: bytes) -> None:
        self.order = list(order)
        self.refills: list[Refill] = []
        self.burned: list[int] = []
        self._secret = secret
        self._next = 0
        self._held: dict[int, list[tuple[int, Card]]] = {seat: [] for seat in range(len(setup.seats))}
        self._common: list[tuple[int, Card]] = []
        self._folded: set[int] = set()
        self._known: set[Card] = set()
        """Cards of the others that lay open at some time."""

    def follow(self, event: ev.Event) -> None:
        match event:
            case ev.CardsDealt(seat, _, cards, face_up):
                self._deal(seat, cards)
                self._known.update(cards if face_up else ())
            case ev.CardsExchanged(seat=seat, drawn=drawn):
                self._deal(seat, drawn)
            case ev.CommunityCardDealt(card):
                self._common.append((self._take(), card))
            case ev.StreetStarted(burned=True):
                self.burned.append(self._next)
                self._next += 1
            case ev.Folded(seat):
                self._folded.add(seat)
            case ev.HandShown(cards=cards):
                self._known.update(cards)

    def _deal(self, seat: int, cards: Sequence[Card]) -> None:
        self._held[seat] += [(self._take(), card) for card in cards]

    def _take(self) -> int:
        """The place of the card that is dealt next, whichever it is: ``check`` tells whether it belongs there."""
        if self._next == len(self.order):
            self._refill()
        self._next += 1
        return self._next - 1

    def _refill(self) -> None:
        """Continue the order with what is shuffled in next (rules 3.4)."""
        if self.refills:
            self._shuffle_in("folded cards", [card for seat in self._folded for _, card in self._held[seat]])
        else:
            self._shuffle_in("burned cards", [self.order[place] for place in self.burned])

    def _shuffle_in(self, purpose: Literal["burned cards", "folded cards"], cards: Sequence[Card]) -> None:
        self.refills.append(Refill(purpose=purpose, cards=tuple(map(str, sorted(cards)))))
        self.order += _refilled(self._secret, sorted(cards), purpose)

    def seen_by_human(self) -> Iterator[SeenCard]:
        """Cards that the human saw, by their places in the order."""
        dealt = [(place, card, seat) for seat, held in self._held.items() for place, card in held]
        seen = [entry for entry in dealt if entry[2] == HUMAN or entry[1] in self._known]
        common = [(place, card, None) for place, card in self._common]
        for place, card, owner in sorted([*seen, *common], key=lambda entry: entry[0]):
            yield SeenCard(position=place, card=str(card), seat=owner)


def _whole_order(secret: bytes, deck: Deck, refills: Sequence[Refill]) -> Iterator[Card]:
    yield from deck_order(secret, deck)
    for refill in refills:
        yield from _refilled(secret, sorted(map(Card.parse, refill.cards)), refill.purpose)


def _refilled(secret: bytes, cards: Sequence[Card], purpose: str) -> list[Card]:
    """Cards that are shuffled in go under the deck: the last of them is dealt first."""
    return shuffled(secret, cards, purpose)[::-1]
