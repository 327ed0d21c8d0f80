"""Choosing a line: conditions, specificity, memory, chance and urgency."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping

import pytest

from game.lines import Line, LineBook, Situation, Talkativeness, spoken
from game.lines.tags import TAGS, Topic
from game.texts import Texts, Word

ANYTHING = Situation(values={"garment": Word("gown"), "amount": "$20"})


def line(text: str, tag: str = "garment_lost", weight: float = 1, **when: object) -> Line:
    return Line.model_validate({"tag": tag, "text": text, "weight": weight, "when": when})


def book(*lines: Line, seed: int = 1, talkativeness: Talkativeness = Talkativeness.ON) -> LineBook:
    return LineBook(lines, random.Random(seed), talkativeness)


def chosen(lines: LineBook, situation: Situation = ANYTHING, tag: str = "garment_lost") -> str | None:
    found = lines.choose(tag, situation)
    return found.text if found else None


@pytest.mark.parametrize(
    ("when", "fitting", "other"),
    [
        ({"game": "stud"}, {"game": "stud"}, {"game": "draw"}),
        ({"stage": (1, 3)}, {"stage": 3}, {"stage": 4}),
        ({"stage": (0, 0)}, {"stage": 0}, {}),
        ({"worn": "pearls"}, {"worn": frozenset({"pearls", "slip"})}, {"off": frozenset({"pearls"})}),
        ({"off": "pearls"}, {"off": frozenset({"pearls"})}, {"worn": frozenset({"pearls"})}),
        ({"money": "short"}, {"money": "short"}, {"money": "low"}),
        ({"pot": "big"}, {"pot": "big"}, {"pot": "small"}),
        ({"street": 5}, {"street": 5}, {"street": 6}),
        ({"street": "before"}, {"street": "before"}, {"street": "after"}),
        ({"hand": "flush"}, {"hand": "flush"}, {}),
        ({"who": "odessa"}, {"who": "odessa"}, {"who": "human"}),
        ({"count": (2, 9)}, {"count": 2}, {"count": 1}),
        ({"by": "drop"}, {"by": "drop"}, {"by": "showdown"}),
        ({"for": "call"}, {"for_": "call"}, {"for_": "ante"}),
        ({"tell": "bluff"}, {"tell": "bluff"}, {"tell": "strong"}),
        ({"level": "master"}, {"level": "master"}, {"level": "sharp"}),
        ({"days": (7, 99)}, {"days": 8}, {"days": 1}),
    ],
)
def test_conditions(when: Mapping[str, object], fitting: Mapping[str, object], other: Mapping[str, object]) -> None:
    only = line("Now.", **when)
    assert Situation(**fitting).fits(only)  # type: ignore[arg-type]
    assert not Situation(**other).fits(only)  # type: ignore[arg-type]


def test_all_conditions_must_hold() -> None:
    only = line("Now.", game="stud", stage=(1, 2))
    assert Situation(game="stud", stage=1).fits(only)
    assert not Situation(game="stud", stage=3).fits(only)


def test_a_line_without_its_variable_is_passed_over() -> None:
    greetings = book(line("Ah, {you}.", "greet_first"), seed=2)
    assert chosen(greetings, Situation(values={"you": ""}), "greet_first") is None
    assert chosen(greetings, Situation(), "greet_first") is None
    assert chosen(greetings, Situation(values={"you": "Alex"}), "greet_first") == "Ah, {you}."


def test_the_garment_beats_the_person_and_the_person_beats_conditions() -> None:
    lines = [
        line("plain"),
        line("two conditions", game="stud", stage=(0, 9)),
        line("person", who="odessa"),
        line("garment", "garment_lost:gown"),
        line("another garment", "garment_lost:slip"),
    ]
    moment = Situation(game="stud", stage=2, who="odessa", garment="gown", values=ANYTHING.values)
    speaker = book(*lines)
    assert [chosen(speaker, moment) for _ in range(5)] == ["garment", "person", "two conditions", "plain", None]


def test_weights_decide_among_equals() -> None:
    counts = Counter(chosen(book(line("rarely"), line("often", weight=9), seed=seed)) for seed in range(300))
    assert 0 < counts["rarely"] < 60


def test_no_line_comes_again_among_the_last_forty() -> None:
    speaker = book(*(line(f"Line {number}.") for number in range(45)))
    said = [chosen(speaker) for _ in range(200)]
    assert None not in said
    assert all(len(set(said[start : start + 41])) == 41 for start in range(160))


def test_the_memory_can_be_kept_between_matches() -> None:
    first = book(line("one"), line("two"))
    text = chosen(first)
    second = LineBook([line("one"), line("two")], random.Random(5), history=first.history)
    assert {text, chosen(second)} == {"one", "two"}
    assert chosen(second) is None


def test_once_in_a_match_and_once_in_a_life() -> None:
    filler = [line(f"filler {number}", "check") for number in range(41)]
    lines = [line("once a match", first=True), line("once a life", ever=True), *filler]
    speaker = book(*lines)
    assert {chosen(speaker), chosen(speaker)} == {"once a match", "once a life"}
    while len(set(speaker.history) - {"once a match", "once a life"}) < 40:
        speaker.choose("check", Situation())
    assert chosen(speaker) is None
    assert speaker.said_ever == {"once a life"}
    later = LineBook(lines, random.Random(1), said_ever=speaker.said_ever)
    assert [chosen(later), chosen(later)] == ["once a match", None]


def test_the_same_seed_speaks_the_same() -> None:
    lines = [line(f"Line {number}.", "bet") for number in range(60)]
    runs = [[chosen(speaker, tag="bet") for _ in range(50)] for speaker in (book(*lines), book(*lines))]
    assert runs[0] == runs[1]
    assert None in runs[0]


@pytest.mark.parametrize(
    ("tag", "talkativeness", "share"),
    [
        ("bet", Talkativeness.ON, 0.35),
        ("win_small", Talkativeness.ON, 0.7),
        ("hand_good", Talkativeness.ON, 0.2),
        ("other_bets", Talkativeness.ON, 0.3),
        ("garment_lost", Talkativeness.ON, 1),
        ("greet_first", Talkativeness.ON, 1),
        ("win_small", Talkativeness.RARE, 0.7 / 3),
        ("garment_lost", Talkativeness.RARE, 1),
        ("garment_lost", Talkativeness.OFF, 0),
        ("bet", Talkativeness.OFF, 0),
    ],
)
def test_the_chance_to_speak(tag: str, talkativeness: Talkativeness, share: float) -> None:
    lines = [line(f"Line {number}.", tag) for number in range(41)]
    speaker = book(*lines, talkativeness=talkativeness)
    spoke = sum(speaker.choose(tag, ANYTHING) is not None for _ in range(2000)) / 2000
    assert spoke == pytest.approx(share, abs=0.04)


def test_the_most_urgent_moment_is_spoken_of() -> None:
    lines = [line("bet", "bet"), line("gone"), line("won", "win_big"), line("bow", "finale")]
    moments = [(tag, ANYTHING) for tag in ("bet", "win_big", "finale", "garment_lost")]
    speaker = book(*lines)
    spoken_of = [found[0].text for found in (speaker.choose_most_urgent(moments) for _ in range(2)) if found]
    assert spoken_of == ["bow", "gone"]


def test_silence_when_nothing_fits() -> None:
    assert book().choose_most_urgent([("finale", ANYTHING), ("bet", ANYTHING)]) is None


def test_every_topic_has_a_tag() -> None:
    assert {tag.topic for tag in TAGS.values()} == set(Topic)


def test_what_is_spoken_begins_with_a_big_letter() -> None:
    situation = Situation(values={"hand": Word("pair of aces")})
    assert spoken(line("{hand}. Made to measure.", "win_big"), situation, Texts()) == "Pair of aces. Made to measure."
