"""Tests of a match before its first move: opening, joining, leaving, the host's role, and calling off."""

import asyncio

import pytest

from bot.errors import AlreadyOpen, NoSession, NotAllowed, NotSeated, OptionError, Over, SeatTaken, SessionError
from bot.sessions.model import Match, Phase, Place
from bot.sessions.sessions import Sessions
from tests.databases import on_each_database
from tests.sessions.heap import HeapOptions
from tests.sessions.table import PLACE, TurnedClock, ask, member, named_in, sessions_on

ELSEWHERE = Place(guild=1, channel=11)
TABLE = HeapOptions(seats=3)


async def test_a_solo_match_starts_at_once(sessions: Sessions) -> None:
    match = await sessions.lobby.open(ask(), PLACE, "heap", HeapOptions(), locale="de")
    assert (match.phase, match.version, match.entry.kind, match.to_move) == (Phase.PLAYING, 1, "start", (0,))
    assert (match.solo, match.locale, match.board.channel) == (True, "de", PLACE.channel)


async def test_a_table_match_opens_with_its_host_seated(sessions: Sessions) -> None:
    match = await sessions.lobby.open(ask(), PLACE, "heap", TABLE)
    assert (match.phase, match.state, match.host, match.limits.low) == (Phase.LOBBY, None, 100, 2)
    assert [seat.name for seat in match.seats] == ["Ada"]


@on_each_database
async def test_options_out_of_range_open_nothing(sessions: Sessions) -> None:
    for options in (HeapOptions(heap=0), HeapOptions(heap=0, seats=2)):
        with pytest.raises(OptionError):
            await sessions.lobby.open(ask(), PLACE, "heap", options)
        with pytest.raises(NoSession, match="error-no-session"):
            await sessions.lookup.candidates(ask(0), PLACE, "heap")


async def test_a_channel_has_one_open_table_match(sessions: Sessions) -> None:
    match = await sessions.lobby.open(ask(0), PLACE, "heap", TABLE)
    with pytest.raises(AlreadyOpen) as refused:
        await sessions.lobby.open(ask(1), PLACE, "heap", TABLE)
    assert refused.value.key == "error-already-open-lobby"
    assert refused.value.params == {"game": "heap", "match": match.id, "channel": 10, "message": 0}
    await sessions.lobby.open(ask(1), ELSEWHERE, "heap", TABLE)
    await sessions.lobby.cancel(ask(0), match.id)
    await sessions.lobby.open(ask(1), PLACE, "heap", TABLE)


async def test_each_member_has_one_solo_match_in_a_channel(sessions: Sessions) -> None:
    await sessions.lobby.open(ask(0), PLACE, "heap", TABLE)
    mine = await sessions.lobby.open(ask(0), PLACE, "heap", HeapOptions())
    await sessions.lobby.open(ask(1), PLACE, "heap", HeapOptions())
    await sessions.lobby.open(ask(0), ELSEWHERE, "heap", HeapOptions())
    await sessions.boards.note_shown(mine.id, 1, 555, 10, 0)
    with pytest.raises(AlreadyOpen) as refused:
        await sessions.lobby.open(ask(0), PLACE, "heap", HeapOptions())
    assert refused.value.params == {"game": "heap", "match": mine.id, "channel": 10, "message": 555}


@on_each_database
@pytest.mark.parametrize(("options", "members"), [(TABLE, 10), (HeapOptions(), 1)], ids=["table", "solo"])
async def test_only_one_of_many_simultaneous_requests_opens_a_match(
    sessions: Sessions, options: HeapOptions, members: int
) -> None:
    results = await asyncio.gather(
        *(sessions.lobby.open(ask(number % members), PLACE, "heap", options) for number in range(10)),
        return_exceptions=True,
    )
    assert sum(isinstance(result, Match) for result in results) == 1
    assert sum(isinstance(result, AlreadyOpen) for result in results) == 9


async def test_a_request_delivered_twice_opens_one_match(sessions: Sessions) -> None:
    request = ask()
    first, second = await asyncio.gather(*(sessions.lobby.open(request, PLACE, "heap", TABLE) for _ in range(2)))
    assert first.id == second.id


