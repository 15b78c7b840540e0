"""Tests of the pauses after which a refused board is tried again."""

import asyncio
from itertools import pairwise

from bot.sessions.model import BoardMessage
from bot.sessions.pace import DAY, HOUR, MINUTE
from bot.ui.boards.refused import ACTIVE, LATER, MOST_QUICK, QUICK, QUICK_WITHIN, Refusal, RefusedBoards
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


async def passed(clock: TurnedClock, milliseconds: int) -> None:
    for _ in range(milliseconds // 1_000):
        clock.turn(1_000)
        await asyncio.sleep(0)
        await asyncio.sleep(0)


async def test_while_members_play_the_pauses_are_ten_seconds_unless_an_event_tells_of_the_end() -> None:
    clock, tried = TurnedClock(), dict[str, list[int]]()

    async def try_again(match_id: str, known: Refusal) -> bool:
        tried.setdefault(match_id, []).append(clock.now() - begin)
        boards.note(match_id, known.version, known.code, SHOWN, unheard=known.unheard)
        return True

    begin, boards = clock.now(), RefusedBoards(clock, try_again)
    boards.note("heard", 1, 50013, SHOWN)
    boards.note("match", 1, 0, SHOWN, unheard=True)
    await passed(clock, ACTIVE)

    assert {after - before for before, after in pairwise([0, *tried["match"]])} == {QUICK}
    assert tried["heard"] == [MINUTE, 6 * MINUTE]
    await passed(clock, 2 * HOUR)
    assert [at // MINUTE for at in tried["match"] if at > ACTIVE] == [11, 16, 31, 61, 121]

    boards.note_active("match")
    boards.try_soon(None)
    await passed(clock, MINUTE)
    await boards.close()
    pauses = [after - before for before, after in pairwise(tried["match"])]
    assert pauses[-5:] == [QUICK] * 5


async def test_quick_attempts_stay_far_below_the_limit_of_invalid_requests() -> None:
    clock, tried = TurnedClock(), list[int]()

    async def try_again(match_id: str, known: Refusal) -> bool:
        tried.append(clock.now())
        boards.note(match_id, known.version, 0, SHOWN, guild=1, unheard=True)
        boards.note_active(match_id)
        return True

    boards = RefusedBoards(clock, try_again)
    for number in range(200):
        boards.note(str(number), 1, 0, SHOWN, guild=1, unheard=True)
    for _ in range(20 * MINUTE // 10_000):
        await passed(clock, 10_000)
        boards.try_soon(1)
    await boards.close()

    for first in tried:
        within = sum(first <= at < first + QUICK_WITHIN for at in tried)
        assert within <= MOST_QUICK + 4 * 200, "of the growing pauses each board has at most four in ten minutes"
