"""From a raw sound to a recording: trimmed, at its loudness, under its peak, written as Ogg Vorbis."""

from __future__ import annotations

import subprocess
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from tools.audio.filters import high_pass
from tools.audio.loudness import limited, loudest_moment, true_peak
from tools.audio.signals import RATE, Signal, amplitude, decibels, envelope_of, per_channel, samples

_CEILING = -1.5
"""Decibels that no peak exceeds."""
_HEAD_FLOOR, _TAIL_FLOOR = -46, -66
"""Decibels under the peak at which a sound begins and ends."""
_HIT_WINDOW = 0.005
_HIT_SHARE = 0.5


@dataclass(frozen=True, slots=True)
class Take:
    """A finished recording and what the manifest says about it, in seconds."""

    signal: Signal
    hit: float

    @property
    def seconds(self) -> float:
        return len(self.signal) / RATE


def finished(raw: Signal, loudness: float) -> Take:
    """``raw`` with its loudest 100 ms at ``loudness`` LUFS."""
    sound = _trimmed(high_pass(raw, 28, 1))
    sound = sound * amplitude(loudness - loudest_moment(sound))
    if decibels(true_peak(sound)) > _CEILING:
        sound = limited(sound, _CEILING)
    peak = decibels(true_peak(sound))
    if peak > _CEILING:
        sound = sound * amplitude(_CEILING - peak)
    end = np.ones(len(sound))
    end[-samples(0.004) :] = np.linspace(1, 0, samples(0.004))
    sound = per_channel(end, sound)
    return Take(sound, hit_of(sound))


def hit_of(sound: Signal) -> float:
    """Seconds to the first moment that is, over 5 ms, at least half as loud as the loudest."""
    power = envelope_of(sound) ** 2
    width = samples(_HIT_WINDOW)
    sums = np.concatenate([[0], np.cumsum(power)])
    energy = sums[width:] - sums[:-width]
    start = int(np.argmax(energy >= _HIT_SHARE**2 * energy.max()))
    return (start + width / 2) / RATE


def write_vorbis(path: Path, sound: Signal, quality: float, comments: dict[str, str] | None = None) -> None:
    """Encode with oggenc and a fixed serial number, so that the same sound gives the same bytes."""
    channels = sound.shape[1] if sound.ndim == 2 else 1
    dither = np.random.default_rng(1).uniform(-0.5, 0.5, (len(sound), channels))
    whole = np.round(sound.reshape(len(sound), channels) * 32_767 + dither)
    command = ["oggenc", "-Q", "-s", "1", "-q", str(quality), "-r", "-R", str(RATE), "-C", str(channels), "-B", "16"]
    for name, value in (comments or {}).items():
        command += ["-c", f"{name}={value}"]
    pcm = np.clip(whole, -32_768, 32_767).astype("<i2").tobytes()
    subprocess.run([*command, "-o", str(path), "-"], input=pcm, check=True)


def _trimmed(sound: Signal) -> Signal:
    level = envelope_of(sound)
    first = int(np.argmax(level > np.max(level) * amplitude(_HEAD_FLOOR)))
    last = int(np.nonzero(level > np.max(level) * amplitude(_TAIL_FLOOR))[0][-1])
    cut = sound[max(0, first - samples(0.0015)) : min(len(sound), last + samples(0.03))]
    edges = np.ones(len(cut))
    opening, closing = samples(0.0008), min(samples(0.02), len(cut) // 3)
    edges[:opening] *= np.linspace(0, 1, opening)
    edges[-closing:] *= np.cos(np.linspace(0, np.pi / 2, closing)) ** 2
    return per_channel(edges, cut)
