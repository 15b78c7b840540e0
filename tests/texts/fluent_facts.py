"""Finds facts and faults in the Fluent files. It reads their syntax trees."""

import itertools
import math
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from fluent.syntax import ast, parse

from bot.errors import Param

PLURALS = frozenset({"zero", "one", "two", "few", "many", "other"})
NUMBERS = (0, 1, 2, 3, 5, 11, 21, 1000)
AREAS_OF = {"errors": ("error", "session"), "lobby": ("ui",), "play": ("ui",), "commands": ("cmd", "opt", "choice")}


@dataclass(frozen=True)
class Language:
    """The messages of one language by key, and its terms by name. `file_of` has the file of each message, by key."""

    name: str
    messages: Mapping[str, ast.Message]
    terms: Mapping[str, ast.Term]
    file_of: Mapping[str, str]


def read_languages(folder: Path, *names: str) -> dict[str, Language]:
    """Return the languages under `folder`, by name. names: only these; none: all."""
    places = [place for place in sorted(folder.iterdir()) if not names or place.name in names]
    return {place.name: _read_language(place) for place in places if any(place.glob("*.ftl"))}


def _read_language(place: Path) -> Language:
    messages: dict[str, ast.Message] = {}
    terms: dict[str, ast.Term] = {}
    file_of: dict[str, str] = {}
    for file in sorted(place.glob("*.ftl")):
        for entry in parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                messages[entry.id.name] = entry
                file_of[entry.id.name] = file.stem
            elif isinstance(entry, ast.Term):
                terms[entry.id.name] = entry
    return Language(place.name, messages, terms, file_of)


@dataclass
class Mentions:
    """The variables, messages, terms and words that one entry mentions.

    Attributes:
        kinds: the kind of each `PIECES(...)`. The names of its pieces begin with it.
        words: the parts of each `WORD(...)`. A part is (text, "") for a text and ("", variable) for a variable.
        selected: for each variable, the names of the variants among which its value chooses.
    """

    variables: set[str] = field(default_factory=set)
    messages: set[str] = field(default_factory=set)
    terms: set[str] = field(default_factory=set)
    kinds: set[str] = field(default_factory=set)
    words: list[tuple[tuple[str, str], ...]] = field(default_factory=list)
    selected: dict[str, set[str]] = field(default_factory=dict)


@cache
def _mentions(entry: ast.Message | ast.Term) -> Mentions:
    found = Mentions()
    for node in nodes(entry):
        match node:
            case ast.VariableReference():
                found.variables.add(node.id.name)
            case ast.MessageReference():
                found.messages.add(node.id.name)
            case ast.TermReference():
                found.terms.add(node.id.name)
            case ast.FunctionReference() if node.id.name == "LABEL":
                found.messages.add(_word_part(node.arguments.positional[0])[0])
            case ast.FunctionReference() if node.id.name == "WORD":
                found.words.append(tuple(_word_part(part) for part in node.arguments.positional))
            case ast.FunctionReference() if node.id.name == "PIECES":
                found.kinds.add(_word_part(node.arguments.positional[0])[0])
            case ast.SelectExpression(selector=ast.VariableReference(id=variable)):
                keys = {key.name if isinstance(key := v.key, ast.Identifier) else key.value for v in node.variants}
                found.selected.setdefault(variable.name, set()).update(keys)
    return found


def nodes(node: ast.SyntaxNode) -> Iterator[ast.SyntaxNode]:
    """Yield a node and all nodes below it, in the order of the file. Their places in the file are no such nodes."""
    waiting = [node]
    while waiting:
        one = waiting.pop()
        yield one
        values = (value if isinstance(value, list) else (value,) for value in vars(one).values())
        below = [child for each in values for child in each if isinstance(child, ast.SyntaxNode)]
        waiting.extend(reversed(below))


