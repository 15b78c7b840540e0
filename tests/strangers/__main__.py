"""`python -m tests.strangers --answers 100000`: exits with 1 if an answer depended on hidden information."""

import argparse
import asyncio
import logging
import sys
import tempfile
from pathlib import Path

from tests.strangers.plants import PLANTS, planted
from tests.strangers.search import Report, search


def main() -> int:
    parser = argparse.ArgumentParser(prog="tests.strangers", description=__doc__)
    parser.add_argument("--answers", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--plant", action="store_true", help="plant leaks, one kind after the other, and find them")
    chosen = parser.parse_args()
    logging.basicConfig(level=logging.CRITICAL)
    if not chosen.plant:
        return _told(_searched(chosen.answers, chosen.seed))
    missed = 0
    for name in PLANTS:
        with planted(name):
            report = _searched(chosen.answers, chosen.seed)
        _say(f"planted {name}: {len(report.leaks)} of {report.answers} answers found")
        missed += not report.leaks
    return 1 if missed else 0


def _searched(answers: int, seed: int) -> Report:
    with tempfile.TemporaryDirectory(prefix="lapidary-strangers-") as folder:
        return asyncio.run(search(Path(folder), answers=answers, seed=seed))


def _told(report: Report) -> int:
    _say(f"{report.answers} answers in {report.seconds:.0f} s, each from two bots")
    _say(
        f"{len(report.pressed)} handlers, commands and autocompletions; the rarest {min(report.pressed.values())} times"
    )
    for title, counted in (("asked about", report.looked), ("answered by", report.told)):
        _say(f"{title}: " + ", ".join(f"{name} {count}" for name, count in counted.most_common()))
    for title, found in (("LEAK", report.leaks), ("NO ANSWER", report.unanswered), ("BUG", report.bugs)):
        _say(f"{title}: {len(found)}")
        for one in found[:10]:
            _say(f"  {one}")
    return 1 if report.leaks or report.unanswered or report.bugs else 0


def _say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
