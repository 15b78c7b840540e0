"""Keeps members apart of whom one blocks the other: neither gets a seat where the other has one, or is asked to.

`follow` looks at each change that seats a member, whatever has asked for it. It refuses with the sentence for a seat
that is not free, so nobody learns that they are blocked. Only who blocks somebody themselves reads that this is why.
Matches in which both have a seat already go on.
"""

from collections.abc import Iterable
from contextlib import AsyncExitStack
from dataclasses import dataclass

import msgspec
from msgspec.structs import replace

from bot.errors import NotAllowed
from bot.sessions import refusals
from bot.sessions.change import Change
from bot.sessions.database import Database
from bot.sessions.model import Match, Member, MemberSettings, Phase
from bot.sessions.settings import Settings, decoded
from bot.storage import waiting
from bot.storage.keeping import is_member

MOST_BLOCKED = 25  # members in one select, Discord's limit

Pairs = frozenset[tuple[int, int]]  # a member who blocks another, and that other


class ApartAmong(msgspec.Struct, frozen=True):
    """A fact: who of these users blocks whom of them, as `Pairs`. It is read from the database each time."""

    users: frozenset[int]


def follow(_: Match | None, change: Change) -> Change:
    """Refuse to seat a member beside one from whom they are apart. A new table asks nobody apart from its host.

    Raises NotAllowed if the member who asks blocks one who has a seat. Else raises SeatTaken if the match has not
    started, and NotAllowed if it has.
    """
    before, match = change.before, change.match
    there, seated = _seated(before), _seated(match)
    if before is None and (match.terms.guests or match.terms.sought):
        return _asking_others(change)
    come = seated - there
    if before is None or not come or len(seated) < 2:
        return change
    pairs = change.fact(ApartAmong(seated))
    if all(come.isdisjoint(pair) for pair in pairs):
        return change
    own = [other for who, other in pairs if who == change.command.user and who in come]
    if own:
        raise refusals.own_blocks(match, own)
    raise refusals.no_free_seat() if before.phase is Phase.LOBBY else refusals.not_free_for_you()


def check_offer(change: Change, to: Member) -> None:
    """Raise NotAllowed if a seat is offered to a member who is apart from one who has a seat."""
    pairs = change.fact(ApartAmong(_seated(change.match) | {to.user}))
    if (change.member.user, to.user) in pairs:
        raise refusals.own_block(to)
    if any(to.user in pair for pair in pairs):
        raise refusals.cannot_take(to)


def _asking_others(change: Change) -> Change:
    """Return the change without those guests of a new table, and those sought, who are apart from its host."""
    terms, host = change.match.terms, change.match.host
    pairs = change.fact(ApartAmong(frozenset({host, *(one.user for one in (*terms.guests, *terms.sought))})))
    apart = {user for pair in pairs if host in pair for user in pair} - {host}
    sought = tuple(one for one in terms.sought if one.user not in apart)
    if sought != terms.sought:
        change = change.with_terms(sought=sought)
    asked = tuple(guest for guest in terms.guests if guest.user not in apart)
    if asked == terms.guests:
        return change
    if len(asked) < 2:  # only the host
        return change.with_terms(rematch=None, guests=())
    return change.with_terms(guests=asked)


def _seated(match: Match | None) -> frozenset[int]:
    """Return the members who have a seat in a match, or own one that another plays."""
    if match is None:
        return frozenset()
    owners = (one.owner for one in match.terms.stand_ins)
    return frozenset(user for user in (*(seat.user for seat in match.present), *owners) if is_member(user))


@dataclass
class Blocks:
    """Whom members block, in all servers. Only they see it. Each method raises NotKept if the database fails."""

    _database: Database
    _settings: Settings

    async def listed(self, user: int) -> tuple[int, ...]:
        """Return the ids of those whom a member blocks, in the order in which they did."""
        return (await self._settings.member(user)).blocked

    async def block(self, user: int, other: int, *, beside_in: str | None = None) -> None:
        """Block a member.

        beside_in: the match in which the user sits, if an old button of it may name the member, who may have deleted
            their data since.

        Raises NotAllowed if the user blocks too many. Raises SessionError if the member has no seat in this match.
        """

        def change(settings: MemberSettings) -> MemberSettings:
            blocked = (*(one for one in settings.blocked if one != other), other)
            if len(blocked) > MOST_BLOCKED:
                raise NotAllowed("error-too-many-blocked", most=MOST_BLOCKED)
            return replace(settings, blocked=blocked)

        await self._settings.change_member(user, change, names=None if beside_in is None else (other, beside_in))

    async def allow(self, user: int, other: int) -> None:
        """Block a member no longer."""
        await self.keep(user, (one for one in await self.listed(user) if one != other))

    async def keep(self, user: int, others: Iterable[int]) -> None:
        """Block only those members any longer who are blocked already, and are among these."""
        kept = frozenset(others)
        await self._settings.change_member(
            user, lambda had: replace(had, blocked=tuple(one for one in had.blocked if one in kept))
        )

    async def check_challenge(self, guest: Member | None, asks: int) -> None:
        """Raise NotAllowed if a member who is challenged wants no challenges, or is apart from the member who asks.

        The sentence is the same, so nobody learns that they are blocked. Only who blocks the guest reads that they do.

        guest: None if nobody is challenged.
        """
        if guest is None:
            return
        pairs = await self.among(None, ApartAmong(frozenset({guest.user, asks})), None)
        wants = (await self._settings.member(guest.user)).challenges  # read in any case, so that both take equally long
        if (asks, guest.user) in pairs:
            raise refusals.own_block(guest)
        if pairs or not wants:
            raise NotAllowed("error-no-challenges", refusals.member_named(guest))

    async def among(self, _: Match | None, fact: ApartAmong, __: AsyncExitStack | None) -> Pairs:
        """Return the value of a fact."""
        stored = await self._database.read(waiting.settings_of, sorted(fact.users))
        blocked = {user: decoded(settings).blocked for user, settings in stored.items()}
        return frozenset((user, other) for user, others in blocked.items() for other in others if other in fact.users)
