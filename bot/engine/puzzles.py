"""Finds puzzles: positions in which one turn is far better than every other.

A puzzle is made from the view of the seat to move. What this seat does not see is drawn at random
(`Composer.hidden`). So a puzzle tells nothing that the seat did not see, and its answer follows from what the solver
sees.

A candidate is found by a quick search. Then `check` searches `DEEPER` times as deep. It accepts the puzzle only if the
same turn is still far better than every other, in each of several samples of what is hidden. Only what passes it twice,
with other samples, becomes a puzzle.
"""

from collections.abc import Hashable, Iterator, Sequence
from hashlib import blake2b
from typing import Any, NamedTuple

import msgspec

from bot.engine.chance import Stream
from bot.engine.game import LEVELS, AnyGame, Level, Seat
from bot.engine.lessons import LEARNER
from bot.errors import NotationError

DEEPER = 4  # the check searches so many times as deep as what finds the candidates
SPARE = 1.5  # a new puzzle must be clear by so many times what is asked for, so that another sample agrees
SAMPLES = 2  # the samples of worlds in each of which the answer must be the best
WORLDS = 6  # the worlds in which a candidate is weighed
MOST_DRAWS = 100  # the most worlds that are drawn to find one which can be written down
MOST_MOVES = 100  # of a turn
MOST_TURNS = 1_000  # of a match that is played for puzzles

# Labels (`Stream.of`) for the random numbers of a position.
FOUND, CHECKED, HIDDEN, SOLVED, PLAYED, CHECKED_AGAIN = range(6)

Turn = tuple[Any, ...]  # the moves of one whole turn, in order

PLAIN = "best"  # the motif of a turn about which a game says nothing


class Deal(NamedTuple):
    """A kind of match that computer players play to find puzzles."""

    options: Any
    seats: int


class Puzzle(msgspec.Struct, frozen=True, omit_defaults=True):
    """A position in which one turn is far better than every other.

    Attributes:
        position: the position in the game's notation. The solver has seat 0, which is to move.
        answer: the moves of the best turn, in notation.
        motif: what the turn is about: a word of the game (`Composer.motif`), whose text is `<game>-motif-<word>`.
        solved: the levels of computer players that find the turn; the more, the easier.
    """

    position: str
    answer: tuple[str, ...]
    motif: str
    solved: tuple[Level, ...] = ()

    @property
    def id(self) -> str:
        """Return ten letters and digits that stand for this position and answer."""
        return blake2b(" ".join((self.position, *self.answer)).encode(), digest_size=5).hexdigest()


