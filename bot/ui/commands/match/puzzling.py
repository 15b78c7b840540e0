"""Shows puzzles in a private message: the position, and after the member's turn whether it was the right one.

A puzzle is a match (`bot.sessions.play.puzzles`), so the game's own buttons and panels play it. `teaching` calls the
functions of this file for each lesson that is a puzzle. After the verdict, the member may try it again or play on.
"""

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui
from msgspec.structs import replace

from bot.engine.game import AnyGame
from bot.engine.lessons import LEARNER
from bot.engine.puzzles import PLAIN, Composer, composer_of
from bot.errors import NotAllowed
from bot.sessions.computers import thinkers
from bot.sessions.model import IN_TODAYS_PUZZLE, Match
from bot.sessions.pace import DAY
from bot.sessions.play import riddles
from bot.sessions.play.puzzles import FIRST_RATING, shown_rating
from bot.sessions.play.riddles import END_TURN, answered
from bot.sessions.taught import Riddle
from bot.storage.keeping import is_computer
from bot.ui.address import Address
from bot.ui.boards import messages
from bot.ui.boards.day_message import TODAYS
from bot.ui.client import Client
from bot.ui.commands.part import Part
from bot.ui.commands.rulebook import EXPLAIN, TO_PUZZLE, to_board
from bot.ui.entry import fair
from bot.ui.entry.actions import Press, action
from bot.ui.entry.buttons import Button
from bot.ui.entry.context import Context
from bot.ui.face import ButtonSpec, Face
from bot.ui.panels import Layout, Picture, below_pictures, panel
from bot.ui.rows import WIDTH_BELOW_PICTURE, in_rows
from bot.ui.times import moment
from bot.ui.words import Words, safe_name, with_names

OPEN = "riddle"  # the action of the buttons that open a puzzle of a game
ACTION = TO_PUZZLE.action
SHOW = ButtonSpec(ACTION, "puzzle-ui-show", versioned=True, argument="answer")
NEXT = ButtonSpec(ACTION, "puzzle-ui-next", discord.ButtonStyle.success, argument="next")
AGAIN = ButtonSpec(ACTION, "puzzle-ui-again", versioned=True, argument="again")
ONWARD = ButtonSpec(ACTION, "puzzle-ui-onward", versioned=True, argument="onward")
OTHER = replace(NEXT, style=discord.ButtonStyle.secondary)  # beside the choices of a match, it calls for no press
STEP = "•"  # before each step of an answer
MOST_ROUNDS = 3  # in which computer players think before the board is shown


class Puzzling(Part):
    """The part of a game's cog for puzzles."""

    @action(OPEN, where="anywhere")
    async def on_riddle(self, context: Context) -> None:
        """Open a puzzle, or go on with the open one."""
        await self.open(context)

    async def open(self, context: Context) -> None:
        """Open a puzzle, or go on with the open one. Raises the errors of `Puzzles.open`."""
        opening = self.sessions.puzzles.open(context.request, self.face.key, context.place.guild)
        await self._show(context, await self.watched(context, opening))

    async def reopen(self, context: Context) -> bool:
        """Show the puzzle that the member has before them. Return whether there is one."""
        match = await self.sessions.puzzles.current(context.user, self.face.key)
        if match is not None:
            await self._show(context, match, context.words("puzzle-moved-on"))
        return match is not None

    @action(TODAYS, where="anywhere")
    async def on_todays(self, context: Context) -> None:
        """Open the puzzle of the day, or go on with it."""
        opening = self.sessions.puzzles.todays(context.request, self.face.key)
        await self._show(context, await self.watched(context, opening))

    @action(ACTION, where="anywhere")
    async def on_puzzle(self, context: Context, press: Press) -> None:
        """Open the next puzzle, show the answer or the board, lay the puzzle out again, or play it on."""
        match, puzzles, asked = press.match, self.sessions.puzzles, context.request
        if match.terms.riddle is None:
            raise NotAllowed("error-unknown-button")
        if press.argument == NEXT.argument:
            await fair.turn(fair.HEAVY)
            match = await self.watched(context, puzzles.next(asked, match, context.place.guild))
        elif press.argument == SHOW.argument:
            match = await self.watched(context, puzzles.give_up(asked, match, press.version))
        elif press.argument == AGAIN.argument:
            match = await self.watched(context, puzzles.try_again(asked, match, press.version))
        elif press.argument == ONWARD.argument:
            match = await self.watched(context, puzzles.play_on(asked, match, press.version))
        await self._show(context, match)

    async def _show(self, context: Context, match: Match, said: str = "") -> None:
        await show(context, match, self.face, self.client, said)


