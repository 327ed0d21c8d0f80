"""PHH files: PokerKit reads them and comes to our stacks, and they hide what their viewer has not seen."""

from __future__ import annotations

import tomllib
import warnings
from collections.abc import Iterator
from itertools import islice, pairwise
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pokerkit import HandHistory

from engine import DrawRules, Match, MatchSetup, Phase, SeatSetup, StudRules
from engine.events import CardsDealt, CommunityCardDealt, HandShown
from engine.export import PlayedDeal, phh_of, played_deals
from engine.export._draw_phh import draw_fields
from engine.export._stud_phh import stud_fields
from tests.engine.full_table import full_table
from tests.engine.random_play import play_at_random

CLOTHES = ("hat", "coat", "shirt")
FILES = 200
REASONS = {"all-in with a garment left", "bring-in passed on", "common card despite folds", "more than three raises"}


def match_of(rules: StudRules | DrawRules, seed: int, most_deals: int = 4) -> Match:
    """A match played by chance."""
    players = rules.players if isinstance(rules, StudRules) else 2
    opponents = [SeatSetup(player=f"opponent {number}", wardrobe=CLOTHES) for number in range(1, players)]
    human = SeatSetup(player='"the human"', wardrobe=CLOTHES if rules.player_wardrobe else ())
    match = Match(MatchSetup(rules=rules, seats=(human, *opponents)))
    play_at_random(match, Random(seed), most_deals=most_deals)
    return match


def casino_rules(random: Random) -> StudRules:
    """Rules that F7S knows, with and without clothes."""
    return StudRules(
        players=random.choice([2, 3, 4, 6, 7, 8]),
        ante=random.choice([0, 2, 5]),
        starting_money=random.choice([60, 200]),
        garment_value=random.choice([15, 60]),
        player_wardrobe=random.random() < 0.5,
        money_only=random.random() < 0.3,
        shortage=random.choice(["burns", "community"]),  # type: ignore[arg-type]
    )


def casino_deals() -> Iterator[tuple[PlayedDeal, dict[str, Any], str]]:
    """Deals without end, with their files as data and as text."""
    seed = 0
    while True:
        seed += 1
        for deal in played_deals(match_of(casino_rules(Random(seed)), seed).record):
            text = phh_of(deal)
            yield deal, tomllib.loads(text), text


