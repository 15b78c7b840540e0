"""Lists every kind of command that changes a match. Each kind has a scene: the match in which tests give it."""

import json
import sqlite3
from collections.abc import Awaitable, Callable, Collection, Iterable
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, TypeAlias

from msgspec.structs import replace
from sqlalchemy import Table, select

from bot.engine.game import Seat
from bot.games.gemrush import GAME as RUSH
from bot.games.gemrush.model import Options as RushOptions
from bot.sessions.change import AnyGame
from bot.sessions.model import GuildSettings, Match, Place, Request
from bot.sessions.pace import HOUR, Pace
from bot.sessions.play.company import Company
from bot.sessions.sessions import Sessions
from bot.sessions.time import votes
from bot.storage import schema
from bot.storage.store import Connection
from tests.sessions.heap import Heap, HeapOptions
from tests.sessions.notice_box import table
from tests.sessions.table import PLACE, TurnedClock, ask, member, set_guild
from tests.sessions.together import Together


class Dawn(Heap):
    """The game Heap with a daily."""

    about = replace(Heap.about, key="dawn", daily=HeapOptions())


GAMES: dict[str, AnyGame] = {"heap": Heap(), "together": Together(), "dawn": Dawn(), "gemrush": RUSH}
SOFT = Pace(limit=HOUR)
ELSEWHERE = Place(PLACE.guild, 11)

# A function of this type returns the match's id, or "" if there is no match yet.
Prepare: TypeAlias = Callable[[Sessions, TurnedClock], Awaitable[str]]
Give: TypeAlias = Callable[[Sessions, Request, str], Awaitable[Match | None]]


@dataclass(frozen=True)
class Kind:
    """A kind of command.

    Attributes:
        prepare: makes the scene.
        give: gives the command in this scene.
        by: the number of the member who gives the command.
        logged: whether the log entry names the interaction, so that the bot still knows the command after a restart.
        heard: whether the change is announced. A planned turn is its member's secret.
    """

    name: str
    prepare: Prepare
    give: Give
    by: int = 0
    logged: bool = True
    heard: bool = True

    def __str__(self) -> str:
        return self.name.replace(" ", "-")

    async def scene(self, sessions: Sessions, clock: TurnedClock) -> str:
        """Make the scene in a server where each member may have one match. Return the match's id."""
        match_id = await self.prepare(sessions, clock)
        await set_guild(sessions, PLACE.guild, GuildSettings(match_limit=1))
        return match_id


async def nothing(_: Sessions, __: TurnedClock) -> str:
    return ""


async def a_lobby(sessions: Sessions, _: TurnedClock, seated: int = 2) -> str:
    """Open a lobby for three with Ada, its host, and Ben."""
    match = await sessions.lobby.open(ask(0), PLACE, "heap", HeapOptions(seats=3))
    for number in range(1, seated):
        await sessions.lobby.join(ask(number), match.id)
    return match.id


async def a_lobby_with_choices(sessions: Sessions, _: TurnedClock) -> str:
    return (await sessions.lobby.open(ask(0), PLACE, "gemrush", RushOptions())).id


async def in_play(sessions: Sessions, _: TurnedClock, seats: int = 3, heap: int = 30, pace: Pace | None = None) -> str:
    """Start a match in which Ada is to move."""
    return (await table(sessions, seats, pace, heap=heap)).id


async def with_a_move(sessions: Sessions, clock: TurnedClock) -> str:
    """Start a match in which Ada has taken two stones."""
    match_id = await in_play(sessions, clock)
    await sessions.turns.play(ask(0), match_id, "2", None)
    return match_id


async def over(sessions: Sessions, clock: TurnedClock) -> str:
    match_id = await in_play(sessions, clock, heap=3)
    await sessions.turns.play(ask(0), match_id, "3", None)
    return match_id


async def a_rematch(sessions: Sessions, clock: TurnedClock) -> str:
    """Open the table of a rematch, which asks Ben and Cleo."""
    return (await sessions.lobby.rematch(ask(0), await over(sessions, clock))).id


async def a_council(sessions: Sessions, request: Request, _: str) -> Match:
    options = HeapOptions(seats=2, rivals=True)
    return await sessions.councils.open(request, PLACE, "heap", options, Company("easy", 1), 8, locale="en")


