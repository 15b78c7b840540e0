"""A match before its first move: opened, joined, left, started, called off, expired.

First the decisions, which are pure, then `Lobby`, which members ask.
"""

from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import partial
from typing import Any

from msgspec.structs import replace

from bot.engine.game import Seat
from bot.errors import Over, PlayerError, Unreadable
from bot.sessions import refusals
from bot.sessions.change import SEALED, AnyGame, Change, Command, passed_on
from bot.sessions.database import Database
from bot.sessions.matches import Matches
from bot.sessions.model import Board, Entry, EntryKind, Match, MatchSeat, Phase, Place, Request
from bot.sessions.pace import Pace, Terms
from bot.sessions.play import choices, rematch
from bot.sessions.play.broken_off import break_off
from bot.sessions.settings import Settings
from bot.sessions.time.proposals import checked
from bot.storage import reads
from bot.storage.rows import DeadlineRow
from bot.storage.writer import ConflictError

TRIES = 5  # of opening a match whose id or channel turns out to be taken


# -- decisions -------------------------------------------------------------------------------------------------------


def opened(
    command: Command, match_id: str, place: Place, game: AnyGame, options: Any, locale: str, seed: int
) -> Change:
    """Return a new match with the host seated: a solo match in play, a table match in its lobby.

    Raises OptionError, for a table match too, whose first state is only made when it starts.
    """
    limits = game.seats(options)
    solo = limits.high == 1
    step = game.setup(seed, options, limits.low)
    host = command.member
    assert host is not None  # a member asks for each match
    match = Match(
        id=match_id,
        game=game.about.key,
        place=place,
        solo=solo,
        phase=Phase.LOBBY,
        host=host.user,
        seats=(MatchSeat(Seat(0), host.user, host.name),),
        limits=limits,
        options=options,
        state=None,
        version=0,
        rules_version=game.about.rules_version,
        entry=Entry(0, "open", None, None, "", (), command.at),
        to_move=(),
        can_undo=None,
        outcome=None,
        locale=locale,
        board=Board(message=None, channel=place.channel),
        created_at=command.at,
        updated_at=command.at,
    )
    change = Change(command, game, None, match, SEALED, None, game.scoreboard(options))
    return change.begun(step, seed) if solo else change.with_entry("open", seat=Seat(0))


def joined(change: Change) -> Change:
    """Return the match with one more member at the table. Raises SeatTaken, SessionError, Over."""
    match, member = change.match, change.member
    if match.over:
        raise refusals.over()
    if match.seat_of(member.user) is not None:
        raise refusals.already_seated()
    if match.phase is not Phase.LOBBY:
        raise refusals.too_late_to_join(match.game)
    seat = Seat(len(match.seats))
    if seat >= match.limits.high:
        raise refusals.table_full(match.limits.high)
    seats = (*match.seats, MatchSeat(seat, member.user, member.name))
    return change.with_match(seats=seats).with_entry("join", seat=seat)


def chose(change: Change, choice: str) -> Change:
    """Return the match in which the member chose this; a member without a seat takes one with it.

    Raises SeatTaken where another has chosen it or no seat is free, NotAllowed where there is no such choice,
    SessionError, Over.
    """
    _check_lobby(change.match)
    if choice not in change.game.about.choices:
        raise refusals.no_such_choice()
    owner = choices.taken_by(change.match.options, choice)
    seat = change.match.seat_of(change.member.user)
    if owner is not None and owner == seat:
        return change
    if owner is not None:
        raise refusals.choice_taken(change.match.name_of(owner))
    if seat is None:
        change = joined(change)
        seat = change.match.seats[-1].seat
    else:
        change = change.with_entry("choose", seat=seat)
    return change.with_match(options=choices.with_choice(change.match.options, seat, choice))


