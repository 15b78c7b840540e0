"""The actions of a member who looks for players: how long a turn may take, until when, and that they look now."""

from typing import Any

import discord
from discord import ui

from bot.errors import NoSession, NotAllowed
from bot.sessions import refusals
from bot.sessions.model import Match, Phase
from bot.sessions.pace import HOUR
from bot.sessions.play.apart import ApartAmong
from bot.sessions.play.seekers import Wish
from bot.ui.address import Address
from bot.ui.boards import lobby, messages
from bot.ui.commands.match.asked import NewMatch, start_named
from bot.ui.commands.match.cog import MatchPart
from bot.ui.commands.match.starting import Starting
from bot.ui.commands.seeking import ANYWAY, LOOK, NOW, SET, USUAL, now, pace_of, seekers_for
from bot.ui.entry.actions import Answers, Press, action, choice_in, words_in
from bot.ui.entry.buttons import Button, Select, number_in
from bot.ui.entry.context import Context
from bot.ui.entry.permissions import parent_of
from bot.ui.face import Start
from bot.ui.panels import Layout, option, panel
from bot.ui.rows import in_rows
from bot.ui.times import LIMITS, length, moment, pace_in_words
from bot.ui.words import Words, channel_mention, message_link

HOURS = (1, 3, 6, 12, 24, 72, 168)  # for which a member may look
PACE, TIME = "p", "t"  # which menu of the panel a select is
MOST_OFFERED = 3  # open tables
TRIES = 3  # if others, of another process of the bot, begin to look meanwhile
_PRIMARY = discord.ButtonStyle.primary


