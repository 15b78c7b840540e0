"""Tests of team battles in `/cup`: the form with two roles, who may sign up, a whole battle, and what it tells."""

import pytest

from bot.errors import NotAllowed
from bot.playground import Message
from bot.playground.world.model import Role
from bot.sessions.leagues import battles
from bot.sessions.leagues.model import League, Phase
from bot.sessions.model import Match
from bot.sessions.pace import DAY, HOUR, MINUTE
from bot.ui.entry.buttons import Button
from bot.ui.leagues.panels import modes
from bot.ui.leagues.plans import CupPlan
from bot.ui.words import Words
from cogs.cup import panels
from cogs.cup.battle_page import BattlePage
from cogs.gembatan.face import GembatanFace
from tests.cogs.desk import Desk, buttons, said
from tests.cogs.test_cup import cup_of, in_play, texts
from tests.cogs.test_league import NAMES, alt, private, public, until
from tests.texts.loaded import all_texts

pytestmark = pytest.mark.slow

AMBER, BLUE = NAMES[::2], NAMES[1::2]  # Ada, Chen, Emil – Bela, Dora, Fay
FORM = {"start": ["short"], "place": ["threads1"], "turn": ["2"], "pause": ["1"]}


def roles_of(desk: Desk, *extra: str) -> tuple[Role, Role]:
    """Give the members the roles of both teams. extra: who gets both. Return the roles."""
    world = desk.playground.world
    world.gather(len(NAMES) + 1)
    first = world.add_role(world.guild, "Amber", color=0xE0A514)
    second = world.add_role(world.guild, "Blue", color=0x1F3A93)
    for names, role in ((AMBER, first), (BLUE, second)):
        for name in names:
            own = world.guild.members[desk.actor(name).id].roles
            both = [first.id, second.id] if name in extra else [role.id]
            world.set_roles(desk.actor(name).id, world.guild, [*own, *both])
    return first, second


async def opened(desk: Desk, *extra: str, game: str = "Gembatan", **form: str) -> Message:
    """Let Ada open a battle by touch. Return the message by which members sign up. extra: as for `roles_of`."""
    first, second = roles_of(desk, *extra)
    ada = desk.actor("Ada")
    await desk.slash(ada, "cup")
    await ada.select(private(ada), "Knockout, or groups and a final", "teams")
    asked = await desk.press(ada, game, private(ada))
    fields = FORM | {name: [one] for name, one in form.items()} | {"roles": [str(first.id), str(second.id)]}
    assert "The team battle is open" in said(await ada.submit(asked, fields))
    await until(desk, lambda: bool(public(ada, "Sign up")))
    return public(ada, "Sign up")[-1]


async def begun(desk: Desk, *names: str, **form: str) -> Message:
    """Let members play in a battle. Return the message with the boards."""
    joining = await opened(desk, **form)
    for name in names:
        await desk.press(desk.actor(name), "Sign up", joining)
    ada = desk.actor("Ada")
    await desk.slash(ada, "cup", game=form.get("game", "Gembatan"))
    await desk.press(ada, "Begin now", private(ada))
    await desk.press(ada, "Yes, begin", private(ada))
    await until(desk, lambda: bool(public(ada, "As text")))
    return public(ada, "As text")[-1]


async def lose(desk: Desk, match: Match, team: int) -> None:
    """Let the player of a team give up. team: 0 or 1."""
    users = {desk.actor(name).id: name for name in NAMES}
    names = AMBER if team == 0 else BLUE
    who = next(users[seat.user] for seat in match.seats if users[seat.user] in names)
    await desk.sessions.seats.resign(desk.request(desk.actor(who)), match.id)


async def own_panel(desk: Desk, name: str) -> str:
    await desk.slash(desk.actor(name), "cup", game="Gembatan")
    return "\n".join(private(desk.actor(name)).texts).replace("\\", "")


def board_of(desk: Desk, match: Match) -> str:
    thread = desk.playground.world.channel(match.place.channel)
    return "\n".join(desk.actor("Ada").messages(thread)[-1].texts)


