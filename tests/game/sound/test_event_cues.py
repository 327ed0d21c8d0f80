"""Every event of the engine has a sound, or is silent on purpose."""

from __future__ import annotations

import dataclasses
import typing
from enum import Enum

import pytest

from engine import events
from engine.cards import Card
from engine.events import (
    CallMade,
    CardsDealt,
    CardsExchanged,
    DealStarted,
    Event,
    Folded,
    GarmentLost,
    MatchEnded,
    PotWon,
)
from game.sound import ACTION_CUES, CUES, DELIBERATELY_SILENT, EventCues, motif

EVENT_TYPES = [
    kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
]
START = DealStarted(number=1, commitment="", first_to_speak=0, dealer=1, waiting_pot=0, is_redeal=False)


def example(kind: type[Event]) -> Event:
    """An event with the plainest value in every field."""
    hints = typing.get_type_hints(kind)
    return kind(**{field.name: plain(hints[field.name]) for field in dataclasses.fields(kind)})


def plain(hint: object) -> object:
    if hint is Card:
        return Card.parse("Ah")
    if isinstance(hint, type) and issubclass(hint, Enum):
        return next(iter(hint))
    plains: dict[object, object] = {int: 1, str: "x", bool: False, bytes: b""}
    return plains.get(hint, ())


@pytest.mark.parametrize("kind", EVENT_TYPES, ids=lambda kind: kind.__name__)
def test_each_event_sounds_or_is_listed_as_silent(kind: type[Event]) -> None:
    names = EventCues(big_pot=100).hear(example(kind))
    assert (not names) == (kind in DELIBERATELY_SILENT)
    assert all(name in CUES for name in names)


def test_the_events_are_found() -> None:
    assert len(EVENT_TYPES) >= 26


def test_an_event_without_a_sound_is_an_error() -> None:
    class CatJumped(Event):
        pass

    with pytest.raises(KeyError):
        EventCues(big_pot=100).hear(CatJumped())


@pytest.mark.parametrize(
    ("event", "names"),
    [
        (CardsDealt(seat=0, count=5, cards=()), ("deal_burst",)),
        (CardsDealt(seat=0, count=1, cards=()), ("card_slide",)),
        (CardsDealt(seat=2, count=1, cards=(), face_up=True), ("card_flip",)),
        (CallMade(seat=0, amount=5), ("chip_stack",)),
        (CallMade(seat=0, amount=0), ("table_knock",)),
        (CardsExchanged(seat=1, count=0, paid=0, positions=(), discarded=(), drawn=()), ("table_knock",)),
        (CardsExchanged(seat=1, count=2, paid=0, positions=(), discarded=(), drawn=()), ("card_slide",)),
        (GarmentLost(seat=1, garment="hat", winner=0, is_last=False), ("garment_whoosh", "ooh_brass")),
        (GarmentLost(seat=1, garment="slip", winner=0, is_last=True), ("garment_whoosh", "crowd_ooh")),
        (MatchEnded(winner=0), ("match_won",)),
        (MatchEnded(winner=3), ("match_lost",)),
    ],
)
def test_the_sound_depends_on_what_happened(event: Event, names: tuple[str, ...]) -> None:
    assert EventCues(big_pot=100).hear(event) == names


@pytest.mark.parametrize(("amount", "names"), [(99, ("pot_slide", "win_small")), (100, ("pot_slide", "win_big"))])
def test_winning_is_as_big_as_the_pot(amount: int, names: tuple[str, ...]) -> None:
    cues = EventCues(big_pot=100)
    cues.hear(START)
    assert cues.hear(PotWon(seat=0, amount=amount, pot=0, by_showdown=True)) == names


def test_who_loses_hears_it_and_who_gave_up_does_not() -> None:
    lost = PotWon(seat=1, amount=50, pot=0, by_showdown=True)
    cues = EventCues(big_pot=100)
    cues.hear(START)
    assert cues.hear(lost) == ("pot_slide", "lose")
    cues.hear(Folded(seat=0))
    assert cues.hear(lost) == ("pot_slide",)
    cues.hear(START)
    assert cues.hear(lost) == ("pot_slide", "lose")


def test_side_pots_do_not_lose_again() -> None:
    cues = EventCues(big_pot=100)
    cues.hear(START)
    assert cues.hear(PotWon(seat=1, amount=50, pot=1, by_showdown=True)) == ("pot_slide",)


def test_every_action_has_a_cue() -> None:
    assert set(ACTION_CUES.values()) <= set(CUES)


@pytest.mark.parametrize(("opponent", "name"), [("vera", "motif_vera"), ("a guest from another pack", "glass_clink")])
def test_everybody_is_announced(opponent: str, name: str) -> None:
    assert motif(opponent) == name
    assert name in CUES
