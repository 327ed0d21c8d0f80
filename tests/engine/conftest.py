"""Property tests of the engine play whole matches: they are measured by the bench, not by a deadline."""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("engine", deadline=None)
settings.load_profile("engine")
