"""Checks sentences against the glossaries, `bot/texts/glossary/<language>.toml`. The head of `en.toml` says how to read them."""

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from fluent.syntax import ast

from bot.texts.sentences import FALLBACK, FOLDER
from tests.texts.fluent_facts import Language, nodes

GLOSSARIES = FOLDER / "glossary"
_TYPED = re.compile(r"`[^`]*`")  # what members type is the same in every language


@dataclass(frozen=True)
class Term:
    """One term in one language.

    Attributes:
        word: the word of the language, with a hint if it needs one.
        forms: matches the forms in which sentences write it; None if the term is advice only.
        refused: matches the words that must not stand for it; None if there are none.
        loose: whether sentences are not searched for the term.
        only: match the keys of the sentences that are searched for it; empty: all.
        exceptions: match the keys of sentences that are not checked for this term.
    """

    word: str
    forms: re.Pattern[str] | None
    refused: re.Pattern[str] | None
    loose: bool
    only: tuple[re.Pattern[str], ...] = ()
    exceptions: tuple[re.Pattern[str], ...] = ()

    def is_checked_in(self, key: str) -> bool:
        return not _fits(key, self.exceptions)

    def is_sought_in(self, key: str) -> bool:
        return not self.loose and self.is_checked_in(key) and (not self.only or _fits(key, self.only))


@dataclass(frozen=True)
class Glossary:
    """The terms of one language, and the patterns of the keys of sentences that are not checked."""

    terms: Mapping[str, Term]
    free: tuple[re.Pattern[str], ...] = field(default=())


@cache
def read_glossary(file: Path) -> Glossary:
    read = tomllib.loads(file.read_text(encoding="utf-8"))
    exceptions = read.get("except", {})
    if unknown := sorted(set(exceptions) - set(read["terms"])):
        raise ValueError(f"{file.name} has exceptions for unknown terms: {unknown}")
    terms = {
        name: Term(
            entry["word"],
            _words(entry.get("forms", ())),
            _words(entry.get("not", ())),
            bool(entry.get("loose")),
            tuple(map(_key, entry.get("only", ()))),
            tuple(map(_key, exceptions.get(name, ()))),
        )
        for name, entry in read["terms"].items()
    }
    return Glossary(terms, tuple(map(_key, read.get("free", ()))))


def glossaries(folder: Path = GLOSSARIES) -> dict[str, Glossary]:
    """Return all glossaries by language."""
    return {file.stem: read_glossary(file) for file in sorted(folder.glob("*.toml"))}


def _words(patterns: Iterable[str]) -> re.Pattern[str] | None:
    """Return a pattern for whole words; "*" stands for any letters. The longest form that fits is found."""
    each = ["".join(map(_letter, one)) for one in sorted(patterns, key=len, reverse=True)]
    return re.compile(rf"(?<!\w)(?:{'|'.join(each)})(?!\w)") if each else None


def _letter(letter: str) -> str:
    if letter == "*":
        return r"\w*"
    return f"[{letter}{letter.upper()}]" if letter.islower() and letter != "ß" else re.escape(letter)


def _key(pattern: str) -> re.Pattern[str]:
    return re.compile(re.escape(pattern).replace(r"\*", ".*"))


def _fits(key: str, patterns: Iterable[re.Pattern[str]]) -> bool:
    return any(pattern.fullmatch(key) for pattern in patterns)


def said_in(language: Language, key: str, *, deep: bool) -> str:
    """Return all texts of a sentence, of every variant, in one text.

    deep: whether the texts of sentences to which it refers are added.
    """
    waiting, done, texts = [key], set[str](), list[str]()
    while waiting:
        name = waiting.pop()
        if name in done or name not in language.messages:
            continue
        done.add(name)
        for node in nodes(language.messages[name]):
            if isinstance(node, ast.TextElement):
                texts.append(node.value)
            elif deep and isinstance(node, ast.MessageReference):
                waiting.append(node.id.name)
            elif deep and isinstance(node, ast.FunctionReference):
                labels = (
                    part.parse()["value"] for part in node.arguments.positional if isinstance(part, ast.StringLiteral)
                )
                waiting.extend(str(label) for label in labels)
    return _TYPED.sub(" ", " \n".join(texts).replace("*", ""))


def refused_words(
    language: Language, glossary: Glossary, free: Iterable[re.Pattern[str]] = ()
) -> Iterator[tuple[str, str]]:
    """Yield the key and a fault for each word that must not stand for a term."""
    skipped = (*glossary.free, *free)
    forms = _forms(glossary)
    for key in language.messages:
        if _fits(key, skipped):
            continue
        text = said_in(language, key, deep=False)
        for term in glossary.terms.values():
            if term.refused is None or not term.is_checked_in(key):
                continue
            for found in term.refused.finditer(text):
                if not _is_part(found, text, forms):
                    yield key, f"“{found[0]}” is refused; the word is “{term.word}”"


def _forms(glossary: Glossary) -> list[re.Pattern[str]]:
    return [term.forms for term in glossary.terms.values() if term.forms is not None]


def _is_part(found: re.Match[str], text: str, forms: Iterable[re.Pattern[str]]) -> bool:
    """Return whether what was found is only part of a longer form."""
    return any(
        one.start() <= found.start() and found.end() <= one.end() and len(one[0]) > len(found[0])
        for form in forms
        for one in form.finditer(text)
    )


def missing_terms(
    english: Language, language: Language, glossary: Glossary, model: Glossary
) -> Iterator[tuple[str, str]]:
    """Yield the key and a fault for each English term that the same sentence of the language does not say.

    model: the English glossary.
    """
    forms = _forms(model)
    for key in english.messages:
        if key not in language.messages or _fits(key, model.free):
            continue
        asked, said = said_in(english, key, deep=False), None
        for name, term in model.terms.items():
            other = glossary.terms.get(name)
            if term.forms is None or other is None or other.forms is None:
                continue
            if not term.is_sought_in(key) or not other.is_checked_in(key):
                continue
            if all(_is_part(found, asked, forms) for found in term.forms.finditer(asked)):
                continue
            said = said_in(language, key, deep=True) if said is None else said
            if not other.forms.search(said):
                yield key, f"“{term.word}” is “{other.word}”, which is not there: {' '.join(said.split())[:120]}"


def glossary_faults(
    languages: Mapping[str, Language], name: str, known: Mapping[str, Glossary]
) -> list[tuple[str, str]]:
    """Return (key, fault) for all sentences of a language."""
    glossary, model = known[name], known[FALLBACK]
    faults = list(refused_words(languages[name], glossary, model.free))
    if name != FALLBACK:
        faults += missing_terms(languages[FALLBACK], languages[name], glossary, model)
    return faults
