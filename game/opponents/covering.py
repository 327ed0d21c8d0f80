"""The promise that nobody is shown nude, measured on the pictures of a pack.

Whatever a state shows, there is a body layer or the finale behind it; each of them must be opaque over the middle of
the torso, so that no set of garments and no missing picture can show more.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame

from game.opponents.layers import Layer, LayerRole, LayerTable
from game.opponents.picture_header import claimed_size

TORSO = pygame.Rect(320, 520, 120, 380)
"""What must be covered, on the canvas of 720 by 1000 that every figure has."""
LARGEST_SIDE = 4096
"""Pixels; a larger picture is refused."""
_OPAQUE = 254
"""Scaling and lossless packing keep the alpha of an opaque pixel above this."""


def uncovered(folder: Path, layers: LayerTable) -> Iterator[str]:
    """What keeps the pack's pictures from hiding the torso: each a sentence with file and remedy."""
    roles = {layer.role for layer in layers.layer}
    for role in (LayerRole.BODY, LayerRole.FINALE):
        if role not in roles:
            yield f'layers.toml: no layer has the role "{role}"; add one that is opaque over the torso'
    for layer in layers.layer:
        if layer.role is LayerRole.BODY:
            yield from _gaps(folder, layers, layer)
    finale = [layer for layer in layers.layer if layer.role is LayerRole.FINALE]
    if finale and not any(not list(_gaps(folder, layers, layer)) for layer in finale):
        yield from _gaps(folder, layers, finale[0])


def unreadable(folder: Path, layers: LayerTable) -> Iterator[str]:
    """Pictures that cannot be read, are too large, or are not of the size that ``layers.toml`` says."""
    for layer in layers.layer:
        try:
            size = _size_of(folder / layer.file)
        except (OSError, pygame.error) as error:
            yield f"{layer.file} cannot be read ({error}); save it again as PNG or lossless WebP"
            continue
        if max(size) > LARGEST_SIDE:
            yield f"{layer.file} is larger than {LARGEST_SIDE} pixels a side; make it smaller"
        elif size != layer.size:
            yield f"{layer.file} has {_told(size)} pixels, layers.toml says {_told(layer.size)}; correct one of them"


def _size_of(file: Path) -> tuple[int, int]:
    """Width and height in pixels; the picture is read only if it does not claim to be too large."""
    claimed = claimed_size(file)
    if claimed is None:
        raise pygame.error("it is neither PNG nor WebP")
    if max(claimed) > LARGEST_SIDE:
        return claimed
    return pygame.image.load(file).get_size()


def _gaps(folder: Path, layers: LayerTable, layer: Layer) -> Iterator[str]:
    try:
        claimed = claimed_size(folder / layer.file)
        if claimed is None or max(claimed) > LARGEST_SIDE:
            return  # said by `unreadable`
        opaque = pygame.mask.from_surface(pygame.image.load(folder / layer.file), _OPAQUE - 1)
    except (OSError, pygame.error):
        return  # said by `unreadable`
    scale = layers.canvas[0] / 720
    region = pygame.Rect(*(round(side * scale) for side in TORSO))
    needed = pygame.mask.Mask(region.size, fill=True)
    left, top = layer.place
    covered = opaque.overlap_area(needed, (region.left - left, region.top - top))
    if covered < needed.count():
        share = 100 * covered // needed.count()
        yield (
            f"{layer.file} covers {share} % of the torso (x {TORSO.left} to {TORSO.right}, y {TORSO.top} to "
            f"{TORSO.bottom} of the figure); paint it opaque there"
        )


def _told(size: tuple[int, int]) -> str:
    return f"{size[0]} x {size[1]}"
