"""The course of a deal: what is dealt to whom, who speaks first, what may be bet (rules 3.1 to 3.3)."""

from __future__ import annotations

import pytest

from engine.actions import Action, Bet, BringIn, Call, Check, Complete, Draw, Drop, Fold, Raise, Stay
from engine.cards import parse_cards
from engine.events import AntePosted, BringInPosted, CardsDealt, Checked, Completed, HandShown, PotWon, StreetStarted
from engine.legality import IllegalAction, Refusal
from engine.views import Phase
from tests.engine.stud.stacked import LIMIT, StackedDeal, pots_won

HOME = LIMIT.model_copy(update={"style": "home"})
OPEN = LIMIT.model_copy(update={"after_bring_in": "check"})
ACES, DEUCES, TREYS = "Ac Ad Ah", "Kc Kd 2c", "Qc Qd 3c"


class TestTheDealing:
    def test_starts_left_of_the_dealer_one_card_at_a_time(self) -> None:
        game = StackedDeal([ACES, DEUCES, TREYS], dealer=0)
        dealt = [event for event in game.table.events if isinstance(event, CardsDealt)]
        assert [event.seat for event in dealt] == [1, 2, 0] * 3
        assert [event.face_up for event in dealt] == [False] * 6 + [True] * 3
        assert game.table.seats[0].cards == list(parse_cards(ACES))

    def test_gives_four_cards_face_down_in_all_and_burns_before_each_later_street(self) -> None:
        game = StackedDeal([ACES, DEUCES])
        game.check_down()
        streets = [event for event in game.table.events if isinstance(event, StreetStarted)]
        assert streets == [StreetStarted(3, burned=False), *(StreetStarted(n, burned=True) for n in (4, 5, 6, 7))]
        faces = [event.face_up for event in game.table.events if isinstance(event, CardsDealt) and event.seat == 0]
        assert faces == [False, False, True, True, True, True, False]
        assert len(game.table.seats[0].up_cards) == 4

    def test_gives_nothing_to_those_who_have_folded(self) -> None:
        game = StackedDeal([ACES, DEUCES, TREYS], left_on={2: 3})
        game.act(BringIn(), Fold())
        game.check_down()
        assert len(game.table.seats[2].cards) == 3
        assert [event.seat for event in game.table.events if isinstance(event, HandShown)] == [0, 1]

    def test_needs_no_ante_at_a_micro_limit_table(self) -> None:
        game = StackedDeal([ACES, DEUCES], rules=LIMIT.model_copy(update={"ante": 0}))
        assert not any(isinstance(event, AntePosted) for event in game.table.events)
        assert game.money() == [200, 200]

    def test_takes_from_everybody_what_the_poorest_has_for_an_ante(self) -> None:
        rules = LIMIT.model_copy(update={"ante": 3})
        game = StackedDeal([ACES, DEUCES, TREYS], rules=rules, stacks=[200, 2, 200])
        assert [event.amount for event in game.table.events if isinstance(event, AntePosted)] == [2, 2, 2]
        assert game.money() == [198, 0, 198]


def _with_hidden_pairs(showing: tuple[str, ...]) -> list[str]:
    return [f"{hidden} {card}" for hidden, card in zip(("Jc Js", "Tc Ts", "9c 9s"), showing, strict=True)]


