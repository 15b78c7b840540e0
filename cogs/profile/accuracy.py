"""The panel **My accuracy**: how well a member has played a game, match by match, as a picture.

Only the member sees it. They can show the picture to the channel, once for each match that was read last.
"""

from typing import Any

import discord
from discord import ui

from bot.errors import NotAllowed, Param, SessionError
from bot.sessions.memory.accuracies import COMPARED, MOST_READ, History, Measured
from bot.ui.address import Address
from bot.ui.client import Client
from bot.ui.commands.sharing import shared_said
from bot.ui.entry import fair
from bot.ui.entry.buttons import Button, Select
from bot.ui.entry.context import Context
from bot.ui.panels import Layout, Picture, panel, with_said
from bot.ui.rows import WIDTH_BELOW_PICTURE, in_rows
from bot.ui.shared_once import SharedOnce
from bot.ui.words import Words, plain_name, safe_name
from cogs.profile.times import day_of
from render import leaderboards as painter
from render.leaderboards import views

AREA = "profile"
MOST_LISTED = 25  # Discord's limit for the lines of a menu


class AccuracyPanels:
    """Shows members how their accuracy has changed."""

    def __init__(self, client: Client) -> None:
        self._client = client
        self._told = SharedOnce()  # (channel, user, newest match)

    async def show(self, context: Context, game: str, said: str = "") -> None:
        """Show the panel. game: its key; "": the member's newest one. said: what the last press has led to.

        Raises SessionError if the member has finished no match that can be read.
        """
        games, history = await self._found(context, game)
        words, may_tell = context.words, await self._may_tell(context, history)
        lines = [words("accuracy-title", game=history.game)]
        lines.append(_mean_line(history, words) if history.measured else words("accuracy-none", game=history.game))
        parts: list[ui.Item[Any]] = [ui.TextDisplay("\n".join(lines))]
        picture = await self._picture(context, history, words) if history.measured else None
        if picture is not None:
            parts += [picture.gallery(), ui.ActionRow(_menu(history, words))]
        buttons = self._buttons(context, games, history, may_tell=may_tell)
        parts += [ui.ActionRow(*row) for row in in_rows(buttons, WIDTH_BELOW_PICTURE)]
        if history.unread:
            told = words("accuracy-next-read", count=len(history.unread), once=MOST_READ)
            parts.append(ui.TextDisplay(f"-# {told}"))
        if may_tell:
            parts.append(ui.TextDisplay(f"-# {words('accuracy-next-share')}"))
        await context.show(with_said(Layout(*parts), said), picture)

    async def read(self, context: Context, game: str) -> None:
        """Read the newest of the member's matches that were not read yet, and show the panel. game: as for `show`."""
        await fair.turn(fair.HEAVY)
        _, history = await self._found(context, game)
        await context.show_at_work(context.words("accuracy-working"))
        count = await self._client.sessions.accuracies.read_more(context.request, history)
        await self.show(context, history.game, context.words("accuracy-read", count=count))

    async def tell(self, context: Context, game: str) -> None:
        """Post the picture in the channel. A second press posts nothing. game: as for `show`.

        Raises NotAllowed if there is nothing to show, or if leaderboards leave the member out.
        """
        _, history = await self._found(context, game)
        if not history.measured:
            raise NotAllowed("error-unknown-button")
        if _told(context, history) not in self._told:
            words = context.public_words
            with self._told.noted(_told(context, history)):
                if await self._client.sessions.leaderboards.is_left_out(context.user):
                    raise NotAllowed("honour-own-left-out")
                picture = await self._picture(context, history, words)
                name = safe_name(words.member(context.request.member.name))
                said = words("accuracy-shared", name=name, game=history.game)
                await context.publish(panel(said, picture=picture), picture)
        await self.show(context, history.game, shared_said(context))

    async def _found(self, context: Context, game: str) -> tuple[tuple[str, ...], History]:
        """Return the games that the member can choose, and their accuracies in one of them. game: as for `show`."""
        sessions, where = self._client.sessions, (context.place.guild, context.user)
        games = tuple(key for key in await sessions.accuracies.games(*where) if key in self._client.faces)
        if not games:
            raise SessionError("error-nothing-finished-own")
        if game and game not in games:
            raise NotAllowed("error-unknown-button")
        return games, await sessions.accuracies.history(*where, game or games[0])

    async def _may_tell(self, context: Context, history: History) -> bool:
        """Return whether the member can show the graph here: once, and not if leaderboards leave them out."""
        left_out = await self._client.sessions.leaderboards.is_left_out(context.user)
        return not left_out and bool(history.measured) and _told(context, history) not in self._told

    def _buttons(self, context: Context, games: tuple[str, ...], history: History, *, may_tell: bool) -> list[Button]:
        words, shown = context.words, list[Button]()
        if history.unread:
            read = Address("b", AREA, "read", argument=history.game)
            shown.append(Button(read, words("accuracy-ui-read"), discord.ButtonStyle.primary))
        if may_tell:
            shown.append(Button(Address("b", AREA, "tell", argument=history.game), words("accuracy-ui-share")))
        for key in games:
            if key != history.game:
                other = Address("b", AREA, "accuracy", argument=key)
                shown.append(Button(other, self._client.faces[key].name(words)))
        back = Address("b", AREA, "show", "", 0, f"{context.user}.")
        return [*shown, Button(back, words("accuracy-ui-profile"))]

    async def _picture(self, context: Context, history: History, words: Words) -> Picture:
        measured, name = history.measured, plain_name(words.member(context.request.member.name))
        count = min(COMPARED, len(measured))
        points = tuple((number, one.accuracy) for number, one in enumerate(measured))
        line = views.Course(words("accuracy-last"), points, str(measured[-1].accuracy))
        days = tuple(
            (number, _day(measured[number], words)) for number in sorted({0, len(measured) // 2, points[-1][0]})
        )
        view = views.Accuracies(
            name=name,
            shown=str(history.mean),
            label=words("accuracy-label", game=history.game, count=count),
            plot=views.Plot(words("accuracy-plot"), (line,), days, (0, 100)),
        )
        about: dict[str, Param] = {"name": name, "game": history.game, "count": count, "mean": history.mean}
        ends: dict[str, Param] = {"first": _day(measured[0], words), "last": _day(measured[-1], words)}
        alt = words("accuracy-alt", **about, **ends, values=", ".join(str(one.accuracy) for one in measured))
        paint = self._client.pictures.beside
        return await paint(painter.paint_accuracies, view, name="my-accuracy", alt=alt, words=words)


def _told(context: Context, history: History) -> tuple[int, int, str]:
    return context.place.channel, context.user, history.measured[-1].match_id


def _mean_line(history: History, words: Words) -> str:
    change = history.change
    kind = "none" if change is None else "better" if change > 0 else "worse" if change < 0 else "same"
    count = min(COMPARED, len(history.measured))
    return words("accuracy-mean", count=count, mean=history.mean, change=kind, by=abs(change or 0))


def _menu(history: History, words: Words) -> Select:
    """Return a menu of the newest matches. Each leads to **My game** of the match."""
    lines = [
        discord.SelectOption(
            label=words("accuracy-match", day=_day(one, words), accuracy=one.accuracy), value=one.match_id
        )
        for one in reversed(history.measured[-MOST_LISTED:])
    ]
    return Select(Address("s", "replay", "chosen"), words("accuracy-matches"), lines)


def _day(one: Measured, words: Words) -> str:
    return words.day_and_month(day_of(one.at))
