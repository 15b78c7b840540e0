"""Tests of boards that Discord refuses, and that the bot shows once it may."""

import pytest

from bot.playground import Actor, Channel
from bot.playground.world.permissions import Permission
from bot.sessions.model import Match
from bot.ui.entry.reasons import MISSING_PERMISSIONS
from cogs.allowed import GATHER, Allowed
from tests.cogs.desk import Desk, buttons, relay, resign, started
from tests.cogs.desk import said as told

VOTE = "Ada has run out of time: the others vote"


async def refused(desk: Desk, which: Permission) -> str:
    """Take a permission from the bot in #games, and let Ada move there. Return the answer's text."""
    ada, world = desk.actor("Ada"), desk.playground.world
    world.set_permission(world.channel("games"), world.bot_id, which, allowed=False)
    return await played(desk, ada)


async def played(desk: Desk, who: Actor) -> str:
    """Let a member move in #games. Return the answer's text."""
    start, goal = (await desk.legal(who))[0].split("-")
    return await desk.slash(who, "gems move", from_=start, to=goal)


async def looked(desk: Desk) -> None:
    """Wait until the bot has heard of all events so far, and has looked which boards it may show now."""
    await desk.slash(desk.actor("Chen"), "turns", "lounge")
    cog = desk.client.get_cog("Allowed")
    assert isinstance(cog, Allowed)
    desk.clock.turn(GATHER / 60_000)
    await cog.settle()
    await desk.drawn()


def tried(desk: Desk, before: int) -> list[str]:
    """Return the bot's requests about channels and their messages, without the first `before` requests."""
    sent = list(desk.playground.rest.requests)[before:]
    return [f"{each.method} {each.path}" for each in sent if each.path.startswith("/channels")]


async def requests_after_a_change(desk: Desk) -> list[str]:
    """Let permissions of the bot change that no board needs. Return the requests that follow."""
    before, world = len(desk.playground.rest.requests), desk.playground.world
    world.set_permission(world.channel("games"), world.bot_id, Permission.MANAGE_MESSAGES, allowed=True)
    await looked(desk)
    return tried(desk, before)


async def locked(desk: Desk) -> tuple[Actor, Match, Channel]:
    """Start a match in a thread, lock the thread and archive it, and change the match. Return its state before."""
    ada, world = desk.actor("Ada"), desk.playground.world
    thread = ada.open_thread("games", "A quiet corner")
    await relay(desk, channel=thread.name)
    match = await desk.match(ada, thread.name)
    world.set_locked(thread, locked=True)
    world.set_archived(thread, archived=True)
    parsed = desk.games[match.game].parse((await desk.legal(ada, thread.name))[0])
    await desk.sessions.turns.play(desk.request(ada), match.id, parsed, match.version)
    await desk.drawn()
    await looked(desk)
    return ada, match, thread


@pytest.mark.parametrize("which", [Permission.SEND_MESSAGES, Permission.VIEW_CHANNEL])
async def test_a_refused_board_calls_the_next_member_once_the_bot_may_post(desk: Desk, which: Permission) -> None:
    ada, bela = await relay(desk)
    match, world, pings = await desk.match(ada), desk.playground.world, len(desk.pings)
    await refused(desk, which)

    world.set_permission(world.channel("games"), world.bot_id, which, allowed=True)
    await looked(desk)

    shown = await desk.sessions.matches.match(match.id)
    assert (shown.version, shown.board.version_shown) == (match.version + 1, match.version + 1)
    assert desk.pings[pings:] == [(bela.id,)]


async def test_where_no_picture_may_be_attached_the_board_is_told_in_words_until_one_may(desk: Desk) -> None:
    ada, bela = await relay(desk)
    world, pings = desk.playground.world, len(desk.pings)

    answer = await refused(desk, Permission.ATTACH_FILES)
    await desk.drawn()

    in_words = desk.board(ada)
    why, private, points = in_words.texts[1].splitlines()[:3]
    place = f"<#{world.channel('games').id}>"
    needed = f"I need the permission “Attach Files” in {place}. A server manager can grant it."
    assert why == f"{needed} Until then, boards in this channel have no pictures."
    assert private == "**More** › **Show board here** shows you the newest board with its picture."
    assert points.startswith("0 points")
    panel = (await desk.press(bela, "Move")).answer
    assert panel is not None
    assert panel.attachments
    assert "\n".join(in_words.texts).count("Bela to move") == 1
    assert "Row A" in "\n".join(in_words.texts) or "A1" in "\n".join(in_words.texts)
    assert (in_words.attachments, desk.pings[pings:]) == ([], [(bela.id,)])
    assert "I need the permission" not in answer
    await requests_after_a_change(desk)
    assert not desk.board(ada).attachments

    world.set_permission(world.channel("games"), world.bot_id, Permission.ATTACH_FILES, allowed=True)
    await looked(desk)

    board = desk.board(ada)
    assert (board.id, len(board.attachments)) == (in_words.id, 1)
    assert "Attach Files" not in "\n".join(board.texts)
    assert (desk.pings[pings:], board.mentions) == ([(bela.id,)], [bela.id])
    assert await requests_after_a_change(desk) == []


