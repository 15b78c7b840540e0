"""Reads the Fluent files once and returns their sentences.

Rule 1: all faults of the files are reported together at the start. Then nothing is loaded.
Rule 2: a sentence that cannot be formatted is a bug. A strict `Texts` raises. The running bot logs the bug and uses the
next best text (English, or the key itself), because a clumsy answer is better for a player than none.
Rule 3: a sentence with the same variables is always the same, so recent sentences are cached.
Rule 4: values are put into sentences unchanged. The caller escapes names and free text of users.

Sentences may use two functions beside Fluent's own. `WORD(part, part...)` is the sentence whose key is these parts
joined by "-"; it has no variables. A sentence about any game names that game by `{ WORD($game, "name") }`, and a gem by
`{ WORD("gems3d-gem", $new) }`.
`LABEL(key)` is for private sentences: the label of a button on the board, in the language of the channel. Sentences on
the board itself refer to their buttons directly, `{ ui-join }`.
"""

import logging
from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from pathlib import Path
from typing import Any, cast

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.runtime.types import FluentType
from fluent.syntax import ast

from bot.engine.game import Phrase
from bot.errors import Param

FALLBACK = "en"
MOST_SAID = 4_096  # cached sentences, some 2 MiB: formatting one takes a hundred times as long
FOLDER = Path(__file__).parent

_log = logging.getLogger(__name__)


class Texts:
    """All sentences in all languages.

    Attributes:
        languages: all languages, the fallback first, then by name: ("en", "de").
    """

    def __init__(
        self,
        bundles: Mapping[tuple[str, str], FluentBundle],
        *,
        board: str | None = None,
        strict: bool = True,
        said: dict[tuple[object, ...], str] | None = None,
    ) -> None:
        """Use bundles by language of the sentences and language of the board; the fallback must be among them.

        board: see `beside`. strict: raise if a sentence cannot be formatted. said: a cache of sentences to share.
        """
        self._bundles = dict(bundles)
        self._board = board
        self._strict = strict
        self._said: dict[tuple[object, ...], str] = {} if said is None else said
        self.languages = (FALLBACK, *sorted({language for language, _ in self._bundles} - {FALLBACK}))

    def beside(self, board: str) -> "Texts":
        """Return the same texts for a member who reads a board in another language: LABEL gives that board's labels.

        board: one of `languages`.
        """
        return Texts(self._bundles, board=board, strict=self._strict, said=self._said)

    def pick(self, *locales: str | None) -> str:
        """Return the language for these locales, the preferred first; the fallback if none of them is known.

        A locale is as Discord writes it ("de", "en-US", "pt-BR"). A region without its own texts gets those of its
        language. None (a server that never chose) is skipped.
        """
        by_tag = {language.lower(): language for language in self.languages}
        for locale in locales:
            tag = (locale or "").replace("_", "-").lower()
            language = by_tag.get(tag) or by_tag.get(tag.partition("-")[0])
            if language is not None:
                return language
        return FALLBACK

    def say(self, language: str, key: str, **params: Param) -> str:
        """Return the sentence `key` in `language` (one of `languages`), with its variables filled in.

        Raises LookupError for an unknown key and ValueError for a missing variable, if strict.
        """
        try:
            return self._say(language, key, params)
        except (LookupError, ValueError):
            if self._strict:
                raise
            _log.exception("The sentence %r cannot be said in %r", key, language)
            return self._next_best(language, key, params)

    def phrase(self, language: str, phrase: Phrase, **more: Param) -> str:
        """Return a phrase of the rules as a sentence. more: adds or replaces variables. Raises the errors of `say`."""
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
        """Return the English sentence if that works; else the sentence with the known variables; else the key."""
        for candidate in (FALLBACK, language):
            bundle = self._bundle_of(candidate)
            if bundle is None or not bundle.has_message(key):
                continue
            said, faults = bundle.format_pattern(_value(bundle, key), dict(params))
            if candidate == language or not faults:
                return str(said)
        return key


def folders() -> tuple[Path, ...]:
    """Return the folders with texts: FOLDER, and `bot/texts` of other folders on PYTHONPATH (see `bot`)."""
    return tuple(map(Path, import_module("bot.texts").__path__))


def load_texts(*among: Path, strict: bool = True) -> Texts:
    """Read every language under these folders, by default under `folders()`.

    strict: for tests and tools; the running bot passes False (rule 2).

    Raises ValueError with all faults of the files: text that is not Fluent, a key that is used twice, no fallback.
    """
    faults: list[str] = []
    resources: dict[str, list[ast.Resource]] = {}
    files: dict[str, list[Path]] = {}
    for file in sorted(file for folder in among or folders() for file in folder.glob("*/*.ftl")):
        files.setdefault(file.parent.name, []).append(file)
    for language, own in sorted(files.items()):
        resources[language] = []
        first_seen: dict[str, str] = {}
        for file in own:
            resource = FluentResource(file.read_text(encoding="utf-8"))
            faults.extend(_faults(resource, f"{language}/{file.name}", first_seen))
            resources[language].append(resource)
    if FALLBACK not in resources:
        faults.append(f"no texts in the fallback language {FALLBACK!r}")
    if faults:
        raise ValueError("\n".join(faults))
    plain = {language: _bundle(language, parts) for language, parts in resources.items()}
    bundles = {
        (language, board): _bundle(language, parts, plain[board])
        for language, parts in resources.items()
        for board in resources
    }
    return Texts(bundles, strict=strict)


def _value(bundle: FluentBundle, key: str) -> Pattern:
    value = bundle.get_message(key).value
    if value is None:  # `_faults` has refused files with such messages
        raise LookupError(f"the sentence {key!r} has attributes only")
    return value


def _bundle(language: str, resources: list[ast.Resource], board: FluentBundle | None = None) -> FluentBundle:
    """Return the sentences of a language. board: the bundle that gives LABEL its labels; None: this one."""

    def word(*parts: str) -> str:
        return _word(bundle, "-".join(parts))

    def label(key: str) -> str:
        return _word(board or bundle, key)

    # fluent.runtime's annotation knows functions of one argument only; it calls them with any number.
    functions = {name: cast("Callable[[Any], FluentType]", say) for name, say in (("WORD", word), ("LABEL", label))}
    bundle = FluentBundle([language], functions=functions, use_isolating=False)
    for resource in resources:
        bundle.add_resource(resource)
    return bundle


def _word(bundle: FluentBundle, key: str) -> str:
    if not bundle.has_message(key):
        raise LookupError(f"no word {key!r}")
    said, faults = bundle.format_pattern(_value(bundle, key))
    if faults:
        raise ValueError(f"the word {key!r} cannot be said alone: " + "; ".join(map(str, faults)))
    return str(said)


def _faults(resource: ast.Resource, where: str, first_seen: dict[str, str]) -> Iterator[str]:
    """Yield the faults of one file. first_seen: file by identifier, shared by all files of a language.

    Fluent itself skips unreadable text, and silently keeps the first of two messages with the same name.
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
