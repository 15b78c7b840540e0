"""Tests of the places in which a match by letters is shown."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any, cast

import pytest
from msgspec.structs import replace

from bot.machine import SystemChance
from bot.sessions.letter import Letter
from bot.sessions.model import Match
from bot.sessions.sessions import Sessions
from bot.sessions.unplayed import BY_LETTERS
from bot.storage.leftovers import OLD
from bot.storage.rows import LeftoverRow
from bot.ui.boards import messages
from bot.ui.boards.claims import Claims
from bot.ui.boards.drawing import Plan
from bot.ui.boards.leftovers import Leftovers
from bot.ui.boards.letters import left_at
from bot.ui.boards.slots import Slot, doubted
from bot.ui.boards.steps import Wanted
from bot.ui.entry.trouble import Faults
from bot.ui.face import Face
from bot.ui.panels import addresses
from tests.databases import database_url, postgres_server, postgres_tables
from tests.sessions.heap import HeapOptions
from tests.sessions.table import TurnedClock, ask, sessions_on
from tests.ui.test_look_alikes import WORDS, of_members
from tests.ui.test_views import FACES

__all__ = ["database_url", "postgres_server", "postgres_tables"]

CHANNEL = 500


@pytest.fixture
async def sessions(database_url: str) -> AsyncIterator[Sessions]:
    async with sessions_on(database_url, TurnedClock()) as sessions:
        yield sessions


class Boards:
    """The claims of the only process. The database answers when `answers` is set."""

    alone = False

    def __init__(self, match: Match) -> None:
        self.match = match
        self.calls: list[str] = []
        self.answers = asyncio.Event()
        self.answers.set()
        self.boards = self.matches = self

    async def claim(self, match_id: str) -> int:
        self.calls.append("claim")
        await self.answers.wait()
        return 1 << 60

    async def release(self, match_id: str) -> None:
        self.calls.append("release")

    async def match_of(self, match_id: str) -> Match:
        return self.match


async def letters_of(sessions: Sessions) -> Match:
    return await sessions.lobby.open(ask(0), BY_LETTERS, "heap", HeapOptions(heap=30, seats=2))


async def both(sessions: Sessions) -> tuple[Match, Slot, Slot]:
    """Return a match by letters of two members, and the work on the board of each."""
    match = await letters_of(sessions)
    match = await sessions.letters.join(ask(1), (await sessions.letters.code(ask(0), match.id)).code)
    return match, Slot.of(match, user=100), Slot.of(match, user=101)


def claims_on(match: Match) -> tuple[Claims, Boards]:
    boards = Boards(match)
    boards.matches = cast(Any, type("Matches", (), {"match": staticmethod(boards.match_of)}))
    return Claims(cast(Any, boards), TurnedClock()), boards


async def test_a_claim_stays_until_no_board_of_the_match_needs_it(sessions: Sessions) -> None:
    match, first, second = await both(sessions)
    claims, boards = claims_on(match)
    assert await claims.claim(first)
    assert await claims.claim(second)
    await claims.release(first)
    assert boards.calls == ["claim", "claim"]
    await claims.release(second)
    assert boards.calls == ["claim", "claim", "release"]


async def test_a_claim_that_is_under_way_is_not_released(sessions: Sessions) -> None:
    match, first, second = await both(sessions)
    claims, boards = claims_on(match)
    await claims.claim(first)
    boards.answers.clear()
    claiming = asyncio.create_task(claims.claim(second))
    await asyncio.sleep(0)
    releasing = asyncio.create_task(claims.release(first))
    await asyncio.sleep(0)
    boards.answers.set()
    await asyncio.gather(claiming, releasing)
    assert boards.calls == ["claim", "claim"]


async def test_a_board_in_doubt_is_looked_for_in_the_conversation_that_is_opened(sessions: Sessions) -> None:
    match = await letters_of(sessions)
    slot = Slot.of(match, doubted(match.seen_by(100)), resumed=True, user=100)
    slot.open_in(CHANNEL)
    assert slot.shown.doubt is not None
    assert slot.shown.doubt.channel == CHANNEL


def nonce_of(match: Match) -> str:
    plan = cast(Any, object.__new__(Plan))
    vars(plan).update(match=match, wanted=Wanted(match.version, CHANNEL), story=())
    return str(plan.nonce)


async def test_a_board_after_a_refused_one_has_a_nonce_of_its_own(sessions: Sessions) -> None:
    match = await letters_of(sessions)
    [letter] = match.letters
    first = nonce_of(match.seen_by(100))
    refused = replace(match, letters=(replace(letter, version=1, wanted=2, message=None),), version=2)
    assert nonce_of(refused.seen_by(100)) != first
    unseen = replace(match, letters=(replace(letter, wanted=2),), version=2)
    assert nonce_of(unseen.seen_by(100)) == first


def row_in(channel: int) -> LeftoverRow:
    return LeftoverRow("m", str(channel + 1), channel, OLD, 0, 0)


async def test_nothing_is_put_away_of_a_member_who_has_no_board_any_more(sessions: Sessions) -> None:
    match = await letters_of(sessions)
    match = replace(match, letters=(Letter(100, 0, 1, channel=CHANNEL),))
    assert left_at(match, [row_in(CHANNEL), row_in(CHANNEL + 7)]) == {100: [row_in(CHANNEL)]}


async def test_each_conversation_has_its_own_leftovers(sessions: Sessions) -> None:
    leftovers = Leftovers(sessions, TurnedClock())
    leftovers.know("m", [row_in(CHANNEL), row_in(CHANNEL + 7)])
    assert leftovers.of("m", CHANNEL) == (row_in(CHANNEL),)
    assert len(leftovers.of("m")) == 2


@pytest.mark.parametrize("face", FACES, ids=lambda face: face.key)
def test_only_who_may_take_a_step_back_has_the_button(face: Face) -> None:
    match = of_members(face)
    for seat, shown in ((0, True), (1, False)):
        read = replace(match, reader=Letter(match.seats[0].user + seat, seat, 1))
        layout = messages.board(read, face, WORDS, None, (), Faults(SystemChance()), edge=face.accent)
        ids = addresses(layout.to_components())
        assert any(f":{face.undo.action}:" in one for one in ids) == shown, ids
