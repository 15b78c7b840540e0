"""The rules of Gem Rush: who may move, every legal move, what a move does, leaving, how a match ends.

A turn is many moves. Every one can be taken back until a card or a tile was drawn, or the turn has passed on.
`kinds` lists the kinds of moves; here is what all kinds share.
"""

from collections.abc import Iterable, Iterator
from typing import TypeVar

from msgspec.structs import replace

from bot.engine.game import Outcome, Seat, Standing, Step
from bot.errors import IllegalMove
from bot.games.gemrush import building, crisis, turns
from bot.games.gemrush.actions import DrawCard
from bot.games.gemrush.changes import break_off, discard, with_seat
from bot.games.gemrush.events import Event, SeatLeft
from bot.games.gemrush.kinds import KINDS, ON_CALL
from bot.games.gemrush.model import NOWHERE, State
from bot.games.gemrush.moves import Move

M = TypeVar("M", bound=Move)


# ---- who may move, and how ----


def to_move(state: State) -> tuple[Seat, ...]:
    """Return the seats that the table waits for; () when the match is over."""
    if state.over:
        return ()
    if state.phase == "choose-skill":
        return tuple(Seat(seat) for seat, account in enumerate(state.seats) if account.dealt)
    return (state.turn,)


def on_call(state: State) -> tuple[Seat, ...]:
    """Return the seats that nobody waits for and that may move: in Crisis, to offer cards or to agree to stop."""
    waited_for = to_move(state)
    seats = (Seat(seat) for seat in range(len(state.seats)) if seat not in waited_for)
    return tuple(seat for seat in seats if any(True for kind in ON_CALL for _ in _choices(state, seat, kind)))


def legal_moves(state: State, seat: Seat) -> Iterator[Move]:
    """Yield every move of a seat, each once."""
    for kind in KINDS if _not_waited_for(state, seat) is None else ON_CALL:
        if state.phase in kind.phases or not kind.phases:
            yield from _choices(state, seat, kind)


def moves_of(state: State, seat: Seat, kind: type[M]) -> Iterator[M]:
    """Yield every move of a seat that is of one type."""
    if _not_now(state, seat, kind) is None:
        yield from _choices(state, seat, kind)


def _choices(state: State, seat: Seat, kind: type[M]) -> Iterable[M]:
    """Return the moves of a kind that the phase allows."""
    return () if kind.barred(state, seat) else kind.choices(state, seat)


def why_not(state: State, seat: Seat, move: Move) -> IllegalMove | None:
    """Return the refusal of a move, which says what would be right; None where the move can be made."""
    return _not_now(state, seat, type(move)) or move.refusal(state, seat)


def _not_now(state: State, seat: Seat, kind: type[Move]) -> IllegalMove | None:
    """Return why a seat can make no moves in the turn, or none of this kind in its phase."""
    if not kind.phases:
        return None
    if refused := _not_waited_for(state, seat):
        return refused
    return None if state.phase in kind.phases else first_asked(state)


def _not_waited_for(state: State, seat: Seat) -> IllegalMove | None:
    """Return why a seat can make no moves in the turn."""
    if state.over:
        return IllegalMove("gemrush-over")
    if not state.seats[seat].present:
        return IllegalMove("gemrush-left-before")
    return None if seat in to_move(state) else IllegalMove("gemrush-not-your-turn")


def first_asked(state: State) -> IllegalMove:
    """Return the refusal of what the phase does not allow: it says what is asked first."""
    return IllegalMove(f"gemrush-first-{state.phase}")


# ---- what a move does ----


def apply(state: State, seat: Seat, move: Move) -> Step[State]:
    """Return the state and the events after a move. Raises IllegalMove if `why_not` has a reason."""
    if refused := why_not(state, seat, move):
        raise refused
    events: list[Event] = []
    if not move.phases or state.phase == "choose-skill":
        return _step(state, move.play(state, seat, events), events)
    begun = state if state.mover.begun else with_seat(state, seat, begun=True)
    after = move.play(begun, seat, events)
    if after.phase == "move" and after.doing.acted:
        after = _finish_action(after, events)
    return _step(state, after, events)


