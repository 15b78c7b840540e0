"""Which interactions have been answered: Discord may deliver one twice, within seconds."""

from collections import OrderedDict

import msgspec

REMEMBERED = 10_000  # interactions; some hundred bytes each


class Answered(msgspec.Struct, frozen=True):
    """What an interaction did: the match that it was about, and the version that it made; None: no log entry."""

    match_id: str
    version: int | None


class Answers:
    """The newest interactions and what they did. Those that made a log entry are found in the log as well."""

    def __init__(self) -> None:
        self._answers: OrderedDict[int, Answered] = OrderedDict()

    def note(self, interaction: int, answer: Answered) -> None:
        """Remember what an interaction did."""
        self._answers[interaction] = answer
        if len(self._answers) > REMEMBERED:
            self._answers.popitem(last=False)

    def of(self, interaction: int | None) -> Answered | None:
        """Return what an interaction did, or None."""
        return None if interaction is None else self._answers.get(interaction)
