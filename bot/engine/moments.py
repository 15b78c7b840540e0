"""Finds what decided a finished match: a seat's best move, the move that cost it most, and the turning point.

1. The best move brought the most points. Points that it owes to luck count last. In a game without points, it raised
   the chance to win most, compared with the other legal moves.
2. The costliest move was worth less than the move that a computer player advises. Both are weighed in the same worlds
   (`Game.weigh`), which agree with what the seat saw then. So nobody is blamed for what they could not know, for the
   move that the panels offered first, where they offer one, for what they did later in the turn, or did in another way
   (`Game.aims`). The last turn of who won is not blamed either.
3. At the turning point, the winner took the lead for good among the seats in the ranking. If all seats play together,
   the last change of `Game.course` is the turning point.

A match has hundreds of moves, so most are only glanced at, some are weighed in few worlds, and the worst in many. All
limits count work, not time. The same match always has the same moments.
"""

import statistics
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice, pairwise
from typing import Any, Literal, NamedTuple, TypeVar

import msgspec
from msgspec.structs import replace

from bot.engine.chance import Stream
from bot.engine.game import Advice, AnyGame, Level, Phrase, Seat, Standing
from bot.errors import IllegalMove

MOST_GLANCED = 1_000  # moves
MOST_READ = 150  # moves that are weighed in few worlds
MOST_LEGAL = 250_000  # legal moves of all these positions together; large boards have more
MOST_SURE = 4  # moves that are weighed in many worlds
FEW, MANY = 2, 16  # worlds
FEW_CHANCES = 4  # worlds, in which chances are compared at first
BUDGET = 0.25  # the factor for the work of advice
LEAST_POINTS, LEAST_CHANCE = 1.5, 0.15  # A move that costs less is not worth telling.
MOST_COMPARED = 6  # moves whose chances are estimated; such an estimate plays whole matches
SURE_CHANCES = 2  # moves whose chances are estimated in many worlds
TURN_CHANCES = 8  # worlds, in which the chances after a move are estimated
MOST_OTHERS = 3  # other moves with which a move is compared in a game without points

# Labels (`Stream.of`) for the random numbers of a move. Worlds of one label are the same for the same move.
OTHERS, ADVISED, FORESEEN, WEIGHED = range(4)

LEAD = "lead"  # the word of a turning point at which the winner took the lead

Kind = Literal["best", "cost", "rival", "turn"]
T = TypeVar("T")


class Played(msgspec.Struct, frozen=True):
    """A move of a match.

    Attributes:
        number: the number of the position after it, which the caller chooses; they ascend.
        move: None if today's rules cannot read the move.
        before, after: the states.
        lent: whether somebody else's computer player made the move, so that it is not the seat's own.
    """

    number: int
    seat: Seat
    move: Any
    before: Any
    after: Any
    lent: bool = False


Steps = Sequence[Played]
Standings = Sequence[Standing] | None  # those of the seats in the ranking, () if nobody has won; None: of all seats


class Moment(msgspec.Struct, frozen=True):
    """A move that decided the match.

        kind                    move         worth                   other
        "best", with points     made         points that it brought  0
        "best", with chances    made         chance with it          mean chance with other moves
        "cost"                  better move  worth of the made move  worth of the better move
        "rival"                 like "best", but of the winner, for a seat that lost and made no costly move
        "turn"                  made         0                       0

    Attributes:
        number: that of the position after the move that was made.
        turned: the word of the turning point if this move is it, else "". `LEAD`, or a word of `Game.course`.
        leader: the seat that took the lead; None for a word of `Game.course`.
        why: what `move` is good for; None if the game does not say.
        then: the moves that were to follow it in the same turn (`Advice.then`).
    """

    kind: Kind
    number: int
    seat: Seat
    move: Any
    worth: float = 0.0
    other: float = 0.0
    turned: str = ""
    leader: Seat | None = None
    why: Phrase | None = None
    then: tuple[Any, ...] = ()


class _Turning(NamedTuple):
    step: Played
    word: str
    leader: Seat | None = None


