"""Cups, as pure functions from their rows to their rows.

A cup is a league of one season, whose members play a knockout, or groups and a final at tables (`tables`): their seats
are its seeds. A battle of two teams (`battles`) is one, too, whose series are boards. A match of a series, group or
board has a row as soon as it is known who plays it, and a series that is not finished in time ends with a row of 0:0.
"""

from collections.abc import Collection, Mapping
from functools import lru_cache

from msgspec.structs import replace

from bot.engine.tournaments import groups, knockout
from bot.engine.tournaments.knockout import Bracket, Part, Series
from bot.engine.tournaments.model import WIN, Player, Result
from bot.engine.tournaments.seeding import drawn
from bot.sessions.league_match import LeagueMatch, Standing
from bot.sessions.leagues import battles, tables
from bot.sessions.leagues.blocks import with_blocked
from bot.sessions.leagues.defaults import absent_in, has_ended, lost_by_absence
from bot.sessions.leagues.model import DIVISION, League, Phase, Score, league_of
from bot.sessions.leagues.seasons import in_order, left_in, may_begin, was_played
from bot.sessions.leagues.tables import Blocks
from bot.sessions.pace import DAY
from bot.storage.league_rows import LeaguePairingRow, LeagueRows, LeagueSeatRow

SINGLE = "single"  # the part of all series in single elimination
GROUP, TABLE = "group", "table"  # the parts of a cup at tables: its groups, and the final table
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
    if battles.on_boards(rows):
        return {}  # teams win it
    if tables.at_tables(rows):
        return tables.places_of(rows)
    return knockout.places(bracket_of(rows), _results(rows)) if rows.seats else {}


def winner_of(rows: LeagueRows) -> Player | None:
    """Return who has won a cup; None if it is not over, or if no match of it was played."""
    return next((player for player, place in places_of(rows).items() if place == 1), None) if has_play(rows) else None


def has_play(rows: LeagueRows) -> bool:
    """Return whether a match of a cup was opened, and has a result."""
    return any(map(was_played, rows.pairings))


def open_of(rows: LeagueRows, player: Player) -> LeaguePairingRow | None:
    """Return the match that a player has to play now, or next; None: it is not known, or there is none."""
    return next((one for one in _unplayed(rows) if player in one.players), None)


@lru_cache(maxsize=256)
def stage_of(players: int, number: int, *, double: bool) -> tuple[str, int]:
    """Return the part of the bracket to which a series belongs, and the round.

    Single elimination has one part, SINGLE. Its rounds are known by how many players are left in them: 2 in the final.
    players: how many have begun. number: of the series.
    """
    bracket = Bracket(tuple(range(players)), double)
    part, round_ = knockout.part_of(bracket, number)
    return (part.value, round_) if double else (SINGLE, bracket.size >> (round_ - 1))


def is_later(rows: LeagueRows, number: int) -> bool:
    """Return whether a series or group follows others: its players are not known as the cup begins."""
    if tables.at_tables(rows):
        return tables.group_of(rows, number).round > 1
    part, round_ = knockout.part_of(bracket_of(rows), number)
    return part is not Part.UPPER or round_ > 1


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
    playing = {seat for one in _unplayed(rows) if one.match_id is not None for seat in one.players}
    return frozenset(seat for _, seat in left_in(rows)) - playing


def is_last_alone(rows: LeagueRows, pairing: LeaguePairingRow) -> bool:
    """Return whether all but one at most of the group to which a match at a table belongs have left."""
    if not pairing.at_table or pairing.series is None:
        return False
    left = {player for _, player in left_in(rows)}
    return len(set(tables.group_of(rows, pairing.series).players) - left) <= 1


# -- the time of a series --------------------------------------------------------------------------------------------


def ends_at(rows: LeagueRows, pairing: LeaguePairingRow, now: int) -> int | None:
    """Return when a match that opens now must be over, as a row has it: in a cup, its series."""
    if pairing.series is None or pairing.closes_at is None:
        return pairing.closes_at
    return now + _lasts(rows) if pairing.round == 1 else pairing.closes_at


def waits_until(rows: LeagueRows, pairing: LeaguePairingRow, now: int) -> int | None:
    """Return when a series must be over whose next match has nowhere to open now; None: at the time noted already.

    Its time does not run meanwhile, until all series of the cup could have been played one after the other.
    """
    if pairing.series is None or pairing.closes_at is None:
        return None
    cup = league_of(rows)
    last = rows.league.begins_at + _count(cup) * _lasts(rows)
    until = min(now + _lasts(rows), last)
    return until if until >= pairing.closes_at + DAY else None  # so it is stored once a day


def _count(cup: League) -> int:
    """Return how many series, groups or boards a cup has."""
    if cup.is_battle:
        return len(battles.boards_of(cup.rows))
    return tables.groups_in(cup) if cup.rules.table else len(series_of(cup.rows))


