"""Counts finished matches for wins, leaderboards and ratings.

Ratings use the Plackett-Luce model of the library openskill. Each seat is a team of one. Ratings depend only on the
matches and their order, so they can be recomputed exactly.
"""

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import groupby

import msgspec
from msgspec.structs import replace
from openskill.models import PlackettLuce

from bot.engine.game import LEFT, Feat, Honour, Level, Seat
from bot.engine.honours import (
    BEAT_HARD,
    Measure,
    board_against,
    board_beside,
    level_against,
    measure_of,
    with_hints,
)
from bot.sessions.change import AnyGame
from bot.sessions.computers import strongest
from bot.sessions.contests import has_own_boards, is_behind_all, is_broken_off, ranked
from bot.sessions.leaderboards.lines import line_of, written
from bot.sessions.leaderboards.model import periods_of
from bot.sessions.model import Match
from bot.storage import leaderboards, writes
from bot.storage.keeping import is_former, is_member
from bot.storage.leaderboards import SeasonRatings
from bot.storage.rows import ChangeRow, LineRow, RatingRow
from bot.storage.store import Connection, Store
from bot.storage.writes import Writes

# A member has no rank before this number of rated matches, because the rating would be mostly luck.
RATED_FROM = 5
CONTESTS: tuple[Measure, ...] = ("wins", "rating")  # what only members who play against each other win or lose

_MODEL = PlackettLuce()


# -- what counts -----------------------------------------------------------------------------------------------------


def honours_of(game: AnyGame, match: Match) -> tuple[Honour, ...]:
    """Return the honours of a match, which the leaderboards count; () if it is not finished, or if nobody has moved.

    A match that members have left before there were as many turns as seats counts nowhere (`is_broken_off`). There are
    no wins and no ratings if all members have left, or if there were fewer turns than seats. If a match that could be
    won ends because members left, only the members who stayed get points. In a race, who leaves has only ended their
    own board, and may win. A solo match with hints counts on leaderboards of its own.

    A match that moves no rating, because its members have repeated it too often, counts for all else.

    A match of two channels counts nowhere. One with computer players counts only on leaderboards of its own: wins
    against their strongest level, or points if all play together. A member who resigns against them has lost, even if
    the score was the best.
    """
    outcome = ranked(match)
    if outcome is None or not outcome.turns or is_broken_off(match) or len(match.councils) > 1:
        return ()
    honours = game.honours(match.options, outcome)
    honours = _without_silent(honours, match)
    if match.terms.begun is not None and not match.terms.begun.rated:
        honours = tuple(one for one in honours if measure_of(one.board) != "rating")
    if match.terms.hinted:
        honours = tuple(replace(one, board=with_hints(one.board)) for one in honours)
    if outcome.reason == LEFT and any(measure_of(one.board) in CONTESTS for one in honours):
        honours = tuple(_of_who_stayed(one, match) if measure_of(one.board) == "points" else one for one in honours)
    races, level = has_own_boards(match), strongest(match)
    begun = races or outcome.turns >= len(match.seats)
    if level is not None:
        return _with_computers(honours, match, level) if begun or outcome.total is not None else ()
    if begun and (match.present or races):
        return honours
    return tuple(one for one in honours if measure_of(one.board) not in CONTESTS)


def _without_silent(honours: tuple[Honour, ...], match: Match) -> tuple[Honour, ...]:
    """Return the honours without those seats whose results do not count. Nobody wins if only one seat is left.

    A seat that a computer player has finished for a silent member gets no points. It takes part in wins and ratings
    only if it is behind all who have played: so nobody wins by silence, and the best of those who have played wins.
    """
    terms = match.terms
    if not terms.unrated and not terms.unheard:
        return honours
    kept = [
        replace(one, values=tuple((seat, value) for seat, value in one.values if _counts(match, one.board, seat)))
        for one in honours
    ]
    return tuple(one for one in kept if len(one.values) > 1 or (one.values and measure_of(one.board) == "points"))


