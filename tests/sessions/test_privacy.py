"""Tests of the data of a member and of a server that the bot has left: found, exported, deleted completely.

Long because every column that may name a member is tested.
"""

import asyncio
import csv
import io
import json
import random
import sqlite3
import zipfile
import zlib
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import closing, suppress
from functools import cache, partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from sqlalchemy import Column, Table, Text, insert, select, update

from bot.engine.game import Seat
from bot.errors import NotKept, NotSeated, PlayerError, SessionError, StorageError
from bot.sessions.councils import Council, Home, Proposed, Voice
from bot.sessions.league_match import LeagueMatch
from bot.sessions.memory import privacy as privacy_of_sessions
from bot.sessions.memory.privacy import GRACE
from bot.sessions.model import GuildSettings, Match, Member, MemberSettings, Phase, Place, Request
from bot.sessions.notices import Notice
from bot.sessions.pace import (
    DAY,
    HOUR,
    Ask,
    Away,
    Decided,
    FormerOwner,
    Guest,
    Heard,
    Offer,
    Pace,
    Proposal,
    Ranked,
    Rematch,
    Spoken,
    StandIn,
    Terms,
    Unanswered,
    Vote,
)
from bot.sessions.play.company import Company
from bot.sessions.sessions import Sessions
from bot.sessions.undoing import TakenCall
from bot.sessions.watchers import Watcher
from bot.storage import dailies, leaving, privacy, reads
from bot.storage.database import parse_url
from bot.storage.keeping import KEEPING, OUTSIDER, Fate, former
from bot.storage.rows import DailyRow
from bot.storage.schema import departures, leagues, log, matches, metadata, notices, seats, troubles
from bot.storage.schema import members as kept_members
from bot.storage.store import Connection
from tests.databases import on_each_database
from tests.sessions.heap import HeapOptions
from tests.sessions.notice_box import NoticeBox, pass_time, settle
from tests.sessions.table import TurnedClock, sessions_on, set_guild, set_member

pytestmark = pytest.mark.slow

# These ids are as long as Discord's, and no id is a part of another number. The names occur nowhere else.
IDS = (811_000_000_000_000_101, 822_000_000_000_000_202, 833_000_000_000_000_303, 844_000_000_000_000_404)
NAMES = ("Adalind Övergaard", "Benvolio", "Cleopatra", "Dandelion")
ADA, BEN, CLEO, DAN = range(4)
# As long as Discord's ids, so that no other number in a row contains one by chance.
HERE, THERE = Place(901_000_000_000_000_001, 10), Place(902_000_000_000_000_002, 20)


@pytest.fixture
async def sessions(database_url: str, clock: TurnedClock, box: NoticeBox) -> AsyncIterator[Sessions]:
    async with sessions_on(database_url, clock, seed=8, deliver=box) as sessions:
        yield sessions


class Asking:
    """Makes interactions of members, with ids as long as Discord's."""

    def __init__(self) -> None:
        self._next = 1_500_000_000_000_000_000

    def __call__(self, number: int) -> Request:
        self._next += 1
        return Request(self._next, Member(IDS[number], NAMES[number]), "en")


ask = Asking()


async def table(
    sessions: Sessions, *numbers: int, heap: int = 100, place: Place = HERE, pace: Pace | None = None
) -> Match:
    """Return a match in play of these members. The first member is its host."""
    options = HeapOptions(heap=heap, seats=max(len(numbers), 2))
    match = await sessions.lobby.open(ask(numbers[0]), place, "heap", options, pace=pace)
    for number in numbers[1:]:
        await sessions.lobby.join(ask(number), match.id)
    return await sessions.lobby.begin(ask(numbers[0]), match.id)


async def played_out(sessions: Sessions, *numbers: int, place: Place = HERE) -> Match:
    """Return a match of these members that is over. Each member takes three stones in turn."""
    match = await table(sessions, *numbers, heap=3 * len(numbers), place=place)
    for number in numbers:
        match = await sessions.turns.play(ask(number), match.id, "3", None)
    assert match.phase is Phase.OVER
    return match


@cache
def traces(number: int) -> tuple[int, str, tuple[bytes, ...]]:
    """Return the forms in which a member could be found: the id, the name, and both as bytes."""
    user, name = IDS[number], NAMES[number]
    packed = (user.to_bytes(8, "big"), user.to_bytes(8, "little"))
    return user, name, (*packed, str(user).encode(), name.encode(), json.dumps(name)[1:-1].encode())


def has_trace(value: Any, number: int) -> bool:
    user, name, signs = traces(number)
    if isinstance(value, str):
        return str(user) in value or name in value
    if isinstance(value, (bytes, memoryview)):
        contents = [bytes(value)]
        with suppress(zlib.error):  # Most bytes are not compressed.
            contents.append(zlib.decompress(value))
        return any(sign in content for sign in signs for content in contents)
    return bool(value == user)


async def columns_with_traces(connection: Connection, number: int) -> list[str]:
    """Return every column of every table that has a trace of a member."""
    found = []
    for one in metadata.sorted_tables:
        for row in (await connection.execute(select(one))).mappings():
            found += [f"{one.name}.{column}: {value!r}" for column, value in row.items() if has_trace(value, number)]
    return found


def bytes_of(url: str) -> bytes:
    """Return the bytes of a SQLite file without the remains of deleted rows, or b"" for PostgreSQL."""
    parsed = parse_url(url)
    if parsed.get_backend_name() != "sqlite":
        return b""
    with closing(sqlite3.connect(str(parsed.database))) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        connection.execute("VACUUM")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    with open(str(parsed.database), "rb") as file:  # noqa: PTH123 - `database` is a text
        return file.read()


