"""Taking a pack out of a .zip: nothing is written outside, nothing runs, and nobody can fill the disk or the memory."""

from __future__ import annotations

import shutil
import stat
import tempfile
import zipfile
from pathlib import Path, PurePosixPath

from game.opponents.pack import PackError
from game.toml_file import TomlFileError, read_toml

MOST_PACKED = 64 << 20
MOST_UNPACKED = 256 << 20
MOST_FILES = 2000
_ENDINGS = {".toml", ".png", ".webp", ".md", ".txt"}
_CHUNK = 1 << 16


def unpack(archive: Path, into: Path) -> Path:
    """Put the pack in ``archive`` into a folder of its own below ``into``; returns that folder.

    A pack of the same id is replaced, after the new one lies there whole. Raises PackError.
    """
    try:
        if archive.stat().st_size > MOST_PACKED:
            raise PackError(f"{archive.name} is larger than {MOST_PACKED >> 20} MB; make its pictures smaller")
        with zipfile.ZipFile(archive) as opened, tempfile.TemporaryDirectory(dir=_made(into), prefix=".new-") as place:
            root = _root(opened, archive.name)
            _extract(opened, root, Path(place), archive.name)
            target = into / _id_of(Path(place), archive.name)
            if target.exists():
                shutil.rmtree(target)
            shutil.copytree(place, target)
            return target
    except (OSError, zipfile.BadZipFile, zipfile.LargeZipFile, NotImplementedError, RuntimeError, EOFError) as error:
        raise PackError(
            f"{archive.name} cannot be unpacked ({error}); pack the folder again as a plain .zip"
        ) from error


def _made(folder: Path) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def _root(opened: zipfile.ZipFile, name: str) -> PurePosixPath:
    """The folder of the archive that holds the manifest, after every entry was found harmless."""
    entries = [entry for entry in opened.infolist() if not entry.is_dir()]
    if len(entries) > MOST_FILES:
        raise PackError(f"{name} holds {len(entries)} files; {MOST_FILES} are allowed")
    if sum(entry.file_size for entry in entries) > MOST_UNPACKED:
        raise PackError(f"{name} unpacks to more than {MOST_UNPACKED >> 20} MB; make its pictures smaller")
    for entry in entries:
        _check(entry, name)
    manifests = [PurePosixPath(entry.filename) for entry in entries if entry.filename.endswith("opponent.toml")]
    roots = {manifest.parent for manifest in manifests if manifest.name == "opponent.toml"}
    if len(roots) != 1:
        raise PackError(f"{name} holds {len(roots)} files opponent.toml; one pack with one manifest is wanted")
    return roots.pop()


def _check(entry: zipfile.ZipInfo, name: str) -> None:
    path = PurePosixPath(entry.filename)
    if path.is_absolute() or ".." in path.parts or "\\" in entry.filename or ":" in entry.filename:
        raise PackError(f"{name}: {entry.filename} lies outside of the pack; take it out")
    if stat.S_ISLNK(entry.external_attr >> 16):
        raise PackError(f"{name}: {entry.filename} is a link; put the file itself there")
    if path.suffix.lower() not in _ENDINGS:
        raise PackError(
            f"{name}: {entry.filename} has no place in a pack (only {', '.join(sorted(_ENDINGS))}); take it out"
        )


def _extract(opened: zipfile.ZipFile, root: PurePosixPath, place: Path, name: str) -> None:
    """Write the files below ``root``, counting what really comes out: a header may lie about its size."""
    left = MOST_UNPACKED
    for entry in opened.infolist():
        path = PurePosixPath(entry.filename)
        if entry.is_dir() or not path.is_relative_to(root):
            continue
        target = place.joinpath(*path.relative_to(root).parts)
        target.parent.mkdir(parents=True, exist_ok=True)
        with opened.open(entry) as source, target.open("wb") as written:
            while chunk := source.read(_CHUNK):
                left -= len(chunk)
                if left < 0:
                    raise PackError(f"{name} unpacks to more than {MOST_UNPACKED >> 20} MB; make its pictures smaller")
                written.write(chunk)


def _id_of(folder: Path, name: str) -> str:
    try:
        found = read_toml(folder / "opponent.toml").table.get("id")
    except TomlFileError as error:
        raise PackError(f"{name}: opponent.toml {error}") from error
    if not isinstance(found, str) or not found.isidentifier() or not found.islower() or not found.isascii():
        raise PackError(f"{name}: opponent.toml: the id must be small letters, digits and underscores")
    return found
