"""The message that answers an interaction, which can be edited later."""

from collections.abc import Awaitable, Callable

import discord

from bot.ui.entry.reasons import UNKNOWN_MESSAGE
from bot.ui.panels import NO_MENTIONS, Layout, with_first


class Answer:
    """The private message that answers an interaction."""

    def __init__(self, layout: Layout, edit: Callable[..., Awaitable[object]]) -> None:
        self.layout = layout
        self._edit = edit

    async def show(self, layout: Layout, files: list[discord.File] | None = None, *, first: str = "") -> bool:
        """Show another layout. Return False if the message is gone.

        files: None keeps the files. first: the line that leads the layout (`led`), without which it is kept.
        """
        attachments = discord.utils.MISSING if files is None else files
        if found := await is_there(
            self._edit(view=led(layout, first), attachments=attachments, allowed_mentions=NO_MENTIONS)
        ):
            self.layout = layout
        return found


def led(layout: Layout, first: str) -> Layout:
    """Return a layout that begins with the line `first`; "": the layout as it is."""
    return with_first(layout, first) if first else layout


async def is_there(request: Awaitable[object]) -> bool:
    """Return whether Discord still has the message that a request concerns."""
    try:
        await request
    except discord.NotFound as problem:
        if problem.code != UNKNOWN_MESSAGE:
            raise
        return False
    return True