def _step(before: State, after: State, events: list[Event]) -> Step[State]:
    """Sealed: something was drawn, or the turn or the match has ended."""
    drawn = before.draws != after.draws or len(before.deck) != len(after.deck) or len(before.stack) != len(after.stack)
    sealed = drawn or before.turns != after.turns or after.over is not None
    return Step(after, tuple(events), sealed)


def _finish_action(state: State, events: list[Event]) -> State:
    """The action is done: in Crisis cards burn, in Chaos Magic the skill may change, then the next seat is to move."""
    if state.mode != "crisis":
        return turns.change_skill(state, events)
    state = replace(state, phase="burn")
    moves = crisis.burns(state)
    first = next(moves)
    return state if next(moves, None) is not None else first.play(state, state.turn, events)


def default(state: State, seat: Seat) -> Move:
    """What a seat plays that let its time pass: draw, keep what it has, burn from the deck; else the first choice."""
    if state.phase == "move":
        return DrawCard()
    if state.phase == "chaos":
        return turns.Chaos(new=False)
    if state.phase == "burn":
        return crisis.usual_burn(state)
    return next(iter(legal_moves(state, seat)))


# ---- leaving ----


def leave(state: State, seat: Seat) -> Step[State]:
    """The seat gives up. Raises IllegalMove when the match is over or the seat has left before.

    A half-done turn ends: a tile drawn is laid, what an ability revealed is discarded, in Crisis cards burn.
    """
    if state.over:
        raise IllegalMove("gemrush-over")
    if not state.seats[seat].present:
        raise IllegalMove("gemrush-left-before")
    events: list[Event] = [SeatLeft(seat)]
    before = state
    own_turn = state.phase != "choose-skill" and state.turn == seat
    if own_turn:
        state = _end_without_action(state, events)
    state = _remove(state, seat, events, own_turn=own_turn)
    return replace(_step(before, state, events), sealed=True)


def _end_without_action(state: State, events: list[Event]) -> State:
    """Bring a turn to its end: the tile laid, cards burnt, unless they are already."""
    burning = state.mode == "crisis" and state.phase != "chaos"
    while state.placing is not None:
        state = building.places(state)[0].play(state, state.turn, events)
    state = break_off(state)
    return crisis.burn_cards(state, crisis.usual_burn(state), events) if burning else state


def _remove(state: State, seat: Seat, events: list[Event], *, own_turn: bool) -> State:
    """The seat without hand and dwarf; and what follows for the others."""
    state = discard(state, state.seats[seat].hand)
    state = with_seat(
        state, seat, hand=b"", cell=NOWHERE, present=False, offered=b"", stops=False, dealt=b"", skills=b""
    )
    following = turns.next_seat(state, seat)
    if state.first == seat:
        state = replace(state, first=following)
    if own_turn and crisis.is_burnt_out(state):
        return crisis.end_of_cards(state, events)
    if sum(account.present for account in state.seats) <= (state.mode == "rush"):
        return turns.end(state, "left", events)
    if state.phase == "choose-skill":
        if state.turn == seat:
            state = replace(state, turn=following)
        return state if to_move(state) else turns.start_turn(state, events)
    if crisis.all_agree(state):
        return turns.end(state, "won", events)
    return turns.pass_on(state, events) if own_turn else state


def outcome(state: State) -> Outcome | None:
    """Seats by place; None while the match goes on. In Crisis the total is what counts."""
    if state.over is None:
        return None
    standings = tuple(Standing(seat, place, state.seats[seat].points) for seat, place in turns.places(state))
    total = state.total if state.mode == "crisis" else None
    return Outcome(state.over, standings, total, state.turns, lost=state.over == "lost")
