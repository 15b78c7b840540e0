"""Tests of a member's accuracy as members see it: who reads it when, the costly turns, and what the channel hears."""

import re
from typing import Any

import pytest
from msgspec.structs import replace

from bot.engine.game import Seat
from bot.playground import Actor, Message
from bot.sessions.pace import DAY
from bot.ui.address import Address
from tests.cogs.desk import Desk, actions, buttons, said, solo, started
from tests.cogs.private_boards import daily_of, finish, first_move
from tests.cogs.test_decided import EACH_GAME, GEMS, asked, played, played_out
from tests.cogs.test_replays import newest_private_message, replay_of
from tests.cogs.test_strangers import forged

pytestmark = pytest.mark.slow

HEAD = re.compile(r"\*\*Accuracy: (\d+) of 100\*\*")
TOO_EARLY = "once it is over for everybody"
COST = re.compile(r"(\d) · (turn|move) (\d+) of \d+: ")
GIVEN_AWAY = re.compile(r"about (\d+) points? given away")


async def my_game(desk: Desk, who: Actor) -> Message:
    """Open the panel from the finished board."""
    await desk.press(who, "My game", await desk.more(who))
    return newest_private_message(who)


def accuracy(panel: Message) -> int:
    found = HEAD.search("\n".join(panel.texts))
    assert found is not None, panel.texts
    return int(found[1])


def told(who: Actor, channel: str = "games") -> list[str]:
    """Return the public messages that tell an accuracy."""
    public = (one for one in who.messages(channel) if one.only_for is None)
    return [text for one in public if "accuracy **" in (text := "\n".join(one.texts))]


async def answered(desk: Desk, who: Actor, address: Address) -> str:
    """Return the answer to a forged button."""
    await who.click(forged(desk, who, address, "games"), str(address))
    await desk.client.door.empty()
    return "\n".join(newest_private_message(who).texts)


async def contest(desk: Desk) -> tuple[Actor, Actor, str]:
    (ada, bela), match_id = await played_out(desk, "gembatan new", "Ada", "Bela", gems=24)  # a short match
    return ada, bela, match_id


@EACH_GAME
async def test_who_played_reads_an_accuracy_and_is_shown_each_costly_turn(
    desk: Desk, new: str, names: list[str], options: dict[str, Any]
) -> None:
    members, _ = await played_out(desk, new, *names, **options)

    panel = await my_game(desk, members[0])
    assert 0 <= accuracy(panel) <= 100
    (picture,) = panel.attachments
    assert picture.description is not None
    assert f"Accuracy {accuracy(panel)} of 100" in picture.description
    costs = COST.findall("\n".join(panel.texts))
    assert [place for place, *_ in costs] == [str(number) for number in range(1, len(costs) + 1)]
    assert [label for label in buttons(panel) if "Show me" in label] == [f"Show me {place}" for place, *_ in costs]
    points = [int(number) for number in GIVEN_AWAY.findall("\n".join(panel.texts))]
    assert points == sorted(points, reverse=True)
    assert len(points) == len(costs) or "gemdrop" in new
    assert costs or "No move of yours cost much." in "\n".join(panel.texts)
    for place, kind, number in costs:
        await desk.press(members[0], f"Show me {place}", panel)
        shown = newest_private_message(members[0])
        text = "\n".join(shown.texts)
        assert f"{place} · {kind} {number} of " in text
        said = text.splitlines()
        assert said[-1].startswith("Better: ") or said[-2].startswith("Better: ")
        assert "race" in options.values() or said[1].startswith(("Ada", "**Ada")), said
        assert shown.attachments[0].description
        assert list(buttons(shown)) == ["Try it again", f"Look at {kind} {number}", "My game"]
        await desk.press(members[0], "My game", shown)
        panel = newest_private_message(members[0])
        assert accuracy(panel) >= 0


async def test_the_figures_are_the_same_after_a_restart_and_from_what_decided_it(desk: Desk) -> None:
    ada, _, _ = await contest(desk)
    first = (await my_game(desk, ada)).texts

    await desk.restart()
    decided = await asked(desk, ada)
    await desk.press(ada, "My game", decided)
    assert newest_private_message(ada).texts == first


async def test_the_figures_do_not_depend_on_the_seed_which_nobody_has_seen(desk: Desk) -> None:
    ada, _, match_id = await contest(desk)
    replay = await replay_of(desk, match_id, ada)
    other = replace(replay, seed=(replay.seed or 0) ^ 1, match=replace(replay.match, id="other"))
    assert await desk.sessions.decisive.of(other, Seat(0)) == await desk.sessions.decisive.of(replay, Seat(0))


async def test_each_member_reads_about_their_own_seat_and_watchers_about_none(desk: Desk) -> None:
    ada, bela, match_id = await contest(desk)
    chen = desk.actor(desk.playground.world.join("dora", "Dora").id)
    assert (await my_game(desk, ada)).texts != (await my_game(desk, bela)).texts

    assert "mygame" not in actions(await desk.more(chen))
    await desk.slash(chen, "replay", match=match_id)
    await desk.press(chen, "What decided it", newest_private_message(chen))
    assert "mygame" not in actions(newest_private_message(chen))
    for action in ("mygame", "tell"):
        assert "You did not play in this match" in await answered(desk, chen, Address("b", "replay", action, match_id))
    assert told(ada) == []


