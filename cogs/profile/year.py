"""The panel **My <year>** in January: the page of a member's past year in this server, as a picture and as text.

Only the member sees it. They can show the picture to the channel, once. What the channel then sees has only what is
known in this server.
"""

from collections.abc import Iterator, Mapping
from functools import partial
from itertools import islice
from typing import Any

import discord
from discord import ui

from bot.errors import NotAllowed
from bot.sessions.memory.years import Year, YearOfGame
from bot.storage.years import YearRow
from bot.ui.address import Address
from bot.ui.client import Client
from bot.ui.commands.sharing import shared_said
from bot.ui.entry import fair
from bot.ui.entry.buttons import Button
from bot.ui.entry.context import Context
from bot.ui.entry.permissions import all_see, needs_server
from bot.ui.face import Face
from bot.ui.panels import Layout, Picture, panel
from bot.ui.rows import WIDTH_BELOW_PICTURE, in_rows
from bot.ui.shared_once import SharedOnce
from bot.ui.words import Words, plain_name, safe_name
from bot.ui.year_button import PROFILE, year_button
from cogs.profile.boards import board_of
from cogs.profile.times import day_of
from render import leaderboards as painter
from render.leaderboards import views

MOST_TRIED = 5  # boards; some may not be seen any more, or cannot be painted


class YearPanels:
    """Shows members the pages of their past year."""

    def __init__(self, client: Client) -> None:
        self._client = client
        self._told = SharedOnce()  #  (channel, user, year)

    async def show(self, context: Context, year: int, *, listed: bool = False) -> None:
        """Show the page. listed: as text.

        Raises NotAllowed in a direct message or if the year cannot be seen now, and SessionError if the member has
        finished too few matches.
        """
        text, board = await self._found(context, year, to_all=False)
        words, may_tell = context.words, await self._may_tell(context, year)
        other = year_button(year, words, label="honour-ui-picture" if listed else "honour-ui-text", listed=not listed)
        buttons = [other]
        if may_tell:
            tell = Address("b", PROFILE, "showyear", argument=str(year))
            buttons.append(Button(tell, words("honour-ui-share"), discord.ButtonStyle.primary))
        buttons.append(_to_profile(context))
        picture = None if listed else await self._picture(text, board)
        parts: list[ui.Item[Any]] = [ui.TextDisplay(text.text())] if picture is None else [picture.gallery()]
        parts += [ui.ActionRow(*row) for row in in_rows(buttons, WIDTH_BELOW_PICTURE)]
        if may_tell:
            parts.append(ui.TextDisplay(f"-# {words('year-next-share')}"))
        await context.show(Layout(*parts), picture)

    async def tell(self, context: Context, year: int) -> None:
        """Post the picture in the channel. A second press posts nothing.

        Raises the errors of `show`, and NotAllowed if leaderboards leave the member out.
        """
        if _told(context, year) not in self._told:
            words = context.public_words
            with self._told.noted(_told(context, year)):
                if await self._client.sessions.leaderboards.is_left_out(context.user):
                    raise NotAllowed("honour-own-left-out")
                text, board = await self._found(context, year, to_all=True)
                picture = await self._picture(text, board)
                name = safe_name(words.member(context.request.member.name))
                said = words("year-shared", name=name, year=str(year))
                await context.publish(panel(said, picture=picture), picture)
        back = [year_button(year, context.words), _to_profile(context)]
        await context.show(panel(shared_said(context), back))

    async def _may_tell(self, context: Context, year: int) -> bool:
        """Return whether the member can show the page here: once, and not if leaderboards leave them out."""
        left_out = await self._client.sessions.leaderboards.is_left_out(context.user)
        return not left_out and _told(context, year) not in self._told

    async def _found(self, context: Context, year: int, *, to_all: bool) -> tuple["YearText", views.Thumbnail | None]:
        """Return the page, and the best board of the most played game that has one. Raises the errors of `show`."""
        if not context.place.guild:
            raise needs_server(context.interaction)
        await fair.turn(fair.HEAVY)
        words, faces = context.public_words if to_all else context.words, self._client.faces
        sees = partial(all_see, context.interaction) if to_all else None
        found = await self._client.sessions.years.of(context.place.guild, context.user, year, all_see=sees)
        bests = (row for one in found.games for row in one.boards if sees is None or sees(row.channel))
        for row in islice(bests, MOST_TRIED):
            png = await board_of(self._client, context, row.match_id, words, to_all=to_all)
            if png is not None:
                text = YearText(found, faces, words, row)
                return text, text.thumbnail(row, png)
        return YearText(found, faces, words), None

    async def _picture(self, text: "YearText", board: views.Thumbnail | None) -> Picture:
        paint = self._client.pictures.beside
        name = f"my-{text.year.year}"
        return await paint(painter.paint_year, text.picture(board), name=name, alt=text.alt(), words=text.words)


def _told(context: Context, year: int) -> tuple[int, int, int]:
    return context.place.channel, context.user, year