class TestTheFirstToSpeak:
    @pytest.mark.parametrize(
        ("showing", "first"),
        [
            (("2h", "2d", "2c"), 2),
            (("2s", "2h", "2d"), 2),
            (("Ac", "Kd", "Ah"), 1),
            (("3c", "2s", "4c"), 1),
        ],
    )
    def test_posts_the_bring_in_with_the_lowest_card_told_apart_by_suit(
        self, showing: tuple[str, ...], first: int
    ) -> None:
        game = StackedDeal(
            [f"{hidden} {card}" for hidden, card in zip(("Jc Js", "Tc Ts", "9c 9s"), showing, strict=True)]
        )
        assert game.deal.actor == first
        assert game.kinds() == ["COMPLETE", "BRING_IN"]

    @pytest.mark.parametrize(
        ("showing", "dealer", "first"),
        [
            (("2h", "Kd", "3c"), 2, 1),
            (("Kh", "Kd", "3c"), 2, 0),
            (("Kh", "Kd", "3c"), 0, 1),
            (("Kc", "3d", "Ks"), 1, 2),
        ],
    )
    def test_has_the_highest_card_at_home_and_of_equals_is_first_to_the_dealers_left(
        self, showing: tuple[str, ...], dealer: int, first: int
    ) -> None:
        game = StackedDeal(_with_hidden_pairs(showing), rules=HOME, dealer=dealer)
        assert game.deal.actor == first
        assert game.kinds() == ["BET", "CHECK", "FOLD"]

    @pytest.mark.parametrize(
        ("boards", "first"),
        [
            (("2c 2d", "Ah Kd"), 0),
            (("2c 3d", "Ah 4d"), 1),
            (("Ah Kc", "As Kd"), 0),
            (("2c 2d", "3h 3d"), 1),
            (("9c 9d 4h", "Ah Kd Qd"), 0),
            (("9c 9d 4h", "9h 9s Qd"), 1),
            (("9c 9d 4h 4c", "Ah Ad Qd Kd"), 0),
            (("9c 9d 9h 2c", "Ah Ad Kc Kd"), 0),
            (("Tc Jc Qc Kc", "2h 2d 4d 5d"), 1),
            (("9c Td Jh Qs", "Ah 3d 4d 5c"), 1),
        ],
    )
    def test_shows_the_best_hand_on_later_streets_where_straights_and_flushes_do_not_count(
        self, boards: tuple[str, str], first: int
    ) -> None:
        game = StackedDeal([f"8c 7c {boards[0]}", f"8h 7h {boards[1]}"])
        street = 3
        while street < len(boards[0].split()) + 2:
            street += 1
            while len(game.table.seats[0].cards) < street:
                game.act(Call() if "CALL" in game.kinds() else BringIn() if "BRING_IN" in game.kinds() else Check())
        assert game.deal.actor == first

    def test_of_equal_boards_is_first_to_the_dealers_left(self) -> None:
        for dealer, first in ((2, 0), (0, 1), (1, 0)):
            game = StackedDeal(["8c 7c Ah Kc", "8h 7h As Kd", "8s 7d 2c 3d"], dealer=dealer)
            game.act(BringIn(), Call(), Call())
            assert (game.deal.phase, game.deal.actor) == (Phase.FOURTH_STREET, first)

    def test_without_money_is_passed_over(self) -> None:
        game = StackedDeal([ACES, DEUCES, TREYS], stacks=[200, 1, 200])
        assert game.money() == [199, 0, 199]
        assert game.deal.actor == 2
        assert game.kinds() == ["COMPLETE", "BRING_IN"]


class TestTheBringIn:
    def test_costs_its_amount_and_ends_the_turn(self) -> None:
        game = StackedDeal([ACES, DEUCES, TREYS])
        assert [option.cost for option in game.deal.options()] == [4, 2]
        assert game.act(BringIn()) == (BringInPosted(1, 2),)
        assert game.deal.actor == 2

    def test_cannot_be_folded_checked_or_called(self) -> None:
        game = StackedDeal([ACES, DEUCES])
        for action in (Fold(), Check(), Call(), Bet(4), Raise(4)):
            assert game.deal.why_not(action) is Refusal.BRING_IN_DUE

    def test_may_be_completed_at_once(self) -> None:
        game = StackedDeal([ACES, DEUCES])
        assert game.act(Complete()) == (Completed(1, 4),)
        assert game.deal.outstanding(0) == 4
        assert game.kinds() == ["RAISE", "CALL", "FOLD"]

    def test_is_called_completed_or_folded_by_the_others(self) -> None:
        game = StackedDeal([ACES, DEUCES, TREYS])
        game.act(BringIn())
        assert game.kinds() == ["COMPLETE", "CALL", "FOLD"]
        assert [option.cost for option in game.deal.options()] == [4, 2, 0]
        game.act(Complete())
        assert game.kinds() == ["RAISE", "CALL", "FOLD"]
        game.act(Call())
        assert game.deal.outstanding(1) == 2

    def test_is_not_asked_again_when_everybody_has_called(self) -> None:
        game = StackedDeal([ACES, DEUCES, TREYS])
        game.act(BringIn(), Call(), Call())
        assert game.deal.phase is Phase.FOURTH_STREET

    def test_of_less_money_than_its_amount_is_what_is_left(self) -> None:
        game = StackedDeal([ACES, DEUCES], stacks=[200, 2])
        assert game.kinds() == ["BRING_IN"]
        assert game.act(BringIn()) == (BringInPosted(1, 1),)
        assert game.deal.outstanding(0) == 1

    def test_counts_as_no_bet_for_the_cap(self) -> None:
        game = StackedDeal([ACES, DEUCES, TREYS])
        game.act(BringIn(), Complete(), Raise(4), Raise(4), Raise(4))
        assert game.deal.outstanding(0) == 8
        assert game.kinds() == ["CALL", "FOLD"]
        assert game.deal.why_not(Raise(4)) is Refusal.CAP_REACHED


