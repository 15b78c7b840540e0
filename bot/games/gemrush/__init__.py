"""Gem Rush: dwarves build a mine. In Rush they compete. In Crisis they are a team that plays until all cards are burnt.

gems         the eleven gems, the cards, and hands of cards
skills       the twenty skills
effects      the steps that make up the abilities of rooms
rooms        the 80 tiles
mine         the grid, and where doors, paths and rails lead
model        the options and the state
changes      changes of the state that several rules share
events       the events
payments     all the ways to pay for a door
door_payments
             the payments that a seat can make at a door now
names        the names of things, and abilities as text
moves        the base class of all moves, and the notation of their values
walking, building, actions, abilities, turns, crisis
             the kinds of moves: each module has those of one part of a turn
begin        the start of a match
rules        the list of moves, applying moves, leaving, and results for leaderboards
view         the view
retelling    the end by the ranking
hidden       the view of a daily, a Crisis of one seat that ends after some turns (`Options.turns`)
wording      the texts of events and pictures
position     the notation of positions
worlds       matches that a view allows
advice       the computer player, with advice_worth, advice_scene and advice_turn
puzzles      puzzles: which doors make the most points in a last turn
last_turn    all that a last turn can do
planning     turns that members plan while others play
"""

from collections.abc import Mapping
from typing import Any, Union

from bot.engine.game import About, Game
from bot.games.gemrush import advice, begin, hidden, planning, position, retelling, rules, turns, wording, worlds
from bot.games.gemrush.events import EVENTS
from bot.games.gemrush.hidden import AnyView
from bot.games.gemrush.model import DAILY_TURNS, DWARVES, Options, State
from bot.games.gemrush.moves import Move
from bot.games.gemrush.puzzles import RushComposer

DAILY = Options(mode="crisis", target="open", solo=True, turns=DAILY_TURNS)

ABOUT = About(
    key="gemrush",
    rules_version=3,
    secrets=True,
    state=State,
    options=Options,
    move=Union[rules.KINDS],  # noqa: UP007
    event=Union[EVENTS],  # noqa: UP007
    choices=DWARVES,
    plays_itself=True,
    composer=RushComposer(),
    company=2,
    samples=(
        Options(),
        Options(mode="crisis", target=5),
        Options(mode="crisis", solo=True, target="open", variant="none"),
        Options(variant="choice"),
        Options(variant="shared"),
        Options(variant="chaos"),
        Options(variant="circle"),
        DAILY,
    ),
    daily=DAILY,
    par=True,
)


class GemRush(Game[State, Move, AnyView, Options]):
    about = ABOUT
    setup = staticmethod(begin.setup)
    first = staticmethod(begin.first)
    seats = staticmethod(begin.seat_range)
    scoreboard = staticmethod(begin.scoreboard)
    together = staticmethod(rules.together)
    alone = staticmethod(rules.alone)
    honours = staticmethod(rules.honours)
    feats = staticmethod(rules.feats)
    used_skills = staticmethod(turns.used_skills)
    to_move = staticmethod(rules.to_move)
    on_call = staticmethod(rules.on_call)
    legal_moves = staticmethod(rules.legal_moves)
    apply = staticmethod(rules.apply)
    default = staticmethod(rules.default)
    revealing = planning.REVEALING
    by_points = True
    foreseen = staticmethod(planning.foreseen)
    upsets = staticmethod(planning.upsets)
    shows = staticmethod(planning.shows)
    outdates = staticmethod(planning.outdates)
    leave = staticmethod(rules.leave)
    outcome = staticmethod(rules.outcome)
    stopped = staticmethod(hidden.stopped)
    retold = staticmethod(retelling.retold)
    view = staticmethod(hidden.view)
    parse = staticmethod(rules.parse_move)
    notate = staticmethod(rules.notate_move)
    read_position = staticmethod(position.read_position)
    write_position = staticmethod(position.write_position)
    tell = staticmethod(wording.tell)
    alt = staticmethod(wording.alt)
    whole = staticmethod(wording.whole)
    determinize = staticmethod(worlds.determinize)
    advise = staticmethod(advice.advise)
    aims = staticmethod(advice.aims)
    weigh = staticmethod(advice.weigh)
    scores = staticmethod(rules.scores)
    course = staticmethod(rules.course)

    def stays(self, options: Any, *, sealed: bool) -> bool:
        return False  # each end of a turn is sealed; what was drawn or shown is in its events

    def upgrade(self, state: Mapping[str, Any], rules_version: int) -> Mapping[str, Any]:
        """Return the fields unchanged. Version 2 changed what moves are legal, and version 3 what is a used skill."""
        return state if rules_version in (1, 2) else super().upgrade(state, rules_version)


GAME = GemRush()
