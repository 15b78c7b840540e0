"""Tests of boards for spectators in trouble: no member waits for them, and no channel gets a second message."""

from typing import Any

import pytest

from bot.errors import StorageError
from tests.cogs.desk import Desk
from tests.cogs.test_letters import boards
from tests.cogs.test_spectators import Arena

pytestmark = pytest.mark.slow

REFUSALS = {"gone": (404, 10003), "no access": (403, 50001), "no permission": (403, 50013), "locked": (403, 160005)}
OF_EDITS = REFUSALS | {"too many edits of an old message": (400, 30046)}


def edits_in(arena: Arena) -> str:
    return rf"^PATCH /channels/{arena.arena.id}/messages/"


def posts_in(arena: Arena) -> str:
    return rf"^POST /channels/{arena.arena.id}/messages$"


@pytest.mark.parametrize("why", OF_EDITS)
async def test_a_channel_that_refuses_counts_as_shown_and_gets_the_next_version(desk: Desk, why: str) -> None:
    arena = await Arena(desk).open()
    before = arena.shown()[1][0]
    status, code = OF_EDITS[why]
    refused = desk.playground.faults.refuse(edits_in(arena), status=status, code=code)
    before_move = len(arena.requests())
    match = await arena.move()
    assert refused.spent
    assert arena.requests()[before_move:] == [f"PATCH {status}"]
    assert not any(one.behind for one in match.letters)
    assert match.board.version_shown == match.version
    assert desk.pauses == []

    arena.converged(await arena.move())
    assert [one.id for one in arena.shown()[1]] == [before.id]


@pytest.mark.parametrize("why", REFUSALS)
async def test_a_first_board_that_is_refused_is_posted_with_the_next_version(desk: Desk, why: str) -> None:
    arena = Arena(desk)
    await desk.playground.until(lambda: arena.cyd.messages(arena.arena) or None, "the bot welcomes nobody")
    status, code = REFUSALS[why]
    desk.playground.faults.refuse(posts_in(arena), status=status, code=code)
    await arena.open()
    assert arena.requests()[1:] == [f"POST {status}"]
    assert arena.shown()[1] == []
    assert not any(one.behind for one in (await arena.match()).letters)
    arena.converged(await arena.move())


async def test_a_channel_in_trouble_delays_no_member_and_catches_up_by_one_request(desk: Desk) -> None:
    arena = await Arena(desk).open()
    held = desk.playground.faults.hold(edits_in(arena))
    await arena.make_move()
    await held.reached.wait()
    for _ in range(3):
        match = await arena.make_move()
        for who in (arena.ada, arena.zoe):
            await desk.client.presenter.shown(arena.match_id, 30, who.id)
        match = await arena.match()
        assert not any(one.behind for one in match.letters if not one.for_spectators)
        assert match.board.version_shown == match.version
    before = len(arena.requests())
    assert held.gate is not None
    held.gate.set()
    await desk.drawn()
    arena.converged(await arena.match())
    assert arena.requests()[before:] == ["PATCH 200"] * 2  # the one that was held, and one for three versions


async def test_a_deleted_board_is_posted_once_more_and_notifies_nobody(desk: Desk) -> None:
    arena = await Arena(desk).open()
    old = arena.shown()[1][0]
    desk.playground.world.remove_message(old)
    pings = list(desk.pings)
    arena.converged(await arena.move())
    assert arena.shown()[1][0].id != old.id
    assert {user for one in desk.pings[len(pings) :] for user in one} <= {arena.ada.id, arena.zoe.id}


async def test_what_was_missed_is_shown_after_a_start(desk: Desk) -> None:
    arena = await Arena(desk).open()
    held = desk.playground.faults.hold(edits_in(arena))
    await arena.make_move()
    await held.reached.wait()
    await desk.client.presenter.shown(arena.match_id, 30, arena.ada.id)
    await desk.client.presenter.shown(arena.match_id, 30, arena.zoe.id)
    await desk.end()
    desk.playground.faults.clear()
    await desk.begin()
    await desk.drawn()
    arena.converged(await arena.match())


async def test_a_kill_between_post_and_note_leaves_one_message(desk: Desk) -> None:
    arena = Arena(desk)
    note_shown, kept = desk.sessions.letters.note_shown, list[int]()

    async def never(match_id: str, letter: Any, called: Any = ()) -> Any:
        if letter.for_spectators:
            kept.append(letter.message)
            raise StorageError("planted: no answer")
        return await note_shown(match_id, letter, called)

    desk.sessions.letters.note_shown = never  # type: ignore[method-assign]  # until the next start
    desk.patient.clear()
    await arena.open()
    await desk.playground.until(lambda: len(kept) >= 2 or None, "no board was posted")
    await desk.end()
    desk.patient.set()
    await desk.begin()
    await desk.drawn()
    arena.converged(await arena.match())
    posted = [one for shown in arena.shown() for one in shown]
    assert {one.id for one in posted} == set(kept)


async def test_a_fault_at_each_call_of_the_database_leaves_one_message(desk: Desk) -> None:
    """Each call fails once: whatever the bot could not read or store, it shows the newest version in the end."""
    arena = await Arena(desk).open("gems3d")
    calls = fail = 0
    plain = {name: getattr(desk.store, name) for name in ("read", "run", "write")}

    def failing(name: str) -> Any:
        async def call(*args: Any, **kwargs: Any) -> Any:
            nonlocal calls
            calls += 1
            if calls == fail:
                raise StorageError("planted: no answer")
            return await plain[name](*args, **kwargs)

        return call

    for name in plain:
        setattr(desk.store, name, failing(name))
    most = 0
    for number in range(1, 200):
        await arena.make_move()
        calls, fail = 0, number
        await desk.drawn()
        most, fail = max(most, calls), 0
        await desk.drawn()
        if number > most:
            break
    desk.clock.turn(5)
    await arena.move()
    arena.converged(await arena.match())
    assert boards(arena.ada)
