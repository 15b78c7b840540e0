"""`/learn` and the buttons **Learn**: a guided lesson of a game."""

from discord import app_commands

from bot.errors import NotAllowed
from bot.ui.commands.game_cog import GameCog
from bot.ui.commands.house_cog import HouseCog
from bot.ui.commands.match.teaching import Teaching, lesson_button, lesson_name
from bot.ui.commands.start_panel import LEARN_AREA
from bot.ui.entry.actions import action
from bot.ui.entry.context import Context
from bot.ui.entry.door import Choices, entered_anywhere, suggesting
from bot.ui.panels import panel
from bot.ui.rows import in_rows
from bot.ui.typed import folded


class Learn(HouseCog):
    area = LEARN_AREA

    @app_commands.command(name="learn", description="lesson-cmd-learn")
    @app_commands.describe(game="lesson-opt-game")
    @entered_anywhere
    async def learn(self, context: Context, game: str | None = None) -> None:
        if game is None:
            await self._choose(context)
            return
        wanted, _, lesson = game.strip().casefold().partition(" ")
        cog = self._games().get(wanted) or self._called(game, context)
        if cog is None:
            raise NotAllowed("lesson-error-unknown")
        await cog.part(Teaching).open_lesson(context, lesson if wanted == cog.face.key else "")

    @learn.autocomplete("game")
    @suggesting
    async def _suggest(self, context: Context, current: str) -> Choices:
        words, found = context.words, []
        for key, cog in self._games().items():
            for lesson in cog.face.lessons:
                name = lesson_name(cog.face, lesson, words)
                if folded(current) in folded(f"{name} {key}"):
                    found.append(app_commands.Choice(name=name, value=f"{key} {lesson.key}"))
        return found

    @action("choose")
    async def _choose(self, context: Context) -> None:
        """Ask for a lesson. If there is only one, begin it."""
        taught = [cog for cog in self._games().values() if cog.face.lessons]
        if len(taught) == 1:
            await taught[0].part(Teaching).open_lesson(context)
            return
        found = [lesson_button(cog.face, one, context.words) for cog in taught for one in cog.face.lessons]
        later = int(len(found) > len(taught))
        await context.show(panel(context.words("lesson-choose", games=len(taught), later=later), *in_rows(found)))

    def _games(self) -> dict[str, GameCog]:
        return {key: cog for key, cog in self.client.areas.items() if isinstance(cog, GameCog)}

    def _called(self, name: str, context: Context) -> GameCog | None:
        """Return the cog of the game with this name; None: no game has it."""
        games = self._games().values()
        return next((cog for cog in games if cog.face.name(context.words).casefold() == name.strip().casefold()), None)


COG = Learn
