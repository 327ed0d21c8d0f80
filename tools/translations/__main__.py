"""Command line: ``python3 -m tools.translations extract|update|prune|compile|check``."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable

from tools.translations import catalogues, checks


def _extract() -> int:
    for message in catalogues.messages(catalogues.extract()):
        context = f"[{message.context}] " if message.context else ""
        print(context + " ~ ".join(catalogues.ids(message)))
    return 0


def _update() -> int:
    template = catalogues.extract()
    for language in catalogues.TRANSLATIONS:
        catalogue = catalogues.read(language)
        catalogues.merge(catalogue, template)
        catalogues.write(catalogue, language)
    return 0


def _prune() -> int:
    template = catalogues.extract()
    for language in catalogues.TRANSLATIONS:
        catalogue = catalogues.read(language)
        catalogues.merge(catalogue, template)
        print(f"{language}: {catalogues.prune(catalogue)} unused texts dropped")
        catalogues.write(catalogue, language)
    return 0


def _compile() -> int:
    for language in catalogues.TRANSLATIONS:
        data = catalogues.compiled(catalogues.read(language), language)
        catalogues.compiled_path(language).write_bytes(data)
    return 0


def _check() -> int:
    template = catalogues.extract()
    found = checks.source_faults(template)
    for language in catalogues.TRANSLATIONS:
        found += checks.faults(language, template)
    for fault in found:
        print(fault)
    print(f"{len(found)} faults in {len(list(catalogues.messages(template)))} texts")
    return 1 if found else 0


_COMMANDS: dict[str, tuple[Callable[[], int], str]] = {
    "extract": (_extract, "print every text that the program names"),
    "update": (_update, "add new texts to the catalogues and note where each one is used"),
    "prune": (_prune, "update, and drop the texts that are no longer used"),
    "compile": (_compile, "write the catalogues that the game reads"),
    "check": (_check, "report everything that is missing or wrong"),
}


def main(arguments: list[str]) -> int:
    """Carry out the command; the answer is the exit status."""
    parser = argparse.ArgumentParser(prog="python3 -m tools.translations", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    for name, (_function, description) in _COMMANDS.items():
        commands.add_parser(name, help=description)
    return _COMMANDS[parser.parse_args(arguments).command][0]()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
