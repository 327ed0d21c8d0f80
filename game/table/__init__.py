"""The table of five-card draw: what lies on it, how it moves, and what may be pressed."""
