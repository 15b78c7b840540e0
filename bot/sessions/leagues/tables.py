"""Cups at tables, as pure functions of their rows: groups and a final table, for games of three and more.

A match of a group has a row once its group is drawn. It names the whole group until it opens, then those who play.
"""

from collections.abc import Collection, Sequence

from msgspec.structs import replace

from bot.engine.tournaments import groups
from bot.engine.tournaments.groups import Group, Stage, TableResult, Tables
from bot.engine.tournaments.model import WIN, Player
from bot.sessions.leagues.model import League, league_of
from bot.storage.league_rows import LeaguePairingRow, LeagueRows

Results = dict[int, list[TableResult]]
Blocks = Collection[tuple[Player, Player]]  # of whom the first blocks the second


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


def with_groups(rows: LeagueRows) -> LeagueRows:
    """Return a cup in which each match that is still to open has its whole group: it may have been given up."""
    if not any(one.at_table and one.match_id is None and one.first_score is None for one in rows.pairings):
        return rows
    groups_now = next_matches(rows)

    def whole(one: LeaguePairingRow) -> LeaguePairingRow:
        waits = one.match_id is None and one.first_score is None and one.series in groups_now
        return one.with_players(groups_now[one.series or 0]) if waits else one

    return replace(rows, pairings=tuple(map(whole, rows.pairings)))


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


def sitting(players: Sequence[Player], left: Collection[Player], apart: Blocks) -> list[Player]:
    """Return who plays a match: without who has left, and who blocks another one there.

    apart: pairs of players of whom the first blocks the second.
    """
    there = [player for player in players if player not in left]
    return [player for player in there if not any((player, other) in apart for other in there)]


def by_default(one: LeaguePairingRow, left: Collection[Player], apart: Blocks) -> LeaguePairingRow:
    """Return a match as it stands if it cannot begin, because fewer than two would sit there: the last one wins it.

    If nobody does, it is not finished. left, apart: as for `sitting`.
    """
    there = sitting(one.players, left, apart)
    if one.first_score is not None or one.match_id is not None or len(there) > 1:
        return one
    one = without(one, left)
    return one.with_scores([WIN * (len(one.players) - 1) * (player in there) for player in one.players], played=False)


def unfinished(one: LeaguePairingRow, left: Collection[Player], apart: Blocks) -> LeaguePairingRow:
    """Return a match that is not finished in time, without those who do not sit there; or who wins it by default.

    left, apart: as for `sitting`.
    """
    one = replace(one, match_id=None) if len(set(one.players) - set(left)) < 2 else one
    one = by_default(one, left, apart)
    if one.first_score is not None:
        return one
    one = without(one, left if one.match_id else set(one.players) - set(sitting(one.players, left, apart)))
    return one.with_scores([0] * len(one.players), played=False)


def without(one: LeaguePairingRow, left: Collection[Player]) -> LeaguePairingRow:
    """Return a match without those who have left, unless fewer than two are there."""
    there = [player for player in one.players if player not in left]
    return one.with_players(there) if len(there) > 1 else one


def with_leavers_last(one: LeaguePairingRow, left: Collection[Player]) -> LeaguePairingRow:
    """Return a match with a result as if those who left the cup in it had left before, so that they are last.

    If one is there at most, they have won by default: no match was played to its end.
    """
    gone = [player for player in one.players if player in left]
    halves = one.scores
    if not gone or halves is None:
        return one
    there = {player: own for player, own in zip(one.players, halves, strict=True) if player not in left}
    if len(there) < 2:
        one = replace(one, match_id=None)
        return one.with_scores([there.get(player, 0) for player in one.players], played=False)
    return one.with_players(tuple(there)).with_scores(
        [own - WIN * len(gone) for own in there.values()], played=bool(one.played)
    )
