"""The opponents, one definition a module: palette, face, hair, pose, garments and finale put together."""

from importlib import import_module
from pkgutil import iter_modules

from tools.art.figure.character import Character


def names() -> list[str]:
    """Every opponent that is defined, in alphabetical order."""
    return sorted(module.name for module in iter_modules(__path__))


def character(name: str) -> Character:
    """The definition of one opponent. Raises ValueError for a name that is not defined."""
    if name not in names():
        raise ValueError(f'nobody is called "{name}"; defined are {", ".join(names())}')
    found = import_module(f"{__name__}.{name}").CHARACTER
    if not isinstance(found, Character):
        raise TypeError(f"tools/art/cast/{name}.py must define CHARACTER as a Character")
    return found
