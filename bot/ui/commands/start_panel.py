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
from bot.sessions.notices import NONCE_KNOWN
from bot.ui.address import Address
from bot.ui.boards.earlier import mark, marked_among
from bot.ui.boards.lanes import Rank
from bot.ui.client import Client
from bot.ui.edges import edge_in
from bot.ui.entry.buttons import Button
from bot.ui.entry.reasons import UNKNOWN_CHANNEL, UNKNOWN_MESSAGE
from bot.ui.entry.trouble import may_be_there
from bot.ui.face import Start
from bot.ui.panels import NO_MENTIONS, Layout, posted
from bot.ui.rows import WIDTH_IN_FRAME, in_rows
from bot.ui.words import Words

AREA, LEARN_AREA, PUZZLE_AREA = "guide", "learn", "puzzle"
LOOKING = "looking"
LEAGUE, CUP, LETTERS = "league", "cup", "letters"
ACCENT = 0x23A6A0
TABLE = "table"  # stands in an address in place of a computer player's level: other members may join
MOST_PANELS = 50  # of a server; of more, the oldest stay where they are, but no longer follow changes

PRIMARY, PLAIN = discord.ButtonStyle.primary, discord.ButtonStyle.secondary

_log = logging.getLogger(__name__)


def help_rows(words: Words, user: int, *, in_guild: bool, manages: bool) -> list[list[Button]]:
    """Return rows of buttons for a member's own panel.

    in_guild: whether the member is in a server that has the bot. manages: whether the member may change its settings.
    """
    own = [
        Button(Address("b", "turns", "reminders"), words("guide-ui-reminders")),
        Button(Address("b", "seats", "away"), words("guide-ui-away")),
        Button(Address("b", "privacy", "policy"), words("guide-ui-data")),
    ]
    profile = Button(Address("b", "profile", "show", argument=f"{user}."), words("guide-ui-profile"))
    if not in_guild:
        alone = Button(Address("b", AREA, "alone"), words("guide-ui-alone"), PRIMARY)
        others = Button(Address("b", LETTERS, "new"), words("letters-ui-new"))
        return in_rows([alone, others, _learn(words), _daily(words), _puzzle(words), _turns(words), profile, *own])
    settings = Button(Address("b", "house", "settings"), words("house-ui-settings"))
    rules = Button(Address("b", AREA, "rules"), words("ui-rules"))
    contests = Button(Address("b", AREA, "contests"), words("guide-ui-contests"))
    return in_rows([*_common(words), _puzzle(words), rules, contests, profile, *own, *([settings] if manages else [])])


def contest_buttons(words: Words) -> list[Button]:
    """Return the buttons that lead to the leagues and to the cups of a server."""
    found = {LEAGUE: words("league-ui-open"), CUP: words("cup-ui-open")}
    return [Button(Address("b", area, "open"), label, PRIMARY) for area, label in found.items()]


def _turns(words: Words) -> Button:
    return Button(Address("b", "turns", "list"), words("guide-ui-turns"))


def _learn(words: Words) -> Button:
    return Button(Address("b", LEARN_AREA, "choose"), words("lesson-ui-learn"))


def _daily(words: Words) -> Button:
    return Button(Address("b", AREA, "daily"), words("guide-ui-daily"))


def _puzzle(words: Words) -> Button:
    return Button(Address("b", PUZZLE_AREA, "choose"), words("puzzle-ui-open"))


def _common(words: Words) -> list[Button]:
    """Return the buttons that the start panel and `/help` have in common."""
    play = Button(Address("b", AREA, "new"), words("guide-ui-new"), PRIMARY)
    top = Button(Address("b", AREA, "top"), words("guide-ui-top"))
    return [play, _learn(words), _daily(words), _turns(words), top]


