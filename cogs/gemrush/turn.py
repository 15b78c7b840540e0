"""The actions of a turn of Gem Rush: to build, to pay, to choose what a room or a skill asks, and to offer cards."""

from collections.abc import Sequence

from bot.engine.game import Seat
from bot.games.gemrush import GAME, building
from bot.games.gemrush.abilities import MoveTo, asks_for
from bot.games.gemrush.building import Build
from bot.games.gemrush.moves import Move
from bot.games.gemrush.rules import first_asked, parse_move
from bot.sessions import refusals
from bot.sessions.model import Match
from bot.ui.commands.match.cog import MatchPart
from bot.ui.commands.match.planning import Planning
from bot.ui.commands.match.teaching import Teaching
from bot.ui.entry.actions import Answers, Meant, Press, action, choice_in, words_in
from bot.ui.entry.buttons import further
from bot.ui.entry.context import Context
from cogs.gemrush import buttons, hand, panels
from cogs.gemrush.face import plays_alone, state_of
from cogs.gemrush.panel_cog import PanelCog


class Turn(MatchPart):
    """The part of Gem Rush's cog for moves."""

    cog: PanelCog

    @action("build")
    async def on_build(self, context: Context, press: Press) -> None:
        """Build at the button's door with the cheapest payment. If this scores more than the button says, ask first."""
        match = await self.cog.seen(context, press.meant)
        seat = self._seat_to_go(context, match)
        move = self.construction(match, press.argument)
        way, alone = building.way_of(state_of(match), move), plays_alone(match)
        if way is None or building.points_of(*way) == buttons.announced(state_of(match), way[0], alone=alone):
            await self.cog.play(context, press.meant, move)
        elif match.version != press.version:
            raise refusals.stale_board()
        else:
            await self.show_payments(context, match, seat, move)

    @action("cheapest")
    async def on_cheapest(self, context: Context, match: Match, press: Press) -> None:
        """Make the moves of a private button: walk to its door, and build there with the payment that it names."""
        meant = parse_move(f"build {press.argument}")
        assert isinstance(meant, Build)
        if match.version != press.version:
            await self.cog.play(context, press.meant, meant)  # refused as stale, unless this press was made already
            return
        match = await self.cog.seen(context, press.meant)
        self._seat_to_go(context, match)
        await self.play_on(context, match, hand.moves_to_build(state_of(match), meant.cell, meant.side))

    async def play_on(self, context: Context, match: Match, moves: Sequence[Move]) -> None:
        """Make several moves, which must be legal in this order: all of them or none. If they are planned, add them."""
        planning = self.cog.part(Planning)
        if planning.is_planning(context, Meant(match)):
            await planning.add(context, Meant(match), moves)
            return
        async with self.cog.part(Teaching).explaining(context, match):
            match, events = await self.cog.play_all(context, Meant(match), moves)
            told = [event for one in events or [match.entry.events] for event in one]
            await self.cog.answer(context, match, context.words.told(GAME, told, match))

    def construction(self, match: Match, text: str) -> Build:
        """Return the construction for a typed door, cards and skills. Without cards, the payment is the cheapest.

        Raises NotationError.
        """
        meant = parse_move(f"build {text}")
        assert isinstance(meant, Build)
        if not meant.cards and not meant.skills:
            return hand.attempt(state_of(match), meant.cell, meant.side)
        return meant

    @action("stop")
    async def on_stop(self, context: Context, press: Press) -> None:
        """Make the move "stop" or "play on", which any player may make at any time."""
        await self.cog.play(context, Meant(press.match), press.argument)

    @action("pick")
    async def on_pick(self, context: Context, press: Press, answers: Answers) -> None:
        """Make the move chosen in a menu, or show the menu's next page."""
        chosen, [name] = answers.get("chosen", ""), words_in(press, 1)
        start = further(chosen)
        if start is None:
            await self.cog.play(context, Meant(press.match) if name == "offer" else press.meant, chosen)
            return
        match = await self.cog.seen(context, press.meant)
        seat = self.cog.seat_to_move(match, context.user)
        if name == "door":
            move = self.construction(match, words_in(press, 2)[1])
            await self.show_payments(context, match, self._seat_to_go(context, match), move, start)
            return
        await self.cog.show_choice(context, match, seat, name, start)

    @action("cards")
    async def on_cards(self, context: Context, press: Press, answers: Answers) -> None:
        """Make the move whose first word is in the menu's address, with the chosen cards."""
        await self.cog.play(context, press.meant, panels.written(press.argument, answers.get("chosen", "")))

    @action("ask")
    async def ask_what_is_due(self, context: Context, press: Press) -> None:
        """Ask the member for the choice that must be made now."""
        match = await self.cog.seen(context, press.meant)
        await self.cog.show_choice(context, match, self.cog.seat_to_move(match, context.user), "ask")

    @action("site")
    async def on_site(self, context: Context, press: Press, answers: Answers) -> None:
        """Show how a room would lie in the chosen place, or the next page of the menu of places."""
        match, chosen = await self.cog.seen(context, press.meant), choice_in(answers)
        asks = state_of(match).phase == "effect" and asks_for(state_of(match)) == MoveTo.word()
        if match.version != press.version or not asks:
            raise refusals.stale_board()
        seat, start = self.cog.seat_to_move(match, context.user), further(chosen)
        shown = panels.sites(match, context.words, chosen if start is None else "", start or 0)
        await self.cog.show_panel(context, match, seat, shown)

    @action("pay", "ways")
    async def on_pay(self, context: Context, press: Press) -> None:
        """Show all constructions, or all moves without a button on the board."""
        match = await self.cog.seen(context, press.meant)
        await self.cog.show_choice(context, match, self._seat_to_go(context, match), press.address.action)

    async def show_payments(self, context: Context, match: Match, seat: Seat, move: Build, start: int = 0) -> None:
        """Show all payments for a door. move: with the cheapest payment. start: the first option of the menu."""
        best_first = await self.cog.best_first(context, match)
        shown = hand.pay_here(match, move, context.words, start, best_first=best_first)
        await self.cog.show_panel(context, match, seat, shown)

    @action("offer")
    async def ask_for_offers(self, context: Context, match: Match) -> None:
        """Show the cards that the member can offer for burning."""
        seat = self.cog.seat_in(match, context.user)
        await self.cog.show_panel(context, match, seat, panels.offers(match, seat, context.words))

    def _seat_to_go(self, context: Context, match: Match) -> Seat:
        """Return the seat of a member who may step or build now.

        Raises SessionError if the member is not to move, and IllegalMove if another choice comes first.
        """
        seat = self.cog.seat_to_move(match, context.user)
        if state_of(match).phase != "move":
            raise first_asked(state_of(match))
        return seat
