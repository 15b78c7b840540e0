"""Tests of the language of boards, in a server whose language is English. Chen has set Discord to German."""

from msgspec.structs import replace

from bot.playground import Actor
from bot.playground.world.permissions import Permission
from bot.sessions.computers import thinkers
from bot.sessions.model import MemberSettings, Phase
from tests.cogs.desk import Desk, buttons, notice, started_by_buttons
from tests.cogs.test_computers import text_of
from tests.cogs.test_settled_notices import settled

SMALL = {"width": 5, "height": 4, "line": 3}


def language(desk: Desk, who: Actor) -> str:
    """Return the language in which the newest board names its button **More**."""
    labels = buttons(desk.board(who))
    (found,) = (one for one in ("en", "de") if desk.texts.say(one, "ui-more") in labels)
    return found


async def alone(desk: Desk) -> Actor:
    """Let Chen begin a match against a computer player. Return when Chen is to move."""
    chen = desk.actor("Chen")
    rests = desk.heard_of(lambda match: not thinkers(match))
    await desk.slash(chen, "gemdrop new", computer="easy", **SMALL)
    await rests
    await desk.drawn()
    assert (await desk.match(chen)).phase is Phase.PLAYING
    return chen


async def test_a_match_of_one_member_against_computers_speaks_that_members_language(desk: Desk) -> None:
    chen = await alone(desk)

    assert language(desk, chen) == "de"
    await desk.restart()
    await desk.drawn()
    assert language(desk, chen) == "de"


async def test_a_solo_match_speaks_the_servers_language(desk: Desk) -> None:
    chen = desk.actor("Chen")
    await desk.slash(chen, "gems new", mode="solo")
    assert language(desk, chen) == "en"


async def test_the_answers_name_the_buttons_as_such_a_board_does(desk: Desk) -> None:
    chen = desk.actor("Chen")
    rests = desk.heard_of(lambda match: not thinkers(match))
    await desk.slash(chen, "gembatan new", computer="easy")
    await rests
    await desk.drawn()
    play = desk.texts.say("de", "gembatan-ui-play")
    assert play in buttons(desk.board(chen))

    assert f"**{play}**" in await desk.slash(chen, "gembatan end-turn")


async def test_another_match_after_such_a_match_speaks_the_members_language_too(desk: Desk) -> None:
    chen = await alone(desk)
    first = await desk.match(chen)
    await desk.press(chen, "Ja, aufgeben", (await chen.slash("games", "gemdrop resign")).answer)
    await desk.drawn()

    await desk.press(chen, desk.texts.say("de", "ui-again"))
    await desk.drawn()

    again = await desk.match(chen)
    assert (again.id != first.id, again.phase) == (True, Phase.PLAYING)
    assert language(desk, chen) == "de"


async def test_a_table_and_a_match_of_several_members_speak_the_servers_language(desk: Desk) -> None:
    chen, bela = desk.actor("Chen"), desk.actor("Bela")
    await desk.slash(chen, "gemdrop new", **SMALL)
    assert desk.texts.say("en", "ui-join") in buttons(desk.board(chen))
    await desk.slash(bela, "gemdrop join")
    await desk.slash(chen, "gemdrop start")

    assert language(desk, chen) == "en"


async def test_a_table_that_its_host_starts_alone_speaks_their_language(desk: Desk) -> None:
    chen = desk.actor("Chen")
    await desk.slash(chen, "gemdrop new", **SMALL)
    await desk.sessions.lobby.add_computer(desk.request(chen), (await desk.match(chen)).id, "easy")
    await desk.slash(chen, "gemdrop start")

    assert language(desk, chen) == "de"


async def test_the_board_speaks_the_servers_language_for_good_once_another_member_has_a_seat(desk: Desk) -> None:
    chen, bela = await alone(desk), desk.actor("Bela")
    await desk.slash(chen, "seat offer")
    await desk.press(bela, "Take the seat", await notice(chen, "Chen offers their seat"))
    await desk.drawn()
    assert (await desk.match(chen)).seats[0].user == bela.id
    assert language(desk, chen) == "en"

    await desk.slash(chen, "seat back")
    assert (await desk.match(chen)).seats[0].user == chen.id
    assert language(desk, chen) == "en"


async def test_what_the_managers_have_set_comes_first(desk: Desk) -> None:
    await desk.slash(desk.actor("Ada"), "settings", language="en")
    chen = await alone(desk)
    assert language(desk, chen) == "en"

    await desk.slash(desk.actor("Ada"), "settings", language="discord")
    await desk.client.door.empty()
    await desk.drawn()
    assert language(desk, chen) == "de"


# ---- direct messages ----


async def direct_call(desk: Desk) -> str:
    """Let Chen, who has set no language of the bot, be called directly in a match with Ada. Return the message."""
    ada, chen = await started_by_buttons(desk, "gems new", "Ada", "Chen", mode="relay")
    match = await desk.match(ada)
    if match.seats[match.to_move[0]].user == chen.id:
        await desk.sessions.turns.play(desk.request(chen), match.id, (await desk.legal_of(match.id, chen))[0], None)
        await desk.drawn()
    world = desk.playground.world
    world.set_permission(world.channel("games"), world.bot_id, Permission.SEND_MESSAGES, allowed=False)
    await desk.sessions.turns.play(desk.request(ada), match.id, (await desk.legal_of(match.id, ada))[0], None)
    for _ in range(4):
        desk.clock.turn(2)
        await settled(desk)
        await desk.drawn()
    return text_of(chen.messages(chen.open_dm())[-1])


async def test_a_direct_message_speaks_the_language_in_which_its_member_has_joined(desk: Desk) -> None:
    told = await direct_call(desk)
    assert "Du bist am Zug" in told


async def test_the_language_that_a_member_has_set_goes_before(desk: Desk) -> None:
    chen = desk.actor("Chen")

    def french(settings: MemberSettings) -> MemberSettings:
        return replace(settings, locale="fr")

    await desk.sessions.settings.change_member(chen.id, french)
    assert "c’est ton tour" in await direct_call(desk)
