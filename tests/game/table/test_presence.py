"""The opponent as time goes by: eyes, faces, breath and words."""

from __future__ import annotations

from random import Random

from engine import events as ev
from engine.players.demeanour import Expression
from engine.players.temperament import Temperament
from game.motion import BUBBLE_OUT, BUBBLE_STAY
from game.table.faces import face_for
from game.table.presence import FACE_STAYS, Presence
from game.table.state import SeatState, TableState
from game.theme import Comfort, Theme


def _presence(**comfort: bool) -> Presence:
    return Presence(Theme(Comfort(**comfort)), Random(1))  # type: ignore[arg-type]


def test_a_line_stays_long_enough_to_be_read() -> None:
    presence = _presence()
    text = "Five cards and a straight face."
    presence.say(text)
    stayed = 0.0
    while presence.saying:
        presence.update(0.05)
        stayed += 0.05
    assert stayed > BUBBLE_STAY + 0.045 * len(text)


def test_a_new_line_lets_the_old_one_fade() -> None:
    presence = _presence()
    presence.say("First.")
    presence.update(0.5)
    presence.say("Second.")
    assert presence.saying == "First."
    presence.update(BUBBLE_OUT / 2)
    assert presence.saying == "First."
    presence.update(BUBBLE_OUT)
    assert presence.saying == "Second."


def test_faces_pass() -> None:
    presence = _presence()
    presence.rest(Expression.THINKING)
    presence.look(Expression.DELIGHTED)
    shown = [presence.expression]
    assert presence.update(FACE_STAYS + 0.1)
    shown.append(presence.expression)
    assert shown == [Expression.DELIGHTED, Expression.THINKING]


def test_she_blinks_and_breathes_unless_motion_is_reduced() -> None:
    lively, still = _presence(), _presence(reduced_motion=True)
    blinks, rises = set(), set()
    for _ in range(1200):
        lively.update(1 / 60)
        blinks.add(lively.blinks)
        rises.add(lively.rise)
        assert not still.update(1 / 60)
    assert blinks == {True, False}
    assert max(rises) > 0
    assert still.rise == 0


def test_a_poor_actor_shows_more() -> None:
    state = TableState((SeatState(60, ()), SeatState(60, ())))
    raised = ev.RaiseMade(0, 5, 20)

    def surprised(acting: float) -> int:
        chance = Random(2)
        faces = [face_for(raised, state, Temperament(acting=acting), chance) for _ in range(400)]
        return faces.count(Expression.SURPRISED)

    assert surprised(0.0) == 400
    assert surprised(1.0) < 300


def test_clothes_show_on_every_face() -> None:
    state = TableState((SeatState(60, ()), SeatState(60, ())))
    lost = ev.GarmentLost(1, "jacket", 0, is_last=False)
    assert face_for(lost, state, Temperament(acting=1.0), Random(1)) is Expression.WORRIED
    assert face_for(ev.BuyBackDeclined(1, "jacket"), state, Temperament(), Random(1)) is None
