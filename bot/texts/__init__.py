"""Sentences by key: Fluent files, with one folder for each language and one file for each area.

    bot/texts/<language>/errors.ftl          refusals and faults that belong to no game: `error-*`, `session-*`
    bot/texts/<language>/lobby.ftl, play.ftl texts that all games show around a match: `ui-*`
    bot/texts/<language>/commands.ftl        descriptions of commands, options and choices: `cmd-*`, `opt-*`, `choice-*`
    bot/texts/<language>/<game>.ftl          all texts of one game: `<game>-*`, with `<game>-name`, `<game>-command`
    bot/texts/<language>/playground.ftl      the welcome of the local Discord: `playground-*`

Files are found by listing the folders. English is the fallback. All languages are complete, and a test compares them.
The head of `en/errors.ftl` says how to write a sentence.
"""

from pkgutil import extend_path

from bot.texts.sentences import FALLBACK, Texts, load_texts

__path__ = extend_path(__path__, __name__)

__all__ = ["FALLBACK", "Texts", "load_texts"]
