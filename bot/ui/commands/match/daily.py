"""The actions of the daily: to open it, to show its result to a channel, and to see the results of yesterday."""

import re
from collections.abc import Sequence
from typing import NamedTuple

import discord
from msgspec.structs import replace

from bot.engine.game import About, Seat
from bot.errors import NotAllowed
from bot.sessions.model import Entry, Match
from bot.sessions.play.dailies import day_of
from bot.sessions.play.daily_turns import turns_of
from bot.sessions.refusals import not_seated
from bot.sessions.streaks import Streaks
from bot.sessions.time.zones import as_typed
from bot.ui.address import Address
from bot.ui.boards import messages
from bot.ui.boards.day_message import GUIDE, PUZZLES, replay_of
from bot.ui.client import Client
from bot.ui.commands.match.cog import MatchPart
from bot.ui.day_table import own_text, table_text
from bot.ui.entry.actions import Meant, action
from bot.ui.entry.buttons import Button
from bot.ui.entry.context import Context
from bot.ui.face import ButtonSpec, Face, Row
from bot.ui.panels import Layout, panel
from bot.ui.rows import in_rows
from bot.ui.times import date_of, moment
from bot.ui.words import Words, safe_name, with_names

SHARE = ButtonSpec("share", "daily-ui-share", discord.ButtonStyle.primary)
COPY = ButtonSpec("share", "daily-ui-copy", discord.ButtonStyle.primary)
YESTERDAY = ButtonSpec("yesterday", "daily-ui-yesterday")
PROOF = ButtonSpec("proof", "daily-ui-proof")
EVENINGS = ButtonSpec("evenings", "daily-ui-evenings")
OTHERS = ButtonSpec("dailies", "daily-ui-others")
PUZZLE = ButtonSpec(PUZZLES, "puzzle-ui-open", area=GUIDE)
END = ButtonSpec("leave", "daily-ui-end", discord.ButtonStyle.danger)
LEAST_STREAK = 2  # days; one day is no streak yet
_ESCAPED = re.compile(r"\\([^\w\s])")
_QUOTE = "\N{MODIFIER LETTER GRAVE ACCENT}"  # a real one could end the block
_TICK = "\N{CHECK MARK}"
_FLAME = "\N{FIRE}"  # sentences have no emoji


class PlayedDaily(NamedTuple):
    """What follows a daily that its member has played.

    Attributes:
        shared: whether this server has seen its result.
        zone: in which the bot reminds the member in the evening, as members read it; "": it does not.
        par: the points of the computer player's best match on the same board; None: unknown.
        past: whether the day is over, so that nobody can play the board any more.
        others: whether some other game has a board of today that the member has not ended.
        puzzles: whether some game has a puzzle of today that the member has not opened.
        direct: whether the member plays where the bot is no member of a server, so that no results of others come.
    """

    shared: bool
    zone: str
    streaks: Streaks
    par: int | None = None
    past: bool = False
    others: bool = False
    puzzles: bool = False
    direct: bool = False


