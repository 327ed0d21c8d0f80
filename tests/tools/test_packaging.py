import io
import shutil
import subprocess
from pathlib import Path

import pytest
from PIL import Image

from tools.build import APPLICATION_ID, PACKAGING, ROOT
from tools.icons import mac_icon, windows_icon

APPLICATION = ROOT / "assets" / "interface" / "application"


def pictures(*sides: int) -> dict[int, bytes]:
    return {side: (APPLICATION / f"icon_{side}.png").read_bytes() for side in sides}


def test_the_windows_icon_holds_every_size() -> None:
    icon = Image.open(io.BytesIO(windows_icon(pictures(16, 32, 64, 256))))
    assert icon.format == "ICO"
    assert icon.info["sizes"] == {(16, 16), (32, 32), (64, 64), (256, 256)}


def test_the_mac_icon_can_be_read_back() -> None:
    icon = Image.open(io.BytesIO(mac_icon(pictures(16, 32, 64, 256, 512))))
    assert icon.format == "ICNS"
    assert icon.size == (512, 512)


@pytest.mark.parametrize(
    ("validator", "file"),
    [
        (("desktop-file-validate",), f"{APPLICATION_ID}.desktop"),
        (("appstreamcli", "validate", "--no-net"), f"{APPLICATION_ID}.metainfo.xml"),
    ],
)
def test_the_files_of_the_linux_desktop_are_valid(validator: tuple[str, ...], file: str) -> None:
    if not shutil.which(validator[0]):
        pytest.skip(f"{validator[0]} is not installed")
    checked = subprocess.run(  # noqa: S603 - a validator of the system, on our own file
        [*validator, PACKAGING / file], capture_output=True, text=True, check=False
    )
    assert checked.returncode == 0, checked.stdout + checked.stderr


def test_the_recipe_of_the_program_names_files_that_exist() -> None:
    recipe = (PACKAGING / "lose-your-shirt.spec").read_text(encoding="utf-8")
    assert '"tools" / "packaging" / "start.py"' in recipe
    assert Path(PACKAGING / "start.py").is_file()
