"""What is said about files."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.storage.notices import NoticeKind, StorageNotice
from game.texts import Language, Texts
from game.texts.notices import notice_text

EN, CS, RU = (Texts(language) for language in Language)


@pytest.mark.parametrize("kind", NoticeKind)
def test_every_notice_has_a_sentence_of_its_own_in_every_language(kind: NoticeKind) -> None:
    notice = StorageNotice(kind, path=Path("games.db"), aside=Path("games.damaged"), count=3, detail="disk I/O error")
    told = {notice_text(texts, notice) for texts in (EN, CS, RU)}
    assert len(told) == 3
    assert not any("{" in text for text in told)


def test_a_notice_names_its_file() -> None:
    notice = StorageNotice(NoticeKind.SAVING_AGAIN, path=Path("games.db"))
    assert notice_text(EN, notice) == "Everything is saved again: games.db"


@pytest.mark.parametrize(
    ("count", "rescued"), [(1, ["1 partii", "спасена 1 партия"]), (5, ["5 partií", "спасено 5 партий"])]
)
def test_rescued_matches_are_counted(count: int, rescued: list[str]) -> None:
    notice = StorageNotice(NoticeKind.DATABASE_NEW, aside=Path("old.db"), count=count)
    told = [notice_text(texts, notice).replace("\u00a0", " ") for texts in (CS, RU)]
    assert all(part in text for part, text in zip(rescued, told, strict=True))


def test_nothing_is_said_of_matches_when_none_was_rescued() -> None:
    notice = StorageNotice(NoticeKind.DATABASE_NEW, aside=Path("old.db"))
    assert "\n" not in notice_text(EN, notice)
