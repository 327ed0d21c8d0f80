"""A deal cut into steps: what happened in each, in words, and how the table stood before and after."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from engine import events as ev
from engine.cards import Card
from engine.replay import replay_steps
from engine.rules import HUMAN, MatchSetup
from game.match.guests import Guests
from game.match.played_deals import PlayedDeal
from game.table.state import DECISIONS, TableState, first_state, state_after
from game.texts import Texts
from game.texts.cards import card_signs
from game.texts.deal_log import DealLog
from game.texts.streets import street_name

_SMALL_TABLE: Final = 4
_SILENT: Final = (ev.DealStarted, ev.DealEnded)


class Landmark(Enum):
    """A step that is named on the timeline."""

    DEAL = "deal"
    EXCHANGE = "exchange"
    STREET = "street"
    SHOWDOWN = "showdown"
    END = "end"


@dataclass(frozen=True, slots=True)
class CourseStep:
    """One line of the replay."""

    events: tuple[ev.Event, ...]
    before: TableState
    after: TableState
    landmark: Landmark | None
    action: int | None
    """Number of the action in the match, from 0, when the step is a decision of the human."""


def course_of(deal: PlayedDeal) -> tuple[CourseStep, ...]:
    """The steps of a deal; those that nothing can be said about belong to the one after them."""
    state = _state_before(deal)
    steps: list[CourseStep] = []
    waiting: list[ev.Event] = []
    for group, action in _groups(deal):
        waiting += group
        if all(isinstance(event, _SILENT) for event in group):
            continue
        after = state_after(state, waiting)
        steps.append(CourseStep(tuple(waiting), state, after, _landmark(group), action))
        state, waiting = after, []
    if waiting and steps:
        last = steps.pop()
        after = state_after(last.after, waiting)
        steps.append(CourseStep((*last.events, *waiting), last.before, after, Landmark.END, last.action))
    return tuple(steps)


def _state_before(deal: PlayedDeal) -> TableState:
    """The table after everything that came before the deal."""
    state, number = first_state(deal.setup), 0
    for step in replay_steps(deal.record):
        for event in step.events:
            number = event.number if isinstance(event, ev.DealStarted) else number
            if number >= deal.number:
                return state
            state = state_after(state, (event.seen_by(HUMAN),))
    return state


def _groups(deal: PlayedDeal) -> Iterable[tuple[list[ev.Event], int | None]]:
    """Events of the deal that are shown as one, with the number of the human's action that led to them."""
    number = 0
    for step in replay_steps(deal.record):
        starts = [event.number for event in step.events if isinstance(event, ev.DealStarted)]
        number = starts[0] if starts else number
        if number < deal.number:
            continue
        if number > deal.number:
            return
        action: int | None = step.number - 1
        group: list[ev.Event] = []
        for event in (event.seen_by(HUMAN) for event in step.events):
            if group and not _belong_together(group[-1], event):
                yield group, action if _is_humans(group) else None
                group = []
            group.append(event)
        if group:
            yield group, action if _is_humans(group) else None


def _belong_together(former: ev.Event, event: ev.Event) -> bool:
    kinds = (ev.AntePosted, ev.CardsDealt)
    return any(isinstance(former, kind) and isinstance(event, kind) for kind in kinds)


def _is_humans(group: Sequence[ev.Event]) -> bool:
    return any(isinstance(event, DECISIONS) and getattr(event, "seat", None) == HUMAN for event in group)


def _landmark(group: Sequence[ev.Event]) -> Landmark | None:
    for event in group:
        match event:
            case ev.StreetStarted():
                return Landmark.STREET
            case ev.CardsDealt():
                return Landmark.DEAL
            case ev.CardsExchanged():
                return Landmark.EXCHANGE
            case ev.HandShown():
                return Landmark.SHOWDOWN
            case ev.PotWon() | ev.DealTied():
                return Landmark.END
    return None


def step_words(texts: Texts, guests: Guests, setup: MatchSetup, steps: Sequence[CourseStep]) -> tuple[str, ...]:
    """Every step in a line or two; antes and cards that come to all are told in short."""
    log = DealLog(texts, guests.table_words(setup))
    words = []
    for step in steps:
        antes = [event.amount for event in step.events if isinstance(event, ev.AntePosted)]
        dealt = [event for event in step.events if isinstance(event, ev.CardsDealt)]
        told = [event for event in step.events if not isinstance(event, (*_SILENT, ev.AntePosted, ev.CardsDealt))]
        said = log.sentences(told)
        if antes:
            said.append(texts.tr("Ante: {amount}", amount=texts.money(max(antes))))
        if dealt:
            said.append(_dealt_words(guests, setup, dealt) or log.sentences(dealt)[0])
        words.append(" · ".join(said))
    return tuple(words)


def _dealt_words(guests: Guests, setup: MatchSetup, dealt: Sequence[ev.CardsDealt]) -> str:
    """The human's cards, and at a small table the open ones of the others."""
    cards: dict[int, list[Card]] = {}
    for event in dealt:
        if event.cards and (event.seat == HUMAN or len(setup.seats) <= _SMALL_TABLE):
            cards.setdefault(event.seat, []).extend(event.cards)
    named = ((guests.name(setup.seats[seat].player), held) for seat, held in sorted(cards.items()))
    return " · ".join(f"{name}: {card_signs(held)}" for name, held in named)


def landmark_words(texts: Texts, step: CourseStep) -> str:
    """What a landmark is called on the timeline."""
    match step.landmark:
        case Landmark.DEAL:
            return texts.tr("Deal")
        case Landmark.EXCHANGE:
            return texts.tr("Exchange")
        case Landmark.SHOWDOWN:
            return texts.tr("Showdown")
        case Landmark.STREET:
            street = next(event.street for event in step.events if isinstance(event, ev.StreetStarted))
            return street_name(texts, street)
    return ""
