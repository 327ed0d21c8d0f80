"""Five-card draw in sentences (rules 2)."""

from __future__ import annotations

from engine.cards import parse_cards
from engine.rules import DrawRules
from game.texts.rules.sections import ExampleHand, RuleSection
from game.texts.texts import Texts


def draw_rules(texts: Texts, rules: DrawRules) -> tuple[RuleSection, ...]:
    """The game as it is played with ``rules``, from the deck to the showdown."""
    return (
        _cards(texts, rules),
        _deal(texts, rules),
        _first_betting(texts),
        _exchange(texts),
        _second_betting(texts),
        _amounts(texts, rules),
        _showdown(texts),
    )


def _cards(texts: Texts, rules: DrawRules) -> RuleSection:
    if rules.deck == 52:
        deck = texts.tr("52 cards from two to ace, without jokers. No suit is better than another.")
        ace = texts.tr("The ace may count as one: ace, two, three, four and five make a straight.")
        example = ExampleHand(parse_cards("5d 4s 3h 2c As"), texts.tr("Straight"))
    else:
        deck = texts.tr("32 cards from seven to ace, without jokers. No suit is better than another.")
        if rules.low_ace_applies:
            ace = texts.tr("With 32 cards, ace, seven, eight, nine and ten make a straight.")
            example = ExampleHand(parse_cards("Td 9s 8h 7c As"), texts.tr("Straight"))
        else:
            ace = texts.tr("Ace, seven, eight, nine and ten make no straight.")
            example = ExampleHand(parse_cards("As Td 9s 8h 7c"), texts.tr("High card"), 1)
    return RuleSection(texts.tr("The deck"), (deck, ace), example)


def _deal(texts: Texts, rules: DrawRules) -> RuleSection:
    sentences = [texts.tr("Both players put {amount} into the pot and get five cards.", amount=texts.money(rules.ante))]
    if rules.ante_rises_every:
        sentences.append(
            texts.ntr(
                "After every {count} deal the ante goes up by {amount}.",
                "After every {count} deals the ante goes up by {amount}.",
                rules.ante_rises_every,
                amount=texts.money(rules.ante),
            )
        )
    sentences += [
        texts.tr(
            "Then come the first betting, the exchange, the second betting and, unless someone drops, the showdown."
        ),
        texts.tr("The right to speak first passes with every deal."),
    ]
    return RuleSection(texts.tr("A deal"), tuple(sentences))


def _first_betting(texts: Texts) -> RuleSection:
    return RuleSection(
        texts.tr("First betting"),
        (
            texts.tr("The first to speak bets, stays or drops."),
            texts.tr("After a stay the other one bets, exchanges cards for nothing, or drops."),
            texts.tr("A bet is answered by raising, by paying it and exchanging cards, or by dropping."),
            texts.tr("There is no limit on the number of raises."),
            texts.tr("Whoever drops loses the deal and everything put in; no cards are shown."),
        ),
    )


def _exchange(texts: Texts) -> RuleSection:
    return RuleSection(
        texts.tr("Exchange"),
        (
            texts.tr("Each player exchanges as many cards as wanted, from none to all five."),
            texts.tr("Whoever draws first exchanges first; the other one sees how many before marking any."),
        ),
    )


def _second_betting(texts: Texts) -> RuleSection:
    return RuleSection(
        texts.tr("Second betting"),
        (
            texts.tr("The same player speaks first: bets, calls or drops. A call shows the cards at once."),
            texts.tr("A bet is answered by raising, calling or dropping. There is no staying after the exchange."),
        ),
    )


def _amounts(texts: Texts, rules: DrawRules) -> RuleSection:
    return RuleSection(
        texts.ptr("rules", "Amounts"),
        (
            texts.tr(
                "The smallest bet or raise is {least}; larger ones grow by {step}.",
                least=texts.money(rules.min_bet),
                step=texts.money(rules.bet_step),
            ),
            texts.tr("Nobody bets more than the other one can answer; that last amount may be any number."),
            texts.tr("Everybody begins the match with {amount}.", amount=texts.money(rules.starting_money)),
        ),
    )


def _showdown(texts: Texts) -> RuleSection:
    return RuleSection(
        texts.tr("Showdown"),
        (
            texts.tr("The better hand takes the pot."),
            texts.tr("Equal hands are a tie: the pot stays on the table and the cards are dealt again for it."),
            texts.tr("Both pay the ante again; if either cannot, the deal is played without betting."),
        ),
    )
