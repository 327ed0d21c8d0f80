"""The page of one deal's seal: what was promised, what came out, and whether every card stands in its place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from engine.cards import Card
from engine.events import DealStarted
from engine.fair_deal import FairChecks, FairDeal, check
from engine.rules import HUMAN
from game.devices.inputs import Key
from game.drawing import shapes
from game.drawing.canvas import Align, Canvas
from game.drawing.chrome import ButtonKind, Chamfered, Disc, Panel
from game.drawing.vector import DANGER_FILL, Drawing, Layer, path
from game.look.colours import Colour, Paint, Palette
from game.look.geometry import Rect
from game.look.motion import back_out
from game.look.typography import CAPTION, H3, LEGEND, PILL, ROW, Face, TextStyle
from game.match.guests import Guests
from game.match.played_deals import PlayedDeal, PlayedDeals
from game.match.running_match import RunningMatch
from game.scenes.exporting import copy_and_tell, write_export
from game.scenes.page import FOOT, QuietPage
from game.scenes.setup.recipe import RecipePage
from game.stage.services import Services
from game.system.standalone import VERIFY_COMMAND
from game.table.cards import draw_card
from game.widgets.base import Hint, Widget
from game.widgets.button import Button

_STEPS: Final = (Rect(100, 196, 740, 268), Rect(860, 196, 740, 268))
_SEAL: Final = Rect.centred(1716, 330, 252, 252)
_SEAL_FACE: Final = 64.0
"""Radius of the middle of the wax, on which the picture has its tick."""
_DECK: Final = Rect(100, 484, 1720, 336)
_CARD_WIDTH, _CARD_PITCH, _ROW_PITCH = 57, 64, 112
_CHECK: Final = 0.25
"""Seconds for each of the three checks."""
_STAMP: Final = 0.26
_HASH: Final = TextStyle(Face.SEMIBOLD, 24)
_GROUP: Final = 4


class FairDealPage(QuietPage):
    """Explains the seal of a deal and checks it. While the deal is on, the secret stays locked."""

    def __init__(self, services: Services, deal: PlayedDeal) -> None:
        super().__init__(services)
        self._deal = deal
        self._guests = Guests(services.cast, services.texts)
        self._seal = next((event.commitment for event in deal.events if isinstance(event, DealStarted)), "")
        self.checks: FairChecks | None = deal.checks
        self._since = 0.0
        self._exported: Path | None = None

    @property
    def _proof(self) -> FairDeal | None:
        return self._deal.proof

    def title(self) -> str:
        return self.services.texts.tr("A fair deal")

    def heading_note(self) -> str:
        texts = self.services.texts
        said = texts.tr("The deck was fixed before the first bet; here is how you can check it yourself.")
        return ". ".join((texts.tr("Deal {number}", number=self._deal.number), said))

    # ------------------------------------------------------------ widgets
    def build(self) -> Sequence[Widget]:
        tr = self.services.texts.tr
        locked = "" if self._proof is not None else tr("The seal can be opened when the deal is over.")
        again = Button(
            "again",
            Rect(1520, FOOT, 300, 66),
            tr("Check again"),
            self.check_again,
            kind=ButtonKind.PRIMARY,
            size=24,
            why_not=locked,
        )
        foot = (
            ("recipe", Rect(1254, FOOT, 250, 66), tr("Recipe"), "book", Key.R, self._show_recipe, ""),
            ("copy", Rect(918, FOOT, 320, 66), tr("Copy"), "copy", Key.C, self._copy, locked),
            ("save", Rect(602, FOOT, 300, 66), tr("Save"), "save", Key.S, self._save, locked),
        )
        buttons = [
            Button(name, rect, word, act, kind=ButtonKind.GHOST, size=24, icon=icon, shortcut=key, why_not=why)
            for name, rect, word, icon, key, act, why in foot
        ]
        secret = self._proof.secret if self._proof is not None else ""
        hashes = [
            _Hash(self.services, "seal", _STEPS[0], tr("Before the deal: the seal"), self._seal, Colour.BRASS_LIGHT),
            _Hash(self.services, "secret", _STEPS[1], tr("After the deal: the secret"), secret, Colour.IVORY, locked),
        ]
        return [again, *buttons, self.back_button(), *hashes]

    # ------------------------------------------------------------ behaviour
    def check_again(self) -> None:
        """Do all checks anew, one after the other."""
        if self._proof is not None:
            self.checks = check(self._proof)
            self._since = 0.0
            self.redraw()

    def _copy(self) -> None:
        if self._proof is not None:
            copy_and_tell(self.services, self._proof.to_json())

    def _save(self) -> None:
        if self._proof is not None:
            name = f"deal-{self._deal.number}"
            self._exported = write_export(self.services, name, ".json", self._proof.to_json()) or self._exported
            self.redraw()

    def _show_recipe(self) -> None:
        self.services.scenes.push(RecipePage(self.services))

    def second_action(self) -> bool:
        self._save()
        return True

    def show_detail(self, *, released: bool) -> bool:
        if not released:
            self._show_recipe()
        return True

    @property
    def _done(self) -> int:
        """How many of the three checks have been made."""
        return 3 if self.services.theme.still else min(3, int(self._since / self.services.theme.duration(_CHECK)))

    def update(self, seconds: float) -> None:
        super().update(seconds)
        theme = self.services.theme
        if self.checks is not None and self._since < theme.duration(3 * _CHECK + _STAMP):
            before = self._done
            self._since += seconds
            if before < 3 <= self._done:
                self.services.sounds.play("seal_holds" if self.checks.is_fair else "seal_broken")
            self.redraw()

    # ------------------------------------------------------------ drawing
    def draw_page(self, canvas: Canvas) -> None:
        tr = self.services.texts.tr
        first = tr("A fingerprint of the secret. It gives nothing away, and it cannot be changed later.")
        second = tr("256 random bits from your computer. Their SHA-256 fingerprint must equal the seal.")
        self._draw_step(canvas, 0, tr("Before the deal: the seal"), first, "lock")
        self._draw_step(canvas, 1, tr("After the deal: the secret"), second, "eye")
        canvas.part(Panel(_DECK.width, _DECK.height), _DECK.x, _DECK.y)
        self._draw_number(canvas, _DECK, 3, tr("The order of the deck"), "deck")
        note = tr("Made from the secret by a fixed recipe; every card played must stand in its place.")
        canvas.text_box(note, Rect(_DECK.x + 520, _DECK.y + 24, 1090, 52), LEGEND, Colour.CREAM, Align.RIGHT)
        if self._proof is not None and self.checks is not None:
            self._draw_deck(canvas, self._proof)
            self._draw_checks(canvas, self._proof, self.checks)
            self._draw_seal(canvas, self.checks)
        else:
            locked = tr("The seal can be opened when the deal is over.")
            canvas.icon("lock", _DECK.centre_x, _DECK.centre_y + 10, 64, Colour.BRASS_DARK)
            canvas.text(locked, _DECK.centre_x, _DECK.bottom - 60, ROW, Colour.CREAM, Align.CENTRE, fit=1600)
            canvas.picture("interface/pictures/seal@2x.webp", _SEAL)
            canvas.part(
                Disc(_SEAL_FACE, DANGER_FILL, Colour.BRASS_LINE, 0),
                _SEAL.centre_x - _SEAL_FACE,
                _SEAL.centre_y - _SEAL_FACE,
            )
            canvas.icon("lock", _SEAL.centre_x, _SEAL.centre_y, 70, Colour.BRASS_LIGHT)

    def _draw_step(self, canvas: Canvas, place: int, title: str, said: str, icon: str) -> None:
        rect = _STEPS[place]
        canvas.part(Panel(rect.width, rect.height), rect.x, rect.y)
        self._draw_number(canvas, rect, place + 1, title, icon)
        canvas.text_box(said, Rect(rect.x + 28, rect.y + 80, rect.width - 56, 62), ROW, Colour.CREAM, Align.LEFT, 2)

    def _draw_number(self, canvas: Canvas, rect: Rect, number: int, title: str, icon: str) -> None:
        canvas.part(Disc(26, DANGER_FILL, Colour.BRASS_LIGHT, 2), rect.x + 26, rect.y + 24)
        words = self.services.texts.number(number)
        canvas.text_middle(words, rect.x + 52, rect.y + 50, PILL.sized(24), Colour.IVORY)
        canvas.text_middle(title, rect.x + 94, rect.y + 50, H3.sized(32), Colour.BRASS_LIGHT, Align.LEFT, fit=540)
        canvas.icon(icon, rect.right - 48, rect.y + 50, 32, Colour.BRASS_LINE)

    # ------------------------------------------------------------ the deck
    def _draw_deck(self, canvas: Canvas, proof: FairDeal) -> None:
        settings, owners = self.services.settings.settings, {seen.position: seen.seat for seen in proof.seen}
        columns = (len(proof.order) + 1) // 2
        pitch = min(float(_CARD_PITCH), (_DECK.width - 60) / columns)
        left = _DECK.centre_x - (pitch * (columns - 1) + _CARD_WIDTH) / 2
        alone = len(proof.players) == 2
        for place, name in enumerate(proof.order):
            x = left + place % columns * pitch
            y = _DECK.y + 92 + place // columns * _ROW_PITCH
            rect = Rect(x, y, _CARD_WIDTH, 80)
            draw_card(canvas, settings, Card.parse(name), rect, dimmed=place not in owners)
            if place in owners:
                self._draw_owner(canvas, proof, owners[place], rect, alone=alone)
        self._draw_legend(canvas, proof)

    def _draw_owner(self, canvas: Canvas, proof: FairDeal, seat: int | None, card: Rect, *, alone: bool) -> None:
        y = card.bottom + 7
        if seat == HUMAN:
            canvas.part(_Bar(card.width - 4), card.x + 2, y)
        elif alone:
            canvas.part(_Dashes(card.width - 4), card.x + 2, y)
        else:
            name = "*" if seat is None else str(self._guests.name(proof.players[seat]))[:1]
            canvas.text_middle(name, card.centre_x, y + 6, PILL, Colour.BAD)

    def _draw_legend(self, canvas: Canvas, proof: FairDeal) -> None:
        texts = self.services.texts
        y, x = _DECK.bottom - 24, _DECK.x + 34
        counts = Counter(seen.seat for seen in proof.seen)
        canvas.part(_Bar(44), x, y - 3)
        said = texts.tr("dealt to you: {number}", number=counts[HUMAN])
        x = canvas.text_middle(said, x + 56, y, CAPTION, Colour.CREAM, Align.LEFT).right + 44
        others = [(seat, count) for seat, count in counts.items() if seat not in (HUMAN, None)]
        for seat, count in others[:4]:
            name = self._guests.name(proof.players[seat or 0])
            if len(proof.players) == 2:
                canvas.part(_Dashes(44), x, y - 3)
            else:
                canvas.text_middle(str(name)[:1], x + 30, y, PILL, Colour.BAD)
            said = texts.tr("shown by {name}: {number}", name=name, number=count)
            x = canvas.text_middle(said, x + 56, y, CAPTION, Colour.CREAM, Align.LEFT).right + 44
        dark = texts.tr("dark: not seen in this deal")
        canvas.text_middle(dark, _DECK.right - 34, y, CAPTION, Colour.MUTED, Align.RIGHT, fit=_DECK.right - 34 - x)

    # ------------------------------------------------------------ the checks
    def _draw_checks(self, canvas: Canvas, proof: FairDeal, checks: FairChecks) -> None:
        texts = self.services.texts
        found = (
            (checks.seal_holds, texts.tr("Fingerprint of the secret equals the seal")),
            (checks.order_holds, texts.tr("Recipe gives this deck order")),
            (
                checks.in_place == checks.seen,
                texts.tr(
                    "{number} of {total} cards seen stand in their places", number=checks.in_place, total=checks.seen
                ),
            ),
        )
        for place, (holds, said) in enumerate(found):
            done = place < self._done
            rect = Rect(100 + 578 * place, 838, 564, 56)
            fill, line = (Colour.OK_FILL, Colour.OK) if holds else (Colour.BAD_FILL, Colour.BAD)
            if not done:
                fill, line = Colour.WELL, Colour.BRASS_DARK
            canvas.part(Chamfered(rect.width, rect.height, 9, fill, line, 2), rect.x, rect.y)
            canvas.icon(("check" if holds else "close") if done else "clock", rect.x + 34, rect.centre_y, 26, line)
            room = Rect(rect.x + 64, rect.y, rect.width - 84, rect.height)
            canvas.text_box(said, room, PILL.sized(21), Colour.IVORY, Align.LEFT)
        file = self._exported.name if self._exported is not None else f"deal-{proof.deal}.json"
        command = f"{VERIFY_COMMAND} {file}"
        said = texts.tr("Without the game: {command}", command=command)
        canvas.text(said, 960, 926, CAPTION, Colour.MUTED, Align.CENTRE, fit=1400)

    def _draw_seal(self, canvas: Canvas, checks: FairChecks) -> None:
        tr, theme = self.services.texts.tr, self.services.theme
        if self._done < 3:
            return
        stamped = 1.0
        if not theme.still:
            stamped = min(1.0, (self._since - theme.duration(3 * _CHECK)) / theme.duration(_STAMP))
        size = 252 * (1 + 0.5 * (1 - back_out(1.4)(max(0.0, stamped))))
        rect = Rect.centred(_SEAL.centre_x, _SEAL.centre_y, size, size)
        name = "seal" if checks.is_fair else "seal_broken"
        canvas.picture(f"interface/pictures/{name}@2x.webp", rect)
        word = tr("Verified") if checks.is_fair else tr("Not verified")
        style = TextStyle(Face.BOLD, 21, tracking=1.2, capitals=True)
        canvas.text(word, _SEAL.centre_x, _SEAL.centre_y + 52, style, Colour.BRASS_LIGHT, Align.CENTRE, fit=132)


def open_fair_deal(services: Services, match: RunningMatch) -> FairDealPage:
    """The page of the deal that is on, or that was played last. Raises KeyError before the first deal."""
    deals = PlayedDeals(services.storage.matches).of(match.id)
    return FairDealPage(services, deals[max(deals, default=0)])


class _Hash(Widget):
    """A hash in two rows of eight groups; pressing it copies it."""

    def __init__(
        self, services: Services, name: str, step: Rect, label: str, text: str, paint: Paint, why_not: str = ""
    ) -> None:
        rect = Rect(step.x + 20, step.y + 152, step.width - 40, 96)
        hint = Hint(label, services.texts.tr("Press to copy"))
        super().__init__(name, rect, label, hint=hint, why_not=why_not)
        self._services = services
        self._text = text
        self._paint = paint

    def activate(self) -> None:
        copy_and_tell(self._services, self._text)

    def draw(self, canvas: Canvas) -> None:
        rect = self.rect
        border = Colour.BRASS_LINE if self.hovered and self.enabled else Colour.BRASS_DARK
        canvas.part(Chamfered(rect.width, rect.height, 10, Colour.WELL, border), rect.x, rect.y)
        if not self.enabled:
            canvas.icon("lock", rect.x + 40, rect.centre_y, 30, Colour.MUTED)
            canvas.text_box(
                self.why_not,
                Rect(rect.x + 74, rect.y, rect.width - 94, rect.height),
                LEGEND,
                Colour.MUTED,
                Align.LEFT,
                2,
            )
            return
        for place in range(0, len(self._text), _GROUP):
            column, row = place // _GROUP % 8, place // _GROUP // 8
            x = rect.x + 24 + column * (rect.width - 34) / 8
            y = rect.y + 30 + row * 38
            canvas.text_middle(self._text[place : place + _GROUP], x, y, _HASH, self._paint, Align.LEFT)


@dataclass(frozen=True, slots=True)
class _Bar:
    """The solid mark under a card of one's own."""

    width: float

    def drawing(self, palette: Palette) -> Drawing:
        outline = shapes.rounded(0, 0, self.width, 6, 3)
        return Drawing(self.width, 6, (Layer(path(outline, palette, fill=Colour.BRASS_LIGHT)),))


@dataclass(frozen=True, slots=True)
class _Dashes:
    """Three dashes under a card of the other's."""

    width: float

    def drawing(self, palette: Palette) -> Drawing:
        length = (self.width - 12) / 3
        outlines = "".join(shapes.rounded(place * (length + 6), 0, length, 6, 3) for place in range(3))
        return Drawing(self.width, 6, (Layer(path(outlines, palette, fill=Colour.BAD)),))
