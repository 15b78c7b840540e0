"""Plays Gem Rush by the words that a screen reader reads. Nothing here knows the state of a match."""

import re
from collections.abc import Sequence
from typing import NamedTuple

from tests.heard.screen import Heard, Screen, Unheard, listed, wanted

ARROWS = dict(zip("NESW", "↑→↓←", strict=True))
DOOR = r"([A-Z]\d+)([NESW]): (.+), \+(\d+)(?:, you can pay)?$"
STANDARD = {"Obsidian", "Permafrost", "Electrum", "Soulstone", "Star Tear", "Fire Ruby", "Dragonjade"}


class Door(NamedTuple):
    cell: str
    side: str
    cost: list[str]
    points: int


class Reader:
    """A member who plays a Rush in English by what is heard.

    Attributes:
        rooms: how many rooms the reader dug behind a door that the text names, with cards that the text names.
    """

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.rooms = 0

    async def step(self) -> None:
        """Make the next step of a turn: lay a tile, dig at the best door, answer a question, or draw."""
        board = self.screen.board()
        if board.find(r".+ lays a tile\."):
            await self._lay(board)
        elif board.find(r".+ to move, \d+ steps? left\.") is None:
            await self._answer(board)
        elif not await self.dig(board):
            await self.screen.press(board, wanted(board.label(r"Draw \d.*"), "how to draw"))

    async def dig(self, board: Heard) -> bool:
        """Dig behind the door that scores most among those that the own cards pay. Return whether there is one."""
        if board.find(r".+, 0 steps left\.") is not None:
            return False
        doors = self._doors(board)
        await self.screen.press(board, wanted(board.label("My hand"), "the own cards"))
        panel = await self.screen.panel()
        cards = self._cards(panel)
        for door in sorted(doors, key=lambda one: -one.points):
            button = panel.label(rf"(?:.* )?{ARROWS[door.side]} \+{door.points} · cards? .+")
            if button is not None and can_pay(cards, door.cost):
                await self.screen.press(panel, button)
                dug = self.screen.board().find(r".+ lays a tile\.") is not None
                self.rooms += dug
                return True
        return False

    def _doors(self, board: Heard) -> list[Door]:
        """Return the doors that the board tells. Raises Unheard if it tells neither doors nor that there are none."""
        found = [
            Door(one[1], one[2], [] if one[3] == "free" else one[3].split(" + "), int(one[4]))
            for one in board.all(DOOR)
        ]
        if not found and board.find("Nothing to build in reach") is None:
            raise Unheard("the doors within reach")
        return found

    def _cards(self, panel: Heard) -> list[set[str]]:
        """Return the own cards, each as the gems that it shows."""
        if panel.find(r"Your hand is empty"):
            return []
        found = panel.find(r"Your (?:\d+ cards|card): (.+)\.$")
        if found is None:
            raise Unheard("the own cards")
        return [set(re.sub(r"^\d+ ", "", card).split(" / ")) for card in listed(found[1])]

    async def _lay(self, board: Heard) -> None:
        """Lay the new tile so that most doors stay open, as the ways tell it."""
        ways = board.all(r"Way (\d+): (.+)\.$")
        if board.find(r"New: .+") is None:
            raise Unheard("which tile is laid")
        if not ways:
            raise Unheard("the ways to lay the tile")
        best = max(ways, key=lambda way: len(listed(way[2])))
        await self.screen.press(board, wanted(board.label(best[1]), f"way {best[1]}"))

    async def _answer(self, board: Heard) -> None:
        """Answer a question by its first choices, such as which cards to discard."""
        opener = next((one for one in board.labels if one.text not in ("My hand", "Undo", "More")), None)
        await self.screen.press(board, wanted(opener, "the question"))
        before = self.screen.board().lines
        for _ in range(3):
            panel = await self.screen.panel()
            choice = next((one for one in panel.labels if one.text not in ("Undo", "More")), None)
            if choice is None or self.screen.board().lines != before:
                return
            await self.screen.press(panel, choice)

    def over(self) -> bool:
        return self.screen.board().find("Over: ") is not None

    def is_to_move(self) -> bool:
        name = self.screen.who.user.name
        return any(name in line for line in self.screen.board().told[:2])


def can_pay(cards: Sequence[set[str]], cost: Sequence[str]) -> bool:
    """Return whether cards can pay a cost, one gem each. A gem that is not standard pays any."""
    if not cost:
        return True
    first, *rest = cost
    for place, card in enumerate(cards):
        if (first in card or not card <= STANDARD) and can_pay([*cards[:place], *cards[place + 1 :]], rest):
            return True
    return False