def _counts(match: Match, board: str, seat: Seat) -> bool:
    if seat in match.terms.unrated:
        return False
    return seat not in match.terms.unheard or (measure_of(board) in CONTESTS and is_behind_all(match, seat))


def board_of(game: AnyGame, match: Match) -> str:
    """Return the key of the leaderboard on which a match counts first, in play or at its end."""
    board, level = game.scoreboard(match.options), strongest(match)
    board = with_hints(board) if match.terms.hinted else board
    if level is None:
        return board
    return board_beside(board) if game.together(match.options) else board_against(level)


def _with_computers(honours: Iterable[Honour], match: Match, level: Level) -> tuple[Honour, ...]:
    """Return the honours on the leaderboards for matches with computer players. level: that of the strongest one."""
    outcome = match.outcome
    if outcome is not None and outcome.total is not None:
        return tuple(
            replace(one, board=board_beside(one.board)) for one in honours if measure_of(one.board) == "points"
        )
    races = has_own_boards(match)
    stays = [seat.present or races for seat in match.seats]
    return tuple(
        Honour(board_against(level), tuple((seat, value * stays[seat]) for seat, value in one.values))
        for one in honours
        if measure_of(one.board) == "wins"
    )


def _of_who_stayed(one: Honour, match: Match) -> Honour:
    return replace(one, values=tuple((seat, value) for seat, value in one.values if match.seats[seat].present))


def winners(honours: Iterable[Honour]) -> dict[Seat, bool]:
    """Return whether each seat has won; empty if the match could not be won, or computer players took part."""
    return {
        seat: value > 0
        for one in honours
        if measure_of(one.board) == "wins" and level_against(one.board) is None
        for seat, value in one.values
    }


def victories(honours: Iterable[Honour]) -> tuple[Feat, ...]:
    """Return the feats of the seats that have won against computer players of the level hard."""
    return tuple(
        Feat(seat, BEAT_HARD)
        for one in honours
        if one.board == board_against("hard")
        for seat, value in one.values
        if value > 0
    )


# -- ratings ---------------------------------------------------------------------------------------------------------


class Strength(msgspec.Struct, frozen=True):
    """A member's strength in openskill's model."""

    mu: float = _MODEL.mu
    sigma: float = _MODEL.sigma  # the uncertainty of `mu`
    played: int = 0  # how many rated matches the member has played

    @property
    def shown(self) -> int:
        """Return the rating that members see, in hundredths. It is low for members with few rated matches."""
        return round(100 * (self.mu - 3 * self.sigma))


def rated(before: Sequence[Strength], places: Sequence[int]) -> tuple[Strength, ...]:
    """Return the strengths after a match of at least two members. places: 1 is the best, and ties have equal places."""
    teams = [[_MODEL.create_rating([one.mu, one.sigma])] for one in before]
    after = _MODEL.rate(teams, ranks=[float(place) for place in places])
    return tuple(Strength(team[0].mu, team[0].sigma, one.played + 1) for team, one in zip(after, before, strict=True))


def chances(strengths: Sequence[Strength]) -> tuple[float, ...]:
    """Return the chance of each member to win a match, by the model of Plackett and Luce; together 1."""
    scale = math.sqrt(sum(one.sigma**2 + _MODEL.beta**2 for one in strengths))
    best = max(one.mu for one in strengths)
    weights = [math.exp((one.mu - best) / scale) for one in strengths]
    return tuple(weight / sum(weights) for weight in weights)


# -- rows ------------------------------------------------------------------------------------------------------------


