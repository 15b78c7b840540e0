"""A match before its first move: members open, join, leave, start, cancel and repeat matches."""

from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Any

from msgspec.structs import replace

from bot.engine.game import Level, Seat
from bot.errors import AlreadyOpen, NotAllowed, NotSeated, Over, PlayerError, SeatTaken, SessionError, Unreadable
from bot.sessions import refusals
from bot.sessions.change import SEALED, AnyGame, Change, Command, host_among
from bot.sessions.database import Database
from bot.sessions.matches import Matches
from bot.sessions.model import Match, MatchSeat, Member, Phase, Place, Request
from bot.sessions.pace import Pace
from bot.sessions.play import calling_off, choices, company, language, rematch
from bot.sessions.play.apart import Blocks
from bot.sessions.play.channels import check_room, room_in
from bot.sessions.play.company import Company
from bot.sessions.play.spectators import with_spectators
from bot.sessions.play.turns import break_off, check_lobby
from bot.sessions.seals import SaltedSeed
from bot.sessions.settings import Settings
from bot.sessions.time.proposals import check_pace
from bot.sessions.time.silence import give_way
from bot.sessions.unplayed import unplayed
from bot.storage.keeping import is_member
from bot.storage.rows import DeadlineRow
from bot.storage.writer import ConflictError

NewMatch = Callable[[str, Command], Change]  # from the id of a new match

TRIES = 5  # the most attempts to open a match, because its id or channel may be taken


# -- decisions -------------------------------------------------------------------------------------------------------


def new_match(
    command: Command, match_id: str, place: Place, game: AnyGame, options: Any, locale: str, seed: SaltedSeed
) -> Change:
    """Create a match with the host seated. A solo match starts at once; a table match begins in its lobby.

    Raises OptionError if the game refuses the options.
    """
    limits = game.seats(options)
    solo = limits.high == 1
    step = game.setup(seed.seed, options, limits.low)
    host = command.member
    assert host is not None  # each match has a member who opens it
    seats = (MatchSeat(Seat(0), host.user, host.name),)
    match = unplayed(game, match_id, place, seats, options, limits, kind="open", locale=locale, at=command.at)
    change = Change(command, game, None, match, SEALED, None, game.scoreboard(options))
    return change.with_start(step, seed) if solo else change.with_entry("open", seat=Seat(0))


def new_match_with(change: Change, asked: Company, seed: SaltedSeed) -> Change:
    """Seat computer players at a new table. Start the match at once if the table has enough players."""
    change = company.seated_with(change, asked)
    if len(change.match.seats) < change.match.limits.low:
        return change
    return begun(replace(change, entries=()).with_match(version=0), seed)


def new_rematch(
    command: Command,
    match_id: str,
    old: Match,
    game: AnyGame,
    seed: SaltedSeed,
    *,
    computers: bool = True,
    level: Level | None = None,
) -> Change:
    """Create a table that asks an old match's members. If nobody else is left, start it if one member is enough.

    computers: whether its computer players come along. level: their new level; None: they keep theirs.
    """
    if old.solo:
        return new_match(command, match_id, old.place, game, old.options, old.locale, seed)
    assert command.member is not None
    own = [seat.seat for seat in old.seats if seat.user == command.member.user]
    chosen = choices.with_seats_reordered(old.options, own)
    new = new_match(command, match_id, old.place, game, chosen, (old.by_letters and command.locale) or old.locale, seed)
    change = rematch.invite(company.seated_again(new, old, level) if computers else new, old)
    waits = change.match.terms.guests or rematch.unanswering(old)  # for answers, or for anybody on a free seat
    if waits or len(change.match.seats) < change.match.limits.low:
        return change
    return begun(replace(change, entries=()).with_match(version=0), seed)


def join(change: Change, seed: SaltedSeed) -> Change:
    """Give the member a seat. A rematch starts if all have answered only now.

    Raises SeatTaken, SessionError (the match has started), Over.
    """
    return _begin_if_complete(_take_seat(change), seed)


