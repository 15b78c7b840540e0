"""Shows lessons in a private message: the board of each task, what a wrong move would do, and the end.

A lesson is a match (`bot.sessions.play.lessons`), so the game's own buttons and panels play it. Each of these panels
shows the task above it, and has a button that leads back to the board of the lesson.
"""

import contextlib
from collections.abc import AsyncIterator
from typing import Any, TypeAlias

import discord
from discord import ui

from bot.engine.game import LEVELS, Step
from bot.engine.lessons import LEARNER, Lesson, NotAsked, Task, next_move
from bot.errors import IllegalMove, NotAllowed
from bot.sessions.model import Match
from bot.sessions.play.lessons import Way
from bot.ui.address import Address
from bot.ui.boards import messages
from bot.ui.boards.lobby import LEARN
from bot.ui.commands.lesson_buttons import board_buttons, turn_green
from bot.ui.commands.match import puzzling, trying
from bot.ui.commands.part import Part
from bot.ui.commands.rulebook import EXPLAIN, LESSON, SHOW
from bot.ui.commands.start_panel import AREA as GUIDE
from bot.ui.commands.start_panel import opening
from bot.ui.entry.actions import Press, action
from bot.ui.entry.buttons import Button
from bot.ui.entry.context import Context
from bot.ui.face import ButtonSpec, Face
from bot.ui.panels import Layout, Picture, below_pictures, panel
from bot.ui.rows import WIDTH_BELOW_PICTURE, in_rows
from bot.ui.words import Words

ACTION = LESSON  # of the buttons that lead through a lesson; their argument says where
LEAVE = "leave"
TYPE = "type"  # the action of a game's button to type a move
WAYS: tuple[Way, ...] = ("next", "back", "over")

BOARD = ButtonSpec(ACTION, "lesson-ui-board", argument=SHOW)
GO_ON = ButtonSpec(ACTION, "lesson-ui-go-on", discord.ButtonStyle.success, argument=SHOW)
OVER = ButtonSpec(ACTION, "lesson-ui-over", versioned=True, argument="over")

_SUCCESS, _PRIMARY = discord.ButtonStyle.success, discord.ButtonStyle.primary
_DONE, _AHEAD = "◆", "◇"
_Marked: TypeAlias = tuple[str, Any]  # the move that a lesson marks, as notation and as value


