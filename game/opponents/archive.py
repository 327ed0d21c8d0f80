"""Taking a pack out of a .zip: nothing is written outside, nothing runs, and nobody can fill the disk or the memory."""

from __future__ import annotations

import stat
import tempfile
import zipfile
from pathlib import Path, PurePosixPath

from game.opponents.fault import fault
from game.opponents.pack import PackError
from game.system.toml_file import TomlFileError, read_toml
from game.texts import mark

MOST_PACKED = 64 << 20
MOST_UNPACKED = 256 << 20
"""Bytes of an archive, and of all that comes out of it."""
MOST_FILES = 2000
_ENDINGS = {".toml", ".png", ".webp", ".md", ".txt"}
_CHUNK = 1 << 16


def unpack(archive: Path, into: Path) -> Path:
    """Put the pack in ``archive`` into a folder of its own below ``into``; returns that folder.

    A pack of the same id is replaced, after the new one lies there whole. Raises PackError.
    """
    try:
        if archive.stat().st_size > MOST_PACKED:
            said = mark("{file} is larger than {size} MB; make its pictures smaller")
            raise _refused(said, archive.name, size=MOST_PACKED >> 20)
        with zipfile.ZipFile(archive) as opened, tempfile.TemporaryDirectory(dir=_made(into), prefix=".new-") as place:
            new = _made(Path(place) / "new")
            _extract(opened, _root(opened, archive.name), new, archive.name)
            target = into / _id_of(new, archive.name)
            _replace(target, new, Path(place) / "old")
            return target
    except OSError as error:
        raise _refused(mark("{file} cannot be unpacked: {reason}"), archive.name, reason=error) from error
    except (zipfile.BadZipFile, zipfile.LargeZipFile, NotImplementedError, RuntimeError, EOFError) as error:
        said = mark("{file} cannot be unpacked ({reason}); pack the folder again as a plain .zip")
        raise _refused(said, archive.name, reason=error) from error


def _replace(target: Path, new: Path, old: Path) -> None:
    """Put ``new`` in the place of ``target``, which is moved to ``old``. Raises OSError; nothing is changed then."""
    if target.exists():
        target.rename(old)
    try:
        new.rename(target)
    except OSError:
        if old.exists():
            old.rename(target)
        raise


def _made(folder: Path) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def _root(opened: zipfile.ZipFile, name: str) -> PurePosixPath:
    """The folder of the archive that holds the manifest, after every entry was found harmless."""
    entries = [entry for entry in opened.infolist() if not entry.is_dir()]
    if len(entries) > MOST_FILES:
        said = mark("{file} holds {count} files; {most} are allowed")
        raise _refused(said, name, count=len(entries), most=MOST_FILES)
    if sum(entry.file_size for entry in entries) > MOST_UNPACKED:
        raise _too_much(name)
    for entry in entries:
        _check(entry, name)
    manifests = [PurePosixPath(entry.filename) for entry in entries if entry.filename.endswith("opponent.toml")]
    roots = {manifest.parent for manifest in manifests if manifest.name == "opponent.toml"}
    if len(roots) != 1:
        said = mark("{file} must hold one folder with an opponent.toml, and holds {count}")
        raise _refused(said, name, count=len(roots))
    return roots.pop()


def _check(entry: zipfile.ZipInfo, name: str) -> None:
    path = PurePosixPath(entry.filename)
    if path.is_absolute() or ".." in path.parts or "\\" in entry.filename or ":" in entry.filename:
        raise _refused(mark("{file}: {entry} lies outside of the pack; take it out"), name, entry=entry.filename)
    if stat.S_ISLNK(entry.external_attr >> 16):
        raise _refused(mark("{file}: {entry} is a link; put the file itself there"), name, entry=entry.filename)
    if path.suffix.lower() not in _ENDINGS:
        said = mark("{file}: {entry} has no place in a pack (only {endings}); take it out")
        raise _refused(said, name, entry=entry.filename, endings=", ".join(sorted(_ENDINGS)))


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
                    raise _too_much(name)
                written.write(chunk)


def _id_of(folder: Path, name: str) -> str:
    try:
        found = read_toml(folder / "opponent.toml").table.get("id")
    except TomlFileError as error:
        raise PackError(fault(error.message, **error.values)) from error
    if not isinstance(found, str) or not found.isidentifier() or not found.islower() or not found.isascii():
        raise _refused(mark("{file}: the id in opponent.toml must be small letters, digits and underscores"), name)
    return found


def _refused(message: str, name: str, **values: object) -> PackError:
    return PackError(fault(message, file=name, **values))


def _too_much(name: str) -> PackError:
    said = mark("{file} unpacks to more than {size} MB; make its pictures smaller")
    return _refused(said, name, size=MOST_UNPACKED >> 20)