class Story:
    """Members who act at random, in two servers."""

    def __init__(self, sessions: Sessions, clock: TurnedClock, seed: int) -> None:
        self._sessions, self._clock, self._dice = sessions, clock, random.Random(seed)
        self._matches: list[str] = []

    async def go_on(self, steps: int) -> None:
        for _ in range(steps):
            act = self._dice.choice(self._acts())
            try:
                await act(self._dice.randrange(len(IDS)))
            except PlayerError:  # Many random requests are refused.
                continue
            if self._dice.random() < 0.2:
                await pass_time(self._sessions, self._clock, self._dice.randrange(HOUR))

    def _acts(self) -> list[Callable[[int], Awaitable[object]]]:
        sessions, dice = self._sessions, self._dice
        return [
            self._open,
            self._open,
            lambda who: sessions.lobby.join(ask(who), self._any()),
            lambda who: sessions.lobby.join(ask(who), self._any()),
            lambda who: sessions.lobby.begin(ask(who), self._any()),
            self._begin,
            self._play,
            self._play,
            self._play,
            self._play,
            lambda who: sessions.turns.undo(ask(who), self._any(), None),
            lambda who: sessions.seats.resign(ask(who), self._any()),
            lambda who: sessions.lobby.rematch(ask(who), self._any()),
            lambda who: sessions.lobby.leave(ask(who), self._any()),
            self._end,
            lambda who: sessions.seats.hand_on(ask(who), self._any(), self._somebody(), for_good=dice.random() < 0.5),
            lambda who: sessions.seats.hand_on(ask(who), self._any(), None),
            lambda who: sessions.seats.take(ask(who), self._any()),
            lambda who: sessions.seats.take(ask(who), self._any()),
            lambda who: sessions.seats.hand_back(ask(who), self._any()),
            lambda who: sessions.holidays.take(IDS[who], self._clock.now() + dice.randrange(1, 3) * DAY),
            lambda who: sessions.holidays.take(IDS[who], None),
            lambda who: sessions.presence.member_gone(HERE.guild, IDS[who]),
            lambda who: sessions.proposals.propose(ask(who), self._any(), Pace(limit=HOUR * dice.randrange(1, 9))),
            lambda who: sessions.proposals.answer(ask(who), self._any(), agrees=True),
            lambda who: sessions.presence.move(
                ask(who), self._any(), Place(HERE.guild, dice.randrange(10, 14)), moderator=True
            ),
            lambda who: set_member(sessions, IDS[who], MemberSettings(next_notice=True, dm=dice.random() < 0.5)),
            lambda who: set_member(sessions, IDS[who], MemberSettings(blocked=(self._somebody().user,))),
            lambda who: sessions.leaderboards.leave_out(IDS[who], dice.random() < 0.5),
        ]

    def _any(self) -> str:
        return self._dice.choice(self._matches) if self._matches else "none"

    def _somebody(self) -> Member:
        number = self._dice.randrange(len(IDS))
        return Member(IDS[number], NAMES[number])

    async def _open(self, who: int) -> None:
        dice = self._dice
        options = HeapOptions(heap=dice.choice((2, 6, 30)), seats=dice.choice((1, 2, 3)))
        place = Place(dice.choice((HERE, THERE)).guild, dice.randrange(10, 14))
        pace = Pace(limit=HOUR * dice.randrange(1, 9), hard=dice.random() < 0.5)
        match = await self._sessions.lobby.open(ask(who), place, dice.choice(("heap", "together")), options, pace=pace)
        self._matches.append(match.id)

    async def _begin(self, _: int) -> None:
        match = await self._sessions.matches.match(self._any())
        await self._sessions.lobby.begin(Request(ask(0).id, Member(match.host, "?"), "en"), match.id)

    async def _play(self, _: int) -> None:
        match = await self._sessions.matches.match(self._any())
        if match.to_move:
            sitting = match.seats[self._dice.choice(match.to_move)]
            request = Request(ask(0).id, Member(sitting.user, sitting.name), "en")
            await self._sessions.turns.play(request, match.id, str(self._dice.randrange(1, 4)), None)

    async def _end(self, who: int) -> None:
        if self._dice.random() < 0.3:
            await self._sessions.turns.end(ask(who), self._any())


@pytest.mark.parametrize(
    ("database_url", "seed"), [*(("sqlite", seed) for seed in range(3)), ("postgresql", 3)], indirect=["database_url"]
)
async def test_no_trace_of_a_deleted_member_is_left_whatever_they_did(database_url: str, seed: int) -> None:
    clock, box = TurnedClock(), NoticeBox()
    async with sessions_on(database_url, clock, seed=8, deliver=box) as sessions:
        story = Story(sessions, clock, seed)
        await story.go_on(120)
        box.down = True  # The notices wait in the outbox.
        await story.go_on(60)
        whole = await sessions.database.read(columns_with_traces, ADA)
        others = {number: await sessions.database.read(matches_of, number) for number in (BEN, CLEO, DAN)}
        assert whole  # Without rows, the test would check nothing.

        await sessions.privacy.forget(IDS[ADA])

        assert await sessions.database.read(columns_with_traces, ADA) == []
        for number, before in others.items():
            assert before <= await sessions.database.read(matches_of, number)
        box.down = False
        await settle(sessions, clock)
        for number in (BEN, CLEO, DAN):  # No trace comes back while the others play on.
            for match_id in sorted(await sessions.database.read(matches_of, number)):
                match = await sessions.matches.match(match_id)
                for seat in match.to_move:
                    sitting = match.seats[seat]
                    assert sitting.user in IDS
                    request = Request(ask(0).id, Member(sitting.user, sitting.name), "en")
                    await sessions.turns.play(request, match.id, "1", None)
                    break
        await pass_time(sessions, clock, 5 * DAY, steps=5)
        assert await sessions.database.read(columns_with_traces, ADA) == []
    file = bytes_of(database_url)
    assert [sign for sign in traces(ADA)[2] if sign in file] == []


async def matches_of(connection: Connection, number: int) -> set[str]:
    found = await connection.execute(select(seats.c.match_id).where(seats.c.user_id == IDS[number]))
    return set(found.scalars())


async def plant(connection: Connection, match_id: str, table: Table, values: dict[str, Any]) -> None:
    """Write these values into the newest row of a match, or into a new row."""
    own = table.c.id if table is matches else table.c.get("match_id")
    key = list(table.primary_key.columns)
    if own is not None:
        newest = select(*key).where(own == match_id).order_by(*(column.desc() for column in key)).limit(1)
        for row in (await connection.execute(newest)).all():
            same = (column == value for column, value in zip(key, row, strict=True))
            await connection.execute(update(table).where(*same).values(**values))
            return
    needed = {column.name: value_for(column) for column in table.c if not column.nullable}
    if own is not None:
        needed[own.name] = match_id
    if "league_id" in table.c and not (await connection.execute(select(leagues))).all():
        of_league = {column.name: value_for(column) for column in leagues.c if not column.nullable}
        await connection.execute(insert(leagues).values(of_league))
    await connection.execute(insert(table).values(**{**needed, **values}))


