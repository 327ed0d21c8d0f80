"""Whole deals of seven-card stud beside PokerKit: the same cards, the same actions, the engines alone.

The deals are chosen by PokerKit before the clock starts, in two manners: everybody checks and calls to the end, and by
chance, where bets are raised, called and now and then folded to. PokerKit runs with all its automations, which is its
fastest way; it shuffles a deck for each deal, which is less than a hundredth of its time.
"""

from __future__ import annotations

import random
import warnings
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random

from pokerkit import Automation, CardBurning, FixedLimitSevenCardStud, HoleDealing, Mode, State

from engine.actions import PLAIN_ACTIONS, Action, ActionKind, Bet, Options, Raise
from engine.cards import Card, Deck
from engine.deal import DealStart
from engine.rules import MatchSetup, SeatSetup, StudRules
from engine.stud import StudDeal
from engine.table import Table
from tools.bench.interleaved import Workload, units_per_second

TARGET = 40.0
"""How many times as fast as PokerKit a deal should be."""
PLAYERS = (2, 4, 8)
OWN, POKERKIT = "own", "PokerKit"
_RULES = StudRules(ante=1, bring_in=2, small_bet=4, big_bet=8, starting_money=400, money_only=True)
_FOLDS, _RAISES = 0.25, 0.3
"""How often chance folds to a bet, and how often it bets or raises."""
_REPETITIONS = 20
"""How often ours plays the deals that PokerKit plays once, or its time would be too short to measure."""

_Step = Callable[[State], object]


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


@dataclass(frozen=True, slots=True)
class _Course:
    """One deal, to be played again by either engine."""

    seed: int
    """Of the global generator, from which PokerKit shuffles."""
    steps: Sequence[_Step]
    order: Sequence[Card]
    actions: Sequence[Action]


def measure(deals: int, rounds: int) -> list[Row]:
    """Deals per second by number of players and manner."""
    return [_measure_table(players, manner, deals, rounds) for players in PLAYERS for manner in _MANNERS]


def _measure_table(players: int, manner: str, deals: int, rounds: int) -> Row:
    choose, chance = _MANNERS[manner], Random(players)
    with warnings.catch_warnings():
        # PokerKit warns of cards that come back into the deck.
        warnings.simplefilter("ignore")
        courses = [_chosen(players, partial(choose, chance), seed) for seed in range(deals)]
        workloads = {
            OWN: Workload(partial(_play_own, players, courses), deals * _REPETITIONS),
            POKERKIT: Workload(partial(_play_pokerkit, players, courses), deals),
        }
        rates = units_per_second(workloads, rounds)
    return Row(players, manner, rates[OWN], rates[POKERKIT])


def _play_own(players: int, courses: Sequence[_Course]) -> None:
    table = _table(players)
    for _ in range(_REPETITIONS):
        for course in courses:
            deal = _deal(table, course.order)
            for action in course.actions:
                deal.act(action)
            if not deal.is_over:
                raise AssertionError(f"deal {course.seed} has not come to its end")


def _table(players: int) -> Table:
    rules = _RULES.model_copy(update={"players": players})
    return Table(MatchSetup(rules=rules, seats=tuple(SeatSetup(player=f"player {seat}") for seat in range(players))))


def _deal(table: Table, order: Sequence[Card]) -> StudDeal:
    """A deal that has begun, from a deck that lies ready, to seat 0 first as PokerKit deals; all stacks are full."""
    table.events.clear()
    for seat in table.seats:
        seat.money = _RULES.starting_money
        seat.is_beaten = False
    start = DealStart(number=1, secret=bytes(32), dealer=len(table.seats) - 1)
    deal = StudDeal(table, _RULES, start, shuffle=lambda *_: order)
    deal.begin()
    return deal


def _play_pokerkit(players: int, courses: Sequence[_Course]) -> None:
    for course in courses:
        state = _started(players, course.seed)
        for step in course.steps:
            step(state)


def _started(players: int, seed: int) -> State:
    random.seed(seed)
    return FixedLimitSevenCardStud.create_state(
        tuple(Automation),
        ante_trimming_status=True,
        raw_antes=_RULES.ante,
        bring_in=_RULES.bring_in,
        small_bet=_RULES.small_bet,
        big_bet=_RULES.big_bet,
        raw_starting_stacks=_RULES.starting_money,
        player_count=players,
        mode=Mode.CASH_GAME,
    )


def _chosen(players: int, choose: Callable[[State], _Step], seed: int) -> _Course:
    """Let PokerKit play a deal, and ours the same one after it, to note cards and actions."""
    state = _started(players, seed)
    steps: list[_Step] = []
    while state.status:
        steps.append(choose(state))
        steps[-1](state)
    order = _order_of(state)
    deal = _deal(_table(players), order)
    actions: list[Action] = []
    for step in steps:
        actions.append(_action_for(step, deal.options()))
        deal.act(actions[-1])
    return _Course(seed, steps, order, actions)


def _order_of(state: State) -> list[Card]:
    """Cards in the order in which they were dealt and burned, then those that lay in the deck to the end."""
    dealt: list[Card] = []
    for operation in state.operations:
        if isinstance(operation, HoleDealing):
            dealt += [Card.parse(repr(card)) for card in operation.cards]
        elif isinstance(operation, CardBurning):
            dealt.append(Card.parse(repr(operation.card)))
    # With eight players a card that was burned may have been dealt afterwards.
    return list(dict.fromkeys([*dealt, *Deck.FULL.cards]))


def _action_for(step: _Step, options: Options) -> Action:
    """What ours calls a step of PokerKit."""
    kind = next(option.kind for option in options if option.kind in _KINDS[step])
    option = options.get(kind)
    if option and option.amounts:
        return (Bet if kind is ActionKind.BET else Raise)(option.amounts.maximum)
    return PLAIN_ACTIONS[kind]


_KINDS: Mapping[_Step, Collection[ActionKind]] = {
    State.complete_bet_or_raise_to: (ActionKind.COMPLETE, ActionKind.BET, ActionKind.RAISE),
    State.check_or_call: (ActionKind.CHECK, ActionKind.CALL),
    State.post_bring_in: (ActionKind.BRING_IN,),
    State.fold: (ActionKind.FOLD,),
}


def _check_or_call(_: Random, state: State) -> _Step:
    return State.post_bring_in if state.can_post_bring_in() else State.check_or_call


def _by_chance(chance: Random, state: State) -> _Step:
    number = chance.random()
    if number > 1.0 - _RAISES and state.can_complete_bet_or_raise_to():
        return State.complete_bet_or_raise_to
    if number < _FOLDS and state.checking_or_calling_amount:
        return State.fold
    return _check_or_call(chance, state)


_MANNERS: Mapping[str, Callable[[Random, State], _Step]] = {
    "check and call": _check_or_call,
    "by chance": _by_chance,
}


def table(rows: list[Row]) -> str:
    """The figures as text, with the ratio and the target."""
    lines = [f"{'stud, players':<22}{'deals/s':>10}{'PokerKit':>10}{'ratio':>9}  target"]
    for row in rows:
        verdict = "reached" if row.ratio >= TARGET else "MISSED"
        name = f"{row.players}, {row.manner}"
        lines.append(f"{name:<22}{row.own:>10,.0f}{row.pokerkit:>10,.0f}{row.ratio:>7.0f} x  {TARGET:g} x {verdict}")
    return "\n".join(lines)
