"""Tests of puzzles as members solve them: by buttons, in private, in each language, and what is refused."""

import re
from types import SimpleNamespace
from typing import Any, cast

import pytest
from discord import ButtonStyle

from bot.engine.lessons import LEARNER
from bot.engine.puzzles import PLAIN, Puzzle
from bot.games.gembatan.model import State
from bot.games.gemrush.mine import cell_name, mine_of
from bot.playground import Actor, Interaction, Message
from bot.playground.world.model import nested
from bot.sessions.model import IN_PUZZLE, Match
from bot.sessions.pace import DAY
from bot.sessions.play.puzzle_files import shipped
from bot.sessions.play.riddles import answered
from bot.sessions.taught import Riddle
from bot.storage import reads
from bot.ui.address import Address
from bot.ui.commands.match import puzzling
from bot.ui.face import state_of
from cogs.gembatan.menus import places_of_tiles
from cogs.gembatan.paging import LEAST
from tests.cogs.desk import Desk, buttons, resign, said, solo
from tests.cogs.test_challenge import pressed_as
from tests.sessions.test_puzzles import FILES, FIRST, TWO
from tests.texts.loaded import all_texts

GALLERY = 12  # the type of a component with pictures


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
        await desk.client.door.empty()  # a computer player may think before the second answer
        match = await match_of(desk, who, game)


@pytest.mark.parametrize("language", all_texts().languages)
async def test_a_puzzle_is_asked_solved_and_followed_by_the_next(filed: Desk, language: str) -> None:
    ada = filed.actor("Ada")
    ada.user.locale = language
    await filed.slash(ada, "puzzle", game="gems3d")
    say = filed.texts.say
    assert say(language, "puzzle-asked", again=0).strip() in text(ada)
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
    assert "Gem Rush" in buttons(shown(ada))
    await press(ada, "riddle")
    await press(ada, "puzzle", "answer")
    await filed.slash(ada, "puzzle")
    assert "0 of 1 solved" in text(ada)


async def test_the_members_rating_is_told_from_the_first_puzzle_on(filed: Desk) -> None:
    ada = filed.actor("Ada")
    await filed.slash(ada, "puzzle")
    assert "Gems 3D: you start at a rating of **1,500**" in text(ada)
    await filed.slash(ada, "puzzle", game="gems3d")
    assert "· you start at 1,500" in text(ada)
    await press(ada, "puzzle", "answer")
    after = re.search(r"Your rating: ([\d,]+) \(", text(ada))
    assert after is not None
    assert "you start" not in text(ada)
    await press(ada, "puzzle", "next")
    assert f"· yours: {after[1]}" in text(ada)
    await filed.slash(ada, "puzzle")
    assert f"Gems 3D: rating **{after[1]}** · 0 of 1 solved" in text(ada)
    assert "Gembatan: you start at a rating of **1,500**" in text(ada)


async def test_after_the_verdict_a_button_leads_to_a_puzzle_of_another_game(filed: Desk) -> None:
    ada = filed.actor("Ada")
    await filed.slash(ada, "puzzle", game="gems3d")
    await press(ada, "puzzle", "answer")
    await filed.press(ada, "Gembatan puzzle", shown(ada))
    assert "**Gembatan: puzzle**" in text(ada)
    assert "today" not in text(ada)


async def missed(desk: Desk, who: Actor) -> None:
    """Open a puzzle of Gembatan, and make a wrong turn."""
    await desk.slash(who, "puzzle", game="gembatan")
    match = await match_of(desk, who, "gembatan")
    game = desk.games["gembatan"]
    first = next(move for move in map(game.notate, game.legal_moves(match.state, LEARNER)) if move not in TWO.answer)
    await play(desk, who, "gembatan", first, "end")


@pytest.mark.parametrize("language", all_texts().languages)
async def test_a_wrong_turn_tells_below_the_picture_what_was_better(filed: Desk, language: str) -> None:
    ada, say = filed.actor("Ada"), filed.texts.say
    ada.user.locale = language
    await missed(filed, ada)
    kinds = [part["type"] for part in shown(ada).components]
    below = shown(ada).components[kinds.index(GALLERY) + 1]["content"]
    assert say(language, "gembatan-motif-chains") in below
    assert "**BH61**" in below
    assert "**BI61**" in below
    assert "`" not in below  # no notation of a move
    assert "end" not in below.split()


async def rushed(desk: Desk, who: Actor, *moves: str) -> None:
    """Make moves of Gem Rush by their buttons, or as the menus and panels make them."""
    for move in moves:
        shown_ones = (Address.read(one) for one in buttons(shown(who)).values())
        if ("do", move) in {(one.action, one.argument) for one in shown_ones if one}:
            await press(who, "do", move)
            await desk.client.door.empty()
        else:
            await play(desk, who, "gemrush", move)


