"""Records that can be checked: matches as text (`bot.sessions.memory.record`) that also say what each step has drawn.

A line for each draw follows the step that made it. Those before the first step are of the start:

    [Draw "CELLS 2 17" "0" "sample" "0-8,12" "7,3,12"]

It has the name and the labels of the stream (`Stream.of`), how many of its words had been taken, the way of drawing
(`bot.engine.chance.Draw`), what could be drawn, and what was drawn. Parts are numbers; 0-8 is 0, 1 and so on to 8. The
last line has the check, the SHA-256 of the seed and all steps and draws. It is the same for everybody, whatever the
members are called meanwhile. `deploy/check_record.py` reads all this. `record.read` ignores these lines.
"""

import hashlib
import json
from collections.abc import Iterable, Sequence
from enum import Enum
from itertools import pairwise
from typing import Any

from bot.engine.chance import Draw
from bot.sessions.change import AnyGame
from bot.sessions.memory import record
from bot.sessions.memory.record import Replay

SHOWN = 12  # digits of a check that members see


def write(replay: Replay, game: AnyGame, drawn: Sequence[Sequence[Draw]]) -> str:
    """Return the record of a match with its draws. drawn: those of each step, the start included.

    Raises ValueError if the match's seed is secret.
    """
    tags, _, _ = record.write(replay, game).partition("\n\n")
    steps = [line for step, draws in zip(replay.steps, drawn, strict=True) for line in _step(record.line(step), draws)]
    check = hashlib.sha256("\n".join([str(replay.seed), *steps]).encode()).hexdigest()
    return "\n".join([tags, "", *steps, f'[Check "{check}"]', ""])


def check_in(text: str) -> str:
    """Return the digits of the check of a record that members see."""
    return text.rpartition('[Check "')[2][:SHOWN]


def _step(line: str, draws: Iterable[Draw]) -> list[str]:
    return [*filter(None, [line]), *map(_line, draws)]


def _line(draw: Draw) -> str:
    """Return the line of a draw. What is drawn of other things than small numbers is told by their places."""
    kind = draw.labels[0]
    name = kind.name if isinstance(kind, Enum) else "LABEL"
    values = [" ".join([name, *(str(int(label)) for label in draw.labels)]), str(draw.skipped), draw.way]
    return f"[Draw {' '.join(json.dumps(one) for one in (*values, _numbers(draw.pool), _numbers(draw.drawn)))}]"


def _numbers(parts: Sequence[Any]) -> str:
    """Return numbers as text; where each is the one before and 1, only the first and the last."""
    if isinstance(parts, range):
        parts = (parts.start, parts.stop - 1) if len(parts) > 1 else parts
        return "-".join(map(str, parts))
    numbers = [int(part) for part in parts]
    breaks = [place for place, (one, other) in enumerate(pairwise(numbers), 1) if other != one + 1]
    runs = [numbers[begin:end] for begin, end in pairwise([0, *breaks, len(numbers)])]
    return ",".join("-".join(map(str, dict.fromkeys((run[0], run[-1])))) for run in runs if run)
