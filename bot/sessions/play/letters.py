"""Matches by letters: each member has the board in their conversation with the bot, and no channel has it.

Members join such a match by a code, which anybody may send them, or because they are asked. A seat on offer has a code
of its own. Nobody else ever sees the match (`bot.sessions.sight`). Its place is a number of its own
(`keeping.letters_channel`). A rematch has the same.

`follow` notes which members are to see a new version: each whose turn begins or ends, or who has acted; all of them
when the match begins or ends, or when anything but play has happened; and whoever wants every board (`every_letter`),
once the turn is over. So a turn costs at most one counted request for each member who gets a board.

Channels may show the match to spectators (`bot.sessions.play.spectators`): each version after the begin, by one message
that is edited. `Letters.open` takes these channels. Two channels may also play against each other: then no member has
a board, but each channel has one (`bot.sessions.play.channel_matches`).
"""

from collections.abc import Collection, Sequence
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass
from functools import partial
from typing import Any, NamedTuple

from msgspec.structs import replace

from bot.engine.game import Seat
from bot.errors import NoSession, NotOffered, SeatTaken, SessionError
from bot.machine import Chance
from bot.sessions import refusals
from bot.sessions.change import Change, entries_since
from bot.sessions.codes import CODE_KEPT, TRIES, Guesses, new_code
from bot.sessions.database import Database
from bot.sessions.letter import ENDED, Letter
from bot.sessions.matches import Matches
from bot.sessions.model import Match, Member, MemberSettings, Phase, Place, Request
from bot.sessions.pace import Pace
from bot.sessions.packing import LogFact
from bot.sessions.play import rematch
from bot.sessions.play.company import Company
from bot.sessions.play.letter_codes import check_open, is_of_seat, on_offer
from bot.sessions.play.lobby import Lobby
from bot.sessions.play.seats import Seats
from bot.sessions.play.spectators import next_number, with_spectators, without_spectators
from bot.sessions.settings import SettingsOf
from bot.sessions.sight import audience_of
from bot.sessions.time.absences import seen_late
from bot.sessions.time.dues import LOBBY_LIFETIME
from bot.sessions.unplayed import BY_LETTERS
from bot.storage import leaderboards, reads, writes
from bot.storage import letters as stored
from bot.storage.keeping import COUNCILS, is_member
from bot.storage.leftovers import OLD
from bot.storage.letter_rows import CodeRow, LetterRow
from bot.storage.rows import LeftoverRow
from bot.storage.writer import ConflictError
from bot.storage.writes import Writes

MOST_TABLES = 5  # open tables of a host; each may ask somebody by a direct message

_PLAY = frozenset({"move", "undo"})  # the kinds of entries that concern only those whose turn they are


# -- followers and decisions -----------------------------------------------------------------------------------------


def follow(seen: Match | None, change: Change) -> Change:
    """Note which members are to see the newest version of a match by letters."""
    match = change.match
    if not match.by_letters:
        return change
    here, before = _there(match), {} if seen is None else _there(seen)
    known = {one.user for one in match.letters}
    new = [user for user in here if user not in known]
    letters = (*match.letters, *(_begun(match, user, number) for number, user in enumerate(new, next_number(match))))
    if entries_since(seen, change):
        concerned = {one.user for one in letters if one.user in {*here, *before} and _concerns(seen, change, one.user)}
        if match.state is not None:
            concerned.update(one.user for one in letters if one.stands)
        letters = tuple(
            replace(one, wanted=match.version) if one.user in concerned and one.wanted != ENDED else one
            for one in letters
        )
    return _with_letters(change, letters)


def _there(match: Match) -> dict[int, None]:
    """Return the members who may see the match: who have, own or have had a seat, or are asked, in this order.

    If channels play, it is these.
    """
    council = match.terms.council
    if council is not None:
        return dict.fromkeys(COUNCILS[: len(council.homes)])
    return dict.fromkeys(user for user in audience_of(match).members if is_member(user))


