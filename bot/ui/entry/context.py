"""The context of one interaction: the member, the place, the language, and the ways to answer."""

import asyncio
from collections.abc import Sequence
from typing import Any

import discord

from bot.sessions.model import Member, Place, Request
from bot.texts import Texts
from bot.ui.entry.permissions import eyes_of
from bot.ui.entry.trouble import UNKNOWN_MESSAGE
from bot.ui.panels import NO_MENTIONS, Document, Layout, Picture, files_of, panel
from bot.ui.words import Words

Interaction = discord.Interaction[Any]

ANSWER_PATIENCE = 2.0  # seconds to wait for the first answer to a press before an edit of the pressed message


class Context:
    """A member's interaction: who asks, where, in which language, and the ways to answer.

    Attributes:
        place: the server and the channel.
        request: who asks, in the form that the sessions take.
        words: texts in the member's language, except names of buttons, which are in the server's language.
    """

    def __init__(self, interaction: Interaction, texts: Texts) -> None:
        self.interaction = interaction
        self.guild_locale = (interaction.guild_locale or interaction.locale).value
        self.words = Words(texts, interaction.locale.value, board=self.guild_locale)
        self.place = Place(guild=interaction.guild_id or 0, channel=interaction.channel_id or 0)
        self.request = Request(
            id=interaction.id,
            member=Member(user=interaction.user.id, name=interaction.user.display_name),
            locale=interaction.locale.value,
            eyes=eyes_of(interaction),
        )
        self._deferred = False
        self._acknowledged = asyncio.Event()  # set once Discord has the first answer, or if no answer will come
        # Held while an answer is sent: discord.py notes the answer only afterwards, and `Door` could defer meanwhile.
        self._answering = asyncio.Lock()

    @property
    def answered(self) -> bool:
        """Return whether the member got an answer or a modal. A command that is only deferred is not answered."""
        return self.interaction.response.is_done() and not self._deferred

    @property
    def user(self) -> int:
        return self.request.member.user

    @property
    def on_panel(self) -> bool:
        """Return whether the member pressed one of the bot's private panels. The answer then replaces this panel."""
        message = self.interaction.message
        return message is not None and message.flags.ephemeral

    @property
    def pressed(self) -> int | None:
        """Return the id of the public message that the member pressed; None if there is no such message."""
        message = self.interaction.message
        return None if message is None or message.flags.ephemeral else message.id

    async def may_edit_pressed(self) -> bool:
        """Wait for the first answer. Return whether the pressed message may be edited through this interaction."""
        try:
            async with asyncio.timeout(ANSWER_PATIENCE):
                await self._acknowledged.wait()
        except TimeoutError:
            return False
        return self.interaction.response.type is discord.InteractionResponseType.deferred_message_update

    async def edit_pressed(self, layout: Layout, *pictures: Picture | None) -> None:
        """Edit the pressed message. Discord's limits on channels do not count this edit."""
        await self.interaction.edit_original_response(
            view=layout, attachments=files_of(pictures), allowed_mentions=NO_MENTIONS
        )

    async def delete_pressed(self) -> None:
        await self.interaction.delete_original_response()

    def leave(self) -> None:
        """Note that the interaction is over, so that nobody waits for its first answer."""
        self._acknowledged.set()

    async def tell(self, text: str) -> None:
        await self._send(panel(text), [])

    @property
    def by_command(self) -> bool:
        return self.interaction.type is discord.InteractionType.application_command

    @property
    def is_private(self) -> bool:
        """Return whether the member used a slash command or a private panel."""
        return self.on_panel or self.by_command

    async def show(self, layout: Layout, *pictures: Picture | Document | None) -> None:
        """Answer with a private panel, its pictures and files. If a panel was pressed, replace that panel."""
        if not (self.on_panel and await self._replace(layout, pictures)):
            await self._send(layout, files_of(pictures))

    async def publish(self, layout: Layout, *pictures: Picture) -> None:
        """Post a public message in the channel, at this member's request. The bot needs no permission for this."""
        await self.defer()
        files = files_of(pictures)
        async with self._answering:
            await self.interaction.followup.send(view=layout, files=files, allowed_mentions=NO_MENTIONS)

    async def _replace(self, layout: Layout, pictures: Sequence[Picture | Document | None]) -> bool:
        """Replace the pressed panel. Return False if the member has dismissed it."""
        files = files_of(pictures)
        response = self.interaction.response
        async with self._answering:
            edit = self.interaction.edit_original_response if response.is_done() else response.edit_message
            try:
                await edit(view=layout, attachments=files, allowed_mentions=NO_MENTIONS)
                self._acknowledged.set()
            except discord.NotFound as problem:
                if problem.code != UNKNOWN_MESSAGE:
                    raise
                return False
        return True

    async def ask(self, modal: discord.ui.Modal) -> None:
        """Open a modal. After a deferral Discord opens no modal, so tell the member to press again."""
        async with self._answering:
            if not self.interaction.response.is_done():
                await self.interaction.response.send_modal(modal)
                self._acknowledged.set()
                return
        await self.tell(self.words("ui-press-again"))

    async def done(self, text: str) -> None:
        """Say that the request is done.

        The sentence answers a command, or replaces a pressed panel. A press on a board gets an answer that shows
        nothing, since the board shows the effect.
        """
        if self.by_command:
            await self.tell(text)
        elif self.on_panel:
            await self.show(panel(text))
        else:
            try:
                await self.defer()
            except discord.NotFound as problem:
                if problem.code != UNKNOWN_MESSAGE:
                    raise
                await self.tell(text)  # the pressed board was deleted

    async def defer(self) -> None:
        """Tell Discord that the answer follows. After a press, no answer need follow. A second call does nothing."""
        async with self._answering:
            if self.interaction.response.is_done():
                return
            if self.by_command:
                self._deferred = True
                await self.interaction.response.defer(ephemeral=True, thinking=True)
            else:
                await self.interaction.response.defer()
            self._acknowledged.set()

    async def _send(self, layout: Layout, files: list[discord.File]) -> None:
        async with self._answering:
            if not self.interaction.response.is_done():
                await self.interaction.response.send_message(
                    view=layout, files=files, ephemeral=True, allowed_mentions=NO_MENTIONS
                )
                self._acknowledged.set()
            elif self._deferred:
                self._deferred = False
                await self.interaction.edit_original_response(
                    view=layout, attachments=files, allowed_mentions=NO_MENTIONS
                )
            else:
                await self.interaction.followup.send(
                    view=layout, files=files, ephemeral=True, allowed_mentions=NO_MENTIONS
                )
