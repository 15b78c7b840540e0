"""The seasons of a round robin, as pure functions from their rows to their rows. All matches are known at the begin."""

from collections.abc import Collection, Mapping
from itertools import count
from math import comb

from msgspec.structs import replace

from bot.engine.tournaments.divisions import divide
from bot.sessions.leagues.blocks import with_blocked
from bot.sessions.leagues.defaults import with_absent, with_draws
from bot.sessions.leagues.model import FEWEST, Phase, Rules
from bot.sessions.leagues.seasons import begin, end, in_play, may_begin, rules_in, unplayed
from bot.sessions.pace import DAY
from bot.storage.league_rows import LeagueRows

MOST_WAITING = 2  # times its usual length: no season lasts longer, however long its matches have no place


def settled(
    rows: LeagueRows,
    ratings: Mapping[int, float],
    now: int,
    apart: Collection[tuple[int, int]] = (),
    absent: Collection[tuple[int, int]] = (),
) -> LeagueRows:
    """End or begin a season if it is time. ratings: as for `begin`. apart, absent: as for `rounds.settled`."""
    if may_begin(rows, now):
        return with_blocked(begin(rows, ratings, now), apart)
    rows = with_absent(with_draws(rows, apart), absent, apart, now)
    over = not unplayed(rows) or rows.league.ends_at <= now
    return end(rows, now) if over and Phase(rows.league.phase) is Phase.PLAYING else rows


def members_that_fit(rules: Rules) -> int:
    """Return how many members can play all matches one after the other in a season, if each match takes two full turns.

    0: not even FEWEST can.
    """
    most = rules.weeks * 7 * DAY // (2 * rules.limit)

    def matches(members: int) -> int:
        return sum(comb(len(one), 2) for one in divide(range(members), *rules.sizes))

    # Two divisions may have fewer matches than one: 11 members have 25, and 9 have 36.
    fits = next(one for one in count(FEWEST) if matches(one) > most) - 1
    return fits if fits >= FEWEST else 0


def with_longer_season(rows: LeagueRows, now: int) -> LeagueRows:
    """Let a season last as long as usual from now, as a match has nowhere to open, but no longer than MOST_WAITING.

    In one channel, the match may wait for another one of the season, for which it has no time of its own.
    """
    row, rules = rows.league, rules_in(rows)
    if Phase(row.phase) is not Phase.PLAYING or (in_play(rows) and not rules.threads):
        return rows
    lasts = rules.weeks * 7 * DAY
    until = min(now + lasts, row.begins_at + MOST_WAITING * lasts)
    return replace(rows, league=replace(row, ends_at=until)) if until >= row.ends_at + DAY else rows  # once a day
