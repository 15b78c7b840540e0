"""Standings: results as a table with points, tie-breaks and places."""

from collections.abc import Collection, Sequence
from enum import StrEnum

import msgspec

from bot.engine.tournaments.model import Pairing, Player, Result


class TieBreak(StrEnum):
    """How players with equal points are ranked (FIDE Handbook C.07)."""

    HEAD_TO_HEAD = "head-to-head"  # direct encounter: the points of the matches among the tied
    SONNEBORN_BERGER = "sonneborn-berger"  # the points of each opponent, times what was scored against them
    BUCHHOLZ = "buchholz"  # the points of all opponents
    WINS = "wins"


class Rules(msgspec.Struct, frozen=True):
    """How a table is made: its tie-breaks in their order. Who are equal by all of them share a place."""

    tie_breaks: tuple[TieBreak, ...] = (TieBreak.HEAD_TO_HEAD, TieBreak.SONNEBORN_BERGER, TieBreak.WINS)


USUAL = Rules()


class Standing(msgspec.Struct, frozen=True):
    """A line of a table. place: from 1; players who share places have the best of them and `shared` > 1.

    points: in halves. played, won, drawn, lost: matches that count, those by default too. tie_breaks: a number for each
    of the rules' tie-breaks, as printed times 2 (Sonneborn-Berger: times 4). struck: no result of this player counts.
    """

    player: Player
    place: int
    shared: int
    points: int
    played: int
    won: int
    drawn: int
    lost: int
    tie_breaks: tuple[int, ...]
    struck: bool = False


class Account(msgspec.Struct, frozen=True):
    """What counts of a tournament. results: played ones and those by default. struck: whose results do not count."""

    results: tuple[Result, ...]
    struck: frozenset[Player]


def account(
    pairings: Sequence[Pairing], results: Sequence[Result], left: Collection[Player] = (), *, closed: bool = False
) -> Account:
    """Return what counts. pairings: all of the tournament. left: players who have left it. closed: no match follows.

    Who leaves after fewer than half of their matches is struck: nothing they played counts, for nobody. Who leaves
    later loses the rest by default; a match of two such players is lost by both. A match that is not finished when the
    tournament closes is a draw: who was silent has lost it before, by its clock.
    """
    raise NotImplementedError


def table(
    players: Sequence[Player],
    results: Sequence[Result],
    rules: Rules = USUAL,
    *,
    byes: Sequence[Player] = (),
    struck: Collection[Player] = (),
) -> tuple[Standing, ...]:
    """Return the standings, best first. Players who share a place keep the order in which they are given.

    byes: who had a bye that counts as a win, once for each. struck: who come last and share that place.
    Raises ValueError if a result names somebody else, or a struck player.
    """
    raise NotImplementedError
