"""Tests of the seals that members see before the first move, and of `/verify`, by button and by command."""

import asyncio
import hashlib
import re
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import update

from bot.playground import Actor, Message
from bot.sessions.model import Match
from bot.sessions.pace import DAY
from bot.storage.schema import matches
from tests.cogs.desk import Desk, actions, board_of, buttons, private, resign, said, solo, started
from tests.cogs.test_league import begun, in_play
from tests.cogs.test_letters import boards as letters_of
from tests.cogs.test_letters import seated as by_letters
from tests.sessions.test_seals import unseal

CODE = re.compile(r"```\n(.*?)\n```", re.DOTALL)
SEALED = re.compile(r"`([0-9a-f]{64})`")


async def fair(desk: Desk, who: Actor) -> Message:
    """Press **Fair chance** behind **More** of the newest board, and return the panel that this shows."""
    await desk.press_behind_rest(who, "Fair chance")
    return (await private(desk, who))[-1]


def text(message: Message) -> str:
    return "\n".join(message.texts)


async def verified(desk: Desk, who: Actor, match: str | None = None) -> Message:
    """Use the command, and return the panel that it shows."""
    await desk.slash(who, "verify", **({} if match is None else {"match": match}))
    return (await private(desk, who))[-1]


def public(desk: Desk, who: Actor) -> list[Message]:
    return [message for message in who.messages("games") if message.only_for is None]


async def ended(desk: Desk, who: Actor) -> Match:
    """Play one move of a solo match of Gems 3D, and give it up."""
    await desk.slash(who, "gems new")
    match = await desk.match(who)
    await desk.sessions.turns.play(desk.request(who), match.id, (await desk.legal(who))[0], None)
    await resign(desk, who)
    return await desk.sessions.matches.match(match.id)


@pytest.mark.parametrize("new", ["gembatan new", "rush new", "gemdrop new"])
async def test_everybody_finds_the_seal_on_the_first_board_and_behind_more(desk: Desk, new: str) -> None:
    desk.playground.world.join("dora", "Dora")
    ada, _ = await started(desk, new, "Ada", "Bela")
    match = await desk.match(ada)

    assert [SEALED.findall(text(one)) for one in public(desk, ada)][-1] == [match.terms.seal]
    for who in (ada, desk.actor("Dora")):
        panel = await fair(desk, who)
        assert SEALED.findall(text(panel)) == [match.terms.seal]
        assert panel.only_for == who.id
        assert "fits no other seed" in text(panel)
        assert f"-# Ada and Bela · match `{match.id}` · last turn <t:" in text(panel)
        assert "To keep it, copy it or press **Show it in this channel**." in text(panel)
    assert match.terms.seal not in text(await desk.more(ada))


async def turn(desk: Desk, match: Match) -> Match:
    """Let the member to move make the moves of a turn that the clock would make, and return the match then."""
    seat = match.to_move[0]
    while match.to_move == (seat,) and not match.over:
        who = desk.actor(match.seats[seat].name)
        move = desk.games[match.game].default(match.state, seat)
        match = await desk.sessions.turns.play(desk.request(who), match.id, move, None)
    await desk.drawn()
    return match


@pytest.mark.parametrize("new", ["gembatan new", "rush new", "gemdrop new"])
async def test_later_boards_do_not_repeat_the_seal_which_stays_in_the_line_of_the_first(desk: Desk, new: str) -> None:
    ada, _ = await started(desk, new, "Ada", "Bela")
    match = await turn(desk, await desk.match(ada))
    first, board = public(desk, ada)[-2:]
    assert text(first).startswith("-# ")
    assert SEALED.findall(text(first)) == [match.terms.seal]
    assert SEALED.findall(text(board)) == []
    await turn(desk, match)
    assert [SEALED.findall(text(one)) for one in public(desk, ada)[-3:]] == [[match.terms.seal], [], []]
    await desk.sessions.seats.resign(desk.request(ada), match.id)
    assert SEALED.findall(text(await verified(desk, ada, match.id)))[0] == match.terms.seal


async def test_the_first_board_of_a_league_match_shows_its_seal(desk: Desk) -> None:
    await begun(desk)
    found = await in_play(desk)
    assert found
    for match in found:
        [board] = filter(board_of, desk.actor("Ada").messages(desk.playground.world.channel(match.place.channel)))
        assert SEALED.findall(text(board)) == [match.terms.seal]


async def test_each_first_board_by_letters_shows_the_seal(desk: Desk) -> None:
    ada, zoe, match = await by_letters(desk)
    for who in (ada, zoe):
        assert SEALED.findall(text(letters_of(who)[-1])) == [match.terms.seal]


async def test_the_seal_is_shown_though_a_computer_player_has_begun(desk: Desk) -> None:
    ada = desk.actor("Ada")
    for _ in range(6):
        await desk.slash(ada, "gemdrop new", computer="easy")
        match = await desk.match(ada)
        assert match.terms.seal in "\n".join(desk.board(ada).texts)
        if match.entry.kind == "move":
            return
        await resign(desk, ada)
    raise AssertionError("it never began")


