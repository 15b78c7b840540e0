"""`python -m tests.load`: what the bot costs with one process and with several, on this machine alone.

Each column is a new PostgreSQL database with open matches, a local Discord with servers, and processes of the real bot
(`bot run`), which share the shards. Beside them stands a tic-tac-toe of discord.py alone, which keeps its matches in
memory and draws no pictures.

- CPU a move: user and system time of all processes of the bot, for one of the moves that some members make at a time.
  The local Discord with its members, and PostgreSQL, have rows of their own. Where two processors share a core, it
  grows while both are busy, so it is also told in pieces of a fixed work that is done meanwhile.
- Memory a server: resident memory after a start with all servers, less that after a start with one, for one server.
- At once: as many members press in the same moment. The picture is the board after the move.
- Durable moves: stored without Discord, and beside them a bare fsync of the same disk.

Exits with 1 if a move was lost, an answer did not come, or the bot has logged an error. A missed aim is no failure.
"""

import argparse
import asyncio
import json
import os
import sys
import tempfile
import time
from dataclasses import asdict
from pathlib import Path

from tests.databases import create_with_tables, own_postgres
from tests.load.measure import Durable, Plan, Row, durable, measured, measured_peer
from tests.load.table import faults, in_json, in_markdown
from tests.reports import quieten, say


async def rows(plan: Plan, folder: Path) -> list[Row]:
    """Measure the bot with each number of processes, and the bot to compare with."""
    found = []
    with own_postgres() as server:
        for processes in plan.processes:
            own = folder / f"with-{processes}"
            own.mkdir()
            found.append(await measured(plan, processes, server, own))
    return [*found, await measured_peer(plan, folder)]


async def databases(plan: Plan, folder: Path) -> list[Durable]:
    """Measure both databases, each as operators have it: a commit waits for the disk."""
    found = [await durable("SQLite", f"sqlite+aiosqlite:///{folder / 'durable.db'}", folder, plan.rounds)]
    with own_postgres(durable=True) as server:
        url = (await create_with_tables(server.url)).render_as_string(hide_password=False)
        return [*found, await durable("PostgreSQL", url, folder, plan.rounds)]


def numbers(text: str) -> tuple[int, ...]:
    """Return the numbers of a text such as "1,2,4"."""
    return tuple(int(each) for each in text.split(","))


def main() -> int:
    default = Plan()
    parser = argparse.ArgumentParser(
        prog="tests.load", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--processes", type=numbers, default=default.processes, help="like 1,2,4")
    for name in ("shards", "servers", "channels", "matches", "warm", "moves", "busy", "at_once", "rounds"):
        parser.add_argument(f"--{name.replace('_', '-')}", dest=name, type=int, default=getattr(default, name))
    parser.add_argument("--json", type=Path, help="a file for the figures")
    parser.add_argument("--keep", type=Path, help="a new folder for the bots' logs, which then stay")
    chosen = vars(parser.parse_args())
    file, keep = chosen.pop("json"), chosen.pop("keep")
    plan = Plan(**chosen)
    quieten()
    began, load = time.monotonic(), os.getloadavg()[0]
    with tempfile.TemporaryDirectory(prefix="lapidary-load-") as name:
        folder = keep or Path(name)
        folder.mkdir(parents=True, exist_ok=True)
        found = asyncio.run(rows(plan, folder))
        stored = asyncio.run(databases(plan, folder))
    about = f"{os.cpu_count()} cores, load average {load:.1f} before; measured in {time.monotonic() - began:.0f} s"
    say(in_markdown(plan, found, stored, about))
    if file is not None:
        machine = {"cores": os.cpu_count(), "load": load, "seconds": round(time.monotonic() - began)}
        file.write_text(json.dumps({"plan": asdict(plan), "machine": machine, "rows": in_json(plan, found, stored)}))
    for line in (wrong := faults(found)):
        say(f"WRONG: {line}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
