"""Tests of members who watch a match: told its end once, and saying who wins without anybody learning of it before."""

import json

from bot.engine.game import Seat
from bot.playground import Actor, Message
from bot.playground.world.permissions import Permission
from bot.sessions.leaving import end
from bot.sessions.model import Match, Phase, Place
from bot.sessions.play.repeats import RATED_A_DAY
from bot.sessions.play.watching import worth_of
from tests.cogs.desk import Desk, buttons, rest_in, said, solo, started
from tests.cogs.test_computers import SMALL
from tests.sessions.notice_box import settle

TELL, STOP, PREDICT, RESULTS = "Tell me the end", "Do not tell me", "Who wins?", "Predictions"


def direct(who: Actor) -> list[str]:
    """Return what the bot has written to a member directly, the oldest first."""
    return ["\n".join(message.texts) for message in who.messages(who.open_dm()) if message.author_id != who.id]


async def told(desk: Desk) -> None:
    """Wait until watchers are told of a match that is over."""
    desk.clock.turn(1)
    await settle(desk.sessions, desk.clock)


def dora(desk: Desk) -> Actor:
    """Return a fourth member of the server."""
    return desk.actor(desk.playground.world.join("dora", "Dora").id)


async def begun(desk: Desk) -> tuple[Actor, Actor, Actor]:
    """Start a match of Ada and Chen, and return both and Bela, who watches it."""
    ada, chen = await started(desk, "gemdrop new", "Ada", "Chen", **SMALL)
    return ada, chen, desk.actor("Bela")


async def played(desk: Desk, match: Match, most: int = 100) -> Match:
    """Play first legal moves until the match is over, or `most` of them."""
    for _ in range(most):
        match = await desk.sessions.matches.match(match.id)
        if match.over:
            break
        who = desk.actor(match.seats[match.to_move[0]].user)
        await desk.sessions.turns.play(desk.request(who), match.id, (await desk.legal_of(match.id, who))[0], None)
    await desk.drawn()
    return await desk.sessions.matches.match(match.id)


async def asked(desk: Desk, who: Actor, label: str) -> Message:
    """Press a button behind More of the board, and return the panel that it opens."""
    panel = (await desk.press_behind_more(who, label)).answer
    assert panel is not None
    return panel


def picks(panel: Message) -> dict[str, int]:
    """Return the points that a panel offers for each name."""
    found = (label.split(" · ") for label in buttons(panel) if " point" in label)
    return {name: int(points.split()[0]) for name, points in found}


async def picked(desk: Desk, who: Actor, name: str, panel: Message) -> Message:
    """Say who wins, by name, and return the panel then."""
    label = next(one for one in buttons(panel) if one.startswith(f"{name} · "))
    answer = (await desk.press(who, label, panel)).answer
    assert answer is not None
    return answer


def text(message: Message) -> str:
    return "\n".join(message.texts)


def winner_of(match: Match) -> str:
    assert match.outcome is not None
    return match.seats[match.outcome.standings[0].seat].name


async def test_a_watcher_is_told_the_end_once_and_directly(desk: Desk) -> None:
    ada, chen, bela = await begun(desk)
    panel = await asked(desk, bela, TELL)
    assert "a direct message with its end, once" in text(panel)
    assert STOP in buttons(panel)

    over = await played(desk, await desk.match(ada))
    assert over.over
    await told(desk)
    await desk.restart()
    await told(desk)

    [one] = direct(bela)
    assert "A match is over in **" in one
    assert f"/{over.board.message}" in one
    assert winner_of(over) in one
    assert direct(ada) == direct(chen) == []
    assert over.terms.watchers == ()


async def test_a_direct_message_names_the_buttons_of_a_board_as_they_are_there(desk: Desk) -> None:
    ada, _, bela = await begun(desk)
    await asked(desk, bela, TELL)
    desk.playground.world.set_locale(bela.user, "de")
    await desk.slash(bela, "reminders", where="dm")
    await played(desk, await desk.match(ada))
    await told(desk)

    one = direct(bela)[-1]
    assert "hinter **More**" in one


