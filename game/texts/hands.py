"""Names of hands, from the categories of the ranking to "pair of queens, ace kicker" (rules 1)."""

from __future__ import annotations

from collections.abc import Mapping

from engine.evaluation import HandCategory, HandDescription
from engine.odds import is_royal_flush
from game.texts.cards import rank_word
from game.texts.texts import Texts, mark, pmark
from game.texts.word import Word

_CATEGORIES = {
    HandCategory.HIGH_CARD: mark("High card"),
    HandCategory.PAIR: mark("Pair"),
    HandCategory.TWO_PAIR: mark("Two pair"),
    HandCategory.THREE_OF_A_KIND: mark("Three of a kind"),
    HandCategory.STRAIGHT: mark("Straight"),
    HandCategory.FLUSH: mark("Flush"),
    HandCategory.FULL_HOUSE: mark("Full house"),
    HandCategory.FOUR_OF_A_KIND: mark("Four of a kind"),
    HandCategory.STRAIGHT_FLUSH: mark("Straight flush"),
}
_ROYAL_FLUSH = mark("royal flush")
_FULL_HOUSE_IN_FULL = mark("full house: three {trips:pl}, two {pair:pl}")
_NAMES = {
    HandCategory.HIGH_CARD: mark("{rank} high"),
    HandCategory.PAIR: mark("pair of {rank:pl}"),
    HandCategory.TWO_PAIR: mark("two pair: {high:pl} and {low:pl}"),
    HandCategory.THREE_OF_A_KIND: mark("three {rank:pl}"),
    HandCategory.STRAIGHT: mark("{rank}-high straight"),
    HandCategory.FLUSH: mark("{rank}-high flush"),
    HandCategory.FULL_HOUSE: mark("full house: {trips:pl} over {pair:pl}"),
    HandCategory.FOUR_OF_A_KIND: mark("four {rank:pl}"),
    HandCategory.STRAIGHT_FLUSH: mark("{rank}-high straight flush"),
}
_NAMES_WITH_KICKER = {
    HandCategory.PAIR: mark("pair of {rank:pl}, {kicker} kicker"),
    HandCategory.TWO_PAIR: mark("two pair: {high:pl} and {low:pl}, {kicker} kicker"),
}
_ACCUSATIVES = {
    HandCategory.HIGH_CARD: pmark("accusative", "{rank} high"),
    HandCategory.PAIR: pmark("accusative", "pair of {rank:pl}"),
    HandCategory.THREE_OF_A_KIND: pmark("accusative", "three {rank:pl}"),
    HandCategory.STRAIGHT: pmark("accusative", "{rank}-high straight"),
    HandCategory.FLUSH: pmark("accusative", "{rank}-high flush"),
    HandCategory.FOUR_OF_A_KIND: pmark("accusative", "four {rank:pl}"),
}
_DEFINITIONS = {
    HandCategory.HIGH_CARD: mark("None of the above; the highest card decides."),
    HandCategory.PAIR: mark("Two cards of one rank."),
    HandCategory.TWO_PAIR: mark("Two pairs of different ranks."),
    HandCategory.THREE_OF_A_KIND: mark("Three cards of one rank."),
    HandCategory.STRAIGHT: mark("Five cards in a row; the ace may count as one."),
    HandCategory.FLUSH: mark("Five cards of one suit, not in a row."),
    HandCategory.FULL_HOUSE: mark("Three cards of one rank and two of another."),
    HandCategory.FOUR_OF_A_KIND: mark("Four cards of one rank."),
    HandCategory.STRAIGHT_FLUSH: mark("Five cards in a row, all of one suit."),
}


def category_name(texts: Texts, category: HandCategory) -> str:
    """The category as a heading: Two pair."""
    return texts.tr(_CATEGORIES[category])


def category_definition(texts: Texts, category: HandCategory) -> str:
    """What the category is, in one sentence."""
    return texts.tr(_DEFINITIONS[category])


def royal_flush_name(texts: Texts) -> str:
    """The best straight flush as a heading."""
    return texts.tr("Royal flush")


def royal_flush_definition(texts: Texts) -> str:
    """What the best straight flush is, in one sentence."""
    return texts.tr("Ten, jack, queen, king and ace of one suit.")


def hand_name(texts: Texts, hand: HandDescription) -> str:
    """The hand as the ribbon and the pills name it, in small letters: full house: kings over fours."""
    return texts.tr(_pattern(hand), **_words(texts, hand))


def hand_name_in_full(texts: Texts, hand: HandDescription) -> str:
    """The hand with what decides between equal ones, for the log: pair of queens, ace kicker."""
    pattern = _pattern(hand)
    if hand.category is HandCategory.FULL_HOUSE:
        pattern = _FULL_HOUSE_IN_FULL
    elif hand.kickers:
        pattern = _NAMES_WITH_KICKER.get(hand.category, pattern)
    return texts.tr(pattern, **_words(texts, hand))


def hand_word(texts: Texts, hand: HandDescription) -> Word:
    """The hand as a word for sentences, with its accusative."""
    name = hand_name(texts, hand)
    if hand.category not in _ACCUSATIVES:
        return Word(name)
    return Word(name, {"acc": texts.ptr("accusative", _ACCUSATIVES[hand.category], **_words(texts, hand))})


def showing_name(texts: Texts, hand: HandDescription) -> str:
    """The open cards of a stud hand, which may be worth no more than one high card."""
    if hand.category is HandCategory.HIGH_CARD:
        return texts.ptr("board", "{rank} high", **_words(texts, hand))
    return hand_name(texts, hand)


def _pattern(hand: HandDescription) -> str:
    return _ROYAL_FLUSH if is_royal_flush(hand) else _NAMES[hand.category]


def _words(texts: Texts, hand: HandDescription) -> Mapping[str, Word]:
    words = [rank_word(rank, texts.language) for rank in (*hand.ranks, *hand.kickers)]
    named = {"rank": words[0]}
    if hand.category is HandCategory.TWO_PAIR:
        named = {"high": words[0], "low": words[1]}
    elif hand.category is HandCategory.FULL_HOUSE:
        named = {"trips": words[0], "pair": words[1]}
    if hand.kickers:
        named["kicker"] = rank_word(hand.kickers[0], texts.language)
    return named
