"""What leagues need of Discord, in memory; and members who play their league matches."""

from collections.abc import AsyncIterator, Collection
from contextlib import suppress
from itertools import count
from random import Random
from typing import Any

import msgspec
import pytest

from bot.engine.game import LEFT, Outcome, Seat, Standing
from bot.engine.parts import places
from bot.errors import NoSession, PlayerError
from bot.sessions.leagues import cups
from bot.sessions.leagues.model import League, Rules, Team
from bot.sessions.leagues.seasons import in_play
from bot.sessions.model import Match, Member, Phase, Place, Request
from bot.sessions.pace import DAY, HOUR
from bot.sessions.sessions import Sessions
from bot.storage.league_rows import LeaguePairingRow
from tests.sessions.heap import Heap, HeapOptions, HeapState
from tests.sessions.notice_box import NoticeBox, pass_looks, pass_time
from tests.sessions.table import PLACE, TurnedClock, ask, member, sessions_on

HALL = 10  # the channel of the league
OPTIONS = HeapOptions(heap=4, seats=2, rivals=True)
RULES = Rules(
    start="usual",
    options=msgspec.json.encode(OPTIONS).decode(),
    channel=HALL,
    threads=True,
    turn=2,
    weeks=4,
    pause=1,
)

SWISS = msgspec.structs.replace(RULES, rounds=5, weeks=1)
CUP_RULES = msgspec.structs.replace(RULES, weeks=2)  # single elimination, one match each
TABLE_RULES = msgspec.structs.replace(
    CUP_RULES, options=msgspec.json.encode(HeapOptions(heap=8, seats=7, rivals=True)).decode(), table=4
)  # groups of up to four, one match each


FIRST_ROLE, SECOND_ROLE = 71, 72
BATTLE_RULES = msgspec.structs.replace(
    CUP_RULES, teams=(Team(FIRST_ROLE, "Amber", 0xE0A514), Team(SECOND_ROLE, "Blue", 0x3060C0))
)  # one match a board

ELSEWHERE = Place(guild=2, channel=20)  # the second server of battles of servers, and its channel there
SERVER_RULES = msgspec.structs.replace(CUP_RULES, threads=False, teams=(Team(0, "Amber Hall", guild=PLACE.guild),))


class Duel(Heap):
    """The test game for two, which ends when one of them leaves."""

    about = msgspec.structs.replace(Heap.about, key="duel", plays_itself=False)

    def outcome(self, state: HeapState) -> Outcome | None:
        if all(state.present):
            return super().outcome(state)
        here = [seat for seat, present in enumerate(state.present) if present]
        ended = super().outcome(msgspec.structs.replace(state, heap=0))
        assert ended is not None
        ranked = sorted(ended.standings, key=lambda one: one.seat not in here)
        places = [msgspec.structs.replace(one, place=place) for place, one in enumerate(ranked, 1)]
        return msgspec.structs.replace(ended, reason=LEFT, standings=tuple(places))


class Round(Heap):
    """The test game for a table: it goes on while two are there, and whoever has left comes last."""

    about = msgspec.structs.replace(Heap.about, key="round", plays_itself=False)

    def outcome(self, state: HeapState) -> Outcome | None:
        going = state.heap and sum(state.present) > 1
        ended = None if going else super().outcome(msgspec.structs.replace(state, heap=0))
        if ended is None:
            return None
        order = places([(here, credits) for here, credits in zip(state.present, state.credits, strict=True)])
        standings = tuple(Standing(Seat(seat), place, state.credits[seat]) for seat, place in order)
        return msgspec.structs.replace(ended, reason="empty" if not state.heap else LEFT, standings=standings)


class FakeHost:
    """Gives each match a thread of its own.

    Attributes:
        there: whether the bot is in the server.
        gone: servers in which it is not.
        fault: raised once at the next request for a thread; None: none is.
        shown: how often each league was shown.
        shows: whether its messages can be edited.
        places: whether there is a place for matches.
    """

    def __init__(self, first: int = 1_000) -> None:
        """first: the id of the first thread."""
        self.there = True
        self.gone: set[int] = set()
        self.shows = True
        self.places = True
        self.fault: BaseException | None = None
        self.shown: dict[str, int] = {}
        self._threads = count(first)
        self._known: dict[tuple[str, int, int, int], int] = {}

    async def is_there(self, guild: int, channel: int) -> bool:
        return self.there and guild not in self.gone

    async def locale(self, guild: int) -> str | None:
        return None

    async def place(self, league: League, pairing: LeaguePairingRow) -> Place | None:
        fault, self.fault = self.fault, None
        if fault is not None:
            raise fault
        if not self.places:
            return None
        if not league.rules.threads:
            return Place(PLACE.guild, league.rules.channel)
        key = (league.id, pairing.season, pairing.division, pairing.number)
        thread = self._known.setdefault(key, next(self._threads))
        return Place(PLACE.guild, thread)

    async def show(self, league: str) -> bool:
        self.shown[league] = self.shown.get(league, 0) + 1
        return self.shows


@pytest.fixture
def host() -> FakeHost:
    return FakeHost()


@pytest.fixture
async def sessions(database_url: str, clock: TurnedClock, box: NoticeBox, host: FakeHost) -> AsyncIterator[Sessions]:
    async with sessions_on(database_url, clock, deliver=box, host=host, more=[Duel(), Round()]) as sessions:
        yield sessions