async def test_one_press_takes_it_back(desk: Desk) -> None:
    ada, _, bela = await begun(desk)
    panel = await asked(desk, bela, TELL)
    back = await desk.press(bela, STOP, panel)
    assert "no message about the end" in said(back)
    assert TELL in buttons(await desk.more(bela))

    await played(desk, await desk.match(ada))
    await told(desk)
    assert direct(bela) == []


async def test_who_plays_cannot_watch_and_who_takes_a_seat_watches_no_longer(desk: Desk) -> None:
    ada, _, bela = await begun(desk)
    more = buttons(await desk.more(ada))
    assert TELL not in more
    assert PREDICT not in more
    match = await desk.match(ada)
    await asked(desk, bela, TELL)
    await desk.sessions.seats.hand_on(desk.request(ada), match.id, None, for_good=True)
    await desk.sessions.seats.take(desk.request(bela), match.id, Seat(0))

    match = await desk.sessions.matches.match(match.id)
    assert bela.id in [seat.user for seat in match.seats]
    assert match.terms.watchers == ()


async def test_who_has_played_for_another_is_not_asked_who_wins(desk: Desk) -> None:
    ada, _, bela = await begun(desk)
    match = await desk.match(ada)
    early = await asked(desk, bela, PREDICT)
    await desk.sessions.seats.hand_on(desk.request(ada), match.id, None)
    await desk.sessions.seats.take(desk.request(bela), match.id, Seat(0))
    await desk.sessions.seats.hand_back(desk.request(bela), match.id)
    await desk.drawn()

    more = buttons(await desk.more(bela))
    assert TELL in more
    assert PREDICT not in more
    label = next(iter(buttons(early)))
    assert "had a seat in this match" in said(await desk.press(bela, label, early))
    assert (await desk.sessions.matches.match(match.id)).terms.watchers == ()


async def test_who_has_left_the_server_or_lost_the_channel_reads_nothing(desk: Desk) -> None:
    ada, _, bela = await begun(desk)
    other, world = dora(desk), desk.playground.world
    match = await desk.match(ada)
    for who in (bela, other):
        await desk.sessions.watching.tell_end(desk.request(who), match.id, told=True)
    world.set_permission(world.channel("games"), bela.id, Permission.VIEW_CHANNEL, allowed=False)
    world.leave(other.id)

    await played(desk, match)
    await told(desk)
    assert direct(bela) == direct(other) == []


async def test_who_is_in_a_private_thread_sees_it_and_is_told(desk: Desk) -> None:
    ada, chen, bela = await begun(desk)
    other, gone, world = dora(desk), desk.actor(desk.playground.world.join("eli", "Eli").id), desk.playground.world
    heard = desk.client.wait_for("thread_create", timeout=10)
    thread = world.add_thread(world.channel("games"), world.bot_id, "den", private=True)
    await heard
    for who in (ada, chen, bela, gone):
        thread.people.append(who.id)
    world.channel_changed(thread)
    world.set_permission(world.channel("games"), gone.id, Permission.VIEW_CHANNEL, allowed=False)
    place = Place(world.guild.id, thread.id)
    assert [await desk.client.homes.sees(place, who.id) for who in (bela, other, gone)] == [True, False, False]

    match = await desk.match(ada)
    await desk.sessions.watching.tell_end(desk.request(bela), match.id, told=True)
    await desk.sessions.presence.move(desk.request(ada), match.id, place)
    await played(desk, match)
    await told(desk)
    assert len(direct(bela)) == 1
    world.set_archived(thread, archived=True)
    assert await desk.client.homes.sees(place, bela.id)


