"""What members press who watch a match: **Tell me the end**, **Who wins?**, and after the end **Predictions**.

Only who presses sees the answers. Points for predictions stand on a leaderboard (`/leaderboard`).
"""

import discord

from bot.engine.game import Seat
from bot.errors import NotAllowed
from bot.sessions import refusals
from bot.sessions.model import Match
from bot.sessions.play.watching import brings_points, can_predict, can_watch, rivals, watcher_of, winners_of
from bot.ui.address import Address
from bot.ui.boards import messages
from bot.ui.commands.house_cog import HouseCog
from bot.ui.commands.watching import AREA, PREDICT, RESULTS, STOP, TELL, for_watchers
from bot.ui.entry.actions import Press, action
from bot.ui.entry.buttons import Button, number_in
from bot.ui.entry.context import Context
from bot.ui.face import Face
from bot.ui.panels import clip, panel
from bot.ui.rows import in_rows
from bot.ui.times import rating_line
from bot.ui.words import LONGEST_STORY, plain_name, safe_name, with_names

PICK = "pick"  # the action of the buttons that name a winner; their argument is as of `_argument`, or NOBODY
NOBODY = "-"


class Watching(HouseCog):
    area = AREA

    @action(TELL.action, STOP.action)
    async def on_tell(self, context: Context, press: Press) -> None:
        """Have the member told the end of the match, or no longer."""
        told = press.address.action == TELL.action
        match = await self.sessions.watching.tell_end(context.request, press.match.id, told=told)
        await self._show(context, match, context.words("watch-told" if told else "watch-not-told"))

    @action(PREDICT.action)
    async def on_predict(self, context: Context, press: Press) -> None:
        """Ask who wins."""
        await self._ask(context, press.match)

    @action(PICK)
    async def on_pick(self, context: Context, press: Press) -> None:
        """Note who wins, as the member says. If its points have changed since the panel was shown, ask again.

        Raises StaleBoard if the match changes meanwhile.
        """
        match, pick = press.match, None
        if press.argument != NOBODY:
            seat, _, worth = press.argument.partition(".")
            pick = Seat(number_in(seat))
            worths = await self.sessions.watching.worths(match, self._rounds(match))
            if worths.get(pick) != number_in(worth):
                await self._ask(context, match, context.words("watch-moved"))
                return
        match = await self.sessions.watching.predict(context.request, match, pick, self._rounds(match))
        await self._ask(context, match)

    @action(RESULTS.action)
    async def on_results(self, context: Context, press: Press) -> None:
        """Show what the watchers have said of a match that is over."""
        await self._show_results(context, press.match)

    async def _show_results(self, context: Context, match: Match, refusal: str = "") -> None:
        """Show what was said of a match that is over. refusal: a sentence above it."""
        words = context.words
        said = [one for one in match.terms.watchers if one.pick is not None]
        if not _has_results(match):
            raise NotAllowed("watch-error-none")
        first, named = winners_of(self._face(match).game, match), with_names(match, words)
        lines = [words("watch-results"), *(() if first else (words("watch-void"),))]
        for one in sorted(said, key=lambda one: (-one.worth if one.pick in first else 0, one.name)):
            about = {"name": safe_name(words.member(one.name)), "pick": safe_name(named.name_of(one.pick or Seat(0)))}
            points = one.worth if one.pick in first else 0
            lines.append(words("watch-result" if first else "watch-result-void", points=points, **about))
        if first and brings_points(match):
            lines.insert(1, f"-# {words('watch-list')}")
        await context.show(panel(clip("\n".join(lines), LONGEST_STORY), self._back(match, context), said=refusal))

    async def panel_again(self, context: Context, press: Press, said: str) -> bool:
        """Show who may win, with the points as they are now, or the results after the end, below a refusal."""
        if press.address.action in (PICK, PREDICT.action) and _has_results(press.match):
            await self._show_results(context, press.match, said)
            return True
        if press.address.action != PICK or not self._may_predict(press.match, context):
            return False
        if await self.sessions.watching.has_had_seat(press.match, context.user):
            return False
        await self._ask(context, press.match, said)
        return True

    async def _ask(self, context: Context, match: Match, said: str = "") -> None:
        """Ask who wins. said: as for `panel`. Raises Over, and NotAllowed if the member may not say it."""
        words = context.words
        if match.over:
            raise refusals.over()
        if not self._may_predict(match, context):
            raise NotAllowed("watch-error-nothing" if can_watch(match, context.user) else "watch-error-plays")
        if await self.sessions.watching.has_had_seat(match, context.user):
            raise NotAllowed("watch-error-played")
        worths = await self.sessions.watching.worths(match, self._rounds(match))
        own, named = watcher_of(match, context.user), with_names(match, words)
        pick = None if own is None else own.pick
        why = words("watch-letters") if match.by_letters else rating_line(match, words)
        how = (words("watch-how"),) if brings_points(match) else (why, words("watch-no-points"))
        lines = [words("watch-ask"), *how]
        if own is not None and pick is not None:
            lines.append(words("watch-said", name=safe_name(named.name_of(pick)), points=own.worth))
        buttons = [
            Button(
                Address("b", AREA, PICK, match.id, match.version, _argument(seat, worths[seat])),
                words("watch-ui-pick", name=plain_name(named.name_of(seat)), points=worths[seat]),
                discord.ButtonStyle.success if seat == pick else discord.ButtonStyle.primary,
                disabled=seat == pick,
            )
            for seat in rivals(match)
        ]
        if pick is not None:
            buttons.append(Button(Address("b", AREA, PICK, match.id, match.version, NOBODY), words("watch-ui-none")))
        rows = [*in_rows(buttons), self._back(match, context)]
        await context.show(panel("\n".join(lines), *rows, said=said))

    async def _show(self, context: Context, match: Match, text: str) -> None:
        specs = await for_watchers(match, self._face(match).game, context.user, self.sessions.watching)
        await context.show(panel(text, [*messages.buttons(match, context.words, *specs), *self._back(match, context)]))

    def _back(self, match: Match, context: Context) -> list[Button]:
        return [Button(messages.MORE.address(match), context.words("seal-ui-more"))]

    def _face(self, match: Match) -> Face:
        return self.client.faces[match.game]

    def _may_predict(self, match: Match, context: Context) -> bool:
        return can_predict(match, self._face(match).game, context.user)

    def _rounds(self, match: Match) -> int:
        """Return how many rounds have ended in a match: in a race, the turns of the seat that has had the most."""
        face = self._face(match)
        turns = [face.turns(match.state, one.seat) for one in match.seats]
        return max(turns) if face.hides_boards(match) else max(turns) // len(match.seats)


def _has_results(match: Match) -> bool:
    """Return whether a match is over of which somebody has said who wins."""
    return match.over and any(one.pick is not None for one in match.terms.watchers)


def _argument(seat: Seat, worth: int) -> str:
    """Return the argument of the button that names a seat as the winner. worth: the points that the button promises."""
    return f"{int(seat)}.{worth}"


COG = Watching
