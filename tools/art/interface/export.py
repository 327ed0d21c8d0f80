"""Writing the files: SVG as text, pictures as lossless WebP (the application's icons as PNG, for the builders)."""

import io
from pathlib import Path

from PIL import Image

from tools.art.interface.catalogue import File, VectorFile
from tools.art.kit.render import save_png

_LARGE = 1_000_000
"""Pixels from which the encoder's full effort takes ten times as long and gains next to nothing."""


def write_file(file: File, assets: Path) -> int:
    """Draw one file and write it below `assets`; return its size in bytes."""
    path = assets / file.path
    path.parent.mkdir(parents=True, exist_ok=True)
    if isinstance(file, VectorFile):
        path.write_text(file.text(), encoding="utf-8", newline="\n")
    elif path.suffix == ".png":
        save_png(file.picture(), path)
    else:
        path.write_bytes(_webp(file.picture()))
    return path.stat().st_size


def _webp(picture: Image.Image) -> bytes:
    opaque = picture.getchannel("A").getextrema() == (255, 255)
    quality, method = (80, 4) if picture.width * picture.height > _LARGE else (100, 6)
    written = io.BytesIO()
    (picture.convert("RGB") if opaque else picture).save(
        written, format="WEBP", lossless=True, quality=quality, method=method
    )
    return written.getvalue()
