"""Knockout: single and double elimination, in series of matches.

In single elimination, who loses a series is out. In double elimination they go on in the lower bracket, and are out
when they lose there. Its winner meets that of the upper bracket in the final; if they win it, a second final decides.
"""

from collections.abc import Mapping, Sequence
from enum import Enum

import msgspec

from bot.engine.tournaments.model import DRAW, WIN, Pairing, Player, Result

EXTRA = 2  # matches after a series that ended level; then the better seed goes on


class Bracket(msgspec.Struct, frozen=True):
    """A knockout before its start. players: at least 2, the best seed first. best_of: matches in a series, if needed.

    The best seeds have byes where the number of players is no power of 2.
    """

    players: tuple[Player, ...]
    double: bool = False
    best_of: int = 1

    def __post_init__(self) -> None:
        if len(self.players) < 2 or len(set(self.players)) < len(self.players):
            raise ValueError("a knockout needs at least two players, each once")
        if self.best_of < 1 or self.best_of % 2 == 0:
            raise ValueError(f"a series is the best of an odd number, not of {self.best_of}")

    @property
    def size(self) -> int:
        """Return the number of places for seeds: a power of 2."""
        return 1 << (len(self.players) - 1).bit_length()


def seed_order(size: int) -> list[int]:
    """Return the seeds, 0 the best, as they stand in a bracket from top to bottom. size: a power of 2."""
    order = [0]
    while len(order) < size:
        order = [seed for each in order for seed in (each, 2 * len(order) - 1 - each)]
    return order


def next_pairings(bracket: Bracket, results: Mapping[int, Sequence[Result]]) -> dict[int, Pairing]:
    """Return the matches that can begin now: for the number of each series with two players, its next match.

    Who has begun less often begins, else the better seed. A player is in one series at a time, so a pairing stays until
    its result comes. results: for each series, its results in order.
    A series is won by who cannot be reached any more. Where it is level after all its matches, at most two more follow,
    one at a time; then the better seed goes on. A match that both have lost, such as one that was not finished in time,
    ends its series: who leads goes on, else the better seed.
    Raises ValueError for a result of other players than the series has, or after the series was decided.
    """
    played = _Played(bracket, results)
    return {number: played.next_match(*players) for number, players in played.open_series()}


def places(bracket: Bracket, results: Mapping[int, Sequence[Result]]) -> dict[Player, int]:
    """Return the place, from 1, of the winner and of each player who is out. Who go out in one round share it.

    results, errors: as for `next_pairings`.
    """
    return _Played(bracket, results).places()


def place_of_loser(bracket: Bracket, number: int) -> int:
    """Return the final place of who loses a series; 0: they play on."""
    played = _Played(bracket, {})
    level = played.plan[number].level
    return played.through(level) + 1 if level else 0


def is_decided(best_of: int, lead: int, count: int) -> bool:
    """Return whether a series is over. lead: halves of a point of one of the two. count: matches played."""
    due = best_of - count
    return abs(lead) > WIN * due if due > 0 else lead != 0 or -due >= EXTRA


class Part(Enum):
    """A part of a bracket. A knockout with single elimination has an upper bracket only."""

    UPPER = "upper"
    LOWER = "lower"
    FINAL = "final"  # of double elimination
    AGAIN = "again"  # the second final


class Side(msgspec.Struct, frozen=True):
    """Who plays in a series. player: None if not known yet, or if there is nobody (`empty`).

    wins: matches won, without those that were not played.
    """

    player: Player | None = None
    empty: bool = False
    wins: int = 0


class Series(msgspec.Struct, frozen=True):
    """A series as it stands.

    Attributes:
        number: by which results name it.
        round: from 1, in its part.
        feeds: the numbers of the series of the same part from which its players come.
        drawn: how many of its matches were drawn.
        winner: None if it is not decided.
        skipped: whether nothing is played: somebody has a bye, or no second final is needed.
    """

    number: int
    part: Part
    round: int
    sides: tuple[Side, Side]
    feeds: tuple[int, ...]
    drawn: int
    winner: Player | None
    skipped: bool


