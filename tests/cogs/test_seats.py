"""Tests of holidays, seats that change hands, a new pace and another channel."""

import re
from datetime import UTC, datetime

import pytest

from bot.engine.game import Seat
from bot.playground import Message
from bot.playground.world.permissions import Permission
from bot.sessions.pace import DAY, HOUR, Pace
from bot.storage import reads
from bot.ui.words import Words
from tests.cogs.desk import Desk, buttons, notice, relay, resign, said
from tests.texts.loaded import all_texts

OFFER = "This offer no longer stands."
PROPOSAL = "This proposal needs no more answers."


def until(desk: Desk, days: int) -> int:
    """Return the end of a holiday of so many days from now, in seconds since 1970."""
    return (desk.clock.now() + days * DAY) // 1000


async def test_a_holiday_stops_the_clock_where_the_members_agreed_to_that(desk: Desk) -> None:
    ada, _ = await relay(desk, time=60, holiday="pause")

    answer = await desk.slash(ada, "away until", date="3 days")

    assert "In 1 match your clock stops" in answer
    assert "Ada is away until" in "\n".join(desk.board(ada).texts)
    desk.clock.turn(120)
    assert "Welcome back" in await desk.slash(ada, "away back")
    until = (desk.clock.now() + HOUR) // 1000
    assert f"until <t:{until}:f>" in "\n".join(desk.board(ada).texts)


async def test_without_a_limit_no_clock_stops_so_the_seat_is_offered(desk: Desk) -> None:
    ada, _ = await relay(desk, holiday="pause")

    answer = await desk.slash(ada, "away until", date="20 days")

    assert "In 1 match somebody may stand in for you. No clock stops there." in answer
    assert "days left" not in answer.lower()
    offer = await notice(ada, "The points still count for Ada")
    assert list(buttons(offer)) == ["Take the seat", "Let a computer play"]
    assert "Der Platz gehört jetzt dir" in await desk.slash(desk.actor("Chen"), "seat take")


async def test_who_ends_a_holiday_without_one_reads_that_they_were_not_away(desk: Desk) -> None:
    ada, _ = await relay(desk)
    assert await desk.slash(ada, "away back") == "You were not away, so nothing has changed."

    await desk.slash(ada, "away until", "lounge", date="3 days")
    await desk.slash(ada, "away back")
    assert await desk.slash(ada, "away back") == "You were not away, so nothing has changed."


async def test_who_has_a_holiday_but_no_match_is_welcomed_back(desk: Desk) -> None:
    bela = desk.actor("Bela")
    await desk.slash(bela, "away until", date="3 days")
    assert await desk.slash(bela, "away back") == "Welcome back."


async def test_without_such_an_agreement_a_stand_in_plays_and_the_owner_keeps_the_score(desk: Desk) -> None:
    ada, _ = await relay(desk)
    chen = desk.actor("Chen")
    await desk.slash(ada, "away until", date="3 days")
    offer = await notice(ada, "The points still count for Ada")

    await desk.slash(ada, "away until", date="5 days")
    assert "<t:" not in str(offer.texts)  # a date would be wrong by now
    taken = said(await desk.press(chen, "Take the seat", offer))
    assert f"Du spielst, bis Ada wieder da ist. Angekündigt ist <t:{until(desk, 5)}:f>" in taken
    await notice(ada, "Chen plays for Ada now")
    assert (await desk.match(ada)).seats[0].user == chen.id

    desk.clock.turn(5 * 24 * 60 + 1)
    await notice(ada, "Ada plays again")
    assert (await desk.match(ada)).seats[0].user == ada.id


async def test_a_stand_in_who_resigns_gives_the_seat_back(desk: Desk) -> None:
    ada, _ = await relay(desk, "Ada", "Chen")
    bela = desk.actor("Bela")
    await desk.slash(ada, "seat offer", member="Bela")
    await desk.press(bela, "Take the seat", await notice(ada, "Ada asks you to play their seat"))

    assert "belongs to its owner again" in await resign(desk, bela)

    assert (await desk.match(ada)).seats[0].user == ada.id


async def test_each_impossible_holiday_is_refused_with_its_reason(desk: Desk) -> None:
    ada = desk.actor("Ada")

    assert "I cannot read “someday” as a day" in await desk.slash(ada, "away until", date="someday")
    past = "I read that as 1 Jan 2020. This is in the past."
    assert past in await desk.slash(ada, "away until", date="2020-01-01")
    far = "I read that as 29 Feb 2096. A holiday can last 365 days at most."
    assert far in await desk.slash(ada, "away until", date="29.2.2096")
    await desk.slash(ada, "reminders", zone="Asia/Tokyo")
    assert far in await desk.slash(ada, "away until", date="29.2.2096")
    assert "This changes nothing" in said(await ada.slash(ada.open_dm(), "away until", date="2 days"))


