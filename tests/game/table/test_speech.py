"""What may be said about what: from events to tags, and to the words of lines."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from engine import events as ev
from engine.cards import parse_cards
from engine.evaluation import evaluate
from engine.rules import DrawRules, MatchSetup, SeatSetup, StudRules
from game.lines.situation import Situation
from game.opponents.cast import Cast
from game.system.assets import ASSETS
from game.table.names import MatchNames
from game.table.speech import Facts, Speech
from game.table.state import TableState, first_state, state_after
from game.texts import Texts

HUMAN, VERA, ODESSA = 0, 1, 2
DRAW = MatchSetup(
    rules=DrawRules(starting_money=60, ante=5),
    seats=(SeatSetup(player="human"), SeatSetup(player="vera", wardrobe=("gown", "slip"))),
)
STUD = MatchSetup(
    rules=StudRules(players=3),
    seats=(
        SeatSetup(player="human"),
        SeatSetup(player="vera", wardrobe=("gown", "slip")),
        SeatSetup(player="odessa", wardrobe=("coat",)),
    ),
)
QUEENS = "Qs Qh 7d 5c 2s"
LOWER_QUEENS = "Qd Qc 7s 4c 2h"
ACES = "As Ah 7d 5c 2s"
FOURS = "4s 4h 4d 4c 2s"


def _shown(seat: int, text: str) -> ev.HandShown:
    return ev.HandShown(seat, parse_cards(text), evaluate(parse_cards(text)))


def _won(seat: int, amount: int = 20, pot: int = 0, *, by_showdown: bool = True) -> ev.PotWon:
    return ev.PotWon(seat, amount, pot, by_showdown)


def _deal(number: int = 1, *, is_redeal: bool = False) -> ev.DealStarted:
    return ev.DealStarted(number, "", 0, 0, 0, is_redeal)


def _speech(setup: MatchSetup, cast: Cast, me: int = VERA, former: Iterable[ev.Event] = ()) -> Speech:
    texts = Texts()
    return Speech(setup, me, "regular", MatchNames(setup, cast, texts), texts, former=former)


class _Table:
    """A table at which things happen, and Vera who may speak of them."""

    def __init__(self, setup: MatchSetup, cast: Cast, me: int = VERA) -> None:
        self.state: TableState = first_state(setup)
        self.speech = _speech(setup, cast, me)
        self.situations: dict[str, Situation] = {}

    def after(self, *events: ev.Event) -> list[str]:
        """The tags of what happens now."""
        occasions = self.speech.occasions(self.state, events)
        self.state = state_after(self.state, events)
        self.situations = {each.tag: self.speech.situation(each.facts) for each in occasions}
        return [occasion.tag for occasion in occasions]

    def word(self, tag: str, name: str) -> str | None:
        """What a variable stands for in lines of a tag."""
        value = self.situations[tag].values.get(name)
        return None if value is None else str(value)


@pytest.fixture(scope="module")
def cast() -> Cast:
    return Cast((ASSETS / "opponents",))


@pytest.fixture
def draw(cast: Cast) -> _Table:
    return _Table(DRAW, cast)


@pytest.fixture
def stud(cast: Cast) -> _Table:
    return _Table(STUD, cast)


# ------------------------------------------------------------ the deal begins
def test_every_fifth_deal_is_worth_a_word(draw: _Table) -> None:
    assert [number for number in range(1, 16) if "deal_start" in draw.after(_deal(number))] == [5, 10, 15]


def test_the_human_is_short_of_money(draw: _Table) -> None:
    assert "human_short" not in draw.after(_deal())
    draw.after(ev.BetMade(HUMAN, 46), _won(VERA, 46))
    assert "human_short" in draw.after(_deal(2))
    assert draw.word("human_short", "amount") == "$14"
    assert "human_short" not in draw.after(_deal(3, is_redeal=True))


def test_only_one_garment_is_left(draw: _Table) -> None:
    assert "one_left" not in draw.after(_deal())
    draw.after(ev.GarmentLost(VERA, "gown", HUMAN, is_last=False))
    assert "one_left" in draw.after(_deal(2))
    assert draw.word("one_left", "garment") == "silk slip"


# ------------------------------------------------------------ actions
def test_the_human_exchanges_many(draw: _Table) -> None:
    draw.after(_deal())
    hand = ev.CardsDealt(HUMAN, 5, parse_cards(QUEENS))
    draw.after(hand)

    def exchange(count: int) -> list[str]:
        return draw.after(ev.CardsExchanged(HUMAN, count, 0, (), (), ()))

    assert [exchange(count) for count in range(6)] == [
        ["human_exchange_0"],
        [],
        [],
        [],
        ["human_exchange_many"],
        ["human_exchange_many"],
    ]
    assert draw.situations["human_exchange_many"].count == 5


def test_raises_are_counted_by_seat_and_betting(draw: _Table) -> None:
    draw.after(_deal(), ev.BetMade(VERA, 5))
    counts = []
    for event in (
        ev.RaiseMade(HUMAN, 5, 5),
        ev.RaiseMade(VERA, 5, 5),
        ev.RaiseMade(HUMAN, 5, 5),
        ev.RaiseMade(VERA, 5, 5),
        ev.CardsExchanged(HUMAN, 0, 5, (), (), ()),
        ev.RaiseMade(VERA, 5, 5),
    ):
        [tag] = draw.after(event)
        counts.append((tag, draw.situations[tag].count))
    assert counts == [
        ("human_raise", 1),
        ("raise", 1),
        ("human_raise", 2),
        ("reraise", 2),
        ("human_exchange_0", None),
        ("raise", 1),
    ]


def _up(card: str, seat: int = VERA) -> ev.CardsDealt:
    return ev.CardsDealt(seat, 1, parse_cards(card), face_up=True)


def test_open_cards_are_good_when_they_pair_or_are_aces(stud: _Table) -> None:
    stud.after(_deal(), ev.StreetStarted(3, burned=False), ev.CardsDealt(VERA, 2, ()))
    assert stud.after(_up("9s")) == []
    assert stud.after(ev.StreetStarted(4, burned=True), _up("2d")) == ["up_bad"]
    assert stud.after(ev.StreetStarted(5, burned=True), _up("9h")) == ["up_good"]
    assert stud.word("up_good", "hand") == "pair of nines"
    assert stud.after(ev.StreetStarted(6, burned=True), _up("Ac")) == ["up_good"]


def test_an_open_card_that_may_help_is_not_bad(stud: _Table) -> None:
    stud.after(_deal(), ev.StreetStarted(3, burned=False), _up("9s"), ev.StreetStarted(4, burned=True))
    assert stud.after(_up("2s")) == []
    assert stud.after(_up("Td", ODESSA)) == []


def test_hidden_cards_are_no_occasion(stud: _Table) -> None:
    assert stud.after(ev.CardsDealt(VERA, 1, ())) == []


def test_others_fold_to_a_bet_of_hers(stud: _Table) -> None:
    stud.after(_deal(), ev.StreetStarted(4, burned=True))
    assert stud.after(ev.BetMade(HUMAN, 10), ev.Folded(ODESSA)) == ["human_bet_big"]
    stud.after(_deal(2), ev.StreetStarted(4, burned=True))
    assert stud.after(ev.BetMade(VERA, 10), ev.Folded(ODESSA)) == ["bet", "other_folds"]
    assert stud.word("other_folds", "other") == "Odessa"


# ------------------------------------------------------------ results
def _showdown(table: _Table, *bets: ev.Event, mine: str, theirs: str, winner: int) -> list[str]:
    table.after(_deal(), *bets)
    return table.after(_shown(HUMAN, theirs), _shown(VERA, mine), _won(winner), ev.DealEnded(1, b""))


def test_a_bluff_of_hers_is_caught(draw: _Table) -> None:
    bet = ev.BetMade(VERA, 10)
    assert "bluff_caught" in _showdown(draw, bet, mine=QUEENS, theirs=ACES, winner=HUMAN)
    assert draw.word("bluff_caught", "hand") == "pair of queens"
    raised = ev.RaiseMade(HUMAN, 10, 10)
    assert "bluff_caught" not in _showdown(draw, bet, raised, mine=QUEENS, theirs=ACES, winner=HUMAN)
    assert "bluff_caught" not in _showdown(draw, bet, mine=ACES, theirs=QUEENS, winner=VERA)


def test_a_bet_of_an_earlier_betting_is_no_bluff(draw: _Table) -> None:
    bets = (ev.BetMade(VERA, 10), ev.CardsExchanged(HUMAN, 0, 10, (), (), ()))
    assert "bluff_caught" not in _showdown(draw, *bets, mine=QUEENS, theirs=ACES, winner=HUMAN)


def test_a_bluff_of_the_human_is_caught(draw: _Table) -> None:
    bet = ev.BetMade(HUMAN, 10)
    assert "human_bluff_caught" in _showdown(draw, bet, mine=ACES, theirs=QUEENS, winner=VERA)
    assert draw.word("human_bluff_caught", "hand_you") == "pair of queens"
    assert "human_bluff_caught" not in _showdown(draw, mine=ACES, theirs=QUEENS, winner=VERA)
    assert "human_bluff_caught" not in _showdown(draw, bet, mine=FOURS, theirs="9s 9h 9d 5c 2s", winner=VERA)


def test_a_side_card_decides(draw: _Table) -> None:
    assert "lose_kicker" in _showdown(draw, mine=LOWER_QUEENS, theirs=QUEENS, winner=HUMAN)
    assert "lose_kicker" not in _showdown(draw, mine=QUEENS, theirs=ACES, winner=HUMAN)


def test_four_of_a_kind_is_worth_a_word_whoever_has_it(stud: _Table) -> None:
    stud.after(_deal())
    assert stud.after(_shown(ODESSA, QUEENS), _shown(HUMAN, ACES)) == []
    assert stud.after(_shown(ODESSA, FOURS)) == ["monster"]
    assert (stud.word("monster", "hand"), stud.situations["monster"].who) == ("four fours", "odessa")
    assert stud.word("monster", "who") == "Odessa"
    assert stud.after(_shown(HUMAN, FOURS)) == ["monster"]
    assert (stud.situations["monster"].who, stud.word("monster", "who")) == ("human", None)


def test_another_wins_with_a_hand_of_her_own(stud: _Table) -> None:
    stud.after(_deal())
    tags = stud.after(_shown(VERA, QUEENS), _shown(ODESSA, ACES), _won(ODESSA, 300))
    assert tags == ["other_wins", "lose_big"]
    assert stud.word("other_wins", "hand") == "pair of aces"
    assert stud.word("lose_big", "hand") == "pair of queens"
    assert stud.situations["other_wins"].hand == "pair"


def test_hands_that_were_not_shown_have_no_name(stud: _Table) -> None:
    stud.after(_deal())
    assert stud.after(_won(ODESSA, 300, by_showdown=False)) == ["other_wins"]
    assert stud.word("other_wins", "hand") is None


def test_the_humans_hand_is_beside_the_point_when_another_won(stud: _Table) -> None:
    stud.after(_deal())
    stud.after(_shown(HUMAN, LOWER_QUEENS), _shown(VERA, QUEENS), _shown(ODESSA, ACES), _won(ODESSA, 300))
    assert stud.word("lose_big", "hand_you") is None


def test_a_shared_pot_is_not_lost(stud: _Table) -> None:
    stud.after(_deal())
    assert stud.after(_shown(HUMAN, QUEENS), _shown(VERA, QUEENS), _won(HUMAN), _won(VERA)) == ["split_pot"]


@pytest.mark.parametrize(("winner", "tag"), [(VERA, "streak_won"), (HUMAN, "streak_lost")])
def test_streaks(draw: _Table, winner: int, tag: str) -> None:
    counts = []
    for number in range(1, 6):
        tags = draw.after(_deal(number), _won(winner, by_showdown=False), ev.DealEnded(number, b""))
        counts.append(draw.situations[tag].count if tag in tags else None)
    assert counts == [None, None, 3, 4, 5]
    loser = HUMAN if winner == VERA else VERA
    assert tag not in draw.after(_deal(6), _won(loser), ev.DealEnded(6, b""))


def test_streaks_go_on_after_a_break(cast: Cast) -> None:
    former = [event for number in (1, 2) for event in (_deal(number), _won(VERA), ev.DealEnded(number, b""))]
    last = (_deal(3), _won(VERA, by_showdown=False), ev.DealEnded(3, b""))
    fresh, resumed = (_speech(DRAW, cast, former=events) for events in ((), former))
    state = first_state(DRAW)
    assert [any(each.tag == "streak_won" for each in speech.occasions(state, last)) for speech in (fresh, resumed)] == [
        False,
        True,
    ]


def test_a_tie_breaks_no_streak(draw: _Table) -> None:
    for number in (1, 2):
        draw.after(_deal(number), _won(VERA), ev.DealEnded(number, b""))
    draw.after(_deal(3), ev.DealTied(10), ev.DealEnded(3, b""))
    assert "streak_won" in draw.after(_deal(4, is_redeal=True), _won(VERA), ev.DealEnded(4, b""))


def test_what_says_more_comes_first(draw: _Table) -> None:
    tags = _showdown(draw, ev.BetMade(VERA, 5), mine=LOWER_QUEENS, theirs=QUEENS, winner=HUMAN)
    assert tags[:2] == ["lose_kicker", "bluff_caught"]
    assert len(tags) == 3


# ------------------------------------------------------------ clothes
def test_a_garment_waits_after_a_tie(draw: _Table) -> None:
    draw.after(_deal())
    assert draw.after(ev.DealTied(10)) == ["tie"]
    draw.after(ev.GarmentStaked(VERA, "gown", 15, ev.StakeReason.CALL))
    assert draw.after(ev.DealTied(10)) == ["stake_waits", "tie"]
    assert draw.word("stake_waits", "garment") == "evening gown"


def test_a_garment_is_kept(draw: _Table) -> None:
    draw.after(_deal(), ev.GarmentStaked(VERA, "gown", 15, ev.StakeReason.CALL))
    assert draw.after(ev.GarmentFreed(VERA, "gown", 15)) == ["kept"]


def test_who_took_a_garment(stud: _Table) -> None:
    stud.after(_deal(), _won(ODESSA, by_showdown=False))
    assert stud.after(ev.GarmentLost(VERA, "gown", ODESSA, is_last=False)) == ["garment_lost"]
    assert (stud.situations["garment_lost"].who, stud.word("garment_lost", "who")) == ("odessa", "Odessa")
    assert stud.word("garment_lost", "amount") == f"${StudRules().garment_value}"
    assert stud.situations["garment_lost"].by == "drop"
    stud.after(ev.GarmentLost(VERA, "slip", HUMAN, is_last=False))
    assert (stud.situations["garment_lost"].who, stud.word("garment_lost", "who")) == ("human", None)


def test_a_garment_is_not_bought_back(draw: _Table) -> None:
    assert draw.after(ev.BuyBackDeclined(VERA, "gown")) == ["buy_back_waits"]
    assert draw.word("buy_back_waits", "amount") == "$15"


# ------------------------------------------------------------ words
def test_the_player_and_the_game_are_named(cast: Cast) -> None:
    speech = _speech(STUD, cast)
    nobody = speech.situation(Facts(first_state(STUD)))
    speech.player = "Alex"
    somebody = speech.situation(Facts(first_state(STUD)))
    assert "you" not in nobody.values
    assert (somebody.values["you"], somebody.values["game"]) == ("Alex", "seven-card stud")


def test_money_is_named_only_where_there_is_any(draw: _Table) -> None:
    draw.after(_deal(), ev.Stayed(VERA))
    assert draw.word("stay", "amount") is None
    assert draw.after(ev.MatchEnded(VERA)) == ["match_won"]
    assert draw.word("match_won", "amount") == "$60"


def test_no_tag_depends_on_hiddenparse_cards(cast: Cast) -> None:
    """The human's eyes see Vera's cards as nothing, so her speech is the same whatever she holds."""
    events: tuple[ev.Event, ...] = (_deal(), ev.CardsDealt(VERA, 5, parse_cards(FOURS)), ev.BetMade(VERA, 5))
    known = _speech(DRAW, cast).occasions(first_state(DRAW), events)
    events = tuple(event.seen_by(HUMAN) for event in events)
    seen = _speech(DRAW, cast).occasions(first_state(DRAW), events)
    assert [each.tag for each in known] == [each.tag for each in seen] == ["bet"]
    situations = [_speech(DRAW, cast).situation(each.facts) for each in (*known, *seen)]
    assert situations[0] == situations[1]
