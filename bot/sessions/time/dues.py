"""Records a change in the tables of deadlines, turns, terms, places and notices.

A change writes only those rows that differ from the rows before the change.
"""

import msgspec

from bot.engine.game import Seat
from bot.sessions.change import Change
from bot.sessions.computers import thinkers
from bot.sessions.model import IN_ALONE, Match, Phase
from bot.sessions.notices import Notice
from bot.sessions.pace import DAY, HOUR, MINUTE, Terms, TurnClock
from bot.sessions.settings import SettingsOf
from bot.sessions.time.readers import addressed
from bot.sessions.time.reminders import next_reminder
from bot.storage import writes
from bot.storage.due import SILENT as SILENT  # offered here with the other kinds
from bot.storage.due import THINK as THINK
from bot.storage.rows import DeadlineRow, NoticeRow, TurnRow
from bot.storage.writes import Writes

# The kinds of deadlines. A match in play has deadlines of the first nine kinds. The number of a seat follows the first
# five kinds, as in "turn-0".
TURN = "turn"  # the time of a turn runs out
VOTE = "vote"  # a vote about a seat ends
BACK = "back"  # a holiday ends
PAUSE = "pause"  # a holiday stops the clock of a seat no longer
VACANT = "empty"  # the seat of a member who left the server leaves the match
COUNCIL = "council"  # the vote of a channel about its turn ends
PROPOSAL = "proposal"  # a proposed pace expires
LOST = "lost"  # nobody has moved the match out of a deleted channel, or has invited the bot again
EXPIRE = "expire"  # a lobby expires
REMATCH = "rematch"  # a rematch starts with those who have a seat
ARCHIVE = "archive"  # a match that is over is archived
PUZZLES = "puzzles"  # puzzles are looked for in a match that is over
LESSON = "lesson"  # a lesson in which nothing has happened for long is ended
ALONE = "alone"  # the same of a match that a member plays alone where the bot is no member

LOBBY_LIFETIME = 24 * HOUR
REMATCH_WAIT = 10 * MINUTE  # how long a rematch waits for the answers of its guests
LESSON_LIFETIME = 30 * DAY  # since its last change; the same of a match alone
BOARD_LIFETIME = DAY  # the same of a board to try on
ANSWERED_BY_PRESS = MINUTE  # in which the press that plays a puzzle on has its computer players think
FIRST_LOOK = DAY  # after which a match is looked at for the first time
LOST_LIFETIME = 60 * DAY  # of a match whose channel is deleted, or whose server has removed the bot


def record(change: Change) -> Writes:
    """Return the rows that a change writes for deadlines, turns, terms, place and notices."""
    return _rows(change) + _notices(change)


def _rows(change: Change) -> Writes:
    before, after = change.before, change.match
    result: Writes = ()
    if after.terms != (Terms() if before is None else before.terms):
        result += writes.set_terms(after.id, msgspec.json.encode(after.terms).decode())
    if before is not None and before.place != after.place:
        result += writes.set_place(after.id, after.place.channel)
    if not after.over:
        return result + _deadlines(before, after) + _turns(change)
    if before is not None and before.over:
        return result
    result += writes.forget_waiting(after.id)
    if after.state is None:
        return result  # a match that never started needs no archive
    return result + writes.put(DeadlineRow(after.id, ARCHIVE, after.version, after.updated_at))


def _notices(change: Change) -> Writes:
    """Return the rows of a change's notices."""
    result: Writes = ()
    known = change.match if change.before is None else change.before
    spoken = (*known.terms.spoken, *change.match.terms.spoken)
    sent = [one for notice in change.notices for one in addressed(notice, change.match, spoken)]
    for number, notice in enumerate(sent):
        notice_id = f"{change.at:011x}{change.command.key}{number:02x}"
        result += writes.put(notice_row(notice, notice_id, notice.when or change.at))
    return result


def new_notice_row(notice: Notice, now: int, key: str) -> NoticeRow:
    """Return the row of a notice that no change makes, to be sent at once.

    now: milliseconds since 1970. key: from `Matches.new_key`.
    """
    return notice_row(notice, f"{now:011x}{key}", now)


def notice_row(notice: Notice, notice_id: str, due: int) -> NoticeRow:
    """Return the row of a notice. notice_id: unique, at most 25 characters. due: when to send the notice."""
    return NoticeRow(notice_id, msgspec.json.encode(msgspec.structs.replace(notice, id=notice_id)).decode(), due)


