"""The ladder of the evening as the pages use it: who can be met, where it stands, sitting down, and what it unlocks."""

from __future__ import annotations

from dataclasses import dataclass

from game.match.evening import LADDER, Rung, Standing, evening_rules, rung_of_reward, standing
from game.match.setup_choice import match_setup
from game.opponents.pack import OpponentPack, PackError
from game.scenes.sitting_down import sit_down, sit_down_again
from game.settings import Modesty
from game.stage.services import Services
from game.storage.match_rows import MatchState
from game.storage.progress import Unlock
from game.texts import Texts


@dataclass(frozen=True, slots=True)
class Step:
    """A rung with its opponent at hand."""

    rung: Rung
    pack: OpponentPack


class EveningLadder:
    """Opponents whose packs cannot be used are passed over; those who are switched off elsewhere keep their rungs."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self.steps = tuple(_steps(services))

    @property
    def standing(self) -> Standing:
        """Where the evening stands now."""
        return standing(self._services.storage.evenings.matches(), [step.rung for step in self.steps])

    @property
    def next_step(self) -> Step | None:
        """The step to be played; None when all are won."""
        following = self.standing.next
        return next((step for step in self.steps if step.rung == following), None)

    # ------------------------------------------------------------ playing
    def play(self) -> None:
        """Go on with the match that waits, or begin one at the next rung. Nothing when all rungs are won."""
        waiting, step = self.standing.waiting, self.next_step
        if waiting is not None:
            sit_down_again(self._services, waiting)
        elif step is not None:
            self._sit_down(step)

    def begin_anew(self) -> None:
        """Give up the match that waits, and begin the first one of a new evening."""
        waiting = self.standing.waiting
        if waiting is not None:
            self._services.storage.matches.abandon(waiting)
        if self.steps:
            self._sit_down(self.steps[0])

    def _sit_down(self, step: Step) -> None:
        settings = self._services.settings.settings
        rules = evening_rules(settings.setup.draw, money_only=settings.modesty is Modesty.MONEY_ONLY)
        setup = match_setup(rules, [step.pack])
        sit_down(self._services, setup, (step.rung.level.value,), evening_rung=step.rung.number)

    # ------------------------------------------------------------ unlocking
    def unlock(self) -> tuple[Unlock, ...]:
        """Keep what the rungs won so far unlock, in this evening and all before; return what is new of it.

        It may be asked for again at any time, so that nothing is lost when the program ends at the wrong moment.
        """
        storage = self._services.storage
        won = {match.rung for match in storage.evenings.matches() if match.state is MatchState.WON}
        for step in self.steps:
            if step.rung.number in won:
                self._open_gallery(step.pack)
        rewards = (rung.reward for rung in LADDER if rung.number in won)
        known = storage.progress.unlocks()
        fresh = tuple(reward for reward in rewards if reward is not None and reward not in known)
        for reward in fresh:
            storage.progress.unlock(reward)
        return fresh

    def _open_gallery(self, pack: OpponentPack) -> None:
        progress = self._services.storage.progress
        for stage in set(range(1, len(pack.manifest.garments) + 1)) - progress.seen_stages(pack.id):
            progress.see_stage(pack.id, stage)


def reward_name(texts: Texts, reward: Unlock | None) -> tuple[str, str]:
    """What winning a rung unlocks: in what place, and what. None is what every rung unlocks."""
    if reward is None:
        return texts.tr("Gallery"), texts.tr("All pages")
    felt, music = texts.tr("Felt"), texts.tr("Music")
    return {
        "burgundy": (felt, texts.ptr("felt", "Burgundy")),
        "blue": (felt, texts.ptr("felt", "Blue")),
        "borrowed_bow_tie": (music, texts.tr("Rumba")),
        "last_lamp_on_the_bar": (music, texts.tr("The last lamp")),
    }[reward.name]


def why_locked(services: Services, unlock: Unlock) -> str:
    """How to come by a felt or a track; nothing when it is free or unlocked."""
    rung = rung_of_reward(unlock)
    if rung is None or unlock in services.storage.progress.unlocks():
        return ""
    try:
        name = services.cast.get(rung.opponent).name(services.texts.language)
    except PackError:
        return ""
    return services.texts.tr("Win against {name} in an evening at the lounge.", name=name)


def _steps(services: Services) -> list[Step]:
    steps = []
    for rung in LADDER:
        try:
            steps.append(Step(rung, services.cast.get(rung.opponent)))
        except PackError:
            continue
    return steps
