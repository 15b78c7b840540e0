"""Plays matches of Gem Rush between computer players of one level, and counts the figures for the report."""

from collections import Counter
from dataclasses import dataclass, field
from functools import partial

from bot.engine.chance import Stream
from bot.engine.game import Level, Seat
from bot.games.gemrush import GAME
from bot.games.gemrush.advice import usual
from bot.games.gemrush.advice_worth import Weights
from bot.games.gemrush.events import Event, RoomBuilt, RoomUsed
from bot.games.gemrush.model import Mode, Options, State
from bot.games.gemrush.moves import Move
from bot.games.gemrush.view import seen
from tests.ladder.matches import steps
from tests.simulate.standing import standable

SEATS = 4


@dataclass(frozen=True)
class Setting:
    """How matches are played. All matches have four seats and the variant Normal.

    Attributes:
        budget: the factor for the work of the level
        weights: by seat. Players look one turn ahead with them, whatever the level; None if they play as the level does
    """

    mode: Mode
    level: Level
    budget: float = 1.0
    weights: tuple[Weights, ...] | None = None


@dataclass
class Counted:
    """The figures of all matches. A room is given by the number of its tile.

    Attributes:
        points: for each match, the points of each seat
        turns: for each match, the number of turns
        winners: for each match, the seats in place 1
        skills: for each match, the skill of each seat
        endings: how many matches ended for each reason
        by_turn: for each turn, from 0, the points scored in this turn in all matches together
        built: for each tile, in how many matches it was laid
        stood: for each room, in how many turns the player could use it
        used: for each room, in how many turns the player used it
    """

    points: list[tuple[int, ...]] = field(default_factory=list)
    turns: list[int] = field(default_factory=list)
    winners: list[tuple[int, ...]] = field(default_factory=list)
    skills: list[tuple[int, ...]] = field(default_factory=list)
    endings: Counter[str] = field(default_factory=Counter)
    by_turn: Counter[int] = field(default_factory=Counter)
    built: Counter[int] = field(default_factory=Counter)
    stood: Counter[int] = field(default_factory=Counter)
    used: Counter[int] = field(default_factory=Counter)

    def add(self, other: "Counted") -> None:
        self.points += other.points
        self.turns += other.turns
        self.winners += other.winners
        self.skills += other.skills
        for mine, theirs in (
            (self.by_turn, other.by_turn),
            (self.built, other.built),
            (self.stood, other.stood),
            (self.used, other.used),
        ):
            mine.update(theirs)
        self.endings.update(other.endings)


def options(mode: Mode) -> Options:
    return Options(mode="crisis", target="open") if mode == "crisis" else Options()


def play(seed: int, setting: Setting) -> Counted:
    """Play a match to its end. Raises RuntimeError if it does not end."""
    counted, turn = Counted(), _Turn()
    for state, step in steps(GAME, options(setting.mode), seed, SEATS, partial(_chosen, setting)):
        turn.follow(state, step.events, counted)
        if step.state.turns != state.turns or step.state.over:
            turn.close(counted)
            turn = _Turn()
    _finish(step.state, counted)
    return counted


def _chosen(setting: Setting, state: State, seat: Seat, stream: Stream) -> Move:
    view, legal = seen(state, seat), list(GAME.legal_moves(state, seat))
    if setting.weights is not None:
        return usual(view, seat, legal, stream, setting.weights[seat])
    *_, advice = GAME.advise(view, seat, legal, stream, setting.level, setting.budget)
    move: Move = advice.move
    return move


class _Turn:
    """The turn in progress.

    rooms: the rooms that the player could have used
    used: the rooms that the player has used
    """

    def __init__(self) -> None:
        self.rooms: set[int] = set()
        self.used: set[int] = set()

    def follow(self, state: State, events: tuple[Event, ...], counted: Counted) -> None:
        """Count one move. `state` is the state before the move, and `events` are the events of the move."""
        if state.phase == "move":
            self.rooms |= standable(state)
        for event in events:
            if isinstance(event, RoomUsed):
                self.used.add(event.tile)
            elif isinstance(event, RoomBuilt):
                counted.by_turn[state.turns] += event.points

    def close(self, counted: Counted) -> None:
        counted.stood.update(self.rooms | self.used)
        counted.used.update(self.used)


def _finish(state: State, counted: Counted) -> None:
    outcome = GAME.outcome(state)
    assert outcome is not None
    counted.points.append(tuple(account.points for account in state.seats))
    counted.turns.append(state.turns)
    counted.winners.append(tuple(standing.seat for standing in outcome.standings if standing.place == 1))
    counted.skills.append(tuple(account.skills[0] for account in state.seats))
    counted.endings[outcome.reason] += 1
    counted.built.update(laid.tile for laid in state.laid)
