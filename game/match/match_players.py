"""The computer players of a match, as its setup, its levels and the opponents' characters want them."""

from __future__ import annotations

import logging
from functools import lru_cache
from pathlib import Path

from engine.cards import Deck
from engine.players.draw.solved import DrawPlayer
from engine.players.draw.strategies import DrawStrategies, strategy_file_name
from engine.players.draw.strategy_file import StrategyFileError
from engine.players.levels import Level
from engine.players.player import Player
from engine.players.sensible import SensiblePlayer
from engine.players.stud.strong import StudPlayer
from engine.rules import DrawRules, MatchSetup
from game.match.running_match import MakePlayers, Players
from game.opponents.cast import Cast
from game.storage.match_rows import MatchContext

_log = logging.getLogger(__name__)

_SEED_STEP = 1_000_003
"""Keeps the chances of the players of one match apart."""


def player_maker(cast: Cast, strategies: Path) -> MakePlayers:
    """Makes the players of a match from the characters of ``cast`` and the solved games in a folder."""

    def make(setup: MatchSetup, context: MatchContext) -> Players:
        return {seat: _player(cast, strategies, setup, context, seat) for seat in range(1, len(setup.seats))}

    return make


def _player(cast: Cast, folder: Path, setup: MatchSetup, context: MatchContext, seat: int) -> Player:
    manifest = cast.get(setup.seats[seat].player).manifest
    level = Level(context.levels[seat - 1]) if context.levels else manifest.level
    seed = context.players_seed + _SEED_STEP * seat
    if isinstance(setup.rules, DrawRules):
        strategies = draw_strategies(folder, setup.rules)
        if strategies is not None:
            return DrawPlayer(strategies, level, manifest.temperament, seed)
        return SensiblePlayer(seed, manifest.temperament)
    return StudPlayer(level, manifest.temperament, seed)


def draw_strategies(folder: Path, rules: DrawRules) -> DrawStrategies | None:
    """The solved game of draw for the deck of these rules; None when its file is not there or cannot be used."""
    file = folder / strategy_file_name(Deck(rules.deck))
    return _strategies(file) if file.is_file() else None


@lru_cache(maxsize=2)
def _strategies(file: Path) -> DrawStrategies | None:
    try:
        return DrawStrategies(file.read_bytes())
    except (OSError, StrategyFileError) as error:
        _log.error("%s: %s; opponents play by simpler rules", file, error)
        return None
