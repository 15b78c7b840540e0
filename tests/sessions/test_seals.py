"""Tests of the seals of matches: what they are made of, that they tell nothing before the end, and what proves them."""

import hashlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, Literal

import msgspec
import pytest
from msgspec.structs import replace
from sqlalchemy import update

from bot.errors import NoSession
from bot.games import AnyGame, all_games
from bot.games.gems3d.model import Mode
from bot.games.gems3d.model import Options as GemsOptions
from bot.sessions.memory import record
from bot.sessions.model import Match
from bot.sessions.pace import DAY
from bot.sessions.play.dailies import day_of
from bot.sessions.seals import SALT_BYTES, Secrets, options_text
from bot.sessions.sessions import Sessions
from bot.storage import reads
from bot.storage.privacy import kept_about
from bot.storage.schema import log, matches, terms
from tests.sessions.notice_box import settle
from tests.sessions.table import PLACE, TurnedClock, ask, looks
from tests.sessions.test_replays import left, played, sessions_with_real_games

GAMES = sorted(all_games())
SEED = 2**64 - 5  # of all matches here

FIXED = GemsOptions(mode=Mode.SOLO, size=7)


@pytest.fixture
def clock() -> TurnedClock:
    return TurnedClock()


@pytest.fixture
async def sessions(tmp_path: Path, clock: TurnedClock) -> AsyncIterator[Sessions]:
    async with sessions_with_real_games(tmp_path / "bot.db", clock) as found:
        yield found


async def salt_of(sessions: Sessions, match: Match) -> str:
    """Return the salt of a match in play, as the database stores it."""
    rows = await sessions.database.read(reads.whole_log, match.id)
    (salt,) = [row.notation for row in rows if row.kind == "start"]
    return salt


async def finished(sessions: Sessions, clock: TurnedClock, key: str, moves: int = 6) -> Match:
    game = all_games()[key]
    match = await played(sessions, game, game.about.samples[0], moves)
    return await left(sessions, clock, match)


async def change(sessions: Sessions, match: Match, statement: Any) -> None:
    """Change rows behind the back of the bot, which then reads the match anew."""

    async def run(connection: Any) -> None:
        await connection.execute(statement)

    await sessions.database.run(run)
    sessions.matches._live.drop([match.id])


# ---- what a seal is made of ----


def test_a_seal_is_the_sha_256_of_eight_lines() -> None:
    secrets = Secrets("abcdefghij", "gems3d", 3, 1, '{"size":7}', 2**64 - 1, "00ff" * 8)

    text = f'lapidary-seal-1\nabcdefghij\ngems3d\n3\n1\n{{"size":7}}\n18446744073709551615\n{"00ff" * 8}'
    assert secrets.text == text
    assert secrets.seal == hashlib.sha256(text.encode()).hexdigest()
    assert secrets.seal == "8d0104d328c46efe82460aaafa3666096a5dd8cb0055c0858bfceb8a6f231612"


def test_sealed_options_stay_the_same_when_a_later_version_adds_an_option() -> None:
    class Before(msgspec.Struct, frozen=True):
        mode: Literal["one", "two"] = "one"
        size: int = 5

    class After(Before, frozen=True):
        limit: int = 0

    assert options_text(Before(size=7, mode="two")) == '{"mode":"two","size":7}'
    assert options_text(After(size=7, mode="two")) == options_text(Before(size=7, mode="two"))
    assert options_text(Before()) == "{}"


@pytest.mark.parametrize("key", GAMES)
async def test_everybody_may_see_the_seal_of_the_stored_seed_before_the_first_move(
    key: str, sessions: Sessions
) -> None:
    game = all_games()[key]
    match = await played(sessions, game, game.about.samples[0], 0)

    salt, options = await salt_of(sessions, match), options_text(match.options)
    assert len(bytes.fromhex(salt)) == SALT_BYTES >= 16
    lines = ("lapidary-seal-1", match.id, key, game.about.rules_version, len(match.seats), options, SEED, salt)
    assert match.terms.seal == hashlib.sha256("\n".join(map(str, lines)).encode()).hexdigest()


