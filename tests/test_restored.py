"""A test with real processes: a bot is killed, a backup replaces its database, and the bot is started again."""

import random
import sqlite3
import time
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from bot.engine.game import Seat
from bot.games.gems3d import GAME
from bot.games.gems3d.model import State
from bot.machine import SystemClock
from bot.playground import Actor, Message, Playground
from bot.sessions.model import Match
from bot.sessions.sessions import Sessions
from bot.storage.store import Store
from bot.ui.address import Address
from tests.cogs.desk import buttons, said
from tests.databases import url_of
from tests.test_main import bot_running, ran, still_discord

pytestmark = pytest.mark.slow


class Tables:
    """Solo matches, each of its own member in its own channel: one member may not press so often.

    Attributes:
        members: the member of each match, by channel.
    """

    def __init__(self, playground: Playground, database: Path, count: int) -> None:
        self.playground = playground
        self.database = database
        world = playground.world
        self.members: dict[int, Actor] = {
            world.add_channel(f"table-{number}").id: playground.actor(world.join(f"ada{number}", f"Ada {number}").id)
            for number in range(count)
        }

    async def open(self) -> None:
        for channel, member in self.members.items():
            await member.slash(channel, "gems new")
            await self.playground.until(partial(self.boards, channel), "no board is posted")

    async def matches(self) -> dict[int, Match]:
        """Return the matches in the database, by channel."""
        store = await Store.open(url_of(self.database))
        sessions = Sessions(store, SystemClock(), {GAME.about.key: GAME}, seeds=lambda: 1)
        with closing(sqlite3.connect(self.database)) as connection:
            rows = connection.execute("SELECT channel_id, id FROM matches WHERE phase = 'playing'").fetchall()
        found = {channel: await sessions.matches.match(match_id) for channel, match_id in rows}
        await store.close()
        return found

    async def move(self, dice: random.Random) -> None:
        """Make one move in each match with the button of its board."""
        for channel, match in (await self.matches()).items():
            member = self.members[channel]
            asked = await member.click(self.board(channel), "Move")
            opened = await member.click(await asked.panel(), "Type it")
            assert opened.modal is not None, said(opened)
            assert isinstance(match.state, State)
            chosen = dice.choice(list(GAME.legal_moves(match.state, Seat(0))))
            await member.submit(opened, {"move": GAME.notate(chosen)})
            await self.shows(channel, match.version + 1)

    def board(self, channel: int) -> Message:
        return self.boards(channel)[-1]

    def boards(self, channel: int) -> list[Message]:
        return [message for message in self.members[channel].messages(channel) if "Move" in buttons(message)]

    def shown(self, channel: int) -> int:
        address = Address.read(buttons(self.board(channel))["Move"])
        assert address is not None
        return address.version

    async def shows(self, channel: int, version: int) -> None:
        await self.playground.until(lambda: self.shown(channel) == version, f"version {version} is not shown")


def is_put_away(who: Actor, message: Message) -> bool:
    return all(found.id != message.id or not buttons(found) for found in who.messages(message.channel_id))


async def killed_and_restored(folder: Path, count: int) -> float:
    """Play matches, back them up, play on, kill the bot, restore the backup and start the bot again.

    Return the seconds from the last start until all boards show the restored matches.
    """
    database, dice = folder / "data" / "lapidary.db", random.Random(1)
    async with still_discord() as playground:
        tables = Tables(playground, database, count)
        async with bot_running(folder, playground) as process:
            await tables.open()
            await tables.move(dice)
            copied = await ran(folder, "backup", "copy.db", DATA_DIR="data")
            assert copied.code == 0, copied.err
            kept = await tables.matches()
            in_use = await ran(folder, "restore", "copy.db", DATA_DIR="data")
            assert "is in use by another process" in in_use.err
            for _ in range(2):
                await tables.move(dice)
            lost = {channel: tables.board(channel) for channel in tables.members}
            process.kill()
            await process.wait()
        assert database.with_name("lapidary.db-wal").stat().st_size > 0

        done = await ran(folder, "restore", "copy.db", DATA_DIR="data")
        assert done.code == 0, done.err
        with closing(sqlite3.connect(database)) as connection:
            assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        begun = time.monotonic()
        async with bot_running(folder, playground):
            right = {channel: match.version for channel, match in (await tables.matches()).items()}
            assert right.keys() == lost.keys()
            for channel, version in right.items():
                await tables.shows(channel, version)
            seconds = time.monotonic() - begun
            now = await tables.matches()
            for channel, message in lost.items():
                assert now[channel].state == kept[channel].state
                assert tables.board(channel).id > message.id
                # This board shows moves that are lost, so the bot must remove its buttons.
                await playground.until(lambda: is_put_away(tables.members[channel], message), "an old board is left")  # noqa: B023
            await tables.move(dice)
    return seconds


async def test_members_play_on_after_a_kill_and_a_restored_backup(tmp_path: Path) -> None:
    await killed_and_restored(tmp_path, 2)
