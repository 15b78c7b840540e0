"""Tests of answers to an interaction: public, private, deferred, late, repeated and with files."""

import asyncio
from typing import Any

import discord
import pytest
from discord import ui

from bot.playground import ManualClock, Message, Playground
from bot.playground.world.interaction import Answer
from tests.playground.fixtures import running_bot, soon
from tests.playground.tiny_bot import TinyBot, board, picture


class Answers(TinyBot):
    def __init__(self) -> None:
        super().__init__()
        self.last: discord.Interaction | None = None

        @self.tree.command()
        async def secret(interaction: discord.Interaction) -> None:
            self.last = interaction
            await interaction.response.send_message("psst", ephemeral=True)

        @self.tree.command()
        async def think(interaction: discord.Interaction, private: bool) -> None:
            self.last = interaction
            await interaction.response.defer(thinking=True, ephemeral=private)
            await self.gate.wait()
            await interaction.edit_original_response(content="thought")

        @self.tree.command()
        async def follow(interaction: discord.Interaction) -> None:
            await interaction.response.defer(thinking=True)
            first = await interaction.followup.send("first", wait=True)
            second = await interaction.followup.send("second", ephemeral=True, wait=True)
            await second.edit(content=f"second of {first.id}")

        @self.tree.command()
        async def late(interaction: discord.Interaction) -> None:
            await self.gate.wait()
            await interaction.response.send_message("too late")

        @self.tree.command()
        async def twice(interaction: discord.Interaction) -> None:
            await interaction.response.send_message("once")
            interaction.response._response_type = None  # Now discord.py does not refuse the second answer itself.
            await interaction.response.send_message("twice")

        @self.tree.command()
        async def early(interaction: discord.Interaction) -> None:
            await interaction.followup.send("before the answer")

        @self.tree.command()
        async def show(interaction: discord.Interaction) -> None:
            self.last = interaction
            await interaction.response.send_message(view=board("Turn 1"), file=picture())


async def test_a_private_answer_is_seen_by_one_member_only(playground: Playground) -> None:
    bot = Answers()
    async with running_bot(playground, bot):
        ada, bela = playground.actor("Ada"), playground.actor("Bela")
        sent = await ada.slash("games", "secret")

        assert ada.last("games") is sent.answer
        assert all(message is not sent.answer for message in bela.messages("games"))
        assert sent.answer is not None
        assert sent.answer.only_for == ada.id
        channel = bot.get_partial_messageable(sent.channel_id)
        with pytest.raises(discord.NotFound) as unknown:
            await channel.fetch_message(sent.answer.id)
        assert unknown.value.code == 10008


async def test_a_bot_can_edit_a_dismissed_answer(playground: Playground) -> None:
    bot = Answers()
    async with running_bot(playground, bot):
        ada = playground.actor("Ada")
        sent = await ada.slash("games", "secret")
        assert sent.answer is not None
        assert bot.last is not None
        ada.dismiss(sent.answer)
        await bot.last.edit_original_response(content="louder")

        assert sent.answer not in ada.messages("games")
        assert sent.answer.content == "louder"


@pytest.mark.parametrize("private", [True, False])
async def test_a_deferred_answer_shows_thinking_first(playground: Playground, private: bool) -> None:
    bot = Answers()
    async with running_bot(playground, bot):
        ada, bela = playground.actor("Ada"), playground.actor("Bela")
        sent = ada.slash("games", "think", private=private)
        await sent.acknowledged()
        assert sent.state == "thinking"
        assert ada.last("games").flags & 128
        assert (bela.last("games") is sent.answer) is not private

        bot.gate.set()
        await sent
        assert sent.state == "answered"
        assert ada.last("games").content == "thought"
        assert not ada.last("games").flags & 128


async def test_the_first_follow_up_replaces_thinking(playground: Playground) -> None:
    async with running_bot(playground, Answers()):
        ada = playground.actor("Ada")
        sent = await ada.slash("games", "follow")
        assert sent.answer is not None
        first = sent.answer.id
        last = await ada.wait_for(lambda m: m.content == f"second of {first}")

        assert sent.answer.content == "first"
        assert last.only_for == ada.id
        assert sent.followups == [last]


