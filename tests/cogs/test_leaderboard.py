"""Tests of leaderboards by command: `/leaderboard`, each game's `top`, seasons, and members who asked to be left
out.
"""

import pytest

from bot.engine.honours import board_key, measure_of
from bot.playground import Actor, Interaction, Message, Refused
from bot.playground.world.model import nested
from bot.storage import writes
from bot.storage.rows import LineRow
from bot.storage.writes import Statement
from bot.texts.locales import listed
from cogs import all_cogs
from tests.cogs.desk import Desk, buttons, relay, resign, said, solo
from tests.cogs.test_computers import rested
from tests.texts.loaded import all_texts

# A fifth red gem on E1 completes a line. Only this line lay on the board, so the board is empty afterwards.
NEARLY = "RRRR1/5/4R/5/5 types=RKDBG line=5"
SETTINGS = "Solo · 5×5 · 5 types · lines of 5 · 3 new gems a turn"
DAY = 24 * 60  # minutes


async def scored(desk: Desk, who: Actor) -> None:
    """Play a solo match of one turn and 5 points to its end."""
    desk.lay_out(NEARLY)
    desk.clock.turn(1)
    await desk.slash(who, "gems new", size=5, types=5)
    await desk.slash(who, "gems move", from_="E3", to="E1")
    asked = await who.slash("games", "gems resign")
    assert asked.answer is not None
    await desk.press(who, "Yes, resign", asked.answer)


async def lines(desk: Desk, board: str, values: dict[str, int], game: str = "gembatan", **more: int) -> None:
    """Store lines of a leaderboard as matches would. If no user has a name, its number in `values` is the user id."""
    users = {user.name: user.id for user in desk.playground.world.state.users.values()}
    guild, at = desk.playground.world.guild.id, desk.clock.now()
    kept = writes.set_board(guild, game, more.get("season", 1), board, at)
    for number, (name, value) in enumerate(values.items(), 1):
        played = more.get("played", 7)
        into = Statement.HONOUR_SUM if measure_of(board) == "wins" else Statement.HONOUR_BEST
        row = LineRow(
            guild_id=guild,
            game=game,
            board=board,
            season=more.get("season", 1),
            period="all",
            user_id=users.get(name, number),
            name=name,
            value=value,
            total=None,
            turns=9,
            undos=0,
            played=played,
            match_id=f"m{number}",
            ended_at=at + number,
            ranked=measure_of(board) != "rating" or played >= 5,
        )
        kept += writes.set_lines(into, [row])
    await desk.store.write(kept)


def picture(sent: Interaction | Message) -> str:
    """Return the alt text of the only picture of an answer."""
    message = sent.answer if isinstance(sent, Interaction) else sent
    assert message is not None
    (shown,) = message.attachments
    assert shown.filename.endswith(".png")
    assert shown.width == 1000
    return shown.description or ""


async def public(desk: Desk, who: Actor, part: str) -> Message:
    return await who.wait_for(
        lambda message: message.only_for is None and any(part in text for text in message.texts), channel="games"
    )


async def test_a_leaderboard_is_shown_as_a_picture_and_as_a_text(desk: Desk) -> None:
    ada, bela, chen = desk.actor("Ada"), desk.actor("Bela"), desk.actor("Chen")
    await scored(desk, ada)
    await scored(desk, bela)

    shown = await ada.slash("games", "leaderboard")
    assert shown.answer is not None
    assert shown.answer.only_for == ada.id
    assert picture(shown).splitlines() == [
        f"Gems 3D · Best score · {SETTINGS} · All time",
        "1. Ada: 5 (1 turn · no undos)",
        "1. Bela: 5 (1 turn · no undos)",
        "2 members",
    ]
    text = await desk.press(ada, "As text", shown.answer)
    assert text.answer is not None
    assert text.answer.id == shown.answer.id
    assert text.answer.attachments == []
    assert r"1\. **Ada** (You) · 5 · 1 turn" in said(text)
    assert r"1\. **Bela** · 5 · 1 turn" in said(text)
    again = await desk.press(ada, "As picture", text.answer)
    assert "1. Bela: 5 (1 turn · no undos)" in picture(again)
    assert "Bestes Ergebnis" in picture(await chen.slash("games", "leaderboard"))
    assert "(Du)" not in await desk.slash(chen, "leaderboard", text=True)


