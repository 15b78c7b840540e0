"""Tests of all readers of texts: a short run of `python -m tests.fuzz`, and texts that once broke a reader."""

import json

import pytest

from bot.__main__ import main
from bot.engine.game import Seat
from bot.engine.quoting import QUOTED, quoted
from bot.errors import NotationError
from bot.games import all_games
from bot.sessions.memory import record
from tests.fuzz.readers import NOW, readers
from tests.fuzz.trying import attempt

TEXTS = 400
SEED = 1

SHORT_OF_SEATS = (
    "BH60:RBGY hands=:;: present=1 turn=2",
    "BH60:RBGY hands=:;: points=0/0/0/0 turn=2",
    "BH60:RBGY hands=:;: idle=0",
    "BH60:RBGY hands=RB--: present=1",
)


@pytest.mark.slow  # The valid texts come from random matches, which are played first.
@pytest.mark.parametrize("name", sorted(readers()))
def test_a_changed_text_is_read_or_refused(name: str) -> None:
    tried = attempt(name, readers()[name](), SEED, TEXTS)

    assert not tried.faults
    assert tried.read
    assert tried.refused


@pytest.mark.parametrize("text", SHORT_OF_SEATS)
def test_a_gembatan_position_that_lacks_data_of_a_seat_is_refused(text: str) -> None:
    with pytest.raises(NotationError) as refusal:
        all_games()["gembatan"].read_position(text)

    assert refusal.value.key == "gembatan-position-field"


@pytest.mark.slow
def test_the_command_line_reports_a_wrong_position_in_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["position", "gembatan", SHORT_OF_SEATS[0]]) == 1
    assert "“present=1” does not fit this position" in capsys.readouterr().err


def test_a_gem_rush_position_in_which_nobody_can_move_is_refused() -> None:
    game = all_games()["gemrush"]
    begun = game.setup(1, game.about.samples[0], 2).state
    written = game.write_position(begun)
    left = game.write_position(game.leave(begun, Seat(0)).state)
    for text in (
        written.replace("phase=move", "phase=choose-skill"),
        left.replace("over=left", "over=-").replace("phase=over", "phase=move"),
        written.replace("over=-", "over=left").replace("phase=move", "phase=over"),
    ):
        with pytest.raises(NotationError) as refusal:
            game.read_position(text)
        assert refusal.value.key == "gemrush-position-field", text


def test_a_refusal_quotes_only_a_short_part_of_a_text_that_discord_can_send() -> None:
    for text in ("A1" * 5_000, "\ud83d", "A1 \udcff", "\ud83d" * 5_000):
        for game in all_games().values():
            for reader in (game.parse, game.read_position):
                with pytest.raises(NotationError) as refusal:
                    reader(text)
                told = "".join(map(str, refusal.value.params.values()))
                assert len(told) <= 2 * QUOTED + 20
                told.encode()
    assert quoted("\ud83d") == "?"


def _record(options: str, seats: str = '"Ada"') -> str:
    return f'[Lapidary "1"] [Game "gems3d"] [Options {json.dumps(options)}] [Seed "1"] [Seats {seats}]'


@pytest.mark.parametrize(
    "text",
    [
        _record('{"x":' + "[" * 3_000 + "]" * 3_000 + "}"),
        _record("{}", '"half \\ud83d"'),
        _record("{}", f'"{"long " * 100}"'),
    ],
    ids=["nested options", "half a character", "long name"],
)
def test_a_record_that_cannot_be_shown_is_refused(text: str) -> None:
    assert record.read(_record("{}"), all_games(), NOW).last == 0
    with pytest.raises(NotationError) as refusal:
        record.read(text, all_games(), NOW)

    assert refusal.value.key == "replay-error-record-tag"
