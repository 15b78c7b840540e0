"""Which final places are still possible."""

from collections.abc import Sequence

from bot.engine.tournaments.model import Pairing, Player, Result
from bot.engine.tournaments.standings import USUAL, Rules


def possible_places(
    players: Sequence[Player], results: Sequence[Result], remaining: Sequence[Pairing], rules: Rules = USUAL
) -> dict[Player, tuple[int, int]]:
    """Return the best and the worst final place that each player can still reach, if all remaining matches are played.

    A place is that of `Standing.place`: two who share the second place are both second.
    With up to nine remaining matches, both places are exact. With more, they are exact for points alone: a tie counts
    as open, so no place outside of the range is possible, but tie-breaks may exclude places at its ends.
    """
    raise NotImplementedError
