"""`/theme` chooses the look of pictures: a member's own, and those on a server's boards with their frame."""

from typing import Any

import discord
from discord import app_commands
from msgspec.structs import replace

from bot.engine.themes import Theme
from bot.errors import NotAllowed, OptionError
from bot.sessions.model import MemberSettings
from bot.ui.address import Address
from bot.ui.client import Client
from bot.ui.commands.house_cog import HouseCog
from bot.ui.entry.actions import Answers, Press, action
from bot.ui.entry.buttons import Button
from bot.ui.entry.context import Context
from bot.ui.entry.door import Choices, entered_anywhere, suggesting
from bot.ui.entry.permissions import check_manager
from bot.ui.panels import panel
from bot.ui.rows import WIDTH_BELOW_PICTURE, in_rows
from bot.ui.typed import folded
from bot.ui.words import Words
from cogs.theme.frame import AREA, LONGEST_ACCENT, LONGEST_TABLE, ServerFrame, accent_coded, accent_named, table_named
from render import frames, sample

OWN, SERVER = "own", "server"  # whose pictures a button is about
UNSET = "unset"  # the value of the button that takes a choice back


class Themes(HouseCog):
    area = AREA

    def __init__(self, client: Client) -> None:
        super().__init__(client)
        client.pictures.frame_by(frames.framed)
        self._frame = ServerFrame(client)

    @app_commands.command(name="theme", description="theme-cmd")
    @app_commands.describe(
        theme="theme-opt-theme", server="theme-opt-server", table="theme-opt-table", accent="theme-opt-accent"
    )
    @entered_anywhere
    async def theme(
        self,
        context: Context,
        theme: str | None = None,
        server: bool = False,
        table: app_commands.Range[str, 1, LONGEST_TABLE] | None = None,
        accent: app_commands.Range[str, 1, LONGEST_ACCENT] | None = None,
    ) -> None:
        typed: dict[str, Any] = {}
        if table is not None:
            typed["table"] = table_named(table)
        if accent is not None:
            typed["accent"] = accent_named(accent, self.client.texts)
        if typed:  # only a server has a frame
            check_manager(context.interaction)
            if theme is not None:
                typed["theme"] = self._named(theme, context.words)
            await self._frame.change(context, **typed)
        elif theme is None:
            await self._show(context, SERVER if server else OWN)
        else:
            await self._set(context, SERVER if server else OWN, self._named(theme, context.words))

    @theme.autocomplete("theme")
    @suggesting
    async def suggested(self, context: Context, current: str) -> Choices:
        names = [(theme, _name(theme, context.words)) for theme in Theme]
        found = [one for one in names if folded(current) in folded(one[1])] or names
        return [app_commands.Choice(name=name, value=theme.value) for theme, name in found]

    @action("set")
    async def on_set(self, context: Context, press: Press) -> None:
        """Set the theme of the member's pictures, or of the server's."""
        whose, __, value = press.argument.partition(":")
        if whose not in (OWN, SERVER) or value not in (UNSET, *(theme.value for theme in Theme)):
            raise NotAllowed("error-unknown-button")
        await self._set(context, whose, None if value == UNSET else Theme(value))

    @action("show")
    async def on_show(self, context: Context, press: Press) -> None:
        """Ask for a theme, for the member or for the server."""
        await self._show(context, SERVER if press.argument == SERVER else OWN)

    @action("frame", "form", "icon", "picture", manages=True)
    async def on_frame(self, context: Context, press: Press) -> None:
        """Show the frame of the server, ask for its name and colour or for a picture, or offer the icon's colours."""
        match press.address.action:
            case "frame":
                await self._frame.show(context)
            case "form":
                await self._frame.ask(context)
            case "icon":
                await self._frame.choose_from_icon(context)
            case _:
                await self._frame.ask_picture(context)

    @action("named", manages=True)
    async def on_named(self, context: Context, answers: Answers) -> None:
        """Store a name and a colour that were typed into the form."""
        table, accent = (answers.get(name, "") for name in ("table", "accent"))
        await self._frame.submit(context, table, accent)

    @action("uploaded", manages=True)
    async def on_uploaded(self, context: Context, answers: Answers) -> None:
        """Offer the colours of an uploaded picture."""
        await self._frame.choose_from_upload(context, answers)

    @action("accent", manages=True)
    async def on_accent(self, context: Context, press: Press) -> None:
        """Store a colour that was offered, or take it away."""
        await self._frame.change(context, accent=accent_coded(press.argument))

    def _named(self, typed: str, words: Words) -> Theme:
        """Return the theme with a typed key or name. Raises OptionError for an unknown one, with a list of all."""
        known = {folded(name): theme for theme in Theme for name in (theme.value, _name(theme, words))}
        found = known.get(folded(typed))
        if found is None:
            names = words.listed((_name(one, words) for one in Theme), "or")
            raise OptionError("theme-error-unknown", text=typed, list=names)
        return found

    async def _set(self, context: Context, whose: str, theme: Theme | None) -> None:
        """Store a choice, or take it back if `theme` is None."""
        settings = self.sessions.settings
        if whose == OWN:

            def change(before: MemberSettings) -> MemberSettings:
                return replace(before, theme=theme)

            await settings.change_member(context.user, change)
        else:
            guild = _guild(context)
            before, after = await settings.change_guild(guild, lambda before: replace(before, theme=theme))
            if before.theme is not after.theme:
                async for match in self.sessions.boards.in_guild(guild):
                    self.client.presenter.show_again(match)
        await self._show(context, whose, context.words(f"theme-saved-{whose}"))

    async def _show(self, context: Context, whose: str, said: str = "") -> None:
        words, settings = context.words, self.sessions.settings
        if whose == SERVER:
            chosen = (await settings.guild(_guild(context))).theme
            now = chosen or Theme.DARK
        else:
            chosen = (await settings.member(context.user)).theme
            now = (await settings.look(context.place.guild, context.user)).theme
        names = tuple(sample.Name(_name(theme, words), theme is now) for theme in Theme)
        alt = words("theme-alt", theme=now.value)
        picture = await self.client.pictures.beside(sample.paint, names, name="themes", alt=alt, words=words)
        labels: list[tuple[Theme | None, str]] = [(theme, _name(theme, words)) for theme in Theme]
        buttons = [
            Button(
                Address("b", AREA, "set", argument=f"{whose}:{theme.value if theme else UNSET}"),
                label,
                discord.ButtonStyle.primary if theme is chosen else discord.ButtonStyle.secondary,
            )
            for theme, label in (*labels, (None, words(f"theme-unset-{whose}")))
        ]
        if whose == SERVER:
            buttons.append(Button(Address("b", AREA, "frame"), words("theme-ui-frame")))
        text = "\n".join(filter(None, (said, words(f"theme-now-{whose}", theme=now.value))))
        await context.show(panel(text, *in_rows(buttons, WIDTH_BELOW_PICTURE), picture=picture), picture)


def _name(theme: Theme, words: Words) -> str:
    return words(f"theme-name-{theme.value}")


def _guild(context: Context) -> int:
    """Return the server's id. Raises NotAllowed without a server, or for a member who may not manage the server."""
    check_manager(context.interaction)
    return context.place.guild


COG = Themes
