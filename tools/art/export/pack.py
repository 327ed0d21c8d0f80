"""Writes the layers of a pack: cropped pictures and the table that says where and when each is drawn."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from PIL import Image

from engine.players.demeanour import Expression
from game.opponents.layers import FigureState
from tools.art.figure.character import CANVAS, SCALE, Character
from tools.art.figure.layers import Layer
from tools.art.kit.render import evened, save_webp

LAYERS = "layers"
SUFFIX = ".webp"
TABLE = "layers.toml"
_HEADER = """\
# Written by `python -m tools.art build {id}`; docs/opponents.md says what each key means.
canvas = [{width}, {height}]
scale = {scale}
table = {table}
bust = [{bust}]
expressions = [{expressions}]
"""


@dataclass(frozen=True)
class CroppedLayer:
    """A layer's picture cut to what is visible; ``left`` and ``top`` are its place on the canvas in pixels."""

    layer: Layer
    picture: Image.Image
    left: int
    top: int


def write_pack_layers(character: Character, folder: Path) -> list[Path]:
    """Draws every layer into ``folder``; layers that are no longer defined are deleted. Returns what was written."""
    entries, written = [], []
    for height, crop in enumerate(cropped_layers(character)):
        path = folder / LAYERS / f"{crop.layer.name}{SUFFIX}"
        save_webp(crop.picture, path)
        written.append(path)
        entries.append(_entry(crop, height))
    table = folder / TABLE
    table.write_text(_header(character) + "".join(entries), encoding="utf-8")
    for stale in set((folder / LAYERS).iterdir()) - set(written):
        stale.unlink()
    return [*written, table]


def cropped_layers(character: Character) -> Iterator[CroppedLayer]:
    """Every layer of the character, back to front. Raises ValueError for one that draws nothing."""
    for layer in character.layers:
        yield cropped(character, layer)


def cropped(character: Character, layer: Layer) -> CroppedLayer:
    picture = character.picture([layer])
    box = picture.getchannel("A").getbbox()
    if box is None:
        raise ValueError(f'the layer "{layer.name}" of {character.id} draws nothing on the canvas')
    return CroppedLayer(layer, evened(picture.crop(box)), box[0], box[1])


def stacked(character: Character, state: FigureState, crops: dict[str, CroppedLayer]) -> Image.Image:
    """The picture of a state made of the layers' pictures, as the program makes it."""
    width, height = (round(side * SCALE) for side in CANVAS)
    canvas = Image.new("RGBA", (width, height))
    for layer in character.seen(state):
        crop = crops[layer.name]
        canvas.alpha_composite(crop.picture, (crop.left, crop.top))
    return canvas


def _header(character: Character) -> str:
    width, height = (round(side * SCALE) for side in CANVAS)
    used = {layer.expression for layer in character.layers}
    return _HEADER.format(
        id=character.id,
        width=width,
        height=height,
        scale=SCALE,
        table=round(character.table * SCALE),
        bust=", ".join(str(round(side * SCALE)) for side in character.bust),
        expressions=", ".join(f'"{expression}"' for expression in Expression if expression in used),
    )


def _entry(crop: CroppedLayer, height: int) -> str:
    layer = crop.layer
    keys = [
        f'id = "{layer.name}"',
        f'file = "{LAYERS}/{layer.name}{SUFFIX}"',
        f'role = "{layer.role}"',
        f"z = {height * 10}",
        f"place = [{crop.left}, {crop.top}]",
        f"size = [{crop.picture.width}, {crop.picture.height}]",
    ]
    if layer.garment:
        keys.append(f'garment = "{layer.garment}"')
    if layer.hidden_by:
        keys.append("hidden_by = [" + ", ".join(f'"{garment}"' for garment in layer.hidden_by) + "]")
    for key, wish in (("cards", layer.cards), ("finale", layer.finale), ("blink", layer.blink)):
        if wish is not None:
            keys.append(f"{key} = {str(wish).lower()}")
    if layer.expression is not None:
        keys.append(f'expression = "{layer.expression}"')
    return "\n[[layer]]\n" + "\n".join(keys) + "\n"
