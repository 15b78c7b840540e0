"""Tests of opening a league as a Swiss, or with a time bank, and of what members see of its rounds."""

from itertools import product

import pytest
from msgspec.structs import replace

from bot.errors import NotAllowed
from bot.playground import Message
from bot.sessions.leagues.model import ROUNDS, Phase
from bot.sessions.leagues.seasons import divisions_of
from bot.sessions.pace import DAY, HOUR
from bot.sessions.waiting_list import WaitingList
from bot.ui.address import LONGEST_ARGUMENT
from bot.ui.leagues.plans import CupPlan, LeaguePlan
from bot.ui.times import BANKS, OFF
from bot.ui.words import Words
from cogs.league.panels import mine, state
from tests.cogs.desk import Desk, buttons, said
from tests.cogs.test_league import NAMES, alt, in_play, league_of, let_first_begin, private, public, resign, until
from tests.texts.loaded import all_texts

FORM = {"start": ["short"], "turn": ["2"], "weeks": ["1"], "pause": ["1"]}


async def opened(desk: Desk, members: int, rounds: int = 3) -> None:
    """Let Ada open a Swiss, and some members join it and begin."""
    desk.playground.world.gather(len(NAMES))
    ada = desk.actor("Ada")
    await desk.slash(ada, "league", rounds=rounds)
    asked = await desk.press(ada, "Gembatan", private(ada))
    assert "The league is open" in said(await ada.submit(asked, FORM))
    await until(desk, lambda: bool(public(ada, "Join")))
    for name in NAMES[:members]:
        joined = said(await desk.press(desk.actor(name), "Join", public(ada, "Join")[-1]))
        assert "In each round you play one match" in joined or name == "Chen"  # who reads German
    await desk.press(ada, "Begin now", private(ada))
    await desk.press(ada, "Yes, begin", private(ada))
    await until(desk, lambda: bool(public(ada, "As text")))


def test_a_plan_reads_back_from_the_address_of_a_button() -> None:
    for bank, off in product(BANKS, OFF):
        plans = [LeaguePlan(bank, off, rounds) for rounds in (0, *ROUNDS)]
        cups = [CupPlan(bank, off, kind) for kind in ("cup", "teams", "servers")]
        assert [LeaguePlan.read(one.argument.split()) for one in plans] == plans
        assert [CupPlan.read(one.argument.split()) for one in cups] == cups
        assert all(len("g" * 20 + " " + one.argument) <= LONGEST_ARGUMENT for one in (*plans, *cups))
    assert LeaguePlan.read([]) == LeaguePlan()


@pytest.mark.parametrize("forged", ["1 0 0", "3 1 0", "3 0 9", "3 0", "x 0 0", "3 0 0 0"])
def test_a_forged_plan_is_refused(forged: str) -> None:
    with pytest.raises(NotAllowed):
        LeaguePlan.read(forged.split())
    with pytest.raises(NotAllowed):
        CupPlan.read(forged.replace("1 0 0", "3 0 0").split())


@pytest.mark.parametrize("members", [4, 5])
async def test_a_later_round_calls_once_who_is_not_to_move_and_who_has_a_bye(desk: Desk, members: int) -> None:
    let_first_begin(desk)
    await opened(desk, members)
    ada = desk.actor("Ada")
    title = "division 1 · round 2 of "

    def told() -> list[Message]:
        return [one for one in ada.messages("games") if one.only_for is None and title in "\n".join(one.texts)]

    for match in await in_play(desk):
        await resign(desk, match)
    await until(desk, lambda: bool(told()))
    await desk.drawn()
    matches = await in_play(desk)
    begin = {one.user for match in matches for one in match.seats if one.seat in match.to_move}
    wait = {one.user for match in matches for one in match.seats} - begin
    league = await league_of(desk)
    bye = {one.user_id for one in league.rows.seats} - begin - wait
    assert (len(begin), len(wait), len(bye)) == (2, 2, members % 2)
    [message] = told()
    text = "\n".join(message.texts)
    assert "your match is open, and your opponent begins." in text
    assert ("This bye counts as a win." in text) == bool(bye)
    assert [*map(set, desk.pings)].count(wait | bye) == 1
    assert not any(f"<@{user}>" in text for user in begin)
    pings = len(desk.pings)
    await desk.sessions.leagues.look_again(league.row.guild_id)
    await desk.drawn()
    assert [one.id for one in told()] == [message.id]
    assert len(desk.pings) == pings


async def test_menus_before_the_form_choose_a_swiss_and_a_time_bank(desk: Desk) -> None:
    desk.playground.world.gather(len(NAMES))
    ada = desk.actor("Ada")
    await desk.slash(ada, "league")
    await ada.select(private(ada), "Round robin: all play all", "5")
    await ada.select(private(ada), "No time bank", "4320")
    await ada.select(private(ada), "All hours count", "weekends")
    asked = await desk.press(ada, "Gembatan", private(ada))
    assert "The league is open" in said(await ada.submit(asked, FORM | {"weeks": ["2"]}))
    league = await league_of(desk)
    assert (league.rules.rounds, league.rules.bank, league.rules.off) == (5, 3 * DAY, "weekends")
    assert (league.rules.weeks, league.rules.threads) == (2, True)
    await until(desk, lambda: bool(public(ada, "Join")))
    text = "\n".join(public(ada, "Join")[-1].texts)
    assert "-# Swiss: 5 rounds" in text
    assert "5 rounds, each against a member with about as many points" in text
    assert "each player has 3 days more, once for the whole match" in text
    assert "Weekends do not count for a turn" in text
    rules = said(await desk.press(desk.actor("Bela"), "Rules of the league", public(ada, "Join")[-1]))
    assert "A season is a Swiss of 5 rounds" in rules
    assert "with fewer than 9 in a division, it has fewer rounds" in rules
    assert "at the latest after 2 weeks. What is not finished then is a draw" in rules
    assert "each player has 3 days more" in rules


