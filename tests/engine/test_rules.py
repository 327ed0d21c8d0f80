"""The bounds of the rules, and the presets of rules 4.7."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import ValidationError

from engine import DrawRules, MatchSetup, SeatSetup, StudRules
from engine.presets import DRAW_PRESETS, DRAW_PRESETS_BOTH_STAKE, Evening

HUMAN = SeatSetup(player="human")
OPPONENT = SeatSetup(player="opponent", wardrobe=("hat",))


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"starting_money": 9}, "starting_money must be at least two antes"),
        ({"ante": 20}, "garment_value must be at least the ante"),
        ({"buy_back_reserve": 4}, "buy_back_reserve must be at least the ante"),
        ({"deck": 40}, "deck"),
        ({"ante": 0}, "ante"),
        ({"ante": "5"}, "ante"),
        ({"blinds": 5}, "blinds"),
    ],
)
def test_draw_refuses_what_cannot_be_played(fields: dict[str, Any], message: str) -> None:
    with pytest.raises(ValidationError, match=message):
        DrawRules(**fields)


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"big_bet": 30}, "big_bet must be twice small_bet"),
        ({"bring_in": 10}, "bring_in must be less than small_bet"),
        ({"garment_value": 4, "buy_back_reserve": 60}, "garment_value must be at least the ante"),
        ({"buy_back_reserve": 4}, "buy_back_reserve must be at least the ante"),
        ({"players": 8, "shortage": "seven_players"}, "an eighth player cannot sit down"),
        ({"players": 9}, "players"),
    ],
)
def test_stud_refuses_what_cannot_be_played(fields: dict[str, Any], message: str) -> None:
    with pytest.raises(ValidationError, match=message):
        StudRules(**fields)


@pytest.mark.parametrize(
    ("rules", "seats", "message"),
    [
        (DrawRules(), (HUMAN, OPPONENT, OPPONENT), "the rules ask for 2 seats, 3 are given"),
        (StudRules(players=3), (HUMAN, OPPONENT), "the rules ask for 3 seats, 2 are given"),
        (DrawRules(), (HUMAN, HUMAN), "every opponent needs a wardrobe"),
        (DrawRules(player_wardrobe=True), (HUMAN, OPPONENT), "seat 0 has no wardrobe"),
    ],
)
def test_a_setup_fits_its_rules(rules: DrawRules | StudRules, seats: tuple[SeatSetup, ...], message: str) -> None:
    with pytest.raises(ValidationError, match=message):
        MatchSetup(rules=rules, seats=seats)


def test_the_reserve_follows_the_value_unless_it_is_given() -> None:
    assert DrawRules(garment_value=25).buy_back_reserve == 25
    assert DrawRules(garment_value=25, buy_back_reserve=5).buy_back_reserve == 5
    assert DrawRules().buy_back_reserve == DrawRules().garment_value


@pytest.mark.parametrize(("deck", "flag", "applies"), [(32, True, True), (32, False, False), (52, True, False)])
def test_the_low_ace_joins_the_seven_in_the_short_deck_only(deck: Any, flag: bool, applies: bool) -> None:  # noqa: ANN401
    assert DrawRules(deck=deck, low_ace_joins_seven=flag).low_ace_applies is applies


def test_the_presets_are_those_of_the_rules_page() -> None:
    amounts = {
        name: [
            (rules.starting_money, rules.garment_value, rules.buy_back_reserve, rules.player_wardrobe)
            for rules in (DRAW_PRESETS[name], DRAW_PRESETS_BOTH_STAKE[name])
        ]
        for name in Evening
    }
    assert amounts == {
        Evening.QUICK: [(50, 10, 10, False), (30, 5, 5, True)],
        Evening.CLASSIC: [(60, 15, 15, False), (30, 10, 10, True)],
        Evening.LONG: [(100, 25, 25, False), (40, 15, 15, True)],
    }
    assert DRAW_PRESETS[Evening.CLASSIC] == DrawRules()


def test_the_amounts_of_stud_are_those_that_were_measured() -> None:
    rules = StudRules()
    assert (rules.starting_money, rules.garment_value, rules.buy_back_reserve) == (250, 15, 15)
