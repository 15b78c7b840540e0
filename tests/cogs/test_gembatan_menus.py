"""Tests of what panels offer, and of suggestions for lists of tiles that a member types."""

from collections.abc import Iterator
from itertools import product

import pytest
from msgspec.structs import replace

from bot.engine.lessons import Task
from bot.engine.pages import Page as RulePage
from bot.games.gembatan import GAME
from bot.games.gembatan.advice import by_place, chances_of, play_key, step_suggestions
from bot.games.gembatan.heard import gem_said, tile_said
from bot.games.gembatan.lessons import LESSONS
from bot.games.gembatan.model import Chain, Fill, Lay, Socket, State, across, down
from bot.games.gembatan.notation import SIDE_LETTERS, parse_cell, tile_name
from bot.games.gembatan.pieces import sides_of
from bot.games.gembatan.plays import is_drafting
from bot.games.gembatan.rules import draft_tally
from bot.games.gembatan.view import shown_part, with_cell, with_cells, with_tile
from bot.ui.commands.rulebook import match_of
from bot.ui.entry.buttons import further
from bot.ui.panels import LONGEST_ALT, Picture
from bot.ui.words import Words
from cogs.gembatan import menus, paging
from cogs.gembatan.face import GembatanFace
from cogs.gembatan.paging import Choice
from cogs.gembatan.trading import list_completions
from render.gembatan import page as layout
from render.gembatan.scene import signs, ways_of
from tests.render.gembatan_scenes import played
from tests.texts.loaded import all_texts

pytestmark = pytest.mark.slow

LONG_NAME = "W" * 32
HAND = ["RB--", "RG--", "RB--"]


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("", ["RB--", "RG--", "RB-- RG-- RB--"]),
        ("r", ["RB--", "RG--"]),
        ("rg", ["RG--"]),
        ("RB--", ["RB--", "RB-- RB--", "RB-- RG--", "RB-- RG-- RB--"]),
        ("rb--, rb", ["RB-- RB--"]),
        ("RB-- RB-- ", ["RB-- RB--", "RB-- RB-- RG--"]),
        ("RB-- RB-- RB--", []),
        ("XX", []),
    ],
)
def test_suggestions_complete_the_last_piece_of_a_list(typed: str, offered: list[str]) -> None:
    found = [one.value for one in list_completions(typed, HAND)]

    assert sorted(found) == sorted(offered)


def states() -> Iterator[State]:
    return (state for state in (*played(5, 4)[::9], *played(2, 2)[::5]) if state.over is None)


@pytest.fixture(name="words")
def english() -> Words:
    return Words(all_texts(), "en")


def test_each_page_of_cells_has_the_numbers_of_its_picture_and_all_pages_have_all_cells(words: Words) -> None:
    most = 0
    for state in states():
        view = with_cells(state, state.turn)
        found, start, shown = menus.cells(state, state.turn, None, view, words), 0, list[str]()
        for _ in range(20):
            page, choices, options = paging.page(view, found, start, words)
            assert [number for number, _ in signs(page)] == [choice.number for choice in choices]
            assert len(options) <= 10
            assert len({one.short for one in options}) == len(options)
            shown += [choice.option.value for choice in choices]
            start = further(options[-1].value) or 0 if options else 0
            if not start:
                break
        assert shown == [one.option.value for one in found]
        most = max(most, len(found))
    assert most > 10  # more than one page


def test_the_numbers_of_a_page_are_on_large_cells_or_as_many_as_can_be(words: Words) -> None:
    fewer, spread = 0, 0
    for state in late_states():
        for tile in {*state.hands[state.turn].tiles}:
            view = with_tile(state, state.turn, tile)
            found = menus.cells(state, state.turn, tile, view, words)
            shown, choices, options = paging.page(view, found, 0, words)
            if layout.of(shown).size >= layout.LARGE_CELL:
                fewer += len(choices) < min(len(found), 9)
                assert len(choices) >= min(len(found), paging.LEAST)
            else:
                spread += 1
                assert len(options) == min(len(found), 10)
                assert layout.of(shown).detail is not None or layout.of(shown).size >= 56
    assert fewer > 3
    assert spread > 3


def test_the_pages_of_a_tile_show_each_cell_once_and_lead_back_to_the_first(words: Words) -> None:
    several = 0
    for state in late_states():
        for tile in {*state.hands[state.turn].tiles}:
            view = with_tile(state, state.turn, tile)
            found, shown, start = menus.cells(state, state.turn, tile, view, words), list[str](), 0
            for number in range(len(found)):
                page, choices, options = paging.page(view, found, start, words)
                assert [number for number, _ in signs(page)] == [choice.number for choice in choices]
                shown += [choice.option.value for choice in choices]
                following = further(options[-1].value)
                assert (following is None) is (number == 0 and len(choices) == len(found))
                several += number == 1 and len(found) <= 10
                start = following or 0
                if not start:
                    break
            assert shown == [one.option.value for one in found]
    assert several > 3


