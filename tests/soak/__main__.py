"""`python -m tests.soak`: a month in a server. Exits with 1 after any fault."""

import argparse
import asyncio
import logging
import sys
import tempfile
from pathlib import Path

from tests.soak.month import Month, live
from tests.soak.report import complaints, table


class Errors(logging.Handler):
    """Collects the errors that the bot logs. There should be none."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.found.append(self.format(record))


def main() -> int:
    parser = argparse.ArgumentParser(prog="tests.soak", description=__doc__)
    parser.add_argument("--matches", type=int, default=500)
    parser.add_argument("--days", type=int, default=30)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--channels", type=int, default=40)
    parser.add_argument("--members", type=int, default=24)
    parser.add_argument("--painted", type=int, default=10, help="one board in so many is painted anew")
    parser.add_argument("--report", type=Path, help="write the table there, too")
    chosen = parser.parse_args()
    errors = Errors()
    logging.basicConfig(handlers=[errors], level=logging.ERROR)
    with tempfile.TemporaryDirectory(prefix="lapidary-soak-") as folder:
        month: Month = asyncio.run(
            live(
                Path(folder),
                matches=chosen.matches,
                days=chosen.days,
                seed=chosen.seed,
                channels=chosen.channels,
                members=chosen.members,
                painted=chosen.painted,
                told=_say,
            )
        )
    month.errors = errors.found
    _say(table(month))
    if chosen.report is not None:
        chosen.report.write_text(table(month) + "\n", encoding="utf-8")
    wrong = complaints(month)
    for one in wrong:
        _say(f"WRONG: {one}")
    return 1 if wrong else 0


def _say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
