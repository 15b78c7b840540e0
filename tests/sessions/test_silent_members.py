"""Tests of many random matches whose members fall silent at random: none waits for ever."""

import math
import random
from typing import Literal

import pytest
from msgspec.structs import replace

from bot.errors import PlayerError
from bot.sessions.model import GuildSettings, Match
from bot.sessions.pace import DAY, HOUR, Pace
from bot.sessions.sessions import Sessions
from tests.databases import url_of
from tests.sessions.heap import HeapOptions
from tests.sessions.notice_box import NoticeBox, settle
from tests.sessions.table import PLACE, TurnedClock, ask, sessions_on, set_guild

pytestmark = pytest.mark.slow

GUILDS = (GuildSettings(), GuildSettings(computers=False), GuildSettings(patience=2), GuildSettings(quiet=True))
GAMES = ("heap", "together", "race")
COMPUTERS: tuple[Literal["turn", "stay"] | None, ...] = (None, "turn", "stay")
AT_ONCE = 20
YEAR = 365
ACTIVE = 60  # days after which hardly anybody acts


def _pace(dice: random.Random) -> Pace:
    limit = dice.choice((None, None, HOUR, DAY, 14 * DAY))
    computer = dice.choice(COMPUTERS) if limit else None
    hard = computer is not None or (limit is not None and dice.random() < 0.3)
    return Pace(limit, hard=hard, pause=dice.random() < 0.3, computer=computer)


class Year:
    """A year in which matches begin at once, and each member falls silent on a day of their own."""

    def __init__(self, sessions: Sessions, clock: TurnedClock, dice: random.Random) -> None:
        self.sessions, self.clock, self.dice = sessions, clock, dice
        self.matches: dict[str, dict[int, int]] = {}  # by match: the last day of each member

    async def open(self, number: int) -> None:
        dice = self.dice
        guild, seats = 1 + number % len(GUILDS), dice.choice((1, 2, 2, 3, 4))
        place = replace(PLACE, guild=guild, channel=1_000 + number)
        options = HeapOptions(heap=dice.choice((20, 1_000)), seats=seats)
        match = await self.sessions.lobby.open(ask(0), place, dice.choice(GAMES), options, pace=_pace(dice))
        for seat in range(1, seats):
            await self.sessions.lobby.join(ask(seat), match.id)
        if seats > 1 and dice.random() < 0.95:
            match = await self.sessions.lobby.begin(ask(0), match.id)
        self.matches[match.id] = {seat: int(dice.expovariate(1 / 10)) for seat in range(seats)}

    async def pass_days(self, day: int, days: int) -> None:
        for match_id, lasts in self.matches.items():
            for number, last in lasts.items():
                if day <= last and self.dice.random() < 0.5:
                    await self._act(match_id, number)
        self.clock.turn(days * DAY)
        await settle(self.sessions, self.clock)

    async def _act(self, match_id: str, number: int) -> None:
        match = await self.sessions.matches.match(match_id)
        try:
            await self._something(match, number)
        except PlayerError:
            return  # it was not theirs to do

    async def _something(self, match: Match, number: int) -> None:
        sessions, dice, asks = self.sessions, self.dice, match.terms.asks
        draw = dice.random()
        if asks and draw < 0.3:
            await sessions.votes.vote(ask(number), match.id, asks[0].seat, dice.choice(asks[0].choices))
        elif draw < 0.35:
            await sessions.seats.hand_on(ask(number), match.id, None)
        elif draw < 0.4:
            await sessions.seats.take(ask(number), match.id)
        elif draw < 0.43:
            await sessions.holidays.take(ask(number).member.user, self.clock.now() + dice.randrange(1, 60) * DAY)
        elif draw < 0.46:
            await sessions.proposals.propose(ask(number), match.id, _pace(dice))
        elif draw < 0.5:
            await self._trouble(match, number)
        else:
            await sessions.turns.play(ask(number), match.id, str(dice.randrange(1, 4)), None)

    async def _trouble(self, match: Match, number: int) -> None:
        """Let a member leave, or Discord refuse the boards of a match from now on, or delete its channel."""
        sessions, guild, draw = self.sessions, match.place.guild, self.dice.random()
        if draw < 0.2:
            await sessions.seats.resign(ask(number), match.id)
        elif draw < 0.4:
            await sessions.presence.member_gone(guild, ask(number).member.user)
        elif draw < 0.5:
            await sessions.presence.channel_gone(guild, match.place.channel)
        elif draw < 0.8:
            await sessions.boards.note_unposted(match.id)
        else:  # the board that stands shows no later version
            await sessions.boards.note_shown(match.id, match.version, 1, match.place.channel, self.clock.now())

    async def open_matches(self) -> list[Match]:
        found = [await self.sessions.matches.match(match_id) for match_id in self.matches]
        return [match for match in found if not match.over]


@pytest.mark.parametrize("count", [4, pytest.param(10_000, marks=[pytest.mark.nightly, pytest.mark.timeout(5_000)])])
async def test_no_match_waits_for_ever(count: int, tmp_path_factory: pytest.TempPathFactory) -> None:
    for batch in range(math.ceil(count / AT_ONCE)):
        clock = TurnedClock()
        url = url_of(tmp_path_factory.mktemp("year") / "bot.db")
        async with sessions_on(url, clock, deliver=NoticeBox(clock)) as sessions:
            for guild, settings in enumerate(GUILDS, 1):
                await set_guild(sessions, guild, settings)
            year = Year(sessions, clock, random.Random(f"silent:{batch}"))
            for number in range(min(count, AT_ONCE)):
                await year.open(number)
            day = 0
            while day < YEAR and (day < ACTIVE or await year.open_matches()):
                days = 1 if day < ACTIVE else 5
                await year.pass_days(day, days)
                day += days
            assert [(match.id, match.game, match.terms) for match in await year.open_matches()] == []
