"""The SVG document: size, shared definitions (gradients, clips, masks, filters) and the finished markup."""

import math
from collections.abc import Callable, Hashable
from typing import TypeAlias

from tools.art.kit.geometry import Box, Point, number
from tools.art.kit.outlines import Outline

Stop: TypeAlias = tuple[float, str] | tuple[float, str, float]
"""Offset 0..1, colour and, if not 1, opacity."""

_FAR = 4000
"""Half the side of a square that covers any drawing."""


class Document:
    """Collects definitions by content, so that equal ones are written once. Sizes are in user units."""

    def __init__(self, width: float, height: float, *, left: float = 0, top: float = 0) -> None:
        self.width = width
        self.height = height
        self.left = left
        self.top = top
        self._definitions: list[str] = []
        self._names: dict[Hashable, str] = {}

    def linear(self, start: Point, end: Point, *stops: Stop) -> str:
        """Paint for a fill: a gradient from start to end."""
        ends = " ".join(
            f'{name}="{number(value)}"' for name, value in zip(("x1", "y1", "x2", "y2"), (*start, *end), strict=True)
        )
        return self._define(
            ("linear", start, end, stops),
            lambda name: (
                f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" {ends}>{_stops(stops)}</linearGradient>'
            ),
        )

    def radial(
        self, centre: Point, radius: float, *stops: Stop, focus: Point | None = None, transform: str = ""
    ) -> str:
        """Paint for a fill: a gradient from the focus (the centre unless told) to the circle."""
        (x, y), (fx, fy) = centre, focus or centre
        place = f'cx="{number(x)}" cy="{number(y)}" r="{number(radius)}" fx="{number(fx)}" fy="{number(fy)}"' + (
            f' gradientTransform="{transform}"' if transform else ""
        )
        return self._define(
            ("radial", centre, radius, stops, focus, transform),
            lambda name: (
                f'<radialGradient id="{name}" gradientUnits="userSpaceOnUse" {place}>{_stops(stops)}</radialGradient>'
            ),
        )

    def blur(self, radius: float, region: Box) -> str:
        """Filter: blur by a standard deviation; the region is the shape's bounds, the margin is added here."""
        box = region.grown(3.2 * radius)
        left, top = math.floor(box.left), math.floor(box.top)
        frame = (left, top, math.ceil(box.right) - left, math.ceil(box.bottom) - top)
        return self.filter(f'<feGaussianBlur stdDeviation="{number(radius)}"/>', frame=frame)

    def filter(self, primitives: str, *, frame: tuple[float, float, float, float] | None = None) -> str:
        """Filter of the given primitives on a frame (x, y, width, height); without one the shape and a tenth more."""
        if frame is None:
            area = 'x="-10%" y="-10%" width="120%" height="120%"'
        else:
            x, y, width, height = (number(value) for value in frame)
            area = f'filterUnits="userSpaceOnUse" x="{x}" y="{y}" width="{width}" height="{height}"'
        return self._define(
            ("filter", primitives, area),
            lambda name: f'<filter id="{name}" {area} color-interpolation-filters="sRGB">{primitives}</filter>',
        )

    def clip(self, *outlines: Outline) -> str:
        """Clip to the union of the outlines."""
        shapes = "".join(f'<path d="{outline.data}"/>' for outline in outlines)
        return self._define(("clip", shapes), lambda name: f'<clipPath id="{name}">{shapes}</clipPath>')

    def mask(self, content: str) -> str:
        """Mask: white markup shows, black hides."""
        frame = f'maskUnits="userSpaceOnUse" x="{-_FAR}" y="{-_FAR}" width="{2 * _FAR}" height="{2 * _FAR}"'
        return self._define(("mask", content), lambda name: f'<mask id="{name}" {frame}>{content}</mask>')

    def fade(self, hidden: Point, shown: Point) -> str:
        """Mask: nothing on the far side of ``hidden``, everything beyond ``shown``, a ramp in between."""
        paint = self.linear(hidden, shown, (0, "#000000"), (1, "#ffffff"))
        return self.mask(f'<rect x="{-_FAR}" y="{-_FAR}" width="{2 * _FAR}" height="{2 * _FAR}" fill="{paint}"/>')

    def markup(self, body: str, *, background: str = "") -> str:
        """The whole picture; ``background`` is a colour or empty for transparent."""
        size = f'width="{number(self.width)}" height="{number(self.height)}"'
        view = f"{number(self.left)} {number(self.top)} {number(self.width)} {number(self.height)}"
        ground = (
            f'<rect x="{number(self.left)}" y="{number(self.top)}" {size} fill="{background}"/>' if background else ""
        )
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" {size} viewBox="{view}">'
            f"<defs>{''.join(self._definitions)}</defs>{ground}{body}</svg>"
        )

    def _define(self, key: Hashable, write: Callable[[str], str]) -> str:
        if key not in self._names:
            name = f"d{len(self._names)}"
            self._names[key] = name
            self._definitions.append(write(name))
        return f"url(#{self._names[key]})"


def _stops(stops: tuple[Stop, ...]) -> str:
    return "".join(
        f'<stop offset="{number(stop[0])}" stop-color="{stop[1]}"'
        + (f' stop-opacity="{stop[2]}"' if len(stop) == 3 else "")
        + "/>"
        for stop in stops
    )
