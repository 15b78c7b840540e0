"""Refusals that several files raise, or that need values for their texts."""

from collections.abc import Collection, Iterable

from bot.engine.game import Seat
from bot.errors import (
    AlreadyOpen,
    Named,
    NoSession,
    NotAllowed,
    NotKept,
    NotOffered,
    NotSeated,
    NotYourTurn,
    OptionError,
    Over,
    Roster,
    SeatTaken,
    SessionError,
    StaleBoard,
    Unreadable,
)
from bot.sessions.model import Match, Member, Phase
from bot.storage.keeping import COUNCILS, is_by_letters, is_computer
from bot.storage.rows import Snapshot

NAMED = 3  # the most solo players that a refusal names


def no_match() -> NoSession:
    """Return the refusal for a match that does not exist, or that the member may not see."""
    return NoSession("error-no-match")


def no_session(game: str, alone: Roster, key: str = "error-no-session-own") -> NoSession:
    """Return the refusal for a channel that has no open match for the member.

    alone: the members with solo matches in the channel.
    key: the text that lists these names.
    """
    if not alone:
        return NoSession("error-no-session", game=game)
    return NoSession(key, _first(alone, NAMED), game=game, more=max(0, len(alone) - NAMED))


def unreadable(stored: Snapshot, *, newer: bool) -> Unreadable:
    """Return the refusal for a match that cannot be read. newer: whether newer rules wrote the match."""
    match, seated = stored.match, tuple((seat.user_id, seat.name) for seat in stored.seats)
    key = "error-newer-rules" if newer else "error-damaged"
    return Unreadable(key, _first(seated, len(seated)), game=match.game, match=match.id)


def no_replay() -> NoSession:
    """Return the refusal for a replay that does not exist, or that the member may not see."""
    return NoSession("replay-error-unknown")


def nothing_to_move() -> NoSession:
    """Return the refusal to move a match that does not exist, or that the member may not see."""
    return NoSession("wait-error-no-match")


def already_open(opened: Snapshot, channel: int, user: int | None = None) -> AlreadyOpen:
    """Return the refusal for a channel that already has an open match. user: the member who wants to open another."""
    row = opened.match
    asked = {one.channel_id for one in opened.letters if one.user_id == COUNCILS[1]}
    if row.solo:
        key = "error-already-open-solo"
    elif row.phase != Phase.LOBBY.value:
        key = "error-already-open-table"
    elif is_by_letters(row.channel_id):  # a channel asks another one
        key = "council-error-asks" if channel in asked else "council-error-waits"
    elif any(seat.user_id == user for seat in opened.seats):
        key = "error-already-open-seated"
    else:
        key = "error-already-open-lobby"
    return AlreadyOpen(
        key, game=row.game, match=row.id, channel=row.board_channel_id, message=row.board_message_id or 0
    )


def not_seated(match: Match, user: int, *, races: bool = False) -> NotSeated:
    """Return the refusal for a member who has no seat, whose seat another plays, or who has finished a race.

    races: whether all seats play at the same time, each for itself, so that a board counts that its member has ended.
    """
    if races and match.phase is Phase.PLAYING and waits_in_race(match, user):
        return NotSeated("error-board-ended", seats_named(match, *match.to_move), match=match.id)
    if match.councils:
        return NotSeated("council-error-no-seat")
    lent = next((one.seat for one in match.terms.stand_ins if one.owner == user), None)
    if lent is not None:
        by_computer = is_computer(match.seats[lent].user)
        return NotSeated("error-seat-covered" if by_computer else "error-seat-lent", seats_named(match, lent))
    return NotSeated("error-not-seated", game=match.game)


def waits_in_race(match: Match, user: int) -> bool:
    """Return whether a member has ended their own board in a race in play, and was not taken out of it."""
    return any(one.user == user and not one.present and one.seat not in match.terms.unrated for one in match.seats)


def no_free_seat() -> SeatTaken:
    """Return the refusal of a seat at a table that is full, or at which the member may have none."""
    return SeatTaken("error-no-free-seat")


def not_offered() -> NotOffered:
    """Return the refusal of a seat that is not on offer, or is no longer."""
    return NotOffered("error-no-offer")


