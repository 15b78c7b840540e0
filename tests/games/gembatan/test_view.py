"""Tests of the view, of the suggestions and of the choice of a tile or a cell."""

from itertools import count, product

import pytest
from msgspec.structs import replace

from bot.engine.game import Phrase, Seat
from bot.games.gembatan import GAME
from bot.games.gembatan.advice import (
    Chances,
    Suggestion,
    cell_suggestions,
    fill_suggestions,
    first_suggestions,
    step_suggestions,
    tile_suggestions,
    way_suggestions,
)
from bot.games.gembatan.model import COLOURS, Account, Cell, Draft, Fill, Lay, Socket, State, Window
from bot.games.gembatan.notation import (
    SIDE_LETTERS,
    cell_name,
    gem_name,
    parse_cell,
    parse_socket,
    parse_tile,
    sides_name,
    socket_name,
)
from bot.games.gembatan.rules import draft_tally
from bot.games.gembatan.view import (
    lead,
    own_view,
    shown_part,
    with_cell,
    with_sockets,
    with_steps,
    with_tile,
    without_worth,
)
from tests.games.gembatan.drawing import draw
from tests.games.gembatan.matches import match

GRID = """
 .   .
.@R*G+.
 .   R
     o
     B   B
    .+P*R+.
     .   Y
         #
         R
        .1Y
         .
"""
HANDS = "Y---,GP--:RB,RP,YP;G---,YP--:RY,BG,BY,GP"
LAST = "2,1,1,0,0"


def state() -> State:
    return draw(GRID, hands=HANDS, last=LAST)


def test_the_view_shows_the_grid_and_what_is_new_on_it() -> None:
    view = own_view(state())

    assert view.window == Window(60, 60, 62, 62)
    assert [(one.drafted, one.fresh) for one in view.tiles] == [(0, False)] * 3 + [(0, True), (1, False)]
    assert [(one.column, one.row, sides_name(one.sides)) for one in view.tiles][-1] == (62, 62, "RY--")
    assert [
        (socket_name(one.socket), one.first, one.second, one.filled, one.drafted, one.fresh) for one in view.sockets
    ] == [
        ("BH60-BI60", 1, 3, True, 0, False),
        ("BI60-BI61", 1, 2, False, 0, False),
        ("BI61-BJ61", 5, 1, True, 0, True),
        ("BJ61-BJ62", 4, 1, True, 1, False),
    ]
    assert [(one.column, one.row, one.side, one.colour, cell_name(one.cell)) for one in view.halves] == [
        (62, 61, 0, 2, "BJ60"),
        (62, 62, 1, 4, "BK62"),
    ]


def test_the_view_shows_hands_trays_and_turns() -> None:
    view = own_view(state())

    assert (view.tiles_left, view.gems_left) == (60 - 5 - 4, 60 - 3 - 7)
    assert [(len(one.tiles), len(one.gems), one.present, one.score) for one in view.hands] == [
        (2, 3, True, 0),
        (2, 4, True, 0),
    ]
    assert view.to_move == 0
    assert view.draft is not None
    assert (view.draft.tiles, view.draft.gems, view.draft.tally.points) == (1, 1, 1)
    assert view.last is not None
    assert (view.last.seat, view.last.kind, view.last.tally.points) == (1, "played", 1)


def names(suggestions: list[Suggestion]) -> list[tuple[str, int, int]]:
    return [(one.name, one.points, one.ways) for one in suggestions]


def test_steps_are_suggested_best_first() -> None:
    assert [(one.name, one.points, one.gem) for one in fill_suggestions(state(), Seat(0))] == [("BI60-BI61", 5, "RB")]
    assert names(tile_suggestions(state(), Seat(0))) == [("GP--", 1, 1)]
    assert names(cell_suggestions(state(), Seat(0))) == [("BK62", 1, 1)]
    assert names(way_suggestions(state(), Seat(0), parse_cell("BK62"))) == [("--GP W", 1, 1)]
    assert way_suggestions(state(), Seat(0), parse_cell("BK62"))[0].move == GAME.parse("BK62 --GP W")


def test_typed_letters_narrow_suggestions_and_other_seats_get_none() -> None:
    assert names(tile_suggestions(state(), Seat(0), " gp")) == [("GP--", 1, 1)]
    assert tile_suggestions(state(), Seat(0), "Y") == []
    assert fill_suggestions(state(), Seat(1)) == []


@pytest.mark.parametrize("seed", range(3))
def test_the_points_of_a_suggested_step_are_those_it_adds_to_the_turn(seed: int) -> None:
    for before, _, _ in match(seed)[::9]:
        for move, points in list(Chances(before, before.turn).steps())[::5]:
            after = GAME.apply(before, before.turn, move).state
            assert draft_tally(after).points - draft_tally(before).points == points