async def show(context: Context, match: Match, face: Face, client: Client, said: str = "") -> None:
    """Show the position of a puzzle, its verdict once it is decided, or the board on which its member plays on.

    said: what the last press has led to.
    """
    riddle = match.terms.riddle
    assert riddle is not None  # the match is a puzzle
    context.name_buttons_of(match)
    context.is_board_of(match)
    if match.plays_on:
        await _show_onward(context, match, face, client, said)
        return
    words = context.words
    if riddle.solved is None:
        picture = await client.pictures.board(face, match, words, seat=LEARNER)
        below = [said, words("puzzle-asked", again=int(riddle.again)), _scoring(face, words)]
        rows = own_rows(match, face, client, words, *messages.buttons(match, words, SHOW), rules_button(match, words))
    else:
        picture = await client.pictures.board(face, match, words, _answer_seen(face.game, riddle), seat=LEARNER)
        below = [said, _result(riddle, words), *_explained(match, face, riddle, words)]
        again = () if riddle.solved or riddle.given_up else (AGAIN,)
        goes_on = face.game.to_move(riddles.onward(face.game, riddle))  # an answer may end the match
        onward = (ONWARD,) if goes_on else ()
        others = await _others(match, client, context.user, words)
        rows = in_rows([*messages.buttons(match, words, NEXT, *again, *onward), *others], WIDTH_BELOW_PICTURE)
    if is_todays(match, client):
        below.append(words("puzzle-day", left=moment(client.sessions.puzzles.next_day, "R")))
    title = await _title(match, face, client, context.user, words)
    if riddle.solved is None:
        title = "\n".join((title, *face.letters(match, LEARNER, words)))
    await present(context, title, rows, picture, below)


def framed(match: Match, face: Face, layout: Layout, words: Words) -> Layout:
    """Return a panel of a puzzle with the question, and with the button that leads back to the puzzle's board."""
    asked = "" if match.plays_on else "\n".join(filter(None, (words("puzzle-asked-small"), _scoring(face, words))))
    return with_way_back(match, below_pictures(layout, asked) if asked else layout, words)


def with_way_back(match: Match, layout: Layout, words: Words) -> Layout:
    """Return a panel of a puzzle or a tried turn with the button that leads back to its board."""
    items = layout.children
    back, last = messages.buttons(match, words, to_board(match)), items[-1]
    if isinstance(last, ui.ActionRow):
        items, back = items[:-1], [*last.children, *back]
    return Layout(*items, *(ui.ActionRow(*row) for row in in_rows(back, WIDTH_BELOW_PICTURE)))


def opener(face: Face, words: Words) -> Button:
    """Return the button that opens a puzzle of a game."""
    return Button(Address("b", face.key, OPEN), face.name(words), discord.ButtonStyle.primary)


def rules_button(match: Match, words: Words) -> Button:
    """Return the button that opens the rules, from which another button leads back to the puzzle."""
    # The id is no part of the address, so that the rules open even when the puzzle is gone.
    return Button(Address("b", match.game, EXPLAIN, argument=match.id), words("ui-rules"))


async def _show_onward(context: Context, match: Match, face: Face, client: Client, said: str) -> None:
    """Have the computer players move, and show the board on which the member plays on. said: as in `show`."""
    words, about = context.words, stage(match)
    match, said = await after_computers(context, match, face, client, said)
    about = about if match.to_move else "over"
    picture = await client.pictures.board(face, match, words, seat=LEARNER)
    below = [said, words("puzzle-onward", about=about, alone=int(len(match.seats) == 1))]
    if about == "over":
        below.append(final(match, face, words))
        rows = [messages.buttons(match, words, NEXT)]
    else:
        rows = own_rows(match, face, client, words, *messages.buttons(match, words, OTHER))
    await present(context, "", rows, picture, below)


def stage(match: Match) -> str:
    """Return "begun" before the first move of a match that goes on from a position, then "goes"."""
    return "begun" if match.entry.kind == "task" else "goes"


async def after_computers(context: Context, match: Match, face: Face, client: Client, said: str) -> tuple[Match, str]:
    """Have the computer players move. Return the match then, and what the last one did; else `said`."""
    words = context.words
    if thinkers(match):
        await fair.turn(fair.HEAVY)
        await context.show_at_work(words("puzzle-thinking"))
    for _ in range(MOST_ROUNDS):
        if thinkers(match):
            await client.sessions.computers.play(match.id)
            match = await client.sessions.matches.match(match.id, context.request)
    if match.entry.user is not None and is_computer(match.entry.user):
        said = words.told(face.game, match.entry.events, match, match.entry)
    return match, said


async def present(
    context: Context, title: str, rows: Sequence[Sequence[ui.Item[Any]]], picture: Picture, below: Sequence[str]
) -> None:
    """Show a puzzle. What the member reads after a press stands below the picture, as a phone shows the end."""
    text = "\n".join(filter(None, below))
    await context.show(below_pictures(panel(title, *rows, picture=picture), text), picture)


def own_rows(match: Match, face: Face, client: Client, words: Words, *others: ui.Item[Any]) -> list[list[ui.Item[Any]]]:
    """Return the rows of the game's own buttons, Undo and other buttons. match: of one member."""
    own = messages.own_buttons(match, face, client.pictures.faults)
    undo = (face.undo,) if match.can_undo == match.members[0].seat else ()
    rows = [messages.buttons(match, words, *row) for row in own.rows if row]
    last = [*messages.buttons(match, words, *own.last, *undo), *others]
    return [*rows, *in_rows(last, WIDTH_BELOW_PICTURE)]


