"""Shows puzzles in a private message: the position, and after the member's turn whether it was the right one.

A puzzle is a match (`bot.sessions.play.puzzles`), so the game's own buttons and panels play it. `teaching` calls the
functions of this file for each lesson that is a puzzle.
"""

from typing import Any

import discord
from discord import ui
from msgspec.structs import replace

from bot.engine.lessons import LEARNER
from bot.errors import NotAllowed
from bot.sessions.model import Match
from bot.sessions.pace import Riddle
from bot.sessions.play.puzzles import shown_rating
from bot.sessions.play.riddles import answered
from bot.ui.address import Address
from bot.ui.boards import messages
from bot.ui.boards.day_message import TODAYS
from bot.ui.boards.pictures import Pictures
from bot.ui.commands.part import Part
from bot.ui.entry import fair
from bot.ui.entry.actions import Press, action
from bot.ui.entry.buttons import Button
from bot.ui.entry.context import Context
from bot.ui.face import ButtonSpec, Face
from bot.ui.panels import Layout, below_pictures, panel
from bot.ui.rows import WIDTH_BELOW_PICTURE, in_rows
from bot.ui.words import Words

ACTION = "puzzle"
SHOW = ButtonSpec(ACTION, "puzzle-ui-show", versioned=True, argument="answer")
NEXT = ButtonSpec(ACTION, "puzzle-ui-next", discord.ButtonStyle.success, argument="next")
BACK = ButtonSpec(ACTION, "puzzle-ui-board", argument="board")
END_TURN = "end"  # the move that only ends a turn, so that nobody needs to read it


class Puzzling(Part):
    """The part of a game's cog for puzzles."""

    @action("riddle", where="anywhere")
    async def on_riddle(self, context: Context) -> None:
        """Open a puzzle, or go on with the open one."""
        await self.open(context)

    async def open(self, context: Context) -> None:
        """Open a puzzle, or go on with the open one. Raises the errors of `Puzzles.open`."""
        opening = self.sessions.puzzles.open(context.request, self.face.key, context.place.guild)
        await self._show(context, await self.watched(context, opening))

    @action(TODAYS, where="anywhere")
    async def on_todays(self, context: Context) -> None:
        """Open the puzzle of the day, or go on with it."""
        opening = self.sessions.puzzles.todays(context.request, self.face.key)
        await self._show(context, await self.watched(context, opening))

    @action(ACTION, where="anywhere")
    async def on_puzzle(self, context: Context, press: Press) -> None:
        """Open the next puzzle, show the answer, or show the board."""
        match = press.match
        if match.terms.riddle is None:
            raise NotAllowed("error-unknown-button")
        if press.argument == NEXT.argument:
            await fair.turn(fair.HEAVY)
            opening = self.sessions.puzzles.next(context.request, match, context.place.guild)
            match = await self.watched(context, opening)
        elif press.argument == SHOW.argument:
            asking = self.sessions.puzzles.give_up(context.request, match, press.version)
            match = await self.watched(context, asking)
        await self._show(context, match)

    async def _show(self, context: Context, match: Match) -> None:
        await show(context, match, self.face, self.client.pictures)


async def show(context: Context, match: Match, face: Face, pictures: Pictures, said: str = "") -> None:
    """Show the position of a puzzle, or once it is decided, the answer. said: what the last press has led to."""
    riddle, words = match.terms.riddle, context.words
    assert riddle is not None  # the match is a puzzle
    context.name_buttons_of(match)
    if riddle.solved is None:
        picture = await pictures.board(face, match, words, seat=LEARNER)
        own = messages.own_buttons(match, face, pictures.faults)
        undo = (face.undo,) if match.can_undo == LEARNER else ()
        rows = [messages.buttons(match, words, *row) for row in (*own.rows, (*own.last, *undo)) if row]
        text, below = _title(face, riddle, words), "\n".join(filter(None, (said, words("puzzle-asked"))))
        rows.append(messages.buttons(match, words, SHOW))
    else:
        after = answered(face.game, riddle)
        picture = await pictures.board(face, match, words, face.game.view(after, LEARNER), seat=LEARNER)
        text, below = _result(match, riddle, words), _explained(match, face, riddle, after, words)
        rows = [messages.buttons(match, words, NEXT)]
    await context.show(below_pictures(panel(text, *rows, picture=picture), below), picture)


def framed(match: Match, layout: Layout, words: Words) -> Layout:
    """Return a panel of a puzzle with the question, and with the button that leads back to the puzzle's board."""
    items, back = below_pictures(layout, words("puzzle-asked-small")).children, messages.buttons(match, words, BACK)
    last = items[-1]
    if isinstance(last, ui.ActionRow):
        items, back = items[:-1], [*last.children, *back]
    return Layout(*items, *(ui.ActionRow(*row) for row in in_rows(back, WIDTH_BELOW_PICTURE)))


def opener(face: Face, words: Words) -> Button:
    """Return the button that opens a puzzle of a game."""
    return Button(Address("b", face.key, "riddle"), face.name(words), discord.ButtonStyle.primary)


def _title(face: Face, riddle: Riddle, words: Words) -> str:
    return words("puzzle-title", game=face.name(words), rating=shown_rating(riddle.mu))


def _result(match: Match, riddle: Riddle, words: Words) -> str:
    """Return whether the turn was the right one, and how the member's rating has changed."""
    assert riddle.rated is not None  # `puzzles.follow` rates each decided puzzle
    before, after = shown_rating(riddle.rated.mu_before), shown_rating(riddle.rated.mu)
    how = "right" if riddle.solved else "shown" if riddle.given_up else "wrong"
    change = abs(after - before)
    return words("puzzle-result", how=how, rating=after, change=change, way="down" if after < before else "up")


def _explained(match: Match, face: Face, riddle: Riddle, after: Any, words: Words) -> str:
    """Return what the answer is, what it is about, and what both turns bring. after: the state after the answer."""
    game = face.game
    position = replace(match, state=game.read_position(riddle.position), to_move=(LEARNER,))
    if len(riddle.answer) == 1:
        moves = [face.marked_move(position, riddle.answer[0], words)]
    else:  # as members type them, which names each place
        moves = [f"`{notation}`" for notation in riddle.answer if notation != END_TURN]
    lines = [words("puzzle-answer", moves=words.clauses(moves)), _motif(face, riddle, words)]
    if not game.about.weighs_chances and game.scores(after):
        before = game.scores(position.state)[LEARNER]
        best, own = (game.scores(state)[LEARNER] - before for state in (after, match.state))
        missed = not riddle.solved and not riddle.given_up
        lines.append(words("puzzle-points", best=best, own=own, missed=int(missed)))
    return "\n".join(filter(None, lines))


def _motif(face: Face, riddle: Riddle, words: Words) -> str:
    """Return what the answer is about; "" if no language has a word for it, since a newer version has stored it."""
    try:
        return words("puzzle-motif", motif=words(f"{face.key}-motif-{riddle.motif}"))
    except LookupError:
        return ""
