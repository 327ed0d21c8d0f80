"""A deal of the past on its table: played, paused, stepped through, with its seal at hand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from engine import events as ev
from engine.cards import Card
from engine.players.draw.coach import Advice
from engine.rules import HUMAN
from game.devices.inputs import Input, Key, KeyPressed
from game.drawing.canvas import Align, Canvas
from game.drawing.chrome import ButtonKind, Chamfered, Panel
from game.look.colours import Colour
from game.look.geometry import Rect
from game.look.typography import CAPTION, H3, LEGEND, PILL, ROW_STRONG
from game.match.coaching import Coach
from game.match.guests import Guests
from game.match.played_deals import PlayedDeal
from game.scenes.fair_deal import FairDealPage
from game.scenes.replay.course import course_of, landmark_words, step_words
from game.scenes.replay.pictures import replay_table
from game.scenes.replay.timeline import Timeline
from game.stage.scene import Scene
from game.stage.services import Services
from game.system.assets import ASSETS
from game.table import layout
from game.table.own_widgets import NavigationPlate
from game.texts.advice import advice, verdict
from game.widgets.base import Hint, Widget
from game.widgets.button import Button, IconButton
from game.widgets.choices import Segments
from game.widgets.virtual_list import VirtualList

_ROW_PITCH: Final = 60.0
_COACH: Final = Rect(40, 602, 396, 102)
_LINE: Final = Rect(450, 1000, 840, 66)
_SPEEDS: Final = (0.5, 1.0, 2.0)
_PAUSE: Final = 0.7
"""Seconds between two steps at 1×."""


class ReplayPage(Scene):
    """Space plays and pauses; left and right go step by step."""

    def __init__(self, services: Services, deal: PlayedDeal) -> None:
        """Raises RecordError when the match cannot be replayed."""
        super().__init__(services)
        self._deal = deal
        self._guests = Guests(services.cast, services.texts)
        self.steps = course_of(deal)
        self.place = 0
        self.plays = False
        self.shows_all = False
        self._speed = 1
        self._since = 0.0
        self._table = replay_table(services, self._guests, deal, self.steps[0].after)
        self._places = self._table.places
        self._steps_are_open = self._places.toggle is None
        self._shown_later = self._later_shown()
        self._coach = Coach(ASSETS / "strategy", deal.record)
        self._coached: Advice | None = None

    def _later_shown(self) -> tuple[Card, ...]:
        """The opponent's cards in a draw deal, if they were shown in the end."""
        shown = [event for event in self._deal.events if isinstance(event, ev.HandShown) and event.seat != HUMAN]
        return shown[0].cards if shown and self._deal.setup.rules.game == "draw" else ()

    # ------------------------------------------------------------ widgets
    def build(self) -> Sequence[Widget]:
        tr = self.services.texts.tr
        return [
            *self._transport(),
            Timeline(_LINE, tr("Replay"), self._names(), self.place, self.go_to),
            self._speeds(),
            Button(
                "verify",
                Rect(1614, 996, 248, 60),
                tr("Verify"),
                self._verify,
                size=24,
                icon="seal",
                shortcut=Key.V,
                why_not="" if self._deal.proof is not None else tr("The seal can be opened when the deal is over."),
            ),
            *self._steps_panel(),
            IconButton("close", Rect(1808, 20, 64, 56), tr("Close"), "close", self.services.scenes.pop),
        ]

    def _transport(self) -> list[Widget]:
        tr = self.services.texts.tr
        entries: tuple[tuple[str, str, str, Callable[[], None]], ...] = (
            ("first", tr("To the beginning"), "first", lambda: self.go_to(0)),
            ("step back", tr("One step back"), "prev", lambda: self.go_to(self.place - 1)),
            (
                "play",
                tr("Pause") if self.plays else self.services.texts.ptr("sound", "Play"),
                "pause" if self.plays else "play",
                self.play_or_pause,
            ),
            ("step on", tr("One step on"), "next", self.step_on),
            ("last", tr("To the end"), "last", lambda: self.go_to(len(self.steps) - 1)),
        )
        return [
            IconButton(
                name,
                Rect(60 + 72 * place, 996, 62, 60),
                label,
                icon,
                act,
                kind=ButtonKind.PRIMARY if name == "play" else ButtonKind.SECONDARY,
            )
            for place, (name, label, icon, act) in enumerate(entries)
        ]

    def _speeds(self) -> Widget:
        options = ("½×", "1×", "2×")
        label = self.services.texts.tr("Speed")
        return Segments("speed", Rect(1326, 1000, 270, 52), label, options, self._speed, self._choose_speed)

    def _steps_panel(self) -> list[Widget]:
        """The steps, what opens them where they are not always there, and whether all cards are seen."""
        widgets: list[Widget] = []
        if (toggle := self._places.toggle) is not None:
            label = self.services.texts.tr("Deal log")
            widgets.append(NavigationPlate("open steps", toggle, label, "list", self._toggle_steps, shortcut=Key.L))
        if self._steps_are_open:
            widgets.append(self._list())
        if (cards := self._places.cards) is not None:
            widgets.append(self._cards_choice(cards))
        return widgets

    def _toggle_steps(self) -> None:
        self._steps_are_open = not self._steps_are_open
        self.layout()

    def _cards_choice(self, place: Rect) -> Widget:
        tr = self.services.texts.tr
        options = (tr("As you saw it"), tr("All cards"))
        why_not = "" if self._shown_later else tr("No hidden cards were shown in this deal.")
        return Segments(
            "cards",
            place,
            tr("All cards"),
            options,
            int(self.shows_all),
            lambda place: self._show_all(on=bool(place)),
            hint=Hint(tr("All cards"), tr("Cards that were shown in the end lie open as soon as they are held.")),
            why_not=why_not,
        )

    def _list(self) -> Widget:
        words = step_words(self.services.texts, self._guests, self._deal.setup, self.steps)

        def draw_row(canvas: Canvas, index: int, row: Rect) -> None:
            current = index == self.place
            ink = Colour.BRASS_LIGHT if current else Colour.CREAM if index < self.place else Colour.OFF
            room = Rect(row.x + 16, row.y, row.width - 28, row.height)
            canvas.text_box(words[index], room, ROW_STRONG.sized(20) if current else CAPTION, ink, Align.LEFT, 2)

        label = self.services.texts.tr("Deal log")
        return VirtualList(
            "steps",
            self._places.rows,
            label,
            len(self.steps),
            draw_row,
            self.go_to,
            lambda _: self.play_or_pause(),
            pitch=_ROW_PITCH,
            selected=self.place,
        )

    def _names(self) -> list[str]:
        names = [landmark_words(self.services.texts, step) for step in self.steps]
        return [name if name not in names[:place] else "" for place, name in enumerate(names)]

    # ------------------------------------------------------------ behaviour
    def entered(self) -> None:
        self.group.focus("play")

    def left(self) -> None:
        self._coach.close()

    def go_to(self, place: int) -> None:
        """Stand after some step, without a movement."""
        self.place = max(0, min(place, len(self.steps) - 1))
        self._table.show(self.steps[self.place].after)
        self._since = 0.0
        self._reveal()
        self.layout()

    def step_on(self) -> None:
        """Play the next step; a step that is still moving is finished first."""
        if self._table.director.is_busy:
            self._table.show(self.steps[self.place].after)
        if self.place + 1 >= len(self.steps):
            self.plays = False
        else:
            self.place += 1
            self._table.director.tell(self.steps[self.place].events)
            self._since = 0.0
            self._reveal()
        self.layout()

    def play_or_pause(self) -> None:
        """Play from here, or from the beginning when everything was played."""
        self.plays = not self.plays
        if self.plays and self.place + 1 >= len(self.steps):
            self.go_to(0)
        self.layout()

    def _reveal(self) -> None:
        exchanged = any(
            isinstance(event, ev.CardsExchanged) and event.seat != HUMAN
            for step in self.steps[: self.place + 1]
            for event in step.events
        )
        self._table.reveal(self._shown_later if self.shows_all and exchanged else ())

    def _show_all(self, *, on: bool) -> None:
        self.shows_all = on
        self._reveal()
        self.layout()

    def _choose_speed(self, place: int) -> None:
        self._speed = max(0, min(place, len(_SPEEDS) - 1))
        self.layout()

    def _verify(self) -> None:
        self.services.scenes.push(FairDealPage(self.services, self._deal))

    def go_back(self) -> bool:
        self.services.scenes.pop()
        return True

    def handle(self, given: Input) -> bool:
        """Space, left, right, Home, End, comma and full stop belong to the replay, wherever the focus is."""
        if isinstance(given, KeyPressed) and not given.control and not given.alt and self._keyed(given):
            return True
        return super().handle(given)

    def _keyed(self, pressed: KeyPressed) -> bool:
        match pressed.key:
            case Key.SPACE if not pressed.repeated:
                self.play_or_pause()
            case Key.RIGHT:
                self.step_on()
            case Key.LEFT:
                self.go_to(self.place - 1)
            case Key.HOME:
                self.go_to(0)
            case Key.END:
                self.go_to(len(self.steps) - 1)
            case Key.COMMA:
                self._choose_speed(self._speed - 1)
            case Key.PERIOD:
                self._choose_speed(self._speed + 1)
            case Key.T if self._shown_later:
                self._show_all(on=not self.shows_all)
            case _:
                return False
        return True

    def second_action(self) -> bool:
        self.play_or_pause()
        return True

    def turn_page(self, *, right: bool) -> bool:
        if right:
            self.step_on()
        else:
            self.go_to(self.place - 1)
        return True

    def update(self, seconds: float) -> None:
        super().update(seconds)
        self._listen_to_coach()
        director = self._table.director
        director.go_on()
        if director.update(seconds * _SPEEDS[self._speed]):
            self.redraw()
        if self.plays and not director.is_busy:
            self._since += seconds * _SPEEDS[self._speed]
            if self._since >= self.services.theme.duration(_PAUSE):
                self.step_on()

    def _listen_to_coach(self) -> None:
        """Ask about the human's decision that is shown, and redraw when the answer has come."""
        action = self.steps[self.place].action
        said = None
        if action is not None:
            self._coach.ask(action)
            said = self._coach.advice(action)
        if said is not self._coached:
            self._coached = said
            self.redraw(_COACH.inset(-40))

    # ------------------------------------------------------------ drawing
    def draw(self, canvas: Canvas) -> None:
        self._table.draw(canvas)
        canvas.part(Panel(layout.BAR.width, layout.BAR.height), layout.BAR.x, layout.BAR.y)
        texts, tag = self.services.texts, self._places.tag
        here = texts.tr("Step {number} of {total}", number=self.place + 1, total=len(self.steps))
        canvas.part(Chamfered(tag.width, tag.height, 9, Colour.WELL, Colour.BRASS), tag.x, tag.y)
        canvas.icon("play", tag.x + 32, tag.centre_y, 24, Colour.BRASS_LIGHT)
        title = texts.tr("Replay, deal {number}", number=self._deal.number)
        room = Rect(tag.x + 58, tag.y, tag.width - 74, tag.height)
        canvas.text_box(title, room, ROW_STRONG, Colour.IVORY, Align.LEFT)
        if self._steps_are_open:
            steps = self._places.steps
            canvas.part(Panel(steps.width, steps.height), steps.x, steps.y)
            canvas.text(here, steps.x + 28, steps.y + 50, H3, Colour.BRASS_LIGHT, fit=steps.width - 56)
            canvas.hairline(steps.x + 24, steps.y + 68, steps.width - 48)
            self._draw_seal(canvas, self._places.seal)
        else:
            below = Rect(tag.x, tag.bottom + 8, tag.width, 48)
            canvas.part(Chamfered(below.width, below.height, 9, Colour.WELL, Colour.BRASS_DARK), below.x, below.y)
            canvas.text_box(here, below.inset(8), ROW_STRONG, Colour.BRASS_LIGHT)
        self._draw_coach(canvas)
        super().draw(canvas)

    def _draw_seal(self, canvas: Canvas, rect: Rect) -> None:
        tr, deal = self.services.texts.tr, self._deal
        if deal.proof is None or deal.checks is None:
            return
        fair = deal.checks.is_fair
        fill, line = (Colour.OK_FILL, Colour.OK) if fair else (Colour.BAD_FILL, Colour.BAD)
        canvas.part(Chamfered(rect.width, rect.height, 9, fill, line), rect.x, rect.y)
        canvas.icon("seal" if fair else "warn", rect.x + 30, rect.centre_y, 26, line)
        short = f"{deal.proof.seal[:4]}…{deal.proof.seal[-4:]}"
        bounds = canvas.text_middle(short, rect.right - 18, rect.centre_y, LEGEND, Colour.MUTED, Align.RIGHT)
        room = Rect(rect.x + 56, rect.y, bounds.x - 14 - rect.x - 56, rect.height)
        canvas.text_box(tr("Verified") if fair else tr("Not verified"), room, PILL, Colour.IVORY, Align.LEFT)

    def _draw_coach(self, canvas: Canvas) -> None:
        action = self.steps[self.place].action
        if self._coached is None or action is None:
            return
        texts = self.services.texts
        canvas.part(Panel(_COACH.width, _COACH.height, 10), _COACH.x, _COACH.y)
        said = f"{advice(texts, self._coached)} {verdict(texts, self._coached, self._coach.taken(action))}"
        canvas.icon("person", _COACH.x + 36, _COACH.centre_y, 32, Colour.BRASS)
        room = Rect(_COACH.x + 68, _COACH.y + 6, _COACH.width - 84, _COACH.height - 12)
        canvas.text_box(said, room, replace(CAPTION, line=1.2), Colour.CREAM, Align.LEFT, most_lines=4)