def _begun(match: Match, user: int, number: int) -> Letter:
    """Return a letter that has shown nothing yet."""
    council = match.terms.council
    if council is None or user not in COUNCILS:
        return Letter(user, number, 0)
    home = council.homes[COUNCILS.index(user)]
    return Letter(user, number, 0, channel=home.channel, guild=home.guild)


def _concerns(seen: Match | None, change: Change, user: int) -> bool:
    """Return whether a member is to see what has happened since the match `seen`."""
    match, new = change.match, entries_since(seen, change)
    if seen is None or match.phase is not Phase.PLAYING or seen.phase is not Phase.PLAYING:
        return True
    if any(entry.kind not in _PLAY for entry in new):
        return True
    seat = match.seat_for(user)
    if any(entry.user == user or (seat is not None and entry.seat == seat) for entry in new):
        return True
    if (seat in seen.to_move) != (seat in match.to_move):
        return True
    if seat in match.to_move and seat not in match.board.notified and not change.game.simultaneous(match.options):
        return True
    if not is_member(user):  # a channel reads each version, as spectators do
        return True
    settings: MemberSettings = change.fact(SettingsOf(user))
    return settings.every_letter and any(entry.seat not in match.to_move for entry in new)


def _with_letters(change: Change, letters: tuple[Letter, ...]) -> Change:
    """Replace the letters. The match counts as shown once no member waits for a newer version.

    Spectators do not count: what members are told and asked never depends on them.
    """
    match, board = change.match, change.match.board
    if not any(one.behind for one in letters if not one.for_spectators):
        board = replace(board, version_shown=match.version)
    if (letters, board) == (match.letters, match.board):
        return change
    return change.with_match(letters=letters, board=board)


def record(change: Change) -> Writes:
    """Return the rows of the letters that a change makes, or changes."""
    match = change.match
    known = () if change.before is None else change.before.letters
    if match.letters == known:
        return ()
    return writes.put(*_taken_away(change)) + writes.put(
        *(
            LetterRow(
                match.id,
                one.user,
                one.number,
                one.channel,
                one.message,
                one.wanted,
                one.version,
                one.posted_at,
                one.shown_at,
            )
            for one in match.letters
            if one not in known
        )
    )


def _taken_away(change: Change) -> list[LeftoverRow]:
    """Return the rows of messages that spectators are to see no longer."""
    match, at = change.match, change.at
    ended = {one.user for one in match.letters if one.wanted == ENDED}
    known = () if change.before is None else change.before.letters
    last = [one for one in known if one.user in ended and one.message is not None]
    return [LeftoverRow(match.id, str(one.message), one.channel, OLD, 0, at) for one in last]


def note_letter(change: Change, letter: Letter, called: Collection[Seat]) -> Change:
    """Note what a member's conversation shows, unless an earlier note has a newer version.

    Where the conversation is gone (channel 0), so is what it has shown, and the member is to see it again.

    letter: of which `wanted` and `shown_at` do not count. Its message is None if Discord refuses the board: then the
    member finds the match with `/turns`, and their time runs. called: as for `channels.note_shown`.
    """
    match = change.match
    known = match.letter_of(letter.user)
    if known is None or (letter.version < known.version and letter.channel):
        return change
    if letter.for_spectators:
        if not known.stands or known.number != letter.number:
            return change  # it was taken away meanwhile
        noted = replace(letter, wanted=known.wanted, shown_at=change.at)
        return replace(_with_letters(change, _replaced(match, noted)), silent=True)
    seat = match.seat_for(letter.user)
    if letter.message is not None and seat is not None:
        change = seen_late(change, letter.version, seat)
    told = change.match.terms != match.terms and not change.silent
    noted = replace(letter, number=known.number, wanted=known.wanted, shown_at=change.at)
    letters = _replaced(change.match, noted)
    acted = change.fact(LogFact(reads.seats_acting_after, letter.version)) if letter.version != match.version else ()
    notified = tuple(sorted(set(called).difference(acted).union(match.board.notified)))
    board = replace(match.board, notified=notified, last_mover=match.entry.seat)
    return replace(_with_letters(change.with_match(board=board), letters), silent=not told)