async def deliberating(sessions: Sessions, _: TurnedClock) -> str:
    """Begin a match of a channel in which Ada, Ben and Cleo vote for the same turn."""
    match = await a_council(sessions, ask(0), "")
    for number in range(3):
        await sessions.councils.propose(ask(number), match.id, ("2",), None)
    return match.id


async def proposed(sessions: Sessions, clock: TurnedClock, agreed: int = 2) -> str:
    """Start a match in which Ada has proposed a pace and the first `agreed` seats agree."""
    match_id = await in_play(sessions, clock)
    await sessions.proposals.propose(ask(0), match_id, SOFT)
    for number in range(1, agreed):
        await sessions.proposals.answer(ask(number), match_id, agrees=True)
    return match_id


async def to_be_ended(sessions: Sessions, clock: TurnedClock) -> str:
    """Start a match of two in which Ada proposes to end it."""
    match_id = await in_play(sessions, clock, seats=2)
    await sessions.proposals.propose_end(ask(0), match_id)
    return match_id


async def to_go_back(sessions: Sessions, clock: TurnedClock, agreed: int = 1) -> str:
    """Start a match in which Ada asks to take two stones back, and the first `agreed` seats allow it."""
    match_id = await in_play(sessions, clock)
    for number in range(2):
        await sessions.turns.play(ask(number), match_id, "2", None)
    if agreed:
        await sessions.proposals.ask_back(ask(0), match_id)
    for number in range(1, agreed):
        await sessions.proposals.answer(ask(number), match_id, agrees=True)
    return match_id


async def asked(sessions: Sessions, clock: TurnedClock, seats: int = 3, heap: int = 30, rounds: int = 0) -> str:
    """Start a match and play `rounds` rounds. Then Ada's time runs out, and the others may vote on what to do."""
    match_id = await in_play(sessions, clock, seats, heap, SOFT)
    for number in range(seats * rounds):
        await sessions.turns.play(ask(number % seats), match_id, "1", None)
    match = await sessions.matches.match(match_id)
    clock.turn(HOUR)
    await sessions.matches.change(match.id, partial(votes.end_time, seat=Seat(0), since=match.clocks[0].since))
    return match.id


async def on_offer(sessions: Sessions, clock: TurnedClock) -> str:
    """Start a match in which Ben's seat is on offer."""
    match_id = await in_play(sessions, clock)
    await sessions.seats.hand_on(ask(1), match_id, None)
    return match_id


async def lent(sessions: Sessions, clock: TurnedClock) -> str:
    """Start a match in which Dan is the stand-in for Ben."""
    match_id = await on_offer(sessions, clock)
    await sessions.seats.take(ask(3), match_id)
    return match_id


async def with_a_computer(sessions: Sessions, clock: TurnedClock) -> str:
    """Open a lobby of Ada, its host, Ben and a computer player, with a free seat."""
    match = await sessions.lobby.open(ask(0), PLACE, "heap", HeapOptions(seats=4))
    await sessions.lobby.join(ask(1), match.id)
    await sessions.lobby.add_computer(ask(0), match.id, "easy")
    return match.id


async def with_a_seat_of_one_away(sessions: Sessions, clock: TurnedClock) -> str:
    """Start a match in which Ben is away, and anybody may stand in. Ada is to move."""
    match_id = await in_play(sessions, clock)
    await sessions.holidays.take(member(1).user, clock.now() + 10 * HOUR)
    return match_id


async def planned(sessions: Sessions, clock: TurnedClock) -> str:
    """Start a match in which Ben has planned a turn. Ada is to move."""
    match_id = await in_play(sessions, clock)
    await sessions.planned_turns.add(ask(1), match_id, ("0", "1"), None)
    return match_id


async def covered(sessions: Sessions, clock: TurnedClock) -> str:
    """Start a match in which a computer player stands in for Ben. Ada is to move."""
    match_id = await with_a_seat_of_one_away(sessions, clock)
    await sessions.seats.let_computer_play(ask(0), match_id, Seat(1))
    return match_id


async def a_daily(sessions: Sessions, _: TurnedClock) -> str:
    """Begin today's daily for Ben. No other member has one yet."""
    await sessions.dailies.open(ask(1), "dawn", PLACE.guild, "en")
    return ""


def solo(sessions: Sessions, request: Request, _: str) -> Awaitable[Match]:
    return sessions.lobby.open(request, PLACE, "heap", HeapOptions())


def a_table(sessions: Sessions, request: Request, _: str) -> Awaitable[Match]:
    return sessions.lobby.open(request, PLACE, "heap", HeapOptions(seats=3))


