"""Tests of members who leave after another member's step. The step can be taken back, and the members stay away."""

from pathlib import Path

import pytest

from bot.engine.game import Seat
from bot.errors import NothingToUndo
from bot.games.gems3d import GAME
from bot.games.gems3d.model import Mode, Options, State
from bot.sessions.memory import record
from bot.sessions.memory.record import Replay
from bot.sessions.model import Match
from bot.sessions.pace import HOUR, Pace
from bot.sessions.sessions import Sessions
from bot.storage.store import Store
from tests.databases import url_of
from tests.sessions.heap import Heap
from tests.sessions.notice_box import settle, table
from tests.sessions.table import PLACE, TurnedClock, ask, looks, sessions_on

RELAY = Options(mode=Mode.RELAY, size=9, types=7, drop=3, line=5)


async def play(sessions: Sessions, match: Match, *steps: str) -> Match:
    """Make steps, such as "0 2".

    The number is the seat. The word is a number of stones, "undo" or "all" to take back one or all steps, or "leaves".
    """
    for step in steps:
        who, what = step.split()
        request = ask(int(who))
        if what == "leaves":
            match = await sessions.seats.resign(request, match.id)
        elif what in ("undo", "all"):
            match = await sessions.turns.undo(request, match.id, None, everything=what == "all")
        else:
            match = await sessions.turns.play(request, match.id, what, None)
    return match


def moments_of(replay: Replay) -> list[str]:
    """Return the step, the members present and the members in the state, for each moment after the first."""
    lines = []
    for number, moment in enumerate(replay.moments[1:], 1):
        here = "".join(str(seat.seat) for seat in replay.at(number, Heap()).seats if seat.present)
        kept = "".join(str(seat) for seat, present in enumerate(moment.state.present) if present)
        assert here == kept
        heap = moment.state.heap
        lines.append(f"{moment.entry.seat} {moment.entry.notation or moment.entry.kind}: {heap} left, {here} here")
    return lines


async def gems_relay(path: Path, clock: TurnedClock) -> tuple[Store, Sessions]:
    store = await Store.open(url_of(path), clock)
    sessions = Sessions(store, clock, {"gems3d": GAME}, seeds=lambda: 7)
    await sessions.start()
    return store, sessions


async def test_a_move_in_a_relay_can_be_taken_back_after_the_next_member_left_and_after_a_restart(
    tmp_path: Path,
) -> None:
    clock = TurnedClock()
    store, sessions = await gems_relay(tmp_path / "bot.db", clock)
    match = await sessions.lobby.open(ask(), PLACE, "gems3d", RELAY)
    for number in (1, 2):
        await sessions.lobby.join(ask(number), match.id)
    begun = await sessions.lobby.begin(ask(), match.id)
    assert isinstance(begun.state, State)
    ada, state = Seat(0), begun.state
    move = next(one for one in GAME.legal_moves(state, ada) if not GAME.apply(state, ada, one).sealed)
    await sessions.turns.play(ask(0), match.id, move, None)
    left = await sessions.seats.resign(ask(1), match.id)
    assert (left.can_undo, left.to_move) == (0, (2,))

    await sessions.drain()
    await store.close()
    store, sessions = await gems_relay(tmp_path / "bot.db", clock)
    with pytest.raises(NothingToUndo):
        await sessions.turns.undo(ask(2), match.id, None)
    undone = await sessions.turns.undo(ask(0), match.id, left.version)
    assert undone.state == GAME.leave(state, Seat(1)).state
    assert (undone.to_move, undone.can_undo, undone.seats[0].undos) == ((0,), None, 1)
    assert [seat.present for seat in undone.seats] == [True, False, True]
    assert (await sessions.turns.play(ask(0), match.id, move, None)).state == left.state
    await sessions.drain()
    await store.close()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("steps", "stood"),
    [
        (["0 1", "1 leaves", "0 undo"], ["1 leave: 40 left, 023 here"]),
        (["0 1", "1 leaves", "2 leaves", "0 undo"], ["1 leave: 40 left, 023 here", "2 leave: 40 left, 03 here"]),
        (
            ["0 0", "1 leaves", "0 0", "0 2", "2 leaves", "0 all"],
            ["1 leave: 40 left, 023 here", "2 leave: 40 left, 03 here"],
        ),
        (
            ["0 0", "1 leaves", "0 2", "2 leaves", "0 undo"],
            ["0 0: 40 left, 0123 here", "1 leave: 40 left, 023 here", "2 leave: 40 left, 03 here"],
        ),
        (
            ["0 1", "1 leaves", "0 undo", "0 2", "2 leaves", "0 undo", "0 1"],
            ["1 leave: 40 left, 023 here", "2 leave: 40 left, 03 here", "0 1: 39 left, 03 here"],
        ),
        (
            ["0 1", "1 2", "0 leaves", "2 leaves", "1 undo", "1 1"],
            [
                "0 1: 39 left, 0123 here", "0 leave: 39 left, 123 here", "2 leave: 39 left, 13 here",
                "1 1: 38 left, 13 here",
            ],
        ),
    ],
)  # fmt: skip
async def test_a_replay_leaves_out_steps_that_were_taken_back(
    tmp_path: Path, steps: list[str], stood: list[str]
) -> None:
    """Each position fits its moment during play, in the archive, and when the archive's text is played again."""
    clock = TurnedClock()
    async with sessions_on(url_of(tmp_path / "bot.db"), clock) as sessions:
        match = await play(sessions, await table(sessions, seats=4, heap=40), *steps)
        running = await sessions.replays.of(looks(100), match.id)
        assert moments_of(running) == stood
        assert running.moments[-1].state == match.state

        for seat in match.present:
            match = await play(sessions, match, f"{seat.seat} leaves")
        await settle(sessions, clock)
        over = await sessions.replays.of(looks(100), match.id)
        assert moments_of(over)[: len(stood)] == stood
        written, same = await sessions.replays.text(over)
        assert same
        again = record.read(written, {"heap": Heap()}, 0)
        assert [one.state for one in again.moments] == [one.state for one in over.moments]


