"""Bugs that a match survives: each is logged once with a ticket, and something plainer is shown instead."""

import logging
import secrets
from collections import OrderedDict
from collections.abc import Callable
from types import TracebackType
from typing import TypeVar

REMEMBERED = 1_000  # faults; of the oldest ones a repetition is logged again

T = TypeVar("T")

_log = logging.getLogger(__name__)


def new_ticket() -> str:
    """Return a number under which a bug is found in the log."""
    return secrets.token_hex(3)


class Faults:
    """Logs each fault once for each match, however often it comes back."""

    def __init__(self) -> None:
        self._noted: OrderedDict[object, None] = OrderedDict()

    def note(self, about: str, problem: Exception) -> None:
        """Log a fault with a new ticket, unless the same line has failed alike for this subject before.

        about: the match's id, or what was to be shown where there is no match.
        """
        key = (about, type(problem), _origin(problem.__traceback__))
        if key not in self._noted:
            _log.error("Ticket %s: %s is shown without a part that failed", new_ticket(), about, exc_info=problem)
        self._noted[key] = None
        self._noted.move_to_end(key)
        if len(self._noted) > REMEMBERED:
            self._noted.popitem(last=False)

    def attempt(self, about: str, work: Callable[[], T], instead: T) -> T:
        """Return what `work` returns, or `instead` if it raises; the fault is noted."""
        try:
            return work()
        except Exception as problem:  # noqa: BLE001 - whatever fails here, the match goes on
            self.note(about, problem)
            return instead


def _origin(trace: TracebackType | None) -> tuple[str, int]:
    """Return file and line where an exception was raised."""
    if trace is None:
        return "", 0
    while trace.tb_next is not None:
        trace = trace.tb_next
    return trace.tb_frame.f_code.co_filename, trace.tb_lineno
