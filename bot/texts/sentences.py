"""Says the sentences of all languages. They are in the files of Fluent, a translation library.

Rule 1: strict loading parses all files first, and raises one error with all their faults. The running bot parses each
sentence when it is first said, so it starts sooner and keeps fewer objects in memory.
Rule 2: a sentence that cannot be parsed or formatted is a bug. A strict `Texts` raises an error. The running bot logs
the bug and uses the English sentence or the key itself, because a player needs an answer.
Rule 3: the same variables always give the same text, so the module caches recent texts.
Rule 4: the module inserts values unchanged. The caller escapes names and free text of users.

Sentences may use six functions besides Fluent's own. `WORD(part, part...)` joins its parts with "-" into a key, and
returns the sentence with this key, which must have no variables. For example, `{ WORD($game, "name") }` is the name of
a game.
`LABEL(key)` returns the label of a button in the language of the channel. Private sentences use it to name a button on
the board. Sentences on the board itself refer to their buttons directly: `{ ui-join }`.
`PICTURE(kind, codes)` writes codes of pieces. Messages show a picture instead of each code, if there is one
(`bot.texts.pictures`). Several codes may have one picture together. `PICTURE(kind, codes, code: "beside")` always shows
the code, after the picture. It is for codes that members type. `PICTURE(kind, codes, code: "never")` shows no code. It
is for pictures before the name of a piece. `PICTURE(kind, codes, code: "missing")` shows the code only if one picture
cannot show all codes. It is for labels, which show the picture beside them. A space ends these two forms.
`PIECES(kind, codes)` writes pictures and names: a code that has a sentence with the key "<kind>-<code>" becomes its
picture and this sentence. Everything else between the codes stays, such as the cell in "red B2".
`LIST(items)` writes several items as a list, such as "A, B and C": rules, which know no language, join them by ", ". An
item may contain pictures and names: `LIST(PIECES(kind, codes))`. `LIST(items, kind: "or")` writes "A, B or C".
`LANGUAGE(code)` is the name of a language in itself, such as "Deutsch".
"""

import logging
import re
from collections.abc import Callable, Mapping
from copy import copy
from pathlib import Path
from typing import Any, cast

from fluent.runtime import FluentBundle, resolver
from fluent.runtime.types import FluentType
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from bot.engine.game import Phrase
from bot.errors import Param
from bot.texts.files import Entries, find_faults, folders, read_entries
from bot.texts.locales import listed, own_name
from bot.texts.parsing import parse_entry
from bot.texts.pictures import either

FALLBACK = "en"
MOST_SAID = 4_096  # the most cached texts; they take about 2 MiB
# Fluent refuses longer values and parts of a sentence. Its own limit, 2,500, is for sentences by strangers. These
# are ours, and a panel has up to 4,000 characters.
resolver.MAX_PART_LENGTH = 100_000
_CODE = re.compile(r"[^\s,·]+")  # one of several codes

_log = logging.getLogger(__name__)


