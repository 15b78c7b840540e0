"""Tests of `/profile` as a picture and as text, of the member and of others, shown to everybody, and hidden."""

import re
from functools import partial

from msgspec.structs import replace
from sqlalchemy import insert

from bot.playground import Actor, Message
from bot.sessions.streaks import Streak
from bot.storage import writes
from bot.storage.rows import ChangeRow, FeatRow
from bot.storage.schema import dailies
from bot.storage.store import Connection
from bot.storage.writes import Writes
from bot.ui.words import Words
from cogs.profile import ProfileText
from tests.cogs.desk import Desk, buttons, said, started
from tests.cogs.private_boards import daily_of, first_move
from tests.cogs.test_leaderboard import DAY, NEARLY, lines, picture, public, scored
from tests.cogs.test_letters import seated
from tests.cogs.test_places import place_of
from tests.texts.loaded import all_texts

SETTINGS = "Solo · 5×5 · 5 types · lines of 5 · 3 new gems a turn"


async def rated(
    desk: Desk, who: Actor, match_id: str, ratings: tuple[int, ...], *, by_letters: bool = False, earlier: int = 0
) -> None:
    """Store ratings in Gembatan that are a day apart. Each belongs to another seat of the same match.

    earlier: how many are stored already.
    """
    guild = 0 if by_letters else desk.playground.world.guild.id
    kept: Writes = ()
    for number, shown in enumerate(ratings, earlier + 1):
        change = ChangeRow(
            match_id=match_id,
            seat=number,
            guild_id=guild,
            game="gembatan",
            season=1,
            number=number,
            user_id=who.id,
            place=1,
            mu_before=25.0,
            sigma_before=8.0,
            mu=shown / 100 + 24.0,
            sigma=8.0,
            played=number,
            ended_at=desk.clock.now() + number * DAY * 60_000,
        )
        kept += writes.put(change)
    await desk.store.write(kept)


