"""What the file system of a folder can do: some network shares know no locks, or take no order to write at once."""

from __future__ import annotations

import errno
import os
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

if sys.platform != "win32":
    import fcntl

NOT_SUPPORTED = frozenset({errno.ENOLCK, errno.EOPNOTSUPP, errno.ENOTSUP, errno.ENOSYS, errno.EINVAL, errno.ENOTTY})
"""How systems say that a file system cannot do something at all."""


@dataclass(frozen=True, slots=True)
class Abilities:
    """What can be asked of the files in a folder."""

    locks: bool = True
    syncs: bool = True


def abilities_of(folder: Path) -> Abilities:
    """Try it on a file without a name; a folder that takes none is expected to be able to do everything."""
    if sys.platform == "win32":
        return Abilities()
    try:
        with tempfile.TemporaryFile(dir=folder) as file:
            return Abilities(locks=_can_lock(file.fileno()), syncs=try_to_sync(file.fileno()))
    except OSError:
        return Abilities()


def try_to_sync(handle: int) -> bool:
    """Force what was written to the disk; False when the file system knows no such thing. Raises other OSErrors."""
    try:
        os.fsync(handle)
    except OSError as error:
        if error.errno not in NOT_SUPPORTED:
            raise
        return False
    return True


def _can_lock(handle: int) -> bool:
    if sys.platform == "win32":
        return True
    try:
        fcntl.lockf(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        return error.errno not in NOT_SUPPORTED
    return True
