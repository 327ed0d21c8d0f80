"""Every hand name of the language guide, in three languages."""

from __future__ import annotations

import pytest

from engine.cards import Rank, parse_cards
from engine.evaluation import HandCategory, HandDescription, describe, evaluate, evaluate_showing
from game.texts import Language, Texts, Word
from game.texts.hands import (
    category_definition,
    category_name,
    hand_name,
    hand_name_in_full,
    hand_word,
    royal_flush_definition,
    royal_flush_name,
    showing_name,
)

# Category, rank, then English, Czech and Russian.
_NAMES = """
PAIR TWO | pair of twos | pár dvojek | пара двоек
THREE_OF_A_KIND TWO | three twos | trojice dvojek | тройка двоек
FOUR_OF_A_KIND TWO | four twos | čtveřice dvojek | каре двоек
PAIR THREE | pair of threes | pár trojek | пара троек
THREE_OF_A_KIND THREE | three threes | trojice trojek | тройка троек
FOUR_OF_A_KIND THREE | four threes | čtveřice trojek | каре троек
PAIR FOUR | pair of fours | pár čtyřek | пара четвёрок
THREE_OF_A_KIND FOUR | three fours | trojice čtyřek | тройка четвёрок
FOUR_OF_A_KIND FOUR | four fours | čtveřice čtyřek | каре четвёрок
PAIR FIVE | pair of fives | pár pětek | пара пятёрок
THREE_OF_A_KIND FIVE | three fives | trojice pětek | тройка пятёрок
FOUR_OF_A_KIND FIVE | four fives | čtveřice pětek | каре пятёрок
PAIR SIX | pair of sixes | pár šestek | пара шестёрок
THREE_OF_A_KIND SIX | three sixes | trojice šestek | тройка шестёрок
FOUR_OF_A_KIND SIX | four sixes | čtveřice šestek | каре шестёрок
PAIR SEVEN | pair of sevens | pár sedmiček | пара семёрок
THREE_OF_A_KIND SEVEN | three sevens | trojice sedmiček | тройка семёрок
FOUR_OF_A_KIND SEVEN | four sevens | čtveřice sedmiček | каре семёрок
PAIR EIGHT | pair of eights | pár osmiček | пара восьмёрок
THREE_OF_A_KIND EIGHT | three eights | trojice osmiček | тройка восьмёрок
FOUR_OF_A_KIND EIGHT | four eights | čtveřice osmiček | каре восьмёрок
PAIR NINE | pair of nines | pár devítek | пара девяток
THREE_OF_A_KIND NINE | three nines | trojice devítek | тройка девяток
FOUR_OF_A_KIND NINE | four nines | čtveřice devítek | каре девяток
PAIR TEN | pair of tens | pár desítek | пара десяток
THREE_OF_A_KIND TEN | three tens | trojice desítek | тройка десяток
FOUR_OF_A_KIND TEN | four tens | čtveřice desítek | каре десяток
PAIR JACK | pair of jacks | pár kluků | пара валетов
THREE_OF_A_KIND JACK | three jacks | trojice kluků | тройка валетов
FOUR_OF_A_KIND JACK | four jacks | čtveřice kluků | каре валетов
PAIR QUEEN | pair of queens | pár dam | пара дам
THREE_OF_A_KIND QUEEN | three queens | trojice dam | тройка дам
FOUR_OF_A_KIND QUEEN | four queens | čtveřice dam | каре дам
PAIR KING | pair of kings | pár králů | пара королей
THREE_OF_A_KIND KING | three kings | trojice králů | тройка королей
FOUR_OF_A_KIND KING | four kings | čtveřice králů | каре королей
PAIR ACE | pair of aces | pár es | пара тузов
THREE_OF_A_KIND ACE | three aces | trojice es | тройка тузов
FOUR_OF_A_KIND ACE | four aces | čtveřice es | каре тузов
STRAIGHT FIVE | five-high straight | postupka do pětky | стрит до пятёрки
STRAIGHT_FLUSH FIVE | five-high straight flush | straight flush do pětky | стрит-флеш до пятёрки
STRAIGHT SIX | six-high straight | postupka do šestky | стрит до шестёрки
STRAIGHT_FLUSH SIX | six-high straight flush | straight flush do šestky | стрит-флеш до шестёрки
HIGH_CARD SEVEN | seven high | nic, nejvyšší sedmička | старшая карта: семёрка
STRAIGHT SEVEN | seven-high straight | postupka do sedmičky | стрит до семёрки
FLUSH SEVEN | seven-high flush | barva, nejvyšší sedmička | флеш до семёрки
STRAIGHT_FLUSH SEVEN | seven-high straight flush | straight flush do sedmičky | стрит-флеш до семёрки
HIGH_CARD EIGHT | eight high | nic, nejvyšší osmička | старшая карта: восьмёрка
STRAIGHT EIGHT | eight-high straight | postupka do osmičky | стрит до восьмёрки
FLUSH EIGHT | eight-high flush | barva, nejvyšší osmička | флеш до восьмёрки
STRAIGHT_FLUSH EIGHT | eight-high straight flush | straight flush do osmičky | стрит-флеш до восьмёрки
HIGH_CARD NINE | nine high | nic, nejvyšší devítka | старшая карта: девятка
STRAIGHT NINE | nine-high straight | postupka do devítky | стрит до девятки
FLUSH NINE | nine-high flush | barva, nejvyšší devítka | флеш до девятки
STRAIGHT_FLUSH NINE | nine-high straight flush | straight flush do devítky | стрит-флеш до девятки
HIGH_CARD TEN | ten high | nic, nejvyšší desítka | старшая карта: десятка
STRAIGHT TEN | ten-high straight | postupka do desítky | стрит до десятки
FLUSH TEN | ten-high flush | barva, nejvyšší desítka | флеш до десятки
STRAIGHT_FLUSH TEN | ten-high straight flush | straight flush do desítky | стрит-флеш до десятки
HIGH_CARD JACK | jack high | nic, nejvyšší kluk | старшая карта: валет
STRAIGHT JACK | jack-high straight | postupka do kluka | стрит до валета
FLUSH JACK | jack-high flush | barva, nejvyšší kluk | флеш до валета
STRAIGHT_FLUSH JACK | jack-high straight flush | straight flush do kluka | стрит-флеш до валета
HIGH_CARD QUEEN | queen high | nic, nejvyšší dáma | старшая карта: дама
STRAIGHT QUEEN | queen-high straight | postupka do dámy | стрит до дамы
FLUSH QUEEN | queen-high flush | barva, nejvyšší dáma | флеш до дамы
STRAIGHT_FLUSH QUEEN | queen-high straight flush | straight flush do dámy | стрит-флеш до дамы
HIGH_CARD KING | king high | nic, nejvyšší král | старшая карта: король
STRAIGHT KING | king-high straight | postupka do krále | стрит до короля
FLUSH KING | king-high flush | barva, nejvyšší král | флеш до короля
STRAIGHT_FLUSH KING | king-high straight flush | straight flush do krále | стрит-флеш до короля
HIGH_CARD ACE | ace high | nic, nejvyšší eso | старшая карта: туз
STRAIGHT ACE | ace-high straight | postupka do esa | стрит до туза
FLUSH ACE | ace-high flush | barva, nejvyšší eso | флеш до туза
STRAIGHT_FLUSH ACE | royal flush | royal flush | флеш-рояль
"""

