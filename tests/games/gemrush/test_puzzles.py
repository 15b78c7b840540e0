"""Tests of the puzzles of Gem Rush: no other turn makes as many points as the answer, in whatever order it is made."""

import pytest
from msgspec.structs import replace

from bot.engine.chance import Stream
from bot.engine.game import Seat
from bot.engine.lessons import LEARNER
from bot.engine.puzzles import composer_of, is_answer, puzzle_in, turn_is_over
from bot.games.gemrush import GAME
from bot.games.gemrush.building import Build
from bot.games.gemrush.last_turn import Doors, Listing
from bot.games.gemrush.mine import START, Laid, neighbour
from bot.games.gemrush.model import Options, State
from bot.games.gemrush.puzzles import RushComposer
from bot.games.gemrush.rules import moves_of
from bot.games.gemrush.skills import Skill
from bot.games.gemrush.view import View, seen, unmarked
from bot.sessions.play.puzzle_files import shipped
from tests.games.gemrush.positions import TILE, arrange

FEW_STATES = 3_000  # of a turn
CHECKED = 4  # puzzles


def every_turn(state: State) -> dict[Doors, int] | None:
    """Return the most points for each set of doors, by trying all legal moves; None if they lead to many states."""
    before, found, known = state.mover.points, dict[Doors, int](), {(state, Doors())}
    edge = list(known)
    for here, doors in edge:
        found[doors] = max(found.get(doors, 0), here.mover.points - before)
        for move in GAME.legal_moves(here, LEARNER):
            there = GAME.apply(here, LEARNER, move).state
            built = doors | {(move.cell, move.side)} if isinstance(move, Build) else doors
            key = (replace(there, doing=replace(there.doing, used=b""), discard=b"", burnt=b""), built)
            if there.over is None and key not in known:
                known.add(key)
                edge.append((there, built))
        if len(edge) > FEW_STATES:
            return None
    return found


@pytest.mark.slow
def test_no_turn_by_the_rules_makes_as_many_points_as_the_answer() -> None:
    composer, checked = composer_of(GAME), 0
    for puzzle in shipped("gemrush"):
        state = GAME.read_position(puzzle.position)
        small = len(state.laid) <= 7 and "Wa" not in puzzle.position.partition("seats=")[2].partition(":")[2][:20]
        turns = every_turn(state) if small else None
        if composer is None or turns is None:
            continue
        answer = tuple(map(GAME.parse, puzzle.answer))
        points, _ = composer.points(GAME, state, LEARNER, answer)
        assert max(turns.values()) == points
        best = composer.key(answer)
        assert all(doors >= best for doors, made in turns.items() if made == points)  # type: ignore[operator]  # sets
        checked += 1
        if checked == CHECKED:
            return
    assert checked


def test_the_result_of_a_turn_counts_and_not_the_way() -> None:
    for puzzle in shipped("gemrush")[:20]:
        assert is_answer(GAME, puzzle, puzzle.answer)
        assert is_answer(GAME, puzzle, (*puzzle.answer, "draw"))
        assert not is_answer(GAME, puzzle, ("draw",))


@pytest.mark.slow
def test_a_turn_is_right_however_it_pays_at_the_doors_of_the_answer() -> None:
    poorer = 0
    for puzzle in shipped("gemrush"):
        state, made = GAME.read_position(puzzle.position), list[str]()
        for notation in puzzle.answer:
            move = GAME.parse(notation)
            if isinstance(move, Build):
                break
            state, made = GAME.apply(state, LEARNER, move).state, [*made, notation]
        if not isinstance(move, Build) or puzzle.motif in ("two", "three"):
            continue
        for other in moves_of(state, LEARNER, Build):
            if (other.cell, other.side) == (move.cell, move.side):
                poorer += points_of(state, other) < points_of(state, move)
                assert is_answer(GAME, puzzle, (*made, GAME.notate(other)))
            elif points_of(state, other) < points_of(state, move):
                assert not is_answer(GAME, puzzle, (*made, GAME.notate(other)))
    assert poorer


def points_of(state: State, build: Build) -> int:
    return GAME.apply(state, LEARNER, build).state.mover.points - state.mover.points


