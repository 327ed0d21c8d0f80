"""Every file of the interface's art: where it goes below ``assets``, and what draws it."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

from PIL import Image

from tools.art.interface.cards.faces import card_back, full_face, large_face
from tools.art.interface.cards.layout import RANKS, SUITS, WIDTH
from tools.art.interface.icons.finales import FINALES
from tools.art.interface.icons.garments import GARMENTS
from tools.art.interface.icons.glyphs import GLYPHS
from tools.art.interface.icons.line import GARMENT_GRID, GARMENT_WEIGHTS, GLYPH_GRID, GLYPH_WEIGHTS, line_icon_svg
from tools.art.interface.pictures.application_icon import APPLICATION_ICON_SIZES, application_icon
from tools.art.interface.pictures.emblem import emblem, loose_button
from tools.art.interface.pictures.logo import logo
from tools.art.interface.pictures.pile import pile
from tools.art.interface.pictures.seal import broken_seal, seal
from tools.art.interface.pieces.chips import CHIPS, chip, chip_shadow
from tools.art.interface.pieces.inputs import input_pictures
from tools.art.interface.pieces.medallions import coin, disc, medallion, number_disc
from tools.art.interface.pieces.niches import MOTIFS, niche_foot, niche_glow
from tools.art.interface.pieces.ornaments import confetti, corner_fan, knob, rule_diamonds, sparkle
from tools.art.interface.scenery.felts import FELTS
from tools.art.interface.scenery.lounge import lounge
from tools.art.interface.scenery.rooms import ROOMS
from tools.art.interface.scenery.spotlight import spotlight
from tools.art.interface.scenery.table import front_table, oval_cloth, oval_table
from tools.art.kit.render import rendered
from tools.art.kit.svg import Document

Draw = Callable[[], tuple[Document, str]]

CARD_PIXELS = 390
"""Width of the card pictures: twice the widest card on a screen of 1920 by 1080, and whole pixels high (546)."""
TABLE_CROWNS = {"draw": 612, "stud": 424, "low": 872}
"""The y of a table's far edge, by where the table is used."""


@dataclass(frozen=True, slots=True)
class VectorFile:
    """A drawing that the game turns into pixels at the size it needs."""

    path: str
    text: Callable[[], str]


@dataclass(frozen=True, slots=True)
class PictureFile:
    """A drawing turned into pixels here."""

    path: str
    picture: Callable[[], Image.Image]


File = VectorFile | PictureFile


def interface_files() -> list[File]:
    """All files in a fixed order; paths are unique."""
    return [*_cards(), *_icons(), *_pieces(), *_niches(), *_scenery(), *_pictures()]


def _vector(path: str, draw: Draw) -> VectorFile:
    def text() -> str:
        document, drawn = draw()
        return document.markup(drawn) + "\n"

    return VectorFile(path, text)


def _picture(path: str, draw: Draw, scale: float) -> PictureFile:
    return PictureFile(path, lambda: rendered(*draw(), scale=scale))


def _in_two_sizes(path: str, draw: Draw) -> Iterator[PictureFile]:
    yield _picture(f"{path}.webp", draw, 1)
    yield _picture(f"{path}@2x.webp", draw, 2)


def _cards() -> Iterator[File]:
    scale = CARD_PIXELS / WIDTH
    for design, face in (("full", full_face), ("large", large_face)):
        for deck, suits in (("four", SUITS), ("two", "cd")):
            folder = design if deck == "four" else f"{design}_two"
            for suit in suits:
                for rank in RANKS:
                    yield _picture(f"cards/{folder}/{rank}{suit}.webp", partial(face, rank, suit, deck), scale)
    yield PictureFile("cards/back.webp", lambda: _without_a_top(rendered(*card_back(), scale=scale)))
    yield _picture("cards/pile.webp", pile, scale)


def _without_a_top(picture: Image.Image) -> Image.Image:
    """The renderer softens upper and lower edges differently; the back of a card may not tell which is which."""
    return Image.blend(picture, picture.rotate(180), 0.5)


def _icons() -> Iterator[File]:
    for folder, icons, grid, weights in (
        ("garments", GARMENTS | FINALES, GARMENT_GRID, GARMENT_WEIGHTS),
        ("glyphs", GLYPHS, GLYPH_GRID, GLYPH_WEIGHTS),
    ):
        for weight in weights:
            for name, icon in icons.items():
                path = f"interface/{folder}/{weight.name}/{name}.svg"
                yield VectorFile(path, partial(line_icon_svg, icon, grid, weight))


def _pieces() -> Iterator[File]:
    for value, colours in CHIPS.items():
        yield _vector(f"interface/chips/{value}.svg", partial(chip, colours))
        yield _vector(f"interface/chips/{value}_turned.svg", partial(chip, colours, turned=True))
    yield _vector("interface/chips/shadow.svg", chip_shadow)
    for state in ("won", "worn", "off", "slot"):
        yield _vector(f"interface/pieces/medallion_{state}.svg", partial(medallion, state))
    for name, draw in {
        "disc": disc,
        "coin": coin,
        "number_disc": number_disc,
        "corner_fan": corner_fan,
        "rule_diamonds": rule_diamonds,
        "knob": knob,
        "sparkle": sparkle,
        "confetti": confetti,
    }.items():
        yield _vector(f"interface/pieces/{name}.svg", draw)
    for name, drawing in input_pictures().items():
        yield _vector(f"interface/inputs/{name}.svg", partial(_ready, drawing))


def _ready(drawing: tuple[Document, str]) -> tuple[Document, str]:
    return drawing


def _niches() -> Iterator[File]:
    for name, draw in {"glow": niche_glow, "foot": niche_foot, **MOTIFS}.items():
        yield _vector(f"interface/niches/{name}.svg", draw)


def _scenery() -> Iterator[File]:
    for name, room in ROOMS.items():
        yield from _in_two_sizes(f"interface/scenery/lounge_{name}", partial(lounge, room))
    for felt_name, felt in FELTS.items():
        for place, crown in TABLE_CROWNS.items():
            if place != "low" or felt_name == "green":
                path = f"interface/scenery/table_{place}_{felt_name}"
                yield from _in_two_sizes(path, partial(front_table, felt, crown))
        yield from _in_two_sizes(f"interface/scenery/oval_{felt_name}", partial(oval_cloth, felt))
    yield from _in_two_sizes("interface/scenery/oval", oval_table)
    yield _picture("interface/scenery/spotlight.webp", spotlight, 0.5)


def _pictures() -> Iterator[File]:
    for name, draw in {
        "logo": logo,
        "emblem": emblem,
        "loose_button": loose_button,
        "seal": seal,
        "seal_broken": broken_seal,
    }.items():
        yield _picture(f"interface/pictures/{name}@2x.webp", draw, 2)
    for size in APPLICATION_ICON_SIZES:
        yield PictureFile(f"interface/application/icon_{size}.png", partial(application_icon, size))
