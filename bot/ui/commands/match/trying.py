"""Shows in a private message how a member plays on from a position, against computer players.

It is the start of a costly turn, or a position of a match in play, to try moves on. Either is a match
(`bot.sessions.play.tried_turns`), so the game's own buttons and panels play it. `cogs/replay` begins costly turns.
"""

from typing import Any

from discord import ButtonStyle, ui

from bot.errors import NotAllowed
from bot.sessions.model import Match
from bot.sessions.play.tried_turns import seat_that_tries
from bot.ui.address import Address
from bot.ui.boards import messages
from bot.ui.client import Client
from bot.ui.commands.hints import HINT
from bot.ui.commands.match.puzzling import after_computers, final, own_rows, present, rules_button, stage
from bot.ui.commands.part import Part
from bot.ui.commands.rulebook import TO_TRIED
from bot.ui.entry.actions import Press, action
from bot.ui.entry.buttons import Button
from bot.ui.entry.context import Context
from bot.ui.face import ButtonSpec, Face
from bot.ui.words import Words

ACTION = TO_TRIED.action
BOARD = "board"  # the action of the buttons that open a board to try moves on; in their address, the match in play
ANEW = "anew"  # the argument of the button that begins the turn again

TRY_MOVES = ButtonSpec(BOARD, "tried-ui-board")


class Trying(Part):
    """The part of a game's cog for turns that are tried again."""

    @action(ACTION, where="anywhere")
    async def on_tried(self, context: Context, press: Press) -> None:
        """Show the board."""
        if press.match.terms.tried is None:
            raise NotAllowed("error-unknown-button")
        await show(context, press.match, self.face, self.client)

    @action(BOARD, where="match")
    async def on_board(self, context: Context, press: Press) -> None:
        """Open a board to try moves on: the match as the member sees it, or saw it at the version in the address."""
        match, sessions = press.match, self.sessions
        if match.terms.lesson is not None or match.state is None:
            raise NotAllowed("error-unknown-button")
        is_open, then = sessions.replays.is_open(match), match
        if press.version not in (0, match.version):
            then = await sessions.replays.at(match, press.version)
        hidden = self.face.hides_boards(then)
        if hidden and seat_that_tries(match, context.user) not in self.face.game.to_move(then.state):
            own = any(one.user == context.user for one in match.seats)
            raise NotAllowed("tried-error-own-over" if own else "tried-error-hidden")
        anew = press.argument == ANEW
        opening = sessions.tried_turns.board(context.request, match, then, is_open=is_open, hidden=hidden, anew=anew)
        await show(context, await self.client.presenter.watched(context, opening), self.face, self.client)


async def show(context: Context, match: Match, face: Face, client: Client, said: str = "") -> None:
    """Have the computer players move, and show the board. said: what the last press has led to."""
    context.name_buttons_of(match)
    context.is_board_of(match)
    words, about, own = context.words, stage(match), match.members[0].seat
    match, said = await after_computers(context, match, face, client, said)
    about = about if match.to_move else "over"
    picture = await client.pictures.board(face, match, words, seat=own)
    tried = match.terms.tried
    assert tried is not None  # the caller shows a tried turn
    key = "tried-board" if tried.free else "tried-onward"
    below = [said, words(key, about=about, others=_others(match, face), advised=int(tried.advised))]
    if about == "over":
        below.append(final(match, face, words))
        rows = [list[ui.Item[Any]](_buttons(match, words, ButtonStyle.primary))]
    else:
        anew, my_game = _buttons(match, words, ButtonStyle.secondary)
        first = rules_button(match, words) if about == "begun" else anew
        hint = messages.buttons(match, words, HINT) if tried.free and tried.advised else []
        rows = own_rows(match, face, client, words, *hint, first, my_game)
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
    """Return the buttons that begin the turn again, and that lead back to the match that it comes from."""
    tried = match.terms.tried
    assert tried is not None  # the caller shows a tried turn
    if tried.free:
        again = Address("b", match.game, BOARD, tried.match, tried.number, ANEW)
        more = Address("b", match.game, messages.MORE.action, tried.match)
        return Button(again, words("tried-ui-anew"), style), Button(more, words("seal-ui-more"))
    anew = Address("b", "replay", "again", tried.match, tried.number, ANEW)
    my_game = Button(Address("b", "replay", "mygame", tried.match), words("review-ui-open"))
    return Button(anew, words("tried-ui-anew"), style), my_game
