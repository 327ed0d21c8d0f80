"""The rules as they are played now: what beats what, both games, the clothes, and the keys."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from enum import IntEnum
from typing import Final

from engine.cards import Deck
from engine.rules import DrawRules, Rules, StudRules
from game.devices.inputs import KeyPressed
from game.drawing.canvas import Align, Canvas
from game.drawing.chrome import ButtonKind, Diamond, Disc, Panel
from game.drawing.vector import PAPER_FILL
from game.look.colours import Colour
from game.look.geometry import Rect
from game.look.typography import BODY, CAPTION, H3, PILL
from game.match.running_match import RunningMatch
from game.scenes.page import QuietPage, draw_panel
from game.scenes.reading import PAPER_TITLE, ReadingArea
from game.scenes.rules.example_hands import draw_hand, ranking
from game.scenes.rules.keys_guide import draw_keys
from game.stage.services import Services
from game.texts.rule_fields import field_name, field_value, rule_fields
from game.texts.rules import RuleSection, draw_rules, garment_rules, stud_rules
from game.widgets.base import Widget
from game.widgets.choices import Tabs

_PAPER: Final = Rect(100, 222, 1250, 708)
_ASIDE: Final = Rect(1376, 222, 444, 708)
_TEXT: Final = Rect(144, 258, 1180, 640)
_RANK_PITCH: Final = 122
_CARD_WIDTH, _CARD_PITCH = 70, 60
_NAME_WIDTH, _VALUE_WIDTH = 196, 184
_FIELD: Final = replace(CAPTION, line=1.15)
_VALUE: Final = replace(PILL, line=1.15)
_GARMENTS: Final = ("hat", "jacket", "gloves", "necklace", "dress", "fan")


class Tab(IntEnum):
    """The pages, in their order."""

    RANKING = 0
    DRAW = 1
    STUD = 2
    CLOTHES = 3
    KEYS = 4


class RulesPage(QuietPage):
    """Five pages of rules. During a match its own rules are told, otherwise those that were chosen last."""

    def __init__(self, services: Services, match: RunningMatch | None = None) -> None:
        super().__init__(services)
        chosen = services.settings.settings.setup
        played = match.setup.rules if match else (chosen.draw if chosen.game == "draw" else chosen.stud)
        self._played: Rules = played
        self._draw = played if isinstance(played, DrawRules) else chosen.draw
        self._stud = played if isinstance(played, StudRules) else chosen.stud
        self.tab = Tab.RANKING
        """The page that is open."""

    def title(self) -> str:
        return self.services.texts.tr("Rules")

    def build(self) -> Sequence[Widget]:
        tr = self.services.texts.tr
        names = (tr("What beats what"), tr("Draw poker"), tr("Stud"), tr("Garments"), tr("Keys"))
        tabs = Tabs("tabs", Rect(95, 146, 1730, 58), self.title(), names, self.tab, self._turn)
        widgets: list[Widget] = [self.back_button(Rect(100, 952, 240, 66), ButtonKind.PRIMARY), tabs]
        sections = self._sections()
        if sections:
            settings = self.services.settings.settings
            widgets.append(ReadingArea("text", _TEXT, names[self.tab], sections, settings))
        return widgets

    def _turn(self, tab: int) -> None:
        self.tab = Tab(tab)
        self.layout()

    def _sections(self) -> tuple[RuleSection, ...]:
        texts = self.services.texts
        match self.tab:
            case Tab.DRAW:
                return draw_rules(texts, self._draw)
            case Tab.STUD:
                return stud_rules(texts, self._stud)
            case Tab.CLOTHES:
                return garment_rules(texts, self._played)
        return ()

    def key_pressed(self, pressed: KeyPressed) -> bool:
        """Scrolling keys move the text from wherever the focus is."""
        text = next((widget for widget in self.group.widgets if isinstance(widget, ReadingArea)), None)
        return text is not None and text.key_pressed(pressed)

    # ------------------------------------------------------------ drawing
    def draw_page(self, canvas: Canvas) -> None:
        canvas.part(Panel(_PAPER.width, _PAPER.height, fill=PAPER_FILL), _PAPER.x, _PAPER.y)
        if self.tab is Tab.RANKING:
            self._draw_ranking(canvas)
        if self.tab is Tab.KEYS:
            place = Rect(_PAPER.x + 50, _PAPER.y + 22, _PAPER.width - 100, 660)
            draw_keys(canvas, self.services.texts, self.services.settings.settings, place)
        if self.tab in (Tab.DRAW, Tab.STUD):
            self._draw_fields(canvas, self._draw if self.tab is Tab.DRAW else self._stud)
        else:
            self._draw_clothes(canvas)

    def _draw_ranking(self, canvas: Canvas) -> None:
        texts, settings = self.services.texts, self.services.settings.settings
        title = texts.tr("Hand ranking")
        canvas.text(title, _PAPER.x + 50, _PAPER.y + 60, H3.sized(36), PAPER_TITLE, fit=_PAPER.width - 100)
        deck = Deck(self._played.deck) if isinstance(self._played, DrawRules) else Deck.FULL
        for place, hand in enumerate(ranking(deck)):
            x, y = _PAPER.x + 50 + 610 * (place // 5), _PAPER.y + 86 + _RANK_PITCH * (place % 5)
            canvas.part(Disc(19, PAPER_TITLE, PAPER_TITLE, 1), x, y + 30)
            canvas.text_middle(texts.number(place + 1), x + 19, y + 49, PILL, Colour.IVORY)
            name = Rect(x + 50, y + 10, 196, 78)
            canvas.text_box(hand.name(texts), name, BODY.sized(25), Colour.PAPER_INK, Align.LEFT, most_lines=2)
            draw_hand(
                canvas,
                settings,
                hand.cards,
                Rect(x + 254, y, _CARD_WIDTH, 0),
                _CARD_PITCH,
                hand.counting,
                on_paper=True,
            )
            if place % 5 < 4:
                canvas.hairline(x, y + 109, 560, Colour.BRASS_LINE, 0.5)

    def _draw_fields(self, canvas: Canvas, rules: Rules) -> None:
        """Every field of the rules with its value, at the side."""
        texts = self.services.texts
        draw_panel(canvas, _ASIDE, texts.tr("House rules"))
        canvas.hairline(_ASIDE.x + 28, _ASIDE.y + 72, _ASIDE.width - 56)
        y = _ASIDE.y + 84
        rows = [
            (field_name(texts, name), field_value(texts, name, getattr(rules, name))) for name in rule_fields(rules)
        ]
        room = _ASIDE.height - 104
        heights = [self._row_height(canvas, *row) for row in rows]
        spare, squeezed = max(0.0, room - sum(heights)) / len(rows), min(1.0, room / sum(heights))
        for (name, value), high in zip(rows, heights, strict=True):
            height = high * squeezed + min(spare, 14)
            left = Rect(_ASIDE.x + 28, y, _NAME_WIDTH, height)
            canvas.text_box(name, left, _FIELD, Colour.CREAM, Align.LEFT, most_lines=2)
            right = Rect(left.right + 8, y, _VALUE_WIDTH, height)
            canvas.text_box(value, right, _VALUE, Colour.BRASS_LIGHT, Align.RIGHT, most_lines=2)
            y += height

    @staticmethod
    def _row_height(canvas: Canvas, name: str, value: str) -> float:
        lines = len(canvas.lines(name, _FIELD, _NAME_WIDTH, 2)), len(canvas.lines(value, _VALUE, _VALUE_WIDTH, 2))
        return 10 + max(lines) * 24

    def _draw_clothes(self, canvas: Canvas) -> None:
        texts, rules = self.services.texts, self._played
        game = texts.tr("Draw poker") if isinstance(rules, DrawRules) else texts.tr("Stud")
        draw_panel(canvas, _ASIDE, texts.tr("Playing for garments"))
        canvas.hairline(_ASIDE.x + 28, _ASIDE.y + 72, _ASIDE.width - 56)
        y, width = _ASIDE.y + 88, _ASIDE.width - 56
        y += canvas.paragraph(game, _ASIDE.x + 28, y, width, CAPTION, Colour.MUTED) + 8
        for place, sentence in enumerate(self._in_short(rules)):
            if place:
                canvas.part(Diamond(8, 8, Colour.BRASS_LINE), _ASIDE.centre_x - 8, y + 12)
                y += 40
            y += canvas.paragraph(sentence, _ASIDE.x + 28, y, width, BODY, Colour.CREAM)
        if y > _ASIDE.bottom - 96:
            return
        for place, icon in enumerate(_GARMENTS):
            canvas.garment(icon, _ASIDE.x + 58 + 65.5 * place, _ASIDE.bottom - 62, 46)

    def _in_short(self, rules: Rules) -> tuple[str, ...]:
        texts = self.services.texts
        if rules.money_only:
            return (texts.tr("Nobody stakes clothes; whoever runs out of money is out."),)
        value = texts.money(rules.garment_value)
        return (
            texts.tr("Every garment is worth {amount}. Whoever runs out of money stakes one instead.", amount=value),
            texts.tr(
                "If the deal is lost, the garment is gone. Later it may be bought back for {amount}.", amount=value
            ),
            texts.tr("Whoever loses everything loses the match. A fan, a drum or a cake mercifully covers the finale."),
        )
