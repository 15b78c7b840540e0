"""Tests of lessons as members play them: each one by its buttons to its end, the doors to them, and what is refused."""

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from bot.engine.lessons import Lesson, next_move
from bot.playground import Actor, Interaction, Message
from bot.playground.world.model import nested
from bot.sessions.computers import level_of
from bot.sessions.model import IN_LESSON, Match, Phase, Place
from bot.storage import reads
from bot.ui.address import Address
from bot.ui.face import Face
from cogs import all_cogs
from tests.cogs.desk import Desk, buttons, said
from tests.texts.loaded import all_texts

FACES = [cog.face for cog in all_cogs() if cog.face is not None]
LESSONS = [(face, lesson) for face in FACES for lesson in face.lessons]
GREEN = 3  # Discord's number of the style
# The tasks that begin on another board than the one on which the advised moves have ended.
NEW_BOARDS = {
    ("gembatan", "first"): ("chain", "two", "gembatan", "trade"),
    ("gems3d", "first"): ("path", "diagonal", "longer", "cross", "trick"),
    ("gemrush", "first"): ("discard",),
    ("gemrush", "deep"): ("warpstone", "tunnel", "wall", "circle", "chaos", "stop"),
}
NEW_BOARD = {each: all_texts().say(each, "lesson-new-board", asked="").strip() for each in all_texts().languages}
MOST_PRESSES = 60  # for one move
NAVIGATION = ("lesson", "learn", "undo", "over", "type")
# What to try first where nothing in an address is a part of the move: to choose all pieces, then to trade them.
EAGER = {"swap": 2, "all": 1}

of_each_lesson = pytest.mark.parametrize(("face", "lesson"), LESSONS, ids=lambda one: one.key)


class Choice:
    """A button, or an option of a select: what it says of a move, and how to use it."""

    def __init__(self, address: Address, custom_id: str, values: tuple[str, ...] = ()) -> None:
        self.address, self.custom_id, self.values = address, custom_id, values

    @property
    def key(self) -> tuple[str, ...]:
        return (self.address.action, self.address.argument, *self.values)

    def likeness(self, notation: str) -> int:
        """Return how much of a move this choice names."""
        wanted = notation.casefold()
        named = " ".join(self.values) or self.address.argument.rpartition("|")[2]
        if named.casefold().removeprefix("fill ") == wanted:
            return 1_000
        whole = [word for word in re.split(r"[ |]", named.casefold()) if word]
        parts = re.split(r"[ \-=]", wanted)
        if whole and all(word in parts or word in wanted for word in whole):
            return 10 * len(named) + sum(word in parts for word in whole)
        return EAGER.get(self.address.action, EAGER.get(self.address.argument, 0))


def choices(message: Message, notation: str) -> Iterator[Choice]:
    for part in nested(message.components):
        address = Address.read(part.get("custom_id", ""))
        if address is None or address.action in NAVIGATION or part.get("disabled"):
            continue
        if "options" not in part:
            yield Choice(address, str(address))
            continue
        options = [one["value"] for one in part["options"]]
        words = [one for one in options if one in notation.split()]
        if part.get("max_values", 1) > 1 and words:
            yield Choice(address, str(address), tuple(words))
        for value in options:
            yield Choice(address, str(address), (value,))


