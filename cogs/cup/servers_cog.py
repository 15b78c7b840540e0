"""The buttons by which the managers of two servers agree to a battle."""

from msgspec.structs import replace

from bot.sessions.codes import read_code
from bot.sessions.leagues.model import BOARD_MATCHES, Team
from bot.ui.entry.actions import Answers, Press, action
from bot.ui.entry.context import Context
from bot.ui.entry.permissions import parent_of
from bot.ui.leagues.opening import OpeningCog
from bot.ui.leagues.panels import one_of
from bot.ui.leagues.plans import CupPlan
from bot.ui.words import plain_name
from cogs.cup import server_panels


class ServersCog(OpeningCog):
    """The part of the cog of cups that is about battles of servers."""

    plan = CupPlan

    @action("servers", manages=True)
    async def on_servers(self, context: Context, press: Press) -> None:
        """Ask how a new battle of servers is played."""
        await context.ask(server_panels.form(*self.planned(press), context.words))

    @action("makeservers", manages=True)
    async def on_make_servers(self, context: Context, press: Press, answers: Answers) -> None:
        """Show the code with which another server agrees to a battle as a form says."""
        face, plan = self.planned(press)
        rules, team = self.rules_in(context, face, plan, answers), await self._own_team(context)
        matches = one_of(BOARD_MATCHES, answers.get("matches", ""))
        rules = replace(rules, **server_panels.chosen(rules, matches, team))
        code = await self.sessions.server_battles.offer(face.key, rules)
        await context.show(server_panels.code_panel(code, face.key, context.words))

    @action("code", manages=True)
    async def on_code(self, context: Context, press: Press, answers: Answers) -> None:
        """Ask for the code of another server, or take the one that was typed."""
        if press.kind == "m":
            await self.show_offer(context, answers.get("code", ""))
        else:
            await context.ask(server_panels.code_form(context.words))

    async def show_offer(self, context: Context, typed: str) -> None:
        """Ask a manager whether their server agrees to the battle of a code. Raises as `ServerBattles.offered`."""
        team, channel = await self._own_team(context), self.channel(context, threads=False)
        battle = await self.sessions.server_battles.offered(typed, team, channel)
        face = self.client.faces[battle.row.game]
        await context.show(server_panels.offer_panel(battle, read_code(typed), face, context.words))

    @action("agree", manages=True)
    async def on_agree(self, context: Context, press: Press) -> None:
        """Open the battle to which the server agrees, in this channel."""
        team, channel = await self._own_team(context), self.channel(context, threads=False)
        home = await self.sessions.server_battles.agree(press.argument, team, channel)
        await self.show(context, home, context.words("battle-said-opened"))

    async def _own_team(self, context: Context) -> Team:
        """Return the team of this server. Raises NotAllowed if the channel allows no matches."""
        await self.sessions.settings.check_channel(context.place, parent_of(context.interaction))
        home = await self.client.homes.of(context.place.guild)
        return Team(0, plain_name("" if home is None else home.name), guild=context.place.guild)
