"""Tests of buttons, selects and modals with real discord.py."""

from typing import Any

import discord
import pytest
from discord import ui

from bot.playground import Message, Playground, Refused
from bot.playground.rest.limits import FILE_BYTES
from tests.playground.fixtures import running_bot
from tests.playground.tiny_bot import FileModal, NameModal, TinyBot, counter


class Choosing(ui.View):
    """Selects whose answers name the chosen values, and a button that opens a modal."""

    def __init__(self) -> None:
        super().__init__(timeout=None)

    @ui.select(
        placeholder="Fruit",
        custom_id="fruit",
        max_values=2,
        options=[discord.SelectOption(label=name.title(), value=name) for name in ("apple", "banana", "cherry")],
    )
    async def fruit(self, interaction: discord.Interaction, select: ui.Select[Any]) -> None:
        await interaction.response.send_message(f"{select.values}")

    @ui.select(cls=ui.UserSelect, placeholder="Who", custom_id="who")
    async def who(self, interaction: discord.Interaction, select: ui.UserSelect[Any]) -> None:
        await interaction.response.send_message(f"{[user.display_name for user in select.values]}")

    @ui.select(cls=ui.ChannelSelect, placeholder="Where", custom_id="where")
    async def where(self, interaction: discord.Interaction, select: ui.ChannelSelect[Any]) -> None:
        await interaction.response.send_message(f"{[channel.name for channel in select.values]}")

    @ui.button(label="Never", custom_id="never", disabled=True)
    async def never(self, interaction: discord.Interaction, button: ui.Button[Any]) -> None:
        await interaction.response.defer()

    @ui.button(label="Ask", custom_id="ask")
    async def ask(self, interaction: discord.Interaction, button: ui.Button[Any]) -> None:
        await interaction.response.send_modal(NameModal())


class LongModal(ui.Modal, title="Everything"):
    """A modal with a field of each type that a label may contain."""

    note: ui.Label[Any] = ui.Label(text="Note", component=ui.TextInput(style=discord.TextStyle.long, required=False))
    fruit: ui.Label[Any] = ui.Label(
        text="Fruit",
        component=ui.Select(options=[discord.SelectOption(label="Apple"), discord.SelectOption(label="Fig")]),
    )
    who: ui.Label[Any] = ui.Label(text="Who", component=ui.UserSelect(required=False))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        note, fruit, who = self.note.component, self.fruit.component, self.who.component
        assert isinstance(note, ui.TextInput)
        assert isinstance(fruit, ui.Select)
        assert isinstance(who, ui.UserSelect)
        chosen = [user.display_name for user in who.values]
        await interaction.response.edit_message(content=f"{note.value!r} {fruit.values} {chosen}")


async def show(playground: Playground, bot: TinyBot, **content: Any) -> Message:
    channel = playground.world.channel("games")
    sent = await bot.get_partial_messageable(channel.id).send(**content)
    return playground.actor("Ada").message(channel.id, sent.id)


async def test_a_dynamic_button_works_after_a_restart(playground: Playground) -> None:
    ada = playground.actor("Ada")
    first = TinyBot()
    async with running_bot(playground, first):
        message = await show(playground, first, view=counter(1))
        pressed = await ada.click(message, "Count 1")
        assert pressed.answer is message
        assert message.texts == ["The count is 2"]

    async with running_bot(playground, TinyBot()):
        await ada.click(message, "count:2")
        assert message.texts == ["The count is 3"]
        assert message.edited_at is not None


async def test_two_presses_of_one_button_both_reach_the_bot(playground: Playground) -> None:
    bot = TinyBot()
    async with running_bot(playground, bot):
        message = await show(playground, bot, view=counter(1))
        presses = [playground.actor(name).click(message, "Count 1") for name in ("Ada", "Bela", "Chen")]
        for press in presses:
            assert (await press).failed is None
        assert message.texts == ["The count is 2"]


