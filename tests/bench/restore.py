"""Measures how long a restored bot needs to update all boards: `python -m tests.bench.restore [matches]`.

A bot on the local Discord is killed while members play. A backup replaces its data, and the bot starts again in its own
process. The time is from this start until all boards show the restored matches.
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
