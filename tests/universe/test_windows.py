"""Tests of windows: an excuse holds while its cause lasts, for its own channel or member, and no longer."""

from types import SimpleNamespace
from typing import Any

import pytest

from tests.universe.loop import BEGIN
from tests.universe.windows import EVERYWHERE, GRACE, HOUR, ONLY_DIRECT, RETRIES, Excuses

EPOCH = 1_700_000_000
HERE, ELSEWHERE, ADA = 5, 6, 7


@pytest.fixture
def loop() -> Any:
    return SimpleNamespace(now=BEGIN, epoch=EPOCH)


def said(hours: float, kind: str = "taken", channel: int = HERE, **more: Any) -> dict[str, Any]:
    """Return a notice of a time after the universe's beginning."""
    return {"id": f"{int((EPOCH + hours * HOUR) * 1_000):011x}abc00", "kind": kind, "channel": channel, **more}


def test_a_notice_is_excused_while_its_channel_is_closed_for_long(loop: Any) -> None:
    excuses = Excuses(loop)
    loop.now = BEGIN + 20 * HOUR
    window = excuses.muted.open(HERE)
    loop.now += 3 * HOUR
    excuses.muted.close(window)
    retries = RETRIES / HOUR
    told = [(20 - retries - 1, False), (20 - retries + 1, True), (21, True), (23.5, True), (25, False)]
    assert [excuses.from_saying(said(at)) for at, _ in told] == [expected for _, expected in told]
    assert not excuses.from_saying(said(21, channel=ELSEWHERE))


def test_a_notice_is_not_excused_by_a_channel_that_is_closed_for_minutes(loop: Any) -> None:
    excuses = Excuses(loop)
    with excuses.muted.during(HERE):
        loop.now += HOUR / 3
    loop.now += 10 * HOUR
    assert not excuses.from_saying(said(0.1))


def test_a_notice_by_letters_is_excused_while_its_reader_takes_no_messages(loop: Any) -> None:
    excuses = Excuses(loop)
    notice = said(0.1, "offered", -5, user=ADA, due=0)
    assert not excuses.from_saying(notice)
    with excuses.closed.during(ADA):
        loop.now += HOUR / 3
    assert excuses.from_saying(notice)
    assert not excuses.from_saying({**notice, "user": ADA + 1})
    assert not excuses.from_saying({**notice, "channel": HERE})
    reminded = int((EPOCH + 60) * 1_000)
    assert [excuses.from_reminding(ADA, reminded, channel) for channel in (-5, HERE)] == [True, False]


def test_what_concerns_all_channels_excuses_each(loop: Any) -> None:
    excuses = Excuses(loop)
    with excuses.muted.during():
        loop.now += 2 * HOUR
        assert excuses.from_saying(said(1, channel=ELSEWHERE))


def test_the_end_of_a_match_is_not_told_from_a_server_that_has_removed_the_bot(loop: Any) -> None:
    excuses, hours = Excuses(loop), 2 * RETRIES / HOUR
    loop.now += 2 * RETRIES
    with excuses.removed.during():
        loop.now += HOUR / 3
    told = [(kind, at) for kind in ONLY_DIRECT for at in (0, hours) if excuses.from_saying(said(at, kind, user=ADA))]
    assert told == [("ended", hours)]


@pytest.mark.parametrize("kind", ONLY_DIRECT)
def test_what_a_member_gets_directly_is_excused_by_the_member_but_not_by_the_channel(loop: Any, kind: str) -> None:
    for name, key, excused in (("muted", HERE, False), ("muted", EVERYWHERE, True), ("closed", ADA, True)):
        excuses = Excuses(loop)
        with getattr(excuses, name).during(key):
            loop.now += 2 * HOUR
            at = (loop.now - BEGIN) / HOUR - 1
            assert excuses.from_saying(said(at, kind, user=ADA)) == excused


def test_only_a_member_who_is_away_at_the_time_is_not_reminded(loop: Any) -> None:
    excuses = Excuses(loop)
    loop.now = BEGIN + HOUR
    excuses.left.open(ADA)
    loop.now = BEGIN + 2 * HOUR
    excuses.left.close_all(ADA)
    loop.now = BEGIN + 30 * HOUR
    during, after = (round((EPOCH + hours * HOUR) * 1_000) for hours in (1.5, 3))
    assert excuses.from_reminding(ADA, during)
    assert not excuses.from_reminding(ADA, after)
    assert not excuses.from_reminding(ADA + 1, during)


def test_a_reminder_is_excused_only_in_the_channel_that_refuses_it(loop: Any) -> None:
    excuses = Excuses(loop)
    loop.now = BEGIN + 20 * HOUR
    with excuses.muted.during(HERE):
        loop.now += HOUR / 3
    loop.now += HOUR
    before = round((EPOCH + 19 * HOUR) * 1_000)
    assert excuses.from_reminding(ADA, before, HERE)
    assert not excuses.from_reminding(ADA, before, ELSEWHERE)
    assert not excuses.from_reminding(ADA, before + 2 * 3_600_000, HERE)


def test_a_wrong_clock_counts_only_while_it_is_wrong(loop: Any) -> None:
    excuses = Excuses(loop)
    at = EPOCH * 1_000
    late = at + round(30 * GRACE * 1_000)
    assert not excuses.is_by(late, at)
    with excuses.skewed.during():
        loop.now += HOUR
    assert excuses.is_by(late, at)
