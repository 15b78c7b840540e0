"""Tests of what members are told of a turn whose board Discord refuses: the old board, direct messages, reminders."""

from itertools import product
from typing import Any

import pytest

from bot.playground import Actor
from bot.playground.world.permissions import Permission
from bot.sessions.pace import MINUTE
from bot.sessions.time.clocks import UNSEEN_FOR
from bot.ui.address import Address
from tests.cogs.desk import Desk, board_of, buttons, private, relay, said, started
from tests.cogs.gemrush_table import TWO_ROOMS, begun
from tests.cogs.test_allowed import looked
from tests.cogs.test_calls_after_refusals import moves
from tests.cogs.test_computers import text_of
from tests.cogs.test_missed_turns import lines, may_post, seated, turn
from tests.cogs.test_settled_notices import settled
from tests.games.gemrush.positions import arrange

VIEW, SEND = Permission.VIEW_CHANNEL, Permission.SEND_MESSAGES
SOON = 2  # minutes
HOUR, DAY = 60, 24 * 60


async def passed(desk: Desk, minutes: float = SOON) -> None:
    """Let time pass, and let the bot do what is due then."""
    desk.clock.turn(minutes)
    await settled(desk)
    await desk.drawn()


def direct(who: Actor) -> list[str]:
    """Return the direct messages of the bot to a member."""
    return [text_of(message) for message in who.messages(who.open_dm())]


async def refused(desk: Desk, which: Permission = SEND, **options: Any) -> tuple[Actor, Actor, str]:
    """Let the bot lose a permission in a match of Ada and Bela, and let Ada move. Return them and the match."""
    ada, bela = await relay(desk, **options)
    match_id = (await desk.match(ada)).id
    may_post(desk, which, allowed=False)
    await moves(desk, match_id, ada)
    await desk.drawn()
    return ada, bela, match_id


# ---- the direct message ----


@pytest.mark.parametrize("which", [SEND, VIEW])
async def test_the_next_member_is_told_directly_once_and_both_in_turns(desk: Desk, which: Permission) -> None:
    ada, bela, _ = await refused(desk, which)
    assert direct(bela) == []
    before = len(desk.playground.rest.requests)

    await passed(desk)
    at = desk.clock.now() // 1000
    for _ in range(3):  # the board is refused again meanwhile
        await passed(desk)
    edits = [each for each in list(desk.playground.rest.requests)[before:] if each.method == "PATCH"]
    assert edits == [] or which is VIEW  # the old board stays as it is

    (told,) = direct(bela)
    assert "**Ada** has moved in **Gems 3D**" in told
    assert "Use `/turns` in **The Workshop** to move, or the buttons there: https://" in told
    assert str(desk.board(ada).id) in told
    name = "Send Messages" if which is SEND else "View Channel"
    why = f"I need the permission “{name}” in <#{desk.playground.world.channel('games').id}>. A server manager can"
    assert f"-# As of <t:{at}:f>: {why.partition('<')[0]}" in told
    where = "the new board stands there in words" if which is SEND else "the board there may show an older turn"
    assert told.endswith(f"grant it. Until then, {where}.")
    assert direct(ada) == []
    listed = [await desk.slash(who, "turns", "lounge") for who in (ada, bela)]
    stands = "I cannot post the newest board there yet, or only in words."
    stands = "The newest board stands there only in words." if which is SEND else stands
    assert all(f"{stands} {why}" in one for one in listed)
    if which is SEND:
        assert f"Later moves may be missing. {why}" in text_of(desk.board(ada))


async def test_each_turn_without_a_board_is_told_and_an_undo_takes_the_message_away(desk: Desk) -> None:
    ada, bela, match_id = await refused(desk)
    for _ in range(2):
        await desk.slash(ada, "gems undo")
        await passed(desk)
        assert direct(bela) == []
        await moves(desk, match_id, ada)
        await passed(desk)
        assert len(direct(bela)) == 1
    for who, other in ((bela, ada), (ada, bela), (bela, ada)):
        await passed(desk)
        assert (len(direct(who)), direct(other)) == (1, [])  # a message goes with its turn
        await moves(desk, match_id, who)


async def test_nobody_is_told_directly_where_the_board_comes_soon(desk: Desk) -> None:
    _, bela, _ = await refused(desk)
    may_post(desk, SEND, allowed=True)
    await looked(desk)
    await passed(desk)

    assert direct(bela) == []