def test_a_turn_is_over_once_no_door_can_bring_more() -> None:
    puzzle = shipped("gemrush")[0]
    state = GAME.read_position(puzzle.position)
    for number, notation in enumerate(puzzle.answer, 1):
        state = GAME.apply(state, LEARNER, GAME.parse(notation)).state
        assert turn_is_over(GAME, state, LEARNER) is (number == len(puzzle.answer))
    assert state.over is None
    onward = RushComposer().onward(GAME, state)
    drawn = GAME.apply(onward, LEARNER, GAME.parse("draw")).state
    assert GAME.to_move(drawn) == (LEARNER,)
    assert GAME.to_move(GAME.apply(state, LEARNER, GAME.parse("draw")).state) == ()


LOFT = (
    Laid(START, TILE["gravel-pit"], 0),
    Laid(neighbour(START, 1), TILE["shop-window"], 1),
    Laid(neighbour(START, 3), TILE["sorting-floor"], 1),
    Laid(neighbour(neighbour(START, 3), 3), TILE["jade-niche"], 0),
)


@pytest.mark.parametrize("options", [Options(), Options(mode="crisis")])
def test_a_position_is_posed_as_the_last_turn_of_a_mine_alone(options: Options) -> None:
    state = arrange(LOFT, "ObPe ElSo StFi", "SoDr FiDr", options=options, skills=(Skill.GILDING, Skill.MOMENTUM))
    posed = RushComposer().posed(state)
    assert posed is not None
    assert (len(posed.seats), posed.turns + 1, posed.phase) == (1, posed.length, "move")
    assert posed.mover.hand == state.mover.hand
    assert GAME.read_position(GAME.write_position(posed)) == posed


def solver_sees(state: State | None) -> View:
    assert state is not None
    view = GAME.view(state, LEARNER)
    assert isinstance(view, View)
    return view


def test_what_others_hold_is_no_part_of_a_puzzle() -> None:
    one = arrange(LOFT, "ObPe ElSo StFi", "SoDr FiDr")
    other = GAME.determinize(seen(one, Seat(0)), Stream.of(5))
    assert one.seats[1].hand != other.seats[1].hand
    posed = [RushComposer().posed(state) for state in (one, other)]
    assert solver_sees(posed[0]) == solver_sees(posed[1])
    assert puzzle_in(GAME, one, Stream.of(1)) == puzzle_in(GAME, other, Stream.of(1))


@pytest.mark.parametrize("room", ["trade-hatch", "pawn-window", "mystic-elevator"])
def test_where_cards_could_be_drawn_or_rooms_moved_there_is_no_puzzle(room: str) -> None:
    laid = (*LOFT[:1], replace(LOFT[1], tile=TILE[room], turn=2), *LOFT[2:])
    state = RushComposer().posed(arrange(laid, "ObPe ElSo StFi", "SoDr", at=(laid[1].cell, START)))
    assert state is not None
    assert not Listing(state).whole
    assert puzzle_in(GAME, state, Stream.of(1)) is None


def test_a_listing_counts_what_is_sure() -> None:
    state = RushComposer().posed(arrange(LOFT, "ObEl ElSt", "SoDr"))
    assert state is not None
    found = Listing(state)
    assert found.whole
    # The Gravel Pit has El+1 in the north and St+1 in the west, which is built already.
    assert found.results[frozenset({(START, 0)})].points == 1
    assert found.most == max(one.points for one in found.results.values())
    for doors, one in found.results.items():
        assert frozenset((move.cell, move.side) for move in one.moves if isinstance(move, Build)) == doors


def test_a_puzzle_marks_no_door_and_tells_of_all() -> None:
    state = GAME.read_position(shipped("gemrush")[0].position)
    view = solver_sees(state)
    shown = unmarked(view)
    assert {plate.payable for plate in shown.plates} == {None}
    told = [phrase.key for phrase in GAME.alt(shown)]
    assert told.count("gemrush-alt-door") == len(view.plates)
    assert "gemrush-alt-more-doors" not in told
    assert all(dict(phrase.params)["payable"] == 0 for phrase in GAME.alt(shown) if phrase.key == "gemrush-alt-door")
