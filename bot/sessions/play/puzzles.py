"""Puzzles in play: each is a private match of one member, as a lesson is. Its position is that of the puzzle.

A member has at most one open puzzle of a game, and one of the day. It goes on where it was, also after a restart. The
member's first whole turn decides whether it is solved. The ratings of member and puzzle then change as if the two had
played a match. A puzzle is opened once by each member, so nobody can look up the answer and come back.

Puzzles come with the bot (`puzzle_files`). Others are found by `python -m bot puzzles`, and in finished matches of
members (`bot.sessions.memory.harvest`), which only members of the same server see.
"""

from collections.abc import Callable, Iterable, Mapping
from contextlib import AsyncExitStack, suppress
from functools import partial
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from bot.engine.chance import Stream
from bot.engine.lessons import LEARNER
from bot.engine.puzzles import Puzzle, composer_of
from bot.errors import NoSession, NotAllowed, NotationError, Over, Unreadable
from bot.machine import Chance
from bot.sessions import refusals
from bot.sessions.change import AnyGame, Change, Command
from bot.sessions.database import Database
from bot.sessions.leaderboards.counting import Strength, rated
from bot.sessions.leaving import end
from bot.sessions.matches import Matches
from bot.sessions.model import IN_PUZZLE, IN_TODAYS_PUZZLE, Match, Place, Request
from bot.sessions.pace import DAY
from bot.sessions.play import private_matches, retries
from bot.sessions.play.courses import Course, Courses
from bot.sessions.play.private_matches import laid_out
from bot.sessions.play.puzzle_files import shipped
from bot.sessions.play.riddles import puzzle_of
from bot.sessions.play.turns import check_playing
from bot.sessions.taught import Learning, Rated, Riddle
from bot.storage import puzzles, reads, writes
from bot.storage.rows import PuzzleRatingRow, PuzzleRow, PuzzleTryRow
from bot.storage.writer import ConflictError
from bot.storage.writes import Writes

LESSON = "puzzle"  # the key of the lesson in the terms of each puzzle
TRIES = 5  # the most attempts to open a puzzle, because another press may open it first
NEAREST = 10  # of so many puzzles with the nearest ratings, chance chooses one
SEED_BITS = 64
POINTS, MIDDLE = 40, 500  # a shown rating is 40 * mu + 500: a beginner has 1500
FILED = 0  # the server of puzzles that computer players have played
SHOWN = "show"  # the notation of the entry with which a member asks for the answer
BEGUN = "begin"


def shown_rating(mu: float) -> int:
    """Return a rating as members read it; 1500 is that of a member before the first puzzle."""
    return round(POINTS * mu + MIDDLE)


FIRST_RATING = shown_rating(Strength().mu)


class StrengthsOf(msgspec.Struct, frozen=True):
    """A fact: the ratings of the member (`PuzzleRatingRow` or None) and of the puzzle (`PuzzleRow` or None)."""

    user: int
    game: str
    puzzle: str


# -- decisions -------------------------------------------------------------------------------------------------------


def begin(
    command: Command, match_id: str, place: Place, game: AnyGame, course: Course, riddle: Riddle, locale: str
) -> Change:
    """Open a puzzle. The seats of all others have names of computer players, but nobody plays them."""
    state = game.read_position(riddle.position)
    change = private_matches.begun(command, match_id, place, game, course.options_of(state), locale)
    return laid_out(
        change.with_terms(riddle=riddle), course, Learning(LESSON, riddle.puzzle), state, BEGUN, retries.LEVEL
    )


def give_up(change: Change, version: int) -> Change:
    """Ask for the answer. A second press changes nothing. version: of the pressed board.

    Raises NotSeated, StaleBoard, Over, NotAllowed (the match is no puzzle).
    """
    match, riddle, learning = change.match, change.match.terms.riddle, change.match.terms.lesson
    if riddle is None or learning is None:
        raise NotAllowed("error-unknown-button")
    check_playing(match)
    assert change.own_seat == LEARNER
    if riddle.solved is not None:
        return change
    if version != match.version:
        raise refusals.stale_board()
    change = change.with_terms(riddle=replace(riddle, solved=False, given_up=True), lesson=replace(learning, done=True))
    return change.with_entry("task", seat=LEARNER, notation=SHOWN).with_state(match.state)


