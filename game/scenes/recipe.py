"""How a deck follows from its secret, in words, over the page of the seal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.drawing.canvas import Canvas
from game.drawing.chrome import ButtonKind, Panel
from game.drawing.vector import PAPER_FILL
from game.geometry import Rect
from game.inputs import KeyPressed
from game.scenes.reading import ReadingArea
from game.scenes.scene import Scene
from game.texts import Texts
from game.texts.rules import RuleSection
from game.widgets.base import Widget
from game.widgets.button import Button

_PAPER: Final = Rect(230, 90, 1460, 820)


class RecipePage(Scene):
    """The recipe as a page to read."""

    is_overlay = True
    backdrop_ink = 0.8

    def build(self) -> Sequence[Widget]:
        texts = self.services.texts
        close = Button(
            "close",
            Rect(1290, 936, 400, 66),
            texts.tr("Close"),
            self.services.scenes.pop,
            kind=ButtonKind.PRIMARY,
            size=26,
        )
        rect = Rect(_PAPER.x + 50, _PAPER.y + 40, _PAPER.width - 76, _PAPER.height - 80)
        return [close, ReadingArea("text", rect, texts.tr("Recipe"), recipe(texts), self.services.settings.settings)]

    def key_pressed(self, pressed: KeyPressed) -> bool:
        return self.group.find("text").key_pressed(pressed)

    def draw(self, canvas: Canvas) -> None:
        canvas.part(Panel(_PAPER.width, _PAPER.height, fill=PAPER_FILL), _PAPER.x, _PAPER.y)
        super().draw(canvas)


def recipe(texts: Texts) -> tuple[RuleSection, ...]:
    """The algorithm of `engine.fairness` as sections; it will not change."""
    tr = texts.tr
    return (
        RuleSection(
            tr("The secret"),
            (
                tr("Before every deal the game takes 32 random bytes from the operating system."),
                tr("Their SHA-256 is the seal. It is shown before the first card."),
                tr("Nobody can find another secret with the same seal, so the deck cannot be changed any more."),
            ),
        ),
        RuleSection(
            tr("Numbers from the secret"),
            (
                tr("Block n is the SHA-256 of the secret, the word “deck”, and n as eight bytes; n begins with 0."),
                tr("The bytes of all blocks follow one another."),
                tr("A number below b is the next byte modulo b; bytes from 256 − 256 mod b on are left out."),
            ),
        ),
        RuleSection(
            tr("The shuffle"),
            (
                tr(
                    "The deck begins in order: two of clubs, diamonds, hearts, spades, then the threes, up to the aces."
                ),
                tr("From the last card to the second: card i changes places with card j, a number below i + 1."),
                tr("The first card of the result is dealt first."),
            ),
        ),
        RuleSection(
            tr("Without the game"),
            (
                tr("Save the deal as a file and check it with the tool in the source of the game."),
                tr("The file {name} describes everything, with an example to compare with.", name="docs/fair-deals.md"),
            ),
        ),
    )
