"""Tests of the codec with a small game. The fields of its state differ between three versions of the rules."""

from collections.abc import Mapping
from typing import Any, cast

import msgspec
import pytest

from bot.engine.codec import Codec
from bot.engine.game import About, AnyGame
from bot.errors import StorageError


class Count(msgspec.Struct, frozen=True):
    gems: int
    cells: bytes = b""


class Add(msgspec.Struct, frozen=True, tag="add"):
    gems: int


class Clear(msgspec.Struct, frozen=True, tag="clear"):
    pass


class Counting:
    """A game that has only what the codec uses.

    In version 1, the field `gems` had the name `stones`. In versions 1 and 2, its value was a text.
    """

    about = About(
        key="counting",
        rules_version=3,
        secrets=False,
        state=Count,
        options=Count,
        move=Add | Clear,
        event=Add | Clear,
        samples=(Count(0),),
    )

    def upgrade(self, state: Mapping[str, Any], rules_version: int) -> Mapping[str, Any]:
        plain = dict(state.items())
        if rules_version < 2:
            plain["gems"] = str(plain.pop("stones"))
        if rules_version < 3:
            plain["gems"] = int(plain["gems"])
        return plain


@pytest.fixture
def codec() -> Codec:
    return Codec(cast(AnyGame, Counting()))


def test_decoding_returns_the_encoded_values(codec: Codec) -> None:
    events = (Add(3), Clear(), Add(2**63))

    assert codec.decode_state(codec.encode(Count(2**64 - 1, b"\0\xff")), 3) == Count(2**64 - 1, b"\0\xff")
    assert codec.decode_options(codec.encode(Count(1))) == Count(1)
    assert codec.decode_events(codec.encode_events(events)) == events
    assert codec.decode_events(codec.encode_events([])) == ()


@pytest.mark.parametrize(("version", "plain"), [(1, {"stones": 7}), (2, {"gems": "7"})])
def test_an_older_state_is_upgraded(codec: Codec, version: int, plain: dict[str, Any]) -> None:
    data = msgspec.msgpack.encode({**plain, "cells": b"\1"})

    assert codec.decode_state(data, version) == Count(7, b"\1")


def test_a_newer_state_is_refused_and_says_what_helps(codec: Codec) -> None:
    with pytest.raises(StorageError, match=r"counting .* version 4, .* up to 3: start the newer program"):
        codec.decode_state(codec.encode(Count(1)), 4)


@pytest.mark.parametrize("version", [2, 3])
@pytest.mark.parametrize("data", [b"", b"\xc1", msgspec.msgpack.encode({"gems": 1, "cells": 5})])
def test_bytes_that_are_no_state_are_refused(codec: Codec, version: int, data: bytes) -> None:
    with pytest.raises(StorageError, match="counting cannot be read"):
        codec.decode_state(data, version)


@pytest.mark.parametrize(
    ("version", "plain"),
    [
        pytest.param(2, {"gems": "many"}, id="no number"),
        pytest.param(2, {"gems": []}, id="another type"),
        pytest.param(1, {"gems": 7}, id="no such field"),
        pytest.param(1, 7, id="no fields at all"),
    ],
)
def test_a_state_that_an_upgrade_cannot_read_is_refused(codec: Codec, version: int, plain: object) -> None:
    with pytest.raises(StorageError, match="counting cannot be read"):
        codec.decode_state(msgspec.msgpack.encode(plain), version)


def test_another_games_events_are_refused(codec: Codec) -> None:
    with pytest.raises(msgspec.ValidationError):
        codec.decode_events(msgspec.msgpack.encode([{"type": "stolen"}]))
