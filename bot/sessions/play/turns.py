"""Members play moves, take them back, leave matches and end them. Also ends unreadable matches."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from bot.engine.game import Seat
from bot.errors import NotAllowed, NotationError, NothingToUndo, Over, SessionError, Unreadable
from bot.sessions import refusals
from bot.sessions.change import AnyGame, Change, Head, LogEntry
from bot.sessions.database import Database
from bot.sessions.ending_alone import check_alone
from bot.sessions.leaving import end, leave_seat
from bot.sessions.matches import Matches
from bot.sessions.model import IN_PRIVATE, EntryKind, Match, Member, Phase, Request
from bot.sessions.packing import EarlierEntry, LogFact
from bot.sessions.play import riddles
from bot.sessions.play.courses import Course, Courses, after_undo, applied
from bot.sessions.settings import Settings
from bot.sessions.sight import is_moderated_in
from bot.sessions.stand_ins import with_owner_back
from bot.sessions.undoing import with_taken_back
from bot.storage import reads, writes
from bot.storage.rows import LogRow, Snapshot
from bot.storage.writer import ConflictError
from bot.storage.writes import Writes

OPEN = (Phase.LOBBY, Phase.PLAYING)
DOUBLE_TAP = 700  # milliseconds; two presses of a button within this time are meant as one

# -- decisions -------------------------------------------------------------------------------------------------------


def play(change: Change, move: Any, version: int | None, course: Course | None = None) -> Change:
    """Play a move. A second press of the same button changes nothing.

    If a computer player stands in for the member, the seat is the member's again.

    move: the value of the move, or its text.
    version: the version of the pressed board; None: a slash command.
    course: the lessons of the game, for a match that is a lesson.

    Raises NotSeated, StaleBoard, NotYourTurn, Over, SessionError (not started), NotationError, IllegalMove. In a
    lesson, also raises NotAsked if the move is not what the task asks for.
    """
    match, game = change.match, change.game
    if isinstance(move, str):
        move = parsed(game, match, move)
    notation = game.notate(move)
    if _is_repeat(match, change.member, version, "move") and match.entry.notation == notation:
        return change
    before, change = match, with_owner_back(change, change.member.user)
    match = change.match
    seat = _acting_seat(change, version, change.on_call_moves)
    _check_time(change)
    on_call = seat not in match.to_move
    if on_call and seat not in game.on_call(match.state):
        raise refusals.not_your_turn(before, change.member.user)
    if match.terms.lesson is None or match.plays_on:
        step = game.apply(match.state, seat, move)
    elif match.terms.riddle is not None:
        learning, riddle, step = riddles.applied(game, match.terms, match.state, seat, move)
        change = change.with_terms(lesson=learning, riddle=riddle)
    else:
        learning, step = applied(game, course, match.terms.lesson, match.state, seat, move)
        change = change.with_terms(lesson=learning)
    head = Head(parent=match.version, sealed=step.sealed, mover=seat, step=notation)
    entered = change.with_entry("move", seat=seat, notation=notation, events=step.events, head=head)
    on_call_moves = change.on_call_moves + 1 if on_call else 0
    return replace(entered, on_call_moves=on_call_moves).with_state(step.state)


def parsed(game: AnyGame, match: Match, move: str) -> Any:
    """Return the value of a typed move. Raises NotationError, with an example that fits the board."""
    try:
        return game.parse(move)
    except NotationError as refusal:
        raise (refusal if match.state is None else game.fitted(refusal, match.state)) from None


def undo(change: Change, version: int | None, everything: bool) -> Change:
    """Take back the last step, which must be the member's own. A second press of the same button changes nothing.

    The board may be redrawn between the two taps of a double tap. So a press right after an undo changes nothing, too.

    version: the version of the pressed board; None: a slash command.
    everything: whether to take back more steps of the member, until a step is sealed (`Step`) or another seat's.

    Raises NothingToUndo, NotSeated, StaleBoard, Over.
    """
    match = change.match
    if _is_repeat(match, change.member, version, "undo"):
        return change
    newest = match.entry
    tapped = version == match.version and newest.kind == "undo" and newest.user == change.member.user
    if tapped and not everything and _since_newest(change) < DOUBLE_TAP:
        return change
    seat = _acting_seat(change, version)
    _check_time(change)
    if match.can_undo is None or change.head.parent is None:
        raise NothingToUndo("error-nothing-to-undo")
    if match.can_undo != seat:
        raise NothingToUndo("error-undo-not-yours", refusals.seats_named(match, match.can_undo))
    target, steps = change.head.parent, [change.head.step]
    past = _earlier(change, target)
    if match.terms.tried is not None and match.terms.tried.free:
        mover = change.head.mover
        while mover != seat and past.head.parent is not None:  # what computer players have done since goes, too
            steps.append(past.head.step)
            mover, target = past.head.mover, past.head.parent
            past = _earlier(change, target)
    while everything and past.head.parent is not None and not past.head.sealed and past.head.mover == seat:
        steps.append(past.head.step)
        target = past.head.parent
        past = _earlier(change, target)
    state, gone = past.state, change.fact(LogFact(reads.seats_left_after, target))
    for leaver in gone:  # an undo does not bring back seats that have left
        state = change.game.leave(state, leaver).state
    # A seat that has left cannot take back its step.
    head = replace(past.head, sealed=past.head.sealed or past.head.mover in gone)
    entered = change.with_entry("undo", seat=seat, notation=with_taken_back(steps[::-1]), head=head)
    counted = len(steps) if change.game.about.counts_undos else 0
    seats = tuple(
        replace(taken, undos=taken.undos + counted) if taken.seat == seat else taken for taken in entered.match.seats
    )
    entered = entered.with_terms(lesson=after_undo(match.terms.lesson, len(steps)))
    return entered.with_match(seats=seats).with_state(state)


def _since_newest(change: Change) -> int:
    """Return how many milliseconds after the press of the newest entry the member pressed.

    Discord's ids tell when Discord received each press (https://discord.com/developers/docs/reference#snowflakes). The
    bot's own clock may stand, or may be set back between the two: then each later press would change nothing.
    """
    newest: LogEntry | None = change.fact(EarlierEntry(change.match.version))
    pressed, before = change.command.interaction, None if newest is None else newest.interaction
    if pressed is None or before is None:
        return change.at - change.match.entry.at
    return (abs(pressed) >> 22) - (abs(before) >> 22)


def _earlier(change: Change, version: int) -> LogEntry:
    entry: LogEntry | None = change.fact(EarlierEntry(version))
    if entry is None or entry.state is None:  # the database is damaged
        raise NothingToUndo("error-nothing-to-undo")
    return entry


def leave(change: Change) -> Change:
    """Let the member's seat leave the match. Raises NotSeated, Over, SessionError (not started)."""
    seat = playing_seat(change)
    _check_time(change)
    return leave_seat(change, seat)


