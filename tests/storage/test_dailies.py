"""Tests of the storage of dailies: the secret, a member's match of a day, claims of days, and shared results."""

from collections.abc import AsyncIterator

import pytest
from sqlalchemy import select

from bot.storage import dailies, privacy, writes
from bot.storage.database import insert_new
from bot.storage.due import DAYS, next_due
from bot.storage.due import claim as claim_due
from bot.storage.rows import DailyRow, DayRow, LastOpening
from bot.storage.schema import left_out, spent_dailies
from bot.storage.store import Connection, Store
from tests.storage.samples import opening

DAY, DUE, KEY = 20_000, 20_001 * 86_400_000, "gems3d"
ADA, BEN, HERE, THERE = 1, 2, 10, 20


@pytest.fixture
async def store(database_url: str) -> AsyncIterator[Store]:
    opened = await Store.open(database_url)
    yield opened
    await opened.close()


async def test_a_secret_never_changes(store: Store) -> None:
    async def secret(fresh: str) -> str:
        return await store.run(lambda connection: dailies.secret(connection, fresh))

    assert [await secret(fresh) for fresh in ("first", "second")] == ["first", "first"]


async def begin(store: Store, user: int, guild: int, match_id: str, day: int = DAY) -> str | None:
    async def work(connection: Connection) -> str | None:
        secret = await dailies.secret(connection, "fresh")
        return await dailies.begin(connection, secret, DailyRow(day, KEY, user, match_id, day, 0), DUE, guild)

    return await store.run(work)


async def test_a_member_has_one_match_a_day_in_all_servers(store: Store) -> None:
    assert await begin(store, ADA, HERE, "one") == "one"
    assert await begin(store, ADA, THERE, "two") == "one"
    assert await begin(store, BEN, HERE, "three") == "three"

    assert await store.read(dailies.own, DAY, KEY, ADA) == "one"
    assert await store.read(dailies.own, DAY + 1, KEY, ADA) is None
    assert await store.read(dailies.uncounted, DAY) == ((HERE, KEY), (THERE, KEY))
    places = (dailies.PlaceRow("one", ADA, False), dailies.PlaceRow("three", BEN, False))
    assert await store.read(dailies.opened_in, DAY, KEY, HERE) == places
    await store.write(writes.count_daily(DAY, KEY, HERE, ADA))
    assert await store.read(dailies.uncounted, DAY) == ((HERE, KEY), (THERE, KEY))
    await store.write(writes.count_daily(DAY, KEY, HERE, BEN))
    assert await store.read(dailies.uncounted, DAY) == ((THERE, KEY),)


async def test_a_daily_that_is_opened_late_counts_and_no_daily_counts_twice(store: Store) -> None:
    await begin(store, ADA, HERE, "one")
    await store.write(writes.count_daily(DAY, KEY, HERE, ADA))
    await begin(store, BEN, HERE, "two")

    assert await store.read(dailies.uncounted, DAY) == ((HERE, KEY),)
    places = await store.read(dailies.opened_in, DAY, KEY, HERE)
    assert [(place.user_id, place.counted) for place in places] == [(ADA, True), (BEN, False)]


async def test_a_day_can_be_claimed_again_only_after_the_claim_has_expired(store: Store) -> None:
    await begin(store, ADA, HERE, "one")
    assert await store.read(next_due, DAYS) == DUE

    async def claim(now: int) -> tuple[DayRow, ...]:
        return await store.run(lambda connection: claim_due(connection, DAYS, now, now + 60, 5))

    assert await claim(DUE - 1) == ()
    assert [row.day for row in await claim(DUE)] == [DAY]
    assert await claim(DUE) == ()
    assert await store.read(next_due, DAYS) == DUE + 60
    assert [row.day for row in await claim(DUE + 60)] == [DAY]
    await store.run(lambda connection: dailies.drop_day(connection, DAY, 0))
    assert await store.read(next_due, DAYS) is None


async def test_a_forgotten_member_gets_no_second_daily_before_the_day_is_closed(store: Store) -> None:
    await begin(store, ADA, HERE, "one")
    await store.run(lambda connection: privacy.forget(connection, ADA, now=0))

    assert await begin(store, ADA, HERE, "two") is None
    assert await begin(store, ADA, THERE, "two") is None
    assert await begin(store, ADA, HERE, "three", DAY + 1) == "three"
    assert await begin(store, BEN, HERE, "four") == "four"
    await store.run(lambda connection: privacy.forget(connection, ADA, now=0))
    assert [await begin(store, ADA, HERE, "five", day) for day in (DAY, DAY + 1)] == [None, None]

    async def marks(connection: Connection) -> list[int]:
        return list((await connection.execute(select(spent_dailies.c.day))).scalars())

    assert await store.read(marks) == [DAY, DAY + 1]
    await store.run(lambda connection: dailies.drop_day(connection, DAY, 0))
    assert await store.read(marks) == [DAY + 1]


def test_a_mark_depends_on_day_game_and_member() -> None:
    made = {
        dailies.mark_of(secret, day, game, user)
        for secret in ("one", "two")
        for day in (DAY, DAY + 1)
        for game in (KEY, "heap")
        for user in (ADA, BEN)
    }
    assert len(made) == 16


