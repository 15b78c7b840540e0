"""Gems 3D: rows of gems on a filling board. Original game by Max I. Fomitchev-Zamilov.

model      the values: options, moves, events, state, view
grid       boards as bits: ways, lines, formations
draft      a board while a step is being worked out: drops, clears, points
tricks     which tricks work
rules      setup, legal moves, apply, leave, outcome
sight      the view, the reach of a gem; advice: suggestions for who types
notation   cells and moves in writing; position: positions
wording    events, pictures and refusals as keys for the texts
"""

from collections.abc import Iterable, Mapping
from typing import Any

from bot.engine.game import About, Game, Outcome, Phrase, Seat, SeatRange, Step
from bot.games.gems3d import notation, position, rules, sight, wording
from bot.games.gems3d.model import Event, Mode, Move, Options, State, View

RULES_VERSION = 1

ABOUT = About(
    key="gems3d",
    rules_version=RULES_VERSION,
    secrets=False,
    state=State,
    options=Options,
    move=Move,
    event=Event,
    samples=(
        Options(),
        Options(mode=Mode.RELAY),
        Options(hard=True),
        Options(size=5, types=3, drop=7, line=3),
        Options(mode=Mode.RELAY, size=6, types=4, drop=2, line=4, hard=True),
        Options(size=15, types=12, drop=7, line=10),
    ),
)


class Gems3D:
    """The game as the engine wants it (`bot.engine.game.Game`); each method is told there."""

    @property
    def about(self) -> About:
        return ABOUT

    def seats(self, options: Options) -> SeatRange:
        return rules.SEATS[options.mode]

    def scoreboard(self, options: Options) -> str:
        return rules.scoreboard(options)

    def setup(self, seed: int, options: Options, seats: int) -> Step[State]:
        return rules.setup(seed, options, seats)

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


GAME: Game[State, Move, View, Options] = Gems3D()
