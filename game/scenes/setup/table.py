"""What is chosen on the setup page, kept in the settings at once: the game, its rules, and who plays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from engine.players.levels import Level
from engine.rules import DrawRules, MatchSetup, Rules, StudRules
from game.match.house_rules import bounds_of, field_named, with_field
from game.match.setup_choice import match_setup, with_own_stakes
from game.opponents.pack import OpponentPack
from game.settings import Modesty, SetupSettings
from game.stage.services import Services

FAVOURITE: Final = "vera"
"""Who receives a player who has not chosen anybody yet."""
Game = Literal["draw", "stud"]


class TableChoice:
    """The table as it is laid now; every change is kept."""

    def __init__(self, services: Services, game: Game) -> None:
        self._services = services
        self.packs = _playable(services)
        """Everybody who can be played, the favourite first."""
        self.change(game=game)
        if self.settings.level is None and services.settings.settings.hints and _is_first_match(services):
            # Sound beginners win about half as often against sharp ones.
            self.change(level=Level.NOVICE.value)

    @property
    def settings(self) -> SetupSettings:
        return self._services.settings.settings.setup

    def change(self, **fields: object) -> None:
        """Keep other values in the settings of the setup."""
        setup = SetupSettings.model_validate({**dict(self.settings), **fields})
        self._services.settings.change(setup=setup)

    # ------------------------------------------------------------ rules
    @property
    def is_money_only_by_settings(self) -> bool:
        """Whether the player wants no clothes in any match."""
        return self._services.settings.settings.modesty is Modesty.MONEY_ONLY

    @property
    def rules(self) -> Rules:
        """The rules in force: those chosen, within what the settings and the opponents at hand allow."""
        choice = self.settings
        update: dict[str, object] = {"money_only": True} if self.is_money_only_by_settings else {}
        if choice.game == "draw":
            return choice.draw.model_copy(update=update)
        players = max(2, min(choice.stud.players, len(self.packs) + 1))
        return choice.stud.model_copy(update={**update, "players": players})

    def take(self, rules: Rules) -> None:
        """Keep other rules. What the settings forbid for now is no choice, and stays as it was."""
        if self.is_money_only_by_settings:
            chosen: Rules = self.settings.draw if isinstance(rules, DrawRules) else self.settings.stud
            rules = rules.model_copy(update={"money_only": chosen.money_only})
        self.change(**{rules.game: rules})

    def stake_too(self, *, on: bool) -> None:
        """Whether the human stakes clothes as well; in draw the amounts follow."""
        rules = self.rules
        if isinstance(rules, DrawRules):
            self.take(with_own_stakes(rules, on=on))
        else:
            self.take(rules.model_copy(update={"player_wardrobe": on}))

    # ------------------------------------------------------------ who plays
    @property
    def most_opponents(self) -> int:
        """Opponents that a table of stud has room for."""
        return min(bounds_of(self.settings.stud, field_named("players"))[1] - 1, len(self.packs))

    @property
    def opponents(self) -> list[OpponentPack]:
        """Who will sit at the table, seat 1 first: those chosen, then others until every seat is taken."""
        choice, rules = self.settings, self.rules
        wanted = (choice.draw_opponent or FAVOURITE,) if choice.game == "draw" else choice.stud_opponents
        chosen = [pack for name in wanted for pack in self.packs if pack.id == name]
        others = [pack for pack in self.packs if pack not in chosen]
        return [*chosen, *others][: rules.players - 1 if isinstance(rules, StudRules) else 1]

    def choose(self, pack: OpponentPack) -> None:
        """Draw: she plays. Stud: she takes a seat or leaves it; the last one stays."""
        if self.settings.game == "draw":
            self.change(draw_opponent=pack.id)
            return
        seated = self.opponents
        if pack not in seated:
            seated = [*seated, pack]
        elif len(seated) > 1:
            seated.remove(pack)
        self._seat(seated)

    def change_seats(self, players: int) -> None:
        """Stud: let so many play, the human included; the last ones leave, the next ones come."""
        seated = self.opponents[: players - 1]
        free = [pack for pack in self.packs if pack not in seated]
        self._seat([*seated, *free[: players - 1 - len(seated)]])

    def _seat(self, opponents: Sequence[OpponentPack]) -> None:
        seated = tuple(pack.id for pack in opponents[: self.most_opponents])
        self.change(stud_opponents=seated, stud=with_field(self.settings.stud, "players", len(seated) + 1))

    # ------------------------------------------------------------ the match
    def match_setup(self) -> MatchSetup:
        """The match as it is laid out. Raises ValidationError while there is nobody to play against."""
        return match_setup(self.rules, self.opponents)

    @property
    def levels(self) -> tuple[str, ...]:
        """The level of each opponent; nothing when all play at their own."""
        return (self.settings.level,) * len(self.opponents) if self.settings.level else ()


def _playable(services: Services) -> list[OpponentPack]:
    """Every opponent that can be read, the favourite first; what is wrong with others is told on the page of packs."""
    return list(services.cast.usable(services.cast.billing(FAVOURITE)))


def _is_first_match(services: Services) -> bool:
    matches = services.storage.matches
    return not matches.unfinished() and not matches.ended(1)