async def test_a_finished_match_is_proved_by_a_button(desk: Desk) -> None:
    ada = await solo(desk)
    shown = SEALED.findall(text(await fair(desk, ada)))
    match = await desk.match(ada)
    await desk.sessions.turns.play(desk.request(ada), match.id, (await desk.legal(ada))[0], None)
    await resign(desk, ada)

    panel = await fair(desk, ada)
    over = await desk.sessions.matches.match(match.id)
    which = f"-# Ada · match `{match.id}` · ended <t:{over.entry.at // 1000}:f>"
    assert text(panel).splitlines()[1] == which
    assert "✅ The seal of the match fits its seed" in text(panel)
    assert SEALED.findall(text(panel)) == shown
    assert "✅ 2 steps were played again from the seed. They lead to the same positions." in text(panel)
    assert "✅ The result is the same." in text(panel)
    assert list(buttons(panel)) == ["Show it in this channel", "As text", "Back to More"]


async def test_the_text_on_the_screen_hashes_to_the_seal(desk: Desk) -> None:
    ada = desk.actor("Ada")
    match = await ended(desk, ada)

    told = text(await fair(desk, ada))
    (sealed,) = CODE.findall(told)
    assert sealed.startswith("lapidary-seal-1\n")
    assert len(sealed.splitlines()) == 8
    assert hashlib.sha256(sealed.encode()).hexdigest() == match.terms.seal
    assert "Any program for SHA-256 shows it." in told


async def test_anybody_shows_the_seal_of_a_match_in_play_to_the_channel_once(desk: Desk) -> None:
    ada, bela = await started(desk, "gembatan new", "Ada", "Bela")
    match = await desk.match(ada)
    panels, before = [(who, await fair(desk, who)) for who in (ada, bela)], len(public(desk, ada))

    await asyncio.gather(*(desk.click(who, panel, "Show it in this channel") for who, panel in panels))
    await desk.client.door.empty()
    shown = public(desk, ada)[before:]
    assert len(shown) == 1
    assert f"shows the seal of this match: `{match.terms.seal}`." in text(shown[0])
    for who in (ada, bela):
        panel = await fair(desk, who)
        assert list(buttons(panel)) == ["Back to More"]
        assert "Show it in this channel" not in text(panel)
    await desk.sessions.seats.resign(desk.request(ada), match.id)
    await desk.drawn()
    assert "Show it in this channel" in buttons(await fair(desk, ada))  # this is the proof, which is another post


@pytest.mark.parametrize("by_command", [False, True])
async def test_the_text_leads_back_to_the_check_and_that_back_to_more(desk: Desk, *, by_command: bool) -> None:
    ada = desk.actor("Ada")
    match = await ended(desk, ada)
    checked = await (verified(desk, ada, match.id) if by_command else fair(desk, ada))
    offered = ["Show it in this channel", "As text", *([] if by_command else ["Back to More"])]
    assert list(buttons(checked)) == offered
    found = text(checked)

    await desk.press(ada, "As text", checked)
    record = (await private(desk, ada))[-1]
    assert list(buttons(record)) == ["Back to the check"]
    await desk.press(ada, "Back to the check", record)
    again = (await private(desk, ada))[-1]
    assert (text(again), list(buttons(again))) == (found, offered)
    if not by_command:
        await desk.press(ada, "Back to More", again)
        assert "Fair chance" in buttons((await private(desk, ada))[-1])


@pytest.mark.parametrize("new", ["gembatan new", "rush new", "gems new"])
async def test_the_files_behind_the_check_prove_the_match_without_the_bot(desk: Desk, new: str, tmp_path: Path) -> None:
    ada = desk.actor("Ada")
    if new == "gems new":
        match = await ended(desk, ada)
    else:
        await started(desk, new, "Ada", "Bela")
        match = await desk.match(ada)
        await desk.sessions.seats.resign(desk.request(ada), match.id)
    checked = await verified(desk, ada, match.id)
    [check] = re.findall(r"The check of its log: `([0-9a-f]{12})`", text(checked))

    await desk.press(ada, "As text", checked)
    shown = (await private(desk, ada))[-1]
    files = {one.filename: desk.playground.world.files[one.id] for one in shown.attachments}
    for name, content in files.items():
        (tmp_path / name).write_bytes(content)
    [command] = re.findall(r"run `python3 (.+?)`", text(shown))
    process = [sys.executable, "-I", "-S", *command.split()]
    done = await asyncio.to_thread(subprocess.run, process, cwd=tmp_path, capture_output=True, text=True, check=False)

    assert done.returncode == 0, done.stderr
    assert f"seal: {match.terms.seal}\ncheck: {check}\nAll fits, with " in done.stdout
    assert "as `deploy/check_record.py`" in text(shown)