async def test_selects_send_values_members_and_channels(playground: Playground) -> None:
    bot = TinyBot()
    async with running_bot(playground, bot):
        message = await show(playground, bot, content="choose", view=Choosing())
        ada = playground.actor("Ada")
        for wanted, values, answer in [
            ("Fruit", ("Apple", "cherry"), "['apple', 'cherry']"),
            ("Who", ("Chen",), "['Chen']"),
            ("where", ("lounge",), "['lounge']"),
        ]:
            sent = await ada.select(message, wanted, *values)
            assert sent.answer is not None
            assert sent.answer.content == answer


@pytest.mark.parametrize(
    ("action", "code"),
    [
        (lambda ada, m: ada.click(m, "Never"), "disabled"),
        (lambda ada, m: ada.click(m, "Fruit"), "not_clickable"),
        (lambda ada, m: ada.click(m, "Nothing"), "unknown"),
        (lambda ada, m: ada.select(m, "Ask", "apple"), "not_clickable"),
        (lambda ada, m: ada.select(m, "Fruit", "pear"), "value"),
        (lambda ada, m: ada.select(m, "Fruit"), "value"),
        (lambda ada, m: ada.select(m, "Fruit", "apple", "apple"), "value"),
        (lambda ada, m: ada.select(m, "Fruit", "apple", "banana", "cherry"), "value"),
        (lambda ada, m: ada.select(m, "Who", "Nobody"), "value"),
        (lambda ada, m: ada.submit(m.id, {}), "closed"),
        (lambda ada, m: ada.dismiss(m), "permission"),
    ],
)
async def test_the_client_refuses_an_impossible_press(playground: Playground, action: Any, code: str) -> None:
    bot = TinyBot()
    async with running_bot(playground, bot):
        message = await show(playground, bot, content="choose", view=Choosing())
        ada = playground.actor("Ada")
        with pytest.raises(Refused) as refused:
            action(ada, message)
        assert refused.value.code == code
        assert playground.interactions.of(ada.id) == []


async def test_nobody_can_press_a_link_or_a_deleted_message(playground: Playground) -> None:
    bot = TinyBot()
    async with running_bot(playground, bot):
        view = ui.View()
        view.add_item(ui.Button(label="Away", url="https://example.org"))
        message = await show(playground, bot, content="a link", view=view)
        bela = playground.actor("Bela")
        with pytest.raises(Refused) as refused:
            bela.click(message, "Away")
        assert refused.value.code == "not_clickable"

        bela.delete(message)
        with pytest.raises(Refused) as refused:
            bela.click(message, "Away")
        assert refused.value.code == "unknown"


async def test_a_modal_is_filled_in_and_answered_privately(playground: Playground) -> None:
    bot = TinyBot()
    async with running_bot(playground, bot):
        message = await show(playground, bot, content="choose", view=Choosing())
        ada, bela = playground.actor("Ada"), playground.actor("Bela")
        asked = await ada.click(message, "Ask")
        assert asked.modal is not None
        assert asked.modal.title == "Who are you?"

        for fields, code in [
            ({}, "missing_option"),
            ({"Name": "A"}, "too_long"),
            ({"Name": "A" * 11}, "too_long"),
            ({"Name": "A\nB"}, "value"),
            ({"Name": "Ada", "Age": "36"}, "unknown"),
        ]:
            with pytest.raises(Refused) as refused:
                ada.submit(asked, fields)
            assert refused.value.code == code
        with pytest.raises(Refused) as refused:
            bela.submit(asked, {"Name": "Bela"})
        assert refused.value.code == "closed"

        sent = await ada.submit(asked.modal, {"Name": "Ada"})
        assert sent.answer is not None
        assert sent.answer.content == "Hello Ada"
        assert sent.answer.only_for == ada.id
        with pytest.raises(Refused, match="not open"):
            ada.submit(asked, {"Name": "Ada"})


async def test_a_closed_modal_cannot_be_sent(playground: Playground) -> None:
    bot = TinyBot()
    async with running_bot(playground, bot):
        message = await show(playground, bot, content="choose", view=Choosing())
        ada = playground.actor("Ada")
        asked = await ada.click(message, "Ask")
        ada.close_modal(asked)
        with pytest.raises(Refused, match="not open"):
            ada.submit(asked, {"Name": "Ada"})


