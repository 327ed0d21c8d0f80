"""Outlines as SVG path data, in canvas units: the notched panel, the chamfered button, the bubble, the ribbon."""

from __future__ import annotations


def notched(x: float, y: float, width: float, height: float, notch: float) -> str:
    """A rectangle whose corners step inwards by ``notch``."""
    right, bottom, n = x + width, y + height, notch
    return (
        f"M{x + n:g} {y:g}H{right - n:g}V{y + n:g}H{right:g}V{bottom - n:g}H{right - n:g}V{bottom:g}"
        f"H{x + n:g}V{bottom - n:g}H{x:g}V{y + n:g}H{x + n:g}Z"
    )


def chamfered(x: float, y: float, width: float, height: float, cut: float) -> str:
    """A rectangle whose corners are cut at 45 degrees."""
    right, bottom, c = x + width, y + height, cut
    return (
        f"M{x + c:g} {y:g}H{right - c:g}L{right:g} {y + c:g}V{bottom - c:g}L{right - c:g} {bottom:g}"
        f"H{x + c:g}L{x:g} {bottom - c:g}V{y + c:g}Z"
    )


def rounded(x: float, y: float, width: float, height: float, radius: float) -> str:
    right, bottom, r = x + width, y + height, min(radius, width / 2, height / 2)
    return (
        f"M{x + r:g} {y:g}H{right - r:g}A{r:g} {r:g} 0 0 1 {right:g} {y + r:g}V{bottom - r:g}"
        f"A{r:g} {r:g} 0 0 1 {right - r:g} {bottom:g}H{x + r:g}A{r:g} {r:g} 0 0 1 {x:g} {bottom - r:g}"
        f"V{y + r:g}A{r:g} {r:g} 0 0 1 {x + r:g} {y:g}Z"
    )


def bubble_body(width: float, height: float) -> str:
    """The body of a speech bubble with its top left at the origin."""
    w, h = width, height
    return (
        f"M26 0H{w - 26:g}Q{w:g} 0 {w:g} 26V{h - 26:g}Q{w:g} {h:g} {w - 26:g} {h:g}"
        f"H26Q0 {h:g} 0 {h - 26:g}V26Q0 0 26 0Z"
    )


def bubble_tail(width: float, height: float, tip_x: float, tip_y: float) -> str:
    """The tail from the nearer side of a bubble to its tip; open at the body so that no line crosses there."""
    root = min(max(tip_y - 10, 46), height - 46) if height >= 92 else height / 2
    if tip_x < width / 2:
        return f"M2 {root - 20:g}Q-30 {root - 2:g} {tip_x:g} {tip_y:g}Q-14 {root + 22:g} 2 {root + 20:g}"
    return (
        f"M{width - 2:g} {root - 20:g}Q{width + 30:g} {root - 2:g} {tip_x:g} {tip_y:g}"
        f"Q{width + 14:g} {root + 22:g} {width - 2:g} {root + 20:g}"
    )


def ribbon(x: float, y: float, width: float, height: float, swallowtail: float) -> str:
    right, bottom, middle, m = x + width, y + height, y + height / 2, swallowtail
    return f"M{x:g} {y:g}H{right:g}L{right - m:g} {middle:g}L{right:g} {bottom:g}H{x:g}L{x + m:g} {middle:g}Z"


def diamond(centre_x: float, centre_y: float, half_width: float, half_height: float) -> str:
    w, h = half_width, half_height
    return f"M{centre_x - w:g} {centre_y:g}l{w:g} {-h:g}l{w:g} {h:g}l{-w:g} {h:g}Z"


def circle(centre_x: float, centre_y: float, radius: float) -> str:
    r = radius
    return f"M{centre_x - r:g} {centre_y:g}a{r:g} {r:g} 0 1 1 {2 * r:g} 0a{r:g} {r:g} 0 1 1 {-2 * r:g} 0Z"
