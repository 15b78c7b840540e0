"""What is pressed at a table of Gem Rush: buttons of the board, private panels and their menus."""

from collections.abc import Sequence
from functools import partial
from typing import Any, ClassVar

import msgspec

from bot.engine.game import Seat
from bot.engine.table import Table
from bot.games.gemrush import GAME, building
from bot.games.gemrush.building import Build
from bot.games.gemrush.kinds import parse_move
from bot.games.gemrush.moves import Move
from bot.games.gemrush.rules import first_asked
from bot.sessions import refusals
from bot.sessions.model import Match
from bot.ui.boards import messages
from bot.ui.commands.game_cog import Answers, GameCog, Meant, Press, action
from bot.ui.entry.buttons import further, words_in
from bot.ui.entry.context import Context
from bot.ui.panels import LONGEST_TEXT, Picture, clip, panel
from cogs.gemrush import buttons, panels
from cogs.gemrush.face import RushFace, state_of
from cogs.gemrush.panels import Panel
from render import gemrush as painter

ASKING = ("choose-skill", "discard", "effect")  # what the board does not ask by itself


class RushTable(GameCog):
    """The buttons and menus that only Gem Rush has."""

    face: ClassVar[RushFace]

    # ---- moves ----

    @action("do")
    async def on_do(self, context: Context, press: Press, _: Answers) -> None:
        """A move that stands on the button."""
        await self.play(context, press.meant, press.argument)

    @action("stop")
    async def on_stop(self, context: Context, press: Press, _: Answers) -> None:
        """To agree to stop, or not: in whoever's turn."""
        await self.play(context, Meant(press.match), press.argument)

    @action("build")
    async def on_build(self, context: Context, press: Press, _: Answers) -> None:
        """Build at the door on the button with the cheapest payment; ask first if it scores more than announced."""
        match, seat = press.match, self._moving(context, press.match)
        move = self.construction(match, press.argument)
        way = building.way_of(state_of(match), move)
        if way is None or building.points_of(*way) == buttons.announced(state_of(match), way[0]):
            await self.play(context, press.meant, move)
        elif match.version != press.version:
            raise refusals.stale_board()
        else:
            await self._show(context, match, seat, panels.pay_here(match, move, context.words))

    @action("cheapest")
    async def on_cheapest(self, context: Context, press: Press, _: Answers) -> None:
        """Build with the payment that the private button names: the cheapest one."""
        self._moving(context, press.match)
        await self.play(context, press.meant, self.construction(press.match, press.argument))

    async def play_all(self, context: Context, match: Match, moves: Sequence[Move]) -> None:
        """Moves one after the other, each a change of its own; that they may be made is known."""
        told: list[Any] = []
        request = context.request
        for move in moves:
            play = self.sessions.turns.play(request, match.id, move, None)
            before, match = match.version, await self.client.presenter.watched(context, play)
            if match.version == before:
                break  # Discord delivers this a second time: the whole way was gone before
            told.extend(match.entry.events)
            request = msgspec.structs.replace(request, id=None)
        await self.acknowledge(context, match, context.words.told(GAME, told or match.entry.events, match))

    def construction(self, match: Match, text: str) -> Build:
        """Door, cards and skills as they are written; without cards the cheapest payment. Raises NotationError."""
        meant = parse_move(f"build {text}")
        assert isinstance(meant, Build)  # what begins with "build" is one, or refused
        if not meant.cards and not meant.skills:
            return panels.attempt(state_of(match), meant.cell, meant.side)
        return meant

    @action("pick")
    async def on_pick(self, context: Context, press: Press, answers: Answers) -> None:
        """A move chosen in a menu; or the menu goes on."""
        chosen, [name] = answers.get("chosen", ""), words_in(press, 1)
        start = further(chosen)
        if start is None:
            await self.play(context, Meant(press.match) if name == "offer" else press.meant, chosen)
            return
        seat = self.seat_to_move(press.match, context.user)
        await self._ask(context, press.match, seat, name, start)

    @action("cards")
    async def on_cards(self, context: Context, press: Press, answers: Answers) -> None:
        """Cards chosen in a menu; its address says what for."""
        move = panels.written(press.argument, answers.get("chosen", ""))
        await self.play(context, press.meant, move)

    async def acknowledge(self, context: Context, match: Match, text: str) -> None:
        """Where the turn waits for a choice that the board does not offer, it is asked at once."""
        seat = match.seat_of(context.user)
        state = match.state
        if seat is None or seat not in match.to_move or state is None:
            await super().acknowledge(context, match, text)
            return
        asks = state.phase in ASKING or (state.phase in ("place", "burn", "chaos") and context.is_private)
        if asks:
            await self._ask(context, match, seat, "ask", said=f"{text}\n")
        else:
            await super().acknowledge(context, match, text)

    # ---- questions ----

    @action("ask")
    async def on_ask(self, context: Context, press: Press, _: Answers) -> None:
        """What the turn waits for."""
        await self._ask(context, press.match, self.seat_to_move(press.match, context.user), "ask")

    @action("pay", "ways")
    async def on_pay(self, context: Context, press: Press, _: Answers) -> None:
        """All ways to build, or what has no button on the board."""
        await self._ask(context, press.match, self._moving(context, press.match), press.address.action)

    @action("offer")
    async def on_offer(self, context: Context, press: Press, _: Answers) -> None:
        """What may be given to the fire."""
        match = press.match
        seat = self.seat_in(match, context.user)
        await self._show(context, match, seat, panels.offers(match, seat, context.words))

    # ---- what there is to know ----

    @action("wide")
    async def on_wide(self, context: Context, press: Press, _: Answers) -> None:
        await self.show_mine(context, press.match)

    @action("skills")
    async def on_skills(self, context: Context, press: Press, _: Answers) -> None:
        match = press.match
        await context.show(panel(panels.skills(match, context.words)))

    async def show_own(self, context: Context, match: Match) -> None:
        """The own cards, and what they pay for from here."""
        seat = self.seat_in(match, context.user)
        await self._show(context, match, seat, panels.hand(match, seat, context.words))

    @action("stretch")
    async def on_stretch(self, context: Context, press: Press, answers: Answers) -> None:
        """A part of a long mine; or the menu of parts goes on."""
        chosen = answers.get("chosen", "")
        start = further(chosen)
        await self.show_mine(context, press.match, chosen if start is None else "", start or 0)

    async def show_mine(self, context: Context, match: Match, chosen: str = "", start: int = 0) -> None:
        """The whole mine; for who moves, with the doors that their hand can pay for. A long one has a menu of parts.

        chosen: a space of the part to show instead; start: where the menu goes on.
        """
        words = context.words
        view = GAME.view(state_of(match), match.seat_of(context.user))
        parts = painter.parts(view)
        part = panels.part_at(parts, chosen)
        paint = painter.paint_wide if part is None else partial(painter.paint_part, part=part)
        picture = await self.client.pictures.scene(
            self.face, match, words, partial(self.face.scene, match, words, view=view), paint=paint, name="mine"
        )
        rows = [panels.parts_menu(match, view, parts, words, start)] if parts else []
        await context.show(panel(messages.title(match, self.face, words), *rows, picture=picture), picture)

    async def _ask(
        self, context: Context, match: Match, seat: Seat, name: str, start: int = 0, *, said: str = ""
    ) -> None:
        """Show the question of this name, its menu from `start` on. said: what comes before its text."""
        asks = {"pay": panels.pay, "ways": panels.ways}.get(name, panels.ask)
        asked = asks(match, seat, context.words, start)
        await self._show(context, match, seat, Panel(said + asked.text, asked.rows, asked.hand))

    async def _show(self, context: Context, match: Match, seat: Seat, shown: Panel) -> None:
        """A panel, with the picture of the hand where it belongs to it."""
        picture = await self._hand_picture(context, match, seat) if shown.hand else None
        await context.show(panel(clip(shown.text, LONGEST_TEXT), *shown.rows, picture=picture), picture)

    async def _hand_picture(self, context: Context, match: Match, seat: Seat) -> Picture:
        state = state_of(match)
        view, table = self.face.scene(match, context.words, seat)
        table = Table(table.seats, (*table.captions, *panels.hand_captions(state.seats[seat], context.words)))
        said = panels.hand(match, seat, context.words).text
        return await self.client.pictures.beside(
            painter.paint_hand, view, table, name="hand", alt=said, words=context.words, about=match.id
        )

    def _moving(self, context: Context, match: Match) -> Seat:
        """The seat of who asks and may move through the mine; a refusal says what is asked first.

        Raises NotSeated, NotYourTurn, Over, IllegalMove.
        """
        seat = self.seat_to_move(match, context.user)
        if state_of(match).phase != "move":
            raise first_asked(state_of(match))
        return seat
