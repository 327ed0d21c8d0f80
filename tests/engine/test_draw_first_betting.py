"""Every line of the table of the first betting (rules 2.2)."""

from __future__ import annotations

import pytest

from engine import DrawRules, IllegalAction, Phase, Refusal
from engine.actions import Action, ActionKind, AmountRange, Bet, Call, Draw, Drop, Raise, Stay
from engine.events import CardsExchanged, Folded, HandShown, PotWon, RaiseMade
from tests.engine.stacked import ACES, FINE, HUMAN, KINGS, OPPONENT, QUEENS, SEVENS, StackedMatch, kinds_of


def test_both_post_the_ante_and_get_five_cards_one_at_a_time() -> None:
    game = StackedMatch()
    events = game.deal(human=ACES, opponent=KINGS)
    assert kinds_of(events) == ["DealStarted", "AntePosted", "AntePosted", *["CardsDealt"] * 10]
    assert [event.seat for event in events[3:]] == [0, 1] * 5  # type: ignore[attr-defined]
    assert game.money() == (55, 55)
    assert game.pot == 10
    assert " ".join(map(str, game.match.view(HUMAN).cards)) == ACES


class TestFirstToSpeakNothingBet:
    """First to speak, nothing bet: BET an amount, STAY, DROP."""

    def test_options(self) -> None:
        game = StackedMatch()
        game.deal()
        assert game.match.actor == HUMAN
        assert game.kinds() == ["BET", "STAY", "DROP"]

    def test_bet_puts_the_amount_in_and_passes_the_word(self) -> None:
        game = StackedMatch()
        game.deal()
        game.act(Bet(20))
        assert game.money() == (35, 55)
        assert game.match.actor == OPPONENT
        assert game.match.view(OPPONENT).outstanding == 20

    def test_stay_costs_nothing_and_passes_the_word(self) -> None:
        game = StackedMatch()
        game.deal()
        game.act(Stay())
        assert game.money() == (55, 55)
        assert game.match.actor == OPPONENT

    def test_drop_loses_the_ante_and_shows_nothing(self) -> None:
        game = StackedMatch()
        game.deal()
        events = game.act(Drop())
        assert events[:2] == (Folded(HUMAN), PotWon(OPPONENT, 10, 0, by_showdown=False))
        assert game.money() == (55, 65)
        assert not any(isinstance(event, HandShown) for event in game.match.events)

    @pytest.mark.parametrize(
        ("action", "refusal"),
        [
            (Raise(5), Refusal.NOTHING_TO_RAISE),
            (Draw(), Refusal.FIRST_TO_SPEAK),
            (Call(), Refusal.BEFORE_EXCHANGE),
            (Bet(3), Refusal.AMOUNT),
            (Bet(60), Refusal.AMOUNT),
        ],
    )
    def test_anything_else_is_refused(self, action: Action, refusal: Refusal) -> None:
        game = StackedMatch()
        game.deal()
        assert game.match.why_not(action) is refusal


class TestFacingStay:
    """Facing STAY: BET an amount, DRAW for free, DROP."""

    def test_options(self) -> None:
        game = StackedMatch()
        game.deal()
        game.act(Stay())
        assert game.kinds() == ["BET", "DRAW", "DROP"]
        draw = game.match.options().get(ActionKind.DRAW)
        assert draw
        assert (draw.cost, draw.stake, draw.max_discards) == (0, None, 5)

    def test_bet_can_be_answered_by_the_one_who_stayed(self) -> None:
        game = StackedMatch()
        game.deal()
        game.act(Stay(), Bet(10))
        assert game.match.actor == HUMAN
        assert game.kinds() == ["RAISE", "DRAW", "DROP"]

    def test_draw_is_free_and_begins_the_exchange(self) -> None:
        game = StackedMatch()
        game.deal(then="2c 3c")
        game.act(Stay(), Draw((0, 1)))
        assert game.money() == (55, 55)
        assert game.match.phase is Phase.EXCHANGE
        assert game.match.actor == HUMAN

    def test_drop_gives_the_pot_to_the_one_who_stayed(self) -> None:
        game = StackedMatch()
        game.deal()
        game.act(Stay(), Drop())
        assert game.money() == (65, 55)

    def test_a_second_stay_is_refused(self) -> None:
        game = StackedMatch()
        game.deal()
        game.act(Stay())
        assert game.match.why_not(Stay()) is Refusal.OTHER_HAS_STAYED