async def test_matches_with_the_same_seed_have_different_seals(sessions: Sessions) -> None:
    seals = {(await sessions.lobby.open(ask(number), PLACE, "gems3d", FIXED)).terms.seal for number in range(3)}

    assert len(seals) == 3
    assert "" not in seals


async def test_a_table_has_no_seal_in_its_lobby_and_keeps_it_from_its_start_to_its_end(
    sessions: Sessions, clock: TurnedClock
) -> None:
    match = await sessions.lobby.open(ask(0), PLACE, "gembatan", all_games()["gembatan"].about.samples[0])
    assert match.terms.seal == ""
    match = await sessions.lobby.join(ask(1), match.id)
    begun = match if match.state is not None else await sessions.lobby.begin(ask(0), match.id)
    assert begun.terms.seal
    sessions.matches._live.drop([begun.id])

    over = await left(sessions, clock, begun)
    assert over.terms.seal == begun.terms.seal


# ---- nothing of the secrets before the end ----


@pytest.mark.parametrize("key", GAMES)
async def test_nothing_that_a_member_gets_has_the_salt_before_the_end(
    key: str, sessions: Sessions, clock: TurnedClock
) -> None:
    game = all_games()[key]
    match = await played(sessions, game, game.about.samples[0], 0)
    salt = await salt_of(sessions, match)

    sessions.matches._live.drop([match.id])  # also what is read anew
    for at in (match, await sessions.matches.match(match.id), await played_on(sessions, game, match)):
        assert salt not in repr(at)
    replay = await sessions.replays.of(looks(100), match.id)
    assert salt not in repr(replay)
    assert salt not in repr(await sessions.replays.story(match))
    assert salt not in repr(await sessions.database.read(kept_about, 100))
    assert replay.secrets is None
    with pytest.raises(ValueError, match="seed"):
        record.write(replay, game)
    with pytest.raises(ValueError, match="seed"):
        await sessions.verifying.of(looks(100), match.id)

    match = await left(sessions, clock, match)
    assert salt in record.write(await sessions.replays.of(looks(100), match.id), game)


async def played_on(sessions: Sessions, game: AnyGame, match: Match) -> Match:
    seat = match.to_move[0]
    return await sessions.turns.play(ask(seat), match.id, game.default(match.state, seat), None)


async def test_a_race_reveals_nothing_while_one_board_of_it_is_still_played(sessions: Sessions) -> None:
    match = await sessions.lobby.open(ask(0), PLACE, "gems3d", GemsOptions(mode=Mode.RACE))
    await sessions.lobby.join(ask(1), match.id)
    await sessions.lobby.begin(ask(0), match.id)
    match = await sessions.seats.resign(ask(0), match.id)

    assert not match.over
    assert (await sessions.replays.of(looks(100), match.id)).secrets is None
    match = await sessions.seats.resign(ask(1), match.id)
    assert (await sessions.verifying.of(looks(100), match.id)).fits


async def test_a_daily_is_proved_by_the_seal_of_its_day_when_the_day_is_over(
    sessions: Sessions, clock: TurnedClock
) -> None:
    match = await sessions.dailies.open(ask(0), "gems3d", PLACE.guild, "en")
    shown = await sessions.dailies.seal("gems3d")
    assert match.terms.seal == ""
    match = await sessions.seats.resign(ask(0), match.id)
    with pytest.raises(ValueError, match="seed"):
        await sessions.verifying.of(looks(100), match.id)

    await settle(sessions, clock)
    clock.turn(DAY)
    verdict = await sessions.verifying.of(looks(100), match.id)
    assert (verdict.seal, verdict.fits, verdict.wrong, verdict.same) == (shown, True, None, True)
    assert await sessions.dailies.seal("gems3d", day_of(match)) == shown
    with pytest.raises(NoSession):
        await sessions.verifying.of(looks(101), match.id)


# ---- the proof after the end ----


