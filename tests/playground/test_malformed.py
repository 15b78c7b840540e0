"""Tests of malformed bodies: each is accepted, or refused with an ApiError and changes nothing."""

import copy
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.playground import World
from bot.playground.rest import messages
from bot.playground.rest.command_limits import check_commands
from bot.playground.rest.errors import ApiError
from bot.playground.rest.files import Body, Upload
from bot.playground.rest.interactions import Interactions
from bot.playground.rest.payloads import message_json
from bot.playground.world.interaction import Kind
from bot.playground.world.model import Json
from tests.playground.tiny_bot import PNG

JUNK = st.one_of(
    st.none(), st.booleans(), st.integers(-5, 2**64), st.floats(allow_nan=False), st.text(max_size=5),
    st.just([]), st.just({}), st.just([None]), st.just([{}]), st.just({"type": 17}), st.just("x" * 5000),
)  # fmt: skip
BUTTON = {"type": 2, "style": 1, "label": "A", "custom_id": "a", "emoji": {"name": "x"}}
SELECT = {"type": 3, "custom_id": "s", "min_values": 1, "max_values": 1, "options": [{"label": "L", "value": "v"}]}
LAYOUT = [
    {"type": 17, "components": [
        {"type": 10, "content": "text <@1>"},
        {"type": 12, "items": [{"media": {"url": "attachment://a.png"}, "description": "alt"}]},
        {"type": 9, "components": [{"type": 10, "content": "t"}],
         "accessory": {"type": 11, "media": {"url": "attachment://a.png"}}},
        {"type": 13, "file": {"url": "attachment://a.png"}},
        {"type": 1, "components": [BUTTON]}, {"type": 1, "components": [SELECT]}]},
]  # fmt: skip
EMBED = {"title": "t", "fields": [{"name": "n", "value": "v"}], "footer": {"text": "f"}, "author": {"name": "a"},
         "image": {"url": "attachment://a.png"}}  # fmt: skip
CLASSIC: Json = {
    "content": "hello", "embeds": [EMBED], "components": [{"type": 1, "components": [BUTTON]}], "flags": 4,
    "allowed_mentions": {"parse": ["users"], "users": ["1"], "replied_user": True}, "nonce": "n",
    "attachments": [{"id": 0, "filename": "a.png", "description": "alt"}],
    "message_reference": {"message_id": "1", "fail_if_not_exists": False},
}  # fmt: skip
MODERN: Json = {"components": LAYOUT, "flags": 1 << 15, "attachments": [{"id": "0", "filename": "a.png"}]}
MODAL: Json = {"custom_id": "m", "title": "t", "components": [
    {"type": 18, "label": "l", "component": {"type": 4, "custom_id": "i", "style": 1, "max_length": 3}},
    {"type": 1, "components": [{"type": 4, "custom_id": "j", "style": 1, "label": "l"}]},
    {"type": 18, "label": "l", "component": {**SELECT, "required": True}}]}  # fmt: skip
COMMAND: Json = {"name": "c", "description": "d", "description_localizations": {"de": "d"}, "options": [
    {"type": 2, "name": "g", "description": "d", "options": [
        {"type": 1, "name": "s", "description": "d", "options": [
            {"type": 3, "name": "o", "description": "d", "choices": [{"name": "n", "value": "v"}]}]}]}]}  # fmt: skip


@st.composite
def spoilt(draw: st.DrawFn, sound: Json) -> Json:
    """Draw a copy of a valid body in which one value is removed or replaced by junk."""
    body = copy.deepcopy(sound)
    places = list(_places(body))
    holder, key = places[draw(st.integers(0, len(places) - 1))]
    if isinstance(holder, dict) and draw(st.booleans()):
        del holder[key]
    else:
        holder[key] = draw(JUNK)
    return body


def _places(node: Any) -> Any:
    children = node.items() if isinstance(node, dict) else enumerate(node) if isinstance(node, list) else ()
    for key, child in list(children):
        yield node, key
        yield from _places(child)


def form(fields: Json) -> Body:
    return Body(fields, {0: Upload("a.png", PNG)})


@pytest.mark.slow
@settings(max_examples=100, deadline=None)
@given(st.one_of(spoilt(CLASSIC), spoilt(MODERN)))
def test_messages(fields: Json) -> None:
    world = World.default()
    channel = world.channel("games").id
    try:
        message = messages.create(world, channel, fields, form(fields))
    except ApiError:
        assert world.files == {}
        return
    world.add_message(message)
    message_json(world, message, "")
    before = copy.deepcopy(message)
    try:
        messages.edit(world, message, fields, form(fields))
    except ApiError:
        assert message == before


@pytest.mark.slow
@settings(max_examples=100, deadline=None)
@given(
    st.one_of(
        spoilt({"type": 4, "data": CLASSIC}), spoilt({"type": 4, "data": MODERN}),
        spoilt({"type": 5, "data": {"flags": 64}}), spoilt({"type": 9, "data": MODAL}),
    )
)  # fmt: skip
def test_answers(fields: Json) -> None:
    world = World.default(clock=Still())
    interactions = Interactions(world)
    opened = interactions.open(Kind.SLASH, world.user("Ada").id, world.channel("games").id, {}, name="c")
    try:
        interactions.answer(opened.id, opened.token, form(fields))
    except ApiError:
        assert opened.state == "sent"
        assert len(world.state.messages[opened.channel_id]) == 1


@settings(max_examples=100, deadline=None)
@given(spoilt({"list": [COMMAND, {"name": "d", "type": 2}]}))
def test_commands(body: Json) -> None:
    listed = body.get("list")
    if isinstance(listed, list):
        with suppress(ApiError):
            check_commands(listed)


class Still:
    """A clock that stands still and makes no calls."""

    def now(self) -> float:
        return 1_700_000_000.0

    def monotonic(self) -> float:
        return 0.0

    def call_later(self, seconds: float, callback: object) -> "Still":
        return self

    def cancel(self) -> None:
        pass
