"""Tests of members who look for players: who is brought together, who is told once, and what goes with their data."""

import asyncio
import json

import pytest
from msgspec.structs import replace

from bot.errors import OptionError
from bot.sessions.model import GuildSettings, Place
from bot.sessions.pace import DAY, HOUR, MINUTE, Pace
from bot.sessions.play.seekers import Wish, id_of
from bot.sessions.sessions import Sessions
from tests.databases import on_each_database
from tests.sessions.heap import HeapOptions
from tests.sessions.notice_box import NoticeBox, settle
from tests.sessions.table import PLACE, TurnedClock, ask, member, sessions_on, set_guild

pytestmark = pytest.mark.slow

ADA, BEN, CLEO = range(3)
WISH = Wish("heap", "full", Pace(limit=DAY))


async def look(sessions: Sessions, who: int, wish: Wish = WISH, known: tuple[int, ...] = ()) -> bool:
    stored, _ = await sessions.seekers.look(ask(who), PLACE, wish, DAY, known)
    return stored


async def names(sessions: Sessions, who: int, wish: Wish = WISH) -> list[str]:
    return [one.name for one in await sessions.seekers.waiting(ask(who), PLACE.guild, wish)]


@on_each_database
async def test_who_looks_for_the_same_is_found_and_nobody_else(sessions: Sessions) -> None:
    await look(sessions, ADA)
    assert await names(sessions, BEN) == ["Ada"]
    assert await names(sessions, ADA) == []
    assert await names(sessions, BEN, replace(WISH, pace=Pace())) == []
    assert await names(sessions, BEN, replace(WISH, start="short")) == []
    assert await sessions.seekers.waiting(ask(BEN), 2, WISH) == ()
    await sessions.seekers.stop(100, PLACE.guild, "heap")
    assert await names(sessions, BEN) == []


@on_each_database
async def test_of_two_who_begin_at_once_one_learns_of_the_other(sessions: Sessions) -> None:
    for _ in range(5):
        stored = await asyncio.gather(look(sessions, ADA), look(sessions, BEN))
        assert sorted(stored) == [False, True]
        for user in (100, 101):
            await sessions.seekers.stop(user, PLACE.guild, "heap")


async def test_of_two_processes_one_learns_of_the_other(database_url: str, clock: TurnedClock, box: NoticeBox) -> None:
    async with sessions_on(database_url, clock, deliver=box) as first, sessions_on(database_url, clock) as second:
        stored = await asyncio.gather(look(first, ADA), look(second, BEN))
        assert sorted(stored) == [False, True]


@on_each_database
async def test_a_second_press_changes_only_the_time(sessions: Sessions, clock: TurnedClock) -> None:
    await look(sessions, ADA)
    clock.turn(HOUR)
    await look(sessions, ADA)
    (found,) = await sessions.seekers.listed(PLACE.guild)
    assert found.until == clock.now() + DAY
    assert len(id_of(2**64 - 1, 2**63, "gembatan", "usual")) <= 25


@on_each_database
async def test_nothing_is_stored_when_the_time_is_over(sessions: Sessions, clock: TurnedClock) -> None:
    await look(sessions, ADA)
    clock.turn(DAY)
    assert await sessions.seekers.listed(PLACE.guild) == ()
    await settle(sessions, clock)
    assert b"looking" not in await sessions.privacy.export(100)
    for lasts in (HOUR - 1, 15 * DAY):
        with pytest.raises(OptionError):
            await sessions.seekers.look(ask(ADA), PLACE, WISH, lasts)
    with pytest.raises(OptionError):
        await look(sessions, ADA, replace(WISH, pace=Pace(limit=MINUTE)))


@on_each_database
async def test_blocks_hold_between_all(sessions: Sessions) -> None:
    await look(sessions, BEN)
    await look(sessions, CLEO, known=(101,))
    assert await names(sessions, ADA) == ["Ben", "Cleo"]
    await sessions.blocks.block(member(BEN).user, member(CLEO).user)
    assert await names(sessions, ADA) == ["Ben"]
    await sessions.blocks.block(member(BEN).user, member(ADA).user)
    assert await names(sessions, ADA) == ["Cleo"]
    table = await sessions.lobby.open(ask(ADA), PLACE, "heap", HeapOptions(seats=3), sought=[member(BEN), member(CLEO)])
    assert [one.name for one in table.terms.sought] == ["Cleo"]


@on_each_database
async def test_the_transaction_of_a_table_ends_the_search_of_those_whom_it_tells(sessions: Sessions) -> None:
    """So they are not told of another if the process dies right afterwards."""
    await look(sessions, BEN)
    await look(sessions, ADA, known=(101,))
    await sessions.lobby.open(ask(ADA), PLACE, "heap", HeapOptions(seats=3), sought=[member(BEN)])
    assert await names(sessions, CLEO) == []
    assert await sessions.seekers.listed(PLACE.guild) == ()
    await look(sessions, BEN)  # again, although the table is open still
    assert await names(sessions, CLEO) == ["Ben"]


@on_each_database
async def test_each_server_and_each_mode_has_a_search_of_its_own(sessions: Sessions) -> None:
    await look(sessions, ADA)
    await look(sessions, ADA, replace(WISH, start="short"))
    await sessions.seekers.look(ask(ADA), Place(2, 3), WISH, DAY)
    assert [len(await sessions.seekers.listed(guild)) for guild in (PLACE.guild, 2)] == [2, 1]
    await sessions.seekers.stop(100, PLACE.guild, "heap", "short")
    assert [len(await sessions.seekers.listed(guild)) for guild in (PLACE.guild, 2)] == [1, 1]
    await sessions.seekers.stop(100, 2, "heap")
    assert [len(await sessions.seekers.listed(guild)) for guild in (PLACE.guild, 2)] == [1, 0]


@on_each_database
async def test_calls_come_as_often_as_the_server_allows(sessions: Sessions, clock: TurnedClock, box: NoticeBox) -> None:
    assert (await sessions.seekers.look(ask(ADA), PLACE, WISH, DAY)) == (True, False)
    await set_guild(sessions, PLACE.guild, GuildSettings(call_hours=6))
    kept = [(await sessions.seekers.look(ask(who), PLACE, WISH, 2 * DAY, (100, 101, 102)))[1] for who in range(3)]
    assert kept == [True, False, False]
    clock.turn(6 * HOUR)
    assert (await sessions.seekers.look(ask(ADA), PLACE, WISH, 2 * DAY, (100, 101, 102))) == (True, True)
    await settle(sessions, clock)
    assert [(one.kind, one.actor) for one in box.shown] == [("call", "Ada"), ("call", "Ada")]


@on_each_database
async def test_deletion_takes_the_search_and_the_name_on_a_table(sessions: Sessions) -> None:
    await look(sessions, BEN)
    assert '"looking"' in json.dumps(json.loads(await sessions.privacy.export(101)))
    table = await sessions.lobby.open(ask(ADA), PLACE, "heap", HeapOptions(seats=3), sought=[member(BEN)])
    await sessions.privacy.forget(101)
    assert await sessions.seekers.listed(PLACE.guild) == ()
    assert (await sessions.matches.match(table.id)).terms.sought == ()
