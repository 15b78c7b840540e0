"""Matches as rows and back, and what a decision writes: all that the database sees of a game passes through here.

States are not compressed: of three hundred bytes deflate saves fifty, and takes a tenth of a move's time.
"""

from collections.abc import Iterable
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from bot.engine.codec import Codec
from bot.engine.game import Outcome, Seat
from bot.errors import StorageError
from bot.sessions.kept import AnyGame, Doing, Head, Kept, Past, with_undo
from bot.sessions.leaderboards import counting
from bot.sessions.model import Board, Entry, EntryKind, Match, MatchSeat, Phase, Place
from bot.sessions.pace import Terms
from bot.sessions.time import dues
from bot.storage import writes
from bot.storage.rows import DeadlineRow, LogRow, MatchRow, SeatRow, Snapshot
from bot.storage.writes import Writes

EXPIRE: Literal["expire"] = "expire"  # the entry that an expired lobby gets, and the kind of its deadline

_OUTCOME = msgspec.msgpack.Decoder(Outcome)


_NO_EVENTS = msgspec.msgpack.encode(())


def broken_off(snapshot: Snapshot, doing: Doing, kind: EntryKind) -> Writes:
    """What ending an unreadable match, or letting it expire, writes: the rows alone say enough.

    Its states stay, for who looks into them.
    """
    row = snapshot.match
    seat = next((seat.seat for seat in snapshot.seats if seat.user_id == doing.user and seat.present), None)
    entry = LogRow(
        match_id=row.id,
        version=row.version + 1,
        kind=kind,
        seat=seat,
        user_id=doing.user,
        notation="",
        events=_NO_EVENTS,
        state=None,
        rules_version=row.rules_version,
        parent=None,
        sealed=True,
        mover=None,
        step="",
        interaction_id=doing.interaction,
        at=doing.at,
    )
    ended = replace(row, phase=Phase.CANCELLED.value, version=entry.version, updated_at=doing.at)
    return writes.step(ended, entry) + writes.forget_waiting(row.id)


