"""Tests that board, profile, leaderboard and question agree about who wins a race that its members end themselves."""

import pytest
from msgspec.structs import replace

from bot.engine.game import Seat
from bot.games.gems3d import GAME
from bot.playground import Actor
from bot.sessions.contests import is_unwon, ranked, unplaced
from bot.sessions.leaderboards.counting import honours_of, winners
from bot.sessions.model import Match
from tests.cogs.desk import Desk, said
from tests.cogs.private_boards import finish, first_move, move, panel, race
from tests.cogs.test_computers import text_of
from tests.sessions.notice_box import settle

pytestmark = pytest.mark.slow

FIVE = "RRRR1/5/4R/5/K4"  # the move E3 E1 makes a line of five
DAY = 24 * 60  # minutes
EARLY = "Nobody wins: it ended before all had a turn"


async def ended(desk: Desk, match: Match) -> Match:
    await desk.drawn()
    return await desk.sessions.matches.match(match.id)


async def won(desk: Desk, who: Actor) -> tuple[int, int]:
    """Return how many matches of Gems 3D a member has won, and how many of them could be won."""
    guild = (await desk.match(who)).place.guild
    profile = await desk.sessions.leaderboards.profile(guild, who.id, who.id)
    return profile.won, profile.contested


async def laid_out(desk: Desk, *names: str, **options: str | int) -> tuple[list[Actor], Match]:
    desk.lay_out(f"{'|'.join(FIVE for _ in names)} types=RKDBG line=5 mode=race")
    return await race(desk, *names, size=5, types=5, **options)


async def test_a_race_that_all_ended_themselves_counts_its_winner(desk: Desk) -> None:
    (ada, bela), match = await laid_out(desk, "Ada", "Bela")
    await move(desk, ada, "E3 E1")
    await move(desk, bela, first_move(match, 1))
    for who in (ada, bela):
        await finish(desk, who)
    over = await ended(desk, match)

    assert "### Ada wins, 5 points ahead of Bela" in text_of(desk.board(ada))
    assert winners(honours_of(GAME, over)) == {0: True, 1: False}
    wins = await desk.slash(bela, "leaderboard", game="gems3d", board="race:wins", text=True)
    assert "**Ada** · 1" in wins
    assert [await won(desk, who) for who in (ada, bela)] == [(1, 1), (0, 1)]


async def test_nobody_wins_a_race_in_which_nobody_has_moved(desk: Desk) -> None:
    (ada, bela), match = await race(desk, "Ada", "Bela")
    assert "Your points can still win." in await desk.slash(ada, "gems resign")
    asked = await desk.press(ada, "End my board", panel(ada))
    assert said(asked) == "Do you really want to end your board? Its points count, and the others play on."
    await desk.press(ada, "Yes, end it", asked.answer)
    assert "so early in a match nobody wins or loses" in await desk.slash(bela, "gems resign")
    await finish(desk, bela)
    over = await ended(desk, match)

    assert EARLY in text_of(desk.board(ada))
    assert winners(honours_of(GAME, over)) == {}
    assert is_unwon(over)


async def test_nobody_wins_a_race_against_one_who_was_taken_out(desk: Desk) -> None:
    (ada, bela), match = await race(desk, "Ada", "Bela", time=DAY, late="play")
    await move(desk, ada, first_move(match, 0))
    await finish(desk, ada)
    while not match.over:
        desk.clock.turn(DAY)
        await settle(desk.sessions, desk.clock)
        match = await desk.sessions.matches.match(match.id)
    await desk.drawn()

    assert match.terms.unrated == (1,)
    assert "Nobody wins: Bela did not come back" in text_of(desk.board(ada))
    assert winners(honours_of(GAME, match)) == {}
    assert [await won(desk, who) for who in (ada, bela)] == [(0, 0), (0, 0)]


async def test_the_best_of_who_played_wins_if_one_taken_out_is_ahead(desk: Desk) -> None:
    (ada, bela, dora), match = await laid_out(desk, "Ada", "Bela", "Dora")
    await move(desk, ada, "E3 E1")
    for _ in range(2):
        await move(desk, bela, first_move(await ended(desk, match), 1))
    await move(desk, dora, first_move(match, 2))
    for who in (ada, bela, dora):
        await finish(desk, who)
    over = await ended(desk, match)
    assert winners(honours_of(GAME, over)) == {0: True, 1: False, 2: False}

    out = replace(over, terms=replace(over.terms, unrated=(Seat(0),)))
    out = replace(out, terms=replace(out.terms, unplaced=unplaced(out)))

    assert out.terms.unplaced == (0,)
    outcome = ranked(out)
    assert outcome is not None
    assert {one.seat for one in outcome.standings} == {1, 2}
    assert set(winners(honours_of(GAME, out))) == {1, 2}


async def test_the_last_member_of_a_race_reads_that_it_ends(desk: Desk) -> None:
    (ada, bela), _ = await race(desk, "Ada", "Bela")
    await finish(desk, ada)

    asked = said(await desk.press(bela, "End my board", panel(bela)))

    assert asked == "Do you really want to end your board? Its points count, and the match ends."