async def league_with(sessions: Sessions, members: int, rules: Rules = RULES, game: str = "duel") -> League:
    """Open a league, let the first members join it, and return it."""
    league = await sessions.leagues.open(PLACE.guild, game, rules)
    for number in range(members):
        await sessions.leagues.join(ask(number), league.id)
    return await sessions.leagues.league(league.id)


async def cup_with(sessions: Sessions, members: int, rules: Rules = CUP_RULES) -> League:
    """Open a cup, let the first members join it, and return it."""
    cup = await sessions.leagues.open(PLACE.guild, "round" if rules.table else "duel", rules, cup=True)
    for number in range(members):
        await sessions.leagues.join(ask(number), cup.id)
    return await sessions.leagues.league(cup.id)


async def battle_with(sessions: Sessions, first: int, second: int, rules: Rules = BATTLE_RULES) -> League:
    """Open a team battle, and let members sign up: those with the smaller numbers for the first team."""
    battle = await sessions.leagues.open(PLACE.guild, "duel", rules, cup=True)
    for number in range(first + second):
        await sessions.leagues.join(ask(number), battle.id, {FIRST_ROLE if number < first else SECOND_ROLE})
    return await sessions.leagues.league(battle.id)


async def servers_with(
    sessions: Sessions, first: int, second: int, rules: Rules = SERVER_RULES
) -> tuple[League, League]:
    """Let two servers agree to a battle, and members sign up. Return its homes.

    Those with the smaller numbers sign up for the first server.
    """
    code = await sessions.server_battles.offer("duel", rules)
    team = Team(0, "Blue Hall", guild=ELSEWHERE.guild)
    home = await sessions.server_battles.agree(code, team, ELSEWHERE.channel)
    battle = await sessions.leagues.league(home.row.shared_id)
    for number in range(first + second):
        await sessions.leagues.join(ask(number), battle.id if number < first else home.id)
    return await sessions.leagues.league(battle.id), await sessions.leagues.league(home.id)


async def now_of(sessions: Sessions, league: League) -> League:
    return await sessions.leagues.league(league.id)


async def played_out(
    sessions: Sessions, clock: TurnedClock, cup: League, dice: Random, share: float, silent: Collection[int]
) -> League:
    """Let members play a cup at random to its end, and return it.

    share: the chance of each move. silent: the users who make none.
    """
    for _ in range(400):
        for match in await open_matches(sessions, cup):
            while match.phase is Phase.PLAYING and dice.random() < share:
                if match.seats[match.to_move[0]].user in silent:
                    break
                state: Any = match.state
                match = await take(sessions, match, dice.randint(1, min(3, state.heap)))
        await pass_time(sessions, clock, 6 * HOUR)
        cup = await now_of(sessions, cup)
        if not cup.is_played:
            return cup
    raise AssertionError("the cup does not end")


async def cup_begun(
    sessions: Sessions, clock: TurnedClock, members: int, usual: Rules = CUP_RULES, **rules: Any
) -> League:
    """Return a cup whose first matches are open. rules: what differs from the usual ones."""
    cup = await cup_with(sessions, members, msgspec.structs.replace(usual, **rules))
    await pass_looks(sessions, clock, DAY + HOUR)
    return await now_of(sessions, cup)


def number_of(user: int) -> int:
    """Return the number of a member, as for `member`."""
    return user - member(0).user


def numbers_of(league: League) -> dict[int, int]:
    """Return the numbers of the members by their places in the draw."""
    return {seat.seat: number_of(seat.user_id) for seat in league.rows.seats}


def final_places(cup: League) -> dict[int, int]:
    """Return the final places by the number of the member."""
    numbers = numbers_of(cup)
    return {numbers[player]: place for player, place in cups.places_of(cup.rows).items()}


async def open_matches(sessions: Sessions, league: League) -> list[Match]:
    """Return the matches of the season that are in play, in the order of the rounds."""
    found = []
    for pairing in in_play((await sessions.leagues.league(league.id)).rows):
        with suppress(NoSession):
            match = await sessions.matches.match(pairing.match_id or "")
            if match.phase is Phase.PLAYING:
                found.append(match)
    return found


async def take(sessions: Sessions, match: Match, stones: int = 1) -> Match:
    """Let the member who is to move take stones."""
    own = match.seats[match.to_move[0]]
    return await sessions.turns.play(request_of(own.user, own.name), match.id, str(stones), None)


async def win(sessions: Sessions, match: Match, seat: int) -> Match:
    """Play a match to its end: this seat takes the most stones it can, the other one the fewest."""
    while match.phase is Phase.PLAYING:
        greedy = match.to_move[0] == Seat(seat)
        state: Any = match.state
        left = state.heap
        try:
            match = await take(sessions, match, min(3, left) if greedy else 1)
        except PlayerError:
            match = await sessions.matches.match(match.id)
    return match


def request_of(user: int, name: str) -> Request:
    """Return a new interaction of a user."""
    asked = ask(0)
    return msgspec.structs.replace(asked, member=Member(user, name))


__all__ = [
    "BATTLE_RULES",
    "CUP_RULES",
    "ELSEWHERE",
    "FIRST_ROLE",
    "HALL",
    "RULES",
    "SECOND_ROLE",
    "SERVER_RULES",
    "SWISS",
    "TABLE_RULES",
    "Duel",
    "FakeHost",
    "Round",
    "battle_with",
    "cup_begun",
    "cup_with",
    "final_places",
    "host",
    "league_with",
    "member",
    "now_of",
    "number_of",
    "numbers_of",
    "open_matches",
    "request_of",
    "servers_with",
    "sessions",
    "take",
    "win",
]
