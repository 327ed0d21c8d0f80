"""Money and clothes at a stud table (rules 4)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.actions import Bet, BringIn, Call, Check, Complete, Fold
from engine.events import (
    CallMade,
    Event,
    GarmentFreed,
    GarmentLost,
    GarmentStaked,
    SeatBeaten,
    StakeReason,
    UncalledBetReturned,
)
from engine.legality import Refusal
from engine.rules import StudRules
from tests.engine.stud.stacked import StackedDeal, pots_won

CLOTHES = ("hat", "coat", "shirt")
CASINO = StudRules(ante=5, bring_in=5, small_bet=10, big_bet=20, garment_value=60)
HOME = CASINO.model_copy(update={"style": "home"})
CHEAP = StudRules(style="home", ante=5, small_bet=10, big_bet=20, garment_value=15)

LEADS_AND_WINS, FOLLOWS_AND_LOSES = "Ac Ad Ah As 4c 9d 7h", "Kc Kd 2c Qs Jd 8h 3d"
LEADS_AND_LOSES, WINS = "Kc Qd Ah Js 9d 8h 3d", "7c 7d 7h 7s 4c 2d 5s"


def clothes_events(events: Sequence[Event]) -> list[Event]:
    """What happened to garments."""
    kinds = (GarmentStaked, GarmentFreed, GarmentLost, SeatBeaten)
    return [event for event in events if isinstance(event, kinds)]


def test_a_garment_is_staked_for_the_ante_and_lost_with_the_deal() -> None:
    game = StackedDeal([LEADS_AND_WINS, FOLLOWS_AND_LOSES], rules=HOME, stacks=[200, 3], clothes=CLOTHES)
    assert clothes_events(game.table.events) == [GarmentStaked(1, "hat", 60, StakeReason.ANTE)]
    assert game.money() == [195, 58]
    assert clothes_events(game.check_down()) == [GarmentLost(1, "hat", 0, is_last=False)]
    assert game.money() == [205, 58]


def test_a_garment_is_staked_to_answer_and_freed_when_the_deal_is_won() -> None:
    game = StackedDeal([LEADS_AND_LOSES, WINS], rules=HOME, stacks=[200, 7], clothes=CLOTHES)
    game.act(Bet(10))
    call = game.deal.options().choices[0]
    assert (call.kind.name, call.cost, call.stake) == ("CALL", 10, "hat")
    assert game.act(Call())[:2] == (GarmentStaked(1, "hat", 60, StakeReason.CALL), CallMade(1, 10))
    assert game.money() == [185, 52]
    assert clothes_events(game.check_down()) == [GarmentFreed(1, "hat", 60)]
    assert game.money() == [185, 22]


def test_a_garment_is_never_staked_to_bring_in_or_to_complete() -> None:
    game = StackedDeal(["Kc Kd 5c", "Ac Ad 2h"], rules=CASINO, stacks=[200, 5], clothes=CLOTHES)
    assert game.money() == [195, 0]
    assert (game.deal.actor, game.kinds()) == (0, ["COMPLETE", "BRING_IN"])
    game.act(BringIn())
    assert (game.deal.actor, game.kinds()) == (1, ["CALL", "FOLD"])
    assert game.deal.why_not(Complete()) is Refusal.NO_MONEY


def test_a_garment_is_never_staked_to_open() -> None:
    game = StackedDeal([LEADS_AND_LOSES, "Ac Ad Ks"], rules=HOME, stacks=[5, 200], clothes=CLOTHES)
    assert game.deal.actor is None
    both = StackedDeal([LEADS_AND_LOSES, "Ac Ad Kh"], rules=HOME, stacks=[200, 5], clothes=CLOTHES)
    both.act(Check())
    assert both.deal.phase.value == "fourth_street"


def test_what_is_left_of_a_stake_is_ordinary_money() -> None:
    game = StackedDeal([LEADS_AND_LOSES, WINS], rules=HOME, stacks=[200, 7], clothes=CLOTHES)
    game.act(Bet(10), Call(), Bet(10))
    assert game.money() == [185, 42]


def test_who_may_stake_no_more_goes_all_in_for_what_is_left() -> None:
    game = StackedDeal([LEADS_AND_WINS, FOLLOWS_AND_LOSES], rules=CHEAP, stacks=[200, 6], clothes=CLOTHES)
    game.act(Bet(10), Call())
    assert game.money() == [185, 6]
    game.act(Bet(10))
    call = game.deal.options().choices[0]
    assert (call.kind.name, call.cost, call.stake) == ("CALL", 6, None)
    events = game.act(Call())
    assert UncalledBetReturned(0, 4) in events
    assert pots_won(events) == [(0, 0, 42)]
    assert clothes_events(events) == [GarmentLost(1, "hat", 0, is_last=False)]


def test_several_garments_are_staked_for_one_call_when_the_rules_allow_it() -> None:
    rules = StudRules(style="home", ante=5, garment_value=5, stakes_per_deal=2)
    game = StackedDeal([LEADS_AND_WINS, FOLLOWS_AND_LOSES], rules=rules, stacks=[200, 6], clothes=CLOTHES)
    game.act(Bet(10))
    call = game.deal.options().choices[0]
    assert (call.cost, call.stake, call.further_stakes) == (10, "hat", ("coat",))
    assert clothes_events(game.act(Call())) == [
        GarmentStaked(1, "hat", 5, StakeReason.CALL),
        GarmentStaked(1, "coat", 5, StakeReason.CALL),
    ]
    assert clothes_events(game.check_down()) == [
        GarmentLost(1, "hat", 0, is_last=False),
        GarmentLost(1, "coat", 0, is_last=False),
    ]


HANDS_OF_THREE = ["Ac Ad Ah As 4c 9d 7h", "Kc Kd 2c Qs Jd 8h 3d", "Qc Jh 3c 5d 6h 8c 9s"]
"""From the best to the worst."""


def test_any_part_of_a_pot_counts_as_won() -> None:
    game = StackedDeal(HANDS_OF_THREE, rules=CASINO, stacks=[10, 9, 200], clothes=CLOTHES)
    game.act(BringIn(), Complete(), Call(), Call())
    events = game.check_down()
    assert pots_won(events) == [(0, 0, 30), (1, 1, 10)]
    assert clothes_events(events) == [GarmentFreed(1, "hat", 60)]
    assert game.money()[1] == 4


def test_a_garment_comes_off_when_what_was_won_does_not_redeem_it() -> None:
    game = StackedDeal(HANDS_OF_THREE, rules=CASINO, stacks=[55, 5, 200], clothes=CLOTHES)
    while not game.deal.is_over:
        kinds = game.kinds()
        if game.deal.actor == 2 and "CALL" not in kinds:
            game.act(game.add())
        else:
            game.act(Call() if "CALL" in kinds else Check())
    events = game.table.events
    assert pots_won(events) == [(0, 0, 165), (1, 1, 20)]
    assert clothes_events(events) == [
        GarmentStaked(1, "hat", 60, StakeReason.CALL),
        GarmentLost(1, "hat", 0, is_last=False),
    ]
    assert game.money() == [165, 20, 135]


def test_folding_loses_the_stake() -> None:
    game = StackedDeal([LEADS_AND_WINS, FOLLOWS_AND_LOSES], rules=HOME, stacks=[200, 4], clothes=CLOTHES)
    events = game.act(Bet(10), Fold())
    assert clothes_events(events) == [GarmentLost(1, "hat", 0, is_last=False)]
    assert game.money() == [205, 59]


def test_who_loses_the_last_garment_leaves_with_the_money() -> None:
    game = StackedDeal([LEADS_AND_WINS, FOLLOWS_AND_LOSES], rules=HOME, stacks=[200, 4], clothes=("slip",))
    assert clothes_events(game.check_down()) == [GarmentLost(1, "slip", 0, is_last=True), SeatBeaten(1, 59)]
    assert game.table.seats[1].is_beaten


def test_the_human_stakes_clothes_when_the_rules_say_so() -> None:
    rules = HOME.model_copy(update={"player_wardrobe": True})
    game = StackedDeal([FOLLOWS_AND_LOSES, LEADS_AND_WINS], rules=rules, stacks=[3, 200], clothes=CLOTHES)
    assert clothes_events(game.table.events) == [GarmentStaked(0, "hat", 60, StakeReason.ANTE)]
    assert clothes_events(game.check_down()) == [GarmentLost(0, "hat", 1, is_last=False)]


def test_the_human_without_a_wardrobe_goes_all_in_and_is_beaten_without_money() -> None:
    game = StackedDeal([LEADS_AND_LOSES, WINS], rules=HOME, stacks=[8, 200], clothes=CLOTHES)
    game.act(Bet(3), Call())
    assert game.deal.is_over
    assert clothes_events(game.table.events) == [SeatBeaten(0, 0)]