class Teaching(Part):
    """The part of a game's cog that shows lessons."""

    # ---- doors ----

    @action("learn", where="anywhere")
    async def on_learn(self, context: Context, press: Press) -> None:
        """Begin the lesson in the address, or go on with it."""
        await self.open_lesson(context, press.argument)

    async def open_lesson(self, context: Context, key: str = "") -> None:
        """Begin a lesson, or go on with it. key: of the lesson; "": if there are several, ask which.

        Raises NotAllowed (no such lesson).
        """
        lessons, words = self.face.lessons, context.words
        if not lessons:
            raise NotAllowed("lesson-error-none", game=self.face.key)
        if not key and len(lessons) > 1:
            buttons = [lesson_button(self.face, one, words) for one in lessons]
            text = words("lesson-which", game=self.face.name(words))
            await context.show(panel(text, *([one] for one in buttons)))
            return
        opening = self.sessions.lessons.open(context.request, self.face.key, key or lessons[0].key)
        await self.show_lesson(context, await self.watched(context, opening))

    # ---- buttons ----

    @action(ACTION, where="anywhere")
    async def on_lesson(self, context: Context, press: Press) -> None:
        """Go to another task, leave the lesson, which then waits, close a finished one, or show the board."""
        match, lessons = press.match, self.sessions.lessons
        way = next((one for one in WAYS if one == press.argument), None)
        if way is not None:
            moving = lessons.move_on(context.request, match, way, press.version)
            await self.show_lesson(context, await self.watched(context, moving))
        elif press.argument == LEAVE and match.terms.lesson is not None and match.terms.lesson.finished:
            await self.watched(context, lessons.leave(context.request, match.id))
            await context.done(context.words("lesson-closed"))
        elif press.argument == LEAVE:
            await self._show_left(context, match)
        else:
            await self.show_lesson(context, match)

    # ---- what the cog calls ----

    @contextlib.asynccontextmanager
    async def explaining(self, context: Context, match: Match) -> AsyncIterator[None]:
        """Show the lesson's board if a move in the block is not what the task asks for. Say what it would have done."""
        try:
            yield
        except NotAsked as wrong:
            newest = await self.sessions.matches.match(match.id, context.request)
            await self.show_lesson(context, newest, self._lesson_would(newest, wrong.step, context.words))

    def _lesson_would(self, match: Match, step: Step[Any], words: Words) -> str:
        told = words.told(self.face.game, step.events, match)
        return words("lesson-wrong", told=told, says=int(bool(told)))

    def framed(self, context: Context, match: Match, layout: Layout) -> Layout:
        """Return a panel of a lesson with the task in it, and the button that leads back to the lesson's board."""
        if match.terms.riddle is not None:
            return puzzling.framed(match, self.face, layout, context.words)
        if match.terms.tried is not None:
            own = below_pictures(layout, context.words("tried-own"))
            return puzzling.with_way_back(match, own, context.words)
        (lesson, index), words = self.sessions.lessons.at(match), context.words
        task = lesson.tasks[index]
        asked, marked = self._lesson_said(match, task, words), self._marked(match, task)
        move = "" if marked is None else self.face.marked_move(match, marked[0], words)
        framed = below_pictures(layout, words("lesson-asked", asked=asked, move=move, marked=int(bool(move))))
        if marked is not None:
            turn_green(self.face, framed, marked[0])
        items = framed.children
        back, last = messages.buttons(match, words, BOARD), items[-1]
        if isinstance(last, ui.ActionRow):
            items, back = items[:-1], [*(one for one in last.children if not _is_typed(one)), *back]
        return Layout(*items, *(ui.ActionRow(*row) for row in in_rows(back, WIDTH_BELOW_PICTURE)))

    async def show_lesson(self, context: Context, match: Match, said: str = "") -> None:
        """Show the board of the present task, or the end of the lesson. said: what the last press has led to.

        Raises NotAllowed if the match is no lesson, or if a newer bot has no such lesson.
        """
        if match.terms.riddle is not None:
            await puzzling.show(context, match, self.face, self.client, said)
            return
        if match.terms.tried is not None:
            await trying.show(context, match, self.face, self.client, said)
            return
        lesson, index = self.sessions.lessons.at(match)
        learning = match.terms.lesson
        assert learning is not None  # otherwise `at` raises
        context.name_buttons_of(match)
        context.is_board_of(match)
        if learning.finished:
            await self._show_lesson_end(context, match, lesson)
            return
        task, words = lesson.tasks[index], context.words
        marked = self._marked(match, task)
        picture = await self._lesson_picture(match, marked, words)
        rows = [] if learning.done else self._lesson_moves(match, marked, task.by, words)
        title, asked = self._lesson_title(lesson, index, words), self._lesson_said(match, task, words)
        if said:
            asked = words("lesson-again", said=said, asked=asked)
        elif _at_start(match, index):
            asked = words("lesson-aim", aim=words(f"{self.face.key}-lesson-{lesson.key}-aim"), asked=asked)
        elif learning.fresh and not (learning.made or learning.done):
            asked = words("lesson-new-board", asked=asked)
        layout = panel(title, *rows, self._lesson_nav(match, index, words), picture=picture)
        await context.show(below_pictures(layout, asked), picture)

    async def _show_left(self, context: Context, match: Match) -> None:
        """Show that the lesson waits, with the ways back into it."""
        _, index = self.sessions.lessons.at(match)
        over = () if _at_start(match, index) else (OVER,)
        buttons = messages.buttons(match, context.words, GO_ON, *over)
        await context.show(panel(context.words("lesson-left", over=len(over)), buttons))

    def _lesson_title(self, lesson: Lesson, index: int, words: Words) -> str:
        count = len(lesson.tasks)
        course = _DONE * (index + 1) + _AHEAD * (count - index - 1)
        title = words("lesson-of", game=self.face.name(words), place=_place(self.face, lesson))
        return words("lesson-title", title=title, number=index + 1, count=count, course=course)

    def _lesson_said(self, match: Match, task: Task, words: Words) -> str:
        """Return what the task asks for, or if it is done, what happened and what to remember."""
        learning = match.terms.lesson
        assert learning is not None  # the caller shows a lesson
        if not learning.done:
            return words(f"{self.face.key}-lesson-{learning.lesson}-{task.key}")
        done = words(f"{self.face.key}-lesson-{learning.lesson}-{task.key}-done")
        told = [words("lesson-happened", said=done)]
        if task.tip:
            told.append(words(f"{self.face.key}-lesson-{learning.lesson}-{task.key}-tip"))
        return "\n".join(told)

    async def _lesson_picture(self, match: Match, marked: _Marked | None, words: Words) -> Picture:
        """Return the picture of the position, in which the next advised move is marked."""
        face = self.face
        view = None if marked is None else face.marked(match, LEARNER, marked[1])
        picture = await self.client.pictures.board(face, match, words, view, seat=LEARNER)
        if marked is not None:
            told = face.marked_move(match, marked[0], words, heard=True)
            picture.tell_first(words("lesson-marked", move=told))
        return picture

    def view_in_lesson(self, match: Match) -> Any | None:
        """Return the view that marks the next advised move; None without such a move, or if the match is no lesson."""
        if not match.teaches:
            return None
        lesson, index = self.sessions.lessons.at(match)
        marked = self._marked(match, lesson.tasks[index])
        return None if marked is None else self.face.marked(match, LEARNER, marked[1])

    def _marked(self, match: Match, task: Task) -> _Marked | None:
        """Return the next advised move. None: the task is done, or the move is not legal now."""
        learning, game = match.terms.lesson, self.face.game
        assert learning is not None  # the caller shows a lesson
        if learning.done:
            return None
        notation = next_move(task, learning.made)
        move = game.parse(notation)
        try:
            game.apply(match.state, LEARNER, move)
        except IllegalMove:  # the member has gone another way
            return None
        return notation, move

    def _lesson_moves(self, match: Match, marked: _Marked | None, by: str, words: Words) -> list[list[ui.Item[Any]]]:
        """Return those buttons of a board in a channel that the task needs; all, if it marks no move. by: `Task.by`."""
        own = messages.own_buttons(match, self.face, self.client.pictures.faults)
        rows, last = own.rows, own.last
        if marked is not None:
            rows, last = (), board_buttons(self.face, [one for row in (*rows, last) for one in row], marked[0], by)
        undo = (self.face.undo,) if match.can_undo == LEARNER else ()
        return [messages.buttons(match, words, *row) for row in (*rows, (*last, *undo)) if row]

    def _lesson_nav(self, match: Match, index: int, words: Words) -> list[ui.Item[Any]]:
        """Return the buttons that lead through the lesson, in one row of a phone: forward first."""
        learning = match.terms.lesson
        assert learning is not None  # the caller shows a lesson
        forward = ("lesson-ui-next", _SUCCESS) if learning.done else ("lesson-ui-skip", discord.ButtonStyle.secondary)
        specs = (
            ButtonSpec(ACTION, *forward, versioned=True, argument="next"),
            *(
                ()
                if _at_start(match, index)
                else (ButtonSpec(ACTION, "lesson-ui-back", versioned=True, argument="back"),)
            ),
            ButtonSpec(ACTION, "lesson-ui-leave", argument=LEAVE),
        )
        return messages.buttons(match, words, *specs)

    async def _show_lesson_end(self, context: Context, match: Match, lesson: Lesson) -> None:
        """Show what the member can do after the last task: a match against computer players first."""
        words, guild = context.words, context.place.guild
        computers = bool(guild) and (await self.sessions.settings.guild(guild)).computers
        where = "server" if guild and not computers else "computer" if guild else "direct"
        text = words("lesson-end", game=self.face.name(words), where=where)
        starts = self.face.starts()
        start = next(one for one in starts if one.key == lesson.start)
        if where == "computer" and len(starts) > 1:
            text += "\n" + words(f"{self.face.key}-start-{start.key}-told")
        if where == "computer":
            text += "\n" + words(f"{self.face.key}-lesson-{lesson.key}-match")
        play = {
            "computer": [Button(opening(self.face.key, start, LEVELS[0]), words("lesson-ui-play"), _SUCCESS)],
            "server": [Button(Address("b", GUIDE, "new"), words("guide-ui-new"), _SUCCESS)],
            "direct": [],
        }[where]
        others = [lesson_button(self.face, one, words) for one in self.face.lessons if one.key != lesson.key]
        # The id is no part of the address, so that the rules open even when the lesson is gone.
        rules = Button(Address("b", self.face.key, EXPLAIN, argument=match.id), words("ui-rules"))
        close = ButtonSpec(ACTION, "lesson-ui-close", argument=LEAVE)
        last = messages.buttons(match, words, OVER, close)
        await context.show(panel(text, play, others, [rules, *last]))


