"""Tests of what the bot remembers of a channel while it counts messages there."""

import asyncio

from bot.sessions.model import BoardMessage
from bot.ui.boards.sight import FAR, Sight

BOARD = BoardMessage(channel=10, message=100)
COMMAND, PRESS = 2, 3


def heard(kind: int, newest: int) -> dict[str, object]:
    channel = {"id": "10", "last_message_id": str(newest)}
    return {"type": kind, "channel": channel, "app_permissions": str(1 << 16)}


async def test_what_a_channel_tells_during_a_count_is_kept() -> None:
    counting, go_on, counts = asyncio.Event(), asyncio.Event(), 0

    async def count(channel: int, message: int, limit: int) -> int:
        nonlocal counts
        counts += 1
        counting.set()
        await go_on.wait()
        return FAR if counts == 1 else 0

    sight = Sight(count)
    sight.note(heard(COMMAND, 120))
    lost = asyncio.create_task(sight.is_lost(BOARD))
    await counting.wait()
    sight.note(heard(PRESS, 120))  # somebody presses a button and sees the board
    go_on.set()

    assert await lost
    assert not await sight.is_lost(BOARD)
    sight.note(heard(COMMAND, 121))
    assert not await sight.is_lost(BOARD)
    assert counts == 2
