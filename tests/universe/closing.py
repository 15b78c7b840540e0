"""What must be true at the end of a universe, once all trouble is over and the bot is at rest.

The stored data agree with the rules and with themselves, and a member who has deleted their data has left no trace.
"""

import random
from collections import defaultdict
from collections.abc import AsyncIterator, Iterator
from typing import TYPE_CHECKING

from bot.games import all_games
from bot.playground import Actor
from bot.sessions.audit import DataCheck
from bot.sessions.leaderboards.alone import wrong_lines
from bot.storage.audit import unchanged
from tests.kills.members import Place
from tests.universe.laws import Ledger

if TYPE_CHECKING:
    from tests.universe.universe import Universe

OWN_TABLES = ("kills_", "universe_")  # beginnings of the names of the audit's tables
DELETE_TRIES = 6
COLUMNS = """
SELECT tables.name, columns.name FROM sqlite_master AS tables, pragma_table_info(tables.name) AS columns
WHERE tables.type = 'table'
"""
POWER_GOES = 0.6  # the chance that the power goes while a member's data are deleted
STEPS = 250  # of the loop, within which it goes
MOVE_STEPS = 150  # the same after a move


async def of_data(books: Ledger) -> AsyncIterator[tuple[str, str]]:
    """Yield what `bot check --data` finds: ratings and leaderboards that differ from a recount, for example."""
    async with unchanged(books.url) as database:
        async for fault in DataCheck(database, all_games()).faults():
            yield "agree", fault
        async with database.snapshot() as connection:
            for line in await wrong_lines(connection, all_games()):
                yield "agree", f"a line of {line.period} on {line.board} does not show the best match, {line.match_id}"


async def move_last(universe: "Universe") -> None:
    """Cut the power soon after a member's move. Nobody acts after it, so no later move mends what was lost."""
    dice, people = random.Random(f"{universe.plan.seed}:last move"), universe.people
    movers = await people.movers()
    if not movers:
        return
    mover = dice.choice(movers)
    people.begin()
    universe.lives.cut_within(dice.randrange(20, MOVE_STEPS))
    await people.move(*mover)
    await universe.settle()
    universe.loop.watch_step = 0  # the bot has come to rest before
    people.pause()


async def of_forgetting(universe: "Universe") -> AsyncIterator[tuple[str, str]]:
    """Let a member delete their data, perhaps with a power cut on the way, and yield what is left of them."""
    dice, people = random.Random(f"{universe.plan.seed}:forgetting"), universe.people
    if not people.places:
        return
    people.begin()
    ended = {row[0] for row in universe.books.read("SELECT channel_id FROM matches WHERE phase = 'over'")}
    # Who has finished a match is in more tables.
    place = dice.choice([one for one in people.places if one.channel.id in ended] or people.places)
    member = dice.choice(place.members)
    lent = [one async for one in _stood_in(universe)]
    if lent and dice.random() < 0.5:
        place, member = dice.choice(lent)
    if dice.random() < POWER_GOES:
        universe.lives.cut_within(dice.randrange(20, STEPS))
    for _ in range(DELETE_TRIES):
        await people.online.wait()
        attempt = await people.forget(place, member)
        if attempt is not None and attempt.told == "kept":
            break
    else:
        yield "private", f"{member.id} could not delete their data in {DELETE_TRIES} attempts"
        return
    await universe.settle()
    name = universe.world.state.users[member.id].name
    for where in traces(universe.books, str(member.id), name):
        yield "private", f"{where} still names {member.id}, who has deleted their data"


async def _stood_in(universe: "Universe") -> AsyncIterator[tuple[Place, Actor]]:
    """Yield who plays for another member, and for whom others play, with their tables."""
    people = universe.people
    for table in await universe.books.open_tables():
        lent = people.terms(table.id).stand_ins
        concerned = {user for one in lent for user in (one.owner, table.users[one.seat])}
        for place in people.places:
            for member in people.company(place):
                if place.channel.id == table.channel and member.id in concerned:
                    yield place, member


def traces(books: Ledger, number: str, name: str) -> Iterator[str]:
    """Yield each column of the bot's tables that holds a member's id or name."""
    tables = defaultdict[str, list[str]](list)
    for table, column in books.read(COLUMNS):
        if not table.startswith(OWN_TABLES):
            tables[table].append(column)
    for table, columns in tables.items():
        held = ", ".join(f"max(CAST({one} AS TEXT) LIKE :number OR CAST({one} AS TEXT) LIKE :name)" for one in columns)
        [flags] = books.read(f"SELECT {held} FROM {table}", number=f"%{number}%", name=f"%{name}%")
        yield from (f"{table}.{column}" for column, flag in zip(columns, flags, strict=True) if flag)
