"""Matches by letters: a member opens a table, gives its code on, and reads the board in direct messages.

Who accepts no direct messages from the bot finds the match with `/turns`, and has the board in private answers.
"""

from collections.abc import Sequence
from typing import Any, Protocol

import discord
from discord import ui
from msgspec.structs import replace

from bot.errors import NoSession, NotAllowed, NotKept
from bot.sessions import refusals
from bot.sessions.codes import written
from bot.sessions.model import Match, Phase, Place
from bot.sessions.play.letter_codes import on_offer
from bot.sessions.time.dues import expiry
from bot.ui.address import Address
from bot.ui.boards import messages
from bot.ui.boards.lobby import CODE
from bot.ui.client import Client
from bot.ui.commands.challenges import check_no_bot
from bot.ui.commands.match.asked import NewMatch, several_named, start_named
from bot.ui.commands.part import Part, Whole
from bot.ui.commands.sharing import shared_said
from bot.ui.entry.actions import Press, action, words_in
from bot.ui.entry.asked import member_of
from bot.ui.entry.buttons import Button, number_in
from bot.ui.entry.context import Context
from bot.ui.face import Face
from bot.ui.panels import panel, with_said
from bot.ui.shared_once import SharedOnce
from bot.ui.times import moment
from bot.ui.words import Words, message_link, safe_name, with_names

AREA = "letters"  # in the addresses of buttons that belong to no game
SHOW = "letter"  # the action of a button that shows the board in an answer
# The actions of buttons that open a table: for whoever has its code, or for a member whom it asks. The key of the way
# to begin follows, and the member's id.
OPEN, ASK = "lettersnew", "lettersask"
INVITE = "lettershere"  # the action of a button that shows a place the code of a table
TAKE = "take"  # the action of a button that gives whoever presses it a seat; its argument is the code
PRIMARY = discord.ButtonStyle.primary
LINK_PATIENCE = 0.7  # seconds that an answer waits for the board to which it links
AUTHORIZE = "https://discord.com/oauth2/authorize?client_id="  # the page that adds the bot to an account or a server


class Guiding(Whole, Protocol):
    """What this part needs of the cog, whose module imports this one."""

    async def newcomers_hint(self, context: Context, *, by_letters: bool = False) -> str: ...


