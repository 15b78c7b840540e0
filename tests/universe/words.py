"""What the bot says must be whole, and in the language of who reads it."""

import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from bot.playground import World
from bot.playground.world.events import InteractionChanged, MemberUpdated, MessageCreated, MessageUpdated, ModalOpened
from bot.playground.world.interaction import Interaction, Modal
from bot.playground.world.model import Json, Message, nested, time_of
from bot.texts import Texts
from tests.kills.child import IN_DOUBT, REFUSED

SHORTEST = 8  # characters of a line that tells its language: shorter ones are often the same in two languages
PART = 12  # the same for a part of a sentence with variables, which begins with a word
RUN = 12  # characters by which parts are found; not more than `PART`
# A brace of a sentence file, a variable of one, or a value of Python's that no sentence was made of.
REMNANT = re.compile(r"\{|\}|\$[a-z]\w*|\bNone\b(?! of\b| yet\b|\*\*)|\bTrue\b|\bFalse\b|<[\w.]+ object|\b\w+\.\w+\(")
KEY = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)+")
FENCED = re.compile(r"```.*?```", re.DOTALL)  # lines of code
CODE = re.compile(r"`[^`]*`|https?://\S+|<[^>]*>")  # what is no sentence: typed codes, links, mentions
# What ends a literal part of a sentence in its file: a variable, the head of a variant, a line.
NOT_LITERAL = re.compile(r"\{[^{}]*\}|\{[^{}]*->|[{}]|^\s*\*?\[[^\]]*\]|\n", re.MULTILINE)
WORD = re.compile(r"(?<!\w)\w")
LETTERS = re.compile(r"[^\W\d_]+")
WRITTEN = re.compile(r'\{ "([^"]*)" \}')  # a text that begins or ends with a space, as a sentence file has it
# A button of the board, which a private text names in the board's language.
QUOTED = re.compile(r"\*\*[^*]*\*\*|«[^»]*»|„[^“]*“|“[^”]*”")
LABELS = ("label", "placeholder", "description")
# Seconds for which a text may still be in the language that the server had before: the bot has written it by then, and
# brings it into the channel once trouble is over.
LATE = 4 * 3_600.0
# Seconds for which an answer may still be in the language that its reader had before: an interaction tells which.
ANSWERED = 60.0


class Part(NamedTuple):
    """A literal part of a sentence, and the languages that could say it, as they have all of its words.

    A language may put a part together that stands in none of its sentences, of what is before and after a variable. So
    only a part with a word that the language never uses tells that it was not said in this language.
    """

    text: str
    languages: frozenset[str]


def _words(text: str) -> frozenset[str]:
    return frozenset(LETTERS.findall(text.casefold()))


def _literals(value: str) -> Iterator[str]:
    """Yield the parts of a sentence between its variables, each from the beginning of a word."""
    for literal in NOT_LITERAL.split(value):
        word = WORD.search(literal)
        if word is not None:
            yield literal[word.start() :].rstrip()