async def test_a_turn_is_told_directly_after_a_restart_too(desk: Desk) -> None:
    _, bela, _ = await refused(desk)
    await desk.restart()
    await passed(desk)
    await desk.restart()
    await passed(desk)

    assert len(direct(bela)) == 1


@pytest.mark.parametrize("settings", [{"quiet": "0-24"}, {}], ids=["quiet all day", "closed"])
async def test_a_direct_message_respects_the_settings_of_its_member(desk: Desk, settings: dict[str, str]) -> None:
    bela = desk.actor("Bela")
    if settings:
        await desk.slash(bela, "reminders", "lounge", **settings)
    else:
        desk.playground.world.user(bela.id).dms_open = False
    await refused(desk)
    await passed(desk, 30)

    assert direct(bela) == []


async def test_the_members_of_a_match_without_a_first_board_are_told_directly(desk: Desk) -> None:
    ada, bela = desk.actor("Ada"), desk.actor("Bela")
    await desk.slash(bela, "gems new", mode="relay")
    await desk.press(ada, "Join")
    may_post(desk, VIEW, allowed=False)
    match = await desk.match(ada)
    await desk.sessions.lobby.begin(desk.request(bela), match.id)
    await desk.drawn()
    first, other = (ada, bela) if match.seats[0].user == ada.id else (bela, ada)
    await passed(desk)

    (told,) = direct(first)
    assert direct(other) == []
    assert "It is your turn in **Gems 3D**" in told
    assert "Use `/turns` in **The Workshop** to move." in told  # the table that stands there has no buttons for that


@pytest.mark.parametrize("again", ["Join", "Start"])
async def test_who_presses_again_at_the_table_of_a_match_that_has_begun_hears_how_to_move(
    desk: Desk, again: str
) -> None:
    ada, bela = desk.actor("Ada"), desk.actor("Bela")
    await desk.slash(bela, "gems new", mode="relay")
    await desk.press(ada, "Join")
    table = desk.board(ada)
    desk.expire_tokens()  # else the press on the table would bring it up to date
    may_post(desk, VIEW, allowed=False)
    match = await desk.sessions.lobby.begin(desk.request(bela), (await desk.match(ada)).id)
    await desk.drawn()
    first = next(one for one in (ada, bela) if one.id == match.seats[match.to_move[0]].user)

    told = said(await desk.press(first, again, table))

    assert "The match has begun. I need the permission “View Channel”" in told
    assert "It is your turn: you can also move from `/turns`." in told


async def test_a_panel_with_the_next_step_of_a_turn_sends_nobody_to_turns(desk: Desk) -> None:
    ada, _ = await begun(desk, arrange(TWO_ROOMS, "ObEl ElSo", "SoDr"))
    panel = (await desk.press(ada, "My hand")).answer
    assert panel is not None
    desk.clock.turn(60)  # so that the next board is a new message
    desk.expire_tokens()
    may_post(desk, SEND, allowed=False)

    await desk.press(ada, next(label for label in buttons(panel) if "Shop Window" in label), panel)
    await desk.drawn()

    told = "\n".join(text_of(one) for one in await private(desk, ada))
    assert "Your step counts, and your turn goes on. I need the permission" in told
    assert "/turns" not in told


@pytest.mark.parametrize("limit", [0, 7 * DAY])
async def test_a_direct_reminder_says_that_no_time_runs_only_where_there_is_a_limit(desk: Desk, limit: int) -> None:
    await desk.slash(desk.actor("Bela"), "reminders", "lounge", where="dm")
    _, bela, _ = await refused(desk, time=limit)
    await passed(desk)
    for _ in range(8):
        await passed(desk, DAY)

    told = "\n".join(direct(bela))
    assert "it is your turn in" in told
    assert ("No time runs until I can show the board." in told) == bool(limit)


