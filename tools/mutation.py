"""Change the engine in one small place at a time and see whether its tests notice: ``python -m tools.mutation``.

Every mutant is a process of its own, forked before the engine is imported, that runs only the tests named beside its
module, up to the first that fails. What survives is printed with its line; docs/mutation.md explains those that may.
It needs a system that can fork (Linux, macOS).
"""

from __future__ import annotations

import ast
import copy
import importlib.abc
import importlib.machinery
import importlib.util
import os
import signal
import sys
import time
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from tempfile import TemporaryDirectory
from types import CodeType, ModuleType

import hypothesis.strategies  # noqa: F401 - loaded once, before the forks
import pydantic  # noqa: F401 - as above
import pytest

from tools.environment import ROOT

_TESTS = ROOT / "tests" / "engine"
TARGETS: dict[str, tuple[str, ...]] = {
    "engine.pots": ("test_pots.py", "stud/test_pots.py"),
    "engine.wardrobe": ("test_settlement.py", "test_money_and_clothes.py", "stud/test_clothes.py"),
    "engine.settlement": (
        "test_settlement.py",
        "test_money_and_clothes.py",
        "test_draw_ties.py",
        "stud/test_clothes.py",
        "stud/test_pots.py",
    ),
    "engine.legality": (
        "test_draw_amounts.py",
        "test_draw_deal.py",
        "test_draw_first_betting.py",
        "stud/test_streets.py",
    ),
    "engine._fixed_limit": (
        "stud/test_streets.py",
        "stud/test_pots.py",
        "stud/test_shortage.py",
        "stud/test_clothes.py",
        "stud/test_views.py",
    ),
    "engine.draw": (
        "test_draw_events.py",
        "test_draw_first_betting.py",
        "test_draw_second_betting.py",
        "test_draw_amounts.py",
        "test_draw_deal.py",
        "test_draw_ties.py",
        "test_money_and_clothes.py",
        "test_views.py",
    ),
    "engine.evaluation": ("test_evaluation.py",),
    "engine._hand_tables": ("test_evaluation.py",),
}
"""Modules with the tests that have to notice changes in them, the quickest first."""
_OPTIONS = (
    "-xq",
    "-m",
    "not slow",
    "-W",
    "ignore::pytest.PytestAssertRewriteWarning",
    "-p",
    "no:cacheprovider",
    "-p",
    "no:cov",
)
_SECONDS = 60.0
"""A mutant that takes longer runs in circles, which a test would notice too."""
_COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
_OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Mult,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
_CALLS = {"min": "max", "max": "min", "any": "all", "all": "any"}


@dataclass(frozen=True, slots=True)
class Mutant:
    """One change: where it is, how the place read before and after, and the module with it."""

    line: int
    before: str
    after: str
    code: CodeType


# ------------------------------------------------------------ making mutants
def mutants(module: str) -> Iterator[Mutant]:
    """Every module that differs from this one in a single place."""
    file = ROOT / (module.replace(".", "/") + ".py")
    tree = ast.parse(file.read_text(encoding="utf-8"))
    marks = {
        mark for node in ast.walk(tree) for listed in getattr(node, "decorator_list", ()) for mark in ast.walk(listed)
    }
    for number, node in enumerate(ast.walk(tree)):
        if node in marks:
            continue
        for changed in _changes(node):
            copied = copy.deepcopy(tree)
            place = next(other for at, other in enumerate(ast.walk(copied)) if at == number)
            _put(copied, place, changed)
            line = getattr(node, "lineno", 0)
            yield Mutant(line, ast.unparse(node), ast.unparse(changed), compile(copied, str(file), "exec"))


