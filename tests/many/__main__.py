"""`python -m tests.many`: several processes of the bot are killed while members play. Exits with 1 if a law is broken.

The seed draws who acts, who is killed and what fails. The order in which processes run is the machine's.
"""

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path

from tests.databases import own_postgres
from tests.many.town import Plan, Report, play
from tests.reports import in_markdown, quieten, say, told


def table(report: Report) -> str:
    plan, findings = report.plan, report.findings
    refused = sum(times for what, times in report.attempts.items() if what.endswith(": refused"))
    rows: list[tuple[str, object]] = [
        ("processes, shards, servers, seed", f"{plan.processes}, {plan.shards}, {plan.guilds}, {plan.seed}"),
        ("seconds of play, in all", f"{plan.seconds:.0f}, {report.seconds:.0f}"),
        ("seconds to settle, after the last moves", "{:.0f}, {:.0f}".format(*report.settled)),
        ("kills", report.kills),
        ("restarts of the database", report.restarts),
        ("ends of processes while the database was away", report.excused),
        ("starts that found their shards in use", report.in_use),
        ("identifies", report.identified),
        ("matches", report.matches),
        ("log entries", report.entries),
        ("of matches by letters", report.by_letters),
        ("boards by letters, once more, for nothing", f"{report.letters}, {report.again}, {report.needless}"),
        ("moves", report.moves),
        ("last moves", report.last_moves),
        ("calls to a turn", report.told),
        ("notices", report.notices),
        ("boards left behind with old buttons", report.left),
        ("requests", report.attempts.total()),
        ("refused", refused),
        ("unanswered", report.unanswered),
        *((f"fault: {kind}", times) for kind, times in sorted(report.faults.items())),
        *sorted(report.counts.items()),
        *sorted(report.attempts.items()),
        *((f"logged: {level}", times) for level, times in report.logged.items()),
        ("lost", len(findings.lost)),
        ("twice", len(findings.twice)),
        ("never", len(findings.never)),
        ("stuck", len(findings.stuck)),
        ("other faults", len(report.others)),
    ]
    return in_markdown(rows)


def main() -> int:
    default = Plan()
    parser = argparse.ArgumentParser(prog="tests.many", description=__doc__)
    for name in ("processes", "shards", "guilds", "busy", "letters", "changes", "seed"):
        parser.add_argument(f"--{name}", type=int, default=getattr(default, name))
    for name in ("seconds", "kills", "settle"):
        parser.add_argument(f"--{name}", type=float, default=getattr(default, name))
    parser.add_argument("--plant", default="", help="a bug of tests.kills.plants that is to be found")
    parser.add_argument("--keep", type=Path, help="a new folder for the bots' log and the diary, which then stay")
    chosen = vars(parser.parse_args())
    keep = chosen.pop("keep")
    quieten()
    with tempfile.TemporaryDirectory(prefix="lapidary-many-") as name, own_postgres() as server:
        folder = keep or Path(name)
        folder.mkdir(parents=True, exist_ok=True)
        report = asyncio.run(play(Plan(**chosen), folder, server, say))
    return told(table(report), report.wrong)


if __name__ == "__main__":
    sys.exit(main())