def _is_repeat(match: Match, member: Member, version: int | None, kind: EntryKind) -> bool:
    """Return whether the member already pressed this button on the board of `version`."""
    return version == match.version - 1 and match.entry.user == member.user and match.entry.kind == kind


def _check_time(change: Change) -> None:
    """Raise Over if the match is a daily match and its day has ended."""
    closes = change.match.terms.closes
    if closes is not None and change.at >= closes:
        raise Over("daily-error-over", game=change.match.game)


def playing_seat(change: Change) -> Seat:
    """Return the seat of the member who asks. Raises NotSeated, Over, SessionError (not started)."""
    check_playing(change.match)
    return change.own_seat


def check_playing(match: Match) -> None:
    """Raise Over or SessionError (not started) unless the match is in play."""
    if match.over:
        raise refusals.over()
    if match.phase is Phase.LOBBY:
        raise refusals.not_started(match)


def check_lobby(match: Match) -> None:
    """Raise Over or SessionError (started) unless the match is in its lobby."""
    if match.over:
        raise refusals.over()
    if match.phase is not Phase.LOBBY:
        raise SessionError("error-already-started")


def _acting_seat(change: Change, version: int | None, behind: int = 0) -> Seat:
    """Return the seat of the member who asks. Raises StaleBoard if the pressed board is too old.

    behind: how many versions the pressed board may miss.
    """
    seat, newest = playing_seat(change), change.match.version
    if version is not None and not newest - behind <= version <= newest:
        raise refusals.stale_board()
    return seat


def end_alone(change: Change) -> Change:
    """End the match, as one member asks. Raises NotAllowed (the others must agree), Over."""
    check_alone(change.game, change.match, change.member.user)
    return end(change)


# -- what members ask ------------------------------------------------------------------------------------------------