def _lasts(rows: LeagueRows) -> int:
    """Return how long a series lasts at the most, in milliseconds."""
    return league_of(rows).rules.weeks * 7 * DAY


# -- a cup begins, goes on and ends ----------------------------------------------------------------------------------


def settled(
    rows: LeagueRows,
    ratings: Mapping[int, float],
    scores: Mapping[str, Score | None],
    now: int,
    apart: Collection[tuple[int, int]] = (),
    away: Collection[int] = (),
) -> LeagueRows:
    """Begin a cup if it is time, end series that are not finished in time, and add the matches that follow.

    ratings: of the members who have one; the best seed has the highest. scores: of the matches that are over, which
    are noted already; None: it has ended without a result. apart: as for `rounds.settled`. away: the users on holiday.
    """
    if battles.on_boards(rows):
        rows = battles.begin(rows, ratings, apart, now) if battles.may_begin(rows, now) else rows
    elif may_begin(rows, now):
        rows = _begin(rows, ratings, now, apart)
    if Phase(rows.league.phase) is not Phase.PLAYING:
        return rows
    players = {seat.user_id: seat.seat for seat in rows.seats}
    blocks = {(players[one], players[other]) for one, other in apart if {one, other} <= players.keys()}
    absent = _absent(rows, absent_in(rows, away, scores), blocks)
    rows = _with_closed(tables.with_groups(rows), scores, now, blocks, absent)
    rows = _with_next(rows, now, blocks, absent)
    if battles.on_boards(rows):
        while (drawn := battles.with_apart(rows, blocks)) != rows:
            rows = _with_next(drawn, now, blocks, absent)
        over = battles.is_over(rows)
    else:
        over = 1 in places_of(rows).values()
    if over:
        rows = replace(rows, league=replace(rows.league, phase=Phase.CLOSED.value, ends_at=now))
    return rows


def _begin(rows: LeagueRows, ratings: Mapping[int, float], now: int, apart: Collection[tuple[int, int]]) -> LeagueRows:
    row = replace(rows.league, phase=Phase.PLAYING.value, begins_at=now)
    members = in_order(rows.members, ratings)
    if not tables.at_tables(rows):
        ranks = {member.user_id: rank for rank, member in enumerate(members)}
        known = [sorted(map(ranks.__getitem__, pair)) for pair in apart if ranks.keys() >= {*pair}]
        members = [members[rank] for rank in drawn(len(members), sorted({(one, other) for one, other in known}))]
    seats = tuple(
        LeagueSeatRow(row.id, row.season, DIVISION, seat, row.guild_id, member.user_id, member.name)
        for seat, member in enumerate(members)
    )
    begun = replace(rows, league=row, seats=seats)
    return with_blocked(begun, apart) if tables.at_tables(rows) else begun


def _absent(rows: LeagueRows, absent: Collection[tuple[int, int]], blocks: Blocks) -> frozenset[Player]:
    """Return the players who are on holiday, without those of a battle whose match does not open anyway."""
    apart = battles.kept_apart(rows, blocks) if battles.on_boards(rows) else frozenset()
    return frozenset(player for _, player in absent if battles.board_of(player) not in apart)


def _out_of_time(one: LeaguePairingRow, absent: Collection[Player]) -> LeaguePairingRow:
    """Return a match of a series whose time is over: it ends the series, unless one of both is absent, and loses it."""
    found = lost_by_absence(one, [(one.division, player) for player in absent])
    return found if found.scores is not None else one.with_scores([LOST] * len(one.players), played=False)


def _with_closed(
    rows: LeagueRows,
    scores: Mapping[str, Score | None],
    now: int,
    blocks: Blocks,
    absent: Collection[Player],
) -> LeagueRows:
    """End the series, groups and boards whose time is over, unless one of their matches is still to be ended."""
    left = {player for _, player in left_in(rows)}

    def closed(one: LeaguePairingRow) -> LeaguePairingRow:
        if one.first_score is None and has_ended(one, scores) and one.closes_at is not None and one.closes_at <= now:
            if one.at_table:
                return tables.unfinished(one, left, blocks)
            if battles.on_boards(rows):
                return battles.unfinished(one, left, absent)
            return _out_of_time(one, absent)
        return one

    return replace(rows, pairings=tuple(map(closed, rows.pairings)))


