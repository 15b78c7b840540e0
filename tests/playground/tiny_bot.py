"""A small bot with a button, modals and commands, for the tests of the playground."""

import asyncio
import io
import re
from typing import Any, Self

import discord
from discord import app_commands, ui

FRUIT = ["apple", "apricot", "banana", "cherry"]
PNG = (
    b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR\x00\x00\x00\x02\x00\x00\x00\x03\x08\x06\x00\x00\x00"
    b"\xb9\xea\xde\x81\x00\x00\x00\x00IEND\xaeB`\x82"
)


def picture(name: str = "board.png", text: str | None = "a small board") -> discord.File:
    return discord.File(io.BytesIO(PNG), name, description=text)


class CountButton(ui.DynamicItem[ui.Button[Any]], template=r"count:(?P<number>[0-9]+)"):
    """A button whose number is in its custom_id, so that it works after a restart of the bot."""

    def __init__(self, number: int) -> None:
        super().__init__(ui.Button(label=f"Count {number}", custom_id=f"count:{number}"))
        self.number = number

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        return cls(int(match["number"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.edit_message(view=counter(self.number + 1))


def counter(number: int) -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    row: ui.ActionRow[Any] = ui.ActionRow()
    row.add_item(CountButton(number))
    view.add_item(ui.TextDisplay(f"The count is {number}"))
    view.add_item(row)
    return view


def board(text: str, name: str = "board.png", alt: str = "a small board") -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    gallery: ui.MediaGallery[Any] = ui.MediaGallery()
    gallery.add_item(media=f"attachment://{name}", description=alt)
    view.add_item(ui.Container(ui.TextDisplay(text), gallery))
    return view


class FileModal(ui.Modal, title="Which files?"):
    """A modal for files. The bot downloads the files and answers with their names and contents."""

    def __init__(self, *, required: bool = True, least: int | None = None, most: int | None = None) -> None:
        super().__init__()
        self.files: ui.FileUpload[Any] = ui.FileUpload(
            custom_id="file", required=required, min_values=least, max_values=most
        )
        self.add_item(ui.Label(text="Files", component=self.files))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        read = [f"{file.filename}: {(await file.read()).decode()}" for file in self.files.values]
        await interaction.response.send_message(", ".join(read) or "none")


class NameModal(ui.Modal, title="Who are you?"):
    name: ui.TextInput[Any] = ui.TextInput(label="Name", min_length=2, max_length=10)

    async def on_submit(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"Hello {self.name.value}", ephemeral=True)


class TinyBot(discord.Client):
    """A bot without commands. A test adds commands to `tree` before the login.

    tree: the commands
    errors: the errors that callbacks raised
    errored: an event that is set at the first error
    gate: an event for commands that wait for the test
    seen: the messages that the bot got
    """

    def __init__(self, **settings: Any) -> None:
        settings.setdefault("intents", discord.Intents(guilds=True))
        super().__init__(**settings)
        self.tree = app_commands.CommandTree(self)
        self.errors: list[BaseException] = []
        self.errored = asyncio.Event()
        self.gate = asyncio.Event()
        self.seen: list[discord.Message] = []
        self.tree.error(self._on_tree_error)

    async def setup_hook(self) -> None:
        self.add_dynamic_items(CountButton)
        await self.tree.sync()

    async def on_message(self, message: discord.Message) -> None:
        self.seen.append(message)

    async def _on_tree_error(self, interaction: discord.Interaction, error: Exception) -> None:
        self.note(error)

    def note(self, error: BaseException) -> None:
        self.errors.append(getattr(error, "original", error))
        self.errored.set()
