"""Puzzles of Gembatan: which turn is far better than every other?

Turns are compared by their points first, and then by the lead after the seat's next turn, with pieces drawn at random
again and again. The answer must be the best by both.
"""

from collections.abc import Hashable, Sequence
from typing import TypeVar

from msgspec.structs import replace

from bot.engine.chance import Stream
from bot.engine.game import AnyGame, Seat
from bot.engine.puzzles import WORLDS, Composer, Deal
from bot.engine.puzzles import Turn as Moves
from bot.games.gembatan.grid import STEPS
from bot.games.gembatan.model import HAND, EndTurn, Fill, Lay, Options, Play, State, View
from bot.games.gembatan.pieces import sides_of
from bot.games.gembatan.players import HARD_WIDTH, NORMAL_WIDTH, POOR, Leads
from bot.games.gembatan.rollouts import begun_turn
from bot.games.gembatan.rules import draft_tally
from bot.games.gembatan.turns import good_turns
from bot.games.gembatan.worlds import determinize

T = TypeVar("T")

CLEAR = 2.0  # points
COMPARED = 8  # turns that the quick search weighs; the check weighs four times as many
GLANCED = 12  # the width of a search that rules out most positions
AT_FIRST = 2  # the worlds in which all turns are weighed; then only those that are close are weighed in more
LONG = 5  # gems in a long chain


class GembatanComposer(Composer):
    deals = (Deal(Options(), 2), Deal(Options(gems=30), 2))
    clear = CLEAR

    def posed(self, state: State) -> State | None:
        """Return the position with the seat to move in seat 0, at the beginning of its turn."""
        if state.length or state.draft.gems or not all(state.present):
            return None
        first, count = state.turn, len(state.present)

        def turned(values: tuple[T, ...]) -> tuple[T, ...]:
            return (*values[first:], *values[:first])

        last = state.last and replace(state.last, seat=Seat((state.last.seat - first) % count))
        return replace(
            state,
            hands=turned(state.hands),
            accounts=turned(state.accounts),
            idle=turned(state.idle),
            last=last,
            turn=Seat(0),
        )

    def turns(self, game: AnyGame, view: View, seat: Seat, stream: Stream, depth: int) -> Sequence[Moves]:
        """Return good turns; [] if the best is poor or has no more points than another."""
        begun = begun_turn(determinize(view, stream))
        for width in (GLANCED,) * (depth == 1) + (HARD_WIDTH * depth,):
            found = good_turns(begun, width)
            if len(found) < 2 or found[0].points < max(POOR, found[1].points + CLEAR):
                return []
        return [(*turn.plays, EndTurn()) for turn in found[: COMPARED * depth]]

    def weigh(
        self, game: AnyGame, view: View, seat: Seat, turns: Sequence[Moves], stream: Stream, worlds: int
    ) -> list[float]:
        """Weigh the turns in few worlds, then only those that are not far behind, in more, as long as one is ahead."""
        plays = [[play for play in turn if isinstance(play, Lay | Fill)] for turn in turns]
        leads = Leads.of_turns(view, plays, stream)
        close, worths = list(range(len(turns))), [0.0] * len(turns)
        for rounds in (AT_FIRST, WORLDS, worlds):
            for place, worth in zip(close, leads.after(close, min(rounds, worlds)), strict=True):
                worths[place] = worth
            *_, second, first = sorted(worths)
            if first - second < CLEAR / 2:
                break
            close = [place for place in close if worths[place] >= second - CLEAR]
        return worths

    def is_over(self, game: AnyGame, state: State, seat: Seat) -> bool:
        return state.turn != seat

    def key(self, moves: Moves) -> Hashable:
        """Return what the plays add to the grid. Equal tiles are equal."""
        return frozenset(part for move in moves if isinstance(move, Lay | Fill) for part in _added(move))

    def motif(self, game: AnyGame, state: State, seat: Seat, turn: Moves) -> str:
        """Return "gembatan", "chains", "long", "chain", or "gems" for a turn without chains."""
        for move in turn[:-1]:
            state = game.apply(state, seat, move).state
        tally = draft_tally(state)
        if len(tally.placed) == HAND:
            return "gembatan"
        if len(tally.chains) > 1:
            return "chains"
        if not tally.chains:
            return "gems"
        return "long" if tally.chains[0].points >= LONG else "chain"

    def played(self, game: AnyGame, state: State, seat: Seat, stream: Stream) -> State:
        """Return the state after the turn with the most points that a short search finds."""
        found = good_turns(begun_turn(state), NORMAL_WIDTH)
        if not found:
            return super().played(game, state, seat, stream)  # type: ignore[no-any-return]  # of any game
        for move in (*found[0].plays, EndTurn()):
            state = game.apply(state, seat, move).state
        return state


def _added(play: Play) -> tuple[Hashable, ...]:
    if isinstance(play, Fill):
        return (play.socket,)
    return play.cell + STEPS[play.side], (play.cell, sides_of(play.tile, play.turn))
