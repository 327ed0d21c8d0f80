"""The rules as they are played in a match, told from the rules model alone."""

from game.texts.rules.draw import draw_rules
from game.texts.rules.garments import garment_rules
from game.texts.rules.sections import ExampleHand, RuleSection
from game.texts.rules.stud import stud_rules

__all__ = ["ExampleHand", "RuleSection", "draw_rules", "garment_rules", "stud_rules"]
