"""Whose work the game is made of: fonts, the sounds of the music, libraries, and the licences in full."""

from __future__ import annotations

import platform
from collections.abc import Sequence
from enum import IntEnum
from typing import Final

import platformdirs
import pydantic
import pygame

from game.devices.inputs import KeyPressed
from game.drawing.canvas import Canvas
from game.drawing.chrome import ButtonKind, Panel
from game.drawing.vector import PAPER_FILL
from game.look.geometry import Rect
from game.look.typography import CAPTION
from game.scenes.page import QuietPage
from game.scenes.reading import LongText, Prose, ReadingArea
from game.stage.services import Services
from game.system.assets import ASSETS
from game.system.version import VERSION
from game.texts import Texts
from game.texts.rules import RuleSection
from game.widgets.base import Widget
from game.widgets.choices import Tabs

_PAPER: Final = Rect(260, 222, 1400, 708)
_TEXT: Final = Rect(310, 262, 1324, 630)
_LICENCES: Final = (
    "fonts/OFL-Jost.txt",
    "fonts/OFL-PoiretOne.txt",
    "fonts/OFL-Limelight.txt",
    "music/MIT-FluidR3.txt",
)


class CreditsTab(IntEnum):
    """The pages, in their order."""

    PEOPLE = 0
    LICENCES = 1


class CreditsPage(QuietPage):
    """Opened from the settings."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.tab = CreditsTab.PEOPLE
        """The page that is open."""

    def title(self) -> str:
        return self.services.texts.tr("Credits")

    def build(self) -> Sequence[Widget]:
        tr = self.services.texts.tr
        names = (self.title(), tr("Licence texts"))
        tabs = Tabs("tabs", Rect(555, 146, 810, 58), self.title(), names, self.tab, self._turn)
        back = self.back_button(Rect(260, 952, 240, 66), ButtonKind.PRIMARY)
        return [back, tabs, self._text(names[self.tab])]

    def _text(self, label: str) -> LongText:
        if self.tab is CreditsTab.PEOPLE:
            return ReadingArea("text", _TEXT, label, sections(self.services.texts), self.services.settings.settings)
        return Prose("text", _TEXT, label, licence_texts(), CAPTION)

    def _turn(self, tab: int) -> None:
        self.tab = CreditsTab(tab)
        self.layout()

    def key_pressed(self, pressed: KeyPressed) -> bool:
        """Scrolling keys move the text from wherever the focus is."""
        return self.group.find("text").key_pressed(pressed)

    def draw_page(self, canvas: Canvas) -> None:
        panel = Panel(_PAPER.width, _PAPER.height)
        if self.tab is CreditsTab.PEOPLE:
            panel = Panel(_PAPER.width, _PAPER.height, fill=PAPER_FILL)
        canvas.part(panel, _PAPER.x, _PAPER.y)


def sections(texts: Texts) -> tuple[RuleSection, ...]:
    """Everything that is not the project's own, and what is."""
    tr = texts.tr
    sdl = ".".join(str(part) for part in pygame.get_sdl_version())
    return (
        RuleSection(
            f"Lose Your Shirt {VERSION}",
            (
                tr("Game, rules, computer players, pictures, sounds, scores and words are the project’s own."),
                tr("They may be used, changed and passed on under the MIT licence."),
            ),
        ),
        RuleSection(
            tr("Typefaces"),
            (
                tr("For reading: made from {font}.", font="Jost"),
                tr("For headings: made from {font}.", font="Poiret One"),
                tr("The logo is drawn from outlines of {font}.", font="Limelight"),
                tr("All three stand under the SIL Open Font License, version 1.1."),
            ),
        ),
        RuleSection(
            tr("Music"),
            (
                tr("The scores are played by FluidSynth with the soundfont FluidR3 GM by Frank Wen and others."),
                tr("The soundfont stands under the MIT licence."),
            ),
        ),
        RuleSection(
            tr("Libraries"),
            (
                f"Python {platform.python_version()} · PSF License",
                f"pygame-ce {pygame.version.ver} · LGPL 2.1",
                f"SDL {sdl} · zlib",
                f"Pydantic {pydantic.VERSION} · MIT",
                f"platformdirs {platformdirs.__version__} · MIT",
            ),
        ),
    )


def licence_texts() -> str:
    """The licences of what the game brings with it, one after the other; they are not translated."""
    files = [ASSETS / name for name in _LICENCES]
    return "\n\n\n".join(file.read_text("utf-8").strip() for file in files if file.is_file())
