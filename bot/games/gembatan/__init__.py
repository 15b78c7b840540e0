"""Gembatan: tiles and gems laid into chains on an open grid, all hands face up.

model      the values: options, moves, state, view; events: what happens
pieces     the 60 tiles and 60 gems; trays: which of them lie face down, and chance
grid       the grid: sockets, where it can grow, chains
plays      what a seat can do; refusals: what a move must not be
rules      setup, legal moves, apply, leave, outcome; turns: scoring, whose turn, the end
sight      the view, what can be played on a cell; advice: suggestions step by step
notation   cells, sockets, pieces and moves in writing; position: positions
wording    events, pictures and refusals as keys for the texts
"""

from collections.abc import Iterable, Mapping
from typing import Any

from bot.engine.game import About, Outcome, Phrase, Seat, SeatRange, Step
from bot.games.gembatan import notation, position, rules, sight, wording
from bot.games.gembatan.events import (
    Event,
)
from bot.games.gembatan.model import (
    Move,
    Options,
    State,
    View,
)

RULES_VERSION = 1
SCOREBOARD = "standard"  # there is nothing to choose, so all matches are compared

ABOUT = About(
    key="gembatan",
    rules_version=RULES_VERSION,
    secrets=False,
    state=State,
    options=Options,
    move=Move,
    event=Event,
    samples=(Options(),),
    counts_undos=False,
)


class Gembatan:
    """The game as the engine wants it (`bot.engine.game.Game`); each method is told there."""

    @property
    def about(self) -> About:
        return ABOUT

    def seats(self, options: Options) -> SeatRange:
        return rules.seats()

    def scoreboard(self, options: Options) -> str:
        return SCOREBOARD

    def setup(self, seed: int, options: Options, seats: int) -> Step[State]:
        return rules.setup(seed, seats)

    def to_move(self, state: State) -> tuple[Seat, ...]:
        return rules.to_move(state)

    def on_call(self, state: State) -> tuple[Seat, ...]:
        return ()

    def legal_moves(self, state: State, seat: Seat) -> Iterable[Move]:
        return rules.legal_moves(state, seat)

    def apply(self, state: State, seat: Seat, move: Move) -> Step[State]:
        return rules.apply(state, seat, move)

    def default(self, state: State, seat: Seat) -> Move:
        return rules.default(state, seat)

    def leave(self, state: State, seat: Seat) -> Step[State]:
        return rules.leave(state, seat)

    def outcome(self, state: State) -> Outcome | None:
        return rules.outcome(state)

    def view(self, state: State, viewer: Seat | None) -> View:
        return sight.view(state, viewer)

    def parse(self, text: str) -> Move:
        return notation.parse_move(text)

    def notate(self, move: Move) -> str:
        return notation.notate_move(move)

    def read_position(self, text: str) -> State:
        return position.read_position(text)

    def write_position(self, state: State) -> str:
        return position.write_position(state)

    def tell(self, event: Event) -> Phrase:
        return wording.tell(event)

    def alt(self, view: View) -> tuple[Phrase, ...]:
        return wording.alt(view)

    def upgrade(self, state: Mapping[str, Any], rules_version: int) -> Mapping[str, Any]:
        if rules_version != RULES_VERSION:
            raise ValueError(f"no match was ever kept by rules version {rules_version}")
        return state


GAME = Gembatan()
