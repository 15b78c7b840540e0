"""Tests of the REST API with real discord.py: messages, direct messages, threads and permissions."""

from collections.abc import Awaitable, Callable
from typing import Any

import aiohttp
import discord
import pytest

from bot.playground import ManualClock, Playground
from bot.playground.rest.routes import ROUTES
from bot.playground.world.permissions import Permission
from tests.playground.fixtures import discord_spec, open_playground, running_bot
from tests.playground.tiny_bot import TinyBot, board, picture


@pytest.mark.parametrize("route", ROUTES, ids=lambda route: f"{route.method} {route.path}")
def test_discords_description_has_every_route(route: Any) -> None:
    found = discord_spec().check(route.method, route.path, None)
    assert [each for each in found if "no such operation" in each.problem] == []


async def test_messages_are_posted_edited_read_and_deleted(playground: Playground) -> None:
    bot = TinyBot()
    async with running_bot(playground, bot):
        ada = playground.actor("Ada")
        games = bot.get_partial_messageable(playground.world.channel("games").id)
        sent = await games.send("one")
        await games.send(view=board("two"), file=picture())
        own = ada.post("games", "three")

        assert [m.content async for m in games.history(limit=2)] == ["", ""]  # The bot does not see Ada's text.
        found = [m.id async for m in games.history(after=sent, oldest_first=True)]
        assert found == [m.id for m in ada.messages("games") if m.id > sent.id]

        await sent.edit(content="ONE")
        assert ada.message(games.id, sent.id).content == "ONE"
        await sent.delete()
        assert sent.id not in [m.id for m in ada.messages("games")]
        with pytest.raises(discord.NotFound) as unknown:
            await sent.edit(content="again")
        assert unknown.value.code == 10008
        with pytest.raises(discord.Forbidden) as foreign:
            await games.get_partial_message(own.id).edit(content="mine now")
        assert foreign.value.code == 50005


async def test_a_repeated_post_returns_the_existing_message(still_playground: Playground, clock: ManualClock) -> None:
    bot = TinyBot()
    async with running_bot(still_playground, bot):
        ada = still_playground.actor("Ada")
        games = bot.get_partial_messageable(still_playground.world.channel("games").id)
        first = await games.send("one", nonce="n1")
        again = await games.send("one", nonce="n1", file=picture())
        other = await games.send("one", nonce="n2")
        assert again.id == first.id != other.id
        assert [m.id for m in ada.messages("games")[-2:]] == [first.id, other.id]
        assert still_playground.world.files == {}

        clock.advance(6 * 60)
        late = await games.send("one", nonce="n1")
        assert late.id not in (first.id, other.id)
        await late.delete()
        assert (await games.send("one", nonce="n1")).id not in (first.id, late.id)


async def test_messages_may_have_the_same_nonce_unless_the_request_enforces_it(playground: Playground) -> None:
    games = playground.world.channel("games").id
    playground.actor("Ada").post(games, "mine", nonce="n")
    async with aiohttp.ClientSession(headers={"Authorization": f"Bot {playground.token}"}) as session:

        async def post(**fields: Any) -> Any:
            url = f"{playground.url}/api/v10/channels/{games}/messages"
            async with session.post(url, json={"content": "hi", "nonce": "n", **fields}) as answer:
                return (await answer.json())["id"]

        ids = [await post(), await post(), await post(enforce_nonce=False)]
        assert len(set(ids)) == 3
        assert await post(enforce_nonce=True) == ids[-1]


async def test_a_reply_names_its_message(playground: Playground) -> None:
    bot = TinyBot()
    async with running_bot(playground, bot):
        ada = playground.actor("Ada")
        question = ada.post("games", "who is next?")
        games = bot.get_partial_messageable(question.channel_id)
        answer = await games.get_partial_message(question.id).reply("you")

        assert answer.reference is not None
        assert answer.reference.message_id == question.id
        assert ada.last("games").mentions == [ada.id]
        ada.delete(question)
        with pytest.raises(discord.HTTPException) as unknown:
            await games.send("gone", reference=discord.MessageReference(message_id=question.id, channel_id=games.id))
        assert unknown.value.code == 50035


MENTIONS = [
    ("<@{ada}> <@{bela}>", None, True, {"Ada", "Bela"}),
    ("<@{ada}> <@{bela}>", discord.AllowedMentions.none(), True, set()),
    ("<@{ada}> @everyone", discord.AllowedMentions(users=True, everyone=False), True, {"Ada"}),
    ("@everyone", discord.AllowedMentions(everyone=True), True, {"everyone"}),
    ("@everyone", discord.AllowedMentions(everyone=True), False, set()),
]


