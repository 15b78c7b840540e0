"""The actions that begin a match: to ask for the game's mode and against whom, to challenge a member, to play again."""

from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Literal

import discord
from discord import ui

from bot.engine.game import LEVELS, Level
from bot.errors import AlreadyOpen, NotAllowed
from bot.sessions.computers import computers_at, strongest
from bot.sessions.councils import USUAL_HOURS, Council
from bot.sessions.model import Match, Member, Phase, Place
from bot.sessions.play import choices
from bot.sessions.play.company import Company
from bot.storage.keeping import is_computer, is_member
from bot.ui.address import Address
from bot.ui.commands import seeking
from bot.ui.commands.challenges import check_may_be_challenged, member_named
from bot.ui.commands.match.against import RIVAL, Against
from bot.ui.commands.match.alone import Alone
from bot.ui.commands.match.asked import NewMatch, several_named, start_named
from bot.ui.commands.match.cog import MatchPart
from bot.ui.commands.match.letters import ByLetters
from bot.ui.commands.match.lobby import seated_said
from bot.ui.commands.match.pacing import zone_hint
from bot.ui.commands.start_panel import AREA, TABLE, opening
from bot.ui.entry.actions import Answers, Press, action, choice_in, words_in
from bot.ui.entry.asked import member_of
from bot.ui.entry.buttons import Button, MemberSelect, number_in
from bot.ui.entry.context import Context
from bot.ui.entry.permissions import (
    THREADS,
    check_may_open,
    invitation,
    may_open_threads,
    needs_server,
    not_opened,
    parent_of,
)
from bot.ui.entry.reasons import TOO_MANY_THREADS, code_of
from bot.ui.face import Face, Start
from bot.ui.panels import Layout, clip, panel
from bot.ui.words import Words, channel_mention, plain_name, safe_name

LONGEST_THREAD = 100  # characters of a thread's name
# Minutes without a message after which Discord archives a match's thread: a week, the most.
ARCHIVED_AFTER: Literal[10_080] = 10_080

PRIMARY = discord.ButtonStyle.primary


