"""Non-breaking spaces (written ~ here), quotation marks and capitals."""

from __future__ import annotations

import pytest

from game.texts import Language, Texts
from game.texts.typography import bind, capitalise


@pytest.mark.parametrize(
    ("language", "text", "expected"),
    [
        (Language.CZECH, "A navrch s vámi i v saku", "A~navrch s~vámi i~v~saku"),
        (Language.CZECH, "{name} přichází o {garment:acc}", "{name} přichází o~{garment:acc}"),
        (Language.CZECH, "obraz {number} / {total}", "obraz {number}~/~{total}"),
        (
            Language.CZECH,
            "7 : 3, 100 $, 49,8 %, 3. ulice, {count} karet",
            "7~:~3, 100~$, 49,8~%, 3.~ulice, {count}~karet",
        ),
        (Language.CZECH, "Partie – vaše", "Partie~– vaše"),
        (Language.CZECH, "esa klepou", "esa klepou"),
        (Language.RUSSIAN, "Из-за стола не на одежду, а за деньги", "Из-за стола не~на~одежду, а~за~деньги"),
        (Language.RUSSIAN, "Вера — это вы", "Вера~— это вы"),
        (Language.RUSSIAN, "Кот и дом", "Кот и~дом"),
        (Language.ENGLISH, "A card – 3 of 5", "A card – 3 of 5"),
    ],
)
def test_spaces_where_a_line_must_not_end(language: Language, text: str, expected: str) -> None:
    assert bind(text, language).replace("\u00a0", "~") == expected
    assert bind(bind(text, language), language) == bind(text, language)


def test_quotes() -> None:
    assert [Texts(language).quote("x") for language in Language] == ["“x”", "„x“", "«x»"]


@pytest.mark.parametrize(
    ("text", "expected"), [("pár dam", "Pár dam"), ("„čtveřice“", "„Čtveřice“"), ("Ёж", "Ёж"), ("", ""), ("…", "…")]
)
def test_only_the_first_letter_becomes_big(text: str, expected: str) -> None:
    assert capitalise(text) == expected
