"""Fills a database with open matches: some are really played, the others are copies of them in other channels."""

import itertools
import random
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Table, func, insert, select, update

from bot.games import AnyGame, all_games
from bot.machine import SystemClock
from bot.playground import Actor, Interaction, Message, Playground
from bot.playground.world.interaction import Kind
from bot.playground.world.model import Channel, MessageFlag, User
from bot.sessions import model
from bot.sessions.model import Match, Member, Request
from bot.sessions.sessions import Sessions
from bot.storage.schema import deadlines, log, matches, seats, terms, turns
from bot.storage.store import Connection, Store
from bot.ui.address import LONGEST, LONGEST_ARGUMENT
from tests import EXAMPLE
from tests.games.playing import drawn_move
from tests.kills.doors import doors_of
from tests.kills.members import pressing

PLAYED = 10  # matches of each game that are really played
MOVES = 6  # moves of such a match
TABLES = (matches, seats, log, deadlines, turns, terms)  # in the order in which keys allow copies
AT_ONCE = 200  # matches in one transaction

Rows = dict[Table, list[dict[str, Any]]]


@dataclass(frozen=True)
class Place:
    """A channel with the two members who play a match there, and the message that stands for its board."""

    channel: Channel
    members: tuple[Actor, Actor]
    board: Message


@dataclass(frozen=True)
class Turn:
    """A press with which a member makes a legal move, in a match that nobody has touched since it was stored."""

    place: Place
    member: Actor
    kind: Kind
    data: dict[str, Any]

    def send(self, playground: Playground) -> Interaction:
        return pressing(playground, self.member, self.place.board, self.kind, self.data)


