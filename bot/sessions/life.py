"""What members and servers do around a match: votes, stand-ins, holidays, what is gone, what waits for whom.

Long because whatever a cog may ask for is a method here; what is decided stands in `clocks` and `seating`.

`Sessions.life` is the one object of this. Every method that changes something raises Draining, NoSession and NotKept as
those of `Sessions` do. Who is a moderator the caller knows.
"""

import logging
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from typing import Any

import msgspec
from msgspec.structs import replace

from bot.engine.game import Seat
from bot.errors import LapidaryError, PlayerError, Unreadable
from bot.sessions import refusals
from bot.sessions.desk import Desk
from bot.sessions.kept import AnyGame, Doing, Kept
from bot.sessions.model import (
    GuildSettings,
    Match,
    Member,
    MemberSettings,
    Phase,
    Place,
    Request,
    Waiting,
    WaitingList,
)
from bot.sessions.notices import Deliver
from bot.sessions.pace import DAY, HOUR, Adrift, Choice, Pace, Terms
from bot.sessions.play import lobby
from bot.sessions.seats import seating
from bot.sessions.time import clocks, dues
from bot.sessions.time.post import Post
from bot.sessions.time.reminders import MINUTES_A_DAY, is_zone, next_reminder
from bot.sessions.waits import Waits, decoded
from bot.storage import reads, waiting, writes
from bot.storage.rows import DeadlineRow, WaitingRow

LONGEST_HOLIDAY = 365 * DAY
LARGEST_NUMBER = 100  # of reminders for a turn, of a member's matches

logger = logging.getLogger(__name__)

Rule = Callable[[Kept, AnyGame, Doing], Kept]


