"""The interface's art: complete, distinct, readable by the game, and equal to what the tools draw."""

from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pygame
import pytest
from PIL import Image, ImageChops

from tools.art.interface.__main__ import main
from tools.art.interface.catalogue import PictureFile, VectorFile, interface_files
from tools.art.interface.scenery.felts import FELTS

ASSETS = Path(__file__).parents[3] / "assets"
RANKS, SUITS = "23456789TJQKA", "cdhs"

CAST_ICONS = {
    "vera": ("headband", "jacket", "gloves", "necklace", "dress", "slip", "fan"),
    "odessa": ("turban", "coat", "necklace", "dress", "corset", "drum"),
    "jasper": ("hat", "jacket", "waistcoat", "tie", "bow_tie", "shirt", "trousers", "combinations", "cards"),
    "apolena": ("toque", "apron", "jacket", "cardigan", "kerchief", "dress", "slip", "cake"),
    "paloma": (
        *("helmet", "gloves", "gauntlets", "scarf", "jacket", "shirt", "jersey", "trousers", "breeches", "slip"),
        "parachute",
    ),
    "mei": ("hat", "cape", "jacket", "necklace", "dress", "robe", "parasol"),
    "irakli": ("hat", "papakha", "cape", "belt", "jacket", "tunic", "shirt", "barrel"),
    "arjun": ("scarf", "jacket", "waistcoat", "tie", "shirt", "trousers", "pyjamas", "blackboard"),
}
GLYPHS = [
    "lock", "play", "pause", "next", "prev", "first", "last", "folder", "copy", "clock", "music", "warn",
    "help", "chart", "home", "again", "seal", "box", "hanger", "person", "list", "deck", "star", "up",
    "save", "gear", "book", "menu", "plus", "minus", "left", "right", "down", "check", "close", "sound",
    "swap", "door", "cup", "screen", "globe", "eye",
]  # fmt: skip
GROWN = 12_000_000
"""Bytes that cards, interface and fonts may weigh together."""


def pixels(path: Path) -> Image.Image:
    with Image.open(path) as picture:
        return picture.convert("RGBA")


def largest_difference(first: Image.Image, second: Image.Image) -> int:
    """The largest difference of any channel where either picture can be seen."""
    assert first.size == second.size
    ground = Image.new("RGBA", first.size, "#808080")
    flat = (Image.alpha_composite(ground, picture) for picture in (first, second))
    return max(ImageChops.difference(*flat).tobytes())


def test_every_file_of_the_catalogue_is_there_once_and_none_besides() -> None:
    named = [file.path for file in interface_files()]
    assert len(named) == len(set(named))
    found = {
        path.relative_to(ASSETS).as_posix()
        for folder in ("cards", "interface")
        for path in (ASSETS / folder).rglob("*")
        if path.is_file() and path.name != "README.md"
    }
    assert found == set(named)


@pytest.mark.parametrize("design", ["full", "large"])
@pytest.mark.parametrize("two_colours", [False, True])
def test_every_card_differs_from_every_other(design: str, two_colours: bool) -> None:
    def face(rank: str, suit: str) -> Path:
        folder = f"{design}_two" if two_colours and suit in "cd" else design
        return ASSETS / "cards" / folder / f"{rank}{suit}.webp"

    faces = [pixels(face(rank, suit)) for suit in SUITS for rank in RANKS]
    assert {picture.size for picture in faces} == {(390, 546)}
    assert all(first.tobytes() != second.tobytes() for first, second in combinations(faces, 2))


def test_the_two_colour_deck_has_red_diamonds_and_black_clubs() -> None:
    def index_colour(folder: str, card: str) -> tuple[int, ...]:
        colours = pixels(ASSETS / "cards" / folder / f"{card}.webp").crop((30, 110, 85, 165)).getcolors(maxcolors=4000)
        assert colours is not None
        return max(
            (count, colour) for count, colour in colours if isinstance(colour, tuple) and min(colour[:3]) < 60
        )[1]  # fmt: skip

    assert index_colour("full_two", "7d") == index_colour("full", "7h")
    assert index_colour("full_two", "7c") == index_colour("full", "7s")
    assert index_colour("full", "7d") != index_colour("full", "7h")


def test_the_back_does_not_show_which_way_up_it_lies() -> None:
    back = pixels(ASSETS / "cards" / "back.webp")
    assert largest_difference(back, back.rotate(180)) <= 2


@pytest.mark.parametrize("opponent", CAST_ICONS)
def test_the_cast_has_an_icon_for_every_garment_and_finale(opponent: str) -> None:
    for weight in ("regular", "bold"):
        for icon in CAST_ICONS[opponent]:
            assert (ASSETS / "interface" / "garments" / weight / f"{icon}.svg").is_file()