class Packing:
    """Rows of one game's matches."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self._codec = Codec(game)

    def opening(self, kept: Kept, lobby_until: int) -> Writes:
        """What a new match writes. lobby_until: when its lobby expires, if it has one."""
        match = kept.match
        state = self._state(match)
        due = [DeadlineRow(match.id, EXPIRE, match.version, lobby_until)] if match.phase is Phase.LOBBY else []
        return writes.open_match(self._match(kept, state), self._seats(match), self._entry(kept, state), due)

    def change(self, before: Kept, after: Kept) -> Writes:
        """What a decision writes: the entry and the snapshot; seats where they changed and at the end."""
        old, new = before.match, after.match
        state = self._state(new)
        result = writes.step(self._match(after, state), self._entry(after, state))
        if new.seats != old.seats or new.outcome is not None:
            result += writes.seat_members(new.id, self._seats(new))
        if old.phase is Phase.LOBBY and new.phase is not Phase.LOBBY:
            result += writes.drop_deadline(new.id, EXPIRE)
        return result

    def shown(self, after: Kept) -> Writes:
        """What a new board message, or a newer one, writes."""
        return writes.show_board(self._match(after, None))

    def thaw(self, snapshot: Snapshot) -> Kept:
        """The match that a snapshot keeps. Raises StorageError where the rules cannot read it."""
        try:
            return self._thaw(snapshot)
        except (msgspec.MsgspecError, ValueError) as error:  # ValueError: of a phase or seed that is none
            raise StorageError(f"The kept match {snapshot.match.id} cannot be read: {error}.") from error

    def _thaw(self, snapshot: Snapshot) -> Kept:
        row, head = snapshot.match, snapshot.head
        game = self._game
        options = self._codec.decode_options(row.options)
        state = self._thaw_state(row.state, row.rules_version)
        phase = Phase(row.phase)
        to_move = game.to_move(state) if phase is Phase.PLAYING else ()
        clocks = {turn.seat: dues.clock_of(turn) for turn in snapshot.turns}
        match = Match(
            id=row.id,
            game=row.game,
            place=Place(row.guild_id, row.channel_id),
            solo=row.solo,
            phase=phase,
            host=row.host_id,
            seats=tuple(
                MatchSeat(Seat(seat.seat), seat.user_id, seat.name, seat.present, seat.undos) for seat in snapshot.seats
            ),
            limits=game.seats(options),
            options=options,
            state=state,
            version=row.version,
            rules_version=game.about.rules_version,
            entry=self._thaw_entry(head),
            to_move=to_move,
            can_undo=None,
            outcome=None if row.outcome is None else _OUTCOME.decode(row.outcome),
            locale=row.locale,
            board=Board(
                row.board_message_id,
                row.board_channel_id,
                row.board_version,
                row.board_posted_at,
                row.board_shown_at,
                _seat(row.board_mover),
                _seats_of(row.board_told),
            ),
            created_at=row.created_at,
            updated_at=row.updated_at,
            clocks=tuple(clocks[seat] for seat in to_move if seat in clocks),
            terms=Terms() if snapshot.terms is None else msgspec.json.decode(snapshot.terms, type=Terms),
        )
        return with_undo(Kept(match, _head(head), None if row.seed is None else int(row.seed), row.scoreboard))

    def entry(self, row: LogRow) -> Entry:
        """An entry of the log, whatever its age."""
        return self._thaw_entry(row)

    def state_of(self, row: LogRow) -> Any | None:
        """The state that an entry led to, in today's shape; None where it is not kept. Raises StorageError."""
        return self._thaw_state(row.state, row.rules_version)

    def past(self, entry: LogRow) -> Past:
        """An earlier entry of a match in play, to be returned to."""
        return Past(self._thaw_state(entry.state, entry.rules_version), _head(entry))

    def _state(self, match: Match) -> bytes | None:
        return None if match.state is None else self._codec.encode(match.state)

    def _thaw_state(self, data: bytes | None, rules_version: int) -> Any | None:
        return None if data is None else self._codec.decode_state(data, rules_version)

    def _match(self, kept: Kept, state: bytes | None) -> MatchRow:
        match, board = kept.match, kept.match.board
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
            scoreboard=kept.scoreboard,
            seed=None if kept.seed is None else str(kept.seed),
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
            board_told=seat_bits(board.told),
            created_at=match.created_at,
            updated_at=match.updated_at,
        )

    def _seats(self, match: Match) -> tuple[SeatRow, ...]:
        standings = () if match.outcome is None else match.outcome.standings
        ended = {standing.seat: standing for standing in standings}
        before = int(match.outcome is not None and match.outcome.lost)  # then the game itself came first
        won = counting.winners(counting.honours_of(self._game, match))
        return tuple(
            SeatRow(
                match.id,
                seat.seat,
                seat.user,
                seat.name,
                seat.present,
                seat.undos,
                ended[seat.seat].place + before if seat.seat in ended else None,
                ended[seat.seat].score if seat.seat in ended else None,
                won.get(seat.seat),
            )
            for seat in match.seats
        )

    def _entry(self, kept: Kept, state: bytes | None) -> LogRow:
        match, entry, head = kept.match, kept.match.entry, kept.head
        return LogRow(
            match_id=match.id,
            version=entry.version,
            kind=entry.kind,
            seat=entry.seat,
            user_id=entry.user,
            notation=entry.notation,
            events=self._codec.encode_events(entry.events),
            state=state,
            rules_version=match.rules_version,
            parent=head.parent,
            sealed=head.sealed,
            mover=head.mover,
            step=head.step,
            interaction_id=head.interaction,
            at=entry.at,
        )

    def _thaw_entry(self, row: LogRow) -> Entry:
        try:
            events = self._codec.decode_events(row.events)
        except msgspec.MsgspecError:
            # Only the sentences under the board are lost, and only where older rules told it otherwise.
            if row.rules_version == self._codec.rules_version:
                raise
            events = ()
        kind = msgspec.convert(row.kind, EntryKind)
        return Entry(row.version, kind, _seat(row.seat), row.user_id, row.notation, events, row.at)


def _seat(number: int | None) -> Seat | None:
    return None if number is None else Seat(number)


def seat_bits(seats: Iterable[Seat]) -> int:
    """A set of seats as the database has it: bit n for seat n."""
    return sum(1 << seat for seat in set(seats))


def _seats_of(bits: int) -> tuple[Seat, ...]:
    return tuple(Seat(seat) for seat in range(bits.bit_length()) if bits >> seat & 1)


def _head(row: LogRow) -> Head:
    return Head(row.parent, row.sealed, _seat(row.mover), row.step, row.interaction_id)
