"""SVG elements as text, for flat drawings that need neither warps nor brushes."""

from tools.art.kit.geometry import number

ROUND = 'stroke-linecap="round" stroke-linejoin="round"'


def fill(
    data: str,
    paint: str,
    *,
    opacity: float = 1,
    edge: str = "",
    width: float = 0,
    transform: str = "",
) -> str:
    """A filled path, with an edge line if ``edge`` names a paint."""
    stroke = f' stroke="{edge}" stroke-width="{number(width)}" stroke-linejoin="round"' if edge else ""
    return f'<path d="{data}" fill="{paint}"{stroke}{_extra(opacity, transform)}/>'


def line(data: str, paint: str, width: float, *, opacity: float = 1, dashes: str = "", transform: str = "") -> str:
    """A stroked path with round ends and joins."""
    pattern = f' stroke-dasharray="{dashes}"' if dashes else ""
    return (
        f'<path d="{data}" fill="none" stroke="{paint}" stroke-width="{number(width)}" {ROUND}{pattern}'
        f"{_extra(opacity, transform)}/>"
    )


def circle(
    x: float, y: float, radius: float, paint: str, *, opacity: float = 1, edge: str = "", width: float = 0
) -> str:
    return ellipse(x, y, radius, radius, paint, opacity=opacity, edge=edge, width=width)


def ellipse(
    x: float,
    y: float,
    radius_x: float,
    radius_y: float,
    paint: str,
    *,
    opacity: float = 1,
    edge: str = "",
    width: float = 0,
    transform: str = "",
) -> str:
    stroke = f' stroke="{edge}" stroke-width="{number(width)}"' if edge else ""
    return (
        f'<ellipse cx="{number(x)}" cy="{number(y)}" rx="{number(radius_x)}" ry="{number(radius_y)}" fill="{paint}"'
        f"{stroke}{_extra(opacity, transform)}/>"
    )


def box(
    x: float,
    y: float,
    width: float,
    height: float,
    paint: str,
    *,
    corner: float = 0,
    opacity: float = 1,
    edge: str = "",
    edge_width: float = 0,
) -> str:
    """An upright rectangle."""
    rounded = f' rx="{number(corner)}"' if corner else ""
    stroke = f' stroke="{edge}" stroke-width="{number(edge_width)}"' if edge else ""
    return (
        f'<rect x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}"{rounded} '
        f'fill="{paint}"{stroke}{_extra(opacity, "")}/>'
    )


def group(content: str, *, transform: str = "", clip: str = "", filtered: str = "", opacity: float = 1) -> str:
    attributes = f' clip-path="{clip}"' if clip else ""
    attributes += f' filter="{filtered}"' if filtered else ""
    return f"<g{attributes}{_extra(opacity, transform)}>{content}</g>"


def mirrored(content: str, *, about: float = 0) -> str:
    """The content and its mirror image about the vertical line at ``about``."""
    return content + group(content, transform=f"translate({number(2 * about)} 0) scale(-1 1)")


def _extra(opacity: float, transform: str) -> str:
    seen = "" if opacity == 1 else f' opacity="{number(opacity)}"'
    moved = f' transform="{transform}"' if transform else ""
    return seen + moved