def test_the_way_to_more_choices_names_points_that_no_choice_of_the_page_has(words: Words) -> None:
    named = 0
    for state in late_states():
        for tile in {*state.hands[state.turn].tiles}:
            view = with_tile(state, state.turn, tile, best_first=False)
            found = menus.cells(state, state.turn, tile, view, words)
            _, shown, options = paging.page(view, found, 0, words)
            best, here = (max(one.play.points for one in some) for some in (found, shown)) if found else (0, 0)
            assert options == [] or options[-1].text.endswith(f", up to +{best}") is (best > here)
            named += best > here
    assert named > 3


def test_what_is_told_first_leaves_whole_lines_of_the_alt_text() -> None:
    cut = 0
    for state, language in product(late_states(), all_texts().languages):
        words, phrases = Words(all_texts(), language), GAME.alt(GAME.view(state, None))
        lines = [all_texts().phrase(language, line, name=LONG_NAME) for line in phrases]
        hand = state.hands[state.turn]
        tiles = words(
            "gembatan-ui-tiles-said", tiles=", ".join([*map(tile_said, hand.tiles), *map(gem_said, hand.gems)])
        )
        picture = Picture(b"", "x", "\n".join(lines))
        picture.tell_first(tiles)
        first, *told = picture.alt.split("\n")
        assert first == tiles
        assert told == lines[: len(told)]
        assert len(picture.alt) <= LONGEST_ALT
        cut += len(told) < len(lines)
    assert cut


def late_states() -> Iterator[State]:
    return (one for seed in range(6) for one in played(seed, 2)[60::4] if one.over is None and not is_drafting(one))


def test_the_first_step_marks_each_cell_where_a_tile_of_the_hand_fits(words: Words) -> None:
    for state in states():
        view, found = menus.next_steps(state, words)
        assert view.pick is not None
        if all(one.number for one in found):
            continue  # each play has a number, or no tile fits
        assert {*view.pick.open} == {one.cell for one in legal_lays(state)}
        part = shown_part(view)
        for cell in view.pick.open:
            assert part.left <= across(cell) // 2 <= part.right
            assert part.top <= down(cell) // 2 <= part.bottom


def test_a_page_that_no_longer_exists_is_the_first(words: Words) -> None:
    state = max(
        states(), key=lambda state: len(menus.cells(state, state.turn, None, with_cells(state, state.turn), words))
    )
    view = with_cells(state, state.turn)
    found = menus.cells(state, state.turn, None, view, words)

    assert paging.page(view, found, 99, words) == paging.page(view, found, 0, words)


def test_a_panel_names_the_chains_that_the_best_choices_make(words: Words) -> None:
    told = 0
    for state in states():
        _, found = menus.next_steps(state, words)
        reasons = menus.reasons(found, words)
        assert reasons.count("; ") < 3
        for choice in found[:3]:
            after = GAME.apply(state, state.turn, choice.play.move).state
            made = {chain for chain in draft_tally(after).chains if chain not in draft_tally(state).chains}
            assert made <= set(choice.play.chains) <= set(draft_tally(after).chains)
            told += bool(made)
        assert bool(reasons) == any(choice.play.chains for choice in found)
    assert told > 2


def test_by_place_tiles_come_as_in_the_hand_and_then_numbers_row_by_row(words: Words) -> None:
    differed = 0
    for state in states():
        view, found = menus.next_steps(state, words, best_first=False)
        moves = [one.play.move for one in found]
        places = [by_place(move) for move, one in zip(moves, found, strict=True) if one.number]
        tiles = [one.play.move.tile for one in found if not one.number and isinstance(one.play.move, Lay)]
        assert [one.number for one in found] == [0] * len(tiles) + [*range(1, len(places) + 1)]
        assert (tiles, places) == (sorted(tiles), sorted(places))
        assert view.pick is not None
        assert not view.pick.best_first
        if tiles:  # otherwise all are whole plays
            _, best = menus.next_steps(state, words)
            assert {one.option.value for one in best} == {one.option.value for one in found}
            differed += [one.option.value for one in best] != [one.option.value for one in found]
    assert differed > 5


def test_by_place_ways_have_the_numbers_of_their_picture(words: Words) -> None:
    most = 0
    for state in states():
        for cell in {one.cell for one in legal_lays(state)}:
            view = with_cell(state, state.turn, cell, best_first=False)
            found = menus.ways(state, state.turn, cell, None, words, best_first=False)
            assert view.pick is not None
            seen = [f"{tile_name(way.tile, way.turn)} {SIDE_LETTERS[way.side]}" for way in view.pick.ways]
            assert seen == [one.option.value for one in found]
            most = max(most, len(seen))
    assert most > 4


