"""Leagues: `/league` shows those of the server, and members do all else by its buttons."""

from discord import app_commands
from msgspec.structs import replace

from bot.errors import NotAllowed
from bot.sessions.leagues.model import AT_ONCE, ROUND_WEEKS, ROUNDS, WEEKS, League, Rules
from bot.ui.commands.leaderboards import fitting, game_named, game_names
from bot.ui.commands.start_panel import LEAGUE
from bot.ui.entry.actions import Answers, Press, action, choice_in
from bot.ui.entry.buttons import number_in
from bot.ui.entry.context import Context
from bot.ui.entry.door import Choices, entered, suggesting, suggesting_each
from bot.ui.face import Face
from bot.ui.leagues.options import TypedLeagueCog, bank_typed, chooses_time
from bot.ui.leagues.panels import one_of
from bot.ui.leagues.plans import LeaguePlan, Plan
from bot.ui.panels import Form, Layout, panel
from bot.ui.times import ALL_COUNT
from bot.ui.words import Words
from cogs.league import panels
from cogs.league.host import SeasonHost
from cogs.league.page import Page
from render import leaderboards as painter


class Leagues(TypedLeagueCog):
    area = LEAGUE
    plan = LeaguePlan

    async def cog_load(self) -> None:
        self.sessions.leagues.show_by(SeasonHost(self.client, painter.paint_standings, "standings"))

    @app_commands.command(name="league", description="league-cmd")
    @app_commands.describe(
        game="league-opt-game",
        rounds="league-opt-rounds",
        bank="league-opt-bank",
        off="league-opt-off",
        mode="league-opt-mode",
        turn="league-opt-turn",
        weeks="league-opt-weeks",
        pause="league-opt-pause",
        place="league-opt-place",
    )
    @chooses_time
    @entered
    async def league(
        self,
        context: Context,
        game: str | None = None,
        rounds: app_commands.Range[int, ROUNDS[0], ROUNDS[-1]] = 0,
        bank: int = 0,
        off: str = ALL_COUNT,
        mode: str | None = None,
        turn: str | None = None,
        weeks: str | None = None,
        pause: str | None = None,
        place: str | None = None,
    ) -> None:
        key = None if game is None else game_named(self.client.faces, game, context.words)
        plan = LeaguePlan(bank, off, rounds).checked()
        typed = {"mode": mode, "turn": turn, "weeks": weeks, "pause": pause, "place": place}
        if any(typed.values()):  # all that the form asks for, so the league opens at once
            face = await self.face_for_new(context, key, "league-error-no-game")
            await self.open_by(context, face, plan, typed)
        elif plan == LeaguePlan():
            await self.first(context, key)
        else:
            await self.first_with(context, key, plan)

    @league.autocomplete("game")
    @suggesting
    async def _suggest_games(self, context: Context, current: str) -> Choices:
        return fitting(game_names(self.client.faces, context.words), current)

    @league.autocomplete("mode")
    @league.autocomplete("turn")
    @league.autocomplete("weeks")
    @league.autocomplete("pause")
    @league.autocomplete("place")
    @suggesting_each
    async def _suggest_choices(self, context: Context, current: str, option: str) -> Choices:
        rounds = context.interaction.namespace.rounds
        plan = LeaguePlan(bank_typed(context), rounds=rounds if rounds in ROUNDS else 0)
        return self.suggested(context, current, option, plan)

    async def panel_of(self, context: Context, league: League, said: str) -> Layout:
        words, face = context.words, self.client.faces[league.row.game]
        return panels.league_panel(
            league,
            await self.sessions.leagues.divisions(league),
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

    def form(self, face: Face, plan: Plan, words: Words) -> Form:
        return panels.form(face, plan, words)

    def chosen(self, rules: Rules, answers: Answers) -> Rules:
        return replace(rules, weeks=one_of(ROUND_WEEKS if rules.rounds else WEEKS, answers.get("weeks", "")))

    def joined_said(self, league: League, context: Context) -> str:
        return (
            context.words("league-said-joined-swiss") if league.rules.rounds else super().joined_said(league, context)
        )

    # ---- looking ----

    @action("mine")
    async def on_mine(self, context: Context, press: Press) -> None:
        """Show the member's matches of the season."""
        league = await self.named_in(context, press)
        told = panels.mine(league, context.user, *await self.turns(context), context.words)
        await context.show(panel(told, [self.back(league, context.words)]))

    @action("table")
    async def on_table(self, context: Context, press: Press) -> None:
        """Show the standings of a division as a picture: the member's own, unless the press names another one."""
        league, number, page = await self._page(context, press)
        picture = await self.client.pictures.beside(
            painter.paint_standings, page.picture(), name="standings", alt=page.alt(), words=context.words
        )
        rows = panels.table_rows(league, number, context.words, listed=False)
        await context.show(panel("", *rows, picture=picture), picture)

    @action("text")
    async def on_text(self, context: Context, press: Press) -> None:
        """Show the standings of a division in words."""
        league, number, page = await self._page(context, press)
        await context.show(panel(page.text(), *panels.table_rows(league, number, context.words, listed=True)))

    # ---- being in it ----

    @action("leave")
    async def on_leave(self, context: Context, press: Press) -> None:
        """Ask when the member leaves, if they play in the season."""
        league = await self.named_in(context, press)
        seat = league.seat_of(context.user)
        if seat is None or seat.left_at is not None or not league.is_played:
            league = await self.sessions.leagues.leave(context.request, league.id, now=False)
            await self.show(context, league, context.words("league-said-left"))
            return
        await context.show(panels.leave_panel(league, context.words))

    @action("leaveend")
    async def on_leave_end(self, context: Context, press: Press) -> None:
        """Let the member leave after the season."""
        league = await self.named_in(context, press)
        league = await self.sessions.leagues.leave(context.request, league.id, now=False)
        await self.show(context, league, context.words("league-said-leaves"))

    @action("atonce")
    async def on_at_once(self, context: Context, press: Press, answers: Answers) -> None:
        """Set how many of the member's matches are open at a time."""
        count = one_of(AT_ONCE, choice_in(answers))
        league = await self.named_in(context, press)
        league = await self.sessions.leagues.set_at_once(context.request, league.id, count)
        await self.show(context, league, context.words("league-said-at-once", count=count))

    # ---- parts ----

    async def _page(self, context: Context, press: Press) -> tuple[League, int, Page]:
        """Return the league in the season that a press names, the number of a division, and its standings."""
        asked = [number_in(one) for one in press.argument.split()[1:3]]
        league = await self.named_in(context, press, asked[1] if len(asked) > 1 else None)
        if not league.rows.seats and league.season > 1:  # the next season has not begun
            league = await self.named_in(context, press, league.season - 1)
        found = await self.sessions.leagues.divisions(league)
        own = league.seat_of(context.user)
        wanted = asked[0] if asked else 1 if own is None else own.division
        division = next((one for one in found if one.number == wanted), None)
        if division is None:
            raise NotAllowed("league-error-few")
        return league, wanted, Page(league, division, self.client.faces[league.row.game], context.words)


COG = Leagues
