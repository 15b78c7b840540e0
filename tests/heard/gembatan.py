"""Plays Gembatan by the words that a screen reader reads. Nothing here knows the state of a match."""

import re
from collections.abc import Iterator
from typing import NamedTuple

from tests.heard.screen import Heard, Label, Screen, Unheard, listed, wanted

SIDES = ("north", "east", "south", "west")
NEIGHBOURS = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
CELL = r"([A-Z]+)(\d+)"
NUMBERED = rf"(\d+): {CELL} (.+), gem (\w+) (\w+) (\w+)$"  # a play: its number, cell, sides, gem and side
TILE_BUTTON = r"(?:[RBGYP-]{4} )?\+\d+"  # its picture, or its code while there is none, and the points


class Aim(NamedTuple):
    """A chain that a tile would make. tile: its place among the tiles of the hand."""

    tile: int
    cell: str
    gem: frozenset[str]
    side: str
    colour: str


def column(name: str) -> int:
    number = 0
    for letter in name:
        number = number * 26 + ord(letter) - 64
    return number


def socket(cell: str, side: str) -> frozenset[tuple[int, int]]:
    """Return the two cells beside the socket on a side of a cell."""
    found = re.fullmatch(CELL, cell)
    assert found is not None
    x, y = column(found[1]), int(found[2])
    dx, dy = NEIGHBOURS[side]
    return frozenset({(x, y), (x + dx, y + dy)})


def turned(colours: list[str]) -> Iterator[dict[str, str]]:
    """Yield how a tile can lie: its colours by side. colours: from the north, clockwise."""
    for turn in range(len(SIDES)):
        yield dict(zip(SIDES, [*colours[turn:], *colours[:turn]], strict=True))


def named_socket(name: str) -> frozenset[tuple[int, int]]:
    cells = (re.fullmatch(CELL, cell) for cell in name.split("-"))
    return frozenset((column(cell[1]), int(cell[2])) for cell in cells if cell)


