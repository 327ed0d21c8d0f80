"""The rules in words follow the rules model, field by field."""

from __future__ import annotations

import pytest

from engine.rules import DrawRules, StudRules
from game.texts import Language, Texts
from game.texts.rule_fields import FIELD_SENTENCES, field_name, field_value, rule_fields
from game.texts.rules import RuleSection, draw_rules, garment_rules, stud_rules

DRAW_CHANGES: dict[str, dict[str, object]] = {
    "deck": {"deck": 32},
    "ante": {"ante": 10},
    "starting_money": {"starting_money": 85},
    "min_bet": {"min_bet": 10},
    "bet_step": {"bet_step": 1},
    "ante_rises_every": {"ante_rises_every": 7},
    "low_ace_joins_seven": {"deck": 32, "low_ace_joins_seven": True},
    "garment_value": {"garment_value": 35, "buy_back_reserve": 15},
    "buy_back_reserve": {"buy_back_reserve": 25},
    "stakes_per_deal": {"stakes_per_deal": 3},
    "player_wardrobe": {"player_wardrobe": True},
    "money_only": {"money_only": True},
}
STUD_CHANGES: dict[str, dict[str, object]] = {
    "style": {"style": "home"},
    "players": {"players": 2},
    "starting_money": {"starting_money": 450},
    "ante": {"ante": 0},
    "bring_in": {"bring_in": 3},
    "small_bet": {"small_bet": 30, "big_bet": 60},
    "big_bet": {"small_bet": 30, "big_bet": 60},
    "raises_per_street": {"raises_per_street": 1},
    "after_bring_in": {"after_bring_in": "check"},
    "shortage": {"shortage": "community"},
    "garment_value": {"garment_value": 90, "buy_back_reserve": 60},
    "buy_back_reserve": {"buy_back_reserve": 75},
    "stakes_per_deal": {"stakes_per_deal": 2},
    "player_wardrobe": {"player_wardrobe": True},
    "money_only": {"money_only": True},
}


def told(texts: Texts, rules: DrawRules | StudRules) -> set[str]:
    game = draw_rules(texts, rules) if isinstance(rules, DrawRules) else stud_rules(texts, rules)
    sections: tuple[RuleSection, ...] = (*game, *garment_rules(texts, rules))
    captions = [section.example.caption for section in sections if section.example is not None]
    return {sentence for section in sections for sentence in section.sentences} | set(captions)


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("field", DRAW_CHANGES)
def test_every_field_of_draw_changes_what_is_told(language: Language, field: str) -> None:
    texts = Texts(language)
    before = DrawRules.model_validate({"deck": 32}) if field == "low_ace_joins_seven" else DrawRules()
    after = DrawRules.model_validate(DRAW_CHANGES[field])
    assert told(texts, before) != told(texts, after)


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("field", STUD_CHANGES)
def test_every_field_of_stud_changes_what_is_told(language: Language, field: str) -> None:
    texts = Texts(language)
    assert told(texts, StudRules()) != told(texts, StudRules.model_validate(STUD_CHANGES[field]))


@pytest.mark.parametrize("rules", [DrawRules(), StudRules()])
@pytest.mark.parametrize("language", Language)
def test_every_field_has_a_name_a_sentence_and_a_value(rules: DrawRules | StudRules, language: Language) -> None:
    texts = Texts(language)
    fields = rule_fields(rules)
    assert set(fields) == set(type(rules).model_fields) - {"game"}
    for field in fields:
        assert field_name(texts, field)
        assert texts.tr(FIELD_SENTENCES[field]).endswith(".")
        assert field_value(texts, field, getattr(rules, field))


def test_amounts_are_those_in_force() -> None:
    texts = Texts()
    sentences = told(texts, DrawRules(ante=10, min_bet=15, bet_step=20, starting_money=90, garment_value=40))
    assert "Both players put $10 into the pot and get five cards." in sentences
    assert "The smallest bet or raise is $15; larger ones grow by $20." in sentences
    assert "Everybody begins the match with $90." in sentences
    assert "Every garment is worth $40." in sentences


def test_the_low_ace_is_pictured_as_it_counts() -> None:
    texts = Texts()
    without = draw_rules(texts, DrawRules(deck=32))[0].example
    with_it = draw_rules(texts, DrawRules(deck=32, low_ace_joins_seven=True))[0].example
    assert without is not None
    assert with_it is not None
    assert (without.caption, without.counting) == ("High card", 1)
    assert (with_it.caption, with_it.counting) == ("Straight", None)