def parted(change: Change, user: int) -> Change:
    """Return the match without a member, the others moved up; with nobody left: cancelled.

    Raises NotSeated, SessionError, Over.
    """
    match = change.match
    _check_lobby(match)
    if match.seat_of(user) is None:
        raise refusals.not_at_table()
    others = [seat for seat in match.seats if seat.user != user]
    if not others:
        return _closed(change, "cancel")
    seats = tuple(replace(one, seat=Seat(number)) for number, one in enumerate(others))
    options = choices.reseated(match.options, tuple(one.seat for one in others))
    return change.with_match(seats=seats, host=passed_on(match.host, seats), options=options).with_entry("part")


def started(change: Change, seed: int) -> Change:
    """Return the match in play. Raises NotSeated, NotAllowed, SessionError, Over."""
    match = change.match
    _check_lobby(match)
    if match.seat_of(change.member.user) is None:
        raise refusals.not_at_table()
    if change.member.user != match.host:
        raise refusals.not_host_to_start(match.host_name)
    if len(match.seats) < match.limits.low:
        raise refusals.too_few_seats(match.limits.low, len(match.seats))
    return change.begun(change.game.setup(seed, match.options, len(match.seats)), seed)


def cancelled(change: Change, moderator: bool) -> Change:
    """Return the match called off. Raises NotAllowed unless the host or a moderator asks; SessionError, Over."""
    _check_lobby(change.match)
    if change.member.user != change.match.host and not moderator:
        raise refusals.not_host(change.match.host_name)
    return _closed(change, "cancel")


def expired(change: Change) -> Change:
    """Return the lobby closed, because nobody started it in time. A match that has left the lobby stays as it is."""
    return _closed(change, "expire") if change.match.phase is Phase.LOBBY else change


def _closed(change: Change, kind: EntryKind) -> Change:
    user = change.command.user
    seat = None if user is None else change.match.seat_of(user)
    return change.with_match(phase=Phase.CANCELLED).with_entry(kind, seat=seat)


def _check_lobby(match: Match) -> None:
    if match.over:
        raise refusals.over()
    if match.phase is not Phase.LOBBY:
        raise refusals.already_started()


# -- what members ask ------------------------------------------------------------------------------------------------


