"""Matches that the same members repeat within a day. The fourth and all further ones move no rating.

"The same members" are the same set of users with rated seats, in one server and game, as a game has at most one rating.
"Within a day" is the day before the match's end. Only matches that have moved ratings count, so of any such day at most
`RATED_A_DAY` do. All else that leaderboards count of the match stays.
"""

from contextlib import AsyncExitStack

import msgspec
from msgspec.structs import replace

from bot.sessions.change import Change
from bot.sessions.contests import is_contest
from bot.sessions.database import Database
from bot.sessions.leaderboards import counting
from bot.sessions.leaderboards.counting import rating_rests_until
from bot.sessions.leaderboards.leaderboards import SeasonRatingsOf, ends
from bot.sessions.model import Match, Phase
from bot.sessions.pace import DAY
from bot.sessions.play import rematch
from bot.storage import leaderboards
from bot.storage.keeping import is_member
from bot.storage.leaderboards import SeasonRatings


class RatedTogether(msgspec.Struct, frozen=True):
    """A fact: when the rated matches of exactly these users have ended, of the last day."""

    users: tuple[int, ...]


class Repeats:
    """Reads the fact `RatedTogether`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def fact(self, match: Match, fact: RatedTogether, _: AsyncExitStack) -> tuple[int, ...]:
        since = match.updated_at - DAY
        return await self._database.read(leaderboards.rated_together, match.place.guild, match.game, fact.users, since)


def follow(_: Match | None, change: Change) -> Change:
    """Note until when a match moves no rating: beforehand, for those who are at the table, and at its end for good."""
    if ends(change):
        until = _at_end(change)
    elif change.match.phase is Phase.LOBBY or (_was_lobby(change.before) and change.match.phase is Phase.PLAYING):
        until = _beforehand(change)
    else:
        return change
    return change if until == change.match.terms.rating_rests else change.with_terms(rating_rests=until)


def _was_lobby(before: Match | None) -> bool:
    return before is None or before.phase is Phase.LOBBY


def _at_end(change: Change) -> int | None:
    match = replace(change.match, terms=replace(change.match.terms, rating_rests=None))
    users = counting.rated_users(match, counting.honours_of(change.game, match))
    if not users:
        return None
    season: SeasonRatings = change.fact(SeasonRatingsOf(users))
    return rating_rests_until(season.together, change.at)


def _beforehand(change: Change) -> int | None:
    """Return until when the match would move no rating with those who have a seat or are still asked to take one."""
    match = change.match
    seated = [seat.user for seat in match.seats if is_member(seat.user)]
    users = tuple(sorted({*seated, *(guest.user for guest in rematch.unanswered(match))}))
    if len(users) < 2 or match.private or not is_contest(match, change.game):
        return None
    together: tuple[int, ...] = change.fact(RatedTogether(users))
    return rating_rests_until(together, change.at)
