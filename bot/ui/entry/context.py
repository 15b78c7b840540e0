"""The context of one interaction: who asks (`bot.ui.entry.asked`), and the ways to answer.

Answers are ephemeral: only their member sees them, and Discord's apps drop them when they start again. In the member's
conversation with the bot nobody else reads, so answers are ordinary messages there, and a board stays with its buttons.
They are silent: an answer notifies nobody.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any

import discord

from bot.errors import NotAllowed, PlayerError
from bot.sessions.model import Match
from bot.texts import Texts
from bot.ui.entry.answer import Answer, is_there, led
from bot.ui.entry.asked import Asked, Interaction
from bot.ui.entry.latest import LIFE, Latest, Live, Shown, Stays
from bot.ui.entry.permissions import PICTURES, lacking_to_post
from bot.ui.panels import (
    NO_MENTIONS,
    Document,
    Layout,
    Picture,
    files_of,
    naming,
    panel,
    repeated,
    with_pictures_only,
    with_said,
)

INVALID_FORM = 50035  # Discord's code of a message that it refuses, such as one that names a file that is gone
ANSWER_PATIENCE = 2.0  # seconds to wait for the first answer to a press before an edit of the pressed message


class Context(Asked):
    """A member's interaction, and the ways to answer it.

    Attributes:
        refusal: why the request is refused; None as long as it is not.
        kept: whether the request has changed a match. What fails after that does not refuse it.
        made: the kind of the entry that it has made; "": none. See `Drawing.kind_of_change`.
        brought_up: whether the pressed board was out of date, and shows the newest version since the press was refused.
    """

    def __init__(self, interaction: Interaction, texts: Texts, latest: Latest) -> None:
        """latest: the newest private messages of all members, which this context's answers join."""
        super().__init__(interaction, texts)
        self.refusal: PlayerError | None = None
        self.kept, self.made, self.brought_up = False, "", False
        self._latest, self._began = latest, latest.now()
        self.spot = (self.user, self.place.channel)
        self.left = asyncio.Event()  # set once the interaction is over
        self._answer: Answer | None = None
        self._first = ""  # the line with which all that is shown from now on begins; "": none
        self._live: Live | None = None  # what the answer shows of a match
        self._board: Match | None = None  # whose board the answer shows, if it stays in the conversation
        self._deferred = False
        self._acknowledged = asyncio.Event()  # set once Discord has the first answer, or if no answer will come
        self.began_at = latest.now()
        self.first_answer_at: float | None = None  # as `began_at`, in seconds
        # Held while an answer is sent: discord.py notes the answer only afterwards, and `Door` could defer meanwhile.
        self._answering = asyncio.Lock()

    @property
    def answered(self) -> bool:
        """Return whether the member got an answer or a modal. A command that is only deferred is not answered."""
        return self.interaction.response.is_done() and not self._deferred

    async def may_edit_pressed(self) -> bool:
        """Wait for the first answer. Return whether the pressed message may be edited through this interaction."""
        with suppress(TimeoutError):
            async with asyncio.timeout(ANSWER_PATIENCE):
                await self._acknowledged.wait()
        return self._acknowledged.is_set() and self.reaches_pressed

    @property
    def reaches_pressed(self) -> bool:
        """Return whether the pressed message may be edited through this interaction now."""
        deferred = self.interaction.response.type is discord.InteractionResponseType.deferred_message_update
        return deferred and self._latest.now() < self._began + LIFE

    async def keep_reach(self) -> bool:
        """Have the pressed message stay editable even after a panel is shown. Return False if it was deleted."""
        return await is_there(self.defer())

    async def edit_pressed(self, layout: Layout, *pictures: Picture | None, mentions: Iterable[int] = ()) -> None:
        """Edit the pressed message. It keeps the mentions of these users. Discord's limits do not count this edit."""
        await self.interaction.edit_original_response(
            view=layout, attachments=files_of(pictures), allowed_mentions=naming(mentions)
        )

    async def delete_pressed(self) -> None:
        await self.interaction.delete_original_response()

    def _acknowledge(self) -> None:
        """Note that Discord has an answer."""
        if self.first_answer_at is None:
            self.first_answer_at = self._latest.now()
        self._acknowledged.set()

    def leave(self) -> None:
        """Note that the interaction is over, so that nobody waits for its first answer."""
        self._acknowledged.set()
        self.left.set()

    async def tell(self, text: str, row: Sequence[discord.ui.Item[Any]] = ()) -> None:
        """Tell the member a sentence. It stands on the answer so far, or on the pressed panel, if there is one.

        row: buttons below a sentence that stands alone.
        """
        if self._answer is not None:
            if await self._answer.show(with_said(self._answer.layout, text), first=self._first):
                return
        elif await self.show_again(text):
            return
        await self._send(panel(text, row), [], is_panel=False)

    async def tell_first(self, text: str) -> None:
        """Tell the member a sentence that stays the first of the answer, whatever is told before or after it."""
        self._first = text
        again = self.show_again("") if self._answer is None else self._answer.show(self._answer.layout, first=text)
        if not await again:
            await self._send(Layout(), [], is_panel=False)

    async def show(self, layout: Layout, *pictures: Picture | Document | None, live: Live | None = None) -> None:
        """Answer with a private panel, its pictures and files. If a panel was pressed, replace that panel.

        live: what the panel shows of a match in play; None: nothing that changes.
        """
        self._live = live
        await self._show(layout, pictures, is_panel=True)

    def is_board_of(self, match: Match) -> None:
        """Note that what is shown next is the board of this match. In a conversation, it stays if no channel has it."""
        self._board = match if match.private and self.in_conversation else None

    async def show_again(self, said: str, *, idle: bool = False) -> bool:
        """Show the pressed private panel as it is, with a sentence. Return False if the panel is gone.

        said: as for `with_said`.
        idle: whether the panel's buttons and selects are disabled.
        """
        message = self.interaction.message
        if message is None or not self.on_panel:
            return False
        before = self._latest.at(self.spot)
        self._live = before.live if before is not None and before.message == message.id else None
        return await self._replace(repeated(message, said, idle=idle), None, is_panel=True)

    async def show_at_work(self, said: str) -> None:
        """Say at once that the answer takes seconds. The answer then replaces this sentence.

        A pressed panel stays, without its buttons. After a slash command, Discord itself says that the bot works.
        """
        if self.by_command:
            await self.defer()
            return
        try:
            shown = await self.show_again(said, idle=True)
        except discord.HTTPException as problem:
            if problem.code != INVALID_FORM:
                raise
            await self.defer()  # an earlier press has just replaced the panel and its files
            return
        if not shown:
            await self.show(with_said(Layout(), said))

    async def publish(self, layout: Layout, *pictures: Picture, server: int = 0) -> None:
        """Post a public message at this member's request. Where the bot may not post otherwise, say why this works.

        server: whose match it tells of; 0: it tells of none.
        Raises NotAllowed where the bot is no member, and others would learn of a match of a server; also if the server
        lets only this member see the message.
        """
        if server and not self.place.guild and self.is_among_others:
            raise NotAllowed("error-share-elsewhere")
        await self.defer()
        files = files_of(pictures)
        async with self._answering:
            send = self.interaction.followup.send
            sent = await send(view=layout, files=files, allowed_mentions=NO_MENTIONS, wait=True)
        if sent.flags.ephemeral:
            raise NotAllowed("ui-seen-by-you")
        if {*lacking_to_post(self.interaction, self.interaction.channel_id)} - {PICTURES}:
            await self.tell_first(self.words("ui-may-answer"))

    async def _show(self, layout: Layout, pictures: Sequence[Picture | Document | None], *, is_panel: bool) -> None:
        if self.on_panel and await self._replace(layout, pictures, is_panel=is_panel):
            return
        if self._answer is None or not await self._answer.show(layout, files_of(pictures), first=self._first):
            await self._send(layout, files_of(pictures), is_panel=is_panel)

    async def _replace(
        self, layout: Layout, pictures: Sequence[Picture | Document | None] | None, *, is_panel: bool
    ) -> bool:
        """Replace the pressed panel. Return False if the member has dismissed it.

        pictures: the new files; None: the panel keeps its files.
        """
        message, response = self.interaction.message, self.interaction.response
        assert message is not None  # a panel was pressed
        files = discord.utils.MISSING if pictures is None else files_of(pictures)
        view = led(layout, self._first)
        async with self._answering:
            edit = self.interaction.edit_original_response if response.is_done() else response.edit_message
            if not await is_there(edit(view=view, attachments=files, allowed_mentions=NO_MENTIONS)):
                return False
            self._acknowledge()
            self._note(message.id, self.interaction, layout, is_panel=is_panel)
        return True

    async def ask(self, modal: discord.ui.Modal) -> None:
        """Open a modal. After a deferral Discord opens no modal, so tell the member to press again.

        Raises NotAllowed if a modal was submitted: Discord opens none then, and no modal of the bot leads to another.
        """
        if self.interaction.type is discord.InteractionType.modal_submit:
            raise NotAllowed("error-unknown-button")
        async with self._answering:
            if not self.interaction.response.is_done():
                await self.interaction.response.send_modal(modal)
                self._acknowledge()
                return
        await self.tell(self.words("ui-press-again"))

    async def done(self, text: str, row: Sequence[discord.ui.Item[Any]] = (), *, hint: str = "") -> None:
        """Say that the request is done.

        The sentence answers a command, or replaces a pressed panel. A press on a board gets an answer that shows
        nothing, since the board shows the effect; and the sentence about an earlier press goes.

        row: buttons below the sentence that replaces a panel.
        hint: a text below the sentence, which the member then gets even after a press on a board.
        """
        text = f"{text}\n{hint}" if hint else text
        if self.on_panel:
            await self._show(panel(text, row), (), is_panel=False)
            return
        if not self.by_command and not await self.keep_reach():
            hint = text  # the pressed board was deleted
        if self.by_command or hint:
            await self.tell(text)
        elif not self._first:
            self._latest.drop_sentence(self.spot)

    async def defer(self) -> None:
        """Tell Discord that the answer follows. After a press, no answer need follow. A second call does nothing."""
        async with self._answering:
            if self.interaction.response.is_done():
                return
            if self.by_command:
                self._deferred = True
                await self.interaction.response.defer(ephemeral=not self.in_conversation, thinking=True)
            else:
                await self.interaction.response.defer()
            self._acknowledge()

    async def defer_command(self) -> None:
        """Tell Discord that the answer to a command follows. A press keeps what it shows until its answer."""
        if self.by_command:
            await self.defer()

    async def _send(self, layout: Layout, files: list[discord.File], *, is_panel: bool) -> None:
        asked, view, stays = self.interaction, led(layout, self._first), self.in_conversation
        async with self._answering:
            if not asked.response.is_done():
                sent = await asked.response.send_message(
                    view=view, files=files, ephemeral=not stays, silent=stays, allowed_mentions=NO_MENTIONS
                )
                self._acknowledge()
                self._note(sent.message_id or asked.id, asked, layout, is_panel=is_panel)
            elif self._deferred:
                self._deferred = False
                edited = await asked.edit_original_response(view=view, attachments=files, allowed_mentions=NO_MENTIONS)
                self._note(edited.id, asked, layout, is_panel=is_panel)
            else:
                added = await asked.followup.send(
                    view=view,
                    files=files,
                    ephemeral=not stays,
                    silent=stays,
                    allowed_mentions=NO_MENTIONS,
                    wait=True,
                )
                self._note(added.id, added, layout, is_panel=is_panel)

    def _note(
        self, message: int, source: Interaction | discord.WebhookMessage, layout: Layout, *, is_panel: bool
    ) -> None:
        """Note the private message that the member sees now. The one before it goes.

        source: the interaction if the message is its first answer, else the message itself.
        """
        edit: Callable[..., Awaitable[object]]
        if isinstance(source, discord.Interaction):
            edit, delete = source.edit_original_response, source.delete_original_response
        else:
            edit, delete = source.edit, source.delete
        self._answer = Answer(layout, edit)
        live = self._live if is_panel else None
        about = live.match if live is not None and live.is_board else ""
        close = self._close if about else None  # it holds the layout
        again = None
        if live is not None and live.kind is not None:
            again = partial(Renewed, self.interaction, self._texts, self._latest, self._board_locale, edit)
        refused, stays = self.refusal is not None, None
        if self.in_conversation:
            in_place = self.on_panel and is_panel  # a panel in the place of a board leads back to it
            board = self._named if in_place and self._board is None else self._board
            has_changed = board is not None and board.updated_at > board.created_at  # else it is new
            stays = Stays("", None) if board is None else Stays(board.id, board.created_at if has_changed else None)
        shown = Shown(message, delete, is_panel, self._began, close, about, refused, live, again, stays)
        self._latest.show(self.spot, shown)

    async def _close(self, link: str) -> None:
        """Say on the private board that its match is over. link: the link to the last board."""
        if self._answer is not None:
            said = self.words("ui-over-here", link=link)
            await self._answer.show(with_pictures_only(self._answer.layout, said))