@pytest.mark.parametrize("seed", range(3))
def test_the_menus_together_offer_every_step_once(seed: int) -> None:
    for before, _, _ in match(seed)[::9]:
        seat = before.turn
        lays = [move for move in GAME.legal_moves(before, seat) if isinstance(move, Lay)]
        fills = [move for move in GAME.legal_moves(before, seat) if isinstance(move, Fill)]
        found = [
            way.move
            for tile in tile_suggestions(before, seat)
            for cell in cell_suggestions(before, seat, parse_tile(tile.name)[0])
            for way in way_suggestions(before, seat, parse_cell(cell.name), parse_tile(tile.name)[0])
        ]

        assert sorted(map(GAME.notate, found)) == sorted(map(GAME.notate, lays))
        assert {one.move for one in fill_suggestions(before, seat)} == set(fills)
        assert sum(one.ways for one in cell_suggestions(before, seat)) == len(lays)
        for menu in (tile_suggestions(before, seat), cell_suggestions(before, seat)):
            promised = [(one.points, one.then) for one in menu]
            assert promised == sorted(promised, reverse=True)
        shown = [one.points for one in first_suggestions(before, seat)]
        assert shown == sorted(shown, reverse=True)


@pytest.mark.parametrize("seed", range(3))
def test_the_promised_points_of_the_next_step_are_those_found_by_playing(seed: int) -> None:
    after_some = 0
    for before, _, _ in match(seed, leaving=False)[::7]:
        chances = Chances(before, before.turn)
        for move, _ in list(chances.steps())[::4]:
            after = GAME.apply(before, before.turn, move).state
            most = max((points for _, points in Chances(after, after.turn).steps()), default=0)
            after_some += most > 1

            assert chances.then(move) == most
    assert after_some > 3


# The tile RYGP on BH58 makes room on BI58 for a tile whose gem completes two chains. The two tiles together score more
# than any single step.
OPENING = (
    "BH60:Y-P-,BH61:B-GR,BH62:BG-P,BG61:-YP-,BH59:Y-RG,BG59:BY-R gems=BH60-BH61,BH61-BH62,BG61-BH61,BH59-BH60,BG59-BH59"
    " hands=-BYP,RGPY,RYGP,BGYP:RP,BY,GY,GY;R-B-,R-G-,B-Y-,-RBG:RB,RY,BP,GP turn=1"
)


def test_the_tile_with_the_most_points_is_suggested_first_whatever_could_follow() -> None:
    position = GAME.read_position(OPENING)

    found = tile_suggestions(position, Seat(0))

    assert [(one.name, one.points, one.then) for one in found] == [
        ("RYGP", 4, 2),
        ("-BYP", 4, 1),
        ("RGPY", 4, 1),
        ("BGYP", 4, 1),
    ]
    ways = way_suggestions(position, Seat(0), parse_cell("BH58"), parse_tile("RYGP")[0])
    assert [(one.name, one.points, one.then) for one in ways] == [("RYGP S", 1, 7)]


def test_a_chosen_cell_shows_the_tiles_that_fit_best_first() -> None:
    pick = with_cell(state(), Seat(0), parse_cell("BK62")).pick

    assert pick is not None
    assert [(sides_name(way.sides), way.side, gem_name(way.gem), way.points) for way in pick.ways] == [
        ("--GP", 3, "YP", 1)
    ]
    empty = with_cell(state(), Seat(0), parse_cell("BA1")).pick
    assert empty is not None
    assert empty.ways == ()


def test_a_puzzle_shows_the_same_choices_without_their_points() -> None:
    position = next(before for before, _, _ in match(0) if len(step_suggestions(before, before.turn)) > 3)
    seat = position.turn
    steps = step_suggestions(position, seat)
    lay = next(one.move for one in steps if isinstance(one.move, Lay))
    for view in (with_cell(position, seat, lay.cell), with_steps(position, seat, steps, best_first=False)):
        silent = without_worth(view)
        assert silent.pick is not None
        assert view.pick is not None
        ways = [*silent.pick.ways, *(one.way for one in silent.pick.targets if one.way)]
        assert {one.points for one in ways} == {0}
        assert not any(one.points for one in silent.pick.targets)
        assert list(map(str, GAME.alt(silent))) == list(map(str, GAME.alt(view)))
    assert without_worth(own_view(position)) == own_view(position)


def test_a_seat_may_choose_a_cell_before_its_turn_and_sees_what_fits() -> None:
    pick = with_cell(state(), Seat(1), parse_cell("BJ60")).pick

    assert pick is not None
    assert [(sides_name(way.sides), gem_name(way.gem)) for way in pick.ways] == [("--G-", "BG")]


def test_a_chosen_tile_shows_where_it_can_be_laid() -> None:
    view = with_tile(state(), Seat(0), parse_tile("GP--")[0])

    assert view.pick is not None
    assert [(cell_name(target.place), target.points) for target in view.pick.targets] == [("BK62", 1)]
    assert replace(view, pick=None) == own_view(state())


