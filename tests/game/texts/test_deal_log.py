"""The log of a deal: every event, told to the human and about an opponent, in three languages."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine import events as ev
from engine.cards import parse_cards
from engine.evaluation import evaluate
from game.texts import Language, Texts, Word
from game.texts.deal_log import DealLog, TableWords

HAND = parse_cards("Qh Qs Ad 5c 2s")
QUEEN = parse_cards("Qs")
WORDS = {
    Language.ENGLISH: (Word("Vera"), Word("opera gloves", number="pl")),
    Language.CZECH: (Word("Vera"), Word("večerní róba", {"acc": "večerní róbu"}, "f")),
    Language.RUSSIAN: (Word("Вера"), Word("шёлковая сорочка", {"acc": "шёлковую сорочку"}, "f")),
}
OF_A_SEAT: dict[str, Callable[[int], ev.Event]] = {
    "ante": lambda seat: ev.AntePosted(seat, 5),
    "staked": lambda seat: ev.GarmentStaked(seat, "garment", 15, ev.StakeReason.ANTE),
    "one hidden": lambda seat: ev.CardsDealt(seat, 1, ()),
    "two hidden": lambda seat: ev.CardsDealt(seat, 2, ()),
    "five hidden": lambda seat: ev.CardsDealt(seat, 5, ()),
    "open": lambda seat: ev.CardsDealt(seat, 1, QUEEN, face_up=True),
    "bet": lambda seat: ev.BetMade(seat, 1250),
    "raise": lambda seat: ev.RaiseMade(seat, 10, 20),
    "call": lambda seat: ev.CallMade(seat, 20),
    "free call": lambda seat: ev.CallMade(seat, 0),
    "stay": ev.Stayed,
    "check": ev.Checked,
    "fold": ev.Folded,
    "bring-in": lambda seat: ev.BringInPosted(seat, 5),
    "complete": lambda seat: ev.Completed(seat, 10),
    "pat": lambda seat: ev.CardsExchanged(seat, 0, 0, (), (), ()),
    "call and pat": lambda seat: ev.CardsExchanged(seat, 0, 15, (), (), ()),
    "exchange": lambda seat: ev.CardsExchanged(seat, 1, 0, (), (), ()),
    "exchange three": lambda seat: ev.CardsExchanged(seat, 3, 0, (), (), ()),
    "call and exchange": lambda seat: ev.CardsExchanged(seat, 5, 15, (), (), ()),
    "returned": lambda seat: ev.UncalledBetReturned(seat, 10),
    "shown": lambda seat: ev.HandShown(seat, HAND, evaluate(HAND)),
    "pot": lambda seat: ev.PotWon(seat, 180, 0, by_showdown=True),
    "uncontested": lambda seat: ev.PotWon(seat, 180, 0, by_showdown=False),
    "side pot": lambda seat: ev.PotWon(seat, 60, 2, by_showdown=True),
    "freed": lambda seat: ev.GarmentFreed(seat, "garment", 15),
    "lost": lambda seat: ev.GarmentLost(seat, "garment", 1 - seat, is_last=False),
    "last garment": lambda seat: ev.GarmentLost(seat, "garment", 1 - seat, is_last=True),
    "bought back": lambda seat: ev.GarmentBoughtBack(seat, "garment", 15),
    "declined": lambda seat: ev.BuyBackDeclined(seat, "garment"),
    "beaten": lambda seat: ev.SeatBeaten(seat, 0),
    "beaten with money": lambda seat: ev.SeatBeaten(seat, 35),
    "match": ev.MatchEnded,
}
OF_THE_TABLE: dict[str, ev.Event] = {
    "deal": ev.DealStarted(14, "", 1, 0, 0, is_redeal=False),
    "redeal": ev.DealStarted(15, "", 1, 0, 40, is_redeal=True),
    "tied": ev.DealTied(40),
    "comm": ev.CommunityCardDealt(QUEEN[0]),
    "street": ev.StreetStarted(3, burned=False),
    "street b": ev.StreetStarted(4, burned=True),
    "ended": ev.DealEnded(14, b""),
}
# What happened, then the sentence to the human and the one about an opponent.
TOLD_OF_A_SEAT = {
    Language.ENGLISH: """
