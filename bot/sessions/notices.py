"""Notices: messages that the bot sends outside the boards."""

from collections.abc import Callable
from typing import Literal, Protocol

import msgspec
from msgspec.structs import replace

from bot.engine.game import Seat
from bot.errors import LapidaryError
from bot.sessions.model import Match, Phase
from bot.sessions.pace import MINUTE, PROPOSAL_LIFETIME, Pace, Proposal, Why
from bot.sessions.undoing import TakeBack
from bot.storage.keeping import is_computer

NoticeKind = Literal[
    # Words in backticks are fields of `Notice`.
    "reminder",  # it is the turn of `user`, until `due`
    "unshown",  # it is the turn of `user`, `actor` may have moved, and Discord refuses the board
    "ended",  # the match has ended with the version `since`, and Discord refuses the final board
    "next",  # the turn of `user` comes after the turn of `seat`
    "asked",  # the time of `seat` has run out, and `user`, or all other members if None, are to vote until `due`
    "silent",  # the same, because the member of `seat` does not answer for very long
    "vote",  # `user` has not voted about `seat` yet, and may until `due`
    "waited",  # the members voted to wait for `seat` until `due`, or nobody voted
    "waited-on",  # the same without a time limit
    "unanswered",  # the match has ended without a result, because the member of `seat` did not answer
    "idle",  # `seat` has left a race, because its member did not answer
    "lost",  # `seat` has lost the match, because its time has run out
    "skipped",  # the members voted for the default move for `seat`
    "played",  # the clock played the default move for `seat`, or `actor`, a computer player, plays this turn
    "offered",  # `user` may take `seat`, or anybody if `user` is None; `why` says why the seat is free
    "taken",  # `actor` now plays `seat`, as a stand-in for `name` unless `for_good`
    "covered",  # `actor`, a computer player, now plays `seat` for `name`, who may come back at any time
    "returned",  # `name` has their `seat` back
    "vacated",  # nobody took `seat` in time, so the seat has left the match
    "proposed",  # `actor` proposes `pace`, and members may agree until `due`
    "agreed",  # all members have agreed to `pace`
    "declined",  # `actor` is against the proposed `pace`
    "lapsed",  # some member has not agreed to the proposed `pace` in time
    "proposed-end",  # `actor` proposes to end the match without a result, and members may agree until `due`
    "declined-end",  # `actor` is against ending the match
    "lapsed-end",  # some member has not agreed in time to end the match
    "proposed-back",  # `actor` asks to take moves back, and members may agree until `due`
    "declined-back",  # `actor` is against it
    "lapsed-back",  # some member has not agreed to it in time
    "ended-back",  # `user` has asked for it, and the match has gone on
    "moved",  # `actor` has moved the match to `channel`
    "adrift",  # `user` may move the match by /turns, because its channel is gone
    "daily",  # the results of the daily matches on `day`, of the games whose keys are in `game`, with spaces between
    "evening",  # `user` wants to be reminded of the daily, and has not played it today
    "trouble",  # at `due`, the bot could not post in `channel`; this notice goes to the server's owner
    # `actor` reports the match at the version `since`, or if that is 0, `name`. `channel` is the one of the managers.
    "report",
    # No message: until `due`, `user`, whose name is `name`, looks for players of `game` as `start` and `pace` say, and
    # will be told in `channel` or elsewhere (`bot.sessions.play.seekers`).
    "looking",
    "found",  # `user` looked for players in a quiet server, and a table is open that they may join
    "watched",  # a match has ended whose end `user`, who did not play, wants to know
    "call",  # `actor` looks for players of `game` as `start` and `pace` say, until `due`; the server allows this call
]


PROPOSALS = frozenset({"proposed", "proposed-end", "proposed-back"})
ASKING = PROPOSALS | {"offered"}  # the kinds that ask for an answer, which nothing else asks for in the channel
VOTES = frozenset({"asked", "silent"})  # the kinds that ask electors to vote, at once
CALL_ELECTORS = VOTES | {"vote"}  # the kinds that ask electors to vote, or remind them
OF_MEMBERS = frozenset({"report", "call", "looking"})  # the kinds that members ask for beside a match
REMINDERS = frozenset({"reminder", "unshown", "next"})  # the kinds that only call a member to a turn
UNSHOWN = frozenset({"unshown", "ended"})  # the kinds that tell what no board shows, as the channel refuses it


