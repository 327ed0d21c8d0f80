"""Pictures of what may be seen next, made ready beside the game, so that no stage of an opponent stops a frame."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Final

import pygame

from engine import events as ev
from engine.players.demeanour import Expression
from game.drawing.pictures import PictureKey, made_ready
from game.look.geometry import Rect
from game.opponents.figure import Figure, figure_of
from game.settings import Modesty
from game.stage.services import Services
from game.table import spotlight
from game.table.names import MatchNames
from game.table.state import SeatState, TableState, after
from game.table.steps import HUMAN

_FACES: Final = (Expression.SURPRISED, Expression.WORRIED)
"""What is seen of her while a garment comes off."""


class Foresight:
    """When a garment is staked, makes the pictures ready that its loss would show. One thread makes them in turn."""

    def __init__(self, services: Services, names: MatchNames) -> None:
        self._services = services
        self._pictures = services.stores.pictures
        self._names = names
        self._worker = ThreadPoolExecutor(max_workers=1, thread_name_prefix="pictures")
        self._coming: dict[PictureKey, Future[pygame.Surface]] = {}

    def follow(self, state: TableState, events: Iterable[ev.Event], places: Mapping[int, Rect]) -> None:
        """Look ahead of ``events``, which follow on ``state``; ``places`` are the figures that stand at the table."""
        for event in events:
            state = after(state, event)
            if isinstance(event, ev.GarmentStaked) and event.seat != HUMAN:
                self._expect(event.seat, state.seats[event.seat], places.get(event.seat))

    def update(self) -> None:
        """Keep what has been made."""
        for key in [key for key, coming in self._coming.items() if coming.done()]:
            coming = self._coming.pop(key)
            # A picture that cannot be read is told of when it is to be shown.
            if coming.exception() is None:
                self._pictures.keep(key, coming.result())

    @property
    def is_busy(self) -> bool:
        """Whether anything is still being made."""
        return bool(self._coming)

    def close(self) -> None:
        """Make nothing more."""
        self._worker.shutdown(wait=False, cancel_futures=True)
        self._coming.clear()

    def _expect(self, seat: int, held: SeatState, place: Rect | None) -> None:
        figure = figure_of(self._names.pack(seat))
        barer = held.worn.difference(held.staked)
        if not barer and self._services.settings.settings.modesty is not Modesty.FINALE:
            return
        for worn in (barer | {held.staked[-1]}, barer):
            self._make_ready(figure, worn, spotlight.FIGURE, _FACES, holds=(False,))
        if place is not None:
            self._make_ready(figure, barer, place, (Expression.NEUTRAL, Expression.WORRIED), holds=(False, True))

    def _make_ready(
        self, figure: Figure, worn: frozenset[str], rect: Rect, faces: Iterable[Expression], holds: Iterable[bool]
    ) -> None:
        states = [figure.state(worn, face, cards=cards) for cards in holds for face in faces]
        viewport = self._services.window.viewport
        for piece in (piece for state in states for piece in figure.pieces(state, rect)):
            _, _, width, height = viewport.rect_to_pixels(piece.place)
            key = (piece.key, width, height)
            if key not in self._coming and not self._pictures.has(key):
                self._coming[key] = self._worker.submit(made_ready, piece.make, width, height)
