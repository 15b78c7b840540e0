"""Reads the files of Fluent, a translation library, and returns their sentences.

Rule 1: if the files have faults, loading raises one error with all faults.
Rule 2: a sentence that cannot be formatted is a bug. A strict `Texts` raises an error. The running bot logs the bug and
uses the English sentence or the key itself, because a player needs an answer.
Rule 3: the same variables always give the same text, so the module caches recent texts.
Rule 4: the module inserts values unchanged. The caller escapes names and free text of users.

Sentences may use five functions besides Fluent's own. `WORD(part, part...)` joins its parts with "-" into a key, and
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
`LANGUAGE(code)` is the name of a language in itself, such as "Deutsch".
"""

import logging
import re
from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from pathlib import Path
from typing import Any, cast

from fluent.runtime import FluentBundle, FluentResource, resolver
from fluent.runtime.resolver import Pattern
from fluent.runtime.types import FluentType
from fluent.syntax import ast

from bot.engine.game import Phrase
from bot.errors import Param
from bot.texts.locales import own_name
from bot.texts.pictures import either

FALLBACK = "en"
MOST_SAID = 4_096  # the most cached texts; they take about 2 MiB
FOLDER = Path(__file__).parent
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

    def __init__(
        self,
        bundles: Mapping[tuple[str, str], FluentBundle],
        *,
        board: str | None = None,
        strict: bool = True,
        said: dict[tuple[object, ...], str] | None = None,
        pictures: dict[str, str] | None = None,
    ) -> None:
        """Make texts from bundles.

        Args:
            bundles: Fluent's objects with sentences, by (language of the sentences, language of the board).
            board: see `beside`; None if the board has the same language as the sentences.
            strict: whether to raise an error if a sentence cannot be formatted.
            said: a cache of texts to share with another `Texts`.
            pictures: the pictures of pieces, which the bundles use.
        """
        self._bundles = dict(bundles)
        self._board = board
        self._strict = strict
        self._said: dict[tuple[object, ...], str] = {} if said is None else said
        self._pictures: dict[str, str] = {} if pictures is None else pictures
        self.languages = (FALLBACK, *sorted({language for language, _ in self._bundles} - {FALLBACK}))

    def beside(self, board: str) -> "Texts":
        """Return texts in which LABEL uses the labels of a board in this language. board: one of `languages`."""
        return Texts(self._bundles, board=board, strict=self._strict, said=self._said, pictures=self._pictures)

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
        bundle = self._bundle_of(language)
        if bundle is None:
            raise LookupError(f"no language {language!r}")
        if not bundle.has_message(key):
            raise LookupError(f"no sentence {key!r} in {language!r}")
        said, faults = bundle.format_pattern(_value(bundle, key), dict(params))
        if faults:
            raise ValueError(f"{key!r} in {language!r} with {dict(params)!r}: " + "; ".join(map(str, faults)))
        return str(said)

    def _bundle_of(self, language: str) -> FluentBundle | None:
        return self._bundles.get((language, self._board or language))

    def _next_best(self, language: str, key: str, params: Mapping[str, Param]) -> str:
        """Return the English text if it has no faults, else the text in `language`, else the key."""
        for candidate in (FALLBACK, language):
            bundle = self._bundle_of(candidate)
            if bundle is None or not bundle.has_message(key):
                continue
            said, faults = bundle.format_pattern(_value(bundle, key), dict(params))
            if candidate == language or not faults:
                return str(said)
        return key


def folders() -> tuple[Path, ...]:
    """Return all folders with texts: FOLDER, and `bot/texts` in other folders on PYTHONPATH."""
    return tuple(map(Path, import_module("bot.texts").__path__))


