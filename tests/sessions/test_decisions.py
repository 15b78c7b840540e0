"""Tests that a member who waits is told when they decide, and that the vote really begins then."""

from collections.abc import Awaitable, Callable

import pytest

from bot.engine.game import Seat
from bot.sessions.model import GuildSettings, Match
from bot.sessions.pace import DAY, HOUR, MINUTE, Pace
from bot.sessions.sessions import Sessions
from bot.sessions.time.silence import Decision
from tests.sessions.notice_box import pass_time, settle, table
from tests.sessions.table import PLACE, TurnedClock, ask, member, set_guild

pytestmark = pytest.mark.slow

ADA, BEN = Seat(0), Seat(1)
HALF_AN_HOUR = HOUR // 2
Story = Callable[[Sessions, TurnedClock, Match], Awaitable[None]]


async def told(sessions: Sessions, match: Match, number: int) -> Decision | None:
    return await sessions.silences.decision(await sessions.matches.match(match.id), member(number).user)


async def nothing(sessions: Sessions, clock: TurnedClock, match: Match) -> None:
    """Ada does not move at all."""


async def moves(sessions: Sessions, clock: TurnedClock, match: Match) -> None:
    """Half an hour after a look, two moves make it Ada's turn again."""
    await pass_time(sessions, clock, DAY)
    await pass_time(sessions, clock, HALF_AN_HOUR)
    await sessions.turns.play(ask(0), match.id, "1", None)
    await sessions.turns.play(ask(1), match.id, "1", None)


async def takes_back(sessions: Sessions, clock: TurnedClock, match: Match) -> None:
    await sessions.turns.play(ask(0), match.id, "1", None)
    await pass_time(sessions, clock, 2 * HOUR)
    await sessions.turns.undo(ask(0), match.id, None)


async def votes_to_wait(sessions: Sessions, clock: TurnedClock, match: Match) -> None:
    await pass_time(sessions, clock, 8 * DAY - HOUR, steps=8)
    await sessions.votes.vote(ask(1), match.id, ADA, "wait")


async def is_away(sessions: Sessions, clock: TurnedClock, match: Match) -> None:
    await sessions.holidays.take(member(0).user, clock.now() + 10 * DAY)


async def comes_home(sessions: Sessions, clock: TurnedClock, match: Match) -> None:
    await is_away(sessions, clock, match)
    await pass_time(sessions, clock, 3 * DAY, steps=3)
    await sessions.holidays.take(member(0).user, None)


@pytest.mark.parametrize(
    ("story", "limit"),
    [
        *((story, None) for story in (nothing, moves, takes_back, votes_to_wait, is_away, comes_home)),
        *((story, 2 * DAY) for story in (nothing, moves, takes_back, is_away, comes_home)),
    ],
)
async def test_the_vote_begins_when_it_was_said(
    sessions: Sessions, clock: TurnedClock, story: Story, limit: int | None
) -> None:
    match = await table(sessions, seats=2, pace=Pace(limit=limit))
    await story(sessions, clock, match)
    decision = await told(sessions, match, 1)
    assert decision is not None
    assert (decision.seat, decision.is_open, decision.voters) == (ADA, False, 1)

    steps, rest = divmod(decision.at - MINUTE - clock.now(), HALF_AN_HOUR)
    await pass_time(sessions, clock, steps * HALF_AN_HOUR, steps)  # so holidays end, and the bot looks, in time
    await pass_time(sessions, clock, rest)
    assert (await sessions.matches.match(match.id)).terms.asks == ()
    assert await told(sessions, match, 1) == decision
    await pass_time(sessions, clock, 2 * MINUTE)
    [vote] = (await sessions.matches.match(match.id)).terms.asks

    assert vote.until is not None
    assert await told(sessions, match, 1) == Decision(ADA, vote.until, True, 1)
    assert await told(sessions, match, 0) is None


async def test_after_less_patience_the_vote_begins_when_it_is_said(sessions: Sessions, clock: TurnedClock) -> None:
    match = await table(sessions, seats=2)
    await pass_time(sessions, clock, 3 * DAY, steps=3)
    await set_guild(sessions, PLACE.guild, GuildSettings(patience=1))
    await sessions.silences.look_again(PLACE.guild)
    await settle(sessions, clock)

    decision = await told(sessions, match, 1)

    assert decision is not None
    assert decision.is_open


@pytest.mark.parametrize(
    "pace",
    [
        Pace(limit=DAY, hard=True),
        Pace(limit=DAY, hard=True, computer="turn"),
        Pace(limit=DAY, hard=True, computer="stay"),
    ],
)
async def test_nobody_is_told_of_a_vote_where_none_follows(sessions: Sessions, pace: Pace) -> None:
    assert await told(sessions, await table(sessions, seats=2, pace=pace), 1) is None


async def test_only_who_waits_is_told(sessions: Sessions) -> None:
    match = await table(sessions, seats=3)
    assert await told(sessions, match, 0) is None  # the match waits for Ada
    assert await told(sessions, match, 7) is None  # only watches
    both = [await told(sessions, match, number) for number in (1, 2)]
    assert both[0] == both[1]
    assert both[0] is not None
    assert both[0].voters == 2


async def test_who_is_away_is_not_told(sessions: Sessions, clock: TurnedClock) -> None:
    match = await table(sessions, seats=3)
    await sessions.holidays.take(member(1).user, clock.now() + 30 * DAY)
    assert await told(sessions, match, 1) is None


@pytest.mark.parametrize(("game", "votes"), [("together", True), ("race", False)])
async def test_in_a_race_nobody_decides_about_another(sessions: Sessions, game: str, votes: bool) -> None:
    match = await table(sessions, seats=2, game=game)
    await sessions.turns.play(ask(1), match.id, "1", None)  # so Ben has to wait for Ada

    assert (await told(sessions, match, 1) is not None) == votes
