"""Tests of the computer players: what the levels see, and what they say about their moves.

How strong they are is measured by `python -m tests.ladder gembatan`.
"""

from dataclasses import dataclass

import pytest
from msgspec.structs import replace

from bot.engine.chance import Stream
from bot.engine.game import LEVELS, Advice, Level, Seat
from bot.errors import Param
from bot.games.gembatan import GAME
from bot.games.gembatan.model import EndTurn, Fill, Pass, State, Trade
from bot.games.gembatan.notation import parse_move
from bot.games.gembatan.players import Leads
from bot.games.gembatan.plays import can_trade, gems_left, is_drafting, tiles_left
from bot.games.gembatan.reasons import why
from bot.games.gembatan.rollouts import World, begun_turn
from bot.games.gembatan.rules import draft_tally
from bot.games.gembatan.turns import good_turns
from bot.games.gembatan.view import own_view
from tests.games.gembatan.drawing import CROSSING, draw
from tests.games.gembatan.matches import LEAVERS, match
from tests.games.gembatan.test_turns import empty_tray
from tests.ladder.__main__ import played
from tests.ladder.rows import ROWS

LEFT = """
 .   .
.@R*G+.
 B   R
 o   o
 R   B   Y
.+. .+GoR+.
 .   .   .
"""
RIGHT = """
 .   .   .
.+RoG+. .+.
 Y   B   R
     o   o
     R   B
    .+G*R@.
     .   .
"""


def thoughts(state: State, level: Level, number: int = 1, budget: float = 0.25) -> list[Advice]:
    legal, view = list(GAME.legal_moves(state, state.turn)), own_view(state)
    return list(GAME.advise(view, state.turn, legal, Stream.of(number), level, budget))


def whole_turn(state: State, level: Level) -> State:
    """Return the state in which this level ends or trades; its draft is what it plays."""
    while not isinstance(move := thoughts(state, level)[-1].move, EndTurn | Trade | Pass):
        state = GAME.apply(state, state.turn, move).state
    return state


def beginnings(count: int) -> list[State]:
    """Return states in the middle of random matches in which a turn begins."""
    return [
        next(state for state, move, _ in match(seed) if move and len(state.laid) > 12 and not is_drafting(state))
        for seed in range(count)
    ]


def reply(state: State) -> int:
    """Return the most points that the next seat can score after the turn in progress."""
    world = World.of(GAME.apply(state, state.turn, EndTurn()).state)
    best = None if world.over else world.best(24)
    return best.points if best else 0


@pytest.mark.slow
def test_each_level_sees_more_than_the_one_below() -> None:
    states = beginnings(6)
    turns = {level: [whole_turn(state, level) for state in states] for level in LEVELS}
    points = {level: sum(draft_tally(state).points for state in found) for level, found in turns.items()}
    replies = {level: sum(map(reply, filter(is_drafting, found))) for level, found in turns.items()}

    assert points["easy"] < points["normal"]
    assert points["normal"] - replies["normal"] < points["hard"] - replies["hard"]


@pytest.mark.slow
def test_normal_beats_easy() -> None:
    row = next(row for row in ROWS if row.name == "gembatan-2-normal-easy")

    assert sum(played(row, 8, budget=1.0).values) >= 6


@pytest.mark.slow
@pytest.mark.nightly
@pytest.mark.timeout(600)
def test_hard_beats_normal() -> None:
    row = next(row for row in ROWS if row.name == "gembatan-2-hard-normal")

    assert sum(played(row, 6, budget=0.25).values) >= 4


@pytest.mark.slow
@pytest.mark.parametrize("seed", [0, 1, LEAVERS[0]])
def test_hard_makes_legal_moves_until_the_trays_are_empty(seed: int) -> None:
    ends = [state for state, move, _ in match(seed) if move and gems_left(state) < 4]
    few = [*(state for state in ends if tiles_left(state) < 4), *ends][:8]

    assert few
    for state in few:
        legal = list(GAME.legal_moves(state, state.turn))
        assert {thought.move for thought in thoughts(state, "hard", budget=0.05)} <= set(legal)


def test_hard_makes_a_poor_turn_if_there_is_nothing_to_trade_for() -> None:
    state = draw(LEFT, hands=":RB;:RG", gone=empty_tray("", "RG RB RG"))

    assert can_trade(replace(state, gone=b""))
    assert isinstance(thoughts(state, "hard")[-1].move, Fill)


