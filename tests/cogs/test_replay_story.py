"""Tests of what a replay tells: captions of its animation, every turn or every step, and numbered lines."""

import io
from collections.abc import Callable
from random import Random
from typing import Any
from unittest.mock import patch

import pytest
from PIL import Image

from bot.playground import Actor, Message
from bot.ui.words import Words
from cogs.replay.story import captions, numbered, plain, written
from render.captions import fitted
from tests.cogs.desk import Desk, buttons, notice, relay, solo, started
from tests.cogs.test_replays import disabled_buttons, newest_private_message, replay_of


async def played(desk: Desk, members: list[Actor], steps: int) -> str:
    """Play some steps of the match of these members, chosen by lot. Return the id of the match."""
    match, chance = await desk.match(members[0]), Random(4)
    for _ in range(steps):
        mover = next(who for who in members if who.id == match.seats[match.to_move[0]].user)
        moves = [move for move in await desk.legal_of(match.id, mover) if not move.startswith("trade")]
        await desk.sessions.turns.play(desk.request(mover), match.id, chance.choice(moves), None)
        match = await desk.sessions.matches.match(match.id)
    await desk.drawn()
    return match.id


def film_in(desk: Desk, message: Message) -> tuple[int, int]:
    """Return the number of frames of the animation in a message, and its milliseconds."""
    image = Image.open(io.BytesIO(desk.picture(message)))
    frames, time = getattr(image, "n_frames", 1), 0
    for number in range(frames):
        image.seek(number)
        time += image.info["duration"]
    return frames, time


@pytest.mark.slow
async def test_one_chooses_between_every_turn_and_every_step(desk: Desk) -> None:
    members = await started(desk, "gembatan new", "Ada", "Bela")
    ada, match_id = members[0], await played(desk, members, 12)
    found = await replay_of(desk, match_id, ada)
    await desk.slash(ada, "replay", match=match_id)
    turns, time = film_in(desk, newest_private_message(ada))
    assert 1 < turns < len(found.moments)
    assert time < 20_000
    assert "Every turn" in disabled_buttons(newest_private_message(ada))
    assert "Animation" not in buttons(newest_private_message(ada))

    await desk.press(ada, "Every step", newest_private_message(ada))
    steps, time = film_in(desk, newest_private_message(ada))
    assert steps == len(found.moments)
    assert time < 20_000
    assert "Every step" in disabled_buttons(newest_private_message(ada))

    await desk.press(ada, "Every turn", newest_private_message(ada))
    assert film_in(desk, newest_private_message(ada))[0] == turns


async def test_each_caption_says_who_did_what_and_where_the_match_is(desk: Desk) -> None:
    ada, bela = await relay(desk)
    match_id = await played(desk, [ada, bela], 3)
    found, face = await replay_of(desk, match_id, ada), desk.client.faces["gems3d"]

    told = captions(found, face, Words(desk.texts, "en-US"), range(4))

    assert told[0].text == "The match begins: Ada and Bela."
    assert [caption.text.partition(":")[0] for caption in told[1:]] == ["Ada", "Bela", "Ada"]
    assert [caption.number for caption in told] == ["0 / 3", "1 / 3", "2 / 3", "3 / 3"]
    assert (told[0].share, told[-1].share) == (0.0, 1.0)
    skipping = captions(found, face, Words(desk.texts, "en-US"), [0, 3])
    assert all(name in skipping[1].text for name in ("Ada:", "Bela:"))


