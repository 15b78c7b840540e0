"""Tests of who is told on a private board that a match is over."""

from types import SimpleNamespace
from typing import Any, cast

from bot.machine import SystemClock
from bot.sessions.model import BoardMessage
from bot.ui.boards.onlookers import Onlookers
from bot.ui.entry.latest import Latest, Shown

PLACE = SimpleNamespace(guild=1, channel=20)
OVER = cast(
    Any,
    SimpleNamespace(
        id="race", over=True, private=False, state=1, game="gems", place=PLACE, to_move=(), seats=(), spectators=()
    ),
)
OVER.seen_by = lambda *_: OVER  # it is in a channel


async def test_a_member_who_goes_on_while_others_are_told_keeps_what_they_see() -> None:
    latest, told = Latest(SystemClock().monotonic), list[str]()

    def show(user: int, about: str) -> None:
        async def delete() -> None:
            """Delete nothing."""

        async def close(link: str) -> None:
            told.append(f"{user} {link}")
            show(2, "")  # the second member presses a button while the first one is told

        latest.show((user, 10), Shown(user, delete, True, latest.now(), close, about))

    async def board_of(match: object, seconds: float) -> BoardMessage:
        return BoardMessage(channel=10, message=100)

    faces = {"gems": SimpleNamespace(hides_boards=lambda match: True)}
    onlookers = Onlookers(latest, cast(Any, SimpleNamespace(board_of=board_of)), cast(Any, faces))
    show(1, "race")
    show(2, "race")
    onlookers.announce(OVER)
    await onlookers.settle()

    assert told == ["1 https://discord.com/channels/1/10/100"]
