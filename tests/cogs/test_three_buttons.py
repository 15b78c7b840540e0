"""Tests that a lobby and a final board have at most three controls, and that the rest is behind More for whom it is."""

import pytest
from msgspec.structs import replace

from bot.playground import Message
from bot.playground.world.model import nested
from bot.sessions.model import Phase
from tests.cogs.desk import Desk, actions, buttons, relay, rest_in, said, started
from tests.cogs.gemrush_table import choose, menus, offered
from tests.cogs.old_boards import with_old_buttons, with_old_choices, with_old_replay

CONTROLS = {2, *range(3, 9)}  # Discord's types of buttons and selects
LEVELS = ["easy", "normal", "hard"]
OF_EVERY_MATCH = ["down", "rules", "top", "note"]
LOBBIES = {"gembatan new": {}, "rush new": {}, "gems new": {"mode": "relay"}, "gemdrop new": {}}


def controls(message: Message) -> int:
    return sum(part["type"] in CONTROLS for part in nested(message.components))


@pytest.mark.parametrize("command", LOBBIES)
async def test_a_lobby_has_three_controls_from_its_first_seat_to_its_last(desk: Desk, command: str) -> None:
    ada, bela = desk.actor("Ada"), desk.actor("Bela")
    await desk.slash(ada, command, **LOBBIES[command])

    alone = desk.board(ada)
    assert (actions(alone), list(offered(alone))) == (["join", "more"], LEVELS)
    assert controls(alone) == 3

    await desk.press(bela, "Join")
    ready = desk.board(ada)
    full = command == "gemdrop new"
    assert actions(ready) == (["begin", "more"] if full else ["join", "begin", "more"])
    assert controls(ready) <= 3


async def test_behind_more_stands_what_the_member_may_do_and_no_more(desk: Desk) -> None:
    ada, bela, chen = (desk.actor(name) for name in ("Ada", "Bela", "Chen"))
    await desk.slash(chen, "gembatan new")
    await desk.press(ada, "Join")

    host, member = await desk.more(chen), await desk.more(ada)
    assert actions(host) == ["part", "cancel", "learn", *OF_EVERY_MATCH, "pace", "report"]
    assert list(offered(host)) == LEVELS
    assert actions(member)[0] == "part"
    stranger = await desk.more(desk.actor(desk.playground.world.join("dora", "Dora").id))
    assert actions(stranger) == ["learn", *OF_EVERY_MATCH, "report"]
    assert not menus(stranger)
    moderator = await desk.more(bela)
    assert actions(moderator) == ["cancel", "learn", *OF_EVERY_MATCH, "report"]


async def test_the_host_of_a_challenge_that_waits_finds_start_behind_more(desk: Desk) -> None:
    ada, chen = desk.actor("Ada"), desk.actor("Chen")
    asked = await ada.menu("games", "Challenge", "Bela")
    assert asked.answer is not None
    await desk.press(ada, "Gembatan: Full match", asked.answer)
    assert actions(desk.board(ada)) == ["accept", "notnow", "more"]
    assert "begin" not in actions(await desk.more(ada))

    joined = await desk.more(chen)
    assert actions(joined)[0] == "join"
    await desk.press(chen, buttons_of(joined, "join"), joined)
    assert "begin" not in actions(await desk.more(chen))
    assert actions(await desk.more(ada))[:2] == ["begin", "part"]
    await desk.press_behind_more(ada, "Start")
    assert (await desk.match(ada)).phase is Phase.PLAYING


def buttons_of(message: Message, action: str) -> str:
    """Return the label of the button with this action."""
    return list(buttons(message))[actions(message).index(action)]


async def test_who_adds_a_computer_player_behind_more_can_add_the_next_one_there(desk: Desk) -> None:
    ada, bela = desk.actor("Ada"), desk.actor("Bela")
    await desk.slash(ada, "gembatan new")
    await desk.press(bela, "Join")

    first = await choose(desk, ada, await desk.more(ada), "hard")
    assert "🤖 Opal \\(hard\\) has a seat." in said(first)
    second = await choose(desk, ada, first.answer, "easy")
    assert "🤖 Beryl \\(easy\\) has a seat." in said(second)
    names = [seat.name for seat in (await desk.match(ada)).seats]
    assert names == ["Ada", "Bela", "🤖 Hard Opal", "🤖 Easy Beryl"]
    take_out = [value for value in offered(second.answer) if value not in LEVELS]
    assert len(take_out) == 2
    third = await choose(desk, ada, second.answer, take_out[0])
    assert "has left the table" in said(third)
    assert actions(desk.board(ada)) == ["join", "begin", "more"]


async def test_who_joins_chooses_a_dwarf_where_the_seat_is_confirmed(desk: Desk) -> None:
    ada, bela = desk.actor("Ada"), desk.actor("Bela")
    await desk.slash(ada, "rush new")
    assert "Choose your dwarf: press **More**." in "\n".join(desk.board(ada).texts)

    joined = await desk.press(bela, "Join")
    assert "You have a seat." in said(joined)
    assert joined.answer is not None
    assert joined.answer.only_for == bela.id
    assert "You play Orska, Obsidian" in said(await choose(desk, bela, joined.answer, "Ob"))
    assert "**Bela** · Orska, Obsidian" in "\n".join(desk.board(ada).texts)
    assert "Ob" not in offered(await desk.more(ada))


