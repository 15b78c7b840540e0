"""Leaderboards: `/leaderboard`, `/season`, and the answer to the command `top` of every game."""

import contextlib
from datetime import UTC, datetime, timedelta

import discord
from discord import app_commands
from msgspec.structs import replace

from bot.errors import NoSession, NotAllowed, OptionError
from bot.sessions.leaderboards.counting import board_of
from bot.sessions.leaderboards.model import Leaderboard
from bot.sessions.model import Match
from bot.sessions.unplayed import BY_LETTERS
from bot.ui.address import Address
from bot.ui.commands.leaderboards import (
    ACTION,
    LONGEST_ECHO,
    Asked,
    HonourCog,
    board_name,
    fitting,
    game_named,
    game_names,
    meant,
)
from bot.ui.entry.actions import Answers, Press, action, choice_in
from bot.ui.entry.buttons import Button, number_in
from bot.ui.entry.context import Context
from bot.ui.entry.door import Choices, entered, entered_anywhere, suggesting
from bot.ui.entry.permissions import check_manager
from bot.ui.face import Face
from bot.ui.panels import Picture, clip, panel
from bot.ui.typed import folded
from bot.ui.words import Words, safe_name
from cogs.leaderboard.page import NOBODY, Page
from cogs.leaderboard.rows import rows
from render import leaderboards as painter

LONGEST_BOARD = 60  # characters of a leaderboard's key in the database


