"""The table of stud in a replay: the picture of the game itself."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

from engine.cards import Card
from engine.rules import StudRules
from game.drawing.canvas import Canvas
from game.match.played_deals import PlayedDeal
from game.scenes.replay.places import OVER_STUD
from game.sound.event_cues import EventCues
from game.stage.services import Services
from game.table.director import Director
from game.table.laid import AtTable
from game.table.names import MatchNames
from game.table.presence import Presence
from game.table.state import TableState
from game.table.steps import Step
from game.table.stud.handling import StudHandling
from game.table.stud.layout import layout_for
from game.table.stud.picture import StudPicture
from game.table.stud.places import StudPlaces


@dataclass(frozen=True, slots=True)
class _SilentPeople:
    """A replay does not speak."""

    presences: Mapping[int, Presence]

    def draw_words(self, canvas: Canvas) -> None:
        """There are none."""


class _NobodyWaits:
    """A replay waits for nobody."""

    def waits_for(self, director: Director) -> str:  # noqa: ARG002 - nobody is waited for
        return ""


class StudReplayTable:
    """Figures or busts, cards and pots as they were, moved by the game's own director."""

    places = OVER_STUD

    def __init__(self, services: Services, deal: PlayedDeal, rules: StudRules, state: TableState) -> None:
        """Raises PackError when somebody at the table cannot be drawn."""
        self._services = services
        self._deal = deal
        self._rules = rules
        self._lies = layout_for(rules.players - 1)
        self._names = MatchNames(deal.setup, services.cast, services.texts)
        self.show(state)

    def show(self, state: TableState) -> None:
        services, setup, lies = self._services, self._deal.setup, self._lies
        places, cues = StudPlaces(lies, self._rules), EventCues(setup.rules.garment_value)
        self.director = Director(state, cues, services.sounds, services.theme, _nobody_watches, places)
        seats = range(1, lies.opponents + 1)
        chance = Random(self._deal.number)
        people = _SilentPeople({seat: Presence(services.theme, chance, lies.stand(seat)) for seat in seats})
        table = AtTable(services, setup, self._names, self.director, people, _NobodyWaits())
        self._picture = StudPicture(table, lies, self._rules, StudHandling())

    def reveal(self, cards: tuple[Card, ...]) -> None:
        """Cards that were shown lie open on the table anyway."""

    def draw(self, canvas: Canvas) -> None:
        self._picture.draw(canvas)
        self._picture.draw_above(canvas)


def _nobody_watches(_step: Step) -> None:
    """What is seen again is not remembered."""
