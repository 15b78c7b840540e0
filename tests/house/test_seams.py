"""Nothing but the machine gives time, chance, threads, processes and sockets, so that a simulation can give others.

`bot/machine.py` says how the bot gets them. This test reads every module of the product and refuses what passes it by.
An exception stands in `ALLOWED` with its reason. The local Discord (`bot/playground`) gets them in the same way.
"""

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

# Modules that give time, chance, threads, processes or sockets. A part that does not is below.
FORBIDDEN = {
    "concurrent",
    "ctypes",
    "http",
    "multiprocessing",
    "random",
    "secrets",
    "select",
    "selectors",
    "socket",
    "socketserver",
    "subprocess",
    "threading",
    "time",
    "urllib",
    "uuid",
    "_thread",
}
HARMLESS = {"urllib.parse"}
# Attributes, by the name before the point. "*" stands for any name.
ATTRIBUTES = {
    "datetime": {"now", "utcnow", "today"},
    "date": {"today"},
    "os": {"urandom", "getrandom", "getpid", "fork", "forkpty", "posix_spawn", "system", "popen", "cpu_count"},
    "asyncio": {"create_subprocess_exec", "create_subprocess_shell", "open_connection", "start_server", "run"},
    "utils": {"utcnow"},
    "numpy": {"random"},
}
WHOLE = "Sets of whole numbers, which have the same order in each process."
# What each module may do all the same, and why.
ALLOWED: dict[tuple[str, str], str] = {
    ("bot/program/settings.py", "asyncio.run"): "A command begins the loop. A simulation calls `run` in its own loop.",
    ("bot/engine/search.py", "a set's order"): WHOLE,
    ("bot/games/gembatan/advice.py", "a set's order"): WHOLE,
    ("bot/games/gemrush/effects.py", "a set's order"): WHOLE,
    ("bot/games/gemrush/payments.py", "a set's order"): WHOLE,
    ("bot/games/gemrush/rules.py", "a set's order"): WHOLE,
    ("bot/games/gems3d/windows.py", "a set's order"): WHOLE,
    ("bot/games/gems3d/worth.py", "a set's order"): WHOLE,
    ("bot/machine.py", "os.cpu_count"): "This is the machine.",
    ("bot/machine.py", "secrets"): "This is the machine.",
    ("bot/machine.py", "time"): "This is the machine.",
    ("bot/playground/rest/spec.py", "id()"): "The key of a cache, which no answer depends on.",
    ("bot/playground/server.py", "socket"): "The link to the page names this machine.",
    ("bot/storage/rescue.py", "asyncio.run"): "A command that runs while the bot is stopped.",
    ("bot/storage/restore.py", "asyncio.run"): "A command that runs while the bot is stopped.",
    ("bot/storage/servers.py", "socket"): "It names options of the connection to PostgreSQL. A simulation has SQLite.",
    ("bot/storage/transfer.py", "asyncio.run"): "A command that runs while the bot is stopped.",
    ("bot/ui/boards/pictures.py", "concurrent"): "The loop runs the work of these pools, so it may do without them.",
    ("bot/ui/boards/pictures.py", "ctypes"): "It gives memory back, which no result depends on.",
    ("bot/workers.py", "a set's order"): "A machine may have other workers (`Machine.workers`).",
    ("bot/workers.py", "asyncio.create_subprocess_exec"): "A machine may have other workers (`Machine.workers`).",
    ("bot/workers.py", "threading"): "The thread is of the worker process, not of the bot.",
    ("render/gemrush/way_plates.py", "a set's order"): WHOLE,
    ("render/gemrush/rock.py", "random"): "Each generator has a fixed seed, so the rock always looks the same.",
    ("render/gemrush/stones.py", "random"): "Each generator has a fixed seed, so the stones always look the same.",
    (
        "render/leaderboards/pieces.py",
        "random",
    ): "The generator has a fixed seed, so the confetti always falls the same.",
    ("render/memory.py", "threading"): "Painters may share the cache between threads. Pictures do not depend on it.",
    (
        "render/memory.py",
        "time",
    ): "What drawing costs decides only which drawings are kept. Pictures do not depend on it.",
}
SET_METHODS = {"union", "intersection", "difference", "symmetric_difference"}
IN_ORDER = {"list", "tuple", "enumerate", "iter", "map", "filter", "zip", "next", "dict"}  # keep or show the order
IN_NO_ORDER = {"all", "any", "sum", "sorted", "set", "frozenset", "min", "max", "len"}  # take a generator in any order


