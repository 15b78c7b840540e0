"""Tests of `/cup` with groups and a final: the form, the plan before the start, boards, and who is told what."""

import pytest

from bot.playground import Message
from bot.playground.client.refusal import Refused
from bot.sessions.leagues.model import Phase
from bot.sessions.model import Match
from bot.sessions.model import Phase as MatchPhase
from tests.cogs.desk import Desk, buttons, said
from tests.cogs.test_cup import FORM, begun, cup_of, in_play, opened, texts
from tests.cogs.test_league import NAMES, alt, private, public, resign, until

pytestmark = pytest.mark.slow


async def end(desk: Desk, match: Match) -> Match:
    """Let all but the first player give up, the last one first."""
    for seat in match.seats[:0:-1]:
        await desk.sessions.seats.resign(desk.request(desk.actor(seat.name)), match.id)
    return await desk.sessions.matches.match(match.id)


def boards(desk: Desk, match: Match) -> list[Message]:
    return desk.actor("Ada").messages(desk.playground.world.channel(match.place.channel))


async def told(desk: Desk, match: Match, sentence: str) -> str:
    """Return the last board of a match once it has a sentence."""
    await until(desk, lambda: any(sentence in "\n".join(one.texts) for one in boards(desk, match)))
    return next("\n".join(one.texts) for one in boards(desk, match) if sentence in "\n".join(one.texts))


async def test_the_rules_and_the_plan_are_told_before_somebody_joins(desk: Desk) -> None:
    joining = await opened(desk, kind="t42")
    assert "Groups of up to 4, then a final table" in "\n".join(joining.texts)
    assert "With " not in "\n".join(joining.texts)
    holiday = "Holidays (`/away`) hold up no match at a table: it opens all the same"
    assert holiday in "\n".join(joining.texts)
    bela = desk.actor("Bela")
    rules = said(await desk.press(bela, "Rules of the cup", joining))
    assert "A group plays 2 matches at one table" in rules
    assert "If points are equal, matches won decide, then the better rating." in rules
    assert "A group lasts 4 weeks at most" in rules
    assert rules.count("/away") == 1
    assert holiday in rules
    for name in NAMES:
        await desk.press(desk.actor(name), "Join", joining)
    plan = "With 6 members: 2 groups of 3, the best 2 go on → final of 4."
    await until(desk, lambda: plan in "\n".join(public(bela, "Join")[-1].texts))
    rules_of = (await cup_of(desk)).rules
    assert (rules_of.table, rules_of.matches, rules_of.weeks) == (4, 2, 4)


async def test_members_of_a_group_are_told_who_goes_on_and_who_is_out(desk: Desk) -> None:
    groups = await begun(desk, *NAMES, kind="t41")
    ada = desk.actor("Ada")
    assert "The cup has begun" in "\n".join(groups.texts)
    first, second = await in_play(desk)
    assert [len(one.seats) for one in (first, second)] == [3, 3]
    assert "Cup · Round 1, group A" in "\n".join(boards(desk, first)[-1].texts)
    assert desk.playground.world.channel(first.place.channel).name == "A · Round 1 · Gembatan cup"
    assert "Whoever lets it run out is last in the match" in "\n".join(boards(desk, first)[-1].texts)
    assert "Round 1, group A · 0 of 1 match · the best 2 go on: at the table: " in alt(groups)
    own = desk.actor(first.seats[0].name)
    await desk.slash(own, "cup", game="Gembatan")
    shown = "\n".join(private(own).texts)
    assert "Round 1, group A: you play **" in shown
    assert shown.count("**") >= 4

    first = await end(desk, first)
    names = [seat.name for seat in first.seats]
    board = await told(desk, first, "is out of the cup")
    assert f"Points in the cup: {names[0]} 2, {names[1]} 1 and {names[2]} 0." in board
    assert f"{names[0]} and {names[1]} go on." in board
    assert f"{names[2]} is out of the cup. Final place: 5." in board
    await until(desk, lambda: "1 of 3 tables are decided: 2 groups and the final" in alt(public(ada, "As text")[-1]))
    assert [one.id for one in public(ada, "As text")] == [groups.id]
    text = said(await desk.press(ada, "As text", public(ada, "As text")[-1]))
    assert f"1. **{names[0]}**, 2 points, goes on" in text.replace("\\", "")
    assert f"3. **{names[2]}**, 0 points, is out" in text.replace("\\", "")
    await desk.slash(own, "cup", game="Gembatan")
    assert "You are in the final. The others are not known yet." in "\n".join(private(own).texts)
    out = desk.actor(names[2])
    await desk.slash(out, "cup", game="Gembatan")
    assert "Your final place: **5 of 6**" in "\n".join(private(out).texts)


