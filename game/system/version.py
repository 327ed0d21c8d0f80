"""The version of the game; the same as in pyproject.toml, which a frozen program does not carry along."""

VERSION = "0.1.0"
