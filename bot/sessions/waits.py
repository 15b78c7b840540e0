"""What the sessions do after every decision, so that turns have clocks, reminders and notices.

Members' settings are kept in memory for a while, because each turn that begins asks for them. This process changes them
here too; another process's change is seen when a reminder fires, which reads them anew.
"""

import secrets
from collections import OrderedDict
from collections.abc import Iterable
from itertools import count

import msgspec
from msgspec.structs import replace

from bot.engine.game import Seat
from bot.sessions.clock import Clock
from bot.sessions.desk import Read
from bot.sessions.kept import Doing, Kept
from bot.sessions.model import Match, MemberSettings, Phase
from bot.sessions.pace import MINUTE, TurnClock
from bot.sessions.seats import seating
from bot.sessions.time import clocks, dues
from bot.sessions.time.reminders import next_reminder, quiet_until
from bot.storage import waiting, writes
from bot.storage.writes import Writes

SETTINGS_FRESH = 10 * MINUTE
SETTINGS_KEPT = 5_000  # members; some hundred bytes each


_serial = count()


def new_notice_id(now: int) -> str:
    """Twenty-one characters (Discord takes at most 25 as a nonce) that sort as they are made."""
    return f"{now:011x}{next(_serial) % 65536:04x}{secrets.token_hex(3)}"


class Waits:
    """See the module's docstring."""

    def __init__(self, read: Read, clock: Clock) -> None:
        self._read = read
        self._clock = clock
        self._settings: OrderedDict[int, tuple[int, MemberSettings]] = OrderedDict()

    async def finished(self, before: Kept | None, after: Kept) -> Kept:
        """A decision with all that follows from it: clocks, terms, who is told that the own turn comes next."""
        now = self._clock.now()
        old = None if before is None else before.match
        begins = after.match.phase is Phase.PLAYING and (old is None or old.phase is Phase.LOBBY)
        if begins:
            after = await self._at_start(after, now)
        after = clocks.followed(old, after, now)
        return await self._with_next(old, after, now)

    async def rows(self, before: Match | None, after: Kept) -> Writes:
        """What a change writes beside the match itself: due times, turns, terms, notices."""
        match, now = after.match, self._clock.now()
        as_planned = before is not None and (before.clocks, before.terms.adrift) == (match.clocks, match.terms.adrift)
        settings = {} if as_planned else await self.settings_of(match.seats[seat].user for seat in match.to_move)

        def remind(seat: Seat, clock: TurnClock) -> int | None:
            if match.seats[seat].user not in settings:
                return None
            own = settings[match.seats[seat].user]
            # not what lies behind us: of a turn that goes on in another way that was said, or is no longer true
            return next_reminder(clock, match.terms.pace, own, now, adrift=match.terms.adrift is not None)

        result = dues.changes(before, match, remind)
        for notice in after.says:
            # the due time of "next" is when it may be said; that of others is what they tell
            when = notice.due if notice.kind == "next" else None
            result += writes.say(dues.notice_row(notice, new_notice_id(now), when or now))
        return result

    async def settings_of(self, users: Iterable[int]) -> dict[int, MemberSettings]:
        """What these members have set, at most `SETTINGS_FRESH` old."""
        now, wanted = self._clock.now(), set(users)
        found = {user: kept[1] for user in wanted if (kept := self._settings.get(user)) and kept[0] > now}
        missing = sorted(wanted - found.keys())
        if missing:
            stored = await self._read(waiting.settings_of, missing)
            for user in missing:
                found[user] = decoded(stored.get(user))
                self.remember(user, found[user])
        return found

    def remember(self, user: int, settings: MemberSettings) -> None:
        """What a member has set now."""
        self._settings[user] = (self._clock.now() + SETTINGS_FRESH, settings)
        self._settings.move_to_end(user)
        if len(self._settings) > SETTINGS_KEPT:
            self._settings.popitem(last=False)

    def forget(self, user: int) -> None:
        """A member is forgotten, here too."""
        self._settings.pop(user, None)

    async def _at_start(self, kept: Kept, now: int) -> Kept:
        """Who is on holiday when a match starts, is so in it."""
        settings = await self.settings_of(seat.user for seat in kept.match.seats)
        for seat in kept.match.seats:
            until = settings[seat.user].away_until
            if until is not None and until > now:
                kept = seating.away(kept, Doing(now), seat.user, until)
        return kept

    async def _with_next(self, before: Match | None, after: Kept, now: int) -> Kept:
        """Tell who comes next, if they want it. Only where it is not obvious: one to move, and at least three seated.

        The rules do not say who comes next; the seats' order does, in all games that are played in turn.
        """
        match = after.match
        if len(match.clocks) != 1 or len(match.present) < 3 or match.solo:
            return after
        seat = match.clocks[0].seat
        if before is not None and before.clock_of(seat) is not None:
            return after
        order = [one.seat for one in match.present]
        follower = next((one for one in order if one > seat), order[0])
        user = match.seats[follower].user
        settings = (await self.settings_of([user]))[user]
        if not settings.next_notice:
            return after
        due = quiet_until(now, settings) or now
        notice = replace(clocks.about(match, "next", seat), user=user, due=due)
        return clocks.saying(after, notice)


def decoded(settings: str | None) -> MemberSettings:
    """What a member has set, from how it is kept."""
    return MemberSettings() if settings is None else msgspec.json.decode(settings, type=MemberSettings)
