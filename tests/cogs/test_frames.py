"""Tests of the frame of a server: who may choose it, from what, which pictures have it, and what is refused."""

import io
from typing import Any

import pytest
from PIL import Image

from bot.engine.themes import Look, Theme, using
from bot.playground import Actor, Interaction, Message
from bot.playground.world.model import nested
from bot.playground.world.permissions import Permission
from bot.storage import reads
from bot.ui.downloads import NotDownloaded, downloaded
from bot.ui.words import Reader, Words
from cogs.theme import frame
from render import frames
from render.kit import RGB
from tests.cogs.desk import Desk, buttons, said
from tests.cogs.test_challenge import pressed_as
from tests.cogs.test_leaderboard import scored
from tests.cogs.test_league import begun, until
from tests.cogs.test_league import opened as opened_league
from tests.render.references import opened

RED, NEON = (138, 16, 26), (57, 255, 20)


def line_of(desk: Desk, message: Any) -> RGB | None:
    """Return the colour of the frame of a message's picture; None for one without a frame."""
    picture = opened(desk.picture(message))
    found = picture.getpixel((picture.width // 2, 1))
    assert isinstance(found, tuple)
    return found if found in (line(RED), line(NEON), line(None)) else None


def line(accent: RGB | None) -> RGB:
    with using(Theme.DARK):
        return frames.tones(accent)[1]


def edges_of(message: Message) -> list[int | None]:
    """Return the accents of the containers of a message."""
    return [part.get("accent_color") for part in nested(message.components) if part["type"] == 17]


def flag(*colours: RGB, kind: str = "PNG") -> bytes:
    """Return a picture of stripes, of which each is half as high as the one before."""
    image, top = Image.new("RGB", (96, 96), colours[-1]), 0
    for number, colour in enumerate(colours, 1):
        image.paste(colour, (0, top, 96, top + (96 >> number)))
        top += 96 >> number
    file = io.BytesIO()
    image.save(file, kind)
    return file.getvalue()


async def opened_frame(desk: Desk, who: Actor) -> Message:
    """Return the panel of the frame, which `who` has opened from the settings."""
    shown = (await who.slash("games", "settings")).answer
    for name in ("Look", "Frame"):
        shown = (await desk.press(who, name, shown)).answer
    assert shown is not None
    return shown


async def uploaded(desk: Desk, who: Actor, name: str, data: bytes) -> Interaction:
    """Give the bot a picture, from whose colours `who` then chooses."""
    form = await desk.press(who, "Colour of a picture", await opened_frame(desk, who))
    file = who.upload(form, name, data)
    return await who.submit(form, {"picture": [str(file.id)]})


async def kept(desk: Desk) -> tuple[str, int | None]:
    settings = await desk.sessions.settings.guild(desk.playground.world.guild.id)
    return settings.table, settings.accent


# ---- typed ----


@pytest.mark.painted
async def test_a_manager_types_name_and_colour_and_open_boards_get_the_frame(desk: Desk) -> None:
    ada, bela = desk.actor("Ada"), desk.actor("Bela")
    await desk.slash(bela, "gems new")
    before, edge = desk.picture(desk.board(ada)), edges_of(desk.board(ada))

    panel = await opened_frame(desk, ada)
    assert "Name: none\nColour: none" in "\n".join(panel.texts)
    form = await desk.press(ada, "Name, colour", panel)
    shown = await ada.submit(form, {"table": " The  Copper\u200b Room", "accent": "8A101a"})
    await desk.drawn()

    assert "Saved" in said(shown)
    assert "Name: The Copper Room\nColour: dark red #8A101A" in said(shown)
    board = desk.board(ada)
    assert line_of(desk, board) == line(RED)
    assert edges_of(board) == [0x8A101A]
    assert (board.attachments[0].description or "").endswith("\nName in the frame: The Copper Room")
    await desk.restart()
    assert await kept(desk) == ("The Copper Room", 0x8A101A)

    form = await desk.press(ada, "Name, colour", await opened_frame(desk, ada))
    assert "Name: none\nColour: none" in said(await ada.submit(form, {"table": "", "accent": ""}))
    await desk.drawn()
    assert (desk.picture(desk.board(ada)), edges_of(desk.board(ada))) == (before, edge)


async def test_the_command_sets_all_at_once_and_takes_it_back(desk: Desk) -> None:
    ada = desk.actor("Ada")

    shown = await desk.slash(ada, "theme", theme="light", table="**Pub** @here", accent="#39ff14")

    assert "Name: \\*\\*Pub\\*\\* @\u200bhere\nColour: lime #39FF14" in shown
    assert await kept(desk) == ("**Pub** @here", 0x39FF14)
    assert (await desk.sessions.settings.guild(desk.playground.world.guild.id)).theme is Theme.LIGHT
    await desk.slash(ada, "theme", accent="-")
    await desk.slash(ada, "theme", table="<@1><:gem:12>-")
    assert await kept(desk) == ("-", None)
    await desk.slash(ada, "theme", table="-")
    assert await kept(desk) == ("", None)


@pytest.mark.parametrize(
    ("typed", "colour"),
    [
        ("teal", 0x138080),
        ("Steel Blue", 0x4682B4),
        ("rebeccapurple", 0x663399),
        ("Türkis", 0x3AD6CC),
        ("tuerkis", 0x3AD6CC),
        ("bleu clair", 0x86C8F5),
        ("Rojo", 0xDD2233),
        ("azul claro", 0x86C8F5),
    ],
)
async def test_a_colour_can_be_typed_by_its_name_in_any_language(desk: Desk, typed: str, colour: int) -> None:
    await desk.slash(desk.actor("Ada"), "theme", accent=typed)
    assert (await kept(desk))[1] == colour


async def test_what_was_refused_stands_in_the_form_when_it_is_opened_again(desk: Desk) -> None:
    ada = desk.actor("Ada")
    panel = await opened_frame(desk, ada)
    form = await desk.press(ada, "Name, colour", panel)
    assert "“mint green” is no colour" in said(await ada.submit(form, {"table": "The Pub", "accent": "mint green"}))
    again = await desk.press(ada, "Name, colour", await opened_frame(desk, ada))
    assert again.modal is not None
    typed = [part["value"] for part in nested(again.modal.components) if part.get("value")]
    assert typed == ["The Pub", "mint green"]
    await ada.submit(again, {"table": "The Pub", "accent": "mintcream"})
    assert await kept(desk) == ("The Pub", 0xF5FFFA)


@pytest.mark.parametrize(
    ("typed", "refusal"),
    [
        ({"accent": "reddish"}, "“reddish” is no colour"),
        ({"accent": "#12345"}, "is no colour"),
        ({"accent": "#1234５6"}, "is no colour"),
        ({"table": "\u200b\u3164"}, "cannot draw"),
        ({"table": "<@123456>"}, "cannot draw"),
    ],
)
async def test_what_is_no_name_and_no_colour_is_refused(desk: Desk, typed: dict[str, str], refusal: str) -> None:
    ada = desk.actor("Ada")
    await desk.slash(ada, "theme", table="Pub", accent="#39ff14")

    assert refusal in await desk.slash(ada, "theme", **typed)

    assert await kept(desk) == ("Pub", 0x39FF14)


async def test_only_managers_choose_the_frame(desk: Desk) -> None:
    ada, chen = desk.actor("Ada"), desk.actor("Chen")
    form = await desk.press(ada, "Name, colour", await opened_frame(desk, ada))
    panel = await opened_frame(desk, ada)

    assert "Server verwalten" in await desk.slash(chen, "theme", table="Mine")
    for role in desk.playground.world.guild.roles.values():
        role.permissions &= ~int(Permission.MANAGE_GUILD | Permission.ADMINISTRATOR)
    desk.playground.world.guild.owner_id = desk.actor("Bela").id
    for label in ("Colour of the icon", "Colour of a picture", "Name, colour"):
        assert "Manage Server" in said(await desk.press(ada, label, panel))
    assert "Manage Server" in said(await pressed_as(desk, ada, panel, "b:theme::0:accent:39ff14"))
    assert "Manage Server" in said(await ada.submit(form, {"table": "Mine", "accent": ""}))

    assert await kept(desk) == ("", None)


@pytest.mark.parametrize("forged", ["b:theme::0:uploaded:", "b:theme::0:accent:red", "b:theme::0:accent:39ff1"])
async def test_forged_presses_change_nothing(desk: Desk, forged: str) -> None:
    ada = desk.actor("Ada")

    refused = said(await pressed_as(desk, ada, await opened_frame(desk, ada), forged))

    assert "no longer works" in refused or "is no colour" in refused
    assert await kept(desk) == ("", None)


async def test_the_start_panel_and_boards_have_an_edge_of_this_colour_also_in_black(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await desk.slash(ada, "panel")
    panel = next(one for one in desk.boards(ada) if "Learn" in "".join(buttons(one)))
    usual = edges_of(panel)
    await desk.slash(ada, "gems new")

    await desk.slash(ada, "theme", accent="#000000")
    await desk.client.door.empty()
    assert edges_of(panel) == edges_of(desk.board(ada)) == [1]
    await desk.slash(ada, "theme", accent="-")
    await desk.client.door.empty()
    assert edges_of(panel) == usual != [1]


@pytest.mark.parametrize("season", [False, True])
async def test_messages_of_leagues_take_a_new_frame_at_once(desk: Desk, *, season: bool) -> None:
    ada = desk.actor("Ada")
    message = await (begun if season else opened_league)(desk)

    def edge() -> list[int | None]:
        return edges_of(ada.message(message.channel_id, message.id))

    usual = edge()
    await desk.slash(ada, "theme", accent="#39ff14", table="Pub")
    await until(desk, lambda: edge() == [0x39FF14])
    if season:
        shown = ada.message(message.channel_id, message.id)
        assert (shown.attachments[0].description or "").endswith("\nName in the frame: Pub")
    await desk.slash(ada, "theme", accent="-", table="-")
    await until(desk, lambda: edge() == usual)


# ---- from pictures ----


async def give_icon(desk: Desk, data: bytes | None) -> None:
    world, heard = desk.playground.world, desk.client.wait_for("guild_update", timeout=10)
    world.set_icon(world.guild, data)
    await heard


@pytest.mark.painted
async def test_the_colours_of_the_icon_are_offered_in_pictures_and_words(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await give_icon(desk, flag(RED, RED, (250, 250, 250), NEON))

    shown = (await desk.press(ada, "Colour of the icon", await opened_frame(desk, ada))).answer

    assert shown is not None
    offered = [label for label in buttons(shown) if label != "Frame"]
    assert [label.split(" #")[0] for label in offered[:2]] == ["1: dark red", "2: lime"]
    assert len(offered) == 3
    alt = shown.attachments[0].description or ""
    assert all(label in alt for label in offered)
    picture = opened(desk.picture(shown))
    assert {line(RED), line(NEON)} <= {colour for _, colour in picture.getcolors(1 << 20) or ()}

    chosen = await desk.press(ada, offered[1], shown)

    assert "Colour: lime #39FF14" in said(chosen)
    assert (await kept(desk))[1] == 0x39FF14
    assert "Colour: none" in said(await desk.press(ada, "No colour", chosen.answer))


async def test_a_server_without_an_icon_is_told_so(desk: Desk) -> None:
    ada = desk.actor("Ada")

    assert "This server has no icon" in said(await desk.press(ada, "Colour of the icon", await opened_frame(desk, ada)))

    await give_icon(desk, flag(RED))
    desk.playground.world.files.pop(desk.playground.world.guild.id)  # the CDN has lost it
    assert "could not load" in said(await desk.press(ada, "Colour of the icon", await opened_frame(desk, ada)))
    await give_icon(desk, flag((0, 0, 0), (255, 255, 255)))
    assert "only grey" in said(await desk.press(ada, "Colour of the icon", await opened_frame(desk, ada)))


async def test_an_uploaded_picture_is_read_and_only_its_colour_kept(desk: Desk) -> None:
    ada = desk.actor("Ada")

    shown = (await uploaded(desk, ada, "photo.jpg", flag(NEON, (128, 128, 128), kind="JPEG"))).answer

    assert shown is not None
    first = next(iter(buttons(shown)))
    assert first.startswith("1: lime #")
    await desk.press(ada, first, shown)
    assert (await kept(desk))[1] == int(first.rpartition("#")[2], 16)


@pytest.mark.parametrize(
    ("name", "data", "refusal"),
    [
        ("notes.txt", b"no picture", "cannot read this file"),
        ("fake.png", b"no picture", "cannot read this file"),
        ("large.png", flag(RED) + bytes(frame.MOST_BYTES), "cannot read this file"),
        ("grey.png", flag((10, 10, 10), (200, 200, 200)), "only grey"),
    ],
    ids=["text", "fake", "large", "grey"],
)
async def test_files_without_colours_are_refused(desk: Desk, name: str, data: bytes, refusal: str) -> None:
    ada = desk.actor("Ada")

    assert refusal in said(await uploaded(desk, ada, name, data))

    assert await kept(desk) == ("", None)


async def test_a_picture_that_takes_too_long_is_given_up(desk: Desk, caplog: pytest.LogCaptureFixture) -> None:
    ada, data = desk.actor("Ada"), flag(RED)
    form = await desk.press(ada, "Colour of a picture", await opened_frame(desk, ada))
    file = ada.upload(form, "flag.png", data)
    desk.client.pictures.patience = 0

    assert "cannot read this file" in said(await ada.submit(form, {"picture": [str(file.id)]}))

    assert "took longer" in caplog.text
    assert await kept(desk) == ("", None)


async def test_a_file_that_is_larger_or_slower_than_promised_is_not_loaded(desk: Desk) -> None:
    world = desk.playground.world
    await give_icon(desk, bytes(1_000))
    url = f"{desk.playground.url}/cdn/icons/{world.guild.id}/{world.guild.icon}.png"

    assert await downloaded(url, 1_000, seconds=5) == bytes(1_000)
    for wrong, most, seconds in ((url, 999, 5), (url, 1_000, 0), (f"{url}.no", 1_000, 5), ("http://[", 1_000, 5)):
        with pytest.raises(NotDownloaded):
            await downloaded(wrong, most, seconds=seconds)


# ---- whose pictures ----


@pytest.mark.painted
async def test_what_only_a_member_sees_has_no_frame_and_what_they_show_has(desk: Desk) -> None:
    ada, bela = desk.actor("Ada"), desk.actor("Bela")
    await desk.slash(ada, "theme", table="Pub", accent="#39ff14")
    await desk.slash(bela, "theme", theme="dark")
    await scored(desk, bela)
    own = (await bela.slash("games", "profile")).answer
    assert own is not None
    assert line_of(desk, own) is None

    await desk.press(bela, "Show everyone", own)

    assert line_of(desk, ada.messages("games")[-1]) == line(NEON)
    assert line_of(desk, (await bela.slash("games", "gems rules")).answer) is None


async def test_a_look_is_read_from_memory_and_without_settings_dark(desk: Desk) -> None:
    ada, guild = desk.actor("Ada"), desk.playground.world.guild.id
    await desk.slash(ada, "theme", table="Pub", accent="#39ff14")
    look = desk.sessions.settings.look

    assert await look(guild, None) == Look(Theme.DARK, "Pub", NEON)
    assert await look(guild, ada.id) == Look(Theme.DARK)
    assert await look(guild, ada.id, guild_first=True) == Look(Theme.DARK, "Pub", NEON)
    assert await look(0, None) == Look()
    desk.fail_reads(reads.guild_settings, 1)
    assert await look(guild, None) == Look(Theme.DARK, "Pub", NEON)
    await desk.restart()
    desk.fail_reads(reads.guild_settings, 1)
    words = Words(desk.texts, "en", reader=Reader(guild))
    assert await desk.client.pictures.look(words) == Look()
    assert await desk.client.pictures.look(words) == Look(Theme.DARK, "Pub", NEON)