def follow(_: Match | None, change: Change) -> Change:
    """Note how the ratings change if a puzzle is decided now."""
    match, riddle = change.match, change.match.terms.riddle
    if riddle is None or riddle.solved is None or riddle.rated is not None:
        return change
    fact = StrengthsOf(match.seats[LEARNER].user, match.game, riddle.puzzle)
    own, known = change.fact(fact)
    return change.with_terms(riddle=replace(riddle, rated=_rated(riddle, own, known)))


def _rated(riddle: Riddle, own: PuzzleRatingRow | None, known: PuzzleRow | None) -> Rated:
    member = Strength() if own is None else Strength(own.mu, own.sigma, own.played)
    puzzle = Strength(riddle.mu, riddle.sigma) if known is None else Strength(known.mu, known.sigma, known.played)
    places = (1, 2) if riddle.solved else (2, 1)
    after, puzzle_after = rated((member, puzzle), places)
    solved = (0 if own is None else own.solved) + bool(riddle.solved)
    numbers = (puzzle_after.mu, puzzle_after.sigma, puzzle_after.played)
    return Rated(member.mu, after.mu, after.sigma, after.played, solved, *numbers)


def record(change: Change) -> Writes:
    """Return the rows of a change that opens or decides a puzzle."""
    match, riddle = change.match, change.match.terms.riddle
    if riddle is None or not match.seats:
        return ()
    user = match.seats[LEARNER].user
    if change.before is None:
        return writes.put(PuzzleTryRow(user, riddle.puzzle, match.game, match.created_at))
    before = change.before.terms.riddle
    if riddle.rated is None or before is None or before.rated is not None:
        return ()
    found = riddle.rated
    rows = writes.note_solved(user, riddle.puzzle, solved=bool(riddle.solved))
    rows += writes.put(PuzzleRatingRow(user, match.game, found.mu, found.sigma, found.played, found.solved))
    if riddle.guild != FILED:
        return rows + writes.rate_puzzle(riddle.puzzle, found.puzzle_mu, found.puzzle_sigma, found.puzzle_played)
    row = puzzles.row_of_puzzle(puzzle_of(riddle), match.game, FILED, None, match.updated_at)
    rating = (found.puzzle_mu, found.puzzle_sigma, found.puzzle_played)
    return rows + writes.put(replace(row, mu=rating[0], sigma=rating[1], played=rating[2]))


# -- which puzzle ----------------------------------------------------------------------------------------------------


def chosen(known: Mapping[str, float], opened: frozenset[str], mu: float, stream: Stream) -> str | None:
    """Return the id of a puzzle with a rating near `mu` that was not opened yet; None: there is none.

    known: the ratings of all puzzles, by id.
    """
    fresh = sorted(known.keys() - opened, key=lambda one: (abs(known[one] - mu), one))
    if not fresh:
        return None
    place, _ = stream.below(min(NEAREST, len(fresh)))
    return fresh[place]


class Standing(NamedTuple):
    """How well a member solves puzzles of a game. rating: as `shown_rating`."""

    game: str
    rating: int
    played: int
    solved: int


