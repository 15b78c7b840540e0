"""The rules of Gems 3D: what a match starts with, who may move where, what a move does, how it ends.

Every refusal has a key of its own and names what would be right; `wording.VOCABULARY` lists them all.
"""

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import compress

import msgspec

from bot.engine.chance import Stream
from bot.engine.game import Outcome, Seat, SeatRange, Standing, Step
from bot.errors import IllegalMove, OptionError
from bot.games.gems3d.draft import Dice, Draft
from bot.games.gems3d.grid import filled, flags, grid_of, members
from bot.games.gems3d.model import (
    DROP_RANGE,
    GEM_LETTERS,
    GEM_NAMES,
    LINE_RANGE,
    POINTS_PER_TRICK,
    RACE_DROPS,
    RACE_SEATS,
    RELAY_SEATS,
    SIZE_RANGE,
    TYPES_RANGE,
    Address,
    Board,
    BoardDone,
    Ending,
    Event,
    GemMoved,
    MatchEnded,
    Mode,
    Move,
    Options,
    RaceBegun,
    SeatLeft,
    Shift,
    State,
    StepTaken,
    Trick,
    TrickPlayed,
)
from bot.games.gems3d.notation import address_name, address_of, cell_at, cell_name, last_cell_name
from bot.games.gems3d.tricks import best_hint, chosen_gem, spots, usable

ALL_GEMS = range(1, len(GEM_NAMES) + 1)
NAMED_IN_REFUSAL = 3  # cells that a refusal offers instead
SEATS = {
    Mode.SOLO: SeatRange(1, 1),
    Mode.RELAY: SeatRange(*RELAY_SEATS),
    Mode.RACE: SeatRange(*RACE_SEATS),
    Mode.DAILY: SeatRange(1, 1),
}
ALONE = (Mode.SOLO, Mode.DAILY)


def check_options(options: Options) -> None:
    """Raises OptionError (gems3d-option-range) for the first option that is outside its range."""
    _check_range("size", options.size, *SIZE_RANGE)
    _check_range("types", options.types, *TYPES_RANGE)
    # no more gems than cells: the smallest board has 25, more than any drop, so the range says it all
    _check_range("drop", options.drop, *DROP_RANGE)
    _check_range("line", options.line, LINE_RANGE[0], min(LINE_RANGE[1], options.size))


def scoreboard(options: Options) -> str:
    """Return the key of the leaderboard: "relay-9-7-3-5-hard". Scores are compared between matches of one mode and
    the same settings.
    """
    parts = (options.mode.value, options.size, options.types, options.drop, options.line)
    return "-".join(map(str, parts)) + ("-hard" if options.hard else "")


def setup(seed: int, options: Options, seats: int) -> Step[State]:
    """Return the first state. Raises OptionError for options (gems3d-option-range) or seats (gems3d-seats-range)."""
    check_options(options)
    allowed = SEATS[options.mode]
    if not allowed.low <= seats <= allowed.high:
        raise OptionError("gems3d-seats-range", option="seats", low=allowed.low, high=allowed.high)
    chosen, _ = Stream.of(seed, Dice.TYPES_IN_PLAY).sample(ALL_GEMS, options.types)
    types = bytes(sorted(chosen))
    draft = Draft(Board(bytes(options.size**2)), seed, types, options, None)
    draft.open()
    board = draft.finish()
    racing = options.mode is Mode.RACE
    # in a race all begin alike, and what fell is for those who race
    state = State(options, seed, types, (board,) * (seats if racing else 1), (0,) * seats, (True,) * seats)
    return Step(state, (RaceBegun(RACE_DROPS),) if racing else tuple(draft.events), sealed=True)


def board_of(state: State, seat: Seat | None) -> Board:
    """Return the board that a seat plays on: its own in a race, else the one that all share."""
    return state.boards[seat if seat is not None and state.options.mode is Mode.RACE else 0]


def steps_of(board: Board) -> int:
    """Return how many moves and tricks have made a board what it is. It tells apart what one member has seen of it."""
    return board.turns + board.score // POINTS_PER_TRICK - board.tricks


