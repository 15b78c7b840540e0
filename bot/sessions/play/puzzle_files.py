"""Reads and writes the files of puzzles that come with the bot: `bot/puzzles/<game>.jsonl.gz`, one puzzle in each line.

A line is a `bot.engine.puzzles.Puzzle` as JSON. `python -m bot puzzles GAME --file FILE` adds to such a file.
"""

import gzip
from collections.abc import Sequence
from pathlib import Path

import msgspec

from bot.engine.puzzles import Puzzle

FOLDER = Path(__file__).parents[2] / "puzzles"
_DECODER = msgspec.json.Decoder(Puzzle)


def known(file: Path) -> tuple[Puzzle, ...]:
    """Return the puzzles of a file; () if there is no file. Raises OSError, msgspec.MsgspecError."""
    try:
        lines = gzip.decompress(file.read_bytes()).splitlines()
    except FileNotFoundError:
        return ()
    return tuple(map(_DECODER.decode, lines))


def write(file: Path, puzzles: Sequence[Puzzle]) -> None:
    """Write the puzzles of a file, which has the same bytes for the same puzzles. Raises OSError."""
    text = b"".join(msgspec.json.encode(one) + b"\n" for one in puzzles)
    fresh = file.with_suffix(".new")
    fresh.write_bytes(gzip.compress(text, mtime=0))
    fresh.replace(file)


def shipped(game: str) -> tuple[Puzzle, ...]:
    """Return the puzzles of a game that come with the bot."""
    return known(FOLDER / f"{game}.jsonl.gz")
