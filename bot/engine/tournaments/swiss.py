"""Swiss: in each round, players with equal points meet who have not met.

The criteria are those of the FIDE Dutch system (Handbook C.04.3). All are weighed at once, the first before the second:
a round is the cheapest way to pair everybody (`matching`), not the first that a list of exchanges comes to.
"""

from collections.abc import Collection, Sequence
from itertools import groupby

from bot.engine.tournaments.matching import cheapest_pairs
from bot.engine.tournaments.model import WIN, Pairing, Player, Result, Round


class NoPairing(ValueError):
    """No round is left in which nobody meets an opponent again or has a second bye."""


def certain_rounds(players: int) -> int:
    """Return how many rounds can be paired whatever the results, if all players stay.

    Half of their number, by Dirac: who still may meet half of the others can be paired.
    """
    return (players + 1) // 2


def next_round(
    players: Sequence[Player],
    played: Sequence[Round],
    results: Sequence[Result],
    apart: Collection[Pairing] = (),
    unplayed: Collection[Pairing] = (),
) -> Round | None:
    """Return the next round as `pair` does, None if there is none."""
    try:
        return pair(players, played, results, apart, unplayed)
    except NoPairing:
        return None


def pair(
    players: Sequence[Player],
    played: Sequence[Round],
    results: Sequence[Result],
    apart: Collection[Pairing] = (),
    unplayed: Collection[Pairing] = (),
) -> Round:
    """Return the next round. players: who take part in it, the best seed first. played: all earlier rounds.

    results: those of the earlier rounds; a bye counts as a win. apart: who should not meet, either way round.
    unplayed: matches of earlier rounds that were never opened, so that nobody has begun them.
    Raises NoPairing if no round keeps to the first two criteria, which are absolute. Of the first one alone, that
    cannot happen up to `certain_rounds`, if all players stay.

    The criteria, in their order:
    1. nobody meets an opponent again, and nobody has a second bye;
    2. nobody has begun three times more than not, or three times in a row, or the other way round: so nobody begins
       more than one match above or below half of theirs;
    3. as few as possible meet who should not;
    4. the bye goes to a player with as few points as possible;
    5. as few pairs as possible cross each border between groups of equal points, the highest border first;
    6. no pair crosses several of them where others could cross one each;
    7. as few as possible have begun two times more than not, or the other way round, then as few as possible begin or
       follow twice in a row;
    8. as few as possible have an opponent with more points, or with fewer, or a bye, as in the last round; then as in
       the round before it;
    9. then in each group, from the highest: the best who comes down to it meets the best there, and so on;
    10. who has an opponent below it, or the bye, is as low in it as possible;
    11. as few pairs as possible are of one half of it;
    12. its best meets the best of its lower half, the second best the second, and so on, in the order of the Dutch
        system's transpositions.
    """
    field = _Field(players, played, results, apart, unplayed)
    size = len(field.ranked)
    odd = size % 2
    pairs = cheapest_pairs(
        size + odd, lambda one, other: field.cost(one, other) if other < size else field.bye_cost(one)
    )
    if pairs is None:
        raise NoPairing(f"{size} players cannot be paired after {len(played)} rounds")
    bye = next((field.ranked[one] for one, other in pairs if other == size), None)
    met = [field.begin(*pair) for pair in sorted((pair for pair in pairs if pair[1] < size), key=field.board)]
    return Round(len(played) + 1, tuple(met), bye)


def _wish(sides: Sequence[int]) -> int:
    """Return 1 for who should begin, -1 for who should not, else 0: by the balance, else not as the last time."""
    balance = sum(sides)
    if balance:
        return -1 if balance > 0 else 1
    return -sides[-1] if sides else 0


