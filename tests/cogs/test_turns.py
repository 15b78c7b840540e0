"""Tests of `/turns`, `/reminders` and reminders: in the channel, by direct message, muted, and in quiet hours."""

import re
from datetime import UTC, datetime

import pytest

from bot.errors import Named
from bot.playground import Actor, Message
from bot.playground.world.permissions import Permission
from bot.sessions.model import Phase
from bot.sessions.pace import DAY
from bot.sessions.time import naming
from bot.ui.boards import turn_list
from bot.ui.words import Words
from bot.ui.zones import time_in
from tests.cogs.desk import Desk, buttons, relay, said, solo, started
from tests.cogs.test_computers import text_of
from tests.sessions.notice_box import settle

NOON = int(datetime(2026, 6, 10, 12, tzinfo=UTC).timestamp() * 1000)


def is_reminder(message: Message) -> bool:
    return any("no more reminders" in label.lower() for label in buttons(message))


def reminders(who: Actor, channel: object = "games") -> list[Message]:
    return [m for m in who.messages(channel) if is_reminder(m)]  # type: ignore[arg-type]


async def reminded(who: Actor, channel: object = "games") -> Message:
    return await who.wait_for(is_reminder, channel=channel)  # type: ignore[arg-type]


async def test_turns_lists_matches_that_wait_for_the_member_and_then_those_of_others(desk: Desk) -> None:
    ada, bela = await relay(desk)
    first = desk.board(ada)
    desk.clock.turn(5)
    await relay(desk, channel="lounge", time=60)
    second = desk.board(ada, "lounge")

    mine = await desk.slash(ada, "turns")
    others = await desk.slash(bela, "turns")

    assert "It is your turn in 2 matches" in mine
    assert mine.index(f"/{first.channel_id}/{first.id}") < mine.index(f"/{second.channel_id}/{second.id}")
    assert mine.count("· time: until <t:") == 1
    assert "No match waits for you" in others
    assert others.count("waits for Ada") == 2
    assert mine.count("your turn began <t:") == 2  # Discord shows "4 minutes ago" there.
    assert others.count("waits for Ada, whose turn began <t:") == 2


async def test_two_matches_of_a_game_in_one_channel_are_told_apart_by_who_plays(desk: Desk) -> None:
    ada, _ = await relay(desk)
    assert "with Bela" not in await desk.slash(ada, "turns")
    desk.clock.turn(1)
    await desk.slash(ada, "gems new")
    desk.clock.turn(1)
    await relay(desk, "Ada", "Chen", channel="lounge")

    listed = [line.split(" · ")[0] for line in (await desk.slash(ada, "turns")).splitlines()[1:]]
    games, lounge = (f"<#{desk.playground.world.channel(name).id}>" for name in ("games", "lounge"))
    assert listed == [
        rf"1\. **Gems 3D** in {games} with Bela",
        rf"2\. **Gems 3D** in {games} (alone)",
        rf"3\. **Gems 3D** in {lounge}",
    ]
    offered = [one["name"] for one in await ada.autocomplete("lounge", "move", "match")]
    assert offered == ["Gems 3D with Bela in #games", "Gems 3D (alone) in #games"]


async def test_a_long_name_of_a_channel_does_not_hide_who_plays(desk: Desk) -> None:
    long = desk.playground.world.add_channel("x" * 95)
    ada, _ = await relay(desk, channel=long.name)
    await desk.slash(ada, "gems new", long.name)
    offered = [one["name"] for one in await ada.autocomplete("lounge", "move", "match")]
    assert sorted(name.split(" in #")[0] for name in offered) == ["Gems 3D (alone)", "Gems 3D with Bela"]
    assert [one["name"] for one in await ada.autocomplete("lounge", "move", "match", long.name)] == offered


async def test_a_moderator_is_told_who_plays_at_the_tables_of_others(desk: Desk) -> None:
    await relay(desk, "Bela", "Chen")
    ada = desk.actor("Ada")
    await desk.slash(ada, "gems new")
    offered = [one["name"] for one in await ada.autocomplete("lounge", "move", "match")]
    assert offered == ["Gems 3D (alone) in #games", "Gems 3D with Bela and Chen in #games"]


