"""Checks sentences against the glossaries, `bot/texts/glossary/<language>.toml`. The head of `en.toml` says how to read
them.
"""

import re
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from fluent.syntax import ast

from bot.texts.files import FOLDER
from bot.texts.sentences import FALLBACK
from tests.texts.fluent_facts import Language, nodes

GLOSSARIES = FOLDER / "glossary"
# What members type is the same in every language: texts in backquotes, and commands such as "/gems new" alone.
_TYPED = re.compile(r"`[^`]*`|^/[a-z]+(?: [a-z]+)*$", re.MULTILINE)


class Forms:
    """Finds whole words in texts. In a pattern, "*" stands for any letters, and a small letter fits a capital, too."""

    def __init__(self, patterns: tuple[str, ...]) -> None:
        each = ["".join(map(_letter, one)) for one in sorted(patterns, key=len, reverse=True)]  # the longest is found
        self._pattern = re.compile(rf"(?<!\w)(?:{'|'.join(each)})(?!\w)")
        self.written = tuple(patterns)
        # Most texts have none of these, and looking for them takes far less time than a search.
        self._parts = tuple({max(one.lower().split("*"), key=len) for one in patterns})

    def find(self, text: str, lowered: str) -> list[re.Match[str]]:
        """Return all places of the words. lowered: the text in small letters."""
        return list(self._pattern.finditer(text)) if any(part in lowered for part in self._parts) else []

    def are(self, text: str) -> bool:
        """Return whether the whole text is one of the words."""
        return self._pattern.fullmatch(text) is not None


@dataclass(frozen=True)
class Term:
    """One term in one language.

    Attributes:
        word: the word of the language, with a hint if it needs one.
        forms: find the forms in which sentences write it; None if the term is advice only.
        refused: find the words that must not stand for it; None if there are none.
        loose: whether sentences are not searched for the term.
        only: match the keys of the sentences that are searched for it; empty: all.
        exceptions: match the keys of sentences that are not checked for this term.
    """

    word: str
    forms: Forms | None
    refused: Forms | None
    loose: bool
    only: tuple[re.Pattern[str], ...] = ()
    exceptions: tuple[re.Pattern[str], ...] = ()

    def is_checked_in(self, key: str) -> bool:
        return not _fits(key, self.exceptions)

    def is_sought_in(self, key: str) -> bool:
        return not self.loose and self.is_checked_in(key) and (not self.only or _fits(key, self.only))


@dataclass(frozen=True, eq=False)
class Glossary:
    """The terms and the rules of one language. It equals only itself, so that caches know it.

    Attributes:
        terms: by name, as in the English glossary.
        free: match the keys of sentences whose words are not checked.
        style: regular expressions that no text contains, each with the rule that it breaks.
        letters: what sentences need beside A to Z.
    """

    terms: Mapping[str, Term]
    free: tuple[re.Pattern[str], ...] = ()
    style: Mapping[str, str] = field(default_factory=dict)
    letters: str = ""


@cache
def read_glossary(file: Path) -> Glossary:
    read = tomllib.loads(file.read_text(encoding="utf-8"))
    exceptions = read.get("except", {})
    if unknown := sorted(set(exceptions) - set(read["terms"])):
        raise ValueError(f"{file.name} has exceptions for unknown terms: {unknown}")
    terms = {
        name: Term(
            entry["word"],
            _words(tuple(entry.get("forms", ()))),
            _words(tuple(entry.get("not", ()))),
            bool(entry.get("loose")),
            tuple(map(_key, entry.get("only", ()))),
            tuple(map(_key, exceptions.get(name, ()))),
        )
        for name, entry in read["terms"].items()
    }
    return Glossary(terms, tuple(map(_key, read.get("free", ()))), read.get("style", {}), read.get("letters", ""))


def glossaries(folder: Path = GLOSSARIES) -> dict[str, Glossary]:
    """Return all glossaries by language."""
    return {file.stem: read_glossary(file) for file in sorted(folder.glob("*.toml"))}


def _words(patterns: tuple[str, ...]) -> Forms | None:
    return Forms(patterns) if patterns else None


