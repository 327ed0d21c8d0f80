"""Contact sheets: every stage, expression and pose of a character side by side, for looking at."""

from collections.abc import Iterable
from pathlib import Path

from PIL import Image

from engine.players.demeanour import Expression
from game.opponents.layers import FigureState
from tools.art.export.pack import CroppedLayer, cropped_layers, stacked
from tools.art.figure.character import SCALE, Character
from tools.art.kit.render import save_png

_GROUND = (42, 34, 56, 255)
_STAGE_WIDTH = 480
_BUST_WIDTH = 400


def write_sheet(character: Character, path: Path) -> None:
    """First row: the stages; second: the same with the cards down; then the faces open and shut."""
    crops = {crop.layer.name: crop for crop in cropped_layers(character)}
    stages = range(len(character.wardrobe) + 1)
    expressions = list(Expression)
    rows = [
        [_whole(character, character.stage(off, expressions[off % len(expressions)]), crops) for off in stages],
        [_whole(character, character.stage(off, cards=False), crops) for off in stages],
        [_bust(character, character.stage(1, expression), crops) for expression in expressions],
        [_bust(character, character.stage(1, expression, blink=True), crops) for expression in expressions],
    ]
    save_png(_grid(rows), path)


def write_cast_sheet(characters: Iterable[Character], path: Path) -> None:
    """One row an opponent: all stages, each with another face, and the confident bust."""
    rows = []
    for character in characters:
        crops = {crop.layer.name: crop for crop in cropped_layers(character)}
        expressions = list(Expression)
        stages = [
            _whole(character, character.stage(off, expressions[off % len(expressions)]), crops)
            for off in range(len(character.wardrobe) + 1)
        ]
        rows.append([_bust(character, character.stage(0, Expression.CONFIDENT), crops), *stages])
    save_png(_grid(rows), path)


def _whole(character: Character, state: FigureState, crops: dict[str, CroppedLayer]) -> Image.Image:
    return _fitted(stacked(character, state, crops), _STAGE_WIDTH)


def _bust(character: Character, state: FigureState, crops: dict[str, CroppedLayer]) -> Image.Image:
    left, top, right, bottom = (round(side * SCALE) for side in character.bust)
    return _fitted(stacked(character, state, crops).crop((left, top, right, bottom)), _BUST_WIDTH)


def _fitted(picture: Image.Image, width: int) -> Image.Image:
    size = (width, round(picture.height * width / picture.width))
    return picture.resize(size, Image.Resampling.LANCZOS)


def _grid(rows: list[list[Image.Image]]) -> Image.Image:
    width = max(sum(picture.width for picture in row) for row in rows)
    height = sum(max(picture.height for picture in row) for row in rows)
    sheet = Image.new("RGBA", (width, height), _GROUND)
    top = 0
    for row in rows:
        left = 0
        for picture in row:
            sheet.alpha_composite(picture, (left, top))
            left += picture.width
        top += max(picture.height for picture in row)
    return sheet
