"""Tests of the table of the rulebook's sentences."""

from importlib import import_module

import pytest

from tests.games.gemrush.sentences import SENTENCES


@pytest.mark.parametrize(("sentence", "tests"), SENTENCES, ids=[sentence for sentence, _ in SENTENCES])
def test_each_sentence_names_tests_that_exist(sentence: str, tests: tuple[str, ...]) -> None:
    assert tests, sentence
    for name in tests:
        module, _, test = name.partition(".")
        assert test.startswith("test_")
        assert callable(getattr(import_module(f"tests.games.gemrush.{module}"), test, None)), name


def test_no_sentence_is_listed_twice() -> None:
    sentences = [sentence for sentence, _ in SENTENCES]

    assert len(set(sentences)) == len(sentences)
