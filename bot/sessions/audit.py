"""Checks a whole database: whether all that it stores can be read, and agrees with the rules and with itself.

Rule 1: each match can be loaded, and so can each of its entries, or its archive.
Rule 2: a log has each version once, from the first to the newest.
Rule 3: the rules give the stored states again, from the seed and the moves that were not taken back. What older rules
have played is not played again: its states are read, and the match goes on from the last of them. Lessons are not
checked, since their positions are laid out.
Rule 4: the seal of a match fits its seed.
Rule 5: the results of seats follow from the match, the places of a rated match from its results, and the ratings from
the places, in the order of the matches. Whether a match moves ratings follows from when it and the others of its
members began.
Rule 6: an accuracy belongs to a member with a seat in a match that is over.
"""

from collections import defaultdict
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from typing import Any

import msgspec

from bot.engine.game import AnyGame
from bot.errors import LapidaryError, StorageError
from bot.sessions.change import secrets_of
from bot.sessions.contests import has_own_boards
from bot.sessions.leaderboards import counting
from bot.sessions.memory import archive
from bot.sessions.memory.verifying import state_after
from bot.sessions.model import Match, Phase
from bot.sessions.packing import Packing, salt_of
from bot.sessions.play.repeats import Beginning, beginners, begun_together, can_be_checked, contradictions
from bot.sessions.seals import SaltedSeed
from bot.storage.audit import KeptRows, Unchanged
from bot.storage.eras import era_start
from bot.storage.leaderboards import rated_tables
from bot.storage.rows import AccuracyRow, ChangeRow, LogRow, SeatRow, Snapshot

_UNREADABLE = (StorageError, msgspec.MsgspecError, ValueError)


class DataCheck:
    """Finds the faults of a database.

    Attributes:
        matches: how many matches were checked so far.
        replayed: how many of them were played again to their end.
        older: how many of them older rules have begun, so that only what came after was played again.
        newer: how many of them newer rules have played, if a newer version has used the database. This one cannot read
            them.
        tables: how many tables of ratings were computed again.
    """

    def __init__(self, database: Unchanged, games: Mapping[str, AnyGame]) -> None:
        self._database = database
        self._packings = {key: Packing(game) for key, game in games.items()}
        # The matches that may be rated, by server, game and the users with whom they have begun.
        self._begun: defaultdict[tuple[int, str, tuple[int, ...]], list[Beginning]] = defaultdict(list)
        self._used_by_newer = False
        self.matches = self.replayed = self.older = self.newer = self.tables = 0

    async def faults(self) -> AsyncIterator[str]:
        """Yield a sentence for each fault. Raises StorageError if the database cannot be read any further."""
        for line in await self._database.damage():
            yield f"the file: {line}"
        self._used_by_newer = await self._database.age() == "newer"
        async for kept in self._database.matches():
            self.matches += 1
            for fault in self._faults_of(kept):
                yield f"match {kept.match.id}: {fault}"
        async for fault in self._wrong_decisions():
            yield fault
        async with self._database.snapshot() as connection:
            tables = await rated_tables(connection)
        for guild, game, season in tables:
            self.tables += 1
            async with self._database.snapshot() as connection:
                wrong = await counting.wrong_in_table(connection, (guild, game, season))
            for fault in wrong.sentences():
                yield f"ratings of {game}, season {season}, server {guild}: {fault}"

    async def _wrong_decisions(self) -> AsyncIterator[str]:
        """Yield the matches that should have been rated, or should not. A bot may have begun some meanwhile."""
        for (guild, game, users), begun in self._begun.items():
            found = {one.match for one in contradictions(begun)}
            if not found:
                continue
            async with self._database.snapshot() as connection:
                now = await begun_together(connection, guild, game, users, 0)
            for one in contradictions(now):
                if one.match in found:
                    moves, many = ("ratings", "many") if one.rated else ("no rating", "few")
                    yield f"match {one.match}: it moves {moves}, but its members had begun too {many} rated matches"

    def _faults_of(self, kept: KeptRows) -> Iterator[str]:
        packing = self._packings.get(kept.match.game)
        if packing is None:
            yield f"there is no game {kept.match.game!r}"
            return
        yield from _gaps(kept)
        head = next((row for row in kept.log if row.version == kept.match.version), None)
        if head is None:
            return  # `_gaps` has told it
        if head.state is not None and head.state != kept.match.state:
            yield "its state is not that of its newest entry"
        if self._used_by_newer and kept.match.rules_version > packing.game.about.rules_version:
            self.newer += 1
            return
        try:
            moving = tuple(turn for turn in kept.turns if turn.to_move)
            stored = packing.decode(Snapshot(kept.match, kept.seats, head, moving, kept.terms))
            match, rows = stored.match, _entries(kept, packing)
        except _UNREADABLE as problem:
            yield f"it cannot be read: {problem}"
            return
        yield from _wrong_results(packing, match, kept.seats)
        yield from _wrong_places(packing.game, match, kept.changes)
        yield from _wrong_accuracies(match, kept.accuracies)
        begun, users = match.terms.begun, beginners([seat.user for seat in match.seats], match.terms)
        if begun is not None and can_be_checked(users):
            counts = match.phase is Phase.PLAYING or (match.phase is Phase.OVER and bool(kept.changes))
            self._begun[match.place.guild, match.game, users].append(Beginning(match.id, begun.at, begun.rated, counts))
        yield from _wrong_seal(match, stored.seed, rows)
        if match.terms.lesson is None and stored.seed is not None:
            replayed = Replayed(packing, match, stored.seed)
            yield from replayed.faults(rows)
            self.replayed += replayed.whole
            self.older += replayed.older


