"""Money and clothes in sentences (rules 4)."""

from __future__ import annotations

from engine.rules import DrawRules, Rules
from game.texts.rules.sections import RuleSection
from game.texts.texts import Texts


def garment_rules(texts: Texts, rules: Rules) -> tuple[RuleSection, ...]:
    """What happens to clothes with ``rules``, from the stake to the end of the match."""
    if rules.money_only:
        only = texts.tr("Nobody stakes clothes; whoever runs out of money is out.")
        return (RuleSection(texts.tr("Money only"), (only,)), _end(texts, rules))
    return (
        _stakes(texts, rules),
        _outcome(texts, rules),
        _buying_back(texts, rules),
        _end(texts, rules),
    )


def _stakes(texts: Texts, rules: Rules) -> RuleSection:
    return RuleSection(
        texts.tr("Staking"),
        (
            texts.tr("Every garment is worth {amount}.", amount=texts.money(rules.garment_value)),
            texts.tr("You stake clothes too, under the same rules as your opponents.")
            if rules.player_wardrobe
            else texts.tr("Only your opponents stake clothes; you play with your money alone."),
            texts.tr("Whoever lacks the money for the ante stakes the next garment, the outermost first."),
            texts.tr("Whoever lacks it for a bet may stake the garment to answer, or give up the deal."),
            texts.ntr(
                "At most {count} garment is staked in a deal, and never to open or to raise.",
                "At most {count} garments are staked in a deal, and never to open or to raise.",
                rules.stakes_per_deal,
            ),
        ),
    )


def _outcome(texts: Texts, rules: Rules) -> RuleSection:
    value = texts.money(rules.garment_value)
    sentences = [texts.tr("If the deal is lost, what was staked in it comes off; money that is left stays.")]
    if isinstance(rules, DrawRules):
        sentences += [
            texts.tr("If the deal is won, {amount} is paid back and the garment is free again.", amount=value),
            texts.tr("After a tie it stays staked for the redeal."),
        ]
    else:
        sentences += [
            texts.tr("With any part of a pot, {amount} is paid back and the garment is free again.", amount=value),
            texts.tr("Whoever then has less than {amount} keeps the money and loses the garment.", amount=value),
        ]
    return RuleSection(texts.tr("Lost or kept"), tuple(sentences))


def _buying_back(texts: Texts, rules: Rules) -> RuleSection:
    return RuleSection(
        texts.tr("Buying back"),
        (
            texts.tr(
                "Between deals the garment that came off last may be bought back for {amount} and put on again.",
                amount=texts.money(rules.garment_value),
            ),
            texts.tr(
                "{amount} must be left after that; one garment in each pause.",
                amount=texts.money(rules.buy_back_reserve),
            ),
        ),
    )


def _end(texts: Texts, rules: Rules) -> RuleSection:
    sentences = []
    if not rules.money_only:
        sentences.append(
            texts.tr("Whoever loses the last garment is beaten; a fan, a drum or a cake mercifully covers the finale.")
        )
    if rules.money_only or not rules.player_wardrobe:
        sentences.append(texts.tr("You are beaten when you have no money before a deal."))
    sentences.append(texts.tr("You win the match when every opponent is beaten."))
    return RuleSection(texts.tr("The end of a match"), tuple(sentences))
