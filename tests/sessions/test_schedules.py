"""Tests of random schedules of members, clocks, restarts and faults: every notice comes once, and no match is stuck.

At the end of a schedule, members and clocks must be able to finish every match.
"""

import random
from collections import Counter
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.engine.game import Seat
from bot.errors import PlayerError
from bot.sessions.model import GuildSettings, Match, MemberSettings, Phase, Place, Request
from bot.sessions.pace import CHOICES, DAY, HOUR, Pace
from bot.sessions.sessions import Sessions
from bot.storage.due import DEADLINES, next_due
from tests.databases import url_of
from tests.sessions.notice_box import NoticeBox, _due, pass_time, settle, table
from tests.sessions.table import TurnedClock, ask, member, sessions_on, set_guild, set_member

PACES = (Pace(), Pace(limit=HOUR), Pace(limit=HOUR, hard=True), Pace(limit=DAY, pause=True), Pace(limit=DAY, hard=True))
RHYTHMS: tuple[Literal["off", "once", "ladder"], ...] = ("off", "once", "ladder")
MEMBERS = 5


class Presenter:
    """Mentions members as the real presenter does: once for each turn, in a new message."""

    def __init__(self) -> None:
        # The key is user, seat, turn and channel. After a channel is lost, the member is mentioned again in the new
        # channel.
        self.mentions: Counter[tuple[int, Seat, int, int]] = Counter()
        self.seen: list[Match] = []

    async def show(self, sessions: Sessions) -> None:
        """Show the announced matches, and after a restart those whose board is out of date."""
        pending, self.seen = self.seen, []
        for one in {match.id: match for match in (*pending, *await sessions.boards.behind())}.values():
            match = await sessions.matches.match(one.id)
            while match.board.version_shown < match.version or self.not_mentioned_yet(match):
                for seat in self.not_mentioned_yet(match):
                    clock = match.clock_of(seat)
                    assert clock is not None
                    self.mentions[match.seats[seat].user, seat, clock.since, match.place.channel] += 1
                match = await sessions.boards.note_shown(
                    match.id, match.version, 1, match.place.channel, 0, self.not_mentioned_yet(match)
                )

    @staticmethod
    def not_mentioned_yet(match: Match) -> tuple[Seat, ...]:
        return tuple(seat for seat in match.to_move if seat not in match.board.notified)


