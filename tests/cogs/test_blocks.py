"""Tests of blocks as members see them: whom they block and how, and that the blocked read nothing of it."""

from typing import Any

import pytest

from bot.playground import Actor, Interaction
from bot.playground.world.model import nested
from bot.playground.world.permissions import Permission
from bot.sessions.model import Phase
from tests.cogs.desk import Desk, buttons, notice, relay, resign, said
from tests.cogs.test_places import place_of

USER_SELECT = 5  # Discord's type
OLD = "This button is too old to block anybody. Open the page on which it stood once more, or use `/block`."
TABLE = "No seat at this table is free for you. You can watch, or open a table in another channel or thread."


async def blocked(desk: Desk, who: Actor) -> tuple[int, ...]:
    return await desk.sessions.blocks.listed(who.id)


def menus(sent: Interaction) -> list[str]:
    """Return the menus of members in an answer: of those who are blocked, and of all."""
    assert sent.answer is not None
    return [part["custom_id"] for part in nested(sent.answer.components) if part["type"] == USER_SELECT]


async def test_the_command_blocks_shows_the_list_and_undoes(desk: Desk) -> None:
    ada, bela, chen = desk.actor("Ada"), desk.actor("Bela"), desk.actor("Chen")
    await ada.slash("games", "block", member=chen.id)
    sent = await ada.slash("games", "block", member=bela.id)
    assert f"<@{bela.id}> is blocked, in every server." in said(sent)
    assert f"in it. The block ends if <@{bela.id}> deletes all their data here." in said(sent)
    assert "leave them to avoid each other. In leagues and cups, a block changes nothing once they have begun." in said(
        sent
    )
    assert "You block 2 members." in said(sent)
    assert await blocked(desk, ada) == (chen.id, bela.id)
    assert desk.pings == []
    await desk.restart()

    undone = await desk.press(ada, "Allow them again", sent.answer)
    assert f"<@{bela.id}> is not blocked any more." in said(undone)
    assert await blocked(desk, ada) == (chen.id,)
    assert undone.answer is not None
    kept, _ = menus(undone)
    await ada.select(undone.answer, kept)
    assert await blocked(desk, ada) == ()


async def test_the_panel_blocks_whom_the_member_chooses(desk: Desk) -> None:
    ada, bela = desk.actor("Ada"), desk.actor("Bela")
    sent = await ada.slash("games", "block")
    for who, sentence in (
        (bela.id, f"<@{bela.id}> is blocked, in every server."),
        (ada.id, "You cannot block yourself."),
        (desk.playground.world.bot_id, "A bot never plays"),
    ):
        assert sent.answer is not None
        sent = await ada.select(sent.answer, menus(sent)[-1], str(who))
        await desk.answered(sent)
        assert sentence in said(sent)
    assert await blocked(desk, ada) == (bela.id,)


