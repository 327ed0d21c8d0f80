"""The house rules: every field of the rules with its sentence, over the setup page."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.rules import Rules
from game.drawing.canvas import Align, Canvas
from game.drawing.chrome import ButtonKind, Panel
from game.drawing.ornaments import HeadingRule
from game.look.colours import Colour
from game.look.geometry import Rect
from game.look.typography import H1
from game.match.house_rules import RuleField, RuleKind, bounds_of, fields_of, with_field
from game.match.setup_choice import source_rules
from game.scenes.labelled_rows import LabelledRow, LabelledRows, kept_offset
from game.stage.scene import Scene
from game.stage.services import Services
from game.widgets.amounts import Stepper
from game.widgets.base import Widget
from game.widgets.button import Button
from game.widgets.choices import Segments, Toggle
from game.widgets.dropdown import DropDown
from game.widgets.scroll import BAR_ROOM

_PANEL = Rect(260, 60, 1400, 960)
_LIST = Rect(300, 196, 1320, 706)
_PITCH = 96
_CONTROL_WIDTH, _CONTROL_HEIGHT = 440, 54
_WORDS_WIDTH = _LIST.width - BAR_ROOM - _CONTROL_WIDTH - 40


class HouseRulesPage(Scene):
    """Changes act at once: `on_change` gets the new rules, and answers with those in force."""

    is_overlay = True
    backdrop_ink = 0.8

    def __init__(self, services: Services, rules: Rules, on_change: Callable[[Rules], Rules]) -> None:
        super().__init__(services)
        self._rules = rules
        self._on_change = on_change

    def build(self) -> Sequence[Widget]:
        tr, fields = self.services.texts.tr, fields_of(self._rules)
        rows = [
            LabelledRow(tr(rule.label), tr(rule.sentence), (self._control(rule, self._place(place)),))
            for place, rule in enumerate(fields)
        ]
        listed = LabelledRows("fields", _LIST, tr("House rules"), rows, pitch=_PITCH, words_width=_WORDS_WIDTH)
        listed.offset = min(kept_offset(self.group.widgets, "fields"), listed.furthest)
        source = Button(
            "source",
            Rect(_PANEL.x + 40, 926, 400, 66),
            tr("Original rules"),
            lambda: self._take(source_rules(self._rules)),
            size=24,
            icon="book",
        )
        done = Button(
            "done",
            Rect(_PANEL.right - 440, 926, 400, 66),
            tr("Done"),
            self.services.scenes.pop,
            kind=ButtonKind.PRIMARY,
            size=26,
        )
        return [listed, source, done]

    @staticmethod
    def _place(place: int) -> Rect:
        row = LabelledRows.row_rect(_LIST, place, _PITCH)
        return Rect(row.right - _CONTROL_WIDTH, row.centre_y - _CONTROL_HEIGHT / 2, _CONTROL_WIDTH, _CONTROL_HEIGHT)

    def _control(self, rule: RuleField, rect: Rect) -> Widget:
        texts, name, value = self.services.texts, rule.name, getattr(self._rules, rule.name)
        label = texts.tr(rule.label)
        change = lambda chosen: self._change(name, chosen)
        if rule.kind is RuleKind.SWITCH:
            return Toggle(name, rect, label, value, change)
        if rule.kind is RuleKind.CHOICE:
            values = list(rule.choices)
            options = [texts.tr(words) for words in rule.choices.values()]
            choose = lambda place: self._change(name, values[place])
            kind = Segments if len(options) == 2 else DropDown
            return kind(name, rect, label, options, values.index(value), choose)
        lowest, highest = bounds_of(self._rules, rule)
        bounds = min(value, lowest), max(value, highest)
        shown = texts.money if rule.kind is RuleKind.DOLLARS else texts.number
        return Stepper(name, rect, label, bounds, value, change, step=rule.step, shown=shown)

    def _change(self, name: str, value: object) -> None:
        self._take(with_field(self._rules, name, value))

    def _take(self, rules: Rules) -> None:
        self._rules = self._on_change(rules)
        self.layout()

    def draw(self, canvas: Canvas) -> None:
        canvas.part(Panel(_PANEL.width, _PANEL.height, 18), _PANEL.x, _PANEL.y)
        title = self.services.texts.tr("House rules")
        canvas.text(title, _PANEL.centre_x, 136, H1, Colour.BRASS_LIGHT, Align.CENTRE, fit=1100)
        canvas.part(HeadingRule(520), _PANEL.centre_x - 260, 156)
        super().draw(canvas)
