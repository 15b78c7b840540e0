"""Tests of the addresses in the buttons below a leaderboard."""

import pytest

from bot.engine.game import Outcome, Seat, Standing
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