class Seeking(MatchPart):
    """The part of a game's cog for members who look for players."""

    @action(LOOK)
    async def on_look(self, context: Context, press: Press) -> None:
        """Ask for how long to look, and how long a turn may take."""
        await self._ask(context, start_named(self.face, press.argument, several=True), *USUAL)

    @action(SET)
    async def on_set(self, context: Context, press: Press, answers: Answers) -> None:
        """Show the panel with what was chosen in one of its menus."""
        name, minutes, hours, which = words_in(press, 4)
        chosen = number_in(choice_in(answers))
        given = (chosen, number_in(hours)) if which == PACE else (number_in(minutes), chosen)
        await self._ask(context, start_named(self.face, name, several=True), *given)

    @action(NOW)
    async def on_now(self, context: Context, press: Press) -> None:
        """Open a table for those who look for the same. If nobody does, look for players from now on."""
        name, typed, lasts = words_in(press, 3)
        start, minutes, hours = start_named(self.face, name, several=True), number_in(typed), number_in(lasts)
        if press.argument.split()[3:] != [ANYWAY] and (tables := await self._tables(context)):
            await self._offer(context, tables, now(self.face.key, start.key, minutes, hours, ANYWAY))
            return
        wish = Wish(self.face.key, start.key, pace_of(minutes))
        await self.sessions.settings.check_channel(context.place, parent_of(context.interaction))
        await self.sessions.settings.check_limit(context.place.guild, context.user)
        async with self.sessions.seekers.alone(context.place.guild, self.face.key):
            match, busy, called = await self._meet(context, start, wish, hours * HOUR)
        if match is not None:
            await self.cog.part(Starting).tell_opened(context, match, NewMatch(start.options, wish.pace))
            return
        until, words = moment(self.client.clock.now() + hours * HOUR), context.words
        quiet = (await self.sessions.settings.guild(context.place.guild)).quiet
        closed = quiet and (await self.sessions.settings.member(context.user)).dm_closed
        about = {"called": int(called), "quiet": int(quiet) + int(closed), "busy": int(busy)}
        said = words("look-begun", game=self.face.name(words), until=until, **about)
        stop = Address("b", "looking", "stop", argument=f"{self.face.key} {start.key}")
        await context.show(panel(said, [Button(stop, words("look-ui-stop"))]))

    async def _meet(self, context: Context, start: Start, wish: Wish, lasts: int) -> tuple[Match | None, bool, bool]:
        """Open a table for those who look for the same, or store that the member looks, for `lasts` milliseconds.

        Return the table or None, whether others look but no table can be here, and whether the server is called. The
        caller holds `Seekers.alone`. Raises NotAllowed if the member has such a table already.
        """
        seekers, starting, new = self.sessions.seekers, self.cog.part(Starting), NewMatch(start.options, wish.pace)
        for _ in range(TRIES):
            # Read before who waits, so that `look` refuses as long as anybody has come since.
            known = {one.member.user for one in await seekers.listed(context.place.guild)}
            sought = await seekers_for(context, self.client, self.face, start.options, wish.pace)
            if not sought:
                await self._check_no_own_table(context, start, wish)
            elif (match := await starting.open_for(context, new, sought)) is not None:
                return match, False, False
            stored, called = await seekers.look(context.request, context.place, wish, lasts, known)
            if stored:
                return None, bool(sought), called
        raise refusals.not_kept()

    async def _check_no_own_table(self, context: Context, start: Start, wish: Wish) -> None:
        """Raise NotAllowed if the member has a seat at an open table that others who look for the same find."""
        async for one in self.sessions.boards.in_guild(context.place.guild):
            same = one.game == wish.game and one.options == start.options and one.terms.pace == wish.pace
            if same and one.phase is Phase.LOBBY and one.seat_of(context.user) is not None:
                raise NotAllowed("look-error-seated", link=_where(one))

    async def _ask(self, context: Context, start: Start, minutes: int, hours: int) -> None:
        words, key = context.words, self.face.key
        if minutes not in LIMITS or hours not in HOURS:
            raise NotAllowed("error-unknown-button")
        several = len(self.face.starts()) > 1
        mode = words(f"{key}-start-{start.key}") if several else ""
        quiet = (await self.sessions.settings.guild(context.place.guild)).quiet
        about = {"modes": int(several), "quiet": int(quiet)}
        asked = words("look-ask", game=self.face.name(words), mode=mode, **about)
        items: list[ui.Item[Any]] = [ui.TextDisplay(asked)]
        menus = {
            PACE: [
                option(words("look-pace", pace=_pace(one, words)), str(one), chosen=one == minutes) for one in LIMITS
            ],
            TIME: [
                option(words("look-time", time=length(one * HOUR, words)), str(one), chosen=one == hours)
                for one in HOURS
            ],
        }
        for which, lines in menus.items():
            address = Address("s", key, SET, argument=f"{start.key} {minutes} {hours} {which}")
            items.append(ui.ActionRow(Select(address, words("look-ask-hint"), lines)))
        go = Button(now(key, start.key, minutes, hours), words("look-ui-now"), _PRIMARY)
        back = Button(Address("b", key, "newstart", argument=start.key), words("guide-ui-back"))
        await context.show(Layout(*items, ui.ActionRow(go, back)))

    async def _tables(self, context: Context) -> list[Match]:
        """Return the open tables of this game at which the member may take a seat."""
        found = list[Match]()
        async for one in self.sessions.boards.in_guild(context.place.guild):
            if one.game != self.face.key or one.phase is not Phase.LOBBY or one.seat_of(context.user) is not None:
                continue
            try:
                match = await self.sessions.matches.match(one.id, context.request)
            except NoSession:  # the member does not see its channel
                continue
            users = frozenset({context.user, *(seat.user for seat in match.members)})
            pairs = await self.sessions.blocks.among(None, ApartAmong(users), None)
            if lobby.has_room(match, context.user) and all(context.user not in pair for pair in pairs):
                found.append(match)
        return found[:MOST_OFFERED]

    async def _offer(self, context: Context, tables: list[Match], anyway: Address) -> None:
        """Offer open tables. anyway: the address that looks for others all the same."""
        words = context.words
        lines, buttons = [words("look-tables")], list[ui.Item[Any]]()
        for number, match in enumerate(tables, 1):
            about = f"{messages.which(match, self.face, words)} · {pace_in_words(match.terms.pace, words)}"
            lines.append(words("look-table", number=number, match=about, link=_where(match)))
            label = words("ui-join") if len(tables) == 1 else words("look-ui-take-seat", number=number)
            buttons.append(Button(lobby.JOIN.address(match), label, lobby.JOIN.style))
        buttons.append(Button(anyway, words("look-ui-anyway")))
        await context.show(panel("\n".join(lines), *in_rows(buttons)))


def _where(match: Match) -> str:
    """Return a link to the board of a match, or if there is none yet, a mention of its channel."""
    link = message_link(match.place.guild, match.board.channel, match.board.message)
    return link or channel_mention(match.place.channel)


def _pace(minutes: int, words: Words) -> str:
    return words(f"wait-choice-time-{minutes}")
