"""Tests of the check against Discord's OpenAPI description: it reports wrong requests and no others."""

from typing import Any

import discord
import pytest

from bot.playground import Playground
from tests.playground.fixtures import discord_spec, open_playground, running_bot
from tests.playground.tiny_bot import TinyBot

MESSAGES = "/channels/{channel_id}/messages"
CALLBACK = "/interactions/{interaction_id}/{interaction_token}/callback"
COMMANDS = "/applications/{application_id}/commands"


def row(*children: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(children)}


def button(**changes: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": "A", "custom_id": "a", **changes}


BROKEN = [
    ("POST", MESSAGES, {"components": [row(button(label="x" * 81))]}, "components/0/components/0/label"),
    ("POST", MESSAGES, {"components": [row(button(style=9))]}, "components/0/components/0/style"),
    ("POST", MESSAGES, {"components": [{"type": 99}]}, "components/0/type"),
    ("POST", MESSAGES, {"components": [row(*[button()] * 6)]}, "components/0/components"),
    ("POST", MESSAGES, {"content": 7}, "content"),
    ("POST", MESSAGES, {"embeds": [{"title": "x" * 257}]}, "embeds/0/title"),
    ("POST", MESSAGES, {"attachments": [{"filename": "no id"}]}, "attachments/0"),
    ("POST", MESSAGES, None, ""),
    ("POST", CALLBACK, {"type": 4, "data": {"flags": "64"}}, "data/flags"),
    ("POST", CALLBACK, {"type": 44}, "type"),
    ("POST", CALLBACK, {"type": 9, "data": {"custom_id": "m", "title": "x" * 46, "components": []}}, "data/title"),
    ("PUT", COMMANDS, [{"name": "x" * 33, "description": "d"}], "0/name"),
    ("PUT", COMMANDS, [{"name": "x", "options": [{"type": 3, "name": "o"}]}], "0/options/0"),
    ("POST", "/nowhere", {}, ""),
]


@pytest.mark.parametrize(("method", "path", "body", "where"), BROKEN)
def test_a_wrong_request_is_reported(method: str, path: str, body: Any, where: str) -> None:
    found = discord_spec().check(method, path, body)

    assert where in [violation.where for violation in found]
    assert all(violation.request == f"{method} {path}" for violation in found)


SOUND = [
    ("POST", MESSAGES, {"content": "x", "flags": 4, "allowed_mentions": {"parse": [], "users": [1, "2"]}}),
    ("POST", MESSAGES, {"components": [row(button(), button(url="https://example.org", custom_id=None, style=5))]}),
    ("POST", MESSAGES, {"attachments": [{"id": 0, "filename": "a.png", "description": None}], "embeds": None}),
    ("POST", CALLBACK, {"type": 6}),
    ("POST", CALLBACK, {"type": 5, "data": None}),
    ("POST", CALLBACK, {"type": 8, "data": {"choices": [{"name": "a", "value": 1}]}}),
    ("PUT", COMMANDS, []),
    ("GET", "/users/@me", None),
]


@pytest.mark.parametrize(("method", "path", "body"), SOUND)
def test_a_correct_request_is_not_reported(method: str, path: str, body: Any) -> None:
    assert discord_spec().check(method, path, body) == []


def test_cached_results_distinguish_true_from_one() -> None:
    spec = discord_spec()
    for _ in range(2):  # The second check uses the results in the cache.
        assert spec.check("POST", MESSAGES, {"content": "x", "tts": True}) == []
        assert [each.where for each in spec.check("POST", MESSAGES, {"content": "x", "tts": 1})] == ["tts"]
        assert [each.where for each in spec.check("POST", MESSAGES, {"content": "x", "flags": True})] == ["flags"]


async def test_a_wrong_request_of_a_bot_fails_the_test() -> None:
    with pytest.raises(AssertionError, match=r"POST /channels/\{channel_id\}/messages poll"):
        async with open_playground() as playground:
            await _send(playground, {"content": "x", "poll": "loud"})


async def test_without_a_description_only_the_limits_are_checked(playground: Playground) -> None:
    playground.rest.spec = None
    await _send(playground, {"content": "x", "poll": "loud"})
    with pytest.raises(discord.HTTPException):
        await _send(playground, {"content": "x" * 2001})
    assert playground.violations == []


async def _send(playground: Playground, body: dict[str, Any]) -> None:
    bot = TinyBot()
    async with running_bot(playground, bot):
        channel = playground.world.channel("games").id
        route = discord.http.Route("POST", "/channels/{channel_id}/messages", channel_id=channel)
        await bot.http.request(route, json=body)
