"""What the long runs of the tests print: lines about progress, a table at the end, and each broken law."""

import logging
import signal
import sys
from collections.abc import Iterable, Sequence


def quieten() -> None:
    """End like `sys.exit` at SIGTERM, and log no errors that killed bots cause."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # unlike the signal, sys.exit also stops the database server
    logging.basicConfig(level=logging.ERROR)
    # aiohttp logs an error if a killed bot cannot read its answer
    logging.getLogger("aiohttp.server").setLevel(logging.CRITICAL)


def told(table: str, wrong: Sequence[str]) -> int:
    """Print a report. Return the exit code: 1 if a law is broken."""
    say(table)
    for one in wrong:
        say(f"WRONG: {one}")
    return 1 if wrong else 0


def say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def in_markdown(rows: Iterable[tuple[str, object]]) -> str:
    return "\n".join(("| | |", "|---|---|", *(f"| {name} | {value} |" for name, value in rows)))
