"""Plays a part with FluidSynth and the FluidR3 soundfont, dry: the room is ours."""

from __future__ import annotations

import subprocess
import tempfile
from pathlib import Path

import numpy as np

from tools.audio.midi import write_score
from tools.audio.scores import Part, Score
from tools.audio.signals import RATE, Signal, samples

SOUNDFONT = Path("/usr/share/sounds/sf2/FluidR3_GM.sf2")

PRE_ROLL = 0.25
"""Seconds before beat 0, for notes that come early."""


def rendered(part: Part, tempo: float, seconds: float) -> Signal:
    """``part`` in stereo over ``seconds``, of which the first ``PRE_ROLL`` lie before beat 0.

    FileNotFoundError if the soundfont is not installed (Debian: fluidsynth, fluid-soundfont-gm).
    """
    if not SOUNDFONT.exists():
        raise FileNotFoundError(f"{SOUNDFONT} is missing: install fluidsynth and fluid-soundfont-gm")
    with tempfile.TemporaryDirectory() as folder:
        score, wave = Path(folder) / "part.mid", Path(folder) / "part.raw"
        write_score(score, Score(tempo, (part,)), PRE_ROLL)
        settings = ["-R", "0", "-C", "0", "-g", "0.6", "-r", str(RATE), "-O", "float", "-T", "raw"]
        command = ["fluidsynth", "-n", "-i", "-q", *settings, "-F", str(wave), str(SOUNDFONT), str(score)]
        subprocess.run(command, check=True, capture_output=True)
        played = np.fromfile(wave, "<f4").reshape(-1, 2)
    sound = np.zeros((samples(seconds), 2))
    length = min(len(sound), len(played))
    sound[:length] = played[:length]
    return sound
