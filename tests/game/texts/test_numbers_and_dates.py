"""Numbers, money and dates as the language guide writes them; ~ stands for the non-breaking space."""

from __future__ import annotations

from datetime import date, datetime

import pytest

from game.texts import Language, Texts

EN, CS, RU = Texts(Language.ENGLISH), Texts(Language.CZECH), Texts(Language.RUSSIAN)


def plain(text: str) -> str:
    return text.replace("\u00a0", "~")


@pytest.mark.parametrize(
    ("value", "english", "other"),
    [(0, "$0", "0~$"), (5, "$5", "5~$"), (1250, "$1,250", "1~250~$"), (-1000000, "−$1,000,000", "−1~000~000~$")],
)
def test_money(value: int, english: str, other: str) -> None:
    assert (EN.money(value), plain(CS.money(value)), plain(RU.money(value))) == (english, other, other)


@pytest.mark.parametrize(
    ("value", "english", "other"), [(180, "+$180", "+180~$"), (-50, "−$50", "−50~$"), (0, "$0", "0~$")]
)
def test_change(value: int, english: str, other: str) -> None:
    assert (EN.change(value), plain(CS.change(value)), plain(RU.change(value))) == (english, other, other)


def test_shares_and_decimals() -> None:
    assert [plain(texts.percent(0.498, 1)) for texts in (EN, CS, RU)] == ["49.8%", "49,8~%", "49,8~%"]
    assert [plain(texts.percent(1)) for texts in (EN, CS, RU)] == ["100%", "100~%", "100~%"]
    assert [plain(texts.decimal(-1234.56, 2)) for texts in (EN, CS, RU)] == ["−1,234.56", "−1~234,56", "−1~234,56"]
    assert EN.decimal(-0.04, 1) == "0.0"
    assert EN.decimal(2.5, 0) == "2"


def test_whole_numbers() -> None:
    assert [plain(texts.number(-12345)) for texts in (EN, CS, RU)] == ["−12,345", "−12~345", "−12~345"]


@pytest.mark.parametrize(
    ("value", "english"),
    [
        (1, "1st"),
        (2, "2nd"),
        (3, "3rd"),
        (4, "4th"),
        (11, "11th"),
        (12, "12th"),
        (13, "13th"),
        (21, "21st"),
        (112, "112th"),
    ],
)
def test_ordinals(value: int, english: str) -> None:
    assert EN.ordinal(value) == english
    assert CS.ordinal(value) == f"{value}."
    assert [RU.ordinal(value, gender) for gender in "mfn"] == [f"{value}-й", f"{value}-я", f"{value}-е"]


def test_scores() -> None:
    assert [plain(texts.score(7, 3)) for texts in (EN, CS, RU)] == ["7–3", "7~:~3", "7~:~3"]


def test_days() -> None:
    day = date(2026, 11, 30)
    assert [plain(texts.day(day)) for texts in (EN, CS, RU)] == ["30~Nov", "30.~11.", "30~ноября"]
    assert [plain(texts.day(day, with_year=True)) for texts in (EN, CS, RU)] == [
        "30~Nov~2026",
        "30.~11.~2026",
        "30~ноября~2026",
    ]


@pytest.mark.parametrize(
    ("hour", "english", "czech", "russian"),
    [(21, "9:05~pm", "21.05", "21:05"), (0, "12:05~am", "0.05", "0:05"), (12, "12:05~pm", "12.05", "12:05")],
)
def test_moments(hour: int, english: str, czech: str, russian: str) -> None:
    moment = datetime(2026, 3, 1, hour, 5)  # noqa: DTZ001 - the clock on the player's wall
    assert [plain(texts.moment(moment)) for texts in (EN, CS, RU)] == [
        f"1~Mar, {english}",
        f"1.~3., {czech}",
        f"1~марта, {russian}",
    ]
