"""A cast of the test's own, so that pages can be tried with as many opponents as wanted."""

from __future__ import annotations

from pathlib import Path

from game.match.match_players import player_maker
from game.opponents.cast import Cast
from game.stage.services import Services
from game.system.assets import ASSETS

_VERA = ASSETS / "opponents" / "vera"


def invite(services: Services, *names: str) -> None:
    """Let the cast be Vera and others who look like her and are called otherwise."""
    root = services.storage.folder.root / "cast"
    for name in ("vera", *names):
        folder = root / name
        folder.mkdir(parents=True)
        (folder / "layers").symlink_to(_VERA / "layers")
        for file in _VERA.glob("*.toml"):
            _copy(file, folder / file.name, name)
    services.cast = Cast((root,))
    services.make_players = player_maker(services.cast, ASSETS / "strategy")


def _copy(source: Path, target: Path, name: str) -> None:
    text = source.read_text("utf-8")
    if source.name == "opponent.toml" and name != "vera":
        text = text.replace('id = "vera"', f'id = "{name}"', 1)
        text = text.replace("Vera Vantrease", f"{name.capitalize()} Vantrease")
    target.write_text(text, "utf-8")