def rows_of(game: AnyGame, match: Match, honours: Iterable[Honour], season: SeasonRatings) -> Writes:
    """Return all rows that a finished match writes for its honours.

    season: the ratings before the match. The caller must not count two matches of a game and server at the same time.
    """
    result: Writes = ()
    for one in honours:
        if measure_of(one.board) == "rating":
            result += _rating_rows(match, one, season)
        else:
            counts_points = measure_of(one.board) == "points"  # no points are a result, no wins are none
            values = [(seat, value, value > 0 or counts_points) for seat, value in one.values]
            result += _line_rows(match, one.board, season.number, values, alone=game.alone(one.board))
    return result


def rated_places(match: Match, honours: Iterable[Honour]) -> tuple[tuple[Seat, int], ...]:
    """Return the seats of a rated match and their places; () if it is not rated. All who left have the last place."""
    one = next((one for one in honours if measure_of(one.board) == "rating" and len(one.values) > 1), None)
    if one is None:
        return ()
    last = 1 + max(place for _, place in one.values)
    return tuple((seat, place if match.seats[seat].present else last) for seat, place in sorted(one.values))


def rated_users(match: Match, honours: Iterable[Honour]) -> tuple[int, ...]:
    """Return the ids of the users whose ratings a match moves, in the order of their seats; () if it is not rated."""
    return tuple(match.seats[seat].user for seat, _ in rated_places(match, honours))


def _rating_rows(match: Match, one: Honour, season: SeasonRatings) -> Writes:
    """Return the rows of the ratings after a match."""
    ranking = rated_places(match, (one,))
    if not ranking:
        return ()
    seats = [match.seats[seat] for seat, _ in ranking]
    places = [place for _, place in ranking]
    known = [season.ratings.get(seat.user) for seat in seats]
    before = [Strength() if row is None else Strength(row.mu, row.sigma, row.played) for row in known]
    where = (match.place.guild, match.game, season.number)
    result: Writes = ()
    values = []
    for seat, place, old, new in zip(seats, places, before, rated(before, places), strict=True):
        if is_member(seat.user):
            result += writes.put(RatingRow(*where, seat.user, new.mu, new.sigma, new.played))
        key = (match.id, seat.seat, *where, season.rated + 1, seat.user)
        result += writes.put(ChangeRow(*key, place, old.mu, old.sigma, new.mu, new.sigma, new.played, match.updated_at))
        values.append((seat.seat, new.shown, new.played >= RATED_FROM))
    return result + _line_rows(match, one.board, season.number, values)


def _line_rows(
    match: Match, board: str, season: int, values: Iterable[tuple[Seat, int, bool]], *, alone: bool = False
) -> Writes:
    """Return the rows of a match's lines on a leaderboard, for all periods.

    values: (seat, value, whether ranked). alone: as `Game.alone` says.
    """
    lines = [_line(match, board, season, *one) for one in values if is_member(match.seats[one[0]].user)]
    return written(match, lines, alone=alone)


def _line(match: Match, board: str, season: int, seat: Seat, value: int, ranked: bool) -> LineRow:
    outcome, own = match.outcome, match.seats[seat]
    assert outcome is not None  # the match is finished
    own_turns = next((one.turns for one in outcome.standings if one.seat == seat), None)
    turns = outcome.turns if own_turns is None else own_turns
    line = line_of(match, board, season, own.user, own.name, value, ranked)
    return replace(line, total=outcome.total, turns=turns, undos=own.undos)


# -- recomputing ratings ---------------------------------------------------------------------------------------------


class Found(msgspec.Struct, frozen=True):
    """The result of recomputing ratings."""

    tables: int = 0  # how many tables there are; each has the ratings of one server, game and season
    matches: int = 0  # how many rated matches there are
    # How many stored rows differ from the recomputed rows. Rows may differ if a match was deleted, somebody edited the
    # database, or openskill has changed.
    different: int = 0


async def recompute(store: Store, *, keep: bool) -> Found:
    """Recompute all ratings from the matches. The bot must not run, because no match may be rated meanwhile.

    keep: whether to store the recomputed ratings. Raises StorageError.
    """
    found = Found()
    for table in await store.read(leaderboards.rated_tables):
        matches, different = await store.run(partial(_recompute_table, table=table, keep=keep))
        found = Found(found.tables + 1, found.matches + matches, found.different + different)
    return found


