"""The sentences of the local Discord's page, which fills them in by itself.

Its file in each language is `page.ftl`. A sentence has texts, variables and at most one selector, over a number; it may
have no functions and no references, because the page has no Fluent.
"""

from pathlib import Path

from fluent.syntax import ast, parse

from bot.texts.files import folders
from bot.texts.sentences import FALLBACK

FILE = "page.ftl"
Sentence = str | dict[str, dict[str, str]]


def page_words(*among: Path) -> dict[str, dict[str, Sentence]]:
    """Return the page's sentences by language and key. among: folders of texts; by default `folders()`.

    A sentence is a text such as "Open as {name}". If it depends on a number, it is a text for each plural category and
    number that it names, by the name of its variable: {"count": {"one": "{count} file", "other": "{count} files"}}.
    A sentence that a language lacks is English. Raises ValueError if a sentence has anything else.
    """
    read = {
        file.parent.name: _sentences(file) for folder in among or folders() for file in sorted(folder.glob(f"*/{FILE}"))
    }
    return {language: {**read.get(FALLBACK, {}), **own} for language, own in read.items()}


def _sentences(file: Path) -> dict[str, Sentence]:
    entries = parse(file.read_text(encoding="utf-8")).body
    return {
        entry.id.name: _sentence(entry.value, entry.id.name)
        for entry in entries
        if isinstance(entry, ast.Message) and entry.value is not None
    }


def _sentence(pattern: ast.Pattern, key: str) -> Sentence:
    found = [
        part.expression
        for part in pattern.elements
        if isinstance(part, ast.Placeable) and isinstance(part.expression, ast.SelectExpression)
    ]
    if not found:
        return _text(pattern, None, None, key)
    select = found[0]
    if len(found) > 1 or not isinstance(select.selector, ast.VariableReference):
        raise ValueError(f"the page cannot fill in {key!r}: it has one selector at most, over a variable")
    texts = {_name(variant): _text(pattern, select, variant, key) for variant in select.variants}
    return {select.selector.id.name: texts}


def _name(variant: ast.Variant) -> str:
    """Return the number or plural category of a variant. The default stands for all that have no variant."""
    if variant.default:
        return "other"
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


def _text(pattern: ast.Pattern, select: ast.SelectExpression | None, variant: ast.Variant | None, key: str) -> str:
    """Return a pattern as a text in which "{name}" stands for a variable, with `variant` in place of `select`."""
    said = ""
    for part in pattern.elements:
        match part:
            case ast.TextElement():
                said += part.value
            case ast.Placeable(expression=ast.VariableReference(id=name)):
                said += f"{{{name.name}}}"
            case ast.Placeable(expression=ast.StringLiteral(value=text)):
                said += text
            case ast.Placeable(expression=expression) if expression is select and variant is not None:
                said += _text(variant.value, None, None, key)
            case _:
                raise ValueError(
                    f"the page cannot fill in {key!r}: it has a function, a reference or a selector inside"
                )
    return said
