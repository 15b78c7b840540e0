"""The notice that the own turn comes next, for members who want it. Pure."""

from bot.sessions.change import Change
from bot.sessions.model import Match, MemberSettings
from bot.sessions.settings import SettingsOf
from bot.sessions.time.reminders import quiet_until


def follow(seen: Match | None, change: Change) -> Change:
    """Return the change with a notice to the member whose turn comes after the one that begins, if they want it.

    Only where it is not obvious: one seat is to move, and at least three members are seated. Seats move in order, so
    the next seat comes next.
    """
    match = change.match
    if len(match.clocks) != 1 or len(match.present) < 3 or match.solo:
        return change
    seat = match.clocks[0].seat
    if seen is not None and seen.clock_of(seat) is not None:
        return change
    order = [one.seat for one in match.present]
    follower = next((one for one in order if one > seat), order[0])
    user = match.seats[follower].user
    settings: MemberSettings = change.fact(SettingsOf(user))
    if not settings.next_notice:
        return change
    due = quiet_until(change.at, settings) or change.at
    return change.with_notice("next", seat, user=user, due=due)
