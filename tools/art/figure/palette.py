"""Palettes: the named tones that marks and parts are painted in."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Skin:
    base: str
    light: str
    glow: str  # highlights; never white on dark skin
    shade: str
    deep: str
    line: str
    blush: str
    rim: str  # edge light
    nails: str
    contrast: float = 1  # of the form shades on body and arms; dark skin wants more


@dataclass(frozen=True)
class Features:
    """Make-up, eyes and lips."""

    upper_lip: str
    lower_lip: str
    gloss: str
    seam: str
    liner: str
    iris: str
    iris_light: str
    iris_dark: str
    eyeshadow: str
    brow: str
    brow_light: str


@dataclass(frozen=True)
class HairTones:
    base: str
    dark: str
    light: str
    bright: str
    rim: str


@dataclass(frozen=True)
class Cloth:
    base: str
    light: str
    bright: str  # sheen
    dark: str
    rim: str
    trim: str = "#e2b45c"
    deepest: str = "#05060f"


@dataclass(frozen=True)
class Plumage:
    dark: str
    base: str
    light: str
    bright: str


@dataclass(frozen=True)
class Gold:
    """Brass and gold ornament, shared by the whole cast."""

    light: str = "#fff0bc"
    base: str = "#e2b45c"
    shade: str = "#b4772a"
    dark: str = "#8a5a20"


GOLD = Gold()