@pytest.mark.parametrize("key", GAMES)
async def test_a_finished_match_fits_its_seal_and_leads_to_the_same_end(
    key: str, sessions: Sessions, clock: TurnedClock
) -> None:
    match = await finished(sessions, clock, key)
    replay = await sessions.replays.of(looks(999), match.id)

    verdict = await sessions.verifying.of(looks(999), match.id)
    assert (verdict.fits, verdict.wrong, verdict.same, verdict.older) == (True, None, True, False)
    assert verdict.seal == match.terms.seal
    assert verdict.steps == len(replay.steps) - 1 > 0


async def test_another_seed_neither_fits_the_seal_nor_deals_the_same(sessions: Sessions, clock: TurnedClock) -> None:
    match = await finished(sessions, clock, "gems3d")
    await change(sessions, match, update(matches).where(matches.c.id == match.id).values(seed="8"))

    verdict = await sessions.verifying.of(looks(100), match.id)
    assert (verdict.fits, verdict.wrong, verdict.steps) == (False, 0, 0)
    assert verdict.seal == match.terms.seal != verdict.found


async def test_another_seal_does_not_fit_a_match_that_was_not_changed(sessions: Sessions, clock: TurnedClock) -> None:
    match = await finished(sessions, clock, "gems3d")
    stored = msgspec.json.encode(replace(match.terms, seal="0" * 64)).decode()
    await change(sessions, match, update(terms).where(terms.c.match_id == match.id).values(terms=stored))

    verdict = await sessions.verifying.of(looks(100), match.id)
    assert (verdict.fits, verdict.wrong, verdict.same) == (False, None, True)


async def test_a_changed_move_is_named(sessions: Sessions) -> None:
    game = all_games()["gems3d"]
    match = await sessions.lobby.open(ask(0), PLACE, "gems3d", FIXED)
    for _ in range(3):
        move = next(iter(game.legal_moves(match.state, match.to_move[0])))
        match = await sessions.turns.play(ask(0), match.id, move, None)
    match = await sessions.seats.resign(ask(0), match.id)
    third = (log.c.match_id == match.id, log.c.kind == "move", log.c.version == 4)
    await change(sessions, match, update(log).where(*third).values(notation="A1-A1"))

    verdict = await sessions.verifying.of(looks(100), match.id)
    assert (verdict.fits, verdict.steps, verdict.wrong, verdict.notation) == (True, 2, 3, "A1-A1")


async def test_a_match_that_older_rules_have_played_is_told_as_such(sessions: Sessions) -> None:
    game = all_games()["gems3d"]
    match = await sessions.lobby.open(ask(0), PLACE, "gems3d", FIXED)
    match = await played_on(sessions, game, match)
    match = await sessions.seats.resign(ask(0), match.id)
    second = (log.c.match_id == match.id, log.c.version == 2)
    older = {"notation": "A1-A1", "state": None, "rules_version": match.rules_version - 1}
    await change(sessions, match, update(log).where(*second).values(**older))

    verdict = await sessions.verifying.of(looks(100), match.id)
    assert (verdict.fits, verdict.wrong, verdict.older) == (True, 1, True)


async def test_a_match_from_before_the_seals_is_replayed_all_the_same(sessions: Sessions) -> None:
    match = await sessions.lobby.open(ask(0), PLACE, "gems3d", FIXED)
    await unseal(sessions, match)
    match = await sessions.seats.resign(ask(0), match.id)

    verdict = await sessions.verifying.of(looks(100), match.id)
    assert (verdict.seal, verdict.found, verdict.fits) == ("", "", False)
    assert (verdict.wrong, verdict.same) == (None, True)


async def unseal(sessions: Sessions, match: Match) -> None:
    """Store a match in play as a version of the bot without seals has stored it."""
    start = (log.c.match_id == match.id, log.c.kind == "start")
    await change(sessions, match, update(log).where(*start).values(notation=""))
    stored = msgspec.json.encode(replace(match.terms, seal="")).decode()
    await change(sessions, match, update(terms).where(terms.c.match_id == match.id).values(terms=stored))
