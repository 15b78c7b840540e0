"""Finds the sentences that the code asks for. It reads the syntax trees of Python, and the texts of scripts.

An area is the first part of a key, such as "ui" or "gems3d". Each string in the code that looks like a key of a known
area is a request for this key. An f-string, or a string that ends in "-", is a request for all keys that it can become.
An argument of a function in SPEAKERS is a request even if its area is unknown.
"""

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

SPEAKERS = frozenset({"say", "words"})
ANY_PART, GAME = "[a-z0-9-]+", "[a-z0-9]+"  # patterns for a variable in a key; GAME if it begins the key
ANY_KEY = re.compile(r"[a-z0-9]+(-[a-z0-9]+)+")
SEAT_NAME = "name"  # `bot.ui` adds this variable to a sentence with the variable `seat`.
NAMED = "_named"  # ends the functions of `bot.sessions.refusals` whose result is this variable of a refusal


@dataclass(frozen=True)
class Request:
    """One place in the code that asks for a sentence.

    Attributes:
        pattern: a regular expression for the keys.
        where: the file and the line.
        callee: the name of the function that the code calls with this key; "" if there is no call.
        given: the variables that the same call passes; None if they are unknown.
    """

    pattern: str
    where: str
    callee: str
    given: frozenset[str] | None

    def asks_for(self, key: str) -> bool:
        return _compiled(self.pattern).fullmatch(key) is not None


@cache
def _compiled(pattern: str) -> re.Pattern[str]:
    """Return the compiled pattern. The cache of `re` is too small for all patterns."""
    return re.compile(pattern)


def _answers(requests: Iterable[Request], keys: Iterable[str]) -> dict[str, tuple[str, ...]]:
    """Return the keys that each pattern asks for. Most patterns are one key, which needs no search."""
    everything = dict.fromkeys(keys)
    found: dict[str, tuple[str, ...]] = {}
    for pattern in {request.pattern for request in requests}:
        key = re.sub(r"\\(.)", r"\1", pattern)
        if ANY_KEY.fullmatch(key):
            found[pattern] = (key,) if key in everything else ()
        else:
            found[pattern] = tuple(filter(_compiled(pattern).fullmatch, everything))
    return found


def requests_in(folders: Iterable[Path], areas: Iterable[str], *, containing: str = "") -> list[Request]:
    """Return the requests of all Python files under `folders`. containing: a text that the files to be read contain."""
    looks_like_key = re.compile(rf"({'|'.join(sorted(areas))})-[a-z0-9-]*")
    return [
        request
        for folder in folders
        for file in sorted(folder.rglob("*.py"))
        if containing in (code := file.read_text(encoding="utf-8"))
        for request in _requests(ast.parse(code), file, looks_like_key)
    ]


_SCRIPT_KEY = re.compile(r"""(?:(sayWith|say)\()?(["`])(page-(?:[a-z0-9-]|\$\{[^}]*\})+)\2(\)|, \{)?""")


def requests_in_scripts(folder: Path) -> list[Request]:
    """Return the requests of the page's scripts under `folder`. Each string that looks like a key is one."""
    found = []
    for file in sorted(folder.rglob("*.js")):
        script = file.read_text(encoding="utf-8")
        for match in _SCRIPT_KEY.finditer(script):
            say, _, key, after = match.groups()
            given = {")": frozenset[str](), ", {": _names(script, match.end())}.get(after or "") if say else None
            pattern = ANY_PART.join(map(re.escape, re.split(r"\$\{[^}]*\}", key)))
            line = script.count("\n", 0, match.start()) + 1
            found.append(Request(pattern, f"{file}:{line}", say or "", given))
    return found


def _names(script: str, start: int) -> frozenset[str]:
    """Return the names in an object of JavaScript. start: the place after its opening brace."""
    depth, own = 1, ""
    for letter in script[start:]:
        depth += (letter in "{[(") - (letter in "}])")
        if depth == 0:
            break
        own += letter if depth == 1 else " "
    return frozenset(name.partition(":")[0].strip() for name in own.split(",") if name.strip())


