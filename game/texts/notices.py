"""What the player is told about files, in whole sentences."""

from __future__ import annotations

from game.storage.notices import NoticeKind, StorageNotice
from game.texts.reasons import reason_words
from game.texts.texts import Texts, mark

_NOTICES = {
    NoticeKind.IN_MEMORY_FULL: mark(
        "The disk is full; make some room. The game goes on in memory and tries again to save: {path}"
    ),
    NoticeKind.IN_MEMORY_READ_ONLY: mark(
        "The data folder cannot be written; allow it, or start the game with --data-dir and another folder. The game "
        "goes on in memory and tries again to save: {path}"
    ),
    NoticeKind.IN_MEMORY_LOCKED: mark(
        "Another program holds the saved games; close that one. The game goes on in memory and tries again to save: "
        "{path}"
    ),
    NoticeKind.IN_MEMORY_FAILED: mark(
        "The disk refuses to save ({detail}). The game goes on in memory and tries again: {path}"
    ),
    NoticeKind.SAVING_AGAIN: mark("Everything is saved again: {path}"),
    NoticeKind.DATABASE_RESTORED: mark(
        "The saved games could not be read. A backup took their place; the damaged file lies here: {aside}"
    ),
    NoticeKind.DATABASE_NEW: mark(
        "The saved games could not be read, and there was no backup. The damaged file lies here: {aside}"
    ),
    NoticeKind.DATABASE_MISSING: mark("The saved games were gone. A backup took their place: {path}"),
    NoticeKind.DATABASE_PUT_BACK: mark(
        "The saved games were removed or replaced while the game was running. Everything is written down again: {path}"
    ),
    NoticeKind.DATABASE_NEWER: mark(
        "A newer version of the game wrote the saved games; start that one to go on with them. They stay untouched, "
        "and this session is not kept: {path}"
    ),
    NoticeKind.JOURNAL_DAMAGED: mark("The last actions before the end may be missing. A copy lies here: {aside}"),
    NoticeKind.MATCH_DAMAGED: mark("A match can be read only up to its action number {count}."),
    NoticeKind.FOLDER_TEMPORARY: mark(
        "This system knows no home folder of yours. Start the game with --data-dir and another folder to have "
        "everything kept for good; now it is in a place that the system may empty: {path}"
    ),
    NoticeKind.BACKUP_FAILED: mark("A backup could not be written ({detail}): {path}"),
    NoticeKind.SETTINGS_UNREADABLE: mark(
        "The settings could not be read. The usual ones are in force; the damaged file lies here: {aside}"
    ),
    NoticeKind.SETTINGS_NEWER: mark("A newer version of the game wrote the settings. A copy lies here: {aside}"),
    NoticeKind.SETTINGS_NOT_SAVED: mark("The settings act but could not be saved ({detail}): {path}"),
}
_WITH_RESCUED_MATCHES = frozenset({NoticeKind.DATABASE_RESTORED, NoticeKind.DATABASE_NEW})


def notice_text(texts: Texts, notice: StorageNotice) -> str:
    """What ``notice`` says to the player: what happened and what the game did about it."""
    if notice.kind is NoticeKind.SETTINGS_FIELD:
        return _unusable_settings(texts, notice)
    told = texts.tr(
        _NOTICES[notice.kind],
        path=notice.path or "",
        aside=notice.aside or "",
        count=notice.count,
        detail=reason_words(texts, notice.reason) if notice.reason else notice.detail,
    )
    if notice.kind not in _WITH_RESCUED_MATCHES or notice.count == 0:
        return told
    rescued = texts.ntr("{count} match was rescued from it.", "{count} matches were rescued from it.", notice.count)
    return f"{told}\n{rescued}"


def _unusable_settings(texts: Texts, notice: StorageNotice) -> str:
    told = texts.ntr(
        "{count} setting could not be used and has its usual value: {detail}",
        "{count} settings could not be used and have their usual values: {detail}",
        notice.count,
        detail=notice.detail,
    )
    if notice.aside is None:
        return told
    place = texts.tr("The file as it was lies here: {aside}", aside=notice.aside)
    return f"{told}\n{place}"
