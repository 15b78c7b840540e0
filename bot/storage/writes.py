"""Makes the rows that a transaction writes, and the statements that write them.

Long because all statements have one order.

A caller's rows are a tuple of `Write`s. The writer sorts the rows of many callers by statement, so that each statement
runs only once.
"""

from collections.abc import Callable, Iterable, Mapping
from enum import IntEnum, auto
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Delete,
    Table,
    and_,
    bindparam,
    case,
    delete,
    exists,
    insert,
    literal_column,
    not_,
    null,
    or_,
    true,
    update,
)
from sqlalchemy.sql.dml import UpdateBase

from bot.storage.database import upsert_of
from bot.storage.leftovers import LINE
from bot.storage.letter_rows import CodeRow, LetterRow
from bot.storage.planned_row import PlannedRow
from bot.storage.rows import (
    ArchiveRow,
    ChangeRow,
    DeadlineRow,
    FeatRow,
    LeftoverRow,
    LineRow,
    LogRow,
    MatchRow,
    NoticeRow,
    PauseRow,
    PuzzleRatingRow,
    PuzzleRow,
    PuzzleTryRow,
    RatingRow,
    SeasonRow,
    SeatRow,
    TurnRow,
)
from bot.storage.schema import (
    archives,
    boards,
    dailies,
    daily_places,
    deadlines,
    feats,
    honours,
    leagues,
    left_out,
    leftovers,
    letter_codes,
    letters,
    log,
    matches,
    notices,
    pauses,
    planned_turns,
    puzzle_ratings,
    puzzle_tries,
    puzzles,
    rating_changes,
    ratings,
    reach,
    seasons,
    seats,
    stamps,
    terms,
    troubles,
    turns,
)


class Statement(IntEnum):
    """The statements, in the order in which they run. A row is written after the rows that its foreign keys name."""

    STAMP = auto()  # first, so that batches of two processes wait for each other and end in no deadlock
    DROP_DEADLINES = auto()
    DROP_DEADLINE = auto()
    NEW_MATCH = auto()
    MATCH = auto()
    BOARD = auto()
    DROP_SEATS = auto()
    SEAT = auto()
    LOG = auto()
    THIN_LOG = auto()
    FEAT = auto()
    DEADLINE = auto()
    PLACE = auto()
    ARCHIVE = auto()
    DROP_TURNS = auto()
    DROP_TURN = auto()
    TURN = auto()
    DROP_PLANNED = auto()
    PLANNED = auto()
    DROP_PAUSES = auto()
    DROP_CODES = auto()
    PAUSE = auto()
    TERMS = auto()
    DROP_NOTICES = auto()
    NOTICE = auto()
    HONOUR_BOARD = auto()
    HONOUR_BEST = auto()
    HONOUR_ALONE = auto()
    HONOUR_SUM = auto()
    HONOUR_NEWEST = auto()
    RATING = auto()
    RATING_CHANGE = auto()
    SEASON = auto()
    DAILY_COUNTED = auto()
    DAILY_TURNS = auto()
    DROP_LEFTOVER = auto()
    DROP_LINES = auto()
    CLEAR_TROUBLE = auto()
    LEFTOVER = auto()
    LETTER = auto()
    CODE = auto()
    REACH = auto()
    PUZZLE = auto()
    PUZZLE_RATED = auto()
    PUZZLE_TRY = auto()
    PUZZLE_SOLVED = auto()
    PUZZLE_RATING = auto()
    LEAGUE_DUE = auto()


class Write(NamedTuple):
    """One row for one statement."""

    statement: Statement
    values: Mapping[str, Any]


Writes = tuple[Write, ...]

