"""Round robin: everybody meets everybody, in the order of the Berger tables (FIDE Handbook C.05, Annex 1)."""

from collections.abc import Sequence

from bot.engine.tournaments.model import Player, Round


def rounds(players: Sequence[Player], *, double: bool = False) -> tuple[Round, ...]:
    """Return the rounds of a round robin: n - 1 for an even number of players, else n with one bye for each.

    players: at least 2, in the order of the numbers that the table gives them. double: a second time with the other
    player to begin, after the first. Each begins as often as not, or once more or less.
    Raises ValueError if there are fewer than two players, or one twice.
    """
    raise NotImplementedError
