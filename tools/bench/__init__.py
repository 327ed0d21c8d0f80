"""Measurements of the project. Each module prints a table of its own; ``--json FILE`` keeps the figures."""
