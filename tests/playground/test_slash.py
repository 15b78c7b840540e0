"""Tests of slash commands with real discord.py: options, choices, autocompletion and the client's refusals."""

from typing import Any

import discord
import pytest
from discord import app_commands

from bot.playground import Playground, Refused
from bot.playground.client.commands import visible_commands
from tests.playground.fixtures import running_bot
from tests.playground.tiny_bot import FRUIT, TinyBot


class Options(TinyBot):
    """A bot whose command `/pick` answers with the values of its options."""

    def __init__(self) -> None:
        super().__init__()

        @self.tree.command()
        @app_commands.rename(from_="from")
        @app_commands.choices(colour=[app_commands.Choice(name="Red", value="r")])
        async def pick(
            interaction: discord.Interaction,
            from_: app_commands.Range[str, 2, 4],
            count: app_commands.Range[int, 1, 6] = 1,
            share: float = 0.5,
            loud: bool = False,
            who: discord.Member | None = None,
            where: discord.TextChannel | None = None,
            colour: str = "none",
        ) -> None:
            said = [from_, count, share, loud, who and who.display_name, where and where.name, colour]
            await interaction.response.send_message(repr(said))

        @self.tree.command()
        async def eat(interaction: discord.Interaction, fruit: str, number: int = 1) -> None:
            await interaction.response.send_message(f"{number} {fruit}")

        @eat.autocomplete("fruit")
        async def fruits(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
            return [app_commands.Choice(name=f, value=f) for f in FRUIT if f.startswith(current)]

        @eat.autocomplete("number")  # type: ignore[arg-type]  # discord.py declares str, but passes an int.
        async def numbers(interaction: discord.Interaction, current: int) -> list[app_commands.Choice[int]]:
            # The number of choices depends on the other option.
            return [app_commands.Choice(name=str(n), value=n) for n in range(len(interaction.namespace.fruit))]

        group = app_commands.Group(name="board", description="Boards", guild_only=True)

        @group.command()
        async def show(interaction: discord.Interaction) -> None:
            about = (interaction.locale.value, interaction.guild_id, interaction.permissions.manage_guild)
            await interaction.response.send_message(repr(about))

        self.tree.add_command(group)

        @self.tree.context_menu(name="Greet")
        @app_commands.guild_only()
        async def greet(interaction: discord.Interaction, member: discord.Member) -> None:
            seen = interaction.channel.permissions_for(member).view_channel  # type: ignore[union-attr]
            await interaction.response.send_message(repr((member.display_name, member.bot, seen)))

        @self.tree.command()
        @app_commands.default_permissions(manage_guild=True)
        async def tidy(interaction: discord.Interaction) -> None:
            await interaction.response.send_message("tidied")


async def test_every_type_of_option_arrives(playground: Playground) -> None:
    async with running_bot(playground, Options()):
        ada = playground.actor("Ada")
        sent = await ada.slash(
            "games", "pick", from_="A1", count=6, share=1.5, loud=True, who="Chen", where="lounge", colour="r"
        )

        assert sent.answer is not None
        assert sent.answer.content == "['A1', 6, 1.5, True, 'Chen', 'lounge', 'r']"
        assert sent.answer is ada.last("games")


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({}, "missing_option"),
        ({"from_": "A"}, "too_long"),
        ({"from_": "A1234"}, "too_long"),
        ({"from_": 3}, "value"),
        ({"from_": "A1", "count": 0}, "value"),
        ({"from_": "A1", "count": 7}, "value"),
        ({"from_": "A1", "count": 1.5}, "value"),
        ({"from_": "A1", "count": True}, "value"),
        ({"from_": "A1", "loud": "yes"}, "value"),
        ({"from_": "A1", "who": "Nobody"}, "value"),
        ({"from_": "A1", "where": "nowhere"}, "value"),
        ({"from_": "A1", "colour": "Red"}, "choice"),
        ({"from_": "A1", "size": 3}, "option"),
    ],
)
async def test_the_client_refuses_a_wrong_option(quiet: Playground, options: dict[str, Any], code: str) -> None:
    with pytest.raises(Refused) as refused:
        quiet.actor("Ada").slash("games", "pick", **options)

    assert refused.value.code == code
    assert quiet.interactions.of(quiet.actor("Ada").id) == []


@pytest.fixture
async def quiet(playground: Playground) -> Playground:
    """Yield a playground in which commands are registered, but no bot is connected."""
    async with running_bot(playground, Options()):
        pass
    return playground


async def test_autocompletion_knows_the_other_options(playground: Playground) -> None:
    async with running_bot(playground, Options()):
        ada = playground.actor("Ada")

        assert [c["value"] for c in await ada.autocomplete("games", "eat", "fruit", "ap")] == ["apple", "apricot"]
        assert [c["value"] for c in await ada.autocomplete("games", "eat", "number", "", fruit="kiwi")] == [0, 1, 2, 3]
        assert (await ada.slash("games", "eat", fruit="apple", number=3)).answer is ada.last("games")


