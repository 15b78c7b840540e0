"""Values for what a member does in a match of their own: a lesson, a puzzle, or a turn that they try again."""

import msgspec


class Learning(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where a member is in a lesson (`bot.engine.lessons`)."""

    lesson: str  # the key of the lesson
    task: str  # the key of the task
    made: tuple[str, ...] = ()  # the moves that were made for the task, in notation
    done: bool = False  # whether the task is done
    finished: bool = False  # whether the last task is done or skipped
    fresh: bool = False  # whether the task began on another board than the one that the member saw before


class Rated(msgspec.Struct, frozen=True):
    """What the answer to a puzzle has changed. The numbers are those of `puzzle_ratings` and `puzzles`."""

    mu_before: float  # the member's, before the answer
    mu: float
    sigma: float
    played: int
    solved: int
    puzzle_mu: float
    puzzle_sigma: float
    puzzle_played: int


class Riddle(msgspec.Struct, frozen=True, omit_defaults=True):
    """A puzzle that a member solves (`bot.engine.puzzles.Puzzle`), in a match of its own."""

    puzzle: str  # its id
    position: str
    answer: tuple[str, ...]
    motif: str
    mu: float  # its rating when it was opened
    sigma: float
    guild: int = 0  # the server whose members have played it; 0: computer players have
    solved: bool | None = None  # None: the member has neither made a turn nor been shown the answer
    given_up: bool = False  # whether the member has asked for the answer
    rated: Rated | None = None  # None until it is solved or missed
    again: bool = False  # whether the member tries it once more, which changes no ratings
    onward: bool = False  # whether the member plays on from the answer, against computer players


class TriedTurn(msgspec.Struct, frozen=True, omit_defaults=True):
    """A turn of a match that its member plays in a match of its own: once more, or to try moves."""

    match: str  # the id of the match that it comes from
    # Of the moment after the costly move in this turn (`Moment.number`). Of a board to try on, the match's version.
    number: int
    free: bool = False  # whether it is a board to try on: the member may take back everything
    advised: bool = True  # False: of a contest that goes on, so that nothing advises the member
