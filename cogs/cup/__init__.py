"""Cups: `/cup` shows those of the server, and members do all else by its buttons."""

from discord import app_commands
from msgspec.structs import replace

from bot.errors import NotAllowed
from bot.sessions.leagues.model import FEWEST, League, Phase, Rules
from bot.ui.commands.leaderboards import fitting, game_named, game_names
from bot.ui.commands.start_panel import CUP
from bot.ui.entry.actions import Answers, Press, action
from bot.ui.entry.context import Context
from bot.ui.entry.door import Choices, entered, suggesting
from bot.ui.face import Face
from bot.ui.leagues.cog import LeagueCog
from bot.ui.panels import Form, Layout, panel
from bot.ui.words import Words
from cogs.cup import panels
from cogs.cup.cup_page import CupPage
from cogs.cup.host import CupHost
from cogs.cup.tables_page import page_of
from render import leaderboards as painter


class Cups(LeagueCog):
    area = CUP

    async def cog_load(self) -> None:
        self.sessions.leagues.show_by(CupHost(self.client, painter.paint_cup, "bracket"), cups=True)

    @app_commands.command(name="cup", description="cup-cmd")
    @app_commands.describe(game="cup-opt-game")
    @entered
    async def cup(self, context: Context, game: str | None = None) -> None:
        await self.first(context, None if game is None else game_named(self.client.faces, game, context.words))

    @cup.autocomplete("game")
    @suggesting
    async def _suggest_games(self, context: Context, current: str) -> Choices:
        return fitting(game_names(self.client.faces, context.words), current)

    async def panel_of(self, context: Context, league: League, said: str) -> Layout:
        words, face = context.words, self.client.faces[league.row.game]
        return panels.cup_panel(
            league,
            page_of(league, face, words) if league.rows.seats else None,
            face,
            words,
            context.user,
            self.client.clock.now(),
            manages=context.interaction.permissions.manage_guild,
            said=said,
            lacking=self.client.lacking(league.rules.channel, words),
        )

    def rules_said(self, league: League, words: Words) -> str:
        return panels.rules(league, words)

    def form(self, face: Face, words: Words) -> Form:
        return panels.form(face, words)

    def chosen(self, rules: Rules, answers: Answers) -> Rules:
        found = panels.chosen(rules, answers.get("kind", ""))
        if found is None:
            raise NotAllowed("error-unknown-button")
        return replace(rules, **found)

    def check(self, face: Face, rules: Rules) -> None:
        if rules.table > face.game.seats(rules.options_for(face.game)).high:
            raise NotAllowed("error-unknown-button")

    @action("begin", manages=True)
    async def on_begin(self, context: Context, press: Press) -> None:
        """Let a cup begin, or ask first if too few have joined: that moves its date."""
        league = await self.named_in(context, press)
        if league.phase is Phase.OPEN and len(league.rows.members) < FEWEST:
            await context.show(panels.begin_panel(league, context.words))
            return
        await self.show(context, await self.sessions.leagues.begin_now(league.id))

    @action("beginsure", manages=True)
    async def on_begin_sure(self, context: Context, press: Press) -> None:
        """Let a cup begin as soon as enough members have joined."""
        league = await self.named_in(context, press)
        league = await self.sessions.leagues.begin_now(league.id)
        few = len(league.rows.members) < FEWEST
        await self.show(context, league, context.words("cup-said-begins-early") if few else "")

    @action("bracket")
    async def on_bracket(self, context: Context, press: Press) -> None:
        """Show the bracket as a picture."""
        league = await self.named_in(context, press)
        page = self._page(league, context.words)
        picture = await self.client.pictures.beside(
            painter.paint_cup, page.picture(), name="bracket", alt=page.alt(), words=context.words
        )
        rows = panels.bracket_rows(league, context.words, listed=False)
        await context.show(panel("", *rows, picture=picture), picture)

    @action("text")
    async def on_text(self, context: Context, press: Press) -> None:
        """Show the bracket in words."""
        league = await self.named_in(context, press)
        told = self._page(league, context.words).text()
        await context.show(panel(told, *panels.bracket_rows(league, context.words, listed=True)))

    @action("leave")
    async def on_leave(self, context: Context, press: Press) -> None:
        """Let the member leave, or ask first if the cup has begun."""
        league = await self.named_in(context, press)
        if league.phase is not Phase.OPEN:
            await context.show(panels.leave_panel(league, context.words))
            return
        league = await self.sessions.leagues.leave(context.request, league.id, now=True)
        await self.show(context, league, context.words("cup-said-left"))

    def _page(self, league: League, words: Words) -> CupPage:
        """Return the bracket of a cup. Raises NotAllowed if it has not begun."""
        if not league.rows.seats:
            raise NotAllowed("cup-error-not-begun")
        return page_of(league, self.client.faces[league.row.game], words)


COG = Cups
