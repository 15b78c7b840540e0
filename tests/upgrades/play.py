"""Plays matches of all games by the code of any version since the first, and dumps the database.

This file is run with the `bot` and the `tests` of that version on PYTHONPATH, so it asks for nothing that a version
may lack: `python -m tests.upgrades COMMIT` does that. The names of the services have changed over time.
"""

import asyncio
import inspect
import itertools
import lzma
import random
import sqlite3
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path
from typing import Any

import msgspec

from bot.errors import PlayerError
from bot.games import all_games
from bot.sessions import model
from bot.sessions.model import Place
from bot.sessions.sessions import Sessions
from tests.sessions import table

SERVICES = ("lobby", "turns", "seats", "handing", "boards", "settings", "reminders", "life", "waiting")
GUILD, HOUR, MINUTE = 1, 3_600_000, 60_000
LISTED = 500  # how many of the legal moves a player looks at
SETTLED = 30  # hours after which a match that is over has been archived
GIVEN_UP = 20  # seconds
DIGITS, LETTERS = "0123456789", "bdefgijkln"  # these letters are not in "match"
CHANNELS = itertools.count(11)


def match_id(number: int) -> str:
    """Return the id of the match with this number. It has the form of the bot's ids, since buttons take no other."""
    return f"match{number:05}".translate(str.maketrans(DIGITS, LETTERS))


@asynccontextmanager
async def sessions_on(path: Path, clock: table.TurnedClock) -> AsyncIterator[Any]:
    """Yield sessions with all games, on a new database. The ids of matches and the seeds are always the same."""
    ids, seeds = map(match_id, itertools.count(1)), itertools.count(1)

    def made(store: Any, clock: Any, _games: Any, **named: Any) -> Any:
        named["seeds"] = lambda: next(seeds)
        return Sessions(store, clock, all_games(), match_ids=lambda: next(ids), **named)

    async def deliver(_notice: Any) -> None:
        """Take a notice, as Discord would."""

    vars(table)["Sessions"] = made
    named: dict[str, Any] = {"deliver": deliver} if "deliver" in inspect.signature(table.sessions_on).parameters else {}
    async with table.sessions_on(f"sqlite+aiosqlite:///{path}", clock, **named) as found:
        yield found


class Player:
    """Plays matches. The first versions had one class for all, and later ones a service for each concern."""

    def __init__(self, sessions: Any, clock: table.TurnedClock) -> None:
        self._clock = clock
        self._parts = [sessions, *(getattr(sessions, name) for name in SERVICES if hasattr(sessions, name))]

    def find(self, *names: str) -> Callable[..., Any]:
        """Return the first method with one of these names. Raises LookupError if this version has none."""
        for name, part in itertools.product(names, self._parts):
            if hasattr(part, name):
                found: Callable[..., Any] = getattr(part, name)
                return found
        raise LookupError(names)

    async def table(self, game: str, seats: int, **options: Any) -> Any:
        """Return a new match in a channel of its own. Raises ValidationError if this version has not these options."""
        place, chosen = Place(GUILD, next(CHANNELS)), msgspec.convert(options, all_games()[game].about.options)
        match = await self.find("open")(table.ask(0), place, game, chosen)
        for number in range(1, seats):
            match = await self.find("join")(table.ask(number), match.id)
        return match if match.state is not None else await self.find("begin")(table.ask(0), match.id)

    async def play(self, match: Any, moves: int, prefers: str = "") -> Any:
        """Make random moves. prefers: how those begin that are made where they are legal."""
        dice = random.Random(match.id.translate(str.maketrans(LETTERS, DIGITS)))  # the same in each form of the ids
        rules = all_games()[match.game]
        for _ in range(moves):
            if match.outcome is not None:
                break
            seat = dice.choice(tuple(match.to_move))
            legal = list(itertools.islice(rules.legal_moves(match.state, seat), LISTED))
            liked = [move for move in legal if prefers and rules.notate(move).startswith(prefers)]
            who = table.ask(match.seats[seat].user - table.member(0).user)
            match = await self.find("play")(who, match.id, dice.choice(liked or legal), None)
            self._clock.turn(MINUTE)
        return match

    async def undo(self, match: Any) -> Any:
        """Take the newest move back."""
        return await self.find("undo")(
            table.ask(match.seats[match.entry.seat].user - table.member(0).user), match.id, None
        )

    async def resign(self, match: Any, number: int) -> Any:
        """Let a member leave the match if it is not over."""
        return match if match.outcome is not None else await self.find("resign")(table.ask(number), match.id)

    async def settle(self, path: Path) -> None:
        """Turn the clock until all that is over has been archived. path: the database."""
        for _ in range(SETTLED):
            self._clock.turn(HOUR)
            async with asyncio.timeout(GIVEN_UP):
                while _overdue(path, self._clock.now()):  # noqa: ASYNC110  # no version has an event for this
                    await asyncio.sleep(0)