@pytest.mark.parametrize("seed", range(3))
def test_the_picture_numbers_choices_in_the_order_of_the_menus(seed: int) -> None:
    most = 0
    for before, _, _ in match(seed)[::9]:
        seat = before.turn
        filled = with_sockets(before, seat).pick
        assert filled is not None
        fills = [one.name for one in fill_suggestions(before, seat)]
        assert [socket_name(Socket(target.place)) for target in filled.targets] == fills
        for tile in map(int, before.hands[seat].tiles):
            pick = with_tile(before, seat, tile).pick
            assert pick is not None
            cells = [cell_name(Cell(target.place)) for target in pick.targets]
            assert cells == [one.name for one in cell_suggestions(before, seat, tile)]
            for cell in pick.targets:
                ways = with_cell(before, seat, Cell(cell.place), tile).pick
                assert ways is not None
                suggested = way_suggestions(before, seat, Cell(cell.place), tile)
                assert [f"{sides_name(way.sides)} {SIDE_LETTERS[way.side]}" for way in ways.ways] == [
                    one.name for one in suggested
                ]
            most = max(most, len(cells))
    assert most > 3


def test_the_text_beside_the_picture_says_its_numbers() -> None:
    before = state()
    views = (
        with_sockets(before, Seat(0)),
        with_tile(before, Seat(0), parse_tile("GP--")[0]),
        with_cell(before, Seat(0), parse_cell("BK62"), parse_tile("GP--")[0]),
    )
    said = [[one for one in GAME.alt(view) if "-pick-" in one.key or "-number" in one.key] for view in views]

    assert [head.key for head, *_ in said] == [f"gembatan-alt-pick-{kind}" for kind in ("sockets", "tile", "cell")]
    assert [dict(first.params) for _, first, *_ in said] == [
        {"number": 1, "what": "BI60-BI61, gem red blue"},
        {"number": 1, "what": "BK62, yellow west"},
        {"number": 1, "what": "green south purple west, gem yellow purple west"},
    ]


def ended(scores: tuple[int, ...], present: tuple[bool, ...] = (True, True)) -> State:
    accounts = tuple(Account(placed=score) for score in scores)
    return replace(state(), accounts=accounts, present=present, over="gems", draft=Draft())


def test_the_end_shows_who_won_by_how_much_and_the_longest_chain() -> None:
    assert own_view(state()).best is None
    view = own_view(ended((7, 3)))
    assert (view.winners, lead(view)) == ((0,), 4)
    assert [phrase.key for phrase in GAME.alt(view)][:2] == ["gembatan-alt-over-gems", "gembatan-alt-won"]
    assert ("points", 4) in GAME.alt(view)[1].params

    draw_ = own_view(ended((5, 5)))
    assert (draw_.winners, lead(draw_)) == ((0, 1), 0)
    assert GAME.alt(draw_)[1].key == "gembatan-alt-drawn"
    assert lead(own_view(ended((5, 9), (True, False)))) == 0


@pytest.mark.parametrize("seed", range(6))
def test_the_chain_of_the_end_is_the_longest_on_the_grid(seed: int) -> None:
    view = own_view(match(seed)[-1][2].state)
    gems = {(one.across, one.down): {one.first, one.second} for one in view.sockets if one.filled}
    longest = 0
    for x, y in gems:
        for colour, dy in product(gems[x, y], (1, -1)):
            longest = max(longest, next(n for n in count(1) if colour not in gems.get((x + n, y + dy * n), ())))

    assert view.over
    assert (view.best.points if view.best else 0) == (longest if longest >= 3 else 0)
    assert ("gembatan-alt-best" in [phrase.key for phrase in GAME.alt(view)]) == (longest >= 3)


def test_the_text_at_the_end_tells_each_of_the_longest_chains() -> None:
    found = []
    for seed in range(12):
        view = own_view(match(seed)[-1][2].state)
        told = [dict(one.params) for one in GAME.alt(view) if one.key == "gembatan-alt-best"]
        longest = () if view.best is None else (view.best, *view.equal)
        assert [one["again"] for one in told] == list(range(len(longest)))
        assert [one["colour"] for one in told] == [COLOURS[chain.colour - 1] for chain in longest]
        found.append(len({chain.sockets for chain in longest}))
    assert max(found) > 1


def test_the_text_beside_the_picture_tells_the_chains_of_the_turn_in_progress() -> None:
    before = state()
    after = GAME.apply(before, Seat(0), Fill(parse_socket("BI60-BI61"))).state
    chains = [chain.points for chain in draft_tally(after).chains]
    told = [phrase for phrase in GAME.alt(own_view(after)) if phrase.key == "gembatan-alt-chain"]

    assert chains
    assert [dict(phrase.params)["count"] for phrase in told] == chains


def test_the_alt_text_of_a_choice_says_which_part_of_the_grid_the_picture_shows() -> None:
    seen = with_tile(state(), Seat(0), parse_tile("GP--")[0])

    assert [cell_name(Cell(one.place)) for one in seen.pick.targets] == ["BK62"]  # type: ignore[union-attr]
    assert shown_part(seen) == Window(62, 61, 63, 62)
    assert Phrase.of("gembatan-alt-part", first="BJ61", last="BK62") in GAME.alt(seen)
    whole = own_view(state())
    assert shown_part(whole) == whole.window
    assert not any(one.key == "gembatan-alt-part" for one in GAME.alt(whole))
