"""Tests of direct conversations: few new ones per hour, and a pause after Discord says that they come too fast."""

import asyncio
from pathlib import Path
from typing import Any, cast

import discord
import pytest
from msgspec.structs import replace

from bot.sessions.model import MemberSettings
from bot.sessions.notices import ConversationsFull, Notice
from bot.sessions.pace import HOUR, MINUTE
from bot.sessions.refusals import not_kept
from bot.ui.boards.conversations import AN_HOUR, PAUSE, Conversations
from bot.ui.boards.lanes import Pace
from bot.ui.entry.reasons import OPENING_TOO_FAST
from tests.databases import url_of
from tests.playground.fixtures import open_playground
from tests.sessions.table import TurnedClock
from tests.ui.test_lanes import Time
from tests.ui.test_shards import process


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
        await asyncio.sleep(0)  # so that others can ask meanwhile
        self.opened.append(user.id)
        return discord.Object(user.id + 1_000)


class Stored:
    """Stores the conversations of members who want direct messages. `users`: these members."""

    def __init__(self) -> None:
        self.users: set[int] = set()
        self.channels: dict[int, int | None] = {}
        self.is_down = False

    async def member(self, user: int) -> MemberSettings:
        return MemberSettings(dm=user in self.users, conversation=self.channels.get(user))

    async def note_conversation(self, user: int, channel: int | None) -> None:
        if self.is_down:
            raise not_kept()
        if user in self.users:
            self.channels[user] = channel


class Desk:
    def __init__(self, an_hour: int = 3) -> None:
        self.clock, self.discord, self.stored, self.an_hour = TurnedClock(), Discord(), Stored(), an_hour
        self.restart()

    def restart(self) -> None:
        client, stored, time = cast(Any, self.discord), cast(Any, self.stored), Time()
        pace = Pace(time.now, time.pause)
        self.conversations = Conversations(client, stored, pace, self.clock, self.an_hour)

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


async def test_after_a_restart_conversations_with_those_who_want_direct_messages_are_not_new() -> None:
    desk = Desk()
    desk.stored.users = {1, 2}
    await desk.open(1, 2, 3)
    desk.restart()
    assert await desk.open(1, 2, 3, 4, 5, 6) == [1001, 1002, 1003, 1004, 1005, None]
    assert desk.discord.opened == [1, 2, 3, 3, 4, 5]


async def test_a_conversation_is_stored_once_its_member_wants_direct_messages() -> None:
    desk = Desk()
    await desk.open(1)
    assert desk.stored.channels == {}
    desk.stored.users = {1}
    desk.stored.is_down = True
    assert await desk.open(1) == [1001]
    desk.stored.is_down = False
    assert await desk.open(1) == [1001]
    assert desk.stored.channels == {1: 1001}


async def test_a_conversation_that_is_gone_is_opened_anew() -> None:
    desk = Desk()
    desk.stored.users = {1}
    await desk.open(1)
    await desk.conversations.forget(1)
    assert desk.stored.channels == {1: None}
    await desk.open(1)
    assert desk.discord.opened == [1, 1]


async def test_several_notices_at_once_to_one_member_open_one_conversation() -> None:
    desk = Desk(an_hour=1)
    assert await asyncio.gather(*(desk.conversations.channel(1) for _ in range(3))) == [1001] * 3
    assert desk.discord.opened == [1]


@pytest.mark.slow
async def test_after_discord_does_not_know_the_channel_the_next_attempt_opens_the_conversation(tmp_path: Path) -> None:
    async with open_playground() as playground, process(url_of(tmp_path / "bot.db"), tmp_path, 0) as bot:
        await bot.ready(playground)
        world, settings, ada = playground.world, bot.client.sessions.settings, playground.actor("Ada")
        await settings.change_member(ada.id, lambda now: replace(now, dm=True, conversation=world.new_id()))
        guild, channel = next(iter(world.guilds)), world.channel("games").id
        notice = Notice("daily", guild, channel, user=ada.id, dm=True, id="daily", game="gems3d", day=20_000)

        with pytest.raises(discord.NotFound):
            await bot.client.courier(notice)
        assert (await settings.member(ada.id)).conversation is None
        await bot.client.courier(notice)
        assert (await settings.member(ada.id)).conversation == ada.open_dm().id
        assert len(ada.messages(ada.open_dm())) == 1
