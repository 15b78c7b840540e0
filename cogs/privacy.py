"""`/privacy`: shows, exports and deletes the data that are stored about a member."""

from pathlib import Path

import discord
from discord import app_commands

from bot.errors import PlayerError
from bot.sessions.memory.privacy import GRACE
from bot.sessions.pace import DAY
from bot.ui.address import Address
from bot.ui.commands.house_cog import HouseCog
from bot.ui.entry.actions import Press, action
from bot.ui.entry.buttons import Button
from bot.ui.entry.context import Context
from bot.ui.entry.door import ANYWHERE, FOR_BOTH, entered_anywhere
from bot.ui.entry.permissions import check_manager
from bot.ui.panels import Document, panel
from bot.ui.rows import in_rows
from bot.ui.words import Words

MIB = 1024 * 1024
PAPERS = ("PRIVACY.md", "TERMS.md")
_DANGER = discord.ButtonStyle.danger
_ROOT = Path(__file__).parents[1]


class Privacy(HouseCog):
    area = "privacy"

    privacy = app_commands.Group(
        name="privacy",
        description="privacy-cmd-policy",
        allowed_contexts=ANYWHERE,
        allowed_installs=FOR_BOTH,
    )

    @privacy.command(name="policy", description="privacy-cmd-policy")
    @entered_anywhere
    async def policy(self, context: Context) -> None:
        await self._policy(context)

    @privacy.command(name="export", description="privacy-cmd-export")
    @app_commands.describe(what="privacy-opt-what")
    @app_commands.choices(
        what=[app_commands.Choice(name=f"privacy-choice-what-{value}", value=value) for value in ("me", "server")]
    )
    @entered_anywhere
    async def export(self, context: Context, what: str = "me") -> None:
        if what == "server":
            await self._export_server(context)
        else:
            await self._export_member(context)

    @privacy.command(name="delete", description="privacy-cmd-delete")
    @entered_anywhere
    async def delete(self, context: Context) -> None:
        await self._ask(context)

    @action("whole")
    async def on_whole(self, context: Context) -> None:
        """Show the whole privacy policy and the terms."""
        found = [Document((_ROOT / name).read_bytes(), name) for name in PAPERS]
        await context.show(panel(context.words("privacy-whole"), documents=found), *found)

    @action("delete")
    async def on_delete(self, context: Context, press: Press) -> None:
        """Delete the member's data. If they play in more matches than the question has told, ask again."""
        if (await self.sessions.privacy.holding(context.user)).playing > press.version:
            await self._ask(context)
            return
        await self.sessions.privacy.forget(context.user)
        await context.done(context.words("privacy-deleted"))

    @action("puzzles")
    async def on_puzzles(self, context: Context, press: Press) -> None:
        """Allow or refuse that the member's finished matches become puzzles. The address says which (1 or 0)."""
        allowed = bool(press.version)
        await self.sessions.privacy.allow_puzzles(context.user, allowed=allowed)
        said = context.words("privacy-puzzles-yes" if allowed else "privacy-puzzles-no")
        await context.show(panel(said, [_puzzles_button(context.words, allow=not allowed)]))

    @action("keep")
    async def on_keep(self, context: Context) -> None:
        """Close the question whether to delete the data."""
        await context.done(context.words("privacy-kept"))

    @action("policy")
    async def _policy(self, context: Context) -> None:
        """Show in short what the bot stores."""
        words, contact, own = context.words, self.client.contact, await self.sessions.settings.member(context.user)
        text = words("privacy-policy", known="yes" if contact else "no", contact=contact, days=GRACE // DAY)
        row = [
            Button(Address("b", self.area, "whole"), words("privacy-ui-whole")),
            Button(Address("b", self.area, "export"), words("privacy-ui-export")),
            _puzzles_button(words, allow=not own.puzzles),
            Button(Address("b", self.area, "ask"), words("privacy-ui-delete"), discord.ButtonStyle.danger),
        ]
        await context.show(panel(text, *in_rows(row)))

    @action("ask")
    async def _ask(self, context: Context) -> None:
        """Ask before the member's data is deleted."""
        words, holding = context.words, await self.sessions.privacy.holding(context.user)
        row = [
            Button(Address("b", self.area, "keep"), words("privacy-ui-delete-no")),
            Button(Address("b", self.area, "delete", "", holding.playing), words("privacy-ui-delete-yes"), _DANGER),
        ]
        text = words("privacy-delete-sure", playing=holding.playing, over=holding.over)
        await context.show(panel(text, row))

    @action("export")
    async def _export_member(self, context: Context) -> None:
        """Send the member all that is stored of them."""
        data = await self.sessions.privacy.export(context.user)
        await _send_file(context, context.words("privacy-export-me"), Document(data, "lapidary-about-me.json"))

    async def _export_server(self, context: Context) -> None:
        check_manager(context.interaction)
        data = await self.sessions.privacy.export_guild(context.place.guild)
        await _send_file(context, context.words("privacy-export-server"), Document(data, "lapidary-server.zip"))


def _puzzles_button(words: Words, *, allow: bool) -> Button:
    """Return the button that allows or refuses puzzles from the member's matches."""
    label = words("privacy-ui-puzzles-yes") if allow else words("privacy-ui-puzzles-no")
    return Button(Address("b", Privacy.area, "puzzles", "", int(allow)), label)


async def _send_file(context: Context, text: str, document: Document) -> None:
    limit = context.interaction.filesize_limit
    if len(document.data) > limit:
        raise PlayerError("privacy-export-size", size=-(-len(document.data) // MIB), limit=limit // MIB)
    await context.show(panel(text, documents=[document]), document)


COG = Privacy