async def test_a_direct_conversation_shows_the_list_alone(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await ada.menu("games", "Block in games", "Bela")
    shown = await ada.slash(ada.open_dm(), "block")
    assert "You block 1 member." in said(shown)
    assert len(menus(shown)) == 1


async def test_the_menu_of_a_member_and_their_profile_block_too(desk: Desk) -> None:
    ada, bela = await relay(desk, "Ada", "Bela")
    for who in (ada, bela):
        await resign(desk, who)
    assert "is blocked" in said(await ada.menu("games", "Block in games", "Bela"))
    profile = await ada.slash("games", "profile", member=bela.id)
    assert profile.answer is not None
    assert set(buttons(profile.answer)) == {"As text", "Private note", "Allow them again"}
    await desk.press(ada, "Allow them again", profile.answer)
    assert await blocked(desk, ada) == ()
    seen = await bela.slash("games", "profile", member=ada.id)
    assert seen.answer is not None
    await desk.press(bela, "Block", seen.answer)
    assert await blocked(desk, bela) == (ada.id,)


@pytest.mark.parametrize(
    ("whom", "sentence"),
    [
        ("Ada", "You cannot block yourself. Choose somebody else."),
        ("Lapidary", "A bot never plays, so it needs no block. Choose a member."),
    ],
)
async def test_nobody_blocks_themselves_or_a_bot(desk: Desk, whom: str, sentence: str) -> None:
    ada = desk.actor("Ada")
    assert said(await ada.menu("games", "Block in games", whom)) == sentence
    assert await blocked(desk, ada) == ()


@pytest.mark.parametrize(
    ("direction", "sentence"),
    [("of the host", "You block Ada, who has a seat here. `/block` lifts it."), ("by the host", TABLE)],
)
async def test_only_who_blocks_reads_of_a_block_at_a_table(desk: Desk, direction: str, sentence: str) -> None:
    ada, bela, chen = desk.actor("Ada"), desk.actor("Bela"), desk.actor("Chen")
    blocker, other = (ada, bela) if direction == "by the host" else (bela, ada)
    await blocker.menu("games", "Block in games", other.user.name)
    await desk.slash(ada, "gems new", mode="relay")
    board = desk.board(bela)

    pressed, typed = await desk.press(bela, "Join"), await bela.slash("games", "gems join")
    assert said(pressed) == said(typed) == sentence
    assert desk.board(bela).texts == board.texts  # the table is as before, for everybody
    assert desk.board(bela).components == board.components
    assert desk.pings == []

    await desk.press(chen, "Join")
    await desk.press(ada, "Start")
    assert [seat.user for seat in (await desk.match(ada)).seats] == [ada.id, chen.id]


async def test_who_challenges_a_member_whom_they_block_reads_that_they_do(desk: Desk) -> None:
    ada, bela = desk.actor("Ada"), desk.actor("Bela")
    await ada.menu("games", "Block in games", "Bela")
    own, other = [said(await who.menu("games", "Challenge", name)) for who, name in ((ada, "Bela"), (bela, "Ada"))]
    assert own == "You block Bela. `/block` lifts it."
    assert other == "You cannot challenge Ada. Open a table instead."


async def test_a_full_table_says_the_same_to_everybody(desk: Desk) -> None:
    ada, bela, chen = desk.actor("Ada"), desk.actor("Bela"), desk.actor("Chen")
    await desk.slash(chen, "gemdrop new")
    await desk.press(ada, "Join")
    assert said(await bela.slash("games", "gemdrop join")) == TABLE


async def test_a_seat_on_offer_stays_on_offer_for_the_others(desk: Desk) -> None:
    """Where an offer is settled, its notice loses the button. This one is not."""
    ada, bela = await relay(desk, "Ada", "Bela")
    chen, dora = desk.actor("Chen"), desk.actor(desk.playground.world.join("dora", "Dora").id)
    await ada.menu("games", "Block in games", "Chen")
    await desk.slash(bela, "seat offer")
    offer = await notice(chen, "offers their seat")

    assert said(await desk.press(chen, "Take the seat", offer)) == "Dieser Platz ist für dich nicht frei."

    assert "Take the seat" in buttons(next(one for one in dora.messages("games") if one.id == offer.id))
    await desk.press(dora, "Take the seat", offer)
    assert (await desk.match(ada)).seat_of(dora.id) is not None
    assert (await desk.match(ada)).seat_of(chen.id) is None


async def test_a_seat_is_not_offered_to_who_is_apart_nor_to_who_cannot_see_the_channel(desk: Desk) -> None:
    ada, bela = await relay(desk, "Ada", "Bela")
    chen, world = desk.actor("Chen"), desk.playground.world
    await chen.slash("games", "block", member=bela.id)
    desk.pings.clear()
    apart = await desk.slash(ada, "seat offer", member=chen.id)
    assert apart == "Chen cannot take this seat. Name somebody else, or name nobody and let anybody take it."
    await desk.sessions.blocks.allow(chen.id, bela.id)
    world.set_permission(world.channel("games"), "Chen", Permission.VIEW_CHANNEL, allowed=False)
    assert await desk.slash(ada, "seat offer", member=chen.id) == apart
    assert (await desk.match(ada)).terms.offers == ()
    assert desk.pings == []


async def test_play_again_mentions_nobody_who_is_apart(desk: Desk) -> None:
    ada, bela = await relay(desk, "Ada", "Bela")
    for who in (ada, bela):
        await resign(desk, who)
    await bela.slash("games", "block", member=ada.id)
    desk.pings.clear()

    again = next(label for label in buttons(desk.board(ada)) if label in ("Play again", "New table"))
    await desk.press(ada, again)

    table = await desk.match(ada)
    assert (table.phase, table.terms.guests) == (Phase.LOBBY, ())
    assert desk.pings == []
    assert str(bela.id) not in str(desk.board(ada).texts)


async def test_the_answers_to_a_blocked_member_are_the_same_as_without_the_block(desk: Desk) -> None:
    """What Bela sees of turns, profiles, leaderboards, boards and suggestions has no trace of it."""
    ada, bela = await relay(desk, "Ada", "Bela")
    for who in (ada, bela):
        await resign(desk, who)
    await desk.slash(ada, "gems new", mode="relay")

    async def seen() -> list[Any]:
        answers: list[Any] = [await desk.slash(bela, name) for name in ("turns", "reminders", "block", "help")]
        profile = await bela.slash("games", "profile", member=ada.id)
        assert profile.answer is not None
        answers += [buttons(profile.answer), [one.description for one in profile.answer.attachments]]
        answers += [desk.board(bela).texts, buttons(desk.board(bela)), buttons(await desk.more(bela))]
        return answers

    before = await seen()
    await ada.menu("games", "Block in games", "Bela")
    assert await seen() == before


async def test_a_button_that_blocks_tells_nothing_of_who_plays_where(desk: Desk) -> None:
    """Ada has a seat in a match, and Chen has none. Both are blocked for as long, and refused after that."""
    await relay(desk, "Ada", "Bela")
    bela, told = desk.actor("Bela"), list[list[str]]()
    for other in (desk.actor("Ada").id, desk.actor("Chen").id):
        page, answers = (await bela.slash("games", "block", member=other)).answer, []
        for minutes in (0, 15, 15.1):
            await desk.press(bela, "Allow them again", page)
            desk.clock.turn(minutes)
            answers.append(said(await desk.press(bela, "Block them again", page)).replace(str(other), "ID"))
        assert await blocked(desk, bela) == ()
        told.append(answers)
    assert told[0] == told[1]
    fresh, late, old = told[0]
    assert fresh == late
    assert "<@ID> is blocked" in fresh
    assert old.startswith(OLD)


async def test_blocking_names_only_what_is_there(desk: Desk) -> None:
    ada = desk.actor("Ada")
    assert "under Apps" in await desk.slash(ada, "block")
    for kind, wanted in (("annex", "Choose a member here."), ("group", "`/block` with the option")):
        told = said(await ada.slash(place_of(desk, kind, ada), "block"))
        assert "under Apps" not in told
        assert wanted in told
