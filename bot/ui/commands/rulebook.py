"""The rules of a game as pages with pictures: a private panel, and below it buttons and a menu that turn the pages.

The argument of a button or menu has the index of a page, and the id of the match whose options the pages show. The id
is not in the address itself, so that the pages still turn when the match is gone. If the match is a lesson, a button
below each page leads back to it. So it is with a puzzle. Before the pages, a daily, a puzzle and a tried turn have one
that tells how they differ from the matches of which the pages tell.
"""

import contextlib
from typing import Any

import discord
from discord import ui
from msgspec.structs import replace

from bot.engine.game import Seat, SeatRange
from bot.engine.pages import Page
from bot.errors import NoSession, NotAllowed, Unreadable
from bot.sessions.model import IN_PRIVATE, Match, MatchSeat, Phase
from bot.sessions.play.alone import is_alone
from bot.sessions.unplayed import unplayed
from bot.ui.address import Address, Kind
from bot.ui.boards import messages
from bot.ui.boards.lobby import LEARN
from bot.ui.commands.part import Part
from bot.ui.entry.actions import Answers, Press, action, choice_in
from bot.ui.entry.buttons import Button, Select, number_in
from bot.ui.entry.context import Context
from bot.ui.face import ButtonSpec, Face
from bot.ui.panels import Layout, Picture, option, pages, panel
from bot.ui.words import Words

ACTION, CONTENTS = "page", "pages"  # the actions in the addresses of buttons and menus
LESSON, SHOW = "lesson", "show"  # the action of the buttons that lead through a lesson, and the argument for its board
EXPLAIN = "explain"  # the action of a button that opens the rules from anywhere
TO_LESSON = ButtonSpec(LESSON, "lesson-ui-lesson", argument=SHOW)
TO_PUZZLE = ButtonSpec("puzzle", "puzzle-ui-board", argument="board")
TO_TRIED = ButtonSpec("tried", "lesson-ui-board")
_OTHERS = ("opal", "jade", "topaz", "garnet", "beryl", "zircon", "pearl")  # the names of the other seats in pictures


