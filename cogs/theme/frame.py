"""The frame of a server: the name of its table and its accent, typed or from the colours of a picture."""

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import discord
from discord import ui
from msgspec.structs import replace

from bot.engine.naming import seen
from bot.engine.themes import Look, Theme
from bot.errors import NotAllowed, OptionError
from bot.sessions.live import Newest
from bot.texts import Texts
from bot.ui.address import Address
from bot.ui.client import Client
from bot.ui.commands import start_panel
from bot.ui.commands.leaderboards import LONGEST_ECHO
from bot.ui.downloads import NotDownloaded, downloaded
from bot.ui.entry.actions import Answers
from bot.ui.entry.buttons import Button
from bot.ui.entry.context import Context
from bot.ui.panels import Form, Picture, clip, label, line, panel
from bot.ui.rows import WIDTH_BELOW_PICTURE, in_rows
from bot.ui.typed import bare, folded, spellings
from bot.ui.words import Words, safe_name
from render import accents, fonts, heads
from render.kit import RGB

AREA = "theme"
NONE = "-"  # what members type to take a choice back; the argument of the button that does
LONGEST_TABLE, LONGEST_ACCENT = 30, 24  # characters
MOST_REFUSED = 200  # forms that were refused, whose text is kept
MOST_BYTES = 8 * 2**20  # of a picture whose colours are read
_ICON_SIDE = 128  # pixels
_SECONDS = 8.0  # that a picture may take until it is here
_FORMATS = ("image/png", "image/jpeg", "image/webp", "image/gif")
_ACCENT = re.compile(r"#?([0-9a-f]{6})", re.IGNORECASE | re.ASCII)
_OBJECT = re.compile(r"<[^<>]*>")  # a mention, a custom emoji or a timestamp


def table_named(typed: str) -> str:
    """Return the name of a table as it is kept: one line of what can be seen. "" for `NONE` or nothing.

    Raises OptionError if it is too long, or if no letter of it can be drawn.
    """
    name = seen(_OBJECT.sub(" ", typed))
    if typed.strip() in ("", NONE):
        return ""
    if len(name) > LONGEST_TABLE:
        raise OptionError("theme-error-table-long", most=LONGEST_TABLE)
    if not fonts.drawable(name):
        raise OptionError("theme-error-table")
    return name


def accent_coded(typed: str) -> int | None:
    """Return a colour that is written as #RRGGBB; None for `NONE` or nothing. Raises OptionError for another text."""
    if typed.strip() in ("", NONE):
        return None
    found = _ACCENT.fullmatch(typed.strip())
    if found is None:
        raise OptionError("theme-error-accent", text=clip(typed, LONGEST_ECHO))
    return int(found[1], 16)


def accent_named(typed: str, texts: Texts) -> int | None:
    """Return a colour as `accent_coded` does, or by a name: of CSS, or of the bot's own in any of its languages."""
    name = bare(folded(typed))
    colour = _own_names(texts).get(name) or accents.of_css(name)
    return accent_coded(typed) if colour is None else _whole(colour)


@lru_cache(maxsize=1)
def _own_names(texts: Texts) -> dict[str, RGB]:
    """Return the colours that the bot has a word for, by this word in each language."""
    found = dict[str, RGB]()
    for key in accents.NAMES:
        for language in texts.languages:
            word = texts.say(language, "theme-colour", colour=key, code="")
            found |= {bare(spelt): accents.sample_of(key) for spelt in spellings(word)}
    return found


def _whole(colour: RGB) -> int:
    red, green, blue = colour
    return red << 16 | green << 8 | blue