async def test_autocompletion_without_a_bot_is_refused(quiet: Playground) -> None:
    with pytest.raises(Refused, match="no autocompletion"):
        await quiet.actor("Ada").autocomplete("games", "pick", "from")


async def test_the_bot_gets_the_members_language_guild_and_permissions(playground: Playground) -> None:
    async with running_bot(playground, Options()):
        guild = playground.world.guild.id
        for name, expected in [("Chen", ("de", guild, False)), ("Bela", ("en-US", guild, True))]:
            sent = await playground.actor(name).slash("games", "board show")
            assert sent.answer is not None
            assert sent.answer.content == repr(expected)


async def test_a_command_in_a_members_menu_gets_the_member(playground: Playground) -> None:
    async with running_bot(playground, Options()):
        ada = playground.actor("Ada")
        sent = await ada.menu("games", "Greet", "Chen")

    assert sent.answer is not None
    assert sent.answer.content == "('Chen', False, True)"
    seen = visible_commands(playground.world, ada.id, playground.world.channels_of(ada.id))
    assert "Greet" not in [command.body["name"] for command in seen]


@pytest.mark.parametrize(("command", "member", "code"), [("Greet", "Nobody", "value"), ("pick", "Chen", "not_visible")])
async def test_the_client_refuses_what_no_menu_offers(quiet: Playground, command: str, member: str, code: str) -> None:
    ada = quiet.actor("Ada")
    with pytest.raises(Refused) as refused:
        ada.menu("games", command, member)
    assert refused.value.code == code
    with pytest.raises(Refused, match="no such command"):
        ada.menu(ada.open_dm(), "Greet", "Chen")


async def test_the_client_hides_commands_that_a_member_may_not_use(quiet: Playground) -> None:
    chen = quiet.actor("Chen")
    with pytest.raises(Refused) as refused:
        chen.slash("games", "tidy")
    assert refused.value.code == "not_visible"

    with pytest.raises(Refused) as refused:
        chen.slash(chen.open_dm(), "board show")  # Only the guild has this command.
    assert refused.value.code == "not_visible"

    with pytest.raises(Refused, match="wants one of: show"):
        chen.slash("games", "board")
    with pytest.raises(Refused, match="there is no command"):
        chen.slash("games", "bored")


async def test_a_direct_message_takes_commands_only_if_it_is_with_the_bot(playground: Playground) -> None:
    async with running_bot(playground, Options()):
        ada = playground.actor("Ada")
        dm = ada.open_dm()
        sent = await ada.slash(dm, "eat", fruit="cherry")
        assert sent.answer is ada.last(dm)
        assert sent.answer is not None
        assert sent.answer.content == "1 cherry"
        with pytest.raises(Refused):
            ada.slash(ada.open_dm("Bela"), "eat", fruit="cherry")


async def test_commands_are_refused_in_an_archived_thread(quiet: Playground) -> None:
    ada = quiet.actor("Ada")
    thread = ada.open_thread("games", "table")
    ada.archive(thread)
    with pytest.raises(Refused) as refused:
        ada.slash(thread, "eat", fruit="cherry")
    assert refused.value.code == "archived"


async def test_a_command_fails_without_a_bot(still_playground: Playground, clock: Any) -> None:
    async with running_bot(still_playground, Options()):
        pass
    sent = still_playground.actor("Bela").slash("games", "tidy")
    clock.advance(2.9)
    assert sent.state == "sent"
    clock.advance(0.2)
    assert (await sent).failed == "The application did not respond"


async def test_a_second_sync_keeps_ids_and_removes_missing_commands(playground: Playground) -> None:
    async with running_bot(playground, Options()):
        pass
    before = {c.body["name"]: c.id for c in playground.world.commands(None)}
    bot = Options()
    bot.tree.remove_command("tidy")
    async with running_bot(playground, bot):
        pass

    after = {c.body["name"]: c.id for c in playground.world.commands(None)}
    assert "tidy" in before
    assert after == {name: number for name, number in before.items() if name != "tidy"}


async def test_commands_of_the_guild_hide_global_ones(playground: Playground) -> None:
    bot = Options()
    async with running_bot(playground, bot):
        here = discord.Object(playground.world.guild.id)

        @bot.tree.command(name="eat", guild=here)
        async def eat_here(interaction: discord.Interaction) -> None:
            await interaction.response.send_message("in the guild")

        await bot.tree.sync(guild=here)
        sent = await playground.actor("Ada").slash("games", "eat")

        assert sent.answer is not None
        assert sent.answer.content == "in the guild"
        assert [c.name for c in await bot.tree.fetch_commands(guild=here)] == ["eat"]
