"""Puzzles of Gem Rush: the last turn of a mine. Which doors make the most points?

A position of any match is posed as the last turn of a mine alone, so nothing comes after it, and only points count. All
turns are listed (`last_turn`), and the answer is a set of doors. It has the most points

* without luck: exactly, if each drawn tile is a plain room;
* with luck: on average over drawn tiles, whatever door a turn builds at first;
* in the position that is stored: exactly, with the tiles that are drawn there.

So another turn never makes as many points as the answer. A turn has found it that builds at these doors, however it is
played and paid.
"""

import statistics
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from msgspec.structs import replace

from bot.engine.chance import Stream
from bot.engine.game import AnyGame, Level, Seat
from bot.engine.puzzles import MOST_MOVES, Composer, Deal, Turn
from bot.errors import NotationError
from bot.games.gemrush.actions import DrawCard, Use
from bot.games.gemrush.advice import advise, usual
from bot.games.gemrush.building import Build
from bot.games.gemrush.changes import with_seat
from bot.games.gemrush.gems import CARDS, KINDS, SPECIAL, without_cards
from bot.games.gemrush.last_turn import PLAIN_TILE, Doors, Listing
from bot.games.gemrush.mine import across, down, mine_of
from bot.games.gemrush.model import DAILY_TURNS, STEPS, Account, Options, State, TurnProgress, steps_of
from bot.games.gemrush.moves import Move
from bot.games.gemrush.position import read_position, write_position
from bot.games.gemrush.rules import apply, legal_moves
from bot.games.gemrush.skills import Skill
from bot.games.gemrush.view import View, seen
from bot.games.gemrush.walking import Cart, Walk, Warp, Wayfare
from bot.games.gemrush.worlds import determinize

CLEAR = 0.6  # points, on average; a new puzzle must be half as much again ahead
AHEAD = 2  # points without luck
AHEAD_OF_SEVERAL = 1  # the same if the best turn builds at several doors: such turns are rare, and harder to find
RIVALS = 2  # other sets of doors that make points
SHARE = 3  # One of so many worlds is enough, as the lead without luck is exact.
FEW = 2  # the worlds in which all first constructions are weighed; then only those that are close are weighed in more
CLOSE = 4.0  # points
FAR = 2  # steps
# Matches that end while their mines are small.
SHORT, CIRCLE = Options(target=8), Options(target=8, variant="circle")
ALONE = Options(mode="crisis", solo=True, target="open", turns=8)
PLAIN_MOTIFS = ("far", "special", "door")
DRAWN = 12  # the most worlds that are drawn to find one in which luck changes nothing
FEWEST = 4  # tiles
WIDEST = 4  # columns and rows; a phone can show such a mine whole, with legible doors
MORE_TURNS = 5  # of a puzzle that is played on
QUICK = 0.3  # of the usual work of the level hard, for each move of its turn


