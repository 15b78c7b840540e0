"""`/letters`: matches in direct messages, with anybody who has got a code, whatever servers they are in."""

from typing import Any

from discord import app_commands, ui
from msgspec.structs import replace

from bot.errors import NotAllowed
from bot.sessions.model import MemberSettings, Phase
from bot.ui.address import Address
from bot.ui.commands.house_cog import HouseCog
from bot.ui.commands.letters_panel import letters_panel
from bot.ui.commands.match.cog import MatchCog
from bot.ui.commands.match.letters import AREA, TAKE, link_to_board, starts_of, table_line
from bot.ui.entry.actions import Answers, Press, action
from bot.ui.entry.buttons import Button
from bot.ui.entry.context import Context
from bot.ui.entry.door import ANYWHERE, FOR_BOTH, entered_anywhere
from bot.ui.panels import Form, line, panel
from bot.ui.rows import in_rows
from bot.ui.times import taken_said
from bot.ui.words import Words, safe_name, with_names

LONGEST_CODE = 20  # characters of a typed code
SWITCHES = ("every", "listed")  # settings of `/letters settings`, by the argument of their button


class LettersCog(HouseCog):
    """The commands and buttons of matches by letters that belong to no game."""

    area = AREA
    letters = app_commands.Group(
        name="letters", description="letters-cmd", allowed_contexts=ANYWHERE, allowed_installs=FOR_BOTH
    )

    @letters.command(name="new", description="letters-cmd-new")
    @entered_anywhere
    async def new(self, context: Context) -> None:
        await self.show_new(context)

    @action("new")
    async def show_new(self, context: Context) -> None:
        """Ask which game to open, or for the code of somebody else's table."""
        words, rows = context.words, list[list[ui.Item[Any]]]()
        for face in self.client.faces.values():
            rows += in_rows(starts_of(face, words))
        more = [self._button(one, words) for one in ("join", "show", "settings")]
        await context.show(panel(words("letters-which"), *rows, more))

    @letters.command(name="show", description="letters-cmd-show")
    @entered_anywhere
    async def show(self, context: Context) -> None:
        await self.show_open(context)

    @action("show")
    async def show_open(self, context: Context) -> None:
        """Show the member's open tables and matches, with buttons that show the boards and call off tables."""
        row: list[ui.Item[Any]] = [self._button(one, context.words) for one in ("new", "join", "settings")]
        await context.show(await letters_panel(self.client, context, row))

    @letters.command(name="join", description="letters-cmd-join")
    @app_commands.describe(code="letters-opt-code")
    @entered_anywhere
    async def join(self, context: Context, code: str) -> None:
        await self._join(context, code)

    @action("join")
    async def on_join(self, context: Context, press: Press, answers: Answers) -> None:
        """Ask for a code, or take the one that was typed."""
        if press.kind == "m":
            await self._join(context, answers.get("code", ""))
            return
        words = context.words
        field = line("code", words("letters-ui-typed"), example="ABCD-EFGH", longest=LONGEST_CODE)
        asked = Address("m", self.area, "join", argument=str(context.user))
        await context.ask(Form(asked, words("letters-ui-join"), field))

    @action(TAKE)
    async def on_take(self, context: Context, press: Press) -> None:
        """Give a seat to whoever presses the button of an invitation. Raises the errors of `Letters.join`."""
        await context.show(panel("\n".join(filter(None, await self._seat(context, press.argument)))))

    async def _join(self, context: Context, code: str) -> None:
        """Give the member a seat by a typed code. Raises the errors of `Letters.join`."""
        said, hint = await self._seat(context, code)
        await context.done(said, hint=hint)

    async def _seat(self, context: Context, code: str) -> tuple[str, str]:
        """Give the member a seat. Return what is said of it, and a hint for newcomers. Raises as `Letters.join`."""
        match = await self.client.presenter.watched(context, self.sessions.letters.join(context.request, code))
        began, words = match.phase is not Phase.LOBBY, context.words
        link = await link_to_board(self.client, context, match)
        there = int(link is not None)
        host = next((seat.name for seat in with_names(match, words).seats if seat.user == match.host), "")
        said = words("letters-begun" if began else "letters-joined", name=safe_name(host), there=there)
        if match.entry.kind == "seat":
            said = taken_said(match, context.user, words)
        about = table_line(match, self.client.faces[match.game], words, link)
        cog = self.client.areas[match.game]
        assert isinstance(cog, MatchCog)  # the area of a game
        hint = await cog.newcomers_hint(context, by_letters=True) if there else ""
        return f"{said}\n{about}", hint

    @letters.command(name="settings", description="letters-cmd-settings")
    @entered_anywhere
    async def settings(self, context: Context) -> None:
        await self.show_settings(context)

    @action("settings")
    async def show_settings(self, context: Context) -> None:
        """Show which boards by letters the member gets, and whether the leaderboards have them."""
        await self._show_settings(context, await self.sessions.settings.member(context.user))

    @action("set")
    async def on_set(self, context: Context, press: Press) -> None:
        """Switch a setting on or off. The version of the address says which."""
        name, on = press.argument, bool(press.version)
        if name not in SWITCHES:
            raise NotAllowed("error-unknown-button")

        def change(settings: MemberSettings) -> MemberSettings:
            if name == "every":
                return replace(settings, every_letter=on)
            return replace(settings, letters_listed=on)

        settings = await self.sessions.settings.change_member(context.user, change)
        if name == "listed" and not on:
            await self.sessions.letters.leave_leaderboards(context.user)
        await self._show_settings(context, settings)

    async def _show_settings(self, context: Context, settings: MemberSettings) -> None:
        words, now = context.words, {"every": settings.every_letter, "listed": settings.letters_listed}
        text = words("letters-settings", every=int(now["every"]), listed=int(now["listed"]))
        row: list[ui.Item[Any]] = [
            Button(
                Address("b", self.area, "set", version=int(not on), argument=one),
                words(f"letters-ui-{one}-{'off' if on else 'on'}"),
            )
            for one, on in now.items()
        ]
        await context.show(panel(text, row))

    def _button(self, name: str, words: Words) -> Button:
        return Button(Address("b", self.area, name), words(f"letters-ui-{name}"))


COG = LettersCog
