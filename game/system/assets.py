"""Where everything lies that the program loads."""

from __future__ import annotations

from pathlib import Path
from typing import Final

ASSETS: Final = Path(__file__).resolve().parents[2] / "assets"