ante | You post the ante: $5 | Vera posts the ante: $5
staked | You stake the opera gloves for $15 | Vera stakes the opera gloves for $15
one hidden | You are dealt 1 card face down | Vera is dealt 1 card face down
two hidden | You are dealt 2 cards face down | Vera is dealt 2 cards face down
five hidden | You are dealt 5 cards face down | Vera is dealt 5 cards face down
open | You are dealt Q♠ | Vera is dealt Q♠
bet | You bet $1,250 | Vera bets $1,250
raise | You raise by $20 | Vera raises by $20
call | You call $20 | Vera calls $20
free call | You show the cards | Vera shows the cards
stay | You stay | Vera stays
check | You check | Vera checks
fold | You drop | Vera drops
bring-in | You post the bring-in: $5 | Vera posts the bring-in: $5
complete | You complete to the small bet: $10 | Vera completes to the small bet: $10
pat | You stand pat | Vera stands pat
call and pat | You call $15 and stand pat | Vera calls $15 and stands pat
exchange | You exchange 1 card | Vera exchanges 1 card
exchange three | You exchange 3 cards | Vera exchanges 3 cards
call and exchange | You call $15 and exchange 5 cards | Vera calls $15 and exchanges 5 cards
returned | You get back $10 that nobody called | Vera gets back $10 that nobody called
shown | You: pair of queens, ace kicker | Vera: pair of queens, ace kicker
pot | You win $180 | Vera wins $180
uncontested | You win $180 uncontested | Vera wins $180 uncontested
side pot | You win side pot 2: $60 | Vera wins side pot 2: $60
freed | You keep the opera gloves | Vera keeps the opera gloves
lost | You lose the opera gloves | Vera loses the opera gloves
last garment | You lose your last garment: opera gloves | Vera loses the last garment: opera gloves
bought back | You buy back the opera gloves for $15 | Vera buys back the opera gloves for $15
declined | You do not buy back the opera gloves | Vera does not buy back the opera gloves
beaten | You are out of the match | Vera leaves the table
beaten with money | You are out of the match | Vera leaves the table with $35
match | You win the match | Vera wins the match
""",
    Language.CZECH: """
ante | Vkládáte do banku 5 $ | Vera vkládá do banku 5 $
staked | Sázíte večerní róbu za 15 $ | Vera sází večerní róbu za 15 $
one hidden | Dostáváte 1 kartu rubem nahoru | Vera dostává 1 kartu rubem nahoru
two hidden | Dostáváte 2 karty rubem nahoru | Vera dostává 2 karty rubem nahoru
five hidden | Dostáváte 5 karet rubem nahoru | Vera dostává 5 karet rubem nahoru
open | Dostáváte Q♠ | Vera dostává Q♠
bet | Sázíte 1 250 $ | Vera sází 1 250 $
raise | Navyšujete o 20 $ | Vera navyšuje o 20 $
call | Dorovnáváte 20 $ | Vera dorovnává 20 $
free call | Odkrýváte karty | Vera odkrývá karty
stay | Vyčkáváte | Vera vyčkává
check | Čekáte | Vera čeká
fold | Skládáte karty | Vera skládá karty
bring-in | Vkládáte bring-in 5 $ | Vera vkládá bring-in 5 $
complete | Doplňujete na malou sázku: 10 $ | Vera doplňuje na malou sázku: 10 $
pat | Neměníte | Vera nemění
call and pat | Dorovnáváte 15 $ a neměníte | Vera dorovnává 15 $ a nemění
exchange | Měníte 1 kartu | Vera mění 1 kartu
exchange three | Měníte 3 karty | Vera mění 3 karty
call and exchange | Dorovnáváte 15 $ a měníte 5 karet | Vera dorovnává 15 $ a mění 5 karet
returned | Dostáváte zpět nedorovnanou část: 10 $ | Vera dostává zpět nedorovnanou část: 10 $
shown | Vy: pár dam s esem | Vera: pár dam s esem
pot | Vyhráváte 180 $ | Vera bere 180 $
uncontested | Berete 180 $ bez boje | Vera bere 180 $ bez boje
side pot | Berete vedlejší bank 2: 60 $ | Vera bere vedlejší bank 2: 60 $
freed | Necháváte si večerní róbu | Vera si nechává večerní róbu
lost | Přicházíte o večerní róbu | Vera přichází o večerní róbu
last garment | Přicházíte o poslední svršek: večerní róba | Vera přichází o poslední svršek: večerní róba
bought back | Vykupujete zpět večerní róbu za 15 $ | Vera vykupuje zpět večerní róbu za 15 $
declined | Nevykupujete večerní róbu | Vera nevykupuje večerní róbu
beaten | Jste ze hry venku | Vera odchází od stolu
beaten with money | Jste ze hry venku | Vera odchází od stolu a odnáší si 35 $
match | Partie je vaše | Vera vyhrává partii
""",
    Language.RUSSIAN: """
