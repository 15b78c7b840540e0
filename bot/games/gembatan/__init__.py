"""Gembatan. Players lay tiles on a grid and put gems between them to make chains of one colour. All hands are open.

modes      the modes and their seats
model      the options, moves, state and view
events     the events
pieces     the 60 tiles and 60 gems
grid       the grid with its sockets and chains
notation   the notation of cells, sockets, pieces, moves and positions
plays      hands, trays (the pieces left to draw), legal plays and trades, refusals
rules      the effect of moves, the scores and the end
view       makes the view
advice     suggestions for each part of a move
turns      finds good turns: all plays of a turn together
rollouts   plays whole turns from a position on
worlds     makes states that a view allows
players    the computer players
begin      the setup of matches and dailies
puzzles    puzzles: which turn is far better than every other
reasons    says what a move of a computer player does
heard      views in words, for people who cannot see the picture
wording    the texts of events
planning   turns that members plan while others play
"""

from collections import Counter
from collections.abc import Iterable

from bot.engine.game import About, Feat, Game, Honour, Outcome, Seat, SeatRange
from bot.engine.honours import Feats, contest, points, without_hints
from bot.games.gembatan import advice, begin, heard, notation, planning, players, rules, view, wording, worlds
from bot.games.gembatan.events import ChainScored, Event, GembatanScored, GemsLeft, MatchEnded, TurnScored
from bot.games.gembatan.model import Move, Options, State
from bot.games.gembatan.modes import SEATS, Mode
from bot.games.gembatan.puzzles import GembatanComposer
from bot.games.gembatan.view import AnyView

DAILY = "daily"
SCOREBOARD = "standard"  # of matches with all gems; rating and wins count matches with any number

LONG_CHAIN = 6  # gems
GREAT_TURN = 15  # points
FAR_BEHIND = 10  # points behind the leader


class Gembatan(Game[State, Move, AnyView, Options]):
    about = About(
        key="gembatan",
        rules_version=1,
        secrets=True,  # The channel does not see the board of a daily before the end.
        state=State,
        options=Options,
        move=Move,
        event=Event,
        samples=(Options(), Options(gems=20), Options(mode=Mode.DAILY)),
        counts_undos=False,
        daily=Options(mode=Mode.DAILY),
        par=True,
        plays_itself=True,
        composer=GembatanComposer(),
    )
    setup = staticmethod(begin.setup)
    first = staticmethod(rules.first)
    to_move = staticmethod(rules.to_move)
    legal_moves = staticmethod(rules.legal_moves)
    apply = staticmethod(rules.apply)
    default = staticmethod(rules.default)
    offered = staticmethod(advice.offered)
    revealing = planning.REVEALING
    by_points = True
    foreseen = staticmethod(planning.foreseen)
    upsets = staticmethod(planning.upsets)
    brings = staticmethod(planning.brings)
    leave = staticmethod(rules.leave)
    outcome = staticmethod(rules.outcome)
    stopped = staticmethod(view.stopped)
    retold = staticmethod(view.retold)
    view = staticmethod(view.view)
    parse = staticmethod(notation.parse_move)
    notate = staticmethod(notation.notate_move)
    read_position = staticmethod(notation.read_position)
    write_position = staticmethod(notation.write_position)
    tell = staticmethod(wording.tell)
    alt = staticmethod(heard.alt)
    whole = staticmethod(heard.whole)
    determinize = staticmethod(worlds.determinize)
    advise = staticmethod(players.advise)
    weigh = staticmethod(players.weigh)

    def stays(self, options: Options, *, sealed: bool) -> bool:
        return False  # each end of a turn is sealed; what was drawn shows in its events

    def seats(self, options: Options) -> SeatRange:
        return SEATS[options.mode]

    def scores(self, state: State) -> tuple[int, ...]:
        return tuple(account.score for account in state.accounts)

    def scoreboard(self, options: Options) -> str:
        """Return "daily" or "standard", and if a match does without some gems, how many it has: "standard-24"."""
        if options.mode is Mode.DAILY:
            return DAILY
        return SCOREBOARD if options == Options() else f"{SCOREBOARD}-{options.gems}"

    def alone(self, board: str) -> bool:
        return without_hints(board) == DAILY

    def honours(self, options: Options, outcome: Outcome) -> tuple[Honour, ...]:
        if options.mode is Mode.DAILY:
            return (points(DAILY, outcome),)
        return (*contest(SCOREBOARD, outcome), points(self.scoreboard(options), outcome))

    def feats(self, options: Options, events: Iterable[Event]) -> tuple[Feat, ...]:
        """Return the feats of a match. Their keys and numbers are:

        chain: the number of gems in the longest chain.
        turn: the points of the best turn.
        gembatan: the number of Gembatans (turns with four gems).
        comeback: the most points by which the winner was behind the leader.
        """
        found = Feats()
        scores: Counter[Seat] = Counter()
        behind: Counter[Seat] = Counter()  # by seat, the most points behind the leader so far
        gembatans: Counter[Seat] = Counter()
        for event in events:
            match event:
                case ChainScored(seat, chain) if chain.points >= LONG_CHAIN:
                    found.note(seat, "chain", chain.points)
                case GembatanScored(seat):
                    gembatans[seat] += 1
                    found.note(seat, "gembatan", gembatans[seat])
                case TurnScored(seat):
                    if event.points >= GREAT_TURN:
                        found.note(seat, "turn", event.points)
                    scores[seat] += event.points
                    best = max(scores.values())
                    behind |= Counter({other: best - score for other, score in scores.items()})
                case GemsLeft(seat, gems):
                    scores[seat] -= gems
                case MatchEnded(winners=(winner,)) if behind[winner] >= FAR_BEHIND:
                    found.note(winner, "comeback", behind[winner])
        return found.found()


GAME = Gembatan()
