"""The types of rows, and functions that run queries. `bot.storage.schema` explains the columns."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from bot.storage.letter_rows import LetterRow
from bot.storage.planned_row import PlannedRow

if TYPE_CHECKING:  # A worker process needs the types of rows, but no database: without SQLAlchemy it starts faster.
    from sqlalchemy import Executable, Select
    from sqlalchemy.ext.asyncio import AsyncConnection

T = TypeVar("T")


async def rows_of(
    connection: "AsyncConnection", query: "Executable", kind: Callable[..., T], **values: Any
) -> tuple[T, ...]:
    """Return a `kind` for each row that a query finds. The parameters of `kind` are the columns.

    values: of the query's own parameters, by name.
    """
    return tuple(kind(**row) for row in (await connection.execute(query, values)).mappings())


async def row_of(connection: "AsyncConnection", query: "Executable", kind: Callable[..., T], **values: Any) -> T | None:
    """Return a `kind` for the only row that a query finds, or None if it finds no row. values: as in `rows_of`."""
    row = (await connection.execute(query, values)).mappings().one_or_none()
    return None if row is None else kind(**row)


async def values_of(connection: "AsyncConnection", query: "Executable") -> tuple[Any, ...]:
    """Return the first column of the rows that a query finds."""
    return tuple((await connection.execute(query)).scalars())


async def value_of(connection: "AsyncConnection", query: "Select[T]", **values: Any) -> T | None:
    """Return the value in the only row that a query finds, or None if it finds no row. values: as in `rows_of`."""
    return (await connection.execute(query, values)).scalar_one_or_none()


class MatchRow(msgspec.Struct, frozen=True):
    """A row of `matches`."""

    id: str
    game: str
    guild_id: int
    channel_id: int
    solo: bool
    phase: str
    host_id: int
    locale: str
    options: bytes
    scoreboard: str
    seed: str | None
    rules_version: int
    version: int
    state: bytes | None
    outcome: bytes | None
    board_message_id: int | None
    board_channel_id: int
    board_version: int
    board_posted_at: int | None
    board_shown_at: int | None
    board_mover: int | None
    board_told: int
    created_at: int
    updated_at: int


class SeatRow(msgspec.Struct, frozen=True):
    """A row of `seats`."""

    match_id: str
    seat: int
    user_id: int
    name: str
    present: bool
    undos: int
    place: int | None = None
    score: int | None = None
    won: bool | None = None


class LogRow(msgspec.Struct, frozen=True, kw_only=True):
    """A row of `log`."""

    match_id: str
    version: int
    kind: str
    seat: int | None
    user_id: int | None = None
    notation: str = ""
    events: bytes
    state: bytes | None
    rules_version: int
    parent: int | None = None
    sealed: bool = True
    mover: int | None = None
    step: str = ""
    interaction_id: int | None = None
    at: int


class LeftoverRow(msgspec.Struct, frozen=True):
    """A row of `leftovers`.

    Attributes:
        message: the id of the message; of a post in doubt, "n" and its nonce; of a board in words, "words".
        kind: see `bot.storage.leftovers`.
        version: of a line, that of the newest move that it tells, or 0. Of a post in doubt, that of the match. Of a
            message that calls a seat, that with which the turn began.
        at: when the message became a leftover; of a post in doubt or a call, when it was first sent.
    """

    match_id: str
    message: str
    channel_id: int
    kind: str
    version: int
    at: int


class DeadlineRow(msgspec.Struct, frozen=True):
    """A row of `deadlines`."""

    match_id: str
    kind: str
    version: int
    due: int
    claimed_until: int = 0


class TurnRow(msgspec.Struct, frozen=True):
    """A row of `turns`."""

    match_id: str
    seat: int
    user_id: int
    guild_id: int
    to_move: bool
    since: int
    at: int
    due: int | None
    time_left: int | None
    undone: bool
    remind_at: int | None = None
    reminded: int = 0
    attempts: int = 0
    muted: bool = False
    claimed_until: int = 0
    handed_at: int | None = None
    handed_to: str | None = None


class PauseRow(msgspec.Struct, frozen=True):
    """A row of `pauses`."""

    user_id: int
    match_id: str
    at: int
    guild_id: int
    until: int


class NoticeRow(msgspec.Struct, frozen=True):
    """A row of `notices`."""

    id: str
    notice: str
    due: int
    attempts: int = 0
    claimed_until: int = 0
    handed_at: int | None = None
    handed_to: str | None = None


class ReachRow(msgspec.Struct, frozen=True):
    """A row of `reach`."""

    shards: int
    shard: int
    reached_at: int
    away_since: int | None = None
    away_until: int | None = None


class ArchiveRow(msgspec.Struct, frozen=True):
    """A row of `archives`."""

    match_id: str
    format: int
    entries: bytes


class DayRow(msgspec.Struct, frozen=True):
    """A row of `daily_days`."""

    day: int
    due: int
    claimed_until: int


class DailyRow(msgspec.Struct, frozen=True):
    """A row of `dailies` whose match is not over."""

    day: int
    game: str
    user_id: int
    match_id: str
    own_day: int
    opened_at: int


class LastOpening(msgspec.Struct, frozen=True):
    """The last daily that a member opened, in any game.

    Attributes:
        opened_at: milliseconds since 1970.
        ahead: how many days `own_day` is ahead of `day`, at least, in all dailies of the member.
    """

    own_day: int
    opened_at: int
    ahead: int


class DepartureRow(msgspec.Struct, frozen=True):
    """A row of `departures`."""

    guild_id: int
    due: int
    claimed_until: int


class LineRow(msgspec.Struct, frozen=True):
    """A row of `honours`.

    Attributes:
        listed: False if the member asked to be left out of leaderboards. `writes.set_lines` ignores it.
    """

    guild_id: int
    game: str
    board: str
    season: int
    period: str
    user_id: int
    name: str
    value: int
    total: int | None
    turns: int
    undos: int
    played: int
    match_id: str
    ended_at: int
    ranked: bool
    listed: bool = True


class SeasonRow(msgspec.Struct, frozen=True):
    """A row of `seasons`."""

    guild_id: int
    game: str
    number: int
    began_at: int | None
    closed_at: int | None


class RatingRow(msgspec.Struct, frozen=True):
    """A row of `ratings`."""

    guild_id: int
    game: str
    season: int
    user_id: int
    mu: float
    sigma: float
    played: int


class PuzzleRow(msgspec.Struct, frozen=True):
    """A row of `puzzles`."""

    id: str
    game: str
    guild_id: int
    match_id: str | None
    position: str
    answer: str
    motif: str
    mu: float
    sigma: float
    played: int
    at: int


class PuzzleTryRow(msgspec.Struct, frozen=True):
    """A row of `puzzle_tries`."""

    user_id: int
    puzzle_id: str
    game: str
    at: int
    solved: bool | None = None


class PuzzleRatingRow(msgspec.Struct, frozen=True):
    """A row of `puzzle_ratings`."""

    user_id: int
    game: str
    mu: float
    sigma: float
    played: int
    solved: int


class AccuracyRow(msgspec.Struct, frozen=True):
    """A row of `accuracies`."""

    user_id: int
    match_id: str
    accuracy: int | None
    rules_version: int
    review_version: int


class ChangeRow(msgspec.Struct, frozen=True):
    """A row of `rating_changes`."""

    match_id: str
    seat: int
    guild_id: int
    game: str
    season: int
    number: int
    user_id: int
    place: int
    mu_before: float
    sigma_before: float
    mu: float
    sigma: float
    played: int
    ended_at: int


class FeatRow(msgspec.Struct, frozen=True):
    """A row of `feats`."""

    guild_id: int
    user_id: int
    game: str
    feat: str
    number: int
    times: int
    match_id: str
    ended_at: int


class WaitingRow(msgspec.Struct, frozen=True):
    """A seat that is to move in a member's match.

    Attributes:
        mine: whether this is the member's own seat.
        seat: the number of the seat, which is its place among `seats_of`.
        began: when its turn began, however often its clock has started anew since.
    """

    match_id: str
    game: str
    guild_id: int
    channel_id: int
    board_channel_id: int
    board_message_id: int | None
    mine: bool
    seat: int
    began: int
    due: int | None
    terms: str | None


class Snapshot(msgspec.Struct, frozen=True):
    """What the sessions need of a match.

    Attributes:
        head: the newest log entry; None if a damaged database has none.
        terms: JSON; None for default terms.
    """

    match: MatchRow
    seats: tuple[SeatRow, ...]
    head: LogRow | None
    turns: tuple[TurnRow, ...] = ()
    terms: str | None = None
    planned: tuple[PlannedRow, ...] = ()
    letters: tuple[LetterRow, ...] = ()
