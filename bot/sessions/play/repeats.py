"""Matches that the same members repeat within a day. The fourth and all further ones move no rating.

"The same members" are the same set of users with seats at the beginning, in one server and game, as a game has at most
one rating. It is decided when a match begins, so that nobody can choose by its end. The rated matches count that began
within the day before, if they are in play or have moved ratings; those that ended without a result do not count. All
else that leaderboards count of a match stays.
"""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import AsyncExitStack

import msgspec

from bot.sessions.change import Change
from bot.sessions.contests import is_contest
from bot.sessions.database import Database
from bot.sessions.model import Match, Phase
from bot.sessions.pace import DAY, Begun, Terms, terms_of
from bot.sessions.play import rematch
from bot.storage import repeats
from bot.storage.keeping import is_former, is_member
from bot.storage.store import Connection

RATED_A_DAY = 3  # of the matches that the same members begin within a day, so many move ratings


class Beginning(msgspec.Struct, frozen=True):
    """When a match has begun, whether it was to move ratings, and whether it is in play or has moved them."""

    match: str
    at: int
    rated: bool
    counts: bool


class BegunTogether(msgspec.Struct, frozen=True):
    """A fact: the `Beginning`s of the last day's matches of exactly these users.

    decides: whether the match begins now. Then no other one of its server and game begins before the change is stored.
    """

    users: tuple[int, ...]  # in ascending order
    decides: bool


class Repeats:
    """Reads the fact `BegunTogether`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def fact(self, match: Match, fact: BegunTogether, held: AsyncExitStack) -> tuple[Beginning, ...]:
        guild, game = match.place.guild, match.game
        if fact.decides:
            await held.enter_async_context(self._database.locked(f"begin {guild} {game}"))
        return await self._database.read(begun_together, guild, game, fact.users, match.updated_at - DAY)


async def begun_together(
    connection: Connection, guild: int, game: str, users: tuple[int, ...], since: int
) -> tuple[Beginning, ...]:
    """Return the matches of exactly these users that may be rated, and began after `since`."""
    found = []
    for row in await repeats.begun_with(connection, guild, game, users, since):
        terms = terms_of(row.terms)
        begun = terms.begun
        if begun is not None and begun.at > since and beginners(row.users, terms) == users:
            found.append(Beginning(row.match_id, begun.at, begun.rated, row.counts))
    return tuple(found)


def beginners(users: Sequence[int], terms: Terms) -> tuple[int, ...]:
    """Return the users with whom a match has begun, in ascending order. users: those who have the seats now."""
    first = dict(enumerate(users)) | {one.seat: one.owner for one in terms.stand_ins}
    first |= {one.seat: one.user for one in reversed(terms.former)}
    return tuple(sorted(set(first.values())))


def follow(_: Match | None, change: Change) -> Change:
    """Decide at the beginning of a match whether it moves ratings. Say it beforehand to those who are at its table."""
    match, before = change.match, change.before
    if match.phase is Phase.LOBBY:
        guests = [guest.user for guest in rematch.unanswered(match)]
        until = _ratings_stay_until(change, guests)
        return change if until == match.terms.ratings_stay_until else change.with_terms(ratings_stay_until=until)
    begins = match.phase is not Phase.CANCELLED and (before is None or before.phase is Phase.LOBBY)
    if not begins or match.terms.begun is not None or not _may_be_rated(change, match.seats):
        return change
    rated = _ratings_stay_until(change) is None
    return change.with_terms(ratings_stay_until=None, begun=Begun(change.at, rated))


def _may_be_rated(change: Change, at_table: Sequence[object]) -> bool:
    return len(at_table) > 1 and not change.match.private and is_contest(change.match, change.game)


def _ratings_stay_until(change: Change, guests: Iterable[int] = ()) -> int | None:
    """Return before which time the match must begin to move no rating; None: it would move ratings now.

    guests: who is still asked to take a seat.
    """
    match = change.match
    users = tuple(sorted({*(seat.user for seat in match.seats if is_member(seat.user)), *guests}))
    if not _may_be_rated(change, users):
        return None
    together: tuple[Beginning, ...] = change.fact(BegunTogether(users, decides=match.phase is not Phase.LOBBY))
    recent = sorted(one.at for one in together if one.rated and one.counts and one.at > change.at - DAY)
    return recent[-RATED_A_DAY] + DAY if len(recent) >= RATED_A_DAY else None


# -- the check of stored decisions -----------------------------------------------------------------------------------


def can_be_checked(users: Iterable[int]) -> bool:
    """Return whether it is known who has begun a match: not if one of them has deleted their data."""
    return not any(map(is_former, users))


def contradictions(begun: Sequence[Beginning]) -> Iterator[Beginning]:
    """Yield the matches of the same members whose decision does not follow from the others. begun: all of them.

    Of several that began in the same millisecond, it is not known which came first.
    """
    ordered = sorted(begun, key=lambda one: one.at)
    first = 0  # the first one that began within the day before
    after = 0  # the first one that began later
    for one in ordered:
        while ordered[first].at <= one.at - DAY:
            first += 1
        while after < len(ordered) and ordered[after].at <= one.at:
            after += 1
        others = [other for other in ordered[first:after] if other.rated and other is not one]
        if one.rated:
            wrong = one.counts and sum(other.counts for other in others) >= RATED_A_DAY
        else:
            wrong = len(others) < RATED_A_DAY
        if wrong:
            yield one
