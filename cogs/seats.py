"""`/away` for holidays, `/seat` for stand-ins, and `/pace` and `/move` for the pace and channel of a match."""

from collections import Counter
from collections.abc import Callable, Iterable

import discord
from discord import app_commands

from bot.errors import NoSession, NotAllowed, OptionError, SessionError
from bot.sessions import refusals
from bot.sessions.model import Match, Place
from bot.sessions.pace import DAY
from bot.sessions.time.zones import day_in
from bot.storage.keeping import is_by_letters
from bot.texts.locales import month_first
from bot.ui.address import Address
from bot.ui.boards.ended_list import ended_list
from bot.ui.boards.lent_list import lent_places
from bot.ui.boards.proposal_list import proposed_pace
from bot.ui.boards.turn_list import beside, with_company
from bot.ui.boards.witness import offers_later
from bot.ui.commands.house_cog import HouseCog
from bot.ui.commands.leaderboards import fitting
from bot.ui.commands.match.cog import MatchCog
from bot.ui.commands.match.letters import ByLetters
from bot.ui.commands.tables_here import games_here, match_here, tables_here
from bot.ui.entry.actions import Answers, Press, action
from bot.ui.entry.asked import member_of
from bot.ui.entry.buttons import Button
from bot.ui.entry.context import Context
from bot.ui.entry.door import ANYWHERE, FOR_BOTH, Choices, entered, entered_anywhere, suggesting
from bot.ui.entry.permissions import check_may_move, is_unseen, may_moderate, parent_of, sees, shown_name
from bot.ui.panels import LONGEST_OPTION, Form, clip, line, panel
from bot.ui.times import ALL_COUNT, asks_for_pace, date_of, moment, pace_of, taken_said
from bot.ui.typed_times import read_until
from bot.ui.words import Words, plain_name, safe_name

MOST_SERVERS = 5  # about which the answer of `/away` tells what is left
MOST_TABLES = 100  # open matches of a server that are read for suggestions at most