async def test_a_battle_begins_with_a_board_for_each_pair(desk: Desk) -> None:
    boards = await begun(desk, *NAMES)
    text = "\n".join(boards.texts)
    assert "The team battle has begun: **Amber** (" in text
    assert all(f"<@{desk.actor(name).id}>" in text for name in NAMES)
    assert "Gembatan · Team battle · Amber 0–0 Blue · 0 of 3 matches are over." in alt(boards)
    matches = await in_play(desk)
    assert [one.terms.league.stage for one in matches if one.terms.league is not None] == [1, 2, 3]
    begins = [desk.actor(name).id for name in ("Ada", "Dora", "Emil")]
    assert [match.seats[0].user for match in matches] == begins
    thread = desk.playground.world.channel(matches[1].place.channel)
    assert thread.name == "Board 2: Chen – Dora · Gembatan"
    assert "Team battle · board 2 · Blue – Amber" in board_of(desk, matches[1])
    assert "· team battle" in await desk.slash(desk.actor("Ada"), "turns")
    shown = await own_panel(desk, "Ada")
    assert "Board 1: you play **Bela** in" in shown
    assert "**Amber** needs 2 points more to win." in shown


async def test_a_battle_of_six_is_played_with_a_restart_in_the_middle(desk: Desk) -> None:
    boards = await begun(desk, *NAMES)
    ada, matches = desk.actor("Ada"), await in_play(desk)
    await lose(desk, matches[0], 1)
    await until(desk, lambda: "Amber 1–0 Blue · 1 of 3 matches are over" in alt(public(ada, "As text")[-1]))
    assert [one.id for one in public(ada, "As text")] == [boards.id]
    told = said(await desk.press(ada, "As text", public(ada, "As text")[-1])).replace("\\", "")
    assert "Board 1: **Ada** – Bela, 1–0" in told
    assert "· now <#" in told
    assert "Board 1 against **Ada**: 0–1 for you.\n**Blue** needs 2 points more to win." in await own_panel(
        desk, "Bela"
    )

    await desk.restart()
    await lose(desk, matches[1], 0)
    await until(desk, lambda: "Amber 1–1 Blue" in alt(public(ada, "As text")[-1]))
    assert "In the team battle, Dora gets the point for Blue." in board_of(desk, matches[1])
    assert "**Amber** needs 1 point more to win." in await own_panel(desk, "Emil")
    cup = await cup_of(desk)
    await lose(desk, matches[2], 1)
    won = "**Amber** has won the team battle of Gembatan against Blue, 2–1"
    await until(desk, lambda: any(won in one for one in texts(desk)))
    [ended] = [one for one in ada.messages("games") if won in "\n".join(one.texts)]
    assert {name for name in NAMES if f"<@{desk.actor(name).id}>" in "\n".join(ended.texts)} == {*AMBER}
    assert "Amber has won the team battle against Blue, 2–1." in alt(ended)
    cup = await desk.sessions.leagues.league(cup.id)
    assert (cup.phase, battles.sums_of(cup.rows)) == (Phase.CLOSED, (4, 2, 0))
    await desk.slash(ada, "cup")
    assert "**Amber** has won the team battle" in said(await desk.press(ada, "The last cup", private(ada)))


async def test_the_rules_and_both_teams_are_told_before_somebody_signs_up(desk: Desk) -> None:
    joining = await opened(desk, place="threads2")
    assert list(buttons(joining)) == ["Sign up", "Rules of the battle", "Team battle"]
    bela = desk.actor("Bela")
    rules = said(await desk.press(bela, "Rules of the battle", joining))
    assert "A board is 2 matches, one after the other, and each player begins once." in rules
    assert "If both have as many, the battle is a draw." in rules
    assert "A board lasts 4 weeks at most" in rules
    assert "You have signed up for **Blue**." in said(await desk.press(bela, "Sign up", joining))
    await until(desk, lambda: "**Blue** (1): Bela" in "\n".join(public(bela, "Sign up")[-1].texts))
    for name in ("Ada", "Dora", "Emil", "Fay"):
        await desk.press(desk.actor(name), "Sign up", joining)
    plan = "So far 2 boards. 1 member would be in reserve."
    await until(desk, lambda: plan in "\n".join(public(bela, "Sign up")[-1].texts))
    assert "You play for **Blue** when the battle begins." in await own_panel(desk, "Fay")
    assert "You have left the team battle." in said(await desk.press(bela, "Leave", private(bela)))
    cup = await cup_of(desk)
    assert (cup.rules.matches, cup.rules.weeks, len(cup.rows.members)) == (2, 4, 4)
    assert [(one.name, one.colour) for one in cup.rules.teams] == [("Amber", 0xE0A514), ("Blue", 0x1F3A93)]


