"""The mixing desk: the one object that scenes ask for sounds."""

from __future__ import annotations

import logging
import random
from dataclasses import dataclass

from game.settings import SoundSettings
from game.sound.buses import Bus, Volumes, factor
from game.sound.cues import CUES, Cue
from game.sound.ducking import Ducking
from game.sound.music import MusicPlayer
from game.sound.output import Clip, Output
from game.sound.recordings import Library, Recording
from game.sound.variants import Variants
from game.sound.voices import CHANNELS, Voices

_log = logging.getLogger(__name__)

_PAUSED_DECIBELS = -10.0
"""While the game is paused the music goes on as if in the next room."""
_RETRY_FIRST = 2.0
_RETRY_LAST = 30.0
"""Seconds between attempts to find a device; they double from the first to the last."""
_WIDEST_PAN = 0.8


@dataclass(slots=True)
class _Appointment:
    """A sound that has to start in ``wait`` seconds."""

    name: str
    pan: float
    wait: float


class SoundDesk:
    """Plays cues and music by name. Nothing here raises for want of a device, a file or a name.

    Time passes only in :meth:`update`. Recordings are loaded when first asked for, and one with each update until all
    are there, so that neither the start of the program nor the first deal waits for them.
    """

    def __init__(self, library: Library, output: Output, chance: random.Random | None = None) -> None:
        chance = chance or random.Random()
        self._library = library
        self._output = output
        self._variants = {
            name: Variants(library.effects[cue.family], chance)
            for name, cue in CUES.items()
            if library.effects.get(cue.family)
        }
        self._unloaded = [recording for family in library.effects.values() for recording in family]
        self._clips: dict[str, Clip | None] = {}
        self._voices = Voices(output)
        self._music = MusicPlayer(library, output)
        self._ducking = Ducking()
        self._volumes = Volumes()
        self._appointments: list[_Appointment] = []
        self._now = 0.0
        self._last_started: dict[str, float] = {}
        self._is_paused = False
        self._has_focus = True
        self._mutes_without_focus = True
        self._retry_after = 0.0
        self._retry_pause = _RETRY_FIRST

    @property
    def has_device(self) -> bool:
        """False before the first update and while no device can be opened."""
        return self._output.is_open

    def lead(self, name: str) -> float:
        """Seconds from the start of the cue's next recording to the moment that the picture should meet.

        0 for a name that is not known.
        """
        variants = self._variants.get(name)
        return 0.0 if variants is None else variants.next.hit

    def play(self, name: str, *, pan: float = 0.0, hit_in: float | None = None) -> None:
        """Sound the cue at once, or so that its hit falls ``hit_in`` seconds from now (at once if that is too soon).

        ``pan`` runs from -1 (left) to 1 (right).
        """
        wait = 0.0 if hit_in is None else hit_in - self.lead(name)
        if wait > 0:
            self._appointments.append(_Appointment(name, pan, wait))
        else:
            self._start(name, pan)

    def music(self, name: str | None) -> None:
        """Change to the track ``name`` with a fade; None fades to silence. The one that plays already plays on."""
        self._music.want(name)

    def apply(self, settings: SoundSettings) -> None:
        """Take the options; they act at once, except on effects that already sound."""
        self._mutes_without_focus = settings.silent_in_background
        self.set_volumes(Volumes.of(settings))

    def set_volumes(self, volumes: Volumes) -> None:
        """Set each bus by itself."""
        self._volumes = volumes
        self._attend()

    def pause(self) -> None:
        """The game waits: music steps back, what was planned waits too; menus still sound."""
        self._is_paused = True

    def resume(self) -> None:
        self._is_paused = False

    def focus_lost(self) -> None:
        self._has_focus = False
        self._attend()

    def focus_gained(self) -> None:
        self._has_focus = True
        self._attend()

    def device_lost(self) -> None:
        """A device was unplugged: with the next update take the default one of those that are left."""
        self._close()
        self._search_now()

    def device_found(self) -> None:
        """A device was plugged in: take it with the next update, unless there is one."""
        if not self._output.is_open:
            self._search_now()

    def update(self, seconds: float) -> None:
        """Let ``seconds`` pass. Called once a frame."""
        self._now += seconds
        self._ducking.update(seconds)
        if not self._is_paused:
            self._keep_appointments(seconds)
        if not self._output.is_open:
            self._look_for_device(seconds)
            return
        self._load_one()
        self._music.update(seconds, self._music_gain)

    def close(self) -> None:
        """Stop everything and give the device back."""
        self._appointments.clear()
        self._close()

    @property
    def _is_audible(self) -> bool:
        return self._has_focus or not self._mutes_without_focus

    @property
    def _music_gain(self) -> float:
        if not self._is_audible:
            return 0.0
        paused = factor(_PAUSED_DECIBELS) if self._is_paused else 1.0
        return self._volumes.gain(Bus.MUSIC) * self._ducking.gain * paused

    def _attend(self) -> None:
        if not self._output.is_open:
            return
        if not self._is_audible:
            self._voices.silence()
        self._music.update(0.0, self._music_gain)

    def _keep_appointments(self, seconds: float) -> None:
        for appointment in self._appointments:
            appointment.wait -= seconds
        due = [appointment for appointment in self._appointments if appointment.wait <= 0]
        self._appointments = [appointment for appointment in self._appointments if appointment.wait > 0]
        for appointment in due:
            self._start(appointment.name, appointment.pan)

    def _start(self, name: str, pan: float) -> None:
        cue, variants = CUES.get(name), self._variants.get(name)
        if cue is None or variants is None:
            _log.warning("No sound is called %r", name)
            return
        gain = self._volumes.gain(cue.bus) * factor(cue.decibels)
        if not self._output.is_open or not self._is_audible or gain == 0 or self._rests(name, cue):
            return
        clip = self._clip(variants.take())
        side = max(-_WIDEST_PAN, min(_WIDEST_PAN, pan))
        left, right = gain * min(1.0, 1 - side), gain * min(1.0, 1 + side)
        if clip is not None and self._voices.start(cue, clip, left, right):
            self._last_started[name] = self._now
            self._ducking.press(cue.duck, cue.duck_for)

    def _rests(self, name: str, cue: Cue) -> bool:
        last = self._last_started.get(name)
        return last is not None and self._now - last < cue.rest

    def _clip(self, recording: Recording) -> Clip | None:
        if recording.file not in self._clips:
            self._clips[recording.file] = self._output.load(self._library.path_of(recording))
        return self._clips[recording.file]

    def _load_one(self) -> None:
        if self._unloaded:
            self._clip(self._unloaded.pop())

    def _search_now(self) -> None:
        self._retry_after = 0.0
        self._retry_pause = _RETRY_FIRST

    def _look_for_device(self, seconds: float) -> None:
        self._retry_after -= seconds
        if self._retry_after > 0:
            return
        if not self._output.open(CHANNELS):
            self._retry_after = self._retry_pause
            self._retry_pause = min(_RETRY_LAST, 2 * self._retry_pause)

    def _close(self) -> None:
        if self._output.is_open:
            self._output.close()
        self._clips.clear()
        self._unloaded = [recording for family in self._library.effects.values() for recording in family]
        self._voices.forget()
        self._music.forget_stream()
