"""The panel **My game**: a member's accuracy in a finished match, a picture of it, and the turns that cost most.

Only the member sees it. They can show the accuracy to the channel, once for each match and channel.
"""

from typing import Any

from discord import ButtonStyle, ui

from bot.engine.game import Seat
from bot.engine.moments import Moment
from bot.engine.review import Review
from bot.errors import NotAllowed, Param
from bot.sessions.memory.decisive import check_decided, is_shared
from bot.sessions.memory.record import Replay
from bot.sessions.taught import TriedTurn
from bot.ui.address import Address
from bot.ui.client import Client
from bot.ui.commands.match import trying
from bot.ui.commands.match.trying import ANEW, try_again
from bot.ui.commands.sharing import shared_said
from bot.ui.entry.actions import Press
from bot.ui.entry.buttons import Button
from bot.ui.entry.context import Context
from bot.ui.face import Face
from bot.ui.panels import Layout, Picture, panel, with_said
from bot.ui.rows import WIDTH_BELOW_PICTURE, in_rows
from bot.ui.shared_once import SharedOnce
from bot.ui.words import Words, plain_name, safe_name
from cogs.replay.counting import counts, turn_start
from cogs.replay.decided import better_line, moment_picture, percent, played_line
from cogs.replay.rows import AREA
from render import leaderboards as painter
from render.leaderboards import views

LABELS = 5  # turns that are named below the bars


class Reviews:
    """Shows members how well they have played."""

    def __init__(self, client: Client) -> None:
        self._client = client
        self._told = SharedOnce()  # (channel, match, user)

    async def pressed(self, context: Context, press: Press, replay: Replay) -> None:
        """Show the panel or a costly turn, let the member try this turn again, or tell the channel their accuracy."""
        key, number = press.address.match, press.version
        match press.address.action:
            case "mygame":
                await self.show(context, key, replay)
            case "costly":
                await self.show_costly(context, key, replay, number)
            case "again":
                await self.try_again(context, replay, number, anew=press.argument == ANEW)
            case _:
                await self.tell(context, key, replay)

    async def show(self, context: Context, key: str, replay: Replay, said: str = "") -> None:
        """Show the panel. key: the match in addresses of buttons. said: what the last press has led to.

        Raises NotAllowed if the member did not play, and the errors of `Decisive.of`.
        """
        seat, review = await self._found(context, replay)
        face, words = self._client.faces[replay.match.game], context.words
        if review.accuracy is None:
            await context.show(panel(words("review-none"), said=said))
            return
        costs = [_cost_line(face, replay, review, place, words) for place in range(1, len(review.costs) + 1)]
        picture = await self._picture(face, replay, seat, review, costs, words)
        buttons = [
            Button(Address("b", AREA, "costly", key, moment.number), words("review-ui-show", place=place))
            for place, moment in enumerate(review.costs, 1)
        ]
        foot = [words("review-against"), *_part_line(review, words)]
        if (context.place.channel, key, context.user) not in self._told:
            buttons.append(Button(Address("b", AREA, "tell", key), words("review-ui-tell"), ButtonStyle.primary))
            foot.append(words("review-next-tell"))
        over_time = Address("b", "profile", "accuracy", argument=replay.match.game)
        buttons.append(Button(over_time, words("accuracy-ui-open")))
        head = (words("review-title", accuracy=review.accuracy), *_sums(face, replay, review, words))
        parts: list[ui.Item[Any]] = [ui.TextDisplay("\n".join(head)), picture.gallery()]
        parts.append(ui.TextDisplay("\n".join(costs) or words("decided-no-cost", you=1)))
        parts += [ui.ActionRow(*row) for row in in_rows(buttons, WIDTH_BELOW_PICTURE)]
        parts.append(ui.TextDisplay("\n".join(f"-# {line}" for line in foot)))
        await context.show(with_said(Layout(*parts), said), picture)

    async def show_costly(self, context: Context, key: str, replay: Replay, number: int) -> None:
        """Show one of the costliest turns: its position with the better move. number: that of its moment."""
        _, review = await self._found(context, replay)
        face, words = self._client.faces[replay.match.game], context.words
        place = _place_of(review, number)
        moment = review.costs[place - 1]
        picture = await moment_picture(self._client.pictures, face, replay, moment, words)
        told = (played_line(face, replay, moment, words), better_line(face, replay, moment, words))
        lines = [_cost_line(face, replay, review, place, words), *filter(None, told)]
        if number in review.offered:
            lines.append(words("review-offered"))
        label = words("decided-ui-turn", **counts(replay, face)[number].params)
        row = [
            *((try_again(key, number, words),) if _may_be_tried(replay) else ()),
            Button(Address("b", AREA, "still", key, number, "m"), label),
            Button(Address("b", AREA, "mygame", key), words("review-ui-open")),
        ]
        await context.show(panel("\n".join(lines), *in_rows(row, WIDTH_BELOW_PICTURE), picture=picture), picture)

    async def try_again(self, context: Context, replay: Replay, number: int, *, anew: bool) -> None:
        """Let the member play on from the start of a costly turn. number: that of its moment. anew: as for `open`."""
        seat, review = await self._found(context, replay)
        _place_of(review, number)  # only the start of a turn that the panel names
        if not _may_be_tried(replay):
            raise NotAllowed("error-unknown-button")
        face, sessions = self._client.faces[replay.match.game], self._client.sessions
        view = face.game.view(replay.moments[turn_start(replay, face, number)].state, seat)
        tried = TriedTurn(replay.match.id, number)
        opening = sessions.tried_turns.open(context.request, face.key, tried, view, seat, anew=anew)
        match = await self._client.presenter.watched(context, opening)
        await trying.show(context, match, face, self._client)

    async def tell(self, context: Context, key: str, replay: Replay) -> None:
        """Post the member's accuracy in the channel. A second press posts nothing."""
        _, review = await self._found(context, replay)
        if review.accuracy is None:
            raise NotAllowed("error-unknown-button")
        told, words = (context.place.channel, key, context.user), context.public_words
        if told not in self._told:
            with self._told.noted(told):
                name = safe_name(words.member(context.request.member.name))
                about: dict[str, Param] = {"name": name, "accuracy": review.accuracy, "game": replay.match.game}
                await context.publish(panel(words("review-told", **about)), server=replay.match.place.guild)
        await self.show(context, key, replay, shared_said(context))

    async def _found(self, context: Context, replay: Replay) -> tuple[Seat, Review]:
        """Return the member's seat and review."""
        check_decided(replay, self._client.faces[replay.match.game].game)
        seat = replay.viewer(context.user)
        if seat is None:
            raise NotAllowed("review-error-watching")
        await context.show_at_work(context.words("decided-working"))
        found = await self._client.sessions.decisive.of(replay, seat)
        assert found.review is not None  # it is the review of this seat
        await self._client.sessions.accuracies.note(context.user, replay, found.review)
        return seat, found.review

    async def _picture(
        self, face: Face, replay: Replay, seat: Seat, review: Review, costs: list[str], words: Words
    ) -> Picture:
        name, every = plain_name(replay.match.name_of(seat)), counts(replay, face)
        kind = every[0].kind
        view = views.Review(
            name=name,
            shown=str(review.accuracy),
            label=words("review-label"),
            up_label="" if face.game.about.weighs_chances else words("review-up", made=round(review.made)),
            down_label=_down_label(face, review, words),
            bars=_bars(review),
            turns=tuple(
                (index, words("decided-where", kind=kind, number=number) if not index else str(number))
                for index, number in _numbered(review, [one.number for one in every])
            ),
            percent=face.game.about.weighs_chances,
        )
        alt = "\n".join(
            (words("review-alt", accuracy=review.accuracy or 0, kind=kind), *_sums(face, replay, review, words), *costs)
        )
        about = replay.match.id
        paint = self._client.pictures.beside
        return await paint(painter.paint_review, view, name="my-game", alt=alt, words=words, about=about)