class Pupil:
    """A member who plays a lesson in the channel "games"."""

    def __init__(self, desk: Desk, who: Actor, face: Face, channel: Any = "games") -> None:
        self.desk, self.who, self.face, self.channel = desk, who, face, channel

    @property
    def shown(self) -> Message:
        return next(m for m in reversed(self.who.messages(self.channel)) if buttons(m))

    async def match(self) -> Match:
        arguments = (IN_LESSON.channel, self.face.key, self.who.id)
        found = await self.desk.sessions.database.read(reads.open_match, *arguments)
        assert found is not None
        return await self.desk.sessions.matches.match(found)

    def address(self, argument: str) -> str:
        """Return the address of a button that leads through the lesson."""
        found = (Address.read(one) for one in buttons(self.shown).values())
        return next(str(one) for one in found if one and one.action == "lesson" and one.argument == argument)

    async def go(self, way: str) -> Interaction:
        sent = await self.who.click(self.shown, self.address(way))
        assert sent.failed is None, sent.failed
        return sent

    def is_on_board(self) -> bool:
        return any(one.endswith(":lesson:leave") for one in buttons(self.shown).values())

    async def use(self, choice: Choice) -> None:
        if choice.values:
            sent = await self.who.select(self.shown, choice.custom_id, *choice.values)
        else:
            sent = await self.who.click(self.shown, choice.custom_id)
        assert sent.failed is None, sent.failed
        if sent.modal is not None:
            (field,) = [part for part in nested(sent.modal.components) if part.get("options")]
            values = [one["value"] for one in field["options"]]
            wanted = next_move(self.task, self.made)
            chosen = wanted if wanted in values else values[0]
            answered = await self.who.submit(sent, {field["custom_id"]: [chosen]})
            assert answered.failed is None, answered.failed

    async def make(self, match: Match, lesson: Lesson) -> Match:
        """Make the next advised move, or another one that the task allows, by the buttons alone."""
        return await self._press_on(match, lesson, 1, lambda after: after.version != match.version)

    async def err(self, match: Match, lesson: Lesson) -> Match:
        """Press what has least to do with the advised move, until a move is not made."""
        return await self._press_on(match, lesson, -1, lambda _: "did not make" in "\n".join(self.shown.texts))

    async def _press_on(self, match: Match, lesson: Lesson, sense: int, is_done: Callable[[Match], bool]) -> Match:
        learning = match.terms.lesson
        assert learning is not None
        self.task = next(one for one in lesson.tasks if one.key == learning.task)
        self.made = learning.made
        notation, useless = next_move(self.task, self.made), set[tuple[Any, ...]]()
        path: tuple[Any, ...] = ()
        for _ in range(MOST_PRESSES):
            found = [one for one in choices(self.shown, notation) if (*path, one.key) not in useless]
            if not found:
                assert path, f"{self.task.key}: no buttons lead to {notation}: {sorted(map(str, useless))}"
                useless.add(path)
                await self.go("show")
                path = ()
                continue
            best = max(found, key=lambda one: sense * one.likeness(notation))
            path = (*path, best.key)
            await self.use(best)
            after = await self.match()
            if is_done(after):
                return after
            if self.is_on_board():
                useless.add(path)
                path = ()
        raise AssertionError(f"{self.task.key}: no buttons lead to {notation}: {sorted(map(str, useless))}")


async def opened(desk: Desk, who: Actor, face: Face, lesson: Lesson) -> Pupil:
    await desk.slash(who, "learn", game=f"{face.key} {lesson.key}")
    return Pupil(desk, who, face)


@of_each_lesson
@pytest.mark.parametrize("language", all_texts().languages)
async def test_a_lesson_is_played_to_its_end_by_its_buttons(
    desk: Desk, face: Face, lesson: Lesson, language: str
) -> None:
    who = desk.actor("Ada")
    who.user.locale = language  # of their Discord
    pupil = await opened(desk, who, face, lesson)
    for number, task in enumerate(lesson.tasks, 1):
        match = await pupil.match()
        learning = match.terms.lesson
        assert learning is not None
        assert learning.task == task.key
        text = "\n".join(pupil.shown.texts)
        assert re.search(rf"\b{number} \w+ {len(lesson.tasks)}\b", text), text
        aim = desk.texts.say(language, f"{face.key}-lesson-{lesson.key}-aim")
        assert (aim in text) is (number == 1)
        assert (NEW_BOARD[language] in text) is (task.key in NEW_BOARDS[face.key, lesson.key])
        assert len(pupil.shown.attachments) == 1
        while not (learning := match.terms.lesson) or not learning.done:
            match = await pupil.make(match, lesson)
        pressable = [part for part in nested(pupil.shown.components) if "custom_id" in part]
        ways = [(one.action, one.argument) for part in pressable if (one := Address.read(part["custom_id"]))]
        assert ways == [("lesson", "next"), ("lesson", "back"), ("lesson", "leave")]
        assert [part["style"] == GREEN for part in pressable] == [True, False, False]
        await pupil.go("next")

    end = pupil.shown
    assert desk.texts.say(language, f"{face.key}-start-{lesson.start}-told") in "\n".join(end.texts)
    assert desk.texts.say(language, f"{face.key}-lesson-{lesson.key}-match") in "\n".join(end.texts)
    easy = next(one for one in buttons(end).values() if f":newopen:{lesson.start} easy" in one)
    await who.click(end, easy)
    await desk.drawn()
    match = await desk.match(who)
    assert (match.game, match.phase, match.host) == (face.key, Phase.PLAYING, who.id)
    assert {level_of(seat.user) for seat in match.seats[1:]} == {"easy"}
    assert desk.texts.say(language, "ui-more") in buttons(desk.board(who))
    counted = desk.client.metrics.text().decode()
    name = f"{face.key}-{lesson.key}"
    assert f'lapidary_lessons_begun_total{{lesson="{name}"}} 1.0' in counted
    assert f'lapidary_lessons_finished_total{{lesson="{name}"}} 1.0' in counted
    assert all(f'lesson_tasks_done_total{{lesson="{name}",task="{one.key}"}} 1.0' in counted for one in lesson.tasks)


