"""One track at a time, faded in and out, held while nobody listens."""

from __future__ import annotations

from game.sound.output import Output
from game.sound.recordings import Library

_FADE_OUT = 0.7
_FADE_IN = 1.4
"""Seconds. SDL streams one piece of music at a time, so one track goes before the next comes."""


class MusicPlayer:
    """Brings the wanted track to the listener through every change of mind, device and volume."""

    def __init__(self, library: Library, output: Output) -> None:
        self._library = library
        self._output = output
        self._wanted: str | None = None
        self._current: str | None = None
        self._level = 0.0
        self._is_held = False

    @property
    def wanted(self) -> str | None:
        """The track that plays, or will once the other has faded."""
        return self._wanted

    def want(self, track: str | None) -> None:
        """Change to ``track``; None fades to silence. A track that does not exist is silence too."""
        self._wanted = track

    def forget_stream(self) -> None:
        """The device went away, and the stream with it: begin again on the next one."""
        self._current = None
        self._level = 0.0
        self._is_held = False

    def update(self, seconds: float, gain: float) -> None:
        """Move on by ``seconds`` at loudness ``gain``. At 0 the stream is held and costs nothing."""
        if not self._output.is_open:
            return
        if self._current != self._wanted:
            self._leave(seconds, gain)
        if self._current is not None and self._current == self._wanted:
            self._level = min(1.0, self._level + seconds / _FADE_IN)
        self._sound(gain)

    def _leave(self, seconds: float, gain: float) -> None:
        self._level = 0.0 if gain == 0 else max(0.0, self._level - seconds / _FADE_OUT)
        if self._level > 0:
            return
        if self._current is not None:
            self._output.stop_music()
        self._is_held = False
        path = None if self._wanted is None else self._library.path_of_track(self._wanted)
        if path is None or not self._output.start_music(path):
            self._wanted = None
        self._current = self._wanted

    def _sound(self, gain: float) -> None:
        if self._current is None:
            return
        held = gain == 0
        if held != self._is_held:
            self._output.hold_music(held=held)
            self._is_held = held
        if not held:
            self._output.set_music_gain(gain * self._level**2)
