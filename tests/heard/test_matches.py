"""Tests that a reader of texts alone makes a line of gems, a chain and a room: the words say what a move needs."""

import re
from typing import Any

import pytest

from bot.engine.game import Seat
from bot.games import AnyGame, all_games
from bot.games.gems3d.notation import COLUMNS
from bot.texts.pictures import with_codes
from tests.heard.reading import gems_heard, size_and_line
from tests.texts.loaded import all_texts

TEXTS = all_texts()


def heard(key: str, state: Any, seat: Seat) -> list[str]:
    """Return the lines that a screen reader reads to the member of a seat."""
    game = all_games()[key]
    return [with_codes(TEXTS.phrase("en", line, name="Ada")) for line in game.alt(game.view(state, seat))]


def line_of_gems(lines: list[str]) -> tuple[str, str]:
    """Return a move from an occupied to a reachable cell that brings most gems of its type into a row."""
    gems, (size, line) = gems_heard(lines), size_and_line(lines)
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
    assert best is not None
    return best[1], best[2]


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


@pytest.mark.parametrize("seed", range(2))
def test_a_match_of_gems_from_texts_alone_makes_lines(seed: int) -> None:
    game = all_games()["gems3d"]
    state = game.setup(seed, game.about.samples[0], 1).state
    turns = 0
    while game.to_move(state) and turns < 120:
        lines = heard("gems3d", state, Seat(0))
        if not any("empty" in line and not line.endswith(" 0 empty:") for line in lines):
            break
        state = game.apply(state, Seat(0), game.parse("-".join(line_of_gems(lines)))).state
        turns += 1
    lines = heard("gems3d", state, Seat(0))
    points = next(int(line.split()[0]) for line in lines if re.match(r"\d+ points?", line))
    assert points >= 10


def test_a_match_of_gembatan_from_texts_alone_makes_a_chain() -> None:
    game = all_games()["gembatan"]
    state = game.setup(3, game.about.samples[0], 2).state
    told = list[str]()
    for _ in range(400):
        if not (to_move := game.to_move(state)):
            break
        lines = heard("gembatan", state, to_move[0])
        told += [line for line in lines if " chain of " in line and ", +" in line]
        state = game.apply(state, to_move[0], game.parse(_play(lines, game, state, to_move[0]))).state
    assert told
    assert game.to_move(state) == ()


SIDES = ("north", "east", "south", "west")


def _play(lines: list[str], game: AnyGame, state: Any, seat: Seat) -> str:
    """Return a move that the words allow: fill for a chain, fill, lay where cells and hand fit, end, trade or pass."""
    chains = [line.split()[0] for line in lines if " makes a " in line]
    fill = [re.findall(r"[A-Z]+\d+-[A-Z]+\d+", line) for line in lines if line.startswith("Can fill: ")]
    tries: list[str] = chains + [socket for found in fill for socket in found]
    tiles = next((line for line in lines if line.startswith("Tiles: ")), "Tiles: ")[7:].rstrip(".").split(", ")
    gems = next((line for line in lines if line.startswith("Gems: ")), "Gems: ")[6:].rstrip(".").split(", ")
    pairs = {frozenset(gem.split()) for gem in gems}
    grown = " ".join(line for line in lines if " in a diagonal" in line)
    lays = list[tuple[bool, str]]()
    for line in lines:
        if (cell := re.match(r"([A-Z]+\d+): ", line)) is None:
            continue
        facing = {side: colour for colour, side in (one.split() for one in line[cell.end() :].split(", "))}
        for tile in tiles:
            colours = tile.split()
            for turn in range(4 if len(colours) == 4 else 0):
                lying = colours[-turn:] + colours[:-turn]
                code = "".join("-" if colour == "plain" else colour[0].upper() for colour in lying)
                for side, colour in facing.items():
                    if frozenset((colour, lying[SIDES.index(side)])) in pairs:
                        lays.append((cell[1] not in grown, f"{cell[1]} {code} {side[0].upper()}"))
    tries += [move for _, move in sorted(lays)]
    legal: set[str] = {game.notate(move) for move in game.legal_moves(state, seat)}
    for move in tries:
        if move in legal:  # a refusal would say why; the next choice is tried
            return move
    if any(line.startswith("This turn so far") for line in lines):
        return "end"
    codes = ["".join("-" if colour == "plain" else colour[0].upper() for colour in tile.split()) for tile in tiles]
    named = ["".join(colour[0].upper() for colour in gem.split()) for gem in gems]
    trades = [f"trade {one}" for one in (*codes, *named)]
    return next((move for move in (*trades, "pass") if _is_legal(game, state, seat, move)), "pass")


def _is_legal(game: AnyGame, state: Any, seat: Seat, move: str) -> bool:
    return game.parse(move) in set(game.legal_moves(state, seat))


def test_a_rush_from_texts_alone_builds_a_room() -> None:
    game = all_games()["gemrush"]
    built = 0
    for seed in range(3):
        state = game.setup(seed, game.about.samples[0], 2).state
        for _ in range(60):
            if not (to_move := game.to_move(state)):
                break
            seat = to_move[0]
            lines = heard("gemrush", state, seat)
            legal = [game.notate(move) for move in game.legal_moves(state, seat)]
            doors = [line.partition(":")[0] for line in lines if line.endswith(", you can pay")]
            wanted = [move for door in doors for move in legal if move.split()[:2] == ["build", door]]
            ways = [move for move in legal if move.startswith("place")]
            steps = [move for move in legal if move.startswith("step")] if doors else []
            ends = [move for move in legal if move in ("draw", "act")]
            built += bool(wanted)
            state = game.apply(state, seat, game.parse((*wanted, *ways, *steps, *ends, *legal)[0])).state
    assert built
