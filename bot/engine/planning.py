"""What a game says about turns that members plan while others are to move.

A planned turn is played as soon as the seat is to move. It is not played if an event since it was planned has shown
something that nobody could know before, such as a drawn card: the plan does not allow for it. `Plannable.upsets` tells
such events, and `why_not_played` judges a whole plan. Everything here is pure.

What members see of a position that they plan in comes from their own view (`plan_in`). So planning shows nothing.
"""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Literal, NamedTuple, Protocol, TypeVar

from bot.engine.chance import Stream
from bot.errors import IllegalMove

if TYPE_CHECKING:
    from bot.engine.game import AnyGame, Seat, Step

S = TypeVar("S")

# revealed: something came up that nobody could know, or a move would take something else than was planned. illegal: a
# move of the turn is not legal any more. points: the turn would make fewer points than the member wants.
Objection = Literal["revealed", "illegal", "points"]


class Plannable(Protocol[S]):
    """The part of `bot.engine.game.Game` about planned turns. Its defaults fit games in which nobody can plan.

    Attributes:
        revealing: the types of events that show what nobody could know before them: pieces that were drawn, or cards
            of a hidden hand. () for a game in which only the moves of the seats decide.
        by_points: whether members may plan by points, whatever the turns of others show as a matter of course (see
            `upsets`).
    """

    revealing: ClassVar[tuple[type[Any], ...]] = ()
    by_points: ClassVar[bool] = False

    def foreseen(self, state: S, seat: "Seat") -> S | None:
        """Return the state as if this seat were to move now; None if no turn can be planned in this match.

        Nothing is drawn for it, and what others have begun stays. The seat is in the match, and is not to move.
        """
        return None

    def upsets(self, event: Any, seat: "Seat", *, careful: bool) -> bool:
        """Return whether an event forbids to play a turn that was planned before it.

        seat: that of the plan; also its own events can show something that it could not know. careful: whether the turn
        may be played only if nothing at all was revealed. Otherwise a game may allow what the turns of others show as a
        matter of course.
        """
        return isinstance(event, self.revealing)

    def outdates(self, event: Any, seat: "Seat", move: Any) -> bool:
        """Return whether an event since a move was planned changes what the move takes, such as the top of a pile.

        seat: that of the plan.
        """
        return False

    def shows(self, event: Any) -> bool:
        """Return whether an event shows what nobody could know before it. No consent takes back a turn past it."""
        return isinstance(event, self.revealing)

    def stays(self, options: Any, *, sealed: bool) -> bool:
        """Return whether a step stays even if all members want to take it back.

        options: of the match. sealed: as in `bot.engine.game.Step`. By default a sealed step stays. A game that seals
        each turn because it has ended overrides this.
        """
        return sealed

    def brings(self, before: S, seat: "Seat", step: "Step[S]") -> int:
        """Return the points that a step brings its seat, without those that chance brings; 0 without points."""
        old, new = self.known_scores(before), self.known_scores(step.state)
        return new[seat] - old[seat] if old and new else 0

    def known_scores(self, state: S) -> tuple[int, ...]:
        """Return what `Game.known_scores` returns."""
        return ()


class Rehearsed(NamedTuple):
    """The moves of a turn, as they are played in one state.

    Attributes:
        state: the state after them.
        steps: one for each move.
        points: what they bring the seat.
    """

    state: Any
    steps: "tuple[Step[Any], ...]"
    points: int


class Planning(NamedTuple):
    """A position in which a member plans.

    Attributes:
        state: a state that the member considers possible, in which the seat is to move.
        played: the moves of the turn that is being planned; () if its first move is asked for.
        points: what they bring.
    """

    state: Any
    played: tuple[Any, ...] = ()
    points: int = 0


def rehearse(game: "AnyGame", state: Any, seat: "Seat", moves: Iterable[Any]) -> Rehearsed:
    """Play the moves of one turn. Raises IllegalMove, also if the turn ends before its last move."""
    steps: list[Step[Any]] = []
    points = 0
    for move in moves:
        step = game.apply(state, seat, move)
        points += game.brings(state, seat, step)
        steps.append(step)
        state = step.state
    return Rehearsed(state, tuple(steps), points)


def reveals(game: "AnyGame", seat: "Seat", *steps: "Step[Any]") -> bool:
    """Return whether any of these steps of a seat shows it what it could not know before."""
    return any(game.upsets(event, seat, careful=True) for step in steps for event in step.events)


def why_not_played(
    game: "AnyGame", state: Any, seat: "Seat", moves: Sequence[Any], since: Iterable[Any], least: int, careful: bool
) -> Objection | None:
    """Return why a planned turn must not be played; None if it may.

    state: the present one, in which the seat is to move. since: all events since the turn was planned. least: how many
    points the turn must make. careful: as for `Plannable.upsets`.
    """
    for event in since:
        if game.upsets(event, seat, careful=careful) or any(game.outdates(event, seat, move) for move in moves):
            return "revealed"
    try:
        turn = rehearse(game, state, seat, moves)
    except IllegalMove:
        return "illegal"
    # What a move shows may change what the member wants to do next.
    if reveals(game, seat, *turn.steps[:-1]):
        return "revealed"
    return "points" if turn.points < least else None


def imagined(game: "AnyGame", view: Any, seat: "Seat") -> Any | None:
    """Return a state that a seat considers possible, in which it is to move; None if no turn can be planned there."""
    state = game.determinize(view, Stream.of(0))
    return state if seat in game.to_move(state) else game.foreseen(state, seat)


def plan_in(game: "AnyGame", view: Any, seat: "Seat", turns: Sequence[Sequence[Any]]) -> Planning | None:
    """Return the position in which a seat chooses its next move, after the turns that it has planned already.

    Everything comes from the view of the seat, so it shows nothing else. Return None if nothing can be planned: not in
    this match, or not after these turns, because they reveal something or end the match.

    Raises IllegalMove if the turns cannot be played there any more.
    """
    state = imagined(game, view, seat)
    if state is None:
        return None
    for number, moves in enumerate(turns):
        turn = rehearse(game, state, seat, moves)
        going_on = seat in game.to_move(turn.state)
        if reveals(game, seat, *turn.steps):
            return None
        if going_on:
            return Planning(turn.state, tuple(moves), turn.points) if number == len(turns) - 1 else None
        state = None if game.outcome(turn.state) else game.foreseen(turn.state, seat)
        if state is None:
            return None
    return Planning(state)


def ends_turn(game: "AnyGame", planning: Planning, seat: "Seat", move: Any) -> bool:
    """Return whether a legal move ends the planned turn, so that nothing more can be planned in it."""
    step = game.apply(planning.state, seat, move)
    return reveals(game, seat, step) or seat not in game.to_move(step.state)
