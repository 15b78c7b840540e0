"""Results of league matches that follow from a rule, because the matches are not played to their end."""

from collections.abc import Collection, Mapping

from msgspec.structs import replace

from bot.engine.tournaments.model import DRAW, LOSS, WIN
from bot.sessions.leagues.model import Score
from bot.sessions.leagues.seasons import closing, keys_of, left_in, unplayed
from bot.storage.league_rows import LeaguePairingRow, LeagueRows


def with_draws(rows: LeagueRows, apart: Collection[tuple[int, int]]) -> LeagueRows:
    """Draw the matches that never open, as the two are apart, once all others that their division has now are over.

    apart: pairs of users of whom the first blocks the second.
    """
    waiting, never = unplayed(rows), _never_opens(rows, apart)
    playing = {one.division for one in waiting if one not in never}

    def drawn(one: LeaguePairingRow) -> LeaguePairingRow:
        due = one in waiting and one.division not in playing
        return one.with_scores((DRAW, DRAW), played=False) if due else one

    return replace(rows, pairings=tuple(map(drawn, rows.pairings)))


def _never_opens(rows: LeagueRows, apart: Collection[tuple[int, int]]) -> list[LeaguePairingRow]:
    """Return the matches without a result that are not open, and whose two players are apart."""
    users = {(seat.division, seat.seat): seat.user_id for seat in rows.seats}

    def never(one: LeaguePairingRow) -> bool:
        first, second = (users[key] for key in keys_of(one))
        return one.match_id is None and bool({(first, second), (second, first)} & {*apart})

    return [one for one in rows.pairings if one.first_score is None and never(one)]


def has_ended(one: LeaguePairingRow, scores: Mapping[str, Score | None]) -> bool:
    """Return whether a match without a result has not begun, or is over. scores: as for `rounds.settled`."""
    return one.match_id is None or (one.match_id in scores and scores[one.match_id] is None)


def absent_in(
    rows: LeagueRows, away: Collection[int], scores: Mapping[str, Score | None]
) -> frozenset[tuple[int, int]]:
    """Return (division, seat) of who is on holiday, or was when a match ended that is noted now.

    away: the users on holiday. scores: as for `rounds.settled`.
    """
    found = {(seat.division, seat.seat) for seat in rows.seats if seat.user_id in away}
    for one in rows.pairings:
        score = scores.get(one.match_id or "")
        found |= {keys_of(one)[at] for at in score.absent} if score is not None else set()
    return frozenset(found - left_in(rows))


def lost_by_absence(one: LeaguePairingRow, absent: Collection[tuple[int, int]]) -> LeaguePairingRow:
    """Return a match of two, lost if one of both is absent. If both are, or neither is, it is unchanged."""
    gone = [key in absent for key in keys_of(one)]
    return (
        one if all(gone) or not any(gone) else one.with_scores([LOSS if each else WIN for each in gone], played=False)
    )


def with_absent(
    rows: LeagueRows, absent: Collection[tuple[int, int]], apart: Collection[tuple[int, int]], now: int
) -> LeagueRows:
    """Let who is absent lose each match that is not open, and whose time is over, unless the two are apart.

    absent: (division, seat). apart: as for `with_draws`.
    """
    waiting, never = unplayed(rows), _never_opens(rows, apart)

    def lost(one: LeaguePairingRow) -> LeaguePairingRow:
        over = one in waiting and one not in never and one.match_id is None and closing(rows, one) <= now
        return lost_by_absence(one, absent) if over else one

    return replace(rows, pairings=tuple(map(lost, rows.pairings)))
