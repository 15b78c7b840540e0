"""Tests of messages posted with a nonce: a text by which Discord recognizes a repeated post."""

from typing import Any, cast

import discord
import pytest

from bot.ui.panels import (
    LONGEST_NONCE,
    LONGEST_TEXT,
    MOST_BYTES,
    Layout,
    bytes_of,
    panel,
    posted,
    with_first,
    with_said,
)


class Channel:
    def __init__(self) -> None:
        self.sent: list[dict[str, Any]] = []

    async def send(self, **fields: Any) -> None:
        self.sent.append(fields)


@pytest.mark.parametrize("nonce", ["", "a" * (LONGEST_NONCE + 1)])
async def test_no_message_is_posted_without_a_nonce_that_discord_accepts(nonce: str) -> None:
    channel = Channel()

    with pytest.raises(ValueError, match="no nonce"):
        await posted(cast(Any, channel), panel("Hello."), mentions=(), nonce=nonce)

    assert channel.sent == []


async def test_a_post_has_its_nonce_and_notifies_only_the_named_members() -> None:
    channel = Channel()

    await posted(cast(Any, channel), panel("Hello."), mentions=(7,), nonce="k7qa2mzx-1")

    [sent] = channel.sent
    assert sent["nonce"] == "k7qa2mzx-1"
    assert sent["allowed_mentions"].to_dict() == {"parse": [], "users": [7]}


def sent_texts(layout: Layout) -> list[str]:
    return [str(part["content"]) for part in cast(Any, layout).to_components() if "content" in part]


@pytest.mark.parametrize("letter", ["a", "م", "ก", "💎"])
@pytest.mark.parametrize("parts", [1, 2, 7])
def test_texts_of_any_script_fit_into_a_message(letter: str, parts: int) -> None:
    texts = sent_texts(Layout(*(discord.ui.TextDisplay(f"{letter * 31} " * 160) for _ in range(parts))))

    assert 3_600 < sum(map(len, texts)) <= LONGEST_TEXT or 9_600 < sum(map(bytes_of, texts)) <= MOST_BYTES
    assert sum(map(bytes_of, texts)) <= MOST_BYTES
    assert all(len(text) > 150 for text in texts)


def test_a_text_that_made_room_for_a_sentence_is_whole_without_it() -> None:
    text = "a" * LONGEST_TEXT
    kept = panel(text)

    assert [len(one) for one in sent_texts(with_first(kept, "First." * 50))] == [300, LONGEST_TEXT - 300]
    assert sent_texts(kept) == [text]
    assert sent_texts(with_said(with_said(kept, "Said." * 50), "")) == [text]