def _changes(node: ast.AST) -> Iterator[ast.AST]:
    match node:
        case ast.Compare(left=left, ops=[first, *rest], comparators=others):
            yield ast.Compare(left, [_COMPARISONS[type(first)](), *rest], others)
        case ast.BinOp(left=left, op=operator, right=right) if type(operator) in _OPERATORS:
            yield ast.BinOp(left, _OPERATORS[type(operator)](), right)
        case ast.BoolOp(op=operator, values=values):
            yield ast.BoolOp(ast.Or() if isinstance(operator, ast.And) else ast.And(), values)
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield operand
        case ast.Constant(value=bool() as value):
            yield ast.Constant(not value)
        case ast.Constant(value=int() as value):
            yield ast.Constant(value + 1)
        case ast.Call(func=ast.Name(id=name), args=arguments, keywords=keywords) if name in _CALLS:
            yield ast.Call(ast.Name(_CALLS[name], ast.Load()), arguments, keywords)
        case ast.AugAssign() | ast.Expr(value=ast.Call()) | ast.Delete():
            yield ast.Pass()
        case ast.Break():
            yield ast.Continue()
        case ast.Continue():
            yield ast.Break()
        case ast.If(test=ast.Name() | ast.Attribute() | ast.Call() as test, body=body, orelse=orelse):
            yield ast.If(ast.UnaryOp(ast.Not(), test), body, orelse)


def _put(tree: ast.Module, place: ast.AST, changed: ast.AST) -> None:
    """Let ``changed`` stand where ``place`` is."""
    for parent in ast.walk(tree):
        for name, value in ast.iter_fields(parent):
            if value is place:
                setattr(parent, name, changed)
            elif isinstance(value, list) and any(item is place for item in value):
                value[next(at for at, item in enumerate(value) if item is place)] = changed
    ast.fix_missing_locations(tree)


# ------------------------------------------------------------ trying them
class _Changed(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Imports one module from compiled code, and leaves all others alone."""

    def __init__(self, name: str, code: CodeType) -> None:
        self._name = name
        self._code = code

    def find_spec(self, fullname: str, path: object, target: object = None) -> importlib.machinery.ModuleSpec | None:  # noqa: ARG002 - the face of finders
        return importlib.util.spec_from_loader(fullname, self) if fullname == self._name else None

    def exec_module(self, module: ModuleType) -> None:
        exec(self._code, module.__dict__)  # noqa: S102 - the code is the project's own


def survives(module: str, code: CodeType) -> bool:
    """Whether all tests of the module pass with this code in its place."""
    child = os.fork()
    if child == 0:
        os.setpgid(0, 0)
        sys.meta_path.insert(0, _Changed(module, code))
        silence = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silence, 1)
        os.dup2(silence, 2)
        tests = [str(_TESTS / name) for name in TARGETS[module]]
        os._exit(pytest.main([*_OPTIONS, *tests]))
    end = time.monotonic() + _SECONDS
    while time.monotonic() < end:
        ended, status = os.waitpid(child, os.WNOHANG)
        if ended:
            return os.waitstatus_to_exitcode(status) == 0
        time.sleep(0.02)
    os.killpg(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return False


def _original(module: str) -> CodeType:
    file = ROOT / (module.replace(".", "/") + ".py")
    return compile(file.read_text(encoding="utf-8"), str(file), "exec")


def main(argv: Sequence[str]) -> int:
    """Print the survivors of every module, and answer 1 when a module's own tests fail without any change."""
    parser = ArgumentParser(prog="mutation", description="Change the engine in small places; see what tests notice.")
    parser.add_argument("modules", nargs="*", metavar="MODULE", choices=[*TARGETS, []], help=", ".join(TARGETS))
    arguments = parser.parse_args(argv)
    with TemporaryDirectory() as folder:
        os.environ["HYPOTHESIS_STORAGE_DIRECTORY"] = folder
        return max(_try(module) for module in arguments.modules or TARGETS)


def _try(module: str) -> int:
    if not survives(module, _original(module)):
        print(f"{module}: its tests fail without any change: {', '.join(TARGETS[module])}")
        return 1
    every = list(mutants(module))
    survivors = [mutant for mutant in every if survives(module, mutant.code)]
    print(f"{module}: {len(every) - len(survivors)} of {len(every)} mutants killed")
    for mutant in survivors:
        print(f"  line {mutant.line}: {mutant.before}  ->  {mutant.after}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
