"""The private panel of a hint: the suggested move in the picture, why it is good, and buttons that play it or go on."""

from typing import Any

import discord
from discord import ui

from bot.sessions.model import Match
from bot.sessions.play.hints import Hint, mark_of
from bot.ui.address import LONGEST_ARGUMENT
from bot.ui.boards import messages
from bot.ui.face import ButtonSpec, Face
from bot.ui.panels import Layout, Picture, panel
from bot.ui.words import Words

HINT = ButtonSpec("hint", "hint-ui-hint", seated=True)
_MARK_LENGTH = len(mark_of(""))
_SUCCESS = discord.ButtonStyle.success


def marks_in(argument: str) -> tuple[str, ...]:
    """Return the marks of the moves that were shown before. argument: of a button `Another hint`."""
    return tuple(argument[at : at + _MARK_LENGTH] for at in range(0, len(argument), _MARK_LENGTH))


def warning(match: Match, words: Words) -> Layout:
    """Return what a member reads before the first hint of a solo match."""
    show = ButtonSpec("hintshow", "hint-ui-show", discord.ButtonStyle.primary, versioned=True)
    return panel(words("hint-first"), messages.buttons(match, words, show))


def hint_panel(hint: Hint, shown: tuple[str, ...], face: Face, words: Words, picture: Picture) -> Layout:
    """Return the panel of a hint. shown: the marks of the moves that were shown before."""
    lines = [words("hint-title", number=len(shown) + 1), said(hint, face, words)]
    if hint.match.terms.hinted:
        lines.append(words("hint-counts"))
    return panel("\n".join(lines), _buttons(hint, shown, words), picture=picture)


def said(hint: Hint, face: Face, words: Words) -> str:
    """Return why the move is good, or else the move itself."""
    if hint.why is not None:
        return words.phrase(hint.why, hint.match)
    return words("hint-move", move=face.move(hint.match, hint.notation, words))


def _buttons(hint: Hint, shown: tuple[str, ...], words: Words) -> list[ui.Item[Any]]:
    """Return the buttons. The address of a long move has its mark in place of its notation."""
    mark = mark_of(hint.notation)
    action, argument = ("do", hint.notation) if len(hint.notation) <= LONGEST_ARGUMENT else ("hintplay", mark)
    play = ButtonSpec(action, "hint-ui-play", _SUCCESS, versioned=True, argument=argument)
    marks = "".join((*shown, mark))
    more = hint.left and len(marks) <= LONGEST_ARGUMENT
    other = ButtonSpec("hintshow", "hint-ui-other", versioned=True, argument=marks)
    return messages.buttons(hint.match, words, play, *((other,) if more else ()))