class Notice(msgspec.Struct, frozen=True, omit_defaults=True):
    """One message to be sent."""

    kind: NoticeKind
    guild: int
    channel: int
    match: str | None = None  # the id of the match; None: the notice is not about a match
    id: str = ""  # at most 25 characters; each attempt to send the notice uses the id as Discord's nonce
    user: int | None = None  # the user id of the recipient; None: everybody in the channel
    dm: bool = False  # whether to send a direct message; otherwise the notice is posted in the channel
    quiet: bool = False  # whether the server forbids mentions
    seat: Seat | None = None
    since: int = 0  # the version with which the turn of `seat` began, or see `NoticeKind`; 0: neither
    # The names are for users whom the match has no more: it names the others by their ids.
    name: str = ""  # the stored name of the seat's member or owner
    name_user: int = 0  # their user id; 0: unknown, because an older version of the bot made the notice
    actor: str = ""  # the stored name of the user who acted
    actor_user: int = 0  # their user id; 0: as in `name_user`
    due: int | None = None  # see `NoticeKind`; in milliseconds since 1970
    asked_at: int = 0  # when a proposal was made, or a search began, in milliseconds since 1970; 0: neither, or unknown
    when: int | None = None  # when to send the notice, in milliseconds since 1970; None: at once
    why: Why | None = None
    for_good: bool = False
    pace: Pace | None = None
    back: TakeBack | None = None  # what a proposal wants to take back
    game: str = ""
    role: int = 0  # the id of the role that a call mentions; 0: none
    start: str = ""  # the key of a way to begin the game (`bot.ui.face.Start`)
    day: int = 0
    # The seat that wins, as a watcher has said; None: they have said nothing, or nothing counts. It is not `seat`: then
    # the notice would bear the name of its member, and be deleted with their data.
    pick: Seat | None = None
    worth: int = 0  # the points that this brings the watcher
    locale: str = ""  # the language of the recipient's Discord; "": not known, or the match knows it
    # When the notice may first have been posted, in milliseconds since 1970. It is set for an attempt only, if Discord
    # has forgotten the nonce since, or if the notice may stand elsewhere.
    doubted_since: int | None = None
    doubted_in: tuple[int, ...] = ()  # the places of earlier attempts (`bot.sessions.time.doubts`)

    @property
    def only_direct(self) -> bool:
        """Return whether the notice goes to its user or nowhere, as no channel needs it, or the channel refuses it."""
        return self.kind in UNSHOWN or self.kind == "watched"


def calls_elector(notice: Notice) -> bool:
    """Return whether a notice calls one elector to a vote: it asks them for it, or reminds them of it."""
    return notice.user is not None and notice.kind in CALL_ELECTORS


def is_covered(match: Match, seat: Seat) -> bool:
    """Return whether a computer player plays the seat of a member."""
    return match.terms.stand_in_of(seat) is not None and is_computer(match.seats[seat].user)


def still_calls(notice: Notice, match: Match) -> bool:
    """Return whether the seat of a reminder is to move, for the same member.

    It may be a later turn of the seat: whether the turn of the reminder goes on, `LastingTurns` knows.
    """
    if notice.seat is None or match.clock_of(notice.seat) is None:
        return False
    return notice.name_user in (0, match.seats[notice.seat].user)


def is_unshown(notice: Notice, match: Match) -> bool:
    """Return whether the turn of a notice goes on without a step, for the same member, and no board has shown it."""
    clock = None if notice.seat is None else match.clock_of(notice.seat)
    if clock is None or clock.since != notice.since or match.seats[clock.seat].user != notice.user:
        return False
    return match.board.message is None or match.board.version_shown < clock.since


def _waits_for(notice: Notice, match: Match) -> bool:
    """Return whether a table waits for a member who looked for it."""
    sought = any(one.user == notice.user for one in match.terms.sought)
    waits = match.phase is Phase.LOBBY and match.terms.unreachable is None
    return sought and waits and match.seat_of(notice.user or 0) is None


# What makes some kinds of notices true, wherever their match is.
_BY_MATCH: dict[NoticeKind, Callable[[Notice, Match], bool]] = {
    "adrift": lambda _, match: match.terms.unreachable == "channel",
    "ended": lambda _, match: match.ended_unshown,
    "found": _waits_for,
    "watched": lambda _, match: match.over,
}


