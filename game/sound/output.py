"""The device: SDL's mixer behind a small face, which a silent one can stand in for."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Protocol

import pygame

_log = logging.getLogger(__name__)

_FREQUENCY = 44_100
_BUFFER = 1024
"""Samples, 23 ms: short enough for the eye, long enough not to crackle on a busy machine."""

Clip = object
"""A loaded recording; only the output that loaded it knows what it is."""


class Output(Protocol):
    """A sound device. Methods other than ``open`` are called only while it is open, and none of them raises."""

    @property
    def is_open(self) -> bool: ...

    def open(self, channels: int) -> bool:
        """Try to open the device with so many channels; False when there is none."""

    def close(self) -> None: ...

    def load(self, path: Path) -> Clip | None:
        """None when the file cannot be used; the reason is logged."""

    def start(self, channel: int, clip: Clip, left: float, right: float) -> None:
        """Play ``clip``, replacing what the channel plays. Gains run from 0 to 1."""

    def is_busy(self, channel: int) -> bool: ...

    def fade_out(self, channel: int, milliseconds: int) -> None: ...

    def start_music(self, path: Path) -> bool:
        """Stream ``path`` at gain 0, for ever; False when the file cannot be used."""

    def stop_music(self) -> None: ...

    def set_music_gain(self, gain: float) -> None: ...

    def hold_music(self, *, held: bool) -> None:
        """Hold the stream where it is, or let it go on."""


class PygameOutput:
    """The default device of the machine."""

    def __init__(self) -> None:
        self._is_open = False

    @property
    def is_open(self) -> bool:
        return self._is_open

    def open(self, channels: int) -> bool:
        try:
            pygame.mixer.init(_FREQUENCY, -16, 2, _BUFFER)
            pygame.mixer.set_num_channels(channels)
        except pygame.error as error:
            _log.info("No sound device: %s", error)
            return False
        self._is_open = True
        return True

    def close(self) -> None:
        self._is_open = False
        pygame.mixer.quit()

    def load(self, path: Path) -> Clip | None:
        try:
            return pygame.mixer.Sound(path)
        except (pygame.error, OSError) as error:
            _log.warning("Cannot use the sound %s: %s", path, error)
            return None

    def start(self, channel: int, clip: Clip, left: float, right: float) -> None:
        assert isinstance(clip, pygame.mixer.Sound)  # noqa: S101 - an output plays only what it loaded
        voice = pygame.mixer.Channel(channel)
        voice.play(clip)
        voice.set_volume(left, right)

    def is_busy(self, channel: int) -> bool:
        return pygame.mixer.Channel(channel).get_busy()

    def fade_out(self, channel: int, milliseconds: int) -> None:
        pygame.mixer.Channel(channel).fadeout(milliseconds)

    def start_music(self, path: Path) -> bool:
        try:
            pygame.mixer.music.load(path)
            pygame.mixer.music.set_volume(0.0)
            pygame.mixer.music.play(-1)
        except (pygame.error, OSError) as error:
            _log.warning("Cannot use the music %s: %s", path, error)
            return False
        return True

    def stop_music(self) -> None:
        pygame.mixer.music.stop()
        pygame.mixer.music.unload()

    def set_music_gain(self, gain: float) -> None:
        pygame.mixer.music.set_volume(gain)

    def hold_music(self, *, held: bool) -> None:
        if held:
            pygame.mixer.music.pause()
        else:
            pygame.mixer.music.unpause()