# The statements that write whole rows, by the type of the row.
_WHOLE: Mapping[type[msgspec.Struct], Statement] = {
    MatchRow: Statement.NEW_MATCH,
    SeatRow: Statement.SEAT,
    LogRow: Statement.LOG,
    FeatRow: Statement.FEAT,
    DeadlineRow: Statement.DEADLINE,
    ArchiveRow: Statement.ARCHIVE,
    TurnRow: Statement.TURN,
    NoticeRow: Statement.NOTICE,
    PauseRow: Statement.PAUSE,
    PlannedRow: Statement.PLANNED,
    RatingRow: Statement.RATING,
    ChangeRow: Statement.RATING_CHANGE,
    SeasonRow: Statement.SEASON,
    LeftoverRow: Statement.LEFTOVER,
    LetterRow: Statement.LETTER,
    CodeRow: Statement.CODE,
    PuzzleRow: Statement.PUZZLE,
    PuzzleTryRow: Statement.PUZZLE_TRY,
    PuzzleRatingRow: Statement.PUZZLE_RATING,
}
# The columns of a match that a step may change.
_CHANGING = (
    "phase", "host_id", "options", "seed", "rules_version", "version", "state", "outcome", "board_told", "updated_at",
)  # fmt: skip
# The columns of a leaderboard line that describe the match from which the value comes.
_OF_THE_MATCH = ("total", "turns", "undos", "match_id", "ended_at")


def put(*rows: msgspec.Struct) -> Writes:
    """Return the writes of whole rows.

    A match, seat, log entry, notice, rating change, code or opened puzzle must be new. Any other row replaces the row
    with the same key. But a turn that goes on keeps `muted`, `reminded`, and a reminder that may have been sent. A
    season keeps `began_at`, and a puzzle all but its rating. Of two feats, the higher `number` and the sum of `times`
    stay.
    """
    return tuple(Write(_WHOLE[type(row)], msgspec.structs.asdict(row)) for row in rows)


def step(match: MatchRow, entries: Iterable[LogRow]) -> Writes:
    """Return the writes of a change: its log entries, and the match after the last entry.

    A second change of the same version fails, because the log already has an entry with its new version.
    """
    changed = {name: getattr(match, name) for name in _CHANGING}
    return (Write(Statement.MATCH, {"key": match.id, **changed}), *put(*entries))


def seat_members(match_id: str, seated: Iterable[SeatRow]) -> Writes:
    """Return the writes that replace all seats of a match."""
    return (Write(Statement.DROP_SEATS, {"key": match_id}), *put(*seated))


def stamp(match_id: str, seen: int) -> Writes:
    """Return the write of a match's next stamp. It fails if the match no longer has the stamp `seen`."""
    return (Write(Statement.STAMP, {"match_id": match_id, "stamp": seen + 1, "drawn_until": 0}),)


def archive(row: ArchiveRow, newest: int) -> Writes:
    """Return the writes that replace a match's log by its archive. newest: the version of the entry that stays."""
    return (*put(row), Write(Statement.THIN_LOG, {"key": row.match_id, "below": newest}))


def show_board(match: MatchRow) -> Writes:
    """Return the write of the board columns of a match."""
    values = msgspec.structs.asdict(match)
    board = {name: value for name, value in values.items() if name.startswith("board_")}
    return (Write(Statement.BOARD, {"key": match.id, **board}),)


def drop_deadline(match_id: str, kind: str) -> Writes:
    """Return the write that deletes a match's deadline of one kind."""
    return (Write(Statement.DROP_DEADLINE, {"key": match_id, "key_kind": kind}),)


def forget_waiting(match_id: str) -> Writes:
    """Return the writes that delete all deadlines, turns and planned turns of a match."""
    waiting = (Statement.DROP_DEADLINES, Statement.DROP_TURNS, Statement.DROP_PLANNED)
    return tuple(Write(statement, {"key": match_id}) for statement in waiting)


def set_planned(match_id: str, rows: Iterable[PlannedRow]) -> Writes:
    """Return the writes that replace all planned turns of a match."""
    return (Write(Statement.DROP_PLANNED, {"key": match_id}), *put(*rows))


def drop_turn(match_id: str, seat: int) -> Writes:
    """Return the write that deletes a seat's turn."""
    return (Write(Statement.DROP_TURN, {"key": match_id, "key_seat": seat}),)


def drop_pauses(user: int, before: int) -> Writes:
    """Return the write that deletes a member's stopped clocks that went on before a time."""
    return (Write(Statement.DROP_PAUSES, {"key_user": user, "before": before}),)


def drop_codes(before: int) -> Writes:
    """Return the write that deletes the codes of matches by letters that worked only until before a time."""
    return (Write(Statement.DROP_CODES, {"before": before}),)


