"""Deals as sentences."""

from __future__ import annotations

from random import Random

import pytest

from engine import DrawRules, Match, MatchSetup, SeatSetup, StartDeal, StudRules
from engine.actions import Bet, Call, Draw, Drop, Stay
from engine.events import CardsDealt, CommunityCardDealt, HandShown
from engine.export import PlayedDeal, played_deals, sentences_of
from tests.engine.full_table import full_table
from tests.engine.random_play import play_at_random

TIE = (134).to_bytes(32, "big")
"""With 32 cards both are dealt the same hand but for the suits."""


def deals_of(rules: StudRules | DrawRules, viewer: int | None = 0, *, seed: int = 3) -> list[PlayedDeal]:
    """The deals of a match played by chance."""
    players = rules.players if isinstance(rules, StudRules) else 2
    opponents = [SeatSetup(player=f"opponent {number}", wardrobe=("hat", "coat")) for number in range(1, players)]
    match = Match(MatchSetup(rules=rules, seats=(SeatSetup(player="human"), *opponents)))
    play_at_random(match, Random(seed), most_deals=8)
    return list(played_deals(match.record, viewer))


def test_a_stud_deal_begins_with_its_limits_and_who_sits_there() -> None:
    deal = deals_of(StudRules(players=3))[0]
    lines = sentences_of(deal)
    assert lines[0] == "Deal 1: seven-card stud, casino style, ante $5, bring-in $5, limits $10 and $20"
    assert lines[1] == f"{deal.seats[-1].name} deals"
    assert {"human (seat 0) has $250", "opponent 1 (seat 1) has $250 and wears 2 garments"} <= set(lines)


def test_a_home_deal_has_no_bring_in() -> None:
    lines = sentences_of(deals_of(StudRules(players=3, style="home"))[0])
    assert lines[0] == "Deal 1: seven-card stud, home style, ante $5, limits $10 and $20"
    assert not any("bring-in" in line for line in lines)


def test_everything_that_a_seat_does_is_told() -> None:
    told = "\n".join(
        line
        for seed in range(30)
        for deal in deals_of(StudRules(players=4, starting_money=40), seed=seed)
        for line in sentences_of(deal)
    )
    for words in (
        "posts the ante, $5",
        "posts the bring-in, $5",
        "completes, $10",
        "calls $10 and raises by $10",
        "bets $10",
        "checks",
        "gives up",
        "that nobody called",
        "Third street\n",
        "Seventh street, a card is burned",
        "stakes a garment for $15: hat",
        "takes off a garment: hat",
        "of side pot 1",
        "shows ",
    ):
        assert words in told


def test_draw_is_told_too() -> None:
    told = "\n".join(
        line for seed in range(12) for deal in deals_of(DrawRules(), seed=seed) for line in sentences_of(deal)
    )
    for words in ("Deal 1: five-card draw, 52 cards, ante $5, bets from $5", "exchanges 2 cards", " for ", "stays"):
        assert words in told


def test_a_tie_and_its_redeal_are_told() -> None:
    seats = (SeatSetup(player="human"), SeatSetup(player="opponent", wardrobe=("hat", "coat")))
    match = Match(MatchSetup(rules=DrawRules(deck=32), seats=seats))
    for action in (StartDeal(TIE), Stay(), Draw(), Draw(), Call(), StartDeal(bytes(32)), Bet(5), Drop()):
        match.act(action)
    tied, again = map(sentences_of, played_deals(match.record))
    assert tied[0] == "Deal 1: five-card draw, 32 cards, ante $5, bets from $5"
    assert tied[-1] == "Equal hands: $10 stay on the table"
    assert not any("from a tie" in line for line in tied)
    assert again[0] == "Redeal 2: five-card draw, 32 cards, ante $5, bets from $5"
    assert "$10 wait on the table from a tie" in again
    assert sum("wins $25" in line for line in again) == 1


def test_the_common_card_of_a_full_table_is_told_once() -> None:
    deal = next(played_deals(full_table().record))
    lines = sentences_of(deal)
    common = next(event.card for event in deal.events if isinstance(event, CommunityCardDealt))
    assert lines[lines.index("Seventh street") + 1] == f"A common card for everyone: {common}"
    assert sum("common card" in line for line in lines) == 1
    assert sum(": " in line and " shows " in line for line in lines) == 8


@pytest.mark.parametrize("rules", [StudRules(players=4), StudRules(players=8, style="home"), DrawRules()])
def test_hidden_cards_of_others_are_in_no_line(rules: StudRules | DrawRules) -> None:
    for seed in range(6):
        for deal in deals_of(rules, seed=seed):
            seen = {card for event in deal.events if isinstance(event, CardsDealt | HandShown) for card in event.cards}
            seen |= {event.card for event in deal.events if isinstance(event, CommunityCardDealt)}
            for line in sentences_of(deal):
                if " is dealt " not in line:
                    continue
                name, _, dealt = line.partition(" is dealt ")
                first = dealt.split()[0]
                is_hidden = "face down" in dealt and name != "human (seat 0)"
                assert first.isdigit() if is_hidden else first in set(map(str, seen))
