"""Tests of the start panel: all that members do from it by buttons, where it stands, and in which language."""

import pytest

from bot.playground import Actor, Interaction, Message
from bot.playground.world.permissions import Permission
from bot.sessions import refusals
from bot.sessions.computers import level_of
from bot.sessions.model import Phase
from bot.ui.address import LONGEST_ARGUMENT
from bot.ui.commands.start_panel import help_rows, told_games
from bot.ui.face import LONGEST_START, MOST_STARTS
from bot.ui.words import Words
from tests.cogs.desk import Desk, buttons, said
from tests.texts.loaded import all_texts

PANEL = ["New match", "Learn", "Daily", "My turns", "Leaderboard", "Help"]


def panels(who: Actor, channel: str = "games", first: str = "New match") -> list[Message]:
    return [m for m in who.messages(channel) if m.only_for is None and first in buttons(m)]


async def posted(desk: Desk, channel: str = "games") -> Message:
    """Let Ada, who owns the server, post the panel. Return it."""
    ada = desk.actor("Ada")
    assert "Here it is." in await desk.slash(ada, "panel", channel)
    return panels(ada, channel)[-1]


async def follow(desk: Desk, who: Actor, *labels: str) -> Interaction:
    """Press a button of the newest panel, then one of each private panel that follows."""
    sent = await desk.press(who, labels[0], panels(who)[-1])
    for label in labels[1:]:
        shown = sent.answer or next(m for m in reversed(who.messages("games")) if m.only_for == who.id)
        sent = await desk.press(who, label, shown)
    return sent


@pytest.mark.parametrize("language", all_texts().languages)
async def test_the_name_of_each_game_is_told_once(desk: Desk, language: str) -> None:
    words = Words(all_texts(), language)
    for line, face in zip(told_games(desk.client, words).splitlines(), desk.client.faces.values(), strict=True):
        assert line.count(face.name(words)) == 1


async def test_the_panel_has_all_that_a_member_needs_and_survives_a_restart(desk: Desk) -> None:
    panel = await posted(desk)
    bela = desk.actor("Bela")
    assert list(buttons(panel)) == PANEL
    for key in desk.client.faces:
        assert f"**{desk.texts.say('en', f'{key}-name')}:**" in "\n".join(panel.texts)
    await desk.restart()

    assert "You play in no match with others" in said(await follow(desk, bela, "My turns"))
    assert "How I remind you" in said(await follow(desk, bela, "My turns", "Reminders"))
    shown = await follow(desk, bela, "Help", "Rules", "Gembatan")
    assert shown.state == "answered"
    assert (await follow(desk, bela, "Leaderboard")).answer is not None
    for face in desk.client.faces.values():
        if face.game.about.daily is not None:
            daily = await follow(desk, bela, "Daily", desk.texts.say("en", f"{face.key}-name"))
            assert daily.answer is not None
            assert len(daily.answer.attachments) == 1
    assert list(buttons((await follow(desk, bela, "Help")).answer or panel))[-1] == "Settings"
    assert "What is kept about you" in said(await follow(desk, bela, "Help", "My data"))
    assert "You have not finished a match" in said(await follow(desk, bela, "Help", "My profile"))
    assert len(panels(bela)) == 1


@pytest.mark.parametrize(
    ("ways", "game", "computers", "phase"),
    [
        (("Gems 3D", "Solo"), "gems3d", [], Phase.PLAYING),
        (("Gems 3D", "Race", "Open a table"), "gems3d", [], Phase.LOBBY),
        (("Gems 3D", "Relay", "Hard"), "gems3d", ["hard"], Phase.PLAYING),
        (("Gembatan", "Full match", "Easy"), "gembatan", ["easy"], Phase.PLAYING),
        (("Gembatan", "Short match", "Easy"), "gembatan", ["easy"], Phase.PLAYING),
        (("Gem Rush", "Short Rush", "Hard"), "gemrush", ["hard"], Phase.PLAYING),
        (("Gem Rush", "Crisis alone"), "gemrush", [], Phase.PLAYING),
        (("Gem Rush", "Crisis", "Back", "Rush", "Normal"), "gemrush", ["normal", "normal"], Phase.PLAYING),
    ],
)
async def test_a_match_begins_by_buttons_alone(
    desk: Desk, ways: tuple[str, ...], game: str, computers: list[str], phase: Phase
) -> None:
    await posted(desk)
    bela = desk.actor("Bela")

    await follow(desk, bela, "New match", *ways)

    match = await desk.match(bela)
    assert (match.game, match.phase, match.host) == (game, phase, bela.id)
    assert [level_of(seat.user) for seat in match.seats[1:]] == computers


async def test_a_member_is_challenged_from_the_panel(desk: Desk) -> None:
    await posted(desk)
    bela, ada = desk.actor("Bela"), desk.actor("Ada")
    asked = await follow(desk, bela, "New match", "Gembatan", "Short match")
    shown = asked.answer or next(m for m in reversed(bela.messages("games")) if m.only_for == bela.id)

    chosen = await bela.select(shown, "Choose a member", "Ada")

    await desk.drawn()
    assert "Your challenge to Ada stands" in said(chosen) or chosen.state == "answered"
    assert desk.pings == [(ada.id,)]