def _word_part(part: ast.InlineExpression | ast.Placeable) -> tuple[str, str]:
    if isinstance(part, ast.StringLiteral):
        return str(part.parse()["value"]), ""
    if isinstance(part, ast.VariableReference):
        return "", part.id.name
    raise AssertionError("WORD joins texts and variables only")


def _with_references(language: Language, key: str) -> Iterator[Mentions]:
    """Yield the mentions of a message and of all messages to which it refers."""
    waiting, done = [key], set()
    while waiting:
        name = waiting.pop()
        if name not in done and name in language.messages:
            done.add(name)
            found = _mentions(language.messages[name])
            waiting.extend(found.messages)
            yield found


def variables(language: Language, key: str) -> frozenset[str]:
    return frozenset[str]().union(*(found.variables for found in _with_references(language, key)))


def referred_to(language: Language) -> frozenset[str]:
    """Return the keys of messages to which other messages refer."""
    found = [_mentions(entry) for entry in language.messages.values()]
    by_name = frozenset().union(*(mentions.messages for mentions in found))
    patterns = {_word_pattern(word).pattern for mentions in found for word in mentions.words}
    patterns |= {rf"{kind}-[a-z0-9-]+" for mentions in found for kind in mentions.kinds}
    return by_name | {key for key in language.messages for pattern in patterns if re.fullmatch(pattern, key)}


def _word_pattern(word: Iterable[tuple[str, str]]) -> re.Pattern[str]:
    """Return a pattern for the keys that a `WORD(...)` may ask for. Each variable is a group of the pattern."""
    parts: list[str] = []
    for text, variable in word:
        letters = "[a-z0-9-]+" if parts else "[a-z0-9]+"
        parts.append(f"(?P<{variable}>{letters})" if variable else re.escape(text))
    return re.compile("-".join(parts))


def _word_values(language: Language, word: tuple[tuple[str, str], ...]) -> Iterator[tuple[str, str]]:
    """Yield each variable of a `WORD(...)` with each value for which there is a word."""
    pattern, (begin, _) = _word_pattern(word), word[0]
    for key in language.messages:
        if key.startswith(begin) and (found := pattern.fullmatch(key)):
            yield from found.groupdict().items()


LONG_LIST = 8  # A variable with more values is not combined with everything.
MOST_BESIDE = 20  # About this many combinations contain each value of a longer list.
MOST_TOGETHER = 500  # If there are more combinations, `_together` returns only some.


def samples(language: Language, key: str) -> Iterator[dict[str, Param]]:
    """Yield values for the variables of a sentence. All kinds of numbers and all words of the sentence occur."""
    selected: dict[str, set[str]] = {}
    for found in _with_references(language, key):
        for name, keys in found.selected.items():
            selected.setdefault(name, set()).update(keys)
        for name, value in itertools.chain.from_iterable(_word_values(language, word) for word in found.words):
            selected.setdefault(name, set()).add(value)
    choices: list[list[tuple[str, Param]]] = []
    for name in sorted(variables(language, key)):
        words = selected.get(name, set())
        if not words:
            choices.append([(name, "Ada"), (name, 7)])
        elif _chooses_by_number(words):
            choices.append([(name, number) for number in NUMBERS])
        else:
            choices.append([(name, word) for word in sorted(words)])
    # There are too many combinations with long lists, such as those of gems and rooms. Each of their values occurs only
    # with some combinations of the other variables.
    short = _together([values for values in choices if len(values) <= LONG_LIST])
    long = [values for values in choices if len(values) > LONG_LIST]
    apart = 1 + len(short) // MOST_BESIDE
    for step in range(max(apart, *map(len, long), 1)):
        along = [values[step % len(values)] for values in long]
        for values in short[step % apart :: apart]:
            yield dict((*values, *along))


def each_value_once(samples: Iterable[dict[str, Param]]) -> list[dict[str, Param]]:
    """Return some of the samples, among which each value of each variable occurs."""
    seen: set[object] = set()
    found = []
    for values in samples:
        new = {(name, type(value), value) for name, value in values.items()}
        if not new <= seen:
            seen |= new
            found.append(values)
    return found