def _is_typed(part: ui.Item[Any]) -> bool:
    """Return whether this is a button to type a move. A lesson is played by buttons alone, and by few of them."""
    address = Address.read(part.custom_id) if isinstance(part, Button) else None
    return address is not None and address.action == TYPE


def _at_start(match: Match, index: int) -> bool:
    """Return whether nothing has happened in a lesson yet. index: of the present task."""
    learning = match.terms.lesson
    return learning is not None and not (index or learning.made or learning.done)


def _place(face: Face, lesson: Lesson) -> int:
    """Return the place of a lesson among several of its game, from 1 on; 0: it is the only one."""
    return face.lessons.index(lesson) + 1 if len(face.lessons) > 1 else 0


def lesson_name(face: Face, lesson: Lesson, words: Words) -> str:
    """Return the name of the game, and if it has several lessons, the place and the title of this one."""
    title, place = words(f"{face.key}-lesson-{lesson.key}"), _place(face, lesson)
    return words("lesson-called", game=face.name(words), title=title, place=place)


def lesson_button(face: Face, lesson: Lesson, words: Words) -> Button:
    """Return the button that opens a lesson."""
    address = Address("b", face.key, LEARN.action, argument=lesson.key)
    return Button(address, lesson_name(face, lesson, words), _PRIMARY)
