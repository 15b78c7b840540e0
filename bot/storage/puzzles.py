"""Reads and writes puzzles, who has opened them, and the ratings of puzzles and members."""

from collections.abc import Sequence

from sqlalchemy import and_, delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.engine.puzzles import Puzzle
from bot.storage.database import insert_new
from bot.storage.privacy import drop_matches
from bot.storage.rows import PuzzleRatingRow, PuzzleRow, row_of, rows_of, values_of
from bot.storage.schema import puzzle_ratings, puzzle_tries, puzzles, seats, terms

START = 25.0  # the `mu` of a puzzle that only the level hard finds, and of a member before the first puzzle
EASIER = 4.0  # what each further level that finds the answer takes away
UNSURE = 4.0  # the `sigma` of a puzzle that nobody has tried
HARD = "hard"
AT_ONCE = 500  # ids in one statement
BETWEEN = ","  # the moves of an answer


def first_mu(puzzle: Puzzle) -> float:
    """Return the rating of a puzzle that nobody has tried: the more computer players find the answer, the lower."""
    return START + EASIER * (1 - len(puzzle.solved))


def row_of_puzzle(puzzle: Puzzle, game: str, guild: int, match_id: str | None, at: int) -> PuzzleRow:
    """Return the row of a new puzzle. The parameters are the row's columns."""
    answer = BETWEEN.join(puzzle.answer)
    about = (puzzle.id, game, guild, match_id, puzzle.position, answer, puzzle.motif)
    return PuzzleRow(*about, first_mu(puzzle), UNSURE, 0, at)


async def add(
    connection: AsyncConnection, game: str, guild: int, match_id: str | None, found: Sequence[Puzzle], at: int
) -> int:
    """Store puzzles, and return how many are new. For the parameters, see `row_of_puzzle`."""
    rows = [row_of_puzzle(one, game, guild, match_id, at) for one in found]
    return sum([await insert_new(connection, puzzles, **_columns(row)) for row in rows])


def _columns(row: PuzzleRow) -> dict[str, object]:
    return {name: getattr(row, name) for name in row.__struct_fields__}


async def stored(connection: AsyncConnection, game: str, guild: int) -> dict[str, float]:
    """Return the ratings (`mu`) of the stored puzzles of a game for members of a server, by id.

    guild: 0 in a direct message.
    """
    own = select(puzzles.c.id, puzzles.c.mu).where(puzzles.c.game == game, puzzles.c.guild_id.in_({0, guild}))
    return {row.id: row.mu for row in await connection.execute(own)}


async def puzzle(connection: AsyncConnection, puzzle_id: str) -> PuzzleRow | None:
    """Return a stored puzzle; None: it is not stored."""
    return await row_of(connection, select(puzzles).where(puzzles.c.id == puzzle_id), PuzzleRow)


async def opened(connection: AsyncConnection, user: int, game: str) -> frozenset[str]:
    """Return the ids of the puzzles of a game that a member has opened."""
    own = select(puzzle_tries.c.puzzle_id).where(puzzle_tries.c.user_id == user, puzzle_tries.c.game == game)
    return frozenset(await values_of(connection, own))


async def ratings_of(connection: AsyncConnection, user: int) -> tuple[PuzzleRatingRow, ...]:
    """Return how well a member solves puzzles, for each game, the game with the most puzzles first."""
    own = select(puzzle_ratings).where(puzzle_ratings.c.user_id == user)
    return await rows_of(connection, own.order_by(puzzle_ratings.c.played.desc()), PuzzleRatingRow)


async def rating_of(connection: AsyncConnection, user: int, game: str) -> PuzzleRatingRow | None:
    """Return how well a member solves puzzles of a game; None: they have tried none."""
    own = and_(puzzle_ratings.c.user_id == user, puzzle_ratings.c.game == game)
    return await row_of(connection, select(puzzle_ratings).where(own), PuzzleRatingRow)


async def drop_of(connection: AsyncConnection, user: int) -> tuple[str, ...]:
    """Delete the puzzles from a member's matches, as `drop_from` does."""
    own = await values_of(connection, select(seats.c.match_id).where(seats.c.user_id == user))
    return await drop_from(connection, own)


async def drop_from(connection: AsyncConnection, match_ids: Sequence[str]) -> tuple[str, ...]:
    """Delete the puzzles from these matches, and the matches in which members are solving them. Return their ids."""
    gone: list[str] = []
    for start in range(0, len(match_ids), AT_ONCE):
        some = match_ids[start : start + AT_ONCE]
        gone += await values_of(connection, delete(puzzles).where(puzzles.c.match_id.in_(some)).returning(puzzles.c.id))
    solving: list[str] = []
    for one in gone:  # such matches are few
        solving += await values_of(connection, select(terms.c.match_id).where(terms.c.terms.contains(_named(one))))
    await drop_matches(connection, solving)
    return tuple(solving)


def _named(puzzle_id: str) -> str:
    """Return how the terms of a match name its puzzle (`bot.sessions.taught.Riddle`)."""
    return f'"puzzle":"{puzzle_id}"'