class ByLetters(Part):
    """The part of a game's cog for matches by letters."""

    cog: Guiding

    def __init__(self, cog: Guiding) -> None:
        super().__init__(cog)
        self._invited = SharedOnce()  # (channel, match)

    async def open(self, context: Context, new: NewMatch, spectators: Sequence[Place] = ()) -> None:
        """Open a match by letters, and show its code. spectators: as for `Letters.open`.

        Raises NotAllowed for a match of one member, and the errors of `Letters.open`.
        """
        if self.face.game.seats(new.options).high < 2:
            raise NotAllowed("letters-error-alone")
        guest = new.guest
        making = self.sessions.letters.open(
            context.request,
            self.face.key,
            new.options,
            pace=new.pace,
            computers=new.computers,
            guest=guest,
            spectators=spectators,
        )
        match = await self.watched(context, making)
        link = await link_to_board(self.client, context, match)
        there = int(link is not None)  # whoever takes no direct messages reads so, and where the match waits
        hint = ""
        if there and (guest is None or not match.terms.guests):
            hint = await self.cog.newcomers_hint(context, by_letters=True)
        if guest is not None and match.terms.guests:
            said = context.words("letters-asked", name=safe_name(context.words.member(guest.name)))
            await self.show_code(context, match, said, link)
        elif match.phase is Phase.LOBBY:
            said = context.words("letters-opened", game=self.face.key, there=there)
            await self.show_code(context, match, "\n".join(filter(None, (said, hint))), link)
        else:
            await context.done(context.words("letters-begun", there=there), hint=hint)

    @action(OPEN, where="anywhere")
    async def on_open(self, context: Context, press: Press) -> None:
        """Open a table with the options of a way to begin the game."""
        await self.open(context, NewMatch(start_named(self.face, press.argument).options))

    @action(ASK, where="anywhere")
    async def on_ask(self, context: Context, press: Press) -> None:
        """Open a table by letters that asks the member in the address. Raises NotAllowed if they may not be asked."""
        name, user = words_in(press, 2)
        start = start_named(self.face, name)
        try:
            guest = await self.client.fetch_user(number_in(user))
        except discord.NotFound as problem:
            raise NotAllowed("error-challenge-gone") from problem
        check_no_bot(context, self.client, guest)
        await self.open(context, NewMatch(start.options, guest=member_of(guest)))

    @action(CODE.action)
    async def show_code(self, context: Context, match: Match, said: str = "", link: str | None = None) -> None:
        """Show the code of a table, or of a seat on offer, to a member of the match. Raises as `Letters.code`.

        said: what begins the answer of who has opened the table. link: to their board, if it is there.
        """
        row, words = await self.sessions.letters.code(context.request, match.id), context.words
        until, free = row.until, on_offer(match)
        if match.phase is Phase.LOBBY:
            until, free = expiry(match), match.limits.high - len(match.seats)
        about: dict[str, str | int] = {"code": written(row.code), "free": free}
        about |= {"time": moment(until), "left": moment(until, "R")}
        text = words("letters-code", **about, link=f"{AUTHORIZE}{context.interaction.application_id}")
        if context.pressed is not None:
            await context.keep_reach()
        where = table_line(match, self.face, words, link) if said else ""
        show = list[ui.Item[Any]]()
        if match.phase is Phase.LOBBY and context.is_among_others:
            show.append(Button(Address("b", self.face.key, INVITE, match.id), words("replay-ui-share"), PRIMARY))
        await context.show(panel("\n".join(filter(None, (where, text))), show, said=said))

    @action(INVITE)
    async def on_invite(self, context: Context, match: Match) -> None:
        """Post a message whose button gives a seat, once in each place. Raises as `Letters.code`."""
        row, words = await self.sessions.letters.code(context.request, match.id), context.public_words
        asked = context.place.channel, match.id
        if match.phase is Phase.LOBBY and asked not in self._invited:
            with self._invited.noted(asked):
                until, seat = expiry(match), match.seat_of(context.user)
                name = "" if seat is None else safe_name(with_names(match, words).seats[seat].name)
                about = {"name": name, "table": messages.title(match, self.face, words), "time": moment(until)}
                link = f"{AUTHORIZE}{context.interaction.application_id}"
                said = words("letters-invitation", **about, left=moment(until, "R"), link=link)
                take = Button(Address("b", AREA, TAKE, argument=row.code), words("ui-join"), PRIMARY)
                await context.publish(panel(said, [take]))
        await self.show_code(context, match, shared_said(context), "")

    @action(SHOW)
    async def show(self, context: Context, match: Match, said: str = "") -> None:
        """Show a member the board in an answer. Raises NotSeated for others."""
        match = match.seen_by(context.user)
        if match.reader is None:
            raise refusals.not_seated(match, context.user)
        # The answer can be pressed as well as a board, whatever stands in the conversation.
        match = replace(match, board=replace(match.board, message=None))
        pictures, words = self.client.pictures, context.words
        story = await self.sessions.replays.story(match) if match.over else ()
        picture = None if match.state is None else await pictures.board(self.face, match, words, story=story)
        about = match, self.face, words, picture, story, pictures.faults
        layout = messages.board(*about, computers=False)
        await context.show(with_said(layout, said) if said else layout, picture)


async def link_to_board(client: Client, context: Context, match: Match) -> str | None:
    """Return a link to the member's own board. "": the board is still to come. None: their messages are closed."""
    try:
        board = await client.presenter.board_of(match.seen_by(context.user), LINK_PATIENCE)
    except (NoSession, NotKept):
        return ""
    if board.message is None:
        return None if board.version_shown >= match.version else ""
    return message_link(0, board.channel, board.message)


def table_line(match: Match, face: Face, words: Words, link: str | None) -> str:
    """Return the settings of a table, and the link to the member's own board if there is one."""
    title = messages.title(match, face, words)
    return f"{title} · {words('ui-board-link', link=link)}" if link else title


def starts_of(face: Face, words: Words, ask: int | None = None) -> list[ui.Item[Any]]:
    """Return a button for each way to begin a game in which several members have seats.

    ask: the id of the member whom the table asks; None: it is for whoever has its code.
    """
    found: list[ui.Item[Any]] = []
    for one, name in several_named(face, words):
        address = Address("b", face.key, OPEN, argument=one.key)
        if ask is not None:
            address = Address("b", face.key, ASK, argument=f"{one.key} {ask}")
        found.append(Button(address, name, PRIMARY))
    return found
