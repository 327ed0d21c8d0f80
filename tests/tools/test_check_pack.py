import shutil
from pathlib import Path

import pytest

from game.system.assets import ASSETS
from tools.check_pack import main

EXAMPLE = ASSETS.parent / "docs" / "example-pack" / "nora"


def test_a_pack_in_order_is_said_to_be_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(ASSETS / "opponents" / "vera"), "--built-in"]) == 0
    assert capsys.readouterr().out == "vera: in order\n"


def test_the_example_pack_is_in_order(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(EXAMPLE)]) == 0
    assert capsys.readouterr().out == "nora: in order\n"


def test_every_fault_is_printed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pack = shutil.copytree(ASSETS / "opponents" / "vera", tmp_path / "vera")
    (pack / "lines.en.toml").write_text('[[line]]\ntag = "bet"\ntext = "Hm"\n', encoding="utf-8")
    assert main([str(pack)]) == 1
    printed = capsys.readouterr().out
    assert '"raise" has 0 lines' in printed
    assert "must end with" in printed


def test_a_path_that_is_not_there_is_said_in_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["nowhere.zip"]) == 1
    assert "does not exist" in capsys.readouterr().out
