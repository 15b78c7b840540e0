"""Tests of what panels offer, and of suggestions for lists of tiles that a member types."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from bot.games.gembatan import GAME
from bot.games.gembatan.model import Chain, Lay, Socket, State
from bot.games.gembatan.pieces import sides_of
from bot.games.gembatan.rules import draft_tally
from bot.games.gembatan.view import with_cells
from bot.ui.entry.buttons import further
from bot.ui.words import Words
from cogs.gembatan import menus
from cogs.gembatan.menus import Choice, list_completions
from render.gembatan.scene import signs, ways_of
from tests.render.gembatan_scenes import played
from tests.texts.loaded import all_texts

pytestmark = pytest.mark.slow

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
            page, choices, options = menus.page(view, found, start, words)
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


def test_a_page_that_no_longer_exists_is_the_first(words: Words) -> None:
    state = max(
        states(), key=lambda state: len(menus.cells(state, state.turn, None, with_cells(state, state.turn), words))
    )
    view = with_cells(state, state.turn)
    found = menus.cells(state, state.turn, None, view, words)

    assert menus.page(view, found, 99, words) == menus.page(view, found, 0, words)


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


def test_whole_plays_have_a_number_each_in_the_picture_too(words: Words) -> None:
    shared = 0
    for state in (state for state in played(5, 4) if state.over is None):
        view, found = menus.next_steps(state, words)
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
