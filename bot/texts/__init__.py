"""The sentences that members read, in files of the translation library Fluent. Each language has a folder with these:

    errors.ftl            refusals that belong to no game: `error-*`
    lobby.ftl, play.ftl   texts that all games use: `ui-*`
    commands.ftl          descriptions of commands and options that all games have: `cmd-*`, `opt-*`
    <name>.ftl            texts of one game or of another subject, such as replays: `<name>-*`
    <name>_<part>.ftl     more of these texts: `<name>-*`

English is the fallback. Every language has every sentence. The head of `en/errors.ftl` says how to write a sentence.
"""

from pkgutil import extend_path

from bot.texts.sentences import FALLBACK, Texts, load_texts

__path__ = extend_path(__path__, __name__)

__all__ = ["FALLBACK", "Texts", "load_texts"]
