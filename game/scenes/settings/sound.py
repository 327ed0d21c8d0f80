"""The page of settings that change what is heard."""

from __future__ import annotations

from game.match.evening import MUSIC
from game.scenes.labelled_rows import LabelledRow
from game.scenes.settings.rows import Options
from game.widgets.choices import Toggle


def sound_rows(options: Options) -> list[LabelledRow]:
    tr = options.services.texts.tr
    options.volume("master", tr("Overall volume"), has_switch=False)
    options.volume("music", tr("Music"))
    options.volume("effects", tr("Sounds"), tr("Cards, chips and clothes"))
    options.volume("voices", tr("Signatures"), tr("A few notes announce every opponent"))
    options.volume("interface", tr("Buttons"))
    tracks = [("", tr("As usual")), ("borrowed_bow_tie", tr("Rumba")), ("last_lamp_on_the_bar", tr("The last lamp"))]
    options.unlockable("table_music", MUSIC, tr("Music at the table"), tracks)
    label = tr("Silent in the background")
    on = options.settings.sound.silent_in_background
    change = lambda silent: options.change_sound(silent_in_background=silent)
    toggle = Toggle("silent_in_background", options.place(200), label, on, change)
    options.add(label, tr("Nothing sounds while another window has the focus"), toggle)
    return options.rows