@pytest.mark.parametrize(("text", "allowed", "may_ping_all", "pinged"), MENTIONS)
async def test_allowed_mentions_say_whom_a_message_pings(
    playground: Playground, text: str, allowed: discord.AllowedMentions | None, may_ping_all: bool, pinged: set[str]
) -> None:
    bot = TinyBot()
    world = playground.world
    games = world.channel("games")
    world.set_permission(games, world.bot_id, Permission.MENTION_EVERYONE, allowed=may_ping_all)
    async with running_bot(playground, bot):
        content = text.format(ada=playground.actor("Ada").id, bela=playground.actor("Bela").id)
        channel = bot.get_partial_messageable(games.id)
        await (channel.send(content) if allowed is None else channel.send(content, allowed_mentions=allowed))

        message = playground.actor("Chen").last("games")
        named = {world.user(user_id).name for user_id in message.mentions}
        assert named | ({"everyone"} if message.mention_everyone else set()) == pinged


async def test_only_its_member_gets_a_direct_message_and_may_refuse_it(playground: Playground) -> None:
    bot = TinyBot()
    async with running_bot(playground, bot):
        ada, bela = playground.actor("Ada"), playground.actor("Bela")
        user = await bot.fetch_user(ada.id)
        await user.send("your turn")
        dm = ada.open_dm()

        assert ada.last(dm).content == "your turn"
        assert dm not in playground.world.channels_of(bela.id)
        ada.user.dms_open = False
        with pytest.raises(discord.Forbidden) as closed:
            await user.send("your turn")
        assert closed.value.code == 50007


async def test_a_thread_is_opened_archived_and_deleted(playground: Playground) -> None:
    bot = TinyBot()
    async with running_bot(playground, bot):
        ada = playground.actor("Ada")
        start = ada.post("games", "a match?")
        channel = bot.get_channel(start.channel_id)
        assert isinstance(channel, discord.TextChannel)
        thread = await channel.create_thread(name="table one", message=discord.Object(start.id))
        assert thread.id == start.id
        await thread.send("first move")
        assert ada.last(thread.id).content == "first move"
        with pytest.raises(discord.HTTPException) as twice:
            await channel.create_thread(name="again", message=discord.Object(start.id))
        assert twice.value.code == 160004

        await thread.edit(archived=True)
        assert playground.world.channel(thread.id).archived
        with pytest.raises(discord.HTTPException) as archived:
            await thread.edit(name="table two")
        assert archived.value.code == 50083
        await thread.send("a message wakes it")
        assert not playground.world.channel(thread.id).archived

        with pytest.raises(discord.Forbidden):
            await thread.delete()  # Only moderators may delete threads.
        playground.world.set_permission(
            playground.world.channel("games"), playground.world.bot_id, Permission.MANAGE_THREADS, allowed=True
        )
        await thread.delete()
        assert thread.id not in playground.world.state.channels


async def test_only_its_members_and_moderators_see_a_private_thread(playground: Playground) -> None:
    bot = TinyBot()
    async with running_bot(playground, bot):
        channel = bot.get_channel(playground.world.channel("games").id)
        assert isinstance(channel, discord.TextChannel)
        thread = await channel.create_thread(name="secret", type=discord.ChannelType.private_thread)
        ada, chen = playground.actor("Ada"), playground.actor("Chen")
        assert thread.id not in [c.id for c in playground.world.channels_of(chen.id)]
        await thread.add_user(discord.Object(chen.id))
        assert thread.id in [c.id for c in playground.world.channels_of(chen.id)]
        assert thread.id in [c.id for c in playground.world.channels_of(ada.id)]  # The guild's owner sees all threads.


async def test_the_number_of_active_threads_is_limited() -> None:
    async with open_playground() as playground:
        playground.world.max_active_threads = 1
        bot = TinyBot()
        async with running_bot(playground, bot):
            channel = bot.get_channel(playground.world.channel("games").id)
            assert isinstance(channel, discord.TextChannel)
            await channel.create_thread(name="one", type=discord.ChannelType.public_thread)
            with pytest.raises(discord.HTTPException) as full:
                await channel.create_thread(name="two", type=discord.ChannelType.public_thread)
            assert full.value.code == 160006


