"""The ranks on a match's leaderboard, before and after it, for its final board.

It is the leaderboard of the best scores. For a match against computer players, it is that of wins against them.
"""

from collections.abc import Mapping
from contextlib import AsyncExitStack

import msgspec

from bot.engine.game import Seat
from bot.engine.honours import level_against, measure_of
from bot.sessions.change import Change
from bot.sessions.database import Database
from bot.sessions.leaderboards import counting
from bot.sessions.leaderboards.by_letters import listed_of
from bot.sessions.leaderboards.leaderboards import ends
from bot.sessions.leaderboards.model import ALL
from bot.sessions.model import Match
from bot.sessions.pace import Ranked
from bot.storage import leaderboards
from bot.storage.leaderboards import LeaderboardKey, Merit, merit_of
from bot.storage.store import Connection


class Rank(msgspec.Struct, frozen=True):
    """A member's rank after a match, and before it. The fields are those of `Ranked`."""

    rank: int
    before: int | None
    best: bool
    won: int = 0
    played: int = 0


class RanksOf(msgspec.Struct, frozen=True):
    """A fact: the `Rank` of each user whom a leaderboard shows, by user id."""

    board: str
    # (user id, merit); the merit has the points, or against computers 1 for a win and 0 for none
    values: tuple[tuple[int, Merit], ...]
    alone: bool  # as `Game.alone` says


class Ranks:
    """Reads the fact `RanksOf`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def fact(self, match: Match, fact: RanksOf, _: AsyncExitStack) -> dict[int, Rank]:
        return await self._database.read(_ranks, match.place.guild, match.game, fact)


def follow(_: Match | None, change: Change) -> Change:
    """Note what the end of a match changes on its leaderboard."""
    match = change.match
    if match.terms.ranks or not ends(change):
        return change
    honours = counting.honours_of(change.game, match)
    counted = next((one for one in honours if measure_of(one.board) == "points" or level_against(one.board)), None)
    if counted is None:
        return change
    # The leaderboard ranks 0 points, too, and so do profiles: all go by `LineRow.ranked`.
    listed = listed_of(change)
    values = {seat: value for seat, value in counted.values if match.seats[seat].user in listed}
    alone = change.game.alone(counted.board)
    merits = tuple((match.seats[seat].user, _merit(match, seat, value, alone)) for seat, value in values.items())
    found = change.fact(RanksOf(counted.board, merits, alone))
    ranks = []
    for seat in values:
        one: Rank | None = found.get(match.seats[seat].user)
        if one is not None:
            ranks.append(Ranked(seat, one.rank, one.before, one.best, one.won, one.played))
    return change.with_terms(ranks=tuple(ranks)) if ranks else change


def _merit(match: Match, seat: Seat, value: int, alone: bool) -> Merit:
    if not alone or match.outcome is None:
        return Merit(value)
    return Merit(value, match.seats[seat].undos, match.outcome.turns)


async def _ranks(connection: Connection, guild: int, game: str, fact: RanksOf) -> dict[int, Rank]:
    season = (await leaderboards.season_ratings(connection, guild, game, ())).number
    table = LeaderboardKey(guild, game, fact.board, season, ALL, fact.alone)
    summed = level_against(fact.board) is not None
    old: dict[int, Merit] = {}
    new: dict[int, Merit] = {}
    played: dict[int, int] = {}
    for user, merit in fact.values:
        if await leaderboards.is_left_out(connection, user):
            continue
        own = await leaderboards.own(connection, table, user)
        if own is not None and own.line.ranked:
            old[user] = merit_of(table, own.line.value, own.line.undos, own.line.turns)
        if not summed:
            new[user] = max(merit, old.get(user, merit), key=lambda one: one.order)
            continue
        played[user] = 1 + (0 if own is None else own.line.played)
        if won := merit.value + old.get(user, Merit(0)).value:
            new[user] = Merit(won)
    found = {user: Rank(0, None, False, 0, count) for user, count in played.items() if user not in new}
    for user, merit in new.items():
        # The lines of these members change at the same time. All other lines stay.
        rank = await leaderboards.rank_of(connection, table, merit) - _better(old, merit) + _better(new, merit)
        before = await leaderboards.rank_of(connection, table, old[user]) if user in old else None
        if summed:
            found[user] = Rank(rank, before, False, merit.value, played[user])
        else:
            found[user] = Rank(rank, before, user in old and merit.value > old[user].value)
    return found


def _better(merits: Mapping[int, Merit], merit: Merit) -> int:
    """Return how many of these merits are better."""
    return sum(one.order > merit.order for one in merits.values())
