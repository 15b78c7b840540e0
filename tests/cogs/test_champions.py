"""The role of champions on the local Discord: managers choose it, the bot gives it, `/setup` says what is missing."""

import pytest

from bot.playground import Actor, Guild, Role
from bot.playground.world.permissions import Permission
from tests.cogs.desk import Desk, said
from tests.cogs.test_league import until
from tests.cogs.test_settings import open_company, panel_of
from tests.sessions.test_champions import crown_in

pytestmark = pytest.mark.slow

MENU = "s:house::0:set:champions"


def own_role(guild: Guild, desk: Desk) -> Role:
    return guild.roles[guild.members[desk.playground.world.bot_id].roles[0]]


def server(desk: Desk, *, allowed: bool = True) -> tuple[Guild, Role]:
    """Return the server with a role for champions. allowed: whether the bot may manage roles."""
    world = desk.playground.world
    guild = world.guild
    role = world.add_role(guild, "Champion", color=0xF1C40F)
    if allowed:
        own = own_role(guild, desk)
        world.set_role(guild, own, own.permissions | Permission.MANAGE_ROLES)
    return guild, role


def holders(desk: Desk, role: Role) -> set[str]:
    world = desk.playground.world
    return {world.user(member.user_id).name for member in world.guild.members.values() if role.id in member.roles}


async def chosen(who: Actor, *roles: Role) -> str:
    """Choose roles in the menu of the settings, and return what the panel says."""
    return said(await who.select(panel_of(who), MENU, *(str(role.id) for role in roles)))


async def won(desk: Desk, *names: str) -> None:
    """End a season of the league that these members have won."""
    world = desk.playground.world
    await crown_in(desk.sessions, world.guild.id, *(world.user(name).id for name in names), game="gembatan")


async def test_the_role_goes_from_one_winner_to_the_next(desk: Desk) -> None:
    _, role = server(desk)
    ada = desk.actor("Ada")
    assert "Saved: Role of champions: <@&" in await desk.slash(ada, "settings", champions="Champion")
    await won(desk, "Ada")
    await until(desk, lambda: holders(desk, role) == {"Ada"})
    await won(desk, "Bela", "Chen")
    await until(desk, lambda: holders(desk, role) == {"Bela", "Chen"})
    assert "Nothing is missing" in await desk.slash(ada, "setup")

    await open_company(desk, ada)
    told = await chosen(ada)
    assert "Saved: Role of champions: none" in told
    await until(desk, lambda: holders(desk, role) == set())


async def test_the_menu_chooses_the_role_and_setup_says_how_to_grant_the_permission(desk: Desk) -> None:
    guild, role = server(desk, allowed=False)
    ada, world = desk.actor("Ada"), desk.playground.world
    await won(desk, "Ada")
    await open_company(desk, ada)
    told = await chosen(ada, role)
    wanted = f"I need Manage Roles to give <@&{role.id}>. [Grant it here](https://"
    assert wanted in told
    told = await desk.slash(ada, "setup")
    assert wanted in told
    assert "Nothing is missing" not in told

    own = own_role(guild, desk)
    world.set_role(guild, own, own.permissions | Permission.MANAGE_ROLES)
    desk.clock.turn(1)
    await until(desk, lambda: holders(desk, role) == {"Ada"})
    assert "Nothing is missing" in await desk.slash(ada, "setup")


async def test_setup_says_that_the_role_is_above_the_bots_or_deleted(desk: Desk) -> None:
    guild, role = server(desk)
    ada, world = desk.actor("Ada"), desk.playground.world
    await desk.slash(ada, "settings", champions="Champion")
    await won(desk, "Ada")
    await until(desk, lambda: holders(desk, role) == {"Ada"})
    world.move_role(guild, role, 9)
    assert f"<@&{role.id}> is not below my own role" in await desk.slash(ada, "setup")
    await won(desk, "Bela")
    world.move_role(guild, role, 1)
    desk.clock.turn(1)
    await until(desk, lambda: holders(desk, role) == {"Bela"})

    world.delete_role(guild, role)
    assert "it is deleted. Choose another one" in await desk.slash(ada, "setup")


async def test_setup_says_that_a_champion_has_left_and_who_comes_back_gets_the_role(desk: Desk) -> None:
    _, role = server(desk)
    ada, world = desk.actor("Ada"), desk.playground.world
    chen = world.user("Chen").id
    world.leave(chen)
    await desk.slash(ada, "settings", champions="Champion")
    await won(desk, "Chen")
    for _ in range(100):
        told = await desk.slash(ada, "setup")
        if "1 champion has left the server" in told:
            break
    else:
        pytest.fail(told)
    world.enter(chen)
    await desk.slash(desk.actor("Chen"), "turns")
    await until(desk, lambda: holders(desk, role) == {"Chen"})


async def test_nobody_chooses_a_role_that_they_could_not_give(desk: Desk) -> None:
    guild, _ = server(desk)
    world = desk.playground.world
    bela = desk.actor("Bela")
    [moderators] = [one for one in guild.roles.values() if one.name == "Moderators"]
    assert "You need the permission “Manage Roles”" in await desk.slash(bela, "settings", champions="Champion")
    world.set_role(guild, moderators, moderators.permissions | Permission.MANAGE_ROLES)
    told = await desk.slash(bela, "settings", champions="Moderators")
    assert f"<@&{moderators.id}> is not below your own highest role" in told
    assert "Discord itself gives" in await desk.slash(bela, "settings", champions="Lapidary")
    assert "Saved" in await desk.slash(bela, "settings", champions="Champion")
    assert "Saved: Role of champions: none" in await desk.slash(bela, "settings", champions="@everyone")
    assert (await desk.sessions.settings.guild(guild.id)).champion_role is None


async def test_who_deletes_their_data_loses_the_role(desk: Desk) -> None:
    _, role = server(desk)
    await desk.slash(desk.actor("Ada"), "settings", champions="Champion")
    await won(desk, "Chen")
    await until(desk, lambda: holders(desk, role) == {"Chen"})
    await desk.sessions.privacy.forget(desk.playground.world.user("Chen").id)
    assert holders(desk, role) == set()
