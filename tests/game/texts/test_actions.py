"""The words of the action bar and the pills."""

from __future__ import annotations

import pytest

from engine import events as ev
from engine.actions import ActionKind, Option
from game.texts import Language, Texts, Word
from game.texts.actions import action_label, action_note, action_pill, action_tooltip, draw_label

EN, CS, RU = Texts(Language.ENGLISH), Texts(Language.CZECH), Texts(Language.RUSSIAN)
VERA = Word("Vera", pronouns="she")


def plain(text: str | None) -> str:
    return (text or "").replace("\u00a0", " ")


# Labels and the most characters that their buttons hold.
LABELS = """
BET | Bet | Vsadit | Поставить | 11
CALL | Call | Dorovnat | Уравнять | 11
DRAW | Draw | Vyměnit | Обменять | 9
STAY | Stay | Vyčkat | Выждать | 9
RAISE | Raise | Navýšit | Повысить | 9
DROP | Drop | Složit | Сбросить | 9
CHECK | Check | Čekat | Чек | 11
FOLD | Fold | Složit | Пас | 8
COMPLETE | Complete | Doplnit | Дополнить | 11
BRING_IN | Bring-in | Bring-in | Бринг-ин | 9
BUY_BACK | Buy back | Vykoupit | Выкупить | 11
DECLINE | Decline | Nechat být | Отказаться | 11
START_DEAL | Next deal | Další rozdání | Дальше | 18
"""


@pytest.mark.parametrize("row", [line.split(" | ") for line in LABELS.strip().splitlines()], ids=lambda row: row[0])
def test_labels_and_their_room(row: list[str]) -> None:
    labels = [plain(action_label(texts, ActionKind[row[0]])) for texts in (EN, CS, RU)]
    assert labels == row[1:4]
    assert max(map(len, labels)) <= int(row[4])


def test_the_words_of_the_rules_may_stay_english() -> None:
    assert action_label(RU, ActionKind.STAY, in_english=True) == "Stay"
    assert action_label(RU, ActionKind.START_DEAL, in_english=True) == "Дальше"


def test_draw_says_how_many() -> None:
    assert [plain(draw_label(texts, 2)) for texts in (EN, CS, RU)] == ["Draw 2", "Vyměnit 2", "Обменять 2"]
    assert [plain(draw_label(texts, 0)) for texts in (EN, CS, RU)] == ["Draw 0", "Vyměnit 0", "Обменять 0"]
    assert draw_label(CS, 5, in_english=True) == "Draw 5"
    assert draw_label(CS, 0, in_english=True) == "Draw 0"


@pytest.mark.parametrize(
    ("option", "is_draw", "expected"),
    [
        (Option(ActionKind.RAISE, cost=5), True, ["by $75", "o 75 $", "на 75 $"]),
        (Option(ActionKind.RAISE, cost=5), False, ["by $75, costs $80", "o 75 $, stojí 80 $", "на 75 $, стоит 80 $"]),
        (Option(ActionKind.CALL, cost=25), True, ["$25", "25 $", "25 $"]),
        (Option(ActionKind.CALL), True, ["show the cards", "odkrýt karty", "открыть карты"]),
        (Option(ActionKind.CALL), False, ["", "", ""]),
        (Option(ActionKind.DRAW), True, ["", "", ""]),
        (Option(ActionKind.DRAW, cost=10), True, ["$10", "10 $", "10 $"]),
        (Option(ActionKind.CHECK), False, ["", "", ""]),
    ],
)
def test_second_lines(option: Option, expected: list[str], *, is_draw: bool) -> None:
    assert [plain(action_note(texts, option, is_draw=is_draw, amount=75)) for texts in (EN, CS, RU)] == expected


def test_the_second_line_names_the_garment_that_pays() -> None:
    option = Option(ActionKind.CALL, cost=25, stake="gloves")
    note = action_note(CS, option, is_draw=True, staked=Word("rukavičky", number="pl"))
    assert plain(note) == "rukavičky za 25 $"


