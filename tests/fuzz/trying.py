"""Give spoilt texts to readers. Faults raised at the same place count as one fault."""

import random
import time
import traceback
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from bot.errors import NotationError
from tests.fuzz.readers import Reader
from tests.fuzz.spoiling import spoilt
from tests.texts.loaded import all_texts

LONGEST_SAID = 1_000  # characters of a refusal
ROOT = Path(__file__).parents[2]


@dataclass
class Tried:
    """What happened to the texts.

    Attributes:
        read: how many were read. refused: how many were refused, by sentence.
        faults: by error and place, the shortest text that causes it.
        slowest: the longest time that a text took, in seconds, and this text.
    """

    read: int = 0
    refused: Counter[str] = field(default_factory=Counter)
    faults: dict[str, str] = field(default_factory=dict)
    slowest: tuple[float, str] = (0.0, "")


def attempt(name: str, reader: Reader, seed: int, count: int) -> Tried:
    """Give this many spoilt texts to a reader. name: of the reader. seed: decides the texts."""
    tried = Tried()
    for number in range(count):
        text = spoilt(random.Random(f"{seed} {name} {number}"), reader.texts)
        began = time.perf_counter()
        problem = _problem(reader, text)
        tried.slowest = max(tried.slowest, (time.perf_counter() - began, text))
        if problem is None:
            tried.read += 1
        elif isinstance(problem, NotationError):
            tried.refused[problem.key] += 1
        fault = _fault(problem)
        if fault and (fault not in tried.faults or len(text) < len(tried.faults[fault])):
            tried.faults[fault] = text
    return tried


def _problem(reader: Reader, text: str) -> Exception | None:
    try:
        reader.read(text)
    except Exception as problem:  # noqa: BLE001 (whatever it is, it is a fault to be told)
        return problem
    return None


def _fault(problem: Exception | None) -> str:
    """Return the fault in how a reading ended, or "" if there is none. problem: the error it raised, or None."""
    if problem is None:
        return ""
    return _unsayable(problem) if isinstance(problem, NotationError) else _named(problem)


def _unsayable(refusal: NotationError) -> str:
    """Return why a refusal is no sentence for a player, or "" if it is one."""
    texts = all_texts()
    for language in texts.languages:
        try:
            said = texts.say(language, refusal.key, **refusal.params)
            said.encode()
        except (LookupError, ValueError) as problem:
            return f"{refusal.key} cannot be said in {language}: {problem}"[:200]
        if len(said) > LONGEST_SAID:
            return f"{refusal.key} repeats the text at any length"
    return ""


def _named(problem: Exception) -> str:
    """Return an error as text, with the last line of this project in its traceback."""
    frames = [frame for frame in traceback.extract_tb(problem.__traceback__) if frame.filename.startswith(str(ROOT))]
    told = "; ".join(f"{Path(frame.filename).relative_to(ROOT)}:{frame.lineno}" for frame in frames[-2:])
    detail = str(problem).partition("\n")[0][:60] if isinstance(problem, AssertionError) else ""
    return f"{type(problem).__name__} {detail.partition(':')[0]} at {told}"