async def test_more_than_two_who_play_are_counted_in_the_case_that_follows_with(desk: Desk) -> None:
    company = Named(((1, "Bela"), (2, "Chen"), (3, "Dora"), (4, "Ede")), (0, 1, 2, 3))
    german, portuguese = Words(desk.texts, "de"), Words(desk.texts, "pt-BR")
    told = [turn_list.with_company("Hier", Named(company.roster, company.places[:most]), german) for most in (3, 4, 0)]
    assert told == [
        "Hier mit Bela, Chen und 1 weiteren Mitglied",
        "Hier mit Bela, Chen und 2 weiteren Mitgliedern",
        "Hier (allein)",
    ]
    assert turn_list.with_company("Aqui", Named(company.roster, ()), portuguese) == "Aqui (solo)"


async def test_turns_in_a_direct_message_names_the_server(desk: Desk) -> None:
    ada, _ = await relay(desk)

    answer = said(await ada.slash(ada.open_dm(), "turns"))

    assert "(The Workshop)" in answer
    assert f"/{desk.board(ada).id}" in answer


async def test_turns_without_a_match_says_how_to_begin(desk: Desk) -> None:
    assert "You play in no match with others" in await desk.slash(desk.actor("Ada"), "turns")


async def test_a_reminder_comes_at_half_time_with_one_mention_and_a_link(desk: Desk) -> None:
    ada, _ = await relay(desk, time=1440)

    desk.clock.turn(12 * 60 + 1)
    reminder = await reminded(ada)

    assert reminder.mentions == [ada.id]
    # Discord goes on to count in what was sent, so the sentence stays true once the time is over.
    assert re.search(r"Your time: until <t:(\d+):f> \(<t:\1:R>\)\.", "\n".join(reminder.texts))
    assert "Times can change" not in "\n".join(reminder.texts)  # the board is there
    assert f"/{desk.board(ada).id}" in "\n".join(reminder.texts)
    await desk.restart()
    desk.clock.turn(60)
    await desk.slash(ada, "turns")
    assert len(reminders(ada)) == 1


async def test_direct_reminders_say_when_the_others_decide_where_turns_says_it(desk: Desk) -> None:
    ada, _ = await relay(desk)
    await desk.slash(ada, "reminders", where="dm")
    decides = f"<t:{(desk.clock.now() + 7 * 24 * 60 * 60_000) // 1000}:f>"

    desk.clock.turn(24 * 60 + 1)
    alone = await ada.wait_for(lambda m: "it is your turn in" in text_of(m), channel=ada.open_dm())
    assert f"If you do not move by {decides}" in text_of(alone)
    assert "no time runs" not in text_of(alone).lower()

    await relay(desk, channel="lounge")
    desk.clock.turn(24 * 60 + 1)
    listed = await ada.wait_for(lambda m: "in 2 matches" in text_of(m), channel=ada.open_dm())
    turns = said(await ada.slash(ada.open_dm(), "turns"))
    assert f"from {decides}" in turns
    lines, moves = text_of(listed).rsplit("\n", 1)
    assert all(line.partition(" ")[2] in turns for line in lines.splitlines())
    assert moves == "-# Times can change: `/turns` has the newest."


async def test_the_end_of_a_solo_match_is_told_from_its_reminder_on(desk: Desk) -> None:
    ada = await solo(desk)
    match = await desk.match(ada)
    ends = f"<t:{(desk.clock.now() + 60 * DAY) // 1000}:f>"
    early = await desk.slash(ada, "turns")
    assert "Gems 3D" in early
    assert "without a result" not in early

    desk.clock.turn(24 * 60)
    reminder = "\n".join((await reminded(ada)).texts)

    assert f"If you do not move by {ends}" in reminder
    assert f"without a move the match ends without a result on {ends}" in await desk.slash(ada, "turns")
    for _ in range(60):
        desk.clock.turn(24 * 60)
        await settle(desk.sessions, desk.clock)
    assert (await desk.sessions.matches.match(match.id)).phase is Phase.CANCELLED


