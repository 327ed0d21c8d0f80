"""Writing a match that exists already: after a rescue, or when another match takes it over."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.record import MatchRecord
from engine.replay import replay_steps
from game.storage.match_rows import MatchHead, end_match, final_state, insert_action, next_chain
from game.storage.result_rows import result_statements
from game.storage.results import DealTracker
from game.storage.statements import Statement


def action_statements(
    head: MatchHead, actions: Sequence[str], times: Sequence[int], *, stored: int = 0
) -> Iterator[Statement]:
    """Statements that add all actions of a match but the first ``stored``, and everything that they led to.

    ``times`` are those of all actions, as in rows. Raises RecordError when the actions cannot be replayed.
    """
    tracker = DealTracker(head.setup)
    chain = head.first_chain
    for step in replay_steps(MatchRecord(setup=head.setup, actions=tuple(actions))):
        number = step.number - 1
        chain = next_chain(chain, actions[number])
        results = tracker.follow(number, step.events, step.match)
        if number >= stored:
            yield insert_action(head.id, number, actions[number], times[number], chain)
        yield from result_statements(head.id, number, results)
        if results.match_winner is not None:
            yield end_match(head.id, final_state(results.match_winner), times[number])