async def test_a_taken_id_is_not_used_twice(database_url: str) -> None:
    ids = iter(["aaaaaaaaaa", "aaaaaaaaaa", "bbbbbbbbbb"])
    async with sessions_on(database_url, TurnedClock()) as sessions:
        sessions.lobby._match_ids = lambda: next(ids)
        await sessions.lobby.open(ask(0), PLACE, "heap", HeapOptions())
        assert (await sessions.lobby.open(ask(1), PLACE, "heap", HeapOptions())).id == "bbbbbbbbbb"


async def test_members_join_and_leave_a_lobby_and_its_host_starts_the_match(sessions: Sessions) -> None:
    match = await sessions.lobby.open(ask(0), PLACE, "heap", TABLE)
    with pytest.raises(SessionError, match="error-too-few-seats"):
        await sessions.lobby.begin(ask(0), match.id)
    await sessions.lobby.join(ask(1), match.id)
    with pytest.raises(SeatTaken, match="error-already-seated"):
        await sessions.lobby.join(ask(1), match.id)
    await sessions.lobby.join(ask(2), match.id)
    with pytest.raises(SeatTaken, match="error-no-free-seat"):
        await sessions.lobby.join(ask(3), match.id)
    parted = await sessions.lobby.leave(ask(1), match.id)
    assert [(seat.seat, seat.name) for seat in parted.seats] == [(0, "Ada"), (1, "Cleo")]
    with pytest.raises(NotAllowed) as refused:
        await sessions.lobby.begin(ask(2), match.id)
    assert (refused.value.key, named_in(refused.value)) == ("error-not-host-to-start", ["Ada"])
    for unseated in (sessions.lobby.begin, sessions.lobby.leave):
        with pytest.raises(NotSeated, match="error-not-at-table"):
            await unseated(ask(3), match.id)
    started = await sessions.lobby.begin(ask(0), match.id)
    assert (started.phase, started.version, len(started.seats)) == (Phase.PLAYING, 5, 2)
    with pytest.raises(SessionError, match="error-too-late-to-join"):
        await sessions.lobby.join(ask(3), match.id)
    with pytest.raises(SeatTaken):
        await sessions.lobby.join(ask(0), match.id)
    with pytest.raises(AlreadyOpen, match="error-already-open-table"):
        await sessions.lobby.open(ask(3), PLACE, "heap", TABLE)
    for late in (sessions.lobby.leave, sessions.lobby.begin, sessions.lobby.cancel):
        with pytest.raises(SessionError, match="error-already-started"):
            await late(ask(0), match.id)


async def test_a_request_to_join_delivered_twice_takes_one_seat(sessions: Sessions) -> None:
    match = await sessions.lobby.open(ask(0), PLACE, "heap", TABLE)
    request = ask(1)
    first, second = await asyncio.gather(*(sessions.lobby.join(request, match.id) for _ in range(2)))
    assert first == second
    await sessions.lobby.join(ask(2), match.id)
    assert len((await sessions.lobby.join(request, match.id)).seats) == 3


@pytest.mark.slow
@on_each_database
async def test_members_who_join_at_once_get_seats_until_all_are_taken(sessions: Sessions) -> None:
    match = await sessions.lobby.open(ask(0), PLACE, "heap", TABLE)
    results = await asyncio.gather(
        *(sessions.lobby.join(ask(number), match.id) for number in range(1, 10)), return_exceptions=True
    )
    assert sum(isinstance(result, SeatTaken) for result in results) == 7
    assert [seat.seat for seat in (await sessions.matches.match(match.id)).seats] == [0, 1, 2]


async def test_the_role_of_a_host_who_leaves_passes_to_another_member(sessions: Sessions) -> None:
    match = await sessions.lobby.open(ask(0), PLACE, "heap", TABLE)
    await sessions.lobby.join(ask(1), match.id)
    assert (await sessions.lobby.leave(ask(0), match.id)).host == 101
    emptied = await sessions.lobby.leave(ask(1), match.id)
    assert (emptied.phase, emptied.entry.kind) == (Phase.CANCELLED, "cancel")
    with pytest.raises(Over):
        await sessions.lobby.join(ask(2), match.id)


