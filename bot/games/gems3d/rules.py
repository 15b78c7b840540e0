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
    RELAY_SEATS,
    SIZE_RANGE,
    TYPES_RANGE,
    Address,
    Board,
    Ending,
    GemMoved,
    MatchEnded,
    Mode,
    Move,
    Options,
    SeatLeft,
    Shift,
    State,
    Trick,
    TrickPlayed,
)
from bot.games.gems3d.notation import address_name, address_of, cell_at, cell_name, last_cell_name
from bot.games.gems3d.tricks import best_hint, chosen_gem, spots, usable

ALL_GEMS = range(1, len(GEM_NAMES) + 1)
NAMED_IN_REFUSAL = 3  # cells that a refusal offers instead
SEATS = {Mode.SOLO: SeatRange(1, 1), Mode.RELAY: SeatRange(*RELAY_SEATS)}


def check_options(options: Options) -> None:
    """Raises OptionError (gems3d-option-range) for the first option that is outside its range."""
    _check_range("size", options.size, *SIZE_RANGE)
    _check_range("types", options.types, *TYPES_RANGE)
    # no more gems than cells: the smallest board has 25, more than any drop, so the range says it all
    _check_range("drop", options.drop, *DROP_RANGE)
    _check_range("line", options.line, LINE_RANGE[0], min(LINE_RANGE[1], options.size))


def scoreboard(options: Options) -> str:
    """Scores are compared between matches of one mode and exactly the same settings: "relay-9-7-3-5-hard"."""
    parts = (options.mode.value, options.size, options.types, options.drop, options.line)
    return "-".join(map(str, parts)) + ("-hard" if options.hard else "")


def setup(seed: int, options: Options, seats: int) -> Step[State]:
    """The first state. Raises OptionError for options (gems3d-option-range) or seats (gems3d-seats-range)."""
    check_options(options)
    allowed = SEATS[options.mode]
    if not allowed.low <= seats <= allowed.high:
        raise OptionError("gems3d-seats-range", option="seats", low=allowed.low, high=allowed.high)
    chosen, _ = Stream.of(seed, Dice.TYPES_IN_PLAY).sample(ALL_GEMS, options.types)
    types = bytes(sorted(chosen))
    draft = Draft(Board(bytes(options.size**2)), seed, types, options, None)
    draft.open()
    board = draft.finish()
    state = State(options, seed, types, (board,), (0,) * seats, (True,) * seats)
    return Step(state, tuple(draft.events), sealed=True)


def board_of(state: State, seat: Seat | None) -> Board:
    """The board that a seat plays on: the one that all share."""
    del seat  # a mode with a board for each seat asks for it
    return state.boards[0]


def to_move(state: State) -> tuple[Seat, ...]:
    """The seat whose turn it is; () when the match is over."""
    return () if board_of(state, None).over else (state.turn,)


def legal_moves(state: State, seat: Seat) -> list[Move]:
    """Every move in canonical form: shifts by start and goal, then tricks."""
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
    """Each gem that can move, by cell, and the set of cells that it reaches."""
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
        raise IllegalMove("gems3d-over")
    if seat != state.turn:
        raise IllegalMove("gems3d-not-your-turn", seat=state.turn)
    if isinstance(move, Shift):
        return _apply_shift(state, board, seat, move)
    return _apply_trick(state, board, seat, move)


def leave(state: State, seat: Seat) -> Step[State]:
    """The seat gives up. Raises IllegalMove when the match is over or the seat has left before."""
    board = board_of(state, seat)
    if board.over:
        raise IllegalMove("gems3d-over")
    if not state.present[seat]:
        raise IllegalMove("gems3d-left-before")
    present = tuple(here and place != seat for place, here in enumerate(state.present))
    left = msgspec.structs.replace(state, present=present)
    if any(present):
        if state.turn == seat:
            left = msgspec.structs.replace(left, turn=_next_seat(left))
        return Step(left, (SeatLeft(seat),), sealed=True)
    reason: Ending = "resigned" if state.options.mode is Mode.SOLO else "left"
    ended = msgspec.structs.replace(board, over=reason)
    end = MatchEnded(reason, board.score, board.turns)
    # Alone at the board, to leave and to end the match is one thing.
    events = (end,) if reason == "resigned" else (SeatLeft(seat), end)
    return Step(msgspec.structs.replace(left, boards=(ended,)), events, sealed=True)


