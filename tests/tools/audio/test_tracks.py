"""A small track, played by the band and looped."""

from __future__ import annotations

import shutil

import numpy as np
import pytest

from tools.audio.loudness import integrated, true_peak
from tools.audio.scores import Part, Score, line
from tools.audio.signals import RATE, decibels
from tools.audio.synthesiser import SOUNDFONT
from tools.audio.tracks import Mixed, Track, mixed

pytestmark = pytest.mark.skipif(
    shutil.which("fluidsynth") is None or not SOUNDFONT.exists(), reason="needs fluidsynth and fluid-soundfont-gm"
)

INTRO, LOOP = 4, 24
"""Beats, at 120 a minute."""


@pytest.fixture(scope="module")
def mix() -> Mixed:
    tune = line("C5/1 E5/1 G5/1 E5/1 " * 7, 80)
    walk = line("C2/2 G2/2 " * 7, 90)
    marks = ((0.0, "INTRO"), (float(INTRO), "LOOP A"), (float(INTRO + LOOP), "LOOP END"))
    return mixed(Track("small", "Small", stirs_from=0), Score(120, (Part("piano", tune), Part("bass", walk)), marks))


def test_the_loop_is_as_long_as_the_score_says(mix: Mixed) -> None:
    assert mix.loop_length == LOOP * RATE // 2
    assert len(mix.signal) > mix.loop_start + mix.loop_length


def test_the_second_pass_is_the_first(mix: Mixed) -> None:
    after = mix.signal[mix.loop_start :][: RATE // 4]
    uncut = mix.signal[mix.loop_start + mix.loop_length :][: RATE // 4]
    assert np.abs(uncut).max() > 0.01
    assert np.abs(after - uncut).max() < 1e-9


def test_loudness_and_peak_of_the_loop(mix: Mixed) -> None:
    loop = mix.signal[mix.loop_start : mix.loop_start + mix.loop_length]
    assert integrated(loop) == pytest.approx(-20, abs=0.5)
    assert decibels(true_peak(mix.signal)) < -1.8


def test_a_score_without_a_loop_is_refused() -> None:
    with pytest.raises(ValueError, match="LOOP"):
        mixed(Track("none", "None"), Score(120, (Part("piano", line("C5/1", 80)),)))