async def test_the_command_chooses_the_same(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await desk.slash(ada, "league", rounds=4, bank=720, off="both")
    asked = await desk.press(ada, "Gembatan", private(ada))
    await ada.submit(asked, FORM)
    league = await league_of(desk)
    assert (league.rules.rounds, league.rules.bank, league.rules.off) == (4, 12 * HOUR, "both")
    assert "has a league of Gembatan already" in await desk.slash(ada, "league", game="Gembatan", rounds=3)
    await desk.slash(ada, "league", rounds=3)
    assert "Gem Rush" in buttons(private(ada))


async def test_only_managers_choose_how_a_league_is_played(desk: Desk) -> None:
    desk.playground.world.gather(len(NAMES))
    fay = desk.actor("Fay")
    assert "Manage Server" in await desk.slash(fay, "league", rounds=3)
    await desk.slash(fay, "league")
    assert not buttons(private(fay))


async def test_members_read_which_round_is_played_and_who_has_a_bye(desk: Desk) -> None:
    await opened(desk, 5)
    ada = desk.actor("Ada")
    league = await league_of(desk)
    [division] = divisions_of(league)
    resting = division.seats[division.bye or 0]
    text = "\n".join(public(ada, "As text")[-1].texts)
    assert f"Round 1 of 3 · **{resting.name}** has a bye, which counts as a win" in text
    assert "round 1 of 3 · 0 of 2 matches played" in alt(public(ada, "As text")[-1])
    bela = desk.actor(resting.name)
    mine = said(await desk.press(bela, "My matches", public(ada, "As text")[-1]))
    assert "Bye in round 1: it counts as a win" in mine
    assert "- Round 2 follows when all matches of this round are over" in mine
    panel = said(await desk.press(bela, "League", public(ada, "As text")[-1]))
    assert "Round 1 of 3: it ends" in panel
    assert "matches at a time" not in "\n".join(buttons(private(bela)))

    first, second = await in_play(desk)
    await resign(desk, first)
    await until(desk, lambda: "1 of 2 matches played" in alt(public(ada, "As text")[-1]))
    panel = said(await desk.press(bela, "League", public(ada, "As text")[-1]))
    assert "You will end" not in panel  # each place is still possible, which says nothing
    player = desk.actor(second.seats[0].name)
    panel = said(await desk.press(player, "League", public(ada, "As text")[-1]))
    assert f"You play **{second.seats[1].name}** in <#{second.place.channel}>." in panel
    await resign(desk, second)
    await until(desk, lambda: "round 2 of 3" in alt(public(ada, "As text")[-1]))

    listed = said(await desk.press(ada, "As text", public(ada, "As text")[-1]))
    assert "Buchholz" in listed
    assert "will end in place" not in listed


async def test_a_swiss_is_played_to_its_end(desk: Desk) -> None:
    await opened(desk, 4)
    ada = desk.actor("Ada")
    for number in (1, 2):
        await until(desk, lambda number=number: f"round {number} of 2" in alt(public(ada, "As text")[-1]))  # type: ignore[misc]
        for match in await in_play(desk):
            await resign(desk, match)
    await until(desk, lambda: any("season 2" in "\n".join(m.texts) for m in public(ada, "Join")))
    assert "With 4 members: 2 rounds." in "\n".join(public(ada, "Join")[-1].texts)
    league = await league_of(desk)
    assert league.phase is Phase.OPEN
    [division] = divisions_of(await desk.sessions.leagues.league(league.id, 1))
    assert sum(line.points for line in division.table) == 8


async def test_a_division_without_a_further_round_is_done(desk: Desk) -> None:
    """The first division cannot go on, since too many have left; the second one still plays."""
    await opened(desk, 6)
    league = await league_of(desk)
    seats = tuple(replace(one, division=1 + one.seat % 2) for one in league.rows.seats)
    first = league.rows.pairings[0]
    over = replace(first, first=0, second=2, first_score=2, second_score=0, division=1, match_id=None)
    rows = replace(league.rows, seats=seats, pairings=(over, replace(first, first=1, second=3, division=2)))
    league = replace(league, rows=rows)
    words = Words(all_texts(), "en-US")
    assert "All rounds of division 1 are over. The season ends" in state(league, words, 0, 1)
    assert "Round 1 of" in state(league, words, 0, 2)
    assert "Round 1 of" in state(league, words, 0)
    told = mine(league, rows.seats[0].user_id, WaitingList((), ()), {}, words)
    assert "- All rounds of your division are over" in told
    assert "follows" not in told
    assert "follows" not in mine(league, rows.seats[1].user_id, WaitingList((), ()), {}, words)


async def test_who_leaves_a_swiss_is_told_what_they_lose(desk: Desk) -> None:
    await opened(desk, 4)
    ada = desk.actor("Ada")
    await desk.press(ada, "League", public(ada, "As text")[-1])
    asked = said(await desk.press(ada, "Leave", private(ada)))
    assert "you lose your open match and play no further round. What you have played counts." in asked