def value_for(column: Column[Any]) -> Any:
    return "{}" if isinstance(column.type, Text) else column.type.python_type()


def planted(user: int, match_id: str) -> list[tuple[Table, dict[str, Any]]]:
    """For each column that may name a member, return values that name this member in every form."""
    in_channel = partial(Notice, "next", HERE.guild, HERE.channel, id="planted")
    forms: dict[str, list[str]] = {
        "notation": [f"{user}>{IDS[BEN]} handed", f"{IDS[BEN]}>{user} handed"],
        "terms": [
            as_json(Terms(offers=(Offer(Seat(0), "handed", to=user),))),
            as_json(Terms(stand_ins=(StandIn(Seat(0), user, NAMES[ADA], "handed"),))),
            as_json(Terms(spoken=(Spoken(user, "de"),))),
        ],
        "notice": [
            as_json(in_channel(user=user)),
            as_json(in_channel(match=match_id, user=user)),
            as_json(in_channel(match=match_id, name=NAMES[ADA])),
            as_json(in_channel(match=match_id, actor=NAMES[ADA])),
            as_json(in_channel(match=match_id, name=NAMES[BEN], name_user=user)),
            as_json(in_channel(match=match_id, actor=NAMES[BEN], actor_user=user)),
        ],
    }
    found: list[tuple[Table, dict[str, Any]]] = []
    for one in metadata.sorted_tables:
        keeping = KEEPING[one.name]
        found += [(one, {column: user}) for column in keeping.users]
        found += [(one, {column: form}) for column in keeping.mentions.split() for form in forms[column]]
    for _, values in found:
        if "notation" in values:
            values["kind"] = privacy.SEAT_CHANGED
        if "notice" in values:
            values.update(id="planted", due=2**50)
    return found


def as_json(value: msgspec.Struct) -> str:
    return msgspec.json.encode(value).decode()


@pytest.mark.parametrize(
    "database_url", ["sqlite", pytest.param("postgresql", marks=[pytest.mark.slow, pytest.mark.nightly])], indirect=True
)
@pytest.mark.parametrize("over", [False, True], ids=["open", "over"])
async def test_deleting_finds_a_member_named_in_a_single_column(sessions: Sessions, over: bool) -> None:
    left: set[str] = set()
    for number in range(len(planted(IDS[ADA], ""))):
        place = Place(HERE.guild, 100 + number)
        match = await (played_out if over else table)(sessions, BEN, CLEO, DAN, place=place)
        one, values = planted(IDS[ADA], match.id)[number]
        await sessions.database.run(partial(plant, match_id=match.id, table=one, values=values))
        sessions.matches.drop((match.id,))
        assert set(await sessions.database.read(columns_with_traces, ADA)) > left, (one.name, values)

        await sessions.privacy.forget(IDS[ADA])

        left.update(await sessions.database.read(columns_with_traces, ADA))
        assert await sessions.matches.match(match.id)
    assert left == set()


@pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
async def test_nothing_of_a_deleted_member_is_left_in_the_write_ahead_log(
    sessions: Sessions, database_url: str
) -> None:
    """The log is a file of its own, which holds copies of pages from before."""
    log_file = Path(f"{parse_url(database_url).database}-wal")
    await played_out(sessions, ADA, BEN)
    assert NAMES[ADA].encode() in await asyncio.to_thread(log_file.read_bytes)

    await sessions.privacy.forget(IDS[ADA])

    left = await asyncio.to_thread(log_file.read_bytes)
    assert NAMES[ADA].encode() not in left
    assert IDS[ADA].to_bytes(8, "big") not in left
    await played_out(sessions, BEN, CLEO)  # the bot goes on with a new log


async def test_a_longer_id_that_contains_the_deleted_id_does_not_change(sessions: Sessions) -> None:
    """Discord's ids may grow longer, as they did before."""
    match = await played_out(sessions, BEN, CLEO)
    for longer in (IDS[ADA] * 10 + 7, 5 * 10**18 + IDS[ADA]):
        values = {"kind": privacy.SEAT_CHANGED, "seat": 1, "notation": f"{IDS[ADA]}>{longer} handed"}
        await sessions.database.run(partial(plant, match_id=match.id, table=log, values=values))
        sessions.matches.drop((match.id,))
        await sessions.privacy.forget(IDS[ADA])
        newest = await sessions.database.read(reads.log_entry, match.id, match.version)
        assert newest is not None
        assert newest.notation == f"{former(1)}>{longer} handed"


async def test_a_finished_match_keeps_a_seat_without_a_name(sessions: Sessions, clock: TurnedClock) -> None:
    match = await played_out(sessions, BEN, ADA)
    await settle(sessions, clock)
    told = await sessions.replays.story(match)
    await sessions.privacy.forget(IDS[ADA])

    after = await sessions.matches.match(match.id)
    assert (after.seats[1].user, after.seats[1].name, after.entry.user) == (former(1), "", former(1))
    assert after.seats[0] == match.seats[0]
    assert (after.outcome, after.state, after.version) == (match.outcome, match.state, match.version)
    assert [entry.events for entry in await sessions.replays.story(match)] == [entry.events for entry in told]
    newest = await sessions.database.read(reads.log_entry, match.id, match.version)
    assert newest is not None
    assert newest.interaction_id is None  # Discord knows which member made the interaction.


async def test_a_host_can_be_deleted_too(sessions: Sessions) -> None:
    match = await played_out(sessions, ADA, BEN)
    await sessions.privacy.forget(IDS[ADA])

    assert (await sessions.matches.match(match.id)).host == former(0)


