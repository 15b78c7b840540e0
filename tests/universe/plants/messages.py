"""Faults in boards: their nonces, whom they call, and which version they show."""

from dataclasses import replace
from typing import Any

from discord import ui
from msgspec.structs import replace as replace_fields

from bot.sessions.change import Change
from bot.sessions.play.channels import Boards
from bot.ui.boards import courier
from bot.ui.boards.posting import Posting
from bot.ui.boards.slots import Slot
from bot.ui.entry.buttons import Button
from tests.kills.plants import forget
from tests.universe.plants.known import each, instead_of, plant


@plant("new-nonces", law="twice")
def change_nonces() -> None:
    """Draw a new nonce at each attempt to post a board."""

    @instead_of(Posting, "_post")
    async def post(honest: Any, posting: Any, sent: Any) -> Any:
        return await honest(posting, replace(sent, nonce=posting._sessions.chance.token_hex(12)))


@plant("doubled-buttons", law="refused")
def double_buttons() -> None:
    """Put the first button of a notice below it once more, where Discord wants each address once."""

    @instead_of(courier, "mark")
    def mark(honest: Any, layout: Any, nonce: str) -> Any:
        buttons = [part for part in layout.walk_children() if isinstance(part, Button)]
        if buttons:
            layout.add_item(ui.ActionRow(ui.Button(label=buttons[0].item.label, custom_id=buttons[0].custom_id)))
        return honest(layout, nonce)


@plant("forgotten-boards", law="never")
def forget_boards() -> None:
    """Do not draw the boards that are outdated at a start, nor those that are when a session begins."""
    forget()


@plant("late-boards", law="never")
def show_late() -> None:
    """Leave each ninth board as it is, and note it as shown."""
    ninth = each(9)

    @instead_of(Posting, "_show_in_place")
    async def show(honest: Any, posting: Any, slot: Any, plan: Any, step: Any, *rest: Any) -> None:
        if ninth():
            slot.note_edited(plan, step)
        else:
            await honest(posting, slot, plan, step, *rest)


@plant("boards-behind", law="never")
def note_newest() -> None:
    """Note an edited board with the match's newest version, which is newer than the board if the edit was slow."""

    @instead_of(Slot, "note_edited")
    def note(honest: Any, slot: Any, plan: Any, step: Any) -> None:
        honest(slot, replace(plan, match=slot.match), step._replace(version=slot.match.version))


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

    @instead_of(Posting, "_post")
    async def post(honest: Any, posting: Any, sent: Any) -> Any:
        return await honest(
            posting, replace(sent, mentions=[seat.user for seat in sent.match.seats][: len(sent.mentions)])
        )


@plant("lost-calls", law="never")
def lose_calls() -> None:
    """Leave the mention out where a board that was outdated at a start is posted."""

    @instead_of(Posting, "_send")
    async def send(honest: Any, posting: Any, slot: Any, step: Any, post: Any, sent: Any) -> None:
        await honest(posting, slot, step, post, replace(sent, mentions=()) if slot.resumed else sent)


@plant("repeated-ends", law="twice")
def forget_told_ends() -> None:
    """Do not store that the members were to be told of an end, so that the next refusal of its board tells it again."""

    def forget_told(change: Change) -> Change:
        return replace_fields(change.with_terms(end_told=False), silent=True)

    @instead_of(Boards, "note_end_refused")
    async def note(honest: Any, boards: Any, match_id: str, told: Any) -> None:
        await honest(boards, match_id, told)
        await boards._matches.change(match_id, forget_told)
