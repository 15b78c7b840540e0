"""Tests of which channels and threads of a server a member sees."""

from types import SimpleNamespace
from typing import Any
from unittest.mock import Mock

import discord
import pytest

from bot.ui.entry.permissions import all_see, may_see

HERE, THERE = 1, 2


@pytest.mark.parametrize(
    ("private", "given", "seen"),
    [
        (False, {"view_channel": True}, True),
        (False, {"manage_threads": True}, False),
        (True, {"view_channel": True}, False),
        (True, {"view_channel": True, "manage_threads": True}, True),
    ],
)
def test_only_members_who_manage_threads_see_a_private_thread(
    private: bool, given: dict[str, bool], seen: bool
) -> None:
    thread = Mock(spec=discord.Thread)
    thread.is_private.return_value = private
    thread.permissions_for.return_value = discord.Permissions(**given)
    guild = SimpleNamespace(get_channel_or_thread={THERE: thread}.get)
    interaction: Any = SimpleNamespace(channel_id=HERE, guild=guild, user=Mock(spec=discord.Member))

    assert may_see(interaction, THERE) is seen
    assert may_see(interaction, HERE)
    assert not may_see(interaction, 3)


EVERYONE, ROLE, MEMBER = (discord.Object(number) for number in (10, 11, 12))


@pytest.mark.parametrize(
    ("given", "overwrites", "seen"),
    [
        (True, {}, True),
        (False, {}, False),
        (True, {ROLE: True, MEMBER: None}, True),
        (True, {MEMBER: False}, False),
    ],
)
def test_all_see_a_channel_that_is_hidden_from_nobody(
    given: bool, overwrites: dict[discord.Object, bool | None], seen: bool
) -> None:
    assert all_see(beside(channel(given, overwrites)), THERE) is seen


def test_all_see_the_same_channel_and_its_public_threads() -> None:
    closed = channel(False, {})
    assert all_see(beside(closed), HERE)
    assert not all_see(beside(closed), 3)
    closed.id = HERE
    assert all_see(beside(thread_in(closed, private=False)), THERE)
    assert not all_see(beside(thread_in(closed, private=True)), THERE)


def test_all_who_see_a_thread_see_its_channel() -> None:
    closed, thread = channel(False, {}), Mock(spec=discord.Thread)
    thread.parent_id = THERE
    assert all_see(beside(closed, thread), THERE)


def channel(given: bool, overwrites: dict[discord.Object, bool | None]) -> Mock:
    found = Mock(spec=discord.TextChannel, id=THERE, guild=SimpleNamespace(default_role=EVERYONE))
    found.permissions_for.return_value = discord.Permissions(view_channel=given)
    found.overwrites = {who: discord.PermissionOverwrite(view_channel=view) for who, view in overwrites.items()}
    return found


def thread_in(parent: Mock, *, private: bool) -> Mock:
    thread = Mock(spec=discord.Thread)
    thread.parent = parent
    thread.is_private.return_value = private
    return thread


def beside(found: Mock, here: Mock | None = None) -> Any:
    """Return an interaction in one channel of a server that has another one."""
    return SimpleNamespace(
        channel_id=HERE, channel=here, guild=SimpleNamespace(get_channel_or_thread={THERE: found}.get)
    )
