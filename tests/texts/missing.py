"""Checks the sentences of one language, for translators, within seconds:

    python -m tests.texts.missing fr            all files, a line for each file in which sentences are missing
    python -m tests.texts.missing fr lobby play  these files, each missing key with its English sentence

It reads `bot/texts/<language>/<file>.ftl`, or the folder that --texts names in place of `bot/texts`. It prints a line
for each fault, "file: key: what is wrong", and ends with an exit code of 1 if there are any. It finds

- what Fluent cannot read;
- keys that are missing, too many or in another file;
- variables, and words to choose among, that differ from those of the English sentence;
- words that the glossary refuses or misses (`bot/texts/glossary/<language>.toml`), and marks that the language writes
  otherwise;
- words that are glued together, and English left as it is;
- sentences that cannot be said, and what is too long for its place: a button, a command, a page.

The tests check pictures and whole panels beside these.
"""

import argparse
import re
import sys
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import islice
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.texts import FALLBACK, Texts, load_texts
from bot.texts.files import FOLDER
from tests.texts import fluent_facts as facts
from tests.texts import glossary, lengths
from tests.texts.fluent_facts import Language

NAMED_KEYS = 4  # of the missing keys of a file, if no file was asked for
MOST_SAID = 40  # values with which each sentence is said; the tests take all
OWN_WORDS = 3  # a sentence with as many words of its own differs between languages

Faults = Iterator[tuple[str, str]]  # keys, and what is wrong with them


def faults_of(folder: Path, name: str) -> list[tuple[str, str, str]]:
    """Return (file, key, fault) for all faults of the sentences of a language, by file."""
    try:
        texts = _texts(folder, name)
    except ValueError as unread:
        return [_unread(line) for line in str(unread).splitlines()]
    pair = _pair(folder, name)
    found = [*_differing(pair, name), *_words(pair, name), *_said(texts, pair[FALLBACK], pair[name])]
    files = {**pair[FALLBACK].file_of, **pair[name].file_of}
    return sorted((f"{files.get(key, '')}.ftl", key, fault) for key, fault in dict.fromkeys(found))


def _texts(folder: Path, name: str) -> Texts:
    """Return the texts in English and one language, without reading the others."""
    with TemporaryDirectory() as place:
        for language in {FALLBACK, name}:
            if (folder / language).is_dir():
                Path(place, language).symlink_to((folder / language).resolve())
        return load_texts(Path(place))


@cache
def _pair(folder: Path, name: str) -> dict[str, Language]:
    """Return English and the language, which has no sentences if it has no folder."""
    return {name: Language(name, {}, {}, {}), **facts.read_languages(folder, FALLBACK, name)}


def _unread(line: str) -> tuple[str, str, str]:
    file, _, fault = line.partition(": ")
    return file, "", fault or line


def _differing(pair: Mapping[str, Language], name: str) -> Faults:
    """Yield where the keys and variables differ from those of English."""
    english, language = pair[FALLBACK], pair[name]
    for key, file in language.file_of.items():
        if key not in english.messages:
            yield key, "is too many: English has no such sentence"
        elif english.file_of[key] != file:
            yield key, f"is in {file}.ftl, in English in {english.file_of[key]}.ftl"
    for key in language.messages:
        if key in english.messages:
            here, there = facts.variables(language, key), facts.variables(english, key)
            if here != there:
                yield key, f"has the variables {sorted(here)}, in English {sorted(there)}"
    for fault in facts.differing_words(pair):
        key, _, words = fault.partition(": ")
        yield key, f"chooses among other words than English: {words}"
    for fault in (*facts.glued_words(language), *facts.buttons_without_label(language)):
        _, key, what = fault.split(": ", 2)
        yield key, f"glues two words together, or names a button other than by LABEL: {what}"


def _words(pair: Mapping[str, Language], name: str) -> Faults:
    """Yield which words and marks the language writes otherwise."""
    known = glossary.glossaries()
    if name not in known:
        yield "", f"has no glossary, bot/texts/glossary/{name}.toml"
        return
    yield from glossary.glossary_faults(pair, name, known)
    yield from glossary.style_faults(pair[name], known[name])


def _said(texts: Texts, english: Language, language: Language) -> Faults:
    """Yield which sentences cannot be said, are not translated, or are too long."""
    for key in language.messages:
        try:
            said, *_ = (
                texts.say(language.name, key, **values) for values in islice(facts.samples(language, key), MOST_SAID)
            )
        except (LookupError, ValueError) as fault:
            yield key, f"cannot be said: {fault}"
            continue
        if language.name != FALLBACK and key in english.messages and is_english(texts, english, key, said):
            yield key, f"is not translated: {said}"
    try:
        yield from lengths.too_long(texts, language)
    except (LookupError, ValueError) as fault:
        yield "", f"lengths cannot be measured until all can be said: {fault}"


def is_english(texts: Texts, english: Language, key: str, said: str) -> bool:
    """Return whether a text is the English one, although the sentence has several words of its own."""
    values = next(facts.samples(english, key))
    own = set(re.findall(r"[^\W\d_]{2,}", said)) - set(map(str, values.values()))
    return len(own) >= OWN_WORDS and said == texts.say(FALLBACK, key, **values)


def missing_of(folder: Path, name: str) -> dict[str, dict[str, str]]:
    """Return for each file the keys that a language lacks, with their English sentences as they are written."""
    english, language = (_pair(folder, name)[each] for each in (FALLBACK, name))
    found: dict[str, dict[str, str]] = {}
    for key, file in english.file_of.items():
        if key not in language.messages:
            span = english.messages[key].span
            source = (folder / FALLBACK / f"{file}.ftl").read_text(encoding="utf-8")
            found.setdefault(file, {})[key] = source[span.start : span.end] if span is not None else key
    return found


def report(folder: Path, name: str, files: list[str]) -> Iterator[str]:
    """Yield the lines to print. files: names without ending; none: all."""
    for file, keys in sorted(missing_of(folder, name).items()):
        if file in files:
            yield from (f"{file}.ftl: {key}: is missing:\n{source}" for key, source in keys.items())
        elif not files:
            more = ", …" if len(keys) > NAMED_KEYS else ""
            yield f"{file}.ftl: {len(keys)} sentences are missing: {', '.join(list(keys)[:NAMED_KEYS])}{more}"
    for file, key, fault in faults_of(folder, name):
        if not files or Path(file).stem in (*files, ""):
            yield f"{file}: {key}: {fault}" if key else f"{file}: {fault}"


def main(arguments: list[str]) -> int:
    """Print all faults. Return how many lines there are, at most 1."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.texts.missing", description=(__doc__ or "").partition("\n")[0]
    )
    parser.add_argument("language", help="such as fr")
    parser.add_argument("files", nargs="*", help="such as lobby; all if you name none")
    parser.add_argument("--texts", type=Path, default=FOLDER, help="the folder with the languages")
    asked = parser.parse_args(arguments)
    lines = list(report(asked.texts, asked.language, [Path(file).stem for file in asked.files]))
    print("\n".join(lines) or f"{asked.language}: no faults.")
    return min(1, len(lines))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
