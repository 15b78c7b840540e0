"""Tells a server's owner of a channel in which the bot can no longer post, once until it can.

The message stays as it is, so it says of what moment it is true. Posted boards and permissions that are back are noted
by `Boards.end_trouble`.
"""

from functools import partial

from bot.sessions.notices import Notice
from bot.sessions.time import dues
from bot.sessions.time.sending import Sent
from bot.sessions.time.storing import Work
from bot.storage import waiting


def trouble_with(notice: Notice, now: int, key: str) -> Work:
    """Return the work that tells the server's owner about a channel in which `notice` cannot be posted.

    now, key: as for `dues.new_notice_row`.
    """
    trouble = Notice(kind="trouble", guild=notice.guild, channel=notice.channel, match=None, dm=True, due=now)
    row = dues.new_notice_row(trouble, now, key)
    return lambda connection: waiting.note_trouble(connection, notice.guild, notice.channel, row)


def posted(notice: Notice, sent: Sent) -> tuple[Work, ...]:
    """Return the work that notes a post in the channel. The next failure there is then told to the server's owner.

    That an earlier attempt had succeeded, perhaps elsewhere, says nothing of the channel.
    """
    if not sent.posted or sent.stood:
        return ()
    return (partial(waiting.clear_trouble, guild=notice.guild, channel=notice.channel),)