def _requests(tree: ast.Module, file: Path, looks_like_key: re.Pattern[str]) -> Iterator[Request]:
    nodes = list(ast.walk(tree))
    calls = {id(part): call for call in nodes if isinstance(call, ast.Call) for part in call.args}
    inside_f_strings = {id(part) for node in nodes if isinstance(node, ast.JoinedStr) for part in node.values}
    for node in nodes:
        if id(node) in inside_f_strings or not isinstance(node, ast.Constant | ast.JoinedStr):
            continue
        call = calls.get(id(node))
        callee = _callee(call) if call else ""
        pattern = _pattern(node, looks_like_key, callee in SPEAKERS)
        if pattern is not None:
            yield Request(pattern, f"{file}:{node.lineno}", callee, _given(call) if call else None)


def _callee(call: ast.Call) -> str:
    match call.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case _:
            return ""


def _pattern(node: ast.Constant | ast.JoinedStr, looks_like_key: re.Pattern[str], spoken: bool) -> str | None:
    """Return a pattern for the keys that this string may become, or None if it is no key."""
    if isinstance(node, ast.Constant):
        if not isinstance(node.value, str):
            return None
        if not looks_like_key.fullmatch(node.value) and not (spoken and ANY_KEY.fullmatch(node.value)):
            return None
        return re.escape(node.value) + (ANY_PART if node.value.endswith("-") else "")
    first = node.values[0]
    begins = spoken if not isinstance(first, ast.Constant) else looks_like_key.fullmatch(str(first.value))
    if not begins:
        return None
    parts = [re.escape(str(part.value)) if isinstance(part, ast.Constant) else ANY_PART for part in node.values]
    if parts[0] == ANY_PART:
        parts[0] = GAME
    return "".join(parts)


def _given(call: ast.Call) -> frozenset[str] | None:
    names = {keyword.arg for keyword in call.keywords}
    if None in names:
        return None
    known = {name for name in names if name is not None}
    seats = {name for name in known if name == "seat" or name.endswith("_seat")}
    if any(_callee(part).endswith(NAMED) for part in call.args if isinstance(part, ast.Call)):
        known.add(SEAT_NAME)
    if seats:
        known |= {SEAT_NAME, *(name.removesuffix("seat") + "name" for name in seats)}
    return frozenset(known)


def unknown_requests(requests: Iterable[Request], keys: Iterable[str]) -> list[str]:
    """Return a fault for each request that asks for no existing sentence."""
    asked = list(requests)
    answers = _answers(asked, keys)
    return [f"{request.where}: no sentence {request.pattern}" for request in asked if not answers[request.pattern]]


def boundless_requests(requests: Iterable[Request]) -> list[str]:
    """Return requests for a whole area, such as f"ui-{state}". They would hide sentences that nobody uses."""
    boundless = re.compile(rf"[a-z0-9]+\\?-{re.escape(ANY_PART)}")
    return [f"{request.where}: {request.pattern}" for request in requests if boundless.fullmatch(request.pattern)]


def unused_keys(requests: Iterable[Request], keys: Iterable[str]) -> list[str]:
    everything = list(keys)
    asked = {key for found in _answers(requests, everything).values() for key in found}
    return [key for key in everything if key not in asked]


def ungiven_variables(requests: Iterable[Request], needed: Mapping[str, frozenset[str]]) -> list[str]:
    """Return a fault for each call that lacks a variable of its sentence. `needed` has the variables of each key."""
    asked = [(request, request.given) for request in requests if request.given is not None]
    answers = _answers((request for request, _ in asked), needed)
    return [
        f"{request.where}: {key} also needs {sorted(needed[key] - given)}"
        for request, given in asked
        for key in answers[request.pattern]
        if needed[key] - given
    ]