class Lines:
    """Knows which lines each language has, and which parts its sentences have between their variables.

    A sentence stands in its file as it is said, but for its variables, so it is read there without its slow parser.
    """

    def __init__(self, texts: Texts) -> None:
        self._texts = texts
        self._languages: dict[str, set[str]] = {}
        self._parts: defaultdict[str, list[Part]] = defaultdict(list)  # by their first characters
        self._keys: set[str] = set()
        # Faults of the texts, and of their lines, that were shown before.
        self._known: dict[tuple[str, str], tuple[str, ...]] = {}
        self._known_lines: dict[tuple[str, str], tuple[str, ...]] = {}
        literals: set[str] = set()
        words: defaultdict[str, set[str]] = defaultdict(set)
        for language, parsed in texts._parsed.items():
            for key, entry in parsed.entries.items():
                self._keys.add(key)
                value = entry.partition("=")[2]
                if "{" not in entry:
                    for line in value.splitlines():
                        self._languages.setdefault(line.strip(), set()).add(language)
                literals.update(_literals(value))
                words[language].update(*map(_words, NOT_LITERAL.split(value)), *map(_words, WRITTEN.findall(value)))
        for literal in sorted(literals):
            if len(literal) >= PART:
                languages = frozenset(one for one, known in words.items() if _words(literal) <= known)
                self._parts[literal[:RUN]].append(Part(literal, languages))

    def faults(self, shown: Iterable[str], locales: Iterable[str]) -> Iterator[str]:
        """Yield what is wrong with the shown texts of one message. locales: those in one of which all must be."""
        texts = list(shown)
        read = sorted({self._texts.pick(locale) for locale in locales})
        found = [[fault for text in texts for fault in self._faults_of(text, language)] for language in read]
        yield from min(found, key=len, default=())

    def _faults_of(self, text: str, language: str) -> tuple[str, ...]:
        known = self._known.get((text, language))
        if known is None:
            lines = FENCED.sub("", text).removeprefix(REFUSED).removeprefix(IN_DOUBT).splitlines()
            known = self._known[text, language] = tuple(
                fault for line in lines for fault in self._faults_of_line(line, language)
            )
        return known

    def _faults_of_line(self, line: str, language: str) -> tuple[str, ...]:
        known = self._known_lines.get((line, language))
        if known is None:
            known = self._known_lines[line, language] = tuple(self._found_in(line, language))
        return known

    def _found_in(self, line: str, language: str) -> Iterator[str]:
        prose = CODE.sub("", line)
        if REMNANT.search(prose) or any(word in self._keys for word in KEY.findall(prose)):
            yield f"a text is not whole: {line!r}"
        known = self._languages.get(line.strip())
        if known is None:
            part = next(self._foreign(line, language), None)
            if part is not None:
                others = " or ".join(sorted(part.languages))
                yield f"who reads {language} is told {line!r}: {part.text!r} is {others}"
        elif language not in known and len(line) >= SHORTEST:
            yield f"who reads {language} is told {line!r}, which is {' or '.join(sorted(known))}"

    def _foreign(self, line: str, language: str) -> Iterator[Part]:
        """Yield the parts of a line that another language has and this one has not."""
        line = QUOTED.sub("", line)
        for word in WORD.finditer(line):
            for part in self._parts.get(line[word.start() : word.start() + RUN], ()):
                if language not in part.languages and line.startswith(part.text, word.start()):
                    yield part


