"""Sitting down to a match, a new one or one that waits, and going to its table."""

from __future__ import annotations

from engine.record import RecordError
from engine.rules import DrawRules, MatchSetup
from game.match.running_match import RunningMatch, new_context
from game.opponents.pack import PackError
from game.scenes.dialog import Answer, Dialog, nothing
from game.stage.doors import Door
from game.stage.services import Services
from game.storage.matches import DamagedMatchError


def table_door(setup: MatchSetup) -> Door:
    return Door.DRAW_TABLE if isinstance(setup.rules, DrawRules) else Door.STUD_TABLE


def sit_down(
    services: Services,
    setup: MatchSetup,
    levels: tuple[str, ...] = (),
    *,
    evening_rung: int | None = None,
    is_rematch: bool = False,
) -> None:
    """Begin a match and go to its table; every other page is closed."""
    context, store = new_context(levels=levels, evening_rung=evening_rung), services.storage.matches
    match = RunningMatch.begin(store, setup, context, services.make_players, is_rematch=is_rematch)
    _go_to_table(services, match)


def sit_down_again(services: Services, match_id: int) -> None:
    """Go on with a match that waits. One that cannot be read to its end goes on from where it can, when asked."""
    try:
        match = RunningMatch.resume(services.storage.matches, match_id, services.make_players)
    except DamagedMatchError as error:
        _offer_the_rest(services, match_id, error.sound_actions)
    except RecordError:
        _offer_the_rest(services, match_id, 0)
    except PackError as error:
        _tell_who_is_missing(services, match_id, error)
    else:
        _go_to_table(services, match)


def _tell_who_is_missing(services: Services, match_id: int, error: PackError) -> None:
    """The match stays as it is: it can be gone on with as soon as the pack is in order again."""
    tr = services.texts.tr
    body = tr("An opponent of this match cannot be found or read: {reason}", reason=error.fault.told(services.texts))
    packs = Answer(tr("Opponent packs"), lambda: services.scenes.push(services.doors.page(Door.PACKS)))
    give_up = Answer(
        tr("Give up the match"),
        lambda: _give_up(services, match_id),
        note=tr("It leaves the list of matches that wait."),
    )
    services.scenes.push(
        Dialog(services, tr("Somebody is missing"), body, Answer(tr("Back"), nothing), packs, rare=give_up, icon="warn")
    )


def _give_up(services: Services, match_id: int) -> None:
    services.storage.matches.abandon(match_id)
    services.scenes.layout()


def _go_to_table(services: Services, match: RunningMatch) -> None:
    services.scenes.restart(services.doors.page(table_door(match.setup), match))


def _offer_the_rest(services: Services, match_id: int, actions: int) -> None:
    tr = services.texts.tr
    can_go_on = actions > 0

    def go_on() -> None:
        kept = services.storage.matches.take_over(match_id, actions)
        _go_to_table(services, RunningMatch(kept, services.make_players))

    body = (
        tr("A match can be read only up to its action number {count}.", count=actions)
        if can_go_on
        else tr("This match cannot be read any more.")
    )
    services.scenes.push(
        Dialog(
            services,
            tr("The match is damaged"),
            body,
            Answer(tr("Back"), nothing),
            Answer(tr("Go on from there"), go_on) if can_go_on else None,
            rare=Answer(
                tr("Give up the match"),
                lambda: _give_up(services, match_id),
                note=tr("It leaves the list of matches that wait."),
            ),
            icon="warn",
        )
    )