@pytest.fixture
def rush(desk: Desk) -> Puzzle:
    """Return the only puzzle of Gem Rush that the desk has."""
    puzzle = shipped("gemrush")[0]
    desk.sessions.puzzles._files = lambda game: (puzzle,) if game == "gemrush" else ()
    return puzzle


@pytest.mark.parametrize("language", all_texts().languages)
async def test_a_puzzle_of_gem_rush_is_solved_and_played_on(desk: Desk, rush: Puzzle, language: str) -> None:
    ada, say = desk.actor("Ada"), desk.texts.say
    ada.user.locale = language
    await desk.slash(ada, "puzzle", game="gemrush")
    assert say(language, "puzzle-asked", again=0).strip() in text(ada)
    assert say(language, "gemrush-scoring").removeprefix("-# ").strip() in text(ada)
    alt = shown(ada).attachments[0].description or ""
    assert alt.count("+") >= len(mine_of(desk.games["gemrush"].read_position(rush.position).laid).open_doors())
    await rushed(desk, ada, *rush.answer)
    assert (await riddle_of(desk, ada, "gemrush")).solved
    assert say(language, f"gemrush-motif-{rush.motif}") in text(ada)

    await press(ada, "puzzle", "onward")
    match = await match_of(desk, ada, "gemrush")
    assert match.plays_on
    await rushed(desk, ada, "draw")
    assert (await match_of(desk, ada, "gemrush")).to_move == (LEARNER,)


async def test_a_puzzle_of_several_doors_goes_on_until_the_last_one(desk: Desk) -> None:
    ada, puzzle = desk.actor("Ada"), next(one for one in shipped("gemrush") if one.motif == "two")
    desk.sessions.puzzles._files = lambda game: (puzzle,) if game == "gemrush" else ()
    await desk.slash(ada, "puzzle", game="gemrush")
    first = next(number for number, move in enumerate(puzzle.answer) if move.startswith("build"))
    await rushed(desk, ada, *puzzle.answer[: first + 2])
    assert (await riddle_of(desk, ada, "gemrush")).solved is None
    await rushed(desk, ada, *puzzle.answer[first + 2 :])
    assert (await riddle_of(desk, ada, "gemrush")).solved
    assert "It is about two doors in one turn." in text(ada)


async def test_a_right_door_that_is_paid_with_less_tells_what_the_best_payment_makes(desk: Desk) -> None:
    ada, puzzle = desk.actor("Ada"), next(one for one in shipped("gemrush") if one.id == "fec6a003a4")
    desk.sessions.puzzles._files = lambda game: (puzzle,) if game == "gemrush" else ()
    await desk.slash(ada, "puzzle", game="gemrush")
    await rushed(desk, ada, "build M13S FiDr DiPe WaSt", *puzzle.answer[1:])
    assert (await riddle_of(desk, ada, "gemrush")).solved
    assert "It brings 9 points at once, and yours 8 points." in text(ada)


async def test_a_missed_puzzle_of_gem_rush_tells_the_points_and_is_tried_again(desk: Desk, rush: Puzzle) -> None:
    ada = desk.actor("Ada")
    await desk.slash(ada, "puzzle", game="gemrush")
    await rushed(desk, ada, "draw")
    assert "Not this time." in text(ada)
    assert re.search(r"It brings \d+ points? at once, and yours none\.", text(ada))
    await press(ada, "puzzle", "again")
    await rushed(desk, ada, *rush.answer)
    assert (await riddle_of(desk, ada, "gemrush")).solved


async def test_nothing_in_a_puzzle_of_gem_rush_tells_which_doors_can_be_paid(desk: Desk, rush: Puzzle) -> None:
    ada = desk.actor("Ada")
    await desk.slash(ada, "puzzle", game="gemrush")
    assert "you can pay" not in (shown(ada).attachments[0].description or "")
    here = cell_name(state_of(await match_of(desk, ada, "gemrush")).mover.cell)
    green = [part for part in nested(shown(ada).components) if part.get("style") == ButtonStyle.success.value]
    assert [part["label"] for part in green] == ["My hand"]
    await desk.press(ada, "My hand", shown(ada))
    built = [read for one in buttons(shown(ada)).values() if (read := Address.read(one)) and read.action == "cheapest"]
    assert all(one.argument[:-1] == here for one in built)
    assert "Draw 1 · ends turn" in buttons(shown(ada))


LATER, FULL = "1eefdcf3b3", "977ccf8b02"  # two puzzles of Gems 3D whose best moves make no line themselves


