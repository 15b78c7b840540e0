"""Tests of applications that a user installs: where commands work, by whose installation, and what may be answered."""

from pathlib import Path
from typing import Any

import discord
import msgspec
import pytest
from discord import app_commands

from bot.playground import Channel, Guild, Interaction, ManualClock, Refused, World, open_world
from bot.playground.world.permissions import Permission
from tests.playground.fixtures import open_playground, running_bot
from tests.playground.tiny_bot import TinyBot, counter

EVERYWHERE = {"guilds": True, "dms": True, "private_channels": True}


def bot_for_users() -> TinyBot:
    """Return a bot with commands for both installations, and one that only servers have."""
    bot = TinyBot()
    both = app_commands.allowed_installs(guilds=True, users=True)
    anywhere = app_commands.allowed_contexts(**EVERYWHERE)

    @bot.tree.command()
    @both
    @anywhere
    async def count(interaction: discord.Interaction) -> None:
        await interaction.response.send_message(view=counter(1))

    @bot.tree.command()
    @both
    @anywhere
    async def many(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("first")
        sent = 0
        try:
            for _ in range(6):
                await interaction.followup.send("more")
                sent += 1
        except discord.HTTPException as problem:
            await interaction.edit_original_response(content=f"{sent} more, then {problem.code}")

    @bot.tree.command()
    @both
    @anywhere
    async def told(interaction: discord.Interaction) -> None:
        owners = {kind: interaction._integration_owners.get(kind) for kind in (0, 1)}
        told = [owners, type(interaction.channel).__name__]
        await interaction.response.send_message(msgspec.json.encode(told).decode())

    @bot.tree.command()
    @app_commands.allowed_installs(guilds=True, users=False)
    async def here(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("here")

    @bot.tree.context_menu(name="Say again")
    @both
    @anywhere
    async def again(interaction: discord.Interaction, message: discord.Message) -> None:
        await interaction.response.send_message(message.content)

    return bot


def places() -> tuple[World, Guild, Channel]:
    """Return a world in which Ada has installed the bot, a server without the bot, and a group message there."""
    world = World.default(clock=ManualClock())
    annex = world.add_guild("The Annex", members=["Ada", "Bela"], channels=["den"], with_bot=False)
    group = world.add_group(["Ada", "Bela", "Chen"], "Friends")
    world.set_installed(world.user("Ada").id, installed=True)
    return world, annex, group


async def told(sent: Interaction) -> Any:
    """Return the owners and the type of the channel that the bot has been told."""
    answer = (await sent).answer
    assert answer is not None
    return msgspec.json.decode(answer.content)


async def test_a_command_works_where_its_user_is_and_says_by_whose_installation() -> None:
    world, annex, group = places()
    async with open_playground(world) as playground, running_bot(playground, bot_for_users()):
        ada, outside = playground.actor("Ada"), playground.actor("Ada", annex)
        mine, home = ada.id, world.guild.id

        assert await told(ada.slash("games", "told")) == [{"0": home, "1": mine}, "TextChannel"]
        assert await told(outside.slash("den", "told")) == [{"0": None, "1": mine}, "TextChannel"]
        assert await told(ada.slash(group, "told")) == [{"0": None, "1": mine}, "GroupChannel"]
        assert await told(ada.slash(ada.open_dm(), "told")) == [{"0": 0, "1": mine}, "DMChannel"]
        assert await told(ada.slash(ada.open_dm("Bela"), "told")) == [{"0": None, "1": mine}, "DMChannel"]
        for place in ("den", group):
            with pytest.raises(Refused, match="cannot be used here"):
                outside.slash(place, "here")
            with pytest.raises(Refused, match="cannot be used here"):
                playground.actor("Bela", annex).slash(place, "told")


async def test_everybody_may_press_what_a_user_has_shown() -> None:
    world, annex, group = places()
    async with open_playground(world) as playground, running_bot(playground, bot_for_users()):
        shown = (await playground.actor("Ada").slash(group, "count")).answer
        assert shown is not None
        pressed = await playground.actor("Bela").click(shown, "Count 1")

        assert pressed.owners == {"1": str(world.user("Ada").id)}
        assert playground.actor("Chen").last(group).texts == ["The count is 2"]
        assert world.channel(shown.channel_id) is group
        assert annex.members.keys().isdisjoint({world.bot_id})


async def test_only_the_token_reaches_a_place_without_the_bot() -> None:
    world, annex, group = places()
    async with open_playground(world) as playground, running_bot(playground, bot := bot_for_users()):
        for place in (group, world.channel("den", annex)):
            shown = (await playground.actor("Ada", annex).slash(place, "count")).answer
            assert shown is not None
            for refused in (
                bot.get_partial_messageable(place.id).send("hello"),
                bot.get_partial_messageable(place.id).get_partial_message(shown.id).edit(content="hello"),
                bot.fetch_channel(place.id),
            ):
                with pytest.raises(discord.Forbidden) as problem:
                    await refused
                assert problem.value.code == 50001
        with pytest.raises(discord.NotFound) as unknown:
            await bot.http.get_guild(annex.id)
        assert unknown.value.code == 10004


async def test_answers_are_private_where_a_server_forbids_external_apps() -> None:
    world, annex, _ = places()
    den = world.channel("den", annex)
    world.set_permission(den, annex.id, Permission.USE_EXTERNAL_APPS, allowed=False)
    async with open_playground(world) as playground, running_bot(playground, bot_for_users()):
        world.set_installed(world.user("Bela").id, installed=True)
        asked = await playground.actor("Bela", annex).slash(den, "count")
        assert asked.answer is not None
        assert asked.answer.only_for == world.user("Bela").id
        assert playground.actor("Ada", annex).messages(den) == []
        # The owner may do everything, and where the server itself has the bot, nothing is forbidden.
        assert (await playground.actor("Ada", annex).slash(den, "count")).answer.only_for is None  # type: ignore[union-attr]
        world.invite_bot(annex)
        assert (await playground.actor("Bela", annex).slash(den, "count")).answer.only_for is None  # type: ignore[union-attr]


async def test_a_users_installation_allows_five_more_messages() -> None:
    world, _, group = places()
    async with open_playground(world) as playground, running_bot(playground, bot_for_users()):
        ada = playground.actor("Ada")
        await ada.slash(group, "many")
        await ada.slash("games", "many")

        await ada.wait_for(lambda message: message.content == "5 more, then 40094", channel=group)
        await ada.wait_for(lambda _: len(ada.messages("games")) >= 8, channel="games")


async def test_a_message_has_a_menu_of_commands() -> None:
    world, _, group = places()
    async with open_playground(world) as playground, running_bot(playground, bot_for_users()):
        ada = playground.actor("Ada")
        sent = ada.post(group, "good morning")

        assert (await ada.message_menu(sent, "Say again")).answer.content == "good morning"  # type: ignore[union-attr]
        with pytest.raises(Refused, match="no such command"):
            playground.actor("Chen").message_menu(sent, "Say again")


async def test_the_bot_writes_to_who_has_installed_it_and_to_nobody_else_outside_its_servers() -> None:
    world, annex, _ = places()
    outside = world.join("dora", "Dora", guild=annex)
    async with open_playground(world) as playground, running_bot(playground, bot := bot_for_users()):
        channel = await bot.create_dm(discord.Object(outside.id))
        with pytest.raises(discord.Forbidden) as problem:
            await channel.send("hello")
        assert problem.value.code == 50278
        dora = playground.actor("Dora", annex)
        with pytest.raises(Refused, match="cannot be used here"):
            dora.slash(dora.open_dm(), "told")

        world.set_installed(outside.id, installed=True)

        await channel.send(view=counter(1))
        pressed = await dora.click(dora.last(dora.open_dm()), "Count 1")
        assert pressed.failed is None
        assert await told(dora.slash(dora.open_dm(), "told")) == [{"0": None, "1": outside.id}, "DMChannel"]


async def test_who_removes_the_app_has_its_commands_no_longer() -> None:
    world, _, group = places()
    async with open_playground(world) as playground, running_bot(playground, bot_for_users()):
        ada = playground.actor("Ada")
        world.set_installed(ada.id, installed=False)

        with pytest.raises(Refused, match="cannot be used here"):
            ada.slash(group, "told")
        assert await told(ada.slash("games", "told")) == [{"0": world.guild.id, "1": None}, "TextChannel"]


def test_a_world_of_an_earlier_format_lets_all_members_use_external_apps(tmp_path: Path) -> None:
    world = World.default()
    everyone = world.guild.roles[world.guild.id]
    everyone.permissions &= ~Permission.USE_EXTERNAL_APPS
    saved = msgspec.to_builtins(msgspec.structs.replace(world.state, format=2))
    (tmp_path / "world.json").write_bytes(msgspec.json.encode(saved))

    again = open_world(tmp_path)

    assert again.may(again.user("Chen").id, again.channel("games"), Permission.USE_EXTERNAL_APPS)
    assert again.state.installed == []
