"""Converts matches to rows and back, and reads facts from the log.

Only this file encodes the values of games for the database. States are not compressed. Deflate would
save only 50 of 300 bytes, and would take a tenth of the time of a move.
"""

import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import AsyncExitStack
from typing import Any

import msgspec
from msgspec.structs import replace

from bot.engine.codec import Codec
from bot.engine.game import Outcome, Seat
from bot.errors import StorageError
from bot.sessions import refusals
from bot.sessions.change import AnyGame, Change, Head, LogEntry, Stored, movers, with_undo
from bot.sessions.computers import stored_name
from bot.sessions.contests import ranked, uncredited
from bot.sessions.database import Database
from bot.sessions.leaderboards.counting import honours_of, winners
from bot.sessions.letter import Letter
from bot.sessions.model import BoardMessage, Entry, EntryKind, Match, MatchSeat, Phase, Place
from bot.sessions.pace import Terms, TurnClock, terms_of
from bot.sessions.planned import plans_of
from bot.storage import reads, writes
from bot.storage.keeping import COUNCILS
from bot.storage.letter_rows import LetterRow
from bot.storage.rows import LogRow, MatchRow, SeatRow, Snapshot, TurnRow
from bot.storage.store import Connection
from bot.storage.writes import Writes

logger = logging.getLogger(__name__)

_OUTCOME = msgspec.msgpack.Decoder(Outcome)


