"""Cups, as pure functions from their rows to their rows.

A cup is a league of one season, whose members play a knockout: their seats are its seeds. A match of a series has a row
as soon as it is known who plays it, and a series that is not finished in time ends with a row of 0:0.
"""

from collections.abc import Mapping
from functools import lru_cache

from msgspec.structs import replace

from bot.engine.tournaments import knockout
from bot.engine.tournaments.knockout import Bracket, Series
from bot.engine.tournaments.model import WIN, Pairing, Player, Result
from bot.sessions.leagues.model import Phase, Score, league_of
from bot.sessions.leagues.seasons import in_order, left_in, may_begin
from bot.sessions.pace import DAY
from bot.storage.league_rows import LeaguePairingRow, LeagueRows, LeagueSeatRow

DIVISION = 1  # all members of a cup are in one
SINGLE = "single"  # the part of all series in single elimination
LOST = 0  # both halves of the match that ends a series which is not finished in time

Results = dict[int, list[Result]]


# -- what follows from the rows --------------------------------------------------------------------------------------


def bracket_of(rows: LeagueRows) -> Bracket:
    """Return the bracket of a cup that has begun. Its players are the numbers of the seats."""
    rules = league_of(rows).rules
    return Bracket(tuple(seat.seat for seat in rows.seats), rules.double, rules.best_of)


def series_of(rows: LeagueRows) -> tuple[Series, ...]:
    """Return all series of a cup as they stand; () if it has not begun."""
    return knockout.series_of(bracket_of(rows), _results(rows)) if rows.seats else ()


def places_of(rows: LeagueRows) -> dict[Player, int]:
    """Return the final place, from 1, of the winner and of each player who is out."""
    return knockout.places(bracket_of(rows), _results(rows)) if rows.seats else {}


def winner_of(rows: LeagueRows) -> Player | None:
    """Return who has won a cup, None if it is not over."""
    return next((player for player, place in places_of(rows).items() if place == 1), None)


def open_of(rows: LeagueRows, player: Player) -> LeaguePairingRow | None:
    """Return the match that a player has to play now, or next; None: it is not known, or there is none."""
    return next((one for one in _unplayed(rows) if player in (one.first, one.second)), None)


@lru_cache(maxsize=256)
def stage_of(players: int, number: int, *, double: bool) -> tuple[str, int]:
    """Return the part of the bracket to which a series belongs, and the round.

    Single elimination has one part, SINGLE. Its rounds are known by how many players are left in them: 2 in the final.
    players: how many have begun. number: of the series.
    """
    bracket = Bracket(tuple(range(players)), double)
    part, round_ = knockout.part_of(bracket, number)
    return (part.value, round_) if double else (SINGLE, bracket.size >> (round_ - 1))


def _results(rows: LeagueRows) -> Results:
    found: Results = {}
    for one in rows.pairings:
        if one.series is not None and one.first_score is not None and one.second_score is not None:
            score = (one.first_score, one.second_score)
            # A match that was lost on time was played: it counts in the score of its series.
            found.setdefault(one.series, []).append(Result(one.first, one.second, score, one.match_id is not None))
    return found


def _unplayed(rows: LeagueRows) -> list[LeaguePairingRow]:
    return [one for one in rows.pairings if one.first_score is None]


def _left(rows: LeagueRows) -> frozenset[Player]:
    """Return the players who have left, without those whose match is not over yet: it may have a result."""
    playing = {seat for one in _unplayed(rows) if one.match_id is not None for seat in (one.first, one.second)}
    return frozenset(seat for _, seat in left_in(rows)) - playing


# -- the time of a series --------------------------------------------------------------------------------------------


def ends_at(rows: LeagueRows, pairing: LeaguePairingRow, now: int) -> int | None:
    """Return when a series must be over whose match opens now. None: the league is no cup."""
    if pairing.series is None or pairing.closes_at is None:
        return None
    return now + _lasts(rows) if pairing.round == 1 else pairing.closes_at


