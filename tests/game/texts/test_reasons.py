"""Why something did not work, in every language."""

from __future__ import annotations

import errno
import sqlite3

import pytest

from game.opponents.fault import fault
from game.storage.notices import NoticeKind, Reason, StorageNotice
from game.texts import Language, Texts, mark
from game.texts.notices import notice_text
from game.texts.reasons import reason_words, why

EN, CS, RU = Texts(Language.ENGLISH), Texts(Language.CZECH), Texts(Language.RUSSIAN)


def system_error(code: int) -> OSError:
    return OSError(code, "words of the system", "/home/jana/file")


def database_error(code: int) -> sqlite3.Error:
    error = sqlite3.OperationalError("words of the database")
    error.sqlite_errorcode = code
    return error


@pytest.mark.parametrize("reason", Reason)
def test_every_reason_has_words_of_its_own_in_every_language(reason: Reason) -> None:
    assert len({reason_words(texts, reason) for texts in (EN, CS, RU)}) == 3
    others = {reason_words(CS, other) for other in Reason if other is not reason}
    assert reason_words(CS, reason) not in others


@pytest.mark.parametrize(
    ("error", "reason"),
    [
        (system_error(errno.ENOSPC), Reason.FULL),
        (system_error(errno.EDQUOT), Reason.FULL),
        (system_error(errno.EACCES), Reason.NO_RIGHT),
        (system_error(errno.EPERM), Reason.NO_RIGHT),
        (system_error(errno.EROFS), Reason.WRITE_PROTECTED),
        (system_error(errno.ENOENT), Reason.MISSING),
        (system_error(errno.EEXIST), Reason.IN_THE_WAY),
        (system_error(errno.EISDIR), Reason.IN_THE_WAY),
        (system_error(errno.ENOTDIR), Reason.IN_THE_WAY),
        (system_error(errno.EBUSY), Reason.IN_USE),
        (system_error(errno.EIO), Reason.DEVICE),
        (database_error(sqlite3.SQLITE_FULL), Reason.FULL),
        (database_error(sqlite3.SQLITE_READONLY), Reason.WRITE_PROTECTED),
        (database_error(sqlite3.SQLITE_CANTOPEN), Reason.CANNOT_OPEN),
        (database_error(sqlite3.SQLITE_BUSY_SNAPSHOT), Reason.IN_USE),
        (database_error(sqlite3.SQLITE_IOERR_WRITE), Reason.DEVICE),
        (database_error(sqlite3.SQLITE_CORRUPT), Reason.DAMAGED),
    ],
)
@pytest.mark.parametrize("texts", [EN, CS, RU])
def test_the_usual_errors_are_told_in_the_language_of_the_player(
    texts: Texts, error: Exception, reason: Reason
) -> None:
    assert why(texts, error) == reason_words(texts, reason)


def test_what_has_no_words_here_is_said_as_the_system_says_it_without_paths() -> None:
    assert why(CS, system_error(errno.EINTR)) == "words of the system"
    assert why(CS, database_error(sqlite3.SQLITE_MISUSE)) == "words of the database"


def test_a_notice_gives_its_reason_in_the_language_of_the_player() -> None:
    notice = StorageNotice(NoticeKind.BACKUP_FAILED, detail="No space left on device", reason=Reason.FULL)
    assert "disk je plný" in notice_text(CS, notice).replace("\u00a0", " ")
    assert "No space" not in notice_text(CS, notice)


def test_a_fault_of_a_pack_gives_it_too() -> None:
    found = fault(mark("{file} cannot be read: {reason}"), file="opponent.toml", reason=system_error(errno.EACCES))
    assert reason_words(RU, Reason.NO_RIGHT) in found.told(RU)
    assert reason_words(EN, Reason.NO_RIGHT) in str(found)
