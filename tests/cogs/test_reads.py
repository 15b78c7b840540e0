"""Tests that a command or a press reads its match once, and makes no query twice."""

from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from bot.playground import Actor
from bot.sessions.model import Match, Request
from bot.storage import reads
from tests.cogs import gembatan_table, gemrush_table
from tests.cogs.desk import Desk, buttons, started


class Looks:
    """Counts what is read from now on.

    Attributes:
        asked: how often each query was made with the same arguments.
        seen: for each match id, how often the match was read for a member.
    """

    def __init__(self, desk: Desk, patched: pytest.MonkeyPatch) -> None:
        self.asked: Counter[tuple[str, tuple[Any, ...]]] = Counter()
        self.seen: Counter[str] = Counter()
        read, match = desk.store.read, desk.sessions.matches.match

        async def counting(query: Callable[..., Awaitable[Any]], *args: Any, **kwargs: Any) -> Any:
            if query in (reads.open_match, reads.last_acted, reads.snapshot):
                self.asked[query.__name__, args] += 1
            return await read(query, *args, **kwargs)

        async def looking(match_id: str, request: Request | None = None) -> Match:
            self.seen[match_id] += request is not None
            return await match(match_id, request)

        patched.setattr(desk.store, "read", counting)
        patched.setattr(desk.sessions.matches, "match", looking)


async def a_command_of_gems(desk: Desk, patched: pytest.MonkeyPatch) -> tuple[Actor, Looks]:
    ada = desk.actor("Ada")
    await desk.slash(ada, "gems new")
    start, goal = (await desk.legal(ada))[0].split("-")
    await desk.restart()  # Now no match is in memory.
    looks = Looks(desk, patched)
    await desk.slash(ada, "gems move", from_=start, to=goal)
    return ada, looks


async def a_form_of_gems(desk: Desk, patched: pytest.MonkeyPatch) -> tuple[Actor, Looks]:
    ada = desk.actor("Ada")
    await desk.slash(ada, "gems new")
    opened = await desk.typing(ada, desk.board(ada))
    move = (await desk.legal(ada))[0]
    await desk.restart()
    looks = Looks(desk, patched)
    await ada.submit(opened, {"move": move})
    return ada, looks


async def a_menu_of_gembatan(desk: Desk, patched: pytest.MonkeyPatch) -> tuple[Actor, Looks]:
    ada, _ = await gembatan_table.seated_ada_first(desk, gembatan_table.TWO)
    panel = (await desk.press(ada, "Play")).answer
    filling = next(value for value in gembatan_table.offered(panel) if value.startswith("fill "))
    await desk.restart()
    looks = Looks(desk, patched)
    await gembatan_table.choose(desk, ada, panel, filling)
    return ada, looks


async def a_button_of_rush(desk: Desk, patched: pytest.MonkeyPatch) -> tuple[Actor, Looks]:
    members = await gemrush_table.seated(desk, "Ada", "Bela", skills="none")
    mover = members[(await desk.match(members[0])).to_move[0]]
    walk = next(each for each in buttons(desk.board(mover)).values() if ":do:" in each)
    await desk.restart()
    looks = Looks(desk, patched)
    await mover.click(desk.board(mover), walk)
    return mover, looks


@pytest.mark.parametrize("ask", [a_command_of_gems, a_form_of_gems, a_menu_of_gembatan, a_button_of_rush])
async def test_a_match_is_read_once_for_a_command_or_a_press(
    desk: Desk, ask: Callable[..., Awaitable[tuple[Actor, Looks]]], monkeypatch: pytest.MonkeyPatch
) -> None:
    who, looks = await ask(desk, monkeypatch)
    await desk.drawn()

    match = await desk.match(who)
    assert match.entry.kind == "move"
    assert match.entry.user == who.id
    assert looks.seen == {match.id: 1}
    assert set(looks.asked.values()) == {1}


async def test_the_first_message_of_a_turn_is_planned_once(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    members = await started(desk, "gemdrop new", "Ada", "Bela")
    told, story = list[int](), desk.sessions.replays.story

    async def counted(match: Match, after: int = 0) -> Any:
        told.append(match.version)
        return await story(match, after)

    monkeypatch.setattr(desk.sessions.replays, "story", counted)
    match = await desk.match(members[0])
    mover = next(who for who in members if who.id == match.seats[match.to_move[0]].user)
    before = desk.board(mover)
    await desk.press(mover, next(label for label in buttons(before) if "1" in label))
    await desk.drawn()

    assert desk.board(mover).id != before.id
    assert told == [match.version + 1]