def _to_profile(context: Context) -> Button:
    return Button(Address("b", PROFILE, "show", "", 0, f"{context.user}."), context.words("accuracy-ui-profile"))


class YearText:
    """The page of a year, as texts in the reader's language and as data for the painter."""

    def __init__(self, year: Year, faces: Mapping[str, Face], words: Words, shown: YearRow | None = None) -> None:
        """shown: the match whose board the page shows; None: it shows no board."""
        self.year = year
        self.words = words
        self._faces = faces
        self._shown = shown

    def thumbnail(self, row: YearRow, png: bytes) -> views.Thumbnail:
        """Return the board of a match. png: its picture."""
        day = self.words.day_and_month(day_of(row.ended_at))
        return views.Thumbnail(png, self._number(row.score), f"{self._name(row.game)} · {day}")

    def picture(self, board: views.Thumbnail | None) -> views.Year:
        words, year = self.words, self.year
        names = words.month_names(short=True)
        return views.Year(
            year=str(year.year),
            name=plain_name(words.member(year.name)),
            note=self._note(),
            games=tuple(map(self._game, year.games)),
            months_title=words("year-months"),
            months=tuple(
                views.Month(name, count, self._number(count)) for name, count in zip(names, year.months, strict=True)
            ),
            board=board,
            board_title=words("year-board"),
            highlights=tuple(self._highlights()),
        )

    def text(self) -> str:
        """Return the page as the text of a message."""
        words = self.words
        title = words("honour-profile-title", name=f"{safe_name(words.member(self.year.name))} · {self.year.year}")
        return "\n".join((title, self._note(), *self._facts(safe_name)))

    def alt(self) -> str:
        name = plain_name(self.words.member(self.year.name))
        head = self.words("year-alt", name=name, year=str(self.year.year), note=self._note())
        return "\n".join((head, *self._facts(plain_name)))

    def _note(self) -> str:
        year = self.year
        return self.words("honour-game-note", played=year.played, contested=year.contested, won=year.won)

    def _facts(self, shown: Any) -> Iterator[str]:
        """Yield a line for each thing that the picture shows. shown: turns a member's name into text."""
        words, year = self.words, self.year
        for one in year.games:
            note = words("honour-game-note", played=one.played, contested=one.contested, won=one.won)
            best = self._best(one)
            told = " · ".join(filter(None, (note, best)))
            yield words("honour-alt-best", label=self._name(one.game), value=told)
        counts = [
            words("year-alt-month", month=name, count=count)
            for name, count in zip(words.month_names(), year.months, strict=True)
            if count
        ]
        yield words("year-alt-months", months=", ".join(counts))
        if (row := self._shown) is not None:
            day, game = words.day_and_month(day_of(row.ended_at)), self._name(row.game)
            yield words("year-alt-board", game=game, score=row.score, day=day)
        if (rival := year.rival) is not None:
            about = {"met": rival.met, "won": rival.won, "lost": rival.lost, "drawn": rival.drawn}
            yield words("year-alt-rival", name=shown(words.member(rival.name)), **about)
        if (favourite := year.favourite) is not None:
            yield words("year-alt-skill", skill=words(favourite.key), turns=favourite.turns)
        if year.streak > 1:
            yield words("year-alt-streak", days=year.streak)
        if year.solved:
            yield words("year-alt-puzzles", count=year.solved)

    def _game(self, one: YearOfGame) -> views.YearGame:
        words = self.words
        won = one.won / one.contested if one.contested else None
        note = words("year-won", won=one.won, contested=one.contested) if one.contested else self._best(one)
        label = words("year-count", count=one.played)
        return views.YearGame(one.game, self._name(one.game), self._number(one.played), label, note, won)

    def _best(self, one: YearOfGame) -> str:
        """Return the best score in a game in which nothing could be won; "" in others."""
        if one.contested or not one.bests:
            return ""
        return self.words("year-best", score=one.bests[0].score)

    def _highlights(self) -> Iterator[views.Highlight]:
        words, year = self.words, self.year
        if (rival := year.rival) is not None:
            score = f"{self._number(rival.won)} : {self._number(rival.lost)}"
            name = plain_name(words.member(rival.name))
            yield views.Highlight("rival", name, words("year-rival", count=rival.met), score)
        if (favourite := year.favourite) is not None:
            turns = words("year-turns", count=favourite.turns)
            yield views.Highlight("skill", words(favourite.key), words("year-skill"), turns)
        if year.streak > 1:
            days = words("year-streak-days", days=year.streak)
            yield views.Highlight("days", words("year-streak"), days, self._number(year.streak))
        if year.solved:
            solved = words("year-puzzles-solved")
            yield views.Highlight("puzzles", words("year-puzzles"), solved, self._number(year.solved))

    def _name(self, game: str) -> str:
        return self._faces[game].name(self.words)

    def _number(self, number: int) -> str:
        return self.words("honour-number", number=number)