@of_each_lesson
async def test_a_lesson_goes_on_after_a_restart_and_starts_over(desk: Desk, face: Face, lesson: Lesson) -> None:
    ada = desk.actor("Ada")
    pupil = await opened(desk, ada, face, lesson)
    before = await pupil.match()
    await pupil.go("next")
    await desk.restart()
    again = await opened(desk, ada, face, lesson)
    match = await again.match()
    assert match.id == before.id
    assert match.terms.lesson is not None
    assert match.terms.lesson.task == lesson.tasks[1].key
    await pupil.go("back")
    await pupil.go("next")
    for _ in lesson.tasks[1:]:
        await pupil.go("next")
    await pupil.go("over")
    match = await again.match()
    assert match.terms.lesson is not None
    assert match.terms.lesson.task == lesson.tasks[0].key

    stale = await ada.click(pupil.shown, pupil.address("next"))
    assert stale.failed is None
    await pupil.go("leave")
    assert "The lesson waits" in "\n".join(pupil.shown.texts)


@of_each_lesson
async def test_a_lesson_that_is_left_goes_on_or_starts_over(desk: Desk, face: Face, lesson: Lesson) -> None:
    ada = desk.actor("Ada")
    pupil = await opened(desk, ada, face, lesson)
    await pupil.go("leave")
    assert list(buttons(pupil.shown)) == ["Go on"]  # there is nothing to start over
    await pupil.go("show")
    await pupil.go("next")
    before = await pupil.match()

    await pupil.go("leave")
    assert await pupil.match() == before
    assert list(buttons(pupil.shown)) == ["Go on", "Restart lesson"]
    await pupil.go("show")
    assert pupil.is_on_board()
    await pupil.go("leave")
    await opened(desk, ada, face, lesson)
    assert await pupil.match() == before
    assert pupil.is_on_board()
    await pupil.go("leave")
    await pupil.go("over")

    match = await pupil.match()
    assert (match.id, match.terms.lesson and match.terms.lesson.task) == (before.id, lesson.tasks[0].key)
    assert pupil.is_on_board()


@of_each_lesson
async def test_a_lesson_names_its_buttons_as_they_are_below_it(desk: Desk, face: Face, lesson: Lesson) -> None:
    """The server speaks German, and Ada English."""
    ada = desk.actor("Ada")
    await desk.slash(ada, "settings", language="de")
    pupil = await opened(desk, ada, face, lesson)
    await pupil.go("next")
    await pupil.go("leave")

    left = "\n".join(pupil.shown.texts)
    assert set(re.findall(r"\*\*(.+?)\*\*", left)) == {*buttons(pupil.shown)} == {"Go on", "Restart lesson"}