def _take_seat(change: Change) -> Change:
    match, member = change.match, change.member
    if match.over:
        raise refusals.over()
    if match.seat_of(member.user) is not None:
        raise refusals.already_seated()
    if match.phase is not Phase.LOBBY:
        raise SessionError("error-too-late-to-join", game=match.game)
    change = company.with_room(change)
    match = change.match
    seat = Seat(len(match.seats))
    if seat >= match.limits.high:
        raise refusals.no_free_seat()
    kept = rematch.seats_kept(match, member.user)
    if seat + len(kept) >= match.limits.high:
        key = "error-seat-kept" if rematch.is_challenge(match) else "error-seats-kept"
        raise SeatTaken(key, refusals.users_named(match, (guest.user for guest in kept)))
    seats = (*match.seats, MatchSeat(seat, member.user, member.name))
    taken = rematch.seated(change.with_match(seats=seats), member.user)
    return taken.with_entry("join", seat=taken.match.seat_of(member.user))


def decline(change: Change, seed: SaltedSeed) -> Change:
    """Note that the member does not come along to a rematch. It starts if all have answered.

    Raises SessionError (they have a seat, or the match has started), NotAllowed (nobody asks them), Over.
    """
    check_lobby(change.match)
    return _begin_if_complete(rematch.decline(change), seed)


def end_wait(change: Change, seed: SaltedSeed) -> Change:
    """Start a rematch whose time for answers is over, if enough members have a seat."""
    match, asked = change.match, change.match.terms.rematch
    if match.phase is not Phase.LOBBY or asked is None or asked.until is None or asked.until > change.at:
        return change
    change = change.with_terms(rematch=replace(asked, until=None))
    ready = len(match.seats) >= match.limits.low and match.terms.unreachable is None
    return begun(change, seed) if ready else change


def _begin_if_complete(change: Change, seed: SaltedSeed) -> Change:
    before = change.before
    assert before is not None  # somebody answers at a table that is there already
    if rematch.is_complete(before, change.match, change.member.user):
        return begun(change, seed)
    return rematch.without_wait(change)


def begun(change: Change, seed: SaltedSeed) -> Change:
    step = change.game.setup(seed.seed, change.match.options, len(change.match.seats))
    return change.with_terms(rematch=None, guests=(), sought=()).with_start(step, seed)


def choose(change: Change, choice: str, seed: SaltedSeed) -> Change:
    """Set the member's choice, and give them a seat if they have none. A rematch starts if all have answered.

    Raises SeatTaken (no seat is free, or another member has this choice), NotAllowed (no such choice), SessionError
    (the match has started), Over.
    """
    check_lobby(change.match)
    if choice not in change.game.about.choices:
        raise NotAllowed("error-unknown-button")
    owner = choices.taken_by(change.match.options, choice)
    seat = change.match.seat_of(change.member.user)
    if owner is not None and owner == seat:
        return change
    if owner is not None:
        raise SeatTaken("error-choice-taken", refusals.seats_named(change.match, owner))
    if seat is not None:
        change = change.with_entry("choose", seat=seat)
        return change.with_match(options=choices.with_choice(change.match.options, seat, choice))
    change = _take_seat(change)
    options = choices.with_choice(change.match.options, change.own_seat, choice)
    return _begin_if_complete(change.with_match(options=options), seed)


def leave_lobby(change: Change, user: int) -> Change:
    """Free the seat of a user and renumber the other seats. Cancel the match if nobody is left.

    Raises NotSeated, SessionError (the match has started), Over.
    """
    match = change.match
    check_lobby(match)
    if match.seat_of(user) is None:
        raise NotSeated("error-not-at-table")
    others = [seat for seat in match.seats if seat.user != user]
    if not any(is_member(seat.user) for seat in others):
        return calling_off.closed(change, "cancel")
    seats = tuple(replace(one, seat=Seat(number)) for number, one in enumerate(others))
    options = choices.with_seats_reordered(match.options, [one.seat for one in others])
    parted = change.with_match(seats=seats, host=host_among(match.host, seats), options=options)
    return rematch.without_wait(rematch.left(parted, user)).with_entry("part")