async def test_who_has_both_roles_or_none_reads_what_would_be_right(desk: Desk) -> None:
    joining = await opened(desk, "Chen")
    world = desk.playground.world
    fay = desk.actor("Fay")
    world.set_roles(fay.id, world.guild, [])
    refused = said(await desk.press(fay, "Sign up", joining))
    assert "You have neither of the roles Amber and Blue: whoever has exactly one of them can sign up" in refused
    emil = desk.actor("Emil")
    world.set_roles(emil.id, world.guild, [one.role for one in (await cup_of(desk)).rules.teams])
    refused = said(await desk.press(emil, "Sign up", joining))
    assert "You have both roles, Amber and Blue: whoever has exactly one of them can sign up" in refused
    assert (await cup_of(desk)).rows.members == ()


async def test_who_is_in_reserve_is_told(desk: Desk) -> None:
    boards = await begun(desk, "Ada", "Chen", "Emil", "Bela", "Dora")
    assert "In reserve, as the other team has nobody more for a board: <@" in "\n".join(boards.texts)
    assert f"<@{desk.actor('Emil').id}>" in "\n".join(boards.texts)
    assert "You are in reserve for **Amber**" in await own_panel(desk, "Emil")
    assert sum(desk.actor("Emil").id in users for users in desk.pings) == 1


async def test_with_fewer_than_two_boards_it_cannot_begin_and_the_end_is_told(desk: Desk) -> None:
    joining = await opened(desk)
    ada = desk.actor("Ada")
    for name in ("Ada", "Chen", "Bela"):
        await desk.press(desk.actor(name), "Sign up", joining)
    await desk.slash(ada, "cup", game="Gembatan")
    refused = said(await desk.press(ada, "Begin now", private(ada)))
    assert "Each team needs at least 2 members, but Amber has 2 and Blue has 1." in refused
    desk.clock.turn((DAY + HOUR) / MINUTE)
    await until(desk, lambda: any("does not take place" in one for one in texts(desk)))
    [told] = [one for one in texts(desk) if "does not take place" in one]
    assert "Each team needs at least 2 members, but Amber has 2 and Blue has 1." in told
    assert await desk.sessions.leagues.of(desk.playground.world.guild.id, cups=True) == ()


async def test_a_draw_is_told_as_a_draw(desk: Desk) -> None:
    await begun(desk, "Ada", "Bela", "Chen", "Dora")
    ada = desk.actor("Ada")
    first, second = await in_play(desk)
    await lose(desk, first, 0)
    await until(desk, lambda: "0–1" in alt(public(ada, "As text")[-1]))
    assert "**Amber** can reach a draw at best." in await own_panel(desk, "Ada")
    await lose(desk, second, 1)
    drawn = "The team battle of Gembatan between **Amber** and **Blue** has ended in a draw, 1–1"
    await until(desk, lambda: any(drawn in one for one in texts(desk)))


