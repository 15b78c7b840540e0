"""Tests of a restored backup: boards newer than the backup take no moves, and new boards show the restored state."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from bot.playground import Actor
from bot.storage.backup import backup
from bot.storage.restore import restore
from bot.ui.address import Address
from tests.cogs.desk import Desk, buttons, relay, said
from tests.cogs.private_boards import first_move, move, panel, race, state_of
from tests.cogs.test_missed_turns import last_line, names, news, seated, turn
from tests.databases import url_of

pytestmark = pytest.mark.slow

STALE = "This board is no longer the newest"


def copied(desk: Desk, tmp_path: Path) -> Path:
    copy = tmp_path / "copy.db"
    backup(url_of(desk.folder / "desk.db"), copy, desk.time.now())
    return copy


async def restored(desk: Desk, copy: Path, *, after_minutes: float = 0) -> None:
    """Stop the bot, restore the copy and start the bot. Wait until the bot has posted and stored a new board."""
    ada = desk.actor("Ada")
    last = ada.last("games").id
    await desk.end()
    desk.clock.turn(after_minutes)
    with ThreadPoolExecutor(1) as thread:  # `restore` has a loop of its own
        thread.submit(restore, url_of(desk.folder / "desk.db"), copy, desk.clock.now()).result()
    await desk.begin()
    await ada.wait_for(
        lambda message: bool({"Move", "My board"} & buttons(message).keys()), channel="games", after=last
    )
    await desk.drawn()


def version_of(desk: Desk, who: Actor) -> int:
    address = Address.read(buttons(desk.board(who))["Move"])
    assert address is not None
    return address.version


async def test_turns_that_a_board_has_shown_before_the_backup_are_not_told_again(desk: Desk, tmp_path: Path) -> None:
    members, match = await seated(desk, "gems3d")
    for _ in range(8):
        match = await turn(desk, members, match)
    newest = [match.seats[1 - match.to_move[0]].name]
    assert names(news(members[0], desk)) == newest
    await restored(desk, copied(desk, tmp_path))
    assert names(news(members[0], desk)) == names(last_line(members[0])) == newest


async def test_a_board_newer_than_the_backup_stays_stale(desk: Desk, tmp_path: Path) -> None:
    ada, bela = await relay(desk)
    await desk.move(ada, (await desk.legal(ada))[0])
    copy = copied(desk, tmp_path)
    kept = await desk.match(ada)
    for who in (bela, ada, bela):
        await desk.move(who, (await desk.legal(ada))[0])
    lost = desk.board(ada)  # This board mentions Ada.
    assert (await desk.match(ada)).to_move == (0,)

    await restored(desk, copy)
    shown = desk.board(ada)
    assert shown.id > lost.id
    match = await desk.match(ada)
    assert match.state == kept.state
    assert match.board.message == shown.id
    assert match.board.version_shown == match.version == version_of(desk, ada)
    assert desk.pings[-1] == (bela.id,)  # It is Bela's turn again.

    # The new moves reach the version of the lost board, but that board still takes no move.
    for who in (bela, ada, bela):
        opened = await desk.click(who, lost, "Move")
        assert opened.modal is None
        assert STALE in said(opened)
        await desk.move(who, (await desk.legal(ada))[-1])
    match = await desk.match(ada)
    assert match.version % 10_000 == 4 + kept.version % 10_000 - 1
    assert STALE in said(await desk.click(ada, lost, "Move"))
    await desk.move(ada, (await desk.legal(ada))[0])


async def test_a_board_is_posted_again_after_each_restore(desk: Desk, tmp_path: Path) -> None:
    """Discord takes each nonce once, so the second post has another nonce."""
    ada, _ = await relay(desk)
    copy = copied(desk, tmp_path)
    boards = [desk.board(ada).id]
    for _ in range(2):
        await restored(desk, copy)
        boards.append(desk.board(ada).id)
    assert boards == sorted(set(boards))


async def test_the_buttons_of_a_match_newer_than_the_backup_say_that_it_is_unknown(desk: Desk, tmp_path: Path) -> None:
    ada = desk.actor("Ada")
    await desk.slash(desk.actor("Bela"), "gems new")
    copy = copied(desk, tmp_path)
    await desk.slash(ada, "gems new")
    lost = desk.board(ada)
    await restored(desk, copy)
    assert "belongs to a match that I no longer have" in said(await desk.click(ada, lost, "Move"))


async def test_a_private_board_newer_than_the_backup_stays_stale(desk: Desk, tmp_path: Path) -> None:
    (ada, bela), match = await race(desk, "Ada", "Bela")
    copy = copied(desk, tmp_path)
    await move(desk, ada, first_move(match, 0))
    lost = panel(ada)
    await restored(desk, copy)

    # The new step reaches the version of the lost board.
    await desk.press(ada, "My board")
    match = await desk.match(ada)
    await move(desk, ada, first_move(match, 0))
    before = await desk.match(ada)

    opened = await ada.click(lost, "Type it")
    await desk.drawn()
    assert opened.modal is None
    assert "That was an older board" in said(opened)
    assert state_of(await desk.match(ada)) == state_of(before)
    await move(desk, ada, first_move(before, 0))
    await desk.press(bela, "My board")