def legal_lays(state: State) -> list[Lay]:
    return [move for move in GAME.legal_moves(state, state.turn) if isinstance(move, Lay)]


def test_by_place_reasons_and_lines_tell_all_choices_or_none(words: Words) -> None:
    state = max(states(), key=lambda one: len(menus.next_steps(one, words)[1]))
    _, found = menus.next_steps(state, words)
    chain = Chain(4, (Socket(1), Socket(2), Socket(3)))
    made = [Choice(one.option, replace(one.play, chains=(chain,)), number) for number, one in enumerate(found[:4], 1)]
    assert len(made) == 4
    assert menus.reasons(made, words, best_first=False) == ""
    assert menus.reasons(made[:3], words, best_first=False) == "**1**, **2** and **3** make a yellow chain of 3."
    assert menus.reasons(made, words) == "**1**, **2** and **3** make a yellow chain of 3."

    lists = [
        menus.ways(one, one.turn, cell, None, words, best_first=False)
        for one in states()
        for cell in {move.cell for move in legal_lays(one)}
    ]
    ways = max(lists, key=len)
    assert len(ways) > 3
    assert len(menus.way_lines(ways, words)) == 3
    assert len(menus.way_lines(ways[:10], words, best_first=False)) == min(10, len(ways))
    assert menus.way_lines([*ways, *ways, *ways], words, best_first=False) == []


@pytest.mark.parametrize("best_first", [True, False])
def test_whole_plays_have_a_number_each_in_the_picture_too(words: Words, *, best_first: bool) -> None:
    shared = 0
    for state in (state for state in played(5, 4) if state.over is None):
        if best_first:
            view, found, _ = menus.best_steps(state, words)
        else:
            view, found = menus.next_steps(state, words, best_first=False)
        assert view.pick is not None
        numbers = [one.number for one in found if one.number]
        assert numbers == [number for number, _ in signs(view)]
        assert len(set(numbers)) == len(numbers)
        ways = {number: (cell, way.sides, way.side) for number, cell, way in ways_of(view.pick)}
        for one in found if ways else ():
            if isinstance(move := one.play.move, Lay):
                assert ways.pop(one.number) == (move.cell, sides_of(move.tile, move.turn), move.side)
                shared += 1
        assert not ways
    assert shared > 10


def test_the_best_plays_come_first_lie_on_different_places_and_are_as_many_as_are_legible(words: Words) -> None:
    fewer, spread = 0, 0
    wide = (one for one in (*played(6, 2)[20::5], *played(3, 3)[20::5]) if one.over is None)
    for state in (*states(), *late_states(), *wide):
        view, found, others = menus.best_steps(state, words)
        plays = [one for one in GAME.legal_moves(state, state.turn) if isinstance(one, Lay | Fill)]
        every = {play_key(one) for one in plays}
        shown = [play_key(one.play.move) for one in found]
        assert others is (len(shown) < len(every))
        assert {*shown} <= every
        assert [one.number for one in found] == [*range(1, len(found) + 1)]
        assert min(len(every), menus.MOST_PLAYS) >= len(found) >= min(len(every), paging.LEAST)
        places = {place for place, *_ in every}
        left_out = menus.MOST_PLAYS - len(found) if others else 0
        assert len({place for place, *_ in shown}) >= min(len(places), menus.MOST_PLAYS) - left_out
        points = [one.play.points for one in found]
        assert points == sorted(points, reverse=True)
        best = max((one.points for one in step_suggestions(state, state.turn)), default=0)
        assert points[:1] == ([best] if plays else [])
        assert [GAME.parse(one.option.value) for one in found[:1]] == [GAME.offered(state, state.turn)][: len(plays)]
        if paging.LEAST <= len(found) < min(len(every), menus.MOST_PLAYS):
            fewer += 1
            assert layout.of(view).size >= layout.LARGE_CELL
        spread += len(places) > 1
    assert fewer
    assert spread > 10


def test_the_first_of_equal_plays_says_what_it_prepares(words: Words) -> None:
    told = 0
    for state in states():
        found = menus.best_steps(state, words).choices
        then = menus.prepares(found) if found else 0
        first, equal = found[0].play if found else None, [one.play for one in found[1:]]
        equal = [one for one in equal if first is not None and one.points == first.points]
        if first is None or all(one.then == first.then for one in equal):
            assert then == 0
            continue
        told += 1
        after = GAME.apply(state, state.turn, first.move).state
        assert then == max(one.points for one in step_suggestions(after, state.turn))
        assert f"the next step can then bring +{then}." in words(
            "gembatan-ui-first-step", sockets=0, order="best", then=then
        )
    assert told