class Replayed:
    """Plays a match again and compares the states.

    Attributes:
        whole: whether each of its steps was played again.
        older: whether older rules have made some of its steps. Their states are read, not made again.
    """

    def __init__(self, packing: Packing, match: Match, seed: int) -> None:
        self._packing, self._game = packing, packing.game
        self._match = match
        self._seed = seed
        self.whole = self.older = False

    def faults(self, rows: Sequence[LogRow]) -> Iterator[str]:
        """Yield the first fault. rows: the entries that were not taken back, oldest first."""
        state: Any = None
        for row in rows:
            older = row.rules_version != self._game.about.rules_version
            self.older |= older
            try:
                stored = self._packing.state_of(row)
                if not older:
                    state = state_after(self._game, self._match, self._seed, state, row)
                elif stored is not None:
                    state = stored
            except LapidaryError as problem:
                yield f"version {row.version} ({row.kind} {_notation(row)}) cannot be played again: {problem}"
                return
            if stored is not None and stored != state:
                yield f"version {row.version} ({row.kind} {_notation(row)}) has another state than the rules give"
                return
        if state != self._match.state:
            yield "its state is not what its moves lead to"
        elif rows and rows[-1].rules_version != self._game.about.rules_version:
            return  # the outcome is what the older rules said
        elif self._match.phase is not Phase.CANCELLED and self._game.outcome(state) != self._match.outcome:
            yield "its outcome is not that of its last position"
        else:
            self.whole = not self.older


def _notation(row: LogRow) -> str:
    return "" if row.kind == "start" else row.notation  # a secret (`salt_of`)


def _wrong_seal(match: Match, seed: int | None, rows: Sequence[LogRow]) -> Iterator[str]:
    start = next((row for row in rows if row.kind == "start"), None)
    if not match.terms.seal or seed is None or start is None:
        return
    if secrets_of(match, start.rules_version, SaltedSeed(seed, salt_of(start))).seal != match.terms.seal:
        yield "its seal does not fit its seed"


def _gaps(kept: KeptRows) -> Iterator[str]:
    newest = kept.match.version
    # Only an archived match has lost its earlier entries.
    first = newest if kept.archive is not None else era_start(newest) + 1
    found = [row.version for row in kept.log]
    if found != list(range(first, newest + 1)):
        missing = sorted(set(range(first, newest + 1)) - set(found))
        surplus = sorted(set(found) - set(range(first, newest + 1)))
        yield f"its log has a gap: versions {missing or 'none'} are missing, {surplus or 'none'} are too many"


def _entries(kept: KeptRows, packing: Packing) -> tuple[LogRow, ...]:
    """Return the entries that were not taken back, after each of them has been read. Raises _UNREADABLE."""
    if kept.archive is None:
        rows = archive.without_undone(kept.log, packing.left)
        for row in kept.log:
            packing.entry(row)
        return rows
    rows = archive.unpack(kept.archive)
    versions = [row.version for row in rows]
    if versions != sorted(set(versions)) or (versions and versions[-1] > kept.match.version):
        raise ValueError(f"its archive has the versions {versions}")
    for row in rows:
        packing.entry(row)
    return rows


def _wrong_results(packing: Packing, match: Match, stored: Sequence[SeatRow]) -> Iterator[str]:
    for row, right in zip(stored, packing.seat_rows(match), strict=True):
        # Until 0.21, who left a race had never won it.
        won = right.won if row.won or not has_own_boards(match) else row.won
        if (row.place, row.score, row.won) != (right.place, right.score, won):
            yield f"the result of seat {row.seat + 1} is not that of its last position"


def _wrong_places(game: AnyGame, match: Match, changes: Sequence[ChangeRow]) -> Iterator[str]:
    if not changes:
        return
    right = counting.rated_places(match, counting.honours_of(game, match))
    if [(row.seat, row.place) for row in changes] != list(right):
        yield "its rated places are not those of its result"


def _wrong_accuracies(match: Match, stored: Sequence[AccuracyRow]) -> Iterator[str]:
    users = {seat.user for seat in match.seats}  # also those who have left
    for row in stored:
        if row.user_id not in users or not match.over:
            yield "it has an accuracy of a member who has not finished it"
        if row.accuracy is not None and not 0 <= row.accuracy <= 100:
            yield f"it has an accuracy of {row.accuracy}"