def due_times(match: Match) -> dict[str, tuple[int, int]]:
    """Return (version, time) of an open match's deadlines, by kind.

    version: `since` of a turn's clock or of a channel's vote, the match's version if computer players are to move,
    otherwise 0.
    """
    if match.phase is Phase.LOBBY:
        expires = {EXPIRE: (0, expiry(match))}
        rematch = match.terms.rematch
        return expires if rematch is None or rematch.until is None else {**expires, REMATCH: (0, rematch.until)}
    if match.phase is not Phase.PLAYING:
        return {}
    terms = match.terms
    if match.place == IN_ALONE:
        return {ALONE: (0, expiry(match))}
    if terms.lesson is not None:
        due = {LESSON: (0, expiry(match))}
        if thinkers(match):  # the press that asks for their moves has them thought of, unless its process dies
            due[THINK] = (match.version, match.updated_at + ANSWERED_BY_PRESS)
        return due
    due = _of_seats(match)
    if not match.private:
        due[SILENT] = (0, match.created_at + FIRST_LOOK)  # the same after each move, so that a move writes no row
    if terms.unreachable is not None:
        due[LOST] = (0, (terms.lost_at or match.updated_at) + LOST_LIFETIME)
    if thinkers(match):
        due[THINK] = (match.version, match.updated_at)
    if terms.council is not None and terms.council.until is not None:
        due[COUNCIL] = (terms.council.since, terms.council.until)
    if terms.proposal is not None:
        due[PROPOSAL] = (0, terms.proposal.until)
    return due


def expiry(match: Match) -> int:
    """Return when a lobby, or a lesson or match alone in which nothing happens, ends, in milliseconds since 1970."""
    lobby = match.phase is Phase.LOBBY
    tried = match.terms.tried
    lasts = BOARD_LIFETIME if tried is not None and tried.free else LESSON_LIFETIME
    by_age = match.created_at + LOBBY_LIFETIME if lobby else match.updated_at + lasts
    return max(by_age, match.terms.expires or 0)


def _of_seats(match: Match) -> dict[str, tuple[int, int]]:
    """Return the deadlines of the seats of a match in play, as `due_times` does."""
    terms = match.terms
    due = {f"{TURN}-{clock.seat}": (clock.since, clock.due) for clock in match.clocks if clock.due is not None}
    due |= {f"{VOTE}-{ask.seat}": (ask.since, ask.until) for ask in terms.asks if ask.until is not None}
    # If both the stand-in and the owner of a seat are on holiday, the earlier end counts.
    ends = {away.seat: away.until for away in terms.away}
    for one in terms.stand_ins:
        if one.until is not None:
            ends[one.seat] = min(one.until, ends.get(one.seat, one.until))
    for away in terms.away:
        if away.since is not None and away.stops is not None and away.stops < away.until:
            due[f"{PAUSE}-{away.seat}"] = (0, away.stops)
    for seat, until in ends.items():
        due[f"{BACK}-{seat}"] = (0, until)
    for offer in terms.offers:
        if offer.why == "left" and offer.until is not None:
            due[f"{VACANT}-{offer.seat}"] = (0, offer.until)
    return due


def _players(match: Match) -> dict[Seat, tuple[int, TurnClock | None]]:
    """Return (user id, clock) by seat, for the members of a match that is in play in a channel."""
    if match.phase is not Phase.PLAYING or match.private:
        return {}
    return {one.seat: (one.user, match.clock_of(one.seat)) for one in match.members}


def _deadlines(before: Match | None, after: Match) -> Writes:
    old, new = {} if before is None else due_times(before), due_times(after)
    result: Writes = ()
    for kind in old:
        if kind not in new:
            result += writes.drop_deadline(after.id, kind)
    for kind, (version, at) in new.items():
        if old.get(kind) != (version, at):
            result += writes.put(DeadlineRow(after.id, kind, version, at))
    return result


def _turns(change: Change) -> Writes:
    before, after = change.before, change.match
    old, new = {} if before is None else _players(before), _players(after)
    # If nobody could play the match before, its reminders must be planned again.
    again = before is not None and before.terms.unreachable is not None and after.terms.unreachable is None
    result: Writes = ()
    for seat in old:
        if seat not in new:
            result += writes.drop_turn(after.id, seat)
    for seat, (user, clock) in new.items():
        vacant_changed = before is not None and before.terms.vacant_until(seat) != after.terms.vacant_until(seat)
        if old.get(seat) != (user, clock) or again or vacant_changed:
            result += writes.put(_turn_row(change, seat, user, clock))
    return result


def _turn_row(change: Change, seat: Seat, user: int, clock: TurnClock | None) -> TurnRow:
    """Return the turn row of a seat. clock: None means that the seat is not to move."""
    match = change.match
    shown, remind_at = clock or TurnClock(seat, 0, 0), None
    if clock is not None:
        remind_at = next_reminder(clock, match.terms, change.fact(SettingsOf(user)), change.at)
    return TurnRow(
        match_id=match.id,
        seat=seat,
        user_id=user,
        guild_id=match.place.guild,
        to_move=clock is not None,
        since=shown.since,
        at=shown.at,
        due=shown.due,
        time_left=shown.left,
        undone=shown.undone,
        remind_at=remind_at,
    )
