"""Reads the moves of a finished match: what each is worth, and what a better one would have been worth.

Both are weighed in the same worlds (`Game.weigh`), which agree with what the seat saw then. So nobody is blamed for
what they could not know. A better move is one that a computer player of the level hard advises from the same view. A
move gives nothing away if the better one is for something that the seat did later in the same turn, or did in another
way (`Game.aims`). So does no move of the turn with which a seat has won.

Each move is first compared with the first thought of that computer player, in few worlds. Those that seem to cost most
are compared again, with all its thoughts and in many worlds. A match may have hundreds of moves, so of a long one only
a part is read. All limits count work, not time. The same match always has the same readings.

`moments` finds in them what decided a match, and `review` how well a seat played.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, TypeVar

import msgspec

from bot.engine.chance import Stream
from bot.engine.game import Advice, AnyGame, Level, Phrase, Seat, Standing
from bot.errors import IllegalMove

MOST_GLANCED = 1_000  # moves
MOST_READ = 240  # moves that are weighed in few worlds
MISSED_SHARE = 6  # of a longer match, one of so many readings is of a move that misses much at a glance
MOST_LEGAL = 400_000  # legal moves of all these positions together; large boards have more
MOST_SURE = 3  # moves that are weighed in many worlds; so many again if panels offered these
MOST_COSTLY = 24  # of so many moves, it is asked whether panels offered them
FEW, MANY = 2, 8  # worlds
LUCK_WORLDS = 4  # worlds, in all of which a move brings the points that it does not owe to luck
BUDGET = 0.25  # the factor for the work of advice
MOST_COMPARED = 6  # moves whose chances are estimated; such an estimate plays whole matches
SURE_CHANCES = 2  # moves whose chances are estimated in many worlds
PASSES = 8  # so often, the moves are gone through from beginning to end; each pass reads others

# Labels (`Stream.of`) for the random numbers of a move. Worlds of one label are the same for the same move.
OTHERS, ADVISED, FORESEEN, WEIGHED = range(4)

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


class Reading(NamedTuple):
    """A move that was a choice, and a better one.

    Attributes:
        made, better: what the two are worth. They are equal if no better move was found.
        move: the better move; None: there is none.
        why: what `move` is good for; None if the game does not say.
        then: the moves that were to follow it in the same turn (`Advice.then`).
        sure: whether the worths come from many worlds.
        offered: whether the panels offered the move first; known of moves that are `sure` and gave something away.
        missed: whether the move was read because it missed much at a glance, so that it stands for no other.
    """

    step: Played
    made: float = 0.0
    better: float = 0.0
    move: Any = None
    why: Phrase | None = None
    then: tuple[Any, ...] = ()
    sure: bool = False
    offered: bool = False
    missed: bool = False

    @property
    def lost(self) -> float:
        """Return what the move gave away, in points or as a chance to win; at least 0."""
        return max(0.0, self.better - self.made)


class Readings(NamedTuple):
    """What was read of the own moves of some seats.

    Attributes:
        found: the moves that were a choice, in the order of the match.
        share: the share of the moves that were looked at. Moves with `Reading.missed` are on neither side of it.
    """

    found: tuple[Reading, ...]
    share: float


def readings(
    game: AnyGame,
    steps: Steps,
    seats: Sequence[Seat],
    stream: Stream,
    *,
    offers: bool = True,
    standings: Standings = None,
) -> Readings:
    """Return the readings of the own moves of these seats.

    steps: all moves of the match in order, without those that were taken back.
    offers: whether panels offered moves (`Game.offered`).
    standings: see `Standings`.
    """
    later = later_in_turns(game, steps)
    winner = sole_winner(game, steps[-1].after, standings) if steps else None
    won = _winning_turn(steps, later, winner)
    own = [step for step in steps if step.seat in seats and not step.lent and step.number not in won]
    to_read, found, listed, looked_at = _to_read(game, own), dict[int, Reading](), 0, 0
    for step, missed in to_read:
        looked_at += not missed
        if legal := choices(game, step):
            thought = _first_thought(game, step, legal, stream)
            read = _compared(game, step, [thought], later[step.number], stream, FEW)
            found[step.number] = read._replace(missed=missed)
        listed += len(legal)
        if listed >= MOST_LEGAL:
            break
    found |= {one.step.number: one for one in _worst(game, found.values(), later, stream, offers=offers)}
    usual = len(own) - sum(missed for _, missed in to_read)
    return Readings(tuple(found[number] for number in sorted(found)), looked_at / usual if usual else 1.0)


def _worst(
    game: AnyGame, found: Iterable[Reading], later: Mapping[int, tuple[Played, ...]], stream: Stream, *, offers: bool
) -> Iterator[Reading]:
    """Yield surer readings of the moves that cost most, and of those that cost most and were not offered by panels."""
    most = SURE_CHANCES if game.about.weighs_chances else MOST_SURE
    costly, own = sorted((one for one in found if one.lost), key=lambda one: -one.lost), 0
    for place, one in enumerate(costly[:MOST_COSTLY]):
        offered = offers and one.step.move == game.offered(one.step.before, one.step.seat)
        own += not offered
        if place < most or not offered:
            sure = _made_sure(game, one, later[one.step.number], stream)
            yield sure._replace(missed=one.missed, offered=offered)
        if place + 1 >= most and own >= most:
            return


def _compared(
    game: AnyGame, step: Played, thoughts: Sequence[Advice], later: Sequence[Played], stream: Stream, worlds: int
) -> Reading:
    """Return what the move and the best of these thoughts are worth."""
    thoughts = [one for one in thoughts if _is_missed(game, step, one.move, later)]
    if not thoughts:
        return Reading(step)
    made, *others = weighed(game, step, [one.move for one in thoughts], stream, worlds)
    better = max(others)
    if better <= made:
        return Reading(step, made, made)
    best = thoughts[others.index(better)]
    return Reading(step, made, better, best.move, best.why, best.then)


def _made_sure(game: AnyGame, one: Reading, later: Sequence[Played], stream: Stream) -> Reading:
    """Return the reading of a move with all thoughts, in many worlds."""
    level: Level = "normal" if game.about.weighs_chances else "hard"
    thoughts = [Advice(one.move, 0, one.why, one.then)]
    thought = advised(game, one.step, choices(game, one.step), stream, level)
    thoughts += [thought] if thought.move != one.move else []
    return _compared(game, one.step, thoughts, later, stream, MANY)._replace(sure=True)


def later_in_turns(game: AnyGame, steps: Sequence[Played]) -> dict[int, tuple[Played, ...]]:
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


def sole_winner(game: AnyGame, state: Any, standings: Standings = None) -> Seat | None:
    """Return the seat that has won alone in a finished match between rivals; None if there is none."""
    outcome = game.outcome(state)
    if outcome is None or outcome.total is not None or outcome.lost:
        return None
    first = outcome.standings if standings is None else standings
    winners = [standing.seat for standing in first if standing.place == 1]
    return winners[0] if len(winners) == 1 and len(first) > 1 else None


def _is_missed(game: AnyGame, step: Played, move: Any, later: Sequence[Played]) -> bool:
    """Return whether another move was for something that the seat did not do in this turn (`Game.aims`)."""
    if move is None or move == step.move:
        return False
    wanted, made = game.aims(game.view(step.before, step.seat), step.seat, [move, step.move])
    return wanted != made and not any(
        wanted in game.aims(game.view(one.before, one.seat), one.seat, [one.move]) for one in later
    )


def choices(game: AnyGame, step: Played) -> list[Any]:
    """Return all legal moves if the match waited for the move and it was a choice; else []."""
    if step.move is None or step.seat not in game.to_move(step.before):
        return []
    legal = list(game.legal_moves(step.before, step.seat))
    return legal if len(legal) > 1 and step.move in legal else []


def _to_read(game: AnyGame, steps: Sequence[Played]) -> list[tuple[Played, bool]]:
    """Return the moves to read, and whether each misses much at a glance.

    Of many moves, some are those that miss most at a glance. The others come from all parts of the match, also if the
    reading stops early.
    """
    most = min(MOST_READ, MOST_COMPARED) if game.about.weighs_chances else MOST_READ
    missed = _most_missed(game, steps, most // MISSED_SHARE) if len(steps) > most else []
    known = {step.number for step in missed}
    even = spread([step for step in steps if step.number not in known], most - len(missed))
    even = [step for first in range(PASSES) for step in even[first::PASSES]]
    return [*((step, True) for step in missed), *((step, False) for step in even)]


def _most_missed(game: AnyGame, steps: Sequence[Played], most: int) -> list[Played]:
    """Return the moves that miss most at a glance; [] in a game that cannot glance."""
    glanced = [step for step in spread(steps, MOST_GLANCED) if step.move is not None]
    missed = [(game.glance(game.view(step.before, step.seat), step.seat, step.move), step) for step in glanced]
    found = sorted((one for one in missed if one[0] > 0), key=lambda one: (-one[0], one[1].number))
    return [step for _, step in found[:most]]


def _first_thought(game: AnyGame, step: Played, legal: Sequence[Any], stream: Stream) -> Advice:
    """Return what a good player thinks of first. A search for chances thinks of nothing good at first."""
    if game.about.weighs_chances:
        return advised(game, step, legal, stream, "normal")
    return next(iter(_thoughts(game, step, legal, stream, "hard")))


def advised(game: AnyGame, step: Played, legal: Sequence[Any], stream: Stream, level: Level) -> Advice:
    """Return what a computer player of this level advises in place of a move."""
    *_, thought = _thoughts(game, step, legal, stream, level)
    return thought


def _thoughts(game: AnyGame, step: Played, legal: Sequence[Any], stream: Stream, level: Level) -> Iterator[Advice]:
    view, own = game.view(step.before, step.seat), Stream.of(stream.state, step.number, ADVISED)
    return game.advise(view, step.seat, legal, own, level, BUDGET)


def weighed(game: AnyGame, step: Played, moves: Sequence[Any], stream: Stream, worlds: int) -> list[float]:
    """Return what the move that was made and other moves are worth."""
    view, own = game.view(step.before, step.seat), Stream.of(stream.state, step.number, WEIGHED, worlds)
    return game.weigh(view, step.seat, [step.move, *moves], own, worlds)


def foreseen(game: AnyGame, step: Played, stream: Stream) -> int:
    """Return how many points the move brings in each of some worlds: those that it does not owe to luck."""
    if step.move is None or step.seat not in game.to_move(step.before):
        return 0
    view, own = game.view(step.before, step.seat), Stream.of(stream.state, step.number, FORESEEN)
    worlds = [game.determinize(view, Stream.of(own.state, number)) for number in range(LUCK_WORLDS)]
    try:
        gains = [(game.scores(game.apply(one, step.seat, step.move).state), game.scores(one)) for one in worlds]
    except IllegalMove:  # the rules have changed since the match
        return 0
    return min(after[step.seat] - before[step.seat] for after, before in gains)


def spread(items: Sequence[T], most: int) -> list[T]:
    """Return at most `most` of the items from all parts, with the last one."""
    if most <= 0:
        return []
    apart = -(-len(items) // most) or 1
    return list(items[::-1][::apart])[::-1]
