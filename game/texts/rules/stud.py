"""Seven-card stud in sentences (rules 3)."""

from __future__ import annotations

from engine.cards import parse_cards
from engine.rules import StudRules
from game.texts.rules.sections import ExampleHand, RuleSection
from game.texts.texts import Texts

_MANY = 7
"""From so many players on the deck may run short."""


def stud_rules(texts: Texts, rules: StudRules) -> tuple[RuleSection, ...]:
    """The game as it is played with ``rules``, from the deal to a deck that runs short."""
    return (
        _deal(texts, rules),
        _first_to_speak(texts, rules),
        _bets(texts, rules),
        _pots(texts, rules),
        _shortage(texts, rules),
    )


def _deal(texts: Texts, rules: StudRules) -> RuleSection:
    ante = texts.tr("Everybody puts {amount} into the pot.", amount=texts.money(rules.ante))
    cards = (None, None, *parse_cards("Jd Jh 4c Js"), None)
    return RuleSection(
        texts.tr("A deal"),
        (
            ante if rules.ante else texts.tr("There is no ante at this table."),
            texts.tr("Third street: two cards face down and one face up for everybody."),
            texts.tr("Fourth, fifth and sixth street: one more card face up; seventh street: the last one face down."),
            texts.tr("A card is burned before each of these streets, and a betting follows each street."),
            texts.tr("Whoever is left at the end shows; the best five of seven cards take the pot."),
        ),
        ExampleHand(cards, texts.tr("Two down, four up, one down")),
    )


def _first_to_speak(texts: Texts, rules: StudRules) -> RuleSection:
    if rules.style == "home":
        third = [
            texts.tr("On third street the highest up card speaks first and may check."),
            texts.tr("Equal ranks: the one first to the dealer’s left."),
        ]
    else:
        third = [
            texts.tr(
                "On third street the lowest up card posts the bring-in of {amount}, or completes to {bet} at once.",
                amount=texts.money(rules.bring_in),
                bet=texts.money(rules.small_bet),
            ),
            texts.tr("Equal ranks go by suit: clubs are lowest, then diamonds, hearts and spades."),
            texts.tr("The next players call the bring-in, complete, or fold.")
            if rules.after_bring_in == "call"
            else texts.tr("Nobody has to match the bring-in: the next players may check until someone completes."),
        ]
    later = texts.tr("Later the best hand showing speaks first and may check; straights and flushes do not count.")
    return RuleSection(texts.tr("Who speaks first"), (*third, later))


def _bets(texts: Texts, rules: StudRules) -> RuleSection:
    return RuleSection(
        texts.tr("Bets"),
        (
            texts.tr(
                "A bet is {small} on third and fourth street, and {big} from fifth street on.",
                small=texts.money(rules.small_bet),
                big=texts.money(rules.big_bet),
            ),
            texts.ntr(
                "At most {count} raise may follow a bet; with two players left there is no cap.",
                "At most {count} raises may follow a bet; with two players left there is no cap.",
                rules.raises_per_street,
            ),
            texts.tr("Everybody begins the match with {amount}.", amount=texts.money(rules.starting_money)),
        ),
    )


def _pots(texts: Texts, rules: StudRules) -> RuleSection:
    sentences = [texts.tr("Whoever is short of a bet may go all in for what is left.")]
    if rules.players > 2:
        sentences.append(texts.tr("Side pots are formed, and each pot goes to the best hand that paid into it."))
    sentences += [
        texts.tr("The part of a bet that nobody called goes back."),
        texts.tr("Equal hands split the pot; an odd dollar goes to the winner first to the dealer’s left."),
    ]
    return RuleSection(texts.tr("Pots"), tuple(sentences))


def _shortage(texts: Texts, rules: StudRules) -> RuleSection:
    policies = {
        "burns": texts.tr(
            "If the deck cannot serve a whole street, the burned cards are shuffled in, then the folded ones; "
            "if even that is not enough, the last card is common to all."
        ),
        "community": texts.tr(
            "If the deck cannot serve seventh street, one card is turned up in the middle and counts for everyone."
        ),
        "seven_players": texts.tr("An eighth player cannot sit down."),
    }
    sentences = [policies[rules.shortage]]
    if rules.players >= _MANY:
        sentences.append(texts.tr("When the deck cannot both burn and serve the last street, nothing is burned."))
    return RuleSection(texts.tr("Shortage of cards"), tuple(sentences))