async def test_the_step_of_a_member_who_left_cannot_be_taken_back(tmp_path: Path) -> None:
    async with sessions_on(url_of(tmp_path / "bot.db"), TurnedClock()) as sessions:
        match = await play(sessions, await table(sessions, seats=3), "0 1", "1 2", "0 leaves", "1 undo")
        assert (match.to_move, match.can_undo) == ((1,), None)
        with pytest.raises(NothingToUndo) as refused:
            await play(sessions, match, "1 undo")
        assert "name" not in refused.value.params


async def test_no_step_is_taken_back_after_its_member_left_or_the_match_ended(tmp_path: Path) -> None:
    async with sessions_on(url_of(tmp_path / "bot.db"), TurnedClock()) as sessions:
        match = await play(sessions, await table(sessions, seats=3), "0 0", "0 leaves")
        assert match.can_undo is None
        match = await play(sessions, match, "1 1", "2 leaves")
        assert match.can_undo == 1
        match = await play(sessions, match, "1 leaves")
        assert (match.over, match.can_undo) == (True, None)


async def test_leaving_does_not_change_the_clock_of_the_member_to_move(tmp_path: Path) -> None:
    clock = TurnedClock()
    async with sessions_on(url_of(tmp_path / "bot.db"), clock) as sessions:
        pace = Pace(limit=4 * HOUR)
        one, other = [await table(sessions, seats=3, pace=pace, channel=channel) for channel in (10, 11)]
        clock.turn(HOUR)
        left = await play(sessions, one, "0 1", "1 leaves")
        assert [(clock_.seat, clock_.due) for clock_ in left.clocks] == [(2, clock.now() + 4 * HOUR)]
        clock.turn(HOUR)
        undone, plain = await play(sessions, left, "0 undo"), await play(sessions, other, "0 1", "0 undo")
        assert [clock_.seat for clock_ in undone.clocks] == [0]
        assert undone.clocks[0].due == plain.clocks[0].due


async def test_a_story_that_begins_after_the_step_has_only_the_leavings(tmp_path: Path) -> None:
    async with sessions_on(url_of(tmp_path / "bot.db"), TurnedClock()) as sessions:
        moved = await play(sessions, await table(sessions, seats=4), "0 1")
        match = await play(sessions, moved, "1 leaves", "2 leaves", "0 undo")
        story = await sessions.replays.story(match, moved.version)
        assert [(entry.kind, entry.seat) for entry in story] == [("leave", 1), ("leave", 2)]
