"""The log of a deal: what happened, one sentence for each event, in the present tense."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from engine import events as ev
from engine.evaluation import describe
from engine.rules import HUMAN
from game.texts.cards import card_name, card_signs
from game.texts.hands import hand_name_in_full
from game.texts.streets import street_name
from game.texts.texts import Texts, mark
from game.texts.word import Word


@dataclass(frozen=True, slots=True)
class TableWords:
    """The names and garments of one match in the current language."""

    names: Sequence[Word]
    """By seat; that of the human is never used."""
    garments: Sequence[Mapping[str, Word]]
    """By seat: garment id to word."""
    is_draw: bool
    """Draw drops its cards where stud folds them."""


class DealLog:
    """Tells events as sentences without full stops, to the human at seat 0."""

    def __init__(self, texts: Texts, words: TableWords) -> None:
        self._texts = texts
        self._words = words

    def sentences(self, events: Iterable[ev.Event]) -> list[str]:
        """One sentence for each event, but only one for all cards that a seat is dealt in a row."""
        found = (self.sentence(event) for event in _with_cards_gathered(events))
        return [sentence for sentence in found if sentence is not None]

    def sentence(self, event: ev.Event) -> str | None:
        """What happened, or None for an event that the log passes over."""
        play = (self._betting, self._forced_bets, self._cards, self._streets)
        outcome = (self._pots, self._clothes, self._deal, self._match)
        for tell in play + outcome:
            sentence = tell(event)
            if sentence is not None:
                return sentence
        return None

    def _say(self, seat: int, to_human: str, of_opponent: str, **values: object) -> str:
        if seat == HUMAN:
            return self._texts.tr(to_human, **values)
        return self._texts.tr(of_opponent, name=self._words.names[seat], **values)

    def _betting(self, event: ev.Event) -> str | None:
        amount = 0
        match event:
            case ev.BetMade(seat, amount):
                you, opponent = mark("You bet {amount}"), mark("{name} bets {amount}")
            case ev.RaiseMade(seat, _, amount):
                you, opponent = mark("You raise by {amount}"), mark("{name} raises by {amount}")
            case ev.CallMade(seat, 0):
                you, opponent = mark("You show the cards"), mark("{name} shows the cards")
            case ev.CallMade(seat, amount):
                you, opponent = mark("You call {amount}"), mark("{name} calls {amount}")
            case ev.Stayed(seat):
                you, opponent = mark("You stay"), mark("{name} stays")
            case ev.Checked(seat):
                you, opponent = mark("You check"), mark("{name} checks")
            case ev.Folded(seat) if self._words.is_draw:
                you, opponent = mark("You drop"), mark("{name} drops")
            case ev.Folded(seat):
                you, opponent = mark("You fold"), mark("{name} folds")
            case _:
                return None
        return self._say(seat, you, opponent, amount=self._texts.money(amount))

    def _forced_bets(self, event: ev.Event) -> str | None:
        match event:
            case ev.AntePosted(seat, amount):
                you, opponent = mark("You post the ante: {amount}"), mark("{name} posts the ante: {amount}")
            case ev.BringInPosted(seat, amount):
                you, opponent = mark("You post the bring-in: {amount}"), mark("{name} posts the bring-in: {amount}")
            case ev.Completed(seat, amount):
                you = mark("You complete to the small bet: {amount}")
                opponent = mark("{name} completes to the small bet: {amount}")
            case ev.UncalledBetReturned(seat, amount):
                you = mark("You get back {amount} that nobody called")
                opponent = mark("{name} gets back {amount} that nobody called")
            case _:
                return None
        return self._say(seat, you, opponent, amount=self._texts.money(amount))

    def _cards(self, event: ev.Event) -> str | None:
        match event:
            case ev.CardsDealt(seat, count, ()):
                return self._dealt_face_down(seat, count)
            case ev.CardsDealt(seat, _, cards):
                you, opponent = mark("You are dealt {cards}"), mark("{name} is dealt {cards}")
                return self._say(seat, you, opponent, cards=card_signs(cards))
            case ev.CardsExchanged():
                return self._exchange(event)
            case ev.HandShown(seat, _, value):
                hand = hand_name_in_full(self._texts, describe(value))
                return self._say(seat, mark("You: {hand}"), mark("{name}: {hand}"), hand=hand)
        return None

    def _streets(self, event: ev.Event) -> str | None:
        match event:
            case ev.CommunityCardDealt(card):
                return self._texts.tr("A common card for everyone: {card}", card=card_name(self._texts, card))
            case ev.StreetStarted(street, burned):
                name = street_name(self._texts, street)
                return self._texts.tr("{street}, a card is burned", street=name) if burned else name
        return None

    def _dealt_face_down(self, seat: int, count: int) -> str:
        if seat == HUMAN:
            return self._texts.ntr(
                "You are dealt {count} card face down", "You are dealt {count} cards face down", count
            )
        name = self._words.names[seat]
        return self._texts.ntr(
            "{name} is dealt {count} card face down", "{name} is dealt {count} cards face down", count, name=name
        )

    def _exchange(self, event: ev.CardsExchanged) -> str:
        amount = self._texts.money(event.paid)
        if event.count == 0 and event.paid == 0:
            return self._say(event.seat, mark("You stand pat"), mark("{name} stands pat"))
        if event.count == 0:
            you = mark("You call {amount} and stand pat")
            opponent = mark("{name} calls {amount} and stands pat")
            return self._say(event.seat, you, opponent, amount=amount)
        if event.seat == HUMAN:
            return self._own_exchange(event.count, event.paid)
        name = self._words.names[event.seat]
        if event.paid == 0:
            return self._texts.ntr(
                "{name} exchanges {count} card", "{name} exchanges {count} cards", event.count, name=name
            )
        return self._texts.ntr(
            "{name} calls {amount} and exchanges {count} card",
            "{name} calls {amount} and exchanges {count} cards",
            event.count,
            name=name,
            amount=amount,
        )

    def _own_exchange(self, count: int, paid: int) -> str:
        if paid == 0:
            return self._texts.ntr("You exchange {count} card", "You exchange {count} cards", count)
        return self._texts.ntr(
            "You call {amount} and exchange {count} card",
            "You call {amount} and exchange {count} cards",
            count,
            amount=self._texts.money(paid),
        )

    def _pots(self, event: ev.Event) -> str | None:
        match event:
            case ev.PotWon(seat, amount, 0, True):
                you, opponent = mark("You win {amount}"), mark("{name} wins {amount}")
            case ev.PotWon(seat, amount, 0, False):
                you, opponent = mark("You win {amount} uncontested"), mark("{name} wins {amount} uncontested")
            case ev.PotWon(seat, amount, _, _):
                you = mark("You win side pot {number}: {amount}")
                opponent = mark("{name} wins side pot {number}: {amount}")
            case _:
                return None
        return self._say(seat, you, opponent, amount=self._texts.money(amount), number=event.pot)

    def _clothes(self, event: ev.Event) -> str | None:
        value = 0
        match event:
            case ev.GarmentStaked(seat, garment, value, _):
                you = mark("You stake the {garment} for {amount}")
                opponent = mark("{name} stakes the {garment} for {amount}")
            case ev.GarmentFreed(seat, garment, _):
                you, opponent = mark("You keep the {garment}"), mark("{name} keeps the {garment}")
            case ev.GarmentLost(seat, garment, _, True):
                you = mark("You lose your last garment: {garment}")
                opponent = mark("{name} loses the last garment: {garment}")
            case ev.GarmentLost(seat, garment, _, False):
                you, opponent = mark("You lose the {garment}"), mark("{name} loses the {garment}")
            case ev.GarmentBoughtBack(seat, garment, value):
                you = mark("You buy back the {garment} for {amount}")
                opponent = mark("{name} buys back the {garment} for {amount}")
            case ev.BuyBackDeclined(seat, garment):
                you = mark("You do not buy back the {garment}")
                opponent = mark("{name} does not buy back the {garment}")
            case _:
                return None
        word = self._words.garments[seat][garment]
        return self._say(seat, you, opponent, garment=word, amount=self._texts.money(value))

    def _deal(self, event: ev.Event) -> str | None:
        match event:
            case ev.DealStarted(is_redeal=True, waiting_pot=pot):
                return self._texts.tr("Redeal, on the table: {amount}", amount=self._texts.money(pot))
            case ev.DealStarted(number):
                return self._texts.tr("Deal {number}", number=number)
            case ev.DealTied(pot):
                return self._texts.tr("A tie: the pot stays on the table, {amount}", amount=self._texts.money(pot))
            case ev.DealEnded(number, _):
                return self._texts.tr("Deal {number} is over", number=number)
        return None

    def _match(self, event: ev.Event) -> str | None:
        match event:
            case ev.SeatBeaten(seat, 0):
                return self._say(seat, mark("You are out of the match"), mark("{name} leaves the table"))
            case ev.SeatBeaten(seat, money):
                you, opponent = mark("You are out of the match"), mark("{name} leaves the table with {amount}")
                return self._say(seat, you, opponent, amount=self._texts.money(money))
            case ev.MatchEnded(winner):
                return self._say(winner, mark("You win the match"), mark("{name} wins the match"))
        return None


def _with_cards_gathered(events: Iterable[ev.Event]) -> Iterator[ev.Event]:
    """``events`` with all cards that a seat is dealt in a row, face up or face down, as one event."""
    run: dict[tuple[int, bool], ev.CardsDealt] = {}
    for event in events:
        if not isinstance(event, ev.CardsDealt):
            yield from run.values()
            run.clear()
            yield event
            continue
        place = (event.seat, event.face_up)
        if place not in run:
            run[place] = event
        else:
            former = run[place]
            run[place] = replace(former, count=former.count + event.count, cards=former.cards + event.cards)
    yield from run.values()