def _together(choices: list[list[tuple[str, Param]]]) -> list[tuple[tuple[str, Param], ...]]:
    """Return all combinations of values if they are few. Otherwise return some, which contain each pair of values."""
    if math.prod(map(len, choices)) <= MOST_TOGETHER:
        return list(itertools.product(*choices))
    found: dict[tuple[tuple[str, Param], ...], None] = {}
    for one, other in itertools.combinations(range(len(choices)), 2):
        for step, pair in enumerate(itertools.product(choices[one], choices[other])):
            row = [values[step % len(values)] for values in choices]
            row[one], row[other] = pair
            found[tuple(row)] = None
    return list(found)


def _chooses_by_number(words: Iterable[str]) -> bool:
    return all(word in PLURALS or word.isdecimal() for word in words)


def missing_keys(languages: Mapping[str, Language]) -> list[str]:
    """Return a fault for each key that a language lacks, or that it has in another file."""
    everything = {(key, language.file_of[key]) for language in languages.values() for key in language.messages}
    return [
        f"{language.name}/{file}.ftl lacks {key}"
        for language in languages.values()
        for key, file in sorted(everything)
        if language.file_of.get(key) != file
    ]


def differing_variables(languages: Mapping[str, Language]) -> list[str]:
    """Return a fault for each key whose variables differ between languages."""
    faults = []
    for key in sorted(set().union(*(language.messages for language in languages.values()))):
        uses = {name: variables(each, key) for name, each in languages.items() if key in each.messages}
        if len(set(uses.values())) > 1:
            faults.append(f"{key}: " + ", ".join(f"{name} {sorted(used)}" for name, used in uses.items()))
    return faults


def differing_words(languages: Mapping[str, Language]) -> list[str]:
    """Return a fault for each key that selects from other words in another language."""
    faults = []
    for key in sorted(set().union(*(language.messages for language in languages.values()))):
        uses = {}
        for name, each in languages.items():
            if key in each.messages:
                selected = _mentions(each.messages[key]).selected
                uses[name] = {v: frozenset(words) for v, words in selected.items() if not _chooses_by_number(words)}
        if len({tuple(sorted((v, tuple(sorted(words))) for v, words in used.items())) for used in uses.values()}) > 1:
            faults.append(f"{key}: {uses}")
    return faults


def areas_of(file: str) -> tuple[str, ...]:
    """Return the areas of a file: the first parts of its keys. The area of `gemrush_names` is "gemrush"."""
    return AREAS_OF.get(file, (file.partition("_")[0],))


def misplaced_keys(language: Language) -> list[str]:
    """Return a fault for each key that is not in kebab case or is in the wrong file."""
    faults = []
    for key, file in sorted(language.file_of.items()):
        areas = areas_of(file)
        if not re.fullmatch(rf"({'|'.join(areas)})(-[a-z0-9]+)+", key):
            faults.append(f"{language.name}/{file}.ftl: {key} should begin with one of {areas}, in kebab case")
    return faults


def unused_terms(language: Language) -> list[str]:
    entries: Iterable[ast.Message | ast.Term] = [*language.messages.values(), *language.terms.values()]
    used = set().union(*(_mentions(entry).terms for entry in entries))
    return [f"{language.name}: nobody uses -{name}" for name in sorted(set(language.terms) - used)]


def glued_words(language: Language) -> list[str]:
    """Return a fault for each place where a variant touches the word beside it. Fluent removes blanks there."""
    faults = []
    for key, message in language.messages.items():
        for node in nodes(message):
            if isinstance(node, ast.Pattern):
                for left, right in itertools.pairwise(node.elements):
                    faults += [f"{language.name}: {key}: {seam}" for seam in _seams(left, right)]
    return faults


def _seams(left: ast.TextElement | ast.Placeable, right: ast.TextElement | ast.Placeable) -> Iterator[str]:
    for before in _variants(left):
        for after in _variants(right):
            if before[-1:].isalnum() and after[:1].isalnum():
                yield before.split()[-1] + after.split()[0]


