"""`/puzzle` and the buttons **Puzzle**: a position in which one turn is far better than every other."""

from discord import app_commands

from bot.errors import NotAllowed
from bot.sessions.play.puzzles import FIRST_RATING, Standing
from bot.ui.commands.game_cog import GameCog
from bot.ui.commands.house_cog import HouseCog
from bot.ui.commands.leaderboards import fitting, game_named, game_names
from bot.ui.commands.match.puzzling import Puzzling, opener
from bot.ui.commands.start_panel import PUZZLE_AREA
from bot.ui.entry.actions import action
from bot.ui.entry.context import Context
from bot.ui.entry.door import Choices, entered_anywhere, suggesting
from bot.ui.panels import panel
from bot.ui.rows import in_rows


class Puzzle(HouseCog):
    area = PUZZLE_AREA

    @app_commands.command(name="puzzle", description="puzzle-cmd-puzzle")
    @app_commands.describe(game="puzzle-opt-game")
    @entered_anywhere
    async def puzzle(self, context: Context, game: str | None = None) -> None:
        if game is None:
            await self._choose(context)
            return
        key = game_named(self.client.faces, game, context.words)
        cog = self._cogs().get(key)
        if cog is None:
            raise NotAllowed("puzzle-error-none", game=key)
        await cog.part(Puzzling).open(context)

    @puzzle.autocomplete("game")
    @suggesting
    async def _suggest(self, context: Context, current: str) -> Choices:
        faces = {key: cog.face for key, cog in self._cogs().items()}
        return fitting(game_names(faces, context.words), current)

    @action("choose")
    async def _choose(self, context: Context) -> None:
        """Ask for a game. If only one has puzzles, open one of its puzzles."""
        found, words = list(self._cogs().values()), context.words
        if len(found) == 1:
            await found[0].part(Puzzling).open(context)
            return
        own = {one.game: one for one in await self.sessions.puzzles.standings(context.user)}
        lines = [words("puzzle-choose")]
        for cog in found:
            one = own.get(cog.face.key, Standing(cog.face.key, FIRST_RATING, 0, 0))
            about = {"rating": one.rating, "solved": one.solved, "count": one.played}
            lines.append(words("puzzle-standing", game=cog.face.name(words), **about))
        await context.show(panel("\n".join(lines), *in_rows([opener(cog.face, words) for cog in found])))

    def _cogs(self) -> dict[str, GameCog]:
        """Return the cogs of the games that have puzzles."""
        areas = self.client.areas.items()
        return {key: cog for key, cog in areas if isinstance(cog, GameCog) and self.sessions.puzzles.has(key)}


COG = Puzzle