def still_holds(notice: Notice, match: Match) -> bool:
    """Return whether a notice about a match is still true. For the kind "next", see `still_calls`."""
    terms, seat = match.terms, notice.seat
    if notice.user is not None and is_computer(notice.user):
        return False  # as version 0.30 stored it for a computer player that got the seat of who had asked
    if notice.kind in _BY_MATCH:
        return _BY_MATCH[notice.kind](notice, match)
    if terms.unreachable is not None:
        return notice.kind == "report"
    if notice.kind == "unshown":
        return is_unshown(notice, match)
    if notice.kind in PROPOSALS:
        proposal = terms.proposal
        return proposal is not None and (_asks(proposal), proposal.at) == (notice.kind, notice.asked_at)
    if seat is None:
        return True
    if calls_elector(notice):
        ask = terms.ask_of(seat)
        if ask is None or ask.since != notice.since or notice.user is None:
            return False
        return match.wants_vote(ask, notice.user)
    if notice.kind in VOTES:
        return terms.ask_of(seat) is not None
    if notice.kind == "offered":
        return terms.offer_of(seat) is not None
    if notice.kind == "covered":
        return is_covered(match, seat)
    return notice.kind != "next" or still_calls(notice, match)


def _asks(proposal: Proposal) -> NoticeKind:
    """Return the kind of the notice that asks for answers to a proposal."""
    return "proposed-back" if proposal.back is not None else "proposed-end" if proposal.ends else "proposed"


def channel_for(notice: Notice, match: Match) -> int:
    """Return the channel of a notice about a match: the one of the match, but of a report the one of the managers."""
    return notice.channel if notice.kind == "report" else match.place.channel


def with_present_end(notice: Notice, match: Match, now: int) -> Notice:
    """Return a notice with the end of the time that it names, which may be later by now.

    now: in milliseconds since 1970. The time of a proposal whose notice was refused begins with the notice.
    """
    terms, seat, until = match.terms, notice.seat, None
    if notice.kind in PROPOSALS:
        proposal = terms.proposal
        later = proposal is not None and proposal.unposted and proposal.back is None
        until = None if proposal is None else now + PROPOSAL_LIFETIME if later else proposal.until
    elif notice.kind in CALL_ELECTORS and seat is not None:
        ask = terms.ask_of(seat)
        until = None if ask is None else ask.until
    elif notice.kind == "waited" and seat is not None:
        clock = match.clock_of(seat)
        until = clock.due if clock is not None and clock.since == notice.since else None
    return notice if until is None else replace(notice, due=until)


def for_another(notice: Notice, match: Match) -> Notice | None:
    """Return the notice for the member after `notice.user`: first the host, then by seat. None: nobody is left."""
    users = [match.host, *(seat.user for seat in match.members if seat.user != match.host)]
    place = users.index(notice.user) + 1 if notice.user in users else len(users)
    return replace(notice, user=users[place]) if place < len(users) else None


def goes_public(notice: Notice, attempts: int, now: int) -> bool:
    """Return whether a notice no longer waits for a direct conversation, but is posted in the channel.

    attempts: how often it was tried before. now: in milliseconds since 1970.
    """
    if notice.quiet or notice.only_direct or notice.kind in ("adrift", "trouble", "evening", "found"):
        return False
    return attempts >= FULL_ATTEMPTS or (notice.due is not None and now + FULL_WAIT >= notice.due)


FULL_ATTEMPTS = 3  # so often a notice waits for a new direct conversation
FULL_WAIT = 5 * MINUTE  # the notice of a turn that ends sooner does not wait

# How long Discord remembers a nonce. A notice that is sent twice within this time appears once.
# Discord's documentation only says "the past few minutes".
NONCE_KNOWN = 4 * MINUTE


class Deliver(Protocol):
    """Sends one notice, with its id as the nonce, and returns when Discord has the message.

    A notice in doubt is looked for first, in all places in which it may stand, and is not sent again if it is there.
    Where it cannot be looked for, it is sent: twice is better than never.

    Raises DirectMessagesClosed, ConversationsFull, AnswerLost, Undeliverable, NotNeeded, and StandsAlready if it is
    there. After any other error the outbox tries again later.
    """

    async def __call__(self, notice: Notice) -> None: ...


class StandsAlready(LapidaryError):
    """The notice was in doubt, and an earlier attempt has sent it."""


class DirectMessagesClosed(LapidaryError):
    """The user accepts no direct messages from the bot."""


class ConversationsFull(LapidaryError):
    """The bot may open no new direct conversation at present."""


class AnswerLost(LapidaryError):
    """The notice may have arrived, but Discord's answer was lost.

    Attributes:
        blind: whether the notice was in doubt before, and could not be looked for.
    """

    def __init__(self, *args: object, blind: bool = False) -> None:
        super().__init__(*args)
        self.blind = blind


class Undeliverable(LapidaryError):
    """The channel is gone, or the bot may not post there."""


class NotNeeded(LapidaryError):
    """Nobody needs the notice any more, so nothing was sent: its recipient, or the bot, has left the server."""
