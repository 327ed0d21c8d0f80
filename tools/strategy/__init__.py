"""Offline solver of five-card draw; ``python -m tools.strategy`` makes every table of ``assets/strategy``."""

from tools.environment import ROOT

STRATEGY_FOLDER = ROOT / "assets" / "strategy"
