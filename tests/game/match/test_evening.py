from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.players.levels import Level
from engine.presets import DRAW_PRESETS, Evening
from engine.rules import DrawRules
from game.match.evening import LADDER, RungState, evening_rules, rung_of_reward, standing
from game.opponents.cast import Cast
from game.storage.evenings import EveningMatch
from game.storage.match_rows import MatchState
from game.storage.progress import Unlock
from game.system.assets import ASSETS

WON, LOST, RUNNING, GIVEN_UP = MatchState.WON, MatchState.LOST, MatchState.RUNNING, MatchState.ABANDONED
STAKE = 60


def match(rung: int, state: MatchState, money: int = 150) -> EveningMatch:
    return EveningMatch(id=1000 + rung, rung=rung, state=state, stake=STAKE, money=money if state is WON else 0)


def test_an_evening_begins_at_the_first_rung_with_an_empty_purse() -> None:
    now = standing(())
    assert now.next == LADDER[0]
    assert (now.purse, now.tries, now.waiting, now.won) == (0, 0, None, frozenset())
    assert [now.state_of(rung) for rung in LADDER] == [RungState.NEXT, *[RungState.AHEAD] * 7]


def test_a_won_match_leads_on_and_fills_the_purse() -> None:
    now = standing([match(1, WON, 150), match(2, WON, 120)])
    assert now.next == LADDER[2]
    assert now.purse == 90 + 60
    assert [now.state_of(rung) for rung in LADDER[:4]] == [
        RungState.WON, RungState.WON, RungState.NEXT, RungState.AHEAD,
    ]  # fmt: skip


@pytest.mark.parametrize("state", [LOST, GIVEN_UP])
def test_a_lost_match_costs_its_stake_and_offers_another_try(state: MatchState) -> None:
    now = standing([match(1, WON), match(2, state)])
    assert now.next == LADDER[1]
    assert (now.purse, now.tries) == (90 - STAKE, 1)


def test_a_purse_is_never_below_nothing() -> None:
    assert standing([match(1, LOST), match(1, LOST), match(1, WON, 100)]).purse == 40


def test_a_match_that_waits_is_gone_on_with_and_costs_nothing_yet() -> None:
    now = standing([match(1, WON), match(2, LOST), match(2, RUNNING)])
    assert now.waiting == 1002
    assert (now.tries, now.purse) == (1, 30)


def test_playing_a_won_rung_again_begins_a_new_evening() -> None:
    now = standing([match(1, WON), match(2, WON), match(1, RUNNING)])
    assert (now.next, now.waiting, now.purse, now.won) == (LADDER[0], 1001, 0, frozenset())


def test_after_the_last_rung_nobody_is_next() -> None:
    now = standing([match(rung.number, WON) for rung in LADDER])
    assert now.next is None
    assert {now.state_of(rung) for rung in LADDER} == {RungState.WON}


def test_rungs_without_an_opponent_are_passed_over() -> None:
    now = standing([match(1, WON)], [rung for rung in LADDER if rung.number != 2])
    assert now.next == LADDER[2]


@given(st.lists(st.tuples(st.sampled_from([WON, LOST, GIVEN_UP]), st.integers(0, 400))))
def test_whoever_plays_what_is_next_always_has_a_purse_and_a_way_on(played: list[tuple[MatchState, int]]) -> None:
    matches: list[EveningMatch] = []
    for state, brought in played:
        now = standing(matches)
        rung = now.next or LADDER[0]
        matches.append(match(rung.number, state, STAKE + brought))
        after = standing(matches)
        assert after.purse >= 0
        if now.next is not None:
            assert len(after.won) == len(now.won) + (state is WON)


def test_levels_never_fall_and_everybody_of_the_cast_waits_on_one_rung() -> None:
    order = list(Level)
    places = [order.index(rung.level) for rung in LADDER]
    assert places == sorted(places)
    assert sorted(rung.opponent for rung in LADDER) == list(Cast([ASSETS / "opponents"]).ids())
    assert [rung.number for rung in LADDER] == list(range(1, 9))


def test_matches_have_the_classic_amounts_and_the_chosen_deck() -> None:
    chosen = DrawRules(deck=32, starting_money=500, ante=3)
    assert evening_rules(chosen) == DRAW_PRESETS[Evening.CLASSIC].model_copy(update={"deck": 32})
    assert evening_rules(chosen, money_only=True).money_only


def test_what_the_ladder_does_not_unlock_is_free() -> None:
    assert rung_of_reward(Unlock("felt", "green")) is None
    assert rung_of_reward(Unlock("felt", "burgundy")) == LADDER[1]
