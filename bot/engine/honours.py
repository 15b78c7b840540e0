"""Builds the values of finished matches for leaderboards and badges."""

from collections.abc import Iterable
from typing import Literal

from bot.engine.game import LEVELS, Feat, Honour, Level, Outcome, Seat

# The number by which a leaderboard ranks members. points: the most points in one match. level: the hardest level won.
# wins: the number of wins. rating: the playing strength in hundredths. predictions: what watchers have got for saying
# who wins.
Measure = Literal["points", "level", "wins", "rating", "predictions"]
_HINTS = "-hints"  # ends the names of leaderboards for matches with hints
NAMED: tuple[Measure, ...] = ("level", "wins", "rating", "predictions")

# Matches with computer players have leaderboards of their own. No game's own board begins or ends like these.
AGAINST = "against-"
BESIDE = "-computers"
PREDICTIONS = "watchers:predictions"  # the key of the leaderboard of those who say who wins
BEAT_HARD = "beat-hard"  # the feat of a first win against computer players of the level hard; no game's own feat
COVERED = "covered"  # a row among the feats, but no badge: how many turns computer players have played for a member


def board_key(name: str, measure: Measure) -> str:
    """Return the key of a leaderboard: its name if it ranks by points, else "<name>:<measure>"."""
    return name if measure == "points" else f"{name}:{measure}"


def with_hints(board: str) -> str:
    """Return the key of the leaderboard for matches with hints. board: the key of a leaderboard, with or without."""
    name, sign, measure = without_hints(board).partition(":")
    return f"{name}{_HINTS}{sign}{measure}"


def without_hints(board: str) -> str:
    """Return the key of the leaderboard for the same matches without hints."""
    name, sign, measure = board.partition(":")
    return f"{name.removesuffix(_HINTS)}{sign}{measure}"


def has_hints(board: str) -> bool:
    return board != without_hints(board)


def measure_of(board: str) -> Measure:
    return next((measure for measure in NAMED if board.endswith(f":{measure}")), "points")


def board_against(level: Level) -> str:
    """Return the key of the leaderboard for wins against computer players. level: that of the strongest one."""
    return board_key(f"{AGAINST}{level}", "wins")


def level_against(board: str) -> Level | None:
    """Return the level in a key of `board_against`; None: another leaderboard."""
    return next((level for level in LEVELS if board == board_against(level)), None)


def board_beside(board: str) -> str:
    """Return the key of a leaderboard of points for matches that computer players play along with members."""
    return f"{board}{BESIDE}"


def own_board(board: str) -> str | None:
    """Return the game's own leaderboard for a key of `board_beside`; None: another leaderboard."""
    return board.removesuffix(BESIDE) if board.endswith(BESIDE) else None


def points(name: str, outcome: Outcome) -> Honour:
    """Return the points of every seat."""
    return Honour(name, tuple((standing.seat, standing.score) for standing in outcome.standings))


def level(name: str, outcome: Outcome, number: int, *, won: bool) -> Honour:
    """Return the level for every seat if the match was won, else 0 for every seat."""
    reached = number if won else 0
    return Honour(board_key(name, "level"), tuple((standing.seat, reached) for standing in outcome.standings))


def wins(name: str, outcome: Outcome, winners: Iterable[Seat]) -> Honour:
    """Return 1 for each winner and 0 for every other seat."""
    first = set(winners)
    won = tuple((standing.seat, int(standing.seat in first)) for standing in outcome.standings)
    return Honour(board_key(name, "wins"), won)


def rating(name: str, outcome: Outcome) -> Honour:
    """Return the place of every seat. The sessions compute the ratings from the places."""
    places = tuple((standing.seat, standing.place) for standing in outcome.standings)
    return Honour(board_key(name, "rating"), places)


def victory(name: str, outcome: Outcome) -> Honour:
    """Return the wins of a match in which all play against all. Nobody wins if seats share the first place."""
    first = [standing.seat for standing in outcome.standings if standing.place == 1]
    return wins(name, outcome, first if len(first) == 1 else ())


def contest(name: str, outcome: Outcome) -> tuple[Honour, ...]:
    """Return the honours of a match in which all play against all: one for the rating and one for wins."""
    return rating(name, outcome), victory(name, outcome)


class Feats:
    """Collects the feats of a match. For each seat and key, the highest number counts."""

    def __init__(self) -> None:
        self._most: dict[tuple[Seat, str], int] = {}

    def note(self, seat: Seat, key: str, number: int = 1) -> None:
        known = self._most.get((seat, key), 0)
        self._most[seat, key] = max(known, number)

    def found(self) -> tuple[Feat, ...]:
        return tuple(Feat(seat, key, number) for (seat, key), number in sorted(self._most.items()))