# The kicker beside a pair of queens.
_KICKERS = """
TWO | pair of queens, two kicker | pár dam s dvojkou | пара дам, кикер двойка
THREE | pair of queens, three kicker | pár dam s trojkou | пара дам, кикер тройка
FOUR | pair of queens, four kicker | pár dam se čtyřkou | пара дам, кикер четвёрка
FIVE | pair of queens, five kicker | pár dam s pětkou | пара дам, кикер пятёрка
SIX | pair of queens, six kicker | pár dam se šestkou | пара дам, кикер шестёрка
SEVEN | pair of queens, seven kicker | pár dam se sedmičkou | пара дам, кикер семёрка
EIGHT | pair of queens, eight kicker | pár dam s osmičkou | пара дам, кикер восьмёрка
NINE | pair of queens, nine kicker | pár dam s devítkou | пара дам, кикер девятка
TEN | pair of queens, ten kicker | pár dam s desítkou | пара дам, кикер десятка
JACK | pair of queens, jack kicker | pár dam s klukem | пара дам, кикер валет
KING | pair of queens, king kicker | pár dam s králem | пара дам, кикер король
ACE | pair of queens, ace kicker | pár dam s esem | пара дам, кикер туз
"""

# Cards, then their full name in Czech and Russian.
_SAMPLES = """
As Ad Qh Qc 2s | dva páry: esa a dámy, pátá karta dvojka | две пары: тузы и дамы, кикер двойка
Ks Kd 9h 9c 4s | dva páry: králové a devítky, pátá karta čtyřka | две пары: короли и девятки, кикер четвёрка
Jh Js 2d 2c As | dva páry: kluci a dvojky, pátá karta eso | две пары: валеты и двойки, кикер туз
Kh Ks Kd 4c 4s | full house: tři králové a dvě čtyřky | фулл-хаус: три короля и две четвёрки
3h 3s 3d Kc Ks | full house: tři trojky a dva králové | фулл-хаус: три тройки и два короля
Ah As Ad Jc Js | full house: tři esa a dva kluci | фулл-хаус: три туза и два валета
7h 7s 7d Ac As | full house: tři sedmičky a dvě esa | фулл-хаус: три семёрки и два туза
9h 9s 9d Ac 2s | trojice devítek | тройка девяток
"""


