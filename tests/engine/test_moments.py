"""Tests of what decided a match: planted mistakes, planted great moves and turning points are found."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace

from bot.engine.chance import Stream
from bot.engine.game import Seat
from bot.engine.moments import LEAD, Moment, moments
from bot.engine.reading import Played, readings, sole_winner
from bot.games import AnyGame, all_games
from bot.games.gembatan.model import EndTurn, Fill, Lay, Trade
from bot.games.gembatan.model import Options as GembatanOptions
from bot.games.gembatan.rollouts import begun_turn
from bot.games.gembatan.turns import good_turns
from bot.games.gemrush.actions import DrawCard
from bot.games.gemrush.building import Build
from bot.games.gemrush.mine import mine_of
from bot.games.gemrush.model import Options as RushOptions
from bot.games.gems3d.model import Mode, Shift
from bot.games.gems3d.model import Options as GemsOptions

pytestmark = pytest.mark.slow

ADA, BELA = Seat(0), Seat(1)
NOTES = Stream.of(5)

Chooser = Callable[[Any, Seat, list[Any]], Any]  # returns the planted move, or None for a good one


def record(key: str, options: Any, seats: int, seed: int, planted: Chooser, most: int = 400) -> tuple[Played, ...]:
    """Return a match in which computer players of the level normal make all moves that are not planted."""
    game = all_games()[key]
    state, steps = game.setup(seed, options, seats).state, list[Played]()
    while (waiting := game.to_move(state)) and len(steps) < most:
        seat, number = waiting[len(steps) % len(waiting)], len(steps) + 1
        legal = list(game.legal_moves(state, seat))
        move = planted(state, seat, legal)
        if move is None:
            *_, advice = game.advise(game.view(state, seat), seat, legal, Stream.of(seed, number), "normal")
            move = advice.move
        after = game.apply(state, seat, move).state
        steps.append(Played(number, seat, move, state, after))
        state = after
    return tuple(steps)


def decided(
    game: AnyGame, steps: Sequence[Played], *seats: Seat, together: bool = False, offers: bool = True
) -> dict[str, Moment]:
    read = readings(game, steps, seats, NOTES, offers=offers)
    found = moments(game, steps, seats, read.found, NOTES, together=together)
    assert len({one.number for one in found}) == len(found) <= 3
    return {one.kind: one for one in found}


def once(fits: Callable[[Any, Seat, list[Any]], Any]) -> tuple[Chooser, list[Any]]:
    """Return a chooser that plants one move, and the list in which it notes the state before it."""
    noted: list[Any] = []

    def choose(state: Any, seat: Seat, legal: list[Any]) -> Any:
        move = None if noted or seat != ADA else fits(state, seat, legal)
        if move is not None:
            noted.append(state)
        return move

    return choose, noted


def number_after(steps: Sequence[Played], state: Any) -> int:
    return next(step.number for step in steps if step.before == state)


def most_gained(game: AnyGame, steps: Sequence[Played], seat: Seat) -> int:
    return max(game.scores(step.after)[seat] - game.scores(step.before)[seat] for step in steps if step.seat == seat)


# ---- Gems 3D ----

NINE = "RRRR1RRRR/9/9/9/9/9/9/KD5BG/4R4 types=RKDBGYU"  # E9-E1 makes a line of nine
GEMS = all_games()["gems3d"]


def gems_step(number: int, position: str, move: str) -> Played:
    state, played = GEMS.read_position(position), GEMS.parse(move)
    return Played(number, ADA, played, state, GEMS.apply(state, ADA, played).state)


@cache
def quiet() -> tuple[Played, ...]:
    """Return the first moves of a solo match, which make no great line."""
    return record("gems3d", GemsOptions(), 1, 3, lambda *_: None, most=12)


def test_a_line_of_nine_is_the_best_move_of_gems_3d() -> None:
    steps = (*quiet(), gems_step(13, NINE, "E9-E1"), gems_step(14, "9/9/9/9/9/9/9/9/KDRBG4 types=RKDBGYU", "A9-A8"))
    best = decided(GEMS, steps, ADA, together=True)["best"]
    assert (best.number, best.move) == (13, GEMS.parse("E9-E1"))
    assert best.worth == most_gained(GEMS, steps, ADA)


def test_a_missed_line_of_nine_is_the_costliest_move_of_gems_3d() -> None:
    steps = (*quiet(), gems_step(13, NINE, "A8-E1"))
    cost = decided(GEMS, steps, ADA, together=True)["cost"]
    assert (cost.number, cost.move) == (13, GEMS.parse("E9-E1"))
    assert cost.why is not None
    assert dict(cost.why.params)["count"] == 9
    assert cost.other - cost.worth > 20


def test_nobody_is_blamed_for_the_move_that_panels_offer_first() -> None:
    class Offering(type(GEMS)):  # type: ignore[misc]  # mypy does not know the class
        def offered(self, state: Any, seat: Seat) -> Any:
            return GEMS.parse("A8-E1")

    steps = (*quiet(), gems_step(13, NINE, "A8-E1"))
    assert GEMS.offered(steps[-1].before, ADA) == GEMS.parse("E9-E1")
    cost = decided(Offering(), steps, ADA, together=True).get("cost")
    assert cost is None or cost.number != 13
    assert decided(Offering(), steps, ADA, together=True, offers=False)["cost"].number == 13


def test_points_by_luck_are_no_best_move() -> None:
    """In the first step, falling gems brought 40 points. In the second, the move itself made a line."""
    quiet_one = quiet()[0]
    (board,) = quiet_one.after.boards
    lucky = replace(quiet_one, after=replace(quiet_one.after, boards=(replace(board, score=board.score + 40),)))
    made = gems_step(2, "RRRR1D3/9/9/9/9/9/9/KD5BG/4R4 types=RKDBGYU", "E9-E1")
    assert most_gained(GEMS, [made], ADA) < most_gained(GEMS, [lucky], ADA)
    assert decided(GEMS, [lucky, made], ADA, together=True)["best"].number == made.number


def test_the_turning_point_of_a_board_is_the_last_time_that_it_had_room() -> None:
    steps = record("gems3d", GemsOptions(size=5, types=6, drop=4), 1, 1, lambda *_: None)
    assert GEMS.outcome(steps[-1].after) is not None
    words = [GEMS.course(step.after) for step in steps]
    (turned,) = decided(GEMS, steps, together=True).values()
    last = max(place for place, word in enumerate(words) if word == "room")
    assert (turned.turned, turned.number) == ("crowded", steps[last + 1].number)


def test_who_overtakes_last_in_a_race_turns_it() -> None:
    options = GemsOptions(mode=Mode.RACE, size=6, types=4, line=4, turns=12)
    for seed in range(20):
        steps = record("gems3d", options, 2, seed, lambda *_: None)
        scores, winner = [GEMS.scores(step.after) for step in steps], sole_winner(GEMS, steps[-1].after)
        behind = [] if winner is None else [at for at, score in enumerate(scores) if score[winner] < max(score)]
        if behind:
            break
    (moment,) = [one for one in decided(GEMS, steps).values() if one.turned]
    assert (moment.turned, moment.leader) == (LEAD, winner)
    assert winner is not None
    assert moment.number > steps[behind[-1]].number
    assert all(score[winner] == max(score) for score in scores[moment.number - 1 :])


# ---- Gembatan ----


@cache
def gembatan() -> tuple[tuple[Played, ...], int]:
    """Return a match in which Ada trades all instead of a turn with a long chain, and the number of that move."""

    def long_chain_missed(state: Any, seat: Seat, legal: list[Any]) -> Any:
        trades = [move for move in legal if isinstance(move, Trade)]
        found = good_turns(begun_turn(state), 16) if trades and state.turns > 8 else []
        return trades[-1] if found and found[0].points >= 16 else None

    planted, noted = once(long_chain_missed)
    steps = record("gembatan", GembatanOptions(), 2, 4, planted)
    return steps, number_after(steps, noted[0])


@cache
def of_ada() -> dict[str, Moment]:
    return decided(all_games()["gembatan"], gembatan()[0], ADA)


def test_the_first_offer_of_gembatan_is_the_play_with_most_points() -> None:
    game = all_games()["gembatan"]
    before = [step.before for step in gembatan()[0] if isinstance(step.move, Lay)]
    for state in before[:8]:
        offered, seat = game.offered(state, game.to_move(state)[0]), game.to_move(state)[0]
        assert offered in list(game.legal_moves(state, seat))


def test_a_missed_long_chain_is_the_costliest_move_of_gembatan() -> None:
    steps, missed = gembatan()
    game = all_games()["gembatan"]
    found = of_ada()
    assert found["cost"].number == missed
    assert isinstance(found["cost"].move, Lay | Fill)
    assert found["cost"].other - found["cost"].worth > 6
    assert isinstance(found["best"].move, EndTurn)
    assert found["best"].worth == most_gained(game, steps, ADA)


def test_the_winner_leads_from_the_turning_point_on() -> None:
    game = all_games()["gembatan"]
    steps = record("gembatan", GembatanOptions(), 2, 3, lambda *_: None)
    winner, scores = sole_winner(game, steps[-1].after), [game.scores(step.after) for step in steps]
    assert winner is not None
    (turned,) = decided(game, steps).values()
    assert turned.leader == winner
    assert all(score[winner] == max(score) for score in scores[turned.number - 1 :])
    assert any(score[winner] < max(score) for score in scores[: turned.number - 1])
    one, other = (decided(game, steps, seat).values() for seat in (ADA, BELA))
    assert {moment.number for moment in one if moment.turned} == {moment.number for moment in other if moment.turned}


def test_the_turning_point_is_about_the_seats_in_the_ranking() -> None:
    game, turned_at = all_games()["gembatan"], dict[int, int]()
    for seed in range(3, 6):
        steps = record("gembatan", GembatanOptions(gems=20), 3, seed, lambda *_: None)
        outcome = game.outcome(steps[-1].after)
        assert outcome is not None
        first, second, third = outcome.standings
        kept = (replace(second, place=1), replace(third, place=2))
        scores = [game.scores(step.after) for step in steps]
        found = moments(game, steps, (), (), NOTES, together=False, standings=kept)

        assert sole_winner(game, steps[-1].after) == first.seat
        assert sole_winner(game, steps[-1].after, kept) == second.seat
        for one in found:
            assert one.leader == second.seat
            turned_at[seed] = one.number
            assert all(score[second.seat] > score[third.seat] for score in scores[one.number - 1 :])
        assert moments(game, steps, (), (), NOTES, together=False, standings=()) == ()
    assert turned_at


def test_a_winner_who_was_never_behind_took_the_lead_when_it_was_even_last() -> None:
    game = all_games()["gembatan"]
    steps = record("gembatan", GembatanOptions(), 2, 3, lambda *_: None)
    winner = sole_winner(game, steps[-1].after)
    assert winner is not None

    class Even(type(game)):  # type: ignore[misc]  # mypy does not know the class
        def scores(self, state: Any) -> tuple[int, ...]:
            place = next((at for at, step in enumerate(steps) if step.after is state), 0)
            ahead = 2 if place < 3 or place > 6 else 1
            return tuple(ahead if seat == winner else 1 for seat in range(2))

    turned = [one for one in decided(Even(), steps).values() if one.turned]
    assert [one.number for one in turned] == [steps[7].number]


def test_moves_of_a_stand_in_are_neither_praised_nor_blamed() -> None:
    steps, missed = gembatan()
    game = all_games()["gembatan"]
    best = of_ada()["best"].number
    lent = [replace(step, lent=step.number in (missed, best)) for step in steps]
    found = decided(game, lent, ADA)
    assert {found["best"].number, found["cost"].number}.isdisjoint({missed, best})


def test_the_same_match_always_has_the_same_moments() -> None:
    assert decided(all_games()["gembatan"], gembatan()[0], ADA) == of_ada()


def test_a_seat_is_praised_and_blamed_for_its_own_moves_only() -> None:
    steps, missed = gembatan()
    found = decided(all_games()["gembatan"], steps, BELA)
    assert {found[kind].seat for kind in found if kind != "turn"} == {BELA}
    assert missed not in {one.number for one in found.values()}


# ---- Gem Rush ----


def test_a_door_that_was_not_built_is_the_costliest_move_of_gem_rush() -> None:
    def door_missed(state: Any, seat: Seat, legal: list[Any]) -> Any:
        doors = [mine_of(state.laid).doors(move.cell)[move.side] for move in legal if isinstance(move, Build)]
        draws = [move for move in legal if isinstance(move, DrawCard)]
        great = any(door is not None and door.points >= 6 for door in doors)
        return draws[0] if great and draws else None

    game = all_games()["gemrush"]
    planted, noted = once(door_missed)
    steps = record("gemrush", RushOptions(target=40), 2, 4, planted)
    found = decided(game, steps, ADA)
    assert found["cost"].number == number_after(steps, noted[0])
    assert isinstance(found["cost"].move, Build)
    assert found["best"].worth == most_gained(game, steps, ADA)


def test_a_loser_without_a_costly_move_learns_the_best_move_of_the_winner() -> None:
    game = all_games()["gemrush"]
    steps = record("gemrush", RushOptions(target=8), 2, 4, lambda *_: None)
    winner = sole_winner(game, steps[-1].after)
    assert winner is not None
    loser = Seat(1 - winner)

    found = {one.kind: one for one in moments(game, steps, (loser,), (), NOTES, together=False)}
    assert found["rival"].seat == winner
    assert found["rival"].worth == most_gained(game, steps, winner)
    assert all(one.kind != "rival" for one in moments(game, steps, (winner,), (), NOTES, together=False))


def test_a_team_turns_its_match_when_it_reaches_the_target() -> None:
    game = all_games()["gemrush"]
    steps = record("gemrush", RushOptions(mode="crisis", target=12), 2, 1, lambda *_: None)
    (turned,) = decided(game, steps, together=True).values()
    assert turned.turned == "reached"
    assert sum(game.scores(steps[turned.number - 2].after)) < 12 <= sum(game.scores(steps[turned.number - 1].after))


# ---- a small game ----


def drops(*columns: int) -> tuple[Played, ...]:
    game = all_games()["gemdrop"]
    state, steps = game.setup(1, game.about.samples[0], 2).state, list[Played]()
    for number, column in enumerate(columns, 1):
        seat, move = game.to_move(state)[0], game.parse(str(column))
        after = game.apply(state, seat, move).state
        steps.append(Played(number, seat, move, state, after))
        state = after
    return tuple(steps)


def test_a_missed_win_is_the_costliest_move_of_a_small_game_and_turns_it() -> None:
    """The first seat has three in column 1 and plays elsewhere. Then the other seat wins in column 2."""
    game = all_games()["gemdrop"]
    steps = drops(1, 2, 1, 2, 1, 2, 7, 2)
    first, other = steps[0].seat, steps[1].seat
    assert sole_winner(game, steps[-1].after) == other

    found = decided(game, steps, first)
    assert (found["cost"].number, found["cost"].move) == (7, game.parse("1"))
    assert found["cost"].other == 1.0
    assert found["cost"].leader == other
    assert decided(game, steps, other)["best"].number == 8


def test_a_short_match_has_fewer_moments_or_none() -> None:
    assert decided(all_games()["gemdrop"], drops(4), ADA, BELA) == {}
    assert decided(all_games()["gembatan"], (), ADA) == {}


@pytest.mark.parametrize("broken", [None, Shift(0, 0)])  # type: ignore[arg-type]  # any two places
def test_a_move_that_the_rules_no_longer_know_is_nobodys_mistake(broken: Any) -> None:
    steps = [replace(step, move=broken) for step in quiet()]
    found = decided(GEMS, steps, ADA, together=True)
    assert "cost" not in found


def test_a_long_match_is_read_where_most_was_missed() -> None:
    """Of 800 moves, the one that misses a line of nine is weighed, too."""
    before = [replace(step, number=number) for number, step in enumerate(quiet()[:4] * 100, 1)]
    after = [replace(step, number=401 + step.number) for step in before]
    steps = [*before, gems_step(401, NINE, "A8-E1"), *after]
    assert decided(GEMS, steps, ADA, together=True)["cost"].number == 401


class Noting:
    """A game that notes the views for which it was asked for advice."""

    def __init__(self, game: AnyGame) -> None:
        self._game, self.asked, self.playouts = game, list[Any](), 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def advise(self, view: Any, *about: Any) -> Any:
        self.asked.append(view)
        return self._game.advise(view, *about)

    def weigh(self, view: Any, seat: Seat, moves: Sequence[Any], stream: Stream, worlds: int) -> list[float]:
        self.playouts += len(moves) * worlds
        return self._game.weigh(view, seat, moves, stream, worlds)


def test_a_game_without_glances_is_read_in_all_parts_of_a_long_match(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.engine.reading.MOST_READ", 4)
    steps = drops(2, 5, 7, 7, 7, 1, 3, 1, 4, 7, 4, 4, 6, 4, 7, 2)
    game: Any = Noting(all_games()["gemdrop"])

    decided(game, steps, ADA, BELA)

    read = {step.number for step in steps if step.before in game.asked}
    assert len(read) == 4
    assert max(read) > 12


def test_a_longer_match_of_a_small_game_is_no_more_work() -> None:
    steps = drops(2, 5, 7, 7, 7, 1, 3, 1, 4, 7, 4, 4, 6, 4, 7, 2)
    game: Any = Noting(all_games()["gemdrop"])

    decided(game, steps, ADA, BELA)

    assert len(set(game.asked)) <= 6
    assert game.playouts <= 500
