"""Private notes of members on matches and on other members. One press shows the note, in a form that changes it."""

from typing import Any

import discord
from discord import app_commands, ui

from bot.sessions.memory.private_notes import LONGEST_NOTE
from bot.sessions.model import Match
from bot.ui.address import Address
from bot.ui.client import Client
from bot.ui.commands.house_cog import HouseCog
from bot.ui.commands.leaderboards import fitting
from bot.ui.commands.private_notes import AREA, ON_MATCH, ON_MEMBER
from bot.ui.commands.tables_here import games_here, match_here
from bot.ui.entry.actions import Answers, Press, action
from bot.ui.entry.buttons import number_in
from bot.ui.entry.context import Context
from bot.ui.entry.door import Choices, entered_anywhere, suggesting
from bot.ui.panels import Form, paragraph
from bot.ui.sync import KEY
from bot.ui.words import plain_name

TEXT = "text"  # the name of the form's field


class Notes(HouseCog):
    area = AREA
    takes_notes = True

    def __init__(self, client: Client) -> None:
        super().__init__(client)
        name = app_commands.locale_str("Private note", **{KEY: "note-ui"})
        self.menu = app_commands.ContextMenu(name=name, callback=self.of_member)

    async def cog_load(self) -> None:
        self.client.tree.add_command(self.menu)

    @app_commands.command(name="note", description="note-cmd")
    @app_commands.describe(member="note-opt-member", game="wait-opt-game")
    @entered_anywhere
    async def note(
        self, context: Context, member: discord.Member | discord.User | None = None, game: str | None = None
    ) -> None:
        if member is not None:
            await self._ask_about(context, member.id, member.display_name)
            return
        match = await match_here(self.client, context, game, lambda match: match.seat_for(context.user) is not None)
        await self._ask_on(context, match)

    @note.autocomplete("game")
    @suggesting
    async def _suggest_games(self, context: Context, current: str) -> Choices:
        return fitting(await games_here(self.client, context), current)

    @entered_anywhere
    async def of_member(self, context: Context, member: discord.Member | discord.User) -> None:
        """Show the note on a member from the member's menu."""
        await self._ask_about(context, member.id, member.display_name)

    @action(ON_MEMBER)
    async def on_member(self, context: Context, press: Press, answers: Answers) -> None:
        """Show the note on a member in a form, and when it is answered, store it."""
        about = number_in(press.argument)
        if press.kind != "m":
            await self._ask_about(context, about)
            return
        kept = await self.sessions.private_notes.note_member(context.user, about, answers.get(TEXT, ""))
        await context.tell(context.words("note-saved" if kept else "note-none", about="member"))

    @action(ON_MATCH)
    async def on_match(self, context: Context, press: Press, match: Match, answers: Answers) -> None:
        """Do the same for the note on a match."""
        if press.kind != "m":
            await self._ask_on(context, match)
            return
        kept = await self.sessions.private_notes.note_match(context.user, match.id, answers.get(TEXT, ""))
        await context.tell(context.words("note-saved" if kept else "note-none", about="match"))

    async def _ask_on(self, context: Context, match: Match) -> None:
        note = await self.sessions.private_notes.on_match(context.user, match.id)
        name = self.client.faces[match.game].name(context.words)
        title = context.words("note-title-match", about=name)
        await context.ask(_form(context, Address("m", AREA, ON_MATCH, match.id), note, title))

    async def _ask_about(self, context: Context, about: int, name: str = "") -> None:
        """name: the member's display name; "": it is not known."""
        note = await self.sessions.private_notes.on_member(context.user, about)
        words = context.words
        title = words("note-title", about=plain_name(words.member(name))) if name else words("note-ui")
        await context.ask(_form(context, Address("m", AREA, ON_MEMBER, argument=str(about)), note, title))


def _form(context: Context, address: Address, note: str, title: str) -> Form:
    """Return the form with a note."""
    words = context.words
    field: ui.Label[Any] = paragraph(TEXT, words("note-label"), note, hint=words("note-hint"), longest=LONGEST_NOTE)
    return Form(address, title, field)


COG = Notes