async def test_who_leaves_is_asked_first_and_loses_the_board(desk: Desk) -> None:
    await begun(desk, "Ada", "Bela", "Chen", "Dora", place="threads2")
    ada = desk.actor("Ada")
    await desk.slash(ada, "cup", game="Gembatan")
    assert "You lose the open matches of your board" in said(await desk.press(ada, "Leave", private(ada)))
    assert "You have left the team battle" in said(await desk.press(ada, "Leave now", private(ada)))
    await until(desk, lambda: "Amber 0–2 Blue" in alt(public(ada, "As text")[-1]))
    assert "You have left this team battle." in await own_panel(desk, "Ada")
    first, second = alt(public(ada, "As text")[-1]).splitlines()[-1].split("; ")
    assert first.endswith("0–2 · not played to its end")
    assert "played" not in second
    shown = BattlePage(await cup_of(desk), GembatanFace(), Words(all_texts(), "en")).picture()
    assert [tuple(side.score for side in board.sides) for board in shown.boards] == [("0", "2*"), ("", "")]
    assert shown.foot.splitlines()[1] == "* Not played to its end, as somebody left or time ran out."


async def test_a_command_opens_the_form_with_both_roles(desk: Desk) -> None:
    first, second = roles_of(desk)
    ada = desk.actor("Ada")
    asked = await ada.slash("games", "cup", game="Gembatan", team="Amber", rival="Blue")
    assert "The team battle is open" in said(await ada.submit(asked, FORM))
    teams = (await cup_of(desk)).rules.teams
    assert [one.role for one in teams] == [first.id, second.id]
    again = said(await ada.slash("games", "cup", game="Gembatan", team="Amber", rival="Blue"))
    assert "This server has a cup of Gembatan already" in again


async def test_a_command_with_roles_asks_for_the_game_and_for_two_different_ones(desk: Desk) -> None:
    roles_of(desk)
    ada = desk.actor("Ada")
    assert "Which game is the team battle of?" in said(await ada.slash("games", "cup", team="Amber", rival="Blue"))
    for more in ({}, {"game": "Gembatan"}):
        told = said(await ada.slash("games", "cup", team="Amber", rival="Amber", **more))
        assert "A team battle needs two different roles" in told


async def test_two_roles_of_one_name_get_numbers(desk: Desk) -> None:
    first, _ = roles_of(desk)
    world, ada = desk.playground.world, desk.actor("Ada")
    second = world.add_role(world.guild, "Amber", color=0x1F3A93)
    asked = await ada.slash("games", "cup", game="Gembatan", team="Blue")
    await ada.submit(asked, FORM | {"roles": [str(first.id), str(second.id)]})
    assert [(one.role, one.name) for one in (await cup_of(desk)).rules.teams] == [
        (first.id, "Amber 1"),
        (second.id, "Amber 2"),
    ]


async def test_a_manager_is_told_that_a_role_is_deleted(desk: Desk) -> None:
    await opened(desk)
    world = desk.playground.world
    role = next(one for one in world.guild.roles.values() if one.name == "Blue")
    assert "do not exist any more" not in await own_panel(desk, "Ada")
    world.delete_role(world.guild, role)
    assert "nobody can sign up for them: Blue." in await own_panel(desk, "Ada")
    assert "do not exist any more" not in await own_panel(desk, "Fay")


async def test_whose_board_is_over_has_nothing_to_leave_and_keeps_the_result(desk: Desk) -> None:
    await begun(desk, "Ada", "Bela", "Chen", "Dora")
    ada = desk.actor("Ada")
    await desk.slash(ada, "cup", game="Gembatan")
    before = private(ada)
    first, _ = await in_play(desk)
    await lose(desk, first, 1)
    await until(desk, lambda: "1–0" in alt(public(ada, "As text")[-1]))
    assert "You lose the open matches" not in said(await desk.press(ada, "Leave", before))
    assert "Board 1 against **Bela**: 1–0 for you." in await own_panel(desk, "Ada")
    assert "Leave" not in buttons(private(ada))
    await desk.sessions.leagues.leave(desk.request(ada), (await cup_of(desk)).id, now=True)
    shown = await own_panel(desk, "Ada")
    assert "You have left this team battle.\nBoard 1 against **Bela**: 1–0 for you." in shown


