"""Results of league matches that follow from a rule, because the matches are not played to their end."""

from collections.abc import Collection

from msgspec.structs import replace

from bot.engine.tournaments.model import DRAW
from bot.sessions.leagues.seasons import keys_of, unplayed
from bot.storage.league_rows import LeaguePairingRow, LeagueRows


def with_draws(rows: LeagueRows, apart: Collection[tuple[int, int]]) -> LeagueRows:
    """Draw the matches that never open, as the two are apart, once all others that their division has now are over.

    apart: pairs of users of whom the first blocks the second.
    """
    users = {(seat.division, seat.seat): seat.user_id for seat in rows.seats}

    def never_opens(one: LeaguePairingRow) -> bool:
        first, second = (users[key] for key in keys_of(one))
        return one.match_id is None and bool({(first, second), (second, first)} & {*apart})

    waiting = unplayed(rows)
    playing = {one.division for one in waiting if not never_opens(one)}

    def drawn(one: LeaguePairingRow) -> LeaguePairingRow:
        due = one in waiting and one.division not in playing
        return one.with_scores((DRAW, DRAW), played=False) if due else one

    return replace(rows, pairings=tuple(map(drawn, rows.pairings)))
