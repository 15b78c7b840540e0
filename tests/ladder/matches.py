"""Plays matches of any game between computer players, and notes their results and times."""

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from bot.engine.chance import Stream
from bot.engine.game import Level, Outcome, Seat, Step
from bot.games import AnyGame, all_games
from tests.ladder.rows import Row

LONGEST = 20_000  # moves, far more than in any match
PLAYERS = 1  # the label for the random numbers of the players; they differ from those of the match


class Player(NamedTuple):
    """A computer player. budget: the factor for its level's work."""

    level: Level
    budget: float = 1.0


@dataclass
class Played:
    """The results of the measured level.

    Attributes:
        values: for each match, the share of the win (0..1), or the points of all seats together.
        decisions: the CPU seconds of each decision between several moves.
        turns: the CPU seconds of each turn with all its decisions.
    """

    values: list[float] = field(default_factory=list)
    decisions: list[float] = field(default_factory=list)
    turns: list[float] = field(default_factory=list)

    def add(self, other: "Played") -> None:
        self.values += other.values
        self.decisions += other.decisions
        self.turns += other.turns


def play(row: Row, seed: int, budget: float = 1.0) -> Played:
    """Play the matches of one seed. If rivals play, the measured level plays once in each seat."""
    game, measured, found = all_games()[row.game], Player(row.level, budget), Played()
    if row.against is None:
        outcome = _match(game, row.options, seed, [measured] * row.seats, range(row.seats), found)
        points = sum(standing.score for standing in outcome.standings) if outcome.total is None else outcome.total
        found.values.append(points)
        return found
    for seat in range(row.seats):
        players = [Player(row.against)] * row.seats
        players[seat] = measured
        outcome = _match(game, row.options, seed, players, (seat,), found)
        first = [standing.seat for standing in outcome.standings if standing.place == 1]
        found.values.append((seat in first) / len(first))
    return found


def steps(
    game: AnyGame, options: Any, seed: int, seats: int, choose: Callable[[Any, Seat, Stream], Any]
) -> Iterator[tuple[Any, Step[Any]]]:
    """Play a match to its end. Yield the state before each move, and the step of the move.

    Seats make only the moves for which the match waits. Raises RuntimeError if the match does not end.

    choose: returns the move of a seat in a state. Its stream is the player's own random numbers.
    """
    state = game.setup(seed, options, seats).state
    for number in range(LONGEST):
        waited_for = game.to_move(state)
        if not waited_for:
            return
        seat = waited_for[0]
        step = game.apply(state, seat, choose(state, seat, Stream.of(seed, PLAYERS, number)))
        yield state, step
        state = step.state
    raise RuntimeError(f"{game.about.key}, seed {seed}: the match does not end")


def _match(
    game: AnyGame, options: Any, seed: int, players: Sequence[Player], measured: Sequence[int], times: Played
) -> Outcome:
    """Play a match, and note the times of the measured seats. In a game that counts no turns, each move is a turn."""
    turn: tuple[Seat, Any] | None = None

    def choose(state: Any, seat: Seat, stream: Stream) -> Any:
        nonlocal turn
        move, seconds = _thought(game, state, seat, players[seat], stream)
        if seconds and seat in measured:
            times.decisions.append(seconds)
            if turn != (turn := (seat, getattr(state, "turns", len(times.decisions)))):
                times.turns.append(0.0)
            times.turns[-1] += seconds
        return move

    *_, (_, last) = steps(game, options, seed, len(players), choose)
    outcome = game.outcome(last.state)
    assert outcome is not None
    return outcome


def _thought(game: AnyGame, state: Any, seat: Seat, player: Player, stream: Stream) -> tuple[Any, float]:
    """Return the move of a player and the CPU seconds that it took; 0 seconds if there was only one move."""
    legal, view = list(game.legal_moves(state, seat)), game.view(state, seat)
    if len(legal) == 1:
        return legal[0], 0.0
    began = time.process_time()
    *_, advice = game.advise(view, seat, legal, stream, player.level, player.budget)
    return advice.move, time.process_time() - began