ante | Вы ставите анте 5 $ | Вера ставит анте 5 $
staked | Вы ставите шёлковую сорочку за 15 $ | Вера ставит шёлковую сорочку за 15 $
one hidden | Вы получаете 1 карту взакрытую | Вера получает 1 карту взакрытую
two hidden | Вы получаете 2 карты взакрытую | Вера получает 2 карты взакрытую
five hidden | Вы получаете 5 карт взакрытую | Вера получает 5 карт взакрытую
open | Вы получаете Q♠ | Вера получает Q♠
bet | Вы ставите 1 250 $ | Вера ставит 1 250 $
raise | Вы повышаете на 20 $ | Вера повышает на 20 $
call | Вы уравниваете 20 $ | Вера уравнивает 20 $
free call | Вы вскрываетесь | Вера вскрывается
stay | Вы выжидаете | Вера выжидает
check | Вы делаете чек | Вера делает чек
fold | Вы сбрасываете карты | Вера сбрасывает карты
bring-in | Вы ставите бринг-ин 5 $ | Вера ставит бринг-ин 5 $
complete | Вы дополняете до малой ставки: 10 $ | Вера дополняет до малой ставки: 10 $
pat | Вы играете без обмена | Вера играет без обмена
call and pat | Вы уравниваете 15 $ и играете без обмена | Вера уравнивает 15 $ и играет без обмена
exchange | Вы меняете 1 карту | Вера меняет 1 карту
exchange three | Вы меняете 3 карты | Вера меняет 3 карты
call and exchange | Вы уравниваете 15 $ и меняете 5 карт | Вера уравнивает 15 $ и меняет 5 карт
returned | Вам возвращается неуравненная часть: 10 $ | Вера получает обратно неуравненную часть: 10 $
shown | Вы: пара дам, кикер туз | Вера: пара дам, кикер туз
pot | Вы выиграли 180 $ | Вера берёт 180 $
uncontested | Вы берёте 180 $ без боя | Вера берёт 180 $ без боя
side pot | Вы берёте побочный банк 2: 60 $ | Вера берёт побочный банк 2: 60 $
freed | Вы сохраняете шёлковую сорочку | Вера сохраняет шёлковую сорочку
lost | Вы теряете шёлковую сорочку | Вера теряет шёлковую сорочку
last garment | Вы теряете последнюю вещь: шёлковая сорочка | Вера теряет последнюю вещь: шёлковая сорочка
bought back | Вы выкупаете шёлковую сорочку за 15 $ | Вера выкупает шёлковую сорочку за 15 $
declined | Вы не выкупаете шёлковую сорочку | Вера не выкупает шёлковую сорочку
beaten | Вы выбываете | Вера уходит из-за стола
beaten with money | Вы выбываете | Вера уходит из-за стола и уносит 35 $
match | Партия ваша | Вера выигрывает партию
""",
}
TOLD_OF_THE_TABLE = {
    Language.ENGLISH: """