def moments(
    game: AnyGame,
    steps: Steps,
    praised: Sequence[Seat],
    blamed: Sequence[Seat],
    stream: Stream,
    *,
    together: bool,
    offers: bool = True,
    standings: Standings = None,
) -> tuple[Moment, ...]:
    """Return up to three moments: best, cost or rival, and turn in this order.

    steps: all moves of the match in order, without those that were taken back.
    praised, blamed: the seats whose best move and whose costliest move are searched for.
    together: whether the seats win and lose together.
    offers: whether panels offered moves (`Game.offered`).
    """
    winner = sole_winner(game, steps[-1].after, standings) if steps else None
    turning = _shared_turning(game, steps) if together else _turning(game, steps, winner, standings, stream)
    best = _best(game, [step for step in steps if step.seat in praised and not step.lent], stream)
    later = _later_in_turns(game, steps)
    won = _winning_turn(steps, later, winner)
    blamable = [step for step in steps if step.seat in blamed and not step.lent and step != (best and best[0])]
    blamable = [step for step in blamable if step.number not in won]
    cost = _costliest(game, blamable, later, stream, offers=offers) or _rivals(game, steps, praised, winner, stream)
    return _arranged(best, cost, turning)


def _rivals(
    game: AnyGame, steps: Steps, losers: Sequence[Seat], winner: Seat | None, stream: Stream
) -> "_Found | None":
    """Return the best move of the seat that won alone; None if it is one of these seats, or if there are none."""
    if winner is None or not losers or winner in losers:
        return None
    found = _best(game, [step for step in steps if step.seat == winner and not step.lent], stream)
    return found and (found[0], replace(found[1], kind="rival"))


def _later_in_turns(game: AnyGame, steps: Steps) -> dict[int, tuple[Played, ...]]:
    """Return by the number of each move those that the seat made after it in the same turn.

    A turn is moves of one seat while the match waits for it alone. In a match of one seat, each move is a turn.
    """
    found: dict[int, tuple[Played, ...]] = {}
    turn: tuple[Played, ...] = ()
    alone = len({step.seat for step in steps}) == 1
    for step in reversed(steps):
        goes_on = turn and not alone and turn[0].seat == step.seat and game.to_move(turn[0].before) == (step.seat,)
        found[step.number] = turn if goes_on else ()
        turn = (step, *found[step.number])
    return found


def _winning_turn(steps: Steps, later: Mapping[int, tuple[Played, ...]], winner: Seat | None) -> set[int]:
    """Return the numbers of the moves in the last turn of the seat that won alone: nothing better was to be had."""
    newest = max((at for at, step in enumerate(steps) if step.seat == winner), default=None)
    if newest is None:
        return set()
    last = steps[newest].number
    return {step.number for step in steps if step.number == last or last in [one.number for one in later[step.number]]}


_Found = tuple[Played, Moment]


def _arranged(best: _Found | None, cost: _Found | None, turning: _Turning | None) -> tuple[Moment, ...]:
    """Return the moments. If the turning point is one of the others, it is no moment of its own."""
    found = [moment for _, moment in filter(None, (best, cost))]
    if turning is None:
        return tuple(found)
    step, word, leader = turning
    if any(moment.number == step.number for moment in found):
        return tuple(
            replace(moment, turned=word, leader=leader) if moment.number == step.number else moment for moment in found
        )
    return (*found, Moment("turn", step.number, step.seat, step.move, turned=word, leader=leader))


# ---- the best move ----


def _best(game: AnyGame, steps: Steps, stream: Stream) -> _Found | None:
    """Return the move that brought most; None if no move brought anything."""
    if not game.about.weighs_chances:
        gains = ((_gain(game, step), step) for step in steps)
        scored = [(_foreseen(game, step, stream), gain, step) for gain, step in gains if gain > 0]
        _, gain, step = max(scored, key=lambda one: one[:2], default=(0, 0, None))
        if step is None:
            return None
        why = None if step.move is None else _advised(game, step, [step.move], stream, "easy").why
        return step, Moment("best", step.number, step.seat, step.move, gain, why=why)
    compared = _decisions(game, _spread(steps, MOST_COMPARED))
    found = [(_raised(game, step, legal, stream, FEW_CHANCES), step, legal) for step, legal in compared]
    found.sort(key=lambda one: one[0][1] - one[0][0])
    sure = [(_raised(game, step, legal, stream, MANY), step) for _, step, legal in found[:SURE_CHANCES]]
    (chance, others), step = max(sure, key=lambda one: one[0][0] - one[0][1], default=((0.0, 0.0), None))
    if step is None or chance - others < LEAST_CHANCE:
        return None
    return step, Moment("best", step.number, step.seat, step.move, chance, others)


def _gain(game: AnyGame, step: Played) -> int:
    return game.scores(step.after)[step.seat] - game.scores(step.before)[step.seat]


