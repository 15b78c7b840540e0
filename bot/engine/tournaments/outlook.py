"""Which final places are still possible in a Swiss, of which later rounds are not paired yet."""

from collections.abc import Iterable

import msgspec

from bot.engine.tournaments.bounds import places_with_leavers, possible_places
from bot.engine.tournaments.model import WIN, Pairing, Player, Result
from bot.engine.tournaments.standings import SWISS, Scores


class Count(msgspec.Struct, frozen=True):
    """What the places of a division depend on.

    Attributes:
        players: who counts.
        remaining: the matches that have no result; of a Swiss, those of the newest round.
        byes: of a Swiss, as for `table`.
        left: of a Swiss, who plays no further round.
        later: of a Swiss, how many rounds are still to be paired; None: it is no Swiss.
        unsettled: whether a leaver could change what counts already.
    """

    players: tuple[Player, ...]
    results: tuple[Result, ...]
    remaining: tuple[Pairing, ...]
    byes: tuple[Player, ...] = ()
    left: tuple[Player, ...] = ()
    later: int | None = None
    unsettled: bool = False


def swiss_places(count: Count) -> dict[Player, tuple[int, int]]:
    """Return the best and the worst final place of each player, if who has not left plays all rounds.

    In the last round, this is `possible_places`. Before it, no place outside a range can come about, whoever meets
    whom. A place inside may need pairings that will not come. A tie counts as open.
    """
    if not count.later:
        return possible_places(count.players, count.results, count.remaining, SWISS, byes=count.byes)
    field = _Field(count, count.later)
    return {player: (field.best(player), field.worst(player)) for player in count.players}


def swiss_places_with_leavers(count: Count) -> dict[Player, tuple[int, int]]:
    """Return places between which each player ends, also if others leave."""
    if not count.later:
        return places_with_leavers(count.players, count.results, count.remaining, byes=count.byes)
    field = _Field(count, count.later)
    return {player: (field.best_with_leavers(player), field.worst(player)) for player in count.players}


class _Field:
    """The points that can still be made. In a round, all together make WIN for each match and for the bye."""

    def __init__(self, count: Count, later: int) -> None:
        self._points = Scores(count.players, count.results, count.byes).points
        self._pairs = [(match.first, match.second) for match in count.remaining]
        self._own = {player: 0 if player in count.left else WIN * later for player in count.players}
        matches = -(-sum(player not in count.left for player in count.players) // 2)  # of a round, with the bye
        self._later = WIN * later * matches

    def best(self, player: Player) -> int:
        """Return the best place: the player wins all, and as few others as possible get ahead."""
        most = self._most(player)
        others = [pair for pair in self._pairs if player not in pair]
        to_give = WIN * len(others) + self._later - self._own[player]
        gains = self._gains(player, others)
        room = {rival: min(gain, most - self._points[rival]) for rival, gain in gains.items()}
        ahead = [rival for rival in room if room[rival] < 0]
        over = to_give - sum(gains[rival] if rival in ahead else room[rival] for rival in room)
        further = sorted((gains[rival] - room[rival] for rival in room if rival not in ahead), reverse=True)
        return 1 + len(ahead) + _needed(further, over)

    def best_with_leavers(self, player: Player) -> int:
        """Return the best place if all others leave."""
        return 1 + sum(halves > self._most(player) for halves in self._points.values())

    def _most(self, player: Player) -> int:
        return self._points[player] + WIN * self._count(player) + self._own[player]

    def worst(self, player: Player) -> int:
        """Return the worst place: the player makes no point, and as many others as possible catch up."""
        least = self._points[player]
        others = [pair for pair in self._pairs if player not in pair]
        to_give = WIN * len(others) + self._later
        place = 1
        lacks = []
        for rival, gain in self._gains(player, others).items():
            gift = WIN * sum(rival in pair and player in pair for pair in self._pairs)
            lack = max(0, least - self._points[rival] - gift)
            if lack <= gain:
                lacks.append(lack)
        for lack in sorted(lacks):
            to_give -= lack
            place += to_give >= 0
        return place

    def _count(self, player: Player) -> int:
        return sum(player in pair for pair in self._pairs)

    def _gains(self, player: Player, pairs: Iterable[tuple[Player, Player]]) -> dict[Player, int]:
        """Return the most that each rival of a player can still make. pairs: of the matches that remain to them."""
        gains = {rival: own for rival, own in self._own.items() if rival != player}
        for rival in (each for pair in pairs for each in pair):
            gains[rival] += WIN
        return gains


def _needed(amounts: Iterable[int], wanted: int) -> int:
    """Return how many of the amounts, the largest first, are needed to reach a sum."""
    count = 0
    for amount in amounts:
        if wanted <= 0:
            break
        wanted -= amount
        count += 1
    return count
