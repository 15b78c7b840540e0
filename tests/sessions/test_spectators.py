"""Tests of boards for spectators: which version they are to show, where they are stored, and who may see the match."""

import pytest
from msgspec.structs import replace

from bot.errors import NoSession, NotAllowed
from bot.sessions.letter import Letter
from bot.sessions.memory.privacy import GRACE
from bot.sessions.model import Eyes, Match, Place, Request
from bot.sessions.play.spectators import with_spectators, without_spectators
from bot.sessions.sessions import Sessions
from bot.storage import leaving
from bot.storage.set_back import set_back
from tests.databases import on_each_database
from tests.sessions.heap import HeapOptions
from tests.sessions.notice_box import pass_time
from tests.sessions.table import TurnedClock, ask, sessions_on
from tests.sessions.test_letters import shown, table
from tests.sessions.test_privacy import gone, until_no_server_is_due

PAIR = HeapOptions(heap=30, seats=2)
HERE, THERE = Place(71, 710), Place(72, 720)


async def arena(sessions: Sessions) -> Match:
    """Return a match by letters of two members, which has just begun, and which two servers are to show."""
    return await table(sessions, 1, options=PAIR, spectators=(HERE, THERE))


def boards(match: Match) -> list[Letter]:
    return [one for one in match.letters if one.for_spectators]


def watcher(place: Place, *, sees: bool = True) -> Request:
    """Return a request of a member without a seat, in the server of a place."""
    return replace(ask(5), eyes=Eyes(place.guild, lambda channel: sees and channel == place.channel))


@on_each_database
async def test_channels_show_each_version_after_the_begin(sessions: Sessions) -> None:
    lobby = await table(sessions, options=PAIR, spectators=(HERE, THERE, Place(71, 711)))
    assert boards(lobby) == [Letter(-71, 0, 0, channel=710), Letter(-72, 1, 0, channel=720)]
    match = await arena(sessions)
    assert [one.wanted for one in boards(match)] == [match.version] * 2
    match = await sessions.turns.play(ask(0), match.id, "1", None)
    assert [one.wanted for one in boards(match)] == [match.version] * 2
    sessions.matches.drop([match.id])
    assert await sessions.matches.match(match.id) == match


async def test_who_moderates_a_server_that_watches_ends_nothing(sessions: Sessions) -> None:
    match, moderates = await arena(sessions), watcher(HERE)
    for request in (moderates, replace(moderates, member=ask(1).member)):
        with pytest.raises(NotAllowed, match="error-may-not-end"):
            await sessions.turns.check_may_end(request, match.id, moderator=True)
    lobby = await table(sessions, 1, options=HeapOptions(heap=30, seats=3))
    with pytest.raises(NotAllowed, match="error-not-host"):
        await sessions.lobby.cancel(ask(1), lobby.id, moderator=True)


@on_each_database
async def test_spectators_who_are_behind_are_found_and_no_member_waits_for_them(
    sessions: Sessions, clock: TurnedClock
) -> None:
    match = await arena(sessions)
    here, there = boards(match)
    match = await shown(sessions, match)
    assert match.board.version_shown == match.version
    assert await sessions.boards.behind() == ()

    match = await sessions.turns.play(ask(0), match.id, "1", None)
    for one in match.letters:
        if not one.for_spectators or one.user == here.user:
            seen = replace(one, version=match.version, channel=one.channel or 1, message=900, posted_at=0)
            match = await sessions.letters.note_shown(match.id, seen)
    assert match.board.version_shown == match.version
    assert [one.behind for one in boards(match)] == [False, True]
    assert [one.id for one in await sessions.boards.behind()] == [match.id]
    clock.turn(60_000)
    assert [one.id for one in await sessions.boards.left_behind()] == [match.id]

    late = replace(boards(match)[1], version=match.version)
    match = await sessions.letters.note_shown(match.id, late)
    assert await sessions.boards.behind() == ()
    assert there.user == late.user


async def test_an_older_note_changes_nothing(sessions: Sessions) -> None:
    match = await shown(sessions, await arena(sessions))
    known = boards(match)[0]
    assert (await sessions.letters.note_shown(match.id, replace(known, version=known.version - 1))) == match


