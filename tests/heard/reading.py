"""Reads boards of Gems 3D from the words that a screen reader reads. Nothing here knows the state of a match."""

import re
from collections.abc import Sequence

from bot.games.gems3d.model import GEM_LETTERS, GEM_NAMES
from bot.games.gems3d.notation import COLUMNS
from tests.texts.loaded import all_texts

TEXTS = all_texts()
BOARD = {
    "en": re.compile(r"Board A1 to ([A-O]\d+), lines of (\d+)"),
    "de": re.compile(r"Brett A1 bis ([A-O]\d+), Reihen aus (\d+)"),
}
REST = ("all other cells", "alle anderen Felder")
CELL = re.compile(r"[A-O]\d+")
# Letters of gems in notations, and of columns. N is the number in a formula of the rules.
_LETTERS = "".join(sorted(set(GEM_LETTERS + COLUMNS) - {"N"}))
_LONE = re.compile(rf"(?<![\w’'])[{_LETTERS}](?![\w’'])")
_ENGLISH = re.compile(r"\b[AI] (?=\W*(?!to\b|and\b|or\b)[a-z])")


def lone_letters(text: str) -> list[str]:
    """Return the letters in a text that could be a gem or a column: a single capital letter without a row.

    The English words "A" and "I" stand before a word and do not count.
    """
    return _LONE.findall(_ENGLISH.sub("", text))


def gems_of(language: str) -> dict[str, str]:
    """Return the English name of each gem by its name in a language."""
    return {TEXTS.say(language, f"gems3d-gem-{name}"): name for name in GEM_NAMES}


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
    heard = [line.partition(": ") for line in lines]
    for about, _, rest in heard:
        if about in names and rest not in REST:
            found.update(dict.fromkeys(cells_in(rest), names[about]))
    for about, _, rest in heard:
        if about in names and rest in REST:
            size, _ = size_and_line(lines, language)
            every = [f"{COLUMNS[column]}{row}" for row in range(1, size + 1) for column in range(size)]
            found.update({cell: names[about] for cell in every if cell not in found})
    return found


def size_and_line(lines: Sequence[str], language: str = "en") -> tuple[int, int]:
    """Return how many rows the board has, and how many gems make a line."""
    found = next(match for line in lines if (match := BOARD[language].match(line)))
    return int(found[1][1:]), int(found[2])