def outcome(state: State) -> Outcome | None:
    """Seats by the points credited to them, equal places shared; None while the match goes on."""
    board = board_of(state, None)
    if board.over is None:
        return None
    ranked = sorted(range(len(state.credits)), key=lambda seat: -state.credits[seat])
    places = {seat: 1 + sum(other > state.credits[seat] for other in state.credits) for seat in ranked}
    standings = tuple(Standing(Seat(seat), places[seat], _result(state, board, seat)) for seat in ranked)
    total = None if state.options.mode is Mode.SOLO else board.score
    return Outcome(board.over, standings, total, board.turns)


def default(state: State, seat: Seat) -> Move:
    """What a seat plays that let its time pass: the first move there is; the best trick where only tricks are left."""
    board, size = board_of(state, seat), state.options.size
    for start, reach in reaches(board.cells, size):
        return _shifts_from(size, start)[members(reach)[0]]
    hint = best_hint(state, board)
    if hint is None:
        raise IllegalMove("gems3d-over")
    return Trick(address_of(hint.cell, size), hint.gem)


def _result(state: State, board: Board, seat: int) -> int:
    """Alone at the board one has all its points, the opening drop's too."""
    return board.score if state.options.mode is Mode.SOLO else state.credits[seat]


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
    return _step(state, draft, draft.finish(path=path, turns=1), _next_seat(state))


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
    return _step(state, draft, draft.finish(tricked=cell, tricks_used=1), state.turn)


def _step(state: State, draft: Draft, board: Board, turn: Seat) -> Step[State]:
    """Credit what was scored, end the match where nothing can be moved any more, pass the turn."""
    credited = state.credits
    if draft.points:
        seat = state.turn
        credited = (*credited[:seat], credited[seat] + draft.points, *credited[seat + 1 :])
    if 0 not in board.cells and not (board.tricks and usable(state, board)):
        board = msgspec.structs.replace(board, over="full")
        draft.events.append(MatchEnded("full", board.score, board.turns))
    after = State(state.options, state.seed, state.types, (board,), credited, state.present, turn)
    sealed = state.options.hard or draft.points > 0 or board.over is not None
    return Step(after, tuple(draft.events), sealed)


def _next_seat(state: State) -> Seat:
    """The next seat that is present; the same one when there is no other."""
    seats = len(state.present)
    for further in range(1, seats + 1):
        seat = (state.turn + further) % seats
        if state.present[seat]:
            return Seat(seat)
    return state.turn


def off_board(address: Address, size: int) -> IllegalMove:
    """The refusal of a cell that a board of this side does not have."""
    return IllegalMove("gems3d-off-board", cell=address_name(address), last=last_cell_name(size))


def nearest_gems(cells: bytes, cell: int, size: int) -> str:
    """The gems that can move nearest to a cell, by letter and name of the cell: "R B2, K C1"."""
    movable = _nearest((start for start, _ in reaches(cells, size)), cell, size)
    return ", ".join(f"{GEM_LETTERS[cells[start] - 1]} {cell_name(start, size)}" for start in movable)


def _why_not(state: State, board: Board, start: int, goal: int) -> IllegalMove:
    """Why a gem cannot go from one cell of the board to another, and what would be right."""
    size, cells = state.options.size, board.cells
    grid = grid_of(size)
    here, there = cell_name(start, size), cell_name(goal, size)
    if 0 not in cells:
        return _only_tricks(state, board)
    if not cells[start]:
        return IllegalMove("gems3d-empty-start", cell=here, nearest=nearest_gems(cells, start, size))
    gem = GEM_NAMES[cells[start] - 1]
    if start == goal:
        return IllegalMove("gems3d-same-cell", cell=here, gem=gem)
    reach = members(grid.flood(1 << start, grid.all ^ filled(cells)))
    if not reach:
        return IllegalMove("gems3d-walled-in", start=here, gem=gem)
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
    """The shifts of the gem on a cell to every cell, made once: a listing of thousands picks from them."""
    origin = address_of(start, size)
    return tuple(Shift(origin, address_of(goal, size)) for goal in range(size * size))