@on_each_database
async def test_a_board_is_added_and_taken_away_while_the_match_goes_on(sessions: Sessions) -> None:
    match = await shown(sessions, await table(sessions, 1, options=PAIR))
    match = await sessions.matches.change(match.id, lambda change: with_spectators(change, [HERE]))
    assert boards(match) == [Letter(-71, match.version, match.version, channel=710)]
    assert match.board.version_shown == match.version
    match = await sessions.matches.change(match.id, lambda change: without_spectators(change, THERE.guild))
    assert match.spectators == (HERE,)
    match = await sessions.matches.change(match.id, lambda change: without_spectators(change, HERE.guild))
    sessions.matches.drop([match.id])
    match = await sessions.matches.match(match.id)
    assert (match.spectators, await sessions.boards.behind()) == ((), ())
    match = await sessions.turns.play(ask(0), match.id, "1", None)
    assert [one.behind for one in boards(match)] == [False]
    with pytest.raises(NoSession):
        await sessions.matches.match(match.id, watcher(HERE))

    again = Place(HERE.guild, 711)
    match = await sessions.matches.change(match.id, lambda change: with_spectators(change, [again]))
    sessions.matches.drop([match.id])
    match = await sessions.matches.match(match.id)
    assert match.spectators == (again,)
    [board] = boards(match)
    assert (board.behind, board.number) == (True, match.version)


@on_each_database
async def test_the_message_of_a_board_that_is_taken_away_is_put_away_even_after_a_kill(sessions: Sessions) -> None:
    match = await shown(sessions, await arena(sessions))
    there = boards(match)[1]
    match = await sessions.matches.change(match.id, lambda change: without_spectators(change, THERE.guild))
    [(_, [left])] = await sessions.boards.leftovers()
    assert (left.message, left.channel_id) == (str(there.message), there.channel)
    late = await sessions.letters.note_shown(match.id, replace(there, version=there.version + 1))
    assert [one.guild for one in late.spectators] == [HERE.guild]


async def test_who_sees_the_channel_sees_the_match_once_it_has_begun(sessions: Sessions) -> None:
    lobby = await table(sessions, options=PAIR, spectators=(HERE,))
    with pytest.raises(NoSession):
        await sessions.matches.match(lobby.id, watcher(HERE))
    match = await arena(sessions)
    for place in (HERE, THERE):
        seen = (await sessions.matches.match(match.id, watcher(place))).seen_by(105, place)
        assert (seen.place, seen.letters, seen.for_spectators, seen.uncalled) == (place, (), True, ())
        assert not any(map(seen.is_for, seen.to_move))
    for hidden in (watcher(HERE, sees=False), watcher(Place(73, 710)), watcher(Place(0, 710))):
        with pytest.raises(NoSession):
            await sessions.matches.match(match.id, hidden)
    assert match.seen_by(100, HERE).reader == match.letter_of(100)


async def test_a_restored_backup_shows_no_table_to_spectators(database_url: str, clock: TurnedClock) -> None:
    async with sessions_on(database_url, clock) as sessions:
        lobby = await table(sessions, options=PAIR, spectators=(HERE,))
        match = await arena(sessions)
        await sessions.database.run(lambda connection: set_back(connection, clock.now()))
    async with sessions_on(database_url, clock) as sessions:
        assert [one.wanted for one in boards(await sessions.matches.match(lobby.id))] == [0]
        again = await sessions.matches.match(match.id)
        assert [(one.version, one.wanted) for one in boards(again)] == [(0, again.version)] * 2


@on_each_database
async def test_a_server_that_goes_takes_its_boards_along(sessions: Sessions, clock: TurnedClock) -> None:
    match = await shown(sessions, await arena(sessions))
    over = await shown(sessions, await arena(sessions))
    await sessions.seats.resign(ask(0), over.id)
    assert await sessions.database.read(leaving.guilds_kept) == (71, 72)
    await gone(sessions, HERE.guild)
    await pass_time(sessions, clock, GRACE - 1)
    assert len(boards(await sessions.matches.match(match.id))) == 2
    clock.turn(1)
    await until_no_server_is_due(sessions)
    for one in (match, over):
        assert [each.server for each in boards(await sessions.matches.match(one.id))] == [72]
        sessions.matches.drop([one.id])
        assert [each.server for each in boards(await sessions.matches.match(one.id))] == [72]
    assert await sessions.database.read(leaving.guilds_kept) == (72,)


@on_each_database
async def test_a_member_who_is_forgotten_leaves_the_boards(sessions: Sessions) -> None:
    match = await shown(sessions, await arena(sessions))
    await sessions.privacy.forget(101)
    again = await sessions.matches.match(match.id)
    assert [one.user for one in again.letters] == [-71, -72, 100]
    assert all("101" not in seat.name for seat in again.seats)
