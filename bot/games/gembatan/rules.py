"""The rules of Gembatan: the setup, the effect of each move, the end of a turn and of a match.

A turn is a `Trade`, a `Pass`, or some plays (`Lay`, `Fill`) and then `EndTurn`. The plays of the turn in progress are
its draft. A seat draws no pieces before its turn ends, so it can take back each play until then. The module `plays` has
the refusals.
"""

from msgspec.structs import replace

from bot.engine import parts
from bot.engine.chance import Stream
from bot.engine.game import Outcome, Seat, Standing, Step
from bot.errors import IllegalMove
from bot.games.gembatan.events import (
    ChainScored,
    Event,
    GembatanScored,
    GemPlaced,
    GemsLeft,
    GridStarted,
    MatchEnded,
    PiecesDrawn,
    PiecesTraded,
    SeatLeft,
    TileLaid,
    TurnPassed,
    TurnScored,
)
from bot.games.gembatan.grid import STEPS, Grid, half_sockets, tally
from bot.games.gembatan.model import (
    IDLE_ROUNDS,
    START,
    Account,
    Draft,
    Ending,
    EndTurn,
    Fill,
    Laid,
    Last,
    Lay,
    Move,
    Options,
    Pass,
    Pieces,
    Socket,
    State,
    Tally,
    Trade,
)
from bot.games.gembatan.pieces import GEMS_IN_ALL
from bot.games.gembatan.plays import (
    FULL,
    Dice,
    can_trade,
    check_fill,
    check_lay,
    check_pass,
    check_trade,
    draw,
    draw_in_order,
    gems_left,
    grid_of,
    is_drafting,
    is_last_turn,
    plays,
    trades,
    trays,
    with_pieces,
    without_pieces,
)

FEWEST_HALVES_AT_START = 2


def setup(seed: int, options: Options, seats: int) -> Step[State]:
    """Return the first step of a match of several seats. `begin.setup` has checked the arguments."""
    missing, _ = Stream.of(seed, Dice.GONE).sample(FULL.gems, GEMS_IN_ALL - options.gems)
    gone = bytes(sorted(missing))
    tray, hands = without_pieces(FULL, Pieces(gems=gone)), []
    for number in range(seats):
        hands.append(draw(seed, number, tray, Pieces()))
        tray = without_pieces(tray, hands[-1])
    fit = [tile for tile in tray.tiles if half_sockets(tile) >= FEWEST_HALVES_AT_START]
    (start,), _ = Stream.of(seed, Dice.START).sample(fit, 1)
    begins = first(seed, seats)
    state = State(
        seed=seed,
        laid=(Laid(START, start, 0),),
        filled=(),
        hands=tuple(hands),
        accounts=(Account(),) * seats,
        present=(True,) * seats,
        idle=(0,) * seats,
        turn=begins,
        draws=seats,
        gone=gone,
    )
    return Step(state, (GridStarted(START, start, begins),), sealed=True)


def first(seed: int, seats: int) -> Seat:
    """Return the seat that has the first turn of a match."""
    drawn, _ = Stream.of(seed, Dice.FIRST_SEAT).below(seats)
    return Seat(drawn)


def to_move(state: State) -> tuple[Seat, ...]:
    return () if state.over else (state.turn,)


def legal_moves(state: State, seat: Seat) -> list[Move]:
    if seat not in to_move(state):
        return []
    ends: list[Move] = [EndTurn()] if is_drafting(state) else [*trades(state)]
    return [*plays(state, grid_of(state), seat), *ends] or [Pass()]


def default(state: State, seat: Seat) -> Move:
    """Return the move for a seat whose time is over.

    If the seat has played in this turn, the move ends the turn. Otherwise it is the trade of the fewest pieces. If no
    trade is legal, it is a play or a pass. After a play, the next default move ends the turn.
    """
    if is_drafting(state):
        return EndTurn()
    return trades(state)[0] if can_trade(state) else next(plays(state, grid_of(state), seat), Pass())


def outcome(state: State) -> Outcome | None:
    if state.over is None:
        return None
    standings = tuple(Standing(seat, rank, state.accounts[seat].score) for seat, rank in places(state))
    return Outcome(state.over, standings, None, state.turns)


def places(state: State) -> list[tuple[Seat, int]]:
    """Return each seat with its place, best first. Seats that left come last."""
    return parts.places([(here, one.score) for here, one in zip(state.present, state.accounts, strict=True)])


# ---- applying a move ----


