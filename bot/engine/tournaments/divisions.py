"""Divisions of a league: who plays with whom, and who goes up and down after a season."""

from collections.abc import Collection, Sequence

from bot.engine.tournaments.model import Player
from bot.engine.tournaments.standings import Standing


def divide(players: Sequence[Player], smallest: int = 5, largest: int = 8) -> tuple[tuple[Player, ...], ...]:
    """Return the divisions, the highest first. players: best first. Sizes differ by one at most, higher ones larger.

    As few divisions as `largest` allows. Where no number of divisions fits, as with 9 players for 5 to 8, there is one
    fewer and each is larger.
    """
    raise NotImplementedError


def promoted(standings: Sequence[Standing], up: int) -> tuple[Player, ...]:
    """Return the best `up` players of a division, best first. Struck players do not go up."""
    raise NotImplementedError


def relegated(standings: Sequence[Standing], down: int) -> tuple[Player, ...]:
    """Return the last `down` players of a division, in the order of the table."""
    raise NotImplementedError


def next_season(
    tables: Sequence[Sequence[Standing]],
    *,
    moving: int = 1,
    leavers: Collection[Player] = (),
    newcomers: Sequence[Player] = (),
    smallest: int = 5,
    largest: int = 8,
) -> tuple[tuple[Player, ...], ...]:
    """Return the divisions of the next season, the highest first.

    tables: the final standings, the highest division first. moving: how many change places between two divisions.
    leavers: who do not play on; the next below take their places. newcomers: best first; they begin below all others.
    """
    raise NotImplementedError
