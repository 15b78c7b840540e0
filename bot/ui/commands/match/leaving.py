"""The actions that end a match before its time: to resign, to end it for all, and to ask the others to end it."""

import contextlib
from collections.abc import Sequence
from typing import Literal, NamedTuple

import discord
from msgspec.structs import replace

from bot.engine.game import Seat
from bot.errors import NotAllowed, Param, Unreadable
from bot.sessions import refusals
from bot.sessions.computers import own_level
from bot.sessions.contests import is_unwon
from bot.sessions.leaderboards.counting import honours_of
from bot.sessions.leaderboards.losing import price_of_leaving, without
from bot.sessions.model import Match, MatchSeat, Phase
from bot.sessions.pace import StandIn
from bot.sessions.play.alone import is_alone
from bot.sessions.stand_ins import covered, has_left
from bot.sessions.time.resigning import Leave
from bot.ui.address import Address
from bot.ui.boards import ending, messages
from bot.ui.boards.proposal_list import proposal_hints
from bot.ui.commands.match.alone import Alone
from bot.ui.commands.match.cog import DANGER, NO, QUIT, MatchPart
from bot.ui.commands.match.lobby import Lobby
from bot.ui.entry.actions import Press, action
from bot.ui.entry.asked import member_of
from bot.ui.entry.buttons import Button
from bot.ui.entry.context import Context
from bot.ui.entry.permissions import may_moderate
from bot.ui.face import ButtonSpec
from bot.ui.panels import panel
from bot.ui.times import moment
from bot.ui.words import Words, channel_mention, safe_name, safe_names, with_names

YES_QUIT = ButtonSpec("quit", "ui-resign-yes", DANGER)  # its argument is `Stakes.told`
YES_END_DAILY = ButtonSpec("quit", "daily-ui-end-yes", DANGER)
YES_END = ButtonSpec("end", "ui-end-yes", DANGER)
ASK_END = ButtonSpec("askend", "ui-end-ask", discord.ButtonStyle.primary)

# The question before the only member leaves a match: a match alone, another one, and one that counts on no leaderboard.
_SURE_ALONE = {
    "alone": "ui-resign-sure-alone",
    "solo": "ui-resign-sure-solo",
    "uncounted": "ui-resign-sure-uncounted",
}
_EARLY = {"early": "ui-resign-early", "open": "ui-resign-open", "uncounted": "ui-resign-uncounted"}  # for each `Price`
_LOSSES = "-loss", "-open"  # the ends of `Stakes.told` where all could agree on an end that nobody loses


class Stakes(NamedTuple):
    """What it means for a member to leave a match now.

    Attributes:
        sure: the question that tells it.
        told: the same as a word. With another word, the question tells another consequence.
    """

    sure: str
    told: str

    def with_price(self, price: str = "", *sentences: str) -> "Stakes":
        """Return the same with the price of leaving, as a word and in sentences."""
        return Stakes(" ".join((self.sure, *sentences)), f"{self.told}-{price}" if price else self.told)


