"""Plays Gems 3D by the words that a screen reader reads. Nothing here knows the state of a match."""

import re
from collections.abc import Sequence
from functools import cache

from bot.games.gems3d.model import GEM_LETTERS, GEM_NAMES
from bot.games.gems3d.notation import COLUMNS
from tests.heard.screen import Heard, Screen, Unheard, wanted
from tests.texts.loaded import all_texts

TEXTS = all_texts()
CELL = re.compile(rf"[{COLUMNS}]\d+")
# Letters of gems in notations, and of columns. N is the number in a formula of the rules.
_LETTERS = "".join(sorted(set(GEM_LETTERS + COLUMNS) - {"N"}))
_LONE = re.compile(rf"(?<![\w’'])[{_LETTERS}](?![\w’'])")
# Words of one letter that can begin a sentence.
_WORDS = {"en": "AI", "es": "AEOY", "pt-BR": "AEO"}


def lone_letters(text: str, language: str = "en") -> list[str]:
    """Return the letters in a text that could be a gem or a column: a single capital letter without a row.

    Words of one letter, such as the English "A" and "I", stand before a word and do not count.
    """
    words = _WORDS.get(language)
    begun = re.sub(rf"\b[{words}] (?=\W*(?!to\b|and\b|or\b)[^\W\d_]{{2}})", "", text) if words else text
    return _LONE.findall(begun)


def gems_of(language: str) -> dict[str, str]:
    """Return the English name of each gem by its name in a language."""
    return {TEXTS.say(language, f"gems3d-gem-{name}"): name for name in GEM_NAMES}


@cache
def board_of(language: str) -> re.Pattern[str]:
    """Return the beginning of the line that tells the size of the board: its last cell and the length of a line."""
    said = TEXTS.say(language, "gems3d-alt-board", last="LAST", line="LENGTH", gems=0, empty=0).rstrip(": \u202f")
    return re.compile(re.escape(said).replace("LAST", rf"([{COLUMNS}]\d+)").replace("LENGTH", r"(\d+)"))


@cache
def rest_of(language: str) -> str:
    """Return what a line says after the name of the gem that all other cells have."""
    return _about(TEXTS.say(language, "gems3d-alt-rest", gem=GEM_NAMES[0]))[1]


def _about(line: str) -> tuple[str, str]:
    """Return what stands before the first colon, and what stands after it."""
    about, _, rest = line.partition(": ")
    return about.rstrip(), rest


def cells_in(text: str) -> list[str]:
    """Return cells that are listed as "A1, B2" or column by column as "A1 5 9 B2"."""
    cells, column = list[str](), ""
    for word in text.replace(",", " ").replace(".", " ").split():
        if CELL.fullmatch(word):
            column = word[0]
            cells.append(word)
        elif word.isdigit() and column:
            cells.append(column + word)
    return cells


def gems_heard(lines: Sequence[str], language: str = "en") -> dict[str, str]:
    """Return the gems that the lines of a text tell, by cell."""
    names, found = gems_of(language), dict[str, str]()
    heard = [_about(line) for line in lines]
    for about, rest in heard:
        if about in names and rest != rest_of(language):
            found.update(dict.fromkeys(cells_in(rest), names[about]))
    for about, rest in heard:
        if about in names and rest == rest_of(language):
            size, _ = size_and_line(lines, language)
            every = [f"{COLUMNS[column]}{row}" for row in range(1, size + 1) for column in range(size)]
            found.update({cell: names[about] for cell in every if cell not in found})
    return found


def size_and_line(lines: Sequence[str], language: str = "en") -> tuple[int, int]:
    """Return how many rows the board has, and how many gems make a line."""
    found = next((match for line in lines if (match := board_of(language).match(line))), None)
    if found is None:
        raise Unheard("how large the board is")
    return int(found[1][1:]), int(found[2])


class Reader:
    """A member who plays Gems 3D by what is heard.

    Attributes:
        lines: how many lines the reader made on purpose.
    """

    def __init__(self, screen: Screen, language: str = "en") -> None:
        self.screen, self.language, self.lines = screen, language, 0

    def label(self, key: str) -> str:
        return re.escape(TEXTS.say(self.language, key))

    async def turn(self) -> bool:
        """Make a move, and return whether it made a line on purpose. Raises Unheard if the text names no gems."""
        board = self.screen.board()
        start, goal, kind, row = best_move(board.lines, self.language)
        await self.screen.press(board, wanted(board.label(self.label("gems3d-ui-move")), "the button Move"))
        panel = await self.screen.panel()
        typed = wanted(panel.label(self.label("gems3d-ui-type")), "the button for a typed move")
        await self.screen.write(panel, typed, f"{start} {goal}")
        _, line = size_and_line(board.lines, self.language)
        if row < line:
            return False
        names = {english: name for name, english in gems_of(self.language).items()}
        after = " ".join(line for line in self._since(board) if names[kind] in line)
        if "+" not in after:
            raise Unheard(f"no text tells the line of {kind}: {after}")
        self.lines += 1
        return True

    def _since(self, board: Heard) -> list[str]:
        """Return all public lines since a board, beginning with the line that has replaced it."""
        found = self.screen.who.messages("games")
        shown = [one for one in found if one.id >= board.message.id and one.only_for is None]
        return [line for one in shown for line in self.screen.heard(one).lines]

    def over(self) -> bool:
        return self.screen.board().label(self.label("gems3d-ui-move")) is None

    def points(self, name: str) -> int:
        found = self.screen.board().find(rf"{name}\s?: (\d+)$")
        if found is None:
            raise Unheard("the points of each member")
        return int(found[1])


def best_move(lines: Sequence[str], language: str) -> tuple[str, str, str, int]:
    """Return the move that brings most gems of a type into a row: start, goal, type and the length of the row."""
    gems, (size, line) = gems_heard(lines, language), size_and_line(lines, language)
    if not gems:
        raise Unheard("the gems on the board")
    places = {f"{COLUMNS[x]}{y + 1}": (x, y) for y in range(size) for x in range(size)}
    names = {place: name for name, place in places.items()}
    best: tuple[tuple[int, int], str, str] | None = None
    for start in gems:
        reached, edge = set[str](), [start]
        while edge:
            x, y = places[edge.pop()]
            near = [names.get(at, "") for at in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1))]
            fresh = [name for name in near if name and name not in gems and name not in reached]
            reached.update(fresh)
            edge.extend(fresh)
        for goal in sorted(reached):
            worth = _row(gems, places, names, start, goal, line)
            if best is None or worth > best[0]:
                best = worth, start, goal
    if best is None:
        raise Unheard("a gem that can move")
    return best[1], best[2], gems[best[1]], best[0][0] + 1


def _row(
    gems: dict[str, str],
    places: dict[str, tuple[int, int]],
    names: dict[tuple[int, int], str],
    start: str,
    goal: str,
    line: int,
) -> tuple[int, int]:
    """Return how many equal gems a window with the goal has, and minus how many the start's windows had."""
    kind, after = gems[start], {cell: gem for cell, gem in gems.items() if cell != start}

    def most(here: str, board: dict[str, str]) -> int:
        x, y = places[here]
        found = [0]
        for dx, dy in ((1, 0), (0, 1), (1, 1), (1, -1)):
            for first in range(1 - line, 1):
                window = [names.get((x + dx * (first + n), y + dy * (first + n)), "") for n in range(line)]
                own = [board.get(cell) for cell in window if cell != here]
                if all(window) and all(gem in (None, kind) for gem in own):
                    found.append(own.count(kind))
        return max(found)

    return most(goal, after), -most(start, after)
