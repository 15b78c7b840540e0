"""Tests of which channels and threads of a server a member sees."""

from types import SimpleNamespace
from typing import Any
from unittest.mock import Mock

import discord
import pytest

from bot.ui.entry.permissions import may_see

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
