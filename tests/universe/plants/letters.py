"""Faults in matches by letters: whose view a board shows, who gets one, whom it calls, and which codes give a seat."""

from typing import Any

from sqlalchemy import select

from bot.errors import SessionError
from bot.sessions.play import letters
from bot.sessions.play.letters import Letters
from bot.storage.rows import value_of
from bot.storage.schema import letter_codes, matches
from bot.ui.boards.letters import LetterBoards
from bot.ui.boards.pictures import Pictures
from bot.ui.panels import Picture
from tests.kills.child import DOT
from tests.universe.plants.known import instead_of, plant

OPEN = (
    select(letter_codes.c.code)
    .join(matches, matches.c.id == letter_codes.c.match_id)
    .where(matches.c.phase == "lobby")
    .limit(1)
)


@plant("letters-of-others", law="hidden")
def show_others_view() -> None:
    """Say on a board by letters what another member sees."""

    @instead_of(Pictures, "board")
    async def board(honest: Any, pictures: Any, face: Any, match: Any, words: Any, *seen: Any, **more: Any) -> Any:
        picture = await honest(pictures, face, match, words, *seen, **more)
        if match.reader is None or seen or {"seat", "view"} & more.keys():
            return picture
        other = next((seat.seat for seat in match.seats if seat.user != match.reader.user), None)
        return Picture(DOT, f"{face.key}.png", face.alt(match, face.view(match, other), words))


@plant("letters-not-tried-again", law="never")
def try_no_more() -> None:
    """Count a board as shown whose conversation Discord does not know any more."""

    @instead_of(LetterBoards, "forget_conversation")
    async def forget(honest: Any, boards: Any, slot: Any) -> None:
        await honest(boards, slot)
        await boards.note_unshown(slot, slot.match.version)


@plant("letters-called-again", law="twice")
def forget_calls() -> None:
    """Do not store whom a board by letters has called, so that the next board calls them again."""

    @instead_of(Letters, "note_shown")
    async def note(honest: Any, made: Any, match_id: Any, letter: Any, *_: Any) -> Any:
        return await honest(made, match_id, letter)


@plant("letters-to-all", law="counted")
def write_to_all() -> None:
    """Show each move by letters to all members."""
    letters._concerns = lambda *_: True


@plant("any-code", law="codes")
def take_any_code() -> None:
    """Let a code that nobody has lead to another table."""

    @instead_of(Letters, "join")
    async def join(honest: Any, made: Any, request: Any, typed: str) -> Any:
        try:
            return await honest(made, request, typed)
        except SessionError as problem:
            other = await made._database.read(lambda connection: value_of(connection, OPEN))
            if problem.key != "letters-error-wrong" or other is None:
                raise
            return await honest(made, request, other)
