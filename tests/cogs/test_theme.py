"""Tests of `/theme`: which pictures a member's choice and a server's choice change, and what is refused."""

import json
from typing import Any

import pytest

from bot.engine.themes import Theme, using
from bot.playground import Actor
from bot.sessions.computers import thinkers
from bot.storage import reads, waiting
from bot.ui.words import Reader, Words
from render.gems3d.colours import colours
from tests.cogs.desk import Desk, buttons, said
from tests.render.references import opened

ALONE = {"width": 5, "height": 4, "line": 3}


def theme_of(desk: Desk, message: Any) -> Theme:
    """Return the theme of a message's picture, whose upper left corner has the background of Gems 3D."""
    corner = opened(desk.picture(message)).getpixel((0, 0))
    for theme in (Theme.DARK, Theme.LIGHT, Theme.CONTRAST):
        with using(theme):
            if corner == colours.NIGHT:
                return theme
    raise AssertionError(corner)


async def own(desk: Desk, who: Actor) -> Theme:
    """Return the theme of a picture that only this member sees: the panel of the themes, drawn in the theme in use."""
    return theme_of(desk, (await who.slash("games", "theme")).answer)


@pytest.mark.painted
async def test_a_member_chooses_a_theme_for_the_own_pictures_alone(desk: Desk) -> None:
    ada, bela = desk.actor("Ada"), desk.actor("Bela")
    await desk.slash(ada, "gems new")
    shown = await ada.slash("games", "theme")
    assert "Your pictures: dark" in said(shown)
    assert shown.answer is not None
    assert list(buttons(shown.answer)) == ["Dark", "Light", "High contrast", "Plain", "Like the server"]

    changed = await desk.press(ada, "Light", shown.answer)

    assert "Your pictures: light" in said(changed)
    assert (await own(desk, ada), await own(desk, bela)) == (Theme.LIGHT, Theme.DARK)
    assert theme_of(desk, (await ada.slash("games", "gems rules")).answer) is Theme.LIGHT
    assert theme_of(desk, (await bela.slash("games", "gems rules")).answer) is Theme.DARK
    assert theme_of(desk, desk.board(ada)) is Theme.DARK  # The board is the server's.
    await desk.restart()
    assert await own(desk, ada) is Theme.LIGHT


@pytest.mark.painted
async def test_a_plain_picture_is_a_small_file(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await desk.slash(ada, "gems new")
    dark = desk.picture(desk.board(ada))

    await desk.slash(ada, "theme", theme="plain", server=True)

    assert len(desk.picture(desk.board(ada))) < 0.6 * len(dark)


@pytest.mark.painted
async def test_a_manager_chooses_the_theme_of_boards_and_open_boards_are_drawn_anew(desk: Desk) -> None:
    ada, bela = desk.actor("Ada"), desk.actor("Bela")
    await desk.slash(bela, "gems new")
    assert theme_of(desk, desk.board(ada)) is Theme.DARK

    assert "boards: high contrast" in await desk.slash(ada, "theme", theme="contrast", server=True)

    assert theme_of(desk, desk.board(ada)) is Theme.CONTRAST
    assert await own(desk, bela) is Theme.CONTRAST  # Bela has chosen none.
    await desk.slash(bela, "theme", theme="light")
    assert await own(desk, bela) is Theme.LIGHT
    assert theme_of(desk, desk.board(ada)) is Theme.CONTRAST


async def test_only_managers_choose_for_the_server(desk: Desk) -> None:
    chen = desk.actor("Chen")

    for options in ({"theme": "light"}, {}):
        assert "Server verwalten" in await desk.slash(chen, "theme", server=True, **options)

    assert (await desk.sessions.settings.guild(desk.playground.world.guild.id)).theme is None


@pytest.mark.parametrize("typed", ["sepia", " ", "dark; light", "темная"])
async def test_an_unknown_theme_is_refused_with_the_list(desk: Desk, typed: str) -> None:
    ada = desk.actor("Ada")

    refused = await desk.slash(ada, "theme", theme=typed)

    assert "Dark, Light, High contrast or Plain" in refused
    assert (await desk.sessions.settings.member(ada.id)).theme is None


async def test_a_theme_is_known_by_its_name_in_the_members_language(desk: Desk) -> None:
    chen = desk.actor("Chen")

    assert "hell" in await desk.slash(chen, "theme", theme="hell")
    assert (await desk.sessions.settings.member(chen.id)).theme is Theme.LIGHT
    await desk.slash(chen, "theme", theme="CONTRAST")
    assert (await desk.sessions.settings.member(chen.id)).theme is Theme.CONTRAST


@pytest.mark.painted
async def test_the_board_of_a_match_alone_against_computers_has_the_members_theme_until_the_server_chooses(
    desk: Desk,
) -> None:
    ada = desk.actor("Ada")
    await desk.slash(ada, "theme", theme="light")
    rests = desk.heard_of(lambda match: not thinkers(match))
    await desk.slash(ada, "gems new", mode="relay", computer="easy")
    await rests
    await desk.drawn()
    assert theme_of(desk, desk.board(ada)) is Theme.LIGHT

    await desk.slash(ada, "theme", theme="dark", server=True)
    assert theme_of(desk, desk.board(ada)) is Theme.DARK

    shown = await ada.slash("games", "theme", server=True)
    assert shown.answer is not None
    await desk.press(ada, "No choice", shown.answer)
    assert theme_of(desk, desk.board(ada)) is Theme.LIGHT


async def test_a_member_takes_a_choice_back(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await desk.slash(ada, "theme", theme="light")
    shown = await ada.slash("games", "theme")
    assert shown.answer is not None

    await desk.press(ada, "Like the server", shown.answer)

    assert (await desk.sessions.settings.member(ada.id)).theme is None


async def test_the_choice_is_exported_and_deleted(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await desk.slash(ada, "theme", theme="plain")

    exported = json.loads(await desk.sessions.privacy.export(ada.id))
    assert '"theme": "plain"' in json.dumps(exported) or '\\"theme\\":\\"plain\\"' in json.dumps(exported)

    await desk.sessions.privacy.forget(ada.id)
    assert await desk.sessions.database.read(reads.member_settings, ada.id) is None


async def test_if_the_settings_cannot_be_read_pictures_are_dark(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await desk.slash(ada, "theme", theme="light")
    words = Words(desk.texts, "en", reader=Reader(desk.playground.world.guild.id, ada.id))
    assert await desk.client.pictures.theme(words) is Theme.LIGHT

    desk.sessions.settings.forget(ada.id)
    desk.fail_reads(waiting.settings_of, 1)

    assert await desk.client.pictures.theme(words) is Theme.DARK
    assert await desk.client.pictures.theme(words) is Theme.LIGHT
