"""What a match came to: the panel of figures, and the wardrobe of the opponent that is shown."""

from __future__ import annotations

from typing import Final

from engine.views import GarmentState
from game.drawing.canvas import Align, Canvas
from game.drawing.chrome import Panel
from game.drawing.ornaments import Medallion, MedallionState, medallion_icon_colour
from game.look.colours import Colour
from game.look.geometry import Rect
from game.look.motion import cubic_out
from game.look.typography import AMOUNT_SMALL, BODY, CAPTION, H3
from game.match.match_figures import figures_of
from game.match.running_match import HUMAN, RunningMatch
from game.opponents.garment_pips import Strike
from game.stage.services import Services
from game.table.names import MatchNames
from game.texts.durations import played_time
from game.texts.hands import hand_name
from game.texts.typography import capitalise

_FIGURES: Final = Rect(1010, 252, 800, 372)
_ROW_PITCH: Final = 54
_MEDALLION: Final = 48
_MEDALLIONS_ROOM: Final = 704
"""From the middle of the first medallion to that of the last."""
_WIDEST_PITCH: Final = 136
_ROW_STAGGER, _MEDALLION_STAGGER, _ARRIVES_IN = 0.06, 0.08, 0.26


class MatchResult:
    """The figures of a match that is over, told about the opponent in seat `shown`."""

    def __init__(self, services: Services, match: RunningMatch, names: MatchNames, shown: int) -> None:
        self._services = services
        self._match = match
        self._names = names
        self._shown = shown
        self._is_won = match.winner == HUMAN
        self._figures = figures_of(match)
        self._seconds_played = services.storage.matches.seconds_played(match.id)

    def comment(self) -> str:
        """What the evening came to, in a sentence."""
        texts, tr = self._services.texts, self._services.texts.tr
        name, seat = self._names.name(self._shown), self._match.view().seats[self._shown]
        if not seat.wardrobe:
            if self._is_won:
                return tr("All the money is on your side of the table.")
            return tr("The money is gone. Your dignity stays, more or less.")
        if self._is_won:
            prop = self._names.pack(self._shown).manifest.finale.name.read(texts.language)
            return tr(
                "{name} is out of garments, and the {prop} {prop:?sg=is|pl=are} not for sale.", name=name, prop=prop
            )
        return texts.ntr(
            "{name} kept {count} garment. You kept your dignity, more or less.",
            "{name} kept {count} garments. You kept your dignity, more or less.",
            seat.worn,
            name=name,
        )

    def _rows(self) -> list[tuple[str, str, str]]:
        """Icon, label and value of every figure."""
        texts, tr, figures = self._services.texts, self._services.texts.tr, self._figures
        pot = figures.biggest_pot
        told_pot = f"{texts.money(pot.amount)} · {tr('Deal {number}', number=pot.deal)}" if pot else "–"
        hand = capitalise(hand_name(texts, figures.best_hand)) if figures.best_hand else "–"
        rows = [
            ("deck", tr("Deals played"), texts.number(figures.deals)),
            ("cup", tr("Biggest pot"), told_pot),
            ("star", tr("Best hand shown"), hand),
            ("clock", tr("Time at the table"), played_time(texts, self._seconds_played)),
            ("chart", tr("Money"), f"{texts.money(figures.money)} ({texts.change(figures.winnings)})"),
        ]
        if figures.garments_at_stake:
            won = tr("{number} of {total}", number=figures.garments_won, total=figures.garments_at_stake)
            rows.insert(3, ("hanger", tr("Garments won"), won))
        return rows

    def draw_figures(self, canvas: Canvas, age: float) -> None:
        """Draw the panel of figures as it is `age` seconds after the page was opened."""
        rows = self._rows()
        canvas.part(Panel(_FIGURES.width, _FIGURES.height), _FIGURES.x, _FIGURES.y)
        top = _FIGURES.centre_y - len(rows) * _ROW_PITCH / 2
        for place, (icon, label, value) in enumerate(rows):
            middle = top + (place + 0.5) * _ROW_PITCH
            if place:
                canvas.hairline(_FIGURES.x + 28, middle - _ROW_PITCH / 2, _FIGURES.width - 56, Colour.BRASS_DARK, 0.6)
            canvas.icon(icon, _FIGURES.x + 46, middle, 28, Colour.BRASS)
            canvas.text_middle(label, _FIGURES.x + 80, middle, BODY, Colour.IVORY, Align.LEFT, 310)
            with canvas.faded(_arrived(age, place, _ROW_STAGGER)):
                canvas.text_middle(
                    value, _FIGURES.right - 32, middle, AMOUNT_SMALL, Colour.BRASS_LIGHT, Align.RIGHT, 390
                )

    def draw_garments(self, canvas: Canvas, age: float) -> None:
        """Draw the wardrobe of the opponent that is shown: what was won of it, or what is still worn."""
        tr, seat = self._services.texts.tr, self._match.view().seats[self._shown]
        if not seat.wardrobe:
            return
        title = tr("Won this evening") if self._is_won else tr("Still worn")
        bounds = canvas.text(title, 1010, 672, H3.sized(30), Colour.BRASS_LIGHT, fit=500)
        self._draw_bought_back(canvas, 780 - bounds.width)
        pitch = min(_WIDEST_PITCH, _MEDALLIONS_ROOM / max(1, len(seat.wardrobe) - 1))
        for place, garment in enumerate(seat.wardrobe):
            x, y, icon = 1070 + place * pitch, 744, self._names.icon(self._shown, garment.id)
            is_off = garment.state is GarmentState.OFF
            state = MedallionState.WORN if not is_off else MedallionState.WON if self._is_won else MedallionState.OFF
            with canvas.faded(_arrived(age, place, _MEDALLION_STAGGER)):
                canvas.part(Medallion(_MEDALLION, state), x - _MEDALLION, y - _MEDALLION)
                canvas.garment(icon, x, y, 1.24 * _MEDALLION, medallion_icon_colour(state))
                if state is MedallionState.OFF:
                    canvas.part(Strike(_MEDALLION), x - _MEDALLION / 2, y - _MEDALLION / 2)

    def _draw_bought_back(self, canvas: Canvas, room: float) -> None:
        bought = [garment for seat, garment in self._figures.bought_back if seat == self._shown]
        if not bought:
            return
        texts = self._services.texts
        words = [self._names.garment(self._shown, garment).form("short") for garment in dict.fromkeys(bought)]
        told = texts.tr("bought back: {garments}", garments=", ".join(words))
        canvas.text(told, 1810, 670, CAPTION, Colour.MUTED, Align.RIGHT, fit=room)


def _arrived(age: float, place: int, stagger: float) -> float:
    """How far the thing at this place of its row has come, from 0 to 1."""
    return cubic_out(min(1.0, max(0.0, (age - place * stagger) / _ARRIVES_IN)))
