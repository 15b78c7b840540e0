"""Measures how fast the rules of Gem Rush are, as a part of `python -m tests.bench.rules`.

- Payments: the prices are those of the game's doors, and hands have six or eight cards. The worst case is a price of
  six random gems for a hand of eight cards. All calls are different, so no result comes from the cache.
- Matches: chance first chooses the kind of a move, then a move of this kind.
- Advice: the level hard has no time limit here.

All times are CPU times.
"""

import random
from itertools import combinations, count

from bot.engine.chance import Stream
from bot.engine.game import LEVELS, Level, Seat
from bot.games.gemrush import GAME
from bot.games.gemrush.gems import CARDS, STANDARD, Gem
from bot.games.gemrush.mine import START, Laid, Mine, mine_of, turns_facing
from bot.games.gemrush.model import Options, State
from bot.games.gemrush.moves import Move
from bot.games.gemrush.payments import PAYING, can_pay, payments
from bot.games.gemrush.rooms import TILES
from bot.games.gemrush.skills import Skill
from bot.games.gemrush.view import seen
from tests.bench.rules_gembatan import Times

HANDS = 300
CARDS_HELD, MOST_HELD = 6, 8
MOST_ASKED = 6
PAYMENTS_MEAN = 1.0  # milliseconds
MINES, TILES_LAID = 20, 60
MATCHES, MATCH_WORST = 20, 1000.0
ADVISED = 5  # matches
CRISIS = Options(mode="crisis", target="open")

Deal = tuple[tuple[Gem, ...], bytes, Gem]


DOORS = [door.cost for tile in TILES for door in tile.doors if door is not None and door.cost]


def deals(dice: random.Random, held: int = CARDS_HELD, *, worst: bool = False) -> list[Deal]:
    """Return random arguments for `payments`: a price, a hand of `held` cards, and the gem of the dwarf's colour.

    Do not measure the same arguments twice, because `payments` caches its results.
    """
    return [
        (
            tuple(sorted(dice.choices(STANDARD, k=MOST_ASKED))) if worst else dice.choice(DOORS),
            bytes(sorted(dice.sample(CARDS, held))),
            dice.choice(STANDARD),
        )
        for _ in range(HANDS)
    ]


def listing(asked: list[Deal], skills: tuple[Skill, ...]) -> Times:
    times = Times()
    for cost, hand, colour in asked:
        times.of(lambda cost=cost, hand=hand, colour=colour: payments(cost, hand, colour, skills))  # type: ignore[misc]
    return times


def grown(dice: random.Random) -> tuple[Laid, ...]:
    """Return a random mine in which each tile was laid at an open door of the mine."""
    stack = dice.sample(range(80), 80)
    stack.remove(14)
    laid: tuple[Laid, ...] = (Laid(START, 14, 0),)
    while len(laid) < TILES_LAID and (opened := mine_of(laid).open_doors()):
        tile, place = stack.pop(), dice.choice(opened).passage
        laid += (Laid(place.cell, tile, dice.choice(turns_facing(tile, place.side))),)
    return laid


def mine_rows(dice: random.Random) -> dict[str, Times]:
    rows = {
        name: Times() for name in ("mine: one tile more", "mine: made at once", "mine: open doors", "mine: reach 3")
    }
    for laid in (grown(dice) for _ in range(MINES)):
        mine, newest = mine_of(laid[:-1]), laid[-1]
        rows["mine: one tile more"].of(lambda mine=mine, newest=newest: mine.extended(newest))  # type: ignore[misc]
        rows["mine: made at once"].of(lambda laid=laid: Mine.of(laid))  # type: ignore[misc]
        rows["mine: open doors"].of(mine.open_doors)
        rows["mine: reach 3"].of(lambda mine=mine: mine.reach(START, 3))  # type: ignore[misc]
    return rows


