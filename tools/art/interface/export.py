"""Writing the files: SVG as text, pictures as lossless WebP (the application's icons as PNG, for the builders)."""

from pathlib import Path

from tools.art.interface.catalogue import File, VectorFile
from tools.art.kit.render import save_png, save_webp


def write_file(file: File, assets: Path) -> int:
    """Draw one file and write it below ``assets``; return its size in bytes."""
    path = assets / file.path
    path.parent.mkdir(parents=True, exist_ok=True)
    if isinstance(file, VectorFile):
        path.write_text(file.text(), encoding="utf-8", newline="\n")
    elif path.suffix == ".png":
        save_png(file.picture(), path)
    else:
        save_webp(file.picture(), path)
    return path.stat().st_size
