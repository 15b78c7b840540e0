"""Members who leave a server or come back, channels that are deleted, and servers that remove the bot."""

import logging
from contextlib import suppress
from functools import partial

from msgspec.structs import replace

from bot.engine.game import Seat
from bot.errors import AlreadyOpen, NoSession, NotAllowed, NotKept, PlayerError, SessionError, StaleBoard
from bot.sessions import refusals
from bot.sessions.change import Change
from bot.sessions.database import Database
from bot.sessions.matches import Matches
from bot.sessions.model import Match, Member, Phase, Place, Request
from bot.sessions.pace import Unreachable, of_others
from bot.sessions.play.lobby import check_room, leave_lobby
from bot.sessions.play.seats import return_seat, vacate
from bot.sessions.play.turns import leave_seat
from bot.sessions.settings import Settings
from bot.storage import waiting

logger = logging.getLogger(__name__)

# -- decisions -------------------------------------------------------------------------------------------------------


def member_gone(change: Change, user: int) -> Change:
    """Return the match after a member has left the server.

    They leave a lobby. In play, anybody may take their seat; if a stand-in plays it, the stand-in first gives it back.
    A seat that they play as a stand-in goes back to its owner.
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
    """Return the match after a member has come back to the server. If nobody took their seat, they have it again."""
    change = _with_left(change, user, False)
    match = change.match
    seat = match.seat_of(user)
    offer = None if seat is None else match.terms.offer_of(seat)
    if seat is None or offer is None or offer.why != "left":
        return change
    return change.with_terms(offers=of_others(match.terms.offers, seat))


def leave_vacant_seat(change: Change, seat: Seat) -> Change:
    """Return the match after a seat has left it, if nobody took the seat in time."""
    offer = change.match.terms.offer_of(seat)
    if change.match.phase is not Phase.PLAYING or offer is None or offer.why != "left":
        return change
    if offer.until is None or offer.until > change.at:
        return change
    return leave_seat(change, seat).with_notice("vacated", seat)


def unreachable(change: Change, why: Unreachable, channel: int | None = None) -> Change:
    """Return the match with all clocks stopped, because nobody can play it. If its channel is gone, notify the host.

    channel: the lost channel; a match that has moved elsewhere stays unchanged.
    """
    match = change.match
    if match.over or match.terms.unreachable in (why, "channel") or channel not in (None, match.place.channel):
        return change
    change = change.with_terms(unreachable=why)
    return change if why == "guild" else change.with_notice("adrift", user=match.host, dm=True)


def reachable_again(change: Change) -> Change:
    """Return the match running again, because the bot is back in its server. Without its channel it stays stopped."""
    return change.with_terms(unreachable=None) if change.match.terms.unreachable == "guild" else change


def move_to(change: Change, channel: int, moderator: bool) -> Change:
    """Return the match in another channel of its server.

    A moderator, the host or the bot may ask; if nobody can play the match, any seated member may. Raises NotAllowed for
    other members, SessionError (it is there already), Over.
    """
    match, member = change.match, change.command.member
    if match.over:
        raise refusals.over()
    if member is not None and not moderator and not _may_move(match, member):
        raise NotAllowed("error-not-host-to-move", name=match.host_name)
    if channel == match.place.channel:
        raise SessionError("error-there-already")
    # the lost channel has the messages about members' turns, so all must be notified again
    board = match.board if match.terms.unreachable is None else replace(match.board, notified=())
    seat = None if member is None else match.seat_of(member.user)
    moved = change.with_match(place=replace(match.place, channel=channel), board=board).with_terms(unreachable=None)
    entered = moved.with_entry("place", seat=seat, notation=f"{match.place.channel}>{channel}", head=change.head)
    return entered.with_notice("moved", actor="" if member is None else member.name)


def move_out_of_thread(change: Change, thread: int, channel: int) -> Change:
    """Return the match in another channel, because its thread is gone. There is no notice about the lost thread.

    A match that has moved elsewhere stays unchanged.
    """
    if change.match.place.channel != thread:
        return change
    if change.match.over:
        raise refusals.over()
    return move_to(change.with_terms(unreachable="channel"), channel, True)


def _with_left(change: Change, user: int, left: bool) -> Change:
    """Return the match with `left` set for the stand-ins of an owner who left the server or came back."""
    terms = change.match.terms
    lent = tuple(replace(one, left=left) if one.owner == user else one for one in terms.stand_ins)
    return change if lent == terms.stand_ins else change.with_terms(stand_ins=lent)


def _may_move(match: Match, member: Member) -> bool:
    return member.user == match.host or (match.terms.unreachable is not None and match.seat_of(member.user) is not None)


# -- what Discord reports --------------------------------------------------------------------------------------------


class Presence:
    """Updates matches when members, channels or servers are gone or back, and moves matches to other channels.

    These methods return the matches that they changed. They raise NotKept after changing what they could; the caller
    may call them again.
    """

    def __init__(self, matches: Matches, database: Database, settings: Settings) -> None:
        self._matches = matches
        self._database = database
        self._settings = settings
        self._missed: set[tuple[int, int]] = set()  # (server, user) of members whose seats are free because they left

    async def start(self) -> None:
        """Read which members have left their server, so that their seats are free."""
        for sign in ('"why":"left"', '"left":true'):
            for match_id in await self._database.read(waiting.with_terms_like, sign):
                with suppress(NoSession):
                    self._miss(await self._matches.match(match_id))

    async def member_gone(self, guild: int, user: int) -> tuple[Match, ...]:
        """Note that a member has left the server: they leave its lobbies, and anybody may take their seats."""
        match_ids = await self._database.read(waiting.seats_in, guild, user)
        if match_ids:
            self._missed.add((guild, user))
        return await self._matches.change_all(match_ids, partial(member_gone, user=user))

    async def member_seen(self, guild: int, user: int) -> tuple[Match, ...]:
        """Note that a member used a command or a button in a server, so they are in it.

        Costs nothing if they had not left. Without a privileged intent, Discord does not report members who come back.
        """
        if (guild, user) not in self._missed:
            return ()
        self._missed.discard((guild, user))  # before any await, because they may leave again meanwhile
        try:
            changed = await self.member_back(guild, user)
            for match_id in await self._database.read(waiting.seats_in, guild, user):
                with suppress(NoSession):
                    self._miss(await self._matches.match(match_id))  # if it could not be changed
            return changed
        except BaseException:  # the changes may not be stored: handle the member's next command again
            self._missed.add((guild, user))
            raise

    async def member_back(self, guild: int, user: int) -> tuple[Match, ...]:
        """Note that a member is in the server again: seats that nobody took are no longer free."""
        match_ids = await self._database.read(waiting.seats_in, guild, user)
        return await self._matches.change_all(match_ids, partial(member_back, user=user))

    async def channel_gone(self, guild: int, channel: int, parent: int | None = None) -> tuple[Match, ...]:
        """Note that a channel or thread is deleted: its matches move to the parent if that has room.

        Other matches stop until somebody moves them. parent: the channel of a thread; None if that is gone too.
        """
        changed: list[Match] = []
        not_kept: NotKept | None = None
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
        """Note that the bot was thrown out of a server: its matches stop."""
        match_ids = await self._database.read(waiting.open_in, guild)
        return await self._matches.change_all(match_ids, partial(unreachable, why="guild"))

    async def guild_back(self, guild: int) -> tuple[Match, ...]:
        """Note that the bot is in a server again: its matches go on, and their boards are posted again."""
        return await self._matches.change_all(await self._database.read(waiting.open_in, guild), reachable_again)

    async def guilds_in_play(self) -> tuple[int, ...]:
        """Return the servers that have an open match. After a start, compare them with the bot's servers."""
        return await self._database.read(waiting.guilds_in_play)

    async def open_tables(self, request: Request, guild: int, most: int) -> tuple[Match, ...]:
        """Return the open table matches of a server that the member may see, at most `most` of them.

        Matches that nobody can play come first.
        """
        found = []
        for match_id in (await self._database.read(waiting.open_in, guild))[:most]:
            with suppress(NoSession):  # an unreadable match can be ended, but not moved
                found.append(await self._matches.match(match_id, request))
        return tuple(sorted((one for one in found if not one.solo), key=lambda one: one.terms.unreachable is None))

    async def move(
        self, request: Request, match_id: str, place: Place, *, moderator: bool = False, parent: int | None = None
    ) -> Match:
        """Move a match to another channel of its server; its board is posted there. parent: the channel of a thread.

        Raises NotAllowed (a channel in another server, or without matches), AlreadyOpen, and the errors of `move_to`.
        """

        async def check(match: Match) -> None:
            if match.place.guild != place.guild:
                raise NotAllowed("error-other-server")
            await self._settings.check_channel(place, parent)
            await self._check_room(match, place.channel)

        decide = partial(move_to, channel=place.channel, moderator=moderator)
        return await self._matches.change(match_id, decide, request, check)

    def _miss(self, match: Match) -> None:
        missed = [match.seats[offer.seat].user for offer in match.terms.offers if offer.why == "left"]
        missed += [one.owner for one in match.terms.stand_ins if one.left]
        self._missed.update((match.place.guild, user) for user in missed)

    async def _move_out_of_thread(self, match_id: str, thread: int, channel: int) -> Match | None:
        """Move a match from a deleted thread to its parent channel. Return None if there is no room for it.

        Raises NoSession, Unreadable, Over, NotKept.
        """
        match = await self._matches.match(match_id)
        try:
            await self._check_room(match, channel)
            return await self._matches.change(match_id, partial(move_out_of_thread, thread=thread, channel=channel))
        except (AlreadyOpen, StaleBoard):  # StaleBoard: another match takes the room meanwhile
            return None

    async def _check_room(self, match: Match, channel: int) -> None:
        host = match.host if match.solo else None
        await check_room(self._database, channel, match.game, host, but=match.id)