def _overdue(path: Path, now: int) -> bool:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute("SELECT 1 FROM deadlines WHERE due <= ?", (now,)).fetchone() is not None


async def fill(sessions: Any, clock: table.TurnedClock, path: Path) -> None:
    """Play what this version can play: matches that are over, in play and in a lobby, with settings."""
    player, games = Player(sessions, clock), all_games()
    await _settings(player)
    await player.play(await player.table("gems3d", 1, size=5, types=4, drop=2, line=4), 200)
    if "gembatan" in games:
        drawn = await player.play(await player.table("gembatan", 2), 6)
        await player.resign(drawn, 1)
    if "gemrush" in games:
        await player.resign(await player.play(await player.table("gemrush", 2), 30), 0)
        await player.play(await player.table("gemrush", 1, mode="crisis", solo=True), 120)
    await player.settle(path)
    await player.undo(await player.play(await player.table("gems3d", 1), 6))
    await player.play(await player.table("gems3d", 2, mode="relay", size=6), 5)
    with suppress(msgspec.ValidationError, PlayerError):  # the first versions have no races
        await player.play(await player.table("gems3d", 2, mode="race", size=6), 5)
    if "gembatan" in games:
        match = await player.play(await player.table("gembatan", 3), 3)
        await player.find("note_shown", "shown")(match.id, match.version, 7001, match.place.channel, clock.now())
        await player.find("open")(
            table.ask(3), Place(GUILD, next(CHANNELS)), "gembatan", games["gembatan"].about.options()
        )
    if "gemrush" in games:
        await player.play(await player.table("gemrush", 2, variant="chaos"), 40, "dwarf")
    if hasattr(sessions, "dailies"):
        await player.play(await sessions.dailies.open(table.ask(2), "gems3d", GUILD, "en"), 3)


async def _settings(player: Player) -> None:
    """Set the language of the server and of a member."""
    guild, member = model.GuildSettings(locale="de"), model.MemberSettings(locale="de")
    with suppress(LookupError):
        await player.find("set_guild_settings", "set_guild")(GUILD, guild)
    with suppress(LookupError):
        await player.find("set_member")(table.member(1).user, member)
    with suppress(LookupError):
        await player.find("change_guild")(GUILD, lambda _: guild)
        await player.find("change_member")(table.member(1).user, lambda _: member)


def script(path: Path) -> Iterator[str]:
    """Yield the statements that make the database anew."""
    with closing(sqlite3.connect(path)) as connection:
        yield from connection.iterdump()


async def played(path: Path) -> None:
    """Make the database."""
    clock = table.TurnedClock()
    async with sessions_on(path, clock) as sessions:
        await fill(sessions, clock, path)


def main(target: Path) -> None:
    """Play, and write the statements of the database into a file. Print what its matches are."""
    path = target.with_suffix(".db")
    asyncio.run(played(path))
    with closing(sqlite3.connect(path)) as connection:
        for row in connection.execute("SELECT id, game, rules_version, phase, version FROM matches ORDER BY id"):
            print(*row)
    target.write_bytes(lzma.compress("\n".join(script(path)).encode(), preset=9 | lzma.PRESET_EXTREME))
    path.unlink()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
