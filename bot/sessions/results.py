"""What the end of a match is worth, by the rules of its game. Pure."""

from collections.abc import Iterable

from msgspec.structs import replace

from bot.engine.game import LEFT, Honour, Seat
from bot.engine.honours import measure_of
from bot.sessions.change import AnyGame
from bot.sessions.model import Match


def honours_of(game: AnyGame, match: Match) -> tuple[Honour, ...]:
    """Return what a match counts; nothing before its end. An abandoned one is not won and not rated.

    Abandoned: nobody was left at its end, or it did not last until each seat had had a turn. Where members play against
    each other, points count in a match that was played to its end, or for who has not left it: nobody breaks one off at
    the best moment.
    """
    if match.outcome is None:
        return ()
    honours = game.honours(match.options, match.outcome)
    if match.outcome.reason == LEFT and any(measure_of(one.board) in ("wins", "rating") for one in honours):
        honours = tuple(_of_who_stayed(one, match) if measure_of(one.board) == "points" else one for one in honours)
    if match.present and match.outcome.turns >= len(match.seats):
        return honours
    return tuple(one for one in honours if measure_of(one.board) not in ("wins", "rating"))


def _of_who_stayed(honour: Honour, match: Match) -> Honour:
    return replace(honour, values=tuple((seat, value) for seat, value in honour.values if match.seats[seat].present))


def winners(honours: Iterable[Honour]) -> dict[Seat, bool]:
    """Return who has won, by seat; empty if there was nothing to win."""
    return {seat: value > 0 for one in honours if measure_of(one.board) == "wins" for seat, value in one.values}
