"""The start panel: the public message of `/panel`, from which members do all that they need by buttons.

A channel has at most one. The settings of the server say where it is, so a new one replaces the old one.
"""

import logging
from typing import Any

import discord
from discord import ui
from msgspec.structs import replace

from bot.errors import PlayerError
from bot.sessions.model import GuildSettings, StartPanel
from bot.ui.address import Address
from bot.ui.client import Client
from bot.ui.entry.buttons import Button
from bot.ui.entry.trouble import UNKNOWN_CHANNEL, UNKNOWN_MESSAGE
from bot.ui.panels import NO_MENTIONS, Layout, posted
from bot.ui.rows import WIDTH_IN_FRAME, in_rows
from bot.ui.words import Words

AREA, LEARN_AREA = "guide", "learn"
ACCENT = 0x23A6A0
MOST_PANELS = 50  # of a server; of more, the oldest stay where they are, but no longer follow changes

PRIMARY, PLAIN = discord.ButtonStyle.primary, discord.ButtonStyle.secondary

_log = logging.getLogger(__name__)


def help_rows(words: Words, user: int, *, in_guild: bool, manages: bool) -> list[list[Button]]:
    """Return rows of buttons for a member's own panel.

    in_guild: whether the member is in a server. manages: whether the member may change its settings.
    """
    own = [
        Button(Address("b", "turns", "reminders"), words("guide-ui-reminders")),
        Button(Address("b", "seats", "away"), words("guide-ui-away")),
        Button(Address("b", "privacy", "policy"), words("guide-ui-data")),
    ]
    if not in_guild:
        return in_rows([_learn(words), _turns(words), *own])
    profile = Button(Address("b", "profile", "show", argument=f"{user}."), words("guide-ui-profile"))
    settings = Button(Address("b", "house", "settings"), words("house-ui-settings"))
    rules = Button(Address("b", AREA, "rules"), words("ui-rules"))
    return in_rows([*_common(words), rules, profile, *own, *([settings] if manages else [])])


def _turns(words: Words) -> Button:
    return Button(Address("b", "turns", "list"), words("guide-ui-turns"))


def _learn(words: Words) -> Button:
    return Button(Address("b", LEARN_AREA, "choose"), words("lesson-ui-learn"))


def _common(words: Words) -> list[Button]:
    """Return the buttons that the start panel and `/help` have in common."""
    play = Button(Address("b", AREA, "new"), words("guide-ui-new"), PRIMARY)
    daily = Button(Address("b", AREA, "daily"), words("guide-ui-daily"))
    top = Button(Address("b", AREA, "top"), words("guide-ui-top"))
    return [play, _learn(words), daily, _turns(words), top]


def layout(client: Client, words: Words, said: str = "") -> Layout:
    """Return the start panel in the server's language. said: a sentence above it."""
    parts: list[ui.Item[Any]] = [ui.TextDisplay(said)] if said else []
    parts.append(ui.TextDisplay(words("guide-panel", games=told_games(client, words))))
    more = Button(Address("b", AREA, "help"), words("guide-ui-more"))
    parts += [ui.ActionRow(*row) for row in in_rows([*_common(words), more], WIDTH_IN_FRAME)]
    return Layout(ui.Container(*parts, accent_colour=ACCENT))


def told_games(client: Client, words: Words) -> str:
    """Return a line for each game: its name, and what it is about."""
    names = {key: face.name(words) for key, face in client.faces.items()}
    # French has a narrow no-break space before the colon
    told = {key: words(f"{key}-cmd").removeprefix(name).lstrip(": \u202f") for key, name in names.items()}
    return "\n".join(words("guide-game", name=name, told=told[key]) for key, name in names.items())


async def post(
    client: Client,
    channel: discord.TextChannel | discord.PartialMessageable,
    guild: int,
    words: Words,
    *,
    nonce: str,
    said: str = "",
) -> None:
    """Post the start panel, store where it is, and delete the earlier one of this channel.

    Raises NotKept if this cannot be stored; then no panel is left. Raises the errors of `posted`.
    """
    message = await posted(channel, layout(client, words, said), None, mentions=(), nonce=nonce)
    here = StartPanel(channel.id, message.id)

    def change(settings: GuildSettings) -> GuildSettings:
        others = tuple(one for one in settings.panels if one.channel != channel.id)
        return replace(settings, panels=(*others[1 - MOST_PANELS :], here))

    try:
        before, _ = await client.sessions.settings.change_guild(guild, change)
    except PlayerError:
        await _delete(client, here)
        raise
    for old in before.panels:
        if old.channel == channel.id and old != here:
            await _delete(client, old)


async def show_anew(client: Client, guild: int, words: Words) -> None:
    """Show all start panels of a server in another language, and forget those that are gone."""
    settings = await client.sessions.settings.guild(guild)
    gone = []
    for one in settings.panels:
        try:
            await _message(client, one).edit(view=layout(client, words), allowed_mentions=NO_MENTIONS)
        except discord.HTTPException as problem:
            if problem.code in (UNKNOWN_MESSAGE, UNKNOWN_CHANNEL):
                gone.append(one)
            else:
                _log.info("The start panel in channel %s stays as it is: %s", one.channel, problem)
    if gone:
        await client.sessions.settings.change_guild(
            guild, lambda now: replace(now, panels=tuple(one for one in now.panels if one not in gone))
        )


async def _delete(client: Client, panel: StartPanel) -> None:
    try:
        await _message(client, panel).delete()
    except discord.HTTPException as problem:
        _log.info("The old start panel in channel %s is not deleted: %s", panel.channel, problem)


def _message(client: Client, panel: StartPanel) -> discord.PartialMessage:
    return client.get_partial_messageable(panel.channel).get_partial_message(panel.message)
