"""The actions of the daily: to open it, to show its result to a channel, and to see the results of yesterday."""

from collections.abc import Sequence

import discord
from discord import ui

from bot.engine.game import Seat
from bot.errors import NotAllowed
from bot.sessions.model import Entry, Match
from bot.sessions.play.dailies import day_of
from bot.sessions.refusals import not_seated
from bot.ui.commands.match.cog import MatchPart
from bot.ui.entry.actions import action
from bot.ui.entry.context import Context
from bot.ui.face import ButtonSpec, Face, Row
from bot.ui.panels import Layout
from bot.ui.times import date_of, moment, table_text
from bot.ui.words import Words, safe_name, with_names

SHARE = ButtonSpec("share", "daily-ui-share", discord.ButtonStyle.primary)
YESTERDAY = ButtonSpec("yesterday", "daily-ui-yesterday")


class Daily(MatchPart):
    """The part of a game's cog that shows the member's board of the day."""

    async def todays(self, context: Context) -> Match:
        """Return the member's daily of today. Raises the errors of `Dailies.open`."""
        guild, locale = context.place.guild, context.request.locale
        return await self.sessions.dailies.open(context.request.sequel, self.face.key, guild, locale)

    async def is_shared(self, context: Context, match: Match) -> bool:
        """Return whether this server has seen the result of a daily. Until the member has played it, it has not."""
        if match.outcome is None:
            return False
        return await self.sessions.dailies.is_shared(match, context.user, context.place.guild)

    @action("daily")
    async def on_daily(self, context: Context) -> None:
        """Show the member's daily, in a game that has one."""
        if self.face.game.about.daily is None:
            raise NotAllowed("error-unknown-button")
        await self.cog.show_own(context, await self.todays(context))

    @action("share")
    async def on_share(self, context: Context, match: Match) -> None:
        """Show the result of a daily to everybody in the channel."""
        if match.seats[0].user != context.user:
            raise not_seated(match, context.user)
        await self.sessions.dailies.note_shared(match, context.user, context.place.guild)
        try:
            story, words = await self.sessions.replays.story(match), context.public_words
            await context.publish(Layout(ui.TextDisplay("\n".join(shared_lines(self.face, match, story, words)))))
        except Exception:
            await self.sessions.dailies.note_unshared(match, context.user, context.place.guild)
            raise
        await self.cog.show_own(context, match)

    @action("yesterday")
    async def on_yesterday(self, context: Context) -> None:
        """Show the results of yesterday's daily."""
        table = await self.sessions.dailies.table(self.face.key, context.place.guild, self.sessions.dailies.today - 1)
        await context.tell(table_text(table, context.words))


def head_lines(match: Match, score: int, turns: int, words: Words, *, fresh: bool) -> list[str]:
    """Return the lines above a member's own board of the day: its date, points and turns.

    fresh: whether the member has done nothing yet. Then the lines also say who sees the board.
    """
    lines = [words("daily-ui-board", date=date_of(day_of(match), words), score=score, turns=turns)]
    if fresh:
        lines.append(words("daily-ui-goes", game=match.game, left=moment(match.terms.closes or 0, "R")))
    return lines


def done_lines(match: Match, words: Words, *, shared: bool) -> list[str]:
    """Return the lines below a played board of the day. shared: as for `Daily.is_shared`."""
    done = words("daily-ui-done", left=moment(match.terms.closes or 0, "R"))
    return [done] if shared else [done, words("daily-ui-done-share")]


def done_buttons(*, shared: bool) -> Row:
    """Return the buttons below a played board of the day. shared: as for `Daily.is_shared`."""
    return (YESTERDAY,) if shared else (SHARE, YESTERDAY)


def shared_lines(face: Face, match: Match, story: Sequence[Entry], words: Words) -> list[str]:
    """Return the lines that show a channel the result of a daily, without the board. story: all log entries."""
    assert match.outcome is not None
    (own,) = match.outcome.standings
    turns = match.outcome.turns if own.turns is None else own.turns
    name, date = safe_name(with_names(match, words).name_of(Seat(0))), date_of(day_of(match), words)
    head = words("daily-shared", game=match.game, name=name, date=date, score=own.score, turns=turns)
    return [head, *face.course(story, words), words("daily-shared-how", game=match.game)]
