"""Two channels that play against each other: one asks, and the other one agrees, in the same server or by a code.

It is a match by letters (`bot.sessions.play.letters`), in which each channel has a board as a member has it: with the
hand of its own seat, and with its own vote (`bot.sessions.play.council`). No channel is its place, so neither of them
can take it along: if one is deleted, or its server's data are, the match ends without a result. While a channel cannot
be reached otherwise, the time of its votes runs.

Whoever may begin a match in a channel may ask there for this one, and may agree to it.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

import msgspec
from msgspec.structs import replace

from bot.engine.game import AnyGame, Seat
from bot.errors import AlreadyOpen, NotAllowed, OptionError, SessionError
from bot.sessions.change import Change, Command
from bot.sessions.councils import Council, Home
from bot.sessions.database import Database
from bot.sessions.leaving import end
from bot.sessions.letter import ENDED, Letter
from bot.sessions.matches import Matches
from bot.sessions.model import UNREACHED, Match, MatchSeat, Phase, Place, Request
from bot.sessions.play import calling_off
from bot.sessions.play.channels import check_room, room_in
from bot.sessions.play.council import check_council
from bot.sessions.play.letters import Letters
from bot.sessions.play.lobby import Lobby, begun, new_match
from bot.sessions.play.turns import check_lobby
from bot.sessions.seals import SaltedSeed
from bot.sessions.settings import Settings
from bot.sessions.unplayed import BY_LETTERS
from bot.storage.keeping import COUNCIL_NAME, COUNCILS


class Side(msgspec.Struct, frozen=True):
    """A channel that plays, as members have it before them.

    Attributes:
        place: its server, and the channel or thread.
        name: under which the other channel reads of it.
        parent: if it is a thread, the channel to which it belongs.
    """

    place: Place
    name: str
    parent: int | None = None

    @property
    def home(self) -> Home:
        return Home(self.place.guild, self.place.channel)


# -- decisions -------------------------------------------------------------------------------------------------------


def agree(change: Change, side: Side, seed: SaltedSeed) -> Change:
    """Begin the match, as the other channel agrees.

    Raises SessionError (it has begun, this is the channel that asks, or its code is not for the same server),
    NotAllowed (another channel is asked), Over.
    """
    match = change.match
    council = _asking(change)
    if side.home == council.homes[0]:
        raise SessionError("council-error-own")
    if side.home not in council.homes[1:] and len(council.homes) > 1:
        raise NotAllowed("council-error-asked")
    if len(council.homes) == 1 and side.place.guild == council.homes[0].guild:
        raise SessionError("council-error-same-server", game=match.game)  # both sides would have the server's name
    seats = (*match.seats, MatchSeat(Seat(1), COUNCILS[1], side.name))
    homes = (council.homes[0], side.home)
    seated = change.with_match(seats=seats).with_terms(council=replace(council, homes=homes))
    return begun(seated.with_entry("join", seat=Seat(1)), seed)


def decline(change: Change, place: Place) -> Change:
    """Call the match off, as the channel that is asked does not want it. Raises as `agree`."""
    if Home(place.guild, place.channel) not in _asking(change).homes[1:]:
        raise NotAllowed("council-error-asked")
    return calling_off.closed(change, "cancel", calling_off.DECLINED)


def _asking(change: Change) -> Council:
    """Return the council of a table at which a channel asks. Raises SessionError, NotAllowed (it is none), Over."""
    match, council = change.match, change.match.terms.council
    if council is None or not council.homes:
        raise NotAllowed("error-unknown-button")
    if match.phase is Phase.PLAYING:
        raise SessionError("council-error-begun")
    check_lobby(match)
    return council


def without_channel(change: Change, channel: int) -> Change:
    """End a match one of whose channels is deleted."""
    council = change.match.terms.council
    if council is None or change.match.over or all(home.channel != channel for home in council.homes):
        return change
    return end(change.by(None), UNREACHED)


def without_server(change: Change, guild: int) -> Change:
    """End a match one of whose channels is in a server whose data are deleted, and forget the channel."""
    match, council = change.match, change.match.terms.council
    if council is None or all(home.guild != guild for home in council.homes):
        return change
    gone = {user for user, home in zip(COUNCILS, council.homes, strict=False) if home.guild == guild}
    homes = tuple(Home(0, 0) if home.guild == guild else home for home in council.homes)
    ended = change if match.over else end(change.by(None), UNREACHED)
    return ended.with_match(
        seats=tuple(replace(one, name=COUNCIL_NAME) if one.user in gone else one for one in match.seats),
        letters=tuple(Letter(one.user, one.number, ENDED) if one.user in gone else one for one in match.letters),
        terms=replace(ended.match.terms, council=replace(ended.match.terms.council or council, homes=homes)),
    )


# -- what members ask ------------------------------------------------------------------------------------------------


@dataclass
class ChannelMatches:
    """Begins matches of two channels. Each method returns and raises as `Matches.change` does."""

    _matches: Matches
    _database: Database
    _settings: Settings
    _lobby: Lobby
    _letters: Letters
    _games: Mapping[str, AnyGame]

    async def ask(
        self,
        request: Request,
        side: Side,
        game: str,
        options: Any,
        hours: int,
        *,
        locale: str,
        rival: Place | None = None,
        rival_parent: int | None = None,
    ) -> Match:
        """Open a table at which a channel asks another one to play.

        hours: for which a vote lasts. rival: the channel that is asked, in the same server; None: it is for whichever
        channel gets the code (`Letters.code`). rival_parent: if it is a thread, the channel to which it belongs.

        Raises OptionError (no two channels can play this), AlreadyOpen (here), NotAllowed (a channel allows no
        matches), SessionError (the member plays too many matches, the channel would play against itself, or the other
        one has a match).
        """
        rules = self._games[game]
        check_council(rules, options)
        limits = rules.seats(options)
        if not limits.low <= len(COUNCILS) <= limits.high:
            raise OptionError("council-error-game", game=game)
        homes = (side.home,) if rival is None else (side.home, Home(rival.guild, rival.channel))
        if rival == side.place:
            raise SessionError("council-error-own")

        def decide(match_id: str, command: Command) -> Change:
            table = new_match(command, match_id, BY_LETTERS, rules, options, locale, self._lobby.new_seed())
            seated = table.with_match(seats=(MatchSeat(Seat(0), COUNCILS[0], side.name),))
            return seated.with_terms(council=Council(hours, homes=homes))

        async def open_table() -> Match:
            async with room_in(self._database, side.place.guild, game):
                if await self._matches.repeated(request.id) is None:
                    await self._check(request, side, game)
                    if rival is not None:
                        await self._check_rival(rival, rival_parent, game)
                return await self._lobby.open_by(request, BY_LETTERS, game, False, decide, None)

        return await self._matches.finish(open_table())

    async def agree(self, request: Request, match_id: str, side: Side) -> Match:
        """Agree for a channel, as the decision `agree` says, or raise as `ask` does."""
        match = await self._matches.match(match_id, request)
        decide = partial(agree, side=side, seed=self._lobby.new_seed())

        async def agree_now() -> Match:
            async with room_in(self._database, side.place.guild, match.game):
                if await self._matches.repeated(request.id) is None:
                    await self._check(request, side, match.game, but=match_id)
                return await self._matches.change(match_id, decide, request)

        return await self._matches.finish(agree_now())

    async def agree_by(self, request: Request, typed: str, side: Side, game: str) -> Match:
        """Agree for a channel by a code. Raises the errors of `Letters.join` and of `agree`, too.

        game: that of the command. Raises SessionError if the code is for another game, or for a member.
        """
        asks = replace(request, eyes=None)  # the code lets the member see the table
        match = await self._letters.named(asks, typed)
        if not match.councils:
            raise SessionError("council-error-letter")
        if match.game != game:
            raise SessionError("council-error-other-game", game=match.game)
        return await self.agree(asks, match.id, side)

    async def decline(self, request: Request, match_id: str, place: Place) -> Match:
        """Decline for a channel, as the decision `decline` says."""
        return await self._matches.change(match_id, partial(decline, place=place), request)

    async def _check_rival(self, rival: Place, parent: int | None, game: str) -> None:
        """Raise the refusals of a channel that is asked, which name it."""
        try:
            await check_room(self._database, rival.channel, game, None)
        except AlreadyOpen as problem:
            raise SessionError("council-error-busy", game=game, channel=str(rival.channel)) from problem
        try:
            await self._settings.check_channel(rival, parent)
        except NotAllowed as problem:
            raise NotAllowed("council-error-closed", channel=str(rival.channel)) from problem

    async def _check(self, request: Request, side: Side, game: str, but: str | None = None) -> None:
        """Raise the refusals of a place that has no room for one more match. but: a match that does not count."""
        await check_room(self._database, side.place.channel, game, None, request.member.user, but)
        await self._settings.check_channel(side.place, side.parent)
        await self._settings.check_limit(side.place.guild, request.member.user)
