"""Tests of replays by command and button: shown, stepped through, pasted, shared and refused."""

import asyncio
import io
import re
from typing import Any
from unittest.mock import patch

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from bot.playground import Actor, Message
from bot.playground.world.model import nested
from bot.playground.world.permissions import Permission
from bot.sessions.memory import archive
from bot.sessions.memory.record import Replay
from bot.storage import reads, writes
from bot.ui.address import Address
from bot.ui.face import state_of
from bot.ui.words import Words
from render import gems3d
from tests.cogs.desk import Desk, buttons, said, solo, started
from tests.texts.loaded import all_texts

SHORT = {"size": 5, "drop": 7, "types": 12}
BUTTON, FILE = 2, 13


def first_frame(desk: Desk, message: Message | None) -> Image.Image:
    return Image.open(io.BytesIO(desk.picture(message)))


def newest_private_message(who: Actor, channel: str = "games") -> Message:
    return [message for message in who.messages(channel) if message.only_for == who.id][-1]


async def over(desk: Desk, ada: Actor) -> str:
    """Play a solo match to its end and return its id."""
    await desk.slash(ada, "gems new", **SHORT)
    for _ in range(40):
        match = await desk.match(ada)
        if match.over:
            break
        move = (await desk.legal(ada))[0]
        await desk.sessions.turns.play(desk.request(ada), match.id, move, None)
        await desk.drawn()
    assert match.over
    await until_archived(desk, match.id)
    return match.id


async def watched(desk: Desk) -> Actor:
    """Open a member's replay of their own solo match after its first move, and return the member."""
    ada = desk.actor("Ada")
    await desk.slash(ada, "gems new")
    match = await desk.match(ada)
    await desk.move(ada, (await desk.legal(ada))[0])
    await desk.slash(ada, "replay", match=match.id)
    return ada


async def until_archived(desk: Desk, match_id: str) -> None:
    while True:
        kept, _ = await desk.sessions.database.read(reads.kept_log, match_id)
        if kept is not None:
            return


async def replay_of(desk: Desk, match_id: str, who: Actor) -> Replay:
    return await desk.sessions.replays.of(desk.request(who), match_id)


@pytest.mark.painted
@pytest.mark.slow
async def test_the_replay_of_a_finished_match_is_an_animation_with_a_frame_for_each_step(desk: Desk) -> None:
    ada = desk.actor("Ada")
    match_id = await over(desk, ada)
    assert list(buttons(desk.board(ada))) == ["Play again", "What decided it", "More"]

    await desk.press_behind_more(ada, "Replay")

    panel = newest_private_message(ada)
    film = first_frame(desk, panel)
    found = await replay_of(desk, match_id, ada)
    assert film.format == "GIF"
    assert getattr(film, "n_frames", 1) == len(found.moments)
    assert panel.attachments[0].description is not None
    assert panel.attachments[0].description.startswith("Animation of a match")
    assert list(buttons(panel))[:5] == ["«", "‹", "›", "»", "Jump …"]


def disabled_buttons(message: Message) -> list[str]:
    return [part["label"] for part in nested(message.components) if part["type"] == BUTTON and part.get("disabled")]


