"""Groups and a final: a cup for games of three and more, whose members play at tables.

Each round divides its members into groups. A group plays its matches at one table, and the best of it go on. The last
round is the final table. `plan` says how many rounds there are, and who goes on, from the number of members alone.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

import msgspec

from bot.engine.tournaments.model import WIN, Player

SMALLEST_TABLE = 3  # at a table of fewer, two players meet: this is avoided where it can be


class Tables(msgspec.Struct, frozen=True):
    """A cup at tables before its start.

    players: at least 2, the best seed first. size: the most players at a table, from 3. matches: of each group.
    """

    players: tuple[Player, ...]
    size: int
    matches: int = 1

    def __post_init__(self) -> None:
        if len(self.players) < 2 or len(set(self.players)) < len(self.players):
            raise ValueError("a cup at tables needs at least two players, each once")
        if self.size < SMALLEST_TABLE or self.matches < 1:
            raise ValueError(f"a cup has no groups of {self.size} that play {self.matches} matches")


class Round(msgspec.Struct, frozen=True):
    """A round of a plan. byes: how many go on without a match. sizes: of its groups. through: how many of each go on.

    At the final table, nobody goes on.
    """

    byes: int
    sizes: tuple[int, ...]
    through: int

    @property
    def members(self) -> int:
        """Return how many members are left in this round."""
        return self.byes + sum(self.sizes)

    @property
    def go_on(self) -> int:
        """Return how many members the next round has; 0 at the final table."""
        return (self.byes + len(self.sizes) * self.through) if self.through else 0

    def place(self, rank: int) -> int:
        """Return the final place of who is in this place of a group; 0: they go on. Equal ones of a round share it."""
        if rank <= self.through:
            return 0
        return 1 + self.go_on + sum(max(0, min(rank - 1, size) - self.through) for size in self.sizes)


class TableResult(msgspec.Struct, frozen=True):
    """The result of a match at a table.

    players: who was there; the others of the group have left. halves: points in halves for each of them: a win over
    each who is behind, a draw with each who is equal. All 0: the match was not finished, which ends its group.
    played: false if it follows from a rule, as nobody else is left.
    """

    players: tuple[Player, ...]
    halves: tuple[int, ...]
    played: bool = True

    @property
    def unfinished(self) -> bool:
        return not any(self.halves)

    def absence(self, player: Player) -> int:
        """Return 0 for who was there, 1 for who did not sit down although others would have won, 2 for who has left."""
        if player not in self.players:
            return 2
        return int(not (self.played or self.unfinished or self.halves[self.players.index(player)]))


class Line(msgspec.Struct, frozen=True):
    """A line of a group's table. place: from 1, and no two share it. points: in halves. firsts: matches won."""

    player: Player
    place: int
    points: int
    firsts: int


class Group(msgspec.Struct, frozen=True):
    """A group as it stands.

    Attributes:
        number: by which results name it, from 0.
        round, letter: the round, from 1, and the number in it, from 1.
        size: how many players it has.
        players: the best seed first; (): not known yet.
        through: how many go on; 0: it is the final table.
        table: the best first.
        played: how many matches have a result.
        over: whether no match of it is left.
    """

    number: int
    round: int
    letter: int
    size: int
    players: tuple[Player, ...]
    through: int
    table: tuple[Line, ...] = ()
    played: int = 0
    over: bool = False

    @property
    def is_final(self) -> bool:
        return not self.through

    @property
    def gone_on(self) -> tuple[Player, ...]:
        """Return who goes on from a group that is over, the best first; () before."""
        return tuple(line.player for line in self.table[: self.through]) if self.over else ()


class Stage(msgspec.Struct, frozen=True):
    """A round as it stands. number: from 1. byes: who goes on without a match; () if not known. groups: all of it."""

    number: int
    plan: Round
    byes: tuple[Player, ...]
    groups: tuple[Group, ...]


# ---- how many rounds there are --------------------------------------------------------------------------------------


@lru_cache(maxsize=1024)
def plan(members: int, size: int) -> tuple[Round, ...]:
    """Return all rounds of a cup at tables of at most `size`, the final table last.

    A round divides its members into groups that differ by at most one. At most half of a group go on, rounded up. Of
    all that is possible, these rules choose, in this order: the fewest rounds, the fewest tables of two, the fewest
    byes, the fewest free places at tables, the most who go on, the fewest byes at once. members: at least 2.
    """
    if members <= size:
        return (Round(0, (members,), 0),)
    found = [(one, *plan(one.go_on, size)) for one in _rounds(members, size)]
    return min(found, key=lambda rounds: _cost(rounds, size))