def _foreseen(game: AnyGame, step: Played, stream: Stream) -> int:
    """Return how many points the move brings in another world: those that it does not owe to luck."""
    if step.move is None or step.seat not in game.to_move(step.before):
        return 0
    world = game.determinize(game.view(step.before, step.seat), Stream.of(stream.state, step.number, FORESEEN))
    try:
        after = game.apply(world, step.seat, step.move).state
    except IllegalMove:  # the rules have changed since the match
        return 0
    return game.scores(after)[step.seat] - game.scores(world)[step.seat]


def _raised(game: AnyGame, step: Played, legal: Sequence[Any], stream: Stream, worlds: int) -> tuple[float, float]:
    """Return the chance to win with the move that was made, and the mean chance with others."""
    others, after = Stream.of(stream.state, step.number, OTHERS).sample(legal, min(MOST_OTHERS, len(legal)))
    others = [move for move in others if move != step.move]
    made, *rest = game.weigh(game.view(step.before, step.seat), step.seat, [step.move, *others], after, worlds)
    return made, statistics.fmean(rest)


def _decisions(game: AnyGame, steps: Iterable[Played]) -> Iterator[tuple[Played, list[Any]]]:
    """Yield the moves for which the match waited and which were a choice, with all legal moves."""
    for step in steps:
        if step.move is not None and step.seat in game.to_move(step.before):
            legal = list(game.legal_moves(step.before, step.seat))
            if len(legal) > 1 and step.move in legal:
                yield step, legal


# ---- the costliest move ----


def _costliest(
    game: AnyGame, steps: Steps, later: Mapping[int, tuple[Played, ...]], stream: Stream, *, offers: bool
) -> _Found | None:
    """Return the move that cost most; None if none cost much. later: `_later_in_turns`. offers: as for `moments`."""
    least = LEAST_CHANCE if game.about.weighs_chances else LEAST_POINTS
    losses = []
    for step, legal in _read(game, steps):
        thought = _advised(game, step, legal, stream, "normal")
        if _is_missed(game, step, thought.move, later[step.number]):
            made, better = _weighed(game, step, [thought.move], stream, FEW)
            losses.append((better - made, step, legal, thought))
    losses.sort(key=lambda one: -one[0])
    sure: tuple[int, Level] = (SURE_CHANCES, "normal") if game.about.weighs_chances else (MOST_SURE, "hard")
    worst: _Found | None = None
    own = (one for one in losses if not offers or one[1].move != game.offered(one[1].before, one[1].seat))
    for _, step, legal, thought in islice(own, sure[0]):
        thoughts = [thought, _advised(game, step, legal, stream, sure[1])]
        thoughts = [one for one in thoughts if _is_missed(game, step, one.move, later[step.number])]
        made, *others = _weighed(game, step, [one.move for one in thoughts], stream, MANY)
        better = max(others)
        lost = better - made
        if lost >= least and (worst is None or lost > worst[1].other - worst[1].worth):
            one = thoughts[others.index(better)]
            about = step.number, step.seat, one.move, made, better
            worst = step, Moment("cost", *about, why=one.why, then=one.then)
    return worst


def _is_missed(game: AnyGame, step: Played, move: Any, later: Sequence[Played]) -> bool:
    """Return whether another move was for something that the seat did not do in this turn (`Game.aims`)."""
    if move is None:
        return False
    wanted, made = game.aims(game.view(step.before, step.seat), step.seat, [move, step.move])
    return wanted != made and not any(
        wanted in game.aims(game.view(one.before, one.seat), one.seat, [one.move]) for one in later
    )


