"""Tells members by direct message of a turn whose board Discord refuses, since nothing in the channel calls them.

The message comes `AFTER` the refusal, unless a board shows the turn by then, or the turn is gone: a refusal may end at
once, and a move may be taken back. It comes once for a turn. If an undo takes the turn away, the message is deleted,
and there is a new one when the turn comes again.

It is no reminder, so it comes whatever the member's rhythm, and also to members who have reminders in the channel. It
waits for the end of the member's quiet hours, and does not come if these are the whole day. In a server without
mentions, boards call nobody, so there it comes only to members who want direct messages.
"""

from msgspec.structs import replace

from bot.engine.game import Seat
from bot.sessions.change import Change
from bot.sessions.model import GuildSettings, Match, Member, MemberSettings
from bot.sessions.pace import MINUTE, DirectCall
from bot.sessions.settings import GuildSettingsOf, SettingsOf
from bot.sessions.time.reminders import quiet_until

AFTER = 3 * MINUTE // 2  # the first attempt after the refusal comes after a minute


def call_directly(change: Change, told: int | None) -> Change:
    """Have the members called whose turn no board shows. told: a user who has just been told so; None: nobody."""
    match = change.match
    if match.private or match.terms.unreachable is not None:
        return change
    guild: GuildSettings = change.fact(GuildSettingsOf(match.place.guild))
    calls = {one.seat: one for one in match.terms.direct_calls}
    for seat in match.uncalled:
        clock, user = match.clock_of(seat), match.seats[seat].user
        known = calls.get(seat)
        if clock is None or (known is not None and known.since == clock.since):
            continue
        settings: MemberSettings = change.fact(SettingsOf(user))
        if user != told and accepts(settings, quiet=guild.quiet):
            at = change.at + AFTER
            at, mover = quiet_until(at, settings) or at, _last_mover(match, seat)
            change = change.with_notice("unshown", seat, user=user, by=mover, dm=True, when=at)
        calls[seat] = DirectCall(seat, clock.since)
    noted = tuple(calls[seat] for seat in sorted(calls))
    if noted == match.terms.direct_calls:
        return change
    return replace(change.with_terms(direct_calls=noted), silent=True)


def accepts(settings: MemberSettings, *, quiet: bool) -> bool:
    """Return whether a member may be called by direct message where the bot cannot post.

    quiet: whether the server wants no mentions.
    """
    return not (settings.dm_closed or settings.always_quiet or (quiet and not settings.dm))


def _last_mover(match: Match, but: Seat) -> Member | None:
    """Return who made the newest change by a move; None: nobody did, or the seat `but`."""
    entry = match.entry
    if entry.kind != "move" or entry.seat in (None, but):
        return None
    mover = match.seats[entry.seat or 0]
    return Member(mover.user, mover.name)