class Composer:
    """How puzzles of a game are made. These methods fit a game whose turns are single moves.

    Attributes:
        deals: the matches that computer players play to find puzzles; (): those of the game's default options.
        clear: by how much the best turn must be better than every other: points, or a chance to win.
    """

    deals: tuple[Deal, ...] = ()
    clear: float = 0.3

    def posed(self, state: Any) -> Any | None:
        """Return a position as a puzzle shows it; None: it makes no puzzle. The solver has seat 0 (`LEARNER`)."""
        return state

    def hidden(self, game: AnyGame, state: Any, seat: Seat, stream: Stream) -> Any | None:
        """Return a position with the same view for the seat. All that the seat does not see is drawn anew.

        The position can be written down. Returns None if no such position is found.
        """
        try:
            seen = game.view(game.read_position(game.write_position(state)), seat)
            for number in range(MOST_DRAWS):
                drawn = game.determinize(seen, Stream.of(stream.state, number))
                found = game.read_position(game.write_position(drawn))
                if game.view(found, seat) == seen:
                    return found
        except NotationError:  # a position that the notation does not allow
            pass
        return None

    def replayed(self, game: AnyGame, view: Any, seat: Seat, stream: Stream) -> tuple[Any, Seat]:
        """Return a position with this view, in which a match goes on, and the seat's number in it.

        All that the view does not show is drawn anew. The position need not be one that can be written down.

        view: of the seat, or the channel's.
        """
        return game.determinize(view, stream), seat

    def turns(self, game: AnyGame, view: Any, seat: Seat, stream: Stream, depth: int) -> Sequence[Turn]:
        """Return different turns, those that look best first. depth: 1 for a quick search, `DEEPER` for the check."""
        state = game.determinize(view, stream)
        return [(move,) for move in game.legal_moves(state, seat)]

    def weigh(
        self, game: AnyGame, view: Any, seat: Seat, turns: Sequence[Turn], stream: Stream, worlds: int
    ) -> list[float]:
        """Return what each of these turns is worth for the seat (`Game.weigh`)."""
        return game.weigh(view, seat, [turn[0] for turn in turns], stream, worlds)

    def is_over(self, game: AnyGame, state: Any, seat: Seat) -> bool:
        """Return whether the turn has ended. state: after a move of the seat."""
        return True

    def key(self, moves: Turn) -> Hashable:
        """Return what a turn amounts to. It is the same for two turns that make the same moves in another order."""
        return moves

    def answer(self, game: AnyGame, state: Any, seat: Seat, turn: Turn) -> Turn:
        """Return the moves of a turn in the position that is stored (`hidden`), where luck may decide about some."""
        return turn

    def is_right(self, game: AnyGame, state: Any, answer: Turn, made: Turn) -> bool:
        """Return whether a turn is as good as the answer. state: before both."""
        return self.key(made) == self.key(answer)

    def onward(self, game: AnyGame, state: Any) -> Any:
        """Return the position from which a puzzle is played on. state: after the answer."""
        return state

    def motif(self, game: AnyGame, state: Any, seat: Seat, turn: Turn) -> str:
        """Return what a turn is about: one word of lower case letters. `PLAIN` has no text."""
        return PLAIN

    def points(self, game: AnyGame, state: Any, seat: Seat, turn: Turn) -> tuple[int, int]:
        """Return the points that a turn itself makes for the seat, and those of what follows at once, such as a drop.

        game: one with points (`Game.scores`). state: before the turn. Where the second number can be above 0, the game
        has the text `<game>-puzzle-then`.
        """
        before = game.scores(state)[seat]
        for move in turn:
            state = game.apply(state, seat, move).state
        return game.scores(state)[seat] - before, 0

    def first(self, game: AnyGame, view: Any, seat: Seat, stream: Stream, level: Level) -> Any:
        """Return the first move of the turn that a computer player would play."""
        state = game.determinize(view, stream)
        *_, advice = game.advise(view, seat, list(game.legal_moves(state, seat)), stream, level)
        return advice.move

    def finds(self, game: AnyGame, state: Any, seat: Seat, answer: Turn, stream: Stream, level: Level) -> bool:
        """Return whether a computer player of this level finds the answer.

        It does if it begins the turn as the answer does, or with another of its moves.
        """
        return self.first(game, game.view(state, seat), seat, stream, level) in answer

    def played(self, game: AnyGame, state: Any, seat: Seat, stream: Stream) -> Any:
        """Return the state after a whole turn of a computer player, in a match that is played for puzzles."""
        for number in range(MOST_MOVES):
            move = self.first(game, game.view(state, seat), seat, Stream.of(stream.state, number), "normal")
            state = game.apply(state, seat, game.default(state, seat) if move is None else move).state
            if not game.to_move(state) or self.is_over(game, state, seat):
                break
        return state


def composer_of(game: AnyGame) -> Composer | None:
    """Return how puzzles of a game are made; None: it has none, as a game without computer players cannot check any."""
    if not game.about.plays_itself:
        return None
    composer: Composer = game.about.composer or Composer()
    return composer


# ---- one position ----


def puzzle_in(game: AnyGame, state: Any, stream: Stream) -> Puzzle | None:
    """Return the puzzle that a position makes; None: it makes none. stream: decides what is hidden, and the search."""
    composer, seat = composer_of(game), LEARNER
    posed = None if composer is None or len(game.to_move(state)) != 1 else composer.posed(state)
    if composer is None or posed is None or game.to_move(posed) != (seat,):
        return None
    found = _best(game, composer, game.view(posed, seat), seat, Stream.of(stream.state, FOUND), depth=1)
    if found is None:
        return None
    hidden = composer.hidden(game, posed, seat, Stream.of(stream.state, HIDDEN))
    if hidden is None:
        return None
    moves = composer.answer(game, hidden, seat, found)
    answer = tuple(game.notate(move) for move in moves)
    puzzle = Puzzle(game.write_position(hidden), answer, composer.motif(game, hidden, seat, moves))
    checks = (Stream.of(stream.state, label) for label in (CHECKED, CHECKED_AGAIN))
    if not all(check(game, puzzle, samples, spare=SPARE) for samples in checks):
        return None
    return msgspec.structs.replace(puzzle, solved=_solved(game, composer, puzzle, Stream.of(stream.state, SOLVED)))


