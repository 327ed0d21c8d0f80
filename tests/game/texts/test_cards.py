"""Cards and streets in words."""

from __future__ import annotations

import pytest

from engine.cards import Card, parse_cards
from game.texts import Language, Texts
from game.texts.cards import card_name, card_signs
from game.texts.streets import street_name


@pytest.mark.parametrize(
    ("card", "expected"),
    [
        ("Tc", ["ten of clubs", "křížová desítka", "десятка треф"]),
        ("Jd", ["jack of diamonds", "kárový kluk", "валет бубен"]),
        ("Ah", ["ace of hearts", "srdcové eso", "туз червей"]),
        ("Qs", ["queen of spades", "piková dáma", "дама пик"]),
        ("Kc", ["king of clubs", "křížový král", "король треф"]),
        ("Ad", ["ace of diamonds", "kárové eso", "туз бубен"]),
    ],
)
def test_a_card_in_words(card: str, expected: list[str]) -> None:
    assert [card_name(Texts(language), Card.parse(card)) for language in Language] == expected


def test_cards_as_their_corners_show_them() -> None:
    assert card_signs(parse_cards("Qs Th 2c Ad")) == "Q♠ 10♥ 2♣ A♦"


def test_streets() -> None:
    assert [street_name(Texts(language), 3) for language in Language] == ["Third street", "Třetí ulice", "Третья улица"]
