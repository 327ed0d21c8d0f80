"""Every text that the program names is found in the sources, also by the tool that reads them for the catalogues."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from tools.translations import catalogues

_SOURCES = Path(catalogues.__file__).parents[2] / "game"
_NAMING = {"tr", "mark", "ntr", "nmark"}


def _named(source: str) -> Iterator[str]:
    """Texts that are given to a function of translation, wherever that stands: in an f-string, too."""
    for node in ast.walk(ast.parse(source)):
        if not (isinstance(node, ast.Call) and node.args):
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        text = node.args[0]
        if name in _NAMING and isinstance(text, ast.Constant) and isinstance(text.value, str) and text.value:
            yield text.value


def test_no_text_hides_from_the_catalogues() -> None:
    found = {text for message in catalogues.messages(catalogues.extract()) for text in catalogues.ids(message)}
    for file in _SOURCES.rglob("*.py"):
        hidden = set(_named(file.read_text("utf-8"))) - found
        assert not hidden, f"{file.name}: take these out of the f-string, where they are not found: {hidden}"