async def test_all_ways_to_the_leaderboard_first_show_the_one_on_which_the_match_counts(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await desk.slash(ada, "gembatan new", computer="easy")
    await lines(desk, "against-easy:wins", {"Ada": 2})
    desk.clock.turn(1)
    await lines(desk, "standard", {"Bela": 55, "Ada": 40})  # newer, and of matches among members

    assert {text.splitlines()[0] for text in await _first_shown(desk, ada)} == {
        "Gembatan · Wins · against easy computer players · All time"
    }


async def test_no_way_to_the_leaderboard_shows_an_empty_one_if_another_has_lines(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await desk.slash(ada, "gembatan new", computer="easy")
    await lines(desk, "against-normal:wins", {"Ada": 2})

    assert {text.splitlines()[0] for text in await _first_shown(desk, ada)} == {
        "Gembatan · Wins · against normal computer players · All time"
    }


async def _first_shown(desk: Desk, who: Actor) -> list[str]:
    """Return the alt texts of what `/gembatan top`, `/leaderboard`, the board's More and `/help` show."""
    await rested(desk, who)
    found = [picture(await desk.press_behind_rest(who, "Leaderboard", desk.board(who)))]
    helped = await who.slash("games", "help")
    assert helped.answer is not None
    found.append(picture(await desk.press(who, "Leaderboard", helped.answer)))
    found.append(picture(await who.slash("games", "gembatan top")))
    return [*found, picture(await who.slash("games", "leaderboard"))]


async def test_the_menu_of_leaderboards_stays_when_the_only_one_with_lines_is_chosen(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await lines(desk, "against-easy:wins", {"Ada": 2})
    empty = await ada.slash("games", "leaderboard", game="gembatan", board="standard")
    assert empty.answer is not None
    assert "Nobody is on this leaderboard yet" in picture(empty)

    chosen = await ada.select(empty.answer, "Another leaderboard", "Wins · against easy computer players")
    assert "1. Ada: 2" in picture(chosen)
    assert chosen.answer is not None
    back = await ada.select(chosen.answer, "Another leaderboard", "Best score · for 2 to 4 players")
    assert "Nobody is on this leaderboard yet" in picture(back)


async def test_the_top_command_of_each_game_shows_the_same_leaderboard(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await scored(desk, ada)
    await lines(desk, "standard:rating", {"Bela": 1234})

    assert picture(await ada.slash("games", "gems top")) == picture(
        await ada.slash("games", "leaderboard", game="gems3d")
    )
    table = picture(await ada.slash("games", "leaderboard", game="Gembatan"))
    assert table.splitlines()[0] == "Gembatan · Rating · for 2 to 4 players · All time"
    assert picture(await ada.slash("games", "gembatan top")) == table
    # That of this match, 9×9, is empty.
    assert SETTINGS in picture(await desk.press_behind_rest(ada, "Leaderboard", await _begun(desk, ada)))


async def _begun(desk: Desk, who: Actor) -> Message:
    desk.lay_out(None)
    await desk.slash(who, "gems new")
    return desk.board(who)


async def test_without_a_game_a_member_sees_a_leaderboard_with_their_line(desk: Desk) -> None:
    ada, bela = desk.actor("Ada"), desk.actor("Bela")
    assert "Nobody is on this leaderboard yet" in picture(await ada.slash("games", "leaderboard"))
    await lines(desk, "rush:wins", {"Bela": 3}, game="gemrush")
    await lines(desk, "standard:wins", {"Ada": 2})

    assert picture(await ada.slash("games", "leaderboard")).startswith("Gembatan · Wins")
    rush = picture(await bela.slash("games", "leaderboard"))
    assert rush.splitlines()[:2] == ["Gem Rush · Wins · Rush · All time", "1. Bela: 3 (of 7 matches)"]


async def test_a_line_shows_the_turns_of_the_whole_match(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await lines(desk, "standard", {"Bela": 31})

    assert r"1\. **Bela** · 31 · match of 9 turns" in await desk.slash(
        ada, "leaderboard", game="gembatan", board="standard", text=True
    )


async def test_every_page_shows_the_members_line_and_a_press_finds_its_page(desk: Desk) -> None:
    ada, chen = desk.actor("Ada"), desk.actor("Chen")
    await lines(desk, "standard", {f"Member {i}": 500 - i for i in range(1, 23)} | {"Ada": 7})

    first = await ada.slash("games", "leaderboard", game="gembatan")
    assert first.answer is not None
    assert picture(first).splitlines()[-3:] == ["…", "23. Ada: 7 (match of 9 turns)", "23 members · page 1 of 3"]
    assert "‹ Previous ten" not in buttons(first.answer)
    last = await desk.press(ada, "My rank: 23", first.answer)
    assert picture(last).splitlines()[1:] == [
        "21. Member 21: 479 (match of 9 turns)",
        "22. Member 22: 478 (match of 9 turns)",
        "23. Ada: 7 (match of 9 turns)",
        "23 members · page 3 of 3",
    ]
    assert last.answer is not None
    assert not any(label.startswith(("My rank", "Next")) for label in buttons(last.answer))
    middle = await desk.press(ada, "‹ Previous ten", last.answer)
    assert "11. Member 11: 489" in picture(middle)
    assert middle.answer is not None
    onwards = await desk.press(ada, "Next ten ›", middle.answer)
    assert "page 3 of 3" in picture(onwards)
    assert "has pages 1 to 3" in await desk.slash(ada, "leaderboard", game="gembatan", page=4)
    assert "Du stehst noch nicht auf dieser Bestenliste" in picture(
        await chen.slash("games", "leaderboard", game="gembatan")
    )


async def test_a_members_line_is_found_among_many_with_the_same_rank(desk: Desk) -> None:
    ada = desk.actor("Ada")
    board = "standard:wins"
    await lines(desk, board, {f"Member {i}": 1 for i in range(1, 23)} | {"Ada": 1})

    first = await ada.slash("games", "leaderboard", game="gembatan", board=board)
    assert first.answer is not None
    own = await desk.press(ada, "My rank: 1", first.answer)
    assert picture(own).splitlines()[-2:] == ["1. Ada: 1 (of 7 matches)", "23 members · page 3 of 3"]


async def test_leaderboards_of_a_week_and_a_month_begin_again(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await scored(desk, ada)
    shown = await ada.slash("games", "leaderboard", period="week")
    assert shown.answer is not None
    assert picture(shown).splitlines()[:2] == [
        f"Gems 3D · Best score · {SETTINGS} · This week",
        "1. Ada: 5 (1 turn · no undos)",
    ]

    desk.clock.turn(70 * DAY)
    empty = await desk.press(ada, "This month", shown.answer)
    assert picture(empty).splitlines() == [
        f"Gems 3D · Best score · {SETTINGS} · This month",
        "Nobody is on this leaderboard yet. Be the first.",
    ]
    assert empty.answer is not None
    assert "Ada: 5" in picture(await desk.press(ada, "All time", empty.answer))
    offered = {each["value"]: each["name"] for each in await ada.autocomplete("games", "leaderboard", "period", "")}
    assert list(offered.values()) == ["This week", "This month", "All time", "Last week", "Last month"]
    (found,) = await ada.autocomplete("games", "leaderboard", "period", "last m")
    last_month = picture(await ada.slash("games", "leaderboard", period=found["value"]))
    assert "Nobody is on this leaderboard yet" in last_month
    desk.clock.turn(-70 * DAY)
    desk.clock.turn(7 * DAY)
    (found,) = await ada.autocomplete("games", "leaderboard", "period", "Last w")
    past = picture(await ada.slash("games", "leaderboard", period=found["value"]))
    assert "Ada: 5" in past
    assert "Week " in past
    assert "Ada: 5" in picture(await ada.slash("games", "leaderboard", period="all TIME"))


async def test_a_season_that_an_owner_closes_stays_readable(desk: Desk) -> None:
    ada, bela = desk.actor("Ada"), desk.actor("Bela")
    await scored(desk, bela)

    other = await ada.slash("games", "season", game="gems3d")
    assert other.answer is not None
    assert list(buttons(other.answer)) == ["Leave it open", "Close the season"]
    assert "Nothing has changed" in said(await desk.press(ada, "Leave it open", other.answer))
    asked = await ada.slash("games", "season", game="Gems 3D")
    assert asked.answer is not None
    assert "Close season 1 of Gems 3D?" in said(asked)
    again = await ada.slash("lounge", "season", game="gems3d")
    assert again.answer is not None
    closed = await desk.press(ada, "Close the season", asked.answer)
    assert "Season 1 of Gems 3D is closed, and season 2 has started" in said(closed)
    assert "Now it is season 2" in said(await desk.press(ada, "Close the season", again.answer))

    now = await ada.slash("games", "leaderboard", game="gems3d")
    assert "Nobody is on this leaderboard yet" in picture(now)
    assert now.answer is not None
    before = await ada.select(now.answer, "Another season", "Season 1")
    assert "1. Bela: 5" in picture(before)
    assert "1. Bela: 5" in picture(await ada.slash("games", "leaderboard", game="gems3d", season=1))
    assert "Season 1" in await desk.slash(ada, "leaderboard", game="gems3d", season=1, text=True)
    assert "seasons 1 to 2" in await desk.slash(ada, "leaderboard", game="gems3d", season=3)
    await scored(desk, bela)
    assert "1. Bela: 5" in picture(await ada.slash("games", "leaderboard", game="gems3d"))


async def test_only_managers_of_the_server_close_a_season(desk: Desk) -> None:
    ada, bela, chen = desk.actor("Ada"), desk.actor("Bela"), desk.actor("Chen")
    await scored(desk, ada)
    with pytest.raises(Refused):
        await chen.slash("games", "season", game="gems3d")
    asked = await bela.slash("games", "season", game="gems3d")
    assert asked.answer is not None
    world = desk.playground.world
    world.guild.members[bela.id].roles.clear()

    assert "“Manage Server”" in said(await desk.press(bela, "Close the season", asked.answer))
    assert "1. Ada" in picture(await ada.slash("games", "leaderboard", game="gems3d"))


async def test_a_member_who_asked_to_be_left_out_is_on_no_leaderboard(desk: Desk) -> None:
    ada, bela = desk.actor("Ada"), desk.actor("Bela")
    await scored(desk, ada)
    await scored(desk, bela)

    assert "you are on no leaderboard in any server" in await desk.slash(ada, "profile", hidden=True)
    assert picture(await bela.slash("games", "leaderboard")).splitlines()[1:] == [
        "1. Bela: 5 (1 turn · no undos)",
        "1 member",
    ]
    own = picture(await ada.slash("games", "leaderboard"))
    assert "Ada" not in own
    assert "You asked to be left out" in own
    assert "/profile hidden:False" in await desk.slash(ada, "leaderboard", text=True)
    await scored(desk, ada)
    assert "Ada" not in picture(await bela.slash("games", "leaderboard"))

    assert "on the leaderboards again" in await desk.slash(ada, "profile", hidden=False)
    assert "1. Ada: 5" in picture(await bela.slash("games", "leaderboard"))


async def test_ratings_are_shown_from_five_matches_on(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await lines(desk, "standard:rating", {"Bela": 1234, "Chen": -45})
    await lines(desk, "standard:rating", {"Ada": 800}, played=3)

    shown = picture(await ada.slash("games", "leaderboard", game="gembatan"))
    assert shown.splitlines()[1:] == [
        "1. Bela: 1,234 (7 matches)",
        "2. Chen: -45 (7 matches)",
        "2 members",
        "Play 2 more rated matches to be on this leaderboard.",
    ]


async def test_the_levels_of_a_crisis_have_names(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await lines(desk, "crisis:level", {"Bela": 4, "Ada": 1}, game="gemrush")

    shown = picture(await ada.slash("games", "leaderboard", game="gemrush"))
    assert shown.splitlines()[:3] == [
        "Gem Rush · Hardest level · Crisis · All time",
        "1. Bela: Expert (match of 9 turns)",
        "2. Ada: Apprentice (match of 9 turns)",
    ]


async def test_a_member_can_show_a_leaderboard_to_everybody(desk: Desk) -> None:
    ada, bela = desk.actor("Ada"), desk.actor("Bela")
    await scored(desk, ada)
    shown = await ada.slash("games", "leaderboard")
    assert shown.answer is not None

    await desk.press(ada, "Show everyone", shown.answer)
    post = await public(desk, bela, "Ada shows everyone:")
    assert "1. Ada: 5" in picture(post)
    assert buttons(post) == {}
    text = await desk.press(ada, "As text", shown.answer)
    assert text.answer is not None
    await desk.press(ada, "Show everyone", text.answer)
    post = await public(desk, bela, r"1\. **Ada** · 5")
    assert "You" not in "".join(post.texts)


async def test_a_menu_leads_to_other_leaderboards_and_games_even_after_a_restart(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await lines(desk, "standard:wins", {"Bela": 2})
    await lines(desk, "standard", {"Bela": 44})
    shown = await ada.slash("games", "leaderboard", game="gembatan")
    assert shown.answer is not None

    other = await ada.select(shown.answer, "Another leaderboard", "Wins · for 2 to 4 players")
    assert "1. Bela: 2 (of 7 matches)" in picture(other)
    assert other.answer is not None
    await desk.restart()
    game = await ada.select(other.answer, "Another game", "Gem Rush")
    assert picture(game).startswith("Gem Rush ·")
    assert game.answer is not None
    text = await desk.press(ada, "As text", game.answer)
    assert "### Gem Rush" in said(text)
    offered = await ada.autocomplete("games", "leaderboard", "board", "wins", game="gembatan")
    assert [each["value"] for each in offered] == ["standard:wins"]
    assert "1. Bela: 2" in picture(await ada.slash("games", "leaderboard", game="gembatan", board="standard:wins"))
    games = await ada.autocomplete("games", "leaderboard", "game", "gem rus")
    assert [each["value"] for each in games] == ["gemrush"]


GAMES = listed("en", [all_texts().say("en", f"{cog.face.key}-name") for cog in all_cogs() if cog.face is not None])
NOT_THERE: list[tuple[dict[str, object], str]] = [
    ({"game": "chess"}, f"There is no game “chess”. I have {GAMES}."),
    ({"game": "gems3d", "board": "nonsense"}, "There is no leaderboard “nonsense”."),
    ({"game": "gems3d", "board": "solo-9-7-3-5:nonsense"}, "There is no leaderboard"),
    ({"game": "gems3d", "board": "solo-\u0669-7-3-5"}, "There is no leaderboard"),  # Our buttons use ASCII digits.
    ({"game": "gems3d", "board": f"solo-{'9' * 200}-7-3-5"}, "There is no leaderboard"),
    ({"game": "gems3d", "board": f"solo-{'9' * 4000}-7-3-5"}, "That text is too long: I read at most 300 characters"),
    ({"period": "yesterday"}, "I do not know the period “yesterday”."),
    ({"period": "2026-W60"}, "I do not know the period"),
    ({"page": 2}, "has only page 1"),
    ({"season": 2}, "there is only season 1"),
]


async def test_a_missing_leaderboard_is_refused_in_one_sentence(desk: Desk) -> None:
    for options, sentence in NOT_THERE:
        sent = await desk.actor("Ada").slash("games", "leaderboard", **options)

        assert sentence in said(sent)
        assert "\n" not in said(sent)
        assert sent.answer is not None
        assert sent.answer.only_for is not None


async def test_names_on_a_leaderboard_do_not_format_text_or_ping_anybody(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await lines(desk, "standard", {"**@everyone** <@1>": 9, "": 8, "[a](http://b)": 7})

    text = await desk.slash(ada, "leaderboard", game="gembatan", text=True)
    assert "**@everyone**" not in text
    assert "<@1>" not in text
    assert "](http://" not in text
    assert desk.pings == []
    assert "**@everyone** <@1>: 9" in picture(await ada.slash("games", "leaderboard", game="gembatan"))


async def test_all_addresses_in_a_message_differ(desk: Desk) -> None:
    """Custom ids differ even for the longest keys. Discord would refuse a message with two equal ids."""
    ada = desk.actor("Ada")
    key = board_key("rush-normal-20", "points")
    for board in (key, "crisis-circle-53", "rush-chaos-usual", "crisis-none-open"):
        await lines(desk, board, {f"Member {i}": 50 + i for i in range(31)} | {"Ada": 3}, game="gemrush")
    first = await ada.slash("games", "leaderboard", game="gemrush", page=2)
    assert first.answer is not None

    ids = [part["custom_id"] for part in nested(first.answer.components) if "custom_id" in part]
    assert len(set(ids)) == len(ids)


async def test_leaderboards_of_other_settings_are_suggested_newest_first(desk: Desk) -> None:
    ada, bela = desk.actor("Ada"), desk.actor("Bela")
    await scored(desk, ada)
    desk.clock.turn(1)
    await lines(desk, "solo-6-5-3-5", {"Bela": 5}, game="gems3d")

    boards = await ada.autocomplete("games", "gems top", "board", "")
    assert [("6×6" in board["name"], "5×5" in board["name"]) for board in boards] == [(True, False), (False, True)]
    assert "1. Bela: 5" in picture(await bela.slash("games", "gems top"))
    small = await bela.slash("games", "gems top", board=boards[1]["value"])
    assert "1. Ada: 5" in picture(small)


async def test_a_match_without_any_move_is_on_no_leaderboard(desk: Desk) -> None:
    for who in await relay(desk):
        await resign(desk, who)
    await resign(desk, await solo(desk))

    shown = await desk.actor("Ada").slash("games", "leaderboard")

    alt = picture(shown)
    assert "Nobody is on this leaderboard yet" in alt
    assert "0 turns" not in alt