async def test_the_text_of_a_replay_has_no_files_for_a_check(desk: Desk) -> None:
    ada = desk.actor("Ada")
    match = await ended(desk, ada)
    await desk.slash(ada, "replay", match=match.id)
    await desk.press(ada, "As text", (await private(desk, ada))[-1])
    assert [one.filename for one in (await private(desk, ada))[-1].attachments] == [f"{match.id}.txt"]


async def test_the_proof_is_shown_to_the_channel_once(desk: Desk) -> None:
    ada = desk.actor("Ada")
    match = await ended(desk, ada)
    panel, before = await fair(desk, ada), len(public(desk, ada))

    await asyncio.gather(*(desk.click(ada, panel, "Show it in this channel") for _ in range(2)))
    await desk.client.door.empty()
    shown = public(desk, desk.actor("Bela"))
    assert len(shown) == before + 1
    assert "**Ada** has had this match checked:" in text(shown[-1])
    assert match.terms.seal in text(shown[-1])
    assert list(buttons((await private(desk, ada))[-1])) == ["As text", "Back to More"]
    assert list(buttons(await fair(desk, ada))) == ["As text", "Back to More"]


async def test_the_command_verifies_the_newest_finished_match_of_the_channel(desk: Desk) -> None:
    ada, bela = desk.actor("Ada"), desk.actor("Bela")
    older = await ended(desk, ada)
    desk.clock.turn(1)
    newer = await ended(desk, ada)
    desk.clock.turn(1)
    await desk.slash(ada, "gems new")  # is in play, so it is not suggested

    assert newer.terms.seal in text(await verified(desk, bela))
    suggested = [one["value"] for one in await bela.autocomplete("games", "verify", "match", "")]
    assert suggested == [newer.id, older.id]
    assert older.terms.seal in text(await verified(desk, bela, older.id))


async def test_a_match_of_another_channel_is_suggested_to_its_members_only(desk: Desk) -> None:
    ada, bela = desk.actor("Ada"), desk.actor("Bela")
    match = await ended(desk, ada)

    assert [one["value"] for one in await ada.autocomplete("lounge", "verify", "match", "")] == [match.id]
    assert await bela.autocomplete("lounge", "verify", "match", "") == []
    assert "No match has ended here yet" in await desk.slash(bela, "verify", "lounge")


async def test_the_command_shows_the_seal_of_a_match_in_play(desk: Desk) -> None:
    ada = await solo(desk)
    match = await desk.match(ada)

    assert SEALED.findall(text(await verified(desk, ada, match.id))) == [match.terms.seal]
    assert "There is no such match" in await desk.slash(ada, "verify", match="nonsense")


async def test_a_lobby_has_no_seal_yet(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await desk.slash(ada, "gembatan new")

    assert "Look here again before the first move." in text(await verified(desk, ada, (await desk.match(ada)).id))


async def test_a_changed_seed_is_told(desk: Desk) -> None:
    ada = desk.actor("Ada")
    match = await ended(desk, ada)
    await desk.sessions.database.run(
        lambda connection: connection.execute(update(matches).where(matches.c.id == match.id).values(seed="8"))
    )
    desk.sessions.matches._live.drop([match.id])

    told = text(await verified(desk, ada, match.id))
    assert f"❌ The seal does not fit. At the start it was `{match.terms.seal}`." in told
    assert "❌ Already the start is another one." in told
    assert "✅" not in told
    assert CODE.findall(told) == []  # the text would not give the seal


async def test_a_daily_shows_the_seal_of_its_day_and_later_proves_it(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await desk.slash(ada, "rush daily")
    board = (await private(desk, ada))[-1]
    seal = await desk.sessions.dailies.seal("gemrush")
    more = await desk.more(ada, board)
    assert "fair" in actions(more)

    sent = await desk.press(ada, "Fair chance", more)
    assert SEALED.findall(said(sent)) == [seal]
    assert sent.answer is not None
    await desk.press(ada, "Back to my board", sent.answer)
    assert buttons((await private(desk, ada))[-1]) == buttons(board)
    (match,) = desk.sessions.matches._live._recent
    await desk.sessions.seats.resign(desk.request(ada), match)
    assert SEALED.findall(text(await verified(desk, ada, match))) == [seal]
    desk.clock.turn((DAY - desk.clock.now() % DAY) / 60_000)

    told = text(await verified(desk, ada, match))
    assert f"✅ The seal of the day fits its key: `{seal}`." in told
    (key,) = CODE.findall(told)
    assert hashlib.sha256(bytes.fromhex(key)).hexdigest() == seal
    assert "There is no such match" in await desk.slash(desk.actor("Bela"), "verify", match=match)


async def test_a_match_from_before_the_seals_is_told_as_such(desk: Desk) -> None:
    ada = await solo(desk)
    match = await desk.match(ada)
    await unseal(desk.sessions, match)

    assert "This match began before matches had seals." in text(await fair(desk, ada))
    await resign(desk, ada)
    told = text(await fair(desk, ada))
    assert "So nothing proves that its seed is the first one." in told
    assert "✅ 1 step was played again from the seed." in told
