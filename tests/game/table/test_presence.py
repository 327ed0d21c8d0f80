"""The opponent as time goes by: eyes, faces, breath and words."""

from __future__ import annotations

from itertools import pairwise
from random import Random

from engine import events as ev
from engine.players.demeanour import Expression
from engine.players.temperament import Temperament
from game.look.motion import BUBBLE_OUT, BUBBLE_STAY, TURN_LOOP
from game.look.theme import Comfort, Theme
from game.stage.services import Services
from game.table.faces import face_for
from game.table.handling import Handling
from game.table.presence import FACE_STAYS, Presence
from game.table.state import SeatState, TableState
from game.table.turn_light import turn_glow


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
    assert presence.update(FACE_STAYS + 0.1).figures
    shown.append(presence.expression)
    assert shown == [Expression.DELIGHTED, Expression.THINKING]


def test_she_blinks_and_breathes_unless_motion_is_reduced() -> None:
    lively, still = _presence(), _presence(reduced_motion=True)
    blinks, rises = set(), set()
    for _ in range(1200):
        lively.update(1 / 60)
        blinks.add(lively.blinks)
        rises.add(lively.rise)
        changed = still.update(1 / 60)
        assert not changed.figures
        assert not changed.words
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


def test_cards_rise_before_their_tags_come() -> None:
    handling = Handling()
    handling.marked.add(2)
    assert (handling.rise(2), handling.tag(2)) == (1, 1)
    handling.move({2})
    seen = []
    while handling.pass_time(0.02):
        seen.append((handling.rise(2), handling.light(2), handling.tag(2)))
    rises, lights, tags = zip(*seen, strict=True)
    assert rises[0] < 1 < max(rises)
    assert rises[-1] == lights[-1] == tags[-1] == 1
    assert [tag for tag, rise in zip(tags, rises, strict=True) if rise < 0.5] == [0] * sum(rise < 0.5 for rise in rises)
    assert handling.rise(1) == handling.light(1) == handling.tag(1) == 0


def test_a_card_that_is_no_longer_marked_sinks() -> None:
    handling = Handling()
    handling.move({0})
    rises = []
    while handling.pass_time(0.02):
        rises.append(handling.rise(0))
    assert 1 > rises[0] > rises[1]
    assert rises == sorted(rises, reverse=True)
    assert rises[-1] == handling.tag(0) == 0


def test_the_light_of_the_turn_comes_and_goes_in_few_steps() -> None:
    shades = [turn_glow(place * TURN_LOOP / 200) for place in range(201)]
    assert shades[0] == shades[-1] == max(shades) == 1
    assert min(shades) == shades[100] == 0.5
    changes = sum(before != now for before, now in pairwise(shades))
    assert changes <= 16


def test_the_log_scrolls_as_far_as_it_is_hidden() -> None:
    handling = Handling(log_hidden=3)
    moved = [(handling.scroll_log(rows), handling.log_back) for rows in (-1, 2, 2, 1, -5, -1)]
    assert moved == [(False, 0), (True, 2), (True, 3), (False, 3), (True, 0), (False, 0)]


def test_who_speaks_waits_until_the_words_of_another_are_gone(services: Services) -> None:
    first, second = _presence(), _presence()
    first.say("First.")
    first.update(0.5)
    assert first.finish()
    second.say("Second.")
    second.hold_back()
    seen = []
    for _ in range(40):
        canvas = services.window.canvas(services.theme, services.stores)
        canvas.record = []
        for presence in (first, second):
            presence.update(BUBBLE_OUT / 10)
            presence.draw_words(canvas)
        seen.append({drawn.text for drawn in canvas.record})
    assert {"First."} in seen
    assert {"Second."} in seen
    assert {"First.", "Second."} not in seen
