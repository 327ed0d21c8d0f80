"""The banners of the table: the one sentence that a great moment gets. Capitals come from the banner's style."""

from __future__ import annotations

from game.texts.texts import Texts
from game.texts.word import Word


def pot_won(texts: Texts, winner: Word | None, amount: int) -> str:
    """The pot goes to ``winner``, or to the human when that is None."""
    if winner is None:
        return texts.tr("You win {amount}", amount=texts.money(amount))
    return texts.tr("{name} takes the pot", name=winner)


def garment_lost(texts: Texts, owner: Word | None, garment: Word) -> str:
    """``owner`` (None is the human) loses ``garment``."""
    if owner is None:
        return texts.tr("You lose the {garment}", garment=garment)
    return texts.tr("{name} loses the {garment}", name=owner, garment=garment)


def garment_bought_back(texts: Texts, owner: Word | None, garment: Word) -> str:
    """``owner`` (None is the human) puts ``garment`` on again."""
    if owner is None:
        return texts.tr("You buy back the {garment}", garment=garment)
    return texts.tr("{name} buys back the {garment}", name=owner, garment=garment)


def match_ended(texts: Texts, winner: Word | None) -> str:
    """The match belongs to ``winner``, or to the human when that is None."""
    return texts.tr("You win the match") if winner is None else texts.tr("You lose your shirt")


def tie(texts: Texts) -> str:
    """Equal hands: the pot waits."""
    return texts.tr("The pot stays on the table")
