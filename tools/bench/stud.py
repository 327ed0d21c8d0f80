"""Whole deals of seven-card stud beside PokerKit: the same players, limits and stacks, the engines alone.

Both play in two manners: everybody checks and calls to the end, and by chance, where bets are raised, called and now
and then folded to. PokerKit runs with all its automations, which is its fastest way.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from random import Random

from pokerkit import Automation, FixedLimitSevenCardStud, Mode, State

from engine.actions import Action, ActionKind, Bet, BringIn, Call, Check, Complete, Fold, Options, Raise
from engine.cards import Card, Deck
from engine.deal import DealStart
from engine.rules import MatchSetup, SeatSetup, StudRules
from engine.stud import StudDeal
from engine.table import Table
from tools.bench.interleaved import Workload, units_per_second

TARGET = 40.0
"""How many times as fast as PokerKit a deal should be (design.md)."""
PLAYERS = (2, 4, 8)
OWN, POKERKIT = "own", "PokerKit"
_PASSIVE: dict[ActionKind, Action] = {action.kind: action for action in (Call(), Check(), BringIn())}
_FOLD, _COMPLETE = Fold(), Complete()
_STACK = 400
_FOLDS, _RAISES = 0.25, 0.3
"""How often chance folds to a bet, and how often it bets or raises."""
_POKERKIT_SHARE = 20
"""PokerKit gets one deal in so many, or a round would last minutes."""


@dataclass(frozen=True, slots=True)
class Row:
    """Deals per second of both engines for one table."""

    players: int
    manner: str
    own: float
    pokerkit: float

    @property
    def ratio(self) -> float:
        return self.own / self.pokerkit


def measure(deals: int, rounds: int) -> list[Row]:
    """Deals per second by number of players and manner."""
    return [_measure_table(players, manner, deals, rounds) for players in PLAYERS for manner in _MANNERS]


def _measure_table(players: int, manner: str, deals: int, rounds: int) -> Row:
    random = Random(players)
    orders = [random.sample(Deck.FULL.cards, Deck.FULL) for _ in range(deals)]
    few = max(1, deals // _POKERKIT_SHARE)
    own, pokerkit = _MANNERS[manner]
    workloads = {
        OWN: Workload(partial(_play_own, players, own, orders), deals),
        POKERKIT: Workload(partial(_play_pokerkit, players, pokerkit, few), few),
    }
    with warnings.catch_warnings():
        # PokerKit warns of cards that come back into the deck.
        warnings.simplefilter("ignore")
        rates = units_per_second(workloads, rounds)
    return Row(players, manner, rates[OWN], rates[POKERKIT])


def _play_own(players: int, choose: Callable[[Options, Random], Action], orders: list[list[Card]]) -> None:
    rules = StudRules(
        players=players, ante=1, bring_in=2, small_bet=4, big_bet=8, starting_money=_STACK, money_only=True
    )
    setup = MatchSetup(rules=rules, seats=tuple(SeatSetup(player=f"player {number}") for number in range(players)))
    random = Random(1)
    for number, order in enumerate(orders):
        start = DealStart(number=number + 1, secret=bytes(32), dealer=players - 1)
        deal = StudDeal(Table(setup), rules, start, shuffle=lambda *_, order=order: order)
        deal.begin()
        while not deal.is_over:
            deal.act(choose(deal.options(), random))


def _check_or_call(options: Options, _: Random) -> Action:
    for option in options.choices:
        if option.kind in _PASSIVE:
            return _PASSIVE[option.kind]
    raise AssertionError("one of them is always possible")


def _by_chance(options: Options, random: Random) -> Action:
    chance = random.random()
    first = options.choices[0]
    if chance > 1.0 - _RAISES and first.amounts:
        return (Bet if first.kind is ActionKind.BET else Raise)(first.amounts.maximum)
    if chance > 1.0 - _RAISES and first.kind is ActionKind.COMPLETE:
        return _COMPLETE
    answer = _check_or_call(options, random)
    return _FOLD if chance < _FOLDS and answer.kind is ActionKind.CALL else answer


def _play_pokerkit(players: int, act: Callable[[State, Random], None], deals: int) -> None:
    random = Random(1)
    for _ in range(deals):
        state = FixedLimitSevenCardStud.create_state(
            tuple(Automation),
            ante_trimming_status=True,
            raw_antes=1,
            bring_in=2,
            small_bet=4,
            big_bet=8,
            raw_starting_stacks=_STACK,
            player_count=players,
            mode=Mode.CASH_GAME,
        )
        while state.status:
            act(state, random)


def _check_or_call_there(state: State, _: Random) -> None:
    if state.can_post_bring_in():
        state.post_bring_in()
    else:
        state.check_or_call()


def _by_chance_there(state: State, random: Random) -> None:
    chance = random.random()
    if chance > 1.0 - _RAISES and state.can_complete_bet_or_raise_to():
        state.complete_bet_or_raise_to()
    elif chance < _FOLDS and state.checking_or_calling_amount:
        state.fold()
    else:
        _check_or_call_there(state, random)


_MANNERS: dict[str, tuple[Callable[[Options, Random], Action], Callable[[State, Random], None]]] = {
    "check and call": (_check_or_call, _check_or_call_there),
    "by chance": (_by_chance, _by_chance_there),
}


def table(rows: list[Row]) -> str:
    """The figures as text, with the ratio and the target."""
    lines = [f"{'stud, players':<22}{'deals/s':>10}{'PokerKit':>10}{'ratio':>9}  target"]
    for row in rows:
        verdict = "reached" if row.ratio >= TARGET else "MISSED"
        name = f"{row.players}, {row.manner}"
        lines.append(f"{name:<22}{row.own:>10,.0f}{row.pokerkit:>10,.0f}{row.ratio:>7.0f} x  {TARGET:g} x {verdict}")
    return "\n".join(lines)
