"""What an opponent says when the player leaves an unfinished match."""

from __future__ import annotations

from random import Random

from game.match.running_match import RunningMatch
from game.stage.services import Services
from game.table.names import MatchNames
from game.table.state import first_state, state_after
from game.table.talk import Talk


def parting_words(services: Services, match: RunningMatch, names: MatchNames) -> str:
    """The words of somebody still at the table, with the name; nothing when nobody has any."""
    state = state_after(first_state(match.setup), match.events_since())
    present = [seat for seat in range(1, len(match.setup.seats)) if not state.seats[seat].is_beaten]
    if not present:
        return ""
    seat = Random(match.context.players_seed + match.event_count).choice(present)
    said = Talk(services, match, names, seat).remark("human_quits", state)
    return f"{names.name(seat)}: {services.texts.quote(said)}" if said else ""
