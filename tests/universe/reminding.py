"""Lets members of some universes say when they want no reminders, and looks who gets which.

Triggers copy the settings of a member when the bot claims a reminder, and again when it is about to hand it over. In
between, the bot reads them. So who did not want it at both times did not want it when the bot looked.
"""

import asyncio
import random
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from datetime import UTC, datetime
from typing import TYPE_CHECKING

import msgspec

from bot.playground import Message, Refused
from bot.sessions.model import MemberSettings
from bot.sessions.time.zones import zone_of
from tests.kills.audit import NOTICE
from tests.universe.laws import REMINDER, Ledger
from tests.universe.windows import Excuses

if TYPE_CHECKING:
    from tests.kills.members import Place
    from tests.universe.universe import Universe

# Into the database of each universe. A notice's id has no "-", but for that of a member's evenings.
TRIGGERS = """
CREATE TABLE universe_claimed (id TEXT, settings TEXT);
CREATE TABLE universe_handed (kind TEXT, id TEXT, user_id BIGINT, at BIGINT, claimed TEXT, settings TEXT);
CREATE TRIGGER universe_claim AFTER UPDATE OF claimed_until ON turns
WHEN OLD.claimed_until = 0 AND NEW.claimed_until > 0 BEGIN
  INSERT INTO universe_claimed
  SELECT NEW.match_id || '-' || NEW.seat, (SELECT settings FROM members WHERE user_id = NEW.user_id);
END;
CREATE TRIGGER universe_hand AFTER UPDATE OF handed_at ON turns
WHEN OLD.handed_at IS NULL AND NEW.handed_at IS NOT NULL BEGIN
  INSERT INTO universe_handed
  SELECT 'reminder', NEW.match_id || '-' || NEW.seat || '-' || NEW.since || '-' || NEW.reminded, NEW.user_id,
    NEW.handed_at,
    (SELECT settings FROM universe_claimed WHERE id = NEW.match_id || '-' || NEW.seat ORDER BY rowid DESC LIMIT 1),
    (SELECT settings FROM members WHERE user_id = NEW.user_id);
END;
CREATE TRIGGER universe_claim_notice AFTER UPDATE OF claimed_until ON notices
WHEN OLD.claimed_until = 0 AND NEW.claimed_until > 0 AND json_extract(NEW.notice, '$.user') IS NOT NULL BEGIN
  INSERT INTO universe_claimed
  SELECT NEW.id, (SELECT settings FROM members WHERE user_id = json_extract(NEW.notice, '$.user'));
END;
CREATE TRIGGER universe_hand_notice AFTER UPDATE OF handed_at ON notices
WHEN OLD.handed_at IS NULL AND NEW.handed_at IS NOT NULL AND json_extract(NEW.notice, '$.user') IS NOT NULL BEGIN
  INSERT INTO universe_handed
  SELECT json_extract(NEW.notice, '$.kind'), NEW.id, json_extract(NEW.notice, '$.user'), NEW.handed_at,
    (SELECT settings FROM universe_claimed WHERE id = NEW.id ORDER BY rowid DESC LIMIT 1),
    (SELECT settings FROM members WHERE user_id = json_extract(NEW.notice, '$.user'));
END;
"""
HANDED = "SELECT kind, id, user_id, at, claimed, settings FROM universe_handed"
SHARE, LATEST = 0.15, 3_600.0  # of universes in which members say it, and seconds until they have
FORCED = 0.4  # the chance that they then let the bot play forced moves
MARGIN_MS = 120_000  # a reminder may be on its way when quiet hours begin
MINUTES_A_DAY = 1_440
ALL_DAY = (0, 0)
LONGEST_QUIET = 12  # hours


