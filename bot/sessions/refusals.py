"""Every refusal of the sessions, with its text key and variables: the one list that the texts have to cover."""

from collections.abc import Iterable, Sequence

from bot.errors import (
    AlreadyOpen,
    Draining,
    NoSession,
    NotAllowed,
    NothingToUndo,
    NotKept,
    NotSeated,
    NotYourTurn,
    OptionError,
    Over,
    SeatTaken,
    SessionError,
    StaleBoard,
    Unreadable,
)
from bot.sessions.model import Match, Phase
from bot.storage.rows import Snapshot

NAMED = 3  # members that a refusal names


def no_match() -> NoSession:
    """The match is not in the database, or the member may not see it."""
    return NoSession("error-no-match")


def no_session(game: str, alone: Sequence[str] = ()) -> NoSession:
    """No open match of this game in this channel for who asks. alone: who plays one alone here."""
    if not alone:
        return NoSession("error-no-session", game=game)
    return NoSession("error-no-session-own", game=game, name=_listed(alone[:NAMED]), more=_further(alone))


def no_table(game: str, alone: Sequence[str] = (), *, to_end: bool = False) -> NoSession:
    """No open match for several in this channel. alone: who plays one alone here; to_end: a match was to be ended."""
    if not alone:
        return no_session(game)
    key = "error-no-table-to-end" if to_end else "error-no-table"
    return NoSession(key, game=game, name=_listed(alone[:NAMED]), more=_further(alone))


def no_solo(game: str, name: str, *, table: bool) -> NoSession:
    """No open solo match of this member in this channel. table: whether one for several is open here."""
    return NoSession("error-no-solo-but-table" if table else "error-no-solo", game=game, name=name)


def _listed(names: Iterable[str]) -> str:
    """Return names one a line, as whoever says the sentence wants them: each is made safe and short by itself."""
    return "\n".join(names)


def _further(names: Sequence[str]) -> int:
    return max(0, len(names) - NAMED)


def newer_rules(kept: Snapshot) -> Unreadable:
    """The match was kept by a newer version of the bot. match: the id to end it by; name: who sits there."""
    return Unreadable("error-newer-rules", game=kept.match.game, match=kept.match.id, name=_seated(kept))


def damaged(kept: Snapshot) -> Unreadable:
    """What is kept of the match makes no sense. match: the id to end it by; name: who sits there."""
    return Unreadable("error-damaged", game=kept.match.game, match=kept.match.id, name=_seated(kept))


def _seated(kept: Snapshot) -> str:
    return _listed(seat.name for seat in kept.seats)


def no_replay() -> NoSession:
    """A match that is not there, or not for this member to see."""
    return NoSession("replay-error-unknown")


def nothing_to_replay() -> SessionError:
    """A lobby; or nothing is kept of what happened."""
    return SessionError("replay-error-unplayed")


def already_open(opened: Snapshot, user: int | None = None) -> AlreadyOpen:
    """Of the rows, so that an unreadable match is named too. message is 0 while there is no board message. user: who
    would open another one.
    """
    row = opened.match
    if row.solo:
        key = "error-already-open-solo"
    elif row.phase != Phase.LOBBY.value:
        key = "error-already-open-table"
    else:
        seated = any(seat.user_id == user for seat in opened.seats)
        key = "error-already-open-seated" if seated else "error-already-open-lobby"
    return AlreadyOpen(
        key, game=row.game, match=row.id, channel=row.board_channel_id, message=row.board_message_id or 0
    )


def not_seated(match: Match, user: int) -> NotSeated:
    """The member has no seat; perhaps because somebody else plays it for them."""
    lent = next((one.seat for one in match.terms.stand_ins if one.owner == user), None)
    if lent is not None:
        return NotSeated("error-seat-lent", name=match.name_of(lent))
    return NotSeated("error-not-seated", game=match.game)


def not_at_table() -> NotSeated:
    """Starting or leaving a lobby without a seat in it."""
    return NotSeated("error-not-at-table")


def already_seated() -> SeatTaken:
    return SeatTaken("error-already-seated")


def table_full(seats: int) -> SeatTaken:
    return SeatTaken("error-table-full", seats=seats)


def choice_taken(name: str) -> SeatTaken:
    """name: who has chosen it."""
    return SeatTaken("error-choice-taken", name=name)


def no_such_choice() -> NotAllowed:
    return NotAllowed("error-unknown-button")


def not_your_turn(match: Match) -> NotYourTurn:
    """name: the members who are to move."""
    return NotYourTurn("error-not-your-turn", name=_listed(match.name_of(seat) for seat in match.to_move))


def stale_board() -> StaleBoard:
    return StaleBoard("error-stale-board")


def nothing_to_undo() -> NothingToUndo:
    """No step yet, or the last one cannot be taken back."""
    return NothingToUndo("error-nothing-to-undo")


def undo_not_yours(name: str) -> NothingToUndo:
    """name: whose step the last one was."""
    return NothingToUndo("error-undo-not-yours", name=name)


def over() -> Over:
    return Over("error-over")


def day_over(game: str) -> Over:
    """A move in a daily whose day is over."""
    return Over("daily-error-over", game=game)