def replayed_stacks(text: str) -> list[int]:
    """What everybody has after PokerKit has played the file."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        *_, state = HandHistory.loads(text)
    assert not state.status
    return list(state.stacks)


def our_stacks(deal: PlayedDeal, data: dict[str, Any]) -> list[int]:
    """Money when all pots were paid, with the value of garments that the file lends on top."""
    lent = data.get("_lent", [0] * len(deal.seats))
    stacks = {seat.number: seat.money + more for seat, more in zip(deal.seats, lent, strict=True)}
    for event in deal.play:
        paid = getattr(event, "amount", 0) + getattr(event, "called", 0)
        if type(event).__name__ in {"PotWon", "UncalledBetReturned"}:
            paid = -paid
        if paid:
            stacks[event.seat] -= paid  # type: ignore[attr-defined]
    return [stacks[seat.number] for seat in deal.seats]


def test_pokerkit_comes_to_our_stacks() -> None:
    standard = ((deal, data, text) for deal, data, text in casino_deals() if "_beyond_standard" not in data)
    for deal, data, text in islice(standard, FILES):
        assert replayed_stacks(text) == data["finishing_stacks"] == our_stacks(deal, data), text


def test_files_beyond_the_standard_are_well_formed_and_say_why() -> None:
    beyond = [(data, text) for _, data, text in islice(casino_deals(), 300) if "_beyond_standard" in data]
    assert beyond
    for data, text in beyond:
        assert set(data["_beyond_standard"]) <= REASONS
        assert HandHistory.loads(text).variant == "F7S"


@pytest.mark.parametrize(
    ("changes", "reason"), [({"style": "home"}, "home style"), ({"after_bring_in": "check"}, "open bring-in")]
)
def test_house_rules_are_named(changes: dict[str, Any], reason: str) -> None:
    rules = StudRules(players=3, money_only=True, **changes)
    texts = [phh_of(deal) for deal in played_deals(match_of(rules, 1).record)]
    files = [tomllib.loads(text) for text in texts]
    assert any(reason in data.get("_beyond_standard", ()) for data in files)
    assert {data["_style"] for data in files} == {rules.style}
    assert {HandHistory.loads(text).variant for text in texts} == {"F7S"}


def test_the_fields_of_a_stud_file() -> None:
    rules = StudRules(players=3, money_only=True)
    deal = next(played_deals(match_of(rules, 5, most_deals=1).record))
    data = tomllib.loads(phh_of(deal))
    assert data["variant"] == "F7S"
    assert (data["bring_in"], data["small_bet"], data["big_bet"]) == (5, 10, 20)
    assert data["antes"] == [5, 5, 5]
    assert data["starting_stacks"] == [250, 250, 250]
    assert data["seats"] == [(deal.dealer + step) % 3 + 1 for step in (1, 2, 3)]
    assert sorted(data["players"]) == ['"the human"', "opponent 1", "opponent 2"]
    assert [line.split()[:3] for line in data["actions"][:3]] == [["d", "dh", f"p{place}"] for place in (1, 2, 3)]


@pytest.mark.parametrize("shortage", ["burns", "community"])
def test_a_common_card_goes_to_the_board_and_is_played_with(shortage: str) -> None:
    deal = next(played_deals(full_table(shortage).record))
    text = phh_of(deal)
    data = tomllib.loads(text)
    common = next(event.card for event in deal.events if isinstance(event, CommunityCardDealt))
    assert [line for line in data["actions"] if line.startswith("d db ")] == [f"d db {common}"]
    shown = [line.split()[-1] for line in data["actions"] if " sm " in line]
    assert [len(cards) // 2 for cards in shown] == [6] * 8
    assert replayed_stacks(text) == data["finishing_stacks"] == our_stacks(deal, data)


def test_a_common_card_where_the_standard_deals_folded_ones_again_is_named() -> None:
    common, standard = (
        phh_of(next(played_deals(full_table(shortage, folds_on=Phase.FOURTH_STREET).record)))
        for shortage in ("community", "burns")
    )
    assert tomllib.loads(common)["_beyond_standard"] == ["common card despite folds"]
    assert HandHistory.loads(common).variant == "F7S"
    assert replayed_stacks(standard) == tomllib.loads(standard)["finishing_stacks"]


@settings(max_examples=60)
@given(st.integers(0, 2**32), st.booleans())
def test_hidden_cards_of_others_are_in_no_file(seed: int, is_home: bool) -> None:
    rules = casino_rules(Random(seed)).model_copy(update={"style": "home" if is_home else "casino"})
    match = match_of(rules, seed)
    for deal in played_deals(match.record):
        seen = {card for event in deal.events if isinstance(event, CardsDealt | HandShown) for card in event.cards}
        seen |= {event.card for event in deal.events if isinstance(event, CommunityCardDealt)}
        written = cards_written(phh_of(deal))
        assert written <= set(map(str, seen))


def cards_written(text: str) -> set[str]:
    """Every known card in the actions of a file."""
    cards: set[str] = set()
    for action in tomllib.loads(text)["actions"]:
        words = action.split()
        if words[0] == "d" or words[1] in {"sm", "sd"}:
            run = words[-1] if words[-1] != "sd" else ""
            cards |= {run[place : place + 2] for place in range(0, len(run), 2)}
    return cards - {"??"}


def test_a_spectator_reads_less_than_the_human_and_the_opponent_something_else() -> None:
    match = match_of(StudRules(players=4, money_only=True), 8, most_deals=2)
    written = {
        viewer: [cards_written(phh_of(deal)) for deal in played_deals(match.record, viewer)] for viewer in (None, 0, 1)
    }
    for spectator, human, opponent in zip(written[None], written[0], written[1], strict=True):
        assert spectator <= human & opponent


@pytest.mark.parametrize("seed", range(20))
def test_draw_has_the_form_of_phh(seed: int) -> None:
    match = match_of(DrawRules(deck=32 if seed % 2 else 52), seed, most_deals=6)
    for deal in played_deals(match.record):
        data = tomllib.loads(phh_of(deal))
        assert data["variant"] == "5CD"
        assert data["_deck"] == match.setup.rules.deck  # type: ignore[union-attr]
        hands = [line.split()[-1] for line in data["actions"][:2]]
        own = next(place for place, seat in enumerate(deal.seats) if seat.number == 0)
        assert "?" not in hands[own]
        assert hands[1 - own] == "??" * 5
        assert data["_waiting_pot"] == deal.waiting_pot


def test_deals_follow_each_other_without_a_gap() -> None:
    deals = list(played_deals(match_of(StudRules(players=3, money_only=True), 4, most_deals=12).record))
    assert [deal.number for deal in deals] == list(range(1, 13))
    for deal, following in pairwise(deals):
        stacks = tomllib.loads(phh_of(deal))["finishing_stacks"]
        after = {seat.number: money for seat, money in zip(deal.seats, stacks, strict=True)}
        assert {seat.number: seat.money for seat in following.seats} == {key: it for key, it in after.items() if it}


def test_each_form_of_file_is_for_its_own_game() -> None:
    draw, stud = (next(iter(played_deals(match_of(rules, 1).record))) for rules in (DrawRules(), StudRules(players=2)))
    with pytest.raises(TypeError, match="5CD is a form of draw"):
        draw_fields(stud)
    with pytest.raises(TypeError, match="F7S is a form of stud"):
        stud_fields(draw)