def is_over(state: State) -> bool:
    """Return whether the match is over: in a race every board has to be."""
    return all(board.over for board in state.boards)


def to_move(state: State) -> tuple[Seat, ...]:
    """Return the seat whose turn it is; in a race all whose boards go on; () when the match is over."""
    if state.options.mode is Mode.RACE:
        return tuple(Seat(seat) for seat, board in enumerate(state.boards) if not board.over)
    return () if is_over(state) else (state.turn,)


def legal_moves(state: State, seat: Seat) -> list[Move]:
    """Return every move in canonical form: shifts by start and goal, then tricks."""
    if seat not in to_move(state):
        return []
    moves: list[Move] = []
    board, size = board_of(state, seat), state.options.size
    selectors: dict[int, bytes] = {}  # few different ones: most gems border on the same empty part
    for start, reach in reaches(board.cells, size):
        if reach not in selectors:
            selectors[reach] = flags(reach, size * size)
        moves.extend(compress(_shifts_from(size, start), selectors[reach]))
    if board.tricks:
        for spot in spots(state, board):
            moves.extend(Trick(address_of(spot.cell, size), gem) for gem in spot.gems)
    return moves


def reaches(cells: bytes, size: int) -> Iterator[tuple[int, int]]:
    """Return each gem that can move, by cell, and the set of cells that it reaches."""
    grid, occupied = grid_of(size), filled(cells)
    part_of = [0] * grid.area  # the connected empty part that a cell belongs to; none for a filled one
    for part in grid.components(grid.all ^ occupied):
        for cell in members(part):
            part_of[cell] = part
    for cell in compress(range(grid.area), cells):
        reach = 0
        for near in grid.neighbours[cell]:
            reach |= part_of[near]
        if reach:
            yield cell, reach


def apply(state: State, seat: Seat, move: Move) -> Step[State]:
    """Play a move. Raises IllegalMove with one of the keys of `wording.VOCABULARY`."""
    board = board_of(state, seat)
    if board.over:
        raise IllegalMove("gems3d-over" if is_over(state) else "gems3d-done")
    if seat not in to_move(state):
        raise IllegalMove("gems3d-not-your-turn", seat=state.turn)
    if isinstance(move, Shift):
        return _apply_shift(state, board, seat, move)
    return _apply_trick(state, board, seat, move)


def leave(state: State, seat: Seat) -> Step[State]:
    """Return the match without the seat, which gives up.

    A relay that goes on is sealed in Hard alone: without the seat an earlier board goes on in the same way.
    Raises IllegalMove when the match is over or the seat has left before.
    """
    mode, board = state.options.mode, board_of(state, seat)
    if is_over(state):
        raise IllegalMove("gems3d-over")
    if not state.present[seat]:
        raise IllegalMove("gems3d-left-before")
    present = tuple(here and place != seat for place, here in enumerate(state.present))
    left = msgspec.structs.replace(state, present=present)
    if mode is Mode.RACE:
        return _leave_race(left, seat)
    if any(present):
        if state.turn == seat:
            left = msgspec.structs.replace(left, turn=_next_seat(left))
        return Step(left, (SeatLeft(seat),), sealed=state.options.hard)
    reason: Ending = "resigned" if mode is Mode.SOLO else "closed" if mode is Mode.DAILY else "left"
    ended = msgspec.structs.replace(board, over=reason)
    end = MatchEnded(reason, board.score, board.turns)
    # Alone at the board, to leave and to end the match is one thing.
    events = (end,) if mode in ALONE else (SeatLeft(seat), end)
    return Step(msgspec.structs.replace(left, boards=(ended,)), events, sealed=True)


def outcome(state: State) -> Outcome | None:
    """Return seats by the points credited to them, in a race by those of their boards, equal places shared; None while
    the match goes on.
    """
    if not is_over(state):
        return None
    results = [_result(state, Seat(seat)) for seat in range(len(state.credits))]
    ranked = sorted(range(len(results)), key=lambda seat: -results[seat])
    racing = state.options.mode is Mode.RACE
    standings = tuple(
        Standing(
            seat=Seat(seat),
            place=1 + sum(other > results[seat] for other in results),
            score=results[seat],
            turns=state.boards[seat].turns if racing else None,
        )
        for seat in ranked
    )
    if racing:
        return Outcome("raced", standings, None, sum(board.turns for board in state.boards))
    board = board_of(state, None)
    total = None if state.options.mode in ALONE else board.score
    return Outcome(board.over or "", standings, total, board.turns)