def a_table_with_computers(sessions: Sessions, request: Request, _: str) -> Awaitable[Match]:
    return sessions.lobby.open(request, PLACE, "heap", HeapOptions(seats=3), computers=Company("easy", 2))


KINDS = (
    Kind("open a solo match", nothing, solo),
    Kind("open a table", nothing, a_table),
    Kind("open a table with computers", nothing, a_table_with_computers),
    Kind("add a computer", a_lobby, lambda one, request, id_: one.lobby.add_computer(request, id_, "hard")),
    Kind("remove a computer", with_a_computer, lambda one, request, id_: one.lobby.remove_computer(request, id_)),
    Kind("rematch", over, lambda one, request, id_: one.lobby.rematch(request, id_), by=1),
    Kind("join", a_lobby, lambda one, request, id_: one.lobby.join(request, id_), by=2),
    Kind("join again", a_rematch, lambda one, request, id_: one.lobby.join(request, id_), by=2),
    Kind("not now", a_rematch, lambda one, request, id_: one.lobby.decline(request, id_), by=1, logged=False),
    Kind("choose", a_lobby_with_choices, lambda one, request, id_: one.lobby.choose(request, id_, "Ob"), by=1),
    Kind("leave", a_lobby, lambda one, request, id_: one.lobby.leave(request, id_)),
    Kind("begin", a_lobby, lambda one, request, id_: one.lobby.begin(request, id_)),
    Kind("cancel", a_lobby, lambda one, request, id_: one.lobby.cancel(request, id_)),
    Kind("play", in_play, lambda one, request, id_: one.turns.play(request, id_, "2", None)),
    Kind("play the end", partial(in_play, heap=3), lambda one, request, id_: one.turns.play(request, id_, "3", None)),
    Kind("play before a planned turn", planned, lambda one, request, id_: one.turns.play(request, id_, "2", None)),
    Kind(
        "plan",
        in_play,
        lambda one, request, id_: one.planned_turns.add(request, id_, ("1",), None),
        by=1,
        logged=False,
        heard=False,
    ),
    Kind(
        "forget plans",
        planned,
        lambda one, request, id_: one.planned_turns.withdraw(request, id_),
        by=1,
        logged=False,
        heard=False,
    ),
    Kind("undo", with_a_move, lambda one, request, id_: one.turns.undo(request, id_, None)),
    Kind("resign", in_play, lambda one, request, id_: one.seats.resign(request, id_)),
    Kind("resign and agree", proposed, lambda one, request, id_: one.seats.resign(request, id_), by=2),
    Kind("end", in_play, lambda one, request, id_: one.turns.end(request, id_), by=3),
    Kind("propose", in_play, lambda one, request, id_: one.proposals.propose(request, id_, SOFT), logged=False),
    Kind("propose the end", in_play, lambda one, request, id_: one.proposals.propose_end(request, id_), logged=False),
    Kind(
        "agree to the end",
        to_be_ended,
        lambda one, request, id_: one.proposals.answer(request, id_, agrees=True),
        by=1,
    ),
    Kind(
        "ask to take back",
        partial(to_go_back, agreed=0),
        lambda one, request, id_: one.proposals.ask_back(request, id_),
        logged=False,
    ),
    Kind(
        "allow to take back",
        to_go_back,
        lambda one, request, id_: one.proposals.answer(request, id_, agrees=True),
        by=1,
        logged=False,
    ),
    Kind(
        "allow to take back last",
        partial(to_go_back, agreed=2),
        lambda one, request, id_: one.proposals.answer(request, id_, agrees=True),
        by=2,
    ),
    Kind("set the pace", a_lobby, lambda one, request, id_: one.proposals.propose(request, id_, SOFT), logged=False),
    Kind(
        "agree",
        partial(proposed, agreed=1),
        lambda one, request, id_: one.proposals.answer(request, id_, agrees=True),
        by=1,
        logged=False,
    ),
    Kind("agree last", proposed, lambda one, request, id_: one.proposals.answer(request, id_, agrees=True), by=2),
    Kind(
        "decline",
        proposed,
        lambda one, request, id_: one.proposals.answer(request, id_, agrees=False),
        by=2,
        logged=False,
    ),
    Kind("vote", asked, lambda one, request, id_: one.votes.vote(request, id_, Seat(0), "skip"), by=1, logged=False),
    Kind(
        "vote and end",
        partial(asked, seats=2, heap=3, rounds=1),
        lambda one, request, id_: one.votes.vote(request, id_, Seat(0), "skip"),
        by=1,
        logged=False,
    ),
    Kind("hand on", in_play, lambda one, request, id_: one.seats.hand_on(request, id_, member(3)), logged=False),
    Kind("withdraw", on_offer, lambda one, request, id_: one.seats.withdraw(request, id_), by=1, logged=False),
    Kind("take", on_offer, lambda one, request, id_: one.seats.take(request, id_), by=3),
    Kind("hand back", lent, lambda one, request, id_: one.seats.hand_back(request, id_), by=1),
    Kind(
        "call a computer",
        with_a_seat_of_one_away,
        lambda one, request, id_: one.seats.let_computer_play(request, id_, Seat(1)),
    ),
    Kind("come back", covered, lambda one, request, id_: one.seats.come_back(request, id_), by=1),
    Kind(
        "vote for a computer",
        asked,
        lambda one, request, id_: one.votes.vote(request, id_, Seat(0), "computer"),
        by=1,
        logged=False,
    ),
    Kind("begin as a channel", nothing, a_council),
    Kind(
        "propose a turn",
        deliberating,
        lambda one, request, id_: one.councils.propose(request, id_, ("1",), None),
        logged=False,
    ),
    Kind(
        "vote for a turn",
        deliberating,
        lambda one, request, id_: one.councils.vote(request, id_, 1, None),
        by=3,
        logged=False,
    ),
    Kind(
        "play a turn now",
        deliberating,
        lambda one, request, id_: one.councils.play_now(request, id_, 1, None),
        logged=False,
    ),
    Kind("move", in_play, lambda one, request, id_: one.presence.move(request, id_, ELSEWHERE)),
    Kind("open the daily", a_daily, lambda one, request, _: one.dailies.open(request, "dawn", PLACE.guild, "en")),
)