class Readers:
    """Knows who reads what the bot shows, and in which language it must be.

    Attributes:
        alone: whether somebody may play alone, whose board and calls are in their own language: any of the bot's.
    """

    def __init__(
        self,
        world: World,
        chosen: Callable[[], str | None] = lambda: None,
        spoken_to: Callable[[Message, int], Iterable[int]] = lambda *_: (),
        state: Callable[[], object] = object,
    ) -> None:
        """Read what a world shows.

        chosen: returns the language that the server's managers have set for its boards; None: Discord's.
        spoken_to: returns the users in whose language a direct message to a reader may be, too.
        state: returns what is equal to what it returned before if `chosen` returns the same as then.
        """
        self._world = world
        self._chosen = chosen
        self._spoken_to = spoken_to
        self._state = state
        self._asked: object = None  # the state in which `chosen` was asked last
        self._language: str | None = None  # what it has returned
        self._server: list[tuple[float, str]] = []  # the locales that the server's boards have had, and since when
        self.alone = False
        self._had: defaultdict[int, set[str]] = defaultdict(set)  # the locales that each user has had
        self._newest: dict[int, str] = {}  # the newest of them
        self._changed: dict[int, tuple[float, str]] = {}  # when that came, and which it replaced
        self._spoken: defaultdict[int, set[int]] = defaultdict(set)  # by direct message, whom `spoken_to` has named
        self._private: dict[int, str] = {}  # the locale that the reader of each private message had when it was new
        self._chose: set[int] = set()  # the users whose language the bot has stored

    def shown_by(self, event: object) -> tuple[Iterator[str], set[str]] | None:
        """Return the texts that an event shows, and the locales in one of which they must be; None if it shows none."""
        self._note_server()  # a language may come and go between two messages
        if isinstance(event, MemberUpdated):
            self._note_user(event.user_id)
        elif isinstance(event, (MessageCreated, MessageUpdated)):
            if event.message.author_id == self._world.bot_id:
                return shown_in(event.message), self._locales_of(event.message)
        elif isinstance(event, ModalOpened) and (modal := event.interaction.modal) is not None:
            return shown_in_modal(modal), self._answered(event.interaction.user_id)
        elif isinstance(event, InteractionChanged):
            self._note(event.interaction)
            if event.interaction.choices is not None:
                names = (choice["name"] for choice in event.interaction.choices)
                return names, self._answered(event.interaction.user_id)
        return None

    def _now(self, user: int) -> str:
        return self._world.state.users[user].locale

    def _answered(self, user: int) -> set[str]:
        """Return the locales in one of which an answer to a user must be."""
        at, before = self._changed.get(user, (0.0, ""))
        return {self._now(user), before} if at > self._world.clock.now() - ANSWERED else {self._now(user)}

    def _note_user(self, user: int) -> None:
        locale = self._now(user)
        if (before := self._newest.get(user, locale)) != locale:
            self._changed[user] = self._world.clock.now(), before
        self._newest[user] = locale
        self._had[user].add(locale)

    def _note(self, sent: Interaction) -> None:
        """Note who has stored their language, with the choice of their reminders, and who has deleted it."""
        answer = sent.answer if sent.state == "answered" else None
        if answer is not None and sent.name == "reminders" and not any(map(_is_refused, answer.texts)):
            self._chose.add(sent.user_id)
        elif sent.name is not None and sent.name.startswith("privacy"):
            self._chose.discard(sent.user_id)

    def _locales_of(self, message: Message) -> set[str]:
        """Return the locales in one of which a message must be.

        A direct message has the language that its reader had when they chose their reminders. Who has chosen nothing
        reads the server's, as a channel does. A message that is edited may keep what it said when it was new, and a
        private one its language.
        """
        if message.reader is not None:
            new = self._private.setdefault(message.id, self._now(message.reader))
            return self._answered(message.reader) | {new}
        channel = self._world.channel(message.channel_id)
        servers = self._servers(since=time_of(message.id) - LATE)
        if self.alone:
            return servers | {user.locale for user in self._world.state.users.values()}
        if channel.guild_id is not None:
            return servers
        [user] = [one for one in channel.people if one != self._world.bot_id]
        # A restored backup may not know of a board. The line that then replaces it keeps its language.
        self._spoken[message.id].update(self._spoken_to(message, user))
        users = (user, *sorted(self._spoken[message.id]))
        locales = {locale for one in users for locale in (*self._had[one], self._now(one))}
        return locales if user in self._chose else locales | servers

    def _servers(self, since: float) -> set[str]:
        """Return the locales that the server's boards have had since a time."""
        locale = self._note_server()
        ends = [at for at, _ in self._server[1:]]
        return {locale} | {one for (_, one), end in zip(self._server, ends, strict=False) if end >= since}

    def _note_server(self) -> str:
        """Return the locale of the server's boards, and note since when they have it."""
        if (state := self._state()) != self._asked:
            self._asked, self._language = state, self._chosen()
        locale = self._language or self._world.guild.locale
        if not self._server or self._server[-1][1] != locale:
            self._server.append((self._world.clock.now(), locale))
        return locale


def _is_refused(text: str) -> bool:
    return text.startswith((REFUSED, IN_DOUBT))


def shown_in(message: Message) -> Iterator[str]:
    """Yield all texts that a message shows, with its labels and alt texts."""
    yield from message.texts
    yield from _labels(nested(message.components))
    yield from (one.description for one in message.attachments if one.description)


def shown_in_modal(modal: Modal) -> Iterator[str]:
    """Yield all texts of a modal."""
    yield modal.title
    yield from _labels(nested(modal.components))


def _labels(parts: list[Json]) -> Iterator[str]:
    for part in parts:
        for one in (part, *(part.get("options") or ())):
            yield from (one[name] for name in LABELS if isinstance(one.get(name), str))
