"""`/theme` chooses the look of pictures: a member's own, and those on a server's boards."""

import discord
from discord import app_commands
from msgspec.structs import replace

from bot.engine.themes import Theme
from bot.errors import NotAllowed, OptionError
from bot.sessions.model import MemberSettings
from bot.ui.address import Address
from bot.ui.commands.house_cog import HouseCog
from bot.ui.entry.actions import Press, action
from bot.ui.entry.buttons import Button
from bot.ui.entry.context import Context
from bot.ui.entry.door import Choices, entered_anywhere, suggesting
from bot.ui.entry.permissions import check_manager
from bot.ui.panels import panel
from bot.ui.typed import folded
from bot.ui.words import Words
from render import sample

AREA = "theme"
OWN, SERVER = "own", "server"  # whose pictures a button is about
UNSET = "unset"  # the value of the button that takes a choice back


class Themes(HouseCog):
    area = AREA

    @app_commands.command(name="theme", description="theme-cmd")
    @app_commands.describe(theme="theme-opt-theme", server="theme-opt-server")
    @entered_anywhere
    async def theme(self, context: Context, theme: str | None = None, server: bool = False) -> None:
        if theme is None:
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
            now = await settings.theme(context.place.guild, context.user)
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
        text = "\n".join(filter(None, (said, words(f"theme-now-{whose}", theme=now.value))))
        await context.show(panel(text, buttons, picture=picture), picture)


def _name(theme: Theme, words: Words) -> str:
    return words(f"theme-name-{theme.value}")


def _guild(context: Context) -> int:
    """Return the server's id. Raises NotAllowed without a server, or for a member who may not manage the server."""
    check_manager(context.interaction)
    return context.place.guild


COG = Themes