class Lobby:
    """Opens matches and fills their tables.

    Every method returns the match as `Matches.change` does, and raises what that raises beside what it names itself.
    """

    def __init__(
        self,
        matches: Matches,
        database: Database,
        settings: Settings,
        games: Mapping[str, AnyGame],
        *,
        seeds: Callable[[], int],
        match_ids: Callable[[], str],
    ) -> None:
        """seeds: gives the seed of a match, 0 <= seed < 2**64. match_ids: gives ids of new matches."""
        self._matches = matches
        self._database = database
        self._settings = settings
        self._games = games
        self._seeds = seeds
        self._match_ids = match_ids

    async def open(
        self,
        request: Request,
        place: Place,
        game: str,
        options: Any,
        *,
        locale: str | None = None,
        pace: Pace | None = None,
        parent: int | None = None,
    ) -> Match:
        """Open a match: a solo match starts at once, a table match has a lobby with the host seated.

        locale: the guild's language; the member's where it is None. pace: how long a turn may take, in a table match.
        parent: the channel of a thread. Raises OptionError, AlreadyOpen, NotAllowed (no matches in this channel),
        SessionError (too many matches).
        """
        rules, language = self._games[game], locale or request.locale
        agreed = checked(pace or Pace())

        def decide(match_id: str, command: Command) -> Change:
            change = opened(command, match_id, place, rules, options, language, self._seeds())
            return change if change.match.solo else change.with_terms(Terms(pace=agreed))

        solo = rules.seats(options).high == 1
        return await self._matches.finish(self._opened(request, place, game, solo, decide, parent))

    async def rematch(self, request: Request, match_id: str, *, parent: int | None = None) -> Match:
        """Open the same match once more in the same channel, at once, with those who are still seated, each one seat
        on, so that another begins. Too few for that: a lobby with those who are. parent: the channel of a thread.

        Raises NotSeated, SessionError (it is not over, too many matches), AlreadyOpen, NotAllowed.
        """
        old = await self._matches.seen(request, match_id)
        rematch.check(old, request.member)

        def decide(new_id: str, command: Command) -> Change:
            if old.solo:
                return opened(command, new_id, old.place, self._games[old.game], old.options, old.locale, self._seeds())
            options, order = rematch.seats_of(old)
            seed = self._seeds()
            change = opened(command, new_id, old.place, self._games[old.game], options, old.locale, seed)
            return rematch.seated(change, order, old.terms.pace, seed)

        return await self._matches.finish(self._opened(request, old.place, old.game, old.solo, decide, parent))

    async def join(self, request: Request, match_id: str) -> Match:
        """Seat the member. Raises SeatTaken, SessionError (already started, too many matches), Over."""
        check = partial(self._settings.check_seat, user=request.member.user)
        return await self._matches.change(match_id, joined, request, check)

    async def choose(self, request: Request, match_id: str, choice: str) -> Match:
        """Choose what the game offers those who join (`About.choices`); a member without a seat takes one with it.

        Raises SeatTaken (another has it, or the table is full), NotAllowed, SessionError (already started), Over.
        """
        check = partial(self._settings.check_seat, user=request.member.user)
        return await self._matches.change(match_id, partial(chose, choice=choice), request, check)

    async def leave(self, request: Request, match_id: str) -> Match:
        """Free the member's seat. The host's role passes on; when the last member leaves, the match is cancelled.

        Raises NotSeated, SessionError (already started), Over.
        """
        return await self._matches.change(match_id, partial(parted, user=request.member.user), request)

    async def begin(self, request: Request, match_id: str) -> Match:
        """Start a match from its lobby.

        Raises NotSeated, NotAllowed (not the host), SessionError (too few seats, already started), Over.
        """
        return await self._matches.change(match_id, partial(started, seed=self._seeds()), request)

    async def cancel(self, request: Request, match_id: str, *, moderator: bool = False) -> Match:
        """Call off a lobby. Raises NotAllowed unless the host or a moderator asks; SessionError, Over."""
        return await self._matches.change(match_id, partial(cancelled, moderator=moderator), request)

    async def expire(self, deadline: DeadlineRow) -> None:
        """Close a lobby that nobody started, also one that cannot be read. Of any other match only the row goes."""
        try:
            await self._matches.change(deadline.match_id, expired)
        except Unreadable:
            with suppress(Over):
                await break_off(self._matches, self._database, deadline.match_id, "expire", None, (Phase.LOBBY,))
        await self._database.run(lambda connection: reads.drop_fired(connection, deadline))

    # -- how it is done ----------------------------------------------------------------------------------------------

    async def _opened(
        self,
        request: Request,
        place: Place,
        game: str,
        solo: bool,
        decide: Callable[[str, Command], Change],
        parent: int | None,
    ) -> Match:
        host = request.member.user if solo else None
        for _ in range(TRIES):
            try:
                answer = await self._matches.repeated(request.id)
                if answer is None:
                    await self._check_room(request, place, game, host)
                    await self._settings.check_channel(place, parent)
                    await self._settings.check_limit(place.guild, request.member.user)
            except PlayerError:  # the same interaction may have opened its match meanwhile
                answer = await self._matches.repeated(request.id)
                if answer is None:
                    raise
            if answer is not None:
                return answer
            try:
                return await self._matches.create(partial(decide, self._match_ids()), request)
            except ConflictError as problem:  # the id is taken; or the channel, by another process: look again
                conflict = problem
        raise refusals.not_kept() from conflict

    async def _check_room(self, request: Request, place: Place, game: str, host: int | None) -> None:
        """Raises AlreadyOpen."""
        here = await self._database.read(reads.open_match, place.channel, game, host)
        there = None if here is None else await self._database.read(reads.snapshot, here)
        if there is not None:
            raise refusals.already_open(there, request.member.user)
