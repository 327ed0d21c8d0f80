"""What opponents say: reading their lines, and choosing the one that fits what happened."""

from game.lines.book import LineBook, Talkativeness
from game.lines.line import Conditions, Line
from game.lines.line_file import LineFileError, read_lines
from game.lines.situation import Situation, spoken

__all__ = [
    "Conditions",
    "Line",
    "LineBook",
    "LineFileError",
    "Situation",
    "Talkativeness",
    "read_lines",
    "spoken",
]
