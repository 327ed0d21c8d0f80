"""The promise that nobody is shown nude, measured on the pictures of a pack.

Whatever a state shows, there is a body layer or the finale behind it; each of them must be opaque over the middle of
the torso, so that no set of garments and no missing picture can show more.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame

from game.opponents.fault import Fault, fault
from game.opponents.layers import Layer, LayerRole, LayerTable
from game.opponents.picture_header import claimed_size
from game.texts import mark

TORSO = pygame.Rect(320, 520, 120, 380)
"""What must be covered, on the canvas of 720 by 1000 that every figure has."""
LARGEST_SIDE = 4096
"""Pixels; a larger picture is refused."""
_OPAQUE = 254
"""Scaling and lossless packing keep the alpha of an opaque pixel above this."""


def uncovered(folder: Path, layers: LayerTable) -> Iterator[Fault]:
    """What keeps the pack's pictures from hiding the torso: each a sentence with file and remedy."""
    roles = {layer.role for layer in layers.layer}
    for role in (LayerRole.BODY, LayerRole.FINALE):
        if role not in roles:
            said = mark("layers.toml: no layer has the role “{role}”; add one that is opaque over the torso")
            yield fault(said, role=role)
    for layer in layers.layer:
        if layer.role is LayerRole.BODY:
            yield from _gaps(folder, layers, layer)
    finale = [layer for layer in layers.layer if layer.role is LayerRole.FINALE]
    if finale and not any(not list(_gaps(folder, layers, layer)) for layer in finale):
        yield from _gaps(folder, layers, finale[0])


def unreadable(folder: Path, layers: LayerTable) -> Iterator[Fault]:
    """Pictures that cannot be read, are too large, or are not of the size that ``layers.toml`` says."""
    for layer in layers.layer:
        try:
            size = _size_of(folder / layer.file)
        except (OSError, pygame.error) as error:
            said = mark("{file} cannot be read ({reason}); save it again as PNG or lossless WebP")
            yield fault(said, file=layer.file, reason=error)
            continue
        if max(size) > LARGEST_SIDE:
            said = mark("{file} is larger than {most} pixels a side; make it smaller")
            yield fault(said, file=layer.file, most=LARGEST_SIDE)
        elif size != layer.size:
            said = mark("{file} has {found} pixels, layers.toml says {said}; correct one of them")
            yield fault(said, file=layer.file, found=_told(size), said=_told(layer.size))


def _size_of(file: Path) -> tuple[int, int]:
    """Width and height in pixels; the picture is read only if it does not claim to be too large."""
    claimed = claimed_size(file)
    if claimed is None:
        raise pygame.error("it is neither PNG nor WebP")
    if max(claimed) > LARGEST_SIDE:
        return claimed
    return pygame.image.load(file).get_size()


def _gaps(folder: Path, layers: LayerTable, layer: Layer) -> Iterator[Fault]:
    try:
        claimed = claimed_size(folder / layer.file)
        if claimed is None or max(claimed) > LARGEST_SIDE:
            return  # said by ``unreadable``
        opaque = pygame.mask.from_surface(pygame.image.load(folder / layer.file), _OPAQUE - 1)
    except (OSError, pygame.error):
        return  # said by ``unreadable``
    scale = layers.canvas[0] / 720
    region = pygame.Rect(*(round(side * scale) for side in TORSO))
    needed = pygame.mask.Mask(region.size, fill=True)
    left, top = layer.place
    covered = opaque.overlap_area(needed, (region.left - left, region.top - top))
    if covered < needed.count():
        share = 100 * covered // needed.count()
        said = mark("{file} covers {share} % of the torso ({place} of the figure); paint it opaque there")
        place = f"x {TORSO.left}–{TORSO.right}, y {TORSO.top}–{TORSO.bottom}"
        yield fault(said, file=layer.file, share=share, place=place)


def _told(size: tuple[int, int]) -> str:
    return f"{size[0]} x {size[1]}"
