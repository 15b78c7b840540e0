"""Tests of time banks and of hours that do not count: how members choose them, and what boards tell."""

from typing import Any

import pytest
from msgspec.structs import replace

from bot.errors import NotAllowed
from bot.playground import Message
from bot.sessions.pace import DAY, HOUR, Pace
from bot.sessions.time import banks
from bot.ui.commands.match.pacing import form, kept, pace_in, pace_kept
from bot.ui.times import LATE, pace_of
from bot.ui.words import Words
from tests.cogs.desk import Desk, buttons, notice, private, relay, said

BANK = Pace(limit=8 * HOUR, bank=3 * DAY, off="both")
OPTIONS: dict[str, Any] = {"time": 480, "bank": 4320, "off": "both"}
FORM = {"time": ["480"], "bank": ["4320"], "off": ["both"], "late": ["ask"], "holiday": ["stand-in"]}


def text(message: Message) -> str:
    return "\n".join(message.texts)


async def test_a_table_with_a_bank_tells_it_in_its_lobby_and_on_its_board(desk: Desk) -> None:
    ada, bela = desk.actor("Ada"), desk.actor("Bela")
    await desk.sessions.reminders.change_member(ada.id, lambda one: replace(one, zone="Asia/Tokyo"))
    assert "You have set no" not in await desk.slash(ada, "gems new", mode="relay", **OPTIONS)
    lobby = text(desk.board(ada))
    assert "8 hours a turn, then the others decide; each player has a time bank of 3 days for longer turns" in lobby
    assert "weekends and nights (22:00 to 7:00) do not count" in lobby
    assert "Each player’s own time zone counts: `/reminders` shows and sets yours." in lobby
    assert (await desk.match(ada)).terms.pace == BANK

    assert "You have set no time zone, so UTC counts for you." in said(await desk.press(bela, "Join"))
    await desk.press(ada, "Start")

    match = await desk.match(ada)
    [clock] = match.clocks
    runs = banks.bank_begins(match.terms, clock)
    begins = f"<t:{(runs or 0) // 1000}:f> on (<t:{(runs or 0) // 1000}:R>)"
    assert (banks.off_hours(match.terms, clock.seat).zone, runs is not None) == ("Asia/Tokyo", True)
    shown = text(desk.board(ada))
    assert f"Time: until <t:{(clock.due or 0) // 1000}:f>" in shown
    listed = await desk.slash(ada, "turns")
    assert f"<t:{(clock.due or 0) // 1000}:R>" in listed
    notes = (
        f"-# The time bank of Ada (3 days) runs from {begins}. Weekends and nights of Ada (22:00 to 7:00) do not count."
    )
    assert notes in shown
    assert notes in listed
    waits = await desk.slash(bela, "turns")
    assert f"time: until <t:{(clock.due or 0) // 1000}:f> (<t:{(clock.due or 0) // 1000}:R>), then you decide" in waits
    assert notes in waits
    left = "In the time banks, without the turn that runs: Ada 3 days · Bela 3 days."
    assert left in text(await desk.more(ada))


async def test_a_bank_without_a_limit_is_refused(desk: Desk) -> None:
    ada = desk.actor("Ada")
    refusal = "A bank, and hours that do not count, need a time limit: choose `time:`, too."
    assert refusal in await desk.slash(ada, "gembatan new", bank=4320)
    assert refusal in await desk.slash(ada, "gems new", mode="relay", off="nights")
    await relay(desk)
    assert refusal in await desk.slash(ada, "pace", time=0, off="weekends")


async def test_the_host_sets_the_time_by_a_form(desk: Desk) -> None:
    ada, bela = desk.actor("Ada"), desk.actor("Bela")
    await desk.slash(ada, "gembatan new")
    asked = await desk.press_behind_more(ada, "Time for turns")
    told = said(await ada.submit(asked, FORM))
    assert "From now on: 8 hours a turn" in told
    assert "You have set no time zone" in told
    await desk.drawn()
    assert (await desk.match(ada)).terms.pace == BANK
    assert "time bank of 3 days" in text(desk.board(ada))
    await desk.press(bela, "Join")
    assert "Time for turns" not in buttons(await desk.more(bela))  # only the host sets it

    again = await desk.press_behind_more(ada, "Time for turns")
    assert "From now on: 2 days a turn" in said(await ada.submit(again, FORM | {"time": ["2880"]}))
    assert (await desk.match(ada)).terms.pace == replace(BANK, limit=2 * DAY)


