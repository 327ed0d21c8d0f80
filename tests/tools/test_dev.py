"""The project's one tool, as far as it says what it does not do."""

from __future__ import annotations

import pytest

from tools import dev


def test_checks_take_no_arguments(capsys: pytest.CaptureFixture[str]) -> None:
    assert dev.main(["check", "engine"]) == 2
    assert "takes no arguments" in capsys.readouterr().err


def test_an_unknown_command_is_answered_with_all_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert dev.main(["ply"]) == 2
    told = capsys.readouterr()
    assert "no command ply" in told.err
    assert all(name in told.out for name in dev.COMMANDS)


@pytest.mark.parametrize("name", ["check", "test"])
def test_a_command_that_is_asked_what_it_does_only_says_so(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert dev.main([name, "--help"]) == 0
    told = capsys.readouterr().out
    assert str(dev.COMMANDS[name].__doc__) in told
    assert "==" not in told