@of_each_lesson
async def test_a_board_that_changes_is_called_new_until_the_first_press(desk: Desk, face: Face, lesson: Lesson) -> None:
    pupil = await opened(desk, desk.actor("Ada"), face, lesson)
    assert NEW_BOARD["en"] not in "\n".join(pupil.shown.texts)
    await pupil.go("next")
    assert NEW_BOARD["en"] in "\n".join(pupil.shown.texts)  # the task before is skipped, so the board jumps

    await pupil.make(await pupil.match(), lesson)
    assert NEW_BOARD["en"] not in "\n".join(pupil.shown.texts)
    if not pupil.is_on_board():  # a panel goes on with the turn
        await pupil.go("show")
    assert NEW_BOARD["en"] not in "\n".join(pupil.shown.texts)
    await pupil.go("back")
    assert NEW_BOARD["en"] not in "\n".join(pupil.shown.texts)


@of_each_lesson
async def test_commands_of_the_game_do_not_reach_a_lesson(desk: Desk, face: Face, lesson: Lesson) -> None:
    ada = desk.actor("Ada")
    await opened(desk, ada, face, lesson)
    group = desk.texts.say("en", f"{face.key}-command").lstrip("/")
    assert "no match" in (await desk.slash(ada, f"{group} board")).casefold()
    assert "You play in no match with others" in await desk.slash(ada, "turns")


async def test_learn_offers_each_lesson_and_refuses_what_there_is_not(desk: Desk) -> None:
    ada = desk.actor("Ada")
    assert "no such lesson" in await desk.slash(ada, "learn", game="foo")
    for face in FACES:
        if not face.lessons:
            assert "no lesson yet" in await desk.slash(ada, "learn", game=face.key)
        else:
            assert "no such lesson" in await desk.slash(ada, "learn", game=f"{face.key} foo")
    sent = await ada.slash("games", "learn")
    assert sent.answer is not None
    if len({face.key for face, _ in LESSONS}) > 1:
        offered = [Address.read(one) for one in buttons(sent.answer).values()]
        assert {(one.game, one.argument) for one in offered if one} == {(face.key, one.key) for face, one in LESSONS}


@of_each_lesson
async def test_a_lesson_works_in_a_direct_message(desk: Desk, face: Face, lesson: Lesson) -> None:
    ada = desk.actor("Ada")
    home = ada.open_dm()
    sent = await ada.slash(home, "learn", game=f"{face.key} {lesson.key}")
    assert sent.failed is None
    pupil = Pupil(desk, ada, face, home)
    match = await pupil.match()
    assert (await pupil.make(match, lesson)).version > match.version
    while not (learning := (await pupil.match()).terms.lesson) or not learning.finished:
        await pupil.go("next")
    assert "channels of a server" in "\n".join(pupil.shown.texts)
    assert not any(":newopen:" in one for one in buttons(pupil.shown).values())


@of_each_lesson
async def test_a_server_without_computer_players_offers_a_new_match(desk: Desk, face: Face, lesson: Lesson) -> None:
    ada = desk.actor("Ada")
    await desk.slash(ada, "settings", computers=False)
    pupil = await opened(desk, ada, face, lesson)
    for _ in lesson.tasks:
        await pupil.go("next")
    assert "New match" in buttons(pupil.shown)
    assert not any(":newopen:" in one for one in buttons(pupil.shown).values())
    closed = await ada.click(pupil.shown, "Close")
    assert "Have fun" in "\n".join((closed.answer or ada.messages("games")[-1]).texts)
    assert await desk.sessions.database.read(reads.open_match, IN_LESSON.channel, face.key, ada.id) is None


@of_each_lesson
async def test_the_rules_at_the_end_of_a_lesson_lead_back_to_it(desk: Desk, face: Face, lesson: Lesson) -> None:
    ada = desk.actor("Ada")
    pupil = await opened(desk, ada, face, lesson)
    for _ in lesson.tasks:
        await pupil.go("next")
    end = pupil.shown.texts

    for pages in ([], ["Next"], ["Next", f"2 of {len(face.pages)}", "Back"]):
        for label in ("Rules", *pages):
            await desk.press(ada, label, pupil.shown)
        assert pupil.shown.texts != end
        await desk.press(ada, "Lesson", pupil.shown)
        assert pupil.shown.texts == end
        assert "Play the easy computer" in buttons(pupil.shown)


