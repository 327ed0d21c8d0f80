"""Who speaks when: hesitation, answers to other opponents, and a language that is changed meanwhile."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine import events as ev
from engine.actions import Call, Check, Draw
from game.loop import Loop
from game.services import Services
from game.table.state import TableState, first_state
from game.table.steps import Step
from game.texts import Language
from tests.game.table.sitting import Sitting, begin, classic, if_possible, seeds, speaks_first
from tests.game.table.stud_sitting import obedient, sit_at_stud

Assemble = Callable[..., tuple[Services, Loop]]


def _step(state: TableState, event: ev.Event) -> Step:
    return Step((event,), state, state)


def test_the_human_is_spoken_to_twice_in_one_turn(assembled: Assemble, monkeypatch: pytest.MonkeyPatch) -> None:
    services, loop = assembled(speed="instant", lines="off")
    wish = if_possible(Draw())
    seed = next(seeds(speaks_first(0), services, wish))
    table = Sitting(services, loop, begin(services, wish, seed=seed))
    table.until_asked()
    play, seconds, asked = table.table.play, 0.0, list[float]()
    monkeypatch.setattr(play.company, "hesitation", lambda _state: asked.append(round(seconds)))
    play.waited = 0.0
    while seconds < 150:
        seconds += 0.25
        play.update(0.25)
    assert asked == [12, 42]


def test_a_planned_line_follows_the_language(assembled: Assemble) -> None:
    services, loop = assembled(speed="instant")
    table = Sitting(services, loop, begin(services, setup=classic(services)))
    talk = table.table.play.company.talks[1]
    state = first_state(table.match.setup)
    staked = ev.GarmentStaked(1, "headband", 15, ev.StakeReason.CALL)
    czech = {line.text for line in services.cast.get("vera").lines(Language.CZECH)}
    english = {line.text for line in services.cast.get("vera").lines(Language.ENGLISH)}
    for language, lines in ((Language.ENGLISH, english), (Language.CZECH, czech)):
        services.texts.language = Language.ENGLISH
        talk.hear(state, [staked])
        assert talk.plan([staked])
        services.texts.language = language
        said = talk.line_for(_step(state, staked))
        assert said is not None
        assert said.tag == "stake_first"
        assert any(line.partition("{")[0] in said.text for line in lines)
        assert talk.line_for(_step(state, staked)) is None


def test_opponents_answer_one_another(assembled: Assemble) -> None:
    services, loop = assembled(speed="instant", width=960, height=540)
    table = sit_at_stud(services, loop, 3, obedient(if_possible(Check(), Call())), seed=4)
    company, state = table.table.play.company, first_state(table.match.setup)
    answers = {
        line.text.partition("{")[0]
        for seat in company.talks
        for line in table.table.play.names.pack(seat).lines(Language.ENGLISH)
        if line.tag == "other_teases"
    } - {""}
    heard: set[str] = set()
    for number in range(300):
        seat = 1 + number % 2
        garment = state.seats[seat].wardrobe[0].id
        events: tuple[ev.Event, ...] = (
            ev.BetMade(seat, 10),
            ev.GarmentStaked(seat, garment, 20, ev.StakeReason.CALL),
            ev.GarmentLost(seat, garment, 3 - seat, is_last=False),
            ev.PotWon(seat, 200, 0, by_showdown=False),
        )
        event = events[number // 2 % len(events)]
        company.follow(state, [event])
        company.step_began(_step(state, event))
        for _ in range(8):
            list(company.update(0.5))
            heard |= {presence.saying for presence in company.presences.values()}
    assert any(line.startswith(answer) for line in heard for answer in answers)
