"""The rules of Gembatan: what a match starts with, what each move does, how it ends.

A turn is many moves: `Lay` and `Fill` as often as one likes, then `EndTurn`; or a `Trade`, or a `Pass`, alone. Nothing
is drawn before the turn ends, so every step can be taken back until then. What a move must not be is in `refusals`.
"""

from msgspec.structs import replace

from bot.engine.chance import Stream
from bot.engine.game import Outcome, Seat, SeatRange, Standing, Step
from bot.errors import IllegalMove, OptionError
from bot.games.gembatan import refusals
from bot.games.gembatan.events import (
    Event,
    GemPlaced,
    GridStarted,
    PiecesDrawn,
    PiecesTraded,
    SeatLeft,
    TileLaid,
    TurnPassed,
)
from bot.games.gembatan.grid import STEPS, Grid, half_sockets
from bot.games.gembatan.model import (
    SEATS,
    START,
    Account,
    EndTurn,
    Fill,
    Hand,
    Laid,
    Last,
    Lay,
    Move,
    Pass,
    Socket,
    State,
    Trade,
)
from bot.games.gembatan.plays import can_trade, grid_of, is_drafting, plays, trades
from bot.games.gembatan.trays import FULL, Dice, Trays, draw, gems_left, trays, with_pieces, without_pieces
from bot.games.gembatan.turns import end, finish, idle_ending, next_seat, places, score, take_back, with_hand

FEWEST_HALVES_AT_START = 2


def seats() -> SeatRange:
    return SeatRange(*SEATS)


def setup(seed: int, seats: int) -> Step[State]:
    """Return the first state. Raises OptionError (gembatan-seats-range)."""
    low, high = SEATS
    if not low <= seats <= high:
        raise OptionError("gembatan-seats-range", low=low, high=high)
    tray, hands = FULL, []
    for number in range(seats):
        hand = draw(seed, number, tray, Hand())
        rest = without_pieces(Hand(tray.tiles, tray.gems), hand.tiles, hand.gems)
        tray = Trays(rest.tiles, rest.gems)
        hands.append(hand)
    # One with a single half-socket would be put back and another drawn: the same as drawing from the others alone.
    fit = [tile for tile in tray.tiles if half_sockets(tile) >= FEWEST_HALVES_AT_START]
    (start,), _ = Stream.of(seed, Dice.START).sample(fit, 1)
    first, _ = Stream.of(seed, Dice.FIRST_SEAT).below(seats)
    state = State(
        seed=seed,
        laid=(Laid(START, start, 0),),
        filled=(),
        hands=tuple(hands),
        accounts=(Account(),) * seats,
        present=(True,) * seats,
        idle=(0,) * seats,
        turn=Seat(first),
        draws=seats,
    )
    return Step(state, (GridStarted(START, start, Seat(first)),), sealed=True)


def to_move(state: State) -> tuple[Seat, ...]:
    """Return the seat whose turn it is; () when the match is over."""
    return () if state.over else (state.turn,)


def legal_moves(state: State, seat: Seat) -> list[Move]:
    """Return every move: tiles by cell, gems by socket, then what ends the turn."""
    if seat not in to_move(state):
        return []
    moves: list[Move] = list(plays(state, grid_of(state), seat))
    if is_drafting(state):
        moves.append(EndTurn())
    else:
        moves.extend(trades(state))
    return moves or [Pass()]


def apply(state: State, seat: Seat, move: Move) -> Step[State]:
    """Play a move. Raises IllegalMove with one of the keys of `wording.VOCABULARY`."""
    if state.over:
        raise IllegalMove("gembatan-over")
    if seat != state.turn:
        raise IllegalMove("gembatan-not-your-turn")
    grid = grid_of(state)
    match move:
        case Lay():
            refusals.check_lay(state, grid, move)
            return _lay(state, grid, seat, move)
        case Fill(socket):
            refusals.check_fill(state, grid, socket)
            return _fill(state, grid, seat, socket)
        case Trade(tiles, gems):
            refusals.check_trade(state, tiles, gems)
            return _trade(state, grid, seat, tiles, gems)
        case EndTurn():
            refusals.check_end(state)
            return _end_turn(state, grid, seat)
        case Pass():
            refusals.check_pass(state, grid)
            return finish(replace(state, last=Last(seat)), seat, [TurnPassed(seat)], played=False)


