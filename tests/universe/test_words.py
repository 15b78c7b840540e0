"""Tests of the law of words: a text in another language than its reader's is told, whoever it is shown to."""

from typing import Any

import pytest

from bot.playground import ManualClock, Playground, World
from bot.playground.world.events import InteractionChanged, MessageCreated
from bot.playground.world.interaction import Answer, Kind
from bot.playground.world.model import Message, User
from bot.texts import Texts, load_texts
from tests.universe.words import ANSWERED, LATE, Lines, Readers

NAMED = {"most": 300}  # variables of the sentence `LONG`
LONG = "error-text-too-long"


@pytest.fixture(scope="module")
def texts() -> Texts:
    return load_texts(strict=False)


@pytest.fixture(scope="module")
def lines(texts: Texts) -> Lines:
    return Lines(texts)


@pytest.mark.slow
@pytest.mark.parametrize("said", ["en", "de", "fr", "es", "pt-BR"])
def test_a_sentence_with_variables_tells_its_language(texts: Texts, lines: Lines, said: str) -> None:
    text = f"Anna: {texts.say(said, LONG, **NAMED)}"
    for reader in texts.languages:
        assert bool(list(lines.faults([text], [reader]))) == (reader != said)


@pytest.mark.parametrize(("text", "reader"), [("A última copa", "es"), ("10 anteriores", "pt-BR")])
def test_what_a_language_can_put_together_of_its_own_words_is_no_fault(lines: Lines, text: str, reader: str) -> None:
    assert list(lines.faults([f"{text} 7"], [reader])) == []
    assert list(lines.faults([f"{text} 7"], ["de"])) != []


def test_all_texts_of_a_message_are_in_one_of_the_readers_languages(texts: Texts, lines: Lines) -> None:
    german, french = (texts.say(language, LONG, **NAMED) for language in ("de", "fr"))
    assert list(lines.faults([german], ["de", "fr"])) == []
    assert list(lines.faults([french], ["de", "fr"])) == []
    assert len(list(lines.faults([german, french], ["de", "fr"]))) == 1
    assert len(list(lines.faults([german], ["en-US", "fr"]))) == 1


@pytest.mark.parametrize(
    ("text", "whole"), [("None of your matches is affected.", True), ("It is None to move.", False)]
)
def test_a_value_of_python_is_no_text(lines: Lines, text: str, whole: bool) -> None:
    assert (list(lines.faults([text], ["en-US"])) == []) == whole


def test_a_name_that_looks_like_a_word_is_no_fault(lines: Lines) -> None:
    assert (
        list(lines.faults(["Zeitzone: Europe/Paris", "Tus 5 cartas: 4 Polvo de diamante / Jade"], ["de", "es"])) == []
    )


class Place:
    """A reader, who had German and has French now, and the bot in a direct conversation."""

    def __init__(self) -> None:
        self.clock = ManualClock()
        self.world = World.default(clock=self.clock)
        self.playground = Playground(self.world)
        self.user: User = self.world.join("anna", "Anna")
        self.language: str | None = None  # what the server's managers have set
        self.readers = Readers(self.world, lambda: self.language)
        self.world.listen(self._hear)
        for locale in ("de", "fr"):
            self.world.set_locale(self.user, locale)

    def _hear(self, event: object) -> None:
        self.readers.shown_by(event)

    def locales(self, channel: int | None = None) -> set[str]:
        """Return the locales of a new message: in a channel, or in the direct conversation."""
        where = channel or self.playground.actor(self.user.id).open_dm().id
        return self.read_in(Message(self.world.new_id(), where, self.world.bot_id))

    def read_in(self, message: Message) -> set[str]:
        found = self.readers.shown_by(MessageCreated(message))
        assert found is not None
        return found[1]

    def answer(self, name: str, text: str) -> None:
        sent: Any = self.playground.interactions.open(Kind.SLASH, self.user.id, self.world.channel("games").id, {})
        sent.name, sent.state, sent.first = name, "answered", Answer.MESSAGE
        sent.original = Message(2, sent.channel_id, self.world.bot_id, content=text)
        self.readers.shown_by(InteractionChanged(sent))


async def test_a_direct_message_has_the_language_that_its_reader_chose() -> None:
    place = Place()
    assert place.locales() == {"de", "fr", place.world.guild.locale}
    place.answer("reminders", "(refused) Not now.")
    assert place.world.guild.locale in place.locales()
    place.answer("reminders", "I remind you.")
    assert place.locales() == {"de", "fr"}
    place.answer("privacy delete", "Your data are deleted.")
    assert place.world.guild.locale in place.locales()


async def test_a_channel_has_the_language_that_its_managers_have_set() -> None:
    place = Place()
    games = place.world.channel("games").id
    assert place.locales(games) == {"en-US"}
    old = Message(place.world.new_id(), games, place.world.bot_id)

    place.language = "de"
    assert place.locales(games) == {"en-US", "de"}  # this one may have been written before
    place.clock.advance(LATE + 1)
    assert place.locales(games) == {"de"}
    assert place.read_in(old) == {"en-US", "de"}  # an edit may leave what it said

    place.language = None
    place.clock.advance(LATE + 1)
    assert place.locales(games) == {"en-US", "de"}
    place.clock.advance(LATE + 1)
    assert place.locales(games) == {"en-US"}


async def test_a_language_may_come_and_go_between_two_messages() -> None:
    place = Place()
    games = place.world.channel("games").id
    place.language = "de"
    place.answer("settings", "I speak German here.")
    place.language = None
    assert place.locales(games) == {"en-US", "de"}


async def test_the_language_is_asked_for_once_in_each_state_of_the_database() -> None:
    place, asked, commits = Place(), list[int](), [0]
    readers = Readers(place.world, lambda: asked.append(commits[0]), state=lambda: commits[0])
    message = Message(4, place.world.channel("games").id, place.world.bot_id)
    for commits[0] in (0, 0, 1, 1, 2):
        readers.shown_by(MessageCreated(message))
    assert asked == [0, 1, 2]


async def test_who_has_chosen_nothing_reads_the_servers_language_and_others_do_not() -> None:
    place = Place()
    place.language = "es"
    place.locales()
    place.clock.advance(LATE + 1)
    assert place.locales() == {"de", "fr", "es"}
    place.answer("reminders", "I remind you.")
    assert place.locales() == {"de", "fr"}


async def test_an_answer_may_be_in_the_language_of_a_moment_ago() -> None:
    place = Place()
    answer = Message(3, place.world.channel("games").id, place.world.bot_id, only_for=place.user.id)
    assert place.read_in(answer) == {"de", "fr"}  # French since this moment
    place.clock.advance(ANSWERED + 1)
    assert place.read_in(answer) == {"fr"}


async def test_a_private_answer_that_is_edited_later_may_keep_the_language_it_was_new_in() -> None:
    place = Place()
    answer, later = (Message(at, place.world.channel("games").id, place.world.bot_id) for at in (3, 4))
    for one in (answer, later):
        one.only_for = place.user.id
    assert "fr" in place.read_in(answer)
    place.world.set_locale(place.user, "es-ES")
    place.clock.advance(ANSWERED + 1)
    assert place.read_in(answer) == {"fr", "es-ES"}
    assert place.read_in(later) == {"es-ES"}


def test_lines_of_code_are_no_sentence(lines: Lines) -> None:
    """As in what `/verify` shows: the options of a match, as they are stored."""
    stored = '{"mode":"crisis","solo":true}'
    assert list(lines.faults([f"```\n{stored}\n```"], ["en"])) == []
    assert list(lines.faults([stored], ["en"])) != []