Act = Callable[[discord.TextChannel], Awaitable[Any]]
FORBIDDEN: list[tuple[Permission, Act, int]] = [
    (Permission.VIEW_CHANNEL, lambda channel: channel.send("x"), 50001),
    (Permission.SEND_MESSAGES, lambda channel: channel.send("x"), 50013),
    (Permission.SEND_MESSAGES, lambda channel: channel.typing().__aenter__(), 50013),
    (Permission.ATTACH_FILES, lambda channel: channel.send(file=picture()), 50013),
    (Permission.READ_MESSAGE_HISTORY, lambda channel: channel.fetch_message(channel.last_message_id or 0), 50013),
    (Permission.CREATE_PUBLIC_THREADS, lambda channel: _open_thread(channel), 50013),
    (Permission.MANAGE_CHANNELS, lambda channel: channel.edit(name="mine"), 50013),
    (
        Permission.MANAGE_MESSAGES,
        lambda channel: channel.get_partial_message(channel.last_message_id or 0).delete(),
        50013,
    ),
]


def _open_thread(channel: discord.TextChannel) -> Awaitable[discord.Thread]:
    return channel.create_thread(name="t", type=discord.ChannelType.public_thread)


@pytest.mark.parametrize(("permission", "act", "code"), FORBIDDEN)
async def test_a_missing_permission_is_refused_with_discords_code(
    playground: Playground, permission: Permission, act: Act, code: int
) -> None:
    playground.actor("Ada").post("games", "not the bot's own")
    bot = TinyBot()
    async with running_bot(playground, bot):
        world = playground.world
        channel = bot.get_channel(world.channel("games").id)
        assert isinstance(channel, discord.TextChannel)
        world.set_permission(world.channel("games"), world.bot_id, permission, allowed=False)
        with pytest.raises(discord.Forbidden) as refused:
            await act(channel)
        assert refused.value.code == code


async def test_a_bot_may_answer_an_interaction_where_it_may_not_write(playground: Playground) -> None:
    bot = TinyBot()

    @bot.tree.command()
    async def hi(interaction: discord.Interaction) -> None:
        may = interaction.app_permissions.send_messages
        await interaction.response.send_message(f"{may}")

    async with running_bot(playground, bot):
        world = playground.world
        world.set_permission(world.channel("games"), world.bot_id, Permission.SEND_MESSAGES, allowed=False)
        sent = await playground.actor("Ada").slash("games", "hi")
        assert sent.answer is not None
        assert sent.answer.content == "False"


async def test_a_bot_fetches_only_users_who_are_members(playground: Playground) -> None:
    bot = TinyBot()
    async with running_bot(playground, bot):
        guild = bot.guilds[0]
        dora = playground.world.join("dora", "Dora", locale="fr")
        assert (await guild.fetch_member(dora.id)).display_name == "Dora"
        playground.world.leave(dora.id)
        with pytest.raises(discord.NotFound) as gone:
            await guild.fetch_member(dora.id)
        assert gone.value.code == 10007


async def test_a_request_for_an_unknown_route_fails_the_test() -> None:
    with pytest.raises(AssertionError, match="unknown route GET /api/v10/stickers/1"):
        await _ask_for_stickers()


async def _ask_for_stickers() -> None:
    async with open_playground() as playground:
        bot = TinyBot()
        async with running_bot(playground, bot):
            with pytest.raises(discord.DiscordServerError) as unknown:
                await bot.http.request(discord.http.Route("GET", "/stickers/1"))
            assert unknown.value.status == 501


BODIES = [
    (b"{", "application/json", 50109),
    (b"[]", "application/json", 50035),
    (b'{"content": 7}', "application/json", 50035),
    (b'{"content": "x", "components": [{"type": 1, "components": 3}]}', "application/json", 50035),
    (b'{"content": "x", "components": [{"type": 99}]}', "application/json", 50035),
    (b"{}", "application/json", 50006),
]


@pytest.mark.parametrize(("body", "kind", "code"), BODIES)
async def test_malformed_bodies_are_refused(body: bytes, kind: str, code: int) -> None:
    async with open_playground() as playground:
        url = f"{playground.url}/api/v10/channels/{playground.world.channel('games').id}/messages"
        headers = {"Authorization": f"Bot {playground.token}", "Content-Type": kind}
        async with aiohttp.ClientSession() as session, session.post(url, data=body, headers=headers) as response:
            assert response.headers["Content-Type"] == "application/json"
            assert (await response.json())["code"] == code
        assert playground.rest.crashes == []
        playground.rest.violations.clear()  # Malformed bodies do not fit Discord's description.


async def test_a_request_without_the_token_is_refused(playground: Playground) -> None:
    async with aiohttp.ClientSession() as session:
        for token in (None, "Bot wrong", playground.token):
            headers = {} if token is None else {"Authorization": token}
            async with session.get(f"{playground.url}/api/v10/users/@me", headers=headers) as response:
                assert response.status == 401
