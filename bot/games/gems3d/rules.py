"""The rules of Gems 3D: the setup, the legal moves, the effect of a move and the end.

A `Shift` moves a gem along a path. A trick changes the type of a gem. A drop puts new gems on empty cells.
"""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import compress

from msgspec.structs import replace

from bot.engine.chance import Stream
from bot.engine.game import Outcome, Seat, SeatRange, Standing, Step
from bot.engine.parts import changed, check_ranges, next_seat, places, without
from bot.errors import IllegalMove, OptionError
from bot.games.gems3d.board import Dice, Draft, best_hint, chosen_gem, is_stuck, named_trick, spots
from bot.games.gems3d.grid import filled, flags, grid_of, members
from bot.games.gems3d.model import (
    GEM_NAMES,
    LINE_RANGE,
    POINTS_PER_TRICK,
    RACE_DROPS,
    RACE_SEATS,
    RELAY_SEATS,
    Address,
    Board,
    BoardDone,
    Cells,
    Ending,
    Event,
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
)
from bot.games.gems3d.notation import (
    address_name,
    address_of,
    cell_at,
    cell_name,
    gem_name,
)

ALL_GEMS = range(1, len(GEM_NAMES) + 1)
NAMED_IN_REFUSAL = 3  # the most cells that a refusal suggests
SEATS = {
    Mode.SOLO: SeatRange(1, 1),
    Mode.RELAY: SeatRange(*RELAY_SEATS),
    Mode.RACE: SeatRange(*RACE_SEATS),
    Mode.DAILY: SeatRange(1, 1),
}
ALONE = (Mode.SOLO, Mode.DAILY)


def check_options(options: Options) -> None:
    """Raise OptionError for the first option outside its range, or for two that contradict each other."""
    lines = LINE_RANGE[0], min(LINE_RANGE[1], options.size)
    check_ranges(options, refusal="gems3d-option-range", line=lines)
    if options.hard and options.cells is Cells.SHOWN:
        raise OptionError("gems3d-cells-hard", option="cells")


def setup(seed: int, options: Options, seats: int) -> Step[State]:
    check_options(options)
    allowed = SEATS[options.mode]
    if not allowed.low <= seats <= allowed.high:
        raise OptionError("gems3d-seats-range", option="seats", low=allowed.low, high=allowed.high)
    chosen, _ = Stream.of(seed, Dice.TYPES_IN_PLAY).sample(ALL_GEMS, options.types)
    empty = Board(bytes(options.size**2))
    state = State(options, seed, bytes(sorted(chosen)), (empty,), (0,) * seats, (True,) * seats)
    draft = Draft(state, empty)
    board = draft.open()
    if options.mode is Mode.RACE:  # All boards begin with the same drop. Its events stay secret.
        begun = RaceBegun(RACE_DROPS, options.turns)
        return Step(replace(state, boards=(board,) * seats), (begun,), sealed=True)
    return Step(replace(state, boards=(board,)), tuple(draft.events), sealed=True)


def board_of(state: State, seat: Seat) -> Board:
    """Return the board on which a seat plays."""
    return state.boards[seat if state.options.mode is Mode.RACE else 0]


def steps_of(board: Board) -> int:
    """Return the number of moves and tricks that were played on a board."""
    return board.turns + board.score // POINTS_PER_TRICK - board.tricks


def is_over(state: State) -> bool:
    """Return whether the match is over. A race is over when all boards are over."""
    return all(board.over for board in state.boards)


def to_move(state: State) -> tuple[Seat, ...]:
    """Return the seat to move, or () when the match is over. In a race, return all seats whose boards are not over."""
    if state.options.mode is Mode.RACE:
        return tuple(Seat(seat) for seat, board in enumerate(state.boards) if not board.over)
    return () if is_over(state) else (state.turn,)


def legal_moves(state: State, seat: Seat) -> list[Move]:
    """Return the legal moves: shifts, sorted by start and then goal, and then tricks."""
    if seat not in to_move(state):
        return []
    moves: list[Move] = []
    board, size = board_of(state, seat), state.options.size
    selectors: dict[int, bytes] = {}  # Most gems can reach the same cells, so this dict saves time.
    for start, reach in reaches(board.cells, size):
        if reach not in selectors:
            selectors[reach] = flags(reach, size * size)
        moves.extend(compress(_shifts_from(size, start), selectors[reach]))
    if board.tricks:
        for spot in spots(state, board):
            moves.extend(Trick(address_of(spot.cell, size), gem) for gem in spot.gems)
    return moves


