"""Tests of the number of this version: it is the same wherever it stands."""

import re
import tomllib
from pathlib import Path

import pytest

from bot import __version__
from bot.__main__ import main
from bot.storage.migrate import newest_revision
from tests.upgrades.table import DOCUMENT, with_table

ROOT = Path(__file__).parents[2]


def read(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def test_the_second_number_is_that_of_the_newest_migration() -> None:
    assert re.fullmatch(rf"0\.{newest_revision()}\.\d+", __version__)


def test_the_version_is_the_same_everywhere() -> None:
    assert tomllib.loads(read("pyproject.toml"))["project"]["version"] == __version__
    assert re.findall(r"image\.version=\"(.*?)\"", read("Dockerfile")) == [__version__]
    newest = re.findall(r"^## (.+)$", read("CHANGELOG.md"), re.MULTILINE)[0]
    assert re.fullmatch(rf"{re.escape(__version__)} - \d{{4}}-\d\d-\d\d", newest)


def test_the_command_line_says_the_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"Lapidary {__version__}\n"


def test_the_table_of_versions_is_up_to_date() -> None:
    """If this fails: `python -m tests.upgrades.table`."""
    document = DOCUMENT.read_text(encoding="utf-8")
    assert with_table(document) == document