async def test_a_board_in_words_gets_its_picture_also_after_a_restart(desk: Desk) -> None:
    ada, _ = await relay(desk)
    world = desk.playground.world
    await refused(desk, Permission.ATTACH_FILES)
    in_words = desk.board(ada)
    await desk.restart()
    await desk.drawn()

    world.set_permission(world.channel("games"), world.bot_id, Permission.ATTACH_FILES, allowed=True)
    await looked(desk)

    board = desk.board(ada)
    assert (board.id, len(board.attachments)) == (in_words.id, 1)
    await desk.restart()
    await desk.drawn()
    assert desk.client.presenter.in_words(None) == ()


async def test_a_board_in_words_that_a_moderator_has_deleted_does_not_come_back_by_itself(desk: Desk) -> None:
    ada, bela = await relay(desk)
    match, world = await desk.match(ada), desk.playground.world
    await refused(desk, Permission.ATTACH_FILES)
    in_words = desk.board(ada)
    world.remove_message(in_words)

    world.set_permission(world.channel("games"), world.bot_id, Permission.ATTACH_FILES, allowed=True)
    await looked(desk)
    assert not any("More" in buttons(one) for one in ada.messages("games"))

    await desk.sessions.turns.play(desk.request(bela), match.id, (await desk.legal_of(match.id, bela))[0], None)
    await desk.drawn()
    assert len(desk.board(ada).attachments) == 1


async def test_a_board_in_words_of_a_match_that_is_over_stays_in_words(desk: Desk) -> None:
    ada, bela = await relay(desk)
    match, world = await desk.match(ada), desk.playground.world
    await refused(desk, Permission.ATTACH_FILES)
    await resign(desk, ada)
    await resign(desk, bela)
    assert (await desk.sessions.matches.match(match.id)).over
    assert desk.client.presenter.in_words(None) == ()

    world.set_permission(world.channel("games"), world.bot_id, Permission.ATTACH_FILES, allowed=True)
    await looked(desk)

    assert not desk.board(ada).attachments


async def test_where_only_the_permission_for_pictures_stays_away_the_board_comes_in_words(desk: Desk) -> None:
    _, bela = await relay(desk)
    world, pings = desk.playground.world, len(desk.pings)
    games = world.channel("games")
    world.set_permission(games, world.bot_id, Permission.ATTACH_FILES, allowed=False)
    await refused(desk, Permission.SEND_MESSAGES)

    world.set_permission(games, world.bot_id, Permission.SEND_MESSAGES, allowed=True)
    await looked(desk)

    assert "boards in this channel have no pictures" in "\n".join(desk.board(bela).texts)
    assert desk.pings[pings:] == [(bela.id,)]


async def test_in_an_archived_thread_without_pictures_the_board_comes_in_words(desk: Desk) -> None:
    ada, world = desk.actor("Ada"), desk.playground.world
    thread = ada.open_thread("games", "A quiet corner")
    _, bela = await relay(desk, channel=thread.name)
    match, pings = await desk.match(ada, thread.name), len(desk.pings)
    world.set_permission(world.channel("games"), world.bot_id, Permission.ATTACH_FILES, allowed=False)
    world.set_archived(thread, archived=True)
    await looked(desk)

    parsed = desk.games[match.game].parse((await desk.legal_of(match.id, ada))[0])
    await desk.sessions.turns.play(desk.request(ada), match.id, parsed, match.version)
    await desk.drawn()

    assert "boards in this channel have no pictures" in "\n".join(desk.board(bela, thread.name).texts)
    assert (desk.pings[pings:], thread.archived) == ([(bela.id,)], False)


