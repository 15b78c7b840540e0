"""Tests of `bot.texts.files`, and of what parsing each sentence by itself must not change."""

import random
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from bot.texts import load_texts
from bot.texts.files import FOLDER, read_entries
from bot.texts.parsing import parse_entry
from tests.texts.loaded import all_languages
from tests.texts.test_languages import write


@pytest.mark.slow
@pytest.mark.parametrize("language", sorted(all_languages()))
def test_each_entry_alone_is_what_it_is_in_its_file(language: str) -> None:
    whole = all_languages()[language]
    named = {**whole.messages, **{f"-{name}": term for name, term in whole.terms.items()}}
    entries = read_entries(FOLDER)[language]

    assert entries.keys() == named.keys()
    for name, entry in entries.items():
        [alone] = parse_entry(entry).body
        assert isinstance(alone, ast.Message | ast.Term)
        assert alone.equals(named[name], ["span", "comment"]), name


def test_an_entry_with_any_slip_is_read_as_the_library_reads_it() -> None:
    entries, dice = list(read_entries(FOLDER)["en"].values()), random.Random(1)
    slips = ["", *'{}[]"-$()ü\\ \n\r', "*[", "->", "\n    ", "\n.a = b", "\n}"]
    broken = 0
    for _ in range(600):
        entry, slip = dice.choice(entries), dice.choice(slips)
        at = dice.randrange(len(entry))
        entry = entry[:at] + slip + entry[at + dice.choice((0, 0, 1, 3)) :]
        read = parse_entry(entry)
        lines = entry.replace("\r\n", "\n")  # the library leaves line ends as they are in what it cannot read

        assert read.equals(FluentParser(with_spans=False).parse(lines), ["annotations"]), entry
        broken += any(isinstance(one, ast.Junk) for one in read.body)
    assert 100 < broken < 500


def test_an_entry_has_all_its_lines_and_no_comment_of_the_next(tmp_path: Path) -> None:
    source = "ui-a = { $n ->\n    [one] = 1\n\n   *[other] # b = 2\n}\n# a comment = c\n-Term-1 = D\nui-e=\n    E = F\n"
    [entries] = read_entries(write(tmp_path, en_play=source)).values()

    assert entries == {
        "ui-a": "ui-a = { $n ->\n    [one] = 1\n\n   *[other] # b = 2\n}",
        "-Term-1": "-Term-1 = D\n",
        "ui-e": "ui-e=\n    E = F\n",
    }


def test_the_running_bot_says_all_sentences_but_the_one_that_cannot_be_read(tmp_path: Path) -> None:
    folder = write(tmp_path, en_play="ui-a = A { ui-c }\nui-b = { $x\nui-c = C { -d }\n-d = D\nui-e = E { ui-b }\n")
    texts = load_texts(folder, strict=False)

    assert texts.say("en", "ui-a") == "A C D"
    assert texts.say("en", "ui-b") == "ui-b"
    assert texts.say("en", "ui-e") == "E {ui-b}"
    with pytest.raises(ValueError, match="cannot be read"):
        load_texts(folder)


def test_sentences_that_refer_to_each_other_in_a_circle_are_a_fault(tmp_path: Path) -> None:
    texts = load_texts(write(tmp_path, en_play="ui-a = A { ui-b }\nui-b = B { ui-a }\n"))

    for key in ("ui-a", "ui-b"):
        with pytest.raises(ValueError, match="Cyclic reference"):
            texts.say("en", key)
