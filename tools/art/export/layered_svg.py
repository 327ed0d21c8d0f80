"""Opponents drawn elsewhere: one SVG whose outermost groups are the layers, back to front.

Each group says in ``data-`` attributes what ``layers.toml`` asks of a layer (docs/opponents.md); what they share
stands in ``<defs>``.
"""

from functools import partial
from pathlib import Path
from typing import Final
from xml.etree import ElementTree as ET

from engine.players.demeanour import Expression
from game.opponents.layers import LayerRole
from tools.art.figure.character import CANVAS, Character
from tools.art.figure.layers import Frame, Layer
from tools.art.kit.geometry import Box
from tools.art.kit.paint import Painter

_NAMESPACE: Final = "http://www.w3.org/2000/svg"
_GROUP, _DEFINITIONS = f"{{{_NAMESPACE}}}g", f"{{{_NAMESPACE}}}defs"
_TORSO: Final = ((320, 520), (440, 520), (440, 900), (320, 900))
_TRUTH: Final = {None: None, "true": True, "false": False}


class DrawingError(Exception):
    """The drawing cannot be taken apart; the message names the group and the remedy."""


def read_drawing(path: Path) -> Character:
    """The opponent in an SVG file of 720 by 1000 units, named after the file. Raises DrawingError."""
    try:
        root = ET.parse(path).getroot()  # noqa: S314 - one's own drawing, read by its maker
    except (OSError, ET.ParseError) as error:
        raise DrawingError(f"{path} cannot be read: {error}; save it as plain SVG") from error
    ET.register_namespace("", _NAMESPACE)
    if root.get("viewBox", "").split() != ["0", "0", *map(str, CANVAS)]:
        raise DrawingError(f'{path}: every figure has viewBox="0 0 {CANVAS[0]} {CANVAS[1]}"; scale the drawing to it')
    definitions = "".join(map(_markup, root.findall(_DEFINITIONS)))
    return Character(
        id=path.stem,
        origin=(0, 0),
        wardrobe=tuple(_said(root, "wardrobe", path).split()),
        layers=tuple(_layer(group, definitions, path) for group in root.findall(_GROUP)),
        table=_numbers(root, "table", 1, path)[0],
        bust=Box(*_numbers(root, "bust", 4, path)),
        covered=_TORSO,
        covered_frame=Frame(),
    )


def _layer(group: ET.Element, definitions: str, path: Path) -> Layer:
    name = group.get("id", "")
    try:
        return Layer(
            name=name,
            role=LayerRole(group.get("data-role", "")),
            frame=Frame(),
            draw=partial(_paste, markup=definitions + _markup(group)),
            garment=group.get("data-garment", ""),
            hidden_by=tuple(group.get("data-hidden-by", "").split()),
            cards=_TRUTH[group.get("data-cards")],
            finale=_TRUTH[group.get("data-finale")],
            blink=_TRUTH[group.get("data-blink")],
            expression=Expression(face) if (face := group.get("data-expression")) else None,
        )
    except (KeyError, ValueError) as error:
        raise DrawingError(f'{path}: the group "{name}" has an attribute with a value that is none: {error}') from error


def _paste(paint: Painter, markup: str) -> None:
    paint.raw(markup)


def _markup(element: ET.Element) -> str:
    return ET.tostring(element, encoding="unicode")


def _said(root: ET.Element, key: str, path: Path) -> str:
    said = root.get(f"data-{key}")
    if said is None:
        raise DrawingError(f"{path}: the outermost element says no data-{key}; docs/opponents.md has an example")
    return said


def _numbers(root: ET.Element, key: str, count: int, path: Path) -> list[float]:
    said = _said(root, key, path).split()
    try:
        numbers = [float(number) for number in said]
    except ValueError:
        numbers = []
    if len(numbers) != count:
        raise DrawingError(f"{path}: data-{key} must be {count} numbers with spaces between, in units of the canvas")
    return numbers
