"""When the outbox tries again to send a message."""

from itertools import accumulate

from bot.errors import NotKept, Unreadable
from bot.sessions.notices import (
    ASKING,
    FULL_ATTEMPTS,
    NONCE_KNOWN,
    AnswerLost,
    ConversationsFull,
    DirectMessagesClosed,
    Notice,
    Undeliverable,
)
from bot.sessions.pace import HOUR, MINUTE
from bot.sessions.time.deadlines import RETRY

# The waits between two attempts, in milliseconds.
UNREADABLE_WAIT = HOUR
# An attempt with an unknown result may have succeeded. So the first attempts come while Discord knows the nonce, and
# drops a message that it already has. The last attempts are days later, so an outage of Discord loses no notice.
SOON = MINUTE // 4
BACK_OFF = (SOON, MINUTE, 2 * MINUTE, 30 * MINUTE, 2 * HOUR, *(6 * HOUR,) * 12)
# After a refusal by Discord, the bot must first get other permissions, so there are only few attempts.
BACK_OFF_REFUSED = (10 * MINUTE, 2 * HOUR)
ASK_AGAIN = HOUR  # each wait after these, if the notice asks for an answer: it is tried as long as it holds


def is_refused_long(fault: Exception, attempts: int) -> bool:
    """Return whether Discord has refused a notice so often that somebody must grant a permission. attempts: so far."""
    return isinstance(fault, Undeliverable) and attempts > len(BACK_OFF_REFUSED)


def wait_after(fault: Exception, attempts: int, notice: Notice, doubted: int | None) -> tuple[int | None, int]:
    """Return (milliseconds until the next attempt, attempts so far). The first value is None after the last attempt.

    doubted: for how many milliseconds the message may have been there; None if it is not.
    """
    if isinstance(fault, Unreadable) and notice.match is not None:
        return UNREADABLE_WAIT, attempts
    if isinstance(fault, NotKept):
        return RETRY, attempts  # the attempt does not count, because Discord did not cause the fault
    if isinstance(fault, ConversationsFull):  # it is tried for as long as the notice holds, but never more rarely
        return BACK_OFF[min(attempts, FULL_ATTEMPTS)], attempts + (attempts < FULL_ATTEMPTS)
    is_refused = isinstance(fault, (Undeliverable, DirectMessagesClosed))
    last = ASK_AGAIN if is_refused and notice.kind in ASKING else None
    if is_refused and doubted is not None:
        # Lost answers have used up attempts. A permission that is back within minutes must not be too late.
        ends = next((end for end in accumulate(BACK_OFF_REFUSED) if doubted < end), None)
        return (last, attempts + 1) if ends is None else (ends - doubted, attempts)
    waits = BACK_OFF_REFUSED if is_refused else BACK_OFF
    wait = waits[attempts] if attempts < len(waits) else last
    if isinstance(fault, AnswerLost) and doubted is not None and doubted + SOON < NONCE_KNOWN:
        # While Discord knows the nonce, an attempt can make no second message.
        return (SOON, attempts) if wait is None or doubted + wait >= NONCE_KNOWN else (wait, attempts + 1)
    return wait, attempts + 1
