"""Tests of puzzles as members solve them: by buttons, in private, in each language, and what is refused."""

import pytest

from bot.engine.lessons import LEARNER
from bot.engine.puzzles import Puzzle
from bot.playground import Actor, Interaction, Message
from bot.sessions.model import IN_PUZZLE, Match
from bot.sessions.pace import Riddle
from bot.storage import reads
from bot.ui.address import Address
from tests.cogs.desk import Desk, buttons, resign, said, solo
from tests.cogs.test_challenge import pressed_as
from tests.sessions.test_puzzles import FILES, FIRST, TWO
from tests.texts.loaded import all_texts


@pytest.fixture
def filed(desk: Desk) -> Desk:
    """Return a desk with the few puzzles of `FILES`."""
    desk.sessions.puzzles._files = lambda game: FILES.get(game, ())
    return desk


def shown(who: Actor, channel: str = "games") -> Message:
    return next(m for m in reversed(who.messages(channel)) if buttons(m))


def text(who: Actor) -> str:
    return "\n".join(shown(who).texts)


async def match_of(desk: Desk, who: Actor, game: str) -> Match:
    found = await desk.sessions.database.read(reads.open_match, IN_PUZZLE.channel, game, who.id)
    assert found is not None
    return await desk.sessions.matches.match(found)


async def riddle_of(desk: Desk, who: Actor, game: str) -> Riddle:
    riddle = (await match_of(desk, who, game)).terms.riddle
    assert riddle is not None
    return riddle


async def press(who: Actor, action: str, argument: str = "") -> Interaction:
    """Press the button of the newest private message with this action and argument."""
    found = (Address.read(one) for one in buttons(shown(who)).values())
    wanted = next(str(one) for one in found if one and (one.action, one.argument) == (action, argument))
    sent = await who.click(shown(who), wanted)
    assert sent.failed is None, sent.failed
    return sent


async def play(desk: Desk, who: Actor, game: str, *moves: str) -> None:
    """Make moves by buttons that make a move at once."""
    match = await match_of(desk, who, game)
    for move in moves:
        await pressed_as(desk, who, shown(who), str(Address("b", game, "do", match.id, match.version, move)))
        match = await match_of(desk, who, game)


@pytest.mark.parametrize("language", all_texts().languages)
async def test_a_puzzle_is_asked_solved_and_followed_by_the_next(filed: Desk, language: str) -> None:
    ada = filed.actor("Ada")
    ada.user.locale = language
    await filed.slash(ada, "puzzle", game="gems3d")
    say = filed.texts.say
    assert say(language, "puzzle-asked").strip() in text(ada)
    assert len(shown(ada).attachments) == 1
    assert shown(ada).only_for == ada.id
    riddle = await riddle_of(filed, ada, "gems3d")
    await play(filed, ada, "gems3d", *riddle.answer)
    solved = await riddle_of(filed, ada, "gems3d")
    assert solved.solved
    assert say(language, f"gems3d-motif-{riddle.motif}") in text(ada)
    assert say(language, "puzzle-ui-next") in buttons(shown(ada))
    await press(ada, "puzzle", "next")
    assert (await riddle_of(filed, ada, "gems3d")).puzzle != riddle.puzzle
    await press(ada, "puzzle", "answer")
    await press(ada, "puzzle", "next")
    refused = say(language, "puzzle-error-all-opened", game="gems3d", count=len(FILES["gems3d"]))
    assert refused in text(ada)


async def test_without_a_game_it_asks_for_one(filed: Desk) -> None:
    ada = filed.actor("Ada")
    await filed.slash(ada, "puzzle")
    assert {"Gems 3D", "Gembatan"} <= set(buttons(shown(ada)))
    assert "Gem Rush" not in buttons(shown(ada))
    await press(ada, "riddle")
    await press(ada, "puzzle", "answer")
    await filed.slash(ada, "puzzle")
    assert "0 of 1 solved" in text(ada)


async def test_a_wrong_turn_tells_what_was_better(filed: Desk) -> None:
    ada = filed.actor("Ada")
    await filed.slash(ada, "puzzle", game="gembatan")
    match = await match_of(filed, ada, "gembatan")
    game = filed.games["gembatan"]
    first = next(move for move in map(game.notate, game.legal_moves(match.state, LEARNER)) if move not in TWO.answer)
    await play(filed, ada, "gembatan", first, "end")
    assert "Not this time" in text(ada)
    assert "several chains at once" in text(ada)
    assert "Best turn" in text(ada)
    assert "and yours" in text(ada)


async def test_a_puzzle_marks_and_sorts_nothing(filed: Desk) -> None:
    ada = filed.actor("Ada")
    await filed.slash(ada, "puzzle", game="gems3d")
    riddle = await riddle_of(filed, ada, "gems3d")
    await press(ada, "move")
    assert filed.texts.say("en", "puzzle-asked-small").strip() in text(ada)
    labels = list(buttons(shown(ada)))
    assert labels[:-2] == sorted(labels[:-2])  # the rows of the board, none before another
    assert not any(riddle.answer[0].split("-")[0] in label for label in labels)
    await press(ada, "puzzle", "board")
    assert "Show me" in buttons(shown(ada))


