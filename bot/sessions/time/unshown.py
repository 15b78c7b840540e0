"""Tells members by direct message of a turn, or of an end, whose board Discord refuses: no channel tells them of it.

The message comes `AFTER` the refusal, unless a board shows the turn by then, or the turn is gone: a refusal may end at
once, and a move may be taken back. It comes once for a turn. If an undo takes the turn away, the message is deleted,
and there is a new one when the turn comes again. The end is told once to each member but the one who has ended the
match, and this message stays.

It is no reminder, so it comes whatever the member's rhythm, and also to members who have reminders in the channel. It
waits for the end of the member's quiet hours, and does not come if these are the whole day. In a server without
mentions, boards call nobody, so there it comes only to members who want direct messages.
"""

from msgspec.structs import replace

from bot.engine.game import Seat
from bot.sessions.change import Change
from bot.sessions.direct_call import DirectCall
from bot.sessions.model import GuildSettings, Match, Member, MemberSettings
from bot.sessions.pace import MINUTE
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


def tell_end(change: Change, told: int | None) -> Change:
    """Have the members told that the match has ended, once. told: as in `call_directly`.

    Who has ended the match knows. If the clock or a vote has ended it, `told` does: their answer says what they did.
    """
    match = change.match
    if match.terms.end_told or not match.ended_unshown:
        return change
    guild: GuildSettings = change.fact(GuildSettingsOf(match.place.guild))
    # Stand-ins have given their seats back, but their languages are still noted.
    users = dict.fromkeys((*(seat.user for seat in match.members), *(one.user for one in match.terms.spoken)))
    knows = told if match.entry.user is None else match.entry.user
    for user in users:
        settings: MemberSettings = change.fact(SettingsOf(user))
        if user != knows and accepts(settings, quiet=guild.quiet):
            at = change.at + AFTER
            at = quiet_until(at, settings) or at
            change = change.with_notice("ended", user=user, since=match.version, dm=True, when=at)
    return replace(change.with_terms(end_told=True), silent=True)


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