async def test_a_late_answer_is_10062(still_playground: Playground, clock: ManualClock) -> None:
    bot = Answers()
    async with running_bot(still_playground, bot):
        sent = still_playground.actor("Ada").slash("games", "late")
        clock.advance(3.1)
        assert (await sent).failed == "The application did not respond"
        bot.gate.set()
        await soon(bot.errored.wait())

        assert isinstance(bot.errors[0], discord.NotFound)
        assert bot.errors[0].code == 10062


async def test_a_second_answer_is_40060(playground: Playground) -> None:
    bot = Answers()
    async with running_bot(playground, bot):
        sent = await playground.actor("Ada").slash("games", "twice")
        await soon(bot.errored.wait())

        assert isinstance(bot.errors[0], discord.HTTPException)
        assert bot.errors[0].code == 40060
        assert sent.answer is not None
        assert sent.answer.content == "once"


async def test_a_follow_up_before_the_answer_is_10015(playground: Playground) -> None:
    bot = Answers()
    async with running_bot(playground, bot):
        playground.actor("Ada").slash("games", "early")
        await soon(bot.errored.wait())

        assert isinstance(bot.errors[0], discord.NotFound)
        assert bot.errors[0].code == 10015


async def test_a_token_expires_after_fifteen_minutes(still_playground: Playground, clock: ManualClock) -> None:
    bot = Answers()
    async with running_bot(still_playground, bot):
        await still_playground.actor("Ada").slash("games", "secret")
        assert bot.last is not None
        clock.advance(14 * 60)
        await bot.last.edit_original_response(content="just in time")
        clock.advance(61)
        with pytest.raises(discord.HTTPException) as dead:
            await bot.last.edit_original_response(content="too late")
        assert dead.value.code == 50027


async def test_thinking_ends_with_the_token(still_playground: Playground, clock: ManualClock) -> None:
    async with running_bot(still_playground, Answers()):
        sent = still_playground.actor("Ada").slash("games", "think", private=False)
        await sent.acknowledged()
        clock.advance(15 * 60 + 1)
        assert (await sent).failed == "The application did not respond"


# ------------------------------------------------------------------------------------------------ files


async def test_a_picture_arrives_and_can_be_fetched(playground: Playground) -> None:
    bot = Answers()
    async with running_bot(playground, bot):
        sent = await playground.actor("Ada").slash("games", "show")
        assert sent.answer is not None
        assert bot.last is not None
        received = await bot.last.original_response()
        file = received.attachments[0]

        assert (file.filename, file.description, file.width, file.height) == ("board.png", "a small board", 2, 3)
        assert await file.read() == playground.world.files[sent.answer.attachments[0].id]
        gallery = received.components[0].children[1]  # type: ignore[union-attr]
        assert gallery.items[0].media.url == file.url  # type: ignore[union-attr]
        assert gallery.items[0].description == "a small board"  # type: ignore[union-attr]


async def test_edits_replace_keep_and_drop_files(playground: Playground) -> None:
    bot = Answers()
    async with running_bot(playground, bot):
        sent = await playground.actor("Ada").slash("games", "show")
        assert sent.answer is not None
        assert bot.last is not None
        first = sent.answer.attachments[0].id

        await bot.last.edit_original_response(view=board("Turn 2"))
        assert [a.id for a in sent.answer.attachments] == [first]

        await bot.last.edit_original_response(view=board("Turn 3", "new.png"), attachments=[picture("new.png", "new")])
        assert [(a.filename, a.description) for a in sent.answer.attachments] == [("new.png", "new")]
        assert first not in playground.world.files
        assert sent.answer.texts == ["Turn 3"]

        received = await bot.last.original_response()
        await bot.last.edit_original_response(attachments=[*received.attachments, picture("two.png", None)])
        assert [(a.filename, a.description) for a in sent.answer.attachments] == [("new.png", "new"), ("two.png", None)]


async def test_a_reference_to_no_file_is_refused_and_changes_nothing(playground: Playground) -> None:
    bot = Answers()
    async with running_bot(playground, bot):
        sent = await playground.actor("Ada").slash("games", "show")
        assert bot.last is not None
        with pytest.raises(discord.HTTPException) as refused:
            await bot.last.edit_original_response(view=board("Turn 2", "nowhere.png"))

        assert refused.value.code == 50035
        assert "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND" in str(playground.rest.requests[-1].error)
        assert sent.answer is not None
        assert sent.answer.texts == ["Turn 1"]