async def test_direct_reminders_say_when_a_race_ends_where_turns_says_it(desk: Desk) -> None:
    ada, _ = await started(desk, "gems new", "Ada", "Bela", mode="race")
    await started(desk, "gems new", "Ada", "Bela", channel="lounge", mode="race")
    await desk.slash(ada, "reminders", where="dm")

    desk.clock.turn(2 * 24 * 60 + 1)
    listed = await ada.wait_for(lambda m: "in 2 matches" in text_of(m), channel=ada.open_dm())

    turns = said(await ada.slash(ada.open_dm(), "turns"))
    assert text_of(listed).rsplit("\n", 1)[0] in turns
    assert text_of(listed).count("the race ends") == turns.count("the race ends") == 2


async def test_direct_reminders_say_where_the_end_stands_once_it_has_moved(desk: Desk) -> None:
    ada, _ = await relay(desk, time=1440)
    await desk.slash(ada, "reminders", where="dm")
    there, moves = ada.open_dm(), "-# Times can change: `/turns` has the newest."

    desk.clock.turn(12 * 60 + 1)
    alone = await ada.wait_for(lambda m: "it is your turn in" in "\n".join(m.texts), channel=there)
    await relay(desk, channel="lounge", time=1440)
    desk.clock.turn(12 * 60 + 1)
    listed = await ada.wait_for(lambda m: "in 2 matches" in "\n".join(m.texts), channel=there)

    assert [("\n".join(one.texts)).count(moves) for one in (alone, listed)] == [1, 1]


async def test_the_button_not_this_turn_ends_reminders(desk: Desk) -> None:
    ada, bela = await relay(desk, time=1440)
    await desk.slash(ada, "reminders", rhythm="ladder")
    desk.clock.turn(12 * 60 + 1)
    reminder = await reminded(ada)

    assert "for whoever is to move" in said(await desk.press(bela, f"{ada.user.name}: no more reminders", reminder))
    assert "No more reminders" in said(await desk.press(ada, f"{ada.user.name}: no more reminders", reminder))
    desk.clock.turn(7 * 60)
    desk.clock.turn(6 * 60)  # Now no reminder is left, and the vote about the turn is posted.
    await ada.wait_for(lambda m: "Skip this turn" in buttons(m), channel="games")

    assert len([m for m in ada.messages("games") if "it is your turn in" in "\n".join(m.texts)]) == 1
    assert reminders(ada) == []  # The press removed the button.


async def test_direct_reminders_of_several_matches_are_one_list_as_turns_writes_it(desk: Desk) -> None:
    ada, _ = await relay(desk, time=1440)
    await relay(desk, channel="lounge", time=1440)
    await desk.slash(ada, "reminders", where="dm")
    boards = (desk.board(ada), desk.board(ada, "lounge"))

    desk.clock.turn(12 * 60 + 1)
    listed = await ada.wait_for(lambda m: "in 2 matches" in "\n".join(m.texts), channel=ada.open_dm())
    await settle(desk.sessions, desk.clock)

    turns = said(await ada.slash(ada.open_dm(), "turns"))
    lines, moves = "\n".join(listed.texts).rsplit("\n", 1)
    assert lines in turns
    assert moves == "-# Times can change: `/turns` has the newest."
    assert all(f"/{board.channel_id}/{board.id}" in turns for board in boards)
    assert len([m for m in ada.messages(ada.open_dm()) if m.reader is None and "It is your turn" in str(m.texts)]) == 1
    assert "How I remind you" in said(await desk.press(ada, "Reminders", listed))


