"""Form by shifted silhouette: the part of a shape that its own blurred, shifted copy does not cover is tinted."""

from collections.abc import Sequence
from typing import NamedTuple

from tools.art.kit.geometry import number
from tools.art.kit.svg import Document


class Shade(NamedTuple):
    """One inner tint: the copy moves by (dx, dy), so the edge on the opposite side takes the colour."""

    dx: float
    dy: float
    blur: float
    colour: str
    opacity: float


def form(document: Document, shades: Sequence[Shade]) -> str:
    """Filter that lays the shades over a group's own picture, first to last, inside its silhouette."""
    steps = [_step(index, shade) for index, shade in enumerate(shades)]
    merged = "".join(f'<feMergeNode in="s{index}"/>' for index in range(len(steps)))
    return document.filter("".join(steps) + f'<feMerge><feMergeNode in="SourceGraphic"/>{merged}</feMerge>')


def _step(index: int, shade: Shade) -> str:
    return (
        f'<feGaussianBlur in="SourceAlpha" stdDeviation="{number(shade.blur)}" result="b{index}"/>'
        f'<feOffset in="b{index}" dx="{number(shade.dx)}" dy="{number(shade.dy)}" result="o{index}"/>'
        f'<feComposite in="SourceAlpha" in2="o{index}" operator="out" result="n{index}"/>'
        f'<feFlood flood-color="{shade.colour}" flood-opacity="{number(shade.opacity)}" result="c{index}"/>'
        f'<feComposite in="c{index}" in2="n{index}" operator="in" result="s{index}"/>'
    )