def apply(state: State, seat: Seat, move: Move) -> Step[State]:
    if state.over:
        raise IllegalMove("gembatan-over")
    if seat != state.turn:
        raise IllegalMove("gembatan-not-your-turn")
    grid = grid_of(state)
    match move:
        case Lay():
            check_lay(state, grid, move)
            return _lay(state, grid, seat, move)
        case Fill(socket):
            check_fill(state, grid, socket)
            return _fill(state, grid, seat, socket)
        case Trade(tiles, gems):
            check_trade(state, tiles, gems)
            return _trade(state, grid, seat, Pieces(bytes(sorted(tiles)), bytes(sorted(gems))))
        case EndTurn():
            if not is_drafting(state):
                raise IllegalMove("gembatan-end-nothing")
            events: list[Event] = []
            scored = _draw(score(state, seat, events), seat, trays(state, grid), events)
            return _end_turn(scored, seat, events, played=True)
        case Pass():
            check_pass(state, grid)
            return _end_turn(replace(state, last=Last(seat)), seat, [TurnPassed(seat)], played=False)


def _lay(state: State, grid: Grid, seat: Seat, move: Lay) -> Step[State]:
    laid = Laid(move.cell, move.tile, move.turn)
    grid.lay(laid)
    hand = without_pieces(state.hands[seat], Pieces(tiles=bytes((move.tile,))))
    draft = replace(state.draft, tiles=state.draft.tiles + 1)
    after = replace(_with_hand(state, seat, hand), laid=(*state.laid, laid), draft=draft)
    step = _fill(after, grid, seat, Socket(move.cell + STEPS[move.side]))
    return replace(step, events=(TileLaid(seat, move.cell, move.tile, move.turn), *step.events))


def _fill(state: State, grid: Grid, seat: Seat, socket: Socket) -> Step[State]:
    hand = without_pieces(state.hands[seat], Pieces(gems=bytes((grid.gem_for(socket),))))
    draft = replace(state.draft, gems=state.draft.gems + 1)
    after = replace(_with_hand(state, seat, hand), filled=(*state.filled, socket), draft=draft)
    return Step(after, (GemPlaced(seat, socket, *grid.sockets[socket]),))


def _trade(state: State, grid: Grid, seat: Seat, old: Pieces) -> Step[State]:
    """Return the step of a trade. The seat cannot draw its old pieces, because they are not yet in the trays."""
    tray = trays(state, grid)
    last = Last(seat, traded_tiles=len(old.tiles), traded_gems=len(old.gems))
    events: list[Event] = [PiecesTraded(seat, old.tiles, old.gems)]
    after = _draw(
        replace(_with_hand(state, seat, without_pieces(state.hands[seat], old)), last=last), seat, tray, events
    )
    after = replace(after, back=with_pieces(after.back, old)) if state.length else after
    return _end_turn(after, seat, events, played=False)


def _draw(state: State, seat: Seat, tray: Pieces, events: list[Event]) -> State:
    """Return the state after the draw at the end of a turn. tray: the pieces that can be drawn."""
    if is_last_turn(state):
        return state
    if state.length:
        drawn, back = draw_in_order(state.seed, tray, state.back, state.hands[seat])
        state = replace(state, back=back)
    else:
        drawn = draw(state.seed, state.draws, tray, state.hands[seat])
    if drawn != Pieces():
        events.append(PiecesDrawn(seat, drawn.tiles, drawn.gems))
    return replace(_with_hand(state, seat, with_pieces(state.hands[seat], drawn)), draws=state.draws + 1)


def _with_hand(state: State, seat: Seat, hand: Pieces) -> State:
    return replace(state, hands=parts.changed(state.hands, seat, hand))


# ---- the end of a turn ----


def draft_tally(state: State) -> Tally:
    """Return the score of the turn in progress if it ended now."""
    return tally(grid_of(state).gems, state.filled[len(state.filled) - state.draft.gems :])


def score(state: State, seat: Seat, events: list[Event]) -> State:
    """Return the state with the points of the turn in progress. Append the events of the score to `events`."""
    scored = draft_tally(state)
    events.append(TurnScored(seat, state.draft.tiles, scored.placed, scored.points))
    events.extend(ChainScored(seat, chain) for chain in scored.chains)
    if scored.gembatan:
        events.append(GembatanScored(seat, scored.gembatan))
    before = state.accounts[seat]
    after = Account(
        placed=before.placed + len(scored.placed),
        chains=before.chains + sum(chain.points for chain in scored.chains),
        gembatans=before.gembatans + scored.gembatan,
    )
    last = Last(seat, state.draft.tiles, state.draft.gems)
    return replace(state, accounts=parts.changed(state.accounts, seat, after), draft=Draft(), last=last)


