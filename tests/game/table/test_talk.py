"""Who speaks when: hesitation, answers to other opponents, and a language that is changed meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from engine import events as ev
from engine.actions import Call, Check, Draw
from engine.rules import MatchSetup
from game.loop import Loop
from game.match.running_match import RunningMatch, new_context
from game.settings import Lines
from game.stage.services import Services
from game.storage.match_rows import MatchState, end_match
from game.table.names import MatchNames
from game.table.parting import parting_words
from game.table.presence import Presence
from game.table.state import TableState, first_state
from game.table.steps import Step
from game.table.talk import Talk
from game.texts import Language
from tests.game.table.sitting import Sitting, begin, classic, if_possible, seeds, speaks_first
from tests.game.table.stud_sitting import obedient, sit_at_stud, stud_setup

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
            company.update(0.5)
            heard |= {presence.saying for presence in company.presences.values()}
    assert any(line.startswith(answer) for line in heard for answer in answers)


# ------------------------------------------------------------ coming and going


def _greeting(services: Services, match: RunningMatch) -> str:
    """The tag of what Vera says when this match begins."""
    names = MatchNames(match.setup, services.cast, services.texts)
    presence = Presence(services.theme, Random(1))
    Talk(services, match, names).greet(first_state(match.setup), presence)
    return next(tag for tag in _MEETINGS if _is_line_of(services, tag, presence.saying))


_MEETINGS = ("greet_first", "greet_won", "greet_lost", "rematch")


def _is_line_of(services: Services, tag: str, said: str) -> bool:
    lines = [line.text for line in services.cast.get("vera").lines(Language.ENGLISH) if line.tag == tag]
    return any(said.startswith(line.partition("{")[0]) for line in lines if line.partition("{")[0])


def _ended(services: Services, state: MatchState, setup: MatchSetup | None = None, days_ago: int = 0) -> None:
    store = services.storage.matches
    kept = store.begin(setup or classic(services), new_context(seed=1))
    ended = kept.head.started + 1 - days_ago * 24 * 3600 * 1000
    store.write(end_match(kept.id, state, ended))


def test_a_stranger_is_greeted_as_one(assembled: Assemble) -> None:
    services, _ = assembled()
    assert _greeting(services, begin(services)) == "greet_first"


def test_the_last_match_decides_how_one_is_received_whatever_its_game(assembled: Assemble) -> None:
    services, _ = assembled()
    for _ in range(3):
        _ended(services, MatchState.LOST, days_ago=2)
    _ended(services, MatchState.WON, stud_setup(services, 2))
    assert _greeting(services, begin(services)) == "greet_won"
    _ended(services, MatchState.LOST, days_ago=-1)
    assert _greeting(services, begin(services)) == "greet_lost"


def test_who_stayed_away_long_is_told(assembled: Assemble) -> None:
    services, _ = assembled()
    _ended(services, MatchState.WON, days_ago=30)
    match = begin(services)
    names, presence = MatchNames(match.setup, services.cast, services.texts), Presence(services.theme, Random(1))
    Talk(services, match, names).greet(first_state(match.setup), presence)
    line = next(line for line in services.cast.get("vera").lines(Language.ENGLISH) if line.when.days)
    assert presence.saying == line.text


def test_a_rematch_has_a_word_of_its_own(assembled: Assemble) -> None:
    services, _ = assembled()
    _ended(services, MatchState.LOST)
    store, context = services.storage.matches, new_context(seed=1)
    match = RunningMatch.begin(store, classic(services), context, services.make_players, is_rematch=True)
    assert _greeting(services, match) == "rematch"


def test_somebody_remarks_that_the_player_leaves(assembled: Assemble) -> None:
    services, _ = assembled()
    match = begin(services)
    names = MatchNames(match.setup, services.cast, services.texts)
    said = parting_words(services, match, names)
    assert said.startswith("Vera: “")
    assert _is_line_of(services, "human_quits", said.removeprefix("Vera: “"))
    services.settings.change(lines=Lines.OFF)
    assert not parting_words(services, match, names)


def test_the_end_of_a_match_calls_the_player_by_name(assembled: Assemble) -> None:
    services, _ = assembled(player_name="Ada")
    match = begin(services)
    talk = Talk(services, match, MatchNames(match.setup, services.cast, services.texts))
    state = first_state(match.setup)
    said = [talk.remark(tag, state, amount=20) for tag in ("match_won", "finale") for _ in range(8)]
    assert any("Ada" in line for line in said)
