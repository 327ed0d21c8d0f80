"""The page of settings that change how everything looks."""

from __future__ import annotations

from enum import StrEnum

from engine.cards import Card
from game.drawing.canvas import Canvas
from game.look.geometry import Rect
from game.match.evening import FELT
from game.scenes.labelled_rows import LabelledRow
from game.scenes.settings.rows import Options
from game.settings import DeckColours, TextSizeName
from game.table.cards import face_file
from game.widgets.choices import Toggle

_SAMPLE_WIDTH = 52


class Felt(StrEnum):
    """The cloths that tables come in."""

    GREEN = "green"
    BURGUNDY = "burgundy"
    BLUE = "blue"


def picture_rows(options: Options) -> list[LabelledRow]:
    texts, tr = options.services.texts, options.services.texts.tr
    full = tr("Full screen")
    window = options.services.window
    options.add(full, "", Toggle("fullscreen", options.place(200), full, window.fullscreen, options.set_fullscreen))
    options.choice("text_size", tr("Text size"), text_size_names(options))
    add_deck_colours(options)
    options.switch("large_indices", tr("Large indices"), tr("Bigger letters in the corners of the cards"))
    felts = [
        (Felt.GREEN, texts.ptr("felt", "Green")),
        (Felt.BURGUNDY, texts.ptr("felt", "Burgundy")),
        (Felt.BLUE, texts.ptr("felt", "Blue")),
    ]
    options.unlockable("felt", FELT, tr("Felt"), felts)
    options.switch("reduced_motion", tr("Reduced motion"), tr("Cards and garments change without flying"))
    options.switch("high_contrast", tr("High contrast"), tr("Brighter letters on darker ground"))
    options.switch("anti_peek", tr("Hide my cards"), tr("They show only while you point at them or hold a key"))
    return options.rows


def text_size_names(options: Options) -> list[tuple[TextSizeName, str]]:
    """The sizes of text in per cent."""
    percent = options.services.texts.percent
    return [
        (TextSizeName.NORMAL, percent(1.0)),
        (TextSizeName.LARGE, percent(1.15)),
        (TextSizeName.LARGEST, percent(1.3)),
    ]


def add_deck_colours(options: Options) -> None:
    tr, settings = options.services.texts.tr, options.settings
    label = tr("Four-colour deck")
    on = settings.deck_colours is DeckColours.FOUR
    change = lambda four: options.change(deck_colours=DeckColours.FOUR if four else DeckColours.TWO)

    def samples(canvas: Canvas, row: Rect) -> None:
        for place, suit in enumerate("shdc"):
            x = row.right - 384 + place * (_SAMPLE_WIDTH + 8)
            rect = Rect(x, row.centre_y - _SAMPLE_WIDTH * 0.7, _SAMPLE_WIDTH, _SAMPLE_WIDTH * 1.4)
            canvas.picture(face_file(Card.parse(f"A{suit}"), settings, 0), rect)

    options.add(
        label,
        tr("Hearts red, diamonds blue, clubs green, spades black"),
        Toggle("deck_colours", options.place(120), label, on, change),
        picture=samples,
    )