def drop_notices(ids: str) -> Writes:
    """Return the write that deletes the notices with these ids. ids: a pattern of LIKE."""
    return (Write(Statement.DROP_NOTICES, {"ids": ids}),)


def set_terms(match_id: str, json: str) -> Writes:
    """Return the write of a match's terms. json: a `bot.sessions.pace.Terms` as JSON."""
    return (Write(Statement.TERMS, {"match_id": match_id, "terms": json}),)


def set_place(match_id: str, channel: int) -> Writes:
    """Return the write that moves a match to another channel."""
    return (Write(Statement.PLACE, {"key": match_id, "channel_id": channel}),)


def set_lines(statement: Statement, rows: Iterable[LineRow]) -> Writes:
    """Return the writes of leaderboard lines.

    statement: what happens if the member already has a line.
        HONOUR_BEST: the higher value is stored. If both are equal, the old line stays.
        HONOUR_ALONE: the same, but of equal values, that with fewer undos, then with fewer turns is stored.
        HONOUR_SUM: the sum of both values is stored. If the new value is above 0, the line shows the new match.
        HONOUR_NEWEST: the new value is stored.
    """
    result: list[Write] = []
    for row in rows:
        values = msgspec.structs.asdict(row)
        del values["listed"]
        result.append(Write(statement, {**values, "member": row.user_id}))
    return tuple(result)


def set_board(guild: int, game: str, season: int, board: str, at: int) -> Writes:
    """Return the write of when a leaderboard got its newest line."""
    values = {"guild_id": guild, "game": game, "season": season, "board": board, "newest_at": at}
    return (Write(Statement.HONOUR_BOARD, values),)


def count_daily(day: int, game: str, guild: int, user: int) -> Writes:
    """Return the write that marks a member's daily as counted on the leaderboards of a server."""
    return (Write(Statement.DAILY_COUNTED, {"key_day": day, "key_game": game, "key_guild": guild, "key_user": user}),)


def set_turns(match_id: str, user: int, turns: int) -> Writes:
    """Return the write of how many turns a member has played in a daily that is over; 0 if it was cancelled."""
    return (Write(Statement.DAILY_TURNS, {"key": match_id, "key_user": user, "turns": turns}),)


def drop_leftover(row: LeftoverRow) -> Writes:
    """Return the write that deletes a leftover."""
    return (Write(Statement.DROP_LEFTOVER, {"key": row.match_id, "key_message": row.message}),)


def drop_lines(match_id: str) -> Writes:
    """Return the write that forgets the lines of a match."""
    return (Write(Statement.DROP_LINES, {"key": match_id, "key_kind": LINE}),)


def clear_trouble(guild: int, channel: int) -> Writes:
    """Return the write that notes a post in a channel: the next failure there is told to the server's owner again."""
    return (Write(Statement.CLEAR_TROUBLE, {"key_guild": guild, "key_channel": channel}),)


def note_reach(shards: int, reached: Iterable[int], at: int) -> Writes:
    """Return the writes that members can reach these shards now. shards: how many the bot has."""
    return tuple(
        Write(Statement.REACH, {"shards": shards, "shard": shard, "reached_at": at}) for shard in sorted(reached)
    )


def rate_puzzle(puzzle_id: str, mu: float, sigma: float, played: int) -> Writes:
    """Return the write of the rating of a stored puzzle. It does nothing if the puzzle is deleted."""
    return (Write(Statement.PUZZLE_RATED, {"key": puzzle_id, "mu": mu, "sigma": sigma, "played": played}),)


def note_solved(user: int, puzzle_id: str, *, solved: bool) -> Writes:
    """Return the write of whether a member has solved a puzzle that they have opened."""
    return (Write(Statement.PUZZLE_SOLVED, {"key": puzzle_id, "key_user": user, "solved": solved}),)


def wake_league(league: str, at: int) -> Writes:
    """Return the write that makes a league due at once, also if a process has claimed it, unless it is closed.

    at: the present time, in milliseconds since 1970. A league that was due earlier still is so. Its due time is another
    one each time, so that a look under way does not put off this one.
    """
    return (Write(Statement.LEAGUE_DUE, {"key": league, "at": at}),)