async def test_a_deleted_member_first_leaves_a_match_in_play_and_it_goes_on(sessions: Sessions) -> None:
    match = await table(sessions, ADA, BEN, CLEO)
    heard: list[Match] = []
    sessions.subscribe(heard.append)
    await sessions.privacy.forget(IDS[ADA])

    after = heard[-1]
    assert (after.entry.kind, after.entry.seat, after.entry.user) == ("leave", Seat(0), former(0))
    assert (after.seats[0].present, after.seats[0].name, after.host) == (False, "", IDS[BEN])
    assert after.to_move == (Seat(1),)
    with pytest.raises(NotSeated):
        await sessions.turns.play(ask(ADA), match.id, "1", None)
    await sessions.turns.play(ask(BEN), match.id, "3", None)


@on_each_database
async def test_leaderboards_count_the_others_but_not_the_former_member(sessions: Sessions) -> None:
    match = await table(sessions, ADA, BEN, CLEO, heap=6)
    await sessions.turns.play(ask(ADA), match.id, "3", None)
    await sessions.privacy.forget(IDS[ADA])
    await sessions.turns.play(ask(BEN), match.id, "1", None)
    await sessions.turns.play(ask(CLEO), match.id, "2", None)

    assert (await sessions.matches.match(match.id)).phase is Phase.OVER
    await settle(sessions, TurnedClock())
    ranked = await sessions.database.read(users_but_in_matches)
    assert ranked
    assert ranked <= {IDS[BEN], IDS[CLEO]}


async def users_but_in_matches(connection: Connection) -> set[int]:
    """Return all users in tables whose rows are deleted together with their member."""
    found: set[int] = set()
    for one in metadata.sorted_tables:
        if KEEPING[one.name].fate is Fate.GOES:
            found.update((await connection.execute(select(one.c.user_id))).scalars())
    return found


async def test_a_deleted_member_leaves_a_solo_match_and_its_channel_is_free(sessions: Sessions) -> None:
    match = await sessions.lobby.open(ask(ADA), HERE, "heap", HeapOptions())
    await sessions.privacy.forget(IDS[ADA])

    assert (await sessions.matches.match(match.id)).over
    again = await sessions.lobby.open(ask(ADA), HERE, "heap", HeapOptions())
    assert again.id != match.id
    await sessions.turns.play(ask(ADA), again.id, "1", None)


async def test_a_deleted_member_leaves_a_lobby_and_the_others_stay(sessions: Sessions) -> None:
    lobby = await sessions.lobby.open(ask(ADA), HERE, "heap", HeapOptions(seats=3))
    await sessions.lobby.join(ask(BEN), lobby.id)
    await sessions.privacy.forget(IDS[ADA])

    after = await sessions.matches.match(lobby.id)
    assert ([seat.user for seat in after.seats], after.host, after.phase) == ([IDS[BEN]], IDS[BEN], Phase.LOBBY)


async def test_a_stand_in_keeps_the_seat_of_a_deleted_member(sessions: Sessions) -> None:
    match = await table(sessions, ADA, BEN)
    await sessions.seats.hand_on(ask(ADA), match.id, None)
    await sessions.seats.take(ask(CLEO), match.id)
    await sessions.privacy.forget(IDS[ADA])

    after = await sessions.matches.match(match.id)
    assert (after.seats[0].user, after.seats[0].present, after.terms.stand_ins) == (IDS[CLEO], True, ())
    assert await sessions.database.read(columns_with_traces, ADA) == []


async def test_a_seat_goes_back_to_its_owner_when_the_stand_in_is_deleted(sessions: Sessions) -> None:
    match = await table(sessions, ADA, BEN)
    await sessions.seats.hand_on(ask(BEN), match.id, None)
    await sessions.seats.take(ask(CLEO), match.id)
    await sessions.privacy.forget(IDS[CLEO])

    after = await sessions.matches.match(match.id)
    assert (after.seats[1].user, after.terms.stand_ins) == (IDS[BEN], ())
    assert await sessions.database.read(columns_with_traces, CLEO) == []


async def test_a_host_whose_lent_seat_went_back_can_be_deleted_too(sessions: Sessions, clock: TurnedClock) -> None:
    """The stand-in for a host becomes the host, and stays the host when the seat goes back at the end."""
    match = await table(sessions, ADA, BEN, heap=4)
    await sessions.seats.hand_on(ask(ADA), match.id, None)
    await sessions.seats.take(ask(CLEO), match.id)
    await sessions.turns.play(ask(CLEO), match.id, "1", None)
    ended = await sessions.turns.play(ask(BEN), match.id, "3", None)
    await settle(sessions, clock)
    assert (ended.host, [seat.user for seat in ended.seats]) == (IDS[CLEO], [IDS[ADA], IDS[BEN]])

    await sessions.privacy.forget(IDS[CLEO])

    assert await sessions.database.read(columns_with_traces, CLEO) == []
    assert (await sessions.matches.match(match.id)).host == OUTSIDER


async def test_a_moderator_who_ended_a_match_can_be_deleted_too(sessions: Sessions) -> None:
    match = await table(sessions, BEN, CLEO)
    await sessions.turns.end(ask(DAN), match.id)
    await sessions.privacy.forget(IDS[DAN])

    assert (await sessions.matches.match(match.id)).entry.user == OUTSIDER
    assert await sessions.database.read(columns_with_traces, DAN) == []


async def test_a_rematch_omits_deleted_members(sessions: Sessions) -> None:
    match = await played_out(sessions, ADA, BEN, CLEO)
    await sessions.privacy.forget(IDS[ADA])

    again = await sessions.lobby.rematch(ask(BEN), match.id)
    assert {guest.user for guest in again.terms.guests} == {IDS[BEN], IDS[CLEO]}

    await sessions.privacy.forget(IDS[CLEO])  # who is only asked leaves no trace, either
    assert await sessions.database.read(columns_with_traces, CLEO) == []


async def test_deleting_a_member_does_not_change_the_data_of_others(sessions: Sessions, clock: TurnedClock) -> None:
    await played_out(sessions, BEN, CLEO)
    await settle(sessions, clock)
    await set_member(sessions, IDS[BEN], MemberSettings(zone="Europe/Berlin"))
    running = await table(sessions, BEN, CLEO)
    before = await sessions.privacy.export(IDS[BEN])
    await sessions.privacy.forget(IDS[ADA])

    assert await sessions.privacy.export(IDS[BEN]) == before
    assert await sessions.matches.match(running.id) == running


