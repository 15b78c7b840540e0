"""Tests of what members choose when they join a match: the dwarves of Gem Rush."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
import pytest

from bot.errors import NotAllowed, SeatTaken, SessionError
from bot.games.gemrush import GAME
from bot.games.gemrush.gems import CODES
from bot.games.gemrush.model import Options, State
from bot.sessions.model import Match, Phase
from bot.sessions.play import choices
from bot.sessions.sessions import Sessions
from bot.storage.store import Store
from tests.databases import on_each_database
from tests.sessions.table import PLACE, TurnedClock, ask


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Sessions]:
    clock = TurnedClock()
    store = await Store.open(url, clock)
    sessions = Sessions(store, clock, {"gemrush": GAME}, seeds=lambda: 5)
    try:
        await sessions.start()
        yield sessions
    finally:
        await sessions.drain()
        await store.close()


@pytest.fixture
async def sessions(database_url: str) -> AsyncIterator[Sessions]:
    async with opened(database_url) as sessions:
        yield sessions


def chosen(match: Match) -> list[str]:
    return [choices.chosen(match.options, seat.seat) for seat in match.seats]


def played(match: Match) -> list[str]:
    state = match.state
    assert isinstance(state, State)
    return [CODES[account.gem] for account in state.seats]


async def test_members_choose_free_dwarves_or_get_random_dwarves(sessions: Sessions) -> None:
    match = await sessions.lobby.open(ask(0), PLACE, "gemrush", Options(chosen=("Fi",)))
    assert chosen(match) == ["Fi"]  # The host chose when opening the match.
    await sessions.lobby.join(ask(1), match.id)
    await sessions.lobby.choose(ask(2), match.id, "Ob")  # A member who chooses also takes a seat.
    # A member may choose again while the match is in its lobby.
    match = await sessions.lobby.choose(ask(0), match.id, "St")
    assert (chosen(match), [seat.user for seat in match.seats]) == (["St", "", "Ob"], [100, 101, 102])

    begun = await sessions.lobby.begin(ask(0), match.id)

    first, second, third = played(begun)
    assert (first, third) == ("St", "Ob")
    assert second not in ("St", "Ob")
    with pytest.raises(SessionError):
        await sessions.lobby.choose(ask(1), match.id, "El")


@on_each_database
async def test_only_one_of_two_simultaneous_choices_gets_the_dwarf(sessions: Sessions) -> None:
    match = await sessions.lobby.open(ask(0), PLACE, "gemrush", Options())
    await sessions.lobby.join(ask(1), match.id)

    done = await asyncio.gather(
        *(sessions.lobby.choose(ask(who), match.id, "Ob") for who in (0, 1)), return_exceptions=True
    )

    (refused,) = [one for one in done if isinstance(one, BaseException)]
    assert isinstance(refused, SeatTaken)
    assert refused.key == "error-choice-taken"
    assert sorted(chosen(await sessions.matches.match(match.id))) == ["", "Ob"]


async def test_leaving_frees_only_the_dwarf_of_the_member_who_leaves(sessions: Sessions) -> None:
    match = await sessions.lobby.open(ask(0), PLACE, "gemrush", Options(chosen=("Ob",)))
    await sessions.lobby.choose(ask(1), match.id, "Pe")
    await sessions.lobby.choose(ask(2), match.id, "El")

    assert chosen(await sessions.lobby.leave(ask(0), match.id)) == ["Pe", "El"]
    assert chosen(await sessions.lobby.choose(ask(3), match.id, "Ob")) == ["Pe", "El", "Ob"]


async def test_choices_are_stored_and_seven_members_may_choose(database_url: str) -> None:
    async with opened(database_url) as sessions:
        match = await sessions.lobby.open(ask(0), PLACE, "gemrush", Options(chosen=("Ob",)))
        for who, dwarf in enumerate(("Pe", "El", "So", "St", "Fi", "Dr"), 1):
            await sessions.lobby.choose(ask(who), match.id, dwarf)
        with pytest.raises(SeatTaken):
            await sessions.lobby.choose(ask(7), match.id, "Dr")

    async with opened(database_url) as sessions:
        begun = await sessions.lobby.begin(ask(0), match.id)
    assert played(begun) == ["Ob", "Pe", "El", "So", "St", "Fi", "Dr"]


async def test_an_invalid_choice_is_refused(sessions: Sessions) -> None:
    match = await sessions.lobby.open(ask(0), PLACE, "gemrush", Options())
    with pytest.raises(NotAllowed):
        await sessions.lobby.choose(ask(0), match.id, "Di")
    assert (await sessions.matches.match(match.id)).version == match.version


async def test_a_rematch_keeps_each_members_dwarf(sessions: Sessions) -> None:
    match = await sessions.lobby.open(ask(0), PLACE, "gemrush", Options(chosen=("Ob",)))
    await sessions.lobby.join(ask(1), match.id)
    await sessions.lobby.choose(ask(2), match.id, "El")
    match = await sessions.lobby.begin(ask(0), match.id)
    await sessions.turns.end(ask(0), match.id)

    again = await sessions.lobby.rematch(ask(0), match.id)
    assert chosen(again) == ["Ob"]
    await sessions.lobby.join(ask(2), again.id)
    await sessions.lobby.join(ask(1), again.id)
    again = await sessions.matches.match(again.id)

    assert (again.phase, [seat.user for seat in again.seats]) == (Phase.PLAYING, [101, 102, 100])
    assert chosen(again) == ["", "El", "Ob"]
    assert played(again)[1:] == ["El", "Ob"]


def test_a_lobby_of_an_older_version_has_no_choices() -> None:
    kept = msgspec.msgpack.encode({"mode": "rush", "target": "usual", "variant": "normal", "seats": 0})
    options = msgspec.msgpack.decode(kept, type=Options)
    assert choices.taken_by(options, "Ob") is None
    assert choices.with_seats_reordered(options, ()) == options
