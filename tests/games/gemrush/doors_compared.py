"""Plays positions with Warpstones, and compares what can be built with the payments found by brute force."""

import random
from collections.abc import Sequence
from functools import cache
from itertools import combinations
from typing import NamedTuple

from msgspec.structs import replace

from bot.games.gemrush import GAME
from bot.games.gemrush.building import Build, Place, way_of
from bot.games.gemrush.gems import CARDS, GEMS, KINDS, SPECIAL, STANDARD, Gem, without_cards
from bot.games.gemrush.mine import START, Laid, OpenDoor, cell_at, mine_of
from bot.games.gemrush.model import State
from bot.games.gemrush.payments import PAYING
from bot.games.gemrush.rooms import TILES
from bot.games.gemrush.skills import SKILLS, Skill
from tests.games.gemrush.brute_payments import Paid, brute_at_door
from tests.games.gemrush.positions import TILE, arrange

SKILL_SETS: tuple[tuple[Skill, ...], ...] = ((), *((skill,) for skill in SKILLS), *combinations(SKILLS, 2))
"""No skill, every skill, and every pair of skills."""
OF_PAYMENTS = tuple(chosen for chosen in SKILL_SETS if {*PAYING, Skill.MOMENTUM, Skill.LEFTOVERS}.issuperset(chosen))
"""Those of them that change only payments, steps and cards. Every second position has one of these."""
ROOMS = tuple(number for number, tile in enumerate(TILES) if tile.type != "tunnel" and any(tile.doors))
STONES = bytes(kind for kind in CARDS if Gem.WARPSTONE in KINDS[kind])
FAR = cell_at(9, 9)


class Position(NamedTuple):
    state: State
    opened: OpenDoor

    @property
    def here(self) -> bool:
        return self.opened.cell == self.state.mover.cell


@cache
def _start() -> State:
    """Return a state in which the next tile lies in one way only, so that a construction ends at once."""
    return arrange((Laid(START, TILE["gravel-pit"], 0),), "", "", tiles=(TILE["mother-lode"],))


def drawn(number: int, dice: random.Random) -> Position:
    """Draw a position: a door of the dwarf's room or of a room far away, 0 to 3 steps, and a hand with a Warpstone.

    number: chooses the skills. Successive numbers have all of them.
    """
    chosen = SKILL_SETS if number % 2 else OF_PAYMENTS
    own, far = dice.sample([tile for tile in ROOMS if tile != TILE["mother-lode"]], 2)
    laid = (Laid(START, own, dice.randrange(4)), Laid(FAR, far, dice.randrange(4)))
    opened = dice.choice(mine_of(laid).open_doors())
    kinds = {*opened.door.cost, *dice.sample(STANDARD, 1)}
    likely = bytes(kind for kind in CARDS if all(gem in kinds or gem in SPECIAL for gem in KINDS[kind]))
    stones = [kind for kind in STONES if kinds.intersection(KINDS[kind])]
    hand = [*dice.sample(stones, dice.choice((1, 1, min(2, len(stones))))), *dice.sample(likely, dice.randrange(4))]
    account = replace(
        _start().mover,
        gem=dice.choice(sorted(kinds)),
        hand=bytes(sorted(hand)),
        skills=bytes(sorted(chosen[number // 2 % len(chosen)])),
    )
    start = _start()
    doing = replace(start.doing, steps=dice.randrange(4), built=dice.choice((0, 0, 1)), tiles=len(laid))
    state = replace(start, laid=laid, seats=(account, *start.seats[1:]), doing=doing)
    return Position(state, opened)


def wanted(position: Position) -> dict[tuple[bytes, bytes], Paid]:
    """Return what the rules say by brute force: the payments for the door, and what each brings."""
    state, account, door = position.state, position.state.mover, position.opened.door
    steps = state.doing.steps + (Skill.MOMENTUM in account.skills and not state.doing.built)
    skills = frozenset(SKILLS[skill] for skill in account.skills)
    return brute_at_door(door.cost, account.hand, GEMS[account.gem], skills, here=position.here, steps=steps)


def differences(position: Position, dice: random.Random) -> Sequence[str]:
    """Return what the rules of the game do otherwise than `wanted`. One of the constructions is played."""
    state, opened = position.state, position.opened
    asked = wanted(position)
    listed = [move for move in Build.choices(state, state.turn) if (move.cell, move.side) == opened[:2]]
    found = {}
    for move in listed:
        way = way_of(state, move)
        assert way is not None
        found[move.cards, move.skills] = Paid(way[1].bonus, int(way[1].warp), -way[1].wasted)
    told = [] if found == asked and len(listed) == len(found) else [f"{position} lists {found}, not {asked}"]
    if listed and not told:
        move = dice.choice(listed)
        told += played(position, move, asked[move.cards, move.skills])
    return told


def played(position: Position, move: Build, paid: Paid) -> Sequence[str]:
    """Return what the game does otherwise if a construction is played than its payment asks for."""
    state, skills = position.state, position.state.mover.skills
    after = GAME.apply(state, state.turn, move).state
    while after.phase == "place":  # Second Look asks which tile to lay.
        after = GAME.apply(after, after.turn, next(iter(Place.choices(after, after.turn)))).state
    momentum = Skill.MOMENTUM in skills and not state.doing.built and not paid.saved
    draws = Skill.LEFTOVERS in skills and paid.kept < 0
    fourth = not paid.saved and not momentum and state.doing.steps == 1  # of four steps
    automatic = {Skill.MOMENTUM: momentum, Skill.LEFTOVERS: draws, Skill.LONG_STRIDE: fourth, Skill.SECOND_LOOK: True}
    used = {skill for skill, does in automatic.items() if does and skill in skills} | set(move.skills)
    asked = {
        "points": position.opened.door.points + paid.bonus,
        "steps": state.doing.steps - (not paid.saved and not momentum),
        "hand": bytes(sorted(without_cards(state.mover.hand, move.cards) + (state.deck[-1:] if draws else b""))),
        "used": bytes(sorted(used)),
    }
    one = after.seats[state.turn]
    found = {"points": one.points, "steps": after.doing.steps, "hand": one.hand, "used": after.doing.used}
    return [] if found == asked else [f"{position} after {move.text()} has {found}, not {asked}"]


def compare(first: int, count: int) -> list[str]:
    """Return the differences in this many positions. first: the number of the first position."""
    dice = random.Random(first)
    return [told for number in range(first, first + count) for told in differences(drawn(number, dice), dice)]
