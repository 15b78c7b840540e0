"""Shows in a private message how a member plays on from the start of a costly turn, against computer players.

It is a match (`bot.sessions.play.tried_turns`), so the game's own buttons and panels play it. `cogs/replay` begins it.
"""

from typing import Any

from discord import ButtonStyle, ui

from bot.errors import NotAllowed
from bot.sessions.model import Match
from bot.ui.address import Address
from bot.ui.client import Client
from bot.ui.commands.match.puzzling import after_computers, final, own_rows, present, rules_button, stage
from bot.ui.commands.part import Part
from bot.ui.commands.rulebook import TO_TRIED
from bot.ui.entry.actions import Press, action
from bot.ui.entry.buttons import Button
from bot.ui.entry.context import Context
from bot.ui.face import Face
from bot.ui.words import Words

ACTION = TO_TRIED.action
ANEW = "anew"  # the argument of the button that begins the turn again


class Trying(Part):
    """The part of a game's cog for turns that are tried again."""

    @action(ACTION, where="anywhere")
    async def on_tried(self, context: Context, press: Press) -> None:
        """Show the board."""
        if press.match.terms.tried is None:
            raise NotAllowed("error-unknown-button")
        await show(context, press.match, self.face, self.client)


async def show(context: Context, match: Match, face: Face, client: Client, said: str = "") -> None:
    """Have the computer players move, and show the board. said: what the last press has led to."""
    context.name_buttons_of(match)
    words, about, own = context.words, stage(match), match.members[0].seat
    match, said = await after_computers(context, match, face, client, said)
    about = about if match.to_move else "over"
    picture = await client.pictures.board(face, match, words, seat=own)
    below = [said, words("tried-onward", about=about, others=_others(match, face))]
    if about == "over":
        below.append(final(match, face, words))
        rows = [list[ui.Item[Any]](_buttons(match, words, ButtonStyle.primary))]
    else:
        anew, my_game = _buttons(match, words, ButtonStyle.secondary)
        first = rules_button(match, words) if about == "begun" else anew
        rows = own_rows(match, face, client, words, first, my_game)
    title = "\n".join(face.letters(match, own, words)) if about == "begun" else ""
    await present(context, title, rows, picture, below)


def _others(match: Match, face: Face) -> str:
    """Return who has the other seats: "none", "mates" if all seats share the result, "rival" or "rivals"."""
    count = len(match.seats) - 1
    if not count:
        return "none"
    return "mates" if face.game.together(match.options) else "rival" if count == 1 else "rivals"


def try_again(match_id: str, number: int, words: Words) -> Button:
    """Return the button that tries a turn again, or goes on with it. number: of the moment after its costly move."""
    return Button(Address("b", "replay", "again", match_id, number), words("tried-ui-again"), ButtonStyle.primary)


def _buttons(match: Match, words: Words, style: ButtonStyle) -> tuple[Button, Button]:
    """Return the buttons that begin the turn again, and that lead back to the finished match."""
    tried = match.terms.tried
    assert tried is not None  # the caller shows a tried turn
    anew = Address("b", "replay", "again", tried.match, tried.number, ANEW)
    my_game = Button(Address("b", "replay", "mygame", tried.match), words("review-ui-open"))
    return Button(anew, words("tried-ui-anew"), style), my_game
