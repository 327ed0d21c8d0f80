"""Changing the fields of the rules one by one: the result is always a valid model."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.rules import DrawRules, Rules, StudRules
from game.match.house_rules import RuleField, RuleKind, bounds_of, field_named, fields_of, with_field


def values_of(rules: Rules, rule: RuleField) -> list[object]:
    if rule.kind is RuleKind.SWITCH:
        return [False, True]
    if rule.kind is RuleKind.CHOICE:
        return list(rule.choices)
    lowest, highest = bounds_of(rules, rule)
    return list(range(lowest, highest + 1, rule.step))


@pytest.mark.parametrize("rules", [DrawRules(), StudRules()])
def test_every_field_of_the_model_is_there(rules: Rules) -> None:
    assert {rule.name for rule in fields_of(rules)} == set(type(rules).model_fields) - {"game"}


@given(data=st.data(), start=st.sampled_from([DrawRules(), StudRules()]))
def test_any_chain_of_changes_stays_valid(data: st.DataObject, start: Rules) -> None:
    rules = start
    for _ in range(6):
        rule = data.draw(st.sampled_from(fields_of(rules)))
        value = data.draw(st.sampled_from(values_of(rules, rule)))
        rules = with_field(rules, rule.name, value)
        assert getattr(rules, rule.name) == value
        assert type(rules).model_validate(rules.model_dump()) == rules


def test_the_big_bet_is_two_small_ones() -> None:
    rules = with_field(StudRules(), "big_bet", 60)
    assert isinstance(rules, StudRules)
    assert (rules.small_bet, rules.big_bet) == (30, 60)


def test_the_reserve_follows_the_value_as_long_as_it_is_the_same() -> None:
    assert with_field(DrawRules(), "garment_value", 40).buy_back_reserve == 40
    own = DrawRules(garment_value=15, buy_back_reserve=30)
    assert with_field(own, "garment_value", 40).buy_back_reserve == 30


def test_seven_players_at_most_sends_the_eighth_home() -> None:
    rules = with_field(StudRules(players=8), "shortage", "seven_players")
    assert isinstance(rules, StudRules)
    assert rules.players == 7
    assert bounds_of(rules, field_named("players"))[1] == 7
