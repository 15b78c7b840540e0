"""The computer players. They think in whole turns, and make the first move of the best turn.

easy    looks at single plays, and makes one of the two with the most points.
normal  makes the turn with the most points that a short search finds.
hard    finds more turns. It knows what the others can reply to each, because hands are open. Then it draws pieces at
        random, again and again, and compares the best turns by its lead after its next turn. In a daily, it compares
        them by its points at the end.
"""

from collections.abc import Container, Iterable, Iterator, Sequence

from bot.engine.chance import Stream
from bot.engine.game import Advice, Level, Seat
from bot.engine.search import compare
from bot.games.gembatan.model import EndTurn, Fill, Lay, Move, Play, State, Trade, View
from bot.games.gembatan.plays import gems_left, tiles_left
from bot.games.gembatan.reasons import why
from bot.games.gembatan.rollouts import World, begun_turn
from bot.games.gembatan.turns import Turn, good_turns
from bot.games.gembatan.worlds import determinize

EASY_CHOICES = 2
NORMAL_WIDTH = 8  # widths are those of `turns.good_turns`
HARD_WIDTH = 64
REPLY_WIDTH = 16
TURNS = 64  # the turns of which the level hard knows the reply
KEPT = 32  # the turns after which it plays on
NEXT_WIDTH = 16
WORK = 300  # the turns that it searches when it plays on
POOR = 6  # the points of a best turn below which it thinks about a trade
GLANCED = 8  # the worlds in which `better_trade` first plays on
ALONE_WIDTH = 256  # the same as HARD_WIDTH, KEPT and WORK in a daily, whose par may take more time than a move
ALONE_KEPT = 48
ALONE_WORK = 2_000
ADVISED = 0.25  # the share of the work of the level hard with which it then makes sure

Plan = Turn | None  # None: a trade


def advise(
    view: View, seat: Seat, legal: Sequence[Move], stream: Stream, level: Level, budget: float = 1.0
) -> Iterator[Advice]:
    """See `Game.advise`. The level easy does the same work with every budget."""
    state = determinize(view, stream)
    if len(legal) == 1:
        yield Advice(legal[0], why=why(state, seat, legal[0], 0))
        return
    begun, allowed = begun_turn(state), frozenset(legal)
    plans: Iterator[tuple[Plan, int]]
    if level == "easy":
        plans = iter([(_easy(begun, allowed, stream), 1)])
    elif level == "normal":
        width = max(1, round(NORMAL_WIDTH * budget))
        plans = iter([(next(iter(good_turns(begun, width, allowed)), None), width)])
    else:
        think = _alone if state.length else _hard
        plans = think(World.of(state), begun, allowed, stream, budget, may_trade=_whole_trade(state) in allowed)
    for plan, work in plans:
        move = _first_move(state, plan)
        if move not in allowed:  # the plan is a trade, and other trades are left to choose from
            move = legal[0]
        then = () if plan is None else plan.plays[1:]
        yield Advice(move, work, why(state, seat, move, _points(plan, begun)), then)


def weigh(view: View, seat: Seat, moves: Sequence[Move], stream: Stream, worlds: int) -> list[float]:
    """Return by how many points the seat leads after its next turn, for each of these moves. See `Game.weigh`."""
    begun = begun_turn(determinize(view, stream))
    return _leads(view, [_best_with(begun, move) for move in moves], stream, worlds)


def _leads(view: View, plans: Sequence[Plan], stream: Stream, worlds: int) -> list[float]:
    return Leads(view, plans, stream).after(range(len(plans)), worlds)


class Leads:
    """By how many points the seat to move leads after each of some turns and after its next turn.

    What is drawn in a world is the same for all turns. A world is played once for each turn, so it costs nothing to ask
    for few worlds first, and for more of the turns that are not far behind then.
    """

    def __init__(self, view: View, plans: Sequence[Plan], stream: Stream) -> None:
        self._world, self._stream = World.of(determinize(view, stream)), stream
        self._lines = [_Line(self._world, plan) for plan in plans]
        self._drawn: list[World] = []
        self._found: list[list[int]] = [[] for _ in plans]

    @staticmethod
    def of_turns(view: View, turns: Sequence[Sequence[Play]], stream: Stream) -> "Leads":
        """Return the leads after whole turns. turns: the plays of each."""
        plans: list[Plan] = []
        for plays in turns:
            plan = begun_turn(determinize(view, stream))
            for play in plays:
                plan = next(plan.after(*option, frozenset()) for option in plan.options() if option[1] == play)
            plans.append(plan)
        return Leads(view, plans, stream)

    def after(self, places: Iterable[int], worlds: int) -> list[float]:
        """Return the mean leads of the turns at these places over so many worlds, in their order."""
        while len(self._drawn) < worlds:
            self._drawn.append(self._world.shuffled(Stream.of(self._stream.state, len(self._drawn))))
        means = []
        for place in places:
            found, line = self._found[place], self._lines[place]
            found += [_played_on(one, line, self._stream)[0] for one in self._drawn[len(found) : worlds]]
            means.append(sum(found[:worlds]) / worlds)
        return means