@dataclass
class Turns:
    """Runs the decisions of this file for members. Each method returns and raises as `Matches.change` does."""

    _matches: Matches
    _database: Database
    _settings: Settings
    _games: Mapping[str, AnyGame]
    _courses: Courses = field(default_factory=dict)

    async def play(self, request: Request, match_id: str, move: Any | str, version: int | None) -> Match:
        def decide(change: Change) -> Change:
            return play(change, move, version, self._courses.get(change.match.game))

        return await self._matches.change(match_id, decide, request)

    async def play_all(
        self, request: Request, match_id: str, moves: Sequence[Any | str], version: int | None
    ) -> tuple[Match, list[tuple[Any, ...]]]:
        """Play several moves as one change: all of them or none. Return the match, and the events of each move.

        There are no events if nothing was played, because this request or press was a repeated one.
        """
        events: list[tuple[Any, ...]] = []

        def decide(change: Change) -> Change:
            events.clear()
            course, shown = self._courses.get(change.match.game), version
            for move in moves:
                before, change = change, play(change, move, shown, course)
                if change is before:  # the button was pressed before
                    break
                shown = None
                events.append(change.match.entry.events)
            return change

        return await self._matches.change(match_id, decide, request), events

    async def undo(self, request: Request, match_id: str, version: int | None, *, everything: bool = False) -> Match:
        decide = partial(undo, version=version, everything=everything)
        return await self._matches.change(match_id, decide, request)

    async def end(self, request: Request, match_id: str) -> Match | None:
        """End a match, which then does not count. The caller checks permissions.

        Raises NotAllowed if the member plays in the match and may not end it alone (`bot.sessions.ending_alone`).
        An unreadable match is ended too, because it would block its channel forever. Then this method returns None.
        """
        try:
            return await self._matches.change(match_id, end_alone, request)
        except Unreadable:
            work = break_off(self._matches, self._database, match_id, "end", request)
            await self._matches.finish(work)
            return None

    async def check_may_end(self, request: Request, match_id: str, moderator: bool) -> None:
        """Raise NotAllowed if the member may not end the match alone. Unless a moderator asks, raise Unreadable.

        moderator: whether the member moderates where they ask. See `sight.is_moderated_in`.
        """
        user = request.member.user
        try:
            match = await self._matches.match(match_id, request)
        except Unreadable:
            if moderator:
                return
            raise
        enders = (await self._settings.guild(match.place.guild)).enders
        moderator = moderator and is_moderated_in(match, 0 if request.eyes is None else request.eyes.guild)
        if not moderator:
            refusals.check_no_league(match)
        allowed = {"moderators": False, "host": user == match.host, "seated": match.seat_of(user) is not None}
        if not moderator and not allowed[enders]:
            others = enders == "host" or not match.councils  # no member has the seat of a channel, or can resign it
            raise NotAllowed("error-may-not-end", enders=enders if others else "channel")
        check_alone(self._games[match.game], match, user)


async def break_off(
    matches: Matches,
    database: Database,
    match_id: str,
    kind: Literal["end", "expire"],
    request: Request | None,
    phases: Collection[Phase] = OPEN,
) -> None:
    """End an unreadable match. This changes its rows directly, because `Matches.change` cannot read the match.

    request: None means that the bot itself asks.
    phases: the phases in which the match may be; in other phases, Over is raised.

    Raises NoSession, Over, StaleBoard, NotKept.
    """
    async with matches.locked(match_id):
        snapshot = await database.read(reads.snapshot, match_id)
        if snapshot is None:
            raise refusals.no_match()
        head = snapshot.head
        if request is not None and head is not None and head.interaction_id == request.id:
            return
        if Phase(snapshot.match.phase) not in phases:
            raise refusals.over()
        try:
            stamp = await matches.next_stamp(match_id)
            await database.write(stamp + _rows_of_end(snapshot, kind, request, matches.now()))
        except ConflictError as error:
            raise refusals.stale_board() from error


def _rows_of_end(snapshot: Snapshot, kind: str, request: Request | None, at: int) -> Writes:
    """Return the rows that cancel an unreadable match. Its states stay in the database, so people can examine them."""
    row, user = snapshot.match, None if request is None else request.member.user
    seat = next((seat.seat for seat in snapshot.seats if seat.user_id == user and seat.present), None)
    entry = LogRow(
        match_id=row.id,
        version=row.version + 1,
        kind=kind,
        seat=seat,
        user_id=user,
        events=msgspec.msgpack.encode(()),
        state=None,
        rules_version=row.rules_version,
        interaction_id=None if request is None else request.id,
        at=at,
    )
    ended = replace(row, phase=Phase.CANCELLED.value, version=entry.version, updated_at=at)
    rows = writes.step(ended, [entry]) + writes.forget_waiting(row.id)
    if row.channel_id == IN_PRIVATE.channel:  # perhaps a daily
        rows += tuple(write for one in snapshot.seats for write in writes.set_turns(row.id, one.user_id, 0))
    return rows