@cache
def _shifts_from(size: int, start: int) -> tuple[Shift, ...]:
    """Return the shifts from a cell to every cell. The cache saves time, because a board has thousands of moves."""
    origin = address_of(start, size)
    return tuple(Shift(origin, address_of(goal, size)) for goal in range(size * size))


def reaches(cells: bytes, size: int) -> Iterator[tuple[int, int]]:
    """Yield the cell of each gem that can move, with the set of cells that it can reach."""
    grid = grid_of(size)
    part_of = [0] * grid.area  # by empty cell, the set of empty cells that are connected with it
    for part in grid.components(grid.all ^ filled(cells)):
        for cell in members(part):
            part_of[cell] = part
    for cell in compress(range(grid.area), cells):
        reach = 0
        for near in grid.neighbours[cell]:
            reach |= part_of[near]
        if reach:
            yield cell, reach


def default(state: State, seat: Seat) -> Move:
    """Return the move for a seat whose time is over: the first legal move. On a full board, it is the best trick."""
    board = board_of(state, seat)
    if 0 in board.cells:
        return legal_moves(state, seat)[0]
    hint = best_hint(state, board)
    assert hint is not None  # A full board without a possible trick is over.
    return Trick(address_of(hint.cell, state.options.size), hint.gem)


def outcome(state: State) -> Outcome | None:
    """Return the outcome.

    In a relay, a seat's score is the points of its own moves. In other modes, it is the score of the board, which
    includes the opening drop.
    """
    if not is_over(state):
        return None
    mode, boards, board = state.options.mode, state.boards, state.boards[0]
    if mode is Mode.RACE:
        ranked = places([one.score for one in boards])
        standings = tuple(Standing(seat, place, boards[seat].score, boards[seat].turns) for seat, place in ranked)
        return Outcome("raced", standings, None, sum(one.turns for one in boards))
    points = (board.score,) if mode in ALONE else state.credits
    standings = tuple(Standing(seat, place, points[seat]) for seat, place in places(points))
    return Outcome(board.over or "", standings, None if mode in ALONE else board.score, board.turns)


# ---- applying a move ----


def apply(state: State, seat: Seat, move: Move) -> Step[State]:
    board, size = board_of(state, seat), state.options.size
    if board.over:
        raise IllegalMove("gems3d-over" if is_over(state) else "gems3d-done")
    if seat not in to_move(state):
        raise IllegalMove("gems3d-not-your-turn", seat=state.turn)
    draft = Draft(state, board)
    if isinstance(move, Trick):
        cell = _on_board(move.cell, size)
        return _step(state, seat, draft, draft.trick(seat, cell, chosen_gem(state, board, cell, move.gem)), state.turn)
    goal, start = _on_board(move.goal, size), _on_board(move.start, size)
    path, grid = None, grid_of(size)
    if board.cells[start] and not board.cells[goal]:
        path = grid.path(start, goal, grid.all ^ filled(board.cells))
    if path is None:
        raise _why_not(state, board, start, goal)
    return _step(state, seat, draft, draft.move(seat, path), next_seat(state.present, state.turn))


def _step(state: State, seat: Seat, draft: Draft, board: Board, turn: Seat) -> Step[State]:
    """Return the step of a move or trick, which may end the board. turn: the next seat to move."""
    credited, racing = state.credits, state.options.mode is Mode.RACE
    if draft.points:
        credited = changed(credited, seat, credited[seat] + draft.points)
    if is_stuck(state, board):
        board = replace(board, over="full")
    elif racing and board.drops >= RACE_DROPS:
        board = replace(board, over="drops")
    elif 0 < state.options.turns <= board.turns:
        board = replace(board, over="turns")
    if racing:
        after = replace(state, credits=credited, boards=changed(state.boards, seat, board))
        # Without the seal, an undo would take back steps of other seats too, and would reveal the next drop.
        return Step(after, _public_events(after, seat), sealed=True)
    if board.over:
        draft.events.append(MatchEnded(board.over, board.score, board.turns))
    after = State(state.options, state.seed, state.types, (board,), credited, state.present, turn)
    sealed = state.options.hard or draft.points > 0 or board.over is not None
    return Step(after, tuple(draft.events), sealed)


def _public_events(state: State, seat: Seat) -> tuple[Event, ...]:
    board = state.boards[seat]
    score = board.score if state.options.points else None
    if not board.over:
        return (StepTaken(seat, board.turns, score),)
    done = BoardDone(seat, board.turns, score)
    if not is_over(state):
        return (done,)
    winner, lead = won({Seat(place): one.score for place, one in enumerate(state.boards)})
    best = max(one.score for one in state.boards)
    return (done, MatchEnded("raced", best, sum(one.turns for one in state.boards), winner, lead))