def better_trade(view: View, seat: Seat, stream: Stream) -> int:
    """Return the points of the best turn that a short search finds, if the level hard would trade instead; else 0.

    The seat has not begun its turn and can trade. A glance of about 15 ms compares a trade with the best turn. Only if
    the trade is better by a point on average, the level hard thinks about it, which takes some tenths of a second.
    """
    state = determinize(view, stream)
    begun = begun_turn(state)
    best = next(iter(good_turns(begun, NORMAL_WIDTH)), None)
    if best is None or best.points >= POOR:
        return 0
    world = World.of(state)
    played, traded = _Line(world, best), _Line(world, None)
    worlds = [world.shuffled(Stream.of(stream.state, number)) for number in range(GLANCED)]
    ahead = sum(_played_on(one, traded, stream)[0] - _played_on(one, played, stream)[0] for one in worlds)
    if ahead < GLANCED:
        return 0
    *_, (plan, _) = _hard(world, begun, None, stream, ADVISED, may_trade=True)
    return best.points if plan is None else 0


def _best_with(begun: Turn, move: Move) -> Plan:
    """Return the best turn that goes on with this move; None for a trade or a pass."""
    found = good_turns(begun, NEXT_WIDTH, (move,)) if isinstance(move, Lay | Fill | EndTurn) else ()
    return found[0] if found else None


def _points(plan: Plan, begun: Turn) -> int:
    """Return the points of the planned turn; of a trade, those of a good turn that would be played instead."""
    if plan is not None:
        return plan.points
    found = good_turns(begun, NORMAL_WIDTH)
    return found[0].points if found else 0


def _first_move(state: State, plan: Plan) -> Move:
    if plan is not None:
        return plan.plays[0] if plan.plays else EndTurn()
    return _whole_trade(state)


def _whole_trade(state: State) -> Trade:
    """Return the trade of as many pieces as possible."""
    hand = state.hands[state.turn]
    return Trade(hand.tiles[: tiles_left(state)], hand.gems[: gems_left(state)])


def _easy(begun: Turn, allowed: Container[Move], stream: Stream) -> Plan:
    options = [option for option in begun.options() if option[1] in allowed]
    options = sorted(options, key=lambda option: -option[0])[:EASY_CHOICES]
    if not options:
        return begun if begun.placed else None
    number, _ = stream.below(len(options))
    return begun.after(*options[number], frozenset())


def _hard(
    world: World, begun: Turn, allowed: Container[Move] | None, stream: Stream, budget: float, *, may_trade: bool
) -> Iterator[tuple[Plan, int]]:
    """Yield the best plan so far, and how many turns were played to find it.

    allowed: None for all moves. may_trade: whether a trade counts as a plan, if the best turn scores little.
    """
    turns = good_turns(begun, HARD_WIDTH, allowed)[:TURNS]
    yield (turns[0] if turns else None), 1
    may_trade = may_trade and bool(turns) and turns[0].points < POOR
    if len(turns) + may_trade < 2:
        return
    lines = sorted((_Line(world, turn) for turn in turns), key=lambda line: -line.lead)[:KEPT]
    if may_trade:
        lines.append(_Line(world, None))
    found = compare(world.shuffled, _played_on, [(line, line.lead) for line in lines], 1, stream, WORK * budget)
    for line, work in found:
        yield line.turn, len(turns) + work


def _alone(
    world: World, begun: Turn, allowed: Container[Move] | None, stream: Stream, budget: float, *, may_trade: bool
) -> Iterator[tuple[Plan, int]]:
    """Do the same as `_hard` in a daily: play each plan on to the end. The last turn needs no draws."""
    turns = good_turns(begun, ALONE_WIDTH, allowed)
    yield (turns[0] if turns else None), 1
    plans: list[Plan] = [*turns[:ALONE_KEPT], *([None] if may_trade else [])]
    if world.left < 2 or len(plans) < 2:
        return
    found = compare(world.shuffled, _played_out, [(plan, 0.0) for plan in plans], 0, stream, ALONE_WORK * budget)
    for plan, work in found:
        yield plan, len(turns) + work


def _played_out(world: World, plan: Plan, stream: Stream) -> tuple[int, int]:
    """Return the points of a daily at its end, and the number of turns that were searched."""
    after, searched = world.copy(), 1
    after.make(plan)
    while not after.over:
        after.make(after.best(NEXT_WIDTH))
        searched += 1
    return after.scores[world.turn], searched


class _Line:
    """A plan and the replies of the other seats, which depend on no draw.

    lead: by how much the seat leads after the replies.
    """

    def __init__(self, world: World, turn: Plan) -> None:
        self.turn = turn
        after = world.copy()
        after.make(turn)
        self.replies: list[Plan] = []
        while not after.over and after.turn != world.turn:
            self.replies.append(after.best(REPLY_WIDTH))
            after.make(self.replies[-1])
        self.lead = after.lead(world.turn)


def _played_on(world: World, line: _Line, stream: Stream) -> tuple[int, int]:
    """Return the lead after the seat's next turn, and the number of turns that were searched."""
    seat, after = world.turn, world.copy()
    for plan in (line.turn, *line.replies):
        after.make(plan)
    if after.over:
        return after.lead(seat), 1
    after.make(after.best(NEXT_WIDTH))
    return after.lead(seat), 1