def default(state: State, seat: Seat) -> Move:
    """Return what a seat plays that let its time pass: what it has begun is scored; else it trades as little as it can.

    Only where nothing can be traded it must play, and then another default ends its turn.
    """
    if is_drafting(state):
        return EndTurn()
    if can_trade(state):
        return trades(state)[0]
    return next(plays(state, grid_of(state), seat), Pass())


def leave(state: State, seat: Seat) -> Step[State]:
    """Return the match without the seat, which gives up.

    A turn that it has begun is taken back. Its tiles go back to their tray, its gems too or, where that is empty, out
    of the game. Somebody else's draft can still be taken back, unless the match would be over without that draft.
    Raises IllegalMove when the match is over or the seat has left before.
    """
    if state.over:
        raise IllegalMove("gembatan-over")
    if not state.present[seat]:
        raise IllegalMove("gembatan-left-before")
    own_turn = state.turn == seat
    if own_turn:
        state = take_back(state)
    gone = state.gone if gems_left(state) else bytes(sorted(state.gone + state.hands[seat].gems))
    present = tuple(here and place != seat for place, here in enumerate(state.present))
    state = replace(with_hand(state, seat, Hand()), present=present, gone=gone)
    if own_turn:
        state = replace(state, turn=next_seat(state))
    events: list[Event] = [SeatLeft(seat)]
    after = _after_leaving(state, events)
    sealed = own_turn or after.over is not None or idle_ending(after) is not None
    return Step(after, tuple(events), sealed)


def _after_leaving(state: State, events: list[Event]) -> State:
    """Return the match after a seat has left. One seat alone has won, with the turn it has begun; and all that are
    left may have been idle.
    """
    if sum(state.present) == 1:
        if is_drafting(state):
            state = score(state, state.turn, events)
        return end(state, "left", events)
    reason = None if is_drafting(state) else idle_ending(state)
    return end(state, reason, events) if reason else state


def outcome(state: State) -> Outcome | None:
    """Return seats by score, equal places shared, who left behind all others; None while the match goes on."""
    if state.over is None:
        return None
    standings = tuple(Standing(seat, rank, state.accounts[seat].score) for seat, rank in places(state))
    return Outcome(state.over, standings, None, state.turns)


# ---- what the moves do; they are allowed ----


def _lay(state: State, grid: Grid, seat: Seat, move: Lay) -> Step[State]:
    laid = Laid(move.cell, move.tile, move.turn)
    hand = without_pieces(state.hands[seat], bytes((move.tile,)), b"")
    draft = replace(state.draft, tiles=state.draft.tiles + 1)
    grid.lay(laid)
    after = replace(with_hand(state, seat, hand), laid=(*state.laid, laid), draft=draft)
    step = _fill(after, grid, seat, Socket(move.cell + STEPS[move.side]))
    return replace(step, events=(TileLaid(seat, move.cell, move.tile, move.turn), *step.events))


def _fill(state: State, grid: Grid, seat: Seat, socket: Socket) -> Step[State]:
    hand = without_pieces(state.hands[seat], b"", bytes((grid.gem_for(socket),)))
    draft = replace(state.draft, gems=state.draft.gems + 1)
    after = replace(with_hand(state, seat, hand), filled=(*state.filled, socket), draft=draft)
    return Step(after, (GemPlaced(seat, socket, *grid.sockets[socket]),))


def _trade(state: State, grid: Grid, seat: Seat, tiles: bytes, gems: bytes) -> Step[State]:
    """The trays are those before anything goes back, so nobody draws what he has set aside."""
    tray = trays(state, grid)
    kept = without_pieces(state.hands[seat], tiles, gems)
    last = Last(seat, traded_tiles=len(tiles), traded_gems=len(gems))
    events: list[Event] = [PiecesTraded(seat, bytes(sorted(tiles)), bytes(sorted(gems)))]
    return finish(_draw(replace(state, last=last), seat, tray, kept, events), seat, events, played=False)


def _end_turn(state: State, grid: Grid, seat: Seat) -> Step[State]:
    events: list[Event] = []
    scored = score(state, seat, events)
    return finish(_draw(scored, seat, trays(state, grid), state.hands[seat], events), seat, events, played=True)


def _draw(state: State, seat: Seat, tray: Trays, kept: Hand, events: list[Event]) -> State:
    """Return the hand after drawing: the seat keeps these pieces and draws to them as far as the trays last."""
    drawn = draw(state.seed, state.draws, tray, kept)
    if drawn != Hand():
        events.append(PiecesDrawn(seat, drawn.tiles, drawn.gems))
    return replace(with_hand(state, seat, with_pieces(kept, drawn)), draws=state.draws + 1)
