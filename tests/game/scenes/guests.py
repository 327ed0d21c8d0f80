"""More opponents than the game brings, so that pages can be tried with a full cast."""

from __future__ import annotations

from pathlib import Path

from game.assembly import ASSETS
from game.services import Services

_VERA = ASSETS / "opponents" / "vera"


def invite(services: Services, *names: str) -> None:
    """Put opponents into the player's own folder who look like Vera and are called otherwise."""
    for name in names:
        folder = services.storage.folder.opponents / name
        folder.mkdir(parents=True)
        (folder / "layers").symlink_to(_VERA / "layers")
        for file in _VERA.glob("*.toml"):
            _copy(file, folder / file.name, name)


def _copy(source: Path, target: Path, name: str) -> None:
    text = source.read_text("utf-8")
    if source.name == "opponent.toml":
        text = text.replace('id = "vera"', f'id = "{name}"', 1)
        text = text.replace("Vera Vantrease", f"{name.capitalize()} Vantrease")
    target.write_text(text, "utf-8")