def _rounds(members: int, size: int) -> Iterator[Round]:
    """Yield each way to play the next round."""
    for byes in range(size):
        playing = members - byes
        for groups in range(-(-playing // size), playing // 2 + 1):
            small, larger = divmod(playing, groups)
            sizes = (small + 1,) * larger + (small,) * (groups - larger)
            for through in range(1, min((small + 1) // 2, small - 1) + 1):
                if 2 <= byes + groups * through < members:
                    yield Round(byes, sizes, through)


def _cost(rounds: Sequence[Round], size: int) -> tuple[int, ...]:
    tables = [table for one in rounds for table in one.sizes]
    twos = sum(table < SMALLEST_TABLE for table in tables)
    byes, free = sum(one.byes for one in rounds), sum(size - table for table in tables)
    return len(rounds), twos, byes, free, -rounds[0].through, rounds[0].byes


def draw(players: Sequence[Player], one: Round) -> tuple[tuple[Player, ...], ...]:
    """Return the groups of a round, each in the order of the seeds. players: of the round, the best seed first.

    The best have the byes. The others are dealt to the groups to and fro, so that each group has about the same seeds.
    """
    groups: list[list[Player]] = [[] for _ in one.sizes]
    for at, player in enumerate(players[one.byes :]):
        lap, place = divmod(at, len(groups))
        groups[place if lap % 2 == 0 else len(groups) - 1 - place].append(player)
    return tuple(map(tuple, groups))


# ---- how a cup stands -----------------------------------------------------------------------------------------------


def stages_of(tables: Tables, results: Mapping[int, Sequence[TableResult]]) -> tuple[Stage, ...]:
    """Return all rounds of a cup as they stand, the final table last. results: for each group, its results in order.

    The groups of a round are drawn by seed once all of the round before are over.
    Raises ValueError for a result of a group that is not drawn or is over, or of players who are not in it.
    """
    found: list[Stage] = []
    players: tuple[Player, ...] | None = tables.players
    begin = 0
    for number, one in enumerate(plan(len(tables.players), tables.size), 1):
        byes = players[: one.byes] if players is not None else ()
        drawn = draw(players, one) if players is not None else ((),) * len(one.sizes)
        groups = tuple(
            _with_results(
                tables,
                Group(begin + at, number, at + 1, len(each) or size, each, one.through),
                results.get(begin + at, ()),
            )
            for at, (each, size) in enumerate(zip(drawn, one.sizes, strict=True))
        )
        found.append(Stage(number, one, byes, groups))
        players = _next_players(tables, byes, groups) if players is not None else None
        begin += len(groups)
    if not results.keys() <= set(range(begin)):
        raise ValueError("there is a result of a group that this cup does not have")
    return tuple(found)


def groups_of(tables: Tables, results: Mapping[int, Sequence[TableResult]]) -> tuple[Group, ...]:
    """Return all groups of a cup as they stand, the final table last. results, errors: as for `stages_of`."""
    return tuple(group for stage in stages_of(tables, results) for group in stage.groups)


def next_matches(tables: Tables, results: Mapping[int, Sequence[TableResult]]) -> dict[int, tuple[Player, ...]]:
    """Return the matches that can begin now: for the number of each group, its players in the order of their turns.

    The best seed begins the first match of a group, the next one the second, and so on. results, errors: as for
    `stages_of`.
    """
    found = {}
    for group in groups_of(tables, results):
        if group.players and not group.over:
            first = group.played % group.size
            found[group.number] = (*group.players[first:], *group.players[:first])
    return found


def places(tables: Tables, results: Mapping[int, Sequence[TableResult]]) -> dict[Player, int]:
    """Return the final place, from 1, of the winner and of each player who is out. results, errors: as for `stages_of`.

    Who go out in one round in the same place of their groups share it.
    """
    return {
        line.player: place
        for stage in stages_of(tables, results)
        for group in stage.groups
        if group.over
        for line in group.table
        if (place := stage.plan.place(line.place))
    }


def _next_players(tables: Tables, byes: Sequence[Player], groups: Sequence[Group]) -> tuple[Player, ...] | None:
    """Return who plays in the round after this one, the best seed first; None: not known yet."""
    if not all(group.over for group in groups):
        return None
    seeds = {player: seed for seed, player in enumerate(tables.players)}
    through = [*byes, *(player for group in groups for player in group.gone_on)]
    return tuple(sorted(through, key=seeds.__getitem__))


def _with_results(tables: Tables, group: Group, results: Sequence[TableResult]) -> Group:
    """Return a group with its table."""
    points, firsts = dict.fromkeys(group.players, 0), dict.fromkeys(group.players, 0)
    for at, one in enumerate(results):
        over = at >= tables.matches or (at > 0 and results[at - 1].unfinished)
        if over or not set(one.players) <= points.keys() or len(set(one.players)) < len(one.halves):
            raise ValueError(f"group {group.number} has a result that does not belong to it")
        for player, halves in counted(one, group.size).items():
            points[player] += halves
            firsts[player] += halves > 0 and halves == max(counted(one, group.size).values())
    order = ranked(group.players, points, firsts, results[-1] if results else None)
    table = tuple(Line(player, place, points[player], firsts[player]) for place, player in enumerate(order, 1))
    over = len(results) == tables.matches or (bool(results) and results[-1].unfinished)
    return msgspec.structs.replace(group, table=table, played=len(results), over=over)


def counted(result: TableResult, size: int) -> dict[Player, int]:
    """Return the points, in halves, that a match counts for each of its players. size: of the group.

    Who has left before is behind all others.
    """
    bonus = 0 if result.unfinished else WIN * (size - len(result.players))
    return {player: halves + bonus for player, halves in zip(result.players, result.halves, strict=True)}


def ranked(
    players: Sequence[Player],
    points: Mapping[Player, int],
    firsts: Mapping[Player, int],
    last: TableResult | None,
) -> list[Player]:
    """Return the players of a group, the best first: by points, then by matches won, then by seed.

    Who was not there in the last match comes after all others, and who has left after these.
    players: the best seed first.
    """

    def key(player: Player) -> tuple[int, int, int]:
        return 0 if last is None else last.absence(player), -points[player], -firsts[player]

    return sorted(players, key=key)
