"""What is chosen before a match, turned into rules and seats. The setup page shows it; nothing here draws."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from engine.presets import DRAW_PRESETS, DRAW_PRESETS_BOTH_STAKE, Evening
from engine.rules import HUMAN, DrawRules, MatchSetup, Rules, SeatSetup, StudRules
from game.match.own_wardrobe import OWN_GARMENTS
from game.opponents.pack import OpponentPack

HUMAN_PLAYER = "human"
"""Who sits at the human's seat, as setups name them."""
_ROUGHLY = 20
"""Chances are told to the nearest twentieth; more would be pretended."""
_KEPT_FROM_DRAW = ("deck", "low_ace_joins_seven", "money_only", "player_wardrobe")
_KEPT_FROM_STUD = ("players", "money_only", "player_wardrobe")


class StudTable(StrEnum):
    """Whose rules a stud table follows."""

    CASINO = "casino"
    HOME = "home"
    SOURCE = "source"
    """The casino's, but after the bring-in the others may check."""


_STUD_TABLES = {
    StudTable.CASINO: StudRules(),
    StudTable.HOME: StudRules(style="home"),
    StudTable.SOURCE: StudRules(after_bring_in="check"),
}


def with_evening(rules: DrawRules, evening: Evening) -> DrawRules:
    """The measured amounts for an evening of this length; deck and stakes stay as they were chosen."""
    presets = DRAW_PRESETS_BOTH_STAKE if rules.player_wardrobe else DRAW_PRESETS
    return presets[evening].model_copy(update=rules.model_dump(include=set(_KEPT_FROM_DRAW)))


def evening_of(rules: DrawRules) -> Evening | None:
    """The evening whose amounts these are, or None when they were chosen one by one."""
    return next((evening for evening in Evening if with_evening(rules, evening) == rules), None)


def with_own_stakes(rules: DrawRules, *, on: bool) -> DrawRules:
    """Whether the human stakes clothes too. An evening stays one of its length, whose amounts are others then."""
    evening = evening_of(rules)
    changed = rules.model_copy(update={"player_wardrobe": on})
    return with_evening(changed, evening) if evening else changed


def with_table(rules: StudRules, table: StudTable) -> StudRules:
    """The rules of such a table; players and stakes stay as they were chosen."""
    return _STUD_TABLES[table].model_copy(update=rules.model_dump(include=set(_KEPT_FROM_STUD)))


def table_of(rules: StudRules) -> StudTable | None:
    """The table whose rules these are, or None when they were chosen one by one."""
    return next((table for table in StudTable if with_table(rules, table) == rules), None)


def source_rules(rules: Rules) -> Rules:
    """The rules as the game's sources have them, for as many players."""
    if isinstance(rules, DrawRules):
        return DrawRules()
    return with_table(StudRules(players=rules.players), StudTable.SOURCE)


def match_setup(rules: Rules, opponents: Sequence[OpponentPack]) -> MatchSetup:
    """The match against these opponents, seat 1 first. Raises ValidationError when their number is not right."""
    own = OWN_GARMENTS if rules.stakes_clothes(HUMAN) else ()
    seats = [SeatSetup(player=HUMAN_PLAYER, wardrobe=own)]
    seats += [SeatSetup(player=pack.id, wardrobe=pack.manifest.garments) for pack in opponents]
    return MatchSetup(rules=rules, seats=tuple(seats))


def equal_chance(setup: MatchSetup) -> float:
    """About how often the human wins when all play equally well: his share of all that is at the table (4.7)."""
    rules = setup.rules
    worths = [
        rules.starting_money + (0 if rules.money_only else rules.garment_value * len(seat.wardrobe))
        for seat in setup.seats
    ]
    return max(1, round(worths[0] / sum(worths) * _ROUGHLY)) / _ROUGHLY