def series_of(bracket: Bracket, results: Mapping[int, Sequence[Result]]) -> tuple[Series, ...]:
    """Return all series of a bracket, each after those from which its players come.

    results, errors: as for `next_pairings`.
    """
    played = _Played(bracket, results)
    return tuple(played.series(number, results.get(number, ())) for number in range(len(played.plan)))


def part_of(bracket: Bracket, number: int) -> tuple[Part, int]:
    """Return the part of a series, and its round there, from 1."""
    plan = _plan(bracket.size, bracket.double)
    return plan[number].part, plan[number].round


class _From(msgspec.Struct, frozen=True):
    """Who plays in a series: the winner or the loser of another one, or, with series -1, a seed from 0."""

    series: int
    won: bool = True
    seed: int = 0


class _Planned(msgspec.Struct, frozen=True):
    """A series of a plan. level: 0 if its loser goes on, else the round in which they are out, from 1."""

    sides: tuple[_From, _From]
    level: int
    part: Part
    round: int


class _Open(Enum):
    """Who is not known yet."""

    OPEN = 0


_Who = Player | None | _Open  # None: nobody, where there are too few players


def _plan(size: int, double: bool) -> list[_Planned]:
    """Return all series for a number of seeds that is a power of 2, each after those from which its players come."""
    plan: list[_Planned] = []
    upper = [_From(-1, seed=seed) for seed in seed_order(size)]
    lower: list[_From] = []
    rounds = level = 0
    while len(upper) > 1:
        rounds += 1
        begin = len(plan)
        upper = _add_round(plan, upper, 0 if double else rounds, Part.UPPER, rounds)
        dropped = [_From(number, won=False) for number in range(begin, len(plan))]
        if not double or not lower:
            lower = dropped
        else:  # in reverse order, so that nobody meets at once who has sent them down
            level += 1
            both = [side for pair in zip(lower, dropped[::-1], strict=True) for side in pair]
            lower = _add_round(plan, both, level, Part.LOWER, level)
        if double and len(lower) > len(upper) // 2 and len(lower) > 1:
            level += 1
            lower = _add_round(plan, lower, level, Part.LOWER, level)
    if double:
        final = len(plan)
        plan.append(_Planned((upper[0], lower[0]), 0, Part.FINAL, 1))
        plan.append(_Planned((_From(final), _From(final, won=False)), level + 1, Part.AGAIN, 1))
    return plan


def _add_round(plan: list[_Planned], sides: Sequence[_From], level: int, part: Part, round_: int) -> list[_From]:
    """Add the series of neighbours, and return their winners."""
    begin = len(plan)
    pairs = zip(sides[::2], sides[1::2], strict=True)
    plan += [_Planned((one, other), level, part, round_) for one, other in pairs]
    return [_From(number) for number in range(begin, len(plan))]


