"""Every field of the rules as the player changes it: the values it may have, and what else a change asks for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Final

from engine.rules import DrawRules, Rules, StudRules
from game.texts.rule_fields import FIELD_NAMES, FIELD_SENTENCES, VALUE_WORDS

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
    """One field, and the values between which it can be changed."""

    name: str
    kind: RuleKind
    step: int = 1
    lowest: int = 0
    highest: int = _MOST_DOLLARS

    @property
    def label(self) -> str:
        """What it is called, as the catalogue knows it: to be translated."""
        return FIELD_NAMES[self.name]

    @property
    def sentence(self) -> str:
        """What it does, as the catalogue knows it: to be translated."""
        return FIELD_SENTENCES[self.name]

    @property
    def choices(self) -> Mapping[int | str, str]:
        """The values of a choice with their labels, to be translated too."""
        return VALUE_WORDS[self.name]


def _dollars(name: str, *, step: int = _STEP, lowest: int = _STEP) -> RuleField:
    return RuleField(name, RuleKind.DOLLARS, step, lowest)


_STARTING_MONEY = _dollars("starting_money", lowest=10)
_STAKES = (
    _dollars("garment_value"),
    _dollars("buy_back_reserve"),
    RuleField("stakes_per_deal", RuleKind.NUMBER, lowest=1, highest=10),
    RuleField("player_wardrobe", RuleKind.SWITCH),
    RuleField("money_only", RuleKind.SWITCH),
)
DRAW_FIELDS: Final = (
    RuleField("deck", RuleKind.CHOICE),
    RuleField("low_ace_joins_seven", RuleKind.SWITCH),
    _STARTING_MONEY,
    _dollars("ante"),
    RuleField("ante_rises_every", RuleKind.NUMBER, highest=100),
    _dollars("min_bet"),
    _dollars("bet_step"),
    *_STAKES,
)
STUD_FIELDS: Final = (
    RuleField("style", RuleKind.CHOICE),
    RuleField("players", RuleKind.NUMBER, lowest=2, highest=8),
    _STARTING_MONEY,
    _dollars("ante", lowest=0),
    _dollars("bring_in"),
    _dollars("small_bet", lowest=10),
    _dollars("big_bet", step=10, lowest=20),
    RuleField("raises_per_street", RuleKind.NUMBER, lowest=1, highest=10),
    RuleField("after_bring_in", RuleKind.CHOICE),
    RuleField("shortage", RuleKind.CHOICE),
    *_STAKES,
)
_BY_NAME: Final = {rule.name: rule for rule in (*DRAW_FIELDS, *STUD_FIELDS)}


def fields_of(rules: Rules) -> tuple[RuleField, ...]:
    """The fields of the game that is played by these rules."""
    return DRAW_FIELDS if isinstance(rules, DrawRules) else STUD_FIELDS


def field_named(name: str) -> RuleField:
    """The field of this name. Raises KeyError."""
    return _BY_NAME[name]


def bounds_of(rules: Rules, rule: RuleField) -> tuple[int, int]:
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


def with_field(rules: Rules, name: str, value: object) -> Rules:
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
