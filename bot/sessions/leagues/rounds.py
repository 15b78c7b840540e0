"""The rounds of a Swiss league, as pure functions from its rows to its rows.

A round is paired once all matches of the round before have a result. What is not finished on a round's last day is a
draw, and whoever has left loses what they have not played. Both are noted in the rows of the matches, so a round stays
as it was, whoever leaves later. A bye is a row of a seat against itself.
"""

from collections.abc import Collection, Mapping

from msgspec.structs import replace

from bot.engine.tournaments.model import DRAW, LOSS, WIN, Pairing, Player, Result, Round
from bot.engine.tournaments.swiss import next_round
from bot.sessions.leagues.blocks import with_blocked
from bot.sessions.leagues.defaults import has_ended, with_absent, with_draws
from bot.sessions.leagues.model import Phase, Score
from bot.sessions.leagues.seasons import (
    begin,
    end,
    is_bye,
    left_in,
    may_begin,
    round_of,
    rounds_of,
    rules_in,
)
from bot.sessions.pace import DAY
from bot.storage.league_rows import LeaguePairingRow, LeagueRows

MOST_WAITING = 2  # times the usual length of all rounds: no season lasts longer, however long matches have no place


def settled(
    rows: LeagueRows,
    ratings: Mapping[int, float],
    scores: Mapping[str, Score | None],
    apart: Collection[tuple[int, int]],
    now: int,
    absent: Collection[tuple[int, int]] = (),
) -> LeagueRows:
    """Begin a season if it is time, end rounds that are over, pair those that follow, and end the season after them.

    ratings: as for `seasons.begin`. scores: of the matches that are over, which are noted already; None: it has ended
    without a result. apart: pairs of users who do not meet if others can, as `blocks.counting` returns them.
    absent: (division, seat) of who is on holiday.
    """
    if may_begin(rows, now):
        rows = with_blocked(begin(rows, ratings, now), apart)
    if Phase(rows.league.phase) is not Phase.PLAYING:
        return rows
    rows = with_absent(_with_lost(rows, scores), absent, apart, now)
    rows = with_draws(_with_closed(rows, scores, now), apart)
    playing = False
    for division in sorted({seat.division for seat in rows.seats}):
        if not is_round_over(rows, division):
            playing = True
        elif (found := _next(rows, division, apart)) is not None:
            rows, playing = _with_round(rows, division, found, now), True
    return rows if playing else end(rows, now)


def _with_closed(rows: LeagueRows, scores: Mapping[str, Score | None], now: int) -> LeagueRows:
    """Draw the matches whose round is over, unless they are still to be ended."""

    def closed(one: LeaguePairingRow) -> LeaguePairingRow:
        if one.first_score is None and has_ended(one, scores) and one.closes_at is not None and one.closes_at <= now:
            return replace(one, first_score=DRAW, second_score=DRAW, played=False)
        return one

    return replace(rows, pairings=tuple(map(closed, rows.pairings)))


def _with_lost(rows: LeagueRows, scores: Mapping[str, Score | None]) -> LeagueRows:
    """Let who has left before a round's last day lose a match that has not begun, or has no result. Of two, both do."""
    left, when = left_in(rows), {(seat.division, seat.seat): seat.left_at or 0 for seat in rows.seats}

    def lost(one: LeaguePairingRow) -> LeaguePairingRow:
        keys = [(one.division, seat) for seat in one.players]
        gone = [key in left and (one.closes_at is None or when[key] < one.closes_at) for key in keys]
        if one.first_score is not None or not has_ended(one, scores) or not any(gone):
            return one
        first, second = (LOSS if each else WIN for each in gone)
        return replace(one, first_score=first, second_score=second, played=False)

    return replace(rows, pairings=tuple(map(lost, rows.pairings)))