def match(seed: int, options: Options, seats: int) -> list[tuple[State, Seat, Move]]:
    """Play a random match. Return each state with the seat that moved and its move."""
    dice = random.Random(seed)
    state = GAME.setup(dice.getrandbits(64), options, seats).state
    script = []
    while GAME.to_move(state):
        seat = GAME.to_move(state)[0]
        kinds: dict[type[Move], list[Move]] = {}
        for move in GAME.legal_moves(state, seat):
            kinds.setdefault(type(move), []).append(move)
        move = dice.choice(dice.choice(list(kinds.values())))
        script.append((state, seat, move))
        state = GAME.apply(state, seat, move).state
    return script


def match_rows() -> dict[str, Times]:
    rows = {name: Times() for name in ("match of 4, Rush", "match of 4, Crisis", "listing", "apply", "view")}
    for seed in range(MATCHES):
        rows["match of 4, Rush"].of(lambda seed=seed: match(seed, Options(), 4))  # type: ignore[misc]
        rows["match of 4, Crisis"].of(lambda seed=seed: match(seed, CRISIS, 4))  # type: ignore[misc]
    for state, seat, move in (step for seed in range(MATCHES) for step in match(seed, Options(), 4)):
        rows["listing"].of(lambda state=state, seat=seat: list(GAME.legal_moves(state, seat)))  # type: ignore[misc]
        rows["apply"].of(lambda state=state, seat=seat, move=move: GAME.apply(state, seat, move))  # type: ignore[misc]
        rows["view"].of(lambda state=state: seen(state, None))  # type: ignore[misc]
    return rows


def advised(state: State, seat: Seat, rng: Stream, level: Level) -> Move:
    *_, advice = GAME.advise(seen(state, seat), seat, list(GAME.legal_moves(state, seat)), rng, level)
    move: Move = advice.move
    return move


def advice_rows() -> dict[str, Times]:
    """Measure how long each level decides in matches that "normal" plays. "hard" decides only each twentieth move."""
    rows = {f"advice, {level}": Times() for level in LEVELS}
    for seed in range(ADVISED):
        state = GAME.setup(seed, Options(), 4).state
        for number in count():
            if not GAME.to_move(state):
                break
            seat = GAME.to_move(state)[0]
            rng = Stream.of(seed, number)
            if len(list(GAME.legal_moves(state, seat))) > 1:
                for level in LEVELS if number % 20 == 0 else LEVELS[:2]:
                    rows[f"advice, {level}"].of(lambda: advised(state, seat, rng, level))  # noqa: B023
            state = GAME.apply(state, seat, advised(state, seat, rng, "normal")).state
    return rows


def told(skills: tuple[Skill, ...]) -> str:
    return f", {' + '.join(skill.key for skill in skills)}" if skills else ""


def main() -> None:
    dice = random.Random(0)
    listing(deals(dice), ())
    singles: list[tuple[Skill, ...]] = [(), *((skill,) for skill in PAYING)]
    rows = {f"payments{told(skills)}": listing(deals(dice), skills) for skills in [*singles, *combinations(PAYING, 2)]}
    rows |= {f"payments of {MOST_HELD}{told(skills)}": listing(deals(dice, MOST_HELD), skills) for skills in singles}
    rows |= {
        f"payments, worst{told(skills)}": listing(deals(dice, MOST_HELD, worst=True), skills) for skills in singles
    }
    rows["can pay"] = Times()
    for cost, hand, colour in deals(dice):
        rows["can pay"].of(lambda cost=cost, hand=hand, colour=colour: can_pay(cost, hand, colour))  # type: ignore[misc]
    rows |= mine_rows(dice)
    rows |= match_rows()
    rows |= advice_rows()
    print(f"Gem Rush, hands of {CARDS_HELD} and {MOST_HELD}, mines of {TILES_LAID} tiles, milliseconds")
    print(f"  {'call':<46}{'mean':>9}{'worst':>9}{'calls':>9}")
    for name, times in rows.items():
        print(f"  {name:<46}{times}")
    print(f"  to reach: payments under {PAYMENTS_MEAN:g} in the mean, a match of 4 {MATCH_WORST:,g}")


if __name__ == "__main__":
    main()
