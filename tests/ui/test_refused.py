"""Tests of the pauses after which a refused board is tried again."""

import asyncio
from itertools import pairwise

from bot.sessions.model import BoardMessage
from bot.sessions.pace import DAY, HOUR, MINUTE
from bot.ui.boards.refused import LATER, Refusal, RefusedBoards
from bot.ui.boards.shown import Shown
from tests.sessions.table import TurnedClock

SHOWN = Shown(BoardMessage(None, 1))


async def test_a_refused_board_is_tried_again_for_ever_after_pauses_of_an_hour_at_most_on_the_first_day() -> None:
    """Nothing tells when some refusals end, and the next member waits for the board."""
    clock, tried = TurnedClock(), list[int]()
    begin = clock.now()

    async def try_again(match_id: str, known: Refusal) -> bool:
        tried.append(clock.now() - begin)
        boards.note(match_id, known.version, known.code, SHOWN)
        return True

    boards = RefusedBoards(clock, try_again)
    boards.note("match", 1, 50035, SHOWN)
    for _ in range(4 * DAY // MINUTE):
        clock.turn(MINUTE)
        await asyncio.sleep(0)
        await asyncio.sleep(0)
    await boards.close()

    pauses = [after - before for before, after in pairwise([0, *tried])]
    assert pauses[0] == MINUTE
    assert pauses == sorted(pauses)
    assert max(after - before for before, after in pairwise(tried) if before < DAY) <= HOUR
    assert pauses[-1] == LATER


async def test_a_database_that_does_not_answer_ends_no_attempts() -> None:
    clock, tried = TurnedClock(), list[int]()
    begin = clock.now()

    async def try_again(match_id: str, known: Refusal) -> bool:
        tried.append(clock.now() - begin)
        return len(tried) > 3

    boards = RefusedBoards(clock, try_again)
    boards.note("match", 1, 50035, SHOWN)
    for _ in range(10):
        clock.turn(MINUTE)
        await asyncio.sleep(0)
        await asyncio.sleep(0)
    await boards.close()

    assert tried == [MINUTE, 2 * MINUTE, 3 * MINUTE, 4 * MINUTE]