class Schedule:
    """One random schedule, with its database."""

    def __init__(self, dice: random.Random, folder: Path) -> None:
        self.dice = dice
        self.url = url_of(folder / "bot.db")
        self.clock = TurnedClock()
        self.box = NoticeBox()
        self.presenter = Presenter()
        self.stack = AsyncExitStack()
        self.sessions: Sessions
        self.match = ""

    async def start(self) -> None:
        self.sessions = await self.stack.enter_async_context(sessions_on(self.url, self.clock, deliver=self.box))
        self.sessions.subscribe(self.presenter.seen.append)
        await self.presenter.show(self.sessions)

    async def run(self, steps: int) -> None:
        await self.start()
        # A stand-in would move by itself, but this schedule plays every move.
        await set_guild(self.sessions, 1, GuildSettings(computers=False))
        for number in range(MEMBERS):
            wishes = MemberSettings(
                rhythm=self.dice.choice(RHYTHMS), dm=self.dice.random() < 0.5, next_notice=self.dice.random() < 0.5
            )
            await set_member(self.sessions, 100 + number, wishes)
        game, pace = self.dice.choice(("heap", "together")), self.dice.choice(PACES)
        self.match = (await table(self.sessions, self.dice.randint(2, 3), pace, game, heap=40)).id
        for _ in range(steps):
            with suppress(PlayerError):  # Many random steps are refused.
                await self.step()
            if self.dice.random() < 0.5:  # In half of all cases, the next step comes while clocks are firing.
                await settle(self.sessions, self.clock)
                await self.check_waiting()
            await self.presenter.show(self.sessions)
            self.check()
        await self.finish()
        await self.stack.aclose()

    async def step(self) -> None:
        match = await self.sessions.matches.match(self.match)
        who = ask(self.dice.randrange(MEMBERS))
        await self.dice.choice((self.play, self.play, self.at_the_table, self.seats, self.server, self.world))(
            match, who
        )

    async def play(self, match: Match, who: Request) -> None:
        if self.dice.random() < 0.4:
            await pass_time(self.sessions, self.clock, self.dice.randrange(HOUR // 4, 2 * DAY), steps=3)
        elif self.dice.random() < 0.2:
            await self.sessions.turns.undo(who, self.match, None)
        elif match.to_move:
            mover = match.seats[self.dice.choice(match.to_move)].user
            await self.sessions.turns.play(ask(mover - 100), self.match, self.dice.choice("0123"), None)

    async def at_the_table(self, match: Match, who: Request) -> None:
        sessions = self.sessions
        match self.dice.randrange(4):
            case 0 | 1:
                seat = Seat(self.dice.randrange(len(match.seats)))
                await sessions.votes.vote(who, self.match, seat, self.dice.choice(CHOICES))
            case 2:
                await sessions.proposals.propose(who, self.match, self.dice.choice(PACES))
            case _:
                await sessions.proposals.answer(who, self.match, self.dice.random() < 0.8)

    async def seats(self, match: Match, who: Request) -> None:
        sessions = self.sessions
        match self.dice.randrange(5):
            case 0:
                to = self.dice.choice((None, member(self.dice.randrange(MEMBERS))))
                await sessions.seats.hand_on(who, self.match, to, for_good=self.dice.random() < 0.3)
            case 1 | 2:
                await sessions.seats.take(who, self.match)
            case 3:
                await sessions.seats.hand_back(who, self.match)
            case _:
                await sessions.holidays.take(who.member.user, self.dice.choice((None, self.clock.now() + DAY)))

    async def server(self, match: Match, who: Request) -> None:
        sessions = self.sessions
        match self.dice.randrange(4):
            case 0:
                await (sessions.presence.member_gone if self.dice.random() < 0.5 else sessions.presence.member_back)(
                    1, who.member.user
                )
            case 1:
                await (sessions.presence.guild_gone if self.dice.random() < 0.5 else sessions.presence.guild_back)(1)
            case 2:
                await sessions.presence.channel_gone(
                    1, match.place.channel, self.dice.choice((None, match.place.channel + 1))
                )
            case _:
                await sessions.presence.move(who, self.match, Place(1, match.place.channel + 1))

    async def world(self, match: Match, who: Request) -> None:
        if self.dice.random() < 0.4:
            self.box.down = not self.box.down
            self.box.closed ^= {who.member.user}
            return
        await self.stack.aclose()
        self.clock.turn(self.dice.randrange(2 * HOUR))
        await self.start()

    async def check_waiting(self) -> None:
        """Check the list of waiting matches. Nothing may be due now, because clocks change matches."""
        match = await self.sessions.matches.match(self.match)
        assert match.over or [clock.seat for clock in match.clocks] == list(match.to_move)
        users = [seat.user for seat in match.present]
        assert len(set(users)) == len(users)
        waiting = {user for user in range(100, 100 + MEMBERS) if (await self.sessions.reminders.waiting(user)).mine}
        assert waiting == {match.seats[seat].user for seat in match.to_move}

    def check(self) -> None:
        ids = Counter(notice.id for notice in self.box.shown)
        assert [one for one, times in ids.items() if times > 1] == []
        assert [turn for turn, times in self.presenter.mentions.items() if times > 1] == []

    async def finish(self) -> None:
        """Let everybody whose turn it is move until the match is over. Check that nothing is left to do or to send."""
        self.box.down = False
        await self.sessions.presence.guild_back(1)
        match = await self.sessions.matches.match(self.match)
        if match.terms.unreachable:
            await self.sessions.presence.move(ask(4), self.match, Place(1, match.place.channel + 1), moderator=True)
        for _ in range(200):
            match = await self.sessions.matches.match(self.match)
            if match.over:
                break
            mover = match.seats[match.to_move[0]].user
            await self.sessions.turns.play(ask(mover - 100), self.match, "1", None)
            await self.presenter.show(self.sessions)
        assert match.phase in (Phase.OVER, Phase.CANCELLED)
        await pass_time(self.sessions, self.clock, 30 * DAY, steps=3)
        await self.check_waiting()
        self.check()
        assert await self.sessions.database.read(next_due, DEADLINES) is None
        assert await self.sessions.database.read(_due, self.clock.now() + 400 * DAY) == 0


async def run(seed: int) -> None:
    with TemporaryDirectory() as folder:
        await Schedule(random.Random(seed), Path(folder)).run(steps=40)


@pytest.mark.slow
@settings(max_examples=2, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(seed=st.integers(0, 2**32))
async def test_after_any_schedule_no_match_is_stuck_and_no_notice_came_twice(seed: int) -> None:
    await run(seed)


@pytest.mark.nightly
@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(seed=st.integers(0, 2**32))
async def test_after_many_schedules_no_match_is_stuck_and_no_notice_came_twice(seed: int) -> None:
    await run(seed)