def is_todays(match: Match, client: Client) -> bool:
    """Return whether a match is a member's puzzle of this day, which is the same for everybody."""
    closes = (match.created_at // DAY + 1) * DAY
    return match.place.channel == IN_TODAYS_PUZZLE.channel and closes == client.sessions.puzzles.next_day


async def _title(match: Match, face: Face, client: Client, user: int, words: Words) -> str:
    """Return the line above the picture: the game, the puzzle's rating, and that of the member until the verdict."""
    riddle = match.terms.riddle
    assert riddle is not None  # the match is a puzzle
    key = "puzzle-title-todays" if is_todays(match, client) else "puzzle-title"
    title = words(key, game=face.name(words), rating=shown_rating(riddle.mu))
    if riddle.solved is not None or riddle.again:
        return title
    own = {one.game: one.rating for one in await client.sessions.puzzles.standings(user)}
    rating = own.get(face.key, FIRST_RATING)
    return f"{title} · {words('puzzle-own', rating=rating, known=int(face.key in own))}"


async def _others(match: Match, client: Client, user: int, words: Words) -> list[Button]:
    """Return buttons that lead to puzzles of other games: below the puzzle of the day, to theirs if it is new."""
    puzzles, buttons = client.sessions.puzzles, list[Button]()
    for key, face in client.faces.items():
        if key != match.game and puzzles.of_the_day(key) is not None:
            todays = is_todays(match, client) and await puzzles.is_new_today(user, key)
            label = "puzzle-ui-other-todays" if todays else "puzzle-ui-other"
            address = Address("b", key, TODAYS if todays else OPEN)
            buttons.append(Button(address, words(label, game=face.name(words))))
    return buttons


def _result(riddle: Riddle, words: Words) -> str:
    """Return whether the turn was the right one, and how the member's rating has changed."""
    assert riddle.rated is not None  # `puzzles.follow` rates each decided puzzle
    before, after = shown_rating(riddle.rated.mu_before), shown_rating(riddle.rated.mu)
    how = "right" if riddle.solved else "shown" if riddle.given_up else "wrong"
    change = abs(after - before)
    way = "stays" if riddle.again else "down" if after < before else "up"
    return words("puzzle-result", how=how, rating=after, change=change, way=way)


def _answer_seen(game: AnyGame, riddle: Riddle) -> Any:
    """Return what the member sees of the answer: its steps, as those of a turn that goes on."""
    return game.view(answered(game, riddle, end=False), LEARNER)


def _explained(match: Match, face: Face, riddle: Riddle, words: Words) -> list[str]:
    """Return in lines what the answer is, what it is about, and what both turns bring."""
    game, moves = face.game, list[str]()
    position = replace(match, state=game.read_position(riddle.position), to_move=(LEARNER,))
    start = position.state
    for notation in riddle.answer:
        if notation != END_TURN:
            moves.append(face.marked_move(position, notation, words, cell=True))
        position = replace(position, state=game.apply(position.state, LEARNER, game.parse(notation)).state)
    several = [words("puzzle-steps"), *(f"{STEP} {one}" for one in moves)] if len(moves) > 1 else []
    lines = [*(several or [words("puzzle-answer", moves=words.clauses(moves))]), _motif(face, riddle, words)]
    if not game.about.weighs_chances and game.scores(start):
        lines += _points(match, riddle, face, start, words)
    return lines


def _points(match: Match, riddle: Riddle, face: Face, start: Any, words: Words) -> list[str]:
    """Return in lines what the answer brings at once, and a turn of the member that was wrong, or paid with less.

    start: the puzzle's position.
    """
    game, learning = face.game, match.terms.lesson
    composer = composer_of(game) or Composer()
    best, then = composer.points(game, start, LEARNER, tuple(map(game.parse, riddle.answer)))
    own, how = 0, "alone"
    if learning is not None and not riddle.given_up:
        own, _ = composer.points(game, start, LEARNER, tuple(map(game.parse, learning.made)))
        how = "less" if own < best else "alone" if riddle.solved else "same" if own == best else "more"
    told = [words("puzzle-points", best=best, own=own, how=how)]
    return [*told, words(f"{face.key}-puzzle-then", points=then)] if then else told


def final(match: Match, face: Face, words: Words) -> str:
    """Return the points of all seats at the end of a match that was played on; "" in a game without points."""
    named, points = with_names(match, words), face.game.scores(match.state)
    names = [safe_name(named.name_of(one.seat)) for one in match.seats]
    told = [words("puzzle-final", name=name, points=own) for name, own in zip(names, points, strict=False)]
    return words.listed(told) if told else ""


def _scoring(face: Face, words: Words) -> str:
    """Return in one line what scores; "" in a game without this sentence."""
    return words(face.scoring) if face.scoring else ""


def _motif(face: Face, riddle: Riddle, words: Words) -> str:
    """Return what the answer is about; "" if its game says nothing, or in words that only a newer version has."""
    if riddle.motif == PLAIN:
        return ""
    try:
        return words("puzzle-motif", motif=words(f"{face.key}-motif-{riddle.motif}"))
    except LookupError:
        return ""
