"""Looks whether what all agree on was put to them, and whether what they have taken back had shown nothing.

The judge knows no events: a move has shown something if the worlds that a seat considers possible differ in it.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from bot.engine.chance import Stream
from bot.engine.game import Seat
from bot.games import all_games
from bot.sessions.time.taking_back import HARMLESS
from bot.sessions.undoing import taken_back
from bot.storage.keeping import is_member
from tests.kills.books import CODECS, Noted
from tests.sessions.random_plans import Past, shows
from tests.universe.laws import Ledger, holders_by_version

SHARE, ASKS = 0.3, 0.06  # of universes in which members ask, and the chance that a member does when they act
AGREED = """
SELECT DISTINCT match_id, game, (SELECT count(*) FROM seats WHERE seats.match_id = id)
FROM kills_log JOIN matches ON id = match_id WHERE kind = 'undo' AND notation LIKE '=%' ORDER BY match_id
"""
LOG = """
SELECT match_id, version, kind, seat, user_id, notation, state, rules_version, parent, interaction_id, at, shown
FROM kills_log WHERE match_id = :key ORDER BY version
"""
# At any time: the bot's clock may have been set back between a question and its answers.
PUT = """
SELECT count(*) FROM kills_said WHERE json_extract(notice, '$.kind') = :kind AND json_extract(notice, '$.match') = :key
"""
DECIDED = """
SELECT match_id, version, kind FROM kills_log
WHERE kind = 'pace' OR kind = 'end' AND notation = 'agreed' OR kind = 'undo' AND notation LIKE '=%'
ORDER BY match_id, version
"""
LEFT = "SELECT seat FROM kills_log WHERE match_id = :key AND version < :at AND kind = 'leave'"
QUESTIONS = {"pace": "proposed", "end": "proposed-end", "undo": "proposed-back"}  # by what is agreed


def of_agreements(books: Ledger) -> Iterator[tuple[str, str]]:
    """Yield what all of several members have agreed on, though it was not put to them."""
    decided = books.read(DECIDED)
    holders = holders_by_version(books) if decided else {}
    done = Counter[tuple[str, str]]()
    for key, version, kind in decided:
        left = {seat for (seat,) in books.read(LEFT, key=key, at=version)}
        users = (user for seat, user in enumerate(holders.get((key, version), ())) if seat not in left)
        if sum(map(is_member, users)) < 2:
            continue  # nobody else answers
        done[key, kind] += 1
        [(put,)] = books.read(PUT, kind=QUESTIONS[kind], key=key) or [(0,)]
        if put < done[key, kind]:
            yield "asked all", f"{kind} at version {version} of {key} was agreed on, and nobody was asked"


class Consents:
    """Each undo to which all have agreed. What was looked at is not looked at again."""

    def __init__(self, books: Ledger) -> None:
        self._books = books
        self.seen: set[tuple[str, int]] = set()

    def broken(self) -> Iterator[tuple[str, str]]:
        """Yield the undos that took back something that was shown, as (law, text)."""
        for key, game, seats in self._books.read(AGREED):
            log = [Noted(*row) for row in self._books.read(LOG, key=key)]
            for undo in log:
                if undo.kind == "undo" and undo.notation.startswith("=") and (key, undo.version) not in self.seen:
                    self.seen.add((key, undo.version))
                    for text in _shown(game, seats, log, undo):
                        yield "consented", f"version {undo.version} of {key} takes back {text}"


def _shown(game: str, seats: int, log: list[Noted], undo: Noted) -> Iterator[str]:
    by_version = {one.version: one for one in log}
    back = undo.version - 1
    for _ in range(taken_back(undo).count):
        back = by_version[back].parent or 0
    if by_version[back].state != undo.state:
        yield "to another position than that of its target"
    rules = all_games()[game]
    for entry in (by_version[version] for version in range(back + 1, undo.version)):
        if entry.kind not in HARMLESS:
            yield f"an entry of the kind {entry.kind}"
        if entry.kind != "move" or entry.seat is None:
            continue
        state = _state(game, by_version[entry.version - 1])
        move = rules.parse(entry.notation)
        past = Past(state, Seat(entry.seat), move, rules.apply(state, Seat(entry.seat), move).events, entry.version)
        if any(shows(rules, past, Seat(viewer), Stream.of(entry.version)) for viewer in range(seats)):
            yield f"{entry.notation}, which has shown something"


def _state(game: str, entry: Noted) -> Any:
    assert entry.state is not None
    return CODECS[game].decode_state(entry.state, entry.rules_version)