def tooltip(texts: Texts, option: Option, *, is_draw: bool = True) -> str:
    return plain(action_tooltip(texts, option, is_draw=is_draw, opponent=VERA))


def test_tooltips_of_the_draw() -> None:
    kinds = (ActionKind.BET, ActionKind.STAY, ActionKind.DROP, ActionKind.RAISE)
    assert [tooltip(CS, Option(kind)) for kind in kinds] == [
        "Vsadit zvolenou částku",
        "Vyčkat a nechat začít soupeřku",
        "Složit karty a prohrát rozdání",
        "Dorovnat a přidat zvolenou částku",
    ]
    assert tooltip(RU, Option(ActionKind.STAY)) == "Выждать и дать начать сопернице"
    assert tooltip(EN, Option(ActionKind.STAY)) == "Wait and let Vera open"


def test_the_tooltip_of_a_chosen_raise_says_all_that_it_costs() -> None:
    option = Option(ActionKind.RAISE, cost=10)
    told = [plain(action_tooltip(texts, option, is_draw=True, opponent=VERA, amount=15)) for texts in (EN, CS, RU)]
    assert told == [
        "Call for $10 and add $15: $25 in all",
        "Dorovnat 10 $ a přidat 15 $: dohromady 25 $",
        "Уравнять 10 $ и добавить 15 $: всего 25 $",
    ]


def test_tooltips_say_what_a_call_does_here() -> None:
    assert tooltip(EN, Option(ActionKind.CALL, cost=5)) == "Call and show the cards"
    assert tooltip(EN, Option(ActionKind.CALL)) == "Show the cards at once"
    assert tooltip(EN, Option(ActionKind.CALL, cost=5), is_draw=False) == "Call the bet"
    assert tooltip(EN, Option(ActionKind.DRAW, cost=5)) == "Call and exchange the marked cards"
    assert tooltip(EN, Option(ActionKind.DRAW)) == "Exchange the marked cards"


@pytest.mark.parametrize("kind", ActionKind)
def test_every_action_has_a_tooltip_in_every_language(kind: ActionKind) -> None:
    assert len({tooltip(texts, Option(kind, cost=5)) for texts in (EN, CS, RU)}) == 3


@pytest.mark.parametrize(
    ("event", "expected"),
    [
        (ev.BetMade(1, 20), ["Bet $20", "Sází 20 $", "Ставит 20 $"]),
        (ev.RaiseMade(1, 20, 40), ["Raise $40", "Navyšuje 40 $", "Выше на 40 $"]),
        (ev.CallMade(1, 20), ["Call", "Dorovnává", "Уравнивает"]),
        (ev.CallMade(1, 0), ["Shows", "Odkrývá", "Вскрытие"]),
        (ev.Stayed(1), ["Stay", "Vyčkává", "Выжидает"]),
        (ev.Checked(1), ["Check", "Čeká", "Чек"]),
        (ev.Folded(1), ["Folded", "Složeno", "Пас"]),
        (ev.BringInPosted(1, 5), ["Bring-in $5", "Bring-in 5 $", "Бринг-ин 5 $"]),
        (ev.Completed(1, 10), ["Complete $10", "Doplňuje 10 $", "До 10 $"]),
        (ev.CardsExchanged(1, 0, 0, (), (), ()), ["Stands pat", "Nemění", "Без обмена"]),
        (ev.CardsExchanged(1, 2, 0, (), (), ()), ["2 cards", "2 karty", "2 карты"]),
        (ev.SeatBeaten(1, 0), ["Beaten", "Porážka", "Поражение"]),
        (ev.AntePosted(1, 5), ["", "", ""]),
    ],
)
def test_pills(event: ev.Event, expected: list[str]) -> None:
    pills = [plain(action_pill(texts, event, is_draw=False)) for texts in (EN, CS, RU)]
    assert pills == expected
    assert max(map(len, pills)) <= 13


def test_draw_drops_where_stud_folds() -> None:
    assert [action_pill(texts, ev.Folded(1), is_draw=True) for texts in (EN, RU)] == ["Dropped", "Сброшено"]