def load_texts(*among: Path, strict: bool = True) -> Texts:
    """Read every language under these folders, by default under `folders()`. strict: see rule 2.

    Raises ValueError with all faults, such as a repeated key or no texts in the fallback language.
    """
    faults: list[str] = []
    resources: dict[str, list[ast.Resource]] = {}
    first_seen: dict[str, dict[str, str]] = {}
    for file in sorted(file for folder in among or folders() for file in folder.glob("*/*.ftl")):
        language = file.parent.name
        resource = FluentResource(file.read_text(encoding="utf-8"))
        faults.extend(_faults(resource, f"{language}/{file.name}", first_seen.setdefault(language, {})))
        resources.setdefault(language, []).append(resource)
    if FALLBACK not in resources:
        faults.append(f"no texts in the fallback language {FALLBACK!r}")
    if faults:
        raise ValueError("\n".join(faults))
    pictures: dict[str, str] = {}
    plain = {language: _bundle(language, parts, pictures) for language, parts in resources.items()}
    bundles = {
        (language, board): _bundle(language, parts, pictures, plain[board])
        for language, parts in resources.items()
        for board in resources
    }
    return Texts(bundles, strict=strict, pictures=pictures)


def _value(bundle: FluentBundle, key: str) -> Pattern:
    value = bundle.get_message(key).value
    if value is None:  # `load_texts` refuses files with such messages.
        raise LookupError(f"the sentence {key!r} has attributes only")
    return value


def _bundle(
    language: str, resources: list[ast.Resource], pictures: Mapping[str, str], board: FluentBundle | None = None
) -> FluentBundle:
    """Return the bundle of a language. board: the bundle in which LABEL finds labels; None: the new bundle itself."""

    def word(*parts: str) -> str:
        return _word(bundle, "-".join(parts))

    def label(key: str) -> str:
        return _word(board or bundle, key)

    def picture(kind: str, codes: str, code: str = "instead") -> str:
        text = str(codes)
        together = pictures.get(f"{kind}-{text.replace(' ', '')}")
        if code == "missing":
            return either(f"{together} ", "") if together is not None else f"{text} "
        if together is not None:
            return _piece(together, text, code)
        return _CODE.sub(lambda found: _piece(pictures.get(f"{kind}-{found[0]}"), found[0], code), text)

    def pieces(kind: str, codes: str) -> str:
        def named(code: str) -> str:
            key = f"{kind}-{code}"
            return _piece(pictures.get(key), "", "never") + _word(bundle, key) if bundle.has_message(key) else code

        return _CODE.sub(lambda found: named(found[0]), str(codes))

    # The annotation in fluent.runtime expects one argument, but the library passes any number of arguments.
    own = {"WORD": word, "LABEL": label, "PICTURE": picture, "PIECES": pieces, "LANGUAGE": own_name}
    functions = {name: cast("Callable[[Any], FluentType]", say) for name, say in own.items()}
    bundle = FluentBundle([language], functions=functions, use_isolating=False)
    for resource in resources:
        bundle.add_resource(resource)
    return bundle


def _piece(picture: str | None, name: str, code: str) -> str:
    """Return a piece as a picture or as its code `name`. code: as for `PICTURE`."""
    in_words = "" if code == "never" else name
    if picture is None:
        return in_words
    if code == "instead":
        return either(picture, in_words)
    return either(f"{picture} {in_words}", in_words)  # `in_words` is "" before the name of the piece


def _word(bundle: FluentBundle, key: str) -> str:
    if not bundle.has_message(key):
        raise LookupError(f"no word {key!r}")
    said, faults = bundle.format_pattern(_value(bundle, key))
    if faults:
        raise ValueError(f"the word {key!r} cannot be said alone: " + "; ".join(map(str, faults)))
    return str(said)


def _faults(resource: ast.Resource, where: str, first_seen: dict[str, str]) -> Iterator[str]:
    """Yield the faults of one file. Fluent itself ignores them.

    first_seen: the file of each name read so far. This function adds names, for the next files of the language.
    """
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            problem = "; ".join(str(note.message) for note in entry.annotations)
            line = (entry.content or "").strip().partition("\n")[0]
            yield f"{where}: cannot be read: {line!r} ({problem})"
        elif isinstance(entry, ast.Message | ast.Term):
            name = ("-" if isinstance(entry, ast.Term) else "") + entry.id.name
            if entry.value is None:
                yield f"{where}: {name!r} has attributes only, no sentence"
            if name in first_seen:
                yield f"{where}: {name!r} is there already, in {first_seen[name]}"
            else:
                first_seen[name] = where
