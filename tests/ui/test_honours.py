"""Tests of the addresses in the buttons below a leaderboard."""

import pytest

from bot.engine.game import LEVELS, Outcome, Seat, Standing
from bot.engine.honours import board_against, board_beside, measure_of
from bot.sessions.leaderboards.model import HonourBoard
from bot.ui.address import Address
from bot.ui.commands.leaderboards import Asked, board_name, mark, meant
from bot.ui.face import Face
from bot.ui.words import Words
from cogs import all_cogs
from tests.texts.loaded import all_texts

LONG = "x" * 57 + ":wins"
FACES = [cog.face for cog in all_cogs() if cog.face is not None]


@pytest.mark.parametrize("period", ["week", "month", "all", "2026-10", "2026-W46"])
@pytest.mark.parametrize("board", [None, "standard:rating", "solo-9-7-3-5-hard"])
@pytest.mark.parametrize("listed", [False, True])
def test_an_address_gives_the_same_leaderboard_back(board: str | None, period: str, listed: bool) -> None:
    asked = Asked(board, period, season=12, page=345, listed=listed)

    for made in (asked.address("gems3d", step="next"), asked.address("gems3d", kind="s")):
        address = Address.read(str(made))
        assert address is not None
        assert Asked.of(address) == asked


def test_a_leaderboard_whose_key_is_too_long_is_found_by_its_short_mark() -> None:
    boards = [HonourBoard("standard", "points"), HonourBoard(LONG, "wins")]

    kept = Asked.of(Asked(LONG, "2026-W46").address("gemrush")).board

    assert kept == mark(LONG)
    assert kept is not None
    assert meant(kept, boards) == LONG
    assert meant(kept, boards[:1]) is None
    assert meant("standard", ()) == "standard"


def test_a_page_far_beyond_the_last_fits_an_address() -> None:
    asked = Asked("standard", page=10**12, season=9999)

    assert Asked.of(asked.address("gems3d")).season == 9999


@pytest.mark.slow
@pytest.mark.parametrize("face", FACES, ids=lambda face: face.key)
def test_every_leaderboard_of_a_game_has_a_name(face: Face) -> None:
    words = Words(all_texts(), "en-US")
    game = face.game
    outcome = Outcome("won", tuple(Standing(Seat(seat), seat + 1, 9 - seat) for seat in range(2)), 16, 30)
    for options in game.about.samples:
        for one in game.honours(options, outcome):
            assert board_name(face, one.board, words)
            if one.board == game.scoreboard(options) and measure_of(one.board) == "points":
                assert board_name(face, board_beside(one.board), words)
    assert len({board_name(face, board_against(level), words) for level in LEVELS}) == len(LEVELS)


def test_a_leaderboard_of_matches_with_fewer_gems_says_how_many() -> None:
    face = next(face for face in FACES if face.key == "gembatan")
    words = Words(all_texts(), "en-US")

    assert face.leaderboard("standard", words) == "for 2 to 4 players"
    assert face.leaderboard("standard-24", words) == "for 2 to 4 players · 24 gems"
    for wrong in ("standard-", "standard-19", "standard-60", "standard-x", "other-24"):
        with pytest.raises(ValueError, match=wrong):
            face.leaderboard(wrong, words)


@pytest.mark.parametrize(
    ("board", "english", "german"),
    [
        ("against-easy:wins", "Wins · against easy computer players", "Siege · gegen leichte Computerspieler"),
        ("against-hard:wins", "Wins · against hard computer players", "Siege · gegen schwere Computerspieler"),
    ],
)
def test_leaderboards_of_matches_with_computer_players_say_so(board: str, english: str, german: str) -> None:
    face = next(face for face in FACES if face.key == "gemrush")

    for language, name, beside in (("en-US", english, "with computer players"), ("de", german, "mit Computerspielern")):
        words = Words(all_texts(), language)
        assert board_name(face, board, words) == name
        own = board_name(face, "crisis-normal-61", words)
        assert board_name(face, board_beside("crisis-normal-61"), words) == f"{own} · {beside}"


@pytest.mark.parametrize("face", FACES, ids=lambda face: face.key)
@pytest.mark.parametrize(
    "board", ["against-best:wins", "against-hard", "against-hard-computers", "-computers", "x:wins-computers"]
)
def test_forged_leaderboards_of_computer_players_have_no_name(face: Face, board: str) -> None:
    with pytest.raises(ValueError, match=r"no score board|unpack|not a valid"):
        board_name(face, board, Words(all_texts(), "en-US"))
