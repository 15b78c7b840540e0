"""The laws of planned turns: none is left when it should have been played, and they are played in their order.

A trigger copies the planned turns of a match whenever the bot stores them anew: those that go, and then those that
come. The bot plays a planned turn in one commit with the change that hands the turn on, so what goes and what comes
there shows what it has played, and what was to be played first.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from itertools import groupby
from operator import attrgetter
from typing import NamedTuple

from bot.games import all_games
from bot.sessions.planned import BETWEEN, MOST_TURNS
from tests.kills.books import CODECS
from tests.universe.laws import HAS_PLANS, Ledger

# Into the database of each universe.
TRIGGERS = """
CREATE TABLE universe_planned (match_id TEXT, seat INTEGER, number INTEGER, since INTEGER, moves TEXT, why TEXT,
  goes BOOLEAN);
CREATE TRIGGER universe_plan AFTER INSERT ON planned_turns BEGIN
  INSERT INTO universe_planned VALUES (NEW.match_id, NEW.seat, NEW.number, NEW.since, NEW.moves, NEW.why, 0);
END;
CREATE TRIGGER universe_unplan AFTER DELETE ON planned_turns BEGIN
  INSERT INTO universe_planned VALUES (OLD.match_id, OLD.seat, OLD.number, OLD.since, OLD.moves, OLD.why, 1);
END;
"""
PLANNED = """
SELECT id, seat, number, why, user_id, phase, state, game, matches.rules_version, coalesce(terms, '')
FROM planned_turns JOIN matches ON id = planned_turns.match_id LEFT JOIN terms ON terms.match_id = id
ORDER BY id, seat, number
"""
COPIED = "SELECT match_id, seat, number, since, moves, why, goes FROM universe_planned ORDER BY match_id, rowid"
MADE = """
SELECT notation FROM kills_log
WHERE match_id = :key AND version > :since AND version <= :since + :count AND kind = 'move' AND seat = :seat
ORDER BY version
"""


class Copied(NamedTuple):
    """A planned turn, as a trigger copied it. goes: whether it went; otherwise it came."""

    match_id: str
    seat: int
    number: int
    since: int
    moves: str
    why: str
    goes: bool


def of_plans(books: Ledger) -> Iterator[tuple[str, str]]:
    """Yield the planned turns that should have been played, or withdrawn with a reason for their member."""
    by_seat: defaultdict[tuple[str, int], list[tuple[int, str]]] = defaultdict(list)
    for key, seat, number, why, user, phase, state, game, rules, terms in (
        books.read(PLANNED) if books.read(HAS_PLANS) else ()
    ):
        by_seat[key, seat].append((number, why))
        if phase != "playing":
            yield "planned", f"{key} is {phase}, and seat {seat} has a planned turn"
            continue
        decoded = CODECS[game].decode_state(bytes(state), rules)
        reached = '"adrift":"' not in terms  # nobody can play a match without a channel or a bot
        if not why and reached and seat in all_games()[game].to_move(decoded):
            yield "planned", f"seat {seat} of {key} is to move, and turn {number} of {user} is still planned"
    for (key, seat), found in by_seat.items():
        played = [number for number, why in found if why == "played"]
        others = [why for _, why in found if why != "played"]
        if len(others) > 1 and any(others):
            yield "planned", f"seat {seat} of {key} has withdrawn and planned turns: {found}"
        if played != [*range(-len(played), 0)] or len(played) > MOST_TURNS:
            yield "planned", f"seat {seat} of {key} has other played turns than the newest: {found}"


def of_order(books: Ledger) -> Iterator[tuple[str, str]]:
    """Yield the planned turns that were played out of their order, or otherwise than they were planned."""
    copied = (Copied(*row) for row in books.read(COPIED))
    for key, rows in groupby(copied, attrgetter("match_id")):
        for before, after in changes(rows):
            for seat in sorted({one.seat for one in after if one.why == "played"}):
                told = f"seat {seat} of {key}"
                played, left = _newly_played(before, after, seat), _to_come(after, seat)
                wanted = _to_come(before, seat)
                if (made := [one.moves for one in played]) != wanted[: len(made)]:
                    yield "in order", f"{told} has planned {wanted}, and {made} was played first"
                elif made and left and left != wanted[len(made) :]:
                    yield "in order", f"{told} has planned {wanted}, {made} was played, and then {left} is planned"
                for one in played:
                    yield from _otherwise(books, one)


def changes(rows: Iterable[Copied]) -> Iterator[tuple[list[Copied], list[Copied]]]:
    """Yield what went and what came each time that the planned turns of a match were stored anew."""
    went, came = list[Copied](), list[Copied]()
    for one in rows:
        if one.goes and came:
            yield went, came
            went, came = [], []
        (went if one.goes else came).append(one)
    yield went, came


def _to_come(rows: Iterable[Copied], seat: int) -> list[str]:
    """Return the moves of the turns that are planned for a seat, in their order."""
    found = sorted((one.number, one.moves) for one in rows if one.seat == seat and not one.why)
    return [moves for _, moves in found]


def _newly_played(before: Iterable[Copied], after: Iterable[Copied], seat: int) -> list[Copied]:
    """Return the turns of a seat that a change has played, the first one first."""
    known = {(one.seat, one.since) for one in before if one.why == "played"}
    new = (one for one in after if one.seat == seat and one.why == "played" and (seat, one.since) not in known)
    return sorted(new, key=attrgetter("number"))


def _otherwise(books: Ledger, turn: Copied) -> Iterator[tuple[str, str]]:
    """Yield what the log has instead of the moves of a planned turn that was played."""
    moves = turn.moves.split(BETWEEN)
    row = {"key": turn.match_id, "since": turn.since, "count": len(moves), "seat": turn.seat}
    if (made := [notation for (notation,) in books.read(MADE, **row)]) != moves:
        told = f"seat {turn.seat} of {turn.match_id} has planned {moves} after version {turn.since}"
        yield "in order", f"{told}, and {made} was played"
