"""How long after the start of a restored bot every board is up to date: `python -m tests.bench.restore [matches]`.

A bot is killed during play, a backup is restored over its data, and the bot is started again in a process of its own,
on the local Discord. The aim is a minute.
"""

import asyncio
import sys
import tempfile
from pathlib import Path

from tests.test_restored import killed_and_restored

MATCHES = 40
AIM = 60.0  # seconds


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else MATCHES
    with tempfile.TemporaryDirectory() as name:
        seconds = asyncio.run(killed_and_restored(Path(name), count))
    print(f"{count} boards right after {seconds:.1f} s, aim {AIM:g} s: {'reached' if seconds < AIM else 'MISSED'}")


if __name__ == "__main__":
    main()