def test_every_glyph_that_the_screens_name_is_drawn() -> None:
    for weight in ("regular", "bold"):
        missing = [name for name in GLYPHS if not (ASSETS / "interface" / "glyphs" / weight / f"{name}.svg").is_file()]
        assert not missing


@pytest.mark.parametrize(("folder", "size"), [("garments", 28), ("glyphs", 20), ("inputs", 34)])
def test_the_game_can_read_the_icons_at_their_smallest_and_tell_them_apart(folder: str, size: int) -> None:
    drawn: dict[bytes, Path] = {}
    weight = "" if folder == "inputs" else "bold"
    for path in sorted((ASSETS / "interface" / folder / weight).glob("*.svg")):
        surface = pygame.image.load_sized_svg(path, (size, size))
        assert pygame.mask.from_surface(surface).count() > 20, path
        shown = pygame.image.tobytes(surface, "RGBA")
        assert shown not in drawn, f"{path.name} looks like {drawn[shown].name}"
        drawn[shown] = path


def _icons() -> Iterator[Path]:
    for folder in ("garments", "glyphs"):
        yield from (ASSETS / "interface" / folder).rglob("*.svg")


def test_icons_are_white_so_that_the_game_can_tint_them() -> None:
    for path in _icons():
        surface = pygame.image.load_sized_svg(path, (40, 40))
        seen = [
            surface.get_at((x, y)) for x in range(40) for y in range(40) if surface.get_at((x, y)).a > 200
        ]  # fmt: skip
        assert seen
        assert all(min(colour.r, colour.g, colour.b) > 250 for colour in seen), path


def test_vector_files_hold_nothing_that_the_games_reader_does_not_know() -> None:
    unknown = ("<clipPath", "<mask", "<filter", "<text", "<image", "<use")
    for path in (ASSETS / "interface").rglob("*.svg"):
        text = path.read_text(encoding="utf-8")
        assert not [tag for tag in unknown if tag in text], path


SAMPLES = (
    "cards/full/Kh.webp",
    "cards/full/Ts.webp",
    "cards/large_two/Qd.webp",
    "cards/back.webp",
    "interface/scenery/lounge_three.webp",
    "interface/scenery/table_draw_green.webp",
    "interface/scenery/oval_blue.webp",
    "interface/pictures/logo@2x.webp",
    "interface/application/icon_16.png",
    "interface/application/icon_64.png",
    "interface/garments/bold/turban.svg",
    "interface/chips/25.svg",
)


@pytest.mark.parametrize("path", SAMPLES)
def test_what_is_committed_is_what_the_tools_draw(path: str) -> None:
    file = next(file for file in interface_files() if file.path == path)
    if isinstance(file, VectorFile):
        assert (ASSETS / path).read_text(encoding="utf-8") == file.text()
    else:
        assert isinstance(file, PictureFile)
        # Another processor may round a blurred or blended pixel differently.
        assert largest_difference(pixels(ASSETS / path), file.picture()) <= 2


def test_scenery_is_twice_as_large_for_large_screens() -> None:
    doubled = sorted((ASSETS / "interface" / "scenery").glob("*@2x.webp"))
    assert doubled
    for path in doubled:
        width, height = pixels(path.with_name(path.name.replace("@2x", ""))).size
        assert pixels(path).size == (2 * width, 2 * height)


def _luminance(colour: str) -> float:
    channels = (int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5))
    red, green, blue = (
        value / 12.92 if value <= 0.03928 else ((value + 0.055) / 1.055) ** 2.4 for value in channels
    )  # fmt: skip
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("felt", FELTS)
@pytest.mark.parametrize("text", ["#f6df9f", "#f3e6c8"])
def test_headings_and_text_can_be_read_on_the_brightest_part_of_every_felt(felt: str, text: str) -> None:
    assert (_luminance(text) + 0.05) / (_luminance(FELTS[felt].centre) + 0.05) >= 4.5


def test_the_art_stays_small() -> None:
    weight = sum(
        path.stat().st_size
        for folder in ("cards", "interface", "fonts")
        for path in (ASSETS / folder).rglob("*")
        if path.is_file()
    )
    assert weight < GROWN


def test_the_command_draws_what_is_asked_for(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["build", "--only", "interface/glyphs/bold/s*.svg", "--into", str(tmp_path)]) == 0
    drawn = sorted(path.name for path in (tmp_path / "interface" / "glyphs" / "bold").iterdir())
    assert "star.svg" in drawn
    assert "lock.svg" not in drawn
    assert f"{len(drawn)} files" in capsys.readouterr().out


def test_the_command_says_when_nothing_has_that_name(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["build", "--only", "cards/full/1x.webp", "--into", str(tmp_path)]) == 2
    assert "no file is named like" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())
