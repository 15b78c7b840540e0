"""Who is apart in a league or a cup: two members of whom one blocked the other when it began, and one still does.

A block that is made later changes nothing, so nobody gets points or goes on by it. The pairs are stored by their seats,
without who blocks whom. In a season that an older version has begun, each block counts.
"""

from collections.abc import Collection

import msgspec
from msgspec.structs import replace

from bot.sessions.leagues.model import Phase, league_of
from bot.storage.league_rows import LeagueRows

Pairs = Collection[tuple[int, int]]  # users of whom the first blocks the second


def with_blocked(rows: LeagueRows, apart: Pairs) -> LeagueRows:
    """Return a league or a cup that begins, and knows who is apart."""
    pairs = {frozenset(pair) for pair in apart}
    blocked = tuple(
        (one.division, one.seat, other.seat)
        for one in rows.seats
        for other in rows.seats
        if one.division == other.division and one.seat < other.seat and {one.user_id, other.user_id} in pairs
    )
    return _with(rows, blocked)


def without_blocked(rows: LeagueRows) -> LeagueRows:
    """Return a league whose season is over, and which forgets who was apart."""
    return rows if league_of(rows).rules.blocked is None else _with(rows, None)


def counting(rows: LeagueRows, apart: Pairs) -> frozenset[tuple[int, int]]:
    """Return the blocks that count in a league or a cup; all before it begins.

    In a cup of series that has begun, none does: its draw has kept members apart. Of a team battle all are returned,
    since its boards have rules of their own.
    """
    cup = league_of(rows)
    if cup.phase is not Phase.PLAYING or cup.is_battle:
        return frozenset(apart)
    if cup.is_cup and not cup.rules.table:
        return frozenset()
    if cup.rules.blocked is None:
        return frozenset(apart)
    users = {(seat.division, seat.seat): seat.user_id for seat in rows.seats}
    kept = {frozenset((users[division, one], users[division, other])) for division, one, other in cup.rules.blocked}
    return frozenset(pair for pair in apart if frozenset(pair) in kept)


def _with(rows: LeagueRows, blocked: tuple[tuple[int, int, int], ...] | None) -> LeagueRows:
    rules = msgspec.json.encode(replace(league_of(rows).rules, blocked=blocked)).decode()
    return replace(rows, league=replace(rows.league, rules=rules))
