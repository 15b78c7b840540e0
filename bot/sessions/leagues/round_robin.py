"""The seasons of a round robin, as pure functions from their rows to their rows. All matches are known at the begin."""

from collections.abc import Collection, Mapping

from bot.sessions.leagues.blocks import with_blocked
from bot.sessions.leagues.defaults import with_draws
from bot.sessions.leagues.model import Phase
from bot.sessions.leagues.seasons import begin, end, may_begin, unplayed
from bot.storage.league_rows import LeagueRows


def settled(
    rows: LeagueRows, ratings: Mapping[int, float], now: int, apart: Collection[tuple[int, int]] = ()
) -> LeagueRows:
    """End or begin a season if it is time. ratings: as for `begin`. apart: as for `rounds.settled`."""
    if may_begin(rows, now):
        return with_blocked(begin(rows, ratings, now), apart)
    rows = with_draws(rows, apart)
    over = not unplayed(rows) or rows.league.ends_at <= now
    return end(rows, now) if over and Phase(rows.league.phase) is Phase.PLAYING else rows