class _Played:
    """A bracket with its results. sides: for each series, who plays in it; winners, losers: who won and lost it."""

    def __init__(self, bracket: Bracket, results: Mapping[int, Sequence[Result]]) -> None:
        self.bracket = bracket
        self.seeds = {player: seed for seed, player in enumerate(bracket.players)}
        self.begun = dict.fromkeys(bracket.players, 0)
        self.plan = _plan(bracket.size, bracket.double)
        self.sides: list[tuple[_Who, _Who]] = []
        self.winners: list[_Who] = []
        self.losers: list[_Who] = []
        for number, series in enumerate(self.plan):
            one, other = (self._who(side) for side in series.sides)
            self.sides.append((one, other))
            self._decide(number, one, other, results.get(number, ()))
        if not results.keys() <= set(range(len(self.plan))):
            raise ValueError("there is a result of a series that this bracket does not have")

    def _who(self, side: _From) -> _Who:
        if side.series < 0:
            return self.bracket.players[side.seed] if side.seed < len(self.bracket.players) else None
        return self.winners[side.series] if side.won else self.losers[side.series]

    def _decide(self, number: int, one: _Who, other: _Who, results: Sequence[Result]) -> None:
        """Note who has won and lost a series."""
        winner: _Who = _Open.OPEN
        loser: _Who = _Open.OPEN
        unplayed = self.plan[number].part is Part.AGAIN and self._needs_no_second(number)
        if results and (unplayed or not isinstance(one, int) or not isinstance(other, int)):
            raise ValueError(f"series {number} has a result, but is not played, or not yet")
        if unplayed:
            winner, loser = one, other
        elif one is None or other is None:
            winner, loser = other if one is None else one, None
        elif isinstance(one, int) and isinstance(other, int):
            winner = self._won(number, one, other, results)
            if winner is not _Open.OPEN:
                loser = other if winner == one else one
        self.winners.append(winner)
        self.losers.append(loser)

    def _won(self, number: int, one: Player, other: Player, results: Sequence[Result]) -> _Who:
        """Return the winner of a series of two players."""
        better, worse = sorted((one, other), key=self.seeds.__getitem__)
        lead, ended = 0, False
        for count, result in enumerate(results):
            if {result.first, result.second} != {better, worse} or ended or self._decided(lead, count):
                raise ValueError(f"series {number} has a result that does not belong to it")
            self.begun[result.first] += 1
            halves = result.score if result.first == better else result.score[::-1]
            lead += halves[0] - halves[1]
            ended = not any(halves)
        if ended or self._decided(lead, len(results)):
            return better if lead >= 0 else worse
        return _Open.OPEN

    def _decided(self, lead: int, count: int) -> bool:
        """Return whether a series is over. lead: halves of a point of the better seed. count: matches played."""
        return is_decided(self.bracket.best_of, lead, count)

    def open_series(self) -> list[tuple[int, tuple[Player, Player]]]:
        """Return the numbers and players of the series in which a match can begin."""
        return [
            (number, (one, other))
            for number, (one, other) in enumerate(self.sides)
            if isinstance(one, int) and isinstance(other, int) and self.winners[number] is _Open.OPEN
        ]

    def next_match(self, one: Player, other: Player) -> Pairing:
        """Return the pairing of two, with who begins first."""
        first, second = sorted((one, other), key=lambda player: (self.begun[player], self.seeds[player]))
        return Pairing(first, second)

    def series(self, number: int, results: Sequence[Result]) -> Series:
        """Return a series as it stands. results: those of the series."""
        planned, sides, winner = self.plan[number], self.sides[number], self.winners[number]

        def side(who: _Who) -> Side:
            if not isinstance(who, int):
                return Side(empty=who is None)
            won = [each.first if each.score[0] > each.score[1] else each.second for each in results if _is_won(each)]
            return Side(who, wins=won.count(who))

        feeds = [each.series for each in planned.sides if each.series >= 0 and each.won]
        return Series(
            number,
            planned.part,
            planned.round,
            (side(sides[0]), side(sides[1])),
            tuple(each for each in feeds if self.plan[each].part is planned.part),
            sum(each.score[0] == each.score[1] == DRAW for each in results),
            winner if isinstance(winner, int) else None,
            None in sides or (planned.part is Part.AGAIN and self._needs_no_second(number)),
        )

    def _needs_no_second(self, number: int) -> bool:
        """Return whether the winner of the upper bracket has won the final before this one."""
        return isinstance(self.winners[number - 1], int) and self.winners[number - 1] == self.sides[number - 1][0]

    def through(self, level: int) -> int:
        """Return how many players are not out after a level. Who has a bye is known without any result."""
        ended = [sides for sides, series in zip(self.sides, self.plan, strict=True) if 0 < series.level <= level]
        return len(self.bracket.players) - sum(None not in sides for sides in ended)

    def places(self) -> dict[Player, int]:
        """Return the place of the winner and of each player who is out, who go out early first."""
        found: dict[Player, int] = {}
        for number, series in enumerate(self.plan):
            loser = self.losers[number]
            if series.level and isinstance(loser, int):
                found[loser] = self.through(series.level) + 1
        if isinstance(self.winners[-1], int):
            found[self.winners[-1]] = 1
        return found


def _is_won(result: Result) -> bool:
    return result.played and result.score[0] != result.score[1]