async def test_a_modal_with_selects_edits_the_message(playground: Playground) -> None:
    bot = TinyBot()

    class Opening(ui.View):
        @ui.button(label="Open")
        async def open(self, interaction: discord.Interaction, button: ui.Button[Any]) -> None:
            await interaction.response.send_modal(LongModal())

    async with running_bot(playground, bot):
        message = await show(playground, bot, content="open", view=Opening())
        ada = playground.actor("Ada")
        asked = await ada.click(message, "Open")
        sent = await ada.submit(asked, {"Note": "two\nlines", "Fruit": ["Fig"], "Who": ["Bela"]})

        assert sent.answer is message
        assert message.content == "'two\\nlines' ['Fig'] ['Bela']"
        asked = await ada.click(message, "Open")
        await ada.submit(asked, {"Fruit": ["Apple"]})
        assert message.content == "'' ['Apple'] []"


class FileView(ui.View):
    @ui.button(label="One")
    async def one(self, interaction: discord.Interaction, button: ui.Button[Any]) -> None:
        await interaction.response.send_modal(FileModal())

    @ui.button(label="Two or three")
    async def several(self, interaction: discord.Interaction, button: ui.Button[Any]) -> None:
        await interaction.response.send_modal(FileModal(required=False, least=2, most=3))


async def test_the_bot_gets_the_files_of_a_modal_and_other_files_are_deleted(playground: Playground) -> None:
    bot = TinyBot()
    async with running_bot(playground, bot):
        message = await show(playground, bot, content="files", view=FileView())
        ada = playground.actor("Ada")
        asked = await ada.click(message, "Two or three")
        kept = [ada.upload(asked, f"{name}.txt", name.encode()) for name in ("a1", "b2", "c3")]
        sent = await ada.submit(asked, {"Files": [kept[2].id, str(kept[0].id)]})
        assert sent.answer is not None
        assert sorted(sent.answer.content.split(", ")) == ["a1.txt: a1", "c3.txt: c3"]
        assert set(playground.world.uploads) == {kept[0].id, kept[2].id}

        nothing = await ada.submit(await ada.click(message, "Two or three"), {})
        assert nothing.answer is not None
        assert nothing.answer.content == "none"
        closed = await ada.click(message, "One")
        ada.upload(closed, "left.txt", b"")
        ada.close_modal(closed)
        assert len(playground.world.uploads) == 2


async def test_files_that_do_not_fit_a_modal_are_refused(playground: Playground) -> None:
    bot = TinyBot()
    async with running_bot(playground, bot):
        message = await show(playground, bot, content="files", view=FileView())
        ada = playground.actor("Ada")
        one, several = await ada.click(message, "One"), await ada.click(message, "Two or three")
        files = [ada.upload(several, "a.txt", b"a").id for _ in range(4)]
        for asked, values, code in (
            (one, [], "missing_option"),
            (one, None, "missing_option"),
            (one, [files[0]], "value"),  # This file was uploaded to the other modal.
            (one, "1", "value"),
            (several, files[:1], "value"),
            (several, files, "value"),
            (several, [files[0], files[0]], "value"),
            (several, ["x"], "value"),
        ):
            with pytest.raises(Refused) as refused:
                ada.submit(asked, {"Files": values})
            assert refused.value.code == code
        with pytest.raises(Refused, match="10 MB"):
            ada.upload(one, "large", bytes(FILE_BYTES + 1))
        await ada.submit(several, {"Files": files[:2]})
        with pytest.raises(Refused) as refused:
            ada.upload(several, "late.txt", b"")
        assert refused.value.code == "closed"


async def test_a_modal_without_a_file_field_takes_no_files(playground: Playground) -> None:
    bot = TinyBot()
    async with running_bot(playground, bot):
        message = await show(playground, bot, content="press", view=Choosing())
        asked = await playground.actor("Ada").click(message, "Ask")
        with pytest.raises(Refused, match="no files"):
            playground.actor("Ada").upload(asked, "a.txt", b"")