async def test_settings_with_a_number_that_contains_the_members_stay(sessions: Sessions) -> None:
    await set_member(sessions, IDS[CLEO], MemberSettings(blocked=(10 * IDS[ADA],)))
    before = await sessions.database.read(reads.member_settings, IDS[CLEO])
    await sessions.privacy.forget(IDS[ADA])
    assert await sessions.database.read(reads.member_settings, IDS[CLEO]) == before


async def test_nobody_blocks_a_deleted_member_any_more(sessions: Sessions) -> None:
    await set_member(sessions, IDS[BEN], MemberSettings(zone="Europe/Berlin", blocked=(IDS[ADA], IDS[CLEO])))
    assert len(await sessions.database.read(columns_with_traces, ADA)) == 1

    await sessions.privacy.forget(IDS[ADA])

    assert await sessions.database.read(columns_with_traces, ADA) == []
    assert await sessions.settings.member(IDS[BEN]) == MemberSettings(zone="Europe/Berlin", blocked=(IDS[CLEO],))
    assert str(IDS[CLEO]) in (await sessions.privacy.export(IDS[BEN])).decode()


@on_each_database
async def test_whoever_is_deleted_while_others_block_them_is_blocked_by_nobody(sessions: Sessions) -> None:
    match = await table(sessions, ADA, BEN)
    names = IDS[ADA], match.id

    async def block() -> None:
        with suppress(SessionError):
            await sessions.settings.change_member(IDS[BEN], partial(replace, blocked=(IDS[ADA],)), names=names)

    await block()
    assert (await sessions.settings.member(IDS[BEN])).blocked == (IDS[ADA],)
    await asyncio.gather(*(block() for _ in range(5)), sessions.privacy.forget(IDS[ADA]), *(block() for _ in range(5)))

    assert (await sessions.settings.member(IDS[BEN])).blocked == ()
    with pytest.raises(SessionError):
        await sessions.settings.change_member(IDS[BEN], partial(replace, blocked=(IDS[ADA],)), names=names)


async def test_settings_of_a_deleted_member_leave_the_memory_too(sessions: Sessions, clock: TurnedClock) -> None:
    await sessions.holidays.take(IDS[ADA], clock.now() + DAY)
    await sessions.privacy.forget(IDS[ADA])

    match = await table(sessions, ADA, BEN)
    assert match.terms.away == ()
    assert await sessions.settings.member(IDS[ADA]) == MemberSettings()


