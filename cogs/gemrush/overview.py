"""The actions of Gem Rush that show something to everybody who asks: the whole mine and the skills."""

from functools import partial

from bot.games.gemrush import GAME
from bot.sessions.model import Match
from bot.ui.boards import messages
from bot.ui.commands.match.cog import MatchPart
from bot.ui.entry.actions import Answers, action
from bot.ui.entry.buttons import further
from bot.ui.entry.context import Context
from bot.ui.panels import panel
from cogs.gemrush import panels
from cogs.gemrush.face import state_of
from render import gemrush as painter


class Overview(MatchPart):
    """The part of Gem Rush's cog that shows the mine and the skills."""

    @action("skills")
    async def show_skills(self, context: Context, match: Match) -> None:
        """Show the skills of all players."""
        await self.cog.present(context, match, panel(panels.skills(match, context.words)))

    @action("wide")
    async def show_mine(self, context: Context, match: Match, chosen: str = "", start: int = 0) -> None:
        """Show the mine (the map of all rooms), with a menu of parts if it is long. The mover sees the payable doors.

        chosen: a cell of the part to show; "" for the whole mine.
        start: the index of the first option that the menu shows.
        """
        words = context.words
        view = GAME.view(state_of(match), match.seat_for(context.user))
        parts = painter.parts(view)
        part = panels.part_at(parts, chosen)
        paint = painter.paint_wide if part is None else partial(painter.paint_part, part=part)
        picture = await self.client.pictures.scene(
            self.face, match, words, partial(self.face.scene, match, words, view=view), paint=paint, name="mine"
        )
        rows = [panels.parts_menu(match, view, parts, words, start)] if parts else []
        layout = panel(messages.title(match, self.face, words), *rows, picture=picture)
        await self.cog.present(context, match, layout, picture)

    @action("stretch")
    async def on_stretch(self, context: Context, match: Match, answers: Answers) -> None:
        """Show a part of a long mine, or the next page of the menu of parts."""
        chosen = answers.get("chosen", "")
        start = further(chosen)
        await self.show_mine(context, match, chosen if start is None else "", start or 0)