async def test_a_prediction_is_seen_by_nobody_before_the_end_and_counts_after_it(desk: Desk) -> None:
    ada, _, bela = await begun(desk)
    match = await desk.match(ada)
    board = text(desk.board(ada))
    panel = await asked(desk, bela, PREDICT)
    assert "`/leaderboard` shows this list behind **Another leaderboard**." in text(panel)
    assert picks(panel) == {"Ada": 20, "Chen": 20}  # both have the same chance, and no round has ended
    panel = await picked(desk, bela, "Chen", panel)
    assert "You say: **Chen** wins. If so, you get 20 points." in text(panel)
    panel = await picked(desk, bela, "Ada", panel)
    assert "You say: **Ada** wins." in text(panel)

    assert text(desk.board(ada)) == board
    for who in (ada, dora(desk)):
        assert RESULTS not in buttons(await desk.more(who))
    stored = await desk.sessions.matches.match(match.id)
    assert [(one.user, one.pick, one.worth) for one in stored.terms.watchers] == [(bela.id, 0, 20)]
    exported = json.loads(await desk.sessions.privacy.export(ada.id))
    assert str(bela.id) not in json.dumps(exported)

    over = await played(desk, match)
    right = winner_of(over) == "Ada"
    shown = await asked(desk, ada, RESULTS)
    assert f"**Bela** said: Ada wins · {'20 points' if right else 'no points'}" in text(shown)
    assert "-# `/leaderboard` shows this list" in text(shown)
    listed = await desk.slash(bela, "leaderboard", game="Gem Drop", board="watchers:predictions", text=True)
    assert "Predictions" in listed
    assert ("1. **Bela** (You) · 20 · of 1 prediction" in listed.replace("\\", "")) is right


async def test_a_prediction_brings_fewer_points_the_later_it_comes(desk: Desk) -> None:
    ada, _, bela = await begun(desk)
    match = await desk.match(ada)
    early = await asked(desk, bela, PREDICT)
    await played(desk, match, 2)
    again = await picked(desk, bela, "Ada", early)  # an older panel does not promise what is no longer given
    assert "the points are others now" in text(again)
    assert picks(again) == {"Ada": 10, "Chen": 10}
    assert (await desk.sessions.matches.match(match.id)).terms.watchers == ()


async def test_where_repeats_move_no_rating_a_prediction_says_that_it_brings_nothing(desk: Desk) -> None:
    ada, chen, world = desk.actor("Ada"), desk.actor("Chen"), desk.playground.world
    options = desk.client.faces["gemdrop"].game.about.options()
    for number in range(RATED_A_DAY):
        place = Place(world.guild.id, world.add_channel(f"earlier-{number}").id)
        match = await desk.sessions.lobby.open(desk.request(ada), place, "gemdrop", options)
        await desk.sessions.lobby.join(desk.request(chen), match.id)
        if (await desk.sessions.matches.match(match.id)).phase is Phase.LOBBY:
            await desk.sessions.lobby.begin(desk.request(ada), match.id)
    _, _, bela = await begun(desk)
    panel = await asked(desk, bela, PREDICT)
    assert {label.partition(" · ")[2] for label in buttons(panel)} >= {"no points"}
    assert f"already begun {RATED_A_DAY} rated matches" in text(panel)
    assert "So a right prediction brings no points." in text(panel)
    assert "you get points" not in text(panel)


async def test_a_move_that_changes_no_points_refuses_no_prediction(desk: Desk) -> None:
    ada, _, bela = await begun(desk)
    early = await asked(desk, bela, PREDICT)
    await played(desk, await desk.match(ada), 1)  # the round goes on
    assert "You say: **Ada** wins. If so, you get 20 points." in text(await picked(desk, bela, "Ada", early))
    over = await played(desk, await desk.match(ada))
    late = said(await desk.press(bela, "Chen · 20 points", early))
    assert over.over
    assert "This match is over" in late
    assert "**Bela** said: Ada wins" in late
    assert "If so" not in late


async def test_a_watcher_reads_at_the_end_what_a_prediction_has_brought(desk: Desk) -> None:
    ada, _, bela = await begun(desk)
    await asked(desk, bela, TELL)
    await picked(desk, bela, "Ada", await asked(desk, bela, PREDICT))
    over = await played(desk, await desk.match(ada))
    await told(desk)

    [one] = direct(bela)
    points = "20 points" if winner_of(over) == "Ada" else "no points"
    assert f"You said: **Ada** wins. That brings you {points}." in one
    assert [(one.user, one.told) for one in over.terms.watchers] == [(bela.id, False)]


