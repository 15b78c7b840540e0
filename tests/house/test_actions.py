"""Tests of how many methods a class has."""

import ast
from pathlib import Path

ROOT = Path(__file__).parents[2]
FOLDERS = (ROOT / "bot" / "ui", ROOT / "cogs")
SOURCES = [ast.parse(path.read_text("utf-8")) for folder in FOLDERS for path in sorted(folder.rglob("*.py"))]
MOST_METHODS = 25
# Larger classes, and how many methods they may have.
LARGER = {
    "Presenter": 54,
    "Face": 38,  # one method for each question to a game's face; most have an answer already
    "Context": 32,  # what a handler may do with an interaction; some are properties
}


def test_a_class_has_few_methods() -> None:
    functions = (ast.FunctionDef, ast.AsyncFunctionDef)
    classes = [node for tree in SOURCES for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    counts = [(kind.name, sum(isinstance(one, functions) for one in kind.body)) for kind in classes]

    assert [(name, count) for name, count in counts if count > LARGER.get(name, MOST_METHODS)] == []