async def test_while_a_board_stays_behind_turns_reminders_and_its_buttons_tell_of_the_newest(desk: Desk) -> None:
    ada, bela = await relay(desk)
    world, older = (
        desk.playground.world,
        "The newest board stands there only in words. I need the permission “Send Messages”",
    )
    assert older not in await desk.slash(bela, "turns", "lounge")
    await desk.slash(bela, "reminders", "lounge", where="dm")
    await refused(desk, Permission.SEND_MESSAGES)
    await desk.drawn()

    moving = await desk.press(bela, "Move")  # nothing newer is in the channel to which a link could lead
    assert moving.answer is not None
    assert moving.answer.attachments  # the panel in which a gem is chosen, with the newest position
    pressed = told(await desk.press(ada, "Move"))
    assert "It is not your turn yet" in pressed
    assert "cannot be shown here" not in pressed  # it stands there in words

    assert older in await desk.slash(bela, "turns", "lounge")
    desk.clock.turn(24 * 60 + 1)
    await bela.wait_for(lambda message: older in str(message.texts), channel=bela.open_dm())

    world.set_permission(world.channel("games"), world.bot_id, Permission.SEND_MESSAGES, allowed=True)
    await looked(desk)
    assert older not in await desk.slash(bela, "turns", "lounge")


async def test_undo_on_the_board_that_stays_behind_takes_the_newest_move_back(desk: Desk) -> None:
    ada, bela = await relay(desk)
    await played(desk, ada)
    await desk.drawn()
    before, world = await desk.match(ada), desk.playground.world
    world.set_permission(world.channel("games"), world.bot_id, Permission.SEND_MESSAGES, allowed=False)
    await played(desk, bela)
    await desk.drawn()
    assert "only Bela can take it back" in told(await desk.press(ada, "Undo", desk.board(ada)))
    await desk.press(bela, "Undo", desk.board(bela))
    assert (await desk.match(bela)).state == before.state


async def test_where_the_bot_may_not_post_a_member_gets_the_board_alone(desk: Desk) -> None:
    ada, _ = await relay(desk)
    await refused(desk, Permission.VIEW_CHANNEL)
    await desk.drawn()
    desk.clock.turn(60)
    shown = await ada.slash("games", "gems board")
    assert shown.answer is not None
    assert shown.answer.attachments
    assert "View Channel" in told(shown)
    assert "at the end of the channel" not in told(shown)


async def test_only_a_board_that_is_behind_is_said_to_be(desk: Desk) -> None:
    ada, bela = await relay(desk)
    await refused(desk, Permission.SEND_MESSAGES)
    await desk.drawn()
    match = await desk.match(ada)
    assert match.id in desk.client.presenter.refused
    await desk.slash(ada, "gems undo")  # edits the board, which needs no permission
    await desk.drawn()
    desk.clock.turn(60)
    assert match.id not in desk.client.presenter.refused
    desk.client.presenter.post_anew(await desk.match(ada))
    await desk.drawn()
    assert match.id not in desk.client.presenter.refused
    assert "the newest board there yet" not in await desk.slash(bela, "turns")


async def test_a_move_on_a_board_that_stays_behind_is_refused_and_shows_the_newest(desk: Desk) -> None:
    members = await started(desk, "gemdrop new", "Ada", "Bela")
    world, match = desk.playground.world, await desk.match(members[0])
    first, second = sorted(members, key=lambda one: match.seat_of(one.id) not in match.to_move)
    world.set_permission(world.channel("games"), world.bot_id, Permission.VIEW_CHANNEL, allowed=False)
    await desk.sessions.turns.play(desk.request(first), match.id, "1", None)
    await desk.drawn()

    pressed = await desk.press(second, "2")
    assert "It shows the newest turn now: choose again." in told(pressed)
    desk.clock.turn(1)
    out_of_turn = told(await desk.press(first, "2"))
    assert out_of_turn.startswith("It is not your turn yet: the match waits for ")
    typed = await desk.slash(first, "gemdrop play", move="3")
    assert "The newest board cannot be shown here yet" in typed
    assert (await desk.sessions.matches.match(match.id)).version == match.version + 1