def layout(client: Client, words: Words, said: str = "", accent: int | None = None) -> Layout:
    """Return the start panel in the server's language.

    said: a sentence above it. accent: the server's colour for its frame, 0xRRGGBB; None: the usual one.
    """
    parts: list[ui.Item[Any]] = [ui.TextDisplay(said)] if said else []
    parts.append(ui.TextDisplay(words("guide-panel", games=told_games(client, words))))
    more = Button(Address("b", AREA, "help"), words("guide-ui-more"))
    parts += [ui.ActionRow(*row) for row in in_rows([*_common(words), more], WIDTH_IN_FRAME)]
    return Layout(ui.Container(*parts, accent_colour=edge_in(accent, ACCENT)))


def told_games(client: Client, words: Words) -> str:
    """Return a line for each game: its name, and what it is about."""
    names = {key: face.name(words) for key, face in client.faces.items()}
    # French has a narrow no-break space before the colon
    told = {key: words(f"{key}-cmd").removeprefix(name).lstrip(": \u202f") for key, name in names.items()}
    return "\n".join(words("guide-game", name=name, told=told[key]) for key, name in names.items())


async def post(client: Client, channel: discord.PartialMessageable, guild: int, words: Words, *, nonce: str) -> None:
    """Post the start panel, store where it is, and delete the earlier one of this channel.

    Raises NotKept if this cannot be stored; then no panel is left. Raises the errors of `posted`.
    """
    accent = (await client.sessions.settings.guild(guild)).accent
    message = await posted(channel, layout(client, words, accent=accent), mentions=(), nonce=nonce)
    here = StartPanel(channel.id, message.id)
    try:
        await note(client, guild, here)
    except PlayerError:
        await _delete(client, here)
        raise


async def note(client: Client, guild: int, here: StartPanel, *, welcomes: bool = False) -> None:
    """Store where a new start panel is, and delete the earlier one of its channel. Raises NotKept.

    welcomes: whether the panel welcomes the server. A server is welcomed only once.
    """

    def change(settings: GuildSettings) -> GuildSettings:
        others = tuple(one for one in settings.panels if one.channel != here.channel)
        panels = (*others[1 - MOST_PANELS :], here)
        return replace(settings, panels=panels, welcomed=settings.welcomed or welcomes)

    before, _ = await client.sessions.settings.change_guild(guild, change)
    for old in before.panels:
        if old.channel == here.channel and old != here:
            await _delete(client, old)


class Welcome:
    """The start panel that welcomes a server, until it stands in one channel."""

    def __init__(self, client: Client, channel: int, words: Words, said: str) -> None:
        """said: the sentence above the panel."""
        self._client = client
        self._channel = channel
        self._words = words
        self._said = said
        self._nonce = f"w{channel}"  # of this channel, since Discord takes the nonce of another one as well
        self._doubted_since: int | None = None  # since when the welcome may be there although its answer was lost

    async def post(self) -> StartPanel:
        """Post the welcome, unless an earlier attempt has done so. Raises REQUEST_FAULTS."""
        there = await self._find()
        if there is None:
            shown, since = mark(layout(self._client, self._words, self._said), self._nonce), self._client.clock.now()
            place = self._client.get_partial_messageable(self._channel)
            try:
                there = (await posted(place, shown, mentions=(), nonce=self._nonce)).id
            except Exception as problem:
                if self._doubted_since is None and may_be_there(problem):
                    self._doubted_since = since
                raise
        return StartPanel(self._channel, there)

    async def _find(self) -> int | None:
        """Look for the welcome, if it is in doubt and Discord may have forgotten its nonce. Return its message."""
        since = self._doubted_since
        if since is None or abs(self._client.clock.now() - since) < NONCE_KNOWN:
            return None
        return marked_among(await self._client.earlier.posts(self._channel, since, Rank.NOTICE), self._nonce)


async def show_anew(client: Client, guild: int, words: Words) -> None:
    """Show all start panels of a server in another language or colour, and forget those that are gone."""
    settings = await client.sessions.settings.guild(guild)
    gone = []
    for one in settings.panels:
        try:
            shown = layout(client, words, accent=settings.accent)
            await _message(client, one).edit(view=shown, allowed_mentions=NO_MENTIONS)
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


def opening(key: str, start: Start, company: str) -> Address:
    """Return the address of a button that opens a match. company: TABLE, or a computer player's level."""
    return Address("b", key, "newopen", argument=f"{start.key} {company}")