class Texts:
    """All sentences in all languages.

    Attributes:
        languages: the codes of all languages, first the fallback, then the others by name: ("en", "de").
    """

    def __init__(self, languages: Mapping[str, Entries], *, strict: bool = True) -> None:
        """Make texts from the entries of each language.

        strict: whether to raise an error if a sentence cannot be formatted.
        """
        self._strict = strict
        self._board: str | None = None  # the language of LABEL's labels; None: that of the sentence
        self._said: dict[tuple[object, ...], str] = {}
        self._pictures: dict[str, str] = {}
        self._sentences: dict[tuple[str, str], _Sentences] = {}  # by (language of the sentences, language of the board)
        self._parsed = {language: _Parsed(entries) for language, entries in languages.items()}
        self.languages = (FALLBACK, *sorted(languages.keys() - {FALLBACK}))

    def beside(self, board: str) -> "Texts":
        """Return texts in which LABEL uses the labels of a board in this language. board: one of `languages`.

        The new texts share all sentences, pictures and cached texts with these.
        """
        texts = copy(self)
        texts._board = board
        return texts

    def show_pictures(self, pictures: Mapping[str, str]) -> None:
        """Use these pictures in place of all pictures before.

        pictures: by kind and code, such as "gembatan-tile-R-B-", the text that Discord shows as the picture.
        """
        self._pictures.clear()
        self._pictures.update(pictures)
        self._said.clear()

    def pick(self, *locales: str | None) -> str:
        """Return the language of the first locale that has texts, or the fallback if no locale has texts.

        Discord writes a locale as "de", "en-US" or "pt-BR". A region without texts of its own gets those of its
        language. A locale is None if a server has never chosen one.
        """
        return next(filter(None, map(self.language_of, locales)), FALLBACK)

    def language_of(self, locale: str | None) -> str | None:
        """Return the language of a locale; None if it has no texts."""
        by_tag = {language.lower(): language for language in self.languages}
        tag = (locale or "").replace("_", "-").lower()
        return by_tag.get(tag) or by_tag.get(tag.partition("-")[0])

    def say(self, language: str, key: str, **params: Param) -> str:
        """Return the text of a sentence with its variables filled in. language: one of `languages`.

        If strict, raises LookupError for an unknown key and ValueError for a missing variable.
        """
        try:
            return self._say(language, key, params)
        except (LookupError, ValueError):
            if self._strict:
                raise
            _log.exception("The sentence %r cannot be said in %r", key, language)
            return self._next_best(language, key, params)

    def phrase(self, language: str, phrase: Phrase, **more: Param) -> str:
        """Return the text of a phrase. more: variables to add or replace. Raises the same errors as `say`."""
        return self.say(language, phrase.key, **{**dict(phrase.params), **more})

    def _say(self, language: str, key: str, params: Mapping[str, Param]) -> str:
        asked = (
            language,
            self._board or language,
            key,
            *sorted((name, type(one), one) for name, one in params.items()),
        )
        said = self._said.get(asked)
        if said is None:
            said = self._format(language, key, params)
            if len(self._said) >= MOST_SAID:
                self._said.clear()
            self._said[asked] = said
        return said

    def _format(self, language: str, key: str, params: Mapping[str, Param]) -> str:
        if language not in self._parsed:
            raise LookupError(f"no language {language!r}")
        sentences = self._sentences_of(language, self._board or language)
        try:
            said, faults = sentences.format(key, params)
        except LookupError as missing:
            raise LookupError(f"{missing} in {language!r}") from missing
        if faults:
            raise ValueError(f"{key!r} in {language!r} with {dict(params)!r}: " + "; ".join(map(str, faults)))
        return said

    def _sentences_of(self, language: str, board: str) -> "_Sentences":
        """Return the sentences of a language, in which LABEL uses the labels of a board in the language `board`."""
        pair = (language, board)
        if pair not in self._sentences:
            labels = None if board == language else self._sentences_of(board, board)
            self._sentences[pair] = _Sentences(language, self._parsed[language], self._pictures, labels)
        return self._sentences[pair]

    def _next_best(self, language: str, key: str, params: Mapping[str, Param]) -> str:
        """Return the English text if it has no faults, else the text in `language`, else the key."""
        for candidate in (FALLBACK, language):
            if candidate not in self._parsed:
                continue
            try:
                said, faults = self._sentences_of(candidate, self._board or candidate).format(key, params)
            except LookupError:
                continue
            if candidate == language or not faults:
                return said
        return key


def load_texts(*among: Path, strict: bool = True) -> Texts:
    """Read every language under these folders, by default under `folders()`. strict: see rules 1 and 2.

    Raises ValueError if the fallback language has no texts, and if strict, with all faults of the files, such as a
    repeated key.
    """
    places = among or folders()
    faults = list(find_faults(*places)) if strict else []
    languages = read_entries(*places)
    if FALLBACK not in languages:
        faults.append(f"no texts in the fallback language {FALLBACK!r}")
    if faults:
        raise ValueError("\n".join(faults))
    return Texts(languages, strict=strict)


