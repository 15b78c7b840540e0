"""What a member reads who has shown something to a channel."""

from bot.ui.entry.context import Context


def shared_said(context: Context) -> str:
    """Return that a channel sees now what the member has shown there, or where it stands if nobody else is there."""
    direct = not context.place.guild and not context.is_among_others
    return context.words("replay-moment-shared", direct=int(direct))
