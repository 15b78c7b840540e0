"""Two who ask at once for what only one of them can get: one table is the result, and the other one reads why."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from sqlalchemy import select

from bot.errors import PlayerError
from bot.sessions.change import Change, Command
from bot.sessions.model import Match, Place, Request
from bot.sessions.play.channel_matches import Side
from bot.sessions.sessions import Sessions
from bot.storage import letters, reads
from bot.storage.rows import values_of
from bot.storage.schema import matches
from tests.sessions.many import here, on_postgresql, there
from tests.sessions.table import PLACE, ask, member
from tests.sessions.test_channel_matches import BESIDE, ELSEWHERE, HEAP, HERE, OTHERS

__all__ = ["here", "there"]

THIRD = Side(Place(PLACE.guild, 22), "#third")
Asking = Callable[[Sessions], Awaitable[Match]]
Scene = Callable[[Sessions], Awaitable[tuple[Asking, Asking]]]


def asks(number: int, side: Side, rival: Side | None) -> Asking:
    """Let a channel ask another one."""
    there = None if rival is None else rival.place
    return lambda at: at.channel_matches.ask(ask(number), side, "heap", HEAP, 8, locale="en", rival=there)


def opens(number: int, place: Place) -> Asking:
    """Let a member open a table in a channel."""
    return lambda at: at.lobby.open(ask(number), place, "heap", HEAP)


def agrees(number: int, match: Match, side: Side) -> Asking:
    return lambda at: at.channel_matches.agree(ask(number), match.id, side)


def challenges(number: int, guest: int) -> Asking:
    """Let a member challenge another one in direct messages."""
    return lambda at: at.letters.open(ask(number), "heap", HEAP, guest=member(guest))


async def ask_two(_: Sessions) -> tuple[Asking, Asking]:
    return asks(0, HERE, BESIDE), asks(1, HERE, THIRD)


async def ask_each_other(_: Sessions) -> tuple[Asking, Asking]:
    return asks(0, HERE, BESIDE), asks(1, BESIDE, HERE)


async def ask_and_open(_: Sessions) -> tuple[Asking, Asking]:
    return asks(0, HERE, BESIDE), opens(1, PLACE)


async def open_where_another_asks(_: Sessions) -> tuple[Asking, Asking]:
    return opens(1, PLACE), asks(0, BESIDE, HERE)


async def agree_to_two(sessions: Sessions) -> tuple[Asking, Asking]:
    first, second = await asks(0, ELSEWHERE, None)(sessions), await asks(1, OTHERS, None)(sessions)
    return agrees(2, first, HERE), agrees(3, second, HERE)


async def agree_and_open(sessions: Sessions) -> tuple[Asking, Asking]:
    return agrees(2, await asks(0, ELSEWHERE, None)(sessions), HERE), opens(3, PLACE)


async def agree_twice(sessions: Sessions) -> tuple[Asking, Asking]:
    match = await asks(0, BESIDE, HERE)(sessions)
    return agrees(2, match, HERE), agrees(3, match, HERE)


async def move_and_ask(sessions: Sessions) -> tuple[Asking, Asking]:
    match = await sessions.lobby.open(ask(2), THIRD.place, "heap", HEAP)
    return (lambda at: at.presence.move(ask(2), match.id, PLACE)), asks(0, HERE, BESIDE)


IN_A_CHANNEL: dict[Scene, set[str]] = {
    ask_two: {"council-error-waits"},
    ask_each_other: {"council-error-asks"},
    ask_and_open: {"council-error-waits", "error-already-open-lobby"},
    open_where_another_asks: {"council-error-asks", "council-error-busy"},
    agree_to_two: {"error-already-open-table"},
    agree_and_open: {"error-already-open-table", "error-already-open-lobby"},
    agree_twice: {"council-error-begun"},
    move_and_ask: {"council-error-waits", "error-already-open-lobby"},
}


async def refused(one: Awaitable[Match], other: Awaitable[Match]) -> str:
    """Await both at once, and return why one of them was refused."""
    results = await asyncio.gather(one, other, return_exceptions=True)
    [match] = [result for result in results if isinstance(result, Match)]
    [problem] = [result for result in results if result is not match]
    assert isinstance(problem, PlayerError), problem
    return problem.key


async def check(scene: Scene, first: Sessions, second: Sessions) -> None:
    """Check that one of two who ask at once is refused with a sentence of the scene, and that one match is there."""
    one, other = await scene(first)
    assert await refused(one(first), other(second)) in IN_A_CHANNEL[scene]
    found = [await first.database.read(reads.open_match, PLACE.channel, "heap", None)]
    found += await first.database.read(letters.played_in, PLACE.channel, "heap")
    assert len([one for one in found if one is not None]) == 1


async def rest() -> None:
    """Give all tasks the time to do what they can do now."""
    for _ in range(20):
        await asyncio.sleep(0)


async def check_challenge(first: Sessions, second: Sessions) -> None:
    """Check that one table results if two members challenge each other at once."""
    assert await refused(challenges(0, 1)(first), challenges(1, 0)(second)) == "letters-error-asked"
    assert len(await first.letters.of_member(ask(0), "heap")) == 1


@pytest.mark.parametrize("scene", IN_A_CHANNEL, ids=lambda scene: scene.__name__)
async def test_one_match_is_in_a_channel(sessions: Sessions, scene: Scene) -> None:
    await check(scene, sessions, sessions)


@pytest.mark.parametrize("scene", [agree_and_open, move_and_ask], ids=lambda scene: scene.__name__)
async def test_one_match_is_in_a_channel_although_a_caller_is_cancelled(sessions: Sessions, scene: Scene) -> None:
    one, other = await scene(sessions)
    [match_id] = await sessions.database.read(values_of, select(matches.c.id))
    async with sessions.matches.locked(match_id):
        caller, later = asyncio.ensure_future(one(sessions)), asyncio.ensure_future(other(sessions))
        await rest()
        caller.cancel()
        await asyncio.wait({caller})
    [result] = await asyncio.gather(later, return_exceptions=True)
    assert isinstance(result, PlayerError)
    assert result.key in IN_A_CHANNEL[scene]


async def test_two_who_challenge_each_other_get_one_table_although_a_caller_is_cancelled(
    sessions: Sessions, monkeypatch: pytest.MonkeyPatch
) -> None:
    create, goes_on = sessions.matches.create, asyncio.Event()

    async def create_later(decide: Callable[[Command], Change], request: Request) -> Match:
        await goes_on.wait()
        return await create(decide, request)

    monkeypatch.setattr(sessions.matches, "create", create_later)
    caller = asyncio.ensure_future(challenges(0, 1)(sessions))
    await rest()
    caller.cancel()
    later = asyncio.ensure_future(challenges(1, 0)(sessions))
    await rest()
    goes_on.set()
    [problem] = await asyncio.gather(later, return_exceptions=True)
    assert isinstance(problem, PlayerError)
    assert problem.key == "letters-error-asked"


async def test_two_who_challenge_each_other_get_one_table(sessions: Sessions) -> None:
    await check_challenge(sessions, sessions)


async def test_both_who_play_again_by_letters_sit_at_one_table(sessions: Sessions) -> None:
    match = await over_by_letters(sessions)
    again = [sessions.lobby.rematch(ask(number), match.id) for number in (0, 1)]
    assert len({one.id for one in await asyncio.gather(*again)}) == 1


async def over_by_letters(sessions: Sessions) -> Match:
    """Return a match of two members by letters that is over."""
    match = await challenges(0, 1)(sessions)
    await sessions.lobby.join(ask(1), match.id)
    match = await sessions.matches.match(match.id)
    for seat in match.seats:
        if not match.over:
            match = await sessions.seats.resign(ask(seat.user - 100), match.id)
    return match


@pytest.mark.slow
@on_postgresql
@pytest.mark.parametrize("scene", IN_A_CHANNEL, ids=lambda scene: scene.__name__)
async def test_one_match_is_in_a_channel_of_two_processes(here: Sessions, there: Sessions, scene: Scene) -> None:
    await check(scene, here, there)


@pytest.mark.slow
@on_postgresql
async def test_two_who_challenge_each_other_in_two_processes_get_one_table(here: Sessions, there: Sessions) -> None:
    await check_challenge(here, there)


@pytest.mark.slow
@on_postgresql
async def test_both_who_play_again_in_two_processes_sit_at_one_table(here: Sessions, there: Sessions) -> None:
    match = await over_by_letters(here)
    again = [one.lobby.rematch(ask(number), match.id) for number, one in enumerate((here, there))]
    assert len({one.id for one in await asyncio.gather(*again)}) == 1
