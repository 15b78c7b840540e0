"""`/profile`: shows a member's results in this server, and hides the member on leaderboards.

Their own profile leads to how their accuracy has changed (`cogs.profile.accuracy`), and in January to the page of the
past year (`cogs.profile.year`).
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any

import discord
from discord import app_commands, ui

from bot.engine.honours import BEAT_HARD
from bot.errors import NotAllowed
from bot.sessions.leaderboards.model import Badge, BestBoard, GameRecord, Profile
from bot.sessions.play.puzzles import Standing
from bot.sessions.streaks import Streak
from bot.ui.address import Address
from bot.ui.client import Client
from bot.ui.commands.blocks import allow_button, block_button
from bot.ui.commands.house_cog import HouseCog
from bot.ui.commands.leaderboards import board_name, fitting, game_named, game_names, value_name
from bot.ui.commands.private_notes import member_note_button
from bot.ui.entry.actions import Press, action
from bot.ui.entry.buttons import Button, number_in
from bot.ui.entry.context import Context
from bot.ui.entry.door import Choices, entered_anywhere, suggesting
from bot.ui.face import Face
from bot.ui.panels import Picture, panel
from bot.ui.rows import WIDTH_BELOW_PICTURE, in_rows
from bot.ui.words import Words, plain_name, safe_name
from bot.ui.year_button import year_button
from cogs.profile.accuracy import AREA, AccuracyPanels
from cogs.profile.boards import board_of
from cogs.profile.nowhere import profile_nowhere
from cogs.profile.ratings import rating_line, shown_ratings
from cogs.profile.times import day_of
from cogs.profile.year import YearPanels
from render import leaderboards as painter
from render.leaderboards import views

MOST_BOARDS, MOST_FEATS, MOST_DAYS = 3, 6, 5
_LONG_SPAN = 300 * 24 * 3_600_000  # milliseconds; the labels below a longer plot are months, else days


class Profiles(HouseCog):
    area = AREA

    def __init__(self, client: Client) -> None:
        super().__init__(client)
        self._accuracies = AccuracyPanels(client)
        self._years = YearPanels(client)

    @app_commands.command(name="profile", description="honour-cmd-profile")
    @app_commands.describe(member="honour-opt-member", game="honour-opt-profile-game", hidden="honour-opt-hidden")
    @entered_anywhere
    async def profile(
        self,
        context: Context,
        member: discord.Member | discord.User | None = None,
        game: str | None = None,
        hidden: bool | None = None,
    ) -> None:
        if hidden is not None:
            await self._hide(context, hidden)
            return
        key = None if game is None else game_named(self.client.faces, game, context.words)
        await self._show(context, context.user if member is None else member.id, key)

    @profile.autocomplete("game")
    @suggesting
    async def _suggest_games(self, context: Context, current: str) -> Choices:
        return fitting(game_names(self.client.faces, context.words), current)

    @action("show")
    async def on_show(self, context: Context, press: Press) -> None:
        """Show the profile of the member in the address."""
        user, *key = press.argument.split(".")
        await self._show(context, number_in(user), self._game("".join(key)), listed=bool(press.version))

    @action("share")
    async def on_share(self, context: Context, press: Press) -> None:
        """Post the member's own profile in the channel. Raises NotAllowed if leaderboards leave the member out."""
        profile = await self._read(context, context.user, self._game(press.argument), to_all=True)
        if profile.found.left_out:
            raise NotAllowed("honour-own-left-out")
        picture = await self._picture(context, profile, to_all=True)
        said = profile.words("honour-shared", name=safe_name(profile.words.member(context.request.member.name)))
        await context.publish(panel(said, picture=picture), picture)

    @action("hide")
    async def on_hide(self, context: Context, press: Press) -> None:
        """Hide the member's own profile from others, or show it again."""
        await self._hide(context, bool(press.version))

    @action("accuracy", "read", "tell")
    async def on_accuracy(self, context: Context, press: Press) -> None:
        """Show the member their own accuracies in a game, read more matches, or show the picture to the channel."""
        game = self._game(press.argument) or ""
        match press.address.action:
            case "accuracy":
                await self._accuracies.show(context, game)
            case "read":
                await self._accuracies.read(context, game)
            case _:
                await self._accuracies.tell(context, game)

    @action("year", "showyear")
    async def on_year(self, context: Context, press: Press) -> None:
        """Show the member the page of their past year, or show its picture to the channel."""
        year = number_in(press.argument)
        if press.address.action == "showyear":
            await self._years.tell(context, year)
        else:
            await self._years.show(context, year, listed=bool(press.version))

    def _game(self, key: str) -> str | None:
        """Return the game that a button names; None for all games. Raises NotAllowed for a forged name."""
        if key and key not in self.client.faces:
            raise NotAllowed("error-unknown-button")
        return key or None

    async def _hide(self, context: Context, hidden: bool) -> None:
        await self.sessions.leaderboards.leave_out(context.user, hidden)
        said = context.words("honour-now-hidden") if hidden else context.words("honour-now-shown")
        await context.show(panel(said, [_hide_button(context.words, not hidden)]))

    async def _show(self, context: Context, user: int, game: str | None, *, listed: bool = False) -> None:
        if not context.place.guild:
            await context.show(await profile_nowhere(self.client, context, user, game))
            return
        profile = await self._read(context, user, game)
        words, place = context.words, f"{user}.{game or ''}"
        look = words("honour-ui-picture") if listed else words("honour-ui-text")
        buttons: list[ui.Item[Any]] = [Button(Address("b", self.area, "show", "", int(not listed), place), look)]
        if user == context.user:
            if not profile.found.left_out:
                buttons.append(Button(Address("b", self.area, "share", "", 0, game or ""), words("honour-ui-share")))
            if any(self.client.faces[one.game].game.about.plays_itself for one in profile.found.games):
                own = Address("b", self.area, "accuracy", argument=game or "")
                buttons.append(Button(own, words("accuracy-ui-open"), discord.ButtonStyle.primary))
            if self.sessions.years.shown is not None:
                buttons.append(year_button(self.sessions.years.shown, words))
            buttons.append(_hide_button(words, not profile.found.left_out))
        else:
            blocked = user in await self.sessions.blocks.listed(context.user)
            block = block_button(user, words("block-ui"), self.client.clock.now())
            allow = allow_button(user, words("block-undo"))
            buttons += [member_note_button(user, words), allow if blocked else block]
        if listed:
            await context.show(panel(profile.text(), *in_rows(buttons)))
            return
        picture = await self._picture(context, profile)
        await context.show(panel("", *in_rows(buttons, WIDTH_BELOW_PICTURE), picture=picture), picture)

    async def _read(self, context: Context, user: int, game: str | None, *, to_all: bool = False) -> "ProfileText":
        guild, own = context.place.guild, user == context.user and not to_all
        found = await self.sessions.leaderboards.profile(guild, user, context.user, game=game, to_all=to_all)
        streaks_of = partial(self.sessions.dailies.streaks, user, guild=None if own else guild)
        if game is None:
            of_games = {one.game: (await streaks_of(one.game)).game for one in found.games}
            dailies = (await streaks_of()).whole
        else:
            of_games, dailies = {}, (await streaks_of(game)).game
        words, faces = context.public_words if to_all else context.words, self.client.faces
        solved = [one for one in await self.sessions.puzzles.standings(user) if game in (None, one.game)] if own else []
        return ProfileText(found, dailies, faces, words, solved, of_games)

    async def _picture(self, context: Context, profile: "ProfileText", *, to_all: bool = False) -> Picture:
        words, boards = profile.words, list[views.Thumbnail]()
        for best in profile.boards():
            if len(boards) == MOST_BOARDS:
                break
            png = await board_of(self.client, context, best.match, words, to_all=to_all)
            if png is not None:
                boards.append(profile.thumbnail(best, png))
        view = profile.picture(tuple(boards))
        paint = self.client.pictures.beside
        return await paint(painter.paint_profile, view, name="profile", alt=profile.alt(), words=words)


