"""Faults in matches of two channels: what each reads of the other, who speaks for which, and when boards come."""

from typing import Any

from msgspec.structs import replace

from bot.sessions import model
from bot.sessions.play import council
from bot.ui.boards import letters, slots
from bot.ui.boards.refused import RefusedBoards
from tests.universe.plants.known import instead_of, plant


@plant("read-votes", law="hidden", councils=True)
def read_votes() -> None:
    """Show a channel what the other one votes about, with the buttons to vote."""
    letters._redraws = lambda *_: True
    model.Match.deliberates = property(lambda match: match.voting is not None)  # type: ignore[method-assign,assignment]

    for module in (model, slots):

        @instead_of(module, "read_by")
        def read_by(honest: Any, match: Any, letter: Any) -> Any:
            return replace(honest(match, letter), terms=match.terms)


@plant("both-sides", law="turned", councils=True)
def speak_for_both() -> None:
    """Forget after each turn for which of two channels members have spoken."""

    @instead_of(council, "_without_votes")
    def without_votes(honest: Any, change: Any, known: Any) -> Any:
        return honest(change, known).with_terms(voices=())


@plant("deaf-channels", law="never", councils=True)
def hear_no_permission() -> None:
    """Try a refused board of a channel that plays again only after growing pauses, whatever the bot may do again."""

    @instead_of(RefusedBoards, "note")
    def note(honest: Any, boards: Any, *args: Any, **more: Any) -> None:
        honest(boards, *args, **{**more, "apart": False})