def _replaced(match: Match, noted: Letter) -> tuple[Letter, ...]:
    return tuple(noted if one.user == noted.user else one for one in match.letters)


class Opened(NamedTuple):
    """An open match by letters of a member. code: that of a table of which a code was given; else ""."""

    match: Match
    code: str


@dataclass
class Letters:
    """Makes the codes of matches by letters, and seats members by them. Every method raises NotKept."""

    _matches: Matches
    _database: Database
    _chance: Chance
    _lobby: Lobby
    _guesses: Guesses
    _seats: Seats

    async def open(
        self,
        request: Request,
        game: str,
        options: Any,
        *,
        pace: Pace | None = None,
        computers: Company | None = None,
        guest: Member | None = None,
        spectators: Sequence[Place] = (),
    ) -> Match:
        """Open a table by letters. The parameters are those of `Lobby.open`, and so are the errors.

        spectators: channels that show the match to everybody once it has begun, at most one of each server.

        Raises SessionError, too, if the member has MOST_TABLES open tables, or if a table of this game already asks
        the guest to play with the member, or the member with the guest.
        """
        user = request.member.user
        about: dict[str, Any] = {"locale": request.locale, "pace": pace, "computers": computers, "guest": guest}

        async def open_table() -> Match:
            async with AsyncExitStack() as alone:
                for one in sorted({user} if guest is None else {user, guest.user}):  # two may ask each other at once
                    await alone.enter_async_context(self._database.locked(f"letters {one}"))
                if await self._matches.repeated(request.id) is None:
                    await self._check_tables(user, game, guest)
                return await self._lobby.open(request, BY_LETTERS, game, options, spectators=spectators, **about)

        return await self._matches.finish(open_table())

    async def _check_tables(self, user: int, game: str, guest: Member | None) -> None:
        tables = [one for one in await self._open_of(user) if one.phase is Phase.LOBBY]
        pair = None if guest is None else {user, guest.user}
        for one in tables:
            if one.game == game and rematch.is_challenge(one) and {each.user for each in one.terms.guests} == pair:
                raise SessionError("letters-error-asked", game=game)
        if sum(one.host == user for one in tables) >= MOST_TABLES:
            raise SessionError("letters-error-tables", most=MOST_TABLES)

    async def _open_of(self, user: int, request: Request | None = None) -> list[Match]:
        """Return a member's open matches by letters, the newest first. Unreadable ones are left out."""
        found = list[Match]()
        for match_id in await self._database.read(stored.open_of, user):
            with suppress(NoSession):
                found.append(await self._matches.match(match_id, request))
        return found

    async def code(self, request: Request, match_id: str) -> CodeRow:
        """Return the code by which members join a table, another channel does, or somebody takes a seat on offer.

        That of a table lasts as long as the table, that of a seat for a day.

        Raises NoSession, NotSeated (only who has a seat may give it on, or sees it in the channel that has), Over, and
        SessionError (it has begun, and no seat is on offer).
        """
        match = await self._matches.match(match_id, request)
        if match.over:
            raise refusals.over()
        if match.seat_of(request.member.user) is None and not match.councils:
            raise refusals.not_seated(match, request.member.user)
        if not match.by_letters or not (match.phase is Phase.LOBBY or on_offer(match)):
            raise SessionError("error-too-late-to-join", game=match.game)
        return await self._matches.finish(self._code(match))

    async def _code(self, match: Match) -> CodeRow:
        now, of_table = self._matches.now(), match.phase is Phase.LOBBY
        for _ in range(TRIES):
            known = await self._database.read(stored.code_of, match.id)
            if known is not None and (of_table or (is_of_seat(known, match) and known.until > now)):
                return known
            row = CodeRow(new_code(self._chance), match.id, (match.created_at if of_table else now) + LOBBY_LIFETIME)
            try:
                gone = writes.drop_codes(now - CODE_KEPT)
                await self._database.write((*gone, *writes.put(row)))
            except ConflictError as problem:
                conflict = problem
            else:
                return row
        raise refusals.not_kept() from conflict

    async def of_member(self, request: Request, game: str) -> tuple[Match, ...]:
        """Return a member's open matches of a game by letters, those first in which they are to move, then the newest.

        One that is unreadable is left out.
        """
        user = request.member.user
        found = [one for one in await self._open_of(user, request) if one.game == game]
        return tuple(sorted(found, key=lambda one: (one.seat_for(user) not in one.to_move, -one.updated_at)))

    async def opened(self, request: Request) -> tuple[Opened, ...]:
        """Return a member's open tables and matches by letters, the newest first. Unreadable ones are left out."""
        return await self._with_codes(await self._open_of(request.member.user, request))

    async def unseen(self, request: Request) -> tuple[Opened, ...]:
        """Return a member's open matches by letters of which they have no board. Unreadable ones are left out."""
        found = list[Match]()
        for match_id in await self._database.read(stored.unseen_by, request.member.user):
            with suppress(NoSession):
                found.append(await self._matches.match(match_id, request))
        return await self._with_codes(found)

    async def _with_codes(self, found: Sequence[Match]) -> tuple[Opened, ...]:
        tables = [one.id for one in found if one.phase is Phase.LOBBY]
        codes = await self._database.read(stored.codes_of, tables) if tables else {}
        return tuple(Opened(one, codes.get(one.id, "")) for one in found)

    async def join(self, request: Request, typed: str) -> Match:
        """Give the member a seat at the table of a code, or one on offer. A table begins once all its seats are taken.

        Whoever is blocked by a member at the table reads the same as if no seat were free.
        Raises SessionError (nobody has this code; the match has begun, is over or was called off; the code has expired;
        no seat is free; or the member has a seat), NotAllowed (the member blocks another), and as `Guesses.read`.
        """
        asks = replace(request, eyes=None)  # the code lets the member see the table
        match = await self.named(asks, typed)
        if match.councils:
            raise SessionError("council-error-code", game=match.game)
        try:
            if match.phase is Phase.LOBBY:
                return await self._lobby.join(asks, match.id)
            return await self._seats.take(asks, match.id)
        except (SeatTaken, NotOffered) as problem:
            raise SessionError("letters-error-used") from problem

    async def named(self, request: Request, typed: str) -> Match:
        """Return the table of a code. Raises SessionError and TooMuch as `join` does."""
        user = request.member.user
        row = await self._database.read(stored.code, self._guesses.read(user, typed))
        if row is None:
            self._guesses.note_wrong(user)
            raise SessionError("letters-error-wrong")
        match = await self._matches.match(row.match_id, request)
        check_open(match, user, row, self._matches.now())
        return match

    async def show_in(self, match_id: str, place: Place) -> None:
        """Show a match to spectators in a channel, too, unless it is over, or its server has a board of it.

        Raises NoSession.
        """

        def decide(change: Change) -> Change:
            return change if change.match.over else with_spectators(change, (place,))

        await self._matches.change(match_id, decide)

    async def take_away(self, match_id: str, server: int) -> tuple[Match, Letter | None]:
        """Show a match no longer in a server. Return the match, and the board that was taken away; None: none was.

        The presenter deletes its message (`Presenter.take_away`). Raises NoSession.
        """
        taken: list[Letter] = []

        def decide(change: Change) -> Change:
            taken[:] = [one for one in change.match.letters if one.stands and one.server == server]
            return without_spectators(change, server)

        match = await self._matches.change(match_id, decide)
        return match, next(iter(taken), None)

    async def conversation_of(self, user: int) -> int | None:
        """Return the channel of a member's conversation with the bot, as boards have been posted there; None: none."""
        return await self._database.read(stored.conversation_of, user)

    async def leave_leaderboards(self, user: int) -> None:
        """Take a member off the leaderboards of matches by letters, which only have members who have agreed to it."""
        await self._database.run(partial(leaderboards.drop_lines, guild=BY_LETTERS.guild, user=user))

    async def note_shown(self, match_id: str, letter: Letter, called: Collection[Seat] = ()) -> Match:
        """Note what a member's conversation shows (`note_letter`). Raises NoSession."""
        return await self._matches.change(match_id, partial(note_letter, letter=letter, called=called))
