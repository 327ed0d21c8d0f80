"""Every pot has chips of its own, and who gives up fades rather than jumps to grey."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations, pairwise

import pygame
import pytest

from engine import events as ev
from game.look.geometry import Rect
from game.look.motion import FOLD
from game.loop import Loop
from game.stage.services import Services
from game.table.stud.layout import STAKE_RADIUS, layout_for
from game.table.stud.pots import MOST_POTS
from tests.game.table.sitting import FRAME, Sitting
from tests.game.table.stud_sitting import callers, sit_at_stud

Assemble = Callable[..., tuple[Services, Loop]]


@pytest.mark.parametrize("opponents", range(1, 8))
@pytest.mark.parametrize("count", range(1, MOST_POTS + 1))
def test_no_two_pots_share_a_pile(opponents: int, count: int) -> None:
    lies = layout_for(opponents)
    radius = lies.chip_radius(count)
    for first, second in combinations(range(count), 2):
        assert not lies.pot(first, count).overlaps(lies.pot(second, count))
        apart = [abs(x - other) for x, _ in lies.pile(first, count) for other, _ in lies.pile(second, count)]
        assert min(apart) > 2 * radius


@pytest.mark.parametrize("players", [3, 5])
def test_who_gives_up_fades(assembled: Assemble, players: int) -> None:
    services, loop = assembled(speed="brisk", lines="off", hints=False, width=960, height=540)
    table = sit_at_stud(services, loop, players, callers)
    table.until_asked()
    table.table.play.director.tell([ev.Folded(1)])
    seen = []
    for _ in range(round(FOLD / FRAME) + 4):
        loop.step(FRAME)
        seen.append(_portrait(table))
    changes = [before != after for before, after in pairwise(seen)]
    assert sum(changes) > 6, "step by step"
    assert not any(changes[-2:]), "and then it rests"


def _portrait(table: Sitting) -> bytes:
    """The first opponent, with her face at rest."""
    presence = table.table.play.company.presences[1]
    presence.hush()
    presence.look(presence.resting, 0)
    presence.blinks = False
    window = table.services.window
    window.invalidate()
    window.redraw(table.services.theme, table.services.stores, table.services.scenes.draw)
    lies = layout_for(len(table.match.setup.seats) - 1)
    pixels = pygame.Rect(window.viewport.rect_to_pixels(lies.stand(1).figure)).clip(window.picture().get_rect())
    return pygame.image.tobytes(window.picture().subsurface(pixels), "RGB")


@pytest.mark.parametrize("opponents", [4, 5, 6, 7])
def test_staked_garments_hide_no_pot_and_no_cards(opponents: int) -> None:
    lies = layout_for(opponents)
    pots = [lies.pot(place, 4) for place in range(4)]
    hands = [lies.card(seat, place, 7, shown=True) for seat in range(1, opponents + 1) for place in range(7)]
    for stake in range(opponents):
        x, y = lies.stake(stake)
        medallion = Rect.centred(x, y, 2 * STAKE_RADIUS, 2 * STAKE_RADIUS)
        assert not any(medallion.overlaps(other) for other in (*pots, *hands))