async def test_every_way_to_begin_has_its_texts_and_fits_its_addresses(desk: Desk) -> None:
    largest = 2**63 - 1  # of a user's id
    for key, face in desk.client.faces.items():
        starts = face.starts()
        assert len({start.key for start in starts}) == len(starts) <= MOST_STARTS
        for start in starts:
            assert len(start.key) <= LONGEST_START <= LONGEST_ARGUMENT - len(f" {largest}")
            face.game.seats(start.options)
            if len(starts) > 1:
                assert desk.texts.say("de", f"{key}-start-{start.key}-told")


async def test_a_server_without_computer_players_is_not_offered_them(desk: Desk) -> None:
    await posted(desk)
    await desk.slash(desk.actor("Ada"), "settings", computers=False)

    asked = await follow(desk, desk.actor("Bela"), "New match", "Gembatan", "Short match")

    shown = asked.answer or desk.actor("Bela").messages("games")[-1]
    assert list(buttons(shown)) == ["Open a table", "Look for players", "Play as a channel", "Back"]


async def test_a_refusal_stands_on_the_private_panel(desk: Desk) -> None:
    await posted(desk)
    bela = desk.actor("Bela")
    for _ in range(2):
        sent = await follow(desk, bela, "New match", "Gembatan", "Short match", "Open a table")
    assert "already" in "\n".join((sent.answer or bela.messages("games")[-1]).texts)
    assert len(desk.pings) == 0


async def test_a_second_panel_moves_the_first_and_other_channels_keep_theirs(desk: Desk) -> None:
    ada = desk.actor("Ada")
    first = await posted(desk)
    await posted(desk, "lounge")
    await desk.restart()

    second = await posted(desk)

    assert [one.id for one in panels(ada)] == [second.id] != [first.id]
    assert len(panels(ada, "lounge")) == 1
    kept = (await desk.sessions.settings.guild(desk.playground.world.guild.id)).panels
    assert {one.message for one in kept} == {second.id, panels(ada, "lounge")[0].id}


async def test_a_panel_that_was_deleted_is_posted_anew(desk: Desk) -> None:
    ada = desk.actor("Ada")
    desk.playground.world.remove_message(await posted(desk))

    await posted(desk)

    assert len(panels(ada)) == 1


async def test_only_managers_post_it_and_only_where_the_bot_may_post(desk: Desk) -> None:
    world = desk.playground.world
    ada = desk.actor("Ada")
    world.set_permission(world.channel("games"), "Lapidary", Permission.SEND_MESSAGES, allowed=False)
    assert "I need the permission “Send Messages”" in await desk.slash(ada, "panel")
    world.set_permission(world.channel("games"), "Lapidary", Permission.SEND_MESSAGES, allowed=True)
    desk.playground.faults.refuse(r"^POST /channels/\d+/messages$", status=403, code=50013, message="no", times=1)
    assert "Discord does not let me post in" in await desk.slash(ada, "panel")
    await desk.slash(ada, "settings", allow="lounge")
    assert "Matches are not played in this channel" in await desk.slash(ada, "panel")
    assert panels(ada) == []


async def test_a_panel_whose_place_cannot_be_stored_does_not_stay(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    first = await posted(desk)

    async def change_guild(*_: object) -> None:
        raise refusals.not_kept()

    monkeypatch.setattr(desk.sessions.settings, "change_guild", change_guild)

    assert "nothing has changed" in await desk.slash(desk.actor("Ada"), "panel")
    assert [one.id for one in panels(desk.actor("Ada"))] == [first.id]


async def test_the_panel_speaks_the_servers_language_and_answers_in_the_members(desk: Desk) -> None:
    ada, chen = desk.actor("Ada"), desk.actor("Chen")
    await posted(desk)
    assert "Neue Partie" in said(await follow(desk, chen, "New match"))

    await desk.slash(ada, "settings", language="de")
    await desk.client.door.empty()

    german = panels(ada, first="Neue Partie")
    assert "Mit **Neue Partie** geht es los" in "\n".join(german[-1].texts)
    assert "New match" in said(await desk.press(ada, "Neue Partie", german[-1]))


async def test_a_change_of_language_forgets_panels_that_are_gone(desk: Desk) -> None:
    desk.playground.world.remove_message(await posted(desk))
    await desk.slash(desk.actor("Ada"), "settings", language="de")
    await desk.client.door.empty()

    assert (await desk.sessions.settings.guild(desk.playground.world.guild.id)).panels == ()


@pytest.mark.parametrize("language", all_texts().languages)
def test_buttons_of_help_stand_in_rows_that_a_phone_shows_on_one_line(language: str) -> None:
    rows = help_rows(Words(all_texts(), language), 1, in_guild=True, manages=True)

    assert sum(map(len, rows)) == 13
    for row in rows:
        letters = sum(len(one.item.label or "") for one in row)
        assert len(row) == 1 or letters <= {2: 27, 3: 23, 4: 18, 5: 13}[len(row)]
