"""Tests of first screens: what the letters on a board mean, and rules that fit dailies, puzzles and tried turns."""

import re

import pytest

from bot.games.gemrush.gems import CODES, KINDS
from bot.games.gemrush.mine import mine_of
from bot.games.gemrush.model import State
from bot.playground import Actor
from tests.cogs.desk import Desk, buttons
from tests.cogs.gemrush_table import seated
from tests.cogs.private_boards import daily_of, move_made, panel
from tests.cogs.test_computers import text_of
from tests.cogs.test_decided import played_out
from tests.cogs.test_puzzles import filed
from tests.cogs.test_replays import newest_private_message
from tests.cogs.test_tried_turns import costly
from tests.texts.loaded import all_texts

__all__ = ("filed",)  # a fixture

TOLD = {
    "rush daily": ("You alone play 10 turns.", "**My hand** shows the cards that you see here."),
    "gembatan daily": ("You alone play 3 turns.", "**Play** leads to the choices that you have here."),
    "gems daily": ("You alone play 30 turns.", "**Move** leads to the choices that you have here."),
}
LETTERS = "R red · B blue · G green · Y yellow · P purple · `-` plain."


def text(who: Actor) -> str:
    return text_of(newest_private_message(who))


async def rules_lead_back(desk: Desk, who: Actor, back: str) -> None:
    """Turn from the first page of the rules to the next one, to the first again, and to the board."""
    assert text(who).startswith("### On this board")
    first, shown = text(who), newest_private_message(who)
    assert list(buttons(shown)) == ["Next", back]
    await desk.press(who, "Next", shown)
    assert "### What it is about" in text(who)
    await desk.press(who, "Back", newest_private_message(who))
    assert text(who) == first
    await desk.press(who, back, newest_private_message(who))
    assert "On this board" not in text(who)


@pytest.mark.parametrize("command", list(TOLD))
async def test_the_rules_of_a_daily_begin_with_how_it_is_played(desk: Desk, command: str) -> None:
    ada = desk.actor("Ada")
    await desk.slash(ada, command)
    await desk.press(ada, "Rules", panel(ada))
    assert all(told in text(ada) for told in TOLD[command])
    await rules_lead_back(desk, ada, "Back to my board")


async def test_the_rules_of_a_puzzle_begin_with_its_question(filed: Desk) -> None:
    ada = filed.actor("Ada")
    await filed.slash(ada, "puzzle", game="gembatan")
    assert LETTERS in text(ada)
    await filed.press(ada, "Rules", newest_private_message(ada))
    assert "your first turn counts. The pages after this one tell of whole matches." in text(ada)
    assert LETTERS in text(ada)
    await rules_lead_back(filed, ada, "Back to puzzle")
    await filed.press(ada, "Show me", newest_private_message(ada))
    assert LETTERS not in text(ada)


@pytest.mark.slow
async def test_the_rules_of_a_tried_turn_say_that_it_counts_for_nothing(desk: Desk) -> None:
    (ada, _), _ = await played_out(desk, "gembatan new", "Ada", "Bela", gems=40)
    await desk.press(ada, "Try it again", await costly(desk, ada))
    assert LETTERS in text(ada)
    await desk.press(ada, "Rules", newest_private_message(ada))
    assert "You play on from a position of a match. It counts for nothing." in text(ada)
    await rules_lead_back(desk, ada, "Back to board")


async def test_the_rules_of_other_matches_begin_with_the_first_page(desk: Desk) -> None:
    ada, _ = await seated(desk, "Ada", "Bela")
    await desk.slash(ada, "rush rules")
    assert "### What it is about" in text(ada)


def codes_in(state: State) -> set[str]:
    """Return the codes of the gems on the cards of seat 0 and on open doors."""
    gems = {gem for kind in state.seats[0].hand for gem in KINDS[kind]}
    return {CODES[gem] for gem in gems.union(*(one.door.cost for one in mine_of(state.laid).open_doors()))}


@pytest.mark.parametrize("language", all_texts().languages)
async def test_the_first_screen_of_gem_rushs_daily_names_the_gems_of_its_letters(desk: Desk, language: str) -> None:
    ada = desk.actor("Ada")
    ada.user.locale = language
    await desk.slash(ada, "rush daily")
    match = await daily_of(desk, ada, "gemrush")
    title = desk.texts.say(language, "gemrush-ui-codes", gems="").strip()
    (line,) = (one for one in text(ada).splitlines() if one.startswith(f"-# {title}"))
    assert isinstance(match.state, State)
    assert set(re.findall(r"\b([A-Z][a-z]) \w", line.removeprefix(f"-# {title}"))) == codes_in(match.state)
    assert desk.texts.say(language, "gemrush-gem-obsidian") in line or "Ob" not in codes_in(match.state)
    await move_made(desk, ada, "gemrush")
    await desk.slash(ada, "rush daily")
    assert title not in text(ada)


async def test_a_private_hand_names_the_gems_until_a_members_first_turn(desk: Desk) -> None:
    members = await seated(desk, "Ada", "Bela")
    turn = members[(await desk.match(members[0])).to_move[0]]
    for who in members:
        await desk.press(who, "My hand")
        assert "**Letters on the cards:** " in text(who)
    await desk.press(turn, "Draw 1")
    await desk.press(turn, "My hand")
    assert "Letters on the cards" not in text(turn)


async def test_the_first_screen_of_gembatans_daily_tells_its_letters(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await desk.slash(ada, "gembatan daily")
    assert LETTERS in text(ada)
    await move_made(desk, ada, "gembatan")
    await desk.slash(ada, "gembatan daily")
    assert LETTERS not in text(ada)