def founded(playground: Playground, servers: int, channels: int, matches: int) -> list[Place]:
    """Found servers with so many channels each. Return a place for each match, evenly spread over the servers."""
    world, each = playground.world, -(-matches // servers)
    places: list[list[Place]] = [[] for _ in range(each)]
    names = tuple(f"channel-{number}" for number in range(max(channels, each)))
    before = set(world.state.channels)
    for number in range(servers):
        users = [User(world.new_id(), f"{who.lower()}{number}", f"{who} {number}") for who in ("Host", "Guest")]
        world.state.users |= {user.id: user for user in users}
        world.add_guild(f"Server {number}", members=users, channels=names)
    for guild_id, found in world.channels_by_guild().items():
        guild = world.guilds[guild_id]
        new = [channel for channel in found if channel.id not in before]
        for row, channel in zip(places, new, strict=False):
            host, guest = (playground.actor(one, guild) for one in list(guild.members)[:2])
            board = Message(world.new_id(), channel.id, world.bot_id, flags=int(MessageFlag.COMPONENTS_V2))
            world.add_message(board)
            row.append(Place(channel, (host, guest), board))
    return [place for row in places for place in row][:matches]


@dataclass(frozen=True)
class Turns:
    """Presses in stored matches, each in another one.

    Attributes:
        tables: in matches of two, of all games. The move ends a turn or not.
        alone: in matches of one member.
    """

    tables: list[Turn]
    alone: list[Turn]


async def fill(url: str, places: Sequence[Place], tables: int, alone: int) -> Turns:
    """Store an open match in each place. tables, alone: how many turns are wanted."""
    dice, asked = random.Random(1), itertools.count(10**17)
    store = await Store.open(url)
    sessions = Sessions(store, SystemClock(), all_games(), seeds=lambda: dice.getrandbits(64))
    await sessions.start()
    solo, others = places[:alone], places[alone:]
    own = [game for game in all_games().values() if not _is_example(game)]
    games, lonely = ([game for game in own if _options(game, members) is not None] for members in (2, 1))
    try:
        pairs = zip(others, itertools.islice(itertools.cycle(games), PLAYED * len(games)), strict=False)
        played = [await _play(sessions, game, place, 2, dice, asked) for place, game in pairs]
        pairs = zip(solo, itertools.islice(itertools.cycle(lonely), PLAYED * len(lonely)), strict=False)
        played_alone = [await _play(sessions, game, place, 1, dice, asked) for place, game in pairs]
    finally:
        await sessions.drain()
    try:
        shown = [*zip(played, others, strict=False), *zip(played_alone, solo, strict=False)]
        await store.run(lambda connection: _shown(connection, shown))
        numbers = itertools.count()
        keys = [await _copy(store, played, others, numbers), await _copy(store, played_alone, solo, numbers)]
    finally:
        await store.close()
    return Turns(
        [_turn(*each, dice) for each in zip(itertools.cycle(played), keys[0][:tables], others, strict=False)],
        [_turn(*each, dice) for each in zip(itertools.cycle(played_alone), keys[1], solo, strict=False)],
    )


async def _copy(store: Store, played: Sequence[Match], places: Sequence[Place], numbers: Iterator[int]) -> list[str]:
    """Store copies of the matches in all places but the first ones, in which they were played. Return all ids."""
    rows = [await store.run(lambda connection, key=match.id: _rows(connection, key)) for match in played]  # type: ignore[misc]
    keys = [match.id for match in played]
    for start in range(len(played), len(places), AT_ONCE):
        copies = []
        for number in range(start, min(start + AT_ONCE, len(places))):
            keys.append(_key(next(numbers)))
            of = number % len(played)
            copies.append(_copied(rows[of], played[of], places[number], keys[-1]))
        await store.run(lambda connection, copies=copies: _insert(connection, copies))  # type: ignore[misc]
    return keys


def _is_example(game: AnyGame) -> bool:
    """Return whether a game is the worked example, which operators do not have."""
    return str(sys.modules[type(game).__module__].__file__).startswith(EXAMPLE)


def _key(number: int) -> str:
    """Return the id of a copied match: ten letters."""
    return "".join(chr(ord("a") + number // 26**place % 26) for place in reversed(range(10)))


def _options(game: AnyGame, members: int) -> Any:
    """Return options of a game for so many members; None if it has none."""
    for options in game.about.samples:
        seats = game.seats(options)
        if seats.low <= members <= seats.high and (seats.high > 1) == (members > 1):
            return options
    return None


async def _play(
    sessions: Sessions, game: AnyGame, place: Place, members: int, dice: random.Random, asked: Iterator[int]
) -> Match:
    """Play a match, but not to its end. If chance ends it, play another one."""

    def ask(seat: int) -> Request:
        return Request(next(asked), Member(place.members[seat].id, place.members[seat].user.name), "en")

    where = model.Place(place.channel.guild_id or 0, place.channel.id)
    match = await sessions.lobby.open(ask(0), where, game.about.key, _options(game, members))
    if members > 1:
        match = await sessions.lobby.join(ask(1), match.id)
    if match.to_move == ():
        match = await sessions.lobby.begin(ask(0), match.id)
    for _ in range(MOVES):
        seat = match.to_move[0]
        match = await sessions.turns.play(ask(seat), match.id, _drawn(match, dice), None)
        if match.over:
            return await _play(sessions, game, place, members, dice, asked)
    return match


def _drawn(match: Match, dice: random.Random) -> Any:
    return drawn_move(dice, all_games()[match.game].legal_moves(match.state, match.to_move[0]))


def _turn(match: Match, key: str, place: Place, dice: random.Random) -> Turn:
    """Return a press of a legal move. key: the id of the match that is like `match`."""
    doors, seat = doors_of(match.game), match.to_move[0]
    member = place.members[seat]

    def custom_id(kind: str, action: str, argument: str) -> str | None:
        text = f"{kind}:{match.game}:{key}:{match.version}:{action}:{argument}"
        return text if len(text) <= LONGEST and len(argument) <= LONGEST_ARGUMENT else None

    game = all_games()[match.game]
    moves = list(game.legal_moves(match.state, seat))
    dice.shuffle(moves)
    data = next(filter(None, (doors.pressed(move, game.notate(move), custom_id, member.id) for move in moves)))
    return Turn(place, member, Kind.MODAL if "components" in data else Kind.COMPONENT, data)


async def _shown(connection: Connection, played: Sequence[tuple[Match, Place]]) -> None:
    """Note that all boards are shown, so that a start draws none."""
    await connection.execute(update(matches).values(board_version=matches.c.version))
    for match, place in played:
        board = update(matches).where(matches.c.id == match.id).values(board_message_id=place.board.id)
        await connection.execute(board)


async def _rows(connection: Connection, match: str) -> Rows:
    found: Rows = {}
    for table in TABLES:
        key = table.c.id if table is matches else table.c.match_id
        found[table] = [dict(row) for row in (await connection.execute(select(table).where(key == match))).mappings()]
    return found


def _copied(rows: Rows, match: Match, place: Place, key: str) -> Rows:
    """Return the rows of a match as those of another match. key: the id of that match."""
    users = {taken.user: place.members[taken.seat].id for taken in match.seats}
    new = {
        "guild_id": place.channel.guild_id,
        "channel_id": place.channel.id,
        "board_channel_id": place.channel.id,
        "board_message_id": place.board.id,
        "interaction_id": None,
    }

    def copied(row: dict[str, Any]) -> dict[str, Any]:
        changed = {name: new.get(name, value) for name, value in row.items()}
        for name in ("user_id", "host_id"):
            if changed.get(name) is not None:
                changed[name] = users[changed[name]]
        for name in ("id", "match_id"):
            if name in changed:
                changed[name] = key
        return changed

    return {table: [copied(row) for row in found] for table, found in rows.items()}


async def _insert(connection: Connection, copies: Sequence[Rows]) -> None:
    for table in TABLES:
        if rows := [row for one in copies for row in one[table]]:
            await connection.execute(insert(table), rows)


async def stored(url: str) -> int:
    """Return how many moves the database has."""
    store = await Store.open(url)
    try:
        return await store.read(_moves)
    finally:
        await store.close()


async def _moves(connection: Connection) -> int:
    found = await connection.execute(select(func.count()).where(log.c.kind == "move"))
    return int(found.scalar_one())