async def test_a_direct_list_names_where_ends_stand_only_if_it_names_one(desk: Desk) -> None:
    ada, bela, world = desk.actor("Ada"), desk.actor("Bela"), desk.playground.world
    await desk.slash(bela, "reminders", "lounge", where="dm")
    for channel in ("games", "lounge"):
        await relay(desk, channel=channel, time=7 * DAY)
        match_id = (await desk.match(ada, channel)).id
        world.set_permission(world.channel(channel), world.bot_id, SEND, allowed=False)
        start, goal = (await desk.legal_of(match_id, ada))[-1].split("-")
        await desk.slash(ada, "gems move", channel, from_=start, to=goal)
        await desk.drawn()
    for _ in range(8):
        await passed(desk, DAY)

    listed = [one for one in direct(bela) if "in 2 matches" in one]
    assert listed
    assert all(STANDS in one for one in listed)
    assert not any("Times can change" in one for one in listed)


# ---- the old board ----


async def test_the_board_in_words_is_the_newest_after_each_step_of_a_turn(desk: Desk) -> None:
    ada, bela = await begun(desk, arrange(TWO_ROOMS, "ObEl ElSo", "SoDr"))
    match, old = await desk.match(ada), desk.board(ada)
    desk.clock.turn(60)  # so that the next board is a new message
    may_post(desk, SEND, allowed=False)

    for who, notation, told in (
        (ada, "step E", "Ada to move, 2 steps left."),
        (ada, "draw", "Bela to move, 3 steps left."),
        (bela, "step E", "Bela to move, 2 steps left."),
        (bela, "step W", "Bela to move, 1 step left."),
    ):
        match = await desk.sessions.turns.play(desk.request(who), match.id, notation, None)
        await desk.drawn()
        now = ada.message(old.channel_id, old.id)
        assert told in text_of(now)
        assert board_of(now) == (match.id, match.version)

    await desk.press(bela, "Draw 1", desk.board(bela))
    assert (await desk.sessions.matches.match(match.id)).to_move == (0,)


async def test_the_old_board_no_longer_names_who_has_moved(desk: Desk) -> None:
    ada, bela = await relay(desk)
    old, match_id = desk.board(ada), (await desk.match(ada)).id
    may_post(desk, SEND, allowed=False)
    await moves(desk, match_id, ada)
    await desk.drawn()

    now = ada.message(old.channel_id, old.id)
    assert "Bela to move" in text_of(now)
    assert "Ada to move" not in text_of(now)
    assert f"As of <t:{desk.clock.now() // 1000}:f>, I cannot post boards here, so this one stands" in text_of(now)
    assert (now.attachments, now.mentions) == ([], [])
    assert board_of(now) == (match_id, 4)
    assert desk.pings.count((bela.id,)) == 0

    await desk.slash(ada, "gems undo")
    await desk.drawn()
    board = ada.message(old.channel_id, old.id)
    assert "Ada to move" in text_of(board)
    assert "in words" not in text_of(board)
    assert board_of(board) == (match_id, (await desk.match(ada)).version)
    await moves(desk, match_id, ada)
    await desk.drawn()

    may_post(desk, SEND, allowed=True)
    await looked(desk)
    assert text_of(ada.message(old.channel_id, old.id)) == lines(ada)[-1]
    assert lines(ada)[-1].startswith("-# Ada: ")
    assert desk.pings.count((bela.id,)) == 1


@pytest.mark.parametrize("game", ["gems3d", "gemdrop", "gembatan", "gemrush"])
@pytest.mark.parametrize("turns", [1, 2])
async def test_a_press_on_an_older_copy_shows_the_newest_board(desk: Desk, game: str, turns: int) -> None:
    members, match = await seated(desk, game)
    may_post(desk, SEND, allowed=False)
    for _ in members:
        match = await turn(desk, members, match)
    mover = members[match.to_move[0]]
    more = (await desk.press(mover, "More")).answer
    assert more is not None
    copy = (await desk.press(mover, "Show board here", more)).answer
    assert copy is not None
    (label, old), *_ = buttons(copy).items()
    desk.clock.turn(1)
    for _ in range(turns):
        match = await turn(desk, members, match)

    await desk.press(mover, label, copy)
    newest = (await private(desk, mover))[-1]

    assert "/channels/" not in text_of(newest)  # the message there shows no newer board
    if turns == 1:
        # In Gem Drop, the button carries the move that was just made.
        assert ("drops a gem" if game == "gemdrop" else "the match waits for") in text_of(newest)
        return
    address = Address.read(next(iter(buttons(newest).values())))
    assert address is not None
    assert address.version in (0, match.version)
    assert old not in buttons(newest).values()
    await desk.press(mover, next(iter(buttons(newest))), newest)
    assert "no longer the newest" not in text_of((await private(desk, mover))[-1])