@pytest.mark.parametrize(
    ("puzzle", "made", "told"),
    [
        (LATER, "", "It brings no points at once. What follows makes it the best."),
        (LATER, "E3-A9", "Neither turn brings points at once. What follows makes the best one better."),
        (FULL, "H5-I5", "makes it the best.\nThen the gems that fell added 29 points."),
        (FULL, "I2-I1", "at once, and yours 5 points. What follows makes the best one better all the same."),
        ("af6e5380df", "G2-G3", "It brings 8 points at once, and yours 5 points."),
        ("d9c7472a23", "E4-F5", "It brings 5 points at once, and yours none."),
    ],
)
async def test_the_verdict_tells_the_points_of_the_moves_themselves(
    desk: Desk, puzzle: str, made: str, told: str
) -> None:
    ada = desk.actor("Ada")
    desk.sessions.puzzles._files = lambda game: [one for one in shipped(game) if one.id == puzzle]
    await desk.slash(ada, "puzzle", game="gems3d")
    if made:
        await play(desk, ada, "gems3d", made)
    else:
        await press(ada, "puzzle", "answer")
    assert told in text(ada)


async def test_a_puzzle_missed_is_tried_again_and_played_on(filed: Desk) -> None:
    ada = filed.actor("Ada")
    await missed(filed, ada)
    assert "**Not this time.**" in text(ada)
    assert "and yours" in text(ada)
    rated = (await riddle_of(filed, ada, "gembatan")).rated
    assert list(buttons(shown(ada)))[:3] == ["Next puzzle", "Try it again", "Play it on"]
    await press(ada, "puzzle", "again")
    assert "this time, nothing counts" in text(ada)
    await play(filed, ada, "gembatan", *TWO.answer)
    assert "**Right!** Your rating stays" in text(ada)
    assert (await riddle_of(filed, ada, "gembatan")).rated == rated
    assert list(buttons(shown(ada)))[:2] == ["Next puzzle", "Play it on"]
    await press(ada, "puzzle", "onward")
    await filed.client.door.empty()  # a computer player thinks before the second answer
    match = await match_of(filed, ada, "gembatan")
    assert match.to_move == (LEARNER,)  # the computer player has answered
    assert match.entry.user == match.seats[1].user
    assert "It counts for nothing" in text(ada)
    assert "ends the turn" in text(ada)
    assert "Play" in buttons(shown(ada))
    await press(ada, "play")
    assert any("+" in label for label in buttons(shown(ada)))  # as in any match
    await press(ada, "puzzle", "board")
    await press(ada, "puzzle", "next")
    assert "You have seen all" in text(ada)


async def test_a_puzzle_that_is_played_on_ends_with_the_points_of_all(filed: Desk) -> None:
    ada = filed.actor("Ada")
    await missed(filed, ada)
    await press(ada, "puzzle", "onward")
    await filed.client.door.empty()  # a computer player thinks before the second answer
    game = filed.games["gembatan"]
    for _ in range(100):
        match = await match_of(filed, ada, "gembatan")
        if not match.to_move:
            break
        await play(filed, ada, "gembatan", game.notate(game.default(match.state, LEARNER)))
    assert "The match is over" in text(ada)
    points = game.scores(match.state)
    assert f"Ada: {points[0]} point" in text(ada)
    assert f"Opal \\(hard\\): {points[1]} point" in text(ada)
    assert next(iter(buttons(shown(ada)))) == "Next puzzle"
    assert "Play it on" not in buttons(shown(ada))


async def test_a_puzzle_whose_answer_ends_the_match_is_not_played_on(filed: Desk) -> None:
    game = filed.games["gembatan"]
    last = next(one for one in shipped("gembatan") if not game.to_move(answered(game, riddled(one))))
    filed.sessions.puzzles._files = lambda game: (last,)
    ada = filed.actor("Ada")
    await filed.slash(ada, "puzzle", game="gembatan")
    await press(ada, "puzzle", "answer")
    assert next(iter(buttons(shown(ada)))) == "Next puzzle"
    assert "Play it on" not in buttons(shown(ada))


def riddled(puzzle: Puzzle) -> Riddle:
    return Riddle(puzzle.id, puzzle.position, puzzle.answer, puzzle.motif, 0.0, 0.0)


async def pressed_digits(who: Actor, label: str) -> list[str]:
    """Press a button found by its label. Return the labels of the next buttons that are numbers."""
    await who.click(shown(who), buttons(shown(who))[label])
    return [one for one in buttons(shown(who)) if one.isdigit()]