class Rulebook(Part):
    """The part of a game's cog that shows the rules."""

    @action("rules")
    async def open(self, context: Context, match: Match | None) -> None:
        """Show the first page, or the whole text of a game without pages.

        match: the match whose options the pages name, or the lesson to go back to; None: the usual options.
        """
        if match is not None and self._is_apart(match, context):
            await context.show(self._here(match, context.words))
        elif self.face.pages:
            await self._show(context, match, 0)
        else:
            await context.show(pages(self.face.rules(self._options(match), context.words)))

    @action(EXPLAIN, where="anywhere")
    async def on_explain(self, context: Context, press: Press) -> None:
        """Show the rules with the usual options. The argument: the id of the lesson to go back to, if there is one."""
        await self.open(context, await self.match(context, press.argument))

    @action(ACTION, where="anywhere")
    async def on_page(self, context: Context, press: Press, answers: Answers) -> None:
        """Show the page that was chosen. Raises NotAllowed if there is no such page."""
        number, _, match_id = press.argument.partition(" ")
        place = self._place(choice_in(answers) if press.kind == "s" else number)
        await self._show(context, await self.match(context, match_id), place)

    def _place(self, number: str) -> int:
        """Return the index of a page. Raises NotAllowed if there is no such page (a forged press)."""
        place = number_in(number)
        if place >= len(self.face.pages):
            raise NotAllowed("error-unknown-button")
        return place

    async def match(self, context: Context, match_id: str) -> Match | None:
        """Return the match with this id; None if there is none, or none of this game."""
        if match_id:
            with contextlib.suppress(NoSession, Unreadable):
                match = await self.sessions.matches.match(match_id, context.request)
                return match if match.game == self.face.key else None
        return None

    @action(CONTENTS, where="anywhere")
    async def on_contents(self, context: Context, press: Press) -> None:
        """Show a menu of all pages. Raises NotAllowed if there is no such page as the one to go back to."""
        number, _, match_id = press.argument.partition(" ")
        words, place = context.words, self._place(number)
        titles = [title_of(self.face, page, words) for page in self.face.pages]
        lines = [option(f"{n + 1} · {title}", str(n)) for n, title in enumerate(titles)]
        menu = Select(self._address("s", ACTION, place, match_id), words("ui-page-menu"), lines)
        back = self._button("ui-page-back", place, match_id, words, disabled=False)
        await context.show(panel(words("ui-page-contents", game=self.face.name(words)), [menu], [back]))

    async def _show(self, context: Context, match: Match | None, place: int) -> None:
        page, words = self.face.pages[place], context.words
        paint, *subjects = self.face.page_picture(page, match_of(self.face, page, words), words)
        alt = words(f"{self.face.key}-page-{page.key}-alt")
        beside = self.client.pictures.beside
        picture = await beside(paint, *subjects, name=page.key, alt=alt, words=words)
        own = match is not None and match.private and match.seat_of(context.user) is not None
        await context.show(self._layout(words, match, place, picture, own=own), picture)

    def _is_apart(self, match: Match, context: Context) -> bool:
        """Return whether a match is a daily, a puzzle or a tried turn of the reader, in a game with pages."""
        own = match.private and match.seat_of(context.user) is not None and match.state is not None
        return own and bool(self.face.pages) and _kind(match) != ""

    def _here(self, match: Match, words: Words) -> Layout:
        """Return the page before all others: how this board is played, and what its letters mean."""
        kind, (member, *_) = _kind(match), match.members
        if kind == "daily":
            params = self.face.page_params(self.face.pages[0], match.options, words)
            told = words(f"{self.face.key}-here-daily", **params)
        else:
            told = words(f"ui-page-here-{kind}")
        back = messages.BACK if kind == "daily" else to_board(match)
        row = [self._button("ui-page-next", 0, match.id, words, disabled=False)]
        row.append(Button(back.address(match), words(back.label)))
        text = "\n".join((words("ui-page-here"), told, *self.face.letters(match, member.seat, words)))
        return panel(text, row)

    def _options(self, match: Match | None) -> Any:
        """Return the options that the rules name: those of the match, but the usual ones in a lesson."""
        if match is None or match.terms.lesson is not None:
            return self.face.game.about.samples[0]
        return match.options

    def _layout(self, words: Words, match: Match | None, place: int, picture: Picture, *, own: bool) -> Layout:
        """Return a page with its buttons. own: whether `match` is a private match of the reader, to which one leads."""
        page, last = self.face.pages[place], len(self.face.pages) - 1
        options, match_id = self._options(match), "" if match is None else match.id
        text = words(f"{self.face.key}-page-{page.key}", **self.face.page_params(page, options, words))
        row = [
            self._back(match, place, words, own=own),
            self._button("ui-page-next", min(place + 1, last), match_id, words, disabled=place == last),
            Button(
                self._address("b", CONTENTS, place, match_id),
                words("ui-page-of", number=place + 1, count=last + 1),
            ),
        ]
        if match is not None and match.terms.lesson is not None:
            back = to_board(match)
            row.append(Button(back.address(match), words(back.label)))
        elif match is not None and own:
            back = messages.BACK_ALONE if is_alone(match) else messages.BACK
            row.append(Button(back.address(match), words(back.label)))
        elif self.face.lessons:
            row.append(Button(Address("b", self.face.key, LEARN.action), words(LEARN.label)))
        title = words("ui-page-title", title=title_of(self.face, page, words))
        return Layout(ui.TextDisplay(title), picture.gallery(), ui.TextDisplay(text), ui.ActionRow(*row))

    def _back(self, match: Match | None, place: int, words: Words, *, own: bool) -> Button:
        """Return the button to the page before. Before the first page is that of a private match, if it has one."""
        if match is not None and own and place == 0 and match.state is not None and _kind(match):
            address = Address("b", self.face.key, EXPLAIN, argument=match.id)
            return Button(address, words("ui-page-back"), discord.ButtonStyle.primary)
        match_id = "" if match is None else match.id
        return self._button("ui-page-back", max(place - 1, 0), match_id, words, disabled=place == 0)

    def _button(self, label: str, place: int, match_id: str, words: Words, *, disabled: bool) -> Button:
        style = discord.ButtonStyle.secondary if disabled else discord.ButtonStyle.primary
        return Button(self._address("b", ACTION, place, match_id), words(label), style, disabled=disabled)

    def _address(self, kind: Kind, action: str, place: int, match_id: str) -> Address:
        return Address(kind, self.face.key, action, argument=f"{place} {match_id}".strip())


def _kind(match: Match) -> str:
    """Return whether a match is a "daily", a "puzzle" or a turn that is "tried" again; "": none of these."""
    terms = match.terms
    if terms.tried is not None:
        return "tried"
    return "puzzle" if terms.riddle is not None else "daily" if terms.closes is not None else ""


def to_board(match: Match) -> ButtonSpec:
    """Return the button that leads back to the board of a lesson, a puzzle or a tried turn."""
    if match.terms.tried is not None:
        return TO_TRIED
    return TO_LESSON if match.terms.riddle is None else TO_PUZZLE


def title_of(face: Face, page: Page, words: Words) -> str:
    return words(f"{face.key}-page-{page.key}-title")


def match_of(face: Face, page: Page, words: Words) -> Match | None:
    """Return a match in the page's position, of the reader and others; None: the page has no position.

    Raises NotationError or IllegalMove if the page is wrong.
    """
    if not page.position:
        return None
    game = face.game
    state = game.read_position(page.position)
    events: tuple[Any, ...] = ()
    for notation in page.moves:
        step = game.apply(state, game.to_move(state)[0], game.parse(notation))
        state, events = step.state, step.events
    options = face.options_of(state)
    outcome = game.outcome(state)
    seats = face.seats_of(state)
    names = (words("ui-page-you"), *(words(f"computer-gem-{gem}") for gem in _OTHERS))
    taken = tuple(MatchSeat(Seat(seat), 1 + seat, names[seat]) for seat in range(seats))
    limits = SeatRange(seats, seats)
    match = unplayed(game, "", IN_PRIVATE, taken, options, limits, kind="move", locale=words.language, at=0)
    return replace(
        match,
        phase=Phase.PLAYING if outcome is None else Phase.OVER,
        state=state,
        version=1,
        entry=replace(match.entry, version=1, events=events),
        to_move=game.to_move(state),
        outcome=outcome,
    )