class TestTheOpenBringIn:
    """The source text's wording: the next player may check."""

    def test_need_not_be_matched(self) -> None:
        game = StackedDeal([ACES, DEUCES, TREYS], rules=OPEN)
        game.act(BringIn())
        assert game.kinds() == ["COMPLETE", "CHECK", "FOLD"]
        assert game.deal.outstanding(2) == 0
        assert game.act(Check()) == (Checked(2),)

    def test_stays_in_the_pot_for_everybody_to_win(self) -> None:
        game = StackedDeal(["Ac Ad Ah As 4c 9d 7h", DEUCES, TREYS], rules=OPEN)
        game.act(BringIn(), Check(), Check())
        assert game.deal.phase is Phase.FOURTH_STREET
        assert [pot.amount for pot in game.deal.pots()] == [5]
        assert pots_won(game.check_down()) == [(0, 0, 5)]
        assert game.money() == [204, 197, 199]

    def test_counts_towards_the_small_bet_once_somebody_completes(self) -> None:
        game = StackedDeal([ACES, DEUCES, TREYS], rules=OPEN)
        game.act(BringIn(), Check(), Complete())
        assert game.deal.actor == 1
        assert (game.deal.outstanding(1), game.deal.outstanding(2)) == (2, 4)
        assert game.kinds() == ["RAISE", "CALL", "FOLD"]

    def test_is_lost_by_its_owner_who_folds_to_the_completion(self) -> None:
        game = StackedDeal([ACES, DEUCES, TREYS], rules=OPEN)
        game.act(BringIn(), Check(), Complete(), Fold(), Fold())
        assert game.money() == [204, 197, 199]

    def test_may_be_all_that_its_owner_has(self) -> None:
        game = StackedDeal([DEUCES, "Ac Ad 2d", TREYS], rules=OPEN, stacks=[2, 200, 200])
        game.act(BringIn(), Check(), Check())
        events = game.check_down()
        assert sum(amount for _, _, amount in pots_won(events)) == 4
        assert len({pot for pot, _, _ in pots_won(events)}) == 1


class TestTheLimits:
    def test_are_the_small_bet_to_fourth_street_and_the_big_bet_from_fifth(self) -> None:
        game = StackedDeal([ACES, DEUCES], rules=HOME)
        sizes = []
        while not game.deal.is_over:
            action = game.add()
            sizes.append(getattr(action, "amount", 0))
            game.act(action, Call())
        assert sizes == [4, 4, 8, 8, 8]

    def test_allow_three_raises_after_the_bet(self) -> None:
        game = StackedDeal([ACES, DEUCES, TREYS], rules=HOME)
        game.act(Bet(4), Raise(4), Raise(4), Raise(4))
        assert game.kinds() == ["CALL", "FOLD"]
        assert game.deal.raises_this_round == 3

    def test_have_no_cap_when_two_players_are_left(self) -> None:
        game = StackedDeal([ACES, DEUCES], rules=HOME)
        game.act(Bet(4), *[Raise(4)] * 20)
        assert game.kinds() == ["RAISE", "CALL", "FOLD"]
        three = StackedDeal([ACES, DEUCES, TREYS], rules=HOME)
        three.act(Bet(4), Raise(4), Raise(4), Raise(4), Fold())
        assert three.kinds() == ["RAISE", "CALL", "FOLD"]

    def test_are_lifted_by_no_other_amount(self) -> None:
        game = StackedDeal([ACES, DEUCES], rules=HOME)
        for amount in (0, 1, 3, 5, 8, 200):
            with pytest.raises(IllegalAction, match="this amount cannot be chosen"):
                game.act(Bet(amount))

    def test_leave_less_to_somebody_who_is_short(self) -> None:
        game = StackedDeal([ACES, DEUCES], rules=HOME, stacks=[4, 200])
        assert game.add() == Bet(3)