async def test_no_choice_of_a_puzzle_tells_what_it_is_worth_or_hides(filed: Desk) -> None:
    ada = filed.actor("Ada")
    wide = shipped("gembatan")[0]  # its board is so wide that a match would show four places at a time
    filed.sessions.puzzles._files = lambda game: (wide,) if game == "gembatan" else FILES[game]
    await filed.slash(ada, "puzzle", game="gembatan")
    state: State = state_of(await match_of(filed, ada, "gembatan"))
    seen, pictures = list[str](), list[str]()  # of pictures, what they say

    def look() -> None:
        seen.extend(buttons(shown(ada)))
        seen.extend(text(ada).split("\n"))
        pictures.extend(one.description or "" for one in shown(ada).attachments)

    assert "Trade" not in buttons(shown(ada))
    await press(ada, "play")
    look()
    several = {tile: places for tile, places in places_of_tiles(state, LEARNER).items() if len(places) > 1}
    assert max(map(len, several.values())) > LEAST
    for tile, places in several.items():
        label = next(one for one in buttons(shown(ada)) if one.startswith(tile))
        await ada.click(shown(ada), buttons(shown(ada))[label])
        look()
        assert len([one for one in buttons(shown(ada)) if one.isdigit()]) == len(places)
        await press(ada, "puzzle", "board")
        await press(ada, "play")
    pictures.clear()  # those of Gembatan tell what the turn before has brought
    await filed.slash(ada, "puzzle", game="gems3d")
    await press(ada, "move")
    for row in [one for one in buttons(shown(ada)) if one.isdigit()]:
        for number in await pressed_digits(ada, row):
            await pressed_digits(ada, number)
            look()
            await press(ada, "gem")
            await pressed_digits(ada, row)
        await press(ada, "puzzle", "board")
        await press(ada, "move")
    assert not any("+" in one for one in seen)
    assert [one for one in pictures if re.search(r"\+\d", one)] == []
    assert not any("chain" in one and "-#" not in one for one in seen)
    assert not any("more" in one.split() and "-#" not in one for one in seen)


async def test_rules_are_one_press_away_and_lead_back(filed: Desk) -> None:
    ada = filed.actor("Ada")
    await filed.slash(ada, "puzzle", game="gembatan")
    assert list(buttons(shown(ada))) == ["Play", "Show me", "Rules"]
    assert "**Gembatan**" in text(ada)  # the line says what four gems bring
    await press(ada, "explain", (await match_of(filed, ada, "gembatan")).id)
    assert "Back to puzzle" in buttons(shown(ada))
    await press(ada, "puzzle", "board")
    assert "Show me" in buttons(shown(ada))


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


async def test_a_late_second_tap_shows_the_open_puzzle_again(filed: Desk) -> None:
    ada, bela = filed.actor("Ada"), filed.actor("Bela")
    await filed.slash(ada, "puzzle", game="gems3d")
    old = await match_of(filed, ada, "gems3d")
    await press(ada, "puzzle", "answer")
    await press(ada, "puzzle", "next")
    late = str(Address("b", "gems3d", "puzzle", old.id, old.version, "next"))
    sent = await pressed_as(filed, ada, shown(ada), late)
    assert "The puzzle had moved on already" in said(sent)
    assert "Show me" in buttons(shown(ada))
    assert (await riddle_of(filed, ada, "gems3d")).solved is None
    await filed.slash(bela, "help")  # who has no puzzle open
    assert "`/puzzle` opens another one" in said(await pressed_as(filed, bela, shown(bela), late))


async def test_todays_puzzle_opens_once_from_the_table_of_a_day(filed: Desk) -> None:
    ada, bela = filed.actor("Ada"), filed.actor("Bela")
    for who in (ada, bela):
        await filed.slash(who, "help")
        await pressed_as(filed, who, shown(who), str(Address("b", "gems3d", "todays")))
        assert "**Find it:**" in text(who)
    assert shown(ada).texts == shown(bela).texts
    assert "**Gems 3D: today’s puzzle**" in text(ada)
    midnight = (filed.clock.now() // DAY + 1) * DAY // 1000
    assert f"Everybody has the same puzzle today. The next one comes <t:{midnight}:R>." in text(ada)
    await press(ada, "puzzle", "answer")
    assert list(buttons(shown(ada))) == ["Next puzzle", "Play it on", "Today’s Gembatan puzzle"]
    await filed.press(ada, "Today’s Gembatan puzzle", shown(ada))
    assert "**Gembatan: today’s puzzle**" in text(ada)
    await press(ada, "puzzle", "answer")
    assert "Gems 3D puzzle" in buttons(shown(ada))  # that of the day is opened
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


def test_a_game_that_says_nothing_about_its_turns_has_no_words_for_them() -> None:
    """Asking for a text that is missing would log an error."""

    def words(key: str, **_: object) -> str:
        raise AssertionError(key)

    face, riddle = SimpleNamespace(key="gemdrop"), SimpleNamespace(motif=PLAIN)
    assert puzzling._motif(cast(Any, face), cast(Any, riddle), cast(Any, words)) == ""