class Puzzles:
    """Opens puzzles for members, and gives answers. Every method raises NotKept.

    match_ids: returns the id of a new match.
    files: returns the puzzles of a game that come with the bot.
    """

    def __init__(
        self,
        matches: Matches,
        database: Database,
        games: Mapping[str, AnyGame],
        courses: Courses,
        chance: Chance,
        *,
        match_ids: Callable[[], str],
        files: Callable[[str], Iterable[Puzzle]] = shipped,
    ) -> None:
        self._matches = matches
        self._database = database
        self._games = games
        self._courses = courses
        self._chance = chance
        self._match_ids = match_ids
        self._files = files
        self._filed: dict[str, tuple[Riddle, ...]] = {}  # by game, once they are read

    def has(self, game: str) -> bool:
        """Return whether a game can have puzzles."""
        return game in self._games and composer_of(self._games[game]) is not None

    async def open(self, request: Request, game: str, guild: int) -> Match:
        """Return the member's open puzzle of a game, or open one. guild: 0 in a direct message.

        Raises NotAllowed (the game has no puzzles, or the member has opened all), Draining.
        """
        if not self.has(game) or game not in self._courses:
            raise NotAllowed("puzzle-error-none", game=game)
        return await self._matches.finish(self._open(request, game, guild))

    async def todays(self, request: Request, game: str) -> Match:
        """Return the member's puzzle of the day, which is the same for everybody, or open it.

        Raises NotAllowed (the game has no puzzles, or the member has had this one), Draining.
        """
        riddle = self.of_the_day(game)
        if riddle is None or game not in self._courses:
            raise NotAllowed("puzzle-error-none", game=game)
        return await self._matches.finish(self._todays(request, game, riddle))

    def of_the_day(self, game: str) -> Riddle | None:
        """Return today's puzzle of a game, one of those that come with the bot; None: there are none."""
        known = self._of_files(game) if self.has(game) else ()
        if not known:
            return None
        place, _ = Stream.of(self._matches.now() // DAY).below(len(known))
        return known[place]

    @property
    def next_day(self) -> int:
        """Return when the next puzzles of the day come, in milliseconds since 1970."""
        return (self._matches.now() // DAY + 1) * DAY

    async def is_new_today(self, user: int, game: str) -> bool:
        """Return whether a game has a puzzle of the day that the member has not opened."""
        riddle = self.of_the_day(game)
        return riddle is not None and riddle.puzzle not in await self._database.read(puzzles.opened, user, game)

    async def current(self, user: int, game: str) -> Match | None:
        """Return the puzzle that a member has before them, decided or not; None: there is none.

        Of the puzzle of the day and another one, it is the one that has changed last.
        """
        found = []
        for place in (IN_PUZZLE, IN_TODAYS_PUZZLE):
            match_id = await self._database.read(reads.open_match, place.channel, game, user)
            with suppress(NoSession, Unreadable):
                if match_id is not None:
                    found.append(await self._matches.match(match_id))
        return max((one for one in found if not one.over), key=lambda one: one.updated_at, default=None)

    async def next(self, request: Request, match: Match, guild: int) -> Match:
        """Open the next puzzle once this one is decided. Raises the errors of `open`, and NotSeated."""
        riddle = match.terms.riddle
        if riddle is None:
            raise NotAllowed("error-unknown-button")
        if match.seat_of(request.member.user) is None:
            raise refusals.not_seated(match, request.member.user)
        return await self.open(request, match.game, guild)

    async def give_up(self, request: Request, match: Match, version: int) -> Match:
        """Note that the member asks for the answer. Returns and raises as `Matches.change` does."""
        return await self._matches.change(match.id, partial(give_up, version=version), request)

    async def try_again(self, request: Request, match: Match, version: int) -> Match:
        """Lay out the position of a decided puzzle once more. Returns and raises as `Matches.change` does."""
        decide = partial(retries.try_again, course=self._courses[match.game], version=version)
        return await self._matches.change(match.id, decide, request)

    async def play_on(self, request: Request, match: Match, version: int) -> Match:
        """Let the member play on from the answer. Returns and raises as `Matches.change` does."""
        decide = partial(retries.play_on, course=self._courses[match.game], version=version)
        return await self._matches.change(match.id, decide, request)

    async def standings(self, user: int) -> tuple[Standing, ...]:
        """Return how well a member solves puzzles, for each game that they have tried."""
        rows = await self._database.read(puzzles.ratings_of, user)
        return tuple(Standing(row.game, shown_rating(row.mu), row.played, row.solved) for row in rows)

    async def fact(
        self, _: Match, fact: StrengthsOf, held: AsyncExitStack
    ) -> tuple[PuzzleRatingRow | None, PuzzleRow | None]:
        """Return the value of a fact. Hold the lock of the game's puzzles until the caller has stored its change."""
        await held.enter_async_context(self._database.locked(f"puzzles {fact.game}"))
        own = await self._database.read(puzzles.rating_of, fact.user, fact.game)
        return own, await self._database.read(puzzles.puzzle, fact.puzzle)

    # -- private -----------------------------------------------------------------------------------------------------

    async def _open(self, request: Request, game: str, guild: int) -> Match:
        async def begin_one() -> Match:
            return await self._begin(request, game, IN_PUZZLE, await self._choose(request, game, guild))

        about = self._matches, self._database, request, IN_PUZZLE, game
        return await private_matches.opened(*about, _is_undecided, begin_one)

    async def _todays(self, request: Request, game: str, riddle: Riddle) -> Match:
        for _ in range(TRIES):
            opened = await self._database.read(puzzles.opened, request.member.user, game)
            found = await self._found(request, game, IN_TODAYS_PUZZLE)
            if found is not None and found.terms.riddle is not None and found.terms.riddle.puzzle == riddle.puzzle:
                return found
            if found is not None:  # that of an earlier day
                with suppress(Over):
                    await self._matches.change(found.id, end)
            if riddle.puzzle in opened:
                raise NotAllowed("puzzle-error-todays", game=game)
            try:
                return await self._begin(request, game, IN_TODAYS_PUZZLE, riddle)
            except ConflictError as problem:  # another press has opened it meanwhile
                conflict = problem
        raise refusals.not_kept() from conflict

    async def _begin(self, request: Request, game: str, place: Place, riddle: Riddle) -> Match:
        """Create the match of a puzzle. Raises ConflictError if the member has opened one meanwhile."""
        about = place, self._games[game], self._courses[game], riddle, request.locale
        return await self._matches.create(lambda command: begin(command, self._match_ids(), *about), request)

    async def _found(self, request: Request, game: str, place: Place) -> Match | None:
        """Return the member's open puzzle if it is not decided yet. End it otherwise."""
        return await private_matches.still_open(self._matches, self._database, request, place, game, _is_undecided)

    async def _choose(self, request: Request, game: str, guild: int) -> Riddle:
        user = request.member.user
        stored = await self._database.read(puzzles.stored, game, guild)
        opened = await self._database.read(puzzles.opened, user, game)
        own = await self._database.read(puzzles.rating_of, user, game)
        known = {one.puzzle: one.mu for one in self._of_files(game)} | stored
        mu = Strength().mu if own is None else own.mu
        stream, todays = Stream.of(self._chance.bits(SEED_BITS)), self.of_the_day(game)
        kept_back = frozenset[str]() if todays is None else frozenset((todays.puzzle,))
        riddle = await self._readable(game, known, opened | kept_back, mu, stream)
        riddle = riddle or await self._readable(game, known, opened, mu, stream)
        if riddle is None and not opened:
            raise NotAllowed("puzzle-error-none", game=game)
        if riddle is None:
            raise NotAllowed("puzzle-error-all-opened", game=game, count=len(opened))
        return riddle

    async def _readable(
        self, game: str, known: Mapping[str, float], left: frozenset[str], mu: float, stream: Stream
    ) -> Riddle | None:
        """Return the puzzle that is `chosen`, but none that today's rules cannot read any more. left: as `opened`."""
        while (puzzle_id := chosen(known, left, mu, stream)) is not None:
            row = await self._database.read(puzzles.puzzle, puzzle_id)
            filed = next((one for one in self._of_files(game) if one.puzzle == puzzle_id), None)
            riddle = filed if row is None else _riddle(row)
            if riddle is not None and _is_readable(self._games[game], riddle):
                return riddle
            left |= {puzzle_id}
        return None

    def _of_files(self, game: str) -> tuple[Riddle, ...]:
        """Return the puzzles that come with the bot, sorted by their ids."""
        if game not in self._filed:
            found = (
                Riddle(one.id, one.position, one.answer, one.motif, puzzles.first_mu(one), puzzles.UNSURE)
                for one in self._files(game)
            )
            self._filed[game] = tuple(sorted(found, key=lambda one: one.puzzle))
        return self._filed[game]


def _is_readable(game: AnyGame, riddle: Riddle) -> bool:
    try:
        game.read_position(riddle.position)
    except NotationError:
        return False
    return True


def _riddle(row: PuzzleRow) -> Riddle:
    answer = tuple(row.answer.split(puzzles.BETWEEN))
    return Riddle(row.id, row.position, answer, row.motif, row.mu, row.sigma, row.guild_id)


def _is_undecided(match: Match) -> bool:
    riddle = match.terms.riddle
    return riddle is not None and riddle.solved is None and not match.over