async def test_a_long_history_is_deleted_in_parts_and_deleting_goes_on_after_a_fault(
    sessions: Sessions, clock: TurnedClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    ended = [await played_out(sessions, ADA, BEN, place=Place(HERE.guild, 100 + number)) for number in range(5)]
    await settle(sessions, clock)
    monkeypatch.setattr(privacy_of_sessions, "MATCHES_AT_ONCE", 2)
    run, left = sessions.database._store.run, []

    async def once_broken(work: Callable[[Connection], Awaitable[Any]]) -> Any:
        if isinstance(work, partial) and work.func is privacy.forget_in:
            left.append(len(await sessions.database.read(matches_of, ADA)))
            if len(left) == 3:
                raise StorageError("planted")
        return await run(work)

    monkeypatch.setattr(sessions.database._store, "run", once_broken)
    with pytest.raises(NotKept):
        await sessions.privacy.forget(IDS[ADA])
    assert left == [5, 3, 1]
    await sessions.privacy.forget(IDS[ADA])
    assert len(left) > 3
    for match in ended:
        after = await sessions.matches.match(match.id)
        assert [seat.user for seat in after.seats] == [former(0), IDS[BEN]]
        assert (after.host, after.entry.user) == (former(0), IDS[BEN])
    assert await sessions.database.read(privacy.touched, IDS[ADA]) == ()


async def test_a_member_who_opens_a_match_at_the_last_moment_leaves_it_before_they_are_deleted(
    sessions: Sessions, monkeypatch: pytest.MonkeyPatch
) -> None:
    run = sessions.database._store.run
    opened: list[Match] = []

    async def opening(work: Callable[[Connection], Awaitable[Any]]) -> Any:
        if isinstance(work, partial) and work.func is privacy.forget and not opened:
            opened.append(await sessions.lobby.open(ask(ADA), HERE, "heap", HeapOptions(seats=2)))
        return await run(work)

    monkeypatch.setattr(sessions.database._store, "run", opening)
    await sessions.privacy.forget(IDS[ADA])
    [match] = opened
    after = await sessions.matches.match(match.id)
    assert (after.phase, after.host) == (Phase.CANCELLED, former(0))
    assert await sessions.database.read(columns_with_traces, ADA) == []


async def test_deleting_twice_or_without_data_is_no_fault(sessions: Sessions) -> None:
    await played_out(sessions, ADA, BEN)
    await sessions.privacy.forget(IDS[ADA])
    await sessions.privacy.forget(IDS[ADA])
    await sessions.privacy.forget(IDS[DAN])


async def test_two_former_members_of_one_match_have_different_ids(sessions: Sessions) -> None:
    match = await played_out(sessions, ADA, BEN, CLEO)
    other = await played_out(sessions, ADA, CLEO, BEN)
    await sessions.privacy.forget(IDS[ADA])
    await sessions.privacy.forget(IDS[BEN])

    assert [seat.user for seat in (await sessions.matches.match(match.id)).seats] == [former(0), former(1), IDS[CLEO]]
    assert [seat.user for seat in (await sessions.matches.match(other.id)).seats] == [former(0), IDS[CLEO], former(2)]


async def test_the_export_has_all_data_of_the_member_and_no_data_of_others(
    sessions: Sessions, clock: TurnedClock
) -> None:
    over = await played_out(sessions, ADA, BEN)
    running = await table(sessions, BEN, ADA, place=THERE)
    await sessions.turns.play(ask(BEN), running.id, "2", None)
    await sessions.seats.hand_on(ask(ADA), running.id, Member(IDS[CLEO], NAMES[CLEO]))
    await set_member(sessions, IDS[ADA], MemberSettings(zone="Europe/Berlin", quiet=(60, 120)))

    export = await sessions.privacy.export(IDS[ADA])
    told = json.loads(export)

    kept = told["kept"]
    assert told["member"] == str(IDS[ADA])
    assert kept["members"] == [{"user_id": str(IDS[ADA]), "settings": {"quiet": [60, 120], "zone": "Europe/Berlin"}}]
    assert {row["match_id"] for row in kept["seats"]} == {over.id, running.id}
    assert {row["guild_id"]: row["host"] for row in kept["matches"]} == {str(HERE.guild): True, str(THERE.guild): False}
    assert kept["turns"][0]["match_id"] == running.id
    assert all(row["name"] == NAMES[ADA] for row in kept["seats"])
    for number in (BEN, CLEO, DAN):
        assert not has_trace(export, number)
    assert json.loads(await sessions.privacy.export(IDS[DAN]))["kept"] == {}


@on_each_database
async def test_every_table_that_names_a_member_is_in_the_export(sessions: Sessions, clock: TurnedClock) -> None:
    for seed in range(3):
        await Story(sessions, clock, seed).go_on(60)
    telling = {lead.partition(".")[0] for lead in await sessions.database.read(columns_with_traces, ADA)}
    kept = json.loads(await sessions.privacy.export(IDS[ADA]))["kept"]

    # A notice, or the terms of a match, may name a member without being about this member.
    assert telling - set(kept) <= {"notices", "terms"}


@on_each_database
async def test_the_export_has_no_positions(sessions: Sessions) -> None:
    await table(sessions, ADA, BEN)
    told = (await sessions.privacy.export(IDS[ADA])).decode()

    assert not any(f'"{column}"' in told for column in ("state", "seed", "events", "options"))


@on_each_database
async def test_a_servers_owner_gets_matches_and_leaderboards(sessions: Sessions) -> None:
    match = await played_out(sessions, ADA, BEN)
    await played_out(sessions, CLEO, DAN, place=THERE)

    files = unpacked(await sessions.privacy.export_guild(HERE.guild))

    assert [row["id"] for row in files["matches.csv"]] == [match.id]
    assert [(row["user_id"], row["name"]) for row in files["seats.csv"]] == [
        (str(IDS[number]), NAMES[number]) for number in (ADA, BEN)
    ]
    assert files["matches.csv"][0]["created_at"].endswith("Z")
    assert {row["user_id"] for row in files["honours.csv"]} == {str(IDS[ADA]), str(IDS[BEN])}
    assert not {"seed", "state", "options", "interaction_id"} & set(files["matches.csv"][0])


async def test_the_files_omit_matches_in_play_and_dailies_of_today(sessions: Sessions) -> None:
    await table(sessions, ADA, BEN, place=Place(HERE.guild, 11))
    daily = await played_out(sessions, ADA, BEN)

    async def begin(connection: Connection) -> None:
        row = DailyRow(20_000, "heap", IDS[ADA], daily.id, 20_000, 0)
        await dailies.begin(connection, "secret", row, 2**50, HERE.guild)

    await sessions.database.run(begin)
    files = unpacked(await sessions.privacy.export_guild(HERE.guild))
    assert [files[name] for name in ("matches.csv", "seats.csv", "honours.csv")] == [[], [], []]

    await sessions.database.run(lambda connection: dailies.drop_day(connection, 20_000, 0))
    assert [row["id"] for row in unpacked(await sessions.privacy.export_guild(HERE.guild))["matches.csv"]] == [daily.id]


async def test_the_files_omit_members_who_are_left_out_of_leaderboards(sessions: Sessions) -> None:
    await played_out(sessions, ADA, BEN)
    await sessions.leaderboards.leave_out(IDS[ADA], True)

    files = unpacked(await sessions.privacy.export_guild(HERE.guild))

    assert {row["user_id"] for row in files["honours.csv"]} == {str(IDS[BEN])}


async def test_a_name_cannot_be_a_spreadsheet_formula(sessions: Sessions) -> None:
    request = Request(ask(ADA).id, Member(IDS[ADA], "=1+1"), "en")
    match = await sessions.lobby.open(request, HERE, "heap", HeapOptions())
    await sessions.seats.resign(request.sequel, match.id)

    assert unpacked(await sessions.privacy.export_guild(HERE.guild))["seats.csv"][0]["name"] == "'=1+1"


def unpacked(data: bytes) -> dict[str, list[dict[str, str]]]:
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        texts = {name: archive.read(name).decode() for name in archive.namelist()}
    return {name: list(csv.DictReader(io.StringIO(text, newline=""))) for name, text in texts.items()}


@on_each_database
async def test_a_member_sees_the_numbers_of_affected_matches_before_deleting(sessions: Sessions) -> None:
    assert await sessions.privacy.holding(IDS[ADA]) == type(await sessions.privacy.holding(IDS[ADA]))(0, 0)
    await played_out(sessions, ADA, BEN)
    await played_out(sessions, ADA, BEN, place=THERE)
    await table(sessions, ADA, BEN)
    holding = await sessions.privacy.holding(IDS[ADA])

    assert (holding.playing, holding.over) == (1, 2)


async def rows_of(connection: Connection, guild: int) -> dict[str, int]:
    """Return the number of rows about a server, by table."""
    counts = {}
    for one in metadata.sorted_tables:
        rows = (await connection.execute(select(one))).mappings().all()
        own = set((await connection.execute(select(matches.c.id).where(matches.c.guild_id == guild))).scalars())
        counts[one.name] = sum(
            any(value == guild or (isinstance(value, str) and str(guild) in value) for value in row.values())
            or row.get("match_id") in own
            for row in rows
        )
    return {name: count for name, count in counts.items() if count}


def lasting(rows: dict[str, int]) -> dict[str, int]:
    """Return the counts without tables whose rows come and go, such as notices."""
    return {name: count for name, count in rows.items() if name not in ("deadlines", "notices", "troubles", "log")}


async def make_rows_of_every_kind(sessions: Sessions, clock: TurnedClock, place: Place) -> None:
    await played_out(sessions, ADA, BEN, place=place)
    await settle(sessions, clock)
    await table(sessions, ADA, BEN, place=place, pace=Pace(limit=14 * DAY))
    await set_guild(sessions, place.guild, GuildSettings(quiet=True, patience=60))

    async def add(connection: Connection) -> None:
        notice = Notice(kind="trouble", guild=place.guild, channel=place.channel, id=f"n{place.guild}")
        packed = msgspec.json.encode(notice).decode()
        later = clock.now() + 400 * DAY
        await connection.execute(
            insert(notices).values(id=notice.id, notice=packed, due=later, attempts=0, claimed_until=0)
        )
        await connection.execute(insert(troubles).values(guild_id=place.guild, channel_id=place.channel, told_at=1))

    await sessions.database.run(add)


async def gone(sessions: Sessions, guild: int) -> None:
    await sessions.presence.guild_gone(guild)
    await sessions.privacy.guild_gone(guild)


async def until_no_server_is_due(sessions: Sessions) -> None:
    async def waiting(connection: Connection) -> int:
        return len((await connection.execute(select(departures.c.guild_id))).all())

    while await sessions.database.read(waiting):
        pass


async def test_a_server_is_deleted_thirty_days_after_it_was_left(sessions: Sessions, clock: TurnedClock) -> None:
    await make_rows_of_every_kind(sessions, clock, HERE)
    await make_rows_of_every_kind(sessions, clock, THERE)
    there = lasting(await sessions.database.read(rows_of, THERE.guild))
    await gone(sessions, HERE.guild)
    await pass_time(sessions, clock, GRACE - 1)
    assert (await sessions.database.read(rows_of, HERE.guild)).keys() > {
        "matches",
        "seats",
        "log",
        "archives",
        "honours",
    }

    clock.turn(1)
    await until_no_server_is_due(sessions)

    assert await sessions.database.read(rows_of, HERE.guild) == {}
    assert lasting(await sessions.database.read(rows_of, THERE.guild)) == there


async def test_a_left_server_whose_matches_cannot_be_deleted_is_tried_again_later(
    sessions: Sessions, clock: TurnedClock, caplog: pytest.LogCaptureFixture
) -> None:
    """A damaged index finds the matches of a server, and another one does not find them by their ids."""
    await played_out(sessions, ADA, BEN)
    ignored = "CREATE TRIGGER ignored BEFORE DELETE ON matches BEGIN SELECT raise(IGNORE); END"
    await sessions.database.run(lambda connection: connection.exec_driver_sql(ignored))
    await gone(sessions, HERE.guild)
    clock.turn(GRACE)
    async with asyncio.timeout(20):
        while await sessions.database.read(leaving.departure, HERE.guild) != clock.now() + HOUR:
            pass
    await sessions.database.run(lambda connection: connection.exec_driver_sql("DROP TRIGGER ignored"))
    clock.turn(HOUR)
    async with asyncio.timeout(20):
        await until_no_server_is_due(sessions)

    assert "its matches cannot be deleted now" in caplog.text
    assert await sessions.database.read(rows_of, HERE.guild) == {}


@on_each_database
async def test_a_left_server_is_deleted_on_its_day_even_after_restarts(database_url: str) -> None:
    clock, box = TurnedClock(), NoticeBox()
    async with sessions_on(database_url, clock, deliver=box) as sessions:
        await make_rows_of_every_kind(sessions, clock, HERE)
        await gone(sessions, HERE.guild)
    clock.turn(GRACE - HOUR)
    async with sessions_on(database_url, clock, deliver=box) as sessions:
        # The bot is still not in the server, so the day of deletion stays the same.
        await sessions.privacy.compare(await sessions.privacy.servers(), ())
        clock.turn(HOUR)
        await until_no_server_is_due(sessions)
        assert await sessions.database.read(rows_of, HERE.guild) == {}


async def test_a_bot_that_returns_to_a_server_in_time_keeps_all_its_data(
    sessions: Sessions, clock: TurnedClock
) -> None:
    await make_rows_of_every_kind(sessions, clock, HERE)
    before = lasting(await sessions.database.read(rows_of, HERE.guild))
    await gone(sessions, HERE.guild)
    await pass_time(sessions, clock, GRACE - HOUR)
    await sessions.privacy.guild_back(HERE.guild)
    await sessions.presence.guild_back(HERE.guild)
    clock.turn(2 * HOUR)
    await pass_time(sessions, clock, GRACE)

    assert lasting(await sessions.database.read(rows_of, HERE.guild)) == before


async def test_deleting_a_server_stops_when_the_bot_returns(sessions: Sessions, clock: TurnedClock) -> None:
    await make_rows_of_every_kind(sessions, clock, HERE)
    before = await sessions.database.read(rows_of, HERE.guild)
    for work in (
        lambda one: privacy.drop_some_matches(one, HERE.guild, 5),
        lambda one: privacy.drop_guild(one, HERE.guild),
    ):
        await sessions.database.run(work)

    assert await sessions.database.read(rows_of, HERE.guild) == before


async def test_a_start_compares_stored_servers_with_the_bots_servers(sessions: Sessions, clock: TurnedClock) -> None:
    await played_out(sessions, ADA, BEN)
    await set_guild(sessions, THERE.guild, GuildSettings(quiet=True))
    await sessions.privacy.compare(await sessions.privacy.servers(), {HERE.guild})
    assert await sessions.database.read(leaving.departure, HERE.guild) is None
    assert await sessions.database.read(leaving.departure, THERE.guild) == clock.now() + GRACE
    await sessions.privacy.compare(await sessions.privacy.servers(), {HERE.guild, THERE.guild})
    assert await sessions.database.read(leaving.departure, THERE.guild) is None


async def test_a_server_that_only_has_dailies_is_compared_too(sessions: Sessions, clock: TurnedClock) -> None:
    """A daily's match has no server. The server has leaderboard lines and rows of places where dailies were opened."""

    async def begin(connection: Connection) -> None:
        row = DailyRow(20_000, "heap", IDS[ADA], "a", 20_000, 0)
        await dailies.begin(connection, "secret", row, 2**50, THERE.guild)

    await sessions.database.run(begin)
    await sessions.privacy.compare(await sessions.privacy.servers(), {HERE.guild})

    assert await sessions.database.read(leaving.departure, THERE.guild) == clock.now() + GRACE


@on_each_database
async def test_settings_of_members_stay_when_a_server_is_deleted(sessions: Sessions, clock: TurnedClock) -> None:
    await set_member(sessions, IDS[ADA], MemberSettings(dm=True))
    await played_out(sessions, ADA, BEN)
    await gone(sessions, HERE.guild)
    clock.turn(GRACE)
    await until_no_server_is_due(sessions)

    assert len((await sessions.database.read(lambda one: one.execute(select(kept_members)))).all()) == 1


async def test_who_has_voted_for_a_channel_or_begun_its_match_leaves_no_trace(
    sessions: Sessions, clock: TurnedClock
) -> None:
    options = HeapOptions(seats=2, rivals=True)
    match = await sessions.councils.open(ask(BEN), HERE, "heap", options, Company("easy", 1), 8, locale="en")
    for number, moves in ((ADA, "1"), (BEN, "2"), (CLEO, "2"), (CLEO, "0")):
        await sessions.councils.propose(ask(number), match.id, [moves], None)
    now = clock.now()
    about = await sessions.database.read(privacy.kept_about, IDS[CLEO])
    assert about["terms"] == [
        {"match_id": match.id, "part": "voices", "user": IDS[CLEO], "vote": 2, "draft": ["0"], "at": now}
    ]
    for number in (ADA, BEN, CLEO):
        await sessions.privacy.forget(IDS[number])
        assert await sessions.database.run(partial(columns_with_traces, number=number)) == []
    assert (await sessions.matches.match(match.id)).phase is Phase.PLAYING


def test_stored_json_names_members_only_in_known_fields() -> None:
    """If a new field can name a member, `bot.storage.privacy` must know the field."""
    told = {field.encode_name for field in msgspec.structs.fields(Terms)}
    assert told == {
        "pace",
        "seal",
        "asks",
        "proposal",
        "offers",
        "stand_ins",
        "away",
        "former",
        "gone",  # numbers of seats
        "unanswered",  # the same
        "decided",  # the same
        "unrated",  # the same
        "unheard",  # the same
        "unplaced",  # the same
        "ratings_stay_until",  # a time
        "begun",  # the same
        "heard",  # the same, with times
        "lost_at",  # a time
        "absence",
        "unseen_since",
        "unposted",  # whether Discord has refused the first board
        "direct_calls",  # numbers of seats, and versions
        "end_told",  # whether the members were to be told of the end
        "expires",
        "adrift",
        "closes",
        "rematch",
        "guests",
        "sought",
        "ranks",
        "hinted",
        "lesson",  # keys of texts, and moves
        "riddle",  # a position, moves, ratings, and the id of a server
        "tried",  # the id of a match, and a number
        "league",  # the id of a league, and numbers
        "timed_out",  # numbers of seats
        "locale",
        "spoken",
        "calls",
        "asked_back",  # versions
        "gone_back",  # the same
        "consented",  # a number of moves
        "times",  # numbers of seats, lengths of time, and time zones
        "watchers",
        "council",  # a version, a time and numbers, moves, and ids of servers and channels
        "voices",
    }
    assert telling(Offer) == {"to", "until"}
    assert telling(StandIn) == {"owner", "name", "until", "at"}
    assert telling(FormerOwner) == {"user"}
    assert telling(Watcher) == {
        "user",
        "name",
        "locale",
        "pick",
        "worth",
        "guild",
        "channel",
    }  # a seat, points, and a place
    assert telling(Council) == {"hours", "since", "until", "missed", "count", "turn", "other_missed"}
    assert telling(Home) == {"guild", "channel"}
    assert telling(Proposed) == {"number", "moves"}
    assert telling(Voice) == {"user", "vote", "draft", "at", "side"}  # numbers of a turn and a seat, moves, and a time
    assert telling(Guest) == {"user", "name", "choice"}
    assert telling(Ranked) == {"rank", "before", "won", "played"}
    assert telling(Rematch) == {"of", "until"}  # the id of a match
    # The id of a league, its numbers, those of seats and of places in it, a part of a bracket, and names of roles.
    numbers = {"season", "division", "round", "stage", "best_of", "group", "places", "unbeaten", "left", "gone"}
    assert telling(LeagueMatch) == {"league", "part", "teams", "absent", *numbers}
    for kind in (Away, Ask, Decided, Heard, Unanswered, Proposal, Vote, Pace, TakenCall):
        harmless = {"until", "limit", "bank", "at", "since", "stops", "times", "unvoted"}  # `unvoted` has seats
        assert telling(kind) <= harmless, kind
    times = {"since", "due", "when", "day", "asked_at", "doubted_since"}
    harmless = {
        "guild",
        "channel",
        "match",
        "game",
        "start",
        "id",
        "doubted_in",
        "role",
        "pick",
        "worth",
        "locale",
        *times,
    }
    assert telling(Notice) - harmless == {"user", "name", "name_user", "actor", "actor_user"}
    assert [name for name in telling(GuildSettings) if "user" in name or "member" in name or "name" in name] == []


def telling(kind: type[msgspec.Struct]) -> set[str]:
    """Return the fields that can hold an id or a name."""
    wide_types = (msgspec.inspect.IntType, msgspec.inspect.StrType)

    def may_hold_text_or_number(one: Any) -> bool:
        if isinstance(one, msgspec.inspect.UnionType):
            return any(may_hold_text_or_number(part) for part in one.types)
        if isinstance(one, msgspec.inspect.VarTupleType):
            return may_hold_text_or_number(one.item_type)
        if isinstance(one, msgspec.inspect.TupleType):
            return any(may_hold_text_or_number(part) for part in one.item_types)
        return isinstance(one, wide_types)

    whole = msgspec.inspect.type_info(kind)
    assert isinstance(whole, msgspec.inspect.StructType)
    return {field.encode_name for field in whole.fields if may_hold_text_or_number(field.type)} - SEATS


# These fields hold seat numbers, not ids of members.
SEATS = {"seat", "by", "agreed"}
