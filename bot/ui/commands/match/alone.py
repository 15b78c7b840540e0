"""Shows matches that a member plays alone where the bot is no member: no channel has their board, only answers do.

The message of the newest press is the board, as a channel would show it. A panel that a press opens takes its place,
and has a button that leads back. The token of a press reaches the message for a quarter of an hour; after that, the
next press on it brings the newest board. The presenter has nothing to do with these matches.
"""

from discord import ui

from bot.sessions import refusals
from bot.sessions.model import Match
from bot.sessions.play.alone import is_alone
from bot.ui.boards import messages
from bot.ui.commands.part import Part
from bot.ui.entry.actions import action
from bot.ui.entry.context import Context
from bot.ui.panels import Layout, with_said


class Alone(Part):
    """The part of a game's cog that shows a match alone."""

    @action("alone")
    async def on_alone(self, context: Context, match: Match) -> None:
        """Lead back from a panel to the board."""
        await self.show(context, match)

    async def show(self, context: Context, match: Match, said: str = "") -> None:
        """Show a member the board. said: as for `with_said`. Raises NotSeated for the board of somebody else."""
        if match.seats[0].user != context.user:
            raise refusals.not_seated(match, context.user)
        pictures, words = self.client.pictures, context.words
        story = await self.sessions.replays.story(match) if match.over else ()
        picture = await pictures.board(self.face, match, words, story=story)
        about = match, self.face, words, picture, story, pictures.faults
        layout = messages.board(*about, computers=False)
        context.is_board_of(match)
        await context.show(with_said(layout, said) if said else layout, picture)

    def with_way_back(self, context: Context, match: Match, layout: Layout) -> Layout:
        """Return a panel of a match with the button that leads back to the board, if the match is one alone."""
        if not is_alone(match):
            return layout
        return Layout(*layout.children, ui.ActionRow(*messages.buttons(match, context.words, messages.BACK_ALONE)))