class Life:
    """See the module's docstring. guild_settings: what a guild has set."""

    def __init__(self, desk: Desk, waits: Waits, guild_settings: Callable[[int], Awaitable[GuildSettings]]) -> None:
        self._desk = desk
        self._waits = waits
        self._guild_settings = guild_settings
        self._post = Post(desk, guild_settings, self._settings, self._dms_closed)
        self._deliver: Deliver | None = None
        self._missed: set[tuple[int, int]] = set()  # guild and user: their seats are free because they have left

    def deliver_by(self, deliver: Deliver) -> None:
        """How notices are sent; without it none are, and they wait. Call it before `Sessions.start`."""
        self._deliver = deliver

    async def start(self) -> None:
        """Give matches that began before there were turns theirs; begin to send."""
        for match_id in await self._desk.read(waiting.without_turns):
            try:
                await self._desk.change(match_id, None, _with_clocks)
            except Unreadable:  # it has been logged, and goes on without
                continue
        for sign in ('"why":"left"', '"left":true'):
            for match_id in await self._desk.read(waiting.with_terms_like, sign):
                with suppress(PlayerError):
                    self._miss(await self._desk.match(match_id))
        if self._deliver is not None:
            self._post.start(self._deliver)

    async def stop(self) -> None:
        """Send nothing more."""
        await self._post.stop()

    def wake(self, rows: writes.Writes) -> None:
        """These were written: some may be due soon."""
        for row in rows:
            if row.into is writes.Into.TURN:
                self._post.wake(row.values["remind_at"], None)
            elif row.into is writes.Into.NOTICE:
                self._post.wake(None, row.values["due"])

    # -- time --------------------------------------------------------------------------------------------------------

    async def propose_pace(self, request: Request, match_id: str, pace: Pace) -> Match:
        """Another pace: at once in the lobby (its host) and for who plays alone, else when all seated have agreed.

        Raises OptionError, NotSeated, NotAllowed, SessionError (it is so already), Over.
        """
        return await self._decide(
            request, match_id, lambda kept, _game, doing: clocks.proposed(kept, doing, request.member, pace)
        )

    async def answer_pace(self, request: Request, match_id: str, agrees: bool) -> Match:
        """Yes or No to the proposed pace. Raises NotSeated, SessionError (nothing is proposed any more)."""
        return await self._decide(
            request, match_id, lambda kept, _game, doing: clocks.answered(kept, doing, request.member, agrees)
        )

    async def vote(self, request: Request, match_id: str, seat: Seat, choice: Choice) -> Match:
        """What to do about a seat whose time has run out; a member may vote anew until it is decided.

        Raises NotSeated, NotAllowed (about oneself), SessionError (nothing is asked any more).
        """
        return await self._decide(
            request,
            match_id,
            lambda kept, game, doing: clocks.voted(kept, doing, request.member, game, seat, choice),
        )

    async def mute(self, request: Request, match_id: str) -> None:
        """No more reminders of the turn that is this member's now. Raises SessionError where it is not their turn."""
        match = await self._desk.seen(request, match_id)
        seat = match.seat_of(request.member.user)
        clock = None if seat is None else match.clock_of(seat)
        if clock is None:
            raise refusals.nothing_to_mute()
        await self._desk.run(
            self._desk.store.run(lambda connection: waiting.mute(connection, match_id, clock.seat, clock.since))
        )

    async def waiting(self, user: int, guild: int | None = None) -> WaitingList:
        """What waits for this member, and whom the member waits for, oldest first; guild None: in all servers."""
        rows = await self._desk.read(waiting.waiting, user, guild)
        found: dict[str, list[WaitingRow]] = {}
        for row in rows:
            found.setdefault(row.match_id, []).append(row)
        lines = [(turns[0].mine, _waiting(turns)) for turns in found.values()]
        return WaitingList(tuple(line for mine, line in lines if mine), tuple(line for mine, line in lines if not mine))

    # -- seats -------------------------------------------------------------------------------------------------------

    async def hand_on(self, request: Request, match_id: str, to: Member | None, *, for_good: bool = False) -> Match:
        """Offer the own seat to somebody (None: to anybody); they take it by `take_seat`. for_good: with the score.

        Raises NotSeated, SeatTaken (they sit here already), SessionError, Over.
        """
        return await self._decide(
            request, match_id, lambda kept, _game, doing: seating.offered(kept, doing, request.member, to, for_good)
        )

    async def withdraw(self, request: Request, match_id: str) -> Match:
        """The own seat is no longer on offer. Raises NotSeated, SessionError (it was not), Over."""
        return await self._decide(
            request, match_id, lambda kept, _game, _doing: seating.withdrawn(kept, request.member)
        )

    async def take_seat(self, request: Request, match_id: str, seat: Seat | None = None) -> Match:
        """Play a seat that is on offer. seat None: the first that this member may take.

        Raises SessionError (no such offer, too many matches), NotAllowed (meant for another), SeatTaken, Over.
        """
        match = await self._desk.seen(request, match_id)
        await self.check_limit(match.place.guild, request.member.user)
        return await self._decide(
            request, match_id, lambda kept, _game, doing: seating.taken(kept, doing, request.member, seat)
        )

    async def hand_back(self, request: Request, match_id: str) -> Match:
        """A seat back with its owner: asked for by the owner, or given by who stands in. Raises SessionError, Over."""
        return await self._decide(
            request, match_id, lambda kept, _game, doing: seating.handed_back(kept, doing, request.member)
        )

    async def holiday(self, user: int, until: int | None) -> tuple[Match, ...]:
        """On holiday until then (None: back again), in all matches that this member plays; those that it changed.

        Raises OptionError for a time in the past, or more than a year ahead.
        """
        now = self._desk.clock.now()
        if until is not None and until <= now:
            raise refusals.past_date()
        if until is not None and until > now + LONGEST_HOLIDAY:
            raise refusals.far_date(LONGEST_HOLIDAY // DAY)
        await self._keep(user, replace(await self._settings(user), away_until=until))

        def rule(kept: Kept, _game: AnyGame, doing: Doing) -> Kept:
            return seating.back(kept, doing, user) if until is None else seating.away(kept, doing, user, until)

        changed = await self._in_all(await self._desk.read(waiting.playing, user), rule)
        await self._replan(user)
        return changed

    # -- who and what is gone ----------------------------------------------------------------------------------------

    async def member_gone(self, guild: int, user: int) -> tuple[Match, ...]:
        """A member has left the server: out of its lobbies, the seats in its matches free for anybody."""

        def rule(kept: Kept, _game: AnyGame, doing: Doing) -> Kept:
            if kept.match.phase is Phase.LOBBY:
                seat = kept.match.seat_of(user)
                return kept if seat is None else lobby.parted(kept, doing, Member(user, kept.match.name_of(seat)))
            return seating.gone(kept, doing, user)

        changed = await self._in_all(await self._desk.read(waiting.seats_in, guild, user), rule)
        for match in changed:
            self._miss(match)
        return changed

    def _miss(self, match: Match) -> None:
        missed = [match.seats[offer.seat].user for offer in match.terms.offers if offer.why == "left"]
        missed += [one.owner for one in match.terms.stand_ins if one.left]
        self._missed.update((match.place.guild, user) for user in missed)

    async def seen(self, guild: int, user: int) -> tuple[Match, ...]:
        """A member has used a command or a button there, so they are in the server. Costs nothing where nobody missed
        them. Discord tells of who comes back only with a privileged intent.
        """
        if (guild, user) not in self._missed:
            return ()
        changed = await self.member_back(guild, user)
        self._missed.discard((guild, user))
        for match_id in await self._desk.read(waiting.seats_in, guild, user):
            with suppress(PlayerError):  # where it could not be kept, they are to be seen once more
                self._miss(await self._desk.match(match_id))
        return changed

    async def member_back(self, guild: int, user: int) -> tuple[Match, ...]:
        """A member is in the server again: seats that nobody took are no longer free."""
        return await self._in_all(
            await self._desk.read(waiting.seats_in, guild, user),
            lambda kept, _game, _doing: seating.here_again(kept, user),
        )

    async def channel_gone(self, guild: int, channel: int, parent: int | None = None) -> tuple[Match, ...]:
        """A channel or thread is deleted: its matches go on in the parent where there is room, else stand until
        somebody moves them. parent: the channel of a thread; None where that is gone too.
        """
        changed = []
        for match_id in await self._desk.read(waiting.open_in, guild, channel):
            try:
                changed.append(await self._ashore_in(match_id, parent))
            except PlayerError:
                changed += await self._in_all([match_id], lambda kept, _game, _doing: seating.adrift(kept, "channel"))
        return tuple(changed)

    async def guild_gone(self, guild: int) -> tuple[Match, ...]:
        """We were thrown out of a server: all its matches stand."""
        return await self._adrift(guild)

    async def guild_back(self, guild: int) -> tuple[Match, ...]:
        """We are in a server again: its matches go on, and the boards are to be posted anew."""
        return await self._in_all(
            await self._desk.read(waiting.open_in, guild), lambda kept, _game, _doing: seating.ashore(kept)
        )

    async def open_tables(self, request: Request, guild: int, most: int) -> tuple[Match, ...]:
        """The open matches of several members in a guild that who asks may see, at most so many, those first that
        nobody can play.
        """
        found = []
        for match_id in (await self._desk.read(waiting.open_in, guild))[:most]:
            with suppress(PlayerError):  # one that cannot be read is ended, not moved
                found.append(await self._desk.seen(request, match_id))
        return tuple(sorted((one for one in found if not one.solo), key=lambda one: one.terms.adrift is None))

    async def guilds_in_play(self) -> tuple[int, ...]:
        """The guilds that have an open match: to be compared, after a start, with those that we are in."""
        return await self._desk.read(waiting.guilds_in_play)

    async def move(
        self,
        request: Request,
        match_id: str,
        place: Place,
        *,
        moderator: bool = False,
        parent: int | None = None,
    ) -> Match:
        """Bring a match into another channel of its server; its board is posted there. parent: of a thread.

        Raises NotAllowed (neither moderator nor host, nor seated in a match whose channel is gone; another server; no
        matches there), AlreadyOpen, SessionError (it is there already), Over.
        """
        match = await self._desk.seen(request, match_id)
        if match.place.guild != place.guild:
            raise refusals.elsewhere()
        await self.check_channel(place, parent)
        await self._check_room(match, place.channel)
        return await self._decide(
            request,
            match_id,
            lambda kept, _game, doing: seating.moved_to(kept, doing, request.member, place.channel, moderator),
        )

    # -- what a server allows ----------------------------------------------------------------------------------------

    async def check_channel(self, place: Place, parent: int | None = None) -> None:
        """Whether a match may be opened here. parent: the channel of a thread. Raises NotAllowed."""
        channels = (await self._guild_settings(place.guild)).channels
        if channels and place.channel not in channels and parent not in channels:
            raise refusals.channel_closed(channels[0])

    async def check_limit(self, guild: int, user: int) -> None:
        """Whether this member may play one more match. Raises SessionError."""
        limit = (await self._guild_settings(guild)).match_limit
        if limit is not None and len(await self._desk.read(waiting.open_in, guild, None, user)) >= limit:
            raise refusals.too_many_matches(limit)

    async def check_may_end(self, request: Request, match_id: str, moderator: bool) -> None:
        """Whether this member may end that match. Raises NotAllowed, and Unreadable where only a moderator could."""
        if moderator:
            return
        match, user = await self._desk.seen(request, match_id), request.member.user
        enders = (await self._guild_settings(match.place.guild)).enders
        allowed = {"moderators": False, "host": user == match.host, "seated": match.seat_of(user) is not None}
        if not allowed[enders]:
            raise refusals.may_not_end(enders)

    @staticmethod
    def checked_guild(settings: GuildSettings) -> GuildSettings:
        """The settings, if they can be had. Raises OptionError."""
        if settings.reminders is not None and not 0 <= settings.reminders <= LARGEST_NUMBER:
            raise refusals.limit_range(0, LARGEST_NUMBER)
        if settings.match_limit is not None and not 1 <= settings.match_limit <= LARGEST_NUMBER:
            raise refusals.limit_range(1, LARGEST_NUMBER)
        return settings

    # -- members -----------------------------------------------------------------------------------------------------

    async def set_member(self, user: int, settings: MemberSettings) -> None:
        """What a member wants from now on, also for the turns that are theirs already. Raises OptionError."""
        if settings.zone is not None and not is_zone(settings.zone):
            raise refusals.unknown_zone(settings.zone)
        if settings.quiet is not None:
            begin, end = settings.quiet
            if begin == end or not all(0 <= minute < MINUTES_A_DAY for minute in settings.quiet):
                raise refusals.quiet_hours()
        before = await self._settings(user)
        if settings.dm and not before.dm:
            settings = replace(settings, dm_closed=False)
        await self._keep(user, settings)
        await self._replan(user)

    async def hint_once(self, user: int) -> bool:
        """True the first time that it is asked for a member."""
        settings = await self._settings(user)
        if settings.hinted:
            return False
        await self._keep(user, replace(settings, hinted=True))
        return True

    # -- what is due -------------------------------------------------------------------------------------------------

    async def fire(self, deadline: DeadlineRow) -> None:
        """Do what is due in a match, and drop the row. What is no longer due does nothing."""
        kind, seat = dues.kind_and_seat(deadline.kind)
        rules: dict[str, Rule] = {
            dues.TURN: lambda kept, game, doing: clocks.ran_out(kept, doing, game, seat, deadline.version),
            dues.BACK: lambda kept, _game, doing: seating.holiday_over(kept, doing, seat),
            dues.VACANT: lambda kept, game, doing: seating.vacated(kept, doing, game, seat),
            dues.PROPOSAL: lambda kept, _game, doing: clocks.lapsed(kept, doing),
        }
        try:
            await self._desk.run(self._change(deadline.match_id, None, rules[kind]))
        except Unreadable:
            # A newer bot may read it. Until somebody does, it is asked for now and then.
            later = replace(deadline, due=self._desk.clock.now() + HOUR)
            await self._desk.store.write(writes.set_deadline(later))
            return
        await self._desk.store.run(lambda connection: reads.drop_fired(connection, deadline))

    # -- how it is done ----------------------------------------------------------------------------------------------

    async def _decide(self, request: Request, match_id: str, rule: Rule) -> Match:
        return await self._desk.run(self._change(match_id, request, rule))

    async def _change(self, match_id: str, request: Request | None, rule: Rule) -> Match:
        async def decide(kept: Kept) -> Kept:
            doing = Doing(self._desk.clock.now())
            if request is not None:
                doing = replace(doing, member=request.member, interaction=request.id)
            return rule(kept, self._desk.games[kept.match.game], doing)

        return await self._desk.change(match_id, request, decide)

    async def _in_all(self, match_ids: Iterable[str], rule: Rule) -> tuple[Match, ...]:
        """The same in many matches; those that it changed. One that cannot be read or kept does not keep the others
        from it.
        """
        changed = set()

        def noting(kept: Kept, game: AnyGame, doing: Doing) -> Kept:
            after = rule(kept, game, doing)
            if after is not kept:
                changed.add(kept.match.id)
            return after

        found = []
        for match_id in match_ids:
            try:
                found.append(await self._desk.run(self._change(match_id, None, noting)))
            except PlayerError as problem:
                logger.warning("match %s was left as it is: %s", match_id, problem)
        return tuple(match for match in found if match.id in changed)

    async def _adrift(self, guild: int) -> tuple[Match, ...]:
        why: Adrift = "guild"
        return await self._in_all(
            await self._desk.read(waiting.open_in, guild), lambda kept, _game, _doing: seating.adrift(kept, why)
        )

    async def _ashore_in(self, match_id: str, channel: int | None) -> Match:
        """A match of a thread that is gone, in its parent. Raises PlayerError where that has no room for it."""
        match = await self._desk.match(match_id)
        if channel is None:
            raise refusals.no_session(match.game)
        await self._check_room(match, channel)

        def rule(kept: Kept, _game: AnyGame, doing: Doing) -> Kept:
            lost = seating.adrift(kept, "channel")
            return seating.moved_to(replace(lost, says=kept.says), doing, None, channel, True)

        return await self._desk.run(self._change(match_id, None, rule))

    async def _check_room(self, match: Match, channel: int) -> None:
        host = match.host if match.solo else None
        here = await self._desk.read(reads.open_match, channel, match.game, host)
        if here is not None and here != match.id:
            opened = await self._desk.read(reads.snapshot, here)
            if opened is not None:
                raise refusals.already_open(opened)

    async def _settings(self, user: int) -> MemberSettings:
        return decoded(await self._desk.read(reads.member_settings, user))

    async def _keep(self, user: int, settings: MemberSettings) -> None:
        rows = writes.set_member(user, msgspec.json.encode(settings).decode())
        await self._desk.keep(rows)
        self._waits.remember(user, settings)

    async def _dms_closed(self, user: int) -> None:
        """Unless the member has been forgotten while the message was on its way."""
        closed: list[MemberSettings] = []

        def change(kept: str) -> str:
            closed.append(replace(decoded(kept), dm_closed=True))
            return msgspec.json.encode(closed[-1]).decode()

        await self._desk.store.run(lambda connection: waiting.change_settings(connection, user, change))
        if closed:
            self._waits.remember(user, closed[-1])

    async def _replan(self, user: int) -> None:
        """Reminders of the turns that are a member's already, as the member wants them now."""
        settings, now = await self._settings(user), self._desk.clock.now()
        for turn in await self._desk.read(waiting.turns_of, user):
            try:
                match = await self._desk.match(turn.match_id)
            except PlayerError:
                continue
            adrift = match.terms.adrift is not None
            at = next_reminder(dues.clock_of(turn), match.terms.pace, settings, now, adrift=adrift)
            at = None if turn.muted else at
            await self._plan(turn, at)

    async def _plan(self, turn: Any, at: int | None) -> None:
        try:
            await self._desk.store.run(lambda connection: waiting.plan_reminder(connection, turn, at))
        except LapidaryError as problem:
            raise refusals.not_kept() from problem
        self._post.wake(at, None)


async def _with_clocks(kept: Kept) -> Kept:
    """Another value for the same match: the clocks it lacks are added to whatever is decided."""
    return replace(kept, says=())


def _waiting(turns: list[WaitingRow]) -> Waiting:
    first = turns[0]
    terms = Terms() if first.terms is None else msgspec.json.decode(first.terms, type=Terms)
    return Waiting(
        match=first.match_id,
        game=first.game,
        guild=first.guild_id,
        channel=first.channel_id,
        board_channel=first.board_channel_id,
        board_message=first.board_message_id,
        since=first.at,
        due=min((turn.due for turn in turns if turn.due is not None), default=None),
        who=tuple((turn.user_id, turn.name) for turn in turns),
        adrift=terms.adrift is not None,
    )
