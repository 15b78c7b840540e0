"""Begins matches by buttons alone: the game's mode, then against whom. Also challenges a member."""

from typing import Any, ClassVar

import discord
from discord import ui

from bot.engine.game import LEVELS, Level
from bot.errors import NotAllowed
from bot.sessions.model import Member
from bot.sessions.pace import Pace
from bot.sessions.play.company import Company
from bot.ui.address import Address
from bot.ui.client import Client
from bot.ui.commands.challenges import check_may_be_challenged, member_named
from bot.ui.commands.start_panel import AREA
from bot.ui.entry.actions import Answers, Press, Pressable, action, choice_in, words_in
from bot.ui.entry.buttons import Button, MemberSelect, number_in
from bot.ui.entry.context import Context, member_of
from bot.ui.face import Face, Start
from bot.ui.panels import Layout, panel
from bot.ui.words import Words

TABLE = "table"  # stands in an address in place of a computer player's level: other members may join

PRIMARY = discord.ButtonStyle.primary


class Starting(Pressable):
    """The part of a game's cog that begins matches by buttons."""

    face: ClassVar[Face]
    client: Client

    async def open(
        self,
        context: Context,
        options: object,
        pace: Pace | None = None,
        computers: Company | None = None,
        guest: Member | None = None,
    ) -> None:
        """Open a new match, as `GameCog.open` says."""
        raise NotImplementedError

    @action("newpick")
    async def on_new_pick(self, context: Context, _: Press, __: Answers) -> None:
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
    async def on_new_start(self, context: Context, press: Press, _: Answers) -> None:
        """Ask against whom."""
        await self._ask_with_whom(context, self._start_named(press.argument))

    @action("newopen")
    async def on_new_open(self, context: Context, press: Press, _: Answers) -> None:
        """Open the match in the address: alone, at a table, or against computer players."""
        name, company = words_in(press, 2)
        start = self._start_named(name)
        await self.open(context, start.options, computers=_company(company, start.computers))

    @action("challenge")
    async def on_challenge(self, context: Context, press: Press, _: Answers) -> None:
        """Challenge the member in the address."""
        name, user = words_in(press, 2)
        await self._challenge(context, name, number_in(user))

    @action("invite")
    async def on_invite(self, context: Context, press: Press, answers: Answers) -> None:
        """Challenge the member that was chosen in a menu."""
        await self._challenge(context, press.argument, number_in(choice_in(answers)))

    async def _challenge(self, context: Context, name: str, user: int) -> None:
        start = self._start_named(name)
        if not self._seats_several(start):
            raise NotAllowed("error-unknown-button")
        member = await member_named(context, user)
        await check_may_be_challenged(context, self.client, member)
        await self.open(context, start.options, guest=member_of(member))

    async def _ask_with_whom(self, context: Context, start: Start) -> None:
        if not self._seats_several(start):
            await self.open(context, start.options)
            return
        words, key = context.words, self.face.key
        computers = await self.sessions.settings.has_computers(context.place.guild, self.face.game.about)
        several = len(self.face.starts()) > 1
        mode = words(f"{key}-start-{start.key}") if several else ""
        items: list[ui.Item[Any]] = [
            ui.TextDisplay(words("guide-with-whom", game=self.face.name(words), mode=mode, modes=int(several))),
            ui.ActionRow(Button(opening(key, start, TABLE), words("guide-ui-table"), PRIMARY)),
        ]
        if computers:
            levels = [Button(opening(key, start, level), words(f"computer-choice-{level}")) for level in LEVELS]
            items += [ui.TextDisplay(words("guide-with-computers")), ui.ActionRow(*levels)]
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

    def _start_named(self, name: str) -> Start:
        """Return the way to begin with this key. Raises NotAllowed for an unknown key (an old or forged button)."""
        found = next((one for one in self.face.starts() if one.key == name), None)
        if found is None:
            raise NotAllowed("error-unknown-button")
        return found


def back(address: Address, words: Words) -> Button:
    """Return the button that leads back to the panel before."""
    return Button(address, words("guide-ui-back"))


def challenge_buttons(faces: list[Face], user: int, words: Words) -> list[Button]:
    """Return a button for each game and mode in which a member can be challenged. user: the member."""
    found = []
    for face in faces:
        starts = [one for one in face.starts() if face.game.seats(one.options).high > 1]
        for start in starts:
            name = face.name(words)
            if len(starts) > 1:
                mode = words(f"{face.key}-start-{start.key}")
                name = words("guide-ui-game-mode", game=name, mode=mode)
            found.append(Button(Address("b", face.key, "challenge", argument=f"{start.key} {user}"), name, PRIMARY))
    return found


def opening(key: str, start: Start, company: str) -> Address:
    """Return the address of a button that opens a match. company: TABLE, or a computer player's level."""
    return Address("b", key, "newopen", argument=f"{start.key} {company}")


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
