"""The computer players. They think in whole turns, and make the first move of the best turn.

easy    looks at single plays, and makes one of the two with the most points.
normal  makes the turn with the most points that a short search finds.
hard    finds more turns. From each it subtracts what the next seat can score. Then it draws pieces at random, again and
        again, and plays on after the best turns until its own next turn is over.
"""

from collections.abc import Iterator, Sequence

from bot.engine.chance import Stream
from bot.engine.game import Advice, Level, Seat
from bot.games.gembatan.model import EndTurn, Move, State, Trade, View
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
KEPT = 16  # the turns after which it plays on
WORLDS = 8  # how often it draws
POOR = 6  # the points of a best turn below which it thinks about a trade

Plan = Turn | None  # None: a trade


def advise(
    view: View, seat: Seat, legal: Sequence[Move], stream: Stream, level: Level, budget: float = 1.0
) -> Iterator[Advice]:
    """See `Game.advise`. The level easy does the same work with every budget."""
    if len(legal) == 1:
        yield Advice(legal[0])
        return
    state = determinize(view, stream)
    world, begun = World.of(state), begun_turn(state)
    plans: Iterator[tuple[Plan, int]]
    if level == "easy":
        plans = iter([(_easy(begun, stream), 1)])
    elif level == "normal":
        width = max(1, round(NORMAL_WIDTH * budget))
        plans = iter([(next(iter(good_turns(begun, width)), None), width)])
    else:
        plans = _hard(world, begun, stream, budget)
    for plan, work in plans:
        move = _first_move(state, begun, plan)
        yield Advice(move, work, why(state, seat, move, _points(plan, begun)))


def _points(plan: Plan, begun: Turn) -> int:
    if plan is not None:
        return plan.points
    return max((option[0] for option in begun.options()), default=0)


def _first_move(state: State, begun: Turn, plan: Plan) -> Move:
    if plan is not None:
        return plan.plays[0] if plan.plays else EndTurn()
    hand = state.hands[state.turn]
    return Trade(hand.tiles[: tiles_left(state)], hand.gems[: gems_left(state)])


def _easy(begun: Turn, stream: Stream) -> Plan:
    options = sorted(begun.options(), key=lambda option: -option[0])[:EASY_CHOICES]
    if not options:
        return begun if begun.placed else None
    number, _ = stream.below(len(options))
    return begun.after(*options[number], frozenset())


def _hard(world: World, begun: Turn, stream: Stream, budget: float) -> Iterator[tuple[Plan, int]]:
    """Yield the best plan so far, and how many turns were played to find it."""
    turns = good_turns(begun, HARD_WIDTH)[:TURNS]
    work = len(turns)
    yield (turns[0] if turns else None), work
    if not turns or (len(turns) == 1 and turns[0].points >= POOR):
        return
    lines = [_Line(world, turn) for turn in turns]
    lines.sort(key=lambda line: -line.lead)
    lines = lines[:KEPT]
    work += len(turns)
    if turns[0].points < POOR and not begun.placed:
        lines.append(_Line(world, None))
    yield lines[0].turn, work
    for number in range(round(WORLDS * budget)):
        shuffled = world.shuffled(Stream.of(stream.state, number))
        for line in lines:
            line.total += line.played_on(shuffled)
        work += 2 * len(lines)
        yield max(lines, key=lambda line: line.total).turn, work


class _Line:
    """A plan and the replies of the other seats, which depend on no draw.

    lead: by how much the seat leads after the replies. total: the sum of its leads after its next turn.
    """

    def __init__(self, world: World, turn: Plan) -> None:
        self.turn, self.total = turn, 0
        after = world.copy()
        after.make(turn)
        self.replies: list[Plan] = []
        while not after.over and after.turn != world.turn:
            self.replies.append(after.best(REPLY_WIDTH))
            after.make(self.replies[-1])
        self.lead = after.lead(world.turn)

    def played_on(self, world: World) -> int:
        """Return the lead after the seat's next turn, if the trays have the order of this world."""
        seat, after = world.turn, world.copy()
        for plan in (self.turn, *self.replies):
            after.make(plan)
        if not after.over:
            after.make(after.best(REPLY_WIDTH))
        return after.lead(seat)
