"""From the gallery to the setup of a match with somebody."""

from __future__ import annotations

from game.stage.doors import Door
from game.stage.services import Services


def can_play(services: Services, game: str) -> bool:
    """Whether there is a setup page for the game."""
    return services.doors.leads_somewhere(_door(game))


def set_up(services: Services, opponent: str, game: str) -> None:
    """Open the setup of a game with this opponent chosen."""
    setup = services.settings.settings.setup
    if game == "draw":
        chosen = setup.model_copy(update={"game": "draw", "draw_opponent": opponent})
    else:
        others = tuple(other for other in setup.stud_opponents if other != opponent)
        wanted = (opponent, *others)[: max(1, len(setup.stud_opponents))]
        chosen = setup.model_copy(update={"game": "stud", "stud_opponents": wanted})
    services.settings.change(setup=chosen)
    services.scenes.push(services.doors.page(_door(game)))


def _door(game: str) -> Door:
    return Door.DRAW_SETUP if game == "draw" else Door.STUD_SETUP
