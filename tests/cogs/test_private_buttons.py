"""Tests that press each button of the boards that a member has to themselves where the bot is no member of a server."""

from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from bot.playground import Actor, Message
from bot.ui.address import CHOSEN
from tests.cogs.desk import Desk, buttons, said
from tests.cogs.test_letters import boards, seated
from tests.cogs.test_places import INVITATION, place_of

GAMES = ("gems3d", "gembatan", "gemrush")
BOARDS: tuple[tuple[str, dict[str, Any]], ...] = (
    *((f"{command} daily", {}) for command in ("gems", "gembatan", "rush")),
    *((command, {"game": game}) for command in ("learn", "puzzle") for game in GAMES),
    ("gems new", {}),
    ("rush new", {"alone": True}),
)
DEEPEST = 3  # panels that open each other


async def refusals(desk: Desk, who: Actor, opened: Callable[[], Awaitable[Message]]) -> list[str]:
    """Press each button of a board, and each of what these open. Return the ways to presses that are refused.

    opened: shows the board. It is called before each way, as the press before may have replaced or changed the board.
    """
    ways, found, seen = deque[tuple[str, ...]]([()]), list[str](), set[str]()
    while ways:
        way = ways.popleft()
        shown = await opened()
        for label in way:
            if label not in pressable(shown):
                break  # an earlier press has changed the board
            sent = await desk.press(who, label, shown)
            await desk.client.door.empty()
            told = said(sent)
            if INVITATION in told or "no longer works" in told or "**ticket" in told:
                found.append(f"{' › '.join(way)}: {told}")
            shown = sent.answer or shown
        if len(way) < DEEPEST:
            kinds = {label: kind(address) for label, address in pressable(shown).items()}
            ways += [(*way, label) for label, one in kinds.items() if one not in seen]
            seen.update(kinds.values())
    return found


def pressable(message: Message) -> dict[str, str]:
    """Return the custom_ids of the buttons that are not disabled, by label."""
    off = {one["custom_id"] for row in message.components for one in row.get("components", ()) if one.get("disabled")}
    return {label: address for label, address in buttons(message).items() if address not in off}


def kind(address: str) -> str:
    """Return an address without its match, its version, and what a button of several chooses."""
    letter, game, _, _, rest = address.split(":", 4)
    return f"{letter}:{game}:{rest.partition(CHOSEN)[0]}"


@pytest.mark.slow
@pytest.mark.parametrize(("command", "options"), BOARDS)
async def test_each_button_of_a_board_of_ones_own_works_in_a_direct_message(
    desk: Desk, command: str, options: dict[str, Any]
) -> None:
    ada = desk.actor("Ada")
    place = place_of(desk, "direct", ada)

    async def opened() -> Message:
        return await (await ada.slash(place, command, **options)).panel()

    assert await refusals(desk, ada, opened) == []


@pytest.mark.slow
@pytest.mark.parametrize("command", ["gembatan new", "rush new"])
async def test_each_button_of_a_board_by_letters_works(desk: Desk, command: str) -> None:
    ada, zoe, match = await seated(desk, command)
    mover = ada if match.seats[match.to_move[0]].user == ada.id else zoe

    async def opened() -> Message:
        await desk.drawn()
        return boards(mover)[-1]

    assert await refusals(desk, mover, opened) == []
