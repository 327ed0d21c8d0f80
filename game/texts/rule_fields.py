"""The fields of the rules model in words: what each is called, what it does, and what it says now."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.rules import Rules
from game.texts.texts import Texts, mark

FIELD_NAMES: Final[Mapping[str, str]] = {
    "deck": mark("Deck"),
    "low_ace_joins_seven": mark("Low ace with the seven"),
    "style": mark("Style"),
    "players": mark("Players"),
    "starting_money": mark("Starting money"),
    "ante": mark("Ante"),
    "ante_rises_every": mark("Ante rises every"),
    "min_bet": mark("Minimum bet"),
    "bet_step": mark("Bet step"),
    "bring_in": mark("Bring-in"),
    "small_bet": mark("Small bet"),
    "big_bet": mark("Big bet"),
    "raises_per_street": mark("Raises per street"),
    "after_bring_in": mark("After the bring-in"),
    "shortage": mark("Shortage of cards"),
    "garment_value": mark("Value of a garment"),
    "buy_back_reserve": mark("Buy-back reserve"),
    "stakes_per_deal": mark("Stakes per deal"),
    "player_wardrobe": mark("You stake clothes too"),
    "money_only": mark("Money only"),
}
"""What each field is called, for ``tr``."""
FIELD_SENTENCES: Final[Mapping[str, str]] = {
    "deck": mark("52 cards from two to ace, or 32 cards from seven to ace."),
    "ante": mark("What every player puts into the pot before a deal."),
    "starting_money": mark("What every player has at the beginning of the match."),
    "min_bet": mark("The smallest bet or raise while the money lasts."),
    "bet_step": mark("Bets and raises grow by this amount."),
    "ante_rises_every": mark("After so many deals the ante goes up by its first value; 0 is never."),
    "low_ace_joins_seven": mark("With 32 cards, ace, seven, eight, nine and ten make a straight."),
    "style": mark("Casino: the lowest up card posts the bring-in. Home: the highest up card speaks first."),
    "players": mark("How many sit at the table, you included."),
    "bring_in": mark("The forced first bet of the lowest up card."),
    "small_bet": mark("The bet on third and fourth street."),
    "big_bet": mark("The bet from fifth street on: always two small bets."),
    "raises_per_street": mark("How many raises may follow a bet; with two players left there is no cap."),
    "after_bring_in": mark("Whether the next players must call the bring-in or may check."),
    "shortage": mark("What happens when the deck cannot serve everybody."),
    "garment_value": mark("What a garment is worth when it is staked or bought back."),
    "buy_back_reserve": mark("What must be left after buying a garment back."),
    "stakes_per_deal": mark("How many garments one player may stake in one deal."),
    "player_wardrobe": mark("You have a wardrobe as well, under the same rules."),
    "money_only": mark("Nobody stakes clothes; whoever runs out of money is out."),
}
"""What each field does, for ``tr``."""
VALUE_WORDS: Final[Mapping[str, Mapping[int | str, str]]] = {
    "deck": {52: mark("52 cards"), 32: mark("32 cards")},
    "style": {"casino": mark("Casino style"), "home": mark("Home style")},
    "after_bring_in": {"call": mark("it must be called"), "check": mark("checking is free")},
    "shortage": {
        "burns": mark("burned cards are shuffled in"),
        "community": mark("a common card"),
        "seven_players": mark("seven players at most"),
    },
}
"""The values of fields that are a choice, for ``tr``."""
_DOLLARS = frozenset(
    {
        "ante",
        "starting_money",
        "min_bet",
        "bet_step",
        "bring_in",
        "small_bet",
        "big_bet",
        "garment_value",
        "buy_back_reserve",
    }
)


def rule_fields(rules: Rules) -> tuple[str, ...]:
    """The fields of a rules model that can be told, those of the game before those of the clothes."""
    return tuple(field for field in FIELD_NAMES if field in type(rules).model_fields)


def field_name(texts: Texts, field: str) -> str:
    """The field as a label."""
    return texts.tr(FIELD_NAMES[field])


def field_value(texts: Texts, field: str, value: int | str) -> str:
    """A value of the field in words or figures. Raises KeyError for a word that the field does not know."""
    if isinstance(value, bool):
        return texts.tr("Yes") if value else texts.tr("No")
    if isinstance(value, str) or field in VALUE_WORDS:
        return texts.tr(VALUE_WORDS[field][value])
    if field == "ante_rises_every":
        return texts.ntr("{count} deal", "{count} deals", value) if value else texts.ptr("ante rises", "never")
    return texts.money(value) if field in _DOLLARS else texts.number(value)
