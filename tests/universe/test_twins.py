"""Tests of twins: leaks that are planted into the bot tell two futures of a universe apart."""

import random

import pytest

from bot.engine.game import Seat
from bot.games import all_games
from bot.storage.keeping import COUNCIL, FIRST_COMPUTER
from tests.games.playing import drawn_move
from tests.kills.books import Table
from tests.universe.strangers import handlers
from tests.universe.test_universe import lived
from tests.universe.twins import secret_among

# A planted leak, a seed, and after how many days at most its universe tells the leak, where each look is one at twins.
LEAKS = [
    ("no-check", 6, 0.2),
    ("hands-in-addresses", 12, 0.8),
    ("bare-ids", 6, 0.8),
    ("one-bare-id", 13, 0.8),
    ("alt-digests", 9, 0.8),
]
MOVES = 6
SECRET = {"gembatan", "gemrush", "gems3d"}  # games in which something is hidden


@pytest.mark.slow
@pytest.mark.timeout(300)
@pytest.mark.parametrize(("plant", "seed", "days"), LEAKS)
async def test_a_planted_leak_is_told(plant: str, seed: int, days: float) -> None:
    [result] = await lived(f"{seed}", "--days", f"{days}", "--every", "0.7", "--twins", "1", "--plant", plant)
    assert result.laws == {"told apart"}


@pytest.mark.slow
@pytest.mark.timeout(300)
async def test_two_futures_look_the_same_to_strangers() -> None:
    [result] = await lived("2", "--days", "0.8", "--every", "0.7", "--twins", "1")
    assert result.findings == []


@pytest.mark.parametrize("key", sorted(all_games()))
def test_a_secret_is_one_state_for_a_seat_or_a_whole_match(key: str) -> None:
    """Each secret keeps who is to move. Another state under the same id looks the same to the channel."""
    game, dice = all_games()[key], random.Random(1)
    options = game.about.samples[0]
    seats = max(1, game.seats(options).low)
    state = game.setup(7, options, seats).state
    for _ in range(MOVES):
        mover = game.to_move(state)[0]
        state = game.apply(state, mover, drawn_move(dice, game.legal_moves(state, mover))).state
    table = Table("abcdefghij", key, "playing", 3, state, tuple(range(1, seats + 1)), None, 0, 5)
    secrets = [secret_among([table], seed) for seed in range(20)]
    for secret in secrets:
        assert secret is not None
        first, second = secret.states
        assert first == state
        assert game.to_move(second) == game.to_move(first)
        if secret.holder is None:
            assert secret.ids[0] != secret.ids[1]
            continue
        assert secret.ids == (table.id, table.id)
        assert first != second
        for viewer in (None, *(Seat(seat) for seat in range(seats) if seat != secret.holder)):
            assert game.view(first, viewer) == game.view(second, viewer)
    holders = {secret.holder for secret in secrets if secret is not None}
    assert None in holders
    assert (holders != {None}) == (key in SECRET)


def test_no_match_is_no_secret() -> None:
    assert secret_among([], 1) is None


def test_strangers_press_the_buttons_of_all_games() -> None:
    found = handlers()
    assert len(found) == len({*found})
    assert {area for area, _ in found} >= all_games().keys()
    random.Random(1).shuffle(found)  # a list of its own for each caller
    assert handlers() != found


def test_the_hand_of_a_channel_is_no_secret() -> None:
    game = all_games()["gemrush"]
    state = game.setup(7, game.about.samples[0], 2).state
    table = Table("abcdefghij", "gemrush", "playing", 3, state, (COUNCIL, FIRST_COMPUTER), None, 0, 5)
    secrets = [secret_among([table], seed) for seed in range(20)]
    assert {secret.holder for secret in secrets if secret is not None} == {None, 1}
