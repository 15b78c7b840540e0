"""Gem Rush: dwarves who build a mine together, against each other (Rush) or against the clock (Crisis).

gems, effects, skills   what things are; rooms: the tiles
mine         the grid; where doors, paths and rails lead
model        options and the state; changes: changes of it that several rules share; events: what happens
payments     how a hand pays for a door
names        what things are called, and abilities in words
moves        what every kind of move says of itself, and things in writing
walking, building, actions, abilities, turns, crisis
             the rules, one part of a turn each, with the kinds of moves that belong to it
begin        how a match begins
rules        the list of moves; who may move, apply, leave, what a finished match counts
view         what is seen; wording: events and pictures as keys for the texts; position: positions in writing
advice       what a computer player does, with advice_worth, _scene and _turn
"""

from collections.abc import Mapping
from typing import Any, Union

from bot.engine.game import About, Game
from bot.games.gemrush import begin, position, rules, view, wording
from bot.games.gemrush.events import Event
from bot.games.gemrush.model import DWARVES, Options, State
from bot.games.gemrush.moves import Move
from bot.games.gemrush.view import View

RULES_VERSION = 1

ABOUT = About(
    key="gemrush",
    rules_version=RULES_VERSION,
    secrets=True,
    state=State,
    options=Options,
    move=Union[rules.KINDS],  # noqa: UP007
    event=Union[tuple(Event.__subclasses__())],  # noqa: UP007
    choices=DWARVES,
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
    """The game as the engine wants it (`bot.engine.game.Game`); all of it is told there."""

    about = ABOUT
    seats = staticmethod(begin.seats)
    scoreboard = staticmethod(begin.scoreboard)
    honours = staticmethod(rules.honours)
    feats = staticmethod(rules.feats)
    setup = staticmethod(begin.setup)
    to_move = staticmethod(rules.to_move)
    on_call = staticmethod(rules.on_call)
    legal_moves = staticmethod(rules.legal_moves)
    apply = staticmethod(rules.apply)
    default = staticmethod(rules.default)
    leave = staticmethod(rules.leave)
    outcome = staticmethod(rules.outcome)
    view = staticmethod(view.view)
    parse = staticmethod(rules.parse_move)
    notate = staticmethod(rules.notate_move)
    read_position = staticmethod(position.read_position)
    write_position = staticmethod(position.write_position)
    tell = staticmethod(wording.tell)
    alt = staticmethod(wording.alt)

    def upgrade(self, state: Mapping[str, Any], rules_version: int) -> Mapping[str, Any]:
        if rules_version != RULES_VERSION:
            raise ValueError(f"no match was ever kept by rules version {rules_version}")
        return state


GAME: Game[State, Move, View, Options] = GemRush()
