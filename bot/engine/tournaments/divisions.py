"""Divisions of a league: who plays with whom, and who goes up and down after a season."""

from collections.abc import Collection, Sequence
from itertools import accumulate, pairwise

from bot.engine.tournaments.model import Player
from bot.engine.tournaments.standings import Standing

SMALLEST, LARGEST = 5, 8


def divide(
    players: Sequence[Player], smallest: int = SMALLEST, largest: int = LARGEST
) -> tuple[tuple[Player, ...], ...]:
    """Return the divisions, the highest first. players: best first. Sizes differ by one at most, higher ones larger.

    As few divisions as `largest` allows. Where no number of divisions fits, as with 9 players for 5 to 8, there is one
    fewer and each is larger; fewer players than `smallest` are one division. Raises ValueError unless
    1 <= smallest <= largest.
    """
    return _cut(players, _sizes(len(players), smallest, largest))


def _sizes(count: int, smallest: int, largest: int) -> list[int]:
    if not 1 <= smallest <= largest:
        raise ValueError(f"no division has {smallest} to {largest} players")
    if not count:
        return []
    divisions = -(-count // largest)
    if count // divisions < smallest:
        divisions = max(1, divisions - 1)
    size, larger = divmod(count, divisions)
    return [size + (at < larger) for at in range(divisions)]


def _cut(players: Sequence[Player], sizes: Sequence[int]) -> tuple[tuple[Player, ...], ...]:
    ends = list(accumulate(sizes, initial=0))
    return tuple(tuple(players[start:end]) for start, end in pairwise(ends))


def promoted(standings: Sequence[Standing], up: int) -> tuple[Player, ...]:
    """Return the best `up` players of a division, best first. Struck players do not go up.

    Of players who share a place, those come first who stand first in the table.
    """
    return tuple(line.player for line in standings if not line.struck)[: max(up, 0)]


def relegated(standings: Sequence[Standing], down: int) -> tuple[Player, ...]:
    """Return the last `down` players of a division, in the order of the table."""
    return tuple(line.player for line in standings)[max(len(standings) - max(down, 0), 0) :]


def next_season(
    tables: Sequence[Sequence[Standing]],
    *,
    moving: int = 1,
    leavers: Collection[Player] = (),
    newcomers: Sequence[Player] = (),
    smallest: int = SMALLEST,
    largest: int = LARGEST,
) -> tuple[tuple[Player, ...], ...]:
    """Return the divisions of the next season, the highest first.

    tables: the final standings, the highest division first. moving: how many change places between two divisions, at
    most half of the smaller one. leavers: who do not play on. newcomers: best first; they begin below all others, since
    a place in a division is earned by playing.

    In a division, who came down stand first, then who stayed, then who came up: this is the order of the numbers in
    the next round robin, and decides between players who share a place. The next below take the places of leavers.
    A division keeps its size while those below it can have `smallest` to `largest` players. If they cannot, it is cut
    anew with them, and who was to move may stay, or who was to stay move. Raises ValueError as `divide` does.
    """
    staying = [[line for line in standings if line.player not in leavers] for standings in tables]
    moves = [max(0, min(moving, len(above) // 2, len(below) // 2)) for above, below in pairwise(staying)]
    ladder: list[Player] = []
    for at, standings in enumerate(staying):
        last = at + 1 == len(staying)
        ups = promoted(standings, moves[at - 1]) if at else ()
        downs = () if last else relegated(standings, moves[at])
        ladder += [line.player for line in standings if line.player not in ups + downs]
        ladder += () if last else promoted(staying[at + 1], moves[at]) + downs
    ladder += [player for player in newcomers if player not in ladder]
    return _cut(ladder, _kept([len(standings) for standings in tables], len(ladder), smallest, largest))


def _kept(before: Sequence[int], count: int, smallest: int, largest: int) -> list[int]:
    """Return the sizes of the next divisions: the highest as before, as many of these as leave room for the others."""
    for kept in range(len(before) - 1, 0, -1):
        below = _sizes(max(count - sum(before[:kept]), 0), smallest, largest)
        if all(smallest <= size <= largest for size in [*before[:kept], *below]) and sum(before[:kept]) <= count:
            return [*before[:kept], *below]
    return _sizes(count, smallest, largest)
