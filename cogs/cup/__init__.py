"""Cups: `/cup` shows those of the server, and members do all else by its buttons."""

import discord
from discord import app_commands
from msgspec.structs import replace

from bot.errors import NotAllowed
from bot.sessions.leagues import battles
from bot.sessions.leagues.cups import open_of
from bot.sessions.leagues.model import League, Phase, Rules, kind_of
from bot.ui.commands.leaderboards import fitting, game_named, game_names
from bot.ui.commands.start_panel import CUP
from bot.ui.entry.actions import Answers, Press, action
from bot.ui.entry.context import Context
from bot.ui.entry.door import Choices, entered, suggesting, suggesting_each
from bot.ui.entry.permissions import check_manager
from bot.ui.face import Face
from bot.ui.leagues.options import TypedLeagueCog, answers_of, bank_typed, chooses_time
from bot.ui.leagues.plans import KNOCKOUT, TEAMS, CupPlan, Plan
from bot.ui.panels import Form, Layout, panel
from bot.ui.times import ALL_COUNT
from bot.ui.words import Words, safe_name
from cogs.cup import battle_panels, panels
from cogs.cup.cup_page import CupPage
from cogs.cup.host import CupHost
from cogs.cup.pages import page_of
from cogs.cup.servers_cog import ServersCog
from render import leaderboards as painter


class Cups(ServersCog, TypedLeagueCog):
    area = CUP

    async def cog_load(self) -> None:
        self.sessions.leagues.show_by(CupHost(self.client, painter.paint_cup, "bracket"), cups=True)

    @app_commands.command(name="cup", description="cup-cmd")
    @app_commands.describe(
        game="cup-opt-game",
        team="cup-opt-team",
        rival="cup-opt-rival",
        code="cup-opt-code",
        mode="cup-opt-mode",
        kind="cup-opt-kind",
        turn="cup-opt-turn",
        pause="cup-opt-pause",
        place="cup-opt-place",
        bank="cup-opt-bank",
        off="cup-opt-off",
    )
    @chooses_time
    @entered
    async def cup(
        self,
        context: Context,
        game: str | None = None,
        team: discord.Role | None = None,
        rival: discord.Role | None = None,
        code: str | None = None,
        mode: str | None = None,
        kind: str | None = None,
        turn: str | None = None,
        pause: str | None = None,
        place: str | None = None,
        bank: int = 0,
        off: str = ALL_COUNT,
    ) -> None:
        if code is not None:
            check_manager(context.interaction)
            await self.show_offer(context, code)
            return
        key = None if game is None else game_named(self.client.faces, game, context.words)
        roles = [one for one in (team, rival) if one is not None]
        typed = {"mode": mode, "kind": kind, "turn": turn, "pause": pause, "place": place}
        plan = CupPlan(bank, off, TEAMS if roles else KNOCKOUT).checked()
        if not roles and not any(typed.values()):
            if plan == CupPlan():
                await self.first(context, key)
            else:
                await self.first_with(context, key, plan)
            return
        if roles:
            check_manager(context.interaction)
            battle_panels.check_roles(roles)
        face = await self.face_for_new(context, key, "battle-error-game" if roles else "cup-error-no-game")
        if roles and not any(typed.values()):
            await context.ask(battle_panels.form(face, plan, context.words, [one.id for one in roles]))
        elif roles:
            answers = answers_of(battle_panels.form(face, plan, context.words), plan, typed, context.words)
            await self._open_teams(context, face, plan, {**answers, "roles": " ".join(str(one.id) for one in roles)})
        else:
            await self.open_by(context, face, plan, typed)

    @cup.autocomplete("game")
    @suggesting
    async def _suggest_games(self, context: Context, current: str) -> Choices:
        return fitting(game_names(self.client.faces, context.words), current)

    @cup.autocomplete("mode")
    @cup.autocomplete("kind")
    @cup.autocomplete("turn")
    @cup.autocomplete("pause")
    @cup.autocomplete("place")
    @suggesting_each
    async def _suggest_choices(self, context: Context, current: str, option: str) -> Choices:
        return self.suggested(context, current, option, CupPlan(bank_typed(context)))

    async def panel_of(self, context: Context, league: League, said: str) -> Layout:
        words, face = context.words, self.client.faces[league.row.game]
        manages, lacking = (
            context.interaction.permissions.manage_guild,
            self.client.lacking(league.rules.channel, words),
        )
        seat = league.seat_of(context.user)
        own = None if seat is None or not league.is_played else open_of(league.rows, seat.seat)
        turns = () if own is None or own.match_id is None else (own.match_id, *await self.turns(context))
        roles = battle_panels.lacking_roles(league, context.interaction.guild, words) if manages else ""
        return panels.cup_panel(
            league,
            page_of(league, face, words) if league.rows.seats else None,
            face,
            words,
            context.user,
            self.client.clock.now(),
            manages=manages,
            said=said,
            lacking="\n".join(filter(None, (lacking, roles))),
            turn=panels.turn_said(*turns, words) if turns else "",
        )

    def rules_said(self, league: League, words: Words) -> str:
        return panels.rules(league, self.client.faces[league.row.game], words)

    def form(self, face: Face, plan: Plan, words: Words) -> Form:
        return panels.form(face, plan, words)

    def chosen(self, rules: Rules, answers: Answers) -> Rules:
        found = panels.chosen(rules, answers.get("kind", ""))
        if found is None:
            raise NotAllowed("error-unknown-button")
        return replace(rules, **found)

    def joined_said(self, league: League, context: Context) -> str:
        member = league.member(context.user)
        if not league.is_battle or member is None or member.team is None:
            return super().joined_said(league, context)
        return context.words("battle-said-signed", team=safe_name(league.rules.teams[member.team].name))

    @action("teams", manages=True)
    async def on_teams(self, context: Context, press: Press) -> None:
        """Ask how a new team battle is played."""
        await context.ask(battle_panels.form(*self.planned(press), context.words))

    @action("maketeams", manages=True)
    async def on_make_teams(self, context: Context, press: Press, answers: Answers) -> None:
        """Open a team battle as a form says."""
        await self._open_teams(context, *self.planned(press), answers)

    async def _open_teams(self, context: Context, face: Face, plan: Plan, answers: Answers) -> None:
        """Open a team battle as answers of its form say. Raises NotAllowed for what the form did not offer."""
        rules = self.rules_in(context, face, plan, answers)
        await self.open(
            context, face, replace(rules, **battle_panels.chosen(rules, answers, context.interaction.guild))
        )

    def check(self, face: Face, rules: Rules) -> None:
        if rules.table > face.game.seats(rules.options_for(face.game)).high:
            raise NotAllowed("error-unknown-button")

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
        seat = league.seat_of(context.user)
        if league.is_battle and seat is not None and battles.has_finished(league.rows, seat.seat):
            await self.show(context, league)  # by an old button: there is nothing to lose any more
            return
        if league.phase is not Phase.OPEN:
            await context.show(panels.leave_panel(league, context.words))
            return
        league = await self.sessions.leagues.leave(context.request, league.id, now=True)
        await self.show(context, league, context.words(f"{kind_of(league)}-said-left"))

    def _page(self, league: League, words: Words) -> CupPage:
        """Return the bracket of a cup. Raises NotAllowed if it has not begun."""
        if not league.rows.seats:
            raise NotAllowed("battle-error-not-begun" if league.is_battle else "cup-error-not-begun")
        return page_of(league, self.client.faces[league.row.game], words)


COG = Cups
