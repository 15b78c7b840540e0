"""Tests of messages posted with a nonce: a text by which Discord recognizes a repeated post."""

from typing import Any, cast

import pytest

from bot.ui.panels import LONGEST_NONCE, panel, posted


class Channel:
    def __init__(self) -> None:
        self.sent: list[dict[str, Any]] = []

    async def send(self, **fields: Any) -> None:
        self.sent.append(fields)


@pytest.mark.parametrize("nonce", ["", "a" * (LONGEST_NONCE + 1)])
async def test_no_message_is_posted_without_a_nonce_that_discord_accepts(nonce: str) -> None:
    channel = Channel()

    with pytest.raises(ValueError, match="no nonce"):
        await posted(cast(Any, channel), panel("Hello."), None, mentions=(), nonce=nonce)

    assert channel.sent == []


async def test_a_post_has_its_nonce_and_notifies_only_the_named_members() -> None:
    channel = Channel()

    await posted(cast(Any, channel), panel("Hello."), None, mentions=(7,), nonce="k7qa2mzx-1")

    [sent] = channel.sent
    assert sent["nonce"] == "k7qa2mzx-1"
    assert sent["allowed_mentions"].to_dict() == {"parse": [], "users": [7]}
