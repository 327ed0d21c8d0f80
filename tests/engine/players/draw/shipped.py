"""The strategy files that ship with the game, read once."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from engine.cards import Deck
from engine.players.draw.strategies import DrawStrategies, strategy_file_name

FOLDER = Path(__file__).parents[4] / "assets" / "strategy"


@cache
def file_bytes(cards: int) -> bytes:
    """The file of a deck."""
    return (FOLDER / strategy_file_name(Deck(cards))).read_bytes()


@cache
def shipped(cards: int) -> DrawStrategies:
    """The strategies of a deck of 32 or 52 cards."""
    strategies = DrawStrategies(file_bytes(cards))
    assert strategies.deck is Deck(cards)
    return strategies