class Seats(HouseCog):
    area = "seats"

    away = app_commands.Group(
        name="away",
        description="wait-cmd-away",
        allowed_contexts=ANYWHERE,
        allowed_installs=FOR_BOTH,
    )
    seat = app_commands.Group(
        name="seat",
        description="wait-cmd-seat",
        allowed_contexts=ANYWHERE,
        allowed_installs=FOR_BOTH,
    )

    @away.command(name="until", description="wait-cmd-away-until")
    @app_commands.describe(date="wait-opt-until")
    @entered_anywhere
    async def away_until(self, context: Context, date: str) -> None:
        await self._leave(context, date)

    @away.command(name="back", description="wait-cmd-away-back")
    @entered_anywhere
    async def away_back(self, context: Context) -> None:
        await self._come_back(context)

    @action("away")
    async def on_away(self, context: Context, press: Press, answers: Answers) -> None:
        """Ask for a day by a modal, and when it is answered, be away until then."""
        if press.kind == "m":
            await self._leave(context, answers.get("date", ""))
            return
        field = line(
            "date", context.words("wait-away-label"), hint=context.words("wait-opt-until"), example="2026-12-24"
        )
        await context.ask(Form(Address("m", self.area, "away"), context.words("wait-away-title"), field))

    async def _leave(self, context: Context, date: str) -> None:
        settings = await self.sessions.settings.member(context.user)
        first = month_first(context.request.locale)
        until = read_until(date, self.client.clock.now(), settings.zone, context.words, month_first=first)
        changed = await self.sessions.holidays.take(context.user, until)
        zone, words = settings.zone, context.words
        last = day_in(zone, until - 1)  # a holiday that ends at midnight includes the day before
        day = date_of(last, words) if last != day_in(zone, until) else "none"
        stops = [one for one in changed if _stops(one, context.user)]
        offers = [one for one in changed if one not in stops and not one.solo]
        said = [words("wait-away", day=day, time=moment(until, "F"), left=moment(until, "R"))]
        said += [words("wait-away-stops", count=len(stops))] if stops else []
        said += [words("wait-away-offers", count=len(offers))] if offers else []
        said += offers_later(context, offers)
        said += [] if stops or offers else [words("wait-away-nothing")]
        said.append(words("wait-away-back"))
        pauses = not changed or any(one.terms.pace.stops_clocks for one in changed)  # else the days left are no matter
        said += [await self._clocks(context, guild) for guild in _guilds_of(context, changed)] if pauses else []
        await context.show(
            panel("\n".join(said), [Button(Address("b", self.area, "home"), context.words("wait-ui-home"))])
        )

    async def _clocks(self, context: Context, guild: int) -> str:
        """Return until when the member's clocks stand in a server, and what is left there for further holidays."""
        settings = await self.sessions.settings.guild(guild)
        left = await self.sessions.pauses.left(context.user, guild, settings, self.client.clock.now())
        home = None if guild == context.place.guild else await self.client.homes.known(guild)
        return context.words(
            "wait-away-left",
            here="yes" if guild == context.place.guild else "no",
            guild="" if home is None else safe_name(home.name),
            stands="no" if left.until is None else "yes",
            time=moment(left.until or 0),
            days=left.left // DAY,
            all=left.days,
        )

    @action("home")
    async def _come_back(self, context: Context) -> None:
        """End the member's holiday. If there is none, say so, and where others play the member's seats."""
        words, until = context.words, (await self.sessions.settings.member(context.user)).away_until
        changed = await self.sessions.holidays.take(context.user, None)
        if changed or (until is not None and until > self.client.clock.now()):
            await context.done(words("wait-back", count=len(changed)))
            return
        lent = await self.sessions.reminders.lent(context.request, context.place.guild or None)
        places = words("wait-not-away-lent", places=lent_places(lent, words)) if lent else ""
        await context.done(" ".join(filter(None, (words("wait-not-away"), places))))

    @seat.command(name="offer", description="wait-cmd-seat-offer")
    @app_commands.describe(member="wait-opt-to", good="wait-opt-good", game="wait-opt-game")
    @app_commands.rename(good="for-good")
    @entered_anywhere
    async def offer(
        self,
        context: Context,
        member: discord.Member | discord.User | None = None,
        good: bool = False,
        game: str | None = None,
    ) -> None:
        if member is not None and member.bot:
            raise OptionError("wait-error-bot")
        if member is not None and not context.place.guild:
            raise NotAllowed("letters-error-seat-to")
        if member is not None and (
            not isinstance(member, discord.Member) or is_unseen(context.interaction.channel, member)
        ):
            raise refusals.cannot_take(member_of(member))
        match = await self._here(context, game, lambda match: match.seat_of(context.user) is not None)
        to = None if member is None else member_of(member)
        match = await self.sessions.seats.hand_on(context.request, match.id, to, for_good=good)
        if match.by_letters:
            cog = self.client.areas[match.game]
            assert isinstance(cog, MatchCog)  # the area of a game
            await cog.part(ByLetters).show_code(context, match, context.words("wait-offered"))
            return
        await context.tell(" ".join((context.words("wait-offered"), *offers_later(context, [match]))))

    @seat.command(name="keep", description="wait-cmd-seat-keep")
    @app_commands.describe(game="wait-opt-game")
    @entered_anywhere
    async def keep(self, context: Context, game: str | None = None) -> None:
        match = await self._here(context, game, lambda match: match.seat_of(context.user) is not None)
        await self.sessions.seats.withdraw(context.request, match.id)
        await context.tell(context.words("wait-kept"))

    @seat.command(name="take", description="wait-cmd-seat-take")
    @app_commands.describe(game="wait-opt-game")
    @entered_anywhere
    async def take(self, context: Context, game: str | None = None) -> None:
        match = await self._here(context, game, lambda match: bool(match.terms.offers))
        match = await self.sessions.seats.take(context.request, match.id)
        await context.tell(taken_said(match, context.user, context.words))

    @seat.command(name="back", description="wait-cmd-seat-back")
    @app_commands.describe(game="wait-opt-game")
    @entered_anywhere
    async def back(self, context: Context, game: str | None = None) -> None:
        def concerned(match: Match) -> bool:
            return any(context.user in (one.owner, match.seats[one.seat].user) for one in match.terms.stand_ins)

        if not any(map(concerned, await self._tables(context))):
            lent = await self.sessions.reminders.lent(context.request, context.place.guild)
            if lent:
                places = lent_places(lent, context.words)
                raise SessionError("wait-error-back-elsewhere", places=places)
        try:
            match = await self._here(context, game, concerned)
        except NoSession as none:
            if not context.place.guild:
                raise
            missed = await self.sessions.replays.missed(context.request, context.place.guild)
            if not (
                ended := await ended_list(missed, context.user, context.words, self.client.homes, context.place.guild)
            ):
                raise
            raise NoSession("wait-error-back-ended", ended="\n".join(ended)) from none
        await self.sessions.seats.hand_back(context.request, match.id)
        await context.tell(context.words("wait-given-back"))

    @app_commands.command(name="pace", description="wait-cmd-pace")
    @asks_for_pace
    @app_commands.describe(game="wait-opt-game")
    @entered_anywhere
    async def pace(
        self,
        context: Context,
        time: int,
        late: str = "ask",
        holiday: str = "stand-in",
        bank: int = 0,
        off: str = ALL_COUNT,
        game: str | None = None,
    ) -> None:
        match = await self._here(context, game, lambda match: match.seat_of(context.user) is not None)
        pace = pace_of(time, late, holiday, bank, off)
        await context.tell(await proposed_pace(context, self.sessions, match, pace))

    @app_commands.command(name="move", description="wait-cmd-move")
    @app_commands.describe(match="wait-opt-match")
    @entered
    async def move(self, context: Context, match: str) -> None:
        check_may_move(context.interaction, context.words)
        moderator, parent = may_moderate(context.interaction), parent_of(context.interaction)
        is_gone = self.client.homes.is_gone
        move = self.sessions.presence.move(
            context.request, match, context.place, moderator=moderator, parent=parent, is_gone=is_gone
        )
        await self.client.presenter.watched(context, move)
        await context.tell(context.words("wait-moved"))

    @move.autocomplete("match")
    @suggesting
    async def _suggest_matches(self, context: Context, current: str) -> Choices:
        waiting = await self.sessions.reminders.waiting(context.user, context.place.guild)
        listed = [one for one in (*waiting.mine, *waiting.others) if not is_by_letters(one.channel)]
        found = {one.match: (one.game, Place(one.guild, one.channel), one.company) for one in listed}
        if may_moderate(context.interaction):
            tables = await self.sessions.presence.open_tables(context.request, context.place.guild, MOST_TABLES)
            found |= {one.id: (one.game, one.place, beside(one, context.user)) for one in tables if one.id not in found}
        elsewhere = {match_id: one for match_id, one in found.items() if one[1] != context.place}
        seen = await self.client.homes.seen(place for _, place, _ in elsewhere.values())
        short, full = dict[str, str](), dict[str, str]()
        for match_id, (game, place, company) in elsewhere.items():
            channel, gone = seen[place]
            if not gone and (channel is None or not sees(context.interaction.user, channel)):
                continue
            where = None if gone or channel is None else shown_name(channel)  # any of its players may bring it here
            name = self.client.faces[game].name(context.words)
            short[match_id] = _choice(name, where, context.words)
            full[match_id] = _choice(with_company(name, company, context.words, plain_name), where, context.words)
        alike = Counter(clip(text, LONGEST_OPTION) for text in short.values())
        texts = {key: full[key] if alike[clip(text, LONGEST_OPTION)] > 1 else text for key, text in short.items()}
        return fitting(texts, current)

    @offer.autocomplete("game")
    @keep.autocomplete("game")
    @take.autocomplete("game")
    @back.autocomplete("game")
    @pace.autocomplete("game")
    @suggesting
    async def _suggest_games(self, context: Context, current: str) -> Choices:
        return fitting(await games_here(self.client, context), current)

    async def _here(self, context: Context, game: str | None, fits: Callable[[Match], bool]) -> Match:
        return await match_here(self.client, context, game, fits)

    async def _tables(self, context: Context) -> list[Match]:
        return await tables_here(self.client, context)


def _stops(match: Match, user: int) -> bool:
    """Return whether a holiday stops the member's clock in a match."""
    seat = match.seat_of(user)
    return seat is not None and match.terms.stopped_until(seat) is not None


def _guilds_of(context: Context, changed: Iterable[Match]) -> list[int]:
    """Return this server, and those with matches whose clocks a holiday has changed, at most `MOST_SERVERS`."""
    here = [context.place.guild] if context.place.guild else []
    others = [match.place.guild for match in changed if match.terms.pace.stops_clocks]
    return list(dict.fromkeys([*here, *others]))[:MOST_SERVERS]


def _choice(game: str, channel: str | None, words: Words) -> str:
    """Return a suggestion of a match. game: its name, with what tells it apart. channel: None if it is deleted."""
    if channel is None:
        return words("wait-choice-match-gone", game=game)
    return words("wait-choice-match", game=game, channel=channel)


COG = Seats