class Starting(MatchPart):
    """The part of a game's cog that begins matches."""

    async def open(self, context: Context, new: NewMatch) -> None:
        """Open a new match. Those who look for such a match are told of it. Raises PlayerError."""
        if new.council and not context.place.guild:
            raise needs_server(context.interaction)
        if not context.place.guild:
            await self._open_alone(context, new)
            return
        check_may_open(context.interaction, context.words)
        if new.computers or new.guest or self.face.game.seats(new.options).high < 2:
            match = await self._open(context, new)
        else:
            async with self.sessions.seekers.alone(context.place.guild, self.face.key):
                sought = await seeking.seekers_for(context, self.client, self.face, new.options, new.pace)
                match = await self._open(context, new, sought=sought)
        await self.tell_opened(context, match, new)

    async def _open_alone(self, context: Context, new: NewMatch) -> None:
        """Open a match that only answers show, or go on with the open one.

        Raises NotAllowed if it is for several, and OptionError as in a server.
        """
        if self.face.game.seats(new.options).high > 1:
            raise NotAllowed("letters-error-direct", link=invitation(context.interaction.application_id))
        about = context.request, self.face.key, new.options, new.pace, new.computers
        match = await self.sessions.alone.open(*about)
        said = context.words("ui-alone-begins" if match.entry.kind == "start" else "ui-alone-goes-on")
        await self.cog.part(Alone).show(context, match, said)

    async def open_for(self, context: Context, new: NewMatch, sought: list[Member]) -> Match | None:
        """Open a table for members who look for it, in a new thread if the channel has no room. None: it cannot be.

        The caller holds `Seekers.alone`, and calls `tell_opened`. Raises PlayerError.
        """
        check_may_open(context.interaction, context.words)
        with suppress(AlreadyOpen):
            return await self._open(context, new, sought=sought)
        if parent_of(context.interaction) is None and may_open_threads(context.interaction):
            with suppress(AlreadyOpen):
                return await self._open(context, new, sought=sought, threads=True)
        return None

    async def _open(
        self, context: Context, new: NewMatch, *, sought: Sequence[Member] = (), threads: bool = False
    ) -> Match:
        """Open a match, in a thread if the server wants that or if `threads` is true."""
        settings = await self.sessions.settings.guild(context.place.guild)
        place, parent = context.place, parent_of(context.interaction)
        if (settings.threads or threads) and parent is None and self.face.game.seats(new.options).high > 1:
            place, parent = await self._thread(context), context.place.channel
        locale = settings.locale or context.guild_locale
        if new.council and new.computers is not None:
            about = self.face.key, new.options, new.computers, new.council
            begun = self.sessions.councils.open(context.request, place, *about, locale=locale, parent=parent)
            return await self.watched(context, begun)
        making = self.sessions.lobby.open(
            context.request,
            place,
            self.face.key,
            new.options,
            locale=locale,
            pace=new.pace,
            parent=parent,
            computers=new.computers,
            guest=new.guest,
            sought=sought,
        )
        return await self.watched(context, making)

    async def tell_opened(self, context: Context, match: Match, new: NewMatch) -> None:
        """Tell a member of the match that they have opened. new: what they have asked for."""
        context.name_buttons_of(match)
        zone = await zone_hint(context, self.sessions, match)
        company, hand = _company_said(context, match, new.computers), int(self.face.game.about.secrets)
        votes = "" if match.council is None else context.words("council-opened", hand=hand)
        if match.place != context.place:
            opened = context.words("house-thread-opened", place=channel_mention(match.place.channel))
            said = (opened, votes, company, zone, await self.cog.newcomers_hint(context))
            await context.tell("\n".join(filter(None, said)))
            return
        lobby = match.phase is Phase.LOBBY
        opened = context.words("ui-opened-table" if lobby else "ui-opened-solo")
        if new.guest is not None:
            opened = context.words("ui-opened-challenge", name=safe_name(context.words.member(new.guest.name)))
        if not await self.cog.link_to_board(match):
            opened = context.words("ui-opened-later", table=int(lobby))
        told = "\n".join(filter(None, (opened, votes, company, zone)))
        await context.done(told, hint=await self.cog.newcomers_hint(context))

    async def _thread(self, context: Context) -> Place:
        """Return a new thread for a match, after checking that the member may open a match here.

        Return the channel itself if it can have no thread, or if the server has as many as Discord allows.
        """
        await self.sessions.settings.check_channel(context.place)
        await self.sessions.settings.check_limit(context.place.guild, context.user)
        channel = context.interaction.channel
        if not isinstance(channel, discord.TextChannel):
            return context.place  # a voice channel's chat has no threads
        name = clip(
            f"{self.face.name(context.words)} · {plain_name(context.public_words.member(context.request.member.name))}",
            LONGEST_THREAD,
        )
        try:
            thread = await channel.create_thread(
                name=name, type=discord.ChannelType.public_thread, auto_archive_duration=ARCHIVED_AFTER
            )
        except discord.Forbidden as problem:
            raise not_opened((THREADS,), channel.id, context.words) from problem
        except discord.HTTPException as problem:
            if code_of(problem) != TOO_MANY_THREADS:
                raise
            return context.place
        return Place(context.place.guild, thread.id)

    @action("again", where="match")
    async def on_again(self, context: Context, match: Match, press: Press) -> None:
        """Ask the others for another match. Whoever did not take part opens a new one."""
        took_part = any(seat.user == context.user for seat in match.seats)  # also who has resigned
        if match.councils and match.by_letters:
            await self.cog.part(Against).ask_again(context, match)
            return
        if match.councils:
            await self._open_council_again(context, match, press.argument)
            return
        if match.solo or not took_part or match.state is None:
            options = match.options if match.solo else choices.with_seats_reordered(match.options, ())
            opening = self.cog.part(ByLetters).open if match.by_letters else self.open
            await opening(context, NewMatch(options, match.terms.pace))
            return
        if not match.by_letters:
            check_may_open(context.interaction, context.words)
        level, parent = next((one for one in LEVELS if one == press.argument), None), parent_of(context.interaction)
        others = [seat.user for seat in match.seats if is_member(seat.user) and seat.user != context.user]
        gone = () if match.by_letters else await self.client.homes.who_left(match.place.guild, others)
        asking = self.sessions.lobby.rematch(context.request, match.id, parent=parent, level=level, gone=gone)
        again = await self.watched(context, asking)
        await context.done(seated_said(context, again))

    async def _open_council_again(self, context: Context, match: Match, level: str) -> None:
        """Open a match like one that the channel has played. level: of the computer players; "": as before."""
        count = sum(is_computer(one.user) for one in match.seats)
        wanted = next((one for one in LEVELS if one == level), strongest(match)) or "normal"
        hours = (match.terms.council or Council()).hours
        await self.open(context, NewMatch(match.options, computers=Company(wanted, count), council=hours))

    @action("newpick")
    async def on_new_pick(self, context: Context) -> None:
        """Ask for the mode, or if there is only one, against whom."""
        starts, words = self.face.starts(), context.words
        if len(starts) == 1:
            await self._ask_with_whom(context, starts[0])
            return
        told = [words(f"{self.face.key}-start-{one.key}-told") for one in starts]
        text = words("guide-pick", game=self.face.name(words), starts="\n".join(told))
        buttons = [self._start_button(one, words) for one in starts]
        await context.show(panel(text, [*buttons, back(Address("b", AREA, "new"), words)]))

    @action("newstart")
    async def on_new_start(self, context: Context, press: Press) -> None:
        """Ask against whom."""
        await self._ask_with_whom(context, start_named(self.face, press.argument))

    @action("newopen", where="anywhere")
    async def on_new_open(self, context: Context, press: Press) -> None:
        """Open the match in the address: alone, at a table, or against computer players."""
        name, company = words_in(press, 2)
        start = start_named(self.face, name)
        await self.open(context, NewMatch(start.options, computers=_company(company, start.computers)))

    @action("newchannel")
    async def on_new_channel(self, context: Context, press: Press) -> None:
        """Ask how well the computer players play against the channel."""
        start, words, key = start_named(self.face, press.argument), context.words, self.face.key
        levels = [
            Button(Address("b", key, "newvotes", argument=f"{start.key} {level}"), words(f"computer-choice-{level}"))
            for level in LEVELS
        ]
        text = words("council-start", hours=USUAL_HOURS)
        way_back = back(Address("b", key, "newstart", argument=start.key), words)
        rival = Button(Address("b", key, RIVAL, argument=start.key), words("council-ui-against"))
        await context.show(panel(text, levels, [rival], [way_back]))

    @action("newvotes")
    async def on_new_votes(self, context: Context, press: Press) -> None:
        """Open the match in the address, in which the channel plays against computer players."""
        name, level = words_in(press, 2)
        start = start_named(self.face, name)
        company = _company(level, start.computers)
        if company is None:
            raise NotAllowed("error-unknown-button")
        await self.open(context, NewMatch(start.options, computers=company, council=USUAL_HOURS))

    @action("challenge")
    async def on_challenge(self, context: Context, press: Press) -> None:
        """Challenge the member in the address."""
        name, user = words_in(press, 2)
        await self._challenge(context, name, number_in(user))

    @action("invite")
    async def on_invite(self, context: Context, press: Press, answers: Answers) -> None:
        """Challenge the member that was chosen in a menu."""
        await self._challenge(context, press.argument, number_in(choice_in(answers)))

    async def _challenge(self, context: Context, name: str, user: int) -> None:
        start = start_named(self.face, name, several=True)
        member = await member_named(context, user)
        await check_may_be_challenged(context, self.client, member)
        await self.open(context, NewMatch(start.options, guest=member_of(member)))

    async def _ask_with_whom(self, context: Context, start: Start) -> None:
        if not self._seats_several(start):
            await self.open(context, NewMatch(start.options))
            return
        words, key = context.words, self.face.key
        computers = await self.sessions.settings.has_computers(context.place.guild, self.face.game.about)
        several = len(self.face.starts()) > 1
        mode = words(f"{key}-start-{start.key}") if several else ""
        items: list[ui.Item[Any]] = [
            ui.TextDisplay(words("guide-with-whom", game=self.face.name(words), mode=mode, modes=int(several))),
            ui.ActionRow(
                Button(opening(key, start, TABLE), words("guide-ui-table"), PRIMARY),
                seeking.button(key, start, words("look-ui")),
            ),
        ]
        if computers:
            levels = [Button(opening(key, start, level), words(f"computer-choice-{level}")) for level in LEVELS]
            items += [ui.TextDisplay(words("guide-with-computers")), ui.ActionRow(*levels)]
        if self.face.game.about.plays_itself and not self.face.game.simultaneous(start.options):
            action = "newchannel" if computers else RIVAL
            together = Button(Address("b", key, action, argument=start.key), words("council-ui-start"))
            items += [ui.TextDisplay(words("council-with")), ui.ActionRow(together)]
        members = MemberSelect(Address("s", key, "invite", argument=start.key), words("guide-ui-invite"))
        way_back = back(Address("b", key, "newpick") if several else Address("b", AREA, "new"), words)
        items += [ui.TextDisplay(words("guide-with-somebody")), ui.ActionRow(members), ui.ActionRow(way_back)]
        await context.show(Layout(*items))

    def _start_button(self, start: Start, words: Words) -> Button:
        """Return the button of a mode. A mode for one member needs no further question."""
        key, label = self.face.key, words(f"{self.face.key}-start-{start.key}")
        if self._seats_several(start):
            return Button(Address("b", key, "newstart", argument=start.key), label, PRIMARY)
        return Button(opening(key, start, TABLE), label, PRIMARY)

    def _seats_several(self, start: Start) -> bool:
        return self.face.game.seats(start.options).high > 1