async def test_the_final_says_who_has_won_the_cup(desk: Desk) -> None:
    await begun(desk, *NAMES, kind="t41")
    ada = desk.actor("Ada")
    for match in await in_play(desk):
        await end(desk, match)
    await until(desk, lambda: "2 of 3 tables are decided: 2 groups and the final" in alt(public(ada, "As text")[-1]))
    [final] = await in_play(desk)
    assert len(final.seats) == 4
    waiting = [f"<@{one.user}>" for one in final.seats[1:]]
    opened = f"**Final** · <#{final.place.channel}>\n{waiting[0]}, {waiting[1]} and {waiting[2]}: "
    opened += "your match is open, and another player begins."
    await until(desk, lambda: any(opened in text for text in texts(desk)))
    cup = await cup_of(desk)
    final = await end(desk, final)
    names = [seat.name for seat in final.seats]
    board = await told(desk, final, "has won the cup")
    assert f"{names[0]} has won the cup." in board
    assert f"{names[1]} has place 2." in board
    ended = f"<@{final.seats[0].user}> has won the cup of Gembatan. <@{final.seats[1].user}> came second."
    await until(desk, lambda: any(ended in text for text in texts(desk)))
    post = next(one for one in ada.messages("games") if ended in "\n".join(one.texts))
    assert "Final places" in alt(post)
    assert (await desk.sessions.leagues.league(cup.id)).phase is Phase.CLOSED


async def test_who_resigns_at_a_table_lets_the_others_play_on(desk: Desk) -> None:
    await begun(desk, "Ada", "Bela", "Dora", kind="t31")
    [match] = await in_play(desk)
    await resign(desk, match)
    match = await desk.sessions.matches.match(match.id)
    assert match.phase is MatchPhase.PLAYING
    board = boards(desk, match)[-1]
    assert "Cup · Final" in "\n".join(board.texts)


@pytest.mark.parametrize(("game", "kind"), [("Gem Rush", "t71"), ("Gems 3D", "t51"), ("Gem Rush", "t31")])
async def test_other_games_have_tables_too(desk: Desk, game: str, kind: str) -> None:
    await begun(desk, *NAMES[:5], game=game, kind=kind)
    ada = desk.actor("Ada")
    [match] = await in_play(desk)
    assert len(match.seats) == (3 if kind == "t31" else 5)
    if game == "Gem Rush":
        match = await end(desk, match)
        assert match.phase is MatchPhase.OVER
        await told(desk, match, f"{match.seats[0].name} goes on." if kind == "t31" else "has won the cup")
        await until(desk, lambda: "1 of " in alt(public(ada, "As text")[0]))


async def test_no_larger_tables_are_offered_than_the_game_has(desk: Desk) -> None:
    desk.playground.world.gather(len(NAMES))
    ada = desk.actor("Ada")
    await desk.slash(ada, "cup")
    asked = await desk.press(ada, "Gembatan", private(ada))
    with pytest.raises(Refused):
        await ada.submit(asked, FORM | {"kind": ["t51"]})
    assert await desk.sessions.leagues.of(desk.playground.world.guild.id, cups=True) == ()


async def test_a_manager_is_asked_before_a_cup_with_too_few_moves_its_date(desk: Desk) -> None:
    joining = await opened(desk)
    for name in ("Ada", "Bela"):
        await desk.press(desk.actor(name), "Join", joining)
    ada = desk.actor("Ada")
    begins = (await cup_of(desk)).row.begins_at
    await desk.slash(ada, "cup", game="Gembatan")
    asked = said(await desk.press(ada, "Begin now", private(ada)))
    assert "Only 2 members have joined, and a cup needs 3." in asked
    assert (await cup_of(desk)).row.begins_at == begins
    await desk.press(ada, "Keep the date", private(ada))
    assert (await cup_of(desk)).row.begins_at == begins
    await desk.press(ada, "Begin now", private(ada))
    assert "as soon as 3 members have joined" in said(await desk.press(ada, "Begin with 3 members", private(ada)))
    assert (await cup_of(desk)).row.begins_at < begins
    await desk.press(desk.actor("Dora"), "Join", joining)
    await until(desk, lambda: bool(public(ada, "As text")))


async def test_the_last_board_of_a_series_says_who_is_out_and_who_has_won(desk: Desk) -> None:
    await begun(desk, "Ada", "Bela", "Dora")
    [match] = await in_play(desk)
    await resign(desk, match)
    winner, loser = match.seats[0].name, match.seats[1].name
    board = await told(desk, match, "is out of the cup")
    assert f"{winner} goes on." in board
    assert f"{loser} is out of the cup. Final place: 3." in board
    ada = desk.actor("Ada")
    await until(desk, lambda: "1 of 2 series are decided" in alt(public(ada, "As text")[-1]))
    [final] = await in_play(desk)
    await resign(desk, final)
    board = await told(desk, final, "has won the cup")
    assert f"{final.seats[1].name} has place 2." in board
    await until(desk, lambda: any("has won the cup of" in text for text in texts(desk)))
    post = next(one for one in ada.messages("games") if "has won the cup of" in "\n".join(one.texts))
    assert "Final places" in alt(post)
    assert "As text" in buttons(post)


async def test_one_of_the_last_two_at_a_table_reads_what_resigning_means(desk: Desk) -> None:
    await begun(desk, "Ada", "Bela", "Dora", kind="t32")
    [match] = await in_play(desk)
    assert desk.playground.world.channel(match.place.channel).name == "Final · Gembatan cup, match 1"
    last, other, first = (desk.actor(seat.name) for seat in match.seats)
    thread = desk.playground.world.channel(match.place.channel)
    asked = await other.slash(thread.name, "gembatan resign")
    assert "You are behind all who still play" in said(asked)
    await desk.sessions.seats.resign(desk.request(first), match.id)
    told = said(await last.slash(thread.name, "gembatan resign"))
    assert "The other player then comes first, and you are next, before those who have left." in told
    assert "the point in the cup" not in told
