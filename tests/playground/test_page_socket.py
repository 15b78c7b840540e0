"""Tests of the page's websocket: the frames for a member, a member's requests, and who may connect."""

import asyncio
import io
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import discord
import pytest
from discord import app_commands

from bot.playground import Playground, World
from bot.playground.page.server import MAX_FRAME
from bot.playground.rest.limits import FILE_BYTES
from bot.playground.world.model import Json
from bot.playground.world.permissions import Permission
from tests.playground.fixtures import running_bot
from tests.playground.tiny_bot import FRUIT, FileModal, NameModal, TinyBot, counter


class Window:
    """An open page. `frames` has all frames that the page has received, in order."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket
        self.frames: list[Json] = []
        self._requests = 0

    async def next(self, kind: str, **fields: Any) -> Json:
        """Wait for the next frame of this kind with these fields, and return it."""
        async with asyncio.timeout(60):
            while True:
                frame: Json = await self.socket.receive_json()
                self.frames.append(frame)
                if frame["type"] == kind and all(frame[key] == value for key, value in fields.items()):
                    return frame

    async def ask(self, kind: str, **fields: Any) -> Json:
        self._requests += 1
        await self.socket.send_json({"type": kind, "id": self._requests, **fields})
        for frame in self.frames:
            if frame["type"] == "reply" and frame["to"] == self._requests:
                return frame
        return await self.next("reply", to=self._requests)

    async def seen(self, kind: str) -> Json:
        """Return the first frame of this kind; wait for it if none has come."""
        for frame in self.frames:
            if frame["type"] == kind:
                return frame
        return await self.next(kind)


@asynccontextmanager
async def window(playground: Playground, name: str, tab: str = "") -> AsyncIterator[Window]:
    url = f"{playground.url}/page?as={playground.actor(name).id}&tab={tab}"
    async with aiohttp.ClientSession() as session, session.ws_connect(url) as socket:
        yield Window(socket)


async def test_a_page_first_gets_the_members_and_then_a_snapshot(playground: Playground) -> None:
    async with window(playground, "Chen") as chen:
        hello = await chen.next("hello")
        assert hello["you"] == str(playground.actor("Chen").id)
        assert [(m["name"], m["bot"], m["owner"]) for m in hello["members"]] == [
            ("Ada", False, True), ("Bela", False, False), ("Chen", False, False), ("Lapidary", True, False)
        ]  # fmt: skip
        snapshot = await chen.next("snapshot")
        assert [c["name"] for c in snapshot["channels"]] == ["games", "lounge"]
        games = snapshot["messages"][str(playground.world.channel("games").id)]
        assert [m["content"] for m in games["messages"]] == ["Welcome! Type / below to see what can be done here."]
        assert games["more"] is False
        assert {m["name"] for m in snapshot["members"] if m["online"]} == {"Chen"}


async def test_a_page_without_a_member_gets_only_the_list_of_members(playground: Playground) -> None:
    for query in ("", "?as=", "?as=12", f"?as={playground.world.bot_id}", "?as=x", f"?as={'9' * 5000}"):
        async with (
            aiohttp.ClientSession() as session,
            session.ws_connect(f"{playground.url}/page{query}") as socket,
        ):
            hello = await Window(socket).next("hello")
            assert hello["you"] is None
            assert len(hello["members"]) == 4


async def test_posts_reach_everyone_who_sees_the_channel(playground: Playground) -> None:
    world = playground.world
    world.set_permission(world.channel("lounge"), "Chen", Permission.VIEW_CHANNEL, allowed=False)
    async with window(playground, "Ada") as ada, window(playground, "Chen") as chen:
        snapshot = await chen.next("snapshot")
        assert [c["name"] for c in snapshot["channels"]] == ["games"]
        await ada.next("snapshot")
        games, lounge = str(world.channel("games").id), str(world.channel("lounge").id)
        await ada.ask("post", channel_id=lounge, content="secret")
        reply = await ada.ask("post", channel_id=games, content=f"hello <@{playground.actor('Chen').id}>")

        created = await chen.next("message_created")
        assert created["message"]["id"] == reply["result"]["message_id"]
        updated = await chen.next("channel_updated")
        assert (updated["channel"]["unread"], updated["channel"]["mentions"]) == (1, 1)
        await chen.ask("mark_read", channel_id=games, message_id=created["message"]["id"])
        assert chen.frames[-2]["channel"]["unread"] == 0

        world.set_permission(world.channel("lounge"), "Chen", Permission.VIEW_CHANNEL, allowed=True)
        assert (await chen.next("channel_created"))["channel"]["id"] == lounge
        world.set_permission(world.channel("games"), "Chen", Permission.VIEW_CHANNEL, allowed=False)
        assert (await chen.next("channel_deleted"))["channel_id"] == games


class ChoiceModal(discord.ui.Modal, title="Which?"):
    def __init__(self) -> None:
        super().__init__()
        boxes: Any = discord.ui.CheckboxGroup(custom_id="boxes", required=False)
        boxes.add_option(label="One", value="one")
        boxes.add_option(label="Two", value="two")
        fields: dict[str, Any] = {
            "Files": discord.ui.FileUpload(custom_id="file", required=False),
            "Member": discord.ui.UserSelect(custom_id="member", required=False),
            "Thread": discord.ui.ChannelSelect(
                custom_id="channel", required=False, channel_types=[discord.ChannelType.public_thread]
            ),
            "Boxes": boxes,
        }
        for text, field in fields.items():
            self.add_item(discord.ui.Label(text=text, component=field))


class PageBot(TinyBot):
    def __init__(self) -> None:
        super().__init__()

        @self.tree.command()
        async def eat(interaction: discord.Interaction, fruit: str, number: int = 1) -> None:
            await interaction.response.send_message(f"{number} {fruit}", ephemeral=True)

        @eat.autocomplete("fruit")
        async def fruits(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
            return [app_commands.Choice(name=f.title(), value=f) for f in FRUIT if f.startswith(current)]

        @self.tree.command()
        async def ask(interaction: discord.Interaction) -> None:
            await interaction.response.send_modal(NameModal())

        @self.tree.command()
        async def send(interaction: discord.Interaction) -> None:
            await interaction.response.send_modal(FileModal())

        @self.tree.command()
        async def count(interaction: discord.Interaction) -> None:
            await interaction.response.send_message(view=counter(1))

        @self.tree.command()
        async def choose(interaction: discord.Interaction) -> None:
            await interaction.response.send_modal(ChoiceModal())

        @self.tree.command()
        async def greet(interaction: discord.Interaction, who: discord.Member) -> None:
            await interaction.response.send_message(f"Hello {who.name}")

        @self.tree.command()
        async def never(interaction: discord.Interaction) -> None:
            await self.gate.wait()


async def test_a_command_with_autocompletion_is_answered_privately(playground: Playground) -> None:
    async with running_bot(playground, PageBot()), window(playground, "Ada") as ada, window(playground, "Bela") as bela:
        commands = {c["name"]: c for c in (await ada.next("snapshot"))["commands"]}
        await bela.next("snapshot")
        games = str(playground.world.channel("games").id)
        use = {"channel_id": games, "command_id": commands["eat"]["id"], "path": []}
        offered = await ada.ask("autocomplete", **use, options={"fruit": "ap"}, focused="fruit")
        assert offered["result"]["choices"][0] == {"name": "Apple", "shown_name": "Apple", "value": "apple"}

        sent = await ada.ask("slash", **use, options={"fruit": "apple", "number": 2})
        answer = await ada.seen("message_created")
        assert answer["message"]["content"] == "2 apple"
        assert answer["message"]["flags"] == 64
        assert answer["message"]["interaction_metadata"]["id"] == sent["result"]["interaction_id"]

        wrong = await ada.ask("slash", **use, options={"fruit": "apple", "number": "2"})
        assert (wrong["ok"], wrong["error"]["code"]) == (False, "value")
        await ada.ask("dismiss", channel_id=games, message_id=answer["message"]["id"])
        await ada.seen("message_deleted")
        await bela.ask("typing", channel_id=games)
        assert not [frame for frame in bela.frames if frame["type"].startswith(("message", "interaction"))]


async def test_a_press_opens_a_modal_and_the_bot_answers_both(playground: Playground) -> None:
    async with (
        running_bot(playground, PageBot()),
        window(playground, "Ada", "one") as ada,
        window(playground, "Ada", "two") as elsewhere,
    ):
        commands = {c["name"]: c["id"] for c in (await ada.next("snapshot"))["commands"]}
        games = str(playground.world.channel("games").id)
        await ada.ask("slash", channel_id=games, command_id=commands["count"])
        board = (await ada.seen("message_created"))["message"]
        await ada.ask("click", channel_id=games, message_id=board["id"], custom_id="count:1")
        updated = (await ada.seen("message_updated"))["message"]
        assert updated["components"][0]["content"] == "The count is 2"

        await ada.ask("slash", channel_id=games, command_id=commands["ask"])
        modal = (await ada.seen("modal_opened"))["modal"]
        assert modal["title"] == "Who are you?"
        field = modal["components"][0]["components"][0]["custom_id"]
        refused = await ada.ask("submit", interaction_id=modal["interaction_id"], fields={field: "A"})
        assert refused["error"]["code"] == "too_long"
        async with window(playground, "Ada", "one") as reloaded, window(playground, "Ada") as second:
            assert [m["title"] for m in (await reloaded.next("snapshot"))["modals"]] == ["Who are you?"]
            assert (await second.next("snapshot"))["modals"] == []
        ada.frames.clear()
        accepted = await ada.ask("submit", interaction_id=modal["interaction_id"], fields={field: "Ada"})
        assert accepted["ok"]
        await ada.seen("modal_closed")
        assert (await ada.seen("message_created"))["message"]["content"] == "Hello Ada"
        while (await elsewhere.next("message_created"))["message"]["content"] != "Hello Ada":
            pass
        of_the_tab = {"interaction", "modal_opened", "modal_closed"}
        assert not of_the_tab & {frame["type"] for frame in elsewhere.frames}


async def test_a_missing_answer_is_reported_with_its_reason(still_playground: Playground, clock: Any) -> None:
    async with running_bot(still_playground, PageBot()), window(still_playground, "Ada") as ada:
        commands = {c["name"]: c["id"] for c in (await ada.next("snapshot"))["commands"]}
        games = str(still_playground.world.channel("games").id)
        await ada.ask("slash", channel_id=games, command_id=commands["never"])
        clock.advance(3.1)
        failed = await ada.next("interaction")
        assert failed["interaction"]["state"] == "failed"
        assert failed["interaction"]["reason"] == "The application did not respond"
        assert failed["interaction"]["name"] == "never"


async def test_only_the_playgrounds_page_may_upload_files_for_a_modal(playground: Playground) -> None:
    async with running_bot(playground, PageBot()), window(playground, "Ada") as ada, aiohttp.ClientSession() as http:
        commands = {c["name"]: c["id"] for c in (await ada.next("snapshot"))["commands"]}
        games = str(playground.world.channel("games").id)
        await ada.ask("slash", channel_id=games, command_id=commands["send"])
        modal = (await ada.seen("modal_opened"))["modal"]
        url = f"{playground.url}/page/uploads"
        whose = {"as": str(playground.actor("Ada").id), "interaction": modal["interaction_id"]}
        where = {**whose, "filename": "my match.txt"}

        foreign = await http.post(url, params=where, data=b"A1", headers={"Origin": "https://example.org"})
        assert foreign.status == 403
        for other in (
            {"as": str(playground.actor("Bela").id)},
            {"as": "1"},
            {"interaction": "7"},
            {"interaction": "x"},
        ):
            nobodys = await http.post(url, params={**where, **other}, data=b"A1")
            assert nobodys.status == 400
            assert (await nobodys.json())["code"] in ("unknown", "closed")
        large = await http.post(url, params=where, data=io.BytesIO(bytes(FILE_BYTES + 1)))
        assert await large.json() == {"code": "too_long", "message": "a file has at most 10 MB"}

        taken = await (await http.post(url, params=where, data=b"A1 C3")).json()
        sent = await ada.ask("submit", interaction_id=modal["interaction_id"], fields={"file": [taken["id"]]})
        assert sent["ok"]
        answer = (await ada.seen("message_created"))["message"]
        assert answer["content"] == "my_match.txt: A1 C3"


async def test_a_forged_value_is_refused_and_the_connection_stays_open(
    playground: Playground,
) -> None:
    dm = playground.actor("Ada").open_dm("Bela")
    async with running_bot(playground, PageBot()), window(playground, "Ada") as ada:
        commands = {c["name"]: c["id"] for c in (await ada.next("snapshot"))["commands"]}
        games = str(playground.world.channel("games").id)
        for who in ("²", "9" * 5000, -1, 1.5, True):
            use = {"channel_id": games, "command_id": commands["greet"], "options": {"who": who}}
            assert (await ada.ask("slash", **use))["error"]["code"] == "value", who

        await ada.ask("slash", channel_id=games, command_id=commands["choose"])
        modal = (await ada.seen("modal_opened"))["modal"]
        for wrong in (
            {"file": ["²"]},
            {"file": ["9" * 5000]},
            {"member": ["²"]},
            {"channel": [str(dm.id)]},
            {"channel": [games]},  # The select takes no channels of this type.
            {"boxes": True},
            {"boxes": "one"},
            {"boxes": ["one", "one"]},
        ):
            refused = await ada.ask("submit", interaction_id=modal["interaction_id"], fields=wrong)
            assert refused["error"]["code"] == "value", wrong


async def test_nobody_can_mark_future_messages_as_read(playground: Playground) -> None:
    async with window(playground, "Ada") as ada:
        await ada.next("snapshot")
        games = playground.world.channel("games")
        await ada.ask("mark_read", channel_id=str(games.id), message_id="9" * 20)
        playground.actor("Bela").post(games, "news")
        await ada.next("message_created")
        assert (await ada.next("channel_updated"))["channel"]["unread"] == 1


async def test_threads_and_direct_messages(playground: Playground) -> None:
    async with window(playground, "Ada") as ada, window(playground, "Bela") as bela:
        await ada.next("snapshot")
        await bela.next("snapshot")
        games = str(playground.world.channel("games").id)
        opened = await ada.ask("open_thread", channel_id=games, name="table one")
        thread = (await bela.next("channel_created"))["channel"]
        assert (thread["id"], thread["type"], thread["parent_id"]) == (opened["result"]["channel_id"], 11, games)
        assert (await bela.ask("archive", channel_id=thread["id"], archived=True))["ok"]  # Bela is a moderator.
        assert (await ada.ask("open_thread", channel_id=games, name=""))["error"]["code"] == "too_long"

        dm = (await ada.ask("open_dm", user_id=str(playground.actor("Bela").id)))["result"]["channel_id"]
        await ada.ask("post", channel_id=dm, content="psst")
        created = await bela.next("message_created")
        assert created["message"]["content"] == "psst"
        channel = await bela.next("channel_updated")
        assert (channel["channel"]["name"], channel["channel"]["recipient"]) == ("Ada", str(playground.actor("Ada").id))


async def test_older_messages_come_in_pages(playground: Playground) -> None:
    actor = playground.actor("Ada")
    for number in range(120):
        actor.post("lounge", f"{number}")
    async with window(playground, "Ada") as ada:
        lounge = str(playground.world.channel("lounge").id)
        newest = (await ada.next("snapshot"))["messages"][lounge]
        assert ([m["content"] for m in newest["messages"]], newest["more"]) == ([str(n) for n in range(70, 120)], True)
        older = await ada.ask("older", channel_id=lounge, before=newest["messages"][0]["id"], limit=100)
        assert [m["content"] for m in older["result"]["messages"]] == [str(n) for n in range(70)]
        assert older["result"]["more"] is False


BAD_FRAMES = ["nonsense", "[]", "{}", '{"type": "post", "id": 1}', '{"type": "post", "id": "1", "channel_id": 3}']


@pytest.mark.parametrize("frame", [*BAD_FRAMES, '{"type": "hack", "id": 1}', "[" * 100_000, b'{"id": 1}'])
async def test_a_malformed_frame_closes_only_its_connection(playground: Playground, frame: str | bytes) -> None:
    async with window(playground, "Ada") as ada, window(playground, "Bela") as bela:
        await ada.next("snapshot")
        await bela.next("snapshot")
        await (ada.socket.send_bytes(frame) if isinstance(frame, bytes) else ada.socket.send_str(frame))
        while (message := await ada.socket.receive()).type is aiohttp.WSMsgType.TEXT:
            pass
        assert message.data == 4002
        assert (await bela.ask("typing", channel_id=str(playground.world.channel("games").id)))["ok"]


async def test_a_members_language_changes_at_once(playground: Playground) -> None:
    async with running_bot(playground, TinyBot()), window(playground, "Ada") as ada, window(playground, "Bela") as bela:
        snapshot = await ada.next("snapshot")
        await bela.next("snapshot")
        assert (snapshot["language"], snapshot["words"]["page-reply"]) == ("en", "Reply")
        assert {"locale": "de", "language": "de"} in snapshot["languages"]

        reply = await bela.ask("read", user_id=snapshot["you"], locale="de")

        assert reply["ok"]
        words = await ada.next("words")
        assert (words["language"], words["words"]["page-reply"]) == ("de", "Antworten")
        assert (await ada.next("member_updated"))["member"]["locale"] == "de"
        assert (await bela.seen("member_updated"))["member"]["name"] == "Ada"
        assert not [frame for frame in bela.frames if frame["type"] == "words"]
    assert playground.world.user("Ada").locale == "de"


async def test_a_new_member_reaches_open_pages_and_can_choose_a_language(playground: Playground) -> None:
    async with window(playground, "Ada") as ada:
        await ada.next("snapshot")
        dora = playground.world.join("dora", "Dora")
        assert (await ada.next("member_updated"))["member"]["locale"] == "en-US"
        assert (await ada.ask("read", user_id=str(dora.id), locale="de"))["ok"]
    assert dora.locale == "de"


@pytest.mark.parametrize(
    ("query", "header", "language", "said"),
    [
        ("", "de-AT,en;q=0.5", "de", "Die Seite wird geöffnet …"),
        ("", "", "en", "Opening the playground…"),
        ("?as=CHEN", "en-US", "de", "Die Seite wird geöffnet …"),
    ],
)
async def test_the_page_itself_is_in_the_language_of_its_reader(
    playground: Playground, query: str, header: str, language: str, said: str
) -> None:
    address = f"{playground.url}/{query}".replace("CHEN", str(playground.actor("Chen").id))
    async with (
        aiohttp.ClientSession() as session,
        session.get(address, headers={"Accept-Language": header}) as response,
    ):
        page = await response.text()
    assert f'<html lang="{language}"' in page
    assert f'<p class="starting">{said}</p>' in page


REFUSED: list[tuple[str, dict[str, Any]]] = [
    ("post", {"channel_id": "12", "content": "x"}),
    ("post", {"channel_id": "x", "content": "x"}),
    ("click", {"channel_id": "GAMES", "message_id": "7", "custom_id": "x"}),
    ("slash", {"channel_id": "GAMES", "command_id": "7"}),
    ("click", {"channel_id": "GAMES", "message_id": "9" * 5000, "custom_id": "x"}),
    ("submit", {"interaction_id": "7", "fields": {}}),
    ("close_modal", {"interaction_id": "7"}),
    ("open_dm", {"user_id": "7"}),
    ("archive", {"channel_id": "GAMES", "archived": True}),
    ("read", {"user_id": "7", "locale": "de"}),
    ("read", {"user_id": "x", "locale": "tlh"}),
    ("post", {"channel_id": "GAMES", "content": " "}),
    ("post", {"channel_id": "GAMES", "content": "x" * 2001}),
]


@pytest.mark.parametrize(("kind", "fields"), REFUSED)
async def test_a_well_formed_but_impossible_request_is_refused(playground: Playground, kind: str, fields: Json) -> None:
    async with window(playground, "Chen") as chen:
        await chen.next("snapshot")
        games = str(playground.world.channel("games").id)
        sent = {key: games if value == "GAMES" else value for key, value in fields.items()}
        reply = await chen.ask(kind, **sent)
        assert reply["ok"] is False
        assert reply["error"]["message"]


@pytest.mark.parametrize("path", ["/page", "/"])
async def test_requests_from_other_sites_are_refused(playground: Playground, path: str) -> None:
    async with aiohttp.ClientSession() as session:
        async with session.get(playground.url + path, headers={"Host": "evil.example:80"}) as response:
            assert response.status == 403
        foreign = {"Origin": "http://evil.example"}
        async with session.get(f"{playground.url}/page", headers=foreign) as response:
            assert response.status == 403


async def test_a_frame_that_is_too_large_closes_only_its_connection(playground: Playground) -> None:
    games = str(playground.world.channel("games").id)
    async with window(playground, "Ada") as ada, window(playground, "Bela") as bela:
        await ada.next("snapshot")
        await bela.next("snapshot")
        await ada.socket.send_json({"type": "post", "id": 1, "channel_id": games, "content": "x" * MAX_FRAME})
        while (message := await ada.socket.receive()).type is aiohttp.WSMsgType.TEXT:
            pass
        assert message.data == aiohttp.WSCloseCode.MESSAGE_TOO_BIG
        assert (await bela.ask("typing", channel_id=games))["ok"]


async def test_the_page_works_with_https(playground: Playground) -> None:
    own = f"https://127.0.0.1:{playground.port}"
    url = f"{playground.url}/page"
    async with aiohttp.ClientSession() as session, session.ws_connect(url, headers={"Origin": own}) as socket:
        assert (await socket.receive_json())["type"] == "hello"


async def test_a_page_that_other_machines_can_reach_needs_the_key() -> None:
    async with Playground(World.default(), host="0.0.0.0") as playground, aiohttp.ClientSession() as session:
        key = playground.page_url.partition("?key=")[2]
        home = f"http://127.0.0.1:{playground.port}"
        assert len(key) >= 20
        for path in ("/", "/page"):
            for query in ("", "?key=wrong", f"?key={key[:-1]}"):
                async with session.get(home + path + query) as response:
                    assert response.status == 403, path + query
        async with session.get(f"{home}/?key={key}") as response:
            assert response.status == 200
        async with session.ws_connect(f"{home}/page?key={key}") as socket:
            assert (await socket.receive_json())["type"] == "hello"


async def test_each_world_has_its_key_and_loopback_needs_no_key() -> None:
    world = World.default()
    links = []
    for _ in range(2):
        async with Playground(world, host="0.0.0.0") as playground:
            links.append(playground.page_url.partition("?key=")[2])
    async with Playground(World.default(), host="0.0.0.0") as playground:
        links.append(playground.page_url.partition("?key=")[2])
    async with Playground(World.default()) as playground:
        assert playground.page_url == playground.url

    assert links[0] == links[1] != links[2]


async def test_only_the_pages_files_are_served(playground: Playground) -> None:
    async with aiohttp.ClientSession() as session:
        async with session.get(playground.url + "/") as response:
            assert response.status == 200
            assert response.content_type == "text/html"
            assert response.headers["Content-Security-Policy"].startswith("default-src 'self'")
        nowhere = ("/nothing.js", "/script", "/a%00b", f"/{'a' * 3000}", f"/cdn/emojis/{'9' * 5000}")
        for outside in ("/..%2f__init__.py", "/%2e%2e/server.py", *nowhere):
            async with session.get(playground.url + outside) as response:
                assert response.status == 404