class Daily(MatchPart):
    """The part of a game's cog that shows the member's board of the day."""

    async def todays(self, context: Context) -> Match:
        """Return the member's daily of today. Raises the errors of `Dailies.open`."""
        guild, locale = await self._server(context), context.request.locale
        return await self.sessions.dailies.open(context.request.sequel, self.face.key, guild, locale)

    async def opened(self, context: Context, move: str | None) -> None:
        """Show the member's daily of today, or play a typed move there. Raises the errors of `todays` and of moves."""
        match = await self.todays(context)
        if move is None:
            await self.cog.show_own(context, match)
        else:
            await self.cog.play(context, Meant(match), move)

    async def played(self, context: Context, match: Match) -> PlayedDaily | None:
        """Return what follows a daily that the member has played; None: it is not over, or no daily."""
        if match.outcome is None or match.terms.closes is None:
            return None
        dailies, user = self.sessions.dailies, context.user
        direct = not context.place.guild
        shared = not direct and await dailies.is_shared(match, user, context.place.guild)
        settings = await self.sessions.settings.member(user)
        zone = as_typed(settings.zone or "UTC") if settings.evenings and not settings.dm_closed else ""
        par = await dailies.par(match.game, day_of(match))
        past = match.terms.closes <= self.client.clock.now()
        others = set(dailies.games) > await dailies.ended_today(user)
        puzzles = not others and await self._has_puzzles(user)
        streaks = await dailies.streaks(user, match.game)
        return PlayedDaily(shared, zone, streaks, par, past, others, puzzles, direct)

    @action("daily", where="anywhere")
    async def on_daily(self, context: Context) -> None:
        """Show the member's daily, in a game that has one."""
        if self.face.game.about.daily is None:
            raise NotAllowed("error-unknown-button")
        await self.opened(context, None)

    @action("dailies")
    async def on_dailies(self, context: Context) -> None:
        """Show the boards of the day of all games."""
        await context.show(await boards_of_the_day(self.client, context))

    @action("share", where="match")
    async def on_share(self, context: Context, match: Match) -> None:
        """Show the result of a daily to everybody in the channel. Without a server, give its member lines to copy."""
        if match.seats[0].user != context.user:
            raise not_seated(match, context.user)
        if not context.place.guild:
            await self._show_lines(context, match)
            return
        await self.sessions.dailies.note_shared(match, context.user, context.place.guild)
        try:
            story, words = await self.sessions.replays.story(match), context.public_words
            played = await self.played(context, match)
            assert played is not None  # `note_shared` has refused a daily that is not over
            here = await self.sessions.dailies.streaks(context.user, match.game, context.place.guild, match.id)
            played = played._replace(streaks=here)  # no streak may tell that somebody plays elsewhere
            lines = shared_lines(self.face, match, story, played, words)
            todays = Button(Address("b", match.game, "daily"), words("daily-ui-todays"))
            await context.publish(panel("\n".join(lines), [todays]))
        except Exception:
            await self.sessions.dailies.note_unshared(match, context.user, context.place.guild)
            raise
        await self.cog.show_own(context, match)

    async def _show_lines(self, context: Context, match: Match) -> None:
        """Show the member the lines that would show a channel their result, to be copied. Raises NotAllowed."""
        played, words = await self.played(context, match), context.words
        if played is None:
            raise NotAllowed("daily-error-not-over")
        lines = shared_lines(self.face, match, await self.sessions.replays.story(match), played, words)
        text = f"{words('daily-ui-copy-how', game=match.game)}\n{copyable(lines)}"
        await context.show(panel(text, messages.buttons(match, words, messages.BACK)))

    @action("evenings")
    async def on_evenings(self, context: Context, match: Match) -> None:
        """Remind the member in the evening from now on, on days without a daily."""
        if match.terms.closes is None or match.seats[0].user != context.user:
            raise NotAllowed("error-unknown-button")
        await self.sessions.outbox.evenings.plan(context.user, context.place)
        locale = context.request.locale
        await self.sessions.reminders.change_member(
            context.user, lambda had: replace(had, evenings=True, dm_closed=False, locale=locale)
        )
        await self.cog.show_own(context, match)

    @action("yesterday")
    async def on_yesterday(self, context: Context, match: Match) -> None:
        """Show the results of yesterday's daily, with the member's own place, and how the best board was played.

        The results of a server are shown only there: elsewhere, the member reads only their own.
        """
        dailies, words, guild = self.sessions.dailies, context.words, context.place.guild
        game, day, buttons = self.face.key, dailies.today - 1, messages.buttons(match, words, messages.BACK)
        if guild:
            table = await dailies.table(game, guild, day)
            text = table_text(table, words, await dailies.in_a_row(guild, day), user=context.user)
            if table.lines:
                buttons.append(Button(replay_of(table.lines[0].match), words("daily-ui-how")))
        else:
            text = own_text(game, day, await dailies.own_result(context.user, game, day), words)
        buttons += messages.buttons(match, words, PROOF)
        await context.show(panel(text, *in_rows(buttons)))

    @action("proof")
    async def on_proof(self, context: Context, match: Match) -> None:
        """Show the key of yesterday's board and the seal of today's, which prove that nobody changes a board."""
        dailies, game, words = self.sessions.dailies, self.face.key, context.words
        revealed, seal = await dailies.key(game, dailies.today - 1), await dailies.seal(game)
        text = words("daily-proof", revealed=revealed, seal=seal)
        await context.show(panel(text, messages.buttons(match, words, messages.BACK, YESTERDAY)))

    async def _has_puzzles(self, user: int) -> bool:
        """Return whether some game with a daily has a puzzle of today that a member has not opened."""
        for key in self.sessions.dailies.games:
            if await self.sessions.puzzles.is_new_today(user, key):
                return True
        return False

    async def _server(self, context: Context) -> int:
        """Return the server in which a member plays the daily: without a server, that of the last one; 0: none.

        A server that the member has left is passed over, as far as Discord tells.
        """
        if context.place.guild:
            return context.place.guild
        for guild in await self.sessions.dailies.last_servers(context.user):
            if not await self.client.homes.who_left(guild, [context.user]):
                return guild
        return 0


