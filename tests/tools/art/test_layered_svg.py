"""A pack drawn as one layered SVG: cut into the pictures that are committed, or refused with group and remedy."""

from pathlib import Path

import pytest

from tools.art.__main__ import main
from tools.art.export.layered_svg import DrawingError, read_drawing

EXAMPLES = Path(__file__).parents[3] / "docs" / "example-pack"
DRAWING = EXAMPLES / "nora.svg"


def _contents(folder: Path) -> dict[str, bytes]:
    drawn = [folder / "layers.toml", *(folder / "layers").iterdir()]
    return {file.relative_to(folder).as_posix(): file.read_bytes() for file in drawn}


def test_cut_again_it_gives_the_committed_pack(tmp_path: Path) -> None:
    assert main(["split", str(DRAWING), str(tmp_path)]) == 0
    assert _contents(tmp_path) == _contents(EXAMPLES / "nora")


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('viewBox="0 0 720 1000"', 'viewBox="0 0 360 500"', "viewBox"),
        ('data-table="833"', "", "data-table"),
        ('data-bust="180 30 540 450"', 'data-bust="180 30"', "4 numbers"),
        ('data-role="body"', 'data-role="torso"', '"body".*torso'),
        ('data-blink="false"', 'data-blink="no"', '"eyes_open".*no'),
        ('data-expression="worried"', 'data-expression="sad"', '"face_worried".*sad'),
        ("</svg>", "", "plain SVG"),
    ],
)
def test_what_cannot_be_cut_is_told(tmp_path: Path, old: str, new: str, said: str) -> None:
    text = DRAWING.read_text(encoding="utf-8")
    assert old in text
    spoilt = tmp_path / "spoilt.svg"
    spoilt.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(DrawingError, match=said):
        read_drawing(spoilt)
    assert main(["split", str(spoilt), str(tmp_path / "pack")]) == 1
    assert not (tmp_path / "pack").exists()