async def test_a_typed_day_is_the_last_one_of_a_holiday(desk: Desk) -> None:
    ada, bela = await relay(desk, time=60, holiday="pause")
    midnight = (desk.clock.now() // DAY + 2) * DAY // 1000  # the end of tomorrow
    day = Words(all_texts(), "en-US").day(datetime.fromtimestamp(midnight - 1, UTC).date())

    answer = await desk.slash(ada, "away until", date="tomorrow")
    assert f"You are away up to and including {day}. Your holiday ends on <t:{midnight}:F>" in answer
    assert f"Ada is away until <t:{midnight}:f>" in "\n".join(desk.board(ada).texts)

    evening = await desk.slash(bela, "away until", date="tomorrow 18:00")
    assert f"You are away until <t:{midnight - 6 * HOUR // 1000}:F>" in evening


async def test_a_seat_is_passed_to_another_member_and_taken_back(desk: Desk) -> None:
    ada, bela = await relay(desk)
    chen = desk.actor("Chen")

    assert "on offer" in await desk.slash(ada, "seat offer", member="Chen")
    offer = await notice(ada, "Ada asks you to play their seat")
    assert offer.mentions == [chen.id]
    assert "already have a seat" not in said(await desk.press(chen, "Take the seat", offer))
    await notice(ada, "Chen plays for Ada now. The points still count for Ada")
    assert (await desk.match(ada)).seats[0].user == chen.id

    assert "belongs to its owner again" in await desk.slash(ada, "seat back")
    assert (await desk.match(ada)).seats[0].user == ada.id
    assert "you play for nobody" in await desk.slash(bela, "seat back")


async def test_a_stand_in_who_passes_the_seat_on_is_told_who_keeps_the_score(desk: Desk) -> None:
    ada, bela = await relay(desk)
    chen = desk.actor("Chen")
    await desk.slash(ada, "seat offer")
    await desk.press(chen, "Take the seat", await notice(ada, "Ada offers their seat"))

    await desk.slash(chen, "seat offer")

    text = "\n".join((await notice(bela, "Chen plays for Ada and wants somebody else to go on")).texts)
    assert "The points still count for Ada" in text


async def test_a_command_takes_an_offered_seat_or_withdraws_the_offer(desk: Desk) -> None:
    ada, bela = await relay(desk)
    chen = desk.actor("Chen")
    await desk.slash(ada, "seat offer")
    assert "stays yours" in await desk.slash(ada, "seat keep")
    assert "kein Platz frei" in await desk.slash(chen, "seat take")

    await desk.slash(ada, "seat offer", **{"for-good": True})
    assert "Der Platz gehört jetzt dir" in await desk.slash(chen, "seat take")

    await notice(bela, "Chen has taken the seat of Ada")
    assert "Nobody plays for you here" in await desk.slash(ada, "seat back")


async def test_each_impossible_offer_of_a_seat_is_refused_with_its_reason(desk: Desk) -> None:
    ada, _ = await relay(desk)

    assert "already has a seat in this match" in await desk.slash(ada, "seat offer", member="Bela")
    assert "already yours" in await desk.slash(ada, "seat offer", member="Ada")
    assert "A bot cannot play" in await desk.slash(ada, "seat offer", member="Lapidary")
    assert "keinen Platz" in await desk.slash(desk.actor("Chen"), "seat offer")
    assert "No match with others" in await desk.slash(ada, "seat take", "lounge")


async def test_of_two_open_matches_a_command_means_the_match_that_fits(desk: Desk) -> None:
    ada, bela = await relay(desk)
    await desk.slash(ada, "gembatan new")

    assert "Several matches are open" in await desk.slash(ada, "seat offer")
    assert "on offer" in await desk.slash(bela, "seat offer")
    assert "on offer" in await desk.slash(ada, "seat offer", game="gems3d")
    found = await ada.autocomplete("games", "seat offer", "game", "gem")
    assert {choice["value"] for choice in found} == {"gems3d", "gembatan"}


async def test_a_new_pace_applies_once_all_have_agreed(desk: Desk) -> None:
    ada, bela = await relay(desk)

    assert "You propose: 1 day a turn" in await desk.slash(ada, "pace", time=1440)
    proposal = await notice(ada, "Ada proposes for")
    assert proposal.mentions == [bela.id]
    agreed = said(await desk.press(bela, "Agree", proposal))
    assert "Now all have agreed. From now on: 1 day a turn" in agreed
    assert "counts when" not in agreed

    await notice(ada, "all have agreed: 1 day a turn")
    assert (await desk.match(ada)).terms.pace == Pace(limit=24 * HOUR)
    assert "already played like that" in await desk.slash(ada, "pace", time=1440)
    await closed(desk, proposal, "Ada proposes for", PROPOSAL)


async def closed(desk: Desk, question: Message, begins: str, line: str) -> None:
    """Wait until a message has lost its buttons. Its words stay, and a line below them says that it is over."""
    ada = desk.actor("Ada")
    await desk.playground.until(lambda: not buttons(ada.message(question.channel_id, question.id)), "buttons are left")
    asked, below = "\n".join(ada.message(question.channel_id, question.id).texts).split("\n")
    assert begins in asked
    assert below == f"-# {line}"


async def test_a_question_loses_its_buttons_when_it_is_settled_elsewhere(desk: Desk) -> None:
    ada, bela = await relay(desk)
    await desk.slash(ada, "pace", time=1440)
    proposal = await notice(ada, "Ada proposes for")
    await desk.slash(ada, "seat offer")
    offer = await notice(ada, "Ada offers their seat")

    await desk.slash(ada, "seat keep")
    await closed(desk, offer, "the seat of Ada was on offer", OFFER)
    assert "Agree" in buttons(bela.message(proposal.channel_id, proposal.id))

    desk.clock.turn(48 * 60 + 1)
    await closed(desk, proposal, "Ada proposes for", PROPOSAL)


async def test_a_press_removes_buttons_that_could_not_be_removed_at_once(desk: Desk) -> None:
    ada, bela = await relay(desk)
    await desk.slash(ada, "pace", time=1440)
    proposal = await notice(ada, "Ada proposes for")
    edit = rf"^PATCH /channels/\d+/messages/{proposal.id}$"
    refusal = desk.playground.faults.refuse(edit, status=403, code=50001, message="Missing Access")

    desk.clock.turn(48 * 60 + 1)
    await notice(ada, "not all agreed in time")
    await desk.playground.until(lambda: refusal.spent, "the buttons were not to be removed")
    assert "Agree" in buttons(bela.message(proposal.channel_id, proposal.id))

    assert "This proposal is over" in said(await desk.press(bela, "Agree", proposal))
    assert buttons(bela.message(proposal.channel_id, proposal.id)) == {}


async def test_the_end_of_a_match_settles_its_questions(desk: Desk) -> None:
    ada, bela = await relay(desk)
    await desk.slash(ada, "pace", time=1440)
    proposal = await notice(ada, "Ada proposes for")
    asked = await bela.slash("games", "gems end")  # Bela is a moderator.
    await desk.press(bela, "Yes, end it", asked.answer)
    await closed(desk, proposal, "Ada proposes for", PROPOSAL)


async def test_after_a_restart_a_press_removes_the_buttons_of_an_ended_proposal(desk: Desk) -> None:
    ada, bela = await relay(desk)
    await desk.slash(ada, "pace", time=1440)
    proposal = await notice(ada, "Ada proposes for")

    await desk.restart()
    desk.clock.turn(48 * 60 + 1)
    await notice(ada, "not all agreed in time")

    assert "This proposal is over" in said(await desk.press(bela, "Agree", proposal))
    assert buttons(bela.message(proposal.channel_id, proposal.id)) == {}


async def test_one_refusal_keeps_the_pace(desk: Desk) -> None:
    ada, bela = await relay(desk)
    await desk.slash(ada, "pace", time=60, late="play")

    await desk.press(bela, "Leave it as it is", await notice(ada, "Ada proposes for"))

    await notice(ada, "Bela does not agree")
    assert (await desk.match(ada)).terms.pace == Pace()


async def test_a_match_can_move_to_another_channel(desk: Desk) -> None:
    ada, bela = await relay(desk)
    match = await desk.match(ada)
    found = await ada.autocomplete("lounge", "move", "match", "")
    assert found == [{"name": "Gems 3D in #games", "value": match.id}]

    assert "Only the host, Ada," not in await desk.slash(bela, "move", "lounge", match=match.id)  # Bela is a moderator.

    await notice(ada, "Bela has brought the match here", "lounge")
    board = desk.board(ada, "lounge")
    assert list(buttons(board)) == ["Move", "More"]
    assert "already in this channel" in await desk.slash(ada, "move", "lounge", match=match.id)
    assert "There is no such match" in await desk.slash(ada, "move", match="aaaaaaaaaa")


@pytest.mark.parametrize("which", [Permission.SEND_MESSAGES, Permission.VIEW_CHANNEL])
async def test_a_match_is_not_moved_where_no_board_can_be_posted(desk: Desk, which: Permission) -> None:
    ada, _ = await relay(desk)
    match, world = await desk.match(ada), desk.playground.world
    lounge = world.channel("lounge")
    world.set_permission(lounge, world.bot_id, which, allowed=False)

    refused = await desk.slash(ada, "move", "lounge", match=match.id)

    assert refused.startswith("The match stays where it is. I need the permission “")
    assert f"in <#{lounge.id}>. A server manager can grant it. Then try again." in refused
    assert await desk.sessions.matches.match(match.id) == match
    world.set_permission(lounge, world.bot_id, which, allowed=True)
    world.set_permission(lounge, world.bot_id, Permission.ATTACH_FILES, allowed=False)
    assert "goes on here" in await desk.slash(ada, "move", "lounge", match=match.id)


async def test_a_moderator_can_move_a_match_of_others_to_another_channel(desk: Desk) -> None:
    chen, bela = desk.actor("Chen"), desk.actor("Bela")  # Bela is a moderator, and plays in no match.
    await desk.slash(chen, "gems new", mode="relay")
    await desk.press(desk.actor("Ada"), "Join")
    match = await desk.match(chen)

    (offered,) = await bela.autocomplete("lounge", "move", "match", "gems")
    assert (offered["value"], offered["name"]) == (match.id, "Gems 3D in #games")
    assert await desk.actor("Chen").autocomplete("games", "move", "match", "") == []
    assert "goes on here" in await desk.slash(bela, "move", "lounge", match=match.id)

    moved = await desk.sessions.matches.match(match.id)
    assert (moved.entry.kind, moved.entry.user) == ("place", bela.id)  # The log names Bela.
    await notice(chen, "Bela", "lounge")


async def test_a_failed_lookup_of_a_match_is_not_reported_as_no_match(desk: Desk) -> None:
    ada, _ = await relay(desk)
    desk.fail_reads(reads.open_match, len(desk.client.faces))
    assert "My database does not work at the moment" in await desk.slash(ada, "seat offer")


async def test_away_says_where_a_clock_stops_and_where_somebody_may_stand_in(desk: Desk) -> None:
    ada, _ = await relay(desk, time=60)
    await desk.slash(ada, "gems new", "lounge")  # a solo match changes nothing
    told = await desk.slash(ada, "away until", date="1 day")
    assert "In 1 match somebody may stand in for you. No clock stops there." in told
    assert "can be stopped" not in told
    await desk.slash(ada, "away back")
    await relay(desk, "Ada", "Chen", channel="lounge", time=60, holiday="pause")
    told = await desk.slash(ada, "away until", date="1 day")
    assert "In 1 match your clock stops." in told
    assert "In 1 match somebody may stand in for you." in told


async def test_away_says_until_when_the_clock_stands_and_how_many_days_are_left(desk: Desk) -> None:
    await desk.slash(desk.actor("Ada"), "settings", holidays=10)
    nothing_used = "In this server: days left in 12 months on which your clock can be stopped: 10 of 10."
    assert nothing_used in await desk.slash(desk.actor("Ada"), "away until", date="1 day")
    ada, bela = await relay(desk, time=60, holiday="pause")

    told = await desk.slash(ada, "away until", date="2 days")

    until = (await desk.match(ada)).terms.stopped_until(Seat(0))
    assert until is not None
    assert f"In this server: your clock is stopped until <t:{until // 1000}:f> at the latest." in told
    assert re.search(r"Days left in 12 months on which your clock can be stopped: [78] of 10\.", told)
    assert "the clock is stopped" in "\n".join(desk.board(bela).texts)
    longer = await desk.slash(ada, "away until", date="20 days")
    assert "Days left in 12 months on which your clock can be stopped: 0 of 10." in longer
    await desk.slash(desk.actor("Ada"), "settings", holidays=0)
    assert "In this server: no holiday stops a clock." in await desk.slash(ada, "away until", date="3 days")
