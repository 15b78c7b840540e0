"""The vote of a channel about its turn, as its board shows it: the proposed turns with their votes, and the buttons."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from bot.sessions.councils import Proposed
from bot.sessions.model import Match
from bot.sessions.play.council import is_agreed
from bot.ui.address import Address
from bot.ui.boards.told_turns import turn_told
from bot.ui.entry.buttons import Button, Option, menu
from bot.ui.face import Face
from bot.ui.panels import clip
from bot.ui.rows import WIDTH_IN_FRAME, in_rows
from bot.ui.times import moment
from bot.ui.words import Words

MOST_TOLD = 5  # proposed turns that have a line and a button on the board; all others stand in a menu
LONGEST_LINE = 200  # characters of a proposed turn on the board
LONGEST_OPTION = 90  # the same in the menu
LONGEST_TEXT = 2_000  # the same of all that the board says of the vote
VOTE, NOW = "vote", "votenow"  # the actions of the buttons, whose argument is the number of a turn


def parts(match: Match, face: Face, words: Words) -> Sequence[ui.Item[Any]]:
    """Return what the board shows of the vote; () while the channel is not to move."""
    council = match.terms.council
    if council is None or not match.deliberates:
        return ()
    until = "" if council.until is None else moment(council.until, "R")
    said = [words("council-asks", until=until, open=int(bool(until)))]
    if council.again or council.missed:
        said.append(words("council-nobody", missed=council.missed))
    told = "\n".join([*said, *standing(match, face, words)])
    return ui.TextDisplay(clip(told, LONGEST_TEXT)), *(ui.ActionRow(*row) for row in _rows(match, face, words))


def standing(match: Match, face: Face, words: Words) -> list[str]:
    """Return a line for each of the turns with the most votes."""
    found, said, told = _tally(match), told_turns(match, face, words), list[str]()
    for one, votes in found[:MOST_TOLD]:
        moves = clip(said[one.number], LONGEST_LINE)
        told.append(words("council-line", number=one.number, moves=moves, votes=votes))
    rest = len(found) - len(told)
    return [*told, words("council-further", count=rest)] if rest else told


def told_turns(match: Match, face: Face, words: Words) -> dict[int, str]:
    """Return the proposed turns in words, by their numbers. If two have the same words, both are written, too."""
    council, seat = match.terms.council, match.council
    if council is None or seat is None:
        return {}
    told = {one.number: turn_told(match, seat, one.moves, face, words)[0] for one in council.proposed}
    often = Counter(told.values())
    return {
        one.number: f"{said} (`{'; '.join(one.moves)}`)" if often[said := told[one.number]] > 1 else said
        for one in council.proposed
    }


def _rows(match: Match, face: Face, words: Words) -> list[list[ui.Item[Any]]]:
    """Return the rows of the board by which members vote: buttons for the first turns, and a menu of all others."""
    found = _tally(match)
    ways: list[ui.Item[Any]] = [
        Button(_address(match, VOTE, one.number), words("council-ui-vote", number=one.number))
        for one, _ in found[:MOST_TOLD]
    ]
    if is_agreed(match):
        address = _address(match, NOW, found[0][0].number)
        ways.append(Button(address, words("council-ui-now"), discord.ButtonStyle.success))
    made = in_rows(ways, WIDTH_IN_FRAME)
    options = list[Option]()
    said = told_turns(match, face, words) if found[MOST_TOLD:] else {}
    for one, votes in found[MOST_TOLD:]:
        moves = clip(said[one.number].replace("**", "").replace("`", ""), LONGEST_OPTION)  # a menu shows these signs
        options.append(Option(str(one.number), words("council-option", number=one.number, moves=moves, votes=votes)))
    if options:
        address = Address("s", match.game, VOTE, match.id, match.version)
        made.append([menu(address, words("council-ui-further"), options, 0, words)])
    return made


def _tally(match: Match) -> tuple[tuple[Proposed, int], ...]:
    council = match.terms.council
    return () if council is None or not match.deliberates else council.tally(match.terms.voices)


def _address(match: Match, action: str, number: int) -> Address:
    return Address("b", match.game, action, match.id, match.version, str(number))