class _Parsed:
    """The entries of one language. Each is parsed when it is first needed, and once for the boards of all languages."""

    def __init__(self, entries: Entries) -> None:
        self.entries = entries
        self._parsed: dict[str, tuple[ast.Resource, list[str]]] = {}

    def __contains__(self, name: str) -> bool:
        return name in self.entries

    def entry(self, name: str) -> tuple[ast.Resource, list[str]]:
        """Return an entry, and the names of all entries that it refers to."""
        if name not in self._parsed:
            resource, references = parse_entry(self.entries[name]), _References()
            if "{" in self.entries[name]:
                references.visit(resource)
            self._parsed[name] = resource, sorted(references.names)
        return self._parsed[name]


class _Sentences:
    """The sentences of one language, for the boards of one language."""

    def __init__(
        self, language: str, parsed: _Parsed, pictures: Mapping[str, str], board: "_Sentences | None" = None
    ) -> None:
        """Make the sentences from the entries of a language.

        board: the sentences in which LABEL finds labels; None: these ones.
        """
        self._parsed = parsed
        self._pictures = pictures
        self._board = board or self
        self._added: set[str] = set()
        # The annotation in fluent.runtime expects one argument, but the library passes any number of arguments.
        own = {
            "WORD": lambda *parts: self._word("-".join(parts)),
            "LABEL": lambda key: self._board._word(key),
            "PICTURE": self._picture,
            "PIECES": self._pieces,
            "LIST": lambda items, kind="and": listed(language, str(items).split(", "), kind),
            "LANGUAGE": own_name,
        }
        functions = {name: cast("Callable[[Any], FluentType]", say) for name, say in own.items()}
        self._bundle = FluentBundle([language], functions=functions, use_isolating=False)

    def __contains__(self, key: str) -> bool:
        return key in self._parsed

    def format(self, key: str, params: Mapping[str, Param]) -> tuple[str, list[Exception]]:
        """Return the text of a sentence, and the faults of this text. Raises LookupError if there is no sentence."""
        self._add(key, set())
        if not self._bundle.has_message(key):
            raise LookupError(f"no sentence {key!r}")
        value = self._bundle.get_message(key).value
        if value is None:
            raise LookupError(f"the sentence {key!r} has attributes only")
        said, faults = self._bundle.format_pattern(value, dict(params))
        return str(said), faults

    def _add(self, name: str, above: set[str]) -> None:
        """Add an entry to the bundle, and before it all entries that it refers to.

        above: the entries that wait for this one. Two threads may add the same entry, which is harmless: an entry
        counts as added only when it and all others that it needs are in the bundle.
        """
        if name in self._added or name in above or name not in self._parsed:
            return
        resource, references = self._parsed.entry(name)
        for other in references:
            self._add(other, above | {name})
        self._bundle.add_resource(resource)
        self._added.add(name)

    def _word(self, key: str) -> str:
        if key not in self:
            raise LookupError(f"no word {key!r}")
        said, faults = self.format(key, {})
        if faults:
            raise ValueError(f"the word {key!r} cannot be said alone: " + "; ".join(map(str, faults)))
        return said

    def _picture(self, kind: str, codes: str, code: str = "instead") -> str:
        text = str(codes)
        together = self._pictures.get(f"{kind}-{text.replace(' ', '')}")
        if code == "missing":
            return either(f"{together} ", "") if together is not None else f"{text} "
        if together is not None:
            return _piece(together, text, code)
        return _CODE.sub(lambda found: _piece(self._pictures.get(f"{kind}-{found[0]}"), found[0], code), text)

    def _pieces(self, kind: str, codes: str) -> str:
        def named(code: str) -> str:
            key = f"{kind}-{code}"
            return _piece(self._pictures.get(key), "", "never") + self._word(key) if key in self else code

        return _CODE.sub(lambda found: named(found[0]), str(codes))


class _References(Visitor):
    """Collects the names of all entries that an entry refers to."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802  Fluent names the methods.
        self.names.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.names.add(f"-{node.id.name}")
        self.generic_visit(node)


def _piece(picture: str | None, name: str, code: str) -> str:
    """Return a piece as a picture or as its code `name`. code: as for `PICTURE`."""
    in_words = "" if code == "never" else name
    if picture is None:
        return in_words
    if code == "instead":
        return either(picture, in_words)
    return either(f"{picture} {in_words}", in_words)  # `in_words` is "" before the name of the piece
