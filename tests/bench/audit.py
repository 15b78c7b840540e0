"""Measures `bot check --data`: `python -m tests.bench.audit [matches]`.

Some matches of each game are played at random, most of them to their end. The other matches are copies of them in other
servers. So a real database of this size takes about as long.
"""

import asyncio
import os
import random
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from sqlalchemy import func, insert, select

from bot.games import all_games
from bot.machine import SystemClock
from bot.sessions.model import Member, Place, Request
from bot.sessions.sessions import Sessions
from bot.storage.schema import archives, log, matches, rating_changes, ratings, seats, terms
from bot.storage.store import Connection, Store

MATCHES = 10_000
PLAYED = 20  # matches of each game that are really played
IN_PLAY = 5  # one of so many stays in play after some moves
AIM_SECONDS, AIM_MIB = 600.0, 400.0
TABLES = (matches, seats, log, archives, terms, rating_changes, ratings)  # in the order in which keys allow copies


async def play(sessions: Sessions, game: str, number: int, dice: random.Random, asked: Any) -> None:
    """Play one match of as few members as possible at random."""
    rules = all_games()[game]
    options = rules.about.samples[number % len(rules.about.samples)]

    def ask(who: int) -> Request:
        return Request(next(asked), Member(10_000 + who, f"Member {who}"), "en")

    match = await sessions.lobby.open(ask(0), Place(1, number + 1), game, options)
    for who in range(1, match.limits.low):
        await sessions.lobby.join(ask(who), match.id)
    if not match.solo:
        match = await sessions.lobby.begin(ask(0), match.id)
    most = 20 if number % IN_PLAY == 0 else 10_000
    while not match.over and most:
        seat, most = match.to_move[0], most - 1
        move = dice.choice(list(rules.legal_moves(match.state, seat)))
        match = await sessions.turns.play(ask(seat), match.id, move, None)


async def left_to_archive(connection: Connection) -> int:
    over = select(func.count()).where(matches.c.phase == "over", matches.c.id.not_in(select(archives.c.match_id)))
    return (await connection.execute(over)).scalar_one()


async def copy(connection: Connection, count: int) -> int:
    """Copy all matches into other servers until there are `count`. Return how many matches there are."""
    rows = {table: [dict(row) for row in (await connection.execute(select(table))).mappings()] for table in TABLES}
    own = len(rows[matches])
    for guild in range(2, 1 + -(-count // own)):
        for table in TABLES:
            copies = [_copied(row, guild) for row in rows[table]]
            if copies:
                await connection.execute(insert(table), copies)
    return (await connection.execute(select(func.count()).select_from(matches))).scalar_one()


def _copied(row: dict[str, Any], guild: int) -> dict[str, Any]:
    changed = dict(row)
    if "guild_id" in row:
        changed["guild_id"] = guild
    for name in ("id", "match_id"):
        if name in row:
            changed[name] = f"{row[name][:6]}{guild:06d}"
    for name in ("channel_id", "board_channel_id"):
        if name in row:
            changed[name] = row[name] + guild * 10_000
    if "interaction_id" in row:
        changed["interaction_id"] = None
    return changed


async def filled(url: str, count: int) -> int:
    dice, asked = random.Random(1), iter(range(10**17, 10**18))
    store = await Store.open(url)
    sessions = Sessions(store, SystemClock(), all_games(), seeds=lambda: dice.getrandbits(64))
    await sessions.start()
    try:
        for game in all_games():
            for number in range(PLAYED):
                await play(sessions, game, number, dice, asked)
        while await store.read(left_to_archive):  # noqa: ASYNC110 - the alarm tells nobody what it has done
            await asyncio.sleep(0.1)
        return await store.run(lambda connection: copy(connection, count))
    finally:
        await sessions.drain()
        await store.close()


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else MATCHES
    with tempfile.TemporaryDirectory() as name:
        file = Path(name) / "lapidary.db"
        there = asyncio.run(filled(f"sqlite+aiosqlite:///{file}", count))
        size, began = file.stat().st_size / 2**20, time.perf_counter()
        ended = subprocess.run(
            [sys.executable, "-m", "bot", "check", "--data"],
            env={**os.environ, "DATA_DIR": name},
            check=False,
            capture_output=True,
            text=True,
        )
        seconds = time.perf_counter() - began
    peak = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024
    print(ended.stdout + ended.stderr, end="")
    print(f"{there} matches ({size:.0f} MiB): {seconds:.1f} s, aim {AIM_SECONDS:g} s, ", end="")
    print("reached" if seconds < AIM_SECONDS else "MISSED")
    print(f"{peak:.0f} MiB at most, aim {AIM_MIB:g} MiB: {'reached' if peak < AIM_MIB else 'MISSED'}")


if __name__ == "__main__":
    main()
