"""Tests of the sentences for every event, and of the alt text line by line."""

import msgspec
import pytest

from bot.engine.game import Phrase, Seat
from bot.games.gems3d import GAME
from bot.games.gems3d.model import (
    BoardDone,
    BoardEmptied,
    Event,
    FormationCleared,
    GemMoved,
    GemsDropped,
    MatchEnded,
    RaceBegun,
    SeatLeft,
    StepTaken,
    TakenOut,
    Trace,
    TrickPlayed,
    TricksAwarded,
    View,
)
from bot.games.gems3d.view import own_view
from tests.games.gems3d.drawing import draw
from tests.texts.asked import event_keys
from tests.texts.loaded import all_texts

ALT_LIMIT = 1000
RESERVE = 80  # characters left for a language with longer texts
NAME = "W" * 32
TEXTS = all_texts()

TOLD: list[tuple[Event | TakenOut, str, dict[str, str | int]]] = [
    (
        GemMoved(Seat(1), 12, bytes((0, 1, 2, 11)), 9),
        "gem-moved",
        {"seat": 1, "gem": "red", "start": "A1", "goal": "C2"},
    ),
    (GemsDropped(bytes((12, 6)), bytes((10, 80)), 9), "gems-dropped", {"count": 2, "gems": "red B2, light-blue I9"}),
    (TrickPlayed(Seat(0), 24, 3, 12, 5), "trick-played", {"seat": 0, "cell": "E5", "old": "blue", "new": "red"}),
    (
        FormationCleared(Seat(0), 16, bytes(range(6)), 8),
        "formation-cleared",
        {"seat": 0, "gem": "yellow-patch", "count": 6, "points": 8},
    ),
    (
        FormationCleared(None, 1, bytes(range(5)), 5),
        "formation-cleared-table",
        {"gem": "black", "count": 5, "points": 5},
    ),
    (TricksAwarded(2), "tricks-awarded", {"count": 2}),
    (BoardEmptied(), "board-emptied", {}),
    (SeatLeft(Seat(3)), "seat-left", {"seat": 3}),
    (MatchEnded("full", 120, 44), "match-ended-full", {"score": 120, "turns": 44}),
    (MatchEnded("resigned", 120, 44), "match-ended-resigned", {"score": 120, "turns": 44}),
    (MatchEnded("left", 120, 44), "match-ended-left", {"score": 120, "turns": 44}),
    (MatchEnded("closed", 120, 44), "match-ended-closed", {"score": 120, "turns": 44}),
    (MatchEnded("raced", 120, 88), "match-ended-raced", {"score": 120, "turns": 88}),
    (MatchEnded("turns", 120, 20), "match-ended-turns", {"score": 120, "turns": 20}),
    (MatchEnded("raced", 120, 88, Seat(1), 12), "race-won", {"seat": 1, "score": 120, "lead": 12}),
    (RaceBegun(300), "race-begun", {"drops": 300, "turns": 0}),
    (RaceBegun(300, 20), "race-begun", {"drops": 300, "turns": 20}),
    (StepTaken(Seat(2), 12, 0), "step-taken-points", {"seat": 2, "turns": 12, "score": 0}),
    (TakenOut(Seat(2)), "taken-out", {"seat": 2}),
    (BoardDone(Seat(2), 12, 31), "board-done-points", {"seat": 2, "turns": 12, "score": 31}),
    (StepTaken(Seat(2), 12), "step-taken", {"seat": 2, "turns": 12}),
    (BoardDone(Seat(2), 12), "board-done", {"seat": 2, "turns": 12}),
]


@pytest.mark.parametrize(("event", "key", "params"), TOLD)
def test_each_event_has_this_key_and_these_variables(event: Event, key: str, params: dict[str, str | int]) -> None:
    assert GAME.tell(event) == Phrase.of(f"gems3d-event-{key}", **params)


def test_every_event_has_words_in_every_language() -> None:
    assert {f"gems3d-event-{key}" for _, key, _ in TOLD} == event_keys("gems3d")
    for _, key, params in TOLD:
        for language in TEXTS.languages:
            assert TEXTS.say(language, f"gems3d-event-{key}", name=NAME, **params)


MOVED = """
.....
.RK..
..R..
.....
....K
"""


def lines(view: View) -> list[str]:
    """Return the lines of the alt text, each as its key without the game's prefix and its variables."""
    return [
        f"{phrase.key.removeprefix('gems3d-alt-')} " + " ".join(f"{name}={value}" for name, value in phrase.params)
        for phrase in GAME.alt(view)
    ]


EXPECTED_IN_PLAY = [
    "turn seat=0",
    "score score=12 tricks=0 turns=4",
    "next gems=2 red, black",
    "moved gem=black start=E5 goal=A5",
    "dropped gems=green D2, black D3 E3",
    "board last=E5 line=5 empty=18 gems=7",
    "gem gem=black cells=C2, D3, E3, A5",
    "gem gem=green cells=D2",
    "gem gem=red cells=B2, C3",
]


def test_the_alt_text_of_a_match_in_play_has_these_lines() -> None:
    state = draw(MOVED, types="KGR", seed=1, score=12, turns=3)
    view = own_view(GAME.apply(state, Seat(0), GAME.parse("E5-A5")).state, Seat(0))

    assert lines(view) == EXPECTED_IN_PLAY


def test_the_alt_text_names_vanished_gems_and_a_trick() -> None:
    state = draw("RRBRR\n.....\n..K..\n.....\n.....", types="KBR", tricks=1)

    assert "hint what=blue C1 gem=red points=5" in lines(own_view(state, Seat(0)))
    view = own_view(GAME.apply(state, Seat(0), GAME.parse("C1=R")).state, Seat(0))
    assert "tricked gem=red cell=C1" in lines(view)
    assert "cleared count=5 gem=red points=5 first=A1 last=E1" in lines(view)


def test_the_alt_text_names_the_moved_gem_even_if_it_vanished_and_a_new_gem_fell_there() -> None:
    trace = Trace(path=bytes((24, 4)), cleared=(FormationCleared(Seat(0), 12, bytes(range(5)), 5),))
    view = msgspec.structs.replace(own_view(draw("....K\n" + ".....\n" * 4), Seat(0)), trace=trace)

    assert "moved gem=red start=E5 goal=E1" in lines(view)


def test_the_alt_text_names_hard_and_the_end_of_a_match() -> None:
    hard = lines(own_view(draw(MOVED, hard="yes"), Seat(0)))
    over = lines(own_view(draw(MOVED, over="resigned", present=0), Seat(0)))

    assert not any(line.startswith("next") for line in hard + over)
    assert over[0] == "over-resigned "


def test_the_alt_text_marks_the_reach_of_a_chosen_gem() -> None:
    view = own_view(draw("K.R..\nRRR..\n" + ".....\n" * 3), Seat(0))
    trace = Trace(path=bytes((24, 4)))
    chosen = lines(msgspec.structs.replace(view, pick=0, reach=bytes((1,)), gains=((1, 5), (3, 8)), trace=trace))

    assert "pick gem=black cell=A1 count=1 cells=B1" in chosen
    assert "gains gains=B1 +5, D1 +8 more=0" in chosen
    assert not any(line.startswith("moved") for line in chosen)
    told = [line for line in chosen if line.startswith("gem ")]
    assert told == ["gem gem=black cells=A1", "gem gem=red cells=C1, A2, B2, C2"]