class Packing:
    """Converts the matches of one game to rows and back. A snapshot has a match's rows, but only its newest log row."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self._codec = Codec(game)

    def rows(self, change: Change) -> Writes:
        """Return the rows that a change writes for log entries, snapshot, seats and board; () if nothing changed."""
        before, after = change.before, change.match
        state = self._state(after.state)
        entries = tuple(
            self._log_row(after, one, state if one.state is after.state else self._state(one.state))
            for one in change.entries
        )
        if before is None:
            return writes.put(self._match(change, state), *self.seat_rows(after), *entries)
        result: Writes = ()
        if entries or after.host != before.host:
            result += writes.step(self._match(change, state), entries)
        if after.seats != before.seats or (entries and after.outcome is not None):
            result += writes.seat_members(after.id, self.seat_rows(after))
        # `writes.step` writes the notified seats, but no other field of the board.
        notified = before.board.notified if entries else after.board.notified
        if replace(after.board, notified=notified) != before.board:
            result += writes.show_board(self._match(change, None))
        return result

    def decode(self, snapshot: Snapshot) -> Stored:
        """Return the match of a snapshot.

        Raises StorageError, MsgspecError, and ValueError (wrong phase or seed, or rows are missing).
        """
        row, head = snapshot.match, snapshot.head
        if head is None:
            raise ValueError(f"it has no log entry for its version {row.version}")
        game = self.game
        options = self._codec.decode_options(row.options)
        state = self.state_of(row)
        phase = Phase(row.phase)
        terms = terms_of(snapshot.terms)
        to_move = movers(game, state, terms) if phase is Phase.PLAYING else ()
        limits = game.seats(options)
        is_of_these_rules = row.rules_version == game.about.rules_version  # others may have had other limits
        fewest = limits.low if phase is Phase.PLAYING and is_of_these_rules else 1
        _check_seats(snapshot.seats, max((fewest, *(seat + 1 for seat in to_move))))
        clocks = {turn.seat: clock_of(turn) for turn in snapshot.turns}
        match = Match(
            id=row.id,
            game=row.game,
            place=Place(row.guild_id, row.channel_id),
            solo=row.solo,
            phase=phase,
            host=row.host_id,
            seats=tuple(
                MatchSeat(
                    Seat(seat.seat), seat.user_id, stored_name(seat.user_id) or seat.name, seat.present, seat.undos
                )
                for seat in snapshot.seats
            ),
            limits=limits,
            options=options,
            state=state,
            version=row.version,
            rules_version=game.about.rules_version,
            entry=self.entry(head),
            to_move=to_move,
            can_undo=None,
            outcome=None if row.outcome is None else _OUTCOME.decode(row.outcome),
            locale=row.locale,
            board=BoardMessage(
                row.board_message_id,
                row.board_channel_id,
                row.board_version,
                row.board_posted_at,
                row.board_shown_at,
                _seat(row.board_mover),
                tuple(Seat(seat) for seat in range(row.board_told.bit_length()) if row.board_told >> seat & 1),
            ),
            created_at=row.created_at,
            updated_at=row.updated_at,
            clocks=tuple(clocks[seat] for seat in to_move if seat in clocks),
            terms=terms,
            letters=tuple(_letter(one, terms) for one in snapshot.letters),
        )
        seed = None if row.seed is None else int(row.seed)
        plans = plans_of(snapshot.planned)
        return Stored(with_undo(match, _head(head)), _head(head), seed, row.scoreboard, plans=plans)

    def entry(self, row: LogRow) -> Entry:
        """Return the entry of a log row. Drop events of older rules if the current rules cannot read them."""
        kind = msgspec.convert(row.kind, EntryKind)
        notation = "" if kind == "start" else row.notation  # see `salt_of`
        return Entry(row.version, kind, _seat(row.seat), row.user_id, notation, self.events(row) or (), row.at)

    def events(self, row: LogRow) -> tuple[Any, ...] | None:
        """Return the events of a log row; None if older rules wrote them and the current rules cannot read them.

        Raises MsgspecError if the events of the current rules are damaged.
        """
        try:
            return self._codec.decode_events(row.events)
        except msgspec.MsgspecError:
            if row.rules_version == self._codec.rules_version:
                raise
            return None

    def state_of(self, row: MatchRow | LogRow) -> Any | None:
        """Return the state of a row for the current rules; None: the row has no state. Raises StorageError."""
        return None if row.state is None else self._codec.decode_state(row.state, row.rules_version)

    def left(self, before: LogRow, leaving: LogRow) -> LogRow:
        """Return the row `leaving` with another state, as if its seat had left right after the row `before`.

        The current rules make the new state. If `before` has no state, `leaving` keeps its state. Raises StorageError.
        """
        state = self.state_of(before)
        if state is None or leaving.seat is None:
            return leaving
        after = self.game.leave(state, Seat(leaving.seat)).state
        return replace(leaving, state=self._state(after), rules_version=self._codec.rules_version)

    def _state(self, state: Any | None) -> bytes | None:
        return None if state is None else self._codec.encode(state)

    def _match(self, change: Change, state: bytes | None) -> MatchRow:
        match, board = change.match, change.match.board
        return MatchRow(
            id=match.id,
            game=match.game,
            guild_id=match.place.guild,
            channel_id=match.place.channel,
            solo=match.solo,
            phase=match.phase.value,
            host_id=match.host,
            locale=match.locale,
            options=self._codec.encode(match.options),
            scoreboard=change.scoreboard,
            seed=None if change.seed is None else str(change.seed),
            rules_version=match.rules_version,
            version=match.version,
            state=state,
            outcome=None if match.outcome is None else self._codec.encode(match.outcome),
            board_message_id=board.message,
            board_channel_id=board.channel,
            board_version=board.version_shown,
            board_posted_at=board.posted_at,
            board_shown_at=board.shown_at,
            board_mover=board.last_mover,
            board_told=sum(1 << seat for seat in board.notified),  # bit n stands for seat n
            created_at=match.created_at,
            updated_at=match.updated_at,
        )

    def seat_rows(self, match: Match) -> tuple[SeatRow, ...]:
        """Return the rows of the seats, with the results of a match that is over for whom it counts."""
        outcome = ranked(match)
        standings = () if outcome is None else outcome.standings
        honours = honours_of(self.game, match)
        nobodys = uncredited(match, honours)
        ended = {standing.seat: standing for standing in standings if standing.seat not in nobodys}
        # If all seats have lost, no seat gets place 1.
        ahead = int(outcome is not None and outcome.lost)
        won = winners(honours)
        return tuple(
            SeatRow(
                match.id,
                seat.seat,
                seat.user,
                seat.name,
                seat.present,
                seat.undos,
                ended[seat.seat].place + ahead if seat.seat in ended else None,
                ended[seat.seat].score if seat.seat in ended else None,
                won.get(seat.seat),
            )
            for seat in match.seats
        )

    def _log_row(self, match: Match, logged: LogEntry, state: bytes | None) -> LogRow:
        entry, head = logged.entry, logged.head
        return LogRow(
            match_id=match.id,
            version=entry.version,
            kind=entry.kind,
            seat=entry.seat,
            user_id=entry.user,
            notation=logged.salt or entry.notation,
            events=self._codec.encode_events(entry.events),
            state=state,
            rules_version=match.rules_version,
            parent=head.parent,
            sealed=head.sealed,
            mover=head.mover,
            step=head.step,
            interaction_id=logged.interaction,
            at=entry.at,
        )


def decode_snapshot(packings: Mapping[str, Packing], snapshot: Snapshot) -> Stored:
    """Return the match of a snapshot. Raises Unreadable if newer rules wrote the match or the match is damaged."""
    packing = packings.get(snapshot.match.game)
    if packing is None or snapshot.match.rules_version > packing.game.about.rules_version:
        raise refusals.unreadable(snapshot, newer=True)
    try:
        return packing.decode(snapshot)
    except (StorageError, msgspec.MsgspecError, ValueError) as error:
        logger.error("The stored match %s cannot be read: %s", snapshot.match.id, error)
        raise refusals.unreadable(snapshot, newer=False) from error


def _check_seats(rows: Sequence[SeatRow], fewest: int) -> None:
    """Raise ValueError if rows of seats are missing. fewest: how many seats the match has at least."""
    found = [row.seat for row in rows]
    if found != list(range(len(found))) or len(found) < fewest:
        raise ValueError(f"it has the seats {found}, and others are missing")


def _letter(row: LetterRow, terms: Terms) -> Letter:
    where = row.channel_id, row.message_id, row.posted_at, row.shown_at
    homes = () if terms.council is None else terms.council.homes
    guilds = {user: home.guild for user, home in zip(COUNCILS, homes, strict=False)}
    return Letter(row.user_id, row.number, row.wanted, row.version, *where, guild=guilds.get(row.user_id, 0))


def clock_of(row: TurnRow) -> TurnClock:
    return TurnClock(Seat(row.seat), row.since, row.at, row.due, row.time_left, row.undone)


def salt_of(start: LogRow) -> str:
    """Return the salt of a match's seal from the entry with which the match starts; "": it has no seal of its own.

    It is stored as the notation, which such an entry does not need. No `Entry` has it, since it is a secret.
    """
    return start.notation


def _seat(number: int | None) -> Seat | None:
    return None if number is None else Seat(number)


def _head(row: LogRow) -> Head:
    return Head(row.parent, row.sealed, _seat(row.mover), row.step)


# -- facts from the log ----------------------------------------------------------------------------------------------


class LogFact(msgspec.Struct, frozen=True):
    """A fact from a match's log: what the function `read` returns for this version."""

    read: Callable[[Connection, str, int], Awaitable[Any]]
    version: int


