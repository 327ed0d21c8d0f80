"""Every field of the rules as the player sees it: its name, its sentence, the values it may have, and changing it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Final

from engine.rules import DrawRules, StudRules
from game.texts import mark

AnyRules = DrawRules | StudRules
_MOST_DOLLARS: Final = 1000
_MOST_WITH_SEVEN_PLAYERS: Final = 7
_STEP: Final = 5
"""Dollars between two values of an amount; the bring-in stays so much below the small bet that completes it."""


class RuleKind(Enum):
    """What the value of a field is."""

    DOLLARS = "dollars"
    NUMBER = "number"
    SWITCH = "switch"
    CHOICE = "choice"


@dataclass(frozen=True, slots=True)
class RuleField:
    """One field. Labels and sentences are marked for the catalogue and not translated yet."""

    name: str
    label: str
    sentence: str
    kind: RuleKind
    step: int = 1
    lowest: int = 0
    highest: int = _MOST_DOLLARS
    choices: Mapping[object, str] = field(default_factory=dict)
    """The values of a choice with their labels."""


def _dollars(name: str, label: str, sentence: str, *, step: int = _STEP, lowest: int = _STEP) -> RuleField:
    return RuleField(name, label, sentence, RuleKind.DOLLARS, step, lowest)


_STARTING_MONEY = _dollars(
    "starting_money", mark("Starting money"), mark("What every player has at the beginning of the match."), lowest=10
)
_STAKES = (
    _dollars(
        "garment_value",
        mark("Value of a garment"),
        mark("What a garment is worth when it is staked or bought back."),
    ),
    _dollars("buy_back_reserve", mark("Buy-back reserve"), mark("What must be left after buying a garment back.")),
    RuleField(
        "stakes_per_deal",
        mark("Stakes per deal"),
        mark("How many garments one player may stake in one deal."),
        RuleKind.NUMBER,
        lowest=1,
        highest=10,
    ),
    RuleField(
        "player_wardrobe",
        mark("You stake clothes too"),
        mark("You have a wardrobe as well, under the same rules."),
        RuleKind.SWITCH,
    ),
    RuleField(
        "money_only",
        mark("Money only"),
        mark("Nobody stakes clothes; whoever runs out of money is out."),
        RuleKind.SWITCH,
    ),
)
DRAW_FIELDS: Final = (
    RuleField(
        "deck",
        mark("Deck"),
        mark("52 cards from two to ace, or 32 cards from seven to ace."),
        RuleKind.CHOICE,
        choices={52: mark("52 cards"), 32: mark("32 cards")},
    ),
    RuleField(
        "low_ace_joins_seven",
        mark("Low ace with the seven"),
        mark("With 32 cards, ace, seven, eight, nine and ten make a straight."),
        RuleKind.SWITCH,
    ),
    _STARTING_MONEY,
    _dollars("ante", mark("Ante"), mark("What every player puts into the pot before a deal.")),
    RuleField(
        "ante_rises_every",
        mark("Ante rises every"),
        mark("After so many deals the ante goes up by its first value; 0 is never."),
        RuleKind.NUMBER,
        highest=100,
    ),
    _dollars("min_bet", mark("Minimum bet"), mark("The smallest bet or raise while the money lasts.")),
    _dollars("bet_step", mark("Bet step"), mark("Bets and raises grow by this amount.")),
    *_STAKES,
)
STUD_FIELDS: Final = (
    RuleField(
        "style",
        mark("Style"),
        mark("Casino: the lowest up card posts the bring-in. Home: the highest up card speaks first."),
        RuleKind.CHOICE,
        choices={"casino": mark("Casino style"), "home": mark("Home style")},
    ),
    RuleField(
        "players",
        mark("Players"),
        mark("How many sit at the table, you included."),
        RuleKind.NUMBER,
        lowest=2,
        highest=8,
    ),
    _STARTING_MONEY,
    _dollars("ante", mark("Ante"), mark("What every player puts into the pot before a deal."), lowest=0),
    _dollars("bring_in", mark("Bring-in"), mark("The forced first bet of the lowest up card.")),
    _dollars("small_bet", mark("Small bet"), mark("The bet on third and fourth street."), lowest=10),
    _dollars(
        "big_bet", mark("Big bet"), mark("The bet from fifth street on: always two small bets."), step=10, lowest=20
    ),
    RuleField(
        "raises_per_street",
        mark("Raises per street"),
        mark("How many raises may follow a bet; with two players left there is no cap."),
        RuleKind.NUMBER,
        lowest=1,
        highest=10,
    ),
    RuleField(
        "after_bring_in",
        mark("After the bring-in"),
        mark("Whether the next players must call the bring-in or may check."),
        RuleKind.CHOICE,
        choices={"call": mark("it must be called"), "check": mark("checking is free")},
    ),
    RuleField(
        "shortage",
        mark("Shortage of cards"),
        mark("What happens when the deck cannot serve everybody."),
        RuleKind.CHOICE,
        choices={
            "burns": mark("burned cards are shuffled in"),
            "community": mark("a common card"),
            "seven_players": mark("seven players at most"),
        },
    ),
    *_STAKES,
)
_BY_NAME: Final = {rule.name: rule for rule in (*DRAW_FIELDS, *STUD_FIELDS)}


def fields_of(rules: AnyRules) -> tuple[RuleField, ...]:
    """The fields of the game that is played by these rules."""
    return DRAW_FIELDS if isinstance(rules, DrawRules) else STUD_FIELDS


def field_named(name: str) -> RuleField:
    """The field of this name. Raises KeyError."""
    return _BY_NAME[name]


def bounds_of(rules: AnyRules, rule: RuleField) -> tuple[int, int]:
    """The lowest and the highest value of a field while the others stay as they are."""
    lowest, highest = rule.lowest, rule.highest
    if rule.name in ("garment_value", "buy_back_reserve"):
        lowest = max(lowest, rules.ante)
    if rule.name == "starting_money":
        lowest = max(lowest, 2 * rules.ante)
    highest = {"ante": highest // 2, "bring_in": highest - _STEP, "big_bet": 2 * highest}.get(rule.name, highest)
    if rule.name == "players" and isinstance(rules, StudRules) and rules.shortage == "seven_players":
        highest = _MOST_WITH_SEVEN_PLAYERS
    return lowest, highest


def with_field(rules: AnyRules, name: str, value: object) -> AnyRules:
    """The rules with another value in one field, and with the fewest changes that this asks of the others."""
    values = {**rules.model_dump(), name: value}
    if name == "garment_value" and rules.buy_back_reserve == rules.garment_value:
        values["buy_back_reserve"] = value
    for bounded in ("garment_value", "buy_back_reserve"):
        values[bounded] = max(values[bounded], values["ante"])
    values["starting_money"] = max(values["starting_money"], 2 * values["ante"])
    if isinstance(rules, DrawRules):
        return DrawRules.model_validate(values)
    if name == "big_bet":
        values["small_bet"] = values["big_bet"] // 2
    if name == "bring_in":
        values["small_bet"] = max(values["small_bet"], values["bring_in"] + _STEP)
    values["bring_in"] = min(values["bring_in"], values["small_bet"] - _STEP)
    values["big_bet"] = 2 * values["small_bet"]
    if values["shortage"] == "seven_players":
        values["players"] = min(values["players"], _MOST_WITH_SEVEN_PLAYERS)
    return StudRules.model_validate(values)