class Leaderboards(HonourCog):
    """The commands `/leaderboard` and `/season`, and the buttons of leaderboards."""

    async def cog_load(self) -> None:
        self.client.pictures.beforehand(painter.warm_up)

    @app_commands.command(name="leaderboard", description="honour-cmd-leaderboard")
    @app_commands.describe(
        game="honour-opt-game",
        board="honour-opt-board",
        period="honour-opt-period",
        season="honour-opt-season",
        page="honour-opt-page",
        text="honour-opt-text",
    )
    @entered_anywhere
    async def leaderboard(
        self,
        context: Context,
        game: str | None = None,
        board: str | None = None,
        period: str | None = None,
        season: app_commands.Range[int, 1] | None = None,
        page: app_commands.Range[int, 1] = 1,
        text: bool = False,
    ) -> None:
        key = await self._default_game(context) if game is None else game_named(self.client.faces, game, context.words)
        asked = Asked(board, self._period_typed(period, context.words), season or 0, page, text)
        await self.show_table(context, key, asked)

    @suggesting
    async def _suggest_games(self, context: Context, current: str) -> Choices:
        return fitting(game_names(self.client.faces, context.words), current)

    leaderboard.autocomplete("game")(_suggest_games)

    @leaderboard.autocomplete("board")
    @suggesting
    async def _suggest_boards(self, context: Context, current: str) -> Choices:
        typed = getattr(context.interaction.namespace, "game", None)
        key = game_named(self.client.faces, typed, context.words) if typed else await self._default_game(context)
        return await self.suggest_boards(context, key, current)

    @leaderboard.autocomplete("period")
    @suggesting
    async def _suggest_periods(self, context: Context, current: str) -> Choices:
        return fitting(self._periods(context.words), current)

    @app_commands.command(name="season", description="honour-cmd-season")
    @app_commands.describe(game="honour-opt-game")
    @app_commands.default_permissions(manage_guild=True)
    @entered
    async def season(self, context: Context, game: str) -> None:
        check_manager(context.interaction)
        key = game_named(self.client.faces, game, context.words)
        number = (await self._found(context, key, Asked())).season.number
        name = self.client.faces[key].name(context.words)
        text = context.words("honour-season-sure", number=number, next=number + 1, game=name)
        yes = Address("b", key, f"{ACTION}close", version=number)
        no = Address("b", key, "stay")
        buttons = [
            Button(no, context.words("honour-ui-open")),
            Button(yes, context.words("honour-ui-close"), discord.ButtonStyle.danger),
        ]
        await context.show(panel(text, buttons))

    season.autocomplete("game")(_suggest_games)

    async def handle(self, context: Context, address: Address, answers: Answers) -> None:
        """Handle a press. Raises NotAllowed if it names no game (a forged press)."""
        if address.game not in self.client.faces:
            raise NotAllowed("error-unknown-button")
        await super().handle(context, address, answers)

    @action(f"{ACTION}close")
    async def on_close(self, context: Context, press: Press) -> None:
        """Close the season that the member was asked about."""
        check_manager(context.interaction)
        now = (await self._found(context, press.address.game, Asked())).season.number
        if now != press.version:
            await context.done(context.words("honour-season-gone", number=now))
            return
        begun = await self.sessions.leaderboards.close_season(context.place.guild, press.address.game)
        name = self.client.faces[press.address.game].name(context.words)
        await context.done(context.words("honour-season-closed", number=now, next=begun.number, game=name))

    @action(ACTION)
    async def on_table(self, context: Context, press: Press) -> None:
        """Show the leaderboard in the address."""
        await self.show_table(context, press.address.game, Asked.of(press.address))

    @action(f"{ACTION}board")
    async def on_board(self, context: Context, press: Press, answers: Answers) -> None:
        """Show the leaderboard that was chosen in a menu."""
        await self.show_table(context, press.address.game, replace(Asked.of(press.address), board=choice_in(answers)))

    @action(f"{ACTION}season")
    async def on_season(self, context: Context, press: Press, answers: Answers) -> None:
        """Show the season that was chosen in a menu."""
        season = number_in(choice_in(answers))
        await self.show_table(context, press.address.game, replace(Asked.of(press.address), season=season))

    @action(f"{ACTION}game")
    async def on_game(self, context: Context, press: Press, answers: Answers) -> None:
        """Show a leaderboard of the game that was chosen in a menu."""
        game = choice_in(answers)
        if game not in self.client.faces:
            raise NotAllowed("error-unknown-button")
        await self.show_table(context, game, replace(Asked.of(press.address), board=None))

    @action(f"{ACTION}share")
    async def on_share(self, context: Context, press: Press) -> None:
        """Post the leaderboard in the channel. The member's own line is not marked."""
        asked = Asked.of(press.address)
        words = context.public_words
        page = await self._page(context, press.address.game, asked, NOBODY, words)
        said = words("honour-shared", name=safe_name(words.member(context.request.member.name)))
        if asked.listed:
            await context.publish(panel(f"{said}\n{page.text()}"))
            return
        picture = await self._picture(page, words)
        await context.publish(panel(said, picture=picture), picture)

    async def show_table(self, context: Context, game: str, asked: Asked, match: Match | None = None) -> None:
        if asked.board is None:
            asked = replace(asked, board=await self._board_first_shown(context, game, asked.season, match))
        page = await self._page(context, game, asked, context.user, context.words)
        buttons = rows(context.words, self.client.faces, game, asked, page.found)
        if asked.listed:
            await context.show(panel(page.text(), *buttons))
            return
        picture = await self._picture(page, context.words)
        note = page.own_note() if page.found.left_out else ""
        await context.show(panel(note, *buttons, picture=picture), picture)

    async def show_newest(self, context: Context) -> None:
        await self.show_table(context, await self._default_game(context), Asked())

    async def _board_first_shown(self, context: Context, game: str, season: int, match: Match | None) -> str | None:
        """Return the key of the leaderboard that is shown first: the one on which a match counts.

        Return None if there is no match, or if this leaderboard is empty and others are not.
        season, match: as for `Asked` and `show_table`.
        """
        if match is None:
            with contextlib.suppress(NoSession):
                match, *_ = await self.sessions.lookup.candidates(context.request, context.place, game)
        if match is None:
            return None
        board = board_of(self.client.faces[game].game, match)
        found = await self._found(context, game, Asked(season=season))
        if board not in (one.key for one in found.boards):
            return None if found.boards else board
        return (
            board if not found.lines or (await self._found(context, game, Asked(board, season=season))).lines else None
        )

    async def _picture(self, page: Page, words: Words) -> Picture:
        return await self.client.pictures.beside(
            painter.paint_leaderboard, page.picture(), name="leaderboard", alt=page.alt(), words=words
        )

    async def suggest_boards(self, context: Context, game: str, current: str) -> Choices:
        face = self.client.faces[game]
        found = await self._found(context, game, Asked())
        return fitting({one.key: board_name(face, one.key, context.words) for one in found.boards}, current)

    async def _page(self, context: Context, game: str, asked: Asked, user: int, words: Words) -> Page:
        """Return a page of a leaderboard. user: the reader."""
        face = self.client.faces[game]
        found = await self._found(context, game, asked, user)
        best = found if found.page == 1 else await self._found(context, game, replace(asked, page=1))
        board = found.board.key if found.board is not None else face.game.scoreboard(face.game.about.samples[0])
        highest = best.rows[0].value if best.rows else 0
        by_letters = context.place.guild == BY_LETTERS.guild
        return Page(found, face, words, user, board=board, best=highest, by_letters=by_letters)

    async def _found(self, context: Context, game: str, asked: Asked, user: int | None = None) -> Leaderboard:
        """Return the requested leaderboard. user: the reader; None for the member of the context.

        Raises OptionError if the board, period, season or page does not exist.
        """
        face, board = self.client.faces[game], asked.board
        who = context.user if user is None else user
        if board is not None and board.startswith("#"):
            board = await self._board_with_mark(context, game, asked)
        elif board is not None:
            _check_board(face, board, context.words)
        season, guild = asked.season or None, context.place.guild
        return await self.sessions.leaderboards.leaderboard(
            guild, game, who, board=board, period=asked.period, season=season, page=asked.page
        )

    async def _board_with_mark(self, context: Context, game: str, asked: Asked) -> str | None:
        """Return the key of the leaderboard whose mark is `asked.board`, from the newest season that has it."""
        for season in reversed((await self._found(context, game, Asked())).seasons):
            there = await self._found(context, game, Asked(season=season.number))
            if (key := meant(asked.board or "", there.boards)) is not None:
                return key
        return None

    async def _default_game(self, context: Context) -> str:
        """Return a game in which the member has a line, else a game with any line, else any game."""
        seen = {key: await self._found(context, key, Asked()) for key in self.client.faces}
        own = [key for key, found in seen.items() if found.own is not None]
        anybody = [key for key, found in seen.items() if found.boards]
        return next(iter([*own, *anybody, *seen]))

    def _periods(self, words: Words) -> dict[str, str]:
        """Return the names of the suggested periods, by their keys."""
        today = datetime.fromtimestamp(self.client.clock.now() / 1000, UTC).date()
        year, week, _ = (today - timedelta(days=7)).isocalendar()
        month = today.replace(day=1) - timedelta(days=1)
        return {
            "week": words("honour-period-week"),
            "month": words("honour-period-month"),
            "all": words("honour-period-all", seasons=1),
            f"{year:04}-W{week:02}": words("honour-period-last-week"),
            f"{month:%Y-%m}": words("honour-period-last-month"),
        }

    def _period_typed(self, typed: str | None, words: Words) -> str:
        if typed is None:
            return "all"
        text = typed.strip()
        named = {folded(name): key for key, name in self._periods(words).items()}
        return named.get(folded(text), text)


def _check_board(face: Face, board: str, words: Words) -> None:
    """Raise OptionError if a typed text is no leaderboard's key."""
    try:
        if len(board) > LONGEST_BOARD or not board.isascii():  # `int` would accept digits that are not ASCII
            raise ValueError(f"no board: {board!r}")
        board_name(face, board, words)
    except ValueError as problem:
        raise OptionError("honour-unknown-board", text=clip(board, LONGEST_ECHO)) from problem


COG = Leaderboards
