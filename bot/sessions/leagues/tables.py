"""Cups at tables, as pure functions of their rows: groups and a final table, for games of three and more.

A match of a group has a row once its group is drawn. It names the whole group until it opens, then those who play.
"""

from collections.abc import Collection

from bot.engine.tournaments import groups
from bot.engine.tournaments.groups import Group, Stage, TableResult, Tables
from bot.engine.tournaments.model import WIN, Player
from bot.sessions.leagues.model import League, league_of
from bot.storage.league_rows import LeaguePairingRow, LeagueRows

Results = dict[int, list[TableResult]]


def at_tables(rows: LeagueRows) -> bool:
    """Return whether a cup is one of groups and a final table."""
    return bool(league_of(rows).rules.table)


def tables_of(rows: LeagueRows) -> Tables:
    """Return a cup at tables that has begun. Its players are the numbers of the seats."""
    rules = league_of(rows).rules
    return Tables(tuple(seat.seat for seat in rows.seats), rules.table, rules.matches)


def stages_of(rows: LeagueRows) -> tuple[Stage, ...]:
    """Return all rounds of a cup as they stand; () if it has not begun."""
    return groups.stages_of(tables_of(rows), results_of(rows)) if rows.seats else ()


def group_of(rows: LeagueRows, number: int) -> Group:
    """Return a group of a cup that has begun."""
    return groups.groups_of(tables_of(rows), results_of(rows))[number]


def places_of(rows: LeagueRows) -> dict[Player, int]:
    """Return the final place, from 1, of the winner and of each player who is out."""
    return groups.places(tables_of(rows), results_of(rows)) if rows.seats else {}


def next_matches(rows: LeagueRows) -> dict[int, tuple[Player, ...]]:
    """Return the players of the next match of each group, in the order of their turns."""
    return groups.next_matches(tables_of(rows), results_of(rows))


def groups_in(league: League) -> int:
    """Return how many groups a cup that has begun will have, with the final table."""
    return sum(len(one.sizes) for one in groups.plan(len(league.rows.seats), league.rules.table))


def results_of(rows: LeagueRows) -> Results:
    """Return the results of each group, in order."""
    found: Results = {}
    for one in rows.pairings:
        scores = one.scores
        if one.series is not None and scores is not None:
            found.setdefault(one.series, []).append(TableResult(one.players, scores, one.match_id is not None))
    return found


def by_default(one: LeaguePairingRow, left: Collection[Player]) -> LeaguePairingRow:
    """Return a match as it stands after some have left: the last one there wins it, if it has not begun."""
    there = [player for player in one.players if player not in left]
    if one.first_score is not None or one.match_id is not None or len(there) > 1:
        return one
    halves = [WIN * (len(one.players) - 1) if player in there else 0 for player in one.players]
    return one.with_scores(halves, played=False)


def without(one: LeaguePairingRow, left: Collection[Player]) -> LeaguePairingRow:
    """Return a match without those who have left, unless fewer than two are there."""
    there = [player for player in one.players if player not in left]
    return one.with_players(there) if len(there) > 1 else one