class RushComposer(Composer):
    deals = (Deal(SHORT, 3), Deal(ALONE, 1), Deal(CIRCLE, 2), Deal(SHORT, 2))
    clear = CLEAR

    def posed(self, state: State) -> State | None:
        """Return the beginning of the turn as the last one of a mine alone. The turn's discards are made already."""
        state = _discarded(state)
        own, doing = state.mover, state.doing
        begins = state.phase == "move" and not doing.built and not doing.acted and doing.steps == steps_of(own)
        if not begins or not own.present or not state.stack or Skill.LEFTOVERS in own.skills or not _is_fit(state):
            return None
        return State(
            seed=0,
            mode="crisis",
            variant="normal" if own.skills else "none",
            target=None,
            laid=state.laid,
            stack=state.stack,
            deck=without_cards(CARDS, own.hand),
            discard=b"",
            seats=(Account(own.gem, own.cell, own.hand, own.points, own.skills, begun=True),),
            first=Seat(0),
            turn=Seat(0),
            phase="move",
            doing=TurnProgress(steps=doing.steps, tiles=len(state.laid)),
            rounds=1,
            built=1,
            turns=DAILY_TURNS - 1,
            length=DAILY_TURNS,
        )

    def hidden(self, game: AnyGame, state: State, seat: Seat, stream: Stream) -> State | None:
        """Return a position with the same view, in which no luck makes another turn as good as the best."""
        best = _best(state)
        if best is None:
            return None
        view = seen(state, seat)
        for number in range(DRAWN):
            try:
                drawn = read_position(write_position(determinize(view, Stream.of(stream.state, number))))
            except NotationError:  # a position that the notation does not allow
                return None
            if seen(drawn, seat) == view and _in_world(drawn, best) is not None:
                return drawn
        return None

    def answer(self, game: AnyGame, state: State, seat: Seat, turn: Turn) -> Turn:
        """Return the moves that make the turn with the tiles that are drawn in this position (`hidden`)."""
        found = _in_world(state, self.key(turn))
        assert found is not None  # `hidden` has drawn the position for this turn
        return found

    def turns(self, game: AnyGame, view: View, seat: Seat, stream: Stream, depth: int) -> Sequence[Turn]:
        """Return a turn for each set of doors; [] if none is best without luck, or if cards could be drawn."""
        state = determinize(view, stream)
        if _best(state) is None:
            return []
        found = _without_luck(state).results
        return [one.moves for one in sorted(found.values(), key=lambda one: -one.points)]

    def weigh(
        self, game: AnyGame, view: View, seat: Seat, turns: Sequence[Turn], stream: Stream, worlds: int
    ) -> list[float]:
        """Return the points of the turns, on average over drawn tiles after their first construction.

        turns: the first is the best without luck. A turn with the same first construction is as far behind it as
        without luck. No other turn is better, as luck alone makes no answer.
        """
        state = _plain(determinize(view, stream))
        found, best, *_ = _without_luck(state).results, self.key(turns[0])
        firsts = list(_firsts(state))
        firsts.sort(key=lambda one: one.then.get(best) != found[best].points)
        begin = sum(one.then.get(best) == found[best].points for one in firsts)
        means = _means(view, firsts, begin, stream, worlds // SHARE)
        top = max(means[:begin])
        worths = []
        for turn in turns:
            key = self.key(turn)
            able = [mean for one, mean in zip(firsts[begin:], means[begin:], strict=True) if key in one.then]
            behind = top - (found[best].points - found[key].points)
            worths.append(top if key == best else min(top, max(able, default=behind)))
        return worths

    def is_over(self, game: AnyGame, state: State, seat: Seat) -> bool:
        """Return whether the turn has ended, or no door can bring more points after a construction."""
        if state.over is not None or not state.doing.built or state.phase != "move":
            return state.over is not None
        return not Listing(state, quick=True).most

    def key(self, moves: Turn) -> Doors:
        """Return the doors at which a turn builds."""
        return frozenset((move.cell, move.side) for move in moves if isinstance(move, Build))

    def is_right(self, game: AnyGame, state: State, answer: Turn, made: Turn) -> bool:
        """Return whether a turn builds at the doors of the answer, however it pays, or makes as many points."""
        points = self.points(game, state, Seat(0), made)
        return self.key(made) >= self.key(answer) or points >= self.points(game, state, Seat(0), answer)

    def motif(self, game: AnyGame, state: State, seat: Seat, turn: Turn) -> str:
        """Return what the answer is about: see `_motif`."""
        return _motif(state, turn)

    def onward(self, game: AnyGame, state: State) -> State:
        """Return the position in which some more turns come."""
        return replace(state, length=state.length + MORE_TURNS)

    def finds(self, game: AnyGame, state: State, seat: Seat, answer: Turn, stream: Stream, level: Level) -> bool:
        """Return whether a computer player of this level makes as many points in its turn as the answer."""
        before = state
        made: list[Move] = []
        for number in range(MOST_MOVES):
            legal, work = list(legal_moves(state, seat)), QUICK if level == "hard" else 1.0
            *_, advice = advise(seen(state, seat), seat, legal, Stream.of(stream.state, number), level, work)
            made.append(advice.move or DrawCard())
            state = apply(state, seat, made[-1]).state
            if self.is_over(game, state, seat):
                break
        return self.is_right(game, before, answer, tuple(made))

    def played(self, game: AnyGame, state: State, seat: Seat, stream: Stream) -> State:
        turns = state.turns
        for number in range(MOST_MOVES):
            if state.over is not None or state.turns != turns or seat not in game.to_move(state):
                break
            move = usual(seen(state, seat), seat, list(legal_moves(state, seat)), Stream.of(stream.state, number))
            state = apply(state, seat, move).state
        return state


def _discarded(state: State) -> State:
    """Return the position after a computer player's discards at the beginning of a turn."""
    while state.phase == "discard":
        seat = state.turn
        move = usual(seen(state, seat), seat, list(legal_moves(state, seat)), Stream.of(0))
        state = apply(state, seat, move).state
    return state


def _is_fit(state: State) -> bool:
    """Return whether a mine is neither too small to be a puzzle nor too large for a phone."""
    columns, rows = [across(one.cell) for one in state.laid], [down(one.cell) for one in state.laid]
    return len(state.laid) >= FEWEST and max(columns) - min(columns) < WIDEST > max(rows) - min(rows)


# ---- without luck ----


def _plain(state: State) -> State:
    """Return the position without what its view hides. It has one tile, so that doors can be built."""
    return replace(state, seed=0, deck=b"", discard=b"", stack=bytes((PLAIN_TILE,)))


_listed = lru_cache(maxsize=16)(Listing)


def _without_luck(state: State) -> Listing:
    return _listed(_plain(state))


def _best(state: State) -> Doors | None:
    """Return the doors that make the most points without luck; None if they are not far better than all others.

    They are ahead however they are paid. A door must not be found by its points alone. So it takes a skill, a room or
    the like to build at it, or some door that promises as many cannot be built at.
    """
    found = _without_luck(state)
    making = [(one.points, doors) for doors, one in found.results.items() if one.points]
    making.sort(key=lambda one: -one[0])
    if not found.whole or len(making) <= RIVALS:
        return None
    (most, best), (second, _), *_ = making
    ahead = found.least[best] - second
    if len(best) > 1:
        return best if ahead >= AHEAD_OF_SEVERAL else None
    promising = sum(one.door.points >= most for one in mine_of(state.laid).open_doors())
    is_plain = _motif(_plain(state), found.results[best].moves) in PLAIN_MOTIFS
    return best if ahead >= AHEAD and promising > is_plain else None


# ---- with luck ----


class _First(NamedTuple):
    """A construction that is the first of a turn.

    before: the position in which it is made. then: the points of the whole turn, without luck, by the doors at which it
    builds.
    """

    build: Build
    before: State
    then: dict[Doors, int]


def _firsts(state: State) -> Iterator[_First]:
    """Yield each construction that can be the first of the turn, with as many steps left as possible."""
    for build, before in _without_luck(state).firsts:
        after, door = Listing.built(before, build), frozenset(((build.cell, build.side),))
        gained, rest = after.mover.points - before.mover.points, _listed(after, quick=True).results
        yield _First(build, before, {door | doors: gained + one.points for doors, one in rest.items()})


def _means(view: View, firsts: Sequence[_First], begin: int, stream: Stream, worlds: int) -> list[float]:
    """Return the points of the turn after each first construction, on average over worlds.

    After a few worlds, those that are far behind stay as they are. If one that begins another turn is not behind, all
    do.

    begin: how many of them the best turn can begin with. They come first.
    """
    totals: list[list[int]] = [[] for _ in firsts]
    close = list(range(len(firsts)))
    for number in range(worlds):
        if number == FEW:
            means = list(map(statistics.fmean, totals))
            top = max(means[:begin])
            if max(means[begin:], default=0.0) > top - CLEAR / 2:
                break
            close = [place for place in close if place < begin or means[place] >= top - CLOSE]
        stack = determinize(view, Stream.of(stream.state, number)).stack
        for place in close:
            first = firsts[place]
            after = first.build.play(replace(first.before, stack=stack), first.before.turn, [])
            gained = after.mover.points - first.before.mover.points
            totals[place].append(gained + Listing(after, quick=True).most)
    return list(map(statistics.fmean, totals))


# ---- with the tiles of a position ----


def _in_world(state: State, best: Doors) -> tuple[Move, ...] | None:
    """Return the moves that build at the best doors in this position; None if luck makes another turn as good."""
    found, plain = Listing(state, plain=False), _without_luck(state)
    wanted = found.results.get(best)
    if not found.whole or wanted is None or wanted.points < plain.results[best].points:
        return None
    as_good = [doors for doors, one in found.results.items() if one.points >= plain.least[best]]
    if found.most > wanted.points or not all(doors >= best for doors in as_good):
        return None
    return wanted.moves


# ---- what a turn is about ----


def _motif(state: State, turn: Turn) -> str:
    """Return what a turn is about.

    "three" or "two" for so many doors, "room" for the use of a room, "rails", "warpstone", "skill" if it needs one,
    "far" for a door at the end of a long way, "special" for a special gem that pays, or "door".
    """
    built = [move for move in turn if isinstance(move, Build)]
    if len(built) > 1:
        return "three" if len(built) > 2 else "two"
    if any(isinstance(move, Use) for move in turn):
        return "room"
    if any(isinstance(move, Cart) for move in turn):
        return "rails"
    needs_skill = _needs_skill(state, turn)
    for move in turn:
        if isinstance(move, Warp | Wayfare) or (isinstance(move, Build) and move.cell != state.mover.cell):
            return "skill" if isinstance(move, Wayfare) else "warpstone"
        state = move.play(state, state.turn, [])
    if needs_skill:
        return "skill"
    if sum(isinstance(move, Walk) for move in turn) >= FAR:
        return "far"
    return "special" if any(gem in SPECIAL for move in built for kind in move.cards for gem in KINDS[kind]) else "door"


def _needs_skill(state: State, turn: Turn) -> bool:
    """Return whether a turn without skills could not build at the same doors for as many points."""
    doors = frozenset((move.cell, move.side) for move in turn if isinstance(move, Build))
    doing = replace(state.doing, steps=min(state.doing.steps, STEPS))
    without = _without_luck(with_seat(replace(state, doing=doing), state.turn, skills=b"")).results.get(doors)
    return without is None or without.points < _without_luck(state).results[doors].points
