"""`python -m tests.kills`: kills bots. Exits with 1 if a change was lost, or a message appeared twice or never."""

import argparse
import asyncio
import logging
import signal
import sys
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from tests.databases import create_with_tables, drop_database, running_postgres, url_of
from tests.kills.town import Report, kill_many


@contextmanager
def database(kind: str, folder: Path) -> Iterator[str]:
    """Yield the URL of a new database with all tables and no rows."""
    if kind == "sqlite":
        yield url_of(folder / "bot.db")
        return
    with running_postgres() as server:
        url = asyncio.run(create_with_tables(server))
        try:
            yield url.render_as_string(hide_password=False)
        finally:
            asyncio.run(drop_database(server, url))


def table(report: Report) -> str:
    rows: list[tuple[str, object]] = [
        ("kills", report.kills),
        ("seconds", f"{report.seconds:.0f}"),
        ("matches", report.matches),
        ("log entries", report.entries),
        ("calls to a turn", report.told),
        ("notices", report.notices),
        ("lives whose moment did not come", report.waited),
        ("boards beside the one that is known", report.stray),
        *sorted(report.moments.items()),
        *sorted(report.attempts.items()),
        ("lost", len(report.findings.lost)),
        ("twice", len(report.findings.twice)),
        ("never", len(report.findings.never)),
        ("stuck", len(report.findings.stuck)),
    ]
    return in_markdown(rows)


def in_markdown(rows: Iterable[tuple[str, object]]) -> str:
    return "\n".join(("| | |", "|---|---|", *(f"| {name} | {value} |" for name, value in rows)))


def quieten() -> None:
    """End like `sys.exit` at SIGTERM, and log no errors that killed bots cause."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # unlike the signal, sys.exit also stops the database server
    logging.basicConfig(level=logging.ERROR)
    # aiohttp logs an error if a killed bot cannot read its answer
    logging.getLogger("aiohttp.server").setLevel(logging.CRITICAL)


def main() -> int:
    parser = argparse.ArgumentParser(prog="tests.kills", description=__doc__)
    parser.add_argument("--n", type=int, default=1000)
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--plant", default="", help="a bug that is to be found")
    parser.add_argument("--keep", type=Path, help="a new folder for the database and the bots' log, which then stay")
    chosen = parser.parse_args()
    quieten()
    with tempfile.TemporaryDirectory(prefix="lapidary-kills-") as name:
        folder = chosen.keep or Path(name)
        folder.mkdir(parents=True, exist_ok=True)
        with database(chosen.database, folder) as url:
            report = asyncio.run(
                kill_many(
                    folder, url, kills=chosen.n, seed=chosen.seed, tables=chosen.tables, plant=chosen.plant, say=say
                )
            )
    return told(table(report), report.wrong)


def told(table: str, wrong: Sequence[str]) -> int:
    """Print a report. Return the exit code: 1 if a law is broken."""
    say(table)
    for one in wrong:
        say(f"WRONG: {one}")
    return 1 if wrong else 0


def say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