async def test_a_lobby_that_was_called_off_is_given_up_with_its_message(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await desk.slash(ada, "gems new", mode="relay")
    match, board = await desk.match(ada), desk.board(ada)
    desk.actor("Bela").delete(board)  # Bela is a moderator.
    await desk.sessions.turns.end(desk.request(ada), match.id)
    await desk.drawn()

    assert await requests_after_a_change(desk) == []


def allow(desk: Desk, which: Permission, *, allowed: bool) -> None:
    world = desk.playground.world
    world.set_permission(world.channel("games"), world.bot_id, which, allowed=allowed)


async def vote_on_hidden_board(desk: Desk) -> Actor:
    """Let Ada's time run out where the bot may not edit the board, until Bela is asked directly. Return Ada."""
    ada, bela, _ = await relay(desk, "Ada", "Bela", "Chen", time=24 * 60)
    allow(desk, Permission.VIEW_CHANNEL, allowed=False)
    desk.clock.turn(24 * 60)
    await bela.wait_for(lambda m: "Decide what happens by" in "\n".join(m.texts), channel=bela.open_dm())
    await desk.drawn()
    assert VOTE not in "\n".join(desk.board(ada).texts)
    return ada


async def test_a_board_shows_the_vote_once_the_bot_may_edit_it(desk: Desk) -> None:
    ada = await vote_on_hidden_board(desk)
    before = desk.board(ada).id

    allow(desk, Permission.VIEW_CHANNEL, allowed=True)
    await looked(desk)
    await desk.drawn()

    assert VOTE in "\n".join(desk.board(ada).texts)
    assert desk.board(ada).id == before  # nobody is called
    assert not [one for one in await requests_after_a_change(desk) if f"/{before}" in one]


async def test_an_edit_in_an_archived_thread_becomes_a_message_that_opens_it(desk: Desk) -> None:
    ada, world = desk.actor("Ada"), desk.playground.world
    thread = ada.open_thread("games", "A quiet corner")
    await desk.slash(ada, "gems new", thread.name)
    match, old = await desk.match(ada, thread.name), desk.board(ada, thread.name)
    world.set_archived(thread, archived=True)

    parsed = desk.games[match.game].parse((await desk.legal(ada, thread.name))[0])
    await desk.sessions.turns.play(desk.request(ada), match.id, parsed, match.version)
    await desk.drawn()

    shown = (await desk.sessions.matches.match(match.id)).board
    assert (shown.version_shown, thread.archived) == (match.version + 1, False)
    assert shown.message != old.id


async def test_a_locked_thread_is_tried_again_once_it_is_open(desk: Desk) -> None:
    ada, match, thread = await locked(desk)
    assert await requests_after_a_change(desk) == []

    desk.playground.world.set_locked(thread, locked=False)
    desk.playground.world.set_archived(thread, archived=False)
    await looked(desk)

    assert (await desk.sessions.matches.match(match.id)).board.version_shown == match.version + 1
    assert desk.board(ada, thread.name).id != match.board.message


async def test_a_thread_that_is_only_unlocked_is_tried_again_although_it_stays_archived(desk: Desk) -> None:
    _, match, thread = await locked(desk)

    desk.playground.world.set_locked(thread, locked=False)
    await looked(desk)

    shown = (await desk.sessions.matches.match(match.id)).board
    assert (shown.version_shown, thread.archived) == (match.version + 1, False)


async def test_an_archived_thread_that_stays_locked_is_not_tried_again_after_its_next_change(desk: Desk) -> None:
    _, _, thread = await locked(desk)
    world, before = desk.playground.world, len(desk.playground.rest.requests)

    world.set_locked(thread, locked=False)
    world.set_locked(thread, locked=True)
    await looked(desk)

    assert tried(desk, before) == []


async def test_none_of_forty_hidden_channels_is_named_or_offered(desk: Desk) -> None:
    """Discord sends such a channel with a made-up name and without overwrites."""
    ada, _ = await relay(desk)
    match, world = await desk.match(ada), desk.playground.world
    secret = [world.add_channel(f"secret-{number}") for number in range(39)]
    for channel in (*secret, world.channel("games")):
        heard = desk.client.wait_for("guild_channel_update", timeout=60)
        world.set_permission(channel, world.bot_id, Permission.VIEW_CHANNEL, allowed=False)
        await heard
    world.set_permission(world.channel("lounge"), world.bot_id, Permission.ATTACH_FILES, allowed=False)
    await desk.client.wait_for("guild_channel_update", timeout=60)

    setup = await desk.slash(ada, "setup", "lounge")
    told = [setup]
    for command in ("settings", "turns", "help", "gems board", "gems end"):
        told.append(await desk.slash(ada, command, "lounge"))
    assert await ada.autocomplete("lounge", "move", "match") == []

    assert "I do not see 39 more channels" in setup
    assert f"<#{world.channel('games').id}>: View Channel" in setup
    assert setup.count("A match waits there.") == 1
    assert f"<#{world.channel('lounge').id}>: Attach Files" in setup
    assert all(f"<#{channel.id}>" not in setup for channel in secret)
    assert not any("___" in text or "hidden" in text for text in told)
    assert (await desk.sessions.matches.match(match.id)).place == match.place


async def test_a_hidden_channel_that_the_settings_name_is_named_by_setup(desk: Desk) -> None:
    """Discord shows the channel's name to those who see the channel."""
    ada, world = desk.actor("Ada"), desk.playground.world
    await desk.slash(ada, "settings", allow="games")
    heard = desk.client.wait_for("guild_channel_update", timeout=60)
    world.set_permission(world.channel("games"), world.bot_id, Permission.VIEW_CHANNEL, allowed=False)
    await heard

    setup = await desk.slash(ada, "setup", "lounge")

    assert f"<#{world.channel('games').id}>: View Channel" in setup
    assert "do not see" not in setup


async def test_setup_names_each_place_where_a_match_waits_for_a_permission(desk: Desk) -> None:
    """Also a channel where no new matches may be opened any more."""
    ada, _ = await relay(desk)
    world = desk.playground.world
    games = world.channel("games")
    await desk.slash(ada, "settings", allow="lounge")
    assert "Nothing is missing" in await desk.slash(ada, "setup", "lounge")
    heard = desk.client.wait_for("guild_channel_update", timeout=60)
    world.set_permission(games, world.bot_id, Permission.SEND_MESSAGES, allowed=False)
    await heard

    setup = await desk.slash(ada, "setup", "lounge")

    assert f"<#{games.id}>: Send Messages" in setup
    assert setup.count("A match waits there.") == 1


async def test_setup_names_the_places_of_matches_that_wait_for_a_permission_of_the_whole_server(desk: Desk) -> None:
    ada, _ = await relay(desk)
    world = desk.playground.world
    for role in world.guild.roles.values():
        role.permissions &= ~int(Permission.SEND_MESSAGES)
    await desk.restart()  # the bot learns its roles when it connects

    setup = await desk.slash(ada, "setup", "lounge")

    assert "**In the whole server:** Send Messages" in setup
    assert f"Matches wait for this in <#{world.channel('games').id}>." in setup


async def test_setup_names_a_place_where_discord_refuses_a_board_for_another_reason(desk: Desk) -> None:
    ada, _ = await relay(desk)
    desk.playground.faults.refuse(r"^(POST|PATCH) /channels/\d+/messages", status=403, code=50013, times=100)
    start, goal = (await desk.legal(ada))[0].split("-")
    await desk.slash(ada, "gems move", from_=start, to=goal)

    setup = await desk.slash(ada, "setup", "lounge")

    games = desk.playground.world.channel("games")
    assert f"Discord does not let me post the board in <#{games.id}>" in setup


@pytest.mark.parametrize("given", ["role", "member", "outage"])
async def test_the_bot_hears_of_each_way_to_a_permission(desk: Desk, given: str) -> None:
    ada, bela = await relay(desk)
    match, world, pings = await desk.match(ada), desk.playground.world, len(desk.pings)
    guild = world.find_guild(None)
    roles = [guild.roles[role] for role in guild.members[world.bot_id].roles]
    (own,) = roles
    whole, everyone = own.permissions, guild.roles[guild.id]
    world.set_role(guild, everyone, everyone.permissions & ~Permission.SEND_MESSAGES)
    world.set_role(guild, own, whole & ~Permission.SEND_MESSAGES)
    if given == "member":
        world.set_roles(world.bot_id, guild, [])
        world.set_role(guild, own, whole)
    await played(desk, ada)
    await looked(desk)
    assert desk.pings[pings:] == []

    if given == "outage":  # The bot does not hear of changes during an outage.
        world.set_available(guild, available=False)
    if given == "member":
        world.set_roles(world.bot_id, guild, [own.id])
    else:
        world.set_role(guild, own, whole)
    if given == "outage":
        world.set_available(guild, available=True)
    await looked(desk)

    assert (await desk.sessions.matches.match(match.id)).board.version_shown == match.version + 1
    assert desk.pings[pings:] == [(bela.id,)]


@pytest.mark.parametrize(
    ("options", "said"), [({}, "Your match has begun."), ({"mode": "relay"}, "Your table is open.")]
)
async def test_a_board_is_said_to_be_in_the_channel_only_if_it_is(
    desk: Desk, options: dict[str, str], said: str
) -> None:
    ada = desk.actor("Ada")
    desk.playground.faults.refuse("^POST /channels/", status=403, code=MISSING_PERMISSIONS)

    answer = await desk.slash(ada, "gems new", **options)

    assert f"{said} Its board comes to this channel as soon as I can show it." in answer
    assert "is in this channel" not in answer
