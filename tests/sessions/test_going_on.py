"""Tests of which matches a message of a channel may belong to, if it does not name its own."""

from bot.sessions.model import Phase
from bot.sessions.pace import HOUR, MINUTE
from bot.sessions.sessions import Sessions
from tests.databases import on_each_database
from tests.sessions.heap import HeapOptions
from tests.sessions.notice_box import table
from tests.sessions.table import PLACE, TurnedClock, ask

GUILD, ELSEWHERE, HERE = PLACE.guild, 11, 12


@on_each_database
async def test_all_that_went_on_at_a_time_are_found_those_of_the_channel_first(
    sessions: Sessions, clock: TurnedClock
) -> None:
    over, playing = await table(sessions, channel=10), await table(sessions, channel=ELSEWHERE)
    here = await table(sessions, channel=HERE)
    solo = await sessions.lobby.open(ask(3), here.place, "heap", HeapOptions(seats=1))
    solo = await sessions.seats.resign(ask(3), solo.id)
    lobby = await sessions.lobby.open(ask(0), PLACE, "together", HeapOptions(seats=2))
    lobby = await sessions.lobby.cancel(ask(0), lobby.id)
    for number in range(3):
        over = await sessions.seats.resign(ask(number), over.id)
    assert (over.phase, lobby.phase) == (Phase.OVER, Phase.CANCELLED)
    at = clock.now()
    clock.turn(HOUR)
    later = await table(sessions, channel=13)

    found = await sessions.boards.going_on(GUILD, HERE, at, at)
    assert {one for one, _ in found} == {over.id, playing.id, here.id, solo.id, lobby.id}
    assert {one for one, _ in found[:2]} == {here.id, solo.id}
    assert dict(found)[over.id] == over.version
    found = await sessions.boards.going_on(GUILD, HERE, at + HOUR, at + MINUTE)
    assert {one for one, _ in found} == {playing.id, here.id, later.id}
    assert await sessions.boards.going_on(GUILD + 1, HERE, at, at) == ()


@on_each_database
async def test_of_matches_by_letters_those_of_the_reader_are_found(sessions: Sessions, clock: TurnedClock) -> None:
    over = await sessions.letters.open(ask(0), "heap", HeapOptions(seats=2))
    over = await sessions.lobby.cancel(ask(0), over.id)
    playing = await sessions.letters.open(ask(0), "heap", HeapOptions(seats=2))
    await sessions.letters.open(ask(1), "heap", HeapOptions(seats=2))
    at = clock.now()
    clock.turn(HOUR)

    assert dict(await sessions.boards.going_on_by_letters(ask(0).member.user, at, at)) == {
        over.id: over.version,
        playing.id: playing.version,
    }
    found = await sessions.boards.going_on_by_letters(ask(0).member.user, at + HOUR, at + MINUTE)
    assert dict(found) == {playing.id: playing.version}
