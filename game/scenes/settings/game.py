"""The page of settings that change how a match is played and told."""

from __future__ import annotations

from functools import partial

from game.scenes.labelled_rows import LabelledRow
from game.scenes.letter_board import write_in
from game.scenes.settings.rows import Options
from game.settings import NAME_LIMIT, Lines, Modesty, SpeedName
from game.texts import Language
from game.widgets.choices import Segments, Toggle
from game.widgets.text_field import TextField


def game_rows(options: Options) -> list[LabelledRow]:
    texts, tr = options.services.texts, options.services.texts.tr
    _add_language(options)
    options.choice("speed", tr("Animation speed"), speed_names(options))
    options.choice("modesty", tr("Modesty"), modesty_names(options), tr("Decides where the curtain falls"))
    options.choice(
        "lines",
        tr("Lines"),
        [
            (Lines.ON, texts.ptr("lines", "On")),
            (Lines.RARE, texts.ptr("lines", "Rare")),
            (Lines.OFF, texts.ptr("lines", "Off")),
        ],
        tr("What opponents say at the table"),
    )
    _add_name(options)
    _add_hints(options)
    options.switch("name_my_hand", tr("Name my hand"), tr("Says under your cards what they make"))
    options.switch("show_odds", tr("Show the odds"), tr("The ranking of hands tells the chance of improving"))
    options.switch("confirm_big_bets", tr("Confirm big bets"), tr("Asks again before half of your money goes in"))
    options.switch(
        "english_action_words",
        tr("English action words"),
        tr("BET, STAY, DROP as in the rules; the tooltips are translated"),
    )
    return options.rows


def _add_language(options: Options) -> None:
    label, languages = options.services.texts.tr("Language"), list(Language)
    chosen = languages.index(options.services.texts.language)
    names = [language.own_name for language in languages]
    choose = lambda place: options.change(language=languages[place])
    options.add(label, "", Segments("language", options.place(), label, names, chosen, choose))


def _add_name(options: Options) -> None:
    tr, settings = options.services.texts.tr, options.services.settings

    def change(typed: str) -> None:
        # Nothing else shows the name: the page need not be built anew while it is typed.
        settings.change(player_name=" ".join(typed.split()))

    label, name = tr("Your name"), settings.settings.player_name
    field = TextField(
        "player_name",
        options.place(),
        label,
        name,
        change,
        on_board=partial(write_in, options.services),
        limit=NAME_LIMIT,
        clears_by_escape=False,
    )
    options.add(label, tr("Some opponents like to use it"), field)


def _add_hints(options: Options) -> None:
    """Hints that are switched on again begin anew."""
    label = options.services.texts.tr("Hints")
    change = lambda on: options.change(hints=on, hints_seen=())
    toggle = Toggle("hints", options.place(200), label, options.settings.hints, change)
    options.add(label, options.services.texts.tr("A word of advice when something comes up for the first time"), toggle)


def speed_names(options: Options) -> list[tuple[SpeedName, str]]:
    """The speeds with their names."""
    tr = options.services.texts.tr
    return [
        (SpeedName.CALM, tr("Calm")),
        (SpeedName.BRISK, tr("Brisk")),
        (SpeedName.FAST, tr("Fast")),
        (SpeedName.INSTANT, tr("Instant")),
    ]


def modesty_names(options: Options) -> list[tuple[Modesty, str]]:
    """How far the picture goes, from the furthest on."""
    tr = options.services.texts.tr
    return [
        (Modesty.FINALE, tr("With the finale")),
        (Modesty.LAST_GARMENT, tr("Up to the last garment")),
        (Modesty.MONEY_ONLY, tr("Money only")),
    ]