class Reminding:
    """What members of some universes say about reminders in the first hour, and whom the bot reminds."""

    def __init__(self, universe: "Universe") -> None:
        self._universe = universe
        self._called: dict[str, tuple[int, list[int]]] = {}  # where each notice is, and whom it mentions, by nonce

    def hear(self, message: Message) -> None:
        """Note whom a new message of the bot calls."""
        nonce = message.nonce
        if nonce is not None and (REMINDER.fullmatch(nonce) or NOTICE.fullmatch(nonce)):
            self._called[nonce] = (message.channel_id, message.mentions)

    async def live(self) -> None:
        """Let all members of some universes say when they want reminders."""
        dice, people = random.Random(f"{self._universe.plan.seed}:wishes"), self._universe.people
        if dice.random() >= SHARE:
            return
        for _ in range(len(people.places)):
            await asyncio.sleep(dice.uniform(0, LATEST / len(people.places)))
            await people.online.wait()
            for place in people.places:
                with suppress(Refused, KeyError):
                    await self._say(place, dice)

    async def _say(self, place: "Place", dice: random.Random) -> None:
        """Let a member of a table say it: never, not on any day, not for some hours from about now on, or always."""
        member = dice.choice(place.members)
        hour = datetime.fromtimestamp(self._universe.world.clock.now(), UTC).hour
        begin, long = hour + dice.choice((0, 0, 1, 2)), dice.randint(1, LONGEST_QUIET)
        quiet = f"{begin % 24}:00-{(begin + long) % 24}:00"
        where, forced = dice.choice(("channel", "dm")), dice.random() < FORCED
        options = dice.choice(
            (
                {"rhythm": "off"},
                {"rhythm": "off", "next": True},
                {"rhythm": "ladder", "quiet": "0:00-24:00"},
                {"rhythm": "ladder", "quiet": quiet},
                {"rhythm": "ladder", "quiet": "off"},
            )
        )
        await self._universe.people.wish(place, member, where=where, forced=forced, **options)

    def broken(self) -> Iterator[tuple[str, str]]:
        """Yield the reminders that went to members who did not want them, and what went to another member."""
        books, channels = self._universe.books, self._universe.world.state.channels

        def people_in(key: int) -> list[int] | None:
            channel = channels.get(key)
            return channel.people if channel is not None and channel.guild_id is None else None

        yield from of_wishes(books, self._universe.excuses)
        yield from of_addressees(books, self._called, people_in)


def of_addressees(
    books: Ledger, called: Mapping[str, tuple[int, list[int]]], people_in: Callable[[int], list[int] | None]
) -> Iterator[tuple[str, str]]:
    """Yield the reminders and notices for one member that have called another.

    called: where each is, and whom it mentions. people_in: returns who is in a conversation; None: it is none, or gone.
    """
    for kind, key, user, *_ in books.read(HANDED):
        channel, mentions = called.get(key, (0, [user]))
        there = people_in(channel)
        if mentions != [user] and (mentions or (there is not None and user not in there)):
            yield "addressed", f"{kind} {key} is for {user}, and calls {mentions} in {channel}"


def of_wishes(books: Ledger, excuses: Excuses) -> Iterator[tuple[str, str]]:
    """Yield the reminders that went to members who did not want them."""
    for kind, key, user, at, claimed, settings in books.read(HANDED):
        reasons = [why_not(kind, _read(one), at, excuses) for one in (claimed, settings)]
        if all(reasons):
            yield "unwanted", f"{kind} {key} went to {user}, who wants none: {reasons[-1]}"


def _read(stored: str | None) -> MemberSettings:
    return MemberSettings() if stored is None else msgspec.json.decode(stored, type=MemberSettings)


def why_not(kind: str, settings: MemberSettings, at: int, excuses: Excuses) -> str:
    """Return why a member does not want a reminder or a notice; "" if they may want it.

    at: when the bot was about to send it, in milliseconds since 1970, by its own clock.
    """
    if kind == "evening":
        return "" if settings.evenings else "no evening reminders"
    if kind == "next":
        wanted = settings.next_notice and settings.quiet != ALL_DAY
        return "" if wanted else "no notices before their turn, or always quiet"
    if kind not in ("reminder", "vote"):
        return ""
    has_digest = settings.dm and not settings.dm_closed and settings.digest is not None
    if settings.rhythm == "off" and not has_digest:
        return "the rhythm is off"
    if settings.quiet == ALL_DAY:
        return "always quiet"
    if excuses.is_skewed(at):  # the bot's clock may have jumped since it looked
        return ""
    if settings.away_until is not None and at < settings.away_until - MARGIN_MS:
        return f"on holiday until {settings.away_until}"
    if all(_is_quiet(settings, each) for each in (at - MARGIN_MS, at, at + MARGIN_MS)):
        return f"quiet hours {settings.quiet}"
    return ""


def _is_quiet(settings: MemberSettings, at: int) -> bool:
    if settings.quiet is None:
        return False
    begin, end = settings.quiet
    local = datetime.fromtimestamp(at / 1_000, zone_of(settings.zone))
    minute = local.hour * 60 + local.minute
    return (minute - begin) % MINUTES_A_DAY < (end - begin) % MINUTES_A_DAY