def won(scores: Mapping[Seat, int]) -> tuple[Seat | None, int]:
    """Return the seat that has won a race, and its lead in points; (None, 0) if it is alone or shares the first place.

    scores: those of the seats in the ranking.
    """
    if len(scores) < 2:
        return None, 0
    (seat, best), (_, second) = sorted(scores.items(), key=lambda one: one[1], reverse=True)[:2]
    return (seat, best - second) if best > second else (None, 0)


def leave(state: State, seat: Seat) -> Step[State]:
    """Return the step in which a seat gives up. Raises IllegalMove if the match is over or the seat has left before.

    In a race, the seat's board still counts. In a relay that goes on, the step can be taken back unless `hard` is set.
    """
    mode, board = state.options.mode, board_of(state, seat)
    if is_over(state):
        raise IllegalMove("gems3d-over")
    left = replace(state, present=without(state.present, seat, refusal="gems3d-left-before"))
    if mode is Mode.RACE:
        if board.over:
            return Step(left, (SeatLeft(seat),), sealed=True)
        left = replace(left, boards=changed(left.boards, seat, replace(board, over="closed")))
        return Step(left, _public_events(left, seat), sealed=True)
    if any(left.present):
        if state.turn == seat:
            left = replace(left, turn=next_seat(left.present, seat))
        return Step(left, (SeatLeft(seat),), sealed=state.options.hard)
    reason: Ending = "resigned" if mode is Mode.SOLO else "closed" if mode is Mode.DAILY else "left"
    end = MatchEnded(reason, board.score, board.turns)
    events = (end,) if mode in ALONE else (SeatLeft(seat), end)
    return Step(replace(left, boards=(replace(board, over=reason),)), events, sealed=True)


# ---- refusals ----


def _on_board(address: Address, size: int) -> int:
    cell = cell_at(address, size)
    if cell is None:
        raise IllegalMove("gems3d-off-board", cell=address_name(address), last=cell_name(size * size - 1, size))
    return cell


def check_start(state: State, seat: Seat, start: Address) -> None:
    """Raise IllegalMove if no gem can move from `start`."""
    board, size = board_of(state, seat), state.options.size
    cell = _on_board(start, size)
    if cell not in dict(reaches(board.cells, size)):
        raise _why_not(state, board, cell, cell)


def reach_of(cells: bytes, address: Address, size: int) -> tuple[int, bytes]:
    """Return the cell at an address and the cells that its gem can reach. Raises IllegalMove if there is no gem."""
    cell, grid = _on_board(address, size), grid_of(size)
    if not cells[cell]:
        raise _empty_start(cells, cell, size)
    return cell, members(grid.flood(1 << cell, grid.all ^ filled(cells)))


def _empty_start(cells: bytes, cell: int, size: int) -> IllegalMove:
    """Return the refusal of an empty start. It names the nearest gems that can move: "red B2, black C1"."""
    movable = _nearest((start for start, _ in reaches(cells, size)), cell, size)
    nearest = ", ".join(f"{gem_name(cells[start])} {cell_name(start, size)}" for start in movable)
    return IllegalMove("gems3d-empty-start", cell=cell_name(cell, size), nearest=nearest)


def _why_not(state: State, board: Board, start: int, goal: int) -> IllegalMove:
    size, cells = state.options.size, board.cells
    here, there = cell_name(start, size), cell_name(goal, size)
    if 0 not in cells:
        hint = named_trick(state, board)
        if hint is None:
            return IllegalMove("gems3d-over")
        where = cell_name(hint.cell, size)
        return IllegalMove("gems3d-only-tricks", cell=where, gem=gem_name(hint.gem), points=hint.points)
    if not cells[start]:
        return _empty_start(cells, start, size)
    gem = gem_name(cells[start])
    grid = grid_of(size)
    reach = members(grid.flood(1 << start, grid.all ^ filled(cells)))
    if not reach:
        return IllegalMove("gems3d-walled-in", start=here, gem=gem)
    if start == goal:
        return IllegalMove("gems3d-same-cell", cell=here, gem=gem)
    nearest = ", ".join(cell_name(cell, size) for cell in _nearest(reach, goal, size))
    if cells[goal]:
        taken = gem_name(cells[goal])
        return IllegalMove("gems3d-occupied-goal", start=here, gem=gem, goal=there, taken=taken, nearest=nearest)
    return IllegalMove("gems3d-no-path", start=here, gem=gem, goal=there, count=len(reach), nearest=nearest)


def _nearest(cells: Iterable[int], goal: int, size: int) -> list[int]:
    distance = grid_of(size).distance
    return sorted(cells, key=lambda cell: (distance(cell, goal), cell))[:NAMED_IN_REFUSAL]
