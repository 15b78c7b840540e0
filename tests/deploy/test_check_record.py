"""Tests of `deploy/check_record.py`, by which anybody checks the record of a match without the bot."""

import hashlib
import json
import random
import re
import subprocess
import sys
from collections.abc import AsyncIterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from bot.engine.game import Seat
from bot.games import AnyGame, all_games
from bot.games.gembatan import plays as gembatan
from bot.games.gemrush import changes as gemrush
from bot.games.gems3d import board as gems3d
from bot.sessions.memory import drawn, record
from bot.sessions.memory.verifying import replayed
from bot.sessions.model import Match
from bot.sessions.pace import DAY
from bot.sessions.seals import Secrets, options_text
from bot.sessions.sessions import Sessions
from tests.sessions.notice_box import settle
from tests.sessions.table import PLACE, TurnedClock, ask, looks
from tests.sessions.test_replays import left, sessions_with_real_games
from tests.sessions.test_seals import FIXED, GAMES, SEED, finished, unseal

CHECKER = Path(__file__).parents[2] / "deploy/check_record.py"


@pytest.fixture
def clock() -> TurnedClock:
    return TurnedClock()


@pytest.fixture
async def sessions(tmp_path: Path, clock: TurnedClock) -> AsyncIterator[Sessions]:
    async with sessions_with_real_games(tmp_path / "bot.db", clock) as found:
        yield found


def checked(tmp_path: Path, text: str) -> tuple[int, str]:
    """Return the exit code and what the script says of a record. It runs in a Python without packages."""
    (tmp_path / "record.txt").write_text(text, encoding="utf-8")
    command = [sys.executable, "-I", "-S", str(CHECKER), "record.txt"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False, timeout=60)
    return done.returncode, done.stdout + done.stderr


async def text_of(sessions: Sessions, match: Match) -> str:
    return await sessions.verifying.text(await sessions.replays.of(looks(100), match.id))


def whole(game: AnyGame, options: Any) -> str:
    """Return the record of a match that ends by itself, of random moves in which the second of many seats leaves."""
    dice, seats, seed = random.Random(f"{game.about.key} {options}"), game.seats(options).low, 2**63 + 12345
    state, steps = game.setup(seed, options, seats).state, list[str]()
    while game.outcome(state) is None:
        seat = game.to_move(state)[0]
        if len(steps) == 9 and seats > 1:
            state, line = game.leave(state, Seat(1)).state, "#2 leaves"
        else:
            move = dice.choice(list(game.legal_moves(state, seat)))
            state, line = game.apply(state, seat, move).state, f"#{seat + 1} {game.notate(move)}"
        steps.append(line)
    secrets = Secrets("abcdefghij", game.about.key, 1, seats, options_text(options), seed, "00ff" * 8)
    tags = {
        "Lapidary": "1",
        "Game": game.about.key,
        "Options": msgspec.json.encode(options).decode(),
        "Seed": str(seed),
    }
    lines = [f"[{name} {json.dumps(value)}]" for name, value in tags.items()]
    names = " ".join(json.dumps(name) for name in NAMES[:seats])
    replay = record.read("\n".join([*lines, f"[Seats {names}]", *steps]), all_games(), 0)
    terms = replace(replay.match.terms, seal=secrets.seal)
    replay = replace(replay, secrets=secrets, match=replace(replay.match, terms=terms))
    assert len(replay.steps) == len(steps) + 1
    return replayed(game, replay)[2]


def lines_of(text: str, begin: str) -> list[int]:
    """Return the numbers of the lines that begin so."""
    return [number for number, line in enumerate(text.split("\n")) if line.startswith(begin)]


def with_line(text: str, number: int, line: str) -> str:
    lines = text.split("\n")
    return "\n".join([*lines[:number], line, *lines[number + 1 :]])


def with_other_draw(text: str) -> str:
    """Return a record in which the last number that a step drew is another one, with a check that fits."""
    number = [one for one in lines_of(text, "[Draw ") if not text.split("\n")[one].endswith('""]')][-1]
    line = text.split("\n")[number]
    return checked_again(with_line(text, number, re.sub(r"(\d+)\"]$", lambda last: f'{int(last[1]) + 1}"]', line)))


def with_other_order(text: str) -> str:
    """Return a record in which two moves that follow each other have changed places."""
    steps = lines_of(text, "#")
    lines = text.split("\n")
    one, other = next((one, two) for one, two in pairwise(steps) if lines[one] != lines[two])
    return with_line(with_line(text, one, lines[other]), other, lines[one])


def with_other_seed(text: str) -> str:
    """Return a record whose seed differs in one digit, with a check that fits."""
    return checked_again(re.sub(r'(\[Seed "\d+)\d"', lambda seed: f'{seed[1]}0"', text))


def checked_again(text: str) -> str:
    steps = [line for line in text.split("\n") if line.startswith(("#", "[Draw "))]
    seed = re.search(r'\[Seed "(\d+)"', text)
    assert seed is not None
    check = hashlib.sha256("\n".join([seed[1], *steps]).encode()).hexdigest()
    return re.sub(r'\[Check ".*"\]', f'[Check "{check}"]', text)