# ---- reminders ----


@pytest.mark.parametrize("which", [SEND, VIEW])
async def test_a_reminder_that_the_channel_refuses_goes_directly_and_the_owner_hears_it(
    desk: Desk, which: Permission
) -> None:
    ada, bela, _ = await refused(desk, which, time=2 * DAY)
    await passed(desk)
    told = len(direct(bela))

    await passed(desk, DAY)

    assert len(direct(bela)) == told + 1
    assert "it is your turn in **Gems 3D**" in direct(bela)[-1]
    assert "Use `/turns` in **The Workshop** to move." in direct(bela)[-1]
    assert sum("I could not post in" in one for one in direct(ada)) == 1


@pytest.mark.parametrize("meanwhile", ["nothing", "a restart"])
async def test_the_owner_hears_of_a_second_block_also_if_nothing_was_posted_between(desk: Desk, meanwhile: str) -> None:
    ada, _ = await relay(desk)
    await desk.slash(ada, "reminders", rhythm="ladder")

    async def troubles(days: int) -> int:
        """Let a reminder come due while the bot may not post. Return how often the owner was told."""
        may_post(desk, SEND, allowed=False)
        await looked(desk)
        await passed(desk, days * DAY)
        return sum("I could not post in" in one for one in direct(ada))

    assert await troubles(2) == 1
    assert await troubles(2) == 1  # the same block still

    may_post(desk, SEND, allowed=True)
    if meanwhile == "a restart":
        await desk.restart()
    await looked(desk)
    assert await troubles(4) == 2


async def test_the_owner_hears_once_of_a_refusal_that_no_permission_mends(desk: Desk) -> None:
    ada, _ = await relay(desk)
    await desk.slash(ada, "reminders", rhythm="ladder")
    desk.playground.faults.refuse(
        rf"^POST /channels/{desk.board(ada).channel_id}/messages", status=403, code=0, times=99
    )
    world = desk.playground.world

    for allowed in (True, False, True):
        await passed(desk, 2 * DAY)
        world.set_permission(world.channel("games"), world.bot_id, Permission.MANAGE_MESSAGES, allowed=allowed)
        await looked(desk)

    assert sum("I could not post in" in one for one in direct(ada)) == 1


async def test_reminders_of_several_refused_matches_are_one_message(desk: Desk) -> None:
    world = desk.playground.world
    for channel in ("games", "lounge"):
        await relay(desk, channel=channel, time=2 * DAY)
        world.set_permission(world.channel(channel), world.bot_id, SEND, allowed=False)
    ada = desk.actor("Ada")

    await passed(desk, DAY)

    reminders = [one for one in direct(ada) if "your turn" in one]
    assert [one.count("**Gems 3D**") for one in reminders] == [2]


# ---- the question whether to wait ----


@pytest.mark.parametrize("which", [SEND, VIEW])
async def test_a_question_that_the_channel_refuses_goes_to_the_electors_directly(desk: Desk, which: Permission) -> None:
    ada, bela, chen = members = await relay(desk, "Ada", "Bela", "Chen", time=2 * DAY, late="ask")
    await passed(desk)
    may_post(desk, which, allowed=False)
    for who in members:
        assert direct(who) == []

    await passed(desk, 2 * DAY)

    said_so = "**Ada** has run out of time in **Gems 3D**. Decide what happens by <t:"
    for who in (bela, chen):
        question = who.messages(who.open_dm())[-1]
        assert said_so in text_of(question)
        await desk.press(who, "Wait", question)
        await settled(desk)
    assert not any(said_so in one for one in direct(ada))
    assert sum("I could not post in" in one for one in direct(ada)) == 1
    assert (await desk.match(ada)).terms.asks == ()
    assert "Wait" not in buttons(question)


# ---- the end of the turn ----


STANDS = "No time runs until I can show the board."


