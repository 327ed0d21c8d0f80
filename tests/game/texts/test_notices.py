"""What is said about files."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.storage.notices import NoticeKind, StorageNotice
from game.texts import Language, Texts
from game.texts.notices import notice_text

EN, CS, RU = Texts(Language.ENGLISH), Texts(Language.CZECH), Texts(Language.RUSSIAN)


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


def test_settings_that_could_not_be_used_are_counted_and_where_the_file_is_is_told() -> None:
    one = StorageNotice(NoticeKind.SETTINGS_FIELD, count=1, detail="speed")
    five = StorageNotice(NoticeKind.SETTINGS_FIELD, aside=Path("old.json"), count=5, detail="speed, felt, …")
    assert notice_text(EN, one) == "1 setting could not be used and has its usual value: speed"
    assert notice_text(EN, five).startswith(
        "5 settings could not be used and have their usual values: speed, felt, …\n"
    )
    assert all(notice_text(texts, five).endswith("old.json") for texts in (EN, CS, RU))