async def boards_of_the_day(client: Client, context: Context) -> Layout:
    """Return the panel that asks in which game to open the daily. A tick marks those that the member has ended."""
    ended = await client.sessions.dailies.ended_today(context.user)
    buttons = [
        Button(
            Address("b", key, "daily"),
            f"{_TICK} {face.name(context.words)}" if key in ended else face.name(context.words),
            discord.ButtonStyle.secondary if key in ended else discord.ButtonStyle.primary,
        )
        for key, face in ((key, client.faces[key]) for key in client.sessions.dailies.games)
    ]
    return panel(context.words("guide-daily"), *in_rows(buttons))


def head_lines(match: Match, score: int, turns: int, words: Words, *, fresh: bool) -> list[str]:
    """Return the lines above a member's own board of the day: its game, date, points and turns.

    fresh: whether the member has done nothing yet. Then the lines also say who sees the board.
    """
    date = date_of(day_of(match), words)
    lines = [words("daily-ui-board", game=match.game, date=date, score=score, turns=turns)]
    if fresh:
        lines.append(words("daily-ui-goes", game=match.game, left=moment(match.terms.closes or 0, "R")))
    return lines


def par_line(about: About, match: Match, words: Words) -> list[str]:
    """Return the line below a fresh board of the day that says what its par is; [] if it has none."""
    return [words("daily-ui-par")] if about.par and match.options == about.daily else []


def done_lines(match: Match, words: Words, played: PlayedDaily) -> list[str]:
    """Return the lines below a played board of the day."""
    closes = match.terms.closes or 0
    done = words("daily-ui-done", left=moment(closes, "R"))
    done = words("daily-ui-done-direct", time=moment(closes)) if played.direct else done
    done = words("daily-error-over", game=match.game) if played.past else done
    par = "" if played.par is None else words("daily-par", par=played.par)
    share = "" if played.shared else words("daily-ui-done-copy" if played.direct else "daily-ui-done-share")
    evenings = words("daily-evenings", zone=played.zone) if played.zone else ""
    return [line for line in (par, streak_line(played.streaks, words), done, share, evenings) if line]


def done_buttons(played: PlayedDaily) -> Row:
    """Return the buttons below a played board of the day. After the last board of a day, puzzles come next."""
    first = () if played.shared else (COPY if played.direct else SHARE,)
    following = (OTHERS,) if played.others else (PUZZLE,) if played.puzzles else ()
    return (*first, *following, YESTERDAY, *(() if played.zone else (EVENINGS,)))


def streak_line(streaks: Streaks, words: Words) -> str:
    """Return the line that tells a member their streak in a game, and that over all games if it is longer."""
    own, whole = streaks.game, streaks.whole
    if not own.days or max(own.days, whole.days) < LEAST_STREAK:
        return ""
    told = [_days(own.days, words)]
    if whole.days > own.days:
        told.append(words("daily-streak-all", days=whole.days))
    if own.best > own.days:
        told.append(words("daily-streak-best", best=own.best))
    if own.freezes:
        told.append(words("daily-streak-free"))
    return " · ".join(told)


def shared_lines(face: Face, match: Match, story: Sequence[Entry], played: PlayedDaily, words: Words) -> list[str]:
    """Return the lines that show a channel the result of a daily, without the board. story: all log entries.

    Who may still play it reads no par, as it tells how good a result can be.
    """
    assert match.outcome is not None
    (own,), turns = match.outcome.standings, turns_of(match.outcome)
    name, date = safe_name(with_names(match, words).name_of(Seat(0))), date_of(day_of(match), words)
    head = words("daily-shared", game=match.game, name=name, date=date, score=own.score, turns=turns)
    days = played.streaks.game.days
    beside = [words("daily-par", par=played.par)] if played.past and played.par is not None else []
    beside += [_days(days, words)] if days > 1 else []
    return [
        head,
        *([" · ".join(beside)] if beside else []),
        *face.course(story, words),
    ]


def copyable(lines: Sequence[str]) -> str:
    """Return lines without Markdown, in a block that Discord lets members copy."""
    plain = _ESCAPED.sub(r"\1", "\n".join(lines).replace("**", "").replace("-# ", ""))
    return f"```\n{plain.replace('`', _QUOTE)}\n```"


def _days(days: int, words: Words) -> str:
    return f"{_FLAME} {words('daily-streak', days=days)}"