def _part_line(review: Review, words: Words) -> list[str]:
    """Return the line that says how much was read; [] if all was."""
    return [] if review.share == 1 else [words("review-part", percent=max(1, round(100 * review.share)))]


def _sums(face: Face, replay: Replay, review: Review, words: Words) -> list[str]:
    if face.game.about.weighs_chances:
        return [words("review-chances", lost=round(100 * review.lost))]
    rivals = int(not is_shared(replay.match, face.game))
    return [words("review-points", made=round(review.made), lost=round(review.lost), rivals=rivals)]


def _down_label(face: Face, review: Review, words: Words) -> str:
    if face.game.about.weighs_chances:
        return words("review-down-chance")
    return words("review-down", lost=round(review.lost))


def _cost_line(face: Face, replay: Replay, review: Review, place: int, words: Words) -> str:
    """Return the line of a costly turn. place: 1 for the costliest."""
    moment = review.costs[place - 1]
    about = {"place": place, **counts(replay, face)[moment.number].params}
    if face.game.about.weighs_chances:
        chances = {"chance": percent(moment.worth), "other": percent(moment.other)}
        return words("review-cost-chance", **about, **chances)
    return words("review-cost", **about, points=round(review.turns[_turn_of(review, moment)].lost))


def _may_be_tried(replay: Replay) -> bool:
    """Return whether turns may be tried again: not those of a daily, whose buttons belong to its day."""
    return bool(replay.match.id) and replay.match.terms.closes is None


def _place_of(review: Review, number: int) -> int:
    """Return the place of a costly turn, 1 for the costliest. Raises NotAllowed if the turn is none of these."""
    place = next((at for at, one in enumerate(review.costs, 1) if one.number == number), None)
    if place is None:
        raise NotAllowed("error-unknown-button")
    return place


def _turn_of(review: Review, moment: Moment) -> int:
    """Return the index of the turn in which a moment is."""
    return next(at for at, turn in enumerate(review.turns) if turn.number >= moment.number)


def _bars(review: Review) -> tuple[views.Bar, ...]:
    """Return a bar for each turn. The costliest turns are marked with their places."""
    marks = {_turn_of(review, moment): str(place) for place, moment in enumerate(review.costs, 1)}
    return tuple(views.Bar(turn.made, turn.lost, marks.get(at, "")) for at, turn in enumerate(review.turns))


def _numbered(review: Review, numbers: list[int]) -> list[tuple[int, int]]:
    """Return (index of a bar, number of its turn) for some turns, with the first and the last one."""
    last = len(review.turns) - 1
    chosen = sorted({round(last * part / (LABELS - 1)) for part in range(LABELS)})
    return [(index, numbers[review.turns[index].number]) for index in chosen]