def start(change: Change, seed: SaltedSeed, *, computers: bool = True) -> Change:
    """Start the match. Raises NotSeated, NotAllowed (not the host), SessionError (too few seats), Over.

    computers: whether computer players may play in the server.
    """
    match = change.match
    check_lobby(match)
    if match.seat_of(change.member.user) is None:
        raise NotSeated("error-not-at-table")
    if change.member.user != match.host:
        raise NotAllowed("error-not-host-to-start", refusals.host_named(match))
    if len(match.seats) < match.limits.low:
        raise refusals.too_few_seats(match, computers=computers and change.game.about.plays_itself)
    return begun(change, seed)


# -- what members ask ------------------------------------------------------------------------------------------------


@dataclass
class Lobby:
    """Opens matches, and runs the decisions of this file for members.

    Each method returns and raises as `Matches.change` does.

    new_seed: returns the seed of a new match, with the salt of its seal. match_ids: returns the id of a new match.
    """

    _matches: Matches
    _database: Database
    _settings: Settings
    _blocks: Blocks
    _games: Mapping[str, AnyGame]
    new_seed: Callable[[], SaltedSeed]
    _match_ids: Callable[[], str]

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
        computers: Company | None = None,
        guest: Member | None = None,
        sought: Sequence[Member] = (),
        spectators: Sequence[Place] = (),
    ) -> Match:
        """Open a match. A solo match starts at once; a table match begins in its lobby.

        place: may be BY_LETTERS. parent: the channel of a thread. spectators: as for `Letters.open`.
        locale: the language of the server; None: the language of the member.
        computers: the computer players at the table. With enough of them the match starts at once.
        guest: the member who is challenged. Guest and pace have no effect on a solo match.
        sought: members who look for this match (`bot.sessions.play.seekers`), whom the table tells of it.

        Raises OptionError, AlreadyOpen, NotAllowed (the channel allows no matches, the server no computer players, or
        the guest no challenges), SessionError (the member plays too many matches).
        """
        rules, agreed = self._games[game], pace or Pace()
        check_pace(agreed)
        if computers is not None:
            company.check_company(computers, rules, options)
            await self._settings.check_computers(place.guild)
        await self._blocks.check_challenge(guest, request.member.user)

        def decide(match_id: str, command: Command) -> Change:
            change = new_match(command, match_id, place, rules, options, locale or request.locale, self.new_seed())
            if not change.match.solo:
                change = with_spectators(rematch.challenge(change.with_terms(pace=agreed), guest, sought), spectators)
            if computers is not None and not change.match.solo:
                change = new_match_with(change, computers, self.new_seed())
            return language.of_only_member(change, request.locale)

        alone = rules.seats(options).high == 1
        return await self._matches.finish(self.open_by(request, place, game, alone, decide, parent))

    async def rematch(
        self,
        request: Request,
        match_id: str,
        *,
        parent: int | None = None,
        level: Level | None = None,
        gone: Collection[int] = (),
    ) -> Match:
        """Open a table with the options of a match that is over, in the same channel, and ask its members.

        If such a table is open already, give the member a seat there.

        parent: if the place is a thread, the channel to which the thread belongs.
        level: the new level of the computer players; None: they keep theirs.
        gone: users who have left the server since. They are not asked.
        Raises NotSeated, SessionError (the old match is not over), and the errors of `open`.
        """
        old = await self._matches.match(match_id, request)
        if not old.over:
            raise SessionError("error-not-over")
        if all(seat.user != request.member.user for seat in old.seats):
            raise refusals.not_seated(old, request.member.user)
        left = (*old.terms.gone, *(seat.seat for seat in old.seats if seat.user in gone))
        old = replace(old, terms=replace(old.terms, gone=left))
        computers = (await self._settings.guild(old.place.guild)).computers

        def decide(new_id: str, command: Command) -> Change:
            game, seed = self._games[old.game], self.new_seed()
            again = new_rematch(command, new_id, old, game, seed, computers=computers, level=level)
            return language.of_only_member(again, request.locale)

        try:
            return await self._matches.finish(self.open_by(request, old.place, old.game, old.solo, decide, parent))
        except AlreadyOpen as opened:
            table = await self._matches.match(str(opened.params["match"]), request)
            if table.terms.rematch is None or table.terms.rematch.of != old.id:
                raise
        return await self.join(request, table.id)

    async def join(self, request: Request, match_id: str) -> Match:
        """Give the member a seat. Raises SessionError if the member already plays too many matches."""
        check = partial(self._settings.check_seat, user=request.member.user)
        return await self._matches.change(match_id, partial(join, seed=self.new_seed()), request, check)

    async def choose(self, request: Request, match_id: str, choice: str) -> Match:
        """Set the member's choice. Raises SessionError if the member has no seat and plays too many matches."""
        check, seed = partial(self._settings.check_seat, user=request.member.user), self.new_seed()
        return await self._matches.change(match_id, partial(choose, choice=choice, seed=seed), request, check)

    async def decline(self, request: Request, match_id: str) -> Match:
        return await self._matches.change(match_id, partial(decline, seed=self.new_seed()), request)

    async def add_computer(self, request: Request, match_id: str, level: Level) -> Match:
        async def check(match: Match) -> None:
            await self._settings.check_computers(match.place.guild)

        return await self._matches.change(match_id, partial(company.add_computer, level=level), request, check)

    async def remove_computer(self, request: Request, match_id: str, seat: Seat | None = None) -> Match:
        """Take a computer player away from the table. seat: None means the last one."""
        return await self._matches.change(match_id, partial(company.remove_computer, seat=seat), request)

    async def leave(self, request: Request, match_id: str) -> Match:
        return await self._matches.change(match_id, partial(leave_lobby, user=request.member.user), request)

    async def begin(self, request: Request, match_id: str) -> Match:
        match = await self._matches.match(match_id, request)
        computers, seed = (await self._settings.guild(match.place.guild)).computers, self.new_seed()

        def decide(change: Change) -> Change:
            return language.of_only_member(start(change, seed, computers=computers), request.locale)

        return await self._matches.change(match_id, decide, request)

    async def cancel(self, request: Request, match_id: str, *, moderator: bool = False) -> Match:
        decide = partial(calling_off.cancel, moderator=moderator, eyes=request.eyes)
        return await self._matches.change(match_id, decide, request)

    async def end_wait(self, deadline: DeadlineRow) -> None:
        """Start a rematch whose time for answers is over, if enough members have a seat."""
        await self._matches.change(deadline.match_id, partial(end_wait, seed=self.new_seed()))

    async def expire(self, deadline: DeadlineRow) -> None:
        """Close a lobby that nobody started in time. The match may be unreadable."""
        try:
            await self._matches.change(deadline.match_id, calling_off.expire)
        except Unreadable:
            with suppress(Over):
                await break_off(self._matches, self._database, deadline.match_id, "expire", None, (Phase.LOBBY,))

    async def _make_room(self, channel: int, game: str, host: int | None, user: int) -> None:
        """Raise AlreadyOpen if a channel has an open match. A table whose members are all silent gives way."""
        try:
            await check_room(self._database, channel, game, host, user)
        except AlreadyOpen as opened:
            if host is not None or not (await self._matches.change(str(opened.params["match"]), give_way)).over:
                raise

    async def open_by(
        self, request: Request, place: Place, game: str, solo: bool, decide: NewMatch, parent: int | None
    ) -> Match:
        """Store the new match that `decide` makes, as `open` does."""
        user = request.member.user
        async with room_in(self._database, 0 if solo else place.guild, game):
            for _ in range(TRIES):
                try:
                    answer = await self._matches.repeated(request.id)
                    if answer is None:
                        await self._make_room(place.channel, game, user if solo else None, user)
                        await self._settings.check_channel(place, parent)
                        await self._settings.check_limit(place.guild, user)
                except PlayerError:  # the same interaction may have opened a match meanwhile, if it was delivered twice
                    answer = await self._matches.repeated(request.id)
                    if answer is None:
                        raise
                if answer is not None:
                    return answer
                try:
                    return await self._matches.create(partial(decide, self._match_ids()), request.at(place))
                except ConflictError as problem:  # another match has the id, or was opened in the channel meanwhile
                    conflict = problem
        raise refusals.not_kept() from conflict