async def test_a_battle_that_begins_in_a_moment_offers_only_to_look_at_it_again(desk: Desk) -> None:
    joining = await opened(desk)
    await desk.press(desk.actor("Ada"), "Sign up", joining)
    cup, words = await cup_of(desk), Words(desk.texts, "en")

    def shown(since: int) -> list[str | None]:
        about = cup, None, desk.client.faces["gembatan"], words, desk.actor("Ada").id, cup.row.begins_at + since
        layout = panels.cup_panel(*about, manages=True)
        return [one.item.label for one in layout.walk_children() if isinstance(one, Button)]

    rules = "Rules of the battle"
    assert shown(-1) == ["Leave", rules, "Begin now", "Bring it to this channel", "Close the battle"]
    assert shown(0) == ["Look again", rules]
    assert shown(int(MINUTE)) == ["Leave", rules, "Bring it to this channel", "Close the battle"]


async def test_only_managers_open_a_battle(desk: Desk) -> None:
    roles_of(desk)
    fay = desk.actor("Fay")
    refused = said(await fay.slash("games", "cup", game="Gembatan", team="Amber", rival="Blue"))
    assert "permission" in refused
    assert await desk.sessions.leagues.of(desk.playground.world.guild.id, cups=True) == ()


async def test_two_different_roles_are_needed(desk: Desk) -> None:
    roles_of(desk)
    world, ada = desk.playground.world, desk.actor("Ada")
    asked = await ada.slash("games", "cup", game="Gembatan", team="Amber", rival="Blue")
    everyone = str(world.guild.id)
    first = next(str(one.id) for one in world.guild.roles.values() if one.name == "Amber")
    refused = said(await ada.submit(asked, FORM | {"roles": [first, everyone]}))
    assert "A team battle needs two different roles" in refused


def test_a_forged_kind_is_refused() -> None:
    assert CupPlan().with_choice("kind", "teams").action == "teams"
    with pytest.raises(NotAllowed):
        CupPlan().with_choice("kind", "x")


@pytest.mark.parametrize("game", ["Gem Rush", "Gems 3D"])
async def test_other_games_have_battles_too(desk: Desk, game: str) -> None:
    face = next(one for one in desk.client.faces.values() if one.game.about.key == game.lower().replace(" ", ""))
    joining = await opened(desk, game=game, start=modes(face)[0].key)
    for name in ("Ada", "Bela", "Chen", "Dora"):
        await desk.press(desk.actor(name), "Sign up", joining)
    ada = desk.actor("Ada")
    await desk.slash(ada, "cup", game=game)
    await desk.press(ada, "Begin now", private(ada))
    await desk.press(ada, "Yes, begin", private(ada))
    await until(desk, lambda: bool(public(ada, "As text")))
    assert len(await in_play(desk)) == 2
    rules = said(await desk.press(ada, "Rules of the battle", private(ada)))
    assert ("Who only resigns a race" in rules) is (game == "Gems 3D")
    assert ("who begins alternates" in rules) is (game != "Gems 3D")


@pytest.mark.painted
async def test_the_boards_are_a_picture_with_a_text(desk: Desk) -> None:
    boards = await begun(desk, "Ada", "Bela", "Chen", "Dora")
    assert desk.picture(boards).startswith(b"\x89PNG")
    ada = desk.actor("Ada")
    await desk.slash(ada, "cup", game="Gembatan")
    await desk.press(ada, "Boards", private(ada))
    assert "As text" in buttons(private(ada))


async def test_a_battle_that_was_closed_has_no_winner(desk: Desk) -> None:
    await begun(desk, "Ada", "Bela", "Chen", "Dora")
    cup: League = await cup_of(desk)
    match, _ = await in_play(desk)
    ada = desk.actor("Ada")
    await desk.slash(ada, "cup", game="Gembatan")
    await desk.press(ada, "Close the battle", private(ada))
    assert "The team battle is closed" in said(await desk.press(ada, "Close it for good", private(ada)))
    await until(desk, lambda: any("This team battle is closed" in one for one in texts(desk)))
    await lose(desk, match, 1)
    await until(desk, lambda: "to move" not in board_of(desk, match))
    assert "gets the point" not in board_of(desk, match)
    assert not any("has won" in one or "draw" in one for one in texts(desk))
    assert (await desk.sessions.leagues.league(cup.id)).phase is Phase.CLOSED
