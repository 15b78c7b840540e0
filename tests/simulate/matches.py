"""Matches of Gem Rush between computer players of one level, and the figures that are counted in them."""

from collections import Counter
from dataclasses import dataclass, field

from bot.engine.chance import Stream
from bot.engine.game import Seat
from bot.games.gemrush import GAME
from bot.games.gemrush.advice import NODES, Level, advise, usual
from bot.games.gemrush.advice_worth import Weights
from bot.games.gemrush.events import Event, RoomBuilt, RoomUsed
from bot.games.gemrush.model import Mode, Options, State
from bot.games.gemrush.moves import Move
from bot.games.gemrush.view import View
from tests.simulate.standing import standable

SEATS = 4
LONGEST = 20_000  # moves; no match comes near


@dataclass(frozen=True)
class Setting:
    """How matches are played: four seats, Normal skills.

    Attributes:
        nodes: how many moves the level hard may try for one decision.
        weights: if given, players look one turn ahead with these weights, whatever the level is.
    """

    mode: Mode
    level: Level
    nodes: int = NODES
    weights: Weights | None = None


@dataclass
class Counted:
    """The figures of all matches. A room is the number of its tile.

    Attributes:
        points: of each match, by seat. turns: of each match. winners: of each match, the seats in place 1.
        skills: of each match, by seat. endings: why matches ended.
        by_turn: points scored in the n-th turn of the table, all matches together.
        built: how often each tile was laid. stood: for each room, in how many turns the player could have used it
            as the action, by `standable` at any moment of the turn. used: in how many of these turns the player did;
            Movement and Free rooms count while moving too.
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
    state = GAME.setup(seed, options(setting.mode), SEATS).state
    counted = Counted()
    turn = _Turn()
    for number in range(LONGEST):
        waited_for = GAME.to_move(state)
        if not waited_for:
            _finish(state, counted)
            return counted
        seat = waited_for[0]
        legal = list(GAME.legal_moves(state, seat))
        move = _advised(GAME.view(state, seat), seat, legal, Stream.of(seed, number), setting)
        if move is None:
            raise RuntimeError(f"match {seed}: no move for a seat that is awaited")
        step = GAME.apply(state, seat, move)
        turn.follow(state, step.events, counted)
        if step.state.turns != state.turns or step.state.over:
            turn.close(counted)
            turn = _Turn()
        state = step.state
    raise RuntimeError(f"match {seed} of {setting} does not end")


def _advised(view: View, seat: Seat, legal: list[Move], rng: Stream, setting: Setting) -> Move | None:
    if setting.weights is None:
        return advise(view, legal, rng, setting.level, setting.nodes)
    return usual(view, seat, legal, rng, setting.weights)


class _Turn:
    """The turn in progress: the rooms that its player could have reached, and the rooms that were used."""

    def __init__(self) -> None:
        self.rooms: set[int] = set()
        self.used: set[int] = set()

    def follow(self, state: State, events: tuple[Event, ...], counted: Counted) -> None:
        """Count one move: the state before it, and the events that it caused."""
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