@pytest.mark.parametrize("street", [3, 4, 5, 6, 7])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6, 7, 8])
def test_a_player_may_fold_with_nothing_to_call_on_every_street(players: int, street: int) -> None:
    game = StackedDeal([""] * players, rules=HOME)
    while game.deal.phase.value != f"{_NAMES[street]}_street":
        game.act(Check())
    folding = game.deal.actor
    assert folding is not None
    assert game.deal.outstanding(folding) == 0
    game.act(Fold())
    assert game.deal.is_over == (players == 2)
    game.check_down()
    won = [event for event in game.table.events if isinstance(event, PotWon)]
    assert folding not in {event.seat for event in won}
    assert sum(event.amount for event in won) == players


_NAMES = {3: "third", 4: "fourth", 5: "fifth", 6: "sixth", 7: "seventh"}


@pytest.mark.parametrize(
    ("actions", "refused", "reason"),
    [
        ((), Stay(), Refusal.OTHER_GAME),
        ((), Drop(), Refusal.OTHER_GAME),
        ((), Draw(), Refusal.OTHER_GAME),
        ((BringIn(),), BringIn(), Refusal.NO_BRING_IN),
        ((BringIn(),), Check(), Refusal.BET_OUTSTANDING),
        ((BringIn(),), Bet(4), Refusal.COMPLETE_FIRST),
        ((BringIn(),), Raise(4), Refusal.COMPLETE_FIRST),
        ((Complete(),), Complete(), Refusal.NOTHING_TO_COMPLETE),
        ((Complete(),), Bet(4), Refusal.BET_OUTSTANDING),
        ((BringIn(), Call(), Call()), Call(), Refusal.NOTHING_TO_CALL),
        ((BringIn(), Call(), Call()), Raise(4), Refusal.NOTHING_TO_RAISE),
        ((BringIn(), Call(), Call()), Complete(), Refusal.NOTHING_TO_COMPLETE),
    ],
)
def test_what_is_not_on_offer_is_refused_with_its_reason(
    actions: tuple[Action, ...], refused: Action, reason: Refusal
) -> None:
    game = StackedDeal([ACES, DEUCES, TREYS])
    game.act(*actions)
    assert game.deal.why_not(refused) is reason


def test_a_raise_that_nobody_could_answer_is_not_offered() -> None:
    game = StackedDeal([ACES, DEUCES], stacks=[200, 5])
    game.act(Complete())
    assert game.kinds() == ["CALL", "FOLD"]
    assert game.deal.why_not(Raise(4)) is Refusal.NOBODY_CAN_ANSWER


def test_a_raise_without_money_for_it_is_not_offered() -> None:
    game = StackedDeal([ACES, DEUCES], stacks=[5, 200])
    game.act(Complete())
    assert game.deal.why_not(Raise(4)) is Refusal.NO_MONEY


def test_nobody_is_asked_when_nobody_could_answer_a_bet() -> None:
    game = StackedDeal([ACES, DEUCES], stacks=[200, 5])
    game.act(Complete(), Call())
    assert game.deal.is_over


def test_an_amount_without_a_choice_is_named_as_one() -> None:
    game = StackedDeal(["", ""])
    while game.deal.phase == "third_street":
        kinds = game.kinds()
        game.act(BringIn() if "BRING_IN" in kinds else Call() if "CALL" in kinds else Check())
    with pytest.raises(IllegalAction, match=r"Possible now: BET 4, CHECK, FOLD\."):
        game.act(Bet(3))
