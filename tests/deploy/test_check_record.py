"""Tests of `deploy/check_record.py`, by which anybody checks the record of a match without the bot."""

import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.engine.chance import Stream
from bot.games import all_games
from bot.sessions.memory import record
from bot.sessions.model import Match
from bot.sessions.pace import DAY
from bot.sessions.sessions import Sessions
from tests.sessions.notice_box import settle
from tests.sessions.table import PLACE, TurnedClock, ask, looks
from tests.sessions.test_replays import left, played, sessions_with_real_games
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
    return record.write(await sessions.replays.of(looks(100), match.id), all_games()[match.game])


def test_the_script_has_at_most_sixty_lines() -> None:
    assert len(CHECKER.read_text(encoding="utf-8").splitlines()) <= 60


@pytest.mark.parametrize("key", GAMES)
async def test_the_script_finds_that_a_record_fits_its_seal(
    key: str, sessions: Sessions, clock: TurnedClock, tmp_path: Path
) -> None:
    match = await finished(sessions, clock, key)
    text = await text_of(sessions, match)

    code, said = checked(tmp_path, text)
    assert code == 0, said
    assert f"seal: {match.terms.seal}" in said
    assert "The seal fits." in said


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


async def test_the_script_deals_the_first_drop_of_gems_3d_again(sessions: Sessions, tmp_path: Path) -> None:
    match = await sessions.lobby.open(ask(0), PLACE, "gems3d", FIXED)
    (dropped, *_) = match.entry.events
    match = await sessions.seats.resign(ask(0), match.id)
    text = await text_of(sessions, match)

    letters = "KDBGCLUYSOHRAPWT"
    fallen = zip(dropped.cells, dropped.gems, strict=True)
    told = " ".join(f"{'ABCDEFG'[cell % 7]}{cell // 7 + 1}={letters[gem - 1]}" for cell, gem in fallen)
    assert f"the first drop is {told}\n" in checked(tmp_path, text)[1]


@pytest.mark.parametrize("key", ["gembatan", "gemrush"])
async def test_the_script_finds_who_began(key: str, sessions: Sessions, clock: TurnedClock, tmp_path: Path) -> None:
    game = all_games()[key]
    match = await played(sessions, game, game.about.samples[0], 0)
    first, _ = Stream.of(SEED, 0).below(len(match.seats))
    assert match.to_move == (first,)
    match = await left(sessions, clock, match)

    assert f"seat {first + 1} begins\n" in checked(tmp_path, await text_of(sessions, match))[1]


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
    assert (code, f"seal: {shown}\nThe seal fits.\n" in said) == (0, True)
    assert checked(tmp_path, text.replace('[Key "', '[Key "00', 1))[0] == 1


async def test_the_script_says_that_an_old_match_has_no_seal(sessions: Sessions, tmp_path: Path) -> None:
    match = await sessions.lobby.open(ask(0), PLACE, "gems3d", FIXED)
    await unseal(sessions, match)
    match = await sessions.seats.resign(ask(0), match.id)

    code, said = checked(tmp_path, await text_of(sessions, match))
    assert code == 1
    assert "before matches had seals" in said