async def test_a_restart_changes_nothing(filed: Desk) -> None:
    ada = filed.actor("Ada")
    await filed.slash(ada, "puzzle", game="gembatan")
    await play(filed, ada, "gembatan", TWO.answer[0])
    await filed.restart()
    filed.sessions.puzzles._files = lambda game: FILES.get(game, ())
    await play(filed, ada, "gembatan", *TWO.answer[1:])
    assert "Right!" in text(ada)


async def test_presses_of_others_and_of_old_panels_are_refused_in_a_sentence(filed: Desk) -> None:
    ada, bela = filed.actor("Ada"), filed.actor("Bela")
    await filed.slash(ada, "puzzle", game="gems3d")
    match = await match_of(filed, ada, "gems3d")
    for argument in ("answer", "next", "board"):
        await filed.slash(bela, "help")
        address = Address("b", "gems3d", "puzzle", match.id, match.version, argument)
        foreign = await pressed_as(filed, bela, shown(bela), str(address))
        assert foreign.failed is None
        assert "rating" not in said(foreign)
    old = str(Address("b", "gems3d", "do", match.id, match.version, "B1-A1"))
    await press(ada, "puzzle", "answer")
    await pressed_as(filed, ada, shown(ada), old)
    assert "Here is the answer" in text(ada)
    await press(ada, "puzzle", "next")
    gone = Address("b", "gems3d", "puzzle", match.id, match.version, "answer")
    late = await pressed_as(filed, ada, shown(ada), str(gone))
    assert "/puzzle" in said(late)
    assert (await riddle_of(filed, ada, "gems3d")).solved is None


async def test_todays_puzzle_opens_once_from_the_table_of_a_day(filed: Desk) -> None:
    ada, bela = filed.actor("Ada"), filed.actor("Bela")
    for who in (ada, bela):
        await filed.slash(who, "help")
        await pressed_as(filed, who, shown(who), str(Address("b", "gems3d", "todays")))
        assert "**Find it:**" in text(who)
    assert shown(ada).texts == shown(bela).texts
    await press(ada, "puzzle", "answer")
    await filed.slash(ada, "help")
    again = await pressed_as(filed, ada, shown(ada), str(Address("b", "gems3d", "todays")))
    assert "You have had today’s puzzle" in said(again)


@pytest.mark.parametrize("argument", ["answer", "next", "board", "0"])
async def test_a_button_of_a_puzzle_on_a_match_that_is_none_is_refused(filed: Desk, argument: str) -> None:
    ada = filed.actor("Ada")
    await filed.slash(ada, "gems new")
    match = await filed.match(ada)
    await filed.slash(ada, "help")
    forged = str(Address("b", "gems3d", "puzzle", match.id, match.version, argument))
    assert "This button no longer works." in said(await pressed_as(filed, ada, shown(ada), forged))


async def test_a_game_without_puzzles_says_so(filed: Desk) -> None:
    ada = filed.actor("Ada")
    for game in ("gemrush", "gems3d"):
        filed.sessions.puzzles._files = lambda game: ()
        sent = await ada.slash("games", "puzzle", game=game)
        assert "no puzzles of" in said(sent)


async def test_a_motif_that_a_language_lacks_is_told_in_english(filed: Desk) -> None:
    strange = Puzzle(FIRST.position, FIRST.answer, "strange")
    filed.sessions.puzzles._files = lambda game: (strange,)
    ada = filed.actor("Ada")
    await filed.slash(ada, "puzzle", game="gems3d")
    sent = await press(ada, "puzzle", "answer")
    assert sent.failed is None
    assert "Here is the answer" in text(ada)
    assert "strange" not in text(ada)


async def test_the_privacy_panel_switches_puzzles_off_and_on(filed: Desk) -> None:
    ada = filed.actor("Ada")
    await filed.slash(ada, "privacy policy")
    await filed.press(ada, "Keep out of puzzles", shown(ada))
    assert not (await filed.sessions.settings.member(ada.id)).puzzles
    assert "become no puzzles" in text(ada)
    await filed.press(ada, "Allow puzzles", shown(ada))
    assert (await filed.sessions.settings.member(ada.id)).puzzles


async def test_help_leads_to_puzzles_and_the_profile_tells_the_rating(filed: Desk) -> None:
    ada = filed.actor("Ada")
    await filed.slash(ada, "help")
    await filed.press(ada, "Puzzle", shown(ada))
    assert "### Puzzles" in text(ada)
    await filed.slash(ada, "puzzle", game="gems3d")
    await play(filed, ada, "gems3d", *(await riddle_of(filed, ada, "gems3d")).answer)
    (standing,) = await filed.sessions.puzzles.standings(ada.id)
    await solo(filed)
    await resign(filed, ada)
    await filed.slash(ada, "profile")
    await filed.press(ada, "As text", shown(ada))
    assert f"Gems 3D: puzzles: rating {standing.rating:,}, 1 of 1 solved" in text(ada)
