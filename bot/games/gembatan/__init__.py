"""Gembatan: tiles and gems laid into chains on an open grid, all hands face up.

model      the values: options, moves, state, view; events: what happens
pieces     the 60 tiles and 60 gems; trays: which of them lie face down, and chance
grid       the grid: sockets, where it can grow, chains
plays      what a seat can do; refusals: what a move must not be
rules      setup, legal moves, apply, leave, outcome; turns: scoring, whose turn, the end
sight      the view, what can be played on a cell; advice: suggestions step by step
deeds      what a finished match counts
notation   cells, sockets, pieces and moves in writing; position: positions
wording    events, pictures and refusals as keys for the texts
"""

from collections.abc import Iterable, Mapping
from typing import Any

from bot.engine.game import About, Feat, Honour, Outcome, Seat, SeatRange, Step
from bot.games.gembatan import deeds, notation, position, rules, sight, wording
from bot.games.gembatan.deeds import SCOREBOARD
from bot.games.gembatan.events import Event
from bot.games.gembatan.model import Move, Options, State

__all__ = ["ABOUT", "GAME", "RULES_VERSION", "SCOREBOARD", "Gembatan"]

RULES_VERSION = 1

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
    """The game as the engine wants it (`bot.engine.game.Game`); all of it is told there."""

    about = ABOUT
    to_move = staticmethod(rules.to_move)
    legal_moves = staticmethod(rules.legal_moves)
    apply = staticmethod(rules.apply)
    default = staticmethod(rules.default)
    leave = staticmethod(rules.leave)
    outcome = staticmethod(rules.outcome)
    view = staticmethod(sight.view)
    parse = staticmethod(notation.parse_move)
    notate = staticmethod(notation.notate_move)
    read_position = staticmethod(position.read_position)
    write_position = staticmethod(position.write_position)
    tell = staticmethod(wording.tell)
    alt = staticmethod(wording.alt)

    def seats(self, options: Options) -> SeatRange:
        return rules.seats()

    def scoreboard(self, options: Options) -> str:
        return SCOREBOARD

    def honours(self, options: Options, outcome: Outcome) -> tuple[Honour, ...]:
        return deeds.honours(outcome)

    def feats(self, options: Options, events: Iterable[Event]) -> tuple[Feat, ...]:
        return deeds.feats(events)

    def setup(self, seed: int, options: Options, seats: int) -> Step[State]:
        return rules.setup(seed, seats)

    def on_call(self, state: State) -> tuple[Seat, ...]:
        return ()

    def upgrade(self, state: Mapping[str, Any], rules_version: int) -> Mapping[str, Any]:
        if rules_version != RULES_VERSION:
            raise ValueError(f"no match was ever kept by rules version {rules_version}")
        return state


GAME = Gembatan()