async def test_the_channel_hears_of_an_accuracy_once_and_only_at_the_members_wish(desk: Desk) -> None:
    ada, bela, _ = await contest(desk)
    panel = await my_game(desk, ada)
    assert told(bela) == []

    ada.click(panel, buttons(panel)["Show everyone"])
    await desk.press(ada, "Show everyone", panel)
    assert told(bela) == [f"**Ada** · accuracy **{accuracy(panel)} of 100** in Gembatan"]
    after = newest_private_message(ada)
    assert "Done: everybody in this channel sees it now." in "\n".join(after.texts)
    assert "Show everyone" not in buttons(after)
    assert "Show everyone" not in buttons(await my_game(desk, ada))

    mine = await my_game(desk, bela)
    await desk.press(bela, "Show everyone", mine)
    assert len(told(ada)) == 2


async def test_what_could_not_be_posted_can_be_shown_again(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, bela, _ = await contest(desk)
    panel = await my_game(desk, ada)

    async def fails(*_: object) -> None:
        raise RuntimeError("Discord is gone")

    with monkeypatch.context() as broken:
        broken.setattr("bot.ui.entry.context.Context.publish", fails)
        assert "ticket" in said(await desk.press(ada, "Show everyone", panel))
    await desk.press(ada, "Show everyone", await my_game(desk, ada))
    assert len(told(bela)) == 1


async def test_before_the_end_nobody_learns_an_accuracy(desk: Desk) -> None:
    ada = await solo(desk)
    match_id = await played(desk, ada, most=2)
    assert "mygame" not in actions(await desk.more(ada))
    for action in ("mygame", "costly", "tell"):
        assert TOO_EARLY in await answered(desk, ada, Address("b", "replay", action, match_id))
    assert told(ada) == []


async def test_a_daily_tells_its_accuracy_when_its_day_is_over(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await desk.slash(ada, "gems daily")
    match = await daily_of(desk, ada)
    for _ in range(4):
        await desk.sessions.turns.play(desk.request(ada), match.id, first_move(match, 0), None)
        match = await daily_of(desk, ada)
    await finish(desk, ada)
    assert TOO_EARLY in await answered(desk, ada, Address("b", "replay", "mygame", match.id))

    desk.clock.turn((DAY - desk.clock.now() % DAY) / 60_000)
    await desk.slash(ada, "replay", match=match.id)
    await desk.press(ada, "What decided it", newest_private_message(ada))
    await desk.press(ada, "My game", newest_private_message(ada))
    assert accuracy(newest_private_message(ada)) >= 0


async def test_a_button_of_a_turn_that_cost_nothing_is_refused(desk: Desk) -> None:
    ada, _, match_id = await contest(desk)
    address = Address("b", "replay", "costly", match_id, 10**6)
    assert "This button no longer works" in await answered(desk, ada, address)


async def test_a_costly_move_that_stood_first_says_so(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot offers each move that is made."""
    ada = desk.actor("Ada")
    await desk.slash(ada, "gems new", **GEMS)
    match_id = await played(desk, ada)
    made = {moment.state: moment.entry.notation for moment in (await replay_of(desk, match_id, ada)).moments}
    moves = dict(zip(made, [*made.values()][1:], strict=False))
    game = desk.client.faces["gems3d"].game
    monkeypatch.setattr(type(game), "offered", lambda _, state, __: game.parse(moves[state]))

    await desk.press(ada, "Show me 1", await my_game(desk, ada))
    assert "Your move stood first among your choices" in "\n".join(newest_private_message(ada).texts)


async def test_who_resigned_at_once_had_nothing_to_decide(desk: Desk) -> None:
    ada, bela = await started(desk, "gembatan new", "Ada", "Bela")
    match = await desk.match(ada)
    await desk.sessions.seats.resign(desk.request(bela), match.id)
    await desk.drawn()
    # No button leads there: in a match that nobody has moved in, nothing decided.
    told = await answered(desk, ada, Address("b", "replay", "mygame", match.id))
    assert "You had nothing to decide in this match" in told


async def test_of_a_long_match_the_panel_says_how_much_was_read(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, _, _ = await contest(desk)
    monkeypatch.setattr("bot.engine.reading.MOST_READ", 6)
    text = "\n".join((await my_game(desk, ada)).texts)
    assert re.search(r"I looked at \d+% of your moves", text)


async def test_a_picture_that_cannot_be_painted_becomes_words(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, _, _ = await contest(desk)

    def fails(_: object) -> bytes:
        raise RuntimeError("no paint")

    monkeypatch.setattr("render.leaderboards.paint_review", fails)
    panel = await my_game(desk, ada)
    assert panel.attachments == []
    assert "upwards what it made" in "\n".join(panel.texts)
    assert "Show everyone" in buttons(panel)
