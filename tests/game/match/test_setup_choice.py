"""From what is chosen to rules and seats: every choice must give a match that can begin."""

from __future__ import annotations

import pytest

from engine.match import Match
from engine.presets import DRAW_PRESETS, DRAW_PRESETS_BOTH_STAKE, Evening
from engine.rules import DrawRules, StudRules
from game.match.own_wardrobe import OWN_GARMENTS, own_garment_words
from game.match.setup_choice import (
    StudTable,
    equal_chance,
    evening_of,
    match_setup,
    source_rules,
    table_of,
    with_evening,
    with_own_stakes,
    with_table,
)
from game.opponents.pack import OpponentPack, load_pack
from game.system.assets import ASSETS
from game.texts import Language


@pytest.fixture(scope="module")
def vera() -> OpponentPack:
    return load_pack(ASSETS / "opponents" / "vera")


@pytest.mark.parametrize("evening", Evening)
@pytest.mark.parametrize("own", [False, True])
def test_every_evening_gives_a_match_that_begins(vera: OpponentPack, evening: Evening, own: bool) -> None:
    rules = with_evening(DrawRules(player_wardrobe=own, deck=32), evening)
    setup = match_setup(rules, [vera])
    assert setup.seats[0].wardrobe == (OWN_GARMENTS if own else ())
    assert setup.seats[1].wardrobe == vera.manifest.garments
    assert Match(setup).options()
    assert evening_of(rules) is evening
    assert rules.deck == 32


@pytest.mark.parametrize("table", StudTable)
@pytest.mark.parametrize("players", range(2, 9))
def test_every_stud_table_gives_a_match_for_every_number(vera: OpponentPack, table: StudTable, players: int) -> None:
    rules = with_table(StudRules(players=players), table)
    assert rules.players == players
    assert table_of(rules) is table
    assert len(match_setup(rules, [vera] * (players - 1)).seats) == players


def test_staking_too_changes_the_amounts_with_it() -> None:
    classic = DRAW_PRESETS[Evening.CLASSIC]
    both = with_own_stakes(classic, on=True)
    assert both == DRAW_PRESETS_BOTH_STAKE[Evening.CLASSIC]
    assert with_own_stakes(both, on=False) == classic


def test_own_amounts_stay_when_staking_changes() -> None:
    own = DrawRules(starting_money=75)
    assert evening_of(own) is None
    assert with_own_stakes(own, on=True) == own.model_copy(update={"player_wardrobe": True})


def test_source_rules_keep_the_players() -> None:
    assert source_rules(StudRules(players=6, style="home")) == StudRules(players=6, after_bring_in="check")
    assert source_rules(DrawRules(starting_money=500)) == DrawRules()


@pytest.mark.parametrize(
    ("rules", "chance"),
    [
        (DRAW_PRESETS[Evening.CLASSIC], 0.30),
        (DRAW_PRESETS_BOTH_STAKE[Evening.CLASSIC], 0.50),
        (DrawRules(money_only=True), 0.50),
    ],
)
def test_the_chance_of_an_equal(vera: OpponentPack, rules: DrawRules, chance: float) -> None:
    assert equal_chance(match_setup(rules, [vera])) == pytest.approx(chance)


@pytest.mark.parametrize("language", Language)
def test_own_garments_have_words_and_icons(language: Language) -> None:
    words = own_garment_words(language)
    assert list(words) == list(OWN_GARMENTS)
    for garment in OWN_GARMENTS:
        assert (ASSETS / "interface" / "garments" / "regular" / f"{garment}.svg").is_file()
    if language is not Language.ENGLISH:
        assert all({"acc", "ins", "short"} <= set(word.forms) for word in words.values())