class TestFacingBetOrRaise:
    """Facing a BET or RAISE: RAISE, DRAW for the outstanding bet, DROP."""

    def test_options_facing_a_bet(self) -> None:
        game = StackedMatch()
        game.deal()
        game.act(Bet(20))
        raising, drawing, dropping = game.match.options()
        assert (raising.kind, raising.cost, raising.amounts) == (ActionKind.RAISE, 20, AmountRange(5, 5, 35))
        assert (drawing.kind, drawing.cost) == (ActionKind.DRAW, 20)
        assert dropping.kind is ActionKind.DROP

    def test_raise_pays_the_outstanding_bet_plus_the_amount(self) -> None:
        game = StackedMatch()
        game.deal()
        events = game.act(Bet(10), Raise(15))
        assert events[-1] == RaiseMade(OPPONENT, called=10, amount=15)
        assert game.money() == (45, 30)
        assert game.match.view(HUMAN).outstanding == 15

    def test_options_facing_a_raise(self) -> None:
        game = StackedMatch()
        game.deal()
        game.act(Bet(10), Raise(15))
        assert game.match.actor == HUMAN
        assert game.kinds() == ["RAISE", "DRAW", "DROP"]

    def test_only_money_ends_the_raises(self) -> None:
        game = StackedMatch(DrawRules(starting_money=200))
        game.deal()
        game.act(Bet(5), *[Raise(5)] * 38)
        assert game.money() == (0, 5)
        assert game.kinds() == ["DRAW", "DROP"]

    def test_draw_pays_the_outstanding_bet_and_exchanges_at_once(self) -> None:
        game = StackedMatch()
        game.deal(human=ACES, opponent=KINGS, then="2c 3c 4c")
        (event,) = game.act(Bet(10), Draw((3, 4)))[-1:]
        assert isinstance(event, CardsExchanged)
        assert (event.seat, event.paid, event.count) == (OPPONENT, 10, 2)
        assert game.money() == (45, 45)
        assert [str(card) for card in game.match.view(OPPONENT).cards] == ["Kd", "Kh", "Ks", "2c", "3c"]

    def test_drop_loses_what_was_put_in(self) -> None:
        game = StackedMatch()
        game.deal()
        game.act(Bet(10), Raise(10), Drop())
        assert game.money() == (45, 75)

    @pytest.mark.parametrize(
        ("action", "refusal"),
        [
            (Bet(5), Refusal.BET_OUTSTANDING),
            (Stay(), Refusal.BET_OUTSTANDING),
            (Call(), Refusal.BEFORE_EXCHANGE),
        ],
    )
    def test_anything_else_is_refused(self, action: Action, refusal: Refusal) -> None:
        game = StackedMatch()
        game.deal()
        game.act(Bet(10))
        assert game.match.why_not(action) is refusal


class TestExchange:
    """DRAW ends the betting; whoever presses it first exchanges first."""

    def test_the_other_sees_how_many_before_he_marks_his_own(self) -> None:
        game = StackedMatch()
        game.deal()
        game.act(Bet(10), Draw((0, 1, 2)))
        assert game.match.actor == HUMAN
        view = game.match.view(HUMAN)
        assert view.seats[OPPONENT].exchanged == 3
        assert view.me.exchanged is None
        assert game.kinds() == ["DRAW"]

    @pytest.mark.parametrize("count", range(6))
    def test_none_to_all_five_cards_are_exchanged_in_their_places(self, count: int) -> None:
        game = StackedMatch()
        game.deal(human=ACES, opponent=QUEENS, then="2c 2d 2h 2s 3c")
        game.act(Stay(), Draw(), Draw(tuple(range(count))))
        cards = [str(card) for card in game.match.view(HUMAN).cards]
        assert cards == ["2c", "2d", "2h", "2s", "3c"][:count] + ACES.split()[count:]

    def test_the_order_in_which_cards_are_marked_does_not_matter(self) -> None:
        game = StackedMatch()
        game.deal(human=ACES, opponent=QUEENS, then="2c 2d")
        game.act(Stay(), Draw(), Draw((4, 1)))
        assert [str(card) for card in game.match.view(HUMAN).cards] == ["Ac", "2c", "Ah", "Kc", "2d"]

    @pytest.mark.parametrize("discards", [(0, 0), (5,), (-1,), (0, 1, 2, 3, 4, 5)])
    def test_impossible_discards_are_refused(self, discards: tuple[int, ...]) -> None:
        game = StackedMatch()
        game.deal()
        game.act(Stay())
        with pytest.raises(IllegalAction) as caught:
            game.act(Draw(discards))
        assert caught.value.refusal is Refusal.DISCARDS

    def test_after_the_exchange_the_first_to_speak_speaks_first_again(self) -> None:
        game = StackedMatch()
        game.deal()
        game.act(Stay(), Draw(), Draw())
        assert game.match.phase is Phase.SECOND_BETTING
        assert game.match.actor == HUMAN

    @pytest.mark.parametrize("action", [Bet(5), Drop(), Call(), Stay(), Raise(5)])
    def test_nothing_but_draw_is_possible(self, action: Action) -> None:
        game = StackedMatch()
        game.deal()
        game.act(Bet(10), Draw())
        assert game.match.why_not(action) is Refusal.EXCHANGE_NOW


def test_when_neither_can_bet_the_deal_goes_on_to_the_exchange_without_asking() -> None:
    game = StackedMatch(FINE)
    game.lose(HUMAN, 57)
    assert game.money() == (3, 117)
    game.deal(human=SEVENS, opponent=KINGS)
    assert game.match.phase is Phase.EXCHANGE
    assert game.match.actor == OPPONENT  # speaks first in the second deal
    assert game.kinds() == ["DRAW"]