def default(state: State, seat: Seat) -> Move:
    """Return what a seat plays that let its time pass: the first move there is; the best trick where only tricks are
    left.
    """
    board, size = board_of(state, seat), state.options.size
    for start, reach in reaches(board.cells, size):
        return _shifts_from(size, start)[members(reach)[0]]
    hint = best_hint(state, board)
    if hint is None:
        raise IllegalMove("gems3d-over")
    return Trick(address_of(hint.cell, size), hint.gem)


def _result(state: State, seat: Seat) -> int:
    """Return the points of a seat. A member alone has all points of the board, the opening drop's too."""
    return state.credits[seat] if state.options.mode is Mode.RELAY else board_of(state, seat).score


def _leave_race(left: State, seat: Seat) -> Step[State]:
    """Return the match after a seat has left a race: its board counts as it stands."""
    board = board_of(left, seat)
    if board.over:
        return Step(left, (SeatLeft(seat),), sealed=True)
    ended = _with_board(left, seat, msgspec.structs.replace(board, over="closed"))
    return Step(ended, _heard(ended, seat), sealed=True)


def _with_board(state: State, seat: Seat, board: Board) -> State:
    boards = (*state.boards[:seat], board, *state.boards[seat + 1 :])
    return msgspec.structs.replace(state, boards=boards)


def _heard(state: State, seat: Seat) -> tuple[Event, ...]:
    """Return what all hear of a step in a race."""
    board = board_of(state, seat)
    if not board.over:
        return (StepTaken(seat, board.turns),)
    done = BoardDone(seat, board.turns)
    if not is_over(state):
        return (done,)
    best = max(one.score for one in state.boards)
    return (done, MatchEnded("raced", best, sum(one.turns for one in state.boards)))


def _apply_shift(state: State, board: Board, seat: Seat, move: Shift) -> Step[State]:
    size = state.options.size
    start, goal = cell_at(move.start, size), cell_at(move.goal, size)
    if start is None or goal is None:
        raise off_board(move.goal if goal is None else move.start, size)
    gem = board.cells[start]
    path = None
    if gem and not board.cells[goal]:
        grid = grid_of(size)
        path = grid.path(start, goal, grid.all ^ filled(board.cells))
    if path is None:
        raise _why_not(state, board, start, goal)
    draft = Draft(board, state.seed, state.types, state.options, seat)
    draft.events.append(GemMoved(seat, gem, path, size))
    draft.cells[start], draft.cells[goal] = 0, gem
    draft.settle_move(gem)
    return _step(state, seat, draft, draft.finish(path=path, turns=1), _next_seat(state))


def _apply_trick(state: State, board: Board, seat: Seat, move: Trick) -> Step[State]:
    size = state.options.size
    cell = cell_at(move.cell, size)
    if cell is None:
        raise off_board(move.cell, size)
    gem = chosen_gem(state, board, cell, move.gem)
    draft = Draft(board, state.seed, state.types, state.options, seat)
    draft.events.append(TrickPlayed(seat, cell, board.cells[cell], gem, size))
    draft.cells[cell] = gem
    draft.settle_trick(gem)
    return _step(state, seat, draft, draft.finish(tricked=cell, tricks_used=1), state.turn)


def _step(state: State, seat: Seat, draft: Draft, board: Board, turn: Seat) -> Step[State]:
    """Credit what was scored; end a board that is full, or whose race has had all drops. turn: who moves next."""
    credited, racing = state.credits, state.options.mode is Mode.RACE
    if draft.points:
        credited = (*credited[:seat], credited[seat] + draft.points, *credited[seat + 1 :])
    if 0 not in board.cells and not (board.tricks and usable(state, board)):
        board = msgspec.structs.replace(board, over="full")
    elif racing and board.drops >= RACE_DROPS:
        board = msgspec.structs.replace(board, over="drops")
    if racing:
        after = _with_board(msgspec.structs.replace(state, credits=credited), seat, board)
        # Going back would take the others' steps with it, and whoever goes back knows what falls.
        return Step(after, _heard(after, seat), sealed=True)
    if board.over:
        draft.events.append(MatchEnded(board.over, board.score, board.turns))
    after = State(state.options, state.seed, state.types, (board,), credited, state.present, turn)
    sealed = state.options.hard or draft.points > 0 or board.over is not None
    return Step(after, tuple(draft.events), sealed)


