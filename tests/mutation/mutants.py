"""What is changed: an operator, a comparison, a number or a loop in a function, drawn at random with cosmic-ray."""

import ast
import random
from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from cosmic_ray.ast import get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator

FOLDERS = ("bot/engine", "bot/games", "bot/sessions", "bot/storage", "bot/ui/boards")
# A slip of the hand: the near sign, the other truth, one more or less. Other operators of cosmic-ray end the import or
# raise TypeError, which says nothing of tests.
COMPARISONS = "Eq_NotEq NotEq_Eq Lt_LtE Lt_GtE LtE_Lt LtE_Gt Gt_GtE Gt_LtE GtE_Gt GtE_Lt Is_IsNot IsNot_Is"
SUMS = "Add_Sub Sub_Add Mul_FloorDiv Mul_Add FloorDiv_Mul Div_Mul Mod_FloorDiv Mod_Add"
OPERATORS = (
    *(f"core/ReplaceComparisonOperator_{pair}" for pair in COMPARISONS.split()),
    *(f"core/ReplaceBinaryOperator_{pair}" for pair in SUMS.split()),
    *("core/ReplaceUnaryOperator_USub_UAdd", "core/ReplaceUnaryOperator_Delete_Not", "core/AddNot"),
    *("core/ReplaceTrueWithFalse", "core/ReplaceFalseWithTrue", "core/ReplaceAndWithOr", "core/ReplaceOrWithAnd"),
    *("core/ReplaceBreakWithContinue", "core/ReplaceContinueWithBreak", "core/ZeroIterationForLoop"),
    *("core/ExceptionReplacer", "core/NumberReplacer"),
)


class Mutant(NamedTuple):
    """One change of one place. line: from 1. nth: which of the places of the operator in its file, from 0."""

    path: str
    line: int
    operator: str
    nth: int

    def __str__(self) -> str:
        return f"{self.path}:{self.line} {self.operator.removeprefix('core/')} {self.nth}"

    def code(self, source: str) -> str:
        """Return the changed source."""
        changed: str | None = mutate_code(source, _operator(self.operator), self.nth)
        if changed is None:
            raise LookupError(f"there is no {self}")
        return changed


@cache
def _operator(name: str) -> Any:
    return get_operator(name)()


def drawn(root: Path, n: int, seed: int) -> list[Mutant]:
    """Return mutants in the folders of the rules, sessions, storage and boards: each place once, all as likely.

    root: the checkout. n: how many. seed: the same one draws the same mutants from the same code.
    """
    places: dict[tuple[str, int, int], list[Mutant]] = defaultdict(list)
    for folder in FOLDERS:
        for path in sorted((root / folder).rglob("*.py")):
            for column, mutant in _mutants(path.relative_to(root).as_posix(), path.read_text("utf-8")):
                places[mutant.path, mutant.line, column].append(mutant)
    chance = random.Random(seed)
    chosen = chance.sample(sorted(places), min(n, len(places)))
    return [chance.choice(places[place]) for place in chosen]


def _mutants(path: str, source: str) -> Iterator[tuple[int, Mutant]]:
    lines = _lines_of_functions(source)
    nodes = list(_walk(get_ast(source)))
    for name in OPERATORS:
        starts = [start for node in nodes for start, _ in _operator(name).mutation_positions(node)]
        for nth, (line, column) in enumerate(starts):
            if line in lines:
                yield column, Mutant(path, line, name, nth)


def _walk(node: Any) -> Iterator[Any]:
    """Yield nodes as cosmic-ray visits them."""
    yield node
    for child in getattr(node, "children", ()):
        yield from _walk(child)


def _lines_of_functions(source: str) -> set[int]:
    """Return the lines of statements in functions, without their heads and annotations."""
    return {
        line
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        for statement in node.body
        for line in _lines(statement)
    }


def _lines(statement: ast.stmt) -> Iterable[int]:
    if isinstance(statement, ast.FunctionDef | ast.AsyncFunctionDef):
        return ()  # its own body is met by itself
    if isinstance(statement, ast.AnnAssign):
        value = statement.value
        return () if value is None else range(value.lineno, (value.end_lineno or value.lineno) + 1)
    return range(statement.lineno, (statement.end_lineno or statement.lineno) + 1)