class Renewed(Context):
    """The context in which the bot itself shows an open private panel anew, by the token that showed it.

    Attributes:
        may_show: whether the panel is still what the member sees.
        was_late: whether it was not, so that nothing was shown, or something older than what the member sees.
    """

    def __init__(
        self,
        interaction: Interaction,
        texts: Texts,
        latest: Latest,
        locale: str | None,
        edit: Callable[..., Awaitable[object]],
    ) -> None:
        """locale: as for `name_buttons_in`. edit: edits the panel."""
        super().__init__(interaction, texts, latest)
        self.name_buttons_in(locale)
        self.may_show: Callable[[], bool] = lambda: True
        self.was_late = False
        self._edit = edit

    @property
    def on_panel(self) -> bool:
        return True

    async def show_again(self, said: str, *, idle: bool = False) -> bool:
        """Return False: the old contents are what must go."""
        return False

    async def _show(self, layout: Layout, pictures: Sequence[Picture | Document | None], *, is_panel: bool) -> None:
        """Edit the panel, unless the member has gone on. A panel that is dismissed stays so."""
        before = self._latest.at(self.spot)
        if before is None or not self.may_show():
            self.was_late = True
            return
        self._answer = Answer(layout, self._edit)
        if not await self._answer.show(layout, files_of(pictures)):
            self._latest.forget(self.spot, before)
        elif self._latest.at(self.spot) is not before:
            self.was_late = True
        else:
            live = self._live if is_panel else None
            about = live.match if live is not None and live.is_board else ""
            close, refused = self._close if about else None, self.refusal is not None
            fresh = before._replace(is_panel=is_panel, close=close, about=about, is_refusal=refused, live=live)
            self._latest.show(self.spot, fresh)