def not_free_for_you() -> NotOffered:
    """Return the refusal of a seat on offer that is meant for another member, or that the member may not have."""
    return NotOffered("error-seat-meant-for-other")


def cannot_take(member: Member) -> NotAllowed:
    """Return the refusal to offer a seat to a member who could not take it."""
    return NotAllowed("error-cannot-take", member_named(member))


def own_blocks(match: Match, blocked: Collection[int]) -> NotAllowed:
    """Return the refusal of a seat beside members of a match whom the member who asks blocks. blocked: who they are."""
    return NotAllowed("error-own-blocks", users_named(match, sorted(blocked)), count=len(blocked))


def own_block(member: Member) -> NotAllowed:
    """Return the refusal to challenge a member, or to offer them a seat, whom the member who asks blocks."""
    return NotAllowed("error-own-block", member_named(member))


def already_seated() -> SeatTaken:
    return SeatTaken("error-already-seated")


def not_your_turn(match: Match, user: int) -> NotYourTurn | StaleBoard:
    """Return the refusal for a user who is not to move. It names the members who are.

    If a computer player plays for the user, it names that one, and says how to take the seat back. In a lesson, the
    turn has ended by a done task.
    """
    if match.terms.lesson is not None:
        return stale_board()
    seat = match.seat_for(user)
    if seat is not None and is_computer(match.seats[seat].user) and match.seats[seat].user != user:
        return NotYourTurn("error-not-your-turn-covered", seats_named(match, seat), match=match.id)
    return NotYourTurn("error-not-your-turn", seats_named(match, *match.to_move), match=match.id)


def stale_board() -> StaleBoard:
    return StaleBoard("error-stale-board")


def already_played() -> StaleBoard:
    """Return the refusal of a second press on a board whose first press has played."""
    return StaleBoard("error-already-played")


def over() -> Over:
    return Over("error-over")


def not_started(match: Match) -> SessionError:
    """Return the refusal of what needs a match in play. Nobody presses Start for a rematch."""
    return SessionError("error-not-started", rematch=int(match.terms.rematch is not None))


def too_few_seats(match: Match, *, computers: bool) -> SessionError:
    """Return the refusal to start a match. computers: whether a menu of the table adds computer players."""
    needed, seated = match.limits.low, len(match.seats)
    return SessionError("error-too-few-seats", game=match.game, needed=needed, seated=seated, computers=int(computers))


_FIXED = {"league": "league-error-fixed", "cup": "cup-error-fixed", "battle": "battle-error-fixed"}


def check_no_league(match: Match) -> None:
    """Raise NotAllowed if the match belongs to a league or a cup, whose rules its members cannot change."""
    if match.terms.league is not None:
        raise NotAllowed(_FIXED[match.terms.league.kind])


def quiet_hours() -> OptionError:
    """Return the refusal for quiet hours that begin and end at the same minute, or have a minute outside a day."""
    return OptionError("error-quiet-hours")


def in_doubt() -> NotKept:
    """Return the refusal for a change that is perhaps stored, because the database did not answer."""
    return NotKept("error-in-doubt")


def not_kept() -> NotKept:
    """Return the refusal for a change that the database could not store."""
    return NotKept("error-storage")


def unanswered() -> NotKept:
    """Return the refusal for a request that the database could not answer."""
    return NotKept("error-database")


# -- whom a refusal names --------------------------------------------------------------------------------------------


def seats_named(match: Match, *seats: Seat) -> Named:
    """Return the users of these seats, as a refusal names them."""
    return Named(match.roster, seats)


def users_named(match: Match, users: Iterable[int]) -> Named:
    """Return these users of a match's roster, as a refusal names them."""
    seated, known = match.roster, {user: place for place, (user, _) in enumerate(match.roster)}
    return Named(seated, tuple(known[user] for user in users))


def host_named(match: Match) -> Named:
    """Return the host of a match, as a refusal names them."""
    return users_named(match, [match.host])


def member_named(member: Member) -> Named:
    """Return a member, as a refusal names them that is about no match."""
    return Named(((member.user, member.name),), (0,))


def _first(roster: Roster, most: int) -> Named:
    return Named(roster, tuple(range(min(most, len(roster)))))
