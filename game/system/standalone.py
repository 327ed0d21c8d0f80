"""How the program was started: from its source, or as the built program that brings its own Python."""

from __future__ import annotations

import sys
from typing import Final

IS_STANDALONE: Final = bool(getattr(sys, "frozen", False))
VERIFY_COMMAND: Final = "python3 verify_deal.py" if IS_STANDALONE else "python3 tools/dev.py verify-deal"
"""What checks an exported deal without the game, said in the folder of the program."""
