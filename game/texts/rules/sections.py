"""What the rules pages are made of."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import Card


@dataclass(frozen=True, slots=True)
class ExampleHand:
    """Cards that show what a sentence means; None is a card that lies face down."""

    cards: tuple[Card | None, ...]
    caption: str
    counting: int | None = None
    """How many of the first cards count; all of them when it is not said."""


@dataclass(frozen=True, slots=True)
class RuleSection:
    """A heading with its sentences, each a paragraph, and a pictured hand below them."""

    title: str
    sentences: tuple[str, ...]
    example: ExampleHand | None = None