def _hide_button(words: Words, hide: bool) -> Button:
    label = words("honour-ui-hide") if hide else words("honour-ui-unhide")
    return Button(Address("b", Profiles.area, "hide", "", int(hide)), label)


class ProfileText:
    """A profile, as texts in the reader's language and as data for the painter."""

    def __init__(
        self,
        found: Profile,
        dailies: Streak,
        faces: dict[str, Face],
        words: Words,
        puzzles: Sequence[Standing] = (),
        streaks: Mapping[str, Streak] = {},
    ) -> None:
        """dailies: the streak over all games, or in the only game. streaks: those in the games, by key."""
        self.found = found
        tried = sum(one.best > 0 for one in streaks.values())
        self.streaks = streaks if tried > 1 else {}  # that of the only game is `dailies`
        self.puzzles = puzzles
        self.dailies = dailies
        self.faces = faces
        self.words = words
        self.ratings = shown_ratings(found.ratings)

    def boards(self) -> tuple[BestBoard, ...]:
        """Return the best line of each match. Lines that sum up several matches are left out."""
        shown: dict[str, BestBoard] = {}
        for best in self.found.bests:
            if best.board.measure in ("points", "level"):
                shown.setdefault(best.match, best)
        return tuple(shown.values())

    def thumbnail(self, best: BestBoard, png: bytes) -> views.Thumbnail:
        note = [self.faces[best.game].name(self.words)]
        if best.rank is not None:
            note.append(self.words("honour-rank", rank=best.rank))
        return views.Thumbnail(png, self._value(best), " · ".join(note))

    def picture(self, thumbnails: tuple[views.Thumbnail, ...]) -> views.Profile:
        words = self.words
        return views.Profile(
            name=plain_name(self.words.member(self.found.name)),
            note=self._note(),
            counts=tuple(self._counts()),
            games=tuple(self._played(record) for record in self.found.games),
            plot=self._plot(),
            boards_title=words("honour-bests"),
            thumbnails=thumbnails,
            feats_title=words("honour-feats"),
            feats=tuple(
                views.Feat(badge.key, self._feat(badge), self._feat_note(badge))
                for badge in self.found.badges[:MOST_FEATS]
            ),
        )

    def text(self) -> str:
        """Return the profile as the text of a message."""
        words, found = self.words, self.found
        lines = [words("honour-profile-title", name=safe_name(words.member(found.name))), self._note(), *self._facts()]
        for title, part in (("honour-bests", self._bests()), ("honour-feats", self._feats())):
            if part:
                lines += [words("honour-profile-heading", title=words(title)), *part]
        return "\n".join(lines)

    def alt(self) -> str:
        head = self.words("honour-alt-profile", name=plain_name(self.words.member(self.found.name)), note=self._note())
        return "\n".join([head, *self._facts(), *self._bests(), *self._feats()])

    def _note(self) -> str:
        since = day_of(self.found.since)
        key = "honour-profile-hidden" if self.found.left_out else "honour-profile-note"
        return self.words(key, played=self.found.played, month=self.words.month(since))

    def _facts(self) -> list[str]:
        """Return lines about games, ratings and streaks."""
        words, found = self.words, self.found
        lines = []
        for one in found.games:
            name = self.faces[one.game].name(words)
            lines += [f"{name}: {told}" for told in filter(None, (self._record(one), self._beside(one)))]
        lines += [rating_line(one, self.faces, words) for one in self.ratings]
        streak, best = (
            max((getattr(one, kind) for one in found.games), default=0) for kind in ("streak", "best_streak")
        )
        if best:
            lines.append(words("honour-profile-streak", streak=streak, best=best))
        if found.best_days:
            lines.append(words("honour-profile-days", days=found.days, best=found.best_days))
        if self.dailies.best:
            lines.append(words("honour-profile-dailies", days=self.dailies.days, best=self.dailies.best))
        played = {one.game for one in found.games}
        others = [one.game for one in self.puzzles if one.game in self.faces and one.game not in played]
        lines += [f"{self.faces[game].name(words)}: {self._with_puzzles(game)}" for game in others]
        return lines

    def _bests(self) -> list[str]:
        words = self.words
        lines = []
        for best in self.found.bests[: 2 * MOST_BOARDS]:
            face = self.faces[best.game]
            label = f"{face.name(words)}, {board_name(face, best.board.key, words)}"
            rank = [] if best.rank is None else [words("honour-rank", rank=best.rank)]
            lines.append(" · ".join([words("honour-alt-best", label=label, value=self._value(best)), *rank]))
        return lines

    def _feats(self) -> list[str]:
        return [f"{self._feat(badge)} · {self._feat_note(badge)}" for badge in self.found.badges[:MOST_FEATS]]

    def _counts(self) -> Iterator[views.Count]:
        words, found = self.words, self.found

        def count(number: int, kind: str, icon: str) -> views.Count:
            return views.Count(words("honour-number", number=number), words(f"honour-count-{kind}"), icon)

        yield count(found.played, "played", "matches")
        if found.contested:
            yield count(found.won, "won", "crown")
            yield count(max(one.best_streak for one in found.games), "streak", "flame")
        if self.dailies.days:
            yield count(self.dailies.days, "dailies", "days")
        else:
            yield count(found.days, "days", "days")

    def _record(self, record: GameRecord) -> str:
        return self.words("honour-game-note", played=record.played, contested=record.contested, won=record.won)

    def _beside(self, record: GameRecord) -> str:
        """Return what stands beside a record.

        These are results against computer players, turns that they took, puzzles, and days in a row with a daily.
        """
        told = [self.words("honour-against-level", level=a.level, won=a.won, played=a.played) for a in record.against]
        against = self.words("honour-against", levels=" · ".join(told)) if told else ""
        covered = self.words("honour-covered", turns=record.covered) if record.covered else ""
        return " · ".join(filter(None, (against, covered, self._with_puzzles(record.game), self._streak(record.game))))

    def _streak(self, game: str) -> str:
        """Return how many days in a row the member has played the daily of a game; "" for less than two days."""
        days = self.streaks.get(game, Streak()).days
        return self.words("honour-game-dailies", days=days) if days > 1 else ""

    def _with_puzzles(self, game: str) -> str:
        """Return how well the member solves puzzles of a game; "" if they have tried none, or in others' profiles."""
        own = next((one for one in self.puzzles if one.game == game), None)
        if own is None:
            return ""
        return self.words("honour-puzzles", rating=own.rating, solved=own.solved, count=own.played)

    def _played(self, record: GameRecord) -> views.Played:
        """Return the record in a game, with the rating, or with the best value if the member has no rank by rating."""
        words, face = self.words, self.faces[record.game]
        shown = label = ""
        rating = next((one for one in self.ratings if one.game == record.game), None)
        best = next((one for one in self.found.bests if one.game == record.game), None)
        if rating is not None:
            shown = words("honour-number", number=rating.points[-1].rating)
            label = words("honour-label", measure="rating")
        elif best is not None:
            shown, label = self._value(best), words("honour-label", measure=best.board.measure)
        return views.Played(record.game, face.name(words), self._record(record), shown, label, self._beside(record))

    def _plot(self) -> views.Plot | None:
        """Return the plot of the ratings, or None if the member has no rank by rating in any game."""
        words = self.words
        shown = [one for one in self.ratings if len(one.points) > 1]
        if not shown:
            return None
        courses = tuple(
            views.Course(
                self.faces[one.game].name(words),
                tuple((point.at, point.rating) for point in one.points),
                words("honour-number", number=one.points[-1].rating),
            )
            for one in shown
        )
        times = [at for course in courses for at, _ in course.points]
        return views.Plot(words("honour-plot"), courses, tuple(self._days(min(times), max(times))))

    def _days(self, first: int, last: int) -> Iterator[tuple[int, str]]:
        """Yield times at equal distances below a plot, and their labels. A label that repeats is left out."""
        said = ""
        for i in range(MOST_DAYS):
            at = first + (last - first) * i // (MOST_DAYS - 1)
            day, text = day_of(at), self._date(at)
            if last - first > _LONG_SPAN:
                text = self.words.month(day, short=True)
            if text != said:
                yield at, text
            said = text

    def _value(self, best: BestBoard) -> str:
        return value_name(best.board, best.value, self.faces[best.game], self.words)

    def _feat(self, badge: Badge) -> str:
        of = "honour" if badge.key == BEAT_HARD else badge.game
        return self.words(f"{of}-feat-{badge.key}", number=badge.number)

    def _feat_note(self, badge: Badge) -> str:
        name = self.faces[badge.game].name(self.words)
        return self.words("honour-badge-note", game=name, times=badge.times, day=self._date(badge.at))

    def _date(self, at: int) -> str:
        return self.words.day_and_month(day_of(at))


COG = Profiles