def _with_next(rows: LeagueRows, now: int, blocks: Blocks, absent: Collection[Player]) -> LeagueRows:
    """Add the next match of each series, group or board that has none.

    Whoever has left loses each match that has not begun, until their series is decided. These losses are rows, so a
    series stays decided if its winner leaves later, or deletes their data.
    """
    left = _left(rows)
    while True:
        rows = replace(rows, pairings=tuple(_lost(one, left, blocks) for one in rows.pairings))
        waiting, before = {one.series for one in _unplayed(rows)}, {one.series: one for one in rows.pairings}
        found = [_next(rows, before.get(number), number, players, now) for number, players in _wanted(rows).items()
                 if number not in waiting]  # fmt: skip
        if not found:
            return rows
        if battles.on_boards(rows):  # what would follow on a board whose time is over is not played
            found = [battles.unfinished(one, left, absent) if (one.closes_at or 0) <= now else one for one in found]
        elif not tables.at_tables(rows):  # so a series is lost that has more matches
            found = [_out_of_time(one, absent) if (one.closes_at or 0) <= now else one for one in found]
        numbered = [replace(one, number=number) for number, one in enumerate(found, len(rows.pairings))]
        rows = replace(rows, pairings=(*rows.pairings, *numbered))


def _wanted(rows: LeagueRows) -> dict[int, tuple[Player, ...]]:
    """Return the players of the next match of each series, group or board, in the order of their turns."""
    if battles.on_boards(rows):
        return battles.next_matches(rows)
    if tables.at_tables(rows):
        return tables.next_matches(rows)
    wanted = knockout.next_pairings(bracket_of(rows), _results(rows))
    return {number: (pairing.first, pairing.second) for number, pairing in wanted.items()}


def _lost(one: LeaguePairingRow, left: frozenset[Player], blocks: Blocks) -> LeaguePairingRow:
    """Return a match as it stands after somebody has left: lost, if it has not begun. Of two, both lose it."""
    if one.at_table:
        return tables.by_default(one, left, blocks)
    gone = one.first in left, one.second in left
    if one.first_score is not None or one.match_id is not None or not any(gone):
        return one
    return replace(one, first_score=0 if gone[0] else WIN, second_score=0 if gone[1] else WIN, played=False)


def _next(
    rows: LeagueRows, before: LeaguePairingRow | None, series: int, players: tuple[Player, ...], now: int
) -> LeaguePairingRow:
    """Return the row of the next match of a series, group or board, without its number. before: that before it."""
    row, ends = rows.league, now + _lasts(rows)
    round_ = 1 if before is None else before.round + 1
    new = LeaguePairingRow(row.id, row.season, DIVISION, 0, row.guild_id, round_, players[0], players[1])
    new = replace(new, series=series, closes_at=ends if before is None else before.closes_at)
    return new.with_players(players) if tables.at_tables(rows) else new


# -- what a match knows of its cup -----------------------------------------------------------------------------------


def about(cup: League, pairing: LeaguePairingRow) -> LeagueMatch:
    """Return what a match of a cup remembers: its round, and what its end will decide."""
    known = LeagueMatch(cup.id, pairing.season, pairing.division, pairing.round)
    if pairing.series is None:
        return known
    if cup.is_battle:
        named = tuple(cup.rules.teams[battles.team_of(player)].name for player in pairing.players)
        known = replace(known, part=battles.BOARD, stage=pairing.series + 1, best_of=cup.rules.matches)
        return replace(known, teams=named)
    if pairing.at_table:
        return _about_group(replace(known, best_of=cup.rules.matches), cup, pairing, pairing.series)
    part, stage = stage_of(len(cup.rows.seats), pairing.series, double=cup.rules.double)
    return _about_series(replace(known, part=part, stage=stage, best_of=cup.rules.best_of), cup, pairing)


def _about_group(known: LeagueMatch, cup: League, pairing: LeaguePairingRow, number: int) -> LeagueMatch:
    group = tables.group_of(cup.rows, number)
    one = groups.plan(len(cup.rows.seats), cup.rules.table)[group.round - 1]
    lines = {line.player: line for line in group.table}
    return replace(
        known,
        part=TABLE if group.is_final else GROUP,
        stage=group.round,
        group=group.letter,
        places=tuple(one.place(rank) for rank in range(1, group.size + 1)),
        before=tuple(Standing(lines[each].points, lines[each].firsts, each) for each in pairing.players),
    )


def _about_series(known: LeagueMatch, cup: League, pairing: LeaguePairingRow) -> LeagueMatch:
    series = series_of(cup.rows)[pairing.series or 0]
    halves = dict.fromkeys(pairing.players, 0)
    for result in _results(cup.rows).get(series.number, ()):
        halves[result.first] += result.score[0]
        halves[result.second] += result.score[1]
    out = knockout.place_of_loser(bracket_of(cup.rows), series.number)
    unbeaten = series.sides[0].player if series.part is Part.FINAL else None
    wins = series.part in (Part.AGAIN, Part.FINAL) or (not cup.rules.double and out == 2)
    return replace(
        known,
        places=(1 if wins else 0, 2 if wins else out),
        before=tuple(Standing(halves[each], 0, each) for each in pairing.players),
        unbeaten=None if unbeaten is None else pairing.players.index(unbeaten),
    )
