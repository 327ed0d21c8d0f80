"""What deals come to, as rows for history and statistics."""

from __future__ import annotations

from engine.actions import Action, Bet, BuyBack, Call, Draw, Drop, Stay
from engine.cards import parse_cards
from engine.evaluation import HandCategory
from engine.events import Event
from engine.rules import DrawRules
from game.storage.results import DealOutcome, DealTracker, GarmentChange, GarmentMove, Results
from tests.engine.stacked import ACES, CLOTHES, FINE, HUMAN, KINGS, OPPONENT, QUEENS, SAME_QUEENS, SEVENS, StackedMatch


class TrackedMatch:
    """A stacked match and what the tracker reports of it."""

    def __init__(self, rules: DrawRules = FINE, human_clothes: tuple[str, ...] = ()) -> None:
        self.stacked = StackedMatch(rules, human_clothes=human_clothes)
        self.tracker = DealTracker(self.stacked.setup)
        self.number = 0

    def deal(self, human: str, opponent: str, then: str = "") -> Results:
        return self._follow(self.stacked.deal(human, opponent, then))

    def act(self, *actions: Action) -> Results:
        """Carry the actions out and return what the last of them added."""
        for action in actions:
            results = self._follow(self.stacked.match.act(action))
        return results

    def _follow(self, events: tuple[Event, ...]) -> Results:
        self.number += 1
        return self.tracker.follow(self.number - 1, events, self.stacked.match)


def test_a_showdown() -> None:
    game = TrackedMatch()
    assert game.deal(ACES, SEVENS, then="2c 3c 4c") == Results()
    deal = game.act(Bet(20), Draw((0, 1)), Draw((3,)), Bet(10), Call()).deal
    assert deal
    assert (deal.number, deal.first_action, deal.last_action) == (1, 0, 5)
    assert (deal.outcome, deal.winner, deal.pot) == (DealOutcome.SHOWDOWN, HUMAN, 70)
    mine, hers = deal.seats
    assert mine.cards == parse_cards("Ac Ad Ah 4c Qd")
    assert hers.cards == parse_cards("2c 3c 7h Js Td")
    assert (mine.category, mine.first_category) == (HandCategory.THREE_OF_A_KIND, HandCategory.THREE_OF_A_KIND)
    assert (hers.category, hers.first_category) == (HandCategory.HIGH_CARD, None)
    assert (mine.exchanged, hers.exchanged) == (1, 2)
    assert (mine.won, mine.net, mine.money) == (70, 35, 95)
    assert (hers.won, hers.net, hers.money) == (0, -35, 25)


def test_a_hand_that_nobody_saw_is_known_to_its_owner_alone() -> None:
    game = TrackedMatch()
    game.deal(KINGS, ACES)
    deal = game.act(Drop()).deal
    assert deal
    assert (deal.outcome, deal.winner, deal.pot) == (DealOutcome.GIVEN_UP, OPPONENT, 10)
    mine, hers = deal.seats
    assert (mine.cards, mine.category) == (parse_cards(KINGS), HandCategory.THREE_OF_A_KIND)
    assert (mine.has_folded, mine.is_shown) == (True, False)
    assert (hers.cards, hers.category, hers.is_shown) == ((), None, False)


def test_a_tie_leaves_the_pot_and_the_redeal_takes_it() -> None:
    game = TrackedMatch()
    game.deal(QUEENS, SAME_QUEENS)
    tied = game.act(Stay(), Draw(), Draw(), Call()).deal
    assert tied
    assert (tied.outcome, tied.winner, tied.pot) == (DealOutcome.TIED, None, 10)
    assert [seat.net for seat in tied.seats] == [-5, -5]
    game.deal(ACES, SEVENS)
    redeal = game.act(Stay(), Draw(), Draw(), Call()).deal
    assert redeal
    assert (redeal.number, redeal.winner, redeal.pot) == (2, HUMAN, 20)
    assert [seat.net for seat in redeal.seats] == [15, -5]


def lose_first_deal(game: TrackedMatch, dollars: int) -> None:
    """The opponent loses so many dollars in the first deal."""
    game.deal(ACES, SEVENS)
    game.act(Bet(dollars - 5), Draw(), Draw(), Call())


def test_garments_are_worth_their_value_while_they_are_on_and_not_at_stake() -> None:
    game = TrackedMatch()
    lose_first_deal(game, 58)
    dealt = game.deal(ACES, SEVENS)
    assert dealt.garments == (GarmentChange(2, OPPONENT, CLOTHES[0], GarmentMove.STAKED),)
    lost = game.act(Bet(12), Draw(), Draw())
    assert lost.garments == (GarmentChange(2, OPPONENT, CLOTHES[0], GarmentMove.LOST),)
    assert lost.deal
    mine, hers = lost.deal.seats
    assert (mine.net, hers.net) == (17, -17)
    assert (mine.money, hers.money) == (135, 0)


def test_a_garment_that_was_bought_back_belongs_to_the_deal_before() -> None:
    game = TrackedMatch()
    lose_first_deal(game, 58)
    game.deal(ACES, SEVENS)
    lost = game.act(Bet(10), Draw(), Draw(), Call())
    assert [change.move for change in lost.garments] == [GarmentMove.LOST]
    staked = game.deal(SEVENS, ACES)
    assert [change.move for change in staked.garments] == [GarmentMove.STAKED]
    won = game.act(Bet(10), Draw(), Draw(), Call())
    assert [change.move for change in won.garments] == [GarmentMove.FREED]
    assert won.deal
    assert [seat.net for seat in won.deal.seats] == [-15, 15]
    game.deal(SEVENS, ACES)
    game.act(Bet(10), Draw(), Draw(), Call())
    bought = game.act(BuyBack())
    assert bought.garments == (GarmentChange(4, OPPONENT, CLOTHES[0], GarmentMove.BOUGHT_BACK),)
    assert bought.deal is None


def test_the_winner_is_told_when_the_match_ends() -> None:
    game = TrackedMatch()
    game.deal(SEVENS, ACES)
    ended = game.act(Bet(55), Draw(), Draw())
    assert ended.match_winner == OPPONENT
    assert ended.deal
    assert ended.deal.seats[HUMAN].net == -60
