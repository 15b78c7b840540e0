"""Tests that every language has all sentences of small games."""

import pytest

from bot.texts.files import folders
from tests.texts import fluent_facts
from tests.texts.loaded import all_texts
from tests.texts.small_facts import SMALL, needed


@pytest.mark.parametrize("key", sorted(SMALL))
def test_every_language_has_the_sentences_that_a_small_game_needs(key: str) -> None:
    asked, found = needed(key), dict[str, dict[str, frozenset[str]]]()
    for folder in folders():
        for name, language in fluent_facts.read_languages(folder).items():
            own = [each for each, file in language.file_of.items() if file.split("_")[0] == key]
            found.setdefault(name, {}).update({each: fluent_facts.variables(language, each) for each in own})

    assert set(found) == set(all_texts().languages)
    for said in found.values():
        assert set(asked) <= set(said)
        assert [each for each, used in said.items() if not used <= asked[each]] == []
    assert len({tuple(sorted(said.items())) for said in found.values()}) == 1, "other variables in another language"