class ServerFrame:
    """Shows and changes the frame of a server, for members who may manage the server."""

    def __init__(self, client: Client) -> None:
        self._client = client
        self._settings = client.sessions.settings
        # By user and server, what was typed into the form and refused.
        self._refused: Newest[tuple[int, int], tuple[str, str]] = Newest(MOST_REFUSED)

    async def show(self, context: Context, said: str = "") -> None:
        """Show the frame as it is, and how to change it."""
        words, settings = context.words, await self._settings.guild(context.place.guild)
        buttons = [
            _button("form", words("theme-ui-form"), style=discord.ButtonStyle.primary),
            _button("icon", words("theme-ui-icon")),
            _button("picture", words("theme-ui-picture")),
        ]
        if settings.accent is not None:
            buttons.append(_button("accent", words("theme-ui-no-accent"), NONE))
        buttons.append(_button("show", words("theme-ui-themes"), "server"))
        colour = "" if settings.accent is None else _colour(settings.accent, words)
        has: dict[str, Any] = {"named": int(bool(settings.table)), "coloured": int(bool(colour)), "colour": colour}
        text = "\n".join(filter(None, (said, words("theme-frame", table=safe_name(settings.table), **has))))
        look = Look.of(settings.theme or Theme.DARK, settings.table, settings.accent)
        picture = await self._heads([look], words("theme-alt-frame", table=settings.table, **has), words)
        rows = in_rows(buttons, WIDTH_BELOW_PICTURE)
        await context.show(panel(text, *rows, picture=picture), picture)

    async def submit(self, context: Context, table: str, accent: str) -> None:
        """Store what was typed into the form. If it is refused, the form has it when it is opened again."""
        key = context.user, context.place.guild
        self._refused[key] = table, accent
        values = {"table": table_named(table), "accent": accent_named(accent, self._client.texts)}
        del self._refused[key]
        await self.change(context, **values)

    async def change(self, context: Context, **values: Any) -> None:
        """Store new values of `GuildSettings`, such as its `table` and its `accent`, and show the frame."""
        guild = context.place.guild
        before, after = await self._settings.change_guild(guild, lambda before: replace(before, **values))
        if before == after:
            await self.show(context)
            return
        async for match in self._client.sessions.boards.in_guild(guild):
            self._client.presenter.show_again(match)
        await self.show(context, context.words("theme-saved-server"))
        if before.accent != after.accent:
            words = Words(self._client.texts, after.locale, context.guild_locale)
            await start_panel.show_anew(self._client, guild, words)
        await self._client.sessions.leagues.look_again(guild)

    async def ask(self, context: Context) -> None:
        """Ask for the name and the colour."""
        words, settings = context.words, await self._settings.guild(context.place.guild)
        own = settings.table, "" if settings.accent is None else _code(settings.accent)
        named, coloured = self._refused.get((context.user, context.place.guild), own)
        table = line(
            "table",
            words("theme-form-table"),
            hint=words("theme-form-table-hint", most=LONGEST_TABLE),
            longest=LONGEST_TABLE,
            text=named,
        )
        accent = line(
            "accent",
            words("theme-form-accent"),
            hint=words("theme-form-accent-hint"),
            longest=LONGEST_ACCENT,
            text=coloured,
        )
        for field in (table, accent):
            assert isinstance(field.component, ui.TextInput)
            field.component.required = False
        await context.ask(Form(Address("m", AREA, "named"), words("theme-form"), table, accent))

    async def ask_picture(self, context: Context) -> None:
        """Ask for a picture, from whose colours the member then chooses."""
        words = context.words
        upload: ui.FileUpload[Any] = ui.FileUpload(custom_id="picture", min_values=1, max_values=1)
        hint = label(words("theme-form-picture-hint", most=MOST_BYTES // 2**20), 100)
        field: ui.Label[Any] = ui.Label(text=words("theme-form-picture"), description=hint, component=upload)
        await context.ask(Form(Address("m", AREA, "uploaded"), words("theme-form"), field))

    async def choose_from_icon(self, context: Context) -> None:
        """Offer the colours of the server's icon. Raises NotAllowed if it has none."""
        guild = self._client.get_guild(context.place.guild)
        if guild is None or guild.icon is None:
            raise NotAllowed("theme-error-no-icon")
        icon = guild.icon.with_static_format("png").with_size(_ICON_SIDE)
        await self._choose(context, await _fetched(icon.url))

    async def choose_from_upload(self, context: Context, answers: Answers) -> None:
        """Offer the colours of an uploaded picture. Raises OptionError for another file."""
        data: Any = context.interaction.data or {}
        files = data.get("resolved", {}).get("attachments", {})
        file = files.get(answers.get("picture", ""))
        if file is None:
            raise NotAllowed("error-unknown-button")
        kind = str(file.get("content_type", "")).partition(";")[0]
        if kind not in _FORMATS or file["size"] > MOST_BYTES:
            raise _unreadable()
        await self._choose(context, await _fetched(file["url"]))

    async def _choose(self, context: Context, data: bytes) -> None:
        """Offer the colours of a picture. data: its file, which is dropped afterwards."""
        words, settings = context.words, await self._settings.guild(context.place.guild)
        colours = await self._client.pictures.attempt("an accent", _colours_of, data)
        if colours is None:
            raise _unreadable()
        if not colours:
            raise OptionError("theme-error-grey")
        looks = [Look(settings.theme or Theme.DARK, settings.table, colour) for colour in colours]
        codes = [_whole(colour) for colour in colours]
        names = [_colour(code, words) for code in codes]
        told = words.listed(words("theme-numbered", number=number, colour=name) for number, name in enumerate(names, 1))
        picture = await self._heads(looks, words("theme-alt-choice", list=told), words)
        buttons = [
            _button("accent", words("theme-numbered", number=number, colour=name), f"{code:06x}")
            for number, (code, name) in enumerate(zip(codes, names, strict=True), 1)
        ]
        rows = [[one] for one in buttons]
        await context.show(
            panel(words("theme-choose"), *rows, [_button("frame", words("theme-ui-frame"))], picture=picture), picture
        )

    async def _heads(self, looks: Sequence[Look], alt: str, words: Words) -> Picture:
        return await self._client.pictures.beside(heads.paint, tuple(looks), name="frame", alt=alt, words=words)


def _button(
    action: str, text: str, argument: str = "", style: discord.ButtonStyle = discord.ButtonStyle.secondary
) -> Button:
    return Button(Address("b", AREA, action, argument=argument), text, style)


def _code(accent: int) -> str:
    return f"#{accent:06X}"


def _colour(accent: int, words: Words) -> str:
    """Return a colour in words, with its code."""
    key = accents.named(((accent >> 16) & 255, (accent >> 8) & 255, accent & 255))
    return words("theme-colour", colour=key, code=_code(accent))


def _colours_of(data: bytes) -> tuple[RGB, ...] | None:
    """Return the colours of a picture; None if it cannot be read."""
    try:
        return accents.colours_of(data)
    except accents.UnreadableImage:
        return None


async def _fetched(url: str) -> bytes:
    try:
        return await downloaded(url, MOST_BYTES, seconds=_SECONDS)
    except NotDownloaded as problem:
        raise NotAllowed("theme-error-fetch") from problem


def _unreadable() -> OptionError:
    pixels, photo = accents.MOST_PIXELS // 10**6, accents.MOST_OF_JPEG // 10**6
    return OptionError("theme-error-picture", most=MOST_BYTES // 2**20, pixels=pixels, photo=photo)
