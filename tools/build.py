"""Make the standalone program: one folder with everything in it, and an archive of it with its checksum.

Run through ``python3 tools/dev.py build``. The archive is a .tar.gz on Linux and macOS and a .zip on Windows.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib.metadata
import platform
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

from tools.environment import ROOT
from tools.icons import mac_icon, windows_icon

PACKAGING = ROOT / "tools" / "packaging"
SPEC = PACKAGING / "lose-your-shirt.spec"
NAME = "lose-your-shirt"
APPLICATION_ID = "org.loseyourshirt.LoseYourShirt"
_LICENCE_NAME = re.compile("licen|copying|lgpl", re.IGNORECASE)
SHIPPED_PACKAGES = ("pygame-ce", "pydantic", "pydantic-core", "annotated-types", "typing-extensions", "platformdirs")


def main(arguments: list[str] | None = None) -> int:
    """Build into ``--output`` (default dist/); prints the archive's size and SHA-256."""
    parser = argparse.ArgumentParser(prog="dev.py build", description=__doc__)
    parser.add_argument("--output", type=Path, default=ROOT / "dist", help="folder for the program and its archive")
    output: Path = parser.parse_args(arguments).output
    _make_icons(ROOT / "build" / "icons")
    if sys.platform == "win32":
        _write_windows_version(ROOT / "build" / "windows_version.txt")
    subprocess.run(
        [
            *(sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"),
            *("--distpath", output, "--workpath", ROOT / "build" / "work", SPEC),
        ],
        cwd=ROOT,
        check=True,
    )
    folder = output / NAME
    _collect_licences(folder / "licences")
    shutil.copyfile(ROOT / "tools" / "verify_deal.py", folder / "verify_deal.py")  # the page of a fair deal names it
    if sys.platform == "linux":
        _add_desktop_files(folder / "share")
    archive = _archive(folder, output)
    digest = hashlib.sha256(archive.read_bytes()).hexdigest()
    (output / f"{archive.name}.sha256").write_text(f"{digest}  {archive.name}\n", encoding="ascii")
    unpacked = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
    print(f"{archive.name}: {archive.stat().st_size / 1e6:.1f} MB, unpacked {unpacked / 1e6:.1f} MB, SHA-256 {digest}")
    return 0


def version() -> str:
    """The project's version, from pyproject.toml."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return str(project["project"]["version"])


def _make_icons(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    pictures = {
        size: ROOT / "assets" / "interface" / "application" / f"icon_{size}.png" for size in (16, 32, 64, 256, 512)
    }
    shutil.copyfile(pictures[256], folder / "icon.png")
    (folder / "icon.ico").write_bytes(windows_icon({size: pictures[size].read_bytes() for size in (16, 32, 64, 256)}))
    (folder / "icon.icns").write_bytes(mac_icon({size: pictures[size].read_bytes() for size in (16, 32, 64, 256, 512)}))


def _write_windows_version(path: Path) -> None:
    numbers = (*(int(part) for part in version().split(".")), 0)
    strings = {
        "CompanyName": "The Lose Your Shirt developers",
        "FileDescription": "Lose Your Shirt",
        "FileVersion": version(),
        "ProductName": "Lose Your Shirt",
        "ProductVersion": version(),
        "LegalCopyright": "MIT License",
    }
    table = ", ".join(f"StringStruct({name!r}, {text!r})" for name, text in strings.items())
    path.write_text(
        f"VSVersionInfo(ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}), kids=["
        f"StringFileInfo([StringTable('040904B0', [{table}])]), "
        "VarFileInfo([VarStruct('Translation', [1033, 1200])])])\n",
        encoding="utf-8",
    )


def _collect_licences(folder: Path) -> None:
    """Put the licence texts of everything that is shipped beside the program."""
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(ROOT / "LICENSE", folder / "lose-your-shirt.txt")
    shutil.copyfile(PACKAGING / "third-party.txt", folder / "third-party.txt")
    for licence in (ROOT / "assets" / "fonts").glob("OFL-*.txt"):
        shutil.copyfile(licence, folder / f"font-{licence.name}")
    for package in SHIPPED_PACKAGES:
        distribution = importlib.metadata.distribution(package)
        texts = [path for path in distribution.files or () if _LICENCE_NAME.search(path.name)]
        for number, path in enumerate(texts):
            suffix = f"-{number}" if number else ""
            shutil.copyfile(Path(str(distribution.locate_file(path))), folder / f"{package}{suffix}.txt")
    python_licence = Path(sys.base_prefix) / f"lib/python{sys.version_info.major}.{sys.version_info.minor}/LICENSE.txt"
    if python_licence.exists():
        shutil.copyfile(python_licence, folder / "python.txt")


def _add_desktop_files(share: Path) -> None:
    """Lay out the Linux desktop entry, its metadata and icons as they are to be installed below /usr/share."""
    placed = {
        PACKAGING / f"{APPLICATION_ID}.desktop": share / "applications",
        PACKAGING / f"{APPLICATION_ID}.metainfo.xml": share / "metainfo",
    }
    for source, folder in placed.items():
        folder.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, folder / source.name)
    for side in (64, 256, 512):
        folder = share / "icons" / "hicolor" / f"{side}x{side}" / "apps"
        folder.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(
            ROOT / "assets" / "interface" / "application" / f"icon_{side}.png", folder / f"{APPLICATION_ID}.png"
        )


def _archive(folder: Path, output: Path) -> Path:
    system = {"win32": "windows", "darwin": "macos"}.get(sys.platform, sys.platform)
    base = output / f"{NAME}-{version()}-{system}-{platform.machine().lower()}"
    kind = "zip" if sys.platform == "win32" else "gztar"
    return Path(shutil.make_archive(str(base), kind, root_dir=folder.parent, base_dir=folder.name))


if __name__ == "__main__":
    raise SystemExit(main())