class EarlierEntry(msgspec.Struct, frozen=True):
    """A fact: the `LogEntry` of an earlier version. Its state is None if the stored state is unreadable."""

    version: int


class LaterEntries(msgspec.Struct, frozen=True):
    """A fact: the stored entries of a match after a version, oldest first, each as an `Entry`.

    It is None if events of older rules are among them that the current rules cannot read.
    """

    version: int


class LaterHeads(msgspec.Struct, frozen=True):
    """A fact: the `Head` of each stored entry of a match after a version, by the entry's version."""

    version: int


class LogFacts:
    """Reads the facts `LogFact`, `EarlierEntry`, `LaterEntries` and `LaterHeads`."""

    def __init__(self, database: Database, packings: Mapping[str, Packing]) -> None:
        self._database = database
        self._packings = packings
        self.sources: dict[type, Any] = {
            LogFact: self._fact,
            EarlierEntry: self._earlier_entry,
            LaterEntries: self._later_entries,
            LaterHeads: self._later_heads,
        }

    async def _fact(self, match: Match, fact: LogFact, _: AsyncExitStack) -> Any:
        return await self._database.read(fact.read, match.id, fact.version)

    async def _earlier_entry(self, match: Match, fact: EarlierEntry, _: AsyncExitStack) -> LogEntry | None:
        row = await self._database.read(reads.log_entry, match.id, fact.version)
        if row is None:
            return None
        packing = self._packings[match.game]
        try:
            state = packing.state_of(row)
        except StorageError as problem:
            logger.error("an earlier position of match %s: %s", match.id, problem)
            state = None
        return LogEntry(packing.entry(row), _head(row), state, row.interaction_id)

    async def _later_heads(self, match: Match, fact: LaterHeads, _: AsyncExitStack) -> dict[int, Head]:
        kept = await self._database.read(reads.kept_log, match.id, fact.version)
        return {row.version: _head(row) for row in kept[1]}

    async def _later_entries(self, match: Match, fact: LaterEntries, _: AsyncExitStack) -> tuple[Entry, ...] | None:
        kept = await self._database.read(reads.kept_log, match.id, fact.version)
        rows, packing = kept[1], self._packings[match.game]
        return None if any(packing.events(row) is None for row in rows) else tuple(map(packing.entry, rows))
