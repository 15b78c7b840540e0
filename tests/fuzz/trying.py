"""Gives changed texts to readers. Faults at the same place in the code count as one fault."""

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

LONGEST_REFUSAL = 1_000  # characters
ROOT = Path(__file__).parents[2]


@dataclass
class Tried:
    """What a reader did with the texts.

    Attributes:
        read: how many texts the reader read
        refused: for each sentence, how many texts the reader refused with it
        faults: for each fault, the shortest text that causes it
        slowest: (seconds, text) of the text that took the longest time
    """

    read: int = 0
    refused: Counter[str] = field(default_factory=Counter)
    faults: dict[str, str] = field(default_factory=dict)
    slowest: tuple[float, str] = (0.0, "")


def attempt(name: str, reader: Reader, seed: int, count: int) -> Tried:
    """Give `count` changed texts to the reader. The reader's name and the seed decide which texts these are."""
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
    except Exception as problem:  # noqa: BLE001 (every other error is a fault to report)
        return problem
    return None


def _fault(problem: Exception | None) -> str:
    """Return the fault that an error shows, or "" for no fault. `problem` is what the reader raised, or None."""
    if problem is None:
        return ""
    return _unsayable(problem) if isinstance(problem, NotationError) else _named(problem)


def _unsayable(refusal: NotationError) -> str:
    """Return why the bot cannot send a refusal to players, or "" if the bot can."""
    texts = all_texts()
    for language in texts.languages:
        try:
            said = texts.say(language, refusal.key, **refusal.params)
            said.encode()
        except (LookupError, ValueError) as problem:
            return f"{refusal.key} cannot be said in {language}: {problem}"[:200]
        if len(said) > LONGEST_REFUSAL:
            return f"{refusal.key} repeats the text at any length"
    return ""


def _named(problem: Exception) -> str:
    """Return an error's type and the last two places of this project in its traceback."""
    frames = [frame for frame in traceback.extract_tb(problem.__traceback__) if frame.filename.startswith(str(ROOT))]
    told = "; ".join(f"{Path(frame.filename).relative_to(ROOT)}:{frame.lineno}" for frame in frames[-2:])
    detail = str(problem).partition("\n")[0][:60] if isinstance(problem, AssertionError) else ""
    return f"{type(problem).__name__} {detail.partition(':')[0]} at {told}"
