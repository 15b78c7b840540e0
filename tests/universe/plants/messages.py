"""Faults in boards: their nonces, whom they call, and which version they show."""

from dataclasses import replace
from typing import Any

from bot.sessions.play.channels import Boards
from bot.ui.boards.presenter import Presenter
from tests.kills.plants import forget
from tests.universe.plants.known import each, instead_of, plant


@plant("new-nonces", law="twice")
def change_nonces() -> None:
    """Draw a new nonce at each attempt to post a board."""

    @instead_of(Presenter, "_post")
    async def post(honest: Any, presenter: Any, board: Any) -> Any:
        return await honest(presenter, replace(board, nonce=presenter._sessions.chance.token_hex(12)))


@plant("forgotten-boards", law="never")
def forget_boards() -> None:
    """Do not draw the boards that are outdated at a start."""
    forget()


@plant("late-boards", law="never")
def show_late() -> None:
    """Leave each ninth board as it is, and note it as shown."""
    ninth = each(9)

    @instead_of(Presenter, "_show")
    async def show(honest: Any, presenter: Any, slot: Any) -> None:
        if slot.match.board.message is not None and ninth():
            presenter._note_edited(slot, await presenter._plan(slot))
        else:
            await honest(presenter, slot)


@plant("boards-behind", law="never")
def note_newest() -> None:
    """Note an edited board with the match's newest version, which is newer than the board if the edit was slow."""

    @instead_of(Presenter, "_note_edited")
    def note(honest: Any, presenter: Any, slot: Any, plan: Any) -> None:
        honest(presenter, slot, replace(plan, match=slot.match))


@plant("double-calls", law="twice")
def forget_calls() -> None:
    """Do not store which seats a board has called, so that the next board calls them again."""

    @instead_of(Boards, "note_shown")
    async def note(honest: Any, boards: Any, *shown: Any) -> Any:
        *rest, _ = shown
        return await honest(boards, *rest)


@plant("wrong-calls", law="never")
def call_the_first() -> None:
    """Mention the first of the table's members instead of the member of the seat that is to move."""

    @instead_of(Presenter, "_post")
    async def post(honest: Any, presenter: Any, board: Any) -> Any:
        return await honest(presenter, replace(board, to_mention=tuple(range(len(board.to_mention)))))


@plant("lost-calls", law="never")
def lose_calls() -> None:
    """Leave the mention out where a board that was outdated at a start is posted."""

    @instead_of(Presenter, "_send")
    async def send(honest: Any, presenter: Any, slot: Any, post: Any) -> None:
        await honest(presenter, slot, replace(post, to_mention=()) if slot.resumed else post)