class Reader:
    """A member who plays Gembatan in English by what is heard.

    Attributes:
        chains: how many chains the reader made on purpose, by the sentence that led to them: "makes" or "grow".
    """

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.chains = {"makes": 0, "grow": 0}

    async def turn(self) -> None:
        """Play a turn: steps as long as something fits, then its end. If nothing fits, trade or pass."""
        while True:
            board = self.screen.board()
            play = board.label("Play")
            if play is None or not await self._step(board, play):
                break
        board = self.screen.board()
        if (ends := board.label("End turn") or board.label("Pass")) is not None:
            await self.screen.press(board, ends)
            return
        await self.screen.press(board, wanted(board.label("Trade"), "how the turn can end"))
        panel = await self.screen.panel()
        if (everything := panel.label("All|Everything|Choose all.*")) is not None:
            await self.screen.press(panel, everything)
            panel = await self.screen.panel()
        await self.screen.press(panel, wanted(panel.label(r"Trade \d.*"), "how to trade"))

    async def _step(self, board: Heard, play: Label) -> bool:
        """Make a step. Return whether there was one."""
        await self.screen.press(board, play)
        panel = await self.screen.panel()
        if (filled := self._chain_by_gem(board, panel)) is not None:
            number, colour = filled
            await self.screen.press(panel, self._button(panel, number))
            self._made(colour, "makes")
            return True
        grows = {
            (colour, named_socket(name))
            for found in board.all(r"\d+ (\w+) on a diagonal, more at (.+)\.$")
            for colour, names in [(found[1], found[2])]
            for name in listed(names)
        }
        for number, cell, gem, side in self._plays(panel):
            colours = [colour for colour in gem if (colour, socket(cell, side)) in grows]
            if colours:
                await self.screen.press(panel, self._button(panel, number))
                self._made(colours[0], "grow")
                return True
        tiles = [label for label in panel.labels if re.fullmatch(TILE_BUTTON, label.text)]
        if tiles:
            aim = next(self._aims(board, panel, grows), None)
            await self.screen.press(panel, tiles[0 if aim is None else aim.tile])
            await self._lay(aim)
            return True
        numbers = [label for label in panel.labels if re.match(r"\d+ · ", label.text)]
        if numbers:
            await self.screen.press(panel, numbers[0])
        return bool(numbers)

    async def _lay(self, aim: Aim | None) -> None:
        """Answer where the chosen tile goes and how it lies, if the panel asks this."""
        panel = await self.screen.panel()
        if panel.find("Where does"):
            cells = {found[2] + found[3]: found[1] for found in panel.all(rf"(\d+): {CELL}(?:,|$)")}
            if not cells:
                raise Unheard("the cells where the tile fits")
            number = cells.get(aim.cell, "1") if aim else "1"
            await self.screen.press(panel, self._button(panel, number))
            panel = await self.screen.panel()
        if panel.find("How does"):
            ways = panel.all(r"(\d+): .+, gem (\w+) (\w+) (\w+)$")
            if not ways:
                raise Unheard("the ways to lay the tile")
            fits = [way[1] for way in ways if aim and (frozenset(way.group(2, 3)), way[4]) == (aim.gem, aim.side)]
            await self.screen.press(panel, self._button(panel, fits[0] if fits else "1"))
        if aim is not None:
            self._made(aim.colour, "grow")

    def _chain_by_gem(self, board: Heard, panel: Heard) -> tuple[str, str] | None:
        """Return the number of a socket where one gem makes a chain, and the colour of this chain."""
        for found in board.all(rf"({CELL}-{CELL}) makes an? (\w+) chain of \d+"):
            number = panel.find(rf"(\d+): {found[1]}, gem")
            if number is not None:
                return number[1], found[6]
        return None

    def _plays(self, panel: Heard) -> Iterator[tuple[str, str, frozenset[str], str]]:
        """Yield the numbered plays with a tile: number, cell, colours of the gem, and its side."""
        for found in panel.all(NUMBERED):
            yield found[1], found[2] + found[3], frozenset(found.group(5, 6)), found[7]

    def _aims(self, board: Heard, panel: Heard, grows: set[tuple[str, frozenset[tuple[int, int]]]]) -> Iterator[Aim]:
        """Yield the tiles that would make a chain longer, by the half-sockets that face a cell and the own gems."""
        order = panel.find(r"On the buttons, in this order: (.+)$")
        gems = board.find(r"Gems: (.+)\.$")
        if order is None:
            raise Unheard("which tiles the buttons show")
        if gems is None:
            raise Unheard("the own gems")
        held = {frozenset(gem.split()) for gem in listed(gems[1])}
        for cell in board.all(rf"{CELL}: (.+)$"):
            name, halves = cell[1] + cell[2], [tuple(half.split()) for half in listed(cell[3])]
            for number, tile in enumerate(listed(order[1])):
                for lying in turned(tile.split()):
                    gems_there = [(facing, lying[side], side) for facing, side in halves]
                    if any(other in ("plain", facing) for facing, other, _ in gems_there):
                        continue
                    for facing, other, side in gems_there:
                        gem, at = frozenset({facing, other}), socket(name, side)
                        longer = [one for one in gem if (one, at) in grows]
                        if gem in held and longer:
                            yield Aim(number, name, gem, side, longer[0])

    def _button(self, panel: Heard, number: str) -> Label:
        return wanted(panel.label(rf"{number} · .*"), f"the button of number {number}")

    def _made(self, colour: str, sentence: str) -> None:
        """Count a chain that the board tells in the turn in progress."""
        if self.screen.board().find(rf"{colour} chain of \d+, \+\d+: "):
            self.chains[sentence] += 1

    def over(self) -> bool:
        return self.screen.board().find("Over: ") is not None

    def is_to_move(self) -> bool:
        return self.screen.board().find(rf"{self.screen.who.user.name} to move\.") is not None
