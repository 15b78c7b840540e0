"""Sentences by key: Fluent files, one folder a language and one file an area.

    bot/texts/<language>/errors.ftl          refusals and mishaps that belong to no game: `error-*`, `session-*`
    bot/texts/<language>/lobby.ftl, play.ftl what all games show around a match: `ui-*`
    bot/texts/<language>/commands.ftl        descriptions of commands, options and choices: `cmd-*`, `opt-*`, `choice-*`
    bot/texts/<language>/<game>.ftl          all that one game says: `<game>-*`, with `<game>-name`, `<game>-command`
    bot/texts/<language>/playground.ftl      the welcome of the local Discord: `playground-*`

Files are found by listing the folders. English is complete and the language of last resort; so is every other language,
and a test holds them against each other. How to write a sentence is told at the head of `en/errors.ftl`.
"""

from pkgutil import extend_path

from bot.texts.sentences import FALLBACK, Texts, load_texts

__path__ = extend_path(__path__, __name__)

__all__ = ["FALLBACK", "Texts", "load_texts"]