def _floats(played: Sequence[Round], results: Sequence[Result]) -> dict[Player, int]:
    """Return 1 for each who had an opponent with fewer points in the last round, or a bye, and -1 for the opponents."""
    if not played:
        return {}
    *before, last = played
    points: dict[Player, int] = {}
    scored = {frozenset((each.first, each.second)): each for each in results}
    for each in before:
        for pairing in each.pairings:
            result = scored.get(frozenset((pairing.first, pairing.second)))
            if result:
                points[result.first] = points.get(result.first, 0) + result.score[0]
                points[result.second] = points.get(result.second, 0) + result.score[1]
        if each.bye is not None:
            points[each.bye] = points.get(each.bye, 0) + WIN
    floats = {} if last.bye is None else {last.bye: 1}
    for pairing in last.pairings:
        difference = points.get(pairing.first, 0) - points.get(pairing.second, 0)
        if difference:
            floats[pairing.first] = 1 if difference > 0 else -1
            floats[pairing.second] = -floats[pairing.first]
    return floats


class _Field:
    """Players before a round. ranked: by points and then by seed; all methods take places in it, from 0.

    groups: the number of the group of equal points, from 0 for the highest. sides: for each player +1 for each match
    begun and -1 for each other, in their order. floats: of the last round, and of that before: +1 if the opponent
    had fewer points, or there was a bye; -1 if they had more.
    """

    def __init__(
        self,
        players: Sequence[Player],
        played: Sequence[Round],
        results: Sequence[Result],
        apart: Collection[Pairing],
        unplayed: Collection[Pairing],
    ) -> None:
        points = dict.fromkeys(players, 0)
        for result in results:
            for player, halves in zip((result.first, result.second), result.score, strict=True):
                points[player] = points.get(player, 0) + halves
        for each in played:
            if each.bye is not None:
                points[each.bye] = points.get(each.bye, 0) + WIN
        self.ranked = sorted(players, key=lambda player: -points[player])
        self.seeds = {player: seed for seed, player in enumerate(players)}
        self.points = [points[player] for player in self.ranked]
        self.byes = {each.bye for each in played}
        met = (each for row in played for each in row.pairings)
        self.met = {frozenset((each.first, each.second)) for each in met}
        self.apart = {frozenset((each.first, each.second)) for each in apart}
        self.sides: dict[Player, list[int]] = {player: [] for player in players}
        begun = (pairing for row in played for pairing in row.pairings if pairing not in unplayed)
        for pairing in begun:
            for player, side in ((pairing.first, 1), (pairing.second, -1)):
                self.sides.setdefault(player, []).append(side)
        self.floats = _floats(played, results), _floats(played[:-1], results)
        self._group()

    def _group(self) -> None:
        """Note each player's group, their place in it from 0, and whether they are in its lower half."""
        self.sizes: list[int] = []
        self.groups: list[int] = []
        self.inside: list[int] = []
        self.halves: list[bool] = []
        for number, (_, group) in enumerate(groupby(self.points)):
            size = len(list(group))
            self.groups += [number] * size
            self.inside += range(size)
            self.halves += [place >= size // 2 for place in range(size)]
            self.sizes.append(size)
        self.above_parts = [1]  # of each group: what outweighs all orders of the groups below it
        size = len(self.ranked) + 1
        for own in self.sizes[:0:-1]:
            self.above_parts.insert(0, self.above_parts[0] * int(size ** (size + own + 3)))
        self.above_orders = self.above_parts[0] * int(size ** (size + self.sizes[0] + 3)) if self.sizes else 1

    def balance(self, player: Player) -> int:
        """Return how often a player has begun more than not."""
        return sum(self.sides[player])

    def uneven(self, one: int, other: int) -> tuple[int, int]:
        """Return how many break criterion 2, and the cost of criterion 7, for a match of two, the better way round."""
        turned = [((self.ranked[one], turn), (self.ranked[other], -turn)) for turn in (1, -1)]
        return min(
            (
                sum(self._beyond(player, turn) for player, turn in both),
                sum(abs(self.balance(player) + turn) > 1 for player, turn in both),
            )
            for both in turned
        )

    def _beyond(self, player: Player, turn: int) -> bool:
        """Return whether it would be the third time more, or in a row, that a player begins (1) or does not (-1)."""
        return abs(self.balance(player) + turn) > 2 or self.sides[player][-2:] == [turn, turn]

    def cost(self, one: int, other: int) -> int | None:
        """Return what it costs that two meet, one < other; None if they may not."""
        players = self.ranked[one], self.ranked[other]
        beyond, uneven = self.uneven(one, other)
        if beyond or frozenset(players) in self.met:
            return None
        wishes = [_wish(self.sides[player]) for player in players]
        upper, lower = self.groups[one], self.groups[other]
        crosses = upper != lower
        again = [crosses * ((before.get(players[0]) == 1) + (before.get(players[1]) == -1)) for before in self.floats]
        wish = int(wishes[0] == wishes[1] != 0)
        apart, crossed = int(frozenset(players) in self.apart), range(upper, lower)
        return self._sum(apart, 0, crossed, (uneven, wish, *again), self._order(one, other))

    def bye_cost(self, one: int) -> int | None:
        """Return what it costs that a player has the bye; None if they had one."""
        player = self.ranked[one]
        if player in self.byes:
            return None
        again = [int(before.get(player) == 1) for before in self.floats]
        return self._sum(0, self.points[one], range(0), (0, 0, *again), self._leaving(one))

    def _sum(self, apart: int, bye: int, crossed: range, later: Sequence[int], order: int) -> int:
        """Return the criteria as one number: each outweighs all that follow, in any number of pairs.

        apart: at most 1 for each pair. later: those after the borders, at most 2 for each pair.
        """
        size = len(self.ranked) + 1
        total = apart * size * (max(self.points) + 1) + bye
        for border in range(self.groups[-1]):
            total = total * size + (border in crossed)
        total = total * size**3 + len(crossed) ** 2
        for each in later:
            total = total * 2 * size + each
        return total * self.above_orders + order

    def _order(self, one: int, other: int) -> int:
        """Return criteria 9 to 12 for a pair: digits of a number in which higher groups come first.

        For each group these are the opponents of those who come down, how high those stand who leave it, pairs of one
        half, and the opponents of the others; opponents by their place in the group, for the best player first.
        """
        size = len(self.ranked) + 1
        group = self.groups[other]
        own = self.sizes[group]
        if self.groups[one] != group:
            down = self.inside[other] * int(size ** (size - 1 - one)) * int(size ** (own + 3))
            return down * self.above_parts[group] + self._leaving(one)
        half = int(self.halves[one] == self.halves[other]) * int(size**own)
        return (half + self.inside[other] * int(size ** (own - 1 - self.inside[one]))) * self.above_parts[group]

    def _leaving(self, one: int) -> int:
        """Return the digits for a player whose opponent is not of their group: how many of it are below them."""
        group = self.groups[one]
        own = self.sizes[group]
        size = len(self.ranked) + 1
        return (own - 1 - self.inside[one]) * int(size ** (own + 1)) * self.above_parts[group]

    def board(self, pair: tuple[int, int]) -> tuple[int, int, int]:
        """Return the key by which the pairs of a round are ordered: most points first, then the sum, then the rank."""
        one, other = pair
        return -self.points[one], -self.points[other], one

    def begin(self, one: int, other: int) -> Pairing:
        """Return the pair with the one who begins, one < other (C.04.3, E)."""
        upper, lower = self.ranked[one], self.ranked[other]
        wishes = _wish(self.sides[upper]), _wish(self.sides[lower])
        allowed = [turn for turn in (1, -1) if not (self._beyond(upper, turn) or self._beyond(lower, -turn))]
        if len(allowed) == 1:  # a wish by the balance may be the third time in a row
            begins = allowed == [1]
        elif wishes[0] != wishes[1]:
            begins = wishes[0] > wishes[1]
        elif not wishes[0]:
            begins = self.seeds[upper] % 2 == 0
        else:
            begins = self._of_equal_wishes(upper, lower, wishes[0])
        return Pairing(upper, lower) if begins else Pairing(lower, upper)

    def _of_equal_wishes(self, upper: Player, lower: Player, wish: int) -> bool:
        """Return whether the upper begins: who needs it more; else not as in the last round in which they differed."""
        needs = [abs(self.balance(player)) for player in (upper, lower)]
        if needs[0] != needs[1]:
            return (wish > 0) == (needs[0] > needs[1])
        for mine, theirs in zip(reversed(self.sides[upper]), reversed(self.sides[lower]), strict=False):
            if mine != theirs:
                return mine < 0
        return wish > 0
