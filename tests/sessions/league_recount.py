"""Counts the standings of a league anew from its stored matches, and lets its members play."""

import json
from collections import Counter, defaultdict
from collections.abc import Container
from itertools import groupby
from random import Random
from typing import Any, NamedTuple

from sqlalchemy import select

from bot.sessions.leagues.model import Division, League
from bot.sessions.model import Match, Phase
from bot.sessions.sessions import Sessions
from bot.storage.schema import league_pairings, league_seats, leagues
from bot.storage.store import Connection
from tests.sessions.league_host import open_matches, take

Rows = list[dict[str, Any]]


class Counted(NamedTuple):
    """What a match counts: its halves, None if it has no result; and whether nobody has left it."""

    halves: tuple[int, int] | None
    stayed: bool


Results = dict[str, Counted]  # by the id of the match


async def live(sessions: Sessions, league: League, dice: Random, silent: Container[int]) -> None:
    """Let each member who is not silent make some of their moves."""
    for match in await open_matches(sessions, league):
        while match.phase is Phase.PLAYING and dice.random() < 0.6:
            if match.seats[match.to_move[0]].user in silent:
                break
            state: Any = match.state
            match = await take(sessions, match, dice.randint(1, min(3, state.heap)))


async def _stored(connection: Connection, league: str, season: int) -> tuple[Rows, Rows, str]:
    found = []
    for table in (league_seats, league_pairings):
        wanted = select(table).where(table.c.league_id == league, table.c.season == season)
        found.append([dict(row) for row in (await connection.execute(wanted)).mappings()])
    rules = await connection.scalar(select(leagues.c.rules).where(leagues.c.id == league))
    return found[0], found[1], str(rules)


async def counted(
    sessions: Sessions, league: str, season: int, *, closed: bool, forgotten: int | None = None
) -> dict[int, dict[int, int]]:
    """Count the halves of all players from the stored matches, by division.

    A match counts for who has more stones. Whoever has left it, or has run out of time, has lost it. Whoever has left
    the season before they have finished half of their matches is taken out; later, they lose the rest. If the season is
    closed, what is not finished is a draw.

    In a Swiss nobody is taken out, a bye is a win, and a match is lost or drawn as it stands at the end of its round.
    forgotten: when members have deleted their data, in milliseconds since 1970.
    """
    seats, pairings, rules = await sessions.database.read(_stored, league, season)
    results: Results = {}
    for one in pairings:
        if one["match_id"] is not None:
            match = await sessions.matches.match(str(one["match_id"]))
            results[match.id] = Counted(halves(match), all(seat.present for seat in match.seats))
    swiss, now = bool(json.loads(rules).get("rounds")), sessions.matches.now()
    return points_of(seats, pairings, results, swiss=swiss, closed=closed, now=now, forgotten=forgotten or 0)


def points_of(
    seats: Rows, pairings: Rows, results: Results, *, swiss: bool, closed: bool, now: int, forgotten: int = 0
) -> dict[int, dict[int, int]]:
    """Count as `counted` does, from rows and from what their matches count. pairings: by division."""
    gone = {
        (one["division"], one["seat"]): one["left_at"] or forgotten
        for one in seats
        if one["left_at"] is not None or one["user_id"] < 0
    }
    points: dict[int, dict[int, int]] = defaultdict(dict)
    for one in seats:
        points[one["division"]][one["seat"]] = 0
    for division, group in groupby(pairings, key=lambda one: one["division"]):
        due, done, found = Counter[int](), Counter[int](), []
        for one in group:
            both, ends = (one["first"], one["second"]), one["closes_at"]
            if both[0] == both[1]:
                points[division][both[0]] += 2
                continue
            due.update(both)
            result, stayed = results.get(str(one["match_id"]), Counted(None, False))
            if result is not None and stayed:
                done.update(both)
            left = [(division, seat) in gone and (not swiss or gone[division, seat] < ends) for seat in both]
            over = closed or (swiss and ends <= now)
            found.append((both, result, left, over))
        out = {seat for seat in due if (division, seat) in gone and done[seat] * 2 < due[seat] and not swiss}
        for both, result, left, over in found:
            if out & {*both}:
                continue
            by_default = (0 if left[0] else 2, 0 if left[1] else 2) if any(left) else (1, 1) if over else (0, 0)
            for seat, own in zip(both, result or by_default, strict=True):
                points[division][seat] += own
    return points


def check_rounds(league: League) -> None:
    """Check that nobody meets again or has two byes, and who begins, in the rounds of a Swiss."""
    begun, met, byes = Counter[tuple[int, int]](), Counter[tuple[int, frozenset[int]]](), Counter[tuple[int, int]]()
    for one in league.rows.pairings:
        if one.first == one.second:
            byes[one.division, one.first] += 1
            continue
        met[one.division, frozenset((one.first, one.second))] += 1
        begun.update({(one.division, one.first): 1, (one.division, one.second): -1})
    assert max(met.values(), default=1) == 1
    assert max(byes.values(), default=1) == 1
    assert max(map(abs, begun.values()), default=0) <= 2


def halves(match: Match) -> tuple[int, int] | None:
    """Return the halves for both seats of a match that is over; None if it has no result."""
    if match.outcome is None:
        return None
    lost = [*match.terms.timed_out, *(seat.seat for seat in match.seats if not seat.present)]
    if lost:
        return (0, 2) if lost[0] == 0 else (2, 0)
    scores = {one.seat: one.score for one in match.outcome.standings}
    first, second = (scores[seat.seat] for seat in match.seats)
    return (2, 0) if first > second else (0, 2) if first < second else (1, 1)


def shown(divisions: tuple[Division, ...]) -> dict[int, dict[int, int]]:
    return {one.number: {line.player: line.points for line in one.table} for one in divisions}
