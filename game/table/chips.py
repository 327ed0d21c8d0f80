"""Chips: an amount as stacks of chips, and how a stack is drawn."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, partial
from typing import Final

from game.drawing.canvas import Canvas
from game.look.geometry import Rect
from game.table.spots import CHIP_RADIUS

VALUES: Final = (1, 5, 10, 25, 100)
HIGHEST_STACK: Final = 5
_FEWEST_OF_A_VALUE: Final = 10
"""So many chips of a small value are taken before larger ones, so that even a small pot looks like one."""
_CHANGE: Final = ((1, 5), (5, 2), (10, 5), (25, 4))
"""Values with how many such chips can be changed into larger ones without a rest."""
_WIDTH, _HEIGHT, _FACE_Y, _RADIUS = 104, 60, 23, 50
"""Measures of a chip's drawing: its size, the height of the middle of its face, and its radius."""
_STEP = 0.26

Stack = tuple[int, ...]
"""Values of chips, the lowest first."""


@lru_cache(maxsize=256)
def stacks(amount: int, most: int) -> tuple[Stack, ...]:
    """``amount`` dollars in at most ``most`` stacks, larger values first."""
    for fewest in (_FEWEST_OF_A_VALUE, 4, 0):
        found = _stacked(_counts(amount, fewest))
        if len(found) <= most:
            return found
    # More than fits on the table: the stacks that matter most stand for all of it.
    return found[:most]


def chips(amount: int, most: int) -> Stack:
    """At most ``most`` chips that stand for ``amount`` dollars, larger values first."""
    return tuple(value for stack in _stacked(_counts(amount, 0)) for value in stack)[:most]


def _counts(amount: int, fewest: int) -> dict[int, int]:
    """How many chips of each value: what larger chips cannot pay, and from there up to ``fewest`` if there are."""
    counts = {}
    for value, group in _CHANGE:
        units = amount // value
        least = fewest if value > VALUES[0] else 0
        count = units % group
        while count < least and count + group <= units:
            count += group
        counts[value] = count
        amount -= count * value
    counts[VALUES[-1]] = amount // VALUES[-1]
    return counts


def _stacked(counts: dict[int, int]) -> tuple[Stack, ...]:
    found: list[Stack] = []
    for value in reversed(VALUES):
        left = counts[value]
        while left > 0:
            found.append((value,) * min(left, HIGHEST_STACK))
            left -= HIGHEST_STACK
    return tuple(found)


def draw_stack(canvas: Canvas, stack: Stack, x: float, y: float, radius: float = CHIP_RADIUS) -> None:
    """Draw a stack that flies, whose lowest chip has the middle of its face at (x, y)."""
    if canvas.visible(_reach(x, y, radius)):
        _draw_chips(canvas, stack, x, y, radius)


def _reach(x: float, y: float, radius: float) -> Rect:
    return Rect(x - 1.3 * radius, y - 2.2 * radius, 2.6 * radius, 3.2 * radius)


def _draw_chips(canvas: Canvas, stack: Stack, x: float, y: float, radius: float) -> None:
    scale = radius / _RADIUS
    width, height = _WIDTH * scale, _HEIGHT * scale
    canvas.picture(
        "interface/chips/shadow.svg", Rect(x - width * 0.6 + 4, y - height * 0.1, width * 1.2, height * 0.95)
    )
    for place, value in enumerate(stack):
        turned = "_turned" if place % 2 else ""
        lean = ((place * 37) % 5 - 2) * 0.6
        left, top = x + lean - width / 2, y - place * radius * _STEP - _FACE_Y * scale
        canvas.picture(f"interface/chips/{value}{turned}.svg", Rect(left, top, width, height))


def draw_pile(canvas: Canvas, amount: int, places: Sequence[tuple[float, float]], radius: float = CHIP_RADIUS) -> None:
    """Draw an amount as stacks at ``places``, the farther ones first."""
    standing = sorted(zip(places, stacks(amount, len(places)), strict=False), key=lambda pair: pair[0][1])
    for (x, y), stack in standing:
        drawn = partial(_draw_chips, stack=stack, x=x, y=y, radius=radius)
        canvas.group(("chips", stack), _reach(x, y, radius), drawn)