async def test_only_the_host_and_moderators_call_a_lobby_off(sessions: Sessions) -> None:
    match = await sessions.lobby.open(ask(0), PLACE, "heap", TABLE)
    await sessions.lobby.join(ask(1), match.id)
    with pytest.raises(NotAllowed):
        await sessions.lobby.cancel(ask(1), match.id)
    called_off = await sessions.lobby.cancel(ask(3), match.id, moderator=True)
    assert (called_off.phase, called_off.over, called_off.entry.user) == (Phase.CANCELLED, True, 103)
    with pytest.raises(Over):
        await sessions.lobby.cancel(ask(0), match.id)


async def test_a_command_without_a_match_means_the_members_solo_match(sessions: Sessions) -> None:
    table = await sessions.lobby.open(ask(0), PLACE, "heap", TABLE)
    mine = await sessions.lobby.open(ask(1), PLACE, "heap", HeapOptions())
    assert (await sessions.lookup.candidates(ask(1), PLACE, "heap"))[0].id == mine.id
    assert (await sessions.lookup.candidates(ask(0), PLACE, "heap"))[0].id == table.id
    assert (await sessions.lookup.candidates(ask(3), PLACE, "heap"))[0].id == table.id
    with pytest.raises(NoSession) as refused:
        await sessions.lookup.candidates(ask(0), ELSEWHERE, "heap")
    assert refused.value.params == {"game": "heap"}


@on_each_database
async def test_with_two_matches_a_command_means_the_match_where_the_member_acted_last(database_url: str) -> None:
    clock = TurnedClock()
    async with sessions_on(database_url, clock) as sessions:

        async def meant(number: int = 0) -> tuple[str, str]:
            """Return the match meant by a move, and the match meant by any other command."""
            found = [
                await sessions.lookup.candidates(ask(number), PLACE, "heap", for_a_move=for_a_move)
                for for_a_move in (True, False)
            ]
            clock.turn(1)
            return (found[0][0].id, found[1][0].id)

        solo = (await sessions.lobby.open(ask(0), PLACE, "heap", HeapOptions(30))).id
        clock.turn(1)
        table = (await sessions.lobby.open(ask(0), PLACE, "heap", TABLE)).id
        await sessions.lobby.join(ask(1), table)
        await sessions.lobby.begin(ask(0), table)
        assert await meant() == (table, table)
        await sessions.turns.play(ask(0), solo, "1", None)
        assert await meant() == (solo, solo)
        await sessions.turns.play(ask(0), table, "1", None)
        assert await meant() == (solo, table)  # The match `table` waits for Ben.
        await sessions.turns.play(ask(1), table, "1", None)
        assert await meant() == (table, table)
        await sessions.turns.play(ask(0), solo, "1", None)
        assert await meant() == (solo, solo)
        assert await meant(1) == (table, table)


async def test_a_solo_match_and_the_table_are_found_by_name(sessions: Sessions) -> None:
    mine = await sessions.lobby.open(ask(0), PLACE, "heap", HeapOptions())
    for to_end, key in ((False, "error-no-table"), (True, "error-no-table-to-end")):
        with pytest.raises(NoSession) as refused:
            await sessions.lookup.table(ask(0), PLACE, "heap", to_end=to_end)
        assert (refused.value.key, refused.value.params) == (key, {"game": "heap", "more": 0})
        assert named_in(refused.value) == ["Ada"]
    with pytest.raises(NoSession, match="error-no-session"):
        await sessions.lookup.table(ask(0), ELSEWHERE, "heap")
    with pytest.raises(NoSession) as refused:
        await sessions.lookup.solo(ask(0), PLACE, "heap", member(1))
    assert refused.value.key == "error-no-solo"
    table = await sessions.lobby.open(ask(1), PLACE, "heap", TABLE)
    assert await sessions.lookup.table(ask(0), PLACE, "heap") == table
    assert await sessions.lookup.solo(ask(0), PLACE, "heap", member(0)) == mine
    with pytest.raises(NoSession) as refused:
        await sessions.lookup.solo(ask(0), PLACE, "heap", member(1))
    assert (refused.value.key, refused.value.params) == ("error-no-solo-but-table", {"game": "heap"})
    assert named_in(refused.value) == ["Ben"]


async def test_an_unknown_match_is_refused(sessions: Sessions) -> None:
    with pytest.raises(NoSession, match="error-no-match"):
        await sessions.matches.match("nowhere")
    with pytest.raises(NoSession, match="error-no-match"):
        await sessions.lobby.join(ask(), "nowhere")
