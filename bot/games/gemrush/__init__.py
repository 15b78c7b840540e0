"""Gem Rush: dwarves who build a mine together, against each other (Rush) or against the clock (Crisis).

gems, cells, tiles, effects, skills   what things are; rooms (with entries): the 80 tiles
model        options and the state; moves; events: what happens; view: what is seen
mine         where doors, paths and rails lead; payments: how a hand pays for a door
piles        cards, and chance; feasible: whether an ability can be used
walking, building, abilities          what the moves of a turn do
turns        how a turn begins and ends; begin: how a match does
options      who may move, every legal move; refusals: what a move must not be; rules: apply, leave, outcome
sight        the view; notation: moves in writing; position: positions
wording      events, pictures and refusals as keys for the texts; names, ability_words: names and abilities
"""

from collections.abc import Iterable, Mapping
from typing import Any

from bot.engine.game import About, Outcome, Phrase, Seat, SeatRange, Step
from bot.games.gemrush import begin, notation, options, position, rules, sight, wording
from bot.games.gemrush.events import Event
from bot.games.gemrush.model import Options, State
from bot.games.gemrush.moves import Move
from bot.games.gemrush.view import View

RULES_VERSION = 1

ABOUT = About(
    key="gemrush",
    rules_version=RULES_VERSION,
    secrets=True,
    state=State,
    options=Options,
    move=Move,
    event=Event,
    samples=(
        Options(),
        Options(mode="crisis", target=5),
        Options(mode="crisis", solo=True, target="open", variant="none"),
        Options(variant="choice"),
        Options(variant="shared"),
        Options(variant="chaos"),
        Options(variant="circle"),
    ),
)


class GemRush:
    """The game as the engine wants it (`bot.engine.game.Game`); each method is told there."""

    @property
    def about(self) -> About:
        return ABOUT

    def seats(self, options: Options) -> SeatRange:
        return begin.seats(options)

    def scoreboard(self, options: Options) -> str:
        return begin.scoreboard(options)

    def setup(self, seed: int, options: Options, seats: int) -> Step[State]:
        return begin.setup(seed, options, seats)

    def to_move(self, state: State) -> tuple[Seat, ...]:
        return options.to_move(state)

    def on_call(self, state: State) -> tuple[Seat, ...]:
        return options.on_call(state)

    def legal_moves(self, state: State, seat: Seat) -> Iterable[Move]:
        return options.legal_moves(state, seat)

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


GAME = GemRush()