async def test_a_watcher_reads_that_a_prediction_does_not_count_where_nobody_wins(desk: Desk) -> None:
    ada, _, bela = await begun(desk)
    await asked(desk, bela, TELL)
    panel = await picked(desk, bela, "Ada", await asked(desk, bela, PREDICT))
    match = await desk.match(ada)
    await desk.sessions.matches.change(match.id, lambda change: end(change.by(None)))
    await told(desk)

    [one] = direct(bela)
    assert "Nobody has won, so the predictions do not count." in one
    shown = text((await desk.press(bela, "Say nothing", panel)).answer or panel)
    assert "Nobody has won, so the predictions do not count.\n**Bela** said: Ada wins" in shown
    assert "you get" not in shown


async def test_who_only_watches_is_not_offered_to_resign(desk: Desk) -> None:
    ada, _ = await started(desk, "gembatan new", "Ada", "Chen")
    for who, offered in ((ada, True), (desk.actor("Bela"), False)):
        panel = await desk.more(who)
        assert rest_in(panel)
        assert ("Resign" in buttons(panel)) is offered


async def test_nobody_predicts_a_solo_match_or_one_against_computer_players(desk: Desk) -> None:
    ada, bela = await solo(desk), desk.actor("Bela")
    more = buttons(await desk.more(bela))
    assert TELL in more
    assert PREDICT not in more
    await desk.slash(ada, "gemdrop new", computer="easy", **SMALL)
    await desk.drawn()
    more = buttons(await desk.more(bela))
    assert TELL in more
    assert PREDICT not in more


async def test_a_forgotten_watcher_leaves_nothing(desk: Desk) -> None:
    ada, _, bela = await begun(desk)
    await asked(desk, bela, TELL)
    await picked(desk, bela, "Ada", await asked(desk, bela, PREDICT))
    match = await desk.match(ada)
    await desk.sessions.privacy.forget(bela.id)
    assert (await desk.sessions.matches.match(match.id)).terms.watchers == ()
    await played(desk, match)
    await told(desk)
    assert direct(bela) == []


async def test_a_watcher_forgotten_after_the_end_is_in_no_list(desk: Desk) -> None:
    ada, _, bela = await begun(desk)
    await picked(desk, bela, "Ada", await asked(desk, bela, PREDICT))
    over = await played(desk, await desk.match(ada))
    await desk.sessions.privacy.forget(bela.id)
    assert (await desk.sessions.matches.match(over.id)).terms.watchers == ()
    assert RESULTS not in buttons(await desk.more(ada))


async def test_the_leaderboard_says_without_markdown_how_to_get_on_it(desk: Desk) -> None:
    ada, _, bela = await begun(desk)
    match = await desk.match(ada)
    for name in ("Ada", "Chen"):
        panel = await asked(desk, dora(desk) if name == "Chen" else bela, PREDICT)
        await picked(desk, desk.actor("Dora") if name == "Chen" else bela, name, panel)
    over = await played(desk, match)
    wrong = bela if winner_of(over) == "Chen" else desk.actor("Dora")
    shown = (await wrong.slash("games", "leaderboard", game="Gem Drop", board="watchers:predictions")).answer
    await desk.client.door.empty()
    assert shown is not None
    alt = shown.attachments[0].description or ""
    assert "To be on this leaderboard, say who wins" in alt
    assert "*" not in alt


def test_points_fall_with_the_chance_and_with_the_rounds() -> None:
    assert [worth_of(chance, 0) for chance in (0.9, 0.5, 0.2, 0.01)] == [11, 20, 50, 200]
    assert [worth_of(0.5, rounds) for rounds in (0, 1, 2, 9, 99)] == [20, 10, 7, 2, 1]