def findings(source: str) -> Iterator[tuple[int, str]]:
    """Yield the line and the name of each thing that a simulation could not replace."""
    tree = ast.parse(source)
    nodes = [*ast.walk(tree)]
    for node in nodes:
        yield from ((node.lineno, name) for name in _imported(node))  # type: ignore[attr-defined]
        if isinstance(node, ast.Attribute) and node.attr in ATTRIBUTES.get(_last_name(node.value), ()):
            yield node.lineno, f"{_last_name(node.value)}.{node.attr}"
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("hash", "id"):
            yield node.lineno, f"{node.func.id}()"
        elif isinstance(node, ast.Call) and _last_name(node.func) in ("Random", "seed") and not node.args:
            yield node.lineno, "a generator without a seed"
        elif isinstance(node, ast.Global):
            yield node.lineno, "global"
    for statement in tree.body:
        if isinstance(statement, (ast.Assign, ast.AnnAssign)) and _is_counter(statement.value):
            yield statement.lineno, "a counter of the module"
    yield from ((line, "a set's order") for line in _Sets(nodes).taken_in_turn(tree))


def _imported(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Import):
        names = [alias.name for alias in node.names]
    elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
        names = [node.module] if node.module in HARMLESS else [f"{node.module}.{one.name}" for one in node.names]
    else:
        return
    for name in names:
        module, _, attribute = name.rpartition(".")
        if name.partition(".")[0] in FORBIDDEN and name not in HARMLESS:
            yield name.partition(".")[0]
        elif module and attribute in ATTRIBUTES.get(module.rpartition(".")[2], ()):
            yield name


def _last_name(node: ast.AST) -> str:
    return node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""


def _is_counter(value: ast.expr | None) -> bool:
    return isinstance(value, ast.Call) and _last_name(value.func) in ("count", "cycle")


class _Sets:
    """Finds the sets of a module, as far as annotations and values say what is a set."""

    def __init__(self, nodes: Iterable[ast.AST]) -> None:
        """nodes: all of the module."""
        self._attributes = {  # of all classes of the module
            _last_name(node.target)
            for node in nodes
            if isinstance(node, ast.AnnAssign)
            and isinstance(node.target, ast.Attribute)
            and _names_sets(node.annotation)
        }
        self._names: set[str] = set()  # of the variables of the function that is looked at

    def taken_in_turn(self, scope: ast.AST) -> Iterator[int]:
        """Yield the line of each place that takes the members of a set in turn."""
        nodes = list(_within(scope))
        self._names = set(self._variables(scope, nodes))
        calls = [node for node in nodes if isinstance(node, ast.Call) and _last_name(node.func) in IN_NO_ORDER]
        harmless = [argument for call in calls for argument in call.args if isinstance(argument, ast.GeneratorExp)]
        harmless += [member for node in nodes if isinstance(node, ast.Set) for member in node.elts]  # type: ignore[misc]
        for node in nodes:
            if node not in harmless:
                yield from self._taken(node)
        for node in nodes:
            if isinstance(node, _FUNCTIONS):
                yield from self.taken_in_turn(node)

    def _variables(self, scope: ast.AST, nodes: list[ast.AST]) -> Iterator[str]:
        if isinstance(scope, _FUNCTIONS):
            arguments = (*scope.args.posonlyargs, *scope.args.args, *scope.args.kwonlyargs)
            yield from (one.arg for one in arguments if one.annotation is not None and _names_sets(one.annotation))
        for node in nodes:
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and _names_sets(node.annotation):
                yield node.target.id
            elif isinstance(node, ast.Assign) and self._is_set(node.value):
                yield from (target.id for target in node.targets if isinstance(target, ast.Name))

    def _is_set(self, node: ast.AST) -> bool:
        if isinstance(node, (ast.Set, ast.SetComp)):
            return True
        if isinstance(node, ast.Name):
            return node.id in self._names
        if isinstance(node, ast.Attribute):
            return node.attr in self._attributes
        if isinstance(node, ast.BinOp) and isinstance(node.op, (ast.BitAnd, ast.BitOr, ast.Sub, ast.BitXor)):
            return any(self._is_set(side) or _is_keys(side) for side in (node.left, node.right))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            return node.func.attr in SET_METHODS and self._is_set(node.func.value)
        if isinstance(node, ast.Call):
            return _names_sets(node.func)
        return False

    def _taken(self, node: ast.AST) -> Iterator[int]:
        if isinstance(node, ast.For) and self._is_set(node.iter):
            yield node.lineno
        elif isinstance(node, (ast.ListComp, ast.GeneratorExp, ast.DictComp)):
            yield from (node.lineno for one in node.generators if self._is_set(one.iter))
        elif isinstance(node, ast.Starred) and self._is_set(node.value):
            yield node.lineno
        elif isinstance(node, ast.Call):
            joins = isinstance(node.func, ast.Attribute) and node.func.attr == "join"
            taken = joins or (isinstance(node.func, ast.Name) and node.func.id in IN_ORDER)
            yield from (node.lineno for argument in node.args if taken and self._is_set(argument))


_FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


def _within(scope: ast.AST) -> Iterator[ast.AST]:
    """Yield the nodes of a function or module without those of the functions in it, but these functions themselves."""
    for child in ast.iter_child_nodes(scope):
        yield child
        if not isinstance(child, _FUNCTIONS):
            yield from _within(child)


def _names_sets(annotation: ast.expr) -> bool:
    """Return whether a type is one of sets, such as `set[int]` and `frozenset`."""
    return _last_name(annotation.value if isinstance(annotation, ast.Subscript) else annotation) in ("set", "frozenset")


def _is_keys(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in ("keys", "items")


def modules() -> Iterator[Path]:
    for folder in ("bot", "cogs", "render"):
        yield from sorted((ROOT / folder).rglob("*.py"))


@pytest.mark.slow
def test_nothing_passes_the_machine_by() -> None:
    found = {
        (str(path.relative_to(ROOT)), name): line
        for path in modules()
        for line, name in findings(path.read_text(encoding="utf-8"))
    }
    passing_by = [f"{module}:{line} {name}" for (module, name), line in found.items() if (module, name) not in ALLOWED]
    assert passing_by == [], "bot/machine.py says how to do without"
    assert ALLOWED.keys() - found.keys() == set(), "no longer needed"


@pytest.mark.parametrize(
    ("name", "source"),
    [
        ("time", "import time"),
        ("time", "from time import monotonic"),
        ("secrets", "def draw():\n    from secrets import token_hex"),
        ("random", "import random as dice"),
        ("a generator without a seed", "dice = Random()"),
        ("uuid", "import uuid"),
        ("threading", "from threading import Thread"),
        ("concurrent", "from concurrent.futures import ThreadPoolExecutor"),
        ("multiprocessing", "import multiprocessing.pool"),
        ("subprocess", "import subprocess"),
        ("socket", "import socket"),
        ("urllib", "import urllib.request"),
        ("urllib", "from urllib import request"),
        ("http", "from http.client import HTTPConnection"),
        ("os.urandom", "key = os.urandom(8)"),
        ("os.urandom", "from os import urandom"),
        ("datetime.now", "today = datetime.now(UTC)"),
        ("datetime.now", "today = datetime.datetime.now(UTC)"),
        ("datetime.utcnow", "from datetime import datetime\ntoday = datetime.utcnow()"),
        ("date.today", "today = date.today()"),
        ("utils.utcnow", "now = discord.utils.utcnow()"),
        ("asyncio.create_subprocess_exec", "async def start():\n    await asyncio.create_subprocess_exec('ls')"),
        ("asyncio.open_connection", "from asyncio import open_connection"),
        ("a counter of the module", "_serial = count()"),
        ("a counter of the module", "_serial: Iterator[int] = itertools.count(5)"),
        ("global", "def note():\n    global newest\n    newest = 1"),
        ("hash()", "place = hash(name) % 8"),
        ("id()", "key = id(task)"),
        ("a set's order", "for user in {1, 2}:\n    send(user)"),
        ("a set's order", "for user in set(users):\n    send(user)"),
        ("a set's order", "for key in old.keys() - new.keys():\n    drop(key)"),
        ("a set's order", "rows = [row(user) for user in frozenset(users)]"),
        ("a set's order", "users = list(set(users))"),
        ("a set's order", "users = (*others, *set(users))"),
        ("a set's order", "text = ', '.join({one.name for one in users})"),
        ("a set's order", "first = next(iter(set[int](users)))"),
        ("a set's order", "first = tuple(set(users).difference(others))"),
    ],
)
def test_what_passes_the_machine_by_is_found(name: str, source: str) -> None:
    assert name in [found for _, found in findings(source)]


@pytest.mark.parametrize(
    "source",
    [
        "from urllib.parse import quote",
        "dice = Random(11)",
        "for user in sorted(set(users)):\n    send(user)",
        "known = user in set(users)",
        "many = len(set(users))",
        "both = {one for one in set(users)}",
        "every = all(user > 0 for user in set(users))",
        "now = asyncio.get_running_loop().time()",
        "at = datetime.fromtimestamp(now, UTC)",
        "class Queue:\n    def __init__(self):\n        self.serial = count()",
    ],
)
def test_what_harms_no_simulation_is_let_through(source: str) -> None:
    assert list(findings(source)) == []
