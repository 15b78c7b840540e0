"""How often a notice is tried, and how long to wait between two attempts."""

from bot.errors import NotKept, Unreadable
from bot.sessions.notices import DirectMessagesClosed, Notice, Undeliverable
from bot.sessions.pace import HOUR, MINUTE
from bot.sessions.time.deadlines import RETRY

# How long to wait for a newer bot.
UNREADABLE = HOUR
# The first ones while Discord knows an id: it may have arrived, and only its answer be lost.
# The last ones so late that no trouble of Discord's own loses a notice: whether it still holds is looked at each time.
BACK_OFF = (MINUTE // 4, MINUTE, 2 * MINUTE, 30 * MINUTE, 2 * HOUR, *(6 * HOUR,) * 12)
# Where Discord says that it will not work, somebody has to do something first: few tries, far apart.
BACK_OFF_REFUSED = (10 * MINUTE, 2 * HOUR)


def after(fault: Exception, attempts: int, notice: Notice) -> tuple[int | None, int]:
    """Return how long to wait before the next attempt, in milliseconds (None: no more), and how many there were."""
    if isinstance(fault, Unreadable) and notice.match is not None:
        return UNREADABLE, attempts
    if isinstance(fault, NotKept):
        return RETRY, attempts  # not Discord's doing
    waits = BACK_OFF_REFUSED if isinstance(fault, (Undeliverable, DirectMessagesClosed)) else BACK_OFF
    return (waits[attempts] if attempts < len(waits) else None), attempts + 1