@pytest.mark.parametrize("late", ["ask", "play"])
@pytest.mark.parametrize("which", [SEND, VIEW])
async def test_no_end_of_a_turn_is_told_while_its_board_is_refused(desk: Desk, which: Permission, late: str) -> None:
    ada, bela, match_id = await refused(desk, which, time=2 * DAY, late=late)
    told = list[str]()
    for _ in range(3):  # over the end that the turn had first
        await passed(desk, DAY)
        told += [await desk.slash(who, "turns", "lounge") for who in (ada, bela)]
        told += [await desk.slash(bela, "gems board", text="words")]
        told += direct(bela)[1:]  # reminders, which come after the message about the turn
        if which is SEND:
            told += [text_of(desk.board(ada)), text_of(await desk.more(ada))]
    clock = (await desk.sessions.matches.match(match_id)).clocks[0]

    assert all(STANDS in one for one in told)
    for at in (clock.due or 0, clock.at + 2 * DAY * MINUTE):
        assert not any(f"<t:{at // 1000}:R>" in one for one in told)
    assert not any("ntil <t:" in one or "by <t:" in one for one in told)

    may_post(desk, which, allowed=True)
    await looked(desk)
    due = ((await desk.sessions.matches.match(match_id)).clocks[0].due or 0) // 1000
    assert due * 1000 == desk.clock.now() // 1000 * 1000 + 2 * DAY * MINUTE
    board = text_of(desk.board(ada))
    assert f"until <t:{due}:f>" in board
    assert "This board could not be posted for 3 days" in board
    assert f"until <t:{due}:f>" in await desk.slash(bela, "turns", "lounge")


async def test_the_turns_of_a_direct_conversation_say_where_to_move(desk: Desk) -> None:
    """A move comes from the server only: whoever has left it, or is timed out there, moves no more."""
    _, bela, _ = await refused(desk)
    home = bela.open_dm()

    told = said(await bela.slash(home, "turns"))

    assert "Use `/turns` in **The Workshop** to move." in told
    assert "Play" not in buttons([one for one in bela.messages(home) if "turns" in text_of(one)][-1])


