"""The match that the command line asks for."""

from __future__ import annotations

from typing import Final

from engine.presets import DRAW_PRESETS, Evening
from engine.rules import MatchSetup, StudRules
from game.match.setup_choice import match_setup
from game.opponents.cast import Cast
from game.system.options import StartOptions

_USUAL_OPPONENT: Final = "vera"
_USUAL_PLAYERS: Final = 4


def asked_setup(options: StartOptions, cast: Cast) -> MatchSetup:
    """Stud with the players and the style that were asked for, or a classic evening of draw.

    Raises PackError when the opponent that was asked for cannot be played.
    """
    opponents = cast.usable(cast.billing(_USUAL_OPPONENT))
    if options.opponent is not None:
        wanted = cast.get(options.opponent)
        opponents = (wanted, *(pack for pack in opponents if pack.id != wanted.id))
    if options.game == "stud":
        rules = StudRules(players=options.players or _USUAL_PLAYERS, style=options.style or "casino")
        return match_setup(rules, opponents[: rules.players - 1])
    return match_setup(DRAW_PRESETS[Evening.CLASSIC], opponents[:1])