async def test_a_profile_shows_the_counts_of_each_game(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await scored(desk, ada)
    await scored(desk, ada)

    shown = await ada.slash("games", "profile")
    assert shown.answer is not None
    assert shown.answer.only_for == ada.id
    lines = picture(shown).splitlines()
    assert lines[0].startswith("Ada: 2 matches since ")
    assert lines[1:4] == [
        "Gems 3D: 2 matches",
        "1 day in a row with a finished match (most ever: 1)",
        f"Gems 3D, Best score · {SETTINGS}: 5 · rank 1",
    ]
    text = await desk.press(ada, "As text", shown.answer)
    assert text.answer is not None
    assert text.answer.attachments == []
    assert "### Ada" in said(text)
    assert "**Best boards**" in said(text)
    assert "rank 1" in picture(await desk.press(ada, "As picture", text.answer))


async def test_a_profile_shows_the_badges_of_archived_matches(desk: Desk) -> None:
    """A badge is shown as soon as the match that earned it is archived."""
    ada, chen = desk.actor("Ada"), desk.actor("Chen")
    await scored(desk, ada)
    guild = desk.playground.world.guild.id
    for game, feat, number, times in (("gembatan", "chain", 9, 1), ("gems3d", "full", 2, 3)):
        row = FeatRow(guild, ada.id, game, feat, number, times, "m1", desk.clock.now())
        await desk.store.write(writes.put(row))

    own = picture(await ada.slash("games", "profile"))
    assert "Saved a full board 2 times · Gems 3D · 3 times" in own
    german = picture(await chen.slash("games", "profile", member=ada.id))
    assert "2-mal ein volles Brett gerettet · Gems 3D · 3-mal" in german


async def test_a_profile_shows_the_first_and_the_last_rating(desk: Desk) -> None:
    ada = desk.actor("Ada")
    match_id = await _played_gembatan(desk, ada)
    await rated(desk, ada, match_id, (310, 280, 455, 612, 1020, 990))

    shown = await ada.slash("games", "profile", game="Gembatan")
    assert "Gembatan: rating 310 at first, 990 now" in picture(shown)
    assert shown.answer is not None
    assert (shown.answer.attachments[0].height or 0) > 700  # The picture has room for the plot of ratings.
    for typed in ("/gembatan", "Gembatan"):
        assert "Gembatan: rating 310" in picture(await ada.slash("games", "profile", game=typed))
    # A game can be named by its command.
    assert "There is no game" not in said(await ada.slash("games", "profile", game="gems"))
    other = await ada.slash("games", "profile", game="chess")
    assert "There is no game “chess”" in said(other)


async def test_a_profile_shows_no_rating_before_the_member_has_a_rank(desk: Desk) -> None:
    """Leaderboards do not show it either: after few matches it is low, and often below 0."""
    ada = desk.actor("Ada")
    match_id = await _played_gembatan(desk, ada)
    await rated(desk, ada, match_id, (-183, -120, -40, 25))

    shown = await ada.slash("games", "profile", game="Gembatan")
    assert "rating" not in picture(shown)
    assert shown.answer is not None
    found = await desk.sessions.leaderboards.profile(desk.playground.world.guild.id, ada.id, ada.id)
    told = ProfileText(found, Streak(), desk.client.faces, Words(all_texts(), "en-US"))
    view = told.picture(())
    assert told.ratings == ()  # the picture has no plot of ratings
    assert [(one.shown, one.label) for one in view.games] == [("", "")]  # and no rating; it was left early

    text = await desk.press(ada, "As text", shown.answer)
    assert "rating" not in said(text)


async def test_direct_messages_show_the_rating_there_of_who_has_agreed_to_be_on_their_list(desk: Desk) -> None:
    ada, zoe, match = await seated(desk)
    await rated(desk, ada, await _played_gembatan(desk, ada), (310, 280, 455, 612, 1020, 990))
    await rated(desk, ada, match.id, (200, 240, 410, 530), by_letters=True)
    await _chosen(desk, ada, "Put me on the leaderboards")
    assert "rating" not in said(await ada.slash(ada.open_dm(), "profile"))  # there is no rank yet
    await rated(desk, ada, match.id, (700,), by_letters=True, earlier=4)

    line = "Direct messages · Gembatan: rating 200 at first, 700 now"
    for place in (ada.open_dm(), place_of(desk, "group", ada)):
        assert line in said(await ada.slash(place, "profile")).splitlines()
    assert line in said(await ada.slash(ada.open_dm(), "profile", game="Gembatan"))
    for told in (
        said(await ada.slash(ada.open_dm(), "profile", game="Gem Rush")),
        said(await zoe.slash(zoe.open_dm(), "profile", member=ada.id)),
        picture(await ada.slash("games", "profile")),
    ):
        assert "rating 200" not in told
    await _chosen(desk, ada, "Take me off the leaderboards")
    assert "rating" not in said(await ada.slash(ada.open_dm(), "profile"))


async def _chosen(desk: Desk, who: Actor, label: str) -> None:
    """Press a button of the settings of matches by letters."""
    await desk.press(who, label, (await who.slash(who.open_dm(), "letters settings")).answer)


async def _played_gembatan(desk: Desk, who: Actor) -> str:
    """Play a match of Gembatan with Bela until Bela resigns after a first move, and return its id."""
    desk.lay_out(None)
    members = await started(desk, "gembatan new", who.user.name, "Bela")
    match_id, bela = (await desk.match(who)).id, members[1]
    mover = members[(await desk.match(who)).to_move[0]]
    trade = next(move for move in await desk.legal(who) if move.startswith("trade"))
    await desk.sessions.turns.play(desk.request(mover), match_id, trade, None)
    asked = await bela.slash("games", "gembatan resign")
    assert asked.answer is not None
    await desk.press(bela, "Yes, resign", asked.answer)
    return match_id


async def test_others_see_a_profile_unless_it_is_hidden(desk: Desk) -> None:
    ada, bela = desk.actor("Ada"), desk.actor("Bela")
    await scored(desk, ada)

    seen = await bela.slash("games", "profile", member=ada.id)
    assert "Ada: 1 match since" in picture(seen)
    assert seen.answer is not None
    assert set(buttons(seen.answer)) == {"As text", "Private note", "Block"}
    own = await ada.slash("games", "profile")
    assert own.answer is not None
    hidden = await desk.press(ada, "Leave me out", own.answer)
    assert "only you see your profile" in said(hidden)

    assert "Ada" not in said(await bela.slash("games", "profile", member=ada.id)).replace("Ada has", "")
    assert "only you see it" in picture(await ada.slash("games", "profile"))
    assert hidden.answer is not None
    assert "on the leaderboards again" in said(await desk.press(ada, "Put me on the leaderboards", hidden.answer))
    assert "Ada: 1 match" in picture(await bela.slash("games", "profile", member=ada.id))


async def test_a_member_without_matches_is_told_so(desk: Desk) -> None:
    ada = desk.actor("Ada")

    for member, who in (("Ada", "You have not finished"), ("Bela", "This member has not finished")):
        for options in ({"member": desk.actor(member).id}, {})[: 1 + (member == "Ada")]:
            sent = await ada.slash("games", "profile", **options)
            assert said(sent).startswith(who)
            assert "\n" not in said(sent)


async def test_a_member_can_show_their_profile_to_everybody(desk: Desk) -> None:
    ada, bela = desk.actor("Ada"), desk.actor("Bela")
    await scored(desk, ada)
    own = await ada.slash("games", "profile")
    assert own.answer is not None

    await desk.press(ada, "Show everyone", own.answer)

    post = await public(desk, bela, "Ada shows everyone:")
    assert "Ada: 1 match" in picture(post)
    assert buttons(post) == {}
    assert desk.pings == []


async def test_who_is_left_out_cannot_show_their_profile_by_an_old_button(desk: Desk) -> None:
    ada, bela = desk.actor("Ada"), desk.actor("Bela")
    await scored(desk, ada)
    own = await ada.slash("games", "profile")
    assert own.answer is not None
    await desk.slash(ada, "profile", hidden=True)
    refused = await desk.press(ada, "Show everyone", own.answer)
    assert said(refused) == "You asked to be left out. `/profile hidden:False` puts you back."
    assert not [one for one in bela.messages("games") if one.only_for is None and "shows everyone" in str(one.texts)]


async def test_what_a_member_shows_to_everybody_is_in_the_language_of_the_server(desk: Desk) -> None:
    chen, bela = desk.actor("Chen"), desk.actor("Bela")
    desk.lay_out(NEARLY)
    await desk.slash(chen, "gems new", size=5, types=5)
    await desk.slash(chen, "gems move", from_="E3", to="E1")
    await desk.sessions.seats.resign(desk.request(chen), (await desk.match(chen)).id)
    await desk.drawn()
    await desk.slash(chen, "gems daily")
    await desk.sessions.seats.resign(desk.request(chen), (await daily_of(desk, chen)).id)

    def posts() -> list[Message]:
        return [message for message in bela.messages("games") if message.only_for is None]

    def more_than(count: int) -> bool:
        return len(posts()) > count

    wanted = (
        ("profile", "Allen zeigen", "Chen shows everyone:"),
        ("leaderboard", "Allen zeigen", "Chen shows everyone:"),
        ("gems daily", "Ergebnis zeigen", "daily of"),
    )
    for command, button, begin in wanted:
        own, before = await chen.slash("games", command), len(posts())
        assert own.answer is not None
        await desk.press(chen, button, own.answer)
        await desk.playground.until(partial(more_than, before), "nothing was shown")
        assert begin in "".join(posts()[-1].texts), command
        assert not re.search("Partie|Punkt|Bestenliste|Gesamt", str(posts()[-1].components)), command


async def test_a_public_profile_omits_a_daily_of_today(desk: Desk) -> None:
    ada, bela = desk.actor("Ada"), desk.actor("Bela")
    await scored(desk, ada)
    await desk.slash(ada, "gems daily")
    daily = await daily_of(desk, ada)
    await desk.sessions.turns.play(desk.request(ada), daily.id, first_move(daily, 0), daily.version)
    await desk.sessions.seats.resign(desk.request(ada), daily.id)
    own = await ada.slash("games", "profile")
    assert own.answer is not None
    assert "Ada: 2 matches" in picture(own)

    await desk.press(ada, "Show everyone", own.answer)

    assert "Ada: 1 match" in picture(await public(desk, bela, "Ada shows everyone:"))


async def test_a_daily_without_a_move_counts_in_no_profile(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await scored(desk, ada)
    await desk.slash(ada, "gems daily")
    await desk.sessions.seats.resign(desk.request(ada), (await daily_of(desk, ada)).id)
    assert "Ada: 1 match" in picture(await ada.slash("games", "profile"))
    assert "2 matches" not in picture(await ada.slash("games", "profile"))


async def test_a_profile_tells_the_streak_and_shows_others_no_daily_of_today(desk: Desk) -> None:
    ada, bela = desk.actor("Ada"), desk.actor("Bela")
    await desk.slash(ada, "settings", daily="lounge")

    def tables() -> int:
        return sum("### Gems 3D: daily" in "".join(m.texts) for m in ada.messages("lounge") if m.only_for is None)

    for days in (1, 2):
        await desk.slash(ada, "gems daily")
        daily = await daily_of(desk, ada)
        await desk.sessions.turns.play(desk.request(ada), daily.id, first_move(daily, 0), daily.version)
        await desk.sessions.seats.resign(desk.request(ada), daily.id)
        if days == 1:
            desk.clock.turn(DAY)
            await desk.playground.until(lambda: tables() == 1, "the day was not closed")
    assert "2 days in a row with a daily (most ever: 2)" in picture(await ada.slash("games", "profile"))
    assert "2 days in a row with a daily" in picture(await ada.slash("games", "profile", game="Gems 3D"))
    assert "1 day in a row with a daily (most ever: 1)" in picture(await bela.slash("games", "profile", member=ada.id))

    desk.clock.turn(DAY)
    await desk.playground.until(lambda: tables() == 2, "the day was not closed")
    assert "2 days in a row with a daily" in picture(await bela.slash("games", "profile", member=ada.id))


async def test_a_profile_tells_the_streak_of_each_game(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await scored(desk, ada)
    await _played_gembatan(desk, ada)
    user, day = ada.id, desk.sessions.dailies.today
    opened = [("gems3d", day - 2), ("gems3d", day - 1), ("gems3d", day), ("gembatan", day)]

    async def write(connection: Connection) -> None:
        for game, on in opened:
            about = {"match_id": f"{game[:6]}{on % 1000}", "opened_at": on * DAY * 60_000, "turns": 1}
            await connection.execute(insert(dailies).values(day=on, game=game, user_id=user, own_day=on, **about))

    await desk.store.run(write)
    own = picture(await ada.slash("games", "profile"))
    assert "Gems 3D: daily: 3 days in a row" in own
    assert "3 days in a row with a daily (most ever: 3)" in own
    assert own.count("days in a row") == 2  # one day of Gembatan is no streak
    alone = picture(await ada.slash("games", "profile", game="Gems 3D"))
    assert "daily: 3" not in alone
    assert "3 days in a row with a daily" in alone


async def test_the_buttons_of_a_profile_work_after_a_restart(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await scored(desk, ada)
    own = await ada.slash("games", "profile", game="gems3d")
    assert own.answer is not None
    await desk.restart()

    assert "### Ada" in said(await desk.press(ada, "As text", own.answer))


async def test_a_profile_tells_wins_against_computer_players_and_the_badge(desk: Desk) -> None:
    ada, chen = desk.actor("Ada"), desk.actor("Chen")
    await scored(desk, ada)
    guild = desk.playground.world.guild.id
    await lines(desk, "against-hard:wins", {"Ada": 12}, game="gems3d", played=30)
    await lines(desk, "against-easy:wins", {"Ada": 4}, game="gems3d", played=4)
    row = FeatRow(guild, ada.id, "gems3d", "beat-hard", 1, 12, "m1", desk.clock.now())
    covered = [replace(row, feat="covered", number=turns, times=turns) for turns in (5, 7)]
    for one in (row, *covered):  # each from another match
        await desk.store.write(writes.put(one))

    own = await ada.slash("games", "profile")
    told = "Gems 3D: won against computer players: hard 12 of 30 · easy 4 of 4 · computer players stood in for 12 turns"
    assert told in picture(own).splitlines()
    assert "covered" not in picture(own)
    assert "Beat the hard computer · Gems 3D · 12 times" in picture(own)
    german = picture(await chen.slash("games", "profile", member=ada.id))
    told = (
        "gegen Computerspieler gewonnen: schwer 12 von 30 · leicht 4 von 4 · für 12 Züge sprangen Computerspieler ein"
    )
    assert f"Gems 3D: {told}" in german.splitlines()
    assert "Schweren Computer besiegt · Gems 3D · 12-mal" in german


async def test_the_leaderboard_against_a_level_says_how_many_matches_are_won(desk: Desk) -> None:
    ada, chen = desk.actor("Ada"), desk.actor("Chen")
    await lines(desk, "against-hard:wins", {"Ada": 12}, played=30)

    shown = picture(await ada.slash("games", "gembatan top"))
    assert shown.splitlines()[0] == "Gembatan · Wins · against hard computer players · All time"
    assert "1. Ada: 12 (of 30 matches)" in shown
    german = picture(await chen.slash("games", "gembatan top"))
    assert german.startswith("Gembatan · Siege · gegen schwere Computerspieler · ")
