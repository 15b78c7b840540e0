"""Round robin: everybody meets everybody, in the order of the Berger tables (FIDE Handbook C.05, Annex 1)."""

from collections.abc import Sequence

from bot.engine.tournaments.model import Pairing, Player, Round


def rounds(players: Sequence[Player], *, double: bool = False) -> tuple[Round, ...]:
    """Return the rounds of a round robin: n - 1 for an even number of players, else n with one bye for each.

    players: at least 2, in the order of the numbers that the table gives them. double: a second time, in which the
    other player begins. Each player begins as often as not, or once more or less.
    Raises ValueError if there are fewer than two players, or one twice.
    """
    if len(players) < 2 or len(set(players)) < len(players):
        raise ValueError("a round robin needs at least two players, each once")
    numbers = [*players, None] if len(players) % 2 else [*players]  # against the last number of the table: a bye
    once = [_tabled(numbers, number) for number in range(1, len(numbers))]
    if not double:
        return tuple(once)
    first = once[:-2] + once[-2:][::-1]  # the annex: so nobody begins or follows three times in a row
    back = [Round(0, tuple(Pairing(pair.second, pair.first) for pair in row.pairings), row.bye) for row in once]
    return tuple(Round(number, row.pairings, row.bye) for number, row in enumerate(first + back, 1))


def _tabled(numbers: Sequence[Player | None], number: int) -> Round:
    """Return the round with this number, from 1. numbers: an even number of players, None in the last place for a bye.

    All but the last stand in a circle of n - 1. In each round the pivot, who meets the last, moves on by half a circle,
    and those at equal distances from it on both sides meet. The last begins in every second round.
    """
    circle = len(numbers) - 1
    pivot = (number - 1) * (circle + 1) // 2 % circle
    met = [(numbers[pivot], numbers[-1]) if number % 2 else (numbers[-1], numbers[pivot])]
    for distance in range(1, (circle + 1) // 2):
        met.append((numbers[(pivot + distance) % circle], numbers[(pivot - distance) % circle]))
    bye = next((one if other is None else other for one, other in met if one is None or other is None), None)
    pairings = tuple(Pairing(one, other) for one, other in met if one is not None and other is not None)
    return Round(number, pairings, bye)
