"""Tests of messages whose result is unknown while what they are about changes: each appears once, wherever it stands.

The answer to the first attempt is lost. What changes then is the channel of the match, where its member wants messages,
or the pace. The next attempts come when Discord has forgotten the nonce.
"""

from dataclasses import dataclass

import pytest
from msgspec.structs import replace

from bot.sessions.model import MemberSettings
from bot.sessions.notices import NoticeKind
from bot.sessions.pace import DAY, HOUR, MINUTE, Pace
from bot.sessions.sessions import Sessions
from bot.storage.due import NOTICES, next_due
from tests.sessions.notice_box import NoticeBox, pass_time, settle, table
from tests.sessions.table import PLACE, TurnedClock, ask, set_member

pytestmark = pytest.mark.slow

ELSEWHERE, FURTHER = replace(PLACE, channel=11), replace(PLACE, channel=12)


@dataclass
class Lost:
    """A message whose answer was lost, and that Discord may have forgotten."""

    sessions: Sessions
    clock: TurnedClock
    box: NoticeBox
    match: str

    async def forgotten(self, milliseconds: int = HOUR) -> None:
        """Let Discord accept nothing for so long."""
        self.box.cut, self.box.down = False, True
        await pass_time(self.sessions, self.clock, milliseconds, steps=milliseconds // MINUTE)
        self.box.down = False

    async def times(self, kind: NoticeKind) -> int:
        """Return how often the message appears, a day later."""
        await pass_time(self.sessions, self.clock, DAY, steps=24)
        return [one.kind for one in self.box.shown].count(kind)


async def offered(sessions: Sessions, clock: TurnedClock, box: NoticeBox) -> Lost:
    """Lose the answer to the notice of a seat that is free, in the channel."""
    box.cut = True
    match = (await table(sessions, seats=2)).id
    await sessions.seats.hand_on(ask(0), match, None)
    await box.until_tried(PLACE.channel)
    await settle(sessions, clock)
    return Lost(sessions, clock, box, match)


async def told_they_are_next(sessions: Sessions, clock: TurnedClock, box: NoticeBox, *, dm: bool) -> Lost:
    """Lose the answer to the notice that tells Cleo that her turn comes next."""
    await set_member(sessions, 102, MemberSettings(next_notice=True, dm=dm))
    match = (await table(sessions, seats=3)).id
    box.cut = True
    await sessions.turns.play(ask(0), match, "1", None)
    await settle(sessions, clock)
    assert [one.kind for one in box.shown] == ["next"]
    return Lost(sessions, clock, box, match)


async def reminded(sessions: Sessions, clock: TurnedClock, box: NoticeBox) -> Lost:
    """Lose the answer to a reminder of Ada's."""
    await set_member(sessions, 100, MemberSettings(rhythm="ladder"))
    match = (await table(sessions, seats=2)).id
    await pass_time(sessions, clock, DAY - MINUTE)
    box.cut = True
    await pass_time(sessions, clock, MINUTE)
    assert len(box.shown) == 1
    return Lost(sessions, clock, box, match)


async def test_a_notice_is_looked_for_where_the_match_was(
    sessions: Sessions, clock: TurnedClock, box: NoticeBox
) -> None:
    lost = await offered(sessions, clock, box)
    await sessions.presence.move(ask(0), lost.match, ELSEWHERE)
    await lost.forgotten()
    assert await lost.times("offered") == 1
    assert await sessions.database.read(next_due, NOTICES) is None


async def test_a_notice_is_looked_for_in_all_places_of_its_attempts(
    sessions: Sessions, clock: TurnedClock, box: NoticeBox
) -> None:
    lost = await offered(sessions, clock, box)
    await lost.forgotten(20 * MINUTE)
    for place in (ELSEWHERE, FURTHER):
        await sessions.presence.move(ask(0), lost.match, place)
        await lost.forgotten(7 * HOUR)
    assert {one.channel for one in box.attempts if one.kind == "offered"} == {10, 11, 12}
    assert await lost.times("offered") == 1


async def test_while_discord_knows_the_nonce_the_other_places_are_looked_at(
    sessions: Sessions, clock: TurnedClock, box: NoticeBox
) -> None:
    lost = await offered(sessions, clock, box)
    box.cut = False
    await sessions.presence.move(ask(0), lost.match, ELSEWHERE)
    await pass_time(sessions, clock, MINUTE, steps=4)
    last = [one for one in box.attempts if one.kind == "offered"][-1]
    assert (last.doubted_in, last.channel) == ((PLACE.channel,), ELSEWHERE.channel)
    assert await lost.times("offered") == 1


async def test_a_refusal_in_between_does_not_end_the_doubt(
    sessions: Sessions, clock: TurnedClock, box: NoticeBox
) -> None:
    lost = await offered(sessions, clock, box)
    box.cut = False
    box.gone.add(PLACE.channel)
    await pass_time(sessions, clock, MINUTE, steps=4)
    box.gone.clear()
    assert await lost.times("offered") == 1


async def test_a_reminder_is_looked_for_where_the_match_was(
    sessions: Sessions, clock: TurnedClock, box: NoticeBox
) -> None:
    lost = await reminded(sessions, clock, box)
    await sessions.presence.move(ask(0), lost.match, ELSEWHERE)
    await lost.forgotten()
    await lost.times("reminder")
    nonces = [one.id for one in box.shown if one.kind == "reminder"]
    assert len(nonces) == len(set(nonces))


async def test_a_direct_notice_does_not_appear_in_the_channel_as_well(
    sessions: Sessions, clock: TurnedClock, box: NoticeBox
) -> None:
    lost = await told_they_are_next(sessions, clock, box, dm=True)
    await set_member(sessions, 102, MemberSettings(next_notice=True))
    await lost.forgotten()
    assert await lost.times("next") == 1


async def test_a_notice_in_the_channel_does_not_become_a_direct_one_as_well(
    sessions: Sessions, clock: TurnedClock, box: NoticeBox
) -> None:
    lost = await told_they_are_next(sessions, clock, box, dm=False)
    await set_member(sessions, 102, MemberSettings(next_notice=True, dm=True))
    await lost.forgotten()
    assert await lost.times("next") == 1


async def test_a_post_instead_of_a_closed_conversation_is_looked_for(
    sessions: Sessions, clock: TurnedClock, box: NoticeBox
) -> None:
    """The member accepts no direct messages, so the notice goes to the channel. Then they accept them again."""
    box.closed.add(102)
    lost = await told_they_are_next(sessions, clock, box, dm=True)
    box.closed.clear()
    await set_member(sessions, 102, MemberSettings(next_notice=True, dm=True))
    await lost.forgotten()
    assert await lost.times("next") == 1


@pytest.mark.parametrize("changed", ["pace", "settings"])
async def test_a_reminder_that_is_planned_anew_is_another_one(
    sessions: Sessions, clock: TurnedClock, box: NoticeBox, changed: str
) -> None:
    lost = await reminded(sessions, clock, box)
    if changed == "pace":
        await sessions.proposals.propose(ask(0), lost.match, Pace(limit=3 * DAY))
        await sessions.proposals.answer(ask(1), lost.match, True)
    else:
        await set_member(sessions, 100, MemberSettings(rhythm="ladder", dm=True))
    await lost.forgotten()
    await pass_time(sessions, clock, 7 * DAY, steps=7 * 24)
    assert await lost.times("reminder") > 1
    nonces = [one.id for one in box.shown if one.kind == "reminder"]
    assert len(nonces) == len(set(nonces))
