"""The part of a game's cog in which the members of a channel propose turns of its seat, and vote about them.

A member puts a turn together by the same buttons, menus and commands as a turn of their own. The panels get an
`AsPlanned`, a match as if the member were to move. A press on the board begins another turn, as the member sees the
position there; a press on a private panel goes on with theirs.
"""

import contextlib
from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from bot.errors import IllegalMove
from bot.sessions import refusals
from bot.sessions.model import Match
from bot.sessions.planned import PlannedTurn
from bot.sessions.play.council import draft_in, voice_of
from bot.ui.boards import council
from bot.ui.commands.match.as_planned import BEGIN_ANEW, Asking, AsPlanned
from bot.ui.commands.part import Part
from bot.ui.entry.actions import Answers, Meant, Press, action, choice_in
from bot.ui.entry.buttons import number_in
from bot.ui.entry.context import Context
from bot.ui.panels import Picture, panel
from bot.ui.times import moment


class Deliberating(Part):
    """Handles the presses of a vote, and those that put a turn together."""

    cog: Asking

    async def as_drafted(self, context: Context, match: Match, *, goes_on: bool = False) -> AsPlanned:
        """Return a match as if the member were to move, after the moves of the turn that they put together.

        goes_on: whether the member has just chosen a move, perhaps on the board. Otherwise the board begins a new turn.
        Raises NotYourTurn if the channel is not to move.
        """
        if isinstance(match, AsPlanned):
            return match
        seat, game = match.council, self.face.game
        if seat is None or not match.deliberates:
            raise refusals.not_your_turn(match, context.user)
        begins = context.pressed is not None and not goes_on
        draft = () if begins else voice_of(match, context.user).draft
        found = None
        with contextlib.suppress(IllegalMove):  # other rules have taken its moves
            found = draft_in(match, game, seat, draft)
        plans = (PlannedTurn(seat, 0, context.user, match.version, draft, whole=False, least=0),) if draft else ()
        fields = {name: getattr(match, name) for name in Match.__struct_fields__}
        fields |= {"state": match.state if found is None else found.state, "clocks": (), "can_undo": None}
        return AsPlanned(**fields, plans=plans, real=match, proposes=True)

    async def add(self, context: Context, meant: Meant, moves: Sequence[Any]) -> None:
        """Add moves to the turn that the member puts together. Ask for the next one, or say that it is proposed."""
        proposing = self.sessions.councils.propose(
            context.request,
            meant.match.id,
            moves,
            meant.version,
            meant.match.council,
            anew=context.pressed is not None,
        )
        match = await self.watched(context, proposing)
        if voice_of(match, context.user).draft:
            drafted = await self.as_drafted(context, match, goes_on=True)
            await self.cog.ask_to_plan(context, drafted)
        else:
            await self._tell_vote(context, match, proposes=True)

    async def open(self, context: Context, match: Match, start: int = 0, said: str = "") -> None:
        """Ask for the next move of the member's turn. start, said: as for `Planning.open`. Raises NotYourTurn."""
        await self.cog.ask_to_plan(context, await self.as_drafted(context, match), start, said)

    @action(council.VOTE, where="match")
    async def on_vote(self, context: Context, press: Press, answers: Answers) -> None:
        """Vote for the turn in the address, or for the one that was chosen in the menu."""
        number = number_in(choice_in(answers) if press.kind == "s" else press.argument)
        voting = self.sessions.councils.vote(
            context.request, press.match.id, number, press.version, press.match.council
        )
        await self._tell_vote(context, await self.watched(context, voting))

    @action(council.NOW, where="match")
    async def on_now(self, context: Context, press: Press) -> None:
        """Play the turn in the address before the time is up."""
        number = number_in(press.argument)
        about = press.match.id, number, press.version, press.match.council
        playing = self.sessions.councils.play_now(context.request, *about)
        match = await self.watched(context, playing)
        await context.done(context.words.told(self.face.game, match.entry.events, match, match.entry))

    @action(BEGIN_ANEW.action, where="match")
    async def on_anew(self, context: Context, press: Press) -> None:
        """Drop the turn that the member puts together, and ask for its first move."""
        match = await self.sessions.councils.begin_anew(context.request, press.match.id)
        await self.open(context, match.seen_by(context.user, context.place))

    async def _tell_vote(self, context: Context, match: Match, *, proposes: bool = False) -> None:
        """Tell the member for which turn they vote now, and what stands. proposes: whether they have just made it."""
        words, known = context.words, match.terms.council
        one = None if known is None else known.numbered(voice_of(match, context.user).vote)
        if known is None or one is None:  # a second press: the turn has been played by now
            await context.done(words("council-played"))
            return
        lines = council.told_lines(match, self.face, words)
        moves = lines[one.number].shown(council.LONGEST_WHOLE, words)
        until = "" if known.until is None else moment(known.until, "R")
        said = words("council-said", proposes=int(proposes), moves=moves, until=until, open=int(bool(until)))
        told = "\n".join(council.standing(match, lines, words, council.LONGEST_IN_ANSWER))
        picture = await self._picture(context, match, one.moves)
        if picture is None:
            await context.done(said, hint=told)
            return
        await self.cog.keep_press(context, match)
        text = "\n".join((said, told, words("council-pictured")))
        await self.cog.present(context, match, panel(text, picture=picture), picture)

    async def _picture(self, context: Context, match: Match, moves: Sequence[str]) -> Picture | None:
        """Return the board before the last move of a proposed turn; None if the turn has only one.

        After its last move, the board would show what nobody knows yet, such as new pieces.
        """
        if match.council is None or len(moves) < 2:
            return None
        with contextlib.suppress(IllegalMove):  # other rules have taken its moves
            found = draft_in(match, self.face.game, match.council, moves[:-1])
            if found is not None:
                shown = replace(match, state=found.state)
                return await self.client.pictures.board(self.face, shown, context.words)
        return None
