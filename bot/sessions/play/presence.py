"""Changes matches when a member leaves a server, a channel is deleted, or a server removes the bot."""

import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial

from msgspec.structs import replace

from bot.engine.game import Seat
from bot.errors import AlreadyOpen, NoSession, NotAllowed, NotKept, PlayerError, SessionError, StaleBoard
from bot.sessions import refusals
from bot.sessions.change import Change
from bot.sessions.database import Database
from bot.sessions.leaving import leave_seat
from bot.sessions.matches import Matches
from bot.sessions.model import Match, Member, Phase, Place, Request
from bot.sessions.pace import Unreachable, of_others
from bot.sessions.play.channel_matches import without_channel
from bot.sessions.play.channels import check_room, room_in
from bot.sessions.play.lobby import leave_lobby
from bot.sessions.settings import FRESH, Settings
from bot.sessions.stand_ins import return_seat, vacate
from bot.storage import letters, waiting

logger = logging.getLogger(__name__)

IsGone = Callable[[Place], Awaitable[bool]]  # asks whether a channel is deleted

# -- decisions -------------------------------------------------------------------------------------------------------


def member_gone(change: Change, user: int) -> Change:
    """Free the seat of a member who has left the server.

    In a lobby the member loses the seat. In a match in play, anybody may take the seat, unless a stand-in plays it. If
    the member is a stand-in, the seat goes back to its owner.
    """
    match = change.match
    if match.phase is Phase.LOBBY:
        return change if match.seat_of(user) is None else leave_lobby(change, user)
    if match.solo or match.phase is not Phase.PLAYING:
        return change
    change = _with_left(change, user, True)
    match = change.match
    seat = match.seat_of(user)
    if seat is None:
        return change
    stand_in = match.terms.stand_in_of(seat)
    if stand_in is not None:
        return return_seat(change, stand_in, still_away=True)
    known = match.terms.offer_of(seat)
    return change if known is not None and known.why == "left" else vacate(change, seat)


def member_back(change: Change, user: int) -> Change:
    """Give a member who has come back to the server their seat again, if nobody has taken it."""
    change = _with_left(change, user, False)
    match = change.match
    seat = match.seat_of(user)
    offer = None if seat is None else match.terms.offer_of(seat)
    if seat is None or offer is None or offer.why != "left":
        return change
    return change.with_terms(offers=of_others(match.terms.offers, seat))


def leave_vacant_seat(change: Change, seat: Seat) -> Change:
    """Let the seat of a member who left the server leave the match, if nobody has taken it in time."""
    offer = change.match.terms.offer_of(seat)
    if change.match.phase is not Phase.PLAYING or offer is None or offer.why != "left":
        return change
    if offer.until is None or offer.until > change.at:
        return change
    gone = (*change.match.terms.gone, seat)
    return leave_seat(change.with_terms(gone=gone), seat).with_notice("vacated", seat)


def unreachable(change: Change, why: Unreachable, channel: int | None = None) -> Change:
    """Stop all clocks of a match that nobody can play. If its channel is deleted, notify the host.

    channel: the deleted channel; a match that has moved to another channel stays unchanged.
    """
    match = change.match
    if match.over or match.terms.unreachable in (why, "channel") or channel not in (None, match.place.channel):
        return change
    change = change.with_terms(unreachable=why, lost_at=change.at)
    return change if why == "guild" else change.with_notice("adrift", user=match.host, dm=True)


def reachable_again(change: Change) -> Change:
    """Let the clocks run again, because the bot is back in the server. They stay stopped if the channel is deleted."""
    return change.with_terms(unreachable=None, lost_at=None) if change.match.terms.unreachable == "guild" else change


def move_to(change: Change, channel: int, moderator: bool, gone: int | None = None) -> Change:
    """Move the match to another channel of its server.

    A moderator and the host may always do so. If nobody can play the match, all seated members may.
    gone: a channel that is deleted, although the bot did not hear of it.
    Raises NotAllowed, SessionError (the match is in this channel), Over.
    """
    match, member = change.match, change.command.member
    if match.over:
        raise refusals.over()
    lost = match.terms.unreachable is not None or match.place.channel == gone
    if member is not None and not moderator and not _may_move(match, member, lost):
        if match.councils:  # its host has no seat, so nothing says their name
            raise NotAllowed("council-error-move")
        raise NotAllowed("error-not-host-to-move", refusals.host_named(match))
    if channel == match.place.channel:
        raise SessionError("error-there-already")
    # If the old channel is deleted, its messages about turns are deleted too, so all members need new ones.
    board = replace(match.board, notified=()) if lost else match.board
    seat = None if member is None else match.seat_of(member.user)
    moved = change.with_match(place=replace(match.place, channel=channel), board=board)
    moved = moved.with_terms(unreachable=None, lost_at=None)
    entered = moved.with_entry("place", seat=seat, notation=f"{match.place.channel}>{channel}", head=change.head)
    return entered.with_notice("moved", by=member)


