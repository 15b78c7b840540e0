"""Gems 3D: players move gems into lines before the board is full. Max I. Fomitchev-Zamilov made the original game.

model      the options, moves, events, state and view
grid       paths, lines and formations
notation   the notation of cells, gems and moves
position   the notation of positions
board      the effect of moves, tricks and drops on a board
rules      the setup, the legal moves, the end of a match
view       makes the view
advice     suggestions for a player who types a move
player     the computer players
worth      tells them how good a board is
puzzles    puzzles: which move is far better than every other
windows    tells what parts of a row are worth
worlds     draws a state that a player considers possible
reasons    says in a sentence what a move does
heard      views in words, for people who cannot see the picture
wording    the texts of events
planning   turns of a relay that members plan while others move
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from bot.engine.chance import Stream
from bot.engine.game import About, Advice, Feat, Game, Honour, Level, Outcome, Seat, SeatRange
from bot.engine.honours import Feats, points, victory
from bot.errors import NotationError
from bot.games.gems3d import advice, heard, notation, planning, player, position, rules, view, wording, worlds
from bot.games.gems3d.model import (
    DAILY_TURNS,
    AnyView,
    BoardEmptied,
    Cells,
    Event,
    FormationCleared,
    GemMoved,
    GemsDropped,
    Mode,
    Move,
    Options,
    State,
    TrickPlayed,
    View,
)
from bot.games.gems3d.puzzles import GemsComposer

LONG_FORMATION = 8  # gems
AT_ONCE = 3  # formations that vanish in one step
DAILY = Options(mode=Mode.DAILY, hard=True, turns=DAILY_TURNS)
ROOM = 3  # A board has room if one of so many cells is empty.


class Gems3D(Game[State, Move, AnyView, Options]):
    about = About(
        key="gems3d",
        rules_version=1,
        secrets=True,  # The channel does not see the boards of a race and of a daily match before the end.
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
            Options(mode=Mode.RACE, size=6, types=5, turns=4, points=True),
            Options(mode=Mode.DAILY, hard=True),  # the daily of earlier versions
            DAILY,
            Options(cells=Cells.SHOWN),
            Options(mode=Mode.RACE, size=6, types=4, drop=5, line=4, cells=Cells.SHOWN),
        ),
        daily=DAILY,
        par=True,
        plays_itself=True,
        composer=GemsComposer(),
    )
    setup = staticmethod(rules.setup)
    to_move = staticmethod(rules.to_move)
    legal_moves = staticmethod(rules.legal_moves)
    apply = staticmethod(rules.apply)
    default = staticmethod(rules.default)
    offered = staticmethod(advice.offered)
    revealing = planning.REVEALING
    foreseen = staticmethod(planning.foreseen)
    brings = staticmethod(planning.brings)
    leave = staticmethod(rules.leave)
    outcome = staticmethod(rules.outcome)
    stopped = staticmethod(view.stopped)
    retold = staticmethod(view.retold)
    taken_out = staticmethod(view.taken_out)
    view = staticmethod(view.view)
    parse = staticmethod(notation.parse_move)
    notate = staticmethod(notation.notate_move)
    read_position = staticmethod(position.read_position)
    write_position = staticmethod(position.write_position)
    tell = staticmethod(wording.tell)
    alt = staticmethod(heard.alt)
    whole = staticmethod(heard.whole)
    determinize = staticmethod(worlds.determinize)

    def fitted(self, refusal: NotationError, state: State) -> NotationError:
        if "last" not in refusal.params:
            return refusal
        size = state.options.size
        last = notation.cell_name(size * size - 1, size)
        return NotationError(refusal.key, **{**refusal.params, "last": last, "board": 1})

    def stays(self, options: Options, *, sealed: bool) -> bool:
        return options.hard  # moves that score are sealed, though no gem has come

    def seats(self, options: Options) -> SeatRange:
        return rules.SEATS[options.mode]

    def advise(
        self, view: AnyView, seat: Seat, legal: Sequence[Move], stream: Stream, level: Level, budget: float = 1.0
    ) -> Iterator[Advice]:
        assert isinstance(view, View)
        return player.advise(view, legal, stream, level, budget)

    def weigh(self, view: AnyView, seat: Seat, moves: Sequence[Move], stream: Stream, worlds: int) -> list[float]:
        assert isinstance(view, View)
        return player.weigh(view, moves, stream, worlds)

    def glance(self, view: AnyView, seat: Seat, move: Move) -> float:
        assert isinstance(view, View)
        return player.missed(view, move)

    def scores(self, state: State) -> tuple[int, ...]:
        return state.credits if state.options.mode is Mode.RELAY else tuple(one.score for one in state.boards)

    def known_scores(self, state: State) -> tuple[int, ...]:
        return self.scores(state) if state.options.mode is not Mode.RACE or state.options.points else ()

    def course(self, state: State) -> str:
        """Return "room" if a third of the cells is empty, else "crowded"."""
        cells = state.boards[0].cells
        return "room" if ROOM * cells.count(0) >= len(cells) else "crowded"

    def scoreboard(self, options: Options) -> str:
        """Return the mode and all settings that matter: "relay-9-7-3-5-hard", "race-9-7-3-5-20-shown" or so."""
        parts = [options.mode.value, options.size, options.types, options.drop, options.line]
        parts += ["hard"] * options.hard + [options.turns] * bool(options.turns)
        parts += ["cells"] * (options.cells is Cells.SHOWN)
        parts += ["shown"] * (options.points and options.mode is Mode.RACE)
        return "-".join(map(str, parts))

    def alone(self, board: str) -> bool:
        return board.startswith(tuple(f"{mode.value}-" for mode in (Mode.SOLO, Mode.DAILY)))

    def honours(self, options: Options, outcome: Outcome) -> tuple[Honour, ...]:
        best = points(self.scoreboard(options), outcome)
        return (best, victory("race", outcome)) if options.mode is Mode.RACE else (best,)

    def simultaneous(self, options: Options) -> bool:
        return options.mode is Mode.RACE

    def together(self, options: Options) -> bool:
        return options.mode is not Mode.RACE

    def feats(self, options: Options, events: Iterable[Event]) -> tuple[Feat, ...]:
        """Return the feats of a match. Their keys and numbers are:

        chain: the number of gems in the largest formation.
        double: the most formations in one step.
        emptied: how often the seat emptied the board.
        full: how often the seat played a trick on a full board.
        """
        found, area = Feats(), options.size**2
        mover: Seat | None = None
        emptied: Counter[Seat] = Counter()
        saved: Counter[Seat] = Counter()
        filled = cleared = 0
        for event in events:
            match event:
                case GemMoved() | TrickPlayed():
                    mover, cleared = event.seat, 0
                    if isinstance(event, TrickPlayed) and filled == area:
                        saved[mover] += 1
                        found.note(mover, "full", saved[mover])
                case GemsDropped():
                    filled += len(event.cells)
                case FormationCleared():
                    filled -= len(event.cells)
                    cleared += 1
                    if event.seat is not None and len(event.cells) >= LONG_FORMATION:
                        found.note(event.seat, "chain", len(event.cells))
                    if event.seat is not None and cleared >= AT_ONCE:
                        found.note(event.seat, "double", cleared)
                case BoardEmptied() if mover is not None:
                    emptied[mover] += 1
                    found.note(mover, "emptied", emptied[mover])
        return found.found()


GAME = Gems3D()