async def carry_on(sessions: Sessions, match_id: str) -> Match:
    """Let a match go on: note that its board is shown, and move for the seat whose turn it is.

    Return the match as it is then, with its newest entry: a planned turn may follow the move.
    """
    match = await sessions.matches.match(match_id)
    shown = await sessions.boards.note_shown(match_id, match.version, 700 + match.version, match.place.channel, 0)
    if not shown.to_move:
        return shown
    seat = shown.seats[shown.to_move[0]]
    request = replace(ask(), member=replace(member(0), user=seat.user, name=seat.name))
    await sessions.turns.play(request, match_id, "1", None)
    return await sessions.matches.match(match_id)


Rows: TypeAlias = dict[str, list[tuple[Any, ...]]]

# columns whose values are random or differ for each interaction, each with its tables
_RANDOM = {"id": ("notices",), "interaction_id": ("log",), "secret": ("secrets",)}


async def all_rows(connection: Connection) -> Rows:
    """Return every row of every table, without random values."""
    tables = schema.metadata.sorted_tables
    return {one.name: _sorted(one, (await connection.execute(select(one))).all()) for one in tables}


def rows_in(file: Path) -> Rows:
    """Return all rows of a SQLite file. This takes a tenth of the time of `all_rows`."""
    found = {}
    with closing(sqlite3.connect(file)) as connection:
        for one in schema.metadata.sorted_tables:
            names = ", ".join(column.name for column in one.c)
            found[one.name] = _sorted(one, connection.execute(f"SELECT {names} FROM {one.name}").fetchall())
    return found


def _sorted(one: Table, rows: Iterable[Iterable[Any]]) -> list[tuple[Any, ...]]:
    names = [column.name for column in one.c]
    plain = (tuple(_plain(one.name, name, value) for name, value in zip(names, row, strict=True)) for row in rows)
    return sorted(plain, key=repr)


def _plain(name: str, column: str, value: Any) -> Any:
    if name in _RANDOM.get(column, ()):
        return value is not None
    if column == "notice":
        return tuple(sorted((key, repr(part)) for key, part in json.loads(value).items() if key != "id"))
    return value


def without(rows: Rows, columns: Collection[str] = (), tables: Collection[str] = ()) -> Rows:
    """Return the rows without some tables and without the values of these columns."""
    kept = {}
    for name, found in rows.items():
        if name not in tables:
            places = [number for number, column in enumerate(schema.metadata.tables[name].c) if column.name in columns]
            kept[name] = [tuple(value for number, value in enumerate(row) if number not in places) for row in found]
    return kept
