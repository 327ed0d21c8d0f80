"""Offline solver of five-card draw; ``python -m tools.strategy`` makes every table of ``assets/strategy``."""
