"""The banners, to the human and about an opponent."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.texts import Language, Texts, Word, banners

EN, CS, RU = Texts(Language.ENGLISH), Texts(Language.CZECH), Texts(Language.RUSSIAN)
VERA = Word("Vera")
GOWN = Word("gown", {"acc": "gown (acc.)"})

BANNERS: dict[str, Callable[[Texts, Word | None], str]] = {
    "pot": lambda texts, who: banners.pot_won(texts, who, 180),
    "lost": lambda texts, who: banners.garment_lost(texts, who, GOWN),
    "back": lambda texts, who: banners.garment_bought_back(texts, who, GOWN),
    "match": banners.match_ended,
}
# The banner, then what it says to the human and about Vera.
ENGLISH = """
pot | You win $180 | Vera takes the pot
lost | You lose the gown | Vera loses the gown
back | You buy back the gown | Vera buys back the gown
match | You win the match | You lose your shirt
"""
CZECH = """
pot | Vyhráváte 180 $ | Vera bere bank
lost | Přicházíte o gown (acc.) | Vera přichází o gown (acc.)
back | Vykupujete zpět gown (acc.) | Vera vykupuje zpět gown (acc.)
match | Partie je vaše | Přicházíte o poslední košili
"""
RUSSIAN = """
pot | Вы выиграли 180 $ | Vera берёт банк
lost | Вы теряете gown (acc.) | Vera теряет gown (acc.)
back | Вы выкупаете gown (acc.) | Vera выкупает gown (acc.)
match | Партия ваша | Вы проигрались до рубашки
"""
ROWS = [
    (texts, line.split(" | "))
    for texts, table in ((EN, ENGLISH), (CS, CZECH), (RU, RUSSIAN))
    for line in table.strip().splitlines()
]


@pytest.mark.parametrize(
    ("texts", "row"), ROWS, ids=lambda value: value[0] if isinstance(value, list) else value.language
)
def test_banners(texts: Texts, row: list[str]) -> None:
    banner = BANNERS[row[0]]
    assert [banner(texts, who).replace("\u00a0", " ") for who in (None, VERA)] == row[1:]


def test_a_tie() -> None:
    assert [banners.tie(texts).replace("\u00a0", " ") for texts in (EN, CS, RU)] == [
        "The pot stays on the table",
        "Bank zůstává na stole",
        "Банк остаётся на столе",
    ]