# ------------------------------------------------------------------------------------------------ types of answers


class Presses(TinyBot):
    """A bot that takes its next answer from `answers` for each interaction. discord.py does not check these answers.

    codes: Discord's error code for each answer; 0 for no error
    """

    def __init__(self) -> None:
        super().__init__()
        self.answers: list[tuple[int, dict[str, Any] | None]] = []
        self.codes: asyncio.Queue[int] = asyncio.Queue()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        kind, data = self.answers.pop(0)
        url = f"/interactions/{interaction.id}/{interaction.token}/callback"
        route = discord.http.Route("POST", url)
        try:
            await self.http.request(route, json={"type": kind, **({} if data is None else {"data": data})})
            self.codes.put_nowait(0)
        except discord.HTTPException as error:
            self.codes.put_nowait(error.code)


TEXT = {"content": "hello"}
MODAL = {
    "custom_id": "m",
    "title": "M",
    "components": [{"type": 18, "label": "L", "component": {"type": 4, "custom_id": "t", "style": 1}}],
}
FITS_A_PRESS: list[tuple[int, dict[str, Any] | None, int]] = [
    (Answer.MESSAGE, TEXT, 0),
    (Answer.DEFER, None, 0),
    (Answer.DEFER_UPDATE, None, 0),
    (Answer.UPDATE, TEXT, 0),
    (Answer.MODAL, MODAL, 0),
    (Answer.CHOICES, {"choices": []}, 50035),
    (1, None, 50035),
]


@pytest.mark.parametrize(("kind", "data", "expected"), FITS_A_PRESS)
async def test_a_press_allows_some_types_of_answers(
    playground: Playground, kind: int, data: dict[str, Any] | None, expected: int
) -> None:
    bot = Presses()
    async with running_bot(playground, bot):
        message = await _button_message(playground, bot)
        bot.answers = [(kind, data)]
        playground.actor("Bela").click(message, "Press")
        assert await soon(bot.codes.get()) == expected


FITS_A_MODAL: list[tuple[int, dict[str, Any] | None, int]] = [
    (Answer.MESSAGE, TEXT, 0),
    (Answer.DEFER, None, 0),
    (Answer.DEFER_UPDATE, None, 0),
    (Answer.UPDATE, TEXT, 0),
    (Answer.MODAL, MODAL, 50035),
    (Answer.CHOICES, {"choices": []}, 50035),
]


@pytest.mark.parametrize(("kind", "data", "expected"), FITS_A_MODAL)
async def test_a_modal_from_a_button_allows_some_types_of_answers(
    playground: Playground, kind: int, data: dict[str, Any] | None, expected: int
) -> None:
    bot = Presses()
    async with running_bot(playground, bot):
        message = await _button_message(playground, bot)
        bela = playground.actor("Bela")
        bot.answers = [(Answer.MODAL, MODAL), (kind, data)]
        pressed = await bela.click(message, "Press")
        bela.submit(pressed, {"L": "text"})
        assert [await soon(bot.codes.get()), await soon(bot.codes.get())] == [0, expected]


async def _button_message(playground: Playground, bot: TinyBot) -> Message:
    view = ui.View(timeout=None)
    view.add_item(ui.Button(label="Press", custom_id="press"))
    channel = playground.world.channel("games")
    sent = await bot.get_partial_messageable(channel.id).send("a board", view=view)
    return playground.actor("Bela").message(channel.id, sent.id)


@pytest.mark.parametrize(
    ("kind", "expected"), [(Answer.MESSAGE, 0), (Answer.DEFER_UPDATE, 50035), (Answer.UPDATE, 50035)]
)
async def test_a_modal_from_a_command_has_no_message_to_edit(playground: Playground, kind: int, expected: int) -> None:
    bot = Presses()
    bot.tree.command(name="ask")(_never_called)
    async with running_bot(playground, bot):
        ada = playground.actor("Ada")
        bot.answers = [(Answer.MODAL, MODAL), (kind, TEXT)]
        ada.submit(await ada.slash("games", "ask"), {"L": "text"})
        assert [await soon(bot.codes.get()), await soon(bot.codes.get())] == [0, expected]


async def _never_called(interaction: discord.Interaction) -> None:
    """Do nothing, because `on_interaction` answers the command."""
    interaction.command_failed = False