def _variants(element: ast.TextElement | ast.Placeable) -> list[str]:
    """Return the text of an element, or for each variant its first and its last text."""
    if isinstance(element, ast.TextElement):
        return [element.value]
    if not isinstance(element.expression, ast.SelectExpression):
        return []
    ends = [(v.value.elements[0], v.value.elements[-1]) for v in element.expression.variants]
    return [" ".join(part.value for part in pair if isinstance(part, ast.TextElement)) for pair in ends]


# Sentences that stand above the buttons they name, in the same language: on boards, and on panels.
_BESIDE_BUTTONS = re.compile(
    r".*-next-.*|ui-lobby-.*|ui-rematch-.*|ui-challenge-.*|ui-expired|ui-cancelled"
    r"|guide-panel|guide-help|.*-ui-done-.*|gemrush-ui-no-undo|lesson-end"
)
_BUTTON = re.compile(r"(\w+-)?ui-.*")
# Buttons that stand on private panels only, or below the sentence that names them: always in the sentence's language.
_OF_THE_READER = re.compile(
    r"ui-down|ui-cancel|ui-part|ui-resign|guide-ui-rest|seal-ui-open|replay-ui-(text|share)|wait-ui-(wait|skip|computer|give|end|back)"
    r"|lesson-ui-(play|go-on|over)|daily-ui-end|league-ui-leave-(end|now)|league-ui-(begin-early|again)|plan-ui-yours|note-ui"
    r"|daily-ui-yesterday|ui-end-ask"
)


def buttons_without_label(language: Language) -> list[str]:
    """Return a fault for each private sentence that names a board's button other than by LABEL, or another one by it.

    The server may have another language than the reader, and its boards name their buttons in it. Private panels name
    theirs in the reader's.
    """
    labels = _texts_of_buttons(language)
    faults = []
    for key, message in language.messages.items():
        if _BESIDE_BUTTONS.fullmatch(key):
            continue
        for node in nodes(message):
            if isinstance(node, ast.FunctionReference) and node.id.name == "LABEL":
                named = [part.value for part in node.arguments.positional if isinstance(part, ast.StringLiteral)]
                faults += [f"{language.name}: {key}: LABEL of {one}" for one in named if _OF_THE_READER.fullmatch(one)]
            elif isinstance(node, ast.Pattern):
                bold = itertools.pairwise(node.elements)
                faults += [f"{language.name}: {key}: {name}" for name in filter(None, itertools.starmap(_bold, bold))]
            elif isinstance(node, ast.TextElement):
                literal = set(re.findall(r"\*\*([^*]+)\*\*", node.value)) & labels
                faults += [f"{language.name}: {key}: {name}" for name in sorted(literal)]
    return faults


def _bold(left: ast.TextElement | ast.Placeable, right: ast.TextElement | ast.Placeable) -> str | None:
    """Return the key of the button that is named after two asterisks; None if there is none."""
    if not isinstance(left, ast.TextElement) or not left.value.endswith("**") or not isinstance(right, ast.Placeable):
        return None
    named = right.expression
    if not isinstance(named, ast.MessageReference) or _OF_THE_READER.fullmatch(named.id.name):
        return None
    return named.id.name if _BUTTON.fullmatch(named.id.name) else None


def _texts_of_buttons(language: Language) -> set[str]:
    """Return the texts that buttons can have, as far as they have no variables. Names of games are no such texts."""

    def texts(keys: re.Pattern[str]) -> set[str]:
        patterns = [entry.value for key, entry in language.messages.items() if keys.fullmatch(key)]
        plain = [one.elements[0] for one in patterns if one is not None and len(one.elements) == 1]
        return {one.value for one in plain if isinstance(one, ast.TextElement)}

    return texts(_BUTTON) - texts(re.compile(r"\w+-name"))