def back(address: Address, words: Words) -> Button:
    """Return the button that leads back to the panel before."""
    return Button(address, words("guide-ui-back"))


def alone_buttons(faces: list[Face], words: Words) -> list[Button]:
    """Return a button for each game that one member can play alone."""
    return [
        Button(opening(face.key, start, TABLE), face.name(words), PRIMARY)
        for face in faces
        for start in face.starts()
        if face.game.seats(start.options).high == 1
    ]


def challenge_buttons(faces: list[Face], user: int, words: Words) -> list[Button]:
    """Return a button for each game and mode in which a member can be challenged. user: the member."""
    return [
        Button(Address("b", face.key, "challenge", argument=f"{start.key} {user}"), name, PRIMARY)
        for face in faces
        for start, name in several_named(face, words)
    ]


def _company(name: str, count: int | None) -> Company | None:
    """Return the computer players in an address. Raises NotAllowed for another name (a forged button).

    count: as for `Start.computers`.
    """
    if name == TABLE:
        return None
    level: Level | None = next((one for one in LEVELS if one == name), None)
    if level is None:
        raise NotAllowed("error-unknown-button")
    return Company(level, count)


def _company_said(context: Context, match: Match, asked: Company | None) -> str:
    """Return how many computer players have seats if there are several and nobody gave their number, else ""."""
    count = len(computers_at(match))
    return context.words("computer-several", count=count) if asked and asked.count is None and count > 1 else ""
