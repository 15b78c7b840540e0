"""The reasons for which Discord refuses a request about a board, as far as it documents them, in one table.

A row says what is missing, who can mend that, and what the bot does next. All that is decided about a refusal is read
here: whether it passes, whom the answer to a move names (`bot.ui.boards.given_up`), when the board is tried again, and
what the log says. `tests/cogs/test_refusals.py` tries each row on the local Discord.
"""

from enum import Enum, auto
from typing import NamedTuple

import discord

# Discord's error codes
UNKNOWN_CHANNEL = 10003
UNKNOWN_MEMBER = 10007
UNKNOWN_MESSAGE = 10008
UNKNOWN_ROLE = 10011
UNKNOWN_USER = 10013
TOO_MANY_EDITS_OF_OLD = 30046
OPENING_TOO_FAST = 40003  # direct conversations
MISSING_ACCESS = 50001
MISSING_PERMISSIONS = 50013
# 50007: the user accepts no direct messages. 50278: the user shares no server with the bot, nor has installed it.
NO_DIRECT_MESSAGES = frozenset({50007, 50278})
ARCHIVED = 50083
THREAD_THERE = 160004  # a message has at most one thread
LOCKED = 160005
TOO_MANY_THREADS = 160006  # in a server at the same time


class Mender(Enum):
    """Who can mend what is missing."""

    MANAGER = auto()  # of the server
    MODERATOR = auto()  # unlocks the thread
    MEMBERS = auto()  # take the match to another channel
    OPERATOR = auto()  # of the bot: the request itself is wrong
    BOT = auto()  # by another request
    TIME = auto()  # it passes by itself


class Next(Enum):
    """What the bot does next. The match's next change is another attempt in any case."""

    SOON = auto()  # sends the same again, after seconds
    LATER = auto()  # tries again after growing pauses
    ALLOWED = auto()  # also tries again once an event tells of its permissions
    OPENED = auto()  # also tries again once an event tells that the thread is open
    ELSEWHERE = auto()  # waits for another channel
    ANEW = auto()  # posts a new message in place of the edit; a refused post is as for OPENED


class Reason(NamedTuple):
    """Why a request is refused. missing: what is missing or in the way, for the log."""

    missing: str
    mender: Mender
    next: Next


_OVERLOADED = Reason("Discord has trouble of its own, see discordstatus.com", Mender.TIME, Next.SOON)
_LIMITED = Reason("a limit of requests", Mender.TIME, Next.SOON)
_UNKNOWN = Reason("", Mender.OPERATOR, Next.LATER)

# What is wrong with a request of the bot, by status and code
_WRONG_REQUESTS = {
    (400, 20009): "explicit content is blocked",
    (413, 40005): "the request is too large",
    (400, 50008): "the channel takes no text",
    (400, 50024): "the wrong type of channel",
    (400, 50035): "the form is invalid",
    (400, 50068): "an invalid type of message",
    (400, 50109): "the JSON is invalid",
    (400, 150006): "an agreement is needed",
    (400, 220003): "a forum takes only threads",
    (400, 240000): "a link is blocked",
}
# By status and code; code 0: Discord gives none, or one that is not listed.
REASONS: dict[tuple[int, int], Reason] = {
    (403, 0): Reason("a permission", Mender.MANAGER, Next.LATER),
    (403, 40001): Reason("an authorisation", Mender.MANAGER, Next.LATER),
    (403, MISSING_ACCESS): Reason("the permission to see the channel", Mender.MANAGER, Next.ALLOWED),
    (403, MISSING_PERMISSIONS): Reason("a permission in the channel", Mender.MANAGER, Next.ALLOWED),
    (403, 200000): Reason("AutoMod blocks a word", Mender.MANAGER, Next.LATER),
    (403, 200001): Reason("AutoMod blocks a title", Mender.MANAGER, Next.LATER),
    (400, ARCHIVED): Reason("the thread is archived", Mender.MODERATOR, Next.ANEW),
    (403, ARCHIVED): Reason("the thread is locked", Mender.MODERATOR, Next.OPENED),
    (403, LOCKED): Reason("the thread is locked", Mender.MODERATOR, Next.OPENED),
    (404, UNKNOWN_CHANNEL): Reason("the channel is gone", Mender.MEMBERS, Next.ELSEWHERE),
    (404, UNKNOWN_MESSAGE): Reason("the message is gone", Mender.BOT, Next.ANEW),
    (429, TOO_MANY_EDITS_OF_OLD): Reason("the message is too old for more edits", Mender.BOT, Next.ANEW),
    (400, 20016): Reason("slow mode", Mender.TIME, Next.LATER),
    (400, 40004): Reason("Discord has disabled sending for a while", Mender.TIME, Next.LATER),
    (429, 0): _LIMITED,
    (429, 20028): Reason("the channel's limit of writes", Mender.TIME, Next.SOON),
    (429, 20029): Reason("the server's limit of writes", Mender.TIME, Next.SOON),
    (429, 40062): Reason("the service's limit", Mender.TIME, Next.SOON),
    (500, 0): _OVERLOADED,
    (502, 0): _OVERLOADED,
    (503, 0): _OVERLOADED,
    (503, 130000): _OVERLOADED,
    (520, 0): _OVERLOADED,  # of Cloudflare, as up to 530
    **{place: Reason(wrong, Mender.OPERATOR, Next.LATER) for place, wrong in _WRONG_REQUESTS.items()},
}
_BY_CODE = {code: reason for (_, code), reason in REASONS.items() if code}
# Codes whose end an event may tell: of missing permissions, and of closed threads
_LACKING = frozenset(code for (_, code), reason in REASONS.items() if reason.next is Next.ALLOWED)
CLOSED = frozenset(code for (_, code), reason in REASONS.items() if reason.mender is Mender.MODERATOR)


def reason_for(status: int, code: int) -> Reason:
    """Return the reason behind a status and a code of Discord, which does not document the status of each code."""
    if (listed := REASONS.get((status, code))) is not None:
        return listed
    if status in (403, 429):
        return REASONS[status, 0]
    return _OVERLOADED if status >= 500 else _BY_CODE.get(code, _UNKNOWN)


def reason_of(problem: BaseException) -> Reason:
    """Return the reason for which Discord has refused a request; an unknown one for any other error."""
    return reason_for(problem.status, problem.code) if isinstance(problem, discord.HTTPException) else _UNKNOWN


def code_of(problem: BaseException) -> int:
    """Return Discord's code of an error; 0 for any other error."""
    return problem.code if isinstance(problem, discord.HTTPException) else 0


def is_refused(problem: BaseException) -> bool:
    """Return whether the bot may not write in a channel now: it lacks a permission, or a thread is closed."""
    return reason_of(problem).mender in (Mender.MANAGER, Mender.MODERATOR)


def needs_new_message(problem: BaseException) -> bool:
    """Return whether a message cannot be edited any more, while a new one may be posted."""
    return reason_of(problem).next is Next.ANEW


def may_be_allowed(code: int, *, is_open: bool) -> bool:
    """Return whether what Discord refused with a code may be allowed later, without any change of the request.

    is_open: whether the channel is surely no locked thread, nor an archived one that may be locked.
    """
    return code in _LACKING or (is_open and code in CLOSED)


def ends_unheard(problem: BaseException) -> bool:
    """Return whether Discord refuses a request for a reason whose end no event tells."""
    return isinstance(problem, discord.HTTPException) and not may_be_allowed(problem.code, is_open=True)