async def test_the_buttons_and_menus_of_an_older_lobby_still_answer(desk: Desk) -> None:
    ada, bela, chen = (desk.actor(name) for name in ("Ada", "Bela", "Chen"))
    await desk.slash(ada, "rush new", seats=2)

    old = with_old_buttons(desk.board(ada))
    assert "only 1 sits here" in said(await desk.press(ada, "Start", old))
    old = with_old_choices(desk.board(ada), "Ob", "Pe")
    await choose(desk, bela, old, "Ob")
    assert "**Bela** · Orska, Obsidian" in "\n".join(desk.board(ada).texts)
    assert "kein Platz frei" in said(await desk.press(chen, "Join", with_old_buttons(desk.board(ada))))
    await desk.press(bela, "Leave", with_old_buttons(desk.board(ada)))
    assert [seat.user for seat in (await desk.match(ada)).seats] == [ada.id]
    assert (await desk.press(chen, "Learn", with_old_buttons(desk.board(ada)))).answer is not None
    sure = await desk.press(ada, "Call off", with_old_buttons(desk.board(ada)))
    await desk.press(ada, "Yes, call it off", sure.answer)
    assert actions(desk.board(ada)) == ["again"]


async def test_in_play_what_is_rarely_wanted_stands_one_press_deeper(desk: Desk) -> None:
    ada, bela = await relay(desk)
    more = await desk.more(ada)
    first = actions(more)
    assert {"open", "report"} < set(first)  # who wants to report something is in haste
    rest = await desk.rest(ada, more)
    assert actions(rest) == ["top", "moment", "fair", "more"]
    assert not set(actions(rest)) & set(first)
    back = await desk.press(ada, "Back to More", rest)
    assert actions(back.answer or rest) == first
    watching = await desk.more(desk.actor("Chen"))
    assert {"open", "tell", "report"} < set(actions(watching))
    assert actions(await desk.rest(desk.actor("Chen"), watching)) == ["top", "moment", "fair", "more"]
    old = await desk.more(bela)
    await desk.sessions.seats.resign(desk.request(ada), (await desk.match(ada)).id)
    await desk.sessions.seats.resign(desk.request(bela), (await desk.match(ada)).id)
    await desk.drawn()
    over = await desk.press(bela, rest_in(old), old)
    assert "moment" in actions(over.answer or old)


async def test_a_final_board_has_three_buttons_and_the_record_behind_more(desk: Desk) -> None:
    ada, chen = desk.actor("Ada"), desk.actor("Chen")
    await desk.slash(ada, "gems new")
    start, _, to = (await desk.legal(ada))[0].partition("-")
    await desk.slash(ada, "gems move", from_=start, to=to)
    match = await desk.match(ada)
    await desk.sessions.seats.resign(desk.request(ada), match.id)
    await desk.drawn()

    assert actions(desk.board(ada)) == ["again", "decided", "more"]
    assert actions(await desk.more(ada)) == [*OF_EVERY_MATCH, "open", "moment", "fair"]
    assert actions(await desk.more(chen)) == [*OF_EVERY_MATCH, "open", "moment", "fair", "report"]
    old = with_old_replay(desk.board(ada))
    assert (await desk.press(ada, "Replay", old)).answer is not None
    assert (await desk.press(ada, "Share this moment", old)).answer is not None


async def test_who_has_beaten_the_computer_finds_what_decided_it_behind_more(desk: Desk) -> None:
    ada, game = desk.actor("Ada"), desk.games["gemdrop"]
    start = game.setup(1, game.about.samples[0], 2).state
    close = replace(start, turn=0, columns=("000", "111", *start.columns[2:]))
    desk.lay_out(game.write_position(close))
    await desk.slash(ada, "gemdrop new", computer="easy")
    await desk.slash(ada, "gemdrop play", move="1")

    assert list(buttons(desk.board(ada))) == ["Play again", "Play the normal computer", "More"]
    assert actions(await desk.more(ada)) == [*OF_EVERY_MATCH, "decided", "mygame", "open", "moment", "fair"]


async def test_more_says_how_to_change_the_time_for_a_turn_to_those_who_can(desk: Desk) -> None:
    ada, bela, chen = (desk.actor(name) for name in ("Ada", "Bela", "Chen"))
    await desk.slash(ada, "gemdrop new")
    await desk.press(bela, "Join")
    silence = "Time: no time limit; after 7 days of silence the others decide."
    assert f"{silence} **Time for turns** changes it." in str((await desk.more(ada)).texts)
    assert "Time for turns" not in str((await desk.more(bela)).texts)

    await desk.slash(ada, "pace", time=60)
    await desk.press(ada, "Start")
    proposes = "Time: 1 hour a turn, then the others decide. **Time for turns** proposes another time to the others."
    assert proposes in str((await desk.more(bela)).texts)
    assert "Time for turns" not in str((await desk.more(chen)).texts)
    await relay(desk, channel="lounge")
    said = str((await desk.more(ada, desk.board(ada, "lounge"))).texts)
    assert f"{silence} **Time for turns** proposes another time" in said


async def test_more_of_a_race_promises_no_decision_of_the_others(desk: Desk) -> None:
    _, bela = await started(desk, "gems new", "Ada", "Bela", mode="race")
    assert "silence" not in str((await desk.more(bela)).texts)  # nobody waits for another member


async def test_more_of_who_plays_alone_says_nothing_of_the_time(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await desk.slash(ada, "gems new", "lounge")
    assert "Time for turns" not in str((await desk.more(ada, desk.board(ada, "lounge"))).texts)