def _next_seat(state: State) -> Seat:
    """Return the next seat that is present; the same one when there is no other."""
    seats = len(state.present)
    for further in range(1, seats + 1):
        seat = (state.turn + further) % seats
        if state.present[seat]:
            return Seat(seat)
    return state.turn


def off_board(address: Address, size: int) -> IllegalMove:
    """Return the refusal of a cell that a board of this side does not have."""
    return IllegalMove("gems3d-off-board", cell=address_name(address), last=last_cell_name(size))


def nearest_gems(cells: bytes, cell: int, size: int) -> str:
    """Return the gems that can move nearest to a cell, by letter and name of the cell: "R B2, K C1"."""
    movable = _nearest((start for start, _ in reaches(cells, size)), cell, size)
    return ", ".join(f"{GEM_LETTERS[cells[start] - 1]} {cell_name(start, size)}" for start in movable)


def check_start(state: State, seat: Seat, start: Address) -> None:
    """Raises IllegalMove if no gem can move from there, with the keys of a whole move."""
    board, size = board_of(state, seat), state.options.size
    cell = cell_at(start, size)
    if cell is None:
        raise off_board(start, size)
    if cell not in dict(reaches(board.cells, size)):
        raise _why_not(state, board, cell, cell)


def _why_not(state: State, board: Board, start: int, goal: int) -> IllegalMove:
    """Return why a gem cannot go from one cell of the board to another, and what would be right."""
    size, cells = state.options.size, board.cells
    grid = grid_of(size)
    here, there = cell_name(start, size), cell_name(goal, size)
    if 0 not in cells:
        return _only_tricks(state, board)
    if not cells[start]:
        return IllegalMove("gems3d-empty-start", cell=here, nearest=nearest_gems(cells, start, size))
    gem = GEM_NAMES[cells[start] - 1]
    reach = members(grid.flood(1 << start, grid.all ^ filled(cells)))
    if not reach:
        return IllegalMove("gems3d-walled-in", start=here, gem=gem)
    if start == goal:
        return IllegalMove("gems3d-same-cell", cell=here, gem=gem)
    nearest = ", ".join(cell_name(cell, size) for cell in _nearest(reach, goal, size))
    if cells[goal]:
        taken = GEM_NAMES[cells[goal] - 1]
        return IllegalMove("gems3d-occupied-goal", start=here, gem=gem, goal=there, taken=taken, nearest=nearest)
    return IllegalMove("gems3d-no-path", start=here, gem=gem, goal=there, count=len(reach), nearest=nearest)


def _only_tricks(state: State, board: Board) -> IllegalMove:
    hint = best_hint(state, board)
    if hint is None:
        return IllegalMove("gems3d-over")
    cell = cell_name(hint.cell, state.options.size)
    return IllegalMove("gems3d-only-tricks", cell=cell, gem=GEM_NAMES[hint.gem - 1], points=hint.points)


def _nearest(cells: Iterable[int], goal: int, size: int) -> list[int]:
    distance = grid_of(size).distance
    return sorted(cells, key=lambda cell: (distance(cell, goal), cell))[:NAMED_IN_REFUSAL]


def _check_range(option: str, value: int, low: int, high: int) -> None:
    if not low <= value <= high:
        raise OptionError("gems3d-option-range", option=option, low=low, high=high)


@cache
def _shifts_from(size: int, start: int) -> tuple[Shift, ...]:
    """Return the shifts of the gem on a cell to every cell, made once: a listing of thousands picks from them."""
    origin = address_of(start, size)
    return tuple(Shift(origin, address_of(goal, size)) for goal in range(size * size))
