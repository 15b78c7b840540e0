"""Tests of the command that checks a language for its translators."""

from pathlib import Path

import pytest

from bot.texts.files import FOLDER
from tests.texts.missing import main
from tests.texts.test_languages import write

ENGLISH = """
ui-join = Join
ui-old = The replay is empty.
ui-many = { $n ->
    [one] One gem of { $name }
   *[other] { $n } gems of { $name }
}
ui-mode = { $mode ->
    [solo] Solo
   *[relay] Relay
}
cmd-top = The best of all time
"""
FRENCH = """
ui-join = Rejoindre
ui-old = Le replay est vide.
ui-many = { $n ->
    [one] Une gemme de { $name }
   *[other] { $n } gemmes de { $name }
}
ui-mode = { $mode ->
    [solo] Solo
   *[relay] Relais
}
cmd-top = Les meilleurs de tous les temps
"""


def test_a_whole_language_has_no_faults(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = write(tmp_path, en_play=ENGLISH, fr_play=FRENCH)

    assert main(["fr", "--texts", str(folder)]) == 0
    assert capsys.readouterr().out == "fr: no faults.\n"


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("ui-join = Rejoindre\n", "", "play.ftl: 1 sentences are missing: ui-join"),
        ("ui-join", "ui-joint", "play.ftl: ui-joint: is too many: English has no such sentence"),
        ("de { $name }", "", "ui-many: has the variables ['n'], in English ['n', 'name']"),
        ("[solo]", "[seul]", "ui-mode: chooses among other words than English"),
        ("Le replay", "La relecture", "ui-old: “relecture” is refused; the word is “le replay”"),
        ("Le replay est vide.", "Il n’y en a plus.", "ui-old: “replay” is “le replay”, which is not there"),
        ("vide.", "vide !", "ui-old: a narrow no-break space (U+202F) stands before ; ! ?"),
        ("vide.", "vide...", "ui-old: an ellipsis is one character"),
        ("Le replay est vide.", "The replay is empty.", "ui-old: is not translated: The replay is empty."),
        ("Les meilleurs", "Les " + "tout " * 20 + "meilleurs", "cmd-top: has 131, at most 100 characters"),
        ("Relais", '{ WORD("ui", $mode) }', "ui-mode: cannot be said: "),
        ("Relais", "Relais {", "play.ftl: cannot be read: 'ui-mode = { $mode ->'"),
    ],
)
def test_each_fault_is_printed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], old: str, new: str, fault: str
) -> None:
    assert old in FRENCH
    folder = write(tmp_path, en_play=ENGLISH, fr_play=FRENCH.replace(old, new))

    assert main(["fr", "--texts", str(folder)]) == 1
    assert fault in capsys.readouterr().out


def test_for_some_files_their_missing_sentences_are_printed_in_english(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = write(tmp_path, en_play=ENGLISH, en_lobby="ui-lobby = A table\n", fr_play=FRENCH + "ui-x = X\n")

    assert main(["fr", "lobby", "--texts", str(folder)]) == 1
    assert capsys.readouterr().out == "lobby.ftl: ui-lobby: is missing:\nui-lobby = A table\n"


@pytest.mark.slow
def test_a_language_without_a_folder_lacks_all(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fr", "menu", "--texts", str(FOLDER)]) in (0, 1)
    assert main(["xx", "menu", "--texts", str(FOLDER)]) == 1
    assert "menu.ftl: menu-cmd: is missing:\nmenu-cmd = " in capsys.readouterr().out
