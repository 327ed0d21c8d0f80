"""Cards, decks and their short names ("Kh", "Td").

A card exists once: ``Card(Rank.KING, Suit.HEARTS)`` is always the same object, so cards compare, hash and copy at the
speed of plain identity. Cards sort by rank, then by suit in the order of the bring-in (rules 3.2).
"""

from __future__ import annotations

from enum import IntEnum
from functools import cached_property
from typing import ClassVar, NoReturn, final

_RANK_SYMBOLS = "23456789TJQKA"
_SUIT_SYMBOLS = "cdhs"


class CardError(ValueError):
    """A text that should name cards does not; the message names the part and the remedy."""


class Rank(IntEnum):
    """Ranks with their order as value; the ace is high here."""

    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13
    ACE = 14

    @property
    def symbol(self) -> str:
        """One character: 2 to 9, T, J, Q, K, A."""
        return _RANK_SYMBOLS[self - 2]


class Suit(IntEnum):
    """Suits; the value is their order for the bring-in, the only place where suits are told apart (rules 3.2)."""

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3

    @property
    def symbol(self) -> str:
        """One character: c, d, h or s."""
        return _SUIT_SYMBOLS[self]


@final
class Card:
    """One playing card, immutable and unique."""

    __slots__ = ("index", "rank", "suit")

    rank: Rank
    suit: Suit
    index: int
    """0 (two of clubs) to 51 (ace of spades): four times the rank from the two up, plus the suit."""

    _unique: ClassVar[dict[tuple[int, int], Card]] = {}

    def __new__(cls, rank: Rank, suit: Suit) -> Card:
        """The one card of this rank and suit."""
        return cls._unique[rank, suit]

    @classmethod
    def parse(cls, text: str) -> Card:
        """The card named by two characters, rank and suit ("Kh"). Raises :class:`CardError`."""
        if len(text) != 2:
            raise CardError(f"{text!r} is not a card: write rank and suit as two characters, for example Kh or Td")
        rank = _RANK_SYMBOLS.find(text[0])
        suit = _SUIT_SYMBOLS.find(text[1])
        if rank < 0:
            raise CardError(f"{text!r} has no rank {text[0]!r}: use one of {_RANK_SYMBOLS}")
        if suit < 0:
            raise CardError(f"{text!r} has no suit {text[1]!r}: use one of {_SUIT_SYMBOLS}")
        return cls._unique[rank + 2, suit]

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"a card cannot be changed: {name}")

    def __delattr__(self, name: str) -> NoReturn:
        raise AttributeError(f"a card cannot be changed: {name}")

    def __reduce__(self) -> tuple[type[Card], tuple[Rank, Suit]]:
        return Card, (self.rank, self.suit)

    def __lt__(self, other: Card) -> bool:
        return self.index < other.index

    def __le__(self, other: Card) -> bool:
        return self.index <= other.index

    def __gt__(self, other: Card) -> bool:
        return self.index > other.index

    def __ge__(self, other: Card) -> bool:
        return self.index >= other.index

    def __str__(self) -> str:
        return self.rank.symbol + self.suit.symbol

    def __repr__(self) -> str:
        return f"Card({self})"

    @classmethod
    def _create(cls, rank: Rank, suit: Suit) -> None:
        card = object.__new__(cls)
        object.__setattr__(card, "rank", rank)
        object.__setattr__(card, "suit", suit)
        object.__setattr__(card, "index", 4 * (rank - 2) + suit)
        cls._unique[rank, suit] = card


for _rank in Rank:
    for _suit in Suit:
        Card._create(_rank, _suit)  # noqa: SLF001 - only this module makes cards


class Deck(IntEnum):
    """The two decks of the game; the value is the number of cards (rules 1)."""

    SHORT = 32
    FULL = 52

    @property
    def lowest_rank(self) -> Rank:
        return Rank.SEVEN if self is Deck.SHORT else Rank.TWO

    @cached_property
    def cards(self) -> tuple[Card, ...]:
        """All cards of the deck in ascending order, the order from which every shuffle starts."""
        return tuple(Card(rank, suit) for rank in Rank if rank >= self.lowest_rank for suit in Suit)


def parse_cards(text: str) -> tuple[Card, ...]:
    """Cards named in ``text``, separated by spaces: ``parse_cards("Kh Ks 9d")``.

    Raises :class:`CardError` for an unknown name and for a card that is named twice.
    """
    cards = tuple(Card.parse(name) for name in text.split())
    for position, card in enumerate(cards):
        if card in cards[:position]:
            raise CardError(f"{card} is named twice in {text!r}")
    return cards