class Leaving(MatchPart):
    """The part of a game's cog that lets members out of a match."""

    @action("leave", where="match")
    async def ask_to_leave(self, context: Context, match: Match, *, one_of_two: bool = False) -> None:
        """Leave a lobby at once. In a match in play, tell the consequences and ask first.

        one_of_two: as in `Meant`. The question then says which match it is about.
        Raises NotSeated, also if a computer player plays the member's seat. Raises Over, SessionError.
        """
        if match.phase is Phase.LOBBY:
            await self.cog.part(Lobby).give_up_seat(context, match)
            return
        seat = self.cog.seat_in(match, context.user)
        if match.seat_of(context.user) != seat:  # who is covered takes the seat back first
            raise refusals.not_seated(match, context.user)
        sure, told = await self._stakes(match, seat, context.words)
        yes = replace(YES_QUIT, argument=told)
        answers: tuple[ButtonSpec, ...] = (NO, yes) if match.terms.closes is None else (messages.BACK, YES_END_DAILY)
        answers = (messages.BACK_ALONE, yes) if is_alone(match) else answers
        if told.endswith(_LOSSES) and any(one.user != context.user for one in match.members):
            sure, answers = f"{sure} {context.words('ui-resign-ask')}", (NO, ASK_END, yes)
        if one_of_two:
            sure = f"{messages.which(match, self.face, context.words)}\n{sure}"
        await context.show(panel(sure, messages.buttons(match, context.words, *answers)))

    async def _stakes(self, match: Match, seat: Seat, words: Words) -> Stakes:
        """Return the question whether to leave, with what follows for the member."""
        named, game, called = with_names(match, words), self.face.game, self.face.name(words)
        others = [one for one in named.present if one.seat != seat]
        if match.terms.closes is not None:
            return Stakes(words("daily-ui-end-sure"), "")
        lent = match.terms.stand_in_of(seat)
        if lent is not None:
            return Stakes(words("ui-resign-sure-lent", game=called, name=safe_name(lent.name)), "lent")
        if not others:  # in a race, all others have ended their boards
            counts = honours_of(game, without(game, match, seat))
            how = "alone" if is_alone(match) else "solo" if counts else "uncounted"
            sure = words(_SURE_ALONE[how], game=called)
            stakes, races = Stakes(sure, how), game.simultaneous(match.options)
            return stakes.with_price(*self._price_in_race(match, seat, words)) if races else stakes
        leave = await self.sessions.silences.leave(match, seat)
        if leave.by == "end":
            return Stakes(words("ui-resign-sure-gone", game=called, why=_why_nobody(named, leave.gone, words)), "gone")
        if leave.by == "unrated":
            return Stakes(words("ui-resign-sure-waited", game=called), "waited")
        if all(own_level(match, one.seat) for one in others):
            stakes = Stakes(words("ui-resign-sure-computers", game=called), "ends")
        elif game.outcome(game.leave(match.state, seat).state) is not None:
            stakes = Stakes(words("ui-resign-sure-ends", game=called), "ends")
        elif (last := await self._last_after(named, seat)) is not None:
            price = self._price_if_last_stays(match, seat)
            about: dict[str, Param] = {"name": safe_name(last.name), "computers": len(others) - 1, "price": price}
            free = self._free_at(match, leave, words) if price == "loss" else []
            return Stakes(" ".join((words("ui-resign-sure-last", game=called, **about), *free)), f"last-{price}")
        elif (back := _owner_back(named, seat)) is not None:
            left = "yes" if back.left else "no"
            sure = words("ui-resign-sure-returned", game=called, name=safe_name(back.name), left=left)
            stakes = Stakes(sure, f"returned-{left}")
        else:
            sure = words("ui-resign-sure-table", game=called, others=len(others), name=safe_name(others[0].name))
            stakes = Stakes(sure, "table")
        return stakes.with_price(*self._price(match, seat, leave, words))

    async def _last_after(self, match: Match, seat: Seat) -> MatchSeat | None:
        """Return the only member who plays on after a seat has left, if the match ends when they leave, too; else None.

        Computer players play for the others then, because they did not answer.
        """
        seats = tuple(replace(one, present=one.present and one.seat != seat) for one in match.seats)
        after = replace(match, seats=seats)
        if len(after.members) != 1 or len(after.present) == 1:
            return None
        last = after.members[0]
        return last if (await self.sessions.silences.leave(after, last.seat)).by == "end" else None

    def _price(self, match: Match, seat: Seat, leave: Leave, words: Words) -> tuple[str, ...]:
        """Return whether leaving is a loss, or a match counts nowhere: as a word, and in sentences.

        They also say when it would be no loss, because the match waits for another member.
        """
        game = self.face.game
        if game.simultaneous(match.options):
            return self._price_in_race(match, seat, words)
        about = match.terms.league
        if about is not None and not about.closed:
            others = [one for one in match.present if one.seat != seat]
            key = "battle-resign" if about.is_battle else "cup-resign" if about.is_cup else "ui-resign-league"
            if about.at_table and len(match.seats) > 2:
                key = "cup-resign-table" if len(others) > 1 else "cup-resign-last"
            return "league", words(key)
        price = price_of_leaving(game, match, seat)
        if price == "none":
            return ()
        if price == "all-early":
            return price, words("ui-resign-all-early", turns=len(match.seats))
        if price != "loss":
            return price, words(_EARLY[price])
        return price, words("ui-resign-loss"), *self._free_at(match, leave, words)

    def _free_at(self, match: Match, leave: Leave, words: Words) -> list[str]:
        """Return when leaving would be no loss, because the match waits for another member; [] if it never will be."""
        if leave.free_at is None or leave.late is None:
            return []
        name, at = safe_name(with_names(match, words).name_of(leave.late)), leave.free_at
        return [words("ui-resign-free-at", name=name, time=moment(at), left=moment(at, "R"))]

    def _price_if_last_stays(self, match: Match, seat: Seat) -> Literal["loss", "points", "none"]:
        """Return what leaving costs if the only other member then plays to the end: a match of that length has wins.

        points: nothing, and in a race the points may win.
        """
        game = self.face.game
        if game.simultaneous(match.options):
            return "points"
        return "none" if game.together(match.options) else "loss"

    def _price_in_race(self, match: Match, seat: Seat, words: Words) -> tuple[str, str]:
        """Return what leaving a race means, as `_price` does.

        The points may still win, unless the race ends before anybody can.
        """
        if is_unwon(without(self.face.game, match, seat)):
            return "early", words("ui-resign-early")
        return "points", words("ui-resign-points")

    @action("quit", where="match")
    async def on_quit(self, context: Context, press: Press) -> None:
        """Resign. If the question has told another consequence than that of now, ask again."""
        found, seat = press.match, press.match.seat_of(context.user)
        if found.phase is Phase.PLAYING and seat is not None:
            now = await self._stakes(found, seat, context.words)
            if now.told != press.argument:
                two = await self.sessions.lookup.is_one_of_two(found, (context.user,))
                await self.ask_to_leave(context, found, one_of_two=two)
                return
        match = await self.watched(context, self.sessions.seats.resign(context.request, press.match_id))
        if is_alone(match):
            await self.cog.part(Alone).show(context, match)
            return
        if match.terms.closes is not None:
            await self.cog.show_own(context, match)
            return
        if match.entry.kind == "seat":  # a stand-in resigns
            await context.done(context.words("wait-given-back"))
            return
        if match.entry.kind == "end":  # who resigns has waited for another member for very long
            await context.done(ending.cancelled(match, self.face, context.words))
            return
        await context.done(context.words.told(self.face.game, match.entry.events, match, match.entry))

    async def ask_to_end(self, context: Context, member: discord.Member | None) -> None:
        """Ask before a match is ended. member: whose solo match it is; None: the table of this channel."""
        moderates = may_moderate(context.interaction)
        try:
            if member is None:
                match = await self.cog.table(context, to_end=moderates)
            else:
                named = member_of(member)
                match = await self.sessions.lookup.solo(context.request, context.place, self.face.key, named)
            if await self._must_not_end_alone(context, match.id, moderates):
                return
        except Unreadable as problem:
            if not moderates:
                place = channel_mention(context.place.channel)
                raise NotAllowed("error-member-permission", permission="manage_messages", place=place) from problem
            # A moderator can end an unreadable match: the button needs only the match's id.
            address = Address("b", self.face.key, YES_END.action, str(problem.params["match"]))
            yes = Button(address, context.words(YES_END.label), YES_END.style)
            names = "" if problem.named is None else safe_names(problem.named, context.words)
            await context.show(panel(context.words("ui-end-sure", name=names), [yes]))
            return
        names = context.words.listed(safe_name(seat.name) for seat in with_names(match, context.words).seats)
        buttons = messages.buttons(match, context.words, NO, YES_END)
        await context.show(panel(context.words("ui-end-sure", name=names), buttons))

    @action("end", where="match")
    async def on_end(self, context: Context, press: Press) -> None:
        """End the match for all, or call off the table."""
        if await self._must_not_end_alone(context, press.match_id, may_moderate(context.interaction)):
            return
        in_lobby = False
        with contextlib.suppress(Unreadable):  # a moderator can end an unreadable match
            in_lobby = press.match.phase is Phase.LOBBY
        if in_lobby:
            await self.watched(context, self.sessions.lobby.cancel(context.request, press.match_id, moderator=True))
        else:
            await self.watched(context, self.sessions.turns.end(context.request, press.match_id))
        await context.done(context.words("ui-cancelled-you" if in_lobby else "ui-ended-you", game=self.face.key))

    async def _must_not_end_alone(self, context: Context, match_id: str, moderates: bool) -> bool:
        """Offer to ask the others, or to resign, if the member may not end the match alone. Return whether this is so.

        Raises NotAllowed if the member may not end the match at all.
        """
        try:
            await self.sessions.turns.check_may_end(context.request, match_id, moderates)
        except NotAllowed as refused:
            if refused.key != "error-end-alone":
                raise
            match = await self.sessions.matches.match(match_id, context.request)
            gone = match.seat_for(context.user) is None
            specs = (NO, ASK_END) if gone else (NO, QUIT, ASK_END)
            said = context.words.refusal(refused)
            await context.show(panel(said, messages.buttons(match, context.words, *specs)))
            return True
        return False

    @action("askend")
    async def on_ask_end(self, context: Context, press: Press) -> None:
        """Ask the others to end the match."""
        asking = self.sessions.proposals.propose_end(context.request, press.match_id)
        match = await self.watched(context, asking)
        said = context.words("ui-ended-you" if match.over else "ui-end-asked", game=self.face.key)
        await context.done(said, hint=" ".join(await proposal_hints(context, self.sessions, match)))

    @action("stay")
    async def on_stay(self, context: Context, press: Press) -> None:
        """Close the question whether to leave, or whether to call off a table."""
        await context.done(context.words("ui-kept" if press.argument else "ui-stayed"))


def _owner_back(match: Match, seat: Seat) -> StandIn | None:
    """Return the lent seat that goes back to its owner when a seat leaves (`stand_ins.follow`); None: none does.

    It does if only computer players would play on, and one of them plays for a member.
    """
    if any(one.seat != seat for one in match.members):
        return None
    return next(iter(covered(match)), None)


def _why_nobody(match: Match, gone: Sequence[Seat], words: Words) -> str:
    """Return which of these members did not answer, and which have left the server."""
    left = [seat for seat in gone if has_left(match, seat)]
    sorts = {"ui-resign-silent": [seat for seat in gone if seat not in left], "ui-resign-left": left}
    return " ".join(
        words(key, names=words.listed(safe_name(match.owner_of(one).name) for one in seats), count=len(seats))
        for key, seats in sorts.items()
        if seats
    )
