"""Tests that a turn goes on over all its steps, and ends once another seat is to move."""

import pytest
from msgspec.structs import replace

from bot.engine.game import Seat
from bot.sessions.model import Match
from bot.sessions.sessions import Sessions
from tests.sessions.heap import HeapOptions
from tests.sessions.table import PLACE, ask

ADA = Seat(0)


async def begun(sessions: Sessions) -> Match:
    """Start a match of Ada, Ben and Cleo, who may take 0 stones out of turn, and return it."""
    match = await sessions.lobby.open(ask(0), PLACE, "heap", HeapOptions(heap=1000, seats=3, calls=True))
    for number in (1, 2):
        await sessions.lobby.join(ask(number), match.id)
    return await sessions.lobby.begin(ask(0), match.id)


@pytest.mark.parametrize(
    ("acts", "goes_on"),
    [
        ([], True),
        ([(0, "0")], True),
        ([(0, "0"), (0, "0"), (0, "undo"), (0, "0")], True),
        ([(0, "0"), (1, "0"), (0, "0")], True),  # Ben moves out of turn
        ([(0, "1")], False),
        ([(0, "1"), (0, "undo")], False),  # Ben was to move in between
        ([(0, "1"), (0, "undo"), (0, "0")], False),
        ([(0, "1"), (1, "1"), (2, "1"), (0, "0")], False),  # Ada's next turn
    ],
)
async def test_a_turn_goes_on_until_another_seat_is_to_move(
    sessions: Sessions, acts: list[tuple[int, str]], goes_on: bool
) -> None:
    match = await begun(sessions)
    since = match.clocks[0].since

    for number, act in acts:
        if act == "undo":
            await sessions.turns.undo(ask(number), match.id, None)
        else:
            await sessions.turns.play(ask(number), match.id, act, None)

    match = await sessions.matches.match(match.id)
    assert await sessions.lasting.goes_on(match, ADA, since) == goes_on


async def test_a_turn_that_began_before_a_backup_was_restored_counts_as_over(sessions: Sessions) -> None:
    match = await begun(sessions)
    (clock,) = match.clocks
    later = replace(match, clocks=(replace(clock, since=clock.since + (1 << 20)),))

    assert not await sessions.lasting.goes_on(later, ADA, clock.since)
