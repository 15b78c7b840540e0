"""Tests of the pages of the rules, in a private panel."""

import pytest

from bot.playground import Actor, Message
from bot.ui.address import Address
from bot.ui.commands.rulebook import ACTION, CONTENTS
from bot.ui.face import Face
from cogs import all_cogs
from tests.cogs.desk import Desk, buttons, private, said
from tests.cogs.test_strangers import forged
from tests.texts.loaded import all_texts

TEXTS = all_texts()
FACES = [cog.face for cog in all_cogs() if cog.face is not None and cog.face.pages]

of_each_game = pytest.mark.parametrize("face", FACES, ids=lambda face: face.key)


def title(face: Face, place: int, language: str = "en") -> str:
    return TEXTS.say(language, f"{face.key}-page-{face.pages[place].key}-title")


async def opened(desk: Desk, who: Actor, face: Face) -> Message:
    """Use the command `rules`, and return the panel."""
    command = TEXTS.say("en", f"{face.key}-command").removeprefix("/")
    await desk.slash(who, f"{command} rules")
    return (await private(desk, who))[-1]


async def turned(desk: Desk, who: Actor, label: str, panel: Message) -> Message:
    found = (await desk.press(who, label, panel)).answer
    assert found is not None
    assert found.id == panel.id
    return found


@of_each_game
async def test_pages_turn_with_their_pictures_and_after_a_restart(desk: Desk, face: Face) -> None:
    ada = desk.actor("Ada")
    panel = await opened(desk, ada, face)
    assert title(face, 0) in panel.texts[0]
    assert panel.attachments[0].description == TEXTS.say("en", f"{face.key}-page-{face.pages[0].key}-alt")
    panel = await turned(desk, ada, "Next", panel)
    assert title(face, 1) in panel.texts[0]
    await desk.restart()
    panel = await turned(desk, ada, "Next", panel)
    assert title(face, 2) in panel.texts[0]
    panel = await turned(desk, ada, "Back", panel)

    assert title(face, 1) in panel.texts[0]
    assert panel.attachments[0].description == TEXTS.say("en", f"{face.key}-page-{face.pages[1].key}-alt")


@of_each_game
async def test_a_menu_leads_to_each_page_in_the_members_language(desk: Desk, face: Face) -> None:
    chen, last = desk.actor("Chen"), len(face.pages) - 1
    contents = await turned(desk, chen, f"1/{last + 1}", await opened(desk, chen, face))
    first = await turned(desk, chen, "Zurück", contents)
    assert title(face, 0, "de") in first.texts[0]
    contents = await turned(desk, chen, f"1/{last + 1}", first)
    chosen = await chen.select(contents, str(Address("s", face.key, ACTION, argument="0")), str(last))

    assert title(face, last, "de") in said(chosen)


async def test_pages_show_the_options_of_the_match_even_when_it_is_gone(desk: Desk) -> None:
    ada, face = desk.actor("Ada"), next(face for face in FACES if face.key == "gems3d")
    await desk.slash(ada, "gems new", line=4, drop=6)
    panel = await opened(desk, ada, face)
    assert "4 or more of one type" in panel.texts[1]
    panel = await turned(desk, ada, "Next", panel)
    panel = await turned(desk, ada, "Next", panel)
    assert "6 new gems fall" in panel.texts[1]

    match = (await desk.match(ada)).id
    gone = "a" * len(match)
    address = buttons(panel)["Back"].replace(match, gone)
    sent = await ada.click(forged(desk, ada, Address.read(address) or Address("b", "", ""), "games"), address)
    assert title(face, 1) in said(sent)


@pytest.mark.parametrize("argument", ["", "x", "-1", "99", "99999999999999999999"])
@pytest.mark.parametrize(("game", "action"), [("gems3d", ACTION), ("gems3d", CONTENTS), ("gemdrop", CONTENTS)])
async def test_a_page_that_does_not_exist_is_refused(desk: Desk, game: str, action: str, argument: str) -> None:
    """Gem Drop has no pages, so a menu of them would be empty."""
    ada, address = desk.actor("Ada"), Address("b", game, action, argument=argument)
    sent = await ada.click(forged(desk, ada, address, "games"), str(address))

    assert TEXTS.say("en", "error-unknown-button") in said(sent)
