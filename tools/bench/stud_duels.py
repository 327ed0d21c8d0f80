"""Players of stud against each other: every deal is played from every seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine import Match, StartDeal
from engine.players.player import Player, Watcher
from engine.rules import MatchSetup, SeatSetup, StudRules
from engine.views import Phase
from tools.bench.duels import Clock, Interval, interval_of, secrets_of

TABLE = StudRules(ante=1, bring_in=2, small_bet=4, big_bet=8, starting_money=400, money_only=True)
"""Limits and stacks of the duels; stacks are deep enough to be no matter."""


def stud_duel(
    hero: Player,
    make_other: Callable[[int], Player],
    *,
    players: int,
    deals: int,
    seed: int,
    clock: Clock | None = None,
) -> Interval:
    """What ``hero`` wins at a table of others, in small bets per 100 deals.

    ``make_other`` makes the others, from a number. Each of ``deals`` decks is played once with the hero in each seat.
    """
    rules = TABLE.model_copy(update={"players": players})
    setup = MatchSetup(rules=rules, seats=tuple(SeatSetup(player=f"player {number}") for number in range(players)))
    others = [make_other(number) for number in range(1, players)]
    secrets = secrets_of(seed)
    results: list[float] = []
    for deal in range(deals):
        secret = next(secrets)
        won = 0
        for seat in range(players):
            match = Match(setup)
            # Chance in the players' decisions depends on the number of the deal.
            match.deal_number = deal * players + seat + 1
            match.dealer = deal % players
            won += _play_deal(match, [*others[:seat], hero, *others[seat:]], secret, seat, clock)
        results.append(100.0 * won / players / rules.small_bet)
    return interval_of(results)


def _play_deal(match: Match, players: Sequence[Player], secret: bytes, hero: int, clock: Clock | None) -> int:
    """Deal once; returns the dollars that seat ``hero`` wins."""
    before = match.seats[hero].money
    match.act(StartDeal(secret))
    while (seat := match.actor) is not None and match.phase is not Phase.OFFER:
        view = match.view(seat)
        is_timed = clock is not None and seat == hero
        match.act(clock.timed(players[seat], view) if clock and is_timed else players[seat].decide(view))
    for seat, player in enumerate(players):
        if isinstance(player, Watcher):
            player.watch(match.view(seat))
    return match.seats[hero].money - before
