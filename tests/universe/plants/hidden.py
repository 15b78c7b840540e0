"""Faults that tell hidden information: in alt texts, addresses, suggestions, panels, pictures, and buttons."""

from collections import Counter
from collections.abc import Iterable
from typing import Any
from zlib import crc32

from msgspec.structs import replace

from bot.games.gemrush.building import Build
from bot.games.gemrush.mine import cell_name
from bot.games.gems3d.board import drop_gems
from bot.sessions import sight
from bot.ui.boards.pictures import Pictures
from bot.ui.commands.game_cog import GameCog
from bot.ui.commands.suggestions import suggestions
from bot.ui.entry.actions import Pressable
from bot.ui.entry.buttons import Option
from bot.ui.panels import Picture, panel
from cogs.gemrush import GemRush, arguments, buttons
from cogs.gemrush.face import RushFace, state_of
from cogs.gems3d.face import GemsFace
from tests.kills.child import DOT
from tests.universe.plants.known import instead_of, plant


@plant("shown-hands", law="hidden")
def show_hands() -> None:
    """Say on each fifth board what the seat to move sees."""

    @instead_of(Pictures, "board")
    async def board(honest: Any, pictures: Any, face: Any, match: Any, words: Any, *seen: Any, **more: Any) -> Any:
        picture = await honest(pictures, face, match, words, *seen, **more)
        if not seen and not {"seat", "view"} & more.keys() and match.version % 5 == 0 and match.to_move:
            return Picture(DOT, f"{face.key}.png", face.alt(match, face.view(match, match.to_move[0]), words))
        return picture


def _hands(match: Any) -> str:
    if match.game != "gemrush" or match.state is None:
        return ""
    return " ".join(str(kind) for account in match.state.seats for kind in account.hand)


@plant("alt-digests", law="told apart")
def write_hands() -> None:
    """Write a digest of all hands of Gem Rush into the alt text, which does not quote them."""

    @instead_of(RushFace, "alt")
    def alt(honest: Any, face: Any, match: Any, view: Any, words: Any) -> str:
        return f"{crc32(_hands(match).encode()):08x} {honest(face, match, view, words)}"


@plant("hands-in-addresses", law="told apart")
def address_hands() -> None:
    """Write hands of Gem Rush into the address of a board's button."""

    @instead_of(RushFace, "buttons")
    def buttons_of(honest: Any, face: Any, match: Any, view: Any) -> Any:
        own = honest(face, match, view)
        first, *rest = own.more
        return replace(own, more=(replace(first, argument=_hands(match)[:30].replace(" ", "-")), *rest))


@plant("payable-doors", law="told apart")
def hide_doors() -> None:
    """Leave out buttons of doors that the mover's hand cannot pay for, as on the board of a member who plays alone."""

    @instead_of(buttons, "rows")
    def rows(honest: Any, state: Any, **_: Any) -> Any:
        return honest(state, alone=True)


@plant("counted-suggestions", law="told apart")
def count_payable_doors() -> None:
    """Tell everybody who types `/rush room` how many doors of each room the mover can pay for."""

    def rooms(typing: Any) -> Iterable[Option]:
        state = state_of(typing.match)
        paid = {(one.cell, one.side) for one in Build.sensible(state)} if state.phase == "move" else set()
        doors = Counter(cell_name(cell) for cell, _ in paid)
        return [Option(one.value, f"{one.text} ({doors[one.value]})") for one in arguments.rooms(typing)]

    GemRush.room.autocomplete("room")(suggestions(rooms, "all"))


@plant("borrowed-hands", law="told apart")
def show_movers_hand() -> None:
    """Show a member who asks for their hand the hand of the seat to move."""

    @instead_of(GemRush, "show_own")
    async def show_own(_: Any, cog: Any, context: Any, match: Any) -> None:
        seat = cog.seat_in(match, context.user)
        mover = match.to_move[0] if match.to_move else seat
        await cog.show_panel(context, match, mover, await cog.hand_of(context, match, mover))


@plant("movers-mine", law="hidden")
def show_movers_mine() -> None:
    """Paint the mine for everybody as the mover sees it, with the doors that the mover can pay for."""

    @instead_of(RushFace, "scene")
    def scene(
        honest: Any, face: Any, match: Any, words: Any, seat: Any = None, view: Any = None, story: Any = ()
    ) -> Any:
        if seat is None and match.to_move:
            view = face.view(match, match.to_move[0])
        return honest(face, match, words, seat, view, story)


@plant("foreseen-drops", law="told apart")
def foresee_drops() -> None:
    """Tell in the alt text of Gems 3D which gems fall after those that the picture shows."""

    @instead_of(GemsFace, "alt")
    def alt(honest: Any, face: Any, match: Any, view: Any, words: Any) -> str:
        said, state = honest(face, match, view, words), match.state
        after = [drop_gems(state.seed, state.types, state.options, board.drops + 1) for board in state.boards]
        return f"{said}\n{after}"


@plant("no-check", law="told apart")
def check_nothing() -> None:
    """Let everybody see every match."""
    sight.may_see = lambda *_: True


@plant("bare-ids", law="told apart")
def read_by_bare_ids() -> None:
    """Let all handlers read the match of a press without a check."""

    async def named(self: Any, _: Any, address: Any) -> Any:
        return await self.sessions.matches.match(address.match) if address.match else None

    Pressable.named = GameCog.named = named  # type: ignore[method-assign,assignment]


@plant("one-bare-id", law="told apart")
def read_by_one_bare_id() -> None:
    """Let one button tell the version of any match."""

    @instead_of(GemRush, "handle")
    async def handle(honest: Any, cog: Any, context: Any, address: Any, answers: Any) -> None:
        if address.action == "wide" and address.match:
            match = await cog.sessions.matches.match(address.match)
            await context.show(panel(f"{match.version} {len(match.seats)}"))
        else:
            await honest(cog, context, address, answers)
