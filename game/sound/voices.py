"""A bounded number of effects at once: who may sound, and who gives way."""

from __future__ import annotations

from dataclasses import dataclass

from game.sound.cues import Cue
from game.sound.output import Clip, Output

CHANNELS = 16
"""Effects that the device can play at once."""
_FOR_ALL = 14
"""The channels above are kept for cues that must be heard."""
_MUST_BE_HEARD = 3
_YIELD_MILLISECONDS = 30


@dataclass(frozen=True, slots=True)
class _Voice:
    cue: Cue
    channel: int


class Voices:
    """The effects that sound at the moment."""

    def __init__(self, output: Output) -> None:
        self._output = output
        self._sounding: list[_Voice] = []
        """The oldest first."""

    def start(self, cue: Cue, clip: Clip, left: float, right: float) -> bool:
        """Sound ``clip``; False when everything is busy with something at least as important."""
        self._sounding = [voice for voice in self._sounding if self._output.is_busy(voice.channel)]
        family = [voice for voice in self._sounding if voice.cue is cue]
        if len(family) >= cue.at_once:
            self._end(family[0])
        channel = self._free_channel(cue)
        if channel is None:
            channel = self._channel_of_weaker(cue)
        if channel is None:
            return False
        self._output.start(channel, clip, left, right)
        self._sounding.append(_Voice(cue, channel))
        return True

    def silence(self) -> None:
        """End everything without a click."""
        for voice in tuple(self._sounding):
            self._end(voice)

    def forget(self) -> None:
        """The device went away, and everything that sounded with it."""
        self._sounding.clear()

    def _end(self, voice: _Voice) -> None:
        self._sounding.remove(voice)
        self._output.fade_out(voice.channel, _YIELD_MILLISECONDS)

    def _free_channel(self, cue: Cue) -> int | None:
        last = CHANNELS if cue.priority >= _MUST_BE_HEARD else _FOR_ALL
        return next((channel for channel in range(last) if not self._output.is_busy(channel)), None)

    def _channel_of_weaker(self, cue: Cue) -> int | None:
        """The channel of the oldest among the least important sounds, if less important than ``cue``."""
        weaker = [voice for voice in self._sounding if voice.cue.priority < cue.priority]
        if not weaker:
            return None
        weakest = min(weaker, key=lambda voice: voice.cue.priority)
        self._sounding.remove(weakest)
        return weakest.channel
