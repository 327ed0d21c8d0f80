"""Cards in words: ranks with their forms, whole cards and their short signs."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Final

from engine.cards import Card, Rank, Suit
from game.texts.languages import Language
from game.texts.texts import LOCALE_FOLDER, Texts, mark
from game.texts.word import Word

SUIT_SIGNS: Final = {Suit.CLUBS: "♣", Suit.DIAMONDS: "♦", Suit.HEARTS: "♥", Suit.SPADES: "♠"}
_CARDS = {
    Suit.CLUBS: mark("{rank} of clubs"),
    Suit.DIAMONDS: mark("{rank} of diamonds"),
    Suit.HEARTS: mark("{rank} of hearts"),
    Suit.SPADES: mark("{rank} of spades"),
}


def rank_word(rank: Rank, language: Language, folder: Path = LOCALE_FOLDER) -> Word:
    """The rank as a word with its cases, its plural and its gender."""
    return _rank_words(language, folder)[rank]


@cache
def _rank_words(language: Language, folder: Path) -> dict[Rank, Word]:
    with (folder / language.value / "ranks.toml").open("rb") as file:
        tables = tomllib.load(file)
    return {rank: Word.from_table(tables[rank.name.lower()]) for rank in Rank}


def card_name(texts: Texts, card: Card) -> str:
    """The card in words: queen of spades."""
    return texts.tr(_CARDS[card.suit], rank=rank_word(card.rank, texts.language))


def card_sign(card: Card) -> str:
    """The card as its corner shows it: Q♠; the letters are the same in all languages."""
    symbol = "10" if card.rank is Rank.TEN else card.rank.symbol
    return symbol + SUIT_SIGNS[card.suit]


def card_signs(cards: Iterable[Card]) -> str:
    """Several cards as their corners show them: Q♠ 10♥."""
    return " ".join(map(card_sign, cards))
