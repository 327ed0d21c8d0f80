"""Solves everything that a strategy file holds."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from engine.cards import Deck
from engine.players.draw.strategy_file import Header, SectionKind, Style, write_strategy_file
from engine.players.draw.tree import Tree
from tools.strategy import models
from tools.strategy.abstraction import COARSE, FINE, Abstraction, build_abstraction
from tools.strategy.export import (
    Packed,
    choice_rows,
    first_betting_values,
    outcome_rows,
    pack,
    quantised,
    restored,
    shares_row,
)
from tools.strategy.flat_tree import Floats, flatten
from tools.strategy.hands import list_hands
from tools.strategy.solver import Game, Model, Solver

DEPTHS = (5.0, 10.0, 20.0, 40.0)

_WEIGHTS = {Style.CALLER: 0.15, Style.WILD: 0.25, Style.STATION: 0.5, Style.MANIAC: 0.5}
_ROCK_WEIGHTS = {Deck.FULL: 0.1, Deck.SHORT: 0.55}


@dataclass(frozen=True, slots=True)
class Effort:
    """Iterations of the solver."""

    equilibrium: int
    exploiting: int


FULL_EFFORT = Effort(equilibrium=1400, exploiting=600)
QUICK_EFFORT = Effort(equilibrium=60, exploiting=30)
"""Enough to see that everything fits together, not enough to play well."""


def model_weight(deck: Deck, style: Style) -> float:
    """In what share of deals an exploiting strategy supposes its model.

    More wins more from the model and loses more to everybody else. With 52 cards the equilibrium beats readable play
    as it is; with 32 it needs help.
    """
    return _ROCK_WEIGHTS[deck] if style is Style.ROCK else _WEIGHTS[style]


Report = Callable[[str], None]


def make_strategy_file(deck: Deck, effort: Effort, report: Report, depths: tuple[float, ...] = DEPTHS) -> bytes:
    """Solve all depths and styles of ``deck`` and pack them; ``report`` gets a line for each step."""
    started = time.monotonic()

    def tell(text: str) -> None:
        report(f"{time.monotonic() - started:6.0f} s  {deck} cards  {text}")

    hands = list_hands(deck)
    tell(f"{len(hands.cards)} hands up to a change of suits, {len(hands.values)} values")
    details = {detail: build_abstraction(hands, detail) for detail in (FINE, COARSE)}
    for detail, abstraction in details.items():
        tell(f"{detail.name}: {abstraction.buckets.before} buckets before, {abstraction.buckets.after} after")
    fine, coarse = details[FINE], details[COARSE]
    packed = [pack(outcome_rows(fine), SectionKind.OUTCOMES, detail=FINE.name)]
    for depth in depths:
        packed += _solve_depth(depth, fine, coarse, effort, tell)
    header = Header(
        version=1,
        deck=deck.value,
        details={detail.name: abstraction.buckets for detail, abstraction in details.items()},
        sections=tuple(part.section for part in packed),
    )
    data = write_strategy_file(header, [part.data for part in packed])
    tell(f"{len(data)} bytes")
    return data


def _solve_depth(
    depth: float, fine: Abstraction, coarse: Abstraction, effort: Effort, tell: Report
) -> Iterator[Packed]:
    tree = flatten(Tree(depth))
    game = Game(fine, tree)
    equilibrium = _solve(game, effort.equilibrium)
    rounded = quantised(game, equilibrium)
    exact, shipped = game.measure(equilibrium), game.measure(restored(rounded))
    tell(
        f"{depth:g} antes, {tree.nodes} nodes, equilibrium: exploitability {exact.exploitability:.2f}, in bytes "
        f"{shipped.exploitability:.2f} antes/100; the first to speak wins {exact.value_to_first:+.2f}"
    )
    yield pack(
        choice_rows(game, rounded),
        SectionKind.CHOICES,
        detail=FINE.name,
        depth=depth,
        exploitability=round(shipped.exploitability, 3),
    )
    yield pack(first_betting_values(game, equilibrium), SectionKind.VALUES, detail=FINE.name, depth=depth)
    yield from _exploit(depth, Game(coarse, tree), shares_row(game, equilibrium), effort, tell)


def _exploit(depth: float, game: Game, equilibrium_shares: bytes, effort: Effort, tell: Report) -> Iterator[Packed]:
    equilibrium = _solve(game, effort.exploiting)
    played: dict[Style, Floats] = {
        Style.CALLER: models.caller(game),
        Style.WILD: models.wild(game),
        Style.STATION: models.bend(game, equilibrium, models.STATION),
        Style.ROCK: models.rock(game, equilibrium),
        Style.MANIAC: models.bend(game, equilibrium, models.MANIAC),
    }
    shares = [equilibrium_shares]
    for style, model in played.items():
        answer = _solve(game, effort.exploiting, Model(model, model_weight(game.abstraction.deck, style)))
        rounded = quantised(game, answer)
        shipped = restored(rounded)
        exploitability = game.measure(shipped).exploitability
        tell(
            f"{depth:g} antes, {style}: wins {game.duel(shipped, model):.1f} (equilibrium "
            f"{game.duel(equilibrium, model):.1f}, best response {game.best_response(model):.1f}), "
            f"loses {-game.duel(shipped, equilibrium):.1f} to the equilibrium, exploitability {exploitability:.1f}"
        )
        yield pack(
            choice_rows(game, rounded),
            SectionKind.CHOICES,
            detail=COARSE.name,
            depth=depth,
            style=style,
            exploitability=round(exploitability, 3),
        )
        shares.append(shares_row(game, model))
    yield pack(b"".join(shares), SectionKind.SHARES, depth=depth)


def _solve(game: Game, iterations: int, model: Model | None = None) -> Floats:
    solver = Solver(game, model)
    solver.iterate(iterations)
    return solver.average()