async def test_the_text_of_a_match_is_numbered_and_a_file_has_what_is_too_long_for_a_message(desk: Desk) -> None:
    ada, bela = await relay(desk, size=15)
    match_id = await played(desk, [ada, bela], 4)
    await desk.slash(ada, "replay", match=match_id)
    await desk.press(ada, "As text", newest_private_message(ada))
    lines = "\n".join(newest_private_message(ada).texts).splitlines()
    assert [line.partition("\\.")[0] for line in lines[1:5]] == ["1", "2", "3", "4"]
    assert newest_private_message(ada).attachments == []

    match_id = await played(desk, [ada, bela], 60)
    found, face = await replay_of(desk, match_id, ada), desk.client.faces["gems3d"]
    told, shown = numbered(found, face, Words(desk.texts, "en-US"))
    assert shown == told[-len(shown) :]
    assert shown[-1].startswith("64\\.")
    lines = written(told, str).splitlines()
    assert [line.partition(".")[0] for line in lines[1:]] == [str(number) for number in range(1, 65)]
    assert "\\" not in written(told, str)
    await desk.press(ada, "Back to the replay", newest_private_message(ada))
    await desk.press(ada, "As text", newest_private_message(ada))
    assert newest_private_message(ada).attachments[0].filename == f"{match_id}-turns.txt"


def test_a_caption_has_no_markdown() -> None:
    assert plain("**+3** for A\\_da\\*: `B1`") == "+3 for A_da*: B1"


def test_a_long_caption_has_smaller_letters_and_loses_its_last_sentences() -> None:
    rooms, text = (640, 700), "Gembatan! Bela laid 3 tiles and filled 4 sockets: two purple chains of 3, 14 points."
    assert " ".join(fitted(f"{text} Ada has 2 gems left, which cost her 2 points.", 30, rooms)[1]) == text
    size, lines = fitted(text, 30, (500, 560))
    assert size < 30
    assert " ".join(lines) == text
    assert fitted("Ada moves.", 30, rooms) == (30, ["Ada moves."])


async def test_lines_have_the_numbers_of_turns_on_the_board(desk: Desk) -> None:
    ada, bela = await started(desk, "gembatan new", "Ada", "Bela")
    match_id = await played(desk, [ada, bela], 24)
    found, face = await replay_of(desk, match_id, ada), desk.client.faces["gembatan"]
    told, _ = numbered(found, face, Words(desk.texts, "en-US"))
    numbers = [line.partition("\\.")[0] for line in told if "\\." in line[:4]]
    ended: int = found.moments[-1].state.turns
    assert ended > 3
    assert numbers[:ended] == [str(number) for number in range(1, ended + 1)]
    assert len(numbers) <= ended + 1


async def test_each_move_of_a_member_who_plays_alone_has_a_line(desk: Desk) -> None:
    ada = await solo(desk)
    match_id = await played(desk, [ada], 3)
    found = await replay_of(desk, match_id, ada)
    told, _ = numbered(found, desk.client.faces["gems3d"], Words(desk.texts, "en-US"))
    assert [line.partition("\\.")[0] for line in told[1:]] == ["1", "2", "3"]


async def test_a_file_names_members_who_played_a_seat_for_a_while(desk: Desk) -> None:
    ada, bela = await relay(desk, size=15)
    chen = desk.actor("Chen")
    await desk.slash(ada, "seat offer")
    await desk.press(chen, "Take the seat", await notice(ada, "Ada offers their seat"))
    match_id = await played(desk, [chen, bela], 2)
    await desk.slash(ada, "seat back")
    await played(desk, [ada, bela], 60)

    await desk.slash(ada, "replay", match=match_id)
    await desk.press(ada, "As text", newest_private_message(ada))

    (file,) = newest_private_message(ada).attachments
    text = desk.playground.world.files[file.id].decode()
    assert "Chen" in text
    assert "<@" not in text


@pytest.mark.slow
async def test_an_animation_that_leaves_steps_out_says_so_on_its_button(desk: Desk) -> None:
    members = await started(desk, "gembatan new", "Ada", "Bela")
    ada, match_id = members[0], await played(desk, members, 6)
    with patch("render.animation.MOST_FRAMES", 3), patch.object(desk.sessions.workers, "run", in_this_process):
        await desk.slash(ada, "replay", match=match_id)
        await desk.press(ada, "Every step", newest_private_message(ada))
    panel = newest_private_message(ada)
    assert "Every third step" in disabled_buttons(panel)
    assert "only every third step" in "\n".join(panel.texts)
    assert film_in(desk, panel)[0] == 3


async def in_this_process(function: Callable[..., Any], *args: Any, seconds: float) -> Any:
    return function(*args)