def _rows(table: str) -> list[list[str]]:
    return [[cell.strip() for cell in line.split("|")] for line in table.strip().splitlines()]


def _plain(text: str) -> str:
    return text.replace("\u00a0", " ")


@pytest.mark.parametrize("row", _rows(_NAMES), ids=lambda row: row[0])
def test_names_of_the_guide(row: list[str]) -> None:
    category_key, rank_key = row[0].split()
    rank = Rank[rank_key]
    ranks = (rank,) if category_key != "FLUSH" else (rank, Rank(5), Rank(4), Rank(3), Rank(2))
    hand = HandDescription(HandCategory[category_key], ranks, ())
    assert [_plain(hand_name(Texts(language), hand)) for language in Language] == row[1:]


@pytest.mark.parametrize("row", _rows(_KICKERS), ids=lambda row: row[0])
def test_kickers_of_the_guide(row: list[str]) -> None:
    hand = HandDescription(HandCategory.PAIR, (Rank.QUEEN,), (Rank[row[0]], Rank.TWO, Rank.TWO))
    assert [_plain(hand_name_in_full(Texts(language), hand)) for language in Language] == row[1:]


@pytest.mark.parametrize("row", _rows(_SAMPLES), ids=lambda row: row[0])
def test_full_names_of_dealt_hands(row: list[str]) -> None:
    hand = describe(evaluate(parse_cards(row[0])))
    inflected = (Language.CZECH, Language.RUSSIAN)
    assert [_plain(hand_name_in_full(Texts(language), hand)) for language in inflected] == row[1:]


@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        ("As Ad Qh Qc 2s", "two pair: aces and queens, two kicker"),
        ("Kh Ks Kd 4c 4s", "full house: three kings, two fours"),
        ("Ah Kh Qh Jh Th", "royal flush"),
    ],
)
def test_full_names_in_english(cards: str, expected: str) -> None:
    assert hand_name_in_full(Texts(), describe(evaluate(parse_cards(cards)))) == expected


def test_the_short_name_leaves_the_kicker_out_and_names_the_trips_first() -> None:
    pair = describe(evaluate(parse_cards("Qh Qs Ad 5c 2s")))
    house = describe(evaluate(parse_cards("Kh Ks Kd 4c 4s")))
    names = [[_plain(hand_name(Texts(language), hand)) for language in Language] for hand in (pair, house)]
    assert names == [
        ["pair of queens", "pár dam", "пара дам"],
        ["full house: kings over fours", "full house: králové a čtyřky", "фулл-хаус: короли и четвёрки"],
    ]


@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        ("Ks", ["king high", "nejvyšší král", "старший король"]),
        ("2s", ["two high", "nejvyšší dvojka", "старшая двойка"]),
        ("As Kd", ["ace high", "nejvyšší eso", "старший туз"]),
        ("Qs Qd 3c", ["pair of queens", "pár dam", "пара дам"]),
    ],
)
def test_open_cards(cards: str, expected: list[str]) -> None:
    hand = describe(evaluate_showing(parse_cards(cards)))
    assert [_plain(showing_name(Texts(language), hand)) for language in Language] == expected


@pytest.mark.parametrize(
    ("cards", "czech", "russian"),
    [
        ("Qh Qs Ad 5c 2s", "pár dam", "пару дам"),
        ("9h 9s 9d Ac 2s", "trojici devítek", "тройку девяток"),
        ("9h 9s 9d 9c 2s", "čtveřici devítek", "каре девяток"),
        ("2h 3s 4d 5c As", "postupku do pětky", "стрит до пятёрки"),
        ("2h 3h 4h 5h Kh", "barvu, nejvyšší král", "флеш до короля"),
        ("2h 3s 4d 5c Ks", "nic, nejvyšší král", "старшую карту: король"),
        ("Kh Ks Kd 4c 4s", "full house: králové a čtyřky", "фулл-хаус: короли и четвёрки"),
    ],
)
def test_the_accusative(cards: str, czech: str, russian: str) -> None:
    hand = describe(evaluate(parse_cards(cards)))
    words: list[Word] = [hand_word(Texts(language), hand) for language in (Language.CZECH, Language.RUSSIAN)]
    assert [_plain(f"{word:acc}") for word in words] == [czech, russian]


@pytest.mark.parametrize("language", Language)
def test_every_category_has_a_name_and_a_definition_of_its_own(language: Language) -> None:
    texts = Texts(language)
    names = {category_name(texts, category) for category in HandCategory} | {royal_flush_name(texts)}
    definitions = {category_definition(texts, category) for category in HandCategory} | {royal_flush_definition(texts)}
    assert len(names) == len(definitions) == len(HandCategory) + 1