@pytest.mark.parametrize("forged", [{"time": "7"}, {"time": "480", "bank": "1"}, {"time": "", "bank": ""}, {}])
def test_a_forged_form_is_refused(forged: dict[str, str]) -> None:
    with pytest.raises(NotAllowed):
        pace_in(forged)


async def test_a_form_shows_the_time_that_is_set(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await desk.slash(ada, "gembatan new")
    match = await desk.match(ada)
    for late in LATE:
        pace = pace_of(480, late, "pause", 2880, "nights")
        shown: Any = form(match, Words(desk.texts, "de"), pace)
        assert pace_in(chosen_in(shown.to_dict()["components"])) == pace
        assert pace_kept(kept(pace)) == replace(pace, limit=None)


def chosen_in(parts: Any) -> dict[str, str]:
    """Return what a form has chosen, by field. parts: its components as JSON."""
    selects = [one["component"] for one in parts]
    return {
        one["custom_id"]: " ".join(each["value"] for each in one["options"] if each.get("default")) for one in selects
    }


@pytest.mark.parametrize("forged", ["1 0 0 0", "720 4 0 0", "720 0 0 2", "720 0 0", "x"])
def test_a_forged_address_of_a_refused_form_is_refused(forged: str) -> None:
    with pytest.raises(NotAllowed):
        pace_kept(forged)


async def test_a_form_with_a_bank_but_no_time_says_what_is_missing_and_keeps_what_was_chosen(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await desk.slash(ada, "gembatan new")
    asked = await desk.press_behind_more(ada, "Time for turns")
    chosen = {"time": ["0"], "bank": ["4320"], "off": ["weekends"], "late": ["stay"], "holiday": ["pause"]}
    told = said(await ada.submit(asked, chosen))
    assert "press **Time for turns** again and choose one at the top, under **Time for each turn**" in told
    assert "`time:`" not in told
    assert (await desk.match(ada)).terms.pace == Pace()

    again = await desk.press(ada, "Time for turns", (await private(desk, ada))[-1])
    assert again.modal is not None
    assert chosen_in(again.modal.components) == {name: value for name, [value] in chosen.items()}
    assert "From now on: 1 day a turn" in said(await ada.submit(again, chosen | {"time": ["1440"]}))
    pace = (await desk.match(ada)).terms.pace
    assert (pace.limit, pace.bank, pace.off, pace.computer, pace.pause) == (DAY, 3 * DAY, "weekends", "stay", True)


async def test_members_of_a_match_propose_a_bank_by_the_form(desk: Desk) -> None:
    ada, bela = await relay(desk)
    asked = await desk.press_behind_more(bela, "Time for turns")
    told = said(await bela.submit(asked, FORM))
    assert "You propose: 8 hours a turn" in told
    assert "All time banks are full then." in told
    proposal = await notice(ada, "Bela proposes for")
    assert "All time banks are full then." in text(proposal)
    assert "weekends and nights (22:00 to 7:00) do not count" in text(proposal)
    await desk.press(ada, "Agree", proposal)
    assert (await desk.match(ada)).terms.pace == BANK

    kept = "What is left in the time banks stays."
    assert kept in await desk.slash(ada, "pace", time=1440, bank=4320)
    assert "The time banks are gone then." in await desk.slash(ada, "pace", time=1440)


async def test_a_reminder_tells_when_the_bank_runs(desk: Desk) -> None:
    ada, _ = await relay(desk, time=480, bank=720)
    runs = banks.bank_begins((match := await desk.match(ada)).terms, match.clocks[0])
    desk.clock.turn(5 * 60)
    reminder = await notice(ada, "it is your turn in")
    begins = f"<t:{(runs or 0) // 1000}:f> on (<t:{(runs or 0) // 1000}:R>)"
    assert f"Your time bank (12 hours) runs from {begins}." in text(reminder)


async def test_nobody_else_and_no_match_alone_has_the_button(desk: Desk) -> None:
    await relay(desk)
    assert "Time for turns" not in buttons(await desk.more(desk.actor("Chen")))
    ada = desk.actor("Ada")
    await desk.slash(ada, "gems new", "lounge", mode="solo")
    assert "Time for turns" not in buttons(await desk.more(ada, desk.board(ada, "lounge")))


async def test_another_zone_counts_from_the_next_turn_on(desk: Desk) -> None:
    ada, _ = await relay(desk, **OPTIONS)
    before = (await desk.match(ada)).clocks
    await desk.slash(ada, "reminders", zone="Tokyo")
    assert (await desk.sessions.settings.member(ada.id)).zone == "Asia/Tokyo"
    assert (await desk.match(ada)).clocks == before
