"""The rules, the money and the computer players. No window, no clock, no files, no global chance.

What comes in is a value of :mod:`engine.actions`, what goes out are values of :mod:`engine.events` and
:mod:`engine.views`, and the rules are the models of :mod:`engine.rules`::

    setup = MatchSetup(
        rules=DrawRules(deck=32),
        seats=(SeatSetup(player="human"), SeatSetup(player="opponent", wardrobe=("coat", "shirt"))),
    )
    match = Match(setup)
    match.act(StartDeal(secrets.token_bytes(32)))  # the deck follows from the secret
    match.options()                                # who is on turn, and everything he may do
    match.view(0)                                  # what the human may know
    match.act(Bet(10))                             # events, or IllegalAction and nothing has changed
    replay(match.record)                           # the same match again

Numbers in brackets, such as (2.4), are the sections of docs/rules.md.

Further faces: :mod:`engine.evaluation` (hands), :mod:`engine.odds` and :mod:`engine.frequencies` (what may come, and
how often), :mod:`engine.fairness` and :mod:`engine.fair_deal` (secrets and decks, and checking them),
:mod:`engine.presets` (measured economies), :mod:`engine.players` (computer players), and :mod:`engine.export` (deals as
text).
"""

from engine import actions, events
from engine.actions import StartDeal
from engine.cards import Card, CardError, Deck, Rank, Suit, parse_cards
from engine.draw import DrawDeal
from engine.evaluation import HandCategory, best_five, describe, evaluate
from engine.legality import IllegalAction, Refusal
from engine.match import Match
from engine.record import MatchRecord, RecordError
from engine.replay import replay, replay_steps
from engine.rules import DrawRules, MatchSetup, SeatSetup, StudRules
from engine.stud import StudDeal
from engine.views import Phase, SeatView

__all__ = [
    "Card",
    "CardError",
    "Deck",
    "DrawDeal",
    "DrawRules",
    "HandCategory",
    "IllegalAction",
    "Match",
    "MatchRecord",
    "MatchSetup",
    "Phase",
    "Rank",
    "RecordError",
    "Refusal",
    "SeatSetup",
    "SeatView",
    "StartDeal",
    "StudDeal",
    "StudRules",
    "Suit",
    "actions",
    "best_five",
    "describe",
    "evaluate",
    "events",
    "parse_cards",
    "replay",
    "replay_steps",
]