async def test_a_full_list_in_a_direct_reminder_names_the_turn_of_which_it_warns(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (naming, turn_list):
        monkeypatch.setattr(module, "MOST_LINES", 1)
    ada, _ = await relay(desk, channel="lounge")  # the oldest turn, and no time runs
    await relay(desk, time=1440)
    await desk.slash(ada, "reminders", where="dm")

    desk.clock.turn(12 * 60 + 1)
    listed = await ada.wait_for(lambda m: "in 2 matches" in "\n".join(m.texts), channel=ada.open_dm())

    text = "\n".join(listed.texts)
    assert f"/{desk.board(ada).id}" in text
    assert f"/{desk.board(ada, 'lounge').id}" not in text
    assert "1 more match" in text


async def test_the_digest_is_set_by_command_and_menu_and_ends_with_another_rhythm(desk: Desk) -> None:
    ada = desk.actor("Ada")

    assert "One direct message a day at 18:00" in await desk.slash(ada, "reminders", digest="6 pm")
    panel = ada.messages("games")[-1]
    assert "at 21:00" in said(await ada.select(panel, "s:turns::0:set:digest", "21:00"))
    asked = await ada.select(panel, "s:turns::0:set:digest", "other")
    assert "at 7:30" in said(await ada.submit(asked, {"text": "7:30"}))
    kept = await desk.sessions.settings.member(ada.id)
    assert (kept.digest, kept.dm) == (7 * 60 + 30, True)
    assert "Write a time like 18:00 or 6 pm" in await desk.slash(ada, "reminders", digest="noonish")
    assert "One reminder a turn" in await desk.slash(ada, "reminders", rhythm="once")
    assert "at 9:00" in await desk.slash(ada, "reminders", rhythm="once", digest="9")
    assert "One reminder a turn" in await desk.slash(ada, "reminders", where="channel")
    assert "at 9:00" in await desk.slash(ada, "reminders", digest="9 Uhr")
    assert "One reminder a turn" in await desk.slash(ada, "reminders", digest="off")


async def test_reminders_by_direct_message_can_be_muted_there(desk: Desk) -> None:
    ada, _ = await relay(desk, time=1440)
    assert "direct messages" in await desk.slash(ada, "reminders", where="dm")

    desk.clock.turn(12 * 60 + 1)
    reminder = await reminded(ada, ada.open_dm())

    assert reminders(ada) == []
    assert "No more reminders" in said(await desk.press(ada, "No more reminders", reminder))


async def test_a_reminder_by_direct_message_goes_to_the_channel_if_it_is_refused(desk: Desk) -> None:
    ada, _ = await relay(desk, time=1440)
    await desk.slash(ada, "reminders", where="dm")
    desk.playground.faults.refuse(r"^POST /users/@me/channels$", status=403, code=50007, message="closed")

    desk.clock.turn(12 * 60 + 1)

    assert (await reminded(ada)).mentions == [ada.id]


async def test_a_reminder_goes_to_the_channel_if_conversations_are_opened_too_fast(desk: Desk) -> None:
    ada, _ = await relay(desk, time=1440)
    await desk.slash(ada, "reminders", where="dm")
    too_fast = desk.playground.faults.refuse(r"^POST /users/@me/channels$", status=400, code=40003, times=9)

    desk.clock.turn(12 * 60 + 1)
    await settle(desk.sessions, desk.clock)
    assert (too_fast.met, reminders(ada)) == (1, [])
    for _ in range(5):
        desk.clock.turn(2)
        await settle(desk.sessions, desk.clock)

    assert (await reminded(ada)).mentions == [ada.id]
    assert too_fast.met == 1  # the bot opens none for a while
    assert "They come as direct messages" in await desk.slash(ada, "reminders")


async def test_a_reminder_whose_answer_is_lost_is_posted_once(desk: Desk) -> None:
    ada, _ = await relay(desk, time=1440)
    faults, posts = desk.playground.faults, r"^POST /channels/\d+/messages$"
    faults.cut(posts, times=1)
    desk.clock.turn(12 * 60 + 1)
    await reminded(ada)
    faults.fail(posts, times=100)
    for _ in range(6):
        desk.clock.turn(1)
        await settle(desk.sessions, desk.clock)
    faults.clear()
    desk.clock.turn(60)
    await settle(desk.sessions, desk.clock)

    assert len(reminders(ada)) == 1


async def test_after_a_refused_direct_message_reminders_stay_in_the_channel(desk: Desk) -> None:
    ada, _ = await relay(desk, time=1440)
    await desk.slash(ada, "reminders", where="dm")
    ada.user.dms_open = False

    desk.clock.turn(12 * 60 + 1)
    reminder = await reminded(ada)

    assert reminder.mentions == [ada.id]
    assert "do not accept direct messages from me" in await desk.slash(ada, "reminders")
    ada.user.dms_open = True
    assert "They come as direct messages" in await desk.slash(ada, "reminders", where="dm")


async def test_a_member_who_left_is_not_reminded_and_their_seat_is_free(desk: Desk) -> None:
    ada, bela = await relay(desk, time=1440)
    desk.playground.world.leave(ada.id)

    desk.clock.turn(12 * 60 + 1)
    offer = await bela.wait_for(lambda m: "Take the seat" in buttons(m), channel="games")

    assert "Ada has left the server" in "\n".join(offer.texts)
    assert reminders(bela) == []


async def test_reminder_settings_are_shown_and_wrong_values_refused_in_a_sentence(desk: Desk) -> None:
    ada = desk.actor("Ada")

    answer = await desk.slash(ada, "reminders", rhythm="ladder", quiet="22-7", zone="Europe/Berlin", next=True)
    assert "Up to three reminders" in answer
    assert "Quiet from 22:00 to 7:00" in answer
    assert "Your time zone: Europe/Berlin. It is " in answer
    assert "when your turn comes next" in answer
    assert "I do not know the time zone" in await desk.slash(ada, "reminders", zone="Middle Earth")
    assert "I cannot read these quiet hours" in await desk.slash(ada, "reminders", quiet="at night")
    assert "Quiet from 22:00 to 7:00" in await desk.slash(ada, "reminders")
    assert "Quiet from" not in await desk.slash(ada, "reminders", quiet="off")


async def test_the_answer_says_when_the_daily_message_really_comes(desk: Desk) -> None:
    ada = desk.actor("Ada")

    late = await desk.slash(ada, "reminders", digest="3:00", quiet="22-8")
    assert "One direct message a day at 8:00 names all" in late
    assert "Quiet from 22:00 to 8:00. So the daily message comes at 8:00, not at 3:00." in late
    punctual = (await desk.slash(ada, "reminders", digest="8:00")).splitlines()
    assert "Quiet from 22:00 to 8:00." in punctual

    never = await desk.slash(ada, "reminders", quiet="0-24", next=True)
    assert "Quiet all day: no reminder comes." in never
    assert "One direct message" not in never
    assert "They come" not in never
    assert "I do not tell you when your turn comes next." in never


async def test_each_menu_of_reminders_changes_its_setting_in_place(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await desk.slash(ada, "reminders")
    panel = ada.messages("games")[-1]

    assert "Up to three reminders" in said(await ada.select(panel, "s:turns::0:set:rhythm", "ladder"))
    await desk.restart()  # The panel needs nothing that the bot has in memory.
    assert "They come as direct messages" in said(await ada.select(panel, "s:turns::0:set:where", "dm"))
    assert "Quiet from 22:00 to 8:00" in said(await ada.select(panel, "s:turns::0:set:quiet", "22:00-8:00"))
    assert "Asia/Tokyo" in said(await ada.select(panel, "s:turns::0:set:zone", "Asia/Tokyo"))
    assert "I tell you when" in said(await desk.press(ada, "Tell me when I am next: no", panel))
    panel = ada.messages("games")[-1]
    assert "I do not tell you" in said(await desk.press(ada, "Tell me when I am next: yes", panel))

    asked = await ada.select(panel, "s:turns::0:set:quiet", "other")
    assert "Quiet from 21:30 to 6:00" in said(await ada.submit(asked, {"text": "21:30-6"}))
    asked = await ada.select(panel, "s:turns::0:set:zone", "other")
    assert "America/New_York" in said(await ada.submit(asked, {"text": "new york"}))
    asked = await ada.select(panel, "s:turns::0:set:zone", "other")
    assert "I do not know the time zone “Middle Earth”" in said(await ada.submit(asked, {"text": "Middle Earth"}))
    kept = await desk.sessions.settings.member(ada.id)
    assert (kept.rhythm, kept.dm, kept.quiet, kept.zone) == ("ladder", True, (21 * 60 + 30, 360), "America/New_York")


async def test_the_answer_says_what_time_it_is_in_a_typed_zone(desk: Desk) -> None:
    ada = desk.actor("Ada")
    hour = datetime.fromtimestamp(desk.clock.now() / 1000, UTC).hour

    west = await desk.slash(ada, "reminders", zone="GMT-8")

    assert f"Your time zone: UTC-8. It is {(hour - 8) % 24}:" in west
    assert "Quiet all day" in await desk.slash(ada, "reminders", quiet="0-24")
    several = await desk.slash(ada, "reminders", zone="IST")
    assert "“IST” is the time of several places. Choose one: Asia/Kolkata, Europe/Dublin or Asia/Jerusalem." in several


async def test_time_zones_are_suggested_for_typed_letters(desk: Desk) -> None:
    ada = desk.actor("Ada")

    found = await ada.autocomplete("games", "reminders", "zone", "berl")

    assert found[0]["value"] == "Europe/Berlin"
    assert found[0]["name"] == f"Europe/Berlin · {time_in('Europe/Berlin', desk.clock.now())}"
    offered = await ada.autocomplete("games", "reminders", "zone", "IST")
    assert [one["value"] for one in offered[:3]] == ["Asia/Kolkata", "Europe/Dublin", "Asia/Jerusalem"]
    assert len(await ada.autocomplete("games", "reminders", "zone", "america")) == 25


async def test_a_member_who_wants_it_is_told_that_their_turn_comes_next(desk: Desk) -> None:
    ada, bela, chen = desk.actor("Ada"), desk.actor("Bela"), desk.actor("Chen")
    await desk.slash(bela, "reminders", next=True)
    await desk.slash(ada, "gems new", mode="relay")
    await desk.press(bela, "Join")
    await desk.press(chen, "Join")
    await desk.press(ada, "Start")

    told = await bela.wait_for(lambda m: "comes next, after Ada" in "\n".join(m.texts), channel="games")

    assert told.mentions == [bela.id]
    for who in (ada, bela):
        await desk.move(who, (await desk.legal(ada))[0])
    await settle(desk.sessions, desk.clock)
    await desk.client.questions._removing.settle()
    # Only Bela wants notices, and that of a turn that has begun is gone.
    assert [m for m in ada.messages("games") if "comes next" in "\n".join(m.texts)] == []
    await desk.move(chen, (await desk.legal(ada))[0])
    again = await bela.wait_for(lambda m: "comes next" in "\n".join(m.texts), channel="games", after=told.id)
    assert again.mentions == [bela.id]


async def test_the_owner_is_told_once_of_a_channel_that_accepts_no_posts(desk: Desk) -> None:
    ada, bela = await relay(desk, time=60)
    world = desk.playground.world
    games = world.channel("games")
    world.set_permission(games, "Lapidary", Permission.SEND_MESSAGES, allowed=False)
    await desk.slash(bela, "seat offer")
    desk.clock.turn(61)  # Now the vote about Ada's turn is due, too.

    async def troubles() -> list[Message]:
        for minutes in (0, 11, 121, 11, 121):
            desk.clock.turn(minutes)
            await settle(desk.sessions, desk.clock)
        return [m for m in ada.messages(ada.open_dm()) if f"I could not post in <#{games.id}>" in "\n".join(m.texts)]

    (told,) = await troubles()
    assert "`/setup` in your server shows whether something is still missing" in "\n".join(told.texts)
    assert "\n".join(told.texts).startswith("<t:")  # it stays, so it says of which moment it is true

    world.set_permission(games, "Lapidary", Permission.SEND_MESSAGES, allowed=True)
    await desk.slash(bela, "seat keep")
    await desk.slash(bela, "seat offer")
    await settle(desk.sessions, desk.clock)
    world.set_permission(games, "Lapidary", Permission.SEND_MESSAGES, allowed=False)
    await desk.slash(bela, "seat keep")
    await desk.slash(bela, "seat offer")
    assert len(await troubles()) == 2  # A post succeeded in between, so the bot reports again.


async def test_the_owner_is_told_of_the_next_block_after_a_board_could_be_posted(desk: Desk) -> None:
    ada, bela = await relay(desk)
    world = desk.playground.world
    games = world.channel("games")

    async def play(*, allowed: bool) -> None:
        heard = desk.client.wait_for("guild_channel_update", timeout=60)
        world.set_permission(games, "Lapidary", Permission.SEND_MESSAGES, allowed=allowed)
        await heard
        await desk.slash(bela, "seat offer")
        for minutes in (0, 11, 121, 11, 121):
            desk.clock.turn(minutes)
            await settle(desk.sessions, desk.clock)
        await desk.slash(bela, "seat keep")

    async def troubles() -> int:
        return sum("I could not post in" in "\n".join(m.texts) for m in ada.messages(ada.open_dm()))

    await play(allowed=False)
    assert await troubles() == 1
    world.set_permission(games, "Lapidary", Permission.SEND_MESSAGES, allowed=True)
    await desk.move(ada, (await desk.legal(ada))[0])
    await desk.drawn()
    await play(allowed=False)

    assert await troubles() == 2