@pytest.mark.parametrize("level", LEVELS)
def test_a_hand_that_fits_nowhere_is_traded(level: Level) -> None:
    state = draw(CROSSING, hands="Y---:RG,RG;:")
    *_, thought = thoughts(state, level)

    assert thought.move == Trade(state.hands[0].tiles, state.hands[0].gems)
    assert thought.why == why(state, Seat(0), thought.move, 0)


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_a_turn_goes_on_until_its_plan_is_done(level: Level) -> None:
    state = whole_turn(draw(LEFT, hands=":RB,RG,GP;:"), level)

    assert draft_tally(state).points == 5


@pytest.mark.parametrize(("grid", "harmless"), [(LEFT, "BH60-BH61"), (RIGHT, "BH59-BH60")], ids=["left", "right"])
def test_hard_leaves_no_chain_to_the_next_seat(grid: str, harmless: str) -> None:
    """Both sockets score a point. After the other one, the next seat would complete a red chain."""
    state = draw(grid, hands=":RB;:RG")

    assert thoughts(state, "hard")[-1].move == parse_move(harmless)


def test_the_only_move_needs_no_thought() -> None:
    assert thoughts(draw(CROSSING, hands=":;:RB"), "hard") == [Advice(Pass())]


@dataclass(frozen=True)
class Reason:
    """A move, and what is said about it.

    signs: of the four sockets of LEFT.
    """

    signs: str
    hand: str
    move: str
    planned: int
    key: str
    params: dict[str, Param]

    def __str__(self) -> str:
        return f"{self.key} {self.move}"


AT_LAST = {"how": "fill", "place": "BI61-BJ61", "gem": "RG", "tile": ""}
AT_FIRST = {**AT_LAST, "place": "BH60-BH61", "gem": "RB"}
LAID = {"how": "lay", "place": "BJ60", "gem": "GY", "tile": "-BG-"}
REASONS = [
    Reason("*ooo", ":RB", "BH60-BH61", 9, "begins", {"whole": 9, "points": 1, **AT_FIRST}),
    Reason("*ooo", "B-G-:GY", "BJ60 -BG- S", 3, "begins", {"whole": 3, "points": 1, **LAID}),
    Reason("*ooo", ":RG", "BI61-BJ61", 1, "gem", {"points": 1, **AT_LAST}),
    Reason("*o*o", ":RG", "BI61-BJ61", 4, "chain", {"colour": "red", "count": 3, "points": 4, **AT_LAST}),
    Reason("###o", ":RG", "BI61-BJ61", 11, "fourth", {"points": 8, **AT_LAST}),
    Reason("*##o", ":RG", "end", 2, "end", {"points": 2}),
    Reason("*ooo", ":RG", "trade RG", 0, "trade", {}),
    Reason("*ooo", ":RG", "trade RG", 3, "trade-better", {"best": 3}),
]


@pytest.mark.parametrize("case", REASONS, ids=str)
def test_a_reason_says_what_the_move_does(case: Reason) -> None:
    signs = iter(case.signs)
    grid = "".join(next(signs) if sign in "o*" else sign for sign in LEFT)
    state = draw(grid, hands=f"{case.hand};:")

    found = why(state, Seat(0), parse_move(case.move), case.planned)

    assert found
    assert (found.key, dict(found.params)) == (f"gembatan-why-{case.key}", case.params)


def test_two_chains_are_counted() -> None:
    found = why(draw(CROSSING, hands=":RB;:"), Seat(0), parse_move("BH60-BI60"), 7)

    assert found
    assert (found.key, dict(found.params)["count"], dict(found.params)["points"]) == ("gembatan-why-chains", 2, 7)


def test_leads_of_few_worlds_are_part_of_those_of_more() -> None:
    state = next(one for one in beginnings(2) if len(good_turns(begun_turn(one), 8)) > 2)
    view, stream = own_view(state), Stream.of(7)
    plans = good_turns(begun_turn(state), 8)[:3]
    leads = Leads(view, plans, stream)
    few = leads.after(range(3), 2)
    more = leads.after((2, 0), 5)
    assert few == Leads(view, plans, stream).after(range(3), 2)
    assert more == Leads(view, plans, stream).after((2, 0), 5)
    assert leads.after(range(3), 2) == few
    plays = [plan.plays for plan in plans]
    assert Leads.of_turns(view, plays, stream).after(range(3), 2) == few