async def test_a_turn_that_stays_unseen_for_very_long_has_an_end_again_and_it_is_told(desk: Desk) -> None:
    ada, bela, match_id = await refused(desk, SEND, time=2 * DAY, late="ask")
    await passed(desk, UNSEEN_FOR // MINUTE - DAY)
    assert STANDS in text_of(desk.board(ada))
    await passed(desk, DAY)

    clock = (await desk.sessions.matches.match(match_id)).clocks[0]
    assert clock.due is not None
    assert desk.clock.now() < clock.due
    told = [await desk.slash(who, "turns", "lounge") for who in (ada, bela)]
    told += [await desk.slash(bela, "gems board", text="words"), text_of(await desk.more(ada))]
    assert not any(STANDS in one for one in told)
    assert all(f"<t:{clock.due // 1000}:" in one for one in told)
    await passed(desk, 7 * HOUR)
    assert STANDS not in text_of(desk.board(ada))
    assert f"<t:{clock.due // 1000}:" in text_of(desk.board(ada))


async def test_a_board_that_is_soon_there_tells_the_end_of_its_turn(desk: Desk) -> None:
    ada, bela = await relay(desk, time=2 * DAY)
    await moves(desk, (await desk.match(ada)).id, ada)
    for told in (await desk.slash(bela, "turns", "lounge"), await desk.slash(bela, "gems board", text="words")):
        assert "ntil <t:" in told
        assert STANDS not in told


async def test_a_press_on_an_old_board_that_the_bot_cannot_reach_has_the_newest_one_in_words(desk: Desk) -> None:
    """After a start, the bot knows no press through which it may edit a board in a channel that it cannot see."""
    ada, bela, _ = await refused(desk, VIEW)
    await desk.restart()
    await passed(desk)
    assert "Ada to move" in text_of(desk.board(ada))
    assert "the match waits for Bela" in said(await desk.press(ada, "Move"))

    await desk.press(ada, "More")
    await desk.drawn()

    board = text_of(desk.board(bela))
    assert "Bela to move" in board
    assert "I cannot post boards here, so this one stands here in words." in board


async def stale(desk: Desk) -> tuple[Actor, Actor, str]:
    """Let the channel of a relay show Ada's turn, which is over, in a way that the bot cannot edit by itself."""
    found = await refused(desk, VIEW)
    await desk.restart()
    await passed(desk)
    assert "Ada to move" in text_of(desk.board(found[0]))
    return found


async def test_a_refused_press_on_an_old_board_brings_it_up_to_date(desk: Desk) -> None:
    ada, bela, _ = await stale(desk)

    told = said(await desk.press(ada, "Move"))
    await desk.drawn()

    assert "Bela to move" in text_of(desk.board(bela))
    assert "the match waits for Bela" in told
    assert "This board was out of date. It shows the newest turn now." in told
    assert "cannot be shown here" not in told
    again = said(await desk.press(ada, "Move"))
    assert again.endswith("the match waits for Bela.")


async def test_a_refused_press_of_somebody_else_brings_an_old_board_up_to_date(desk: Desk) -> None:
    ada, _, _ = await stale(desk)

    told = said(await desk.press(desk.actor("Chen"), "Move"))
    await desk.drawn()

    assert told.startswith("Du hast in dieser Partie keinen Platz")
    assert "Bela to move" in text_of(desk.board(ada))


async def test_a_step_that_an_old_board_refuses_can_be_chosen_again_there(desk: Desk) -> None:
    ada, _ = await begun(desk, arrange(TWO_ROOMS, "ObEl ElSo", "SoDr"))
    match_id = (await desk.match(ada)).id
    may_post(desk, VIEW, allowed=False)
    await desk.sessions.turns.play(desk.request(ada), match_id, "step E", None)
    await desk.restart()
    await passed(desk)
    assert "3 steps left" in text_of(desk.board(ada))

    told = said(await desk.press(ada, "Draw 1"))
    await desk.drawn()

    assert told == "This board was out of date, so nothing was played. It shows the newest turn now: choose again."
    board = desk.board(ada)
    assert "2 steps left" in text_of(board)
    await desk.press(ada, "Draw 1", board)
    assert (await desk.sessions.matches.match(match_id)).to_move == (1,)


async def test_words_that_the_bot_cannot_change_any_more_tell_their_time_and_lead_to_the_newest_board(
    desk: Desk,
) -> None:
    ada, bela, match_id = await stale(desk)
    at = desk.clock.now()
    await desk.press(ada, "Move")
    await desk.drawn()
    await desk.restart()
    await passed(desk)
    await moves(desk, match_id, bela)
    await passed(desk)
    board = desk.board(ada)
    assert "Bela to move" in text_of(board)
    assert f"As of <t:{at // 1000}:f>, I cannot post boards here" in text_of(board)
    assert "Later moves may be missing." in text_of(board)
    assert f"{WAY}\n" in text_of(board)

    copy = (await desk.press(ada, "Show board here", (await desk.press(ada, "More", board)).answer)).answer

    assert copy is not None
    assert "Ada to move" in text_of(copy)
    assert copy.attachments


async def test_a_board_in_words_names_its_reason_once_it_is_known(desk: Desk) -> None:
    """A start tries boards before the bot knows what it lacks in their channels."""
    ada, _, _ = await refused(desk)
    for _ in range(2):
        await passed(desk)
        told = text_of(desk.board(ada))
        assert "I need the permission “Send Messages” in <#" in told
        await passed(desk, HOUR)
        assert text_of(desk.board(ada)) == told  # also its time
        await desk.restart()
        await desk.drawn()
        assert text_of(desk.board(ada)) == told


WAY = "**More** › **Show board here** shows you the newest board with its picture."


@pytest.mark.parametrize(
    ("new", "which"),
    [
        *product(("gems new mode:relay", "gembatan new", "rush new"), (SEND, Permission.ATTACH_FILES)),
        ("gems new mode:race", Permission.ATTACH_FILES),  # the board of a race is edited, and so needs no other
    ],
)
async def test_a_board_in_words_names_the_press_that_shows_its_picture(desk: Desk, new: str, which: Permission) -> None:
    command, _, mode = new.partition(" mode:")
    members = await started(desk, command, "Ada", "Bela", **({"mode": mode} if mode else {}))
    may_post(desk, which, allowed=False)
    desk.clock.turn(2)
    match = await desk.match(members[0])
    mover = next(one for one in members if match.seat_of(one.id) in match.to_move)
    await desk.sessions.turns.play(desk.request(mover), match.id, (await desk.legal_of(match.id, mover))[-1], None)
    await desk.slash(members[0], f"{command.split()[0]} board")
    await desk.drawn()

    board = desk.board(members[0])
    assert WAY in text_of(board)
    for who, label in (*((one, "Show board here") for one in members), (desk.actor("Chen"), "Brett hier zeigen")):
        copy = await desk.press(who, label, (await desk.press(who, "More", board)).answer)
        assert copy.answer is not None
        assert copy.answer.attachments
