"""The long tracks: an introduction and a loop, mixed so that the loop has no seam.

The echo is linear, so the second pass of a loop equals the first once the first one's beginning has been overlaid with
its end. A file is therefore introduction, loop, and the first seconds of the second pass; the player jumps back from
there to the same place in the first.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from tools.audio.band import TRACK_PLACES
from tools.audio.filters import high_pass
from tools.audio.loudness import integrated, limited
from tools.audio.mixing import gain_for, placed
from tools.audio.noises import around, part_of, shaped_noise, wander
from tools.audio.scores import Change, Note, Part, Score
from tools.audio.signals import (
    RATE,
    Random,
    Signal,
    add,
    add_at,
    amplitude,
    pan,
    random_for,
    samples,
    silence,
    swell,
)
from tools.audio.synthesiser import PRE_ROLL, rendered

_LOUDNESS = -20.0
_CEILING = -2.0
_TAIL = 4.0
"""Seconds after which every echo has died."""
_SPLICE_SEARCH = 1.4
"""Seconds in which the quietest moment is sought for the jump."""
_EARLY = 0.15
"""Beats by which a note of the loop may come before its first bar."""
_STIR = "stir"


@dataclass(frozen=True, slots=True)
class Track:
    """A score in ``scores/`` and what a score does not say."""

    name: str
    title: str
    stirs_from: float | None = None
    """The beat of the introduction from which the brushes stir; None without brushes."""
    soft_stir_from: float = float("inf")
    """The beat of the loop from which they stir half as strongly."""
    opening: tuple[tuple[float, float], ...] = ((0.0, 0.0),)
    """A ride on the fader over the introduction: (seconds, decibels)."""


TRACKS = (
    Track("velvet_ante", "Velvet Ante", stirs_from=4, soft_stir_from=128),
    Track("borrowed_bow_tie", "Rumba for a Borrowed Bow Tie", opening=((0.0, 5.0), (3.6, 5.0), (4.2, 0.0))),
    Track("last_lamp_on_the_bar", "Last Lamp on the Bar", stirs_from=2),
)


@dataclass(frozen=True, slots=True)
class Mixed:
    """A finished track; the loop points in samples."""

    signal: Signal
    loop_start: int
    loop_length: int


def mixed(track: Track, score: Score) -> Mixed:
    """Render and mix ``score``, whose loop lies between its marks LOOP and LOOP END."""
    beat = 60 / score.tempo
    intro_beats, loop_beats = _loop_of(score)
    intro, loop = samples(intro_beats * beat), samples(loop_beats * beat)
    mix = np.zeros((intro + 2 * loop + samples(2 * _TAIL), 2))
    for opening, body in _stems(track, score, intro_beats, loop_beats):
        before = samples(PRE_ROLL)
        add_at(mix, opening, -before)
        add_at(mix, body, intro - before)
        add_at(mix, body, intro + loop - before)
    splice = _quietest(mix, intro)
    mix = high_pass(mix[: intro + loop + splice + samples(0.5)], 32)
    mix *= amplitude(_LOUDNESS - integrated(mix[intro : intro + loop]))
    mix = limited(_ridden(mix, track.opening), _CEILING, 0.003, 0.08)
    mix[: samples(0.004)] *= np.linspace(0, 1, samples(0.004))[:, None]
    return Mixed(mix, intro + splice, loop)


def _loop_of(score: Score) -> tuple[float, float]:
    """Beats of the introduction and of the loop; the first mark of the loop also names its section, as in LOOP A1."""
    start = next((beat for beat, name in score.marks if name.startswith("LOOP ")), None)
    end = next((beat for beat, name in score.marks if name == "LOOP END"), None)
    if start is None or end is None or end <= start:
        raise ValueError("A track needs a mark that begins with LOOP and a later one called LOOP END")
    return start, end - start


def _stems(track: Track, score: Score, intro: float, loop: float) -> Iterator[tuple[Signal, Signal]]:
    """Introduction and loop of each part, each in its place in the mix."""
    beat = 60 / score.tempo
    lengths = (PRE_ROLL + intro * beat + _TAIL, PRE_ROLL + loop * beat + _TAIL)
    for part in score.parts:
        halves = _split(part, intro)
        yield _mixed_in(
            part.instrument,
            *(
                rendered(half, score.tempo, seconds) if half.notes else silence(seconds, stereo=True)
                for half, seconds in zip(halves, lengths, strict=True)
            ),
        )
    if track.stirs_from is not None:
        chance = random_for(track.name)
        first = [(float(at), 1.0) for at in range(int(track.stirs_from), int(intro))]
        rest = [(float(at), 0.55 if at >= track.soft_stir_from else 1.0) for at in range(int(loop))]
        stirred = (_stirred(half, beat, seconds, chance) for half, seconds in zip((first, rest), lengths, strict=True))
        yield _mixed_in(_STIR, *stirred)


def _mixed_in(name: str, opening: Signal, body: Signal) -> tuple[Signal, Signal]:
    """Both halves at the level that the louder half of the piece, the loop, asks for."""
    place = TRACK_PLACES[name]
    gain = gain_for(body if body.any() else opening, place)
    return _ended(placed(opening, place, gain), len(opening)), _ended(placed(body, place, gain), len(body))


def _ended(sound: Signal, length: int) -> Signal:
    """Cut at ``length`` with the last echo faded."""
    cut = sound[:length].copy()
    fade = samples(0.6)
    cut[-fade:] *= np.linspace(1, 0, fade)[:, None]
    return cut


def _split(part: Part, intro: float) -> tuple[Part, Part]:
    """What belongs to the introduction, and the loop counted from its own first beat."""
    border = intro - _EARLY
    loop_notes = (Note(n.at - intro, n.length, n.pitch, n.velocity) for n in part.notes if n.at >= border)
    loop_changes = (Change(c.at - intro, c.control, c.value) for c in part.changes if c.at >= border)
    opening = Part(
        part.instrument,
        tuple(note for note in part.notes if note.at < border),
        tuple(change for change in part.changes if change.at < border),
    )
    return opening, Part(part.instrument, tuple(loop_notes), tuple(loop_changes))


def _stirred(strokes: list[tuple[float, float]], beat: float, seconds: float, chance: Random) -> Signal:
    """The brush that circles on the snare: a band of noise for every (beat, strength), left and right in turn."""
    sound = silence(seconds, stereo=True)
    length = beat * 1.25

    def circle(moments: Signal, frequencies: Signal) -> Signal:
        brightness = 3000 + 2600 * np.sin(np.pi * part_of(moments, length))
        return around(frequencies, brightness, 0.8) + 0.25 * around(frequencies, 1300, 0.7)

    for index, (at, strength) in enumerate(strokes):
        sweep = shaped_noise(length, circle, chance) * swell(length, 0.45, 1.3)
        sweep *= 0.8 + 0.2 * wander(samples(length), 60, chance)
        side, share = (-0.25, 1.0) if index % 2 else (0.25, 0.8)
        add(sound, pan(sweep, side), PRE_ROLL + (at - 0.08) * beat, strength * share * chance.uniform(0.9, 1.1))
    return sound


def _quietest(mix: Signal, intro: int) -> int:
    """Samples after the loop's first beat where a jump is least heard: quiet, and smooth for a moment after."""

    def roughness(at: int) -> float:
        level = np.abs(mix[at - samples(0.015) : at + samples(0.03)]).max()
        return float(level + 4 * np.abs(np.diff(mix[at - 200 : at + 900], axis=0)).max())

    return min(range(samples(_TAIL), samples(_TAIL + _SPLICE_SEARCH), 64), key=lambda after: roughness(intro + after))


def _ridden(mix: Signal, ride: tuple[tuple[float, float], ...]) -> Signal:
    moments = np.arange(len(mix)) / RATE
    levels = np.interp(moments, [at for at, _ in ride], [level for _, level in ride])
    return mix * (10 ** (levels / 20))[:, None]