def waits_until(rows: LeagueRows, pairing: LeaguePairingRow, now: int) -> int | None:
    """Return when a series must be over whose next match has nowhere to open now; None: at the time noted already.

    Its time does not run meanwhile, until all series of the cup could have been played one after the other.
    """
    if pairing.series is None or pairing.closes_at is None:
        return None
    last = rows.league.begins_at + len(series_of(rows)) * _lasts(rows)
    until = min(now + _lasts(rows), last)
    return until if until >= pairing.closes_at + DAY else None  # so it is stored once a day


def _lasts(rows: LeagueRows) -> int:
    """Return how long a series lasts at the most, in milliseconds."""
    return league_of(rows).rules.weeks * 7 * DAY


# -- a cup begins, goes on and ends ----------------------------------------------------------------------------------


def settled(rows: LeagueRows, ratings: Mapping[int, float], scores: Mapping[str, Score | None], now: int) -> LeagueRows:
    """Begin a cup if it is time, end series that are not finished in time, and add the matches that follow.

    ratings: of the members who have one; the best seed has the highest. scores: of the matches that are over, which
    are noted already; None: it has ended without a result.
    """
    if may_begin(rows, now):
        rows = _begin(rows, ratings, now)
    if Phase(rows.league.phase) is not Phase.PLAYING:
        return rows
    rows = _with_next(_with_closed(rows, scores, now), now)
    if winner_of(rows) is not None:
        rows = replace(rows, league=replace(rows.league, phase=Phase.CLOSED.value, ends_at=now))
    return rows


def _begin(rows: LeagueRows, ratings: Mapping[int, float], now: int) -> LeagueRows:
    row = replace(rows.league, phase=Phase.PLAYING.value, begins_at=now)
    seats = [
        LeagueSeatRow(row.id, row.season, DIVISION, seat, row.guild_id, member.user_id, member.name)
        for seat, member in enumerate(in_order(rows.members, ratings))
    ]
    return replace(rows, league=row, seats=tuple(seats))


def _with_closed(rows: LeagueRows, scores: Mapping[str, Score | None], now: int) -> LeagueRows:
    """End the series whose time is over, unless one of their matches is still to be ended."""

    def closed(one: LeaguePairingRow) -> LeaguePairingRow:
        ended = one.match_id is None or (one.match_id in scores and scores[one.match_id] is None)
        if one.first_score is None and ended and one.closes_at is not None and one.closes_at <= now:
            return replace(one, first_score=LOST, second_score=LOST, played=False)
        return one

    return replace(rows, pairings=tuple(map(closed, rows.pairings)))


def _with_next(rows: LeagueRows, now: int) -> LeagueRows:
    """Add the next match of each series that has none.

    Whoever has left loses each match that has not begun, until their series is decided. These losses are rows, so a
    series stays decided if its winner leaves later, or deletes their data.
    """
    left = _left(rows)
    while True:
        rows = replace(rows, pairings=tuple(_lost(one, left) for one in rows.pairings))
        waiting, before = {one.series for one in _unplayed(rows)}, {one.series: one for one in rows.pairings}
        wanted = knockout.next_pairings(bracket_of(rows), _results(rows))
        found = [_next(rows, before.get(number), number, pairing, now) for number, pairing in wanted.items()
                 if number not in waiting]  # fmt: skip
        if not found:
            return rows
        numbered = [replace(one, number=number) for number, one in enumerate(found, len(rows.pairings))]
        rows = replace(rows, pairings=(*rows.pairings, *numbered))


def _lost(one: LeaguePairingRow, left: frozenset[Player]) -> LeaguePairingRow:
    """Return a match as it stands after somebody has left: lost, if it has not begun. Of two, both lose it."""
    gone = one.first in left, one.second in left
    if one.first_score is not None or one.match_id is not None or not any(gone):
        return one
    return replace(one, first_score=0 if gone[0] else WIN, second_score=0 if gone[1] else WIN, played=False)


def _next(
    rows: LeagueRows, before: LeaguePairingRow | None, series: int, pairing: Pairing, now: int
) -> LeaguePairingRow:
    """Return the row of a series' next match, without its number. before: that of the match before it."""
    row, ends = rows.league, now + _lasts(rows)
    round_ = 1 if before is None else before.round + 1
    new = LeaguePairingRow(row.id, row.season, DIVISION, 0, row.guild_id, round_, pairing.first, pairing.second)
    return replace(new, series=series, closes_at=ends if before is None else before.closes_at)