def _read(game: AnyGame, steps: Steps) -> Iterator[tuple[Played, list[Any]]]:
    """Yield the moves to weigh, with all legal moves. Of many moves, those come first that miss most at a glance.

    Moves that miss equally much come from all parts of the match, because not every game can glance.
    """
    most = min(MOST_READ, MOST_COMPARED) if game.about.weighs_chances else MOST_READ
    if len(steps) > most:
        glanced = steps[:: -(-len(steps) // MOST_GLANCED)]
        glanced = [step for step in glanced if step.move is not None]
        missed = [game.glance(game.view(step.before, step.seat), step.seat, step.move) for step in glanced]
        apart = -(-len(glanced) // most) or 1
        order = sorted(range(len(glanced)), key=lambda place: (-missed[place], place % apart, place))
        steps = [glanced[place] for place in order]
    read = listed = 0
    for step, legal in _decisions(game, steps):
        yield step, legal
        read, listed = read + 1, listed + len(legal)
        if read >= most or listed >= MOST_LEGAL:
            return


def _advised(game: AnyGame, step: Played, legal: Sequence[Any], stream: Stream, level: Level) -> Advice:
    view, own = game.view(step.before, step.seat), Stream.of(stream.state, step.number, ADVISED)
    *_, thought = game.advise(view, step.seat, legal, own, level, BUDGET)
    return thought


def _weighed(game: AnyGame, step: Played, moves: Sequence[Any], stream: Stream, worlds: int) -> list[float]:
    """Return what the move that was made and other moves are worth."""
    view, own = game.view(step.before, step.seat), Stream.of(stream.state, step.number, WEIGHED, worlds)
    return game.weigh(view, step.seat, [step.move, *moves], own, worlds)


# ---- the turning point ----


def _shared_turning(game: AnyGame, steps: Steps) -> _Turning | None:
    """Return the turning point of seats that play together; None if nothing turned."""
    words = [game.course(state) for state in (*(step.before for step in steps[:1]), *(step.after for step in steps))]
    turned = [step for step, before, after in zip(steps, words, words[1:], strict=False) if before != after]
    return _Turning(turned[-1], words[-1]) if turned and words[-1] else None


def _turning(game: AnyGame, steps: Steps, winner: Seat | None, standings: Standings, stream: Stream) -> _Turning | None:
    """Return the turning point of rivals; None if nothing turned."""
    if winner is None:
        return None
    chances = game.about.weighs_chances
    leads = _chances(game, steps, winner, stream) if chances else _leads(game, steps, winner, standings)
    even = max((place for place, lead in enumerate(leads) if lead <= 0), default=None)
    if even is None or even + 1 == len(leads):  # the winner led all the time, or not even at the end
        return None
    behind = any(lead < 0 for lead in leads)
    # Nobody led before the first points. Once others have caught up, the lead is open again.
    caught = any(after <= 0 < before for before, after in pairwise(leads))
    return _Turning(steps[even + 1], LEAD, winner) if behind or caught or _scored(game, steps[even]) else None


def _scored(game: AnyGame, step: Played) -> bool:
    """Return whether any seat has points after a move."""
    return not game.about.weighs_chances and any(score > 0 for score in game.scores(step.after))


def sole_winner(game: AnyGame, state: Any, standings: Standings = None) -> Seat | None:
    """Return the seat that has won alone in a finished match between rivals; None if there is none."""
    outcome = game.outcome(state)
    if outcome is None or outcome.total is not None or outcome.lost:
        return None
    first = outcome.standings if standings is None else standings
    winners = [standing.seat for standing in first if standing.place == 1]
    return winners[0] if len(winners) == 1 and len(first) > 1 else None


def _leads(game: AnyGame, steps: Steps, winner: Seat, standings: Standings) -> list[float]:
    """Return by how many points a seat led the best of the others in the ranking after each move."""
    found = []
    for step in steps:
        scores = game.scores(step.after)
        others = range(len(scores)) if standings is None else [one.seat for one in standings]
        found.append(scores[winner] - max(scores[seat] for seat in others if seat != winner))
    return list(map(float, found))


def _chances(game: AnyGame, steps: Steps, winner: Seat, stream: Stream) -> list[float]:
    """Return the chance of a seat to win after each move, minus one half. It is estimated for two seats only.

    In a long match it is estimated in all parts, and then where the seat took the lead. Other moves do not change it.
    """
    places = [at for at, step in enumerate(steps) if step.move is not None and step.seat in game.to_move(step.before)]

    def estimated(some: Sequence[int]) -> dict[int, float]:
        found = {}
        for place in _spread(some, MOST_COMPARED):
            (chance,) = _weighed(game, steps[place], [], stream, TURN_CHANCES)
            found[place] = chance - 0.5 if steps[place].seat == winner else 0.5 - chance
        return found

    known = estimated(places)
    behind = max((place for place, lead in known.items() if lead < 0), default=None)
    if behind is not None:  # The turning point is one of the moves between these two.
        ahead = min((place for place, lead in known.items() if place > behind and lead > 0), default=behind)
        known |= estimated([place for place in places if behind < place < ahead and place not in known])
    found, newest = [], 0.0
    for place in range(len(steps)):
        newest = known.get(place, newest)
        found.append(newest)
    return found


def _spread(items: Sequence[T], most: int) -> list[T]:
    """Return at most `most` of the items from all parts, with the last one."""
    apart = -(-len(items) // most) or 1
    return list(items[::-1][::apart])[::-1]
