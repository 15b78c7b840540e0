"""Standings: results as a table with points, tie-breaks and places."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from enum import StrEnum
from itertools import groupby

import msgspec

from bot.engine.tournaments.model import DRAW, LOSS, WIN, Pairing, Player, Result


class TieBreak(StrEnum):
    """How players with equal points are ranked, by the FIDE Handbook, C.07.

    Results by default count like others. A bye counts as a win over an opponent with the player's own points (16.4).
    """

    HEAD_TO_HEAD = "head-to-head"  # direct encounter (6): the points of the matches among the tied
    SONNEBORN_BERGER = "sonneborn-berger"  # the points of each opponent, times what was scored against them
    BUCHHOLZ = "buchholz"  # the points of all opponents
    WINS = "wins"


class Rules(msgspec.Struct, frozen=True):
    """How a table is made: its tie-breaks in their order. Who are equal by all of them share a place."""

    tie_breaks: tuple[TieBreak, ...] = (TieBreak.HEAD_TO_HEAD, TieBreak.SONNEBORN_BERGER, TieBreak.WINS)


USUAL = Rules()
SWISS = Rules((TieBreak.BUCHHOLZ, TieBreak.SONNEBORN_BERGER))


class Standing(msgspec.Struct, frozen=True):
    """A line of a table. place: from 1; `shared` players have it, and the places after it are left out.

    points: in halves. played, won, drawn, lost: matches that count, those by default too, and byes as won.
    tie_breaks: a number for each of the rules' tie-breaks: points in halves for head to head (0 where nobody is tied)
    and Buchholz, in quarters for Sonneborn-Berger. struck: no result of this player counts.
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
    pairings: Sequence[Pairing],
    results: Sequence[Result],
    left: Collection[Player] = (),
    *,
    closed: bool = False,
    strikes: bool = True,
) -> Account:
    """Return what counts. pairings: all of the tournament. left: players who have left it. closed: no match follows.

    strikes: whether anybody is struck. In a Swiss nobody is, since later rounds were paired by what has counted.

    Who leaves after fewer than half of their matches is struck: nothing they played counts, for nobody. Who leaves
    later loses the rest by default; a match of two such players is lost by both. So FIDE's rules for round robins have
    it (Handbook C.05, "withdraws or is expelled"): nobody's place hangs on whether they met a leaver early or late.
    A match that is not finished when the tournament closes is a draw: who was silent has lost it before, by its clock.
    Raises ValueError if there are more results of two players than pairings.
    """
    open_pairings = list(pairings)
    for result in results:
        first, second = Pairing(result.first, result.second), Pairing(result.second, result.first)
        match = first if first in open_pairings else second
        if match not in open_pairings:
            raise ValueError(f"no match of {result.first} and {result.second} is left to have a result")
        open_pairings.remove(match)
    struck = leaving_early(left, pairings, results) if strikes else frozenset[Player]()
    by_default = [_by_default(pairing, left, closed) for pairing in open_pairings]
    counted = [*results, *(result for result in by_default if result)]
    return Account(tuple(each for each in counted if each.first not in struck and each.second not in struck), struck)


def leaving_early(
    players: Iterable[Player], pairings: Sequence[Pairing], results: Sequence[Result]
) -> frozenset[Player]:
    """Return those of the players who are struck if they leave now, or have left. The rest: as for `account`."""
    return frozenset(player for player in players if _left_early(player, pairings, results))


def _left_early(player: Player, pairings: Sequence[Pairing], results: Sequence[Result]) -> bool:
    due = sum(player in (pairing.first, pairing.second) for pairing in pairings)
    done = sum(result.played and player in (result.first, result.second) for result in results)
    return 2 * done < due


def _by_default(pairing: Pairing, left: Collection[Player], closed: bool) -> Result | None:
    """Return the result of a match that is not finished, None if it may still be."""
    gone = pairing.first in left, pairing.second in left
    if any(gone):
        score = LOSS if gone[0] else WIN, LOSS if gone[1] else WIN
    elif closed:
        score = DRAW, DRAW
    else:
        return None
    return Result(pairing.first, pairing.second, score, played=False)