DICE = {"gems3d": gems3d.Dice, "gembatan": gembatan.Dice, "gemrush": gemrush.Dice}
SAMPLES = [(key, options) for key in DICE for options in all_games()[key].about.samples]
NAMES = ('Ada "the first"', "Béla \\", "Chen\u2028Li", "Dora", "Emil", "Fay", "Gus")


def test_the_script_is_short_and_imports_nothing_of_the_project() -> None:
    text = CHECKER.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= 66
    assert set(re.findall(r"^(?:import|from) (\w+)", text, re.MULTILINE)) <= sys.stdlib_module_names


@pytest.mark.slow
@pytest.mark.parametrize(("key", "options"), SAMPLES)
def test_the_script_draws_whole_matches_again_and_finds_what_is_spoilt(key: str, options: Any, tmp_path: Path) -> None:
    text = whole(all_games()[key], options)
    count = len(lines_of(text, "[Draw "))

    code, said = checked(tmp_path, text)
    assert code == 0, said
    assert f"All fits, with {count} draws." in said
    assert f"check: {drawn.check_in(text)}\n" in said
    for spoil, finding in (
        (with_other_draw, "Not so drawn: "),
        (with_other_order, "A step or a draw was changed."),
        (with_other_seed, "The seal does not fit."),
        (with_other_seed, "Not so drawn: "),
    ):
        code, said = checked(tmp_path, spoil(text))
        assert code == 1
        assert finding in said


def test_the_script_finds_a_draw_that_was_left_out_or_made_with_numbers_of_another_kind(tmp_path: Path) -> None:
    text = whole(all_games()["gems3d"], FIXED)
    [second] = [one for one in lines_of(text, "[Draw ") if ' 1 1" ' in text.split("\n")[one]]
    fewer = "\n".join(line for line in text.split("\n") if not re.match(r'\[Draw "\w+ [12] 1"', line))
    assert "Not so drawn: GEMS 1 2 " in checked(tmp_path, checked_again(fewer))[1]
    other = with_line(text, second, text.split("\n")[second].replace("GEMS 1 1", "GEMS 2 1"))
    assert "Not so drawn: GEMS 2 1 " in checked(tmp_path, checked_again(other))[1]


def test_the_script_knows_all_kinds_of_draws() -> None:
    kinds = re.findall(r'^    "(\w+)": "([A-Z_ ]+)",$', CHECKER.read_text(encoding="utf-8"), re.MULTILINE)
    assert {key: names.split() for key, names in kinds} == {key: [*one.__members__] for key, one in DICE.items()}
    assert all([*one] == [*range(len(one))] for one in DICE.values())


def test_the_script_asks_for_the_draws_of_a_log_without_them(tmp_path: Path) -> None:
    text = "\n".join(line for line in whole(all_games()["gems3d"], FIXED).split("\n") if "[Draw" not in line)
    assert checked(tmp_path, text) == (1, "This record does not say what was drawn.\n")


@pytest.mark.slow
@pytest.mark.parametrize("key", GAMES)
async def test_the_script_finds_that_a_record_fits_its_seal(
    key: str, sessions: Sessions, clock: TurnedClock, tmp_path: Path
) -> None:
    match = await finished(sessions, clock, key)
    text = await text_of(sessions, match)

    code, said = checked(tmp_path, text)
    assert code == 0, said
    assert f"seal: {match.terms.seal}" in said
    assert "All fits, with " in said


@pytest.mark.parametrize("tag", ["Seed", "Seal", "Options"])
async def test_the_script_finds_a_changed_record(
    tag: str, sessions: Sessions, clock: TurnedClock, tmp_path: Path
) -> None:
    match = await sessions.lobby.open(ask(0), PLACE, "gems3d", FIXED)
    text = await text_of(sessions, await left(sessions, clock, match))
    old, new = {
        "Seed": (f'[Seed "{SEED}"]', '[Seed "8"]'),
        "Seal": ('[Seal "', '[Seal "0'),
        "Options": ('\\"size\\":7', '\\"size\\":8'),
    }[tag]
    assert old in text

    code, said = checked(tmp_path, text.replace(old, new, 1))
    assert code == 1
    assert "The seal does not fit." in said


async def test_the_script_checks_a_daily_by_the_key_of_its_day(
    sessions: Sessions, clock: TurnedClock, tmp_path: Path
) -> None:
    match = await sessions.dailies.open(ask(0), "gems3d", PLACE.guild, "en")
    shown = await sessions.dailies.seal("gems3d")
    match = await sessions.seats.resign(ask(0), match.id)
    await settle(sessions, clock)
    clock.turn(DAY)
    text = await text_of(sessions, match)

    code, said = checked(tmp_path, text)
    assert (code, f"seal: {shown}\n" in said) == (0, True)
    assert "The seal does not fit." in checked(tmp_path, text.replace('[Key "', '[Key "00', 1))[1]


async def test_the_script_says_that_an_old_match_has_no_seal(sessions: Sessions, tmp_path: Path) -> None:
    match = await sessions.lobby.open(ask(0), PLACE, "gems3d", FIXED)
    await unseal(sessions, match)
    match = await sessions.seats.resign(ask(0), match.id)

    code, said = checked(tmp_path, await text_of(sessions, match))
    assert code == 1
    assert "before matches had seals" in said
