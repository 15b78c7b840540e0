"""The vote of a channel about its turn, as its board shows it: the proposed turns with their votes, and the buttons."""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import discord
from discord import ui

from bot.sessions.councils import Proposed
from bot.sessions.model import Match, Phase
from bot.sessions.play.council import ENOUGH, is_agreed
from bot.texts.pictures import with_pictures
from bot.ui.address import Address
from bot.ui.boards.told_turns import Told, moves_told, possible
from bot.ui.entry.buttons import Button, Option, menu
from bot.ui.face import Face
from bot.ui.panels import clip, label
from bot.ui.rows import WIDTH_IN_FRAME, in_rows
from bot.ui.times import moment
from bot.ui.words import Words, safe_name

MOST_TOLD = 5  # proposed turns that have a line and a button on the board; all others stand in a menu
LONGEST_LINES = 1_500  # characters of all their moves on the board, with the codes of pictures
LONGEST_IN_ANSWER = 600  # the same in an answer to a vote
LONGEST_WHOLE = 1_000  # characters of the moves of the turn that the answer is about
LONGEST_OPTION = 90  # characters of a proposed turn in the menu
LONGEST_TEXT = 2_200  # the same of all that the board says of the vote
VOTE, NOW = "vote", "votenow"  # the actions of the buttons, whose argument is the number of a turn


class Line(NamedTuple):
    """A proposed turn in words: its moves, and what stands behind them."""

    moves: tuple[str, ...]
    more: str = ""

    def shown(self, longest: int, words: Words) -> str:
        """Return the line with at most `longest` characters of moves. The last moves are counted if not all fit."""
        for rest in range(len(self.moves)):
            told = self.moves[: len(self.moves) - rest]
            text = with_pictures(words.listed((*told, words("council-rest", count=rest)) if rest else told))
            if len(text) <= longest:
                return text + self.more
        return clip(_plain(self.moves[0]), longest) + self.more


Lines = Mapping[int, Line]  # by the number of a proposed turn


def parts(match: Match, face: Face, words: Words) -> Sequence[ui.Item[Any]]:
    """Return what the board shows of the vote; () while the channel is not to move."""
    council = match.terms.council
    if council is None or match.voting is None or match.phase is not Phase.PLAYING:
        return ()
    until = "" if council.until is None else moment(council.until, "R")
    if not match.deliberates:
        name = safe_name(match.name_of(match.voting))
        return (ui.TextDisplay(words("council-waits", name=name, until=until, open=int(bool(until)))),)
    said = [words("council-asks", until=until, open=int(bool(until)), least=ENOUGH)]
    if face.votes:
        said.append(words(face.votes))
    if council.again or council.missed:
        said.append(words("council-nobody", missed=council.missed))
    lines = told_lines(match, face, words)
    told = "\n".join([*said, *standing(match, lines, words, LONGEST_LINES)])
    return ui.TextDisplay(clip(told, LONGEST_TEXT)), *(ui.ActionRow(*row) for row in _rows(match, lines, words))


def standing(match: Match, lines: Lines, words: Words, longest: int) -> list[str]:
    """Return a line for each of the turns with the most votes.

    lines: as `told_lines` returns them. longest: how many characters all their moves may have.
    """
    found = _tally(match)
    each = longest // max(1, len(found[:MOST_TOLD]))
    told = [
        words("council-line", number=one.number, moves=lines[one.number].shown(each, words), votes=votes)
        for one, votes in found[:MOST_TOLD]
    ]
    rest = len(found) - len(told)
    return [*told, words("council-further", count=rest)] if rest else told


def told_lines(match: Match, face: Face, words: Words) -> Lines:
    """Return the proposed turns in words. If two have the same words, both are written, too."""
    council, seat = match.terms.council, match.council
    if council is None or seat is None:
        return {}
    state = possible(match, seat, face)
    turns = {one: moves_told(match, seat, one.moves, face, words, state) for one in council.proposed}
    often = Counter(told.moves for told in turns.values())
    written = {one: f" (`{'; '.join(one.moves)}`)" if often[told.moves] > 1 else "" for one, told in turns.items()}
    return {one.number: Line(told.moves, written[one] + _worth(told)) for one, told in turns.items()}


def _worth(told: Told) -> str:
    """Return what a turn scores; "" if it scores nothing, or the words of a move say the same."""
    named = re.search(rf"\+{told.points}\b", "".join(told.moves))
    return f" · **+{told.points}**" if told.points > 0 and not named else ""


def _plain(text: str) -> str:
    """Return a text without the signs that a menu would show, and that must not be cut in two."""
    return text.replace("**", "").replace("`", "")


def _rows(match: Match, lines: Lines, words: Words) -> list[list[ui.Item[Any]]]:
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
    for one, votes in found[MOST_TOLD:]:
        line = lines[one.number]
        moves = label(_plain(words.listed(line.moves) + line.more), LONGEST_OPTION)
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