class Scores:
    """What players have scored so far. points: in halves. meetings: the opponents of each, with the halves won there.

    byes: how many byes each had. Raises ValueError if a result names somebody else, or a score is none.
    """

    def __init__(self, players: Sequence[Player], results: Sequence[Result], byes: Sequence[Player] = ()) -> None:
        self.points = dict.fromkeys(players, 0)
        self.byes = dict.fromkeys(players, 0)
        self.meetings: dict[Player, list[tuple[Player, int]]] = {player: [] for player in players}
        for player in byes:
            self.points[player] += WIN
            self.byes[player] += 1
        for result in results:
            if not {result.first, result.second} <= self.points.keys() or result.first == result.second:
                raise ValueError(f"{result.first} and {result.second} are not two players of this table")
            if result.score not in ((WIN, LOSS), (DRAW, DRAW), (LOSS, WIN), (LOSS, LOSS)):
                raise ValueError(f"{result.score} is no score")
            self.add(result.first, result.second, result.score)

    def add(self, first: Player, second: Player, score: tuple[int, int]) -> None:
        """Count a match. score: halves of a point for first and second."""
        for player, opponent, halves in ((first, second, score[0]), (second, first, score[1])):
            self.points[player] += halves
            self.meetings[player].append((opponent, halves))

    def remove(self, first: Player, second: Player, score: tuple[int, int]) -> None:
        """Take back the match that was added last."""
        for player, halves in ((first, score[0]), (second, score[1])):
            self.points[player] -= halves
            self.meetings[player].pop()

    def wins(self, player: Player) -> int:
        """Return the number of matches won, with byes and those by default."""
        return self.byes[player] + sum(halves == WIN for _, halves in self.meetings[player])

    def buchholz(self, player: Player) -> int:
        """Return the halves of all opponents."""
        own = self.byes[player] * self.points[player]
        return own + sum(self.points[opponent] for opponent, _ in self.meetings[player])

    def sonneborn_berger(self, player: Player) -> int:
        """Return the halves of each opponent, times those scored against them: quarters of a point."""
        own = self.byes[player] * self.points[player] * WIN
        return own + sum(self.points[opponent] * halves for opponent, halves in self.meetings[player])

    def among(self, tied: Collection[Player]) -> dict[Player, int]:
        """Return the halves that each of the tied has from the matches among them."""
        return {player: sum(halves for other, halves in self.meetings[player] if other in tied) for player in tied}


def tiers(tied: Sequence[Player], scores: Scores, rules: Rules) -> list[list[Player]]:
    """Return players with equal points in groups that share a place, the best group first."""
    groups = [list(tied)]
    for tie_break in rules.tie_breaks:
        groups = [part for group in groups for part in (_split(group, scores, tie_break) if group[1:] else [group])]
    return groups


def _split(tied: list[Player], scores: Scores, tie_break: TieBreak) -> list[list[Player]]:
    match tie_break:
        case TieBreak.HEAD_TO_HEAD:
            return _met(tied, scores)
        case TieBreak.SONNEBORN_BERGER:
            return _parted(tied, scores.sonneborn_berger)
        case TieBreak.BUCHHOLZ:
            return _parted(tied, scores.buchholz)
        case TieBreak.WINS:
            return _parted(tied, scores.wins)


def _parted(players: Sequence[Player], value: Callable[[Player], int]) -> list[list[Player]]:
    """Return the players in groups of equal value, the highest first, each in the order given."""
    valued = sorted(((value(player), player) for player in players), key=lambda each: -each[0])
    return [[player for _, player in group] for _, group in groupby(valued, key=lambda each: each[0])]


def _met(tied: list[Player], scores: Scores) -> list[list[Player]]:
    """Part the tied by the matches among them (C.07, 6), and again those who are still tied.

    If some have not met, only a player who would be first whatever the missing matches brought is put first.
    """
    among = scores.among(tied)
    met = {player: {other for other, _ in scores.meetings[player]} for player in tied}
    missing = {player: sum(other != player and other not in met[player] for other in tied) for player in tied}
    if not any(missing.values()):
        groups = _parted(tied, among.__getitem__)
        return groups if len(groups) == 1 else [part for group in groups for part in _met(group, scores)]
    for first in tied:
        if all(among[first] > among[other] + WIN * missing[other] for other in tied if other != first):
            return [[first], *_met([other for other in tied if other != first], scores)]
    return [tied]


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
    ranked = [player for player in players if player not in struck]
    scores = Scores(ranked, results, byes)
    lines: list[Standing] = []
    for tied in _parted(ranked, scores.points.__getitem__):
        among = scores.among(tied)
        for sharing in tiers(tied, scores, rules):
            place = len(lines) + 1
            lines += [_line(player, place, len(sharing), scores, rules, among) for player in sharing]
    out = [player for player in players if player in struck]
    nothing = (0,) * len(rules.tie_breaks)
    last = len(lines) + 1
    return (*lines, *(Standing(player, last, len(out), 0, 0, 0, 0, 0, nothing, struck=True) for player in out))


def _line(
    player: Player, place: int, shared: int, scores: Scores, rules: Rules, among: Mapping[Player, int]
) -> Standing:
    values = {
        TieBreak.HEAD_TO_HEAD: among.__getitem__,
        TieBreak.SONNEBORN_BERGER: scores.sonneborn_berger,
        TieBreak.BUCHHOLZ: scores.buchholz,
        TieBreak.WINS: scores.wins,
    }
    halves = [score for _, score in scores.meetings[player]]
    return Standing(
        player,
        place,
        shared,
        scores.points[player],
        len(halves) + scores.byes[player],
        scores.wins(player),
        halves.count(DRAW),
        halves.count(LOSS),
        tuple(values[tie_break](player) for tie_break in rules.tie_breaks),
    )