deal | Deal 14
redeal | Redeal, on the table: $40
tied | A tie: the pot stays on the table, $40
comm | A common card for everyone: queen of spades
street | Third street
street b | Fourth street, a card is burned
ended | Deal 14 is over
""",
    Language.CZECH: """
deal | Rozdání 14
redeal | Nové rozdání, na stole: 40 $
tied | Remíza: bank zůstává na stole, 40 $
comm | Společná karta pro všechny: piková dáma
street | Třetí ulice
street b | Čtvrtá ulice, karta se pálí
ended | Rozdání 14 končí
""",
    Language.RUSSIAN: """
deal | Раздача 14
redeal | Пересдача, на столе: 40 $
tied | Ничья: банк остаётся на столе, 40 $
comm | Общая карта для всех: дама пик
street | Третья улица
street b | Четвёртая улица, карта сжигается
ended | Раздача 14 окончена
""",
}


def log(language: Language, *, is_draw: bool = True) -> DealLog:
    name, garment = WORDS[language]
    wardrobe = {"garment": garment}
    return DealLog(Texts(language), TableWords((Word("nobody says this"), name), (wardrobe, wardrobe), is_draw))


def told(language: Language, event: ev.Event, *, is_draw: bool = True) -> str:
    return (log(language, is_draw=is_draw).sentence(event) or "").replace("\u00a0", " ")


def rows(tables: dict[Language, str]) -> list[tuple[Language, list[str]]]:
    return [(language, line.split(" | ")) for language, table in tables.items() for line in table.strip().splitlines()]


@pytest.mark.parametrize(("language", "row"), rows(TOLD_OF_A_SEAT), ids=lambda value: value[0])
def test_what_a_seat_did(language: Language, row: list[str]) -> None:
    make = OF_A_SEAT[row[0]]
    assert [told(language, make(0)), told(language, make(1))] == row[1:]


@pytest.mark.parametrize(("language", "row"), rows(TOLD_OF_THE_TABLE), ids=lambda value: value[0])
def test_what_happened_at_the_table(language: Language, row: list[str]) -> None:
    assert told(language, OF_THE_TABLE[row[0]]) == row[1]


def test_every_event_is_told() -> None:
    events = [*(make(1) for make in OF_A_SEAT.values()), *OF_THE_TABLE.values()]
    kinds = {kind for kind in vars(ev).values() if isinstance(kind, type) and issubclass(kind, ev.Event)}
    assert {type(event) for event in events} == kinds - {ev.Event}
    assert all(told(language, event) for event in events for language in Language)


def test_stud_folds_where_draw_drops() -> None:
    sentences = [told(language, ev.Folded(seat), is_draw=False) for language in Language for seat in (0, 1)]
    assert sentences == ["You fold", "Vera folds", "Skládáte karty", "Vera skládá karty", "Вы пасуете", "Вера пасует"]


def test_cards_dealt_in_a_row_make_one_sentence_for_each_seat() -> None:
    dealt = [ev.CardsDealt(seat, 1, (card,)) for card in HAND for seat in (0, 1)]
    events = [ev.AntePosted(0, 5), *(event.seen_by(0) for event in dealt), ev.Stayed(1)]
    assert log(Language.ENGLISH).sentences(events) == [
        "You post the ante: $5",
        "You are dealt Q♥ Q♠ A♦ 5♣ 2♠",
        "Vera is dealt 5 cards face down",
        "Vera stays",
    ]


def test_an_unknown_event_is_passed_over() -> None:
    assert log(Language.ENGLISH).sentences([ev.Event(), ev.Checked(0)]) == ["You check"]
