"""Leagues: `/league` shows those of the server, and members do all else by its buttons."""

import discord
import msgspec
from discord import app_commands

from bot.errors import NoSession, NotAllowed
from bot.sessions.leagues.model import AT_ONCE, SIGN_UPS, TURNS, WEEKS, League, Rules
from bot.ui.commands.house_cog import HouseCog
from bot.ui.commands.leaderboards import fitting, game_named, game_names
from bot.ui.entry.actions import Answers, Press, action, choice_in, words_in
from bot.ui.entry.buttons import number_in
from bot.ui.entry.context import Context
from bot.ui.entry.door import Choices, entered, suggesting
from bot.ui.entry.permissions import lacking_at, named, parent_of
from bot.ui.panels import panel
from bot.ui.words import channel_mention
from cogs.league import panels
from cogs.league.host import LeagueHost
from cogs.league.page import Page
from render import leaderboards as painter


class Leagues(HouseCog):
    area = panels.AREA
    direct = False

    async def cog_load(self) -> None:
        self.sessions.leagues.show_by(LeagueHost(self.client))

    @app_commands.command(name="league", description="league-cmd")
    @app_commands.describe(game="league-opt-game")
    @entered
    async def league(self, context: Context, game: str | None = None) -> None:
        key = None if game is None else game_named(self.client.faces, game, context.words)
        await self._first(context, key)

    @league.autocomplete("game")
    @suggesting
    async def _suggest_games(self, context: Context, current: str) -> Choices:
        return fitting(game_names(self.client.faces, context.words), current)

    # ---- looking ----

    @action("open")
    async def on_open(self, context: Context) -> None:
        """Show the league of the server, or ask for one of several."""
        await self._first(context, None)

    @action("show")
    async def on_show(self, context: Context, press: Press) -> None:
        """Show a league."""
        await self._show(context, await self._named(context, press))

    @action("rules")
    async def on_rules(self, context: Context, press: Press) -> None:
        """Show the rules of a league."""
        league = await self._named(context, press)
        back = panels.button("show", context.words("league-ui-back"), league)
        await context.show(panel(panels.rules(league, context.words), [back]))

    @action("mine")
    async def on_mine(self, context: Context, press: Press) -> None:
        """Show the member's matches of the season."""
        league = await self._named(context, press)
        back = panels.button("show", context.words("league-ui-back"), league)
        waiting = await self.sessions.reminders.waiting(context.user, context.place.guild)
        await context.show(panel(panels.mine(league, context.user, waiting, context.words), [back]))

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

    @action("join")
    async def on_join(self, context: Context, press: Press) -> None:
        """Let the member play in the next season, and show the league."""
        league = await self._named(context, press)
        league = await self.sessions.leagues.join(context.request, league.id)
        member = league.member(context.user)
        said = context.words("league-said-joined", count=AT_ONCE[0] if member is None else member.at_once)
        await self._show(context, league, said)

    @action("leave")
    async def on_leave(self, context: Context, press: Press) -> None:
        """Ask when the member leaves, if they play in the season."""
        league = await self._named(context, press)
        seat = league.seat_of(context.user)
        if seat is None or seat.left_at is not None or not league.is_played:
            league = await self.sessions.leagues.leave(context.request, league.id, now=False)
            await self._show(context, league, context.words("league-said-left"))
            return
        await context.show(panels.leave_panel(league, context.words))

    @action("leaveend")
    async def on_leave_end(self, context: Context, press: Press) -> None:
        """Let the member leave after the season."""
        league = await self._named(context, press)
        league = await self.sessions.leagues.leave(context.request, league.id, now=False)
        await self._show(context, league, context.words("league-said-leaves"))

    @action("leavenow")
    async def on_leave_now(self, context: Context, press: Press) -> None:
        """Let the member leave the season."""
        league = await self._named(context, press)
        league = await self.sessions.leagues.leave(context.request, league.id, now=True)
        await self._show(context, league, context.words("league-said-left-now"))

    @action("atonce")
    async def on_at_once(self, context: Context, press: Press, answers: Answers) -> None:
        """Set how many of the member's matches are open at a time."""
        count = _one_of(AT_ONCE, choice_in(answers))
        league = await self._named(context, press)
        league = await self.sessions.leagues.set_at_once(context.request, league.id, count)
        await self._show(context, league, context.words("league-said-at-once", count=count))

    # ---- managing it ----

    @action("form", manages=True)
    async def on_form(self, context: Context, press: Press) -> None:
        """Ask how a new league is played."""
        face = self.client.faces.get(press.argument)
        if face is None or not panels.modes(face):
            raise NotAllowed("error-unknown-button")
        await context.ask(panels.form(face, context.words))

    @action("make", manages=True)
    async def on_make(self, context: Context, press: Press, answers: Answers) -> None:
        """Open a league as a form says."""
        face = self.client.faces.get(press.argument)
        found = [] if face is None else [one for one in panels.modes(face) if one.key == answers.get("start")]
        if face is None or not found:
            raise NotAllowed("error-unknown-button")
        threads = answers.get("place") == "threads"
        rules = Rules(
            start=found[0].key,
            options=msgspec.json.encode(found[0].options).decode(),
            channel=self._channel(context, threads=threads),
            threads=threads,
            turn=_one_of(TURNS, answers.get("turn", "")),
            weeks=_one_of(WEEKS, answers.get("weeks", "")),
            pause=_one_of(SIGN_UPS, answers.get("pause", "")),
        )
        await self.sessions.settings.check_channel(context.place, parent_of(context.interaction))
        league = await self.sessions.leagues.open(context.place.guild, face.key, rules)
        await self._show(context, league, context.words("league-said-opened"))

    @action("begin", manages=True)
    async def on_begin(self, context: Context, press: Press) -> None:
        """Let the season begin as soon as enough members have joined."""
        league = await self._named(context, press)
        league = await self.sessions.leagues.begin_now(league.id)
        await self._show(context, league)

    @action("here", manages=True)
    async def on_here(self, context: Context, press: Press) -> None:
        """Bring a league to this channel."""
        league = await self._named(context, press)
        await self.sessions.settings.check_channel(context.place, parent_of(context.interaction))
        channel = self._channel(context, threads=league.rules.threads)
        league = await self.sessions.leagues.move(league.id, channel)
        await self._show(context, league, context.words("league-said-here"))

    @action("close", manages=True)
    async def on_close(self, context: Context, press: Press) -> None:
        """Ask whether to close a league."""
        await context.show(panels.close_panel(await self._named(context, press), context.words))

    @action("closesure", manages=True)
    async def on_close_sure(self, context: Context, press: Press) -> None:
        """Close a league."""
        league = await self._named(context, press)
        await self.sessions.leagues.close(league.id)
        await context.done(context.words("league-said-closed"))

    # ---- parts ----

    async def _first(self, context: Context, game: str | None) -> None:
        """Show the only league, or that of a game; else ask for one. game: its key; None: any."""
        found = await self.sessions.leagues.of(context.place.guild)
        of_game = [one for one in found if game in (None, one.row.game)]
        manages = context.interaction.permissions.manage_guild
        faces = {key: face for key, face in self.client.faces.items() if panels.modes(face)}
        others = [face for key, face in faces.items() if all(one.row.game != key for one in found)]
        if len(of_game) == 1 and (game is not None or not (manages and others)):
            await self._show(context, of_game[0])
        elif found:
            await context.show(panels.choose_panel(found, faces, others, context.words, manages=manages))
        else:
            await context.show(panels.none_panel(others, context.words, manages=manages))

    async def _show(self, context: Context, league: League, said: str = "") -> None:
        words, face = context.words, self.client.faces[league.row.game]
        manages = context.interaction.permissions.manage_guild
        lacking = self.client.lacking(league.rules.channel, words)
        divisions = await self.sessions.leagues.divisions(league)
        shown = panels.league_panel(
            league,
            divisions,
            face,
            words,
            context.user,
            self.client.clock.now(),
            manages=manages,
            said=said,
            lacking=lacking,
        )
        await context.show(shown)

    async def _named(self, context: Context, press: Press, season: int | None = None) -> League:
        """Return the league that a press names. Raises NoSession if it is gone or of another server."""
        [league_id] = words_in(press, 1)
        league = await self.sessions.leagues.league(league_id, season)
        if league.row.guild_id != context.place.guild:
            raise NoSession("league-error-gone")
        return league

    async def _page(self, context: Context, press: Press) -> tuple[League, int, Page]:
        """Return the league in the season that a press names, the number of a division, and its standings."""
        asked = [number_in(one) for one in press.argument.split()[1:3]]
        league = await self._named(context, press, asked[1] if len(asked) > 1 else None)
        if not league.rows.seats and league.season > 1:  # the next season has not begun
            league = await self._named(context, press, league.season - 1)
        found = await self.sessions.leagues.divisions(league)
        own = league.seat_of(context.user)
        wanted = asked[0] if asked else 1 if own is None else own.division
        division = next((one for one in found if one.number == wanted), None)
        if division is None:
            raise NotAllowed("league-error-few")
        return league, wanted, Page(league, division, self.client.faces[league.row.game], context.words)

    def _channel(self, context: Context, *, threads: bool) -> int:
        """Return the channel for a league. Raises NotAllowed if the bot cannot post there, or open threads.

        Also raises NotAllowed in a voice channel, and in a post of a forum. A league that is opened in a thread is that
        of its channel.
        """
        channel = context.interaction.channel
        place = channel.parent if isinstance(channel, discord.Thread) else channel
        if not isinstance(place, discord.TextChannel):
            raise NotAllowed("league-error-channel")
        if lacking := lacking_at(place, threads=threads):
            said = named(lacking, context.words)
            raise NotAllowed("error-bot-permissions", permissions=said, place=channel_mention(place.id))
        return place.id


def _one_of(offered: tuple[int, ...], chosen: str) -> int:
    """Return a chosen number. Raises NotAllowed for one that was not offered (a forged press)."""
    number = number_in(chosen)
    if number not in offered:
        raise NotAllowed("error-unknown-button")
    return number


COG = Leagues
