"""Gems 3D: rows of gems on a filling board. Original game by Max I. Fomitchev-Zamilov.

model      the values: options, moves, events, state, view
grid       boards as bits: ways, lines, formations
draft      a board while a step is being worked out: drops, clears, points
tricks     which tricks work
rules      setup, legal moves, apply, leave, outcome
sight      the view, the reach of a gem; advice: suggestions for who types
deeds      what a finished match counts
notation   cells and moves in writing; position: positions
wording    events, pictures and refusals as keys for the texts
"""

from collections.abc import Mapping
from typing import Any

from bot.engine.game import About, Game, Seat, SeatRange
from bot.games.gems3d import deeds, notation, position, rules, sight, wording
from bot.games.gems3d.model import AnyView, Event, Mode, Move, Options, State

RULES_VERSION = 1

ABOUT = About(
    key="gems3d",
    rules_version=RULES_VERSION,
    secrets=True,  # boards of a race, until all have ended, and of a daily
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
        Options(mode=Mode.RACE, size=6, types=4, drop=2, line=4),
        Options(mode=Mode.RACE, size=5, types=5, drop=6, line=3, hard=True),
        Options(mode=Mode.DAILY, hard=True),
    ),
    daily=Options(mode=Mode.DAILY, hard=True),
)


class Gems3D:
    """The game as the engine wants it (`bot.engine.game.Game`); all of it is told there."""

    about = ABOUT
    scoreboard = staticmethod(rules.scoreboard)
    honours = staticmethod(deeds.honours)
    feats = staticmethod(deeds.feats)
    setup = staticmethod(rules.setup)
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
        return rules.SEATS[options.mode]

    def on_call(self, state: State) -> tuple[Seat, ...]:
        return ()

    def upgrade(self, state: Mapping[str, Any], rules_version: int) -> Mapping[str, Any]:
        if rules_version != RULES_VERSION:
            raise ValueError(f"no match was ever kept by rules version {rules_version}")
        return state


GAME: Game[State, Move, AnyView, Options] = Gems3D()
