"""Deals as they are exported: all hold, and every falsification is found, by the game and by the tool."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from engine import DrawRules, Match, MatchRecord, MatchSetup, Phase, SeatSetup, StartDeal, StudRules
from engine.fair_deal import FairDeal, FairDealError, check, fair_deal
from engine.players.baselines import AlwaysCallPlayer, RandomPlayer
from tests.engine.full_table import full_table

TOOL = Path(__file__).resolve().parents[2] / "tools" / "dev.py"


def played(setup: MatchSetup, deals: int, *, calling: bool = False) -> MatchRecord:
    match = Match(setup)
    player = AlwaysCallPlayer() if calling else RandomPlayer(3)
    while match.phase is not Phase.OVER and (match.deal_number < deals or match.phase is not Phase.READY):
        if match.actor is None:
            match.act(StartDeal(bytes([match.deal_number + 1] * 32)))
        else:
            match.act(player.decide(match.view(match.actor)))
    return match.record


def draw_setup(deck: int = 52) -> MatchSetup:
    opponent = SeatSetup(player="opponent", wardrobe=tuple(f"garment{number}" for number in range(8)))
    rules = DrawRules.model_validate({"deck": deck, "starting_money": 500})
    return MatchSetup(rules=rules, seats=(SeatSetup(player="human"), opponent))


def stud_setup(players: int) -> MatchSetup:
    others = [SeatSetup(player=f"guest{seat}", wardrobe=("hat", "coat", "shirt")) for seat in range(1, players)]
    rules = StudRules(players=players, starting_money=900)
    return MatchSetup(rules=rules, seats=(SeatSetup(player="human"), *others))


@pytest.mark.parametrize(
    "setup", [draw_setup(), draw_setup(32), stud_setup(2), stud_setup(5), stud_setup(7), stud_setup(8)]
)
@pytest.mark.parametrize("calling", [True, False])
def test_every_deal_holds(setup: MatchSetup, calling: bool) -> None:
    record = played(setup, 6, calling=calling)
    dealt = sum(action.startswith("start_deal") for action in record.actions)
    for number in range(1, dealt + 1):
        deal = fair_deal(record, number)
        checks = check(deal)
        assert checks.is_fair
        assert checks.seen == len(deal.seen) > 0
        assert FairDeal.from_json(deal.to_json()) == deal


def test_cards_of_others_are_there_only_when_they_were_shown() -> None:
    record = played(draw_setup(), 1)
    deal = fair_deal(record, 1)
    theirs = [seen for seen in deal.seen if seen.seat == 1]
    shown = any(action == "call" for action in record.actions[-1:])
    assert bool(theirs) is shown
    assert len([seen for seen in deal.seen if seen.seat == 0]) >= 5


def test_a_deal_that_is_not_over_is_not_told() -> None:
    match = Match(draw_setup())
    match.act(StartDeal(bytes(32)))
    with pytest.raises(KeyError):
        fair_deal(match.record, 1)
    with pytest.raises(KeyError):
        fair_deal(match.record, 2)


def falsified(deal: FairDeal, what: str) -> FairDeal:
    if what == "seal":
        return deal.model_copy(update={"seal": "0" * 64})
    if what == "secret":
        return deal.model_copy(update={"secret": "1" * 64})
    if what == "order":
        return deal.model_copy(update={"order": (deal.order[1], deal.order[0], *deal.order[2:])})
    first, *others = deal.seen
    swapped = next(card for card in deal.order if card != first.card)
    return deal.model_copy(update={"seen": (first.model_copy(update={"card": swapped}), *others)})


@pytest.mark.parametrize("what", ["seal", "secret", "order", "card"])
def test_falsifications_are_found(what: str, tmp_path: Path) -> None:
    deal = falsified(fair_deal(played(draw_setup(), 1), 1), what)
    assert not check(deal).is_fair
    file = tmp_path / "deal.json"
    file.write_text(deal.to_json(), encoding="utf-8")
    result = subprocess.run(  # noqa: S603 - the project's own tool
        [sys.executable, TOOL, "verify-deal", file], capture_output=True, text=True, check=False
    )
    assert result.returncode == 1
    assert "WRONG" in result.stdout


def test_the_tool_agrees_with_the_game(tmp_path: Path) -> None:
    record = played(stud_setup(8), 4)
    files = []
    for number in range(1, 5):
        file = tmp_path / f"deal-{number}.json"
        file.write_text(fair_deal(record, number).to_json(), encoding="utf-8")
        files.append(file)
    result = subprocess.run(  # noqa: S603 - the project's own tool
        [sys.executable, "-I", "-S", TOOL.with_name("verify_deal.py"), *files],
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.returncode == 0, result.stdout
    assert "WRONG" not in result.stdout


@pytest.mark.parametrize(
    "text",
    ["", "[]", "{}", '{"format": "lose-your-shirt deal 1"}', '{"format": "lose-your-shirt deal 1", "secret": 5}'],
)
def test_other_files_are_refused_in_words(text: str, tmp_path: Path) -> None:
    with pytest.raises(FairDealError, match="not an exported deal"):
        FairDeal.from_json(text)
    file = tmp_path / "deal.json"
    file.write_text(text, encoding="utf-8")
    result = subprocess.run(  # noqa: S603 - the project's own tool
        [sys.executable, TOOL.with_name("verify_deal.py"), file, tmp_path / "missing.json"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.returncode == 2
    assert "missing.json: cannot be read" in result.stdout
    assert result.stderr == ""


def test_the_test_vector_of_the_description_holds() -> None:
    described = (TOOL.parents[1] / "docs" / "fair-deals.md").read_text(encoding="utf-8")
    record = MatchRecord(setup=draw_setup())
    match = Match(record.setup)
    match.act(StartDeal(bytes(range(32))))
    player = AlwaysCallPlayer()
    while match.phase is not Phase.READY:
        actor = match.actor
        assert actor is not None
        match.act(player.decide(match.view(actor)))
    deal = fair_deal(match.record, 1)
    assert deal.seal in described
    assert " ".join(deal.order[:5]) in described
    assert json.loads(deal.to_json()).keys() >= {"format", "deal", "deck", "seal", "secret", "order", "seen"}


@pytest.mark.parametrize(
    ("street", "purposes"),
    [(Phase.THIRD_STREET, ["burned cards"]), (Phase.SIXTH_STREET, ["burned cards", "folded cards"])],
)
def test_cards_that_are_shuffled_in_again_follow_from_the_secret_too(street: Phase, purposes: list[str]) -> None:
    """Eight sit down, and so late one gives up that what was burned or folded has to be dealt again."""
    deal = fair_deal(full_table(folds_on=street).record, 1)
    assert [refill.purpose for refill in deal.refills] == purposes
    assert len(deal.order) == 52 + sum(len(refill.cards) for refill in deal.refills)
    assert check(deal).is_fair
    assert FairDeal.from_json(deal.to_json()) == deal


@pytest.mark.parametrize("shortage", ["burns", "community"])
def test_a_common_card_has_its_place_in_the_order_and_no_owner(shortage: str) -> None:
    deal = fair_deal(full_table(shortage).record, 1)
    assert [(seen.position, seen.card) for seen in deal.seen if seen.seat is None] == [(51, deal.order[51])]
    assert not deal.refills
    assert check(deal).is_fair