def move_out_of_thread(change: Change, thread: int, channel: int) -> Change:
    """Move the match to another channel, because its thread is deleted.

    A match that has moved to another channel stays unchanged.
    """
    if change.match.place.channel != thread:
        return change
    if change.match.over:
        raise refusals.over()
    return move_to(change.with_terms(unreachable="channel"), channel, True)


def _with_left(change: Change, user: int, left: bool) -> Change:
    """Note in each stand-in for a user whether this user has left the server."""
    terms = change.match.terms
    lent = tuple(replace(one, left=left) if one.owner == user else one for one in terms.stand_ins)
    return change if lent == terms.stand_ins else change.with_terms(stand_ins=lent)


def _may_move(match: Match, member: Member, lost: bool) -> bool:
    """Return whether a member may move a match. lost: whether nobody can play it where it is."""
    plays = match.seat_of(member.user) is not None
    return member.user == match.host or (lost and plays)


# -- what Discord reports --------------------------------------------------------------------------------------------


class Presence:
    """Runs the decisions of this file when Discord reports a change, or when a member moves a match.

    The methods return the matches that they changed. If they raise NotKept, some matches may still be unchanged, and
    the caller may call the method again.
    """

    def __init__(self, matches: Matches, database: Database, settings: Settings) -> None:
        self._matches = matches
        self._database = database
        self._settings = settings
        self._missed: set[tuple[int, int]] = set()  # (server, user) of each member who left and may still have a seat
        self._look_again = 0  # when to read again whom other processes miss

    async def start(self) -> None:
        """Read from the database which members have left a server and may still have a seat."""
        self._look_again = self._matches.now() + FRESH
        for sign in ('"why":"left"', '"left":true'):
            for match_id in await self._database.read(waiting.with_terms_like, sign):
                with suppress(NoSession):
                    self._miss(await self._matches.match(match_id))

    async def member_gone(self, guild: int, user: int) -> tuple[Match, ...]:
        """Free the seats of a member who has left a server."""
        match_ids = await self._database.read(waiting.seats_in, guild, user)
        if match_ids:
            self._missed.add((guild, user))
        return await self._matches.change_all(match_ids, partial(member_gone, user=user))

    async def member_seen(self, guild: int, user: int) -> tuple[Match, ...]:
        """Call `member_back` for a member who uses the bot in a server, if the member had left the server.

        This is necessary because Discord reports returning members only to bots with a privileged intent.
        """
        if not self._database.share.alone and self._matches.now() >= self._look_again:
            await self.start()
        if (guild, user) not in self._missed:
            return ()
        self._missed.discard((guild, user))  # first of all, because the member may leave again during an await
        try:
            changed = await self.member_back(guild, user)
            for match_id in await self._database.read(waiting.seats_in, guild, user):
                with suppress(NoSession):
                    self._miss(await self._matches.match(match_id))  # the member's next command tries this match again
            return changed
        except BaseException:
            self._missed.add((guild, user))
            raise

    async def member_back(self, guild: int, user: int) -> tuple[Match, ...]:
        """Give a member who is back in a server their seats again, except those that somebody has taken."""
        match_ids = await self._database.read(waiting.seats_in, guild, user)
        return await self._matches.change_all(match_ids, partial(member_back, user=user))

    async def channel_gone(self, guild: int, channel: int, parent: int | None = None) -> tuple[Match, ...]:
        """Move the matches of a deleted thread to the parent channel, and stop all matches that cannot be moved.

        One that the channel plays against another channel ends.

        parent: the channel to which a thread belonged; None: a channel is deleted, or the parent is deleted too.
        """
        changed: list[Match] = []
        not_kept: NotKept | None = None
        played = await self._database.read(letters.played_in, channel)
        changed += await self._matches.change_all(played, partial(without_channel, channel=channel))
        for match_id in await self._database.read(waiting.open_in, guild, channel):
            try:
                moved = None if parent is None else await self._move_out_of_thread(match_id, channel, parent)
                if moved is None:
                    stop = partial(unreachable, why="channel", channel=channel)
                    changed += await self._matches.change_all([match_id], stop)
                else:
                    changed.append(moved)
            except NotKept as problem:
                not_kept = problem
            except PlayerError as problem:
                logger.warning("match %s was left as it is: %s", match_id, problem)
        if not_kept is not None:
            raise not_kept
        return tuple(changed)

    async def guild_gone(self, guild: int) -> tuple[Match, ...]:
        """Stop the matches of a server that has removed the bot."""
        match_ids = await self._database.read(waiting.open_in, guild)
        return await self._matches.change_all(match_ids, partial(unreachable, why="guild"))

    async def guild_back(self, guild: int) -> tuple[Match, ...]:
        """Let the matches of a server go on, because the bot is in the server again."""
        return await self._matches.change_all(await self._database.read(waiting.open_in, guild), reachable_again)

    async def guilds_in_play(self) -> tuple[int, ...]:
        """Return the ids of all servers that have an open match."""
        return await self._database.read(waiting.guilds_in_play)

    async def open_tables(self, request: Request, guild: int, most: int) -> tuple[Match, ...]:
        """Return at most `most` open table matches of a server that the member may see.

        Matches that nobody can play come first.
        """
        found = []
        for match_id in (await self._database.read(waiting.open_in, guild))[:most]:
            with suppress(NoSession):
                found.append(await self._matches.match(match_id, request))
        return tuple(sorted((one for one in found if not one.solo), key=lambda one: one.terms.unreachable is None))

    async def move(
        self,
        request: Request,
        match_id: str,
        place: Place,
        *,
        moderator: bool = False,
        parent: int | None = None,
        is_gone: IsGone | None = None,
    ) -> Match:
        """Move a match to another channel of its server. parent: the thread's channel if the place is a thread.

        is_gone: returns whether a channel is surely deleted. The bot may not have heard of it. None: nobody is asked.
        Raises NoSession (there is no such match, or the member may not see it), AlreadyOpen, NotAllowed (the channel is
        in another server, or allows no matches), and the errors of `move_to`.
        """

        async def check(match: Match) -> None:
            if match.place.guild != place.guild:
                raise NotAllowed("error-other-server")
            await self._settings.check_channel(place, parent)
            await self._check_room(match, place.channel)

        try:
            gone = await self._channel_if_gone(request, match_id, place, is_gone)
        except NoSession as problem:
            if type(problem) is NoSession:  # a member may have typed anything in place of a match
                raise refusals.nothing_to_move() from problem
            raise
        decide = partial(move_to, channel=place.channel, moderator=moderator, gone=gone)
        game = (await self._matches.match(match_id, request)).game

        async def move_now() -> Match:
            async with room_in(self._database, place.guild, game):
                return await self._matches.change(match_id, decide, request, check)

        return await self._matches.finish(move_now())

    async def _channel_if_gone(
        self, request: Request, match_id: str, place: Place, is_gone: IsGone | None
    ) -> int | None:
        """Return the match's channel if it is deleted. No match is locked, because Discord may be asked."""
        match = await self._matches.match(match_id, request)
        may_be_gone = not match.over and match.terms.unreachable is None and match.place.channel != place.channel
        if is_gone is None or not may_be_gone or match.place.guild != place.guild:
            return None
        return match.place.channel if await is_gone(match.place) else None

    def _miss(self, match: Match) -> None:
        missed = [match.seats[offer.seat].user for offer in match.terms.offers if offer.why == "left"]
        missed += [one.owner for one in match.terms.stand_ins if one.left]
        self._missed.update((match.place.guild, user) for user in missed)

    async def _move_out_of_thread(self, match_id: str, thread: int, channel: int) -> Match | None:
        """Move a match from a deleted thread to another channel. Return None if the channel already has an open match.

        Raises NoSession, Unreadable, Over, NotKept.
        """
        match = await self._matches.match(match_id)
        decide = partial(move_out_of_thread, thread=thread, channel=channel)

        async def move_now() -> Match:
            async with room_in(self._database, match.place.guild, match.game):
                await self._check_room(match, channel)
                return await self._matches.change(match_id, decide)

        try:
            return await self._matches.finish(move_now(), asked=False)
        except (AlreadyOpen, StaleBoard):  # a StaleBoard means that another match was opened there meanwhile
            return None

    async def _check_room(self, match: Match, channel: int) -> None:
        host = match.host if match.solo else None
        await check_room(self._database, channel, match.game, host, but=match.id)