def not_over() -> SessionError:
    """A rematch of a match in play."""
    return SessionError("error-not-over")


def not_started() -> SessionError:
    """A move in a lobby."""
    return SessionError("error-not-started")


def already_started() -> SessionError:
    """Leaving the lobby of, starting or cancelling a match in play."""
    return SessionError("error-already-started")


def too_late_to_join(game: str) -> SessionError:
    return SessionError("error-too-late-to-join", game=game)


def too_few_seats(needed: int, seated: int) -> SessionError:
    return SessionError("error-too-few-seats", needed=needed, seated=seated)


def not_host(name: str) -> NotAllowed:
    """name: the host's, who may."""
    return NotAllowed("error-not-host", name=name)


def not_host_to_start(name: str) -> NotAllowed:
    """name: the host's, who alone may."""
    return NotAllowed("error-not-host-to-start", name=name)


def pace_range() -> OptionError:
    """A time limit that is too short or too long."""
    return OptionError("error-pace-range")


def same_pace() -> SessionError:
    return SessionError("error-same-pace")


def not_host_for_pace(name: str) -> NotAllowed:
    """name: the host's, who alone may set the pace before the match starts."""
    return NotAllowed("error-not-host-for-pace", name=name)


def nothing_proposed() -> SessionError:
    """An answer to a proposal that is settled."""
    return SessionError("error-nothing-proposed")


def nothing_asked() -> SessionError:
    """A vote on a turn about which nothing is asked (any more)."""
    return SessionError("error-nothing-asked")


def own_vote() -> NotAllowed:
    return NotAllowed("error-own-vote")


def offered_already() -> SessionError:
    """The own seat is on offer in just this way."""
    return SessionError("error-offered-already")


def no_offer() -> SessionError:
    """No seat to take, or to withdraw."""
    return SessionError("error-no-offer")


def seat_meant_for_other() -> NotAllowed:
    return NotAllowed("error-seat-meant-for-other")


def seat_to_itself() -> SessionError:
    """Handing a seat on to its own member."""
    return SessionError("error-seat-to-itself")


def seated_already(name: str) -> SeatTaken:
    """name: who is to take a seat, and has one here."""
    return SeatTaken("error-seated-already", name=name)


def no_stand_in() -> SessionError:
    """No seat that this member could give back or ask for back."""
    return SessionError("error-no-stand-in")


def not_host_to_move(name: str) -> NotAllowed:
    """name: the host's, who may bring the match elsewhere."""
    return NotAllowed("error-not-host-to-move", name=name)


def there_already() -> SessionError:
    """Moving a match to where it is."""
    return SessionError("error-there-already")


def elsewhere() -> NotAllowed:
    """Moving a match to another server."""
    return NotAllowed("error-other-server")


def channel_closed(channel: int) -> NotAllowed:
    """channel: one where matches may be opened, as text: numbers are written with separators."""
    return NotAllowed("error-channel-closed", channel=str(channel))


def too_many_matches(limit: int) -> SessionError:
    return SessionError("error-too-many-matches", limit=limit)


def may_not_end(enders: str) -> NotAllowed:
    """enders: who may, as in `GuildSettings`."""
    return NotAllowed("error-may-not-end", enders=enders)


def unknown_zone(zone: str) -> OptionError:
    return OptionError("error-unknown-zone", zone=zone)


def quiet_hours() -> OptionError:
    """Minutes that are none of a day, or the same twice."""
    return OptionError("error-quiet-hours")


def past_date() -> OptionError:
    """A holiday that is over before it begins."""
    return OptionError("error-past-date")


def far_date(days: int) -> OptionError:
    """days: the longest holiday."""
    return OptionError("error-far-date", days=days)


def limit_range(low: int, high: int) -> OptionError:
    """A setting of the server that is a number, outside its range."""
    return OptionError("error-limit-range", low=low, high=high)


def nothing_to_mute() -> SessionError:
    """It is not this member's turn there."""
    return SessionError("error-nothing-to-mute")


def unknown_period(period: str) -> OptionError:
    """Neither a span of time that ends now, nor a month or week of the calendar."""
    return OptionError("error-unknown-period", period=period)


def unknown_season(seasons: int) -> OptionError:
    """seasons: how many there are."""
    return OptionError("error-unknown-season", seasons=seasons)


def unknown_page(pages: int) -> OptionError:
    """Refuse a page that a leaderboard does not have. pages: how many it has."""
    return OptionError("error-unknown-page", pages=pages)


def empty_season() -> SessionError:
    """A season that nobody has a line in cannot be closed."""
    return SessionError("error-empty-season")


def nothing_finished(*, own: bool) -> SessionError:
    """A profile of somebody who has finished no match in this server. own: that is who asks."""
    return SessionError("error-nothing-finished-own" if own else "error-nothing-finished")


def asked_to_be_left_out() -> NotAllowed:
    """A profile of somebody who shows theirs to nobody."""
    return NotAllowed("error-left-out")


def draining() -> Draining:
    return Draining("error-draining")


def in_doubt() -> NotKept:
    """The database has not answered, so nobody knows whether it was stored."""
    return NotKept("error-in-doubt")


def not_kept() -> NotKept:
    """The database could not keep it; nothing has changed."""
    return NotKept("error-storage")
