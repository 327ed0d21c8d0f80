"""The painter: turns landmarks into filled, blurred, clipped SVG elements of one document."""

from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager

from tools.art.kit import brushes, outlines, splines
from tools.art.kit.brushes import LENS, Profile
from tools.art.kit.geometry import Box, Landmarks, Line, Point, Warp, number, warped
from tools.art.kit.outlines import Outline
from tools.art.kit.shading import Shade, form
from tools.art.kit.svg import Document

_STROKE_SAMPLES = 40


class Painter:
    """Draws one element after another into a document. Landmarks pass through the warp, ready outlines do not."""

    def __init__(self, document: Document, warp: Warp | None = None) -> None:
        self.document = document
        self.warp = warp
        self._elements: list[str] = []

    @property
    def markup(self) -> str:
        """Everything drawn so far."""
        return "".join(self._elements)

    # Shapes

    def outline(self, points: Landmarks) -> Outline:
        """The closed spline through the warped landmarks, for clips and for drawing more than once."""
        return outlines.smooth(warped(points, self.warp))

    def line(self, points: Landmarks, count: int = 48, *, closed: bool = False) -> Line:
        """Samples along the warped curve."""
        return splines.sample(warped(points, self.warp), count, closed=closed)

    def grown(self, points: Landmarks, by: float, count: int = 240) -> Outline:
        """The warped closed outline grown by a distance: a sleeve around an arm."""
        return outlines.polygon(outlines.offset(self.line(points, count, closed=True), by))

    def place(self, x: float, y: float) -> Point:
        """Where a point of the unwarped frame lies."""
        return self.warp(x, y) if self.warp else (x, y)

    # Elements

    def shape(self, points: Landmarks, fill: str, *, opacity: float = 1, blur: float = 0) -> None:
        """A filled closed spline."""
        self.fill(self.outline(points), fill, opacity=opacity, blur=blur)

    def stroke(
        self,
        points: Landmarks,
        width: float,
        fill: str,
        *,
        profile: Profile = LENS,
        opacity: float = 1,
        blur: float = 0,
        samples: int = _STROKE_SAMPLES,
    ) -> None:
        """A tapered brush stroke along an open curve."""
        self.ribbon(self.line(points, samples), width, fill, profile=profile, opacity=opacity, blur=blur)

    def ribbon(
        self, line: Line, width: float, fill: str, *, profile: Profile = LENS, opacity: float = 1, blur: float = 0
    ) -> None:
        """A tapered brush stroke along samples."""
        self.fill(outlines.polygon(brushes.ribbon(line, width, profile)), fill, opacity=opacity, blur=blur)

    def fill(self, outline: Outline, fill: str, *, opacity: float = 1, blur: float = 0) -> None:
        self._element(f'path d="{outline.data}"', fill, opacity, blur, outline.bounds)

    def ellipse(
        self,
        centre: Point,
        radii: Point,
        fill: str,
        *,
        turn: float = 0,
        opacity: float = 1,
        blur: float = 0,
    ) -> None:
        """An ellipse turned clockwise by ``turn`` degrees about its centre."""
        x, y = self.place(*centre)
        rx, ry = radii
        reach = max(rx, ry) if turn else 0
        box = Box(x - (reach or rx), y - (reach or ry), x + (reach or rx), y + (reach or ry))
        shape = f'ellipse cx="{number(x)}" cy="{number(y)}" rx="{number(rx)}" ry="{number(ry)}"'
        if turn:
            shape += f' transform="rotate({number(turn)} {number(x)} {number(y)})"'
        self._element(shape, fill, opacity, blur, box)

    def circle(self, centre: Point, radius: float, fill: str, *, opacity: float = 1, blur: float = 0) -> None:
        self.ellipse(centre, (radius, radius), fill, opacity=opacity, blur=blur)

    def rectangle(self, box: Box, fill: str, *, corner: float = 0, opacity: float = 1, blur: float = 0) -> None:
        """An upright rectangle with rounded corners; it ignores the warp."""
        rounded = f' rx="{number(corner)}"' if corner else ""
        shape = (
            f'rect x="{number(box.left)}" y="{number(box.top)}" width="{number(box.right - box.left)}" '
            f'height="{number(box.bottom - box.top)}"{rounded}'
        )
        self._element(shape, fill, opacity, blur, box)

    def hairline(self, points: Sequence[Point], width: float, colour: str, *, opacity: float = 1) -> None:
        """A plain stroked polyline, for engraved ornament on flat things; it ignores the warp."""
        data = "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points)
        self.raw(
            f'<path d="{data}" fill="none" stroke="{colour}" stroke-width="{number(width)}" stroke-linecap="round" '
            f'stroke-linejoin="round"{_opacity(opacity)}/>'
        )

    def raw(self, markup: str) -> None:
        """Ready SVG markup."""
        self._elements.append(markup)

    # Groups

    @contextmanager
    def group(
        self,
        *,
        transform: str = "",
        clip: Outline | Sequence[Outline] | None = None,
        shades: Sequence[Shade] = (),
        mask: str = "",
        blur: str = "",
        opacity: float = 1,
    ) -> Iterator[None]:
        """Everything drawn inside belongs to one group. ``clip`` is a union; shading comes before clip and mask.

        ``mask`` and ``blur`` are what the document's methods of these names return.
        """
        attributes = f' transform="{transform}"' if transform else ""
        if clip is not None:
            shapes = (clip,) if isinstance(clip, Outline) else tuple(clip)
            attributes += f' clip-path="{self.document.clip(*shapes)}"'
        if shades:
            attributes += f' filter="{form(self.document, shades)}"'
        elif blur:
            attributes += f' filter="{blur}"'
        if mask:
            attributes += f' mask="{mask}"'
        outer, self._elements = self._elements, []
        try:
            yield
        finally:
            inner, self._elements = self._elements, outer
        self._elements.append(f"<g{attributes}{_opacity(opacity)}>{''.join(inner)}</g>")

    def unwarped(self) -> AbstractContextManager[None]:
        """Landmarks inside are taken as they are."""
        return self.warped_by(None)

    @contextmanager
    def warped_by(self, warp: Warp | None) -> Iterator[None]:
        """Landmarks inside pass through another warp."""
        kept, self.warp = self.warp, warp
        try:
            yield
        finally:
            self.warp = kept

    def _element(self, shape: str, fill: str, opacity: float, blur: float, box: Box) -> None:
        filtered = f' filter="{self.document.blur(blur, box)}"' if blur else ""
        self._elements.append(f'<{shape} fill="{fill}"{_opacity(opacity)}{filtered}/>')


def _opacity(opacity: float) -> str:
    return "" if opacity == 1 else f' opacity="{number(opacity)}"'
