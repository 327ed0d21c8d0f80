"""The match that the command line asks for."""

from __future__ import annotations

from typing import Final

from engine.presets import DRAW_PRESETS, Evening
from engine.rules import MatchSetup, StudRules
from game.opponents.cast import Cast
from game.options import StartOptions
from game.setup_choice import match_setup

_USUAL_OPPONENT: Final = "vera"
_USUAL_PLAYERS: Final = 4


def asked_setup(options: StartOptions, cast: Cast) -> MatchSetup:
    """Stud with the players and the style that were asked for, or a classic evening of draw."""
    ids = sorted(cast.ids(), key=lambda name: (name != _USUAL_OPPONENT, name))
    if options.game == "stud":
        rules = StudRules(players=options.players or _USUAL_PLAYERS, style=options.style or "casino")
        return match_setup(rules, [cast.get(opponent) for opponent in ids[: rules.players - 1]])
    return match_setup(DRAW_PRESETS[Evening.CLASSIC], [cast.get(ids[0])])
