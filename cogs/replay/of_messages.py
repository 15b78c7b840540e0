"""The commands in the menu of a message, under Apps: **Replay this** and **What happened here?**"""

import discord

from bot.errors import NoSession, NotAllowed, Param, Unreadable
from bot.sessions.memory.record import Replay
from bot.ui.address import Address
from bot.ui.boards import messages
from bot.ui.boards.recognised import Message, moment_shown, recognised
from bot.ui.client import Client
from bot.ui.entry.buttons import Button
from bot.ui.entry.context import Context
from bot.ui.panels import clip, panel
from bot.ui.words import LONGEST_STORY, story_lines
from cogs.replay.counting import count, turn_up_to
from cogs.replay.eyes import MOVER, seat_seen
from cogs.replay.panels import Panels
from cogs.replay.rows import AREA

LONGEST_TURN = 1_500  # characters of what happened; the board in words has the rest of the message


class OfMessages:
    """Shows what a message shows of a match."""

    def __init__(self, client: Client, panels: Panels) -> None:
        self._client = client
        self._panels = panels

    async def replay(self, context: Context, message: discord.Message) -> None:
        """Show the replay at the moment that a message shows; below a final board, show the whole match."""
        match_id, replay, number = await self._found(context, message)
        if replay.match.over and number == replay.last:
            await self._panels.animate(context, match_id, replay, MOVER)
        else:
            await self._panels.show(context, match_id, replay, number, MOVER)

    async def tell(self, context: Context, message: discord.Message) -> None:
        """Tell in words what happened in the turn that a message shows, and what its board looked like then."""
        match_id, replay, number = await self._found(context, message)
        face, words = self._client.faces[replay.match.game], context.words
        match = replay.at(number, face.game)
        steps = [replay.moments[place].entry for place in turn_up_to(replay, face, number)[int(number > 0) :]]
        happened = story_lines(replay.match, face.game, words, steps, LONGEST_TURN)
        seat = seat_seen(replay, number, MOVER if face.hides_boards(match) else "", context.user)
        board = face.in_words(match, face.view(match, seat), words)
        called = count(replay, face, number)
        about: dict[str, Param] = {"step": called.step, "steps": called.steps, "after": int(called.after)}
        lines = [
            messages.title(match, face, words),
            words("replay-at", **called.params, **about),
            *happened,
            words("replay-here-board"),
            board,
        ]
        way = Button(Address("b", AREA, "still", match_id, number, MOVER), words("replay-ui-open"))
        await context.show(panel(clip("\n".join(filter(None, lines)), LONGEST_STORY), [way]))

    async def _found(self, context: Context, message: discord.Message) -> tuple[str, Replay, int]:
        """Return the match of a message, its replay, and the number of the moment that the message shows.

        Raises NotAllowed if the message is no board of the bot. Raises NoSession if the member may not see the match,
        or if it was deleted, and the other errors of `Panels.replay_of`.
        """
        own, faces, shown = self._client.user, self._client.faces, None
        if own is not None and message.author.id == own.id:
            about = Message.of(message), context.place.guild, context.user
            shown = await recognised(*about, faces, self._client.sessions)
        if shown is None:
            raise NotAllowed("replay-here-none")
        try:
            replay = await self._panels.replay_of(context, shown.match)
        except NoSession as problem:
            if isinstance(problem, Unreadable):
                raise
            raise await self._client.sessions.replays.why_unseen(shown.match) from problem
        context.name_buttons_of(replay.match)
        return shown.match, replay, moment_shown(shown, message.id, replay)
