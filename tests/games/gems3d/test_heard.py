"""Tests of the words for those who cannot see the board: everything is told, and no letter means two things."""

import contextlib
import random
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from bot.engine.game import Phrase, Seat
from bot.errors import IllegalMove
from bot.games.gems3d import GAME
from bot.games.gems3d.model import GEM_NAMES, FormationCleared, Mode, Trace, TrickHint, View
from bot.games.gems3d.notation import cell_name
from bot.texts.locales import listed
from bot.texts.pictures import with_codes
from tests.games.gems3d.drawing import draw
from tests.heard.gems import cells_in, gems_heard, gems_of, lone_letters, size_and_line
from tests.texts.fluent_facts import samples
from tests.texts.loaded import all_languages, all_texts

TEXTS = all_texts()
LANGUAGES = sorted(all_languages())
NAME = "W" * 40


def said(language: str, phrases: tuple[Phrase, ...], name: str = NAME) -> list[str]:
    return [with_codes(TEXTS.phrase(language, phrase, name=name)) for phrase in phrases]


def drawn(size: int, gems: int, seed: int, seats: int = 1) -> View:
    """Return a board with so many gems of twelve types after a long step."""
    dice = random.Random(seed)
    types = bytes(sorted(dice.sample(range(1, len(GEM_NAMES) + 1), 12)))
    cells = bytearray(size * size)
    for cell in dice.sample(range(size * size), gems):
        cells[cell] = dice.choice(types)
    fallen = bytes([cell for cell, gem in enumerate(cells) if gem][-7:])
    gone = FormationCleared(Seat(0), types[0], bytes(range(5)), 5)
    return View(
        mode=Mode.RELAY if seats > 1 else Mode.SOLO,
        size=size,
        types=types,
        line=5,
        drop=7,
        hard=False,
        cells=bytes(cells),
        score=9999,
        tricks=99,
        trick_progress=4,
        next=types[:7],
        to_move=Seat(0),
        credits=(9999,) * seats,
        turns=999,
        trace=Trace(bytes((size, size + 1)), fallen, (gone,) * 4),
        hint=TrickHint(fallen[0], types[1], fallen[:5], 5) if fallen else None,
    )


BOARDS = [drawn(size, gems, seed) for seed in range(3) for size in (5, 9, 12, 15) for gems in (0, 9, size * size)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_gem_of_every_board_is_told_and_every_empty_cell_is_told_as_none(language: str) -> None:
    for view in [*BOARDS, *(drawn(15, gems, gems) for gems in range(100, 225, 25))]:
        shown = {cell_name(cell, view.size): GEM_NAMES[gem - 1] for cell, gem in enumerate(view.cells) if gem}
        text = said(language, GAME.alt(view))
        assert gems_heard(text, language) == shown
        assert size_and_line(text, language) == (view.size, view.line)
        assert len("\n".join(text)) <= 1000
        whole = said(language, GAME.whole(view))
        assert gems_heard(whole, language) == shown
        assert "+5" in "".join(whole)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_board_is_told_row_by_row_where_asked(language: str) -> None:
    view = drawn(9, 30, 1)
    names = {english: name for name, english in gems_of(language).items()}
    rows = [line.partition(": ")[2] for line in said(language, GAME.whole(view, rows=True))[-9:]]
    for number, row in enumerate(rows):
        here = view.cells[9 * number : 9 * number + 9]
        shown = [f"{names[GEM_NAMES[gem - 1]]} {cell_name(9 * number + at, 9)}" for at, gem in enumerate(here) if gem]
        assert row == listed(language, shown) or not shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_a_chosen_gem_can_go_is_told_whole(language: str) -> None:
    view = drawn(9, 40, 2)
    empty = {cell for cell, gem in enumerate(view.cells) if not gem}
    chosen = next(cell for cell, gem in enumerate(view.cells) if gem)
    for reached in (empty, set(sorted(empty)[3:]), set(sorted(empty)[:4]), set()):
        text = said(language, GAME.alt(replace(view, pick=chosen, reach=bytes(sorted(reached)))))
        line = text[1].partition(". ")[2]
        named = {cell for cell in range(81) if cell_name(cell, 9) in cells_in(line)}
        every = TEXTS.say(language, "gems3d-alt-pick-all", gem=GEM_NAMES[0], cell="A1").partition(". ")[2]
        assert (empty - named if every.rstrip(".") in line else named) == reached


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 8])
def test_the_longest_alt_texts_fit_and_say_how_many_gems_they_leave_out(language: str, seats: int) -> None:
    """Long lists of numbers, points and falls stand beside full boards of the types with the longest names."""
    longest = sorted(range(1, 17), key=lambda gem: -len(TEXTS.say(language, f"gems3d-gem-{GEM_NAMES[gem - 1]}")))
    types = bytes(sorted(longest[:12]))
    for gems in (100, 150, 200, 225):
        view = drawn(15, gems, gems, seats)
        renamed = dict(zip(view.types, types, strict=True))
        cells = bytes(renamed.get(gem, 0) for gem in view.cells)
        view = replace(view, types=types, cells=cells, next=bytes(longest[:7]), turns=99_999, score=99_999)
        last = bytes(range(215, 225))
        every = bytes(cell for cell in range(225) if not cells[cell])
        chosen = replace(
            view, pick=224, reach=every, gains=tuple((cell, 680) for cell in every), numbers=last, best=215
        )
        for one in (view, replace(view, numbers=last, best=224), chosen):
            text = said(language, GAME.alt(one))
            assert len("\n".join(text)) <= 1000
            told, shown = gems_heard(text, language), 225 - one.cells.count(0)
            assert len(told) == shown or str(shown - len(told)) in text[-1]


