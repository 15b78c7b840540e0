"""Says refusals in the reader's language."""

from bot.errors import Param, PlayerError
from bot.ui.times import date_of
from bot.ui.words import Words, message_link

_DAY = "day"  # this variable has the days since 1970-01-01


def refusal_sentence(refusal: PlayerError, words: Words, guild: int) -> str:
    """Return the sentence for a refusal, with a link if the refusal names a `channel` and a `message`.

    guild: the server of this channel, 0 for a direct message.
    """
    params = refusal.params
    said: dict[str, Param] = {_DAY: date_of(int(params[_DAY]), words)} if _DAY in params else {}
    sentence = words.refusal(refusal, **said)
    if "message" in params:
        board = message_link(guild, int(params["channel"]), int(params["message"]))
        sentence += f"\n{words('ui-here-it-is', link=board)}" if board else ""
    if refusal.besides is not None:
        sentence += " " + refusal_sentence(refusal.besides, words, guild)
    return sentence