def _end_turn(state: State, seat: Seat, events: list[Event], *, played: bool) -> Step[State]:
    """Return the step that ends a turn, and perhaps the match. state: after scoring and drawing in this turn."""
    idle = tuple(0 if played else turns + (place == seat) for place, turns in enumerate(state.idle))
    state = replace(state, idle=idle, turns=state.turns + 1)
    reason = _daily_ending(state) if state.length else _ending(state, seat)
    after = _end(state, reason, events) if reason else replace(state, turn=parts.next_seat(state.present, seat))
    return Step(after, tuple(events), sealed=True)


def _daily_ending(state: State) -> Ending | None:
    """Return the reason if a daily ends, because its turns are over or because its last one would have no play."""
    if state.turns >= state.length:
        return "turns"
    stuck = not can_trade(state) and next(plays(state, grid_of(state), state.turn), None) is None
    return "stuck" if stuck else None


def _ending(state: State, seat: Seat) -> Ending | None:
    """Return the reason if a match ends after the turn of this seat."""
    no_gems = not gems_left(state) and not state.hands[seat].gems
    return "gems" if no_gems else _idle_ending(state)


def _idle_ending(state: State) -> Ending | None:
    """Return the reason if the match ends because no seat has played for too long, or None."""
    rounds = min(idle for idle, here in zip(state.idle, state.present, strict=True) if here)
    if rounds and not gems_left(state):
        return "blocked"
    return "stalled" if rounds >= IDLE_ROUNDS else None


# ---- the end of a match ----


def _end(state: State, reason: Ending, events: list[Event]) -> State:
    """Return the state after the end. Each gem in a hand costs a point, unless all others have left, or in a daily."""
    accounts = []
    for place, (account, hand) in enumerate(zip(state.accounts, state.hands, strict=True)):
        left = 0 if reason == "left" or state.length else len(hand.gems)
        if left:
            events.append(GemsLeft(Seat(place), left))
        accounts.append(replace(account, left=left))
    state = replace(state, accounts=tuple(accounts), over=reason)
    events.append(MatchEnded(reason, winners(state), state.accounts[places(state)[0][0]].score))
    return state


def winners(state: State) -> tuple[Seat, ...]:
    """Return the seats in place 1; in a daily (), since it has only one seat."""
    return () if state.length else tuple(seat for seat, place in places(state) if place == 1)


def leave(state: State, seat: Seat) -> Step[State]:
    """Return the step in which a seat gives up. Raises IllegalMove if the match is over or the seat has left before.

    The seat's draft is taken back, and its hand returns to the trays. If the gem tray is empty, the gems leave the game
    instead. Another seat's draft stays. It can no longer be taken back if the match would then end.
    """
    if state.over:
        raise IllegalMove("gembatan-over")
    if state.length:
        return _close(state)
    present, own_turn = parts.without(state.present, seat, refusal="gembatan-left-before"), state.turn == seat
    if own_turn:
        state = take_back(state)
    gone = state.gone if gems_left(state) else bytes(sorted(state.gone + state.hands[seat].gems))
    state = replace(_with_hand(state, seat, Pieces()), present=present, gone=gone)
    if own_turn:
        state = replace(state, turn=parts.next_seat(present, seat))
    events: list[Event] = [SeatLeft(seat)]
    reason = _idle_ending(state)
    sealed = own_turn or reason is not None
    if sum(present) == 1:  # The last seat gets the points of its turn in progress.
        state = score(state, state.turn, events) if is_drafting(state) else state
        return Step(_end(state, "left", events), tuple(events), sealed=True)
    if reason and not is_drafting(state):
        state = _end(state, reason, events)
    return Step(state, tuple(events), sealed)


def _close(state: State) -> Step[State]:
    """Return the step in which the seat of a daily gives up. It gets the points of its turn in progress."""
    events: list[Event] = []
    if is_drafting(state):
        scored = score(state, state.turn, events)
        state = replace(scored, turns=scored.turns + 1)
    return Step(_end(state, "closed", events), tuple(events), sealed=True)


def take_back(state: State) -> State:
    """Return the state before the first play of this turn."""
    grid, draft = grid_of(state), state.draft
    tiles, gems = len(state.laid) - draft.tiles, len(state.filled) - draft.gems
    back = Pieces(bytes(laid.tile for laid in state.laid[tiles:]), bytes(map(grid.gem_for, state.filled[gems:])))
    state = _with_hand(state, state.turn, with_pieces(state.hands[state.turn], back))
    return replace(state, laid=state.laid[:tiles], filled=state.filled[:gems], draft=Draft())