@pytest.mark.slow
async def test_before_the_first_move_only_the_buttons_forward_are_enabled(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await desk.slash(ada, "gems new")
    match = await desk.match(ada)
    await desk.slash(ada, "replay", match=match.id)
    nowhere = ["«", "‹", "Jump …", "Animation", "Share this moment"]
    assert disabled_buttons(newest_private_message(ada)) == nowhere
    await desk.sessions.turns.play(desk.request(ada), match.id, (await desk.legal(ada))[0], None)
    await desk.press(ada, "»", newest_private_message(ada))
    assert disabled_buttons(newest_private_message(ada)) == []


@pytest.mark.painted
@pytest.mark.slow
async def test_buttons_lead_to_every_position_of_the_match(desk: Desk) -> None:
    ada = desk.actor("Ada")
    match_id = await over(desk, ada)
    found = await replay_of(desk, match_id, ada)
    face = desk.client.faces["gems3d"]
    await desk.slash(ada, "replay", match=match_id)

    async def press(label: str, number: int) -> None:
        sent = await desk.press(ada, label, newest_private_message(ada))
        text = said(sent)
        assert (f"**Turn {number} of {found.last}**" if number else "**The beginning**") in text
        match = found.at(number, face.game)
        painted = gems3d.paint(*face.scene(match, Words(desk.texts, "en-US")))
        with Image.open(io.BytesIO(painted)) as expected:
            there = first_frame(desk, newest_private_message(ada)).convert("RGB")
            assert ImageChops.difference(there, expected.convert("RGB")).getbbox() is None

    await press("›", 1)
    await press("›", 2)
    await press("‹", 1)
    assert disabled_buttons(newest_private_message(ada)) == []
    await press("»", found.last)
    assert disabled_buttons(newest_private_message(ada)) == ["›", "»"]
    await press("«", 0)
    assert disabled_buttons(newest_private_message(ada)) == ["«", "‹", "Share this moment"]

    asked = await desk.press(ada, "Jump …", newest_private_message(ada))
    assert asked.modal is not None
    sent = await ada.submit(asked, {"number": "3"})
    assert f"Turn 3 of {found.last}" in said(sent)
    for wrong in ("-1", str(found.last + 1), "three"):
        stepping = [message for message in ada.messages("games") if "Jump …" in buttons(message)][-1]
        asked = await desk.press(ada, "Jump …", stepping)
        sent = await ada.submit(asked, {"number": wrong})
        assert f"Type a number from 0 to {found.last}" in said(sent)


@pytest.mark.slow
async def test_a_game_that_tells_turns_is_counted_by_turns(desk: Desk) -> None:
    ada, bela = await started(desk, "gembatan new", "Ada", "Bela")
    match = await desk.match(ada)
    for _ in range(2):
        mover = ada if match.seats[match.to_move[0]].user == ada.id else bela
        while state_of(match).turns == (before := state_of(match).turns):
            match = await desk.sessions.turns.play(desk.request(mover), match.id, (await desk.legal(mover))[0], None)
            if state_of(match).turns == before and "end" in await desk.legal(mover):
                match = await desk.sessions.turns.play(desk.request(mover), match.id, "end", None)
                break
    await desk.drawn()
    found = await replay_of(desk, match.id, ada)
    assert found.last == 4  # a tile and the end of the turn, twice
    await desk.slash(ada, "replay", match=match.id)
    assert "2 turns" in "\n".join(newest_private_message(ada).texts)

    told = [said(await desk.press(ada, "›", newest_private_message(ada))) for _ in range(4)]
    heads = [f"**Turn {turn} of 2** · step {step} of 2" for turn in (1, 2) for step in (1, 2)]
    assert [head for head, text in zip(heads, told, strict=True) if head in text] == heads
    asked = await desk.press(ada, "Jump …", newest_private_message(ada))
    assert "**Turn 1 of 2** · step 2 of 2" in said(await ada.submit(asked, {"number": "1"}))


async def test_a_pasted_log_leads_to_the_same_positions(desk: Desk) -> None:
    ada, bela = desk.actor("Ada"), desk.actor("Bela")
    match_id = await over(desk, ada)
    found = await replay_of(desk, match_id, ada)
    await desk.slash(ada, "replay", match=match_id)
    await desk.press(ada, "As text", newest_private_message(ada))
    panel = newest_private_message(ada)
    (part,) = [one for one in nested(panel.components) if one["type"] == FILE]
    written = desk.playground.world.files[panel.attachments[0].id].decode()
    assert part["file"]["url"]

    # Discord's client replaces line breaks in a slash command with spaces.
    answer = await desk.slash(bela, "replay", log=written.replace("\n", " "))

    assert f"{found.last} turns" in answer
    again = await desk.sessions.replays.read(written)
    assert [one.state for one in again.moments] == [one.state for one in found.moments]
    sent = await desk.press(bela, "»", newest_private_message(bela))
    assert f"Turn {found.last} of {found.last}" in said(sent)

    assert "As text" in buttons(newest_private_message(bela))
    assert "Share this moment" not in buttons(newest_private_message(bela))

    await desk.restart()
    stepping = [message for message in bela.messages("games") if "‹" in buttons(message)][-1]
    sent = await desk.press(bela, "‹", stepping)
    assert "Paste it into" in said(sent)


@pytest.mark.slow
async def test_a_moment_is_shown_to_all_only_after_a_press(desk: Desk) -> None:
    ada, bela = desk.actor("Ada"), desk.actor("Bela")
    await desk.slash(ada, "gems new")
    nothing = await desk.press_behind_rest(ada, "Share this moment")
    assert "There is nothing to show yet" in said(nothing)

    move = (await desk.legal(ada))[0]
    await desk.move(ada, move)
    await desk.press_behind_rest(ada, "Share this moment")
    before = len(bela.messages("games"))
    preview = first_frame(desk, newest_private_message(ada))
    assert preview.format == "GIF"
    assert len(bela.messages("games")) == before

    share = buttons(newest_private_message(ada))["Show it in this channel"]
    panel = newest_private_message(ada)
    ada.click(panel, share)
    await ada.click(panel, share)
    await desk.client.door.empty()
    moments = [message for message in bela.messages("games") if "shows a moment" in str(message.components)]
    assert len(moments) == 1

    public = await bela.wait_for(lambda message: "moment.gif" in str(message.components))
    assert public.only_for is None
    film = first_frame(desk, public)
    assert (film.format, getattr(film, "n_frames", 1)) == ("GIF", 2)
    assert "Ada" in str(public.components)
    await desk.press(bela, "Replay", public)
    assert first_frame(desk, newest_private_message(bela)).format == "GIF"


@pytest.mark.slow
async def test_who_looks_at_a_shared_moment_again_can_share_it_again(desk: Desk) -> None:
    ada = await watched(desk)

    for times in (1, 2):
        await desk.press(ada, "Share this moment", newest_private_message(ada))
        await desk.press(ada, "Show it in this channel", newest_private_message(ada))
        assert len([one for one in ada.messages("games") if "shows a moment" in str(one.components)]) == times
        await desk.press(ada, "Back to the replay", newest_private_message(ada))


@pytest.mark.slow
async def test_a_panel_says_at_once_that_an_animation_is_made(desk: Desk) -> None:
    ada = await watched(desk)
    panel = newest_private_message(ada)
    begun, going_on = asyncio.Event(), asyncio.Event()
    run = desk.sessions.workers.run

    async def late(*args: Any, **limits: Any) -> Any:
        begun.set()
        await going_on.wait()
        return await run(*args, **limits)

    with patch.object(desk.sessions.workers, "run", late):
        pressing = ada.click(panel, "Share this moment")
        await begun.wait()
        waiting = newest_private_message(ada)
        assert "Making the animation" in "\n".join(waiting.texts)
        assert set(disabled_buttons(waiting)) == set(buttons(waiting))
        assert waiting.attachments == panel.attachments
        going_on.set()
        await pressing
        await desk.client.door.empty()
    assert list(buttons(newest_private_message(ada))) == ["Show it in this channel", "Back to the replay"]


@pytest.mark.slow
async def test_a_shared_moment_is_in_the_language_of_the_server(desk: Desk) -> None:
    chen, bela = desk.actor("Chen"), desk.actor("Bela")
    await desk.slash(chen, "gems new")
    match = await desk.match(chen)
    await desk.move(chen, (await desk.legal(chen))[0])
    await desk.slash(chen, "replay", match=match.id)
    await desk.press(chen, "Diesen Moment zeigen", newest_private_message(chen))
    preview = newest_private_message(chen)
    assert "Das siehst bisher nur du" in "\n".join(preview.texts)
    await desk.press(chen, "In diesem Kanal zeigen", preview)
    public = await bela.wait_for(lambda message: "moment.gif" in str(message.components))
    assert "Chen** shows a moment" in "\n".join(public.texts)
    assert list(buttons(public)) == ["Replay"]


@pytest.mark.slow
async def test_a_shared_moment_calls_a_former_member_so_in_the_language_of_the_server(desk: Desk) -> None:
    bela, chen = await started(desk, "gems new", "Bela", "Chen", mode="relay")
    match = await desk.match(bela)
    await desk.move(bela, (await desk.legal(bela))[0])
    await desk.sessions.privacy.forget(bela.id)
    await desk.slash(chen, "replay", match=match.id)
    await desk.press(chen, "«", newest_private_message(chen))
    await desk.press(chen, "›", newest_private_message(chen))
    await desk.press(chen, "Diesen Moment zeigen", newest_private_message(chen))
    await desk.press(chen, "In diesem Kanal zeigen", newest_private_message(chen))

    public = await chen.wait_for(lambda message: "moment.gif" in str(message.components))
    assert "Former member" in str(public.components)
    assert "Früheres Mitglied" not in str(public.components)


@pytest.mark.slow
async def test_a_shared_moment_of_a_race_shows_the_board_that_was_looked_at(desk: Desk) -> None:
    ada, bela = await started(desk, "gems new", "Ada", "Bela", mode="race", turns=2)
    for who in (bela, bela, ada, ada):
        match = await desk.match(ada)
        await desk.sessions.turns.play(desk.request(who), match.id, (await desk.legal_of(match.id, who))[0], None)
    await desk.drawn()
    await until_archived(desk, match.id)
    await desk.slash(bela, "replay", match=match.id)
    await desk.press(bela, "Share this moment", newest_private_message(bela))

    share = Address.read(buttons(newest_private_message(bela))["Show it in this channel"])
    assert share is not None
    assert share.argument == "1"  # Ada has moved last, but this is Bela's board.


async def test_an_unknown_match_is_refused_in_one_sentence(desk: Desk) -> None:
    ada = desk.actor("Ada")
    assert "There is no match to look at yet" in await desk.slash(ada, "replay")
    for wrong in ("abcdefghij", "no such match", "äöü", "a" * 12):
        answer = await desk.slash(ada, "replay", match=wrong)
        assert re.search("no such match|forgotten this log", answer), answer
        assert "\n" not in answer


async def test_without_an_id_the_newest_match_of_the_channel_is_shown(desk: Desk) -> None:
    ada, bela = desk.actor("Ada"), desk.actor("Bela")
    await desk.slash(ada, "gems new", "games")
    first = await desk.match(ada)
    await desk.move(ada, (await desk.legal(ada))[0])
    desk.clock.turn(1)
    await desk.slash(ada, "gems new", "lounge")  # This match is newer, but has no moves.
    await desk.slash(ada, "replay", "lounge")
    assert first.id in matches_in_buttons(ada, "lounge")

    await desk.slash(bela, "gems new", "lounge")
    await desk.move(bela, (await desk.legal(bela, "lounge"))[0], desk.board(bela, "lounge"))
    other = await desk.match(bela, "lounge")
    await desk.slash(ada, "replay", "lounge")
    assert other.id in matches_in_buttons(ada, "lounge")
    await desk.slash(ada, "replay", "games")
    assert first.id in matches_in_buttons(ada, "games")


def matches_in_buttons(who: Actor, channel: str) -> set[str]:
    return {custom_id.split(":")[2] for custom_id in buttons(newest_private_message(who, channel)).values()}


async def test_the_replay_of_an_old_match_says_what_is_missing(desk: Desk) -> None:
    ada = desk.actor("Ada")
    match_id = await over(desk, ada)
    kept, _ = await desk.store.read(reads.kept_log, match_id)
    assert kept is not None
    rows = archive.unpack(kept)
    thin = [replace(row, state=None, parent=row.version - 1) for row in rows[:-1]]
    await desk.store.write(writes.archive(archive.pack(match_id, [*thin, rows[-1]]), rows[-1].version))

    assert "kept only the last positions" in await desk.slash(ada, "replay", match=match_id)
    await desk.press(ada, "As text", newest_private_message(ada))
    told = newest_private_message(ada)
    assert "Paste it into" in "\n".join(told.texts)
    written = desk.playground.world.files[told.attachments[0].id].decode()
    moved = [row.notation for row in rows if row.kind == "move"]
    again = await desk.sessions.replays.read(written)
    assert [step.notation for step in again.steps if step.kind == "move"] == moved

    # The present rules refuse this move.
    bent = [replace(row, notation="A1-A1") if row.kind == "move" else row for row in rows]
    await desk.store.write(writes.archive(archive.pack(match_id, bent), rows[-1].version))
    await desk.slash(ada, "replay", match=match_id)
    await desk.press(ada, "As text", newest_private_message(ada))
    assert "older rules" in "\n".join(newest_private_message(ada).texts)


async def test_a_lobby_has_no_replay(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await desk.slash(ada, "gems new", mode="relay")
    match = await desk.match(ada)
    assert "Nobody has moved" in await desk.slash(ada, "replay", match=match.id)


async def test_the_list_offers_matches_by_name(desk: Desk) -> None:
    ada, bela = desk.actor("Ada"), desk.actor("Bela")
    await desk.slash(ada, "gems new")
    match = await desk.match(ada)
    offered = await bela.autocomplete("games", "replay", "match", "ada")
    assert [one["value"] for one in offered] == [match.id]
    assert "Gems 3D · Ada · in play" in offered[0]["name"]
    assert await bela.autocomplete("games", "replay", "match", "zoe") == []


NO_LOGS: list[tuple[str, str]] = [
    ("hello", "That is not the log of a match"),
    ('[Lapidary "1"] [Game "chess"]', "“Game” of the log makes no sense"),
    ('[Lapidary "1"] [Game "gems3d"] [Options "{}"] [Seed "x"] [Seats "Ada"]', "“Seed” of the log makes no sense"),
    ('[Lapidary "1"] [Game "gems3d"] [Options "[]"] [Seed "1"] [Seats "Ada"]', "“Options” of the log makes no sense"),
    ('[Lapidary "1"] [Game "gems3d"] [Options "{\\"size\\":9999}"] [Seed "1"] [Seats "Ada"]', "“Options”"),
    (
        '[Lapidary "1"] [Game "gems3d"] [Options "{}"] [Seed "1"] [Seats "Ada" "Ben" "C"]',
        "“Seats” of the log makes no sense",
    ),
    ('[Lapidary "1"] [Game "gems3d"] [Options "{}"] [Seed "1"] [Seats "Ada"] #1 A1-A1', "Move 1 of the log"),
    ('[Lapidary "1"] [Game "gems3d"] [Options "{}"] [Seed "1"] [Seats "Ada"] #9 leaves', "Move 1 of the log"),
]


async def test_a_text_that_is_no_log_is_refused_in_one_sentence(desk: Desk) -> None:
    for text, sentence in NO_LOGS:
        answer = await desk.slash(desk.actor("Ada"), "replay", log=text)
        assert sentence in answer
        assert "\n" not in answer


@pytest.mark.slow
async def test_matches_of_hidden_channels_are_shown_only_to_their_members(desk: Desk) -> None:
    ada, bela, chen = (desk.actor(name) for name in ("Ada", "Bela", "Chen"))
    match_id = await over(desk, ada)
    world = desk.playground.world
    heard = desk.client.wait_for("guild_channel_update", timeout=60)
    world.set_permission(world.channel("games"), "Chen", Permission.VIEW_CHANNEL, allowed=False)
    await heard

    assert "Diese Partie gibt es nicht, oder du darfst sie nicht sehen" in await desk.slash(
        chen, "replay", "lounge", match=match_id
    )
    assert match_id not in {choice["value"] for choice in await chen.autocomplete("lounge", "replay", "match", "")}
    for member in (ada, bela):
        await desk.slash(member, "replay", "lounge", match=match_id)
        assert newest_private_message(member, "lounge").attachments[0].filename.endswith(".gif")
    found = await bela.autocomplete("lounge", "replay", "match", "")
    assert match_id in {choice["value"] for choice in found}


async def test_a_database_fault_does_not_lead_to_the_replay_of_another_match(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await desk.slash(ada, "gems new")
    await desk.move(ada, (await desk.legal(ada))[0])
    desk.fail_reads(reads.kept_match, 1)
    assert "My database does not work at the moment" in await desk.slash(ada, "replay")


@pytest.mark.slow
async def test_a_second_press_on_a_panel_that_the_first_has_replaced_is_answered(desk: Desk) -> None:
    ada = await watched(desk)
    panel = newest_private_message(ada)
    ada.click(panel, "Share this moment")
    await ada.click(panel, "Share this moment")
    await desk.client.door.empty()
    assert list(buttons(newest_private_message(ada))) == ["Show it in this channel", "Back to the replay"]


@pytest.mark.slow
async def test_only_the_end_of_a_replay_tells_the_undos(desk: Desk) -> None:
    """An archive drops undos, so nobody knows how many there were at an earlier moment."""
    ada = await solo(desk)
    first, second, *_ = await desk.legal(ada)
    await desk.move(ada, first)
    await desk.slash(ada, "gems undo")
    await desk.move(ada, second)
    await desk.move(ada, (await desk.legal(ada))[0])
    replay, face = await replay_of(desk, (await desk.match(ada)).id, ada), desk.client.faces["gems3d"]

    words = Words(all_texts(), "en")
    tables = [face.scene(replay.at(number, face.game), words)[1] for number in range(replay.last + 1)]
    assert [table.seats[0].undos for table in tables] == [None, None, 1]