def test_the_text_beside_the_picture_says_each_of_the_best_plays(words: Words) -> None:
    several = 0
    for state in (*states(), *late_states()):
        view, found, _ = menus.best_steps(state, words)
        told = GAME.alt(view)
        numbers = [dict(line.params)["number"] for line in told if line.key == "gembatan-alt-number"]
        assert numbers == [one.number for one in found]
        for language in all_texts().languages:
            said = "\n".join(all_texts().phrase(language, line, name=LONG_NAME) for line in told)
            assert len(said) <= LONGEST_ALT
        several += len(found) > paging.LEAST
    assert several > 10


def test_each_play_can_be_reached_from_the_panel_of_the_best(words: Words) -> None:
    beside = 0
    for state in states():
        _, found, others = menus.best_steps(state, words)
        reached = {play_key(one.play.move) for one in found}
        if others:
            _, steps = menus.next_steps(state, words)
            reached |= {play_key(one.play.move) for one in steps if isinstance(one.play.move, Fill)}
            for tile in {one.play.move.tile for one in steps if isinstance(one.play.move, Lay)}:
                view = with_tile(state, state.turn, tile)
                for cell in menus.cells(state, state.turn, tile, view, words):
                    place = parse_cell(cell.option.value)
                    ways = menus.ways(state, state.turn, place, tile, words)
                    reached |= {play_key(one.play.move) for one in ways}
        legal = {play_key(one) for one in GAME.legal_moves(state, state.turn) if isinstance(one, Lay | Fill)}
        assert reached == legal
        beside += others
    assert beside > 5


def test_a_reason_stands_beside_the_number_of_its_choice(words: Words) -> None:
    state = next(
        one for one in played(7, 4) if any(c.number and c.play.chains for c in menus.next_steps(one, words)[1])
    )
    _, found = menus.next_steps(state, words)
    choice = next(one for one in found if one.number and one.play.chains)

    assert f"**{choice.number}**" in menus.reasons([choice], words)
    assert f"chain of {choice.play.chains[0].points}" in menus.reasons([choice], words)


def test_equal_reasons_are_told_once(words: Words) -> None:
    state = max(states(), key=lambda one: len(menus.next_steps(one, words)[1]))
    _, found = menus.next_steps(state, words)
    yellow, red = (Chain(colour, (Socket(1), Socket(2), Socket(3))) for colour in (4, 1))
    chains = (yellow, red, yellow, red)
    made = [
        Choice(one.option, replace(one.play, chains=(chain,)), number)
        for number, (one, chain) in enumerate(zip(found, chains, strict=False), 1)
    ]

    told = menus.reasons(made, words)
    assert told == "**1** and **3** make a yellow chain of 3; **2** makes a red chain of 3."


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "**1** makes 2 red chains of 3 and a yellow chain of 3."),
        ("de", "**1** bildet 2 Ketten aus 3 in Rot und eine Kette aus 3 in Gelb."),
        ("fr", "**1** forme 2 chaînes rouges de 3 et une chaîne jaune de 3."),
        ("es", "**1** forma 2 cadenas de 3 en rojo y una cadena de 3 en amarillo."),
        ("pt-BR", "**1** forma 2 correntes de 3 em vermelho e uma corrente de 3 em amarelo."),
    ],
)
def test_equal_chains_of_one_choice_are_told_together(words: Words, language: str, told: str) -> None:
    _, found = menus.next_steps(next(iter(states())), words)
    red, other, yellow = (
        Chain(colour, tuple(map(Socket, sockets)))
        for colour, sockets in ((1, (1, 2, 3)), (1, (7, 8, 9)), (4, (1, 2, 3)))
    )
    made = Choice(found[0].option, replace(found[0].play, chains=(red, other, yellow)), 1)

    assert menus.reasons([made], Words(all_texts(), language)) == told


@pytest.mark.parametrize("task", [task for task in LESSONS[0].tasks if task.key in ("gem", "lay")])
def test_a_panel_of_a_lesson_lists_all_plays_of_its_position_once(task: Task, words: Words) -> None:
    face, state = GembatanFace(), GAME.read_position(task.position)
    match = match_of(face, RulePage("x", task.position), words)
    assert match is not None
    chances_of.cache_clear()

    menus.best_steps(state, words, face.marked(match, state.turn, GAME.parse(task.moves[0])))
    menus.next_steps(state, words)
    menus.hand_lines(state, state.turn, words)
    face.marked_move(match, task.moves[0], words)

    assert chances_of.cache_info().misses == 1
