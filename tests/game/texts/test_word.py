"""Words that inflect: the sentence table of the language guide, in three languages."""

from __future__ import annotations

import pytest

from game.texts import Language, Texts, Word
from game.texts.word import agreement

GLOVES = {
    Language.ENGLISH: Word("opera gloves", number="pl"),
    Language.CZECH: Word.from_table(
        {
            "nom": "dlouhé rukavičky",
            "gen": "dlouhých rukaviček",
            "acc": "dlouhé rukavičky",
            "ins": "dlouhými rukavičkami",
            "with": "s dlouhými rukavičkami",
            "short": "rukavičky",
            "gender": "f",
            "number": "pl",
        }
    ),
    Language.RUSSIAN: Word.from_table(
        {"nom": "длинные перчатки", "gen": "длинных перчаток", "ins": "длинными перчатками", "number": "pl"}
    ),
}
GOWN = {
    Language.ENGLISH: Word("evening gown"),
    Language.CZECH: Word("večerní róba", {"gen": "večerní róby", "acc": "večerní róbu"}, "f"),
    Language.RUSSIAN: Word("вечернее платье", {"gen": "вечернего платья", "acc": "вечернее платье"}, "n"),
}
JACKET = {
    Language.ENGLISH: Word("dinner jacket"),
    Language.CZECH: Word("večerní sako", {"gen": "večerního saka"}, "n"),
    Language.RUSSIAN: Word("вечерний жакет", {"gen": "вечернего жакета"}, "m"),
}
VERA = {
    Language.ENGLISH: Word("Vera", pronouns="she"),
    Language.CZECH: Word("Vera", {"gen": "Very", "dat": "Veře", "acc": "Veru", "ins": "Verou"}, "f", pronouns="she"),
    Language.RUSSIAN: Word("Вера", {"gen": "Веры", "dat": "Вере", "acc": "Веру"}, "f", pronouns="she"),
}
EN, CS, RU = Language.ENGLISH, Language.CZECH, Language.RUSSIAN


@pytest.mark.parametrize(
    ("language", "garments", "msgid", "expected"),
    [
        (EN, GLOVES, "{name} loses the {garment}", "Vera loses the opera gloves"),
        (CS, GLOVES, "{name} loses the {garment}", "Vera přichází o dlouhé rukavičky"),
        (CS, GOWN, "{name} loses the {garment}", "Vera přichází o večerní róbu"),
        (RU, GLOVES, "{name} loses the {garment}", "Вера теряет длинные перчатки"),
        (RU, GOWN, "{name} loses the {garment}", "Вера теряет вечернее платье"),
        (EN, GLOVES, "{name} buys back the {garment}", "Vera buys back the opera gloves"),
        (CS, GOWN, "{name} buys back the {garment}", "Vera vykupuje zpět večerní róbu"),
        (RU, JACKET, "{name} buys back the {garment}", "Вера выкупает вечерний жакет"),
        (EN, GOWN, "{name} stakes the {garment} for {amount}", "Vera stakes the evening gown for $100"),
        (CS, GOWN, "{name} stakes the {garment} for {amount}", "Vera sází večerní róbu za 100 $"),
        (RU, GOWN, "{name} stakes the {garment} for {amount}", "Вера ставит вечернее платье за 100 $"),
        (EN, GLOVES, "without the {garment}", "without the opera gloves"),
        (CS, GLOVES, "without the {garment}", "bez dlouhých rukaviček"),
        (RU, GLOVES, "without the {garment}", "без длинных перчаток"),
        (EN, GOWN, "{name} may buy {garment:?sg=it|pl=them} back for {amount}", "Vera may buy it back for $100"),
        (EN, GLOVES, "{name} may buy {garment:?sg=it|pl=them} back for {amount}", "Vera may buy them back for $100"),
        (CS, JACKET, "{name} may buy {garment:?sg=it|pl=them} back for {amount}", "Vera ho může vykoupit za 100 $"),
        (CS, GOWN, "{name} may buy {garment:?sg=it|pl=them} back for {amount}", "Vera ji může vykoupit za 100 $"),
        (CS, GLOVES, "{name} may buy {garment:?sg=it|pl=them} back for {amount}", "Vera je může vykoupit za 100 $"),
        (RU, JACKET, "{name} may buy {garment:?sg=it|pl=them} back for {amount}", "Вера может его выкупить за 100 $"),
        (RU, GLOVES, "{name} may buy {garment:?sg=it|pl=them} back for {amount}", "Вера может их выкупить за 100 $"),
        (EN, GOWN, "{name} is thinking", "Vera is thinking"),
        (CS, GOWN, "{name} is thinking", "Vera přemýšlí"),
        (RU, GOWN, "{name} is thinking", "Вера думает"),
        (CS, GOWN, "{name}’s pile", "hromádka Very"),
        (RU, GOWN, "{name}’s pile", "стопка Веры"),
        (EN, GOWN, "You win {amount}", "You win $100"),
        (CS, GOWN, "You win {amount}", "Vyhráváte 100 $"),
        (RU, GOWN, "You win {amount}", "Вы выиграли 100 $"),
    ],
)
def test_sentences_of_the_guide(language: Language, garments: dict[Language, Word], msgid: str, expected: str) -> None:
    texts = Texts(language)
    sentence = texts.tr(msgid, name=VERA[language], garment=garments[language], amount=texts.money(100))
    assert sentence.replace("\u00a0", " ") == expected


def test_a_missing_form_is_the_nominative() -> None:
    assert f"{Word('Zork'):gen}" == "Zork"
    assert f"{Word('Zork')}" == "Zork"
    assert f"{GLOVES[CS]:nom}" == "dlouhé rukavičky"


def test_a_plain_string_is_an_indeclinable_word() -> None:
    assert Texts(CS).tr("{name}’s pile", name="Zork") == "hromádka Zork"


@pytest.mark.parametrize(
    ("word", "expected"),
    [
        (Word("x", gender="m", number="pl"), "plural"),
        (Word("x", gender="m"), "masculine"),
        (Word("x", pronouns="she"), "hers"),
        (Word("x"), "masculine"),
    ],
)
def test_agreement_prefers_plural_then_gender_then_pronouns_then_the_first(word: Word, expected: str) -> None:
    assert format(word, "?m=masculine|f=feminine|pl=plural|she=hers") == expected


@pytest.mark.parametrize("spec", ["?x=one|pl=two", "?m", "?m=a|few"])
def test_an_agreement_that_cannot_be_read_is_refused(spec: str) -> None:
    with pytest.raises(ValueError, match="is not one of f, he"):
        agreement(spec)
