"""Counts which final places the members of a division can still reach, each count once, in a worker process."""

from collections import OrderedDict
from collections.abc import Mapping

from msgspec.structs import replace

from bot.engine.tournaments.bounds import places_with_leavers, possible_places
from bot.engine.tournaments.model import Player
from bot.engine.tournaments.outlook import Count, swiss_places, swiss_places_with_leavers
from bot.errors import TooHeavy
from bot.machine import Workers
from bot.sessions.leagues.model import Division, League
from bot.sessions.leagues.seasons import divisions_of

KEPT = 500  # counts that are kept, those asked for last
SECONDS = 20.0  # the limit of one count, which takes up to half a second on a small machine

Places = Mapping[Player, tuple[int, int]]


def places_of(count: Count) -> Places:
    """Return the best and the worst place that each player can still reach."""
    if count.later is None:
        return possible_places(count.players, count.results, count.remaining)
    return swiss_places(count)


def sure_of(count: Count, places: Places) -> frozenset[Player]:
    """Return the players whose places hold also if somebody leaves. places: as `places_of` returns them."""
    if count.unsettled:
        return frozenset()
    if count.later is None:
        found = places_with_leavers(count.players, count.results, count.remaining)
    else:
        found = swiss_places_with_leavers(count)
    return frozenset(player for player, bounds in places.items() if found[player] == bounds)


def counted(count: Count) -> tuple[Places, frozenset[Player]]:
    """Return what `places_of` and `sure_of` return."""
    places = places_of(count)
    return places, sure_of(count, places)


class PossiblePlaces:
    """Counts in workers, and keeps the last counts."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._kept = OrderedDict[Count, tuple[Places, frozenset[Player]]]()

    async def divisions(self, league: League) -> tuple[Division, ...]:
        """Return the standings of all divisions of a season, with the places still possible if it is played.

        Where a count takes too long, nothing is said of places. Raises Draining.
        """
        found = divisions_of(league)
        if not league.is_played:
            return found
        counts = [(one, *await self._counted(one.count)) for one in found]
        return tuple(replace(one, possible=places, sure=sure) for one, places, sure in counts)

    async def _counted(self, count: Count) -> tuple[Places, frozenset[Player]]:
        if count not in self._kept:
            try:
                self._kept[count] = await self._workers.run(counted, count, seconds=SECONDS)
            except TooHeavy:
                return {}, frozenset()  # not kept, as the next try may have more time
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(count)
        return self._kept[count]