def check(game: AnyGame, puzzle: Puzzle, stream: Stream, *, spare: float = 1.0) -> bool:
    """Return whether a puzzle has exactly one right answer: its own.

    spare: by how many times `Composer.clear` the answer must be better than every other turn.
    """
    composer = composer_of(game)
    if composer is None:
        return False
    state = game.read_position(puzzle.position)
    wanted, view = composer.key(tuple(map(game.parse, puzzle.answer))), game.view(state, LEARNER)
    for sample in range(SAMPLES):
        best = _best(game, composer, view, LEARNER, Stream.of(stream.state, sample), depth=DEEPER, spare=spare)
        if best is None or composer.key(best) != wanted:
            return False
    return True


def is_answer(game: AnyGame, puzzle: Puzzle, made: Sequence[str]) -> bool:
    """Return whether the moves of a turn are the answer of a puzzle. made: in notation."""
    composer, state = composer_of(game) or Composer(), game.read_position(puzzle.position)
    return composer.is_right(game, state, tuple(map(game.parse, puzzle.answer)), tuple(map(game.parse, made)))


def turn_is_over(game: AnyGame, state: Any, seat: Seat) -> bool:
    """Return whether the solver's turn has ended. state: after a move of theirs."""
    return not game.to_move(state) or (composer_of(game) or Composer()).is_over(game, state, seat)


def _best(
    game: AnyGame, composer: Composer, view: Any, seat: Seat, stream: Stream, *, depth: int, spare: float = 1.0
) -> Turn | None:
    """Return the turn that is far better than every other; None: there is no such turn."""
    turns = composer.turns(game, view, seat, Stream.of(stream.state, 0), depth)
    if len(turns) < 2:
        return None
    worths = composer.weigh(game, view, seat, turns, Stream.of(stream.state, 1), WORLDS * depth)
    order = sorted(range(len(turns)), key=lambda place: -worths[place])
    best, second = order[:2]
    return turns[best] if worths[best] - worths[second] >= spare * composer.clear else None


def _solved(game: AnyGame, composer: Composer, puzzle: Puzzle, stream: Stream) -> tuple[Level, ...]:
    """Return the levels whose computer players find the answer. A level finds what a lower level finds."""
    state, answer = game.read_position(puzzle.position), tuple(map(game.parse, puzzle.answer))
    for place, level in enumerate(LEVELS):
        if composer.finds(game, state, LEARNER, answer, stream, level):
            return LEVELS[place:]
    return ()


# ---- a match ----


def puzzles_of(game: AnyGame, seed: int, number: int = 0) -> Iterator[Puzzle]:
    """Yield the puzzles of a match that computer players play, but each answer once.

    seed: of the match. number: which of the deals; they follow each other again and again.
    """
    composer = composer_of(game)
    if composer is None:
        return
    deals = composer.deals or (Deal(game.about.samples[0], max(2, game.seats(game.about.samples[0]).low)),)
    deal = deals[number % len(deals)]
    state = game.setup(seed, deal.options, deal.seats).state
    known = set[Hashable]()  # a turn that nobody plays is often the best in the next position, too
    for turn in range(MOST_TURNS):
        waited_for = game.to_move(state)
        if not waited_for:
            return
        stream = Stream.of(seed, turn)
        found = puzzle_in(game, state, stream)
        key = None if found is None else composer.key(tuple(map(game.parse, found.answer)))
        if found is not None and key not in known:
            known.add(key)
            yield found
        state = composer.played(game, state, waited_for[0], Stream.of(stream.state, PLAYED))


def puzzles_from(game: AnyGame, seed: int, number: int) -> list[Puzzle]:
    """Return what `puzzles_of` yields. Called in a worker process."""
    return list(puzzles_of(game, seed, number))
