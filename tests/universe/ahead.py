"""The laws of what the bot plays for members: planned turns in their order and in time, and nothing else unasked.

A trigger copies the planned turns of a match whenever the bot stores them anew: those that go, and then those that
come. The bot plays a planned turn in one commit with the change that hands the turn on, so what goes and what comes
there shows what it has played, and what was to be played first.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from itertools import groupby, islice
from operator import attrgetter
from typing import NamedTuple

from bot.engine.game import Seat
from bot.games import all_games
from bot.sessions.planned import BETWEEN, MOST_TURNS
from tests.kills.books import CODECS
from tests.universe.laws import ALONE, HAS_PLANS, Ledger

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
CREATE TABLE universe_unasked (match_id TEXT, version INTEGER, seat INTEGER, user_id BIGINT, notation TEXT,
  forced BOOLEAN);
CREATE TRIGGER universe_move AFTER INSERT ON log
WHEN NEW.kind = 'move' AND NEW.interaction_id IS NULL AND NEW.user_id > 0 BEGIN
  INSERT INTO universe_unasked SELECT NEW.match_id, NEW.version, NEW.seat, NEW.user_id, NEW.notation,
    (SELECT json_extract(settings, '$.forced') FROM members WHERE user_id = NEW.user_id);
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


UNASKED = f"""
SELECT match_id, version, seat, user_id, notation, coalesce(forced, 0) FROM universe_unasked
WHERE match_id NOT IN ({ALONE}) ORDER BY match_id, version
"""
OF_SEAT = """
SELECT since, moves, why FROM universe_planned WHERE match_id = :key AND seat = :seat
"""
AT_VERSION = """
SELECT game, kills_log.state, kills_log.rules_version FROM kills_log JOIN matches ON id = match_id
WHERE id = :key AND kills_log.version = :at AND kills_log.state IS NOT NULL
"""
OPEN = "SELECT 1 FROM matches WHERE id = :key AND phase = 'playing'"
BEFORE = """
SELECT interaction_id FROM kills_log
WHERE match_id = :key AND version = :at AND seat = :seat AND user_id = :user AND kind = 'move'
  AND at = (SELECT at FROM kills_log WHERE match_id = :key AND version = :at + 1)
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


def of_unasked(books: Ledger) -> Iterator[tuple[str, str]]:
    """Yield the moves that the bot has made for a member who has not planned them, unless forced ones are wanted."""
    for key, version, seat, user, notation, forced in books.read(UNASKED):
        asked = _is_planned(books, key, version, seat, notation) or _is_own(books, key, version - 1, seat, user)
        if not (asked or (forced and _is_only(books, key, version, seat))):
            yield "unasked", f"{notation} at version {version} of {key} is a move of {user}, who has not asked for it"


def _is_planned(books: Ledger, key: str, version: int, seat: int, notation: str) -> bool:
    """Return whether a move was planned. A match that is over has forgotten which turns were played."""
    is_open = bool(books.read(OPEN, key=key))
    for since, stored, why in books.read(OF_SEAT, key=key, seat=seat):
        moves = stored.split(BETWEEN)
        if notation in moves and ((why == "played" and since < version <= since + len(moves)) or not (is_open or why)):
            return True
    return False


def _is_only(books: Ledger, key: str, version: int, seat: int) -> bool:
    """Return whether a seat had one legal move only before a version."""
    for game, state, rules in books.read(AT_VERSION, key=key, at=version - 1):
        decoded = CODECS[game].decode_state(bytes(state), rules)
        return len(list(islice(all_games()[game].legal_moves(decoded, Seat(seat)), 2))) == 1
    return True  # nothing tells otherwise


def _is_own(books: Ledger, key: str, at: int, seat: int, user: int) -> bool:
    """Return whether a move goes on with one that the member has asked for: only the first knows its interaction."""
    while rows := books.read(BEFORE, key=key, at=at, seat=seat, user=user):
        if rows[0][0] is not None:
            return True
        at -= 1
    return False
