"""Whatever answers members gets each match by a lookup that checks that the member may see it."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import bot
import cogs

ROOTS = (Path(cogs.__file__).parent, Path(bot.__file__).parent / "ui")
# Files that read matches for the bot itself, not for a member: what they tell, every member of the channel may see.
OF_THE_BOT = {
    "presenter.py",
    "reconciler.py",
    "claims.py",
    "finder.py",
    "courier.py",
    "day_message.py",
    "questions.py",
    "allowed.py",
}


def unchecked(source: str) -> Iterator[int]:
    """Yield the lines in which a match is read by its id alone, so without the member who asks."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and len(node.args) + len(node.keywords) < 2:
            called = node.func
            if isinstance(called, ast.Attribute) and ast.unparse(called).endswith("matches.match"):
                yield node.lineno


@pytest.mark.slow
def test_no_cog_reads_a_match_without_a_check() -> None:
    read = {path.name: [*unchecked(path.read_text(encoding="utf-8"))] for root in ROOTS for path in root.rglob("*.py")}
    assert {name for name, lines in read.items() if lines} == OF_THE_BOT


def test_a_match_that_is_read_by_its_id_alone_is_found() -> None:
    assert [*unchecked("match = await self.sessions.matches.match(address.match)")] == [1]
    assert [*unchecked("match = await self.sessions.matches.match(address.match, context.request)")] == []
