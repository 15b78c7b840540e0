"""`/block`: whom a member never wants to play with. The panel lists them, and takes them out of the list again."""

from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands, ui

from bot.errors import NotAllowed, SessionError
from bot.sessions.model import Match
from bot.sessions.play.apart import MOST_BLOCKED
from bot.storage.keeping import is_member
from bot.ui.address import Address
from bot.ui.client import Client
from bot.ui.commands.blocks import ALLOWS, AREA, BLOCK, allow_button, block_button, blocks_still, name_beside
from bot.ui.commands.house_cog import HouseCog
from bot.ui.entry.actions import Answers, Press, action, choice_in
from bot.ui.entry.buttons import MemberSelect, number_in
from bot.ui.entry.context import Context
from bot.ui.entry.door import entered_anywhere
from bot.ui.panels import panel
from bot.ui.sync import KEY
from bot.ui.words import mention, safe_name


class Blocks(HouseCog):
    area = AREA

    def __init__(self, client: Client) -> None:
        super().__init__(client)
        name = app_commands.locale_str("Block in games", **{KEY: "block-menu"})
        self.menu = app_commands.ContextMenu(name=name, callback=self.of_member)

    async def cog_load(self) -> None:
        self.client.tree.add_command(self.menu)

    @app_commands.command(name="block", description="block-cmd")
    @app_commands.describe(member="block-opt-member")
    @entered_anywhere
    async def block(self, context: Context, member: discord.User | None = None) -> None:
        if member is None:
            await self._show(context, "")
        else:
            await self._block(context, member)

    @entered_anywhere
    async def of_member(self, context: Context, member: discord.Member | discord.User) -> None:
        """Block a member from the member's menu."""
        await self._block(context, member)

    async def _block(self, context: Context, member: discord.Member | discord.User) -> None:
        """Raises NotAllowed for the member themselves and for bots, and if too many are blocked."""
        if member.bot:
            raise NotAllowed("error-block-bot")
        await self._block_anew(context, member.id)

    @action("add")
    async def on_add(self, context: Context, answers: Answers) -> None:
        """Block the member chosen in the menu."""
        await self._block_anew(context, number_in(choice_in(answers)))

    async def _block_anew(self, context: Context, user: int) -> None:
        """Block somebody whom the member has named just now. Raises as `_block`."""
        if user == context.user:
            raise NotAllowed("error-block-self")
        if self.client.user is not None and user == self.client.user.id:
            raise NotAllowed("error-block-bot")
        if not is_member(user):
            raise NotAllowed("error-unknown-button")
        await self.sessions.blocks.block(context.user, user)
        await self._show_blocked(context, user, mention(user))

    @action(BLOCK)
    async def on_block(self, context: Context, press: Press) -> None:
        """Block the member in the address, or allow them again.

        Raises NotAllowed if too many are blocked, and SessionError if an old button is to block.
        """
        user, match, words, now = number_in(press.argument), press.address.match, context.words, self.client.clock.now()
        if not is_member(user) or user == context.user:
            raise NotAllowed("error-unknown-button")
        beside = name_beside(press.found, context.user, user, words) if isinstance(press.found, Match) else None
        name = safe_name(beside or words("ui-nameless")) if match else mention(user)
        blocks, listed = self.sessions.blocks, await self.sessions.blocks.listed(context.user)
        if press.version == ALLOWS:
            await blocks.allow(context.user, user)
            # Whoever is not in the list any more may have deleted their data. Nothing names them anew.
            again = [block_button(user, words("block-again"), now, match)] if user in listed else []
            await self._show(context, words("block-lifted", name=name), again)
        elif beside is None if match else not blocks_still(press.version, now):
            raise SessionError("error-block-old")
        else:
            await blocks.block(context.user, user, beside_in=match or None)
            await self._show_blocked(context, user, name, match)

    @action("keep")
    async def on_keep(self, context: Context, answers: Answers) -> None:
        """Block only those any longer whom the menu still holds."""
        await self.sessions.blocks.keep(context.user, map(number_in, answers.get("chosen", "").split()))
        await self._show(context, "")

    async def _show_blocked(self, context: Context, user: int, name: str, match: str = "") -> None:
        """Say that a member is blocked. name: of the member, safe in a message. match: as for `block_button`."""
        undo = allow_button(user, context.words("block-undo"), match)
        await self._show(context, context.words("block-done", name=name), [undo])

    async def _show(self, context: Context, said: str, buttons: Sequence[ui.Item[Any]] = ()) -> None:
        """Show whom the member blocks, below a sentence. buttons: stand below that list."""
        words, blocked = context.words, await self.sessions.blocks.listed(context.user)
        in_server = context.interaction.guild_id is not None
        where = "home" if context.place.guild else "server" if in_server else "direct"
        text = words("block-list", count=len(blocked)) if blocked else "" if said else words("block-none", where=where)
        # The custom_ids must change with the list: otherwise Discord would go on showing what was chosen before.
        keep, add = (Address("s", AREA, name, argument=str(len(blocked))) for name in ("keep", "add"))
        menu = MemberSelect(keep, words("block-empty"), blocked, least=0, most=MOST_BLOCKED)
        rows: list[Sequence[ui.Item[Any]]] = [[menu] if blocked else [], buttons]
        if in_server:  # a direct conversation has no members to choose from
            rows.append([MemberSelect(add, words("block-choose"))])
        await context.show(panel("\n".join(filter(None, (said, text))), *rows))


COG = Blocks