@pytest.mark.parametrize("count", [2, 8, 9])
def test_a_list_of_gains_is_whole_or_says_how_many_it_leaves_out(count: int) -> None:
    view = drawn(9, 40, 2)
    free = [cell for cell, gem in enumerate(view.cells) if not gem][:count]
    chosen = next(cell for cell, gem in enumerate(view.cells) if gem)
    text = said("en", GAME.alt(replace(view, pick=chosen, gains=tuple((cell, 5) for cell in free))))
    [line] = [one for one in text if one.startswith("It scores on ")]
    assert line.count("+5") == min(count, 8)
    assert line.endswith(f" and {cell_name(free[-1], 9)} +5." if count <= 8 else " +5 and 1 more.")


def test_what_the_last_step_changed_stands_before_what_it_did_not_change() -> None:
    view = drawn(9, 40, 3)
    changed = {view.cells[cell] for cell in (*view.trace.path[-1:], *view.trace.dropped)} | {view.types[0]}
    names = {TEXTS.say("en", f"gems3d-gem-{GEM_NAMES[gem - 1]}") for gem in changed if gem}
    lines = said("en", GAME.alt(view))
    about = [line.partition(":")[0] for line in lines if line.partition(":")[0] in gems_of("en")]
    assert set(about[: len(names & set(about))]) == names & set(about)
    assert len(about) > len(names)


# ---- letters ----


def in_words(view: View) -> Iterator[Phrase]:
    yield from GAME.alt(view)
    yield from GAME.whole(view, rows=True)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_letter_can_be_a_gem_and_a_column(language: str) -> None:
    texts = [line for view in BOARDS for line in said(language, tuple(in_words(view)), "Ada")]
    known = all_languages()[language]
    keys = [key for key in known.messages if key.startswith("gems3d")]
    texts += [with_codes(TEXTS.say(language, key, **params)) for key in keys for params in samples(known, key)]
    assert len(texts) > len(keys) > 100
    assert [line for line in texts if lone_letters(line, language)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_refusal_of_a_trick_has_a_lone_letter(language: str) -> None:
    state = draw("RRBRR\n.....\n..K..\n.....\nKK.KK", types="KBRG", tricks=1)
    moves = [f"{cell_name(cell, 5)}={letter}" for cell in range(25) for letter in "KBRGDY?"]
    refused = list[str]()
    for move in moves:
        with contextlib.suppress(IllegalMove):
            GAME.apply(state, Seat(0), GAME.parse(move))
            continue
        with pytest.raises(IllegalMove) as refusal:
            GAME.apply(state, Seat(0), GAME.parse(move))
        refused.append(TEXTS.say(language, refusal.value.key, **refusal.value.params))
    assert len(set(refused)) > 10
    assert [line for line in refused if lone_letters(with_codes(line), language)] == []


@pytest.mark.parametrize(
    "text", ["black (K), gold (D)", "Row 1, A to J · 10", "turn E5 into B", "C1=R, D", "K black", "A, B"]
)
def test_a_lone_letter_is_found(text: str) -> None:
    assert lone_letters(text)


@pytest.mark.parametrize("text", ["gold D4", "A gem falls", "Board A1 to I9", "+5 for Ada", "A **trick**"])
def test_cells_and_articles_are_no_lone_letters(text: str) -> None:
    assert not lone_letters(text)