async def test_a_result_can_be_shown_once_in_each_server(store: Store) -> None:
    for guild in (HERE, THERE):
        await begin(store, ADA, guild, "one")

    async def share(guild: int) -> bool:
        return await store.run(lambda connection: dailies.share(connection, DAY, KEY, ADA, guild))

    assert [await share(HERE), await share(HERE), await share(THERE), await share(30)] == [True, False, True, False]
    await store.run(lambda connection: dailies.unshare(connection, DAY, KEY, ADA, HERE))
    assert await share(HERE)


async def played(store: Store, user: int, day: int, turns: int, guild: int = HERE, own_day: int | None = None) -> None:
    """Store a daily that is over."""
    row = DailyRow(day, KEY, user, f"{user}-{day}", day if own_day is None else own_day, day * 86_400_000)
    await store.run(lambda connection: dailies.begin(connection, "secret", row, DUE, guild))
    await store.write(writes.set_turns(f"{user}-{day}", user, turns))


async def test_the_last_opening_is_that_of_the_newest_daily(store: Store) -> None:
    assert await store.read(dailies.last_opening, ADA) is None
    await played(store, ADA, DAY + 1, 3, own_day=DAY + 2)
    await played(store, ADA, DAY, 3)
    await played(store, BEN, DAY + 2, 3)
    last = await store.read(dailies.last_opening, ADA)
    assert last == LastOpening(DAY + 2, (DAY + 1) * 86_400_000, ahead=0)


async def test_a_day_is_played_if_a_daily_of_it_has_a_turn(store: Store) -> None:
    """One that is not over has a turn if its match has a move."""
    await played(store, ADA, DAY, 3)
    await played(store, ADA, DAY + 1, 0)
    await begin(store, ADA, HERE, "open", DAY + 2)
    assert await store.read(dailies.played_days, ADA) == ((KEY, DAY),)
    await store.write(opening("open", 1))
    assert sorted(await store.read(dailies.played_days, ADA)) == [(KEY, DAY), (KEY, DAY + 2)]


async def test_others_in_a_server_see_only_closed_dailies_that_were_opened_there(store: Store) -> None:
    await played(store, ADA, DAY, 3, THERE)
    for day in (DAY + 1, DAY + 2):
        await played(store, ADA, day, 3)
    await store.write(writes.count_daily(DAY + 1, KEY, HERE, ADA))
    assert await store.read(dailies.played_days, ADA, HERE) == ((KEY, DAY + 1),)
    assert await store.read(dailies.played_days, ADA, THERE) == ()


async def test_a_forgotten_member_has_no_streak(store: Store) -> None:
    await played(store, ADA, DAY, 3)
    assert await store.read(dailies.days_in_a_row, HERE, (KEY,), DAY) == 1
    await store.run(lambda connection: privacy.forget(connection, ADA, now=0))
    assert await store.read(dailies.played_days, ADA) == ()
    assert await store.read(dailies.days_in_a_row, HERE, (KEY,), DAY) == 0


async def test_a_servers_streak_ends_with_the_first_day_that_nobody_has_played(store: Store) -> None:
    async def in_a_row(last: int, guild: int = HERE) -> int:
        return await store.read(dailies.days_in_a_row, guild, (KEY, "heap"), last)

    await played(store, BEN, DAY - 1, 1)
    await played(store, ADA, DAY, 0)
    for day in (DAY + 1, DAY + 2, DAY + 3):
        await played(store, ADA, day, 1)
    await played(store, BEN, DAY + 2, 1)
    await played(store, BEN, DAY + 3, 1, THERE)
    assert [await in_a_row(DAY + day) for day in range(5)] == [0, 1, 2, 3, 0]
    assert await in_a_row(DAY + 3, THERE) == 1
    assert await store.read(dailies.days_in_a_row, HERE, (), DAY + 3) == 0


async def test_a_servers_streak_does_not_tell_of_members_who_are_left_out(store: Store) -> None:
    await played(store, ADA, DAY, 1)
    await played(store, BEN, DAY + 1, 1)
    await store.run(lambda connection: insert_new(connection, left_out, user_id=ADA))
    assert await store.read(dailies.days_in_a_row, HERE, (KEY,), DAY + 1) == 1


async def test_a_daily_without_a_server_counts_in_none_and_the_last_server_is_known(store: Store) -> None:
    assert await store.read(dailies.last_servers, ADA, 3) == ()
    assert await begin(store, ADA, 0, "one", DAY) == "one"
    assert await store.read(dailies.last_servers, ADA, 3) == ()
    assert await store.read(dailies.uncounted, DAY) == ()
    await begin(store, ADA, THERE, "two", DAY + 1)
    await begin(store, BEN, HERE, "three", DAY + 2)
    assert await store.read(dailies.last_servers, ADA, 3) == (THERE,)
    await begin(store, ADA, HERE, "four", DAY + 3)
    assert await store.read(dailies.last_servers, ADA, 3) == (HERE, THERE)
    assert await store.read(dailies.last_servers, ADA, 1) == (HERE,)