def waits_until(rows: LeagueRows, pairing: LeaguePairingRow, now: int) -> int | None:
    """Return when a match must be over that has nowhere to open now; None: at the time noted already.

    Its round lasts longer meanwhile, but leaves the usual length for each later round before `longest` has passed.
    """
    if pairing.closes_at is None:
        return None
    number = rounds_of(rows, pairing.division)
    last = rows.league.begins_at + (MOST_WAITING * number - (number - pairing.round)) * _lasts(rows)
    until = min(now + _lasts(rows), last)
    return until if until >= pairing.closes_at + DAY else None  # so it is stored once a day


def longest(rounds: int, weeks: int) -> int:
    """Return how many weeks a season lasts at the most. rounds: how many it has. weeks: how long each lasts."""
    return MOST_WAITING * rounds * weeks


def last_moment(rows: LeagueRows) -> int:
    """Return when the season ends at the latest if all matches have a place, in milliseconds since 1970."""
    divisions = {seat.division for seat in rows.seats}
    return max((_last_of(rows, division) for division in divisions), default=rows.league.ends_at)


def ends_at(rows: LeagueRows, division: int) -> int:
    """Return when the newest round of a division ends at the latest, in milliseconds since 1970."""
    newest = round_of(rows, division)
    ends = [one.closes_at or 0 for one in rows.pairings if (one.division, one.round) == (division, newest)]
    return max(ends, default=rows.league.begins_at)


def _last_of(rows: LeagueRows, division: int) -> int:
    if is_round_over(rows, division):  # no other follows, or it is about to be paired
        return ends_at(rows, division)
    return ends_at(rows, division) + (rounds_of(rows, division) - round_of(rows, division)) * _lasts(rows)


def _lasts(rows: LeagueRows) -> int:
    """Return how long a round lasts at the most, in milliseconds."""
    return rules_in(rows).weeks * 7 * DAY


def is_round_over(rows: LeagueRows, division: int) -> bool:
    """Return whether a division has no match to be played. While the season is played, no round follows then."""
    return all(one.first_score is not None for one in rows.pairings if one.division == division)


def _next(rows: LeagueRows, division: int, apart: Collection[tuple[int, int]]) -> Round | None:
    """Return the next round of a division; None if it has had all, or if there is none in which nobody meets again."""
    left, seats = left_in(rows), [seat for seat in rows.seats if seat.division == division]
    players = {seat.user_id: seat.seat for seat in seats if (division, seat.seat) not in left}
    if round_of(rows, division) >= rounds_of(rows, division) or len(players) < 2:
        return None
    barred = [Pairing(players[one], players[other]) for one, other in apart if {one, other} <= players.keys()]
    pairings = [one for one in rows.pairings if one.division == division]
    played = [_round(pairings, number) for number in range(1, round_of(rows, division) + 1)]
    results = [
        Result(one.first, one.second, (one.first_score or 0, one.second_score or 0))
        for one in pairings
        if not is_bye(one)
    ]
    unopened = [Pairing(one.first, one.second) for one in pairings if one.match_id is None and not is_bye(one)]
    return next_round(sorted(players.values()), played, results, barred, unopened)


def _round(pairings: Collection[LeaguePairingRow], number: int) -> Round:
    own = [one for one in pairings if one.round == number]
    bye: Player | None = next((one.first for one in own if is_bye(one)), None)
    return Round(number, tuple(Pairing(one.first, one.second) for one in own if not is_bye(one)), bye)


def _with_round(rows: LeagueRows, division: int, found: Round, now: int) -> LeagueRows:
    row, number = rows.league, sum(one.division == division for one in rows.pairings)
    new = [
        LeaguePairingRow(
            row.id, row.season, division, place, row.guild_id, found.number, pair.first, pair.second,
            closes_at=now + _lasts(rows),
        )
        for place, pair in enumerate(found.pairings, number)
    ]  # fmt: skip
    if found.bye is not None:
        bye = LeaguePairingRow(
            row.id, row.season, division, number + len(new), row.guild_id, found.number, found.bye, found.bye,
            first_score=WIN, second_score=WIN, played=False,
        )  # fmt: skip
        new.append(bye)
    rows = replace(rows, pairings=(*rows.pairings, *new))
    return replace(rows, league=replace(row, ends_at=last_moment(rows)))
