"""Tests of direct conversations: few new ones per hour, and a pause after Discord says that they come too fast."""

from typing import Any, cast

import discord
import pytest

from bot.sessions.notices import ConversationsFull
from bot.sessions.pace import HOUR, MINUTE
from bot.ui.boards.conversations import AN_HOUR, PAUSE, Conversations
from bot.ui.boards.lanes import Pace
from bot.ui.entry.trouble import OPENING_TOO_FAST
from tests.sessions.table import TurnedClock
from tests.ui.test_lanes import Time


class Refused(discord.HTTPException):
    """An answer of Discord with a code."""

    def __init__(self, code: int) -> None:
        Exception.__init__(self, code)
        self.status, self.code, self.text = 400, code, ""


class Discord:
    """Opens conversations, or refuses with `code`."""

    def __init__(self) -> None:
        self.opened: list[int] = []
        self.code = 0

    async def create_dm(self, user: discord.Object) -> discord.Object:
        if self.code:
            raise Refused(self.code)
        self.opened.append(user.id)
        return discord.Object(user.id + 1_000)


class Desk:
    def __init__(self, an_hour: int = 3) -> None:
        self.clock, self.discord, time = TurnedClock(), Discord(), Time()
        client = cast(Any, self.discord)
        self.conversations = Conversations(client, Pace(time.now, time.pause), self.clock, an_hour)

    async def open(self, *users: int) -> list[int | None]:
        found: list[int | None] = []
        for user in users:
            try:
                found.append(await self.conversations.channel(user))
            except ConversationsFull:
                found.append(None)
        return found


async def test_a_known_conversation_is_not_opened_again_and_never_refused() -> None:
    desk = Desk()
    assert await desk.open(1, 2, 3, 4, 1, 2, 3) == [1001, 1002, 1003, None, 1001, 1002, 1003]
    assert desk.discord.opened == [1, 2, 3]


async def test_sixty_new_conversations_are_opened_in_an_hour_however_many_are_wanted() -> None:
    desk = Desk(AN_HOUR)
    opened = await desk.open(*range(1_000))
    assert [number for number, channel in enumerate(opened) if channel is not None] == [*range(60)]
    desk.clock.turn(HOUR)
    await desk.open(*range(60, 1_000))
    assert len(desk.discord.opened) == 120


async def test_new_conversations_are_limited_within_any_hour() -> None:
    desk = Desk()
    await desk.open(1)
    desk.clock.turn(59 * MINUTE)
    assert await desk.open(2, 3, 4) == [1002, 1003, None]
    desk.clock.turn(MINUTE)
    assert await desk.open(4, 5) == [1004, None]
    desk.clock.turn(HOUR)
    assert await desk.open(5) == [1005]


async def test_no_conversation_is_opened_for_a_while_after_discord_refuses_it_as_too_fast() -> None:
    desk = Desk()
    desk.discord.code = OPENING_TOO_FAST
    assert await desk.open(1) == [None]
    desk.discord.code = 0
    desk.clock.turn(PAUSE - 1)
    assert await desk.open(1) == [None]
    desk.clock.turn(1)
    assert await desk.open(1) == [1001]


async def test_another_refusal_is_passed_on() -> None:
    desk = Desk()
    desk.discord.code = 50007
    with pytest.raises(Refused):
        await desk.conversations.channel(1)
