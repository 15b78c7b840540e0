"""Says refusals in the reader's language."""

from bot.errors import PlayerError
from bot.ui.times import date_of
from bot.ui.words import Words, message_link, safe_names

# The values of these variables are members' names or typed texts, so Markdown in them is escaped.
_NAMES = frozenset({"name", "text"})
_DAY = "day"  # this variable has the days since 1970-01-01


def refusal_sentence(refusal: PlayerError, words: Words, guild: int) -> str:
    """Return the sentence for a refusal, with a link if the refusal names a `channel` and a `message`.

    guild: the server of this channel, 0 for a direct message.
    """
    more = refusal.params.get("more", 0)
    params = {
        name: safe_names(str(value), words, int(more)) if name in _NAMES else value
        for name, value in refusal.params.items()
    }
    if _DAY in params:
        params[_DAY] = date_of(int(params[_DAY]), words)
    sentence = words(refusal.key, **params)
    if "message" in params:
        board = message_link(guild, int(params["channel"]), int(params["message"]))
        sentence += "\n" + words("ui-here-it-is", link=board)
    return sentence