def statements(dialect: str) -> Mapping[Statement, UpdateBase]:
    """Return the statements for "sqlite" or "postgresql". Their parameters are named like the values of a `Write`."""
    upsert = upsert_of(dialect)

    def replacing(table: Table, *columns: str) -> UpdateBase:
        row = upsert(table)
        return _or_change(row, {name: row.excluded[name] for name in columns})

    this_match, at = matches.c.id == bindparam("key"), bindparam("at", type_=BigInteger)
    return {
        Statement.STAMP: _stamp(upsert),
        Statement.DROP_DEADLINES: _delete(deadlines, match_id="key"),
        Statement.DROP_DEADLINE: _delete(deadlines, match_id="key", kind="key_kind"),
        Statement.NEW_MATCH: insert(matches),
        Statement.MATCH: update(matches).where(this_match),
        Statement.BOARD: update(matches).where(this_match),
        Statement.DROP_SEATS: _delete(seats, match_id="key"),
        Statement.SEAT: insert(seats),
        Statement.LOG: insert(log),
        Statement.THIN_LOG: _delete(log, match_id="key").where(log.c.version < bindparam("below")),
        Statement.FEAT: _feat(upsert),
        Statement.DEADLINE: replacing(deadlines, "version", "due", "claimed_until"),
        Statement.PLACE: update(matches).where(this_match),
        Statement.ARCHIVE: replacing(archives, "format", "entries"),
        Statement.DROP_TURNS: _delete(turns, match_id="key"),
        Statement.DROP_TURN: _delete(turns, match_id="key", seat="key_seat"),
        Statement.TURN: _turn(upsert),
        Statement.DROP_PLANNED: _delete(planned_turns, match_id="key"),
        Statement.PLANNED: insert(planned_turns),
        Statement.DROP_PAUSES: _delete(pauses, user_id="key_user").where(pauses.c.until < bindparam("before")),
        Statement.PAUSE: replacing(pauses, "until"),
        Statement.TERMS: replacing(terms, "terms"),
        Statement.DROP_CODES: delete(letter_codes).where(letter_codes.c.until < bindparam("before")),
        Statement.DROP_NOTICES: delete(notices).where(notices.c.id.like(bindparam("ids"))),
        Statement.NOTICE: insert(notices),
        Statement.HONOUR_BOARD: replacing(boards, "newest_at"),
        **_lines(upsert),
        Statement.RATING: replacing(ratings, "mu", "sigma", "played"),
        Statement.RATING_CHANGE: insert(rating_changes),
        Statement.SEASON: replacing(seasons, "closed_at"),
        Statement.DROP_LEFTOVER: _delete(leftovers, match_id="key", message="key_message"),
        Statement.DROP_LINES: _delete(leftovers, match_id="key", kind="key_kind"),
        Statement.CLEAR_TROUBLE: _delete(troubles, guild_id="key_guild", channel_id="key_channel"),
        Statement.LEFTOVER: replacing(leftovers, "channel_id", "kind", "version", "at"),
        Statement.LETTER: replacing(
            letters, "number", "channel_id", "message_id", "wanted", "version", "posted_at", "shown_at"
        ),
        Statement.CODE: insert(letter_codes),
        Statement.DAILY_COUNTED: update(daily_places)
        .where(*_same(daily_places, day="key_day", game="key_game", guild_id="key_guild", user_id="key_user"))
        .values(counted=true()),
        Statement.DAILY_TURNS: update(dailies).where(*_same(dailies, match_id="key", user_id="key_user")),
        Statement.REACH: replacing(reach, "reached_at"),
        Statement.PUZZLE: replacing(puzzles, "mu", "sigma", "played"),
        Statement.PUZZLE_RATED: update(puzzles).where(*_same(puzzles, id="key")),
        Statement.PUZZLE_TRY: insert(puzzle_tries),
        Statement.PUZZLE_SOLVED: update(puzzle_tries).where(*_same(puzzle_tries, puzzle_id="key", user_id="key_user")),
        Statement.PUZZLE_RATING: replacing(puzzle_ratings, "mu", "sigma", "played", "solved"),
        Statement.LEAGUE_DUE: update(leagues)
        .where(leagues.c.id == bindparam("key"))
        .values(
            due=case((leagues.c.due > at, at), else_=leagues.c.due) - literal_column("1"),
            claimed_until=literal_column("0"),
        ),
    }