def finder_like(pattern: str, language: str) -> Callable[[str], bool] | None:
    """Return a function that finds a term in a text; None if there is no such term.

    What is only part of a longer form is not found, such as "fuego" in "rubí de fuego".

    pattern: a regular expression for the English word. A term of this name is taken before one with this word, and a
    whole word before a part of one.
    """
    known = glossaries()
    terms = [(name, term.forms.written) for name, term in known[FALLBACK].terms.items() if term.forms is not None]
    whole = re.compile(pattern, re.IGNORECASE)
    part = re.compile(rf"\b(?:{pattern})\b", re.IGNORECASE)
    fitting = [name for name, _ in terms if whole.fullmatch(name)]
    fitting += [name for name, written in terms if any(map(whole.fullmatch, written))]
    fitting += [name for name, written in terms if any(map(part.search, written))]
    glossary = known[language]
    forms = glossary.terms[fitting[0]].forms if fitting else None
    if forms is None:
        return None
    return lambda text: any(not _is_part(found, text, glossary) for found in forms.find(text, text.lower()))


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
    for key in language.messages:
        if _fits(key, skipped):
            continue
        text = said_in(language, key, deep=False)
        lowered = text.lower()
        for term in glossary.terms.values():
            for found in term.refused.find(text, lowered) if term.refused is not None else ():
                if term.is_checked_in(key) and not _is_part(found, text, glossary):
                    yield key, f"“{found[0]}” is refused; the word is “{term.word}”"


def _is_part(found: re.Match[str], text: str, glossary: Glossary) -> bool:
    """Return whether what was found is only part of a longer form."""
    lowered = text.lower()
    return any(
        one.start() <= found.start() and found.end() <= one.end() and len(one[0]) > len(found[0])
        for term in glossary.terms.values()
        if term.forms is not None
        for one in term.forms.find(text, lowered)
    )


def missing_terms(
    english: Language, language: Language, glossary: Glossary, model: Glossary
) -> Iterator[tuple[str, str]]:
    """Yield the key and a fault for each English term that the same sentence of the language does not say.

    model: the English glossary.
    """
    for key in english.messages:
        if key not in language.messages or _fits(key, model.free):
            continue
        asked = said_in(english, key, deep=False)
        for name, term in _terms_of(asked, key, model):
            other = glossary.terms.get(name)
            if other is None or other.forms is None or not other.is_checked_in(key):
                continue
            said = said_in(language, key, deep=True)
            if not other.forms.find(said, said.lower()):
                yield key, f"“{term.word}” is “{other.word}”, which is not there: {' '.join(said.split())[:120]}"


@cache
def _terms_of(asked: str, key: str, model: Glossary) -> tuple[tuple[str, Term], ...]:
    """Return the terms of an English text, by name, which the same sentence of each other language has to say."""
    return tuple(_sought_terms(asked, key, model))


def _sought_terms(asked: str, key: str, model: Glossary) -> Iterator[tuple[str, Term]]:
    lowered = asked.lower()
    for name, term in model.terms.items():
        found = term.forms.find(asked, lowered) if term.forms is not None and not term.loose else ()
        if found and term.is_sought_in(key) and not all(_is_part(one, asked, model) for one in found):
            yield name, term


EVERYWHERE = {
    r"\.\.\.": "an ellipsis is one character",
    r"\(s\)|\(e?n\)": "a plural is chosen by a number, not by an ending in brackets",
    r"\?\?": "one question mark is enough",
    "  ": "one space is enough",
}


def style_faults(language: Language, glossary: Glossary) -> Iterator[tuple[str, str]]:
    """Yield the key and a fault for each text that breaks a rule of its language."""
    rules = {**EVERYWHERE, **glossary.style}
    for key, message in language.messages.items():
        texts = [_TYPED.sub("X", _whole(node)) for node in nodes(message) if isinstance(node, ast.Pattern)]
        for pattern, rule in rules.items():
            found = [one[0] for text in texts for one in re.finditer(pattern, text, re.MULTILINE)]
            if found:
                yield key, f"{rule}: “{found[0][-40:]}”"


def _whole(pattern: ast.Pattern) -> str:
    """Return the text of a pattern with an X in place of each placeable, but texts in quotation marks as they are."""
    return "".join(map(_part, pattern.elements))


def _part(element: ast.TextElement | ast.Placeable) -> str:
    if isinstance(element, ast.TextElement):
        return element.value
    expression = element.expression
    return str(expression.parse()["value"]) if isinstance(expression, ast.StringLiteral) else "X"


def glossary_faults(
    languages: Mapping[str, Language], name: str, known: Mapping[str, Glossary]
) -> list[tuple[str, str]]:
    """Return (key, fault) for all sentences of a language."""
    glossary, model = known[name], known[FALLBACK]
    faults = list(refused_words(languages[name], glossary, model.free))
    if name != FALLBACK:
        faults += missing_terms(languages[FALLBACK], languages[name], glossary, model)
    return faults