@of_each_lesson
async def test_a_wrong_move_is_answered_by_what_it_would_do(desk: Desk, face: Face, lesson: Lesson) -> None:
    pupil = await opened(desk, desk.actor("Ada"), face, lesson)
    before = await pupil.match()
    await pupil.err(before, lesson)

    text = "\n".join(pupil.shown.texts)
    assert "I did not make this move" in text
    assert desk.texts.say("en", f"{face.key}-lesson-{lesson.key}-{lesson.tasks[0].key}") in text
    assert (await pupil.match()).state == before.state


async def test_the_doors_lead_to_a_lesson(desk: Desk) -> None:
    ada = desk.actor("Ada")
    helped = await ada.slash("games", "help")
    assert helped.answer is not None
    assert (await ada.click(helped.answer, "Learn")).failed is None
    for face in (face for face in FACES if face.lessons):
        group = desk.texts.say("en", f"{face.key}-command").lstrip("/")
        rules = await ada.slash("games", f"{group} rules")
        assert rules.answer is not None
        sent = await desk.press(ada, "Learn", rules.answer)
        assert sent.failed is None
    assert said(helped)


@of_each_lesson
async def test_a_lobby_has_the_button(desk: Desk, face: Face, lesson: Lesson) -> None:
    ada, bela = desk.actor("Ada"), desk.actor("Bela")
    start = next(one for one in face.starts() if one.key == lesson.start)
    request = desk.request(ada)
    place = Place(desk.playground.world.guild.id, desk.playground.world.channel("games").id)
    await desk.sessions.lobby.open(request, place, face.key, start.options)
    await desk.drawn()
    sent = await desk.press_behind_more(bela, "Learn")
    assert sent.answer is not None
    assert sent.answer.only_for == bela.id


async def test_a_panel_of_a_lesson_says_what_is_marked_and_nothing_of_an_order(desk: Desk) -> None:
    face, lesson = next((face, lesson) for face, lesson in LESSONS if face.key == "gembatan")
    ada = desk.actor("Ada")
    pupil = await opened(desk, ada, face, lesson)
    assert list(buttons(pupil.shown)) == ["Play", "Trade", "Skip task", "Leave"]

    await ada.click(pupil.shown, "Play")

    text = "\n".join(pupil.shown.texts)
    assert "best comes first" not in text
    assert "red-blue gem, at number 1" in text


async def test_the_number_that_a_lesson_names_is_in_the_picture(desk: Desk) -> None:
    face, lesson = next((face, lesson) for face, lesson in LESSONS if face.key == "gembatan")
    ada, named = desk.actor("Ada"), list[str]()
    pupil = await opened(desk, ada, face, lesson)
    for _ in lesson.tasks:
        await ada.click(pupil.shown, "Play")
        (attached,) = pupil.shown.attachments
        for number in re.findall(r"at number (\d+)", "\n".join(pupil.shown.texts)):
            assert f"\n{number}: " in (attached.description or "")
            named.append(number)
        await pupil.go("show")
        await pupil.go("next")
    assert named == ["1"] * 5  # all tasks but "trade"


async def test_several_lessons_of_a_game_are_numbered(desk: Desk) -> None:
    sent = await desk.actor("Ada").slash("games", "learn")
    assert sent.answer is not None
    games, lessons = {face.key for face, _ in LESSONS}, len(LESSONS)
    text = "\n".join(sent.answer.texts)
    assert f"one of {len(games)} games" in text
    assert ("for later" in text) is (lessons > len(games))
    numbered = [label for label in buttons(sent.answer) if re.search(r" [0-9]+: ", label)]
    expected = [
        f"{desk.texts.say('en', f'{face.key}-name')} {number}: "
        for face in FACES
        if len(face.lessons) > 1
        for number, _ in enumerate(face.lessons, 1)
    ]
    assert expected
    assert [label.partition(": ")[0] + ": " for label in numbered] == expected


async def test_a_panel_of_a_lesson_has_no_button_to_type_a_move(desk: Desk) -> None:
    face, lesson = next(one for one in LESSONS if one[0].key == "gems3d")
    pupil = await opened(desk, desk.actor("Ada"), face, lesson)

    await desk.press(pupil.who, "Move", pupil.shown)
    assert "All gems" in buttons(pupil.shown)
    assert "Type it" not in buttons(pupil.shown)
