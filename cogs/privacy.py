"""`/privacy`: what is kept about a member and why, all of it as a file, and its end."""

from pathlib import Path

import discord
from discord import app_commands

from bot.errors import NotAllowed, PlayerError
from bot.sessions.memory.privacy import GRACE
from bot.sessions.pace import DAY
from bot.ui.address import Address
from bot.ui.door import entered_anywhere
from bot.ui.entries import Answers, Press, action
from bot.ui.house_cog import HouseCog
from bot.ui.items import Button
from bot.ui.names import channel_mention
from bot.ui.panel import Document, panel
from bot.ui.visit import Visit

MIB = 1024 * 1024
PAPERS = ("PRIVACY.md", "TERMS.md")
_ROOT = Path(__file__).parents[1]


class Privacy(HouseCog):
    """See the module's docstring."""

    area = "privacy"

    privacy = app_commands.Group(
        name="privacy",
        description="privacy-cmd-policy",
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False),
        allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
    )

    @privacy.command(name="policy", description="privacy-cmd-policy")
    @entered_anywhere
    async def policy(self, visit: Visit) -> None:
        await self._policy(visit)

    @privacy.command(name="export", description="privacy-cmd-export")
    @app_commands.describe(what="privacy-opt-what")
    @app_commands.choices(
        what=[app_commands.Choice(name=f"privacy-choice-what-{value}", value=value) for value in ("me", "server")]
    )
    @entered_anywhere
    async def export(self, visit: Visit, what: str = "me") -> None:
        if what == "server":
            await self._hand_out_server(visit)
        else:
            await self._hand_out(visit)

    @privacy.command(name="delete", description="privacy-cmd-delete")
    @entered_anywhere
    async def delete(self, visit: Visit) -> None:
        await self._ask(visit)

    # ---- buttons ----

    @action("policy")
    async def on_policy(self, visit: Visit, _: Press, __: Answers) -> None:
        await self._policy(visit)

    @action("whole")
    async def on_whole(self, visit: Visit, _: Press, __: Answers) -> None:
        found = [Document((_ROOT / name).read_bytes(), name) for name in PAPERS]
        await visit.show(panel(visit.words("privacy-whole"), documents=found), *found)

    @action("export")
    async def on_export(self, visit: Visit, _: Press, __: Answers) -> None:
        await self._hand_out(visit)

    @action("ask")
    async def on_ask(self, visit: Visit, _: Press, __: Answers) -> None:
        await self._ask(visit)

    @action("delete")
    async def on_delete(self, visit: Visit, _: Press, __: Answers) -> None:
        await self.sessions.privacy.forget(visit.user)
        await visit.done(visit.words("privacy-deleted"))

    @action("keep")
    async def on_keep(self, visit: Visit, _: Press, __: Answers) -> None:
        await visit.done(visit.words("privacy-kept"))

    # ---- what commands and buttons have in common ----

    async def _policy(self, visit: Visit) -> None:
        contact = self.client.contact
        text = visit.words("privacy-policy", known="yes" if contact else "no", contact=contact or "", days=GRACE // DAY)
        row = [
            Button(Address("b", self.area, "whole"), visit.words("privacy-ui-whole")),
            Button(Address("b", self.area, "export"), visit.words("privacy-ui-export")),
            Button(Address("b", self.area, "ask"), visit.words("privacy-ui-delete"), discord.ButtonStyle.danger),
        ]
        await visit.show(panel(text, row))

    async def _ask(self, visit: Visit) -> None:
        holding = await self.sessions.privacy.holding(visit.user)
        row = [
            Button(Address("b", self.area, "delete"), visit.words("privacy-ui-delete-yes"), discord.ButtonStyle.danger),
            Button(Address("b", self.area, "keep"), visit.words("privacy-ui-delete-no")),
        ]
        text = visit.words("privacy-delete-sure", playing=holding.playing, over=holding.over)
        await visit.show(panel(text, row))

    async def _hand_out(self, visit: Visit) -> None:
        data = await self.sessions.privacy.export(visit.user)
        await _hand_over(visit, visit.words("privacy-export-me"), Document(data, "lapidary-about-me.json"))

    async def _hand_out_server(self, visit: Visit) -> None:
        if visit.interaction.guild_id is None:
            raise NotAllowed("privacy-export-where")
        if not visit.interaction.permissions.manage_guild:
            place = channel_mention(visit.place.channel)
            raise NotAllowed("error-member-permission", permission="manage_guild", place=place)
        data = await self.sessions.privacy.export_guild(visit.place.guild)
        await _hand_over(visit, visit.words("privacy-export-server"), Document(data, "lapidary-server.zip"))


async def _hand_over(visit: Visit, text: str, document: Document) -> None:
    limit = visit.interaction.filesize_limit
    if len(document.data) > limit:
        raise PlayerError("privacy-export-size", size=-(-len(document.data) // MIB), limit=limit // MIB)
    await visit.show(panel(text, documents=[document]), document)


COG = Privacy