class Wrong(msgspec.Struct, frozen=True):
    """What one table should store in place of wrong or missing rows. matches: how many rated matches it has."""

    matches: int
    changes: list[ChangeRow]
    ratings: list[RatingRow]
    lines: list[LineRow]

    @property
    def number(self) -> int:
        return len(self.changes) + len(self.ratings) + len(self.lines)

    def sentences(self) -> Iterator[str]:
        """Yield what is wrong, without ids of members."""
        for change in self.changes:
            yield f"match {change.match_id}, seat {change.seat + 1}, does not follow from the matches before"
        if self.ratings:
            yield f"{len(self.ratings)} present ratings do not follow from the matches"
        for line in self.lines:
            yield f"a line of {line.period} on the leaderboard {line.board} does not follow from the ratings"


async def _recompute_table(connection: Connection, table: tuple[int, str, int], keep: bool) -> tuple[int, int]:
    """Return how many rated matches a table has, and how many stored rows differ from the recomputed rows."""
    wrong = await wrong_in_table(connection, table)
    if keep:
        for change in wrong.changes:
            await leaderboards.correct_change(connection, change)
        for strength in wrong.ratings:
            await leaderboards.correct_rating(connection, strength)
        for line in wrong.lines:
            await leaderboards.correct_line(connection, line)
    return wrong.matches, wrong.number


async def wrong_in_table(connection: Connection, table: tuple[int, str, int]) -> Wrong:
    """Recompute the ratings of a server, game and season, and return what is stored otherwise."""
    guild, game, season = table
    stored = await leaderboards.changes_in(connection, guild, game, season)
    changes, latest = replay(stored)
    wrong_changes = [new for old, new in zip(stored, changes, strict=True) if old != new]
    ratings = {row.user_id: row for row in await leaderboards.ratings_in(connection, guild, game, season)}
    wrong_ratings = [
        row
        for (period, user), now in latest.items()
        if period == "all"
        and (row := RatingRow(guild, game, season, user, now.mu, now.sigma, now.played)) != ratings.get(user)
    ]
    wrong_lines = _wrong_lines(await leaderboards.rating_lines(connection, guild, game, season), latest)
    return Wrong(len({row.number for row in stored}), wrong_changes, wrong_ratings, wrong_lines)


def replay(changes: Iterable[ChangeRow]) -> tuple[list[ChangeRow], dict[tuple[str, int], Strength]]:
    """Return the recomputed rows of one table, and the last strength of each member by period and user id.

    Different former members share an id (`bot.storage.keeping`), so each of their rows starts from its stored strength.
    """
    result: list[ChangeRow] = []
    now: dict[int, Strength] = {}
    latest: dict[tuple[str, int], Strength] = {}
    for _, of_match in groupby(changes, key=lambda row: row.number):
        rows = list(of_match)
        before = [
            Strength(row.mu_before, row.sigma_before, row.played - 1)
            if is_former(row.user_id)
            else now.get(row.user_id, Strength())
            for row in rows
        ]
        for row, old, new in zip(rows, before, rated(before, [row.place for row in rows]), strict=True):
            result.append(
                replace(row, mu_before=old.mu, sigma_before=old.sigma, mu=new.mu, sigma=new.sigma, played=new.played)
            )
            if not is_former(row.user_id):
                now[row.user_id] = new
                latest |= {(period, row.user_id): new for period in periods_of(row.ended_at)}
    return result, latest


def _wrong_lines(lines: Iterable[LineRow], latest: Mapping[tuple[str, int], Strength]) -> list[LineRow]:
    return [
        right
        for line in lines
        if (now := latest.get((line.period, line.user_id))) is not None
        and (right := replace(line, value=now.shown, ranked=now.played >= RATED_FROM)) != line
    ]
