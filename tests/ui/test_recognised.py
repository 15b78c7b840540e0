"""Tests of how the match of a message is recognised, without Discord."""

import threading
from collections.abc import Sequence
from types import SimpleNamespace
from typing import cast
from unittest.mock import patch

import pytest

from bot.sessions.letter import Letter
from bot.sessions.memory.record import Replay
from bot.sessions.model import BoardMessage
from bot.sessions.sessions import Sessions
from bot.ui.address import Address
from bot.ui.boards import earlier, recognised
from bot.ui.boards.recognised import MOST_AT_ONCE, Message, Recognised, moment_shown

GAMES = ("heap",)
GUILD, CHANNEL = 1, 10


class Boards:
    """Knows some matches, each with its newest version, and counts how often it is asked for them."""

    def __init__(self, *found: tuple[str, int]) -> None:
        self.found, self.asked = found, 0

    async def line_at(self, message: int) -> None:
        return None

    async def going_on(self, guild: int, channel: int, begun: int, ended: int) -> tuple[tuple[str, int], ...]:
        assert (guild, channel) == (GUILD, CHANNEL)
        assert begun > ended
        self.asked += 1
        return self.found


def line(match: str, version: int) -> Message:
    """Return a line that stands in place of a board."""
    mark = earlier._mark_of(earlier.nonce_of_line(match, version))
    return Message(1 << 60, CHANNEL, [{"type": 17, "components": [{"type": 10, "id": mark}]}])


def board(*named: tuple[str, int]) -> Message:
    """Return a message with a button for each match and version."""
    buttons = [{"custom_id": str(Address("b", "heap", "move", match, version))} for match, version in named]
    return Message(1 << 60, CHANNEL, [{"type": 1, "components": buttons}])


async def found(message: Message, boards: Boards) -> Recognised | None:
    return await recognised.recognised(message, GUILD, 0, GAMES, cast(Sessions, SimpleNamespace(boards=boards)))


async def test_a_line_is_found_by_its_mark() -> None:
    boards = Boards(("aaaaaaaaaa", 3), ("bbbbbbbbbb", 7))
    assert await found(line("bbbbbbbbbb", 7), boards) == Recognised("bbbbbbbbbb", 7)
    assert await found(line("bbbbbbbbbb", 8), boards) is None


async def test_a_message_without_a_mark_is_compared_with_no_match() -> None:
    boards = Boards(("aaaaaaaaaa", 3))
    for parts in ([], [{"type": 10, "id": 3}]):
        assert await found(Message(1 << 60, CHANNEL, parts), boards) is None
    assert boards.asked == 0


@pytest.mark.parametrize(("newest", "apart"), [(MOST_AT_ONCE - 1, False), (MOST_AT_ONCE, True)])
async def test_many_versions_are_hashed_apart_from_what_others_wait_for(newest: int, *, apart: bool) -> None:
    threads = list[int]()

    def compared(marks: Sequence[int], match: str, newest: int) -> int | None:
        threads.append(threading.get_ident())
        return earlier.version_marked(marks, match, newest)

    with patch.object(recognised, "version_marked", compared):
        shown = await found(line("aaaaaaaaaa", newest), Boards(("aaaaaaaaaa", newest)))
    assert shown == Recognised("aaaaaaaaaa", newest)
    assert [one != threading.get_ident() for one in threads] == [apart]


async def test_a_message_that_names_several_matches_shows_none_of_them() -> None:
    assert await found(board(("aaaaaaaaaa", 3), ("aaaaaaaaaa", 5)), Boards()) == Recognised("aaaaaaaaaa", 5)
    assert await found(board(("aaaaaaaaaa", 3), ("bbbbbbbbbb", 3)), Boards()) is None


def test_the_newest_board_shows_the_version_that_was_shown_in_it_last() -> None:
    entries = [SimpleNamespace(entry=SimpleNamespace(version=version, at=version)) for version in range(1, 6)]
    newest = BoardMessage(1 << 60, CHANNEL, version_shown=4)
    letters = (Letter(7, 0, wanted=5, version=3, message=9),)
    match = SimpleNamespace(board=newest, letters=letters)
    replay = cast(Replay, SimpleNamespace(match=match, moments=entries, last=4))
    told = Recognised("aaaaaaaaaa")  # no button tells the version, and the message is older than what it shows
    assert moment_shown(told, 1 << 60, replay) == 3
    assert moment_shown(told, (1 << 60) + 1, replay) == 4
    assert moment_shown(told, 9, replay) == 2
    assert moment_shown(told._replace(version=2), (1 << 60) + 1, replay) == 1
    assert moment_shown(told._replace(moment=9), 1 << 60, replay) == 4