def _same(table: Table, **parameters: str) -> list[ColumnElement[bool]]:
    """Return the conditions that these columns equal these parameters."""
    return [table.c[column] == bindparam(parameter) for column, parameter in parameters.items()]


def _delete(table: Table, **parameters: str) -> Delete:
    return delete(table).where(*_same(table, **parameters))


def _or_change(row: Any, values: Mapping[str, Any]) -> UpdateBase:
    """Return the statement that inserts a row, or sets `values` in the row that already has its key."""
    statement: UpdateBase = row.on_conflict_do_update(index_elements=row.table.primary_key.columns, set_=values)
    return statement


def _turn(upsert: Callable[[Table], Any]) -> UpdateBase:
    row = upsert(turns)
    same = [turns.c[name] == row.excluded[name] for name in ("user_id", "since")]
    goes_on = and_(turns.c.to_move, row.excluded.to_move, *same)
    new = {column.name: row.excluded[column.name] for column in turns.c if not column.primary_key}
    kept = {
        "reminded": case((goes_on, turns.c.reminded), else_=row.excluded.reminded),
        "muted": case((goes_on, turns.c.muted), else_=row.excluded.muted),
    }
    # Its next attempt finds out whether a reminder was sent.
    in_doubt = and_(goes_on, turns.c.handed_at.is_not(None))
    for name in ("attempts", "claimed_until", "handed_at", "handed_to"):
        kept[name] = case((in_doubt, turns.c[name]), else_=row.excluded[name])
    is_muted = and_(goes_on, turns.c.muted)
    kept["remind_at"] = case((is_muted, null()), (in_doubt, turns.c.remind_at), else_=row.excluded.remind_at)
    return _or_change(row, new | kept)


def _stamp(upsert: Callable[[Table], Any]) -> UpdateBase:
    """Return the upsert of a stamp. An unexpected one becomes NULL, which the column refuses: a conflict."""
    row = upsert(stamps)
    expected = stamps.c.stamp == row.excluded.stamp - literal_column("1")
    return _or_change(row, {"stamp": case((expected, row.excluded.stamp))})


def _feat(upsert: Callable[[Table], Any]) -> UpdateBase:
    """Return the upsert of a feat. The higher `number` stays, with its match; the old one if both are equal."""
    row = upsert(feats)
    further = row.excluded.number > feats.c.number
    columns = ("number", "match_id", "ended_at")
    furthest = {name: case((further, row.excluded[name]), else_=feats.c[name]) for name in columns}
    return _or_change(row, {**furthest, "times": feats.c.times + row.excluded.times})


def _lines(upsert: Callable[[Table], Any]) -> dict[Statement, UpdateBase]:
    """Return the four upserts of leaderboard lines: see `set_lines`.

    The statements themselves look up whether the member is left out, because this may change at any time.
    """
    # SQLAlchemy uses the parameter `user_id` for the inserted value, so this condition needs another name.
    asked = exists().where(left_out.c.user_id == bindparam("member"))
    row = upsert(honours).values(listed=not_(asked))
    new, old = row.excluded, honours.c
    better = new.value > old.value
    shorter = or_(new.undos < old.undos, and_(new.undos == old.undos, new.turns < old.turns))
    better_alone = or_(better, and_(new.value == old.value, shorter))
    more = new.value > literal_column("0")
    of_the_value = ("value", "ranked", *_OF_THE_MATCH)
    added = {"value": old.value + new.value, "ranked": or_(old.ranked, new.ranked)}
    kept = {
        Statement.HONOUR_BEST: {name: case((better, new[name]), else_=old[name]) for name in of_the_value},
        Statement.HONOUR_ALONE: {name: case((better_alone, new[name]), else_=old[name]) for name in of_the_value},
        Statement.HONOUR_SUM: {name: case((more, new[name]), else_=old[name]) for name in _OF_THE_MATCH} | added,
        Statement.HONOUR_NEWEST: {name: new[name] for name in of_the_value},
    }
    always = {"name": new["name"], "played": old.played + new.played}
    return {statement: _or_change(row, values | always) for statement, values in kept.items()}
