"""The program: window, table, scenes, storage and sound around the engine."""

import os

# Standard output belongs to what the command line asked for; pygame's greeting would stand before it.
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
