"""Services that keep and sound nothing, where nobody listens: for tests, measurements, and the gallery of widgets."""

from __future__ import annotations

from game.settings import Settings, SoundSettings


class SilentSounds:
    """No sounds, from a device that seems to be there."""

    has_device = True

    def play(self, name: str, *, pan: float = 0.0, hit_in: float | None = None) -> None:
        """Nothing sounds."""

    def lead(self, name: str) -> float:  # noqa: ARG002 - every recording that does not exist begins at once
        return 0.0

    def music(self, name: str | None) -> None:
        """Nothing plays."""

    def pause(self) -> None:
        """There is nothing to pause."""

    def resume(self) -> None:
        """There is nothing to go on with."""

    def focus_lost(self) -> None:
        """There is nothing to silence."""

    def focus_gained(self) -> None:
        """There is nothing to sound again."""

    def device_lost(self) -> None:
        """There was none."""

    def device_found(self) -> None:
        """It is not needed."""

    def apply(self, settings: SoundSettings) -> None:
        """Silence has no volume."""

    def update(self, seconds: float) -> None:
        """Time passes in silence."""

    def close(self) -> None:
        """There is nothing to close."""


class UnsavedSettings:
    """Settings that act and are kept nowhere."""

    def __init__(self, settings: Settings | None = None) -> None:
        self.settings = settings or Settings()

    def change(self, **fields: object) -> Settings:
        self.settings = Settings.model_validate({**dict(self.settings), **fields})
        return self.settings

    def preview(self, **fields: object) -> Settings:
        return self.change(**fields)
