"""Tests of the trial of several processes itself: what it calls a fault, and when all counts as settled."""

import math
import random
import time
from typing import Any

import pytest

from bot.playground import Playground, World
from bot.playground.world.interaction import Kind
from bot.playground.world.model import Message
from bot.ui.address import Address
from tests.databases import OwnPostgres, create_with_tables
from tests.kills.books import Books, Table
from tests.kills.doors import BUTTON
from tests.kills.letters import STORED, Stored
from tests.kills.members import PatientClock
from tests.many.audit import Laws
from tests.many.letters import parties, table_of
from tests.many.members import Crowds, servers
from tests.many.processes import End
from tests.many.town import Restart
from tests.storage.test_lock import server


class Lowest(random.Random):
    """Dice that let members do whatever they do by chance."""

    def random(self) -> float:
        return 0.0


async def test_members_press_in_direct_messages_only_while_there_is_trouble() -> None:
    clock = PatientClock()
    playground = Playground(World.default(), clock=clock)
    [place] = servers(playground, 1)
    crowd = Crowds(playground, Books("postgresql+asyncpg://"), Lowest(), [place], clock)
    board = Message(playground.world.new_id(), place.channel.id, playground.world.bot_id)
    data = {"component_type": BUTTON, "custom_id": "b"}

    assert crowd._forged(place.members[0], board, Kind.COMPONENT, data).channel_id != place.channel.id
    crowd.make_peace()
    assert crowd._forged(place.members[0], board, Kind.COMPONENT, data).channel_id == place.channel.id


async def test_members_press_no_forged_boards_in_conversations_that_have_real_ones() -> None:
    clock = PatientClock()
    playground = Playground(World.default(), clock=clock)
    places = servers(playground, 3)
    first, *_ = parties(playground, places, 1)
    crowd = Crowds(playground, Books("postgresql+asyncpg://"), Lowest(), places, clock, [first])
    forged, board = (Message(playground.world.new_id(), first.channel.id, playground.world.bot_id) for _ in range(2))
    playground.world.state.messages[first.channel.id] = {forged.id: forged, board.id: board}

    sent = crowd._forged(first.reader, board, Kind.COMPONENT, {"component_type": BUTTON, "custom_id": "b"})
    assert sent.message is not None
    assert sent.message.id == board.id


def test_a_party_by_letters_plays_the_match_that_has_begun() -> None:
    playground = Playground(World.default())
    first, second, _, stranger, *_ = parties(playground, servers(playground, 4), 4)
    users, others = (first.reader.id, second.reader.id), (stranger.reader.id, first.reader.id + 1_000)

    def table(match: str, phase: str, users: tuple[int, ...]) -> Table:
        return Table(match, first.game, phase, 1, None, users, None, 1, -1)

    lobby, fuller, begun = table("a", "lobby", users[:1]), table("b", "lobby", users), table("c", "playing", users)
    assert table_of(first, [table("d", "playing", others)]) is None
    assert table_of(first, [lobby, fuller]) == fuller
    assert table_of(second, [lobby, begun, fuller]) == begun


@pytest.mark.parametrize(
    ("versions", "twice", "left"),
    [((4,), 0, 0), ((3, 4), 0, 1), ((4, 4), 1, 0)],  # those of the messages, of which the bot knows the last one
)
async def test_a_second_board_in_a_conversation_is_told(versions: tuple[int, ...], twice: int, left: int) -> None:
    world = World.default()
    channel = world.dm(world.user("Ada").id, world.bot_id)
    for number, version in enumerate(versions):
        message = Message(number, channel.id, world.bot_id)
        address = str(Address("b", "gemrush", "more", "aaaaaaaaaa", version))
        message.components = [{"type": 1, "components": [{"type": 2, "label": "More", "custom_id": address}]}]
        world.state.messages.setdefault(channel.id, {})[number] = message
    laws = Laws(world, Letters(channel.id, len(versions) - 1), patient=True)

    assert len(await laws._shown_twice()) == twice
    assert await laws.left_behind() == left


class Letters(Books):
    """Books with one board by letters, at version 4."""

    def __init__(self, channel: int, message: int) -> None:
        self._row = Stored("aaaaaaaaaa", 7, "playing", 4, 4, channel, message, 0)

    async def rows(self, query: str, **_: Any) -> list[tuple[Any, ...]]:
        return [self._row] if query == STORED else []


@pytest.mark.parametrize(
    ("end", "excused"),
    [
        (End(pid=1, began=90.0, at=105.0, status=1), False),  # It was connected.
        (End(pid=2, began=90.0, at=105.0, status=1), True),
        (End(pid=2, began=109.0, at=160.0, status=1), True),  # on a slow machine
        (End(pid=2, began=90.0, at=99.0, status=1), False),
        (End(pid=2, began=111.0, at=112.0, status=1), False),
    ],
)
def test_only_a_start_while_the_database_is_away_may_fail(end: End, excused: bool) -> None:
    assert Restart(frozenset({1}), began=100.0, ended=110.0).excuses(end) == excused
    assert Restart(frozenset({1}), began=100.0, ended=math.inf).excuses(end) == (excused or end.began > 110.0)


@pytest.mark.slow
async def test_nothing_counts_as_settled_while_somebody_holds_a_claim(own_server: OwnPostgres) -> None:
    url = (await create_with_tables(own_server.url)).render_as_string(hide_password=False)
    until = round((time.time() + 3600) * 1000)
    steps = (  # what happens, and whether all is settled then: if one waits for the ends of claims, and otherwise
        ("SELECT 1", True, True),
        (f"INSERT INTO notices VALUES ('one', '{{}}', 0, 0, {until}, NULL)", False, True),
        ("UPDATE notices SET claimed_until = 0", False, False),
        ("DELETE FROM notices", True, True),
        (f"INSERT INTO daily_days VALUES (1, 0, {until})", False, False),
        ("DELETE FROM daily_days", True, True),
    )
    async with Books(url) as books, server(url) as database:
        patient, hasty = (Laws(World.default(), books, patient=patient) for patient in (True, False))
        for step, waits, hastes in steps:
            await database.execute(step)
            assert (await patient.is_settled(), await hasty.is_settled()) == (waits, hastes), step
