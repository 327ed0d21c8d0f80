"""Filters, loudness, room and finishing, against what physics and the standards say; and a few designs made anew."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pygame
import pytest

from tools.audio.effects import EFFECTS
from tools.audio.filters import bell, high_pass, low_pass, shelf
from tools.audio.finishing import finished, hit_of
from tools.audio.loudness import integrated, limited, loudest_moment, true_peak
from tools.audio.room import in_room
from tools.audio.signals import RATE, Signal, add, amplitude, decibels, pan, samples, silence, stereo, swell, times
from tools.audio.tones import struck

ASSETS = Path(__file__).parents[3] / "assets"


def tone(frequency: float, seconds: float = 2.0, level: float = 0.0) -> Signal:
    return np.sin(2 * np.pi * frequency * times(seconds)) * amplitude(level)


def gain_at(filtered: Signal, source: Signal) -> float:
    """Decibels, once the filter has settled."""
    half = len(source) // 2
    return decibels(float(np.sqrt((filtered[half:] ** 2).mean() / (source[half:] ** 2).mean())))


def test_loudness_of_the_reference_tone() -> None:
    """A 997 Hz sine at -23 dBFS in both channels is -23 LUFS (EBU Tech 3341)."""
    reference = np.stack([tone(997, 5, -23)] * 2, axis=1)
    assert integrated(reference) == pytest.approx(-23, abs=0.1)


def test_silence_does_not_dilute_loudness() -> None:
    loud = np.stack([tone(997, 5, -23)] * 2, axis=1)
    assert integrated(np.concatenate([loud, np.zeros((5 * RATE, 2))])) == pytest.approx(-23, abs=0.3)
    assert integrated(np.zeros((RATE, 2))) == float("-inf")


def test_true_peak_sees_between_the_samples() -> None:
    between = np.sin(2 * np.pi * (RATE / 4) * times(0.1) + np.pi / 4)
    assert np.abs(between).max() < 0.71
    assert true_peak(between) == pytest.approx(1.0, abs=0.05)


def test_filters_do_what_their_names_say() -> None:
    low, high = tone(100), tone(8000)
    assert gain_at(low_pass(high, 1000), high) < -30
    assert gain_at(high_pass(low, 1000), low) < -30
    assert gain_at(shelf(high, 1000, -6), high) == pytest.approx(-6, abs=0.3)
    assert gain_at(shelf(low, 1000, -6, "low"), low) == pytest.approx(-6, abs=0.3)
    assert gain_at(bell(tone(1000), 1000, 4), tone(1000)) == pytest.approx(4, abs=0.1)


def test_the_limiter_holds_the_ceiling_and_leaves_the_quiet_alone() -> None:
    sound = np.concatenate([tone(440, 0.5, -20), tone(440, 0.5, 6), tone(440, 1.0, -20)])
    held = limited(sound, -1.5)
    assert decibels(true_peak(held)) < -1.2
    assert np.allclose(held[: samples(0.4)], sound[: samples(0.4)])


def test_the_room_is_linear_and_keeps_the_dry_sound() -> None:
    first, second = pan(tone(440, 0.3), -0.5), pan(tone(660, 0.3), 0.5)
    together = in_room(first + second, 0.2, 0.6)
    assert np.allclose(together, in_room(first, 0.2, 0.6) + in_room(second, 0.2, 0.6))
    assert np.allclose(in_room(first, 0.0, 0.6)[: len(first)], first)


def test_adding_cuts_at_the_end() -> None:
    target = silence(0.1)
    add(target, np.ones(RATE), 0.05, 0.5)
    assert target.sum() == pytest.approx(0.5 * samples(0.05))


def test_swell_peaks_where_it_is_told() -> None:
    assert int(np.argmax(swell(1.0, 0.3))) / RATE == pytest.approx(0.3, abs=0.01)


def test_struck_things_end_softly() -> None:
    assert abs(float(struck([440], [1], [5], 0.5)[-1])) < 1e-3


@pytest.mark.parametrize("level", [-33, -24, -18])
def test_finishing_brings_to_loudness_under_the_peak(level: float) -> None:
    sound = pan(tone(880, 0.6) * swell(0.6, 0.3), 0.2)
    take = finished(np.concatenate([np.zeros((RATE // 2, 2)), sound, np.zeros((RATE // 2, 2))]), level)
    assert loudest_moment(take.signal) == pytest.approx(level, abs=0.3)
    assert decibels(true_peak(take.signal)) < -1.4
    assert take.seconds < 0.7


def test_the_hit_is_the_first_loud_moment() -> None:
    sound = silence(1.0)
    add(sound, tone(500, 0.2, -20), 0.1)
    add(sound, tone(500, 0.2), 0.4)
    add(sound, tone(500, 0.2, 1), 0.7)
    assert hit_of(sound) == pytest.approx(0.4, abs=0.01)


@pytest.mark.parametrize("name", ["card_slide", "chip_single", "error", "table_knock", "wax_seal"])
def test_effects_made_anew_are_those_that_are_shipped(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    pygame.mixer.init(RATE, -16, 2)
    try:
        shipped = np.frombuffer(pygame.mixer.Sound(ASSETS / "sounds" / f"{name}_1.ogg").get_raw(), "<i2").reshape(-1, 2)
    finally:
        pygame.mixer.quit()
    effect = next(effect for effect in EFFECTS if effect.name == name)
    anew = stereo(effect.take(0).signal)
    assert len(anew) == pytest.approx(len(shipped), abs=2)
    length = min(len(anew), len(shipped))
    assert np.corrcoef(anew[:length].ravel(), shipped[:length].ravel())[0, 1] > 0.9


def test_losing_sounds_different_each_time() -> None:
    """The outlines of the three are far apart, which no change of pitch alone would bring about."""
    effect = next(effect for effect in EFFECTS if effect.name == "lose")
    outlines = [_outline(effect.take(variant).signal) for variant in range(3)]
    for first, second in ((0, 1), (0, 2), (1, 2)):
        assert np.corrcoef(outlines[first], outlines[second])[0, 1] < 0.93


def _outline(sound: Signal) -> Signal:
    """The level in steps of 25 ms over 1.5 seconds."""
    step = samples(0.025)
    mono = np.concatenate([sound.mean(axis=1), np.zeros(60 * step)])[: 60 * step]
    return np.asarray(np.sqrt((mono.reshape(60, step) ** 2).mean(axis=1)))
