"""Tests of the tables of actions (`bot.ui.entry.actions`), and of how many methods a class has."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.sessions.pace import CHOICES, SILENT_CHOICES
from bot.ui.commands.leaderboards import ACTION as OF_LEADERBOARDS
from bot.ui.entry.actions import Pressable
from cogs import all_cogs

ROOT = Path(__file__).parents[2]
FOLDERS = (ROOT / "bot" / "ui", ROOT / "cogs")
SOURCES = [ast.parse(path.read_text("utf-8")) for folder in FOLDERS for path in sorted(folder.rglob("*.py"))]
COGS: list[Any] = [cog for cog in all_cogs() if issubclass(cog, Pressable)]
MOST_METHODS = 25


def strings(node: ast.AST) -> Iterator[str]:
    """Yield the strings in some code, without those in its docstrings and in the decorators of handlers."""
    if isinstance(node, ast.Call) and ast.unparse(node.func) in ("action", "match_action"):
        return
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    for child in ast.iter_child_nodes(node):
        if not isinstance(child, ast.Expr):
            yield from strings(child)
        elif not isinstance(child.value, ast.Constant):
            yield from strings(child.value)


def test_a_class_has_few_methods() -> None:
    functions = (ast.FunctionDef, ast.AsyncFunctionDef)
    classes = [node for tree in SOURCES for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    counts = [(kind.name, sum(isinstance(one, functions) for one in kind.body)) for kind in classes]

    assert [(name, count) for name, count in counts if count > MOST_METHODS] == []


@pytest.mark.parametrize("cog", COGS, ids=lambda cog: cog.__name__)
def test_each_action_says_in_a_sentence_what_it_does(cog: Any) -> None:
    told = {name: getattr(row.part or cog, row.method).__doc__ or "" for name, row in cog.actions.items()}

    assert [name for name, text in told.items() if not text.partition("\n")[0].endswith(".")] == []


def test_each_action_is_reached_by_a_button() -> None:
    written = {text for tree in SOURCES for text in strings(tree)}
    written |= {f"{OF_LEADERBOARDS}{text}" for text in written} | {*CHOICES, *SILENT_CHOICES}

    assert sorted({name for cog in COGS for name in cog.actions} - written) == []


def test_only_a_game_limits_where_an_action_is_allowed() -> None:
    """A cog without a game has no lessons. Its `direct` says whether its buttons work in private messages."""
    limited = {cog.__name__ for cog in COGS for row in cog.actions.values() if row.where != "lesson"}

    assert limited == {cog.__name__ for cog in COGS if cog.face is not None}
