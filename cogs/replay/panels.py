"""The private panels of a replay: one moment of it, and the whole match as an animation."""

from itertools import pairwise

from msgspec.structs import replace

from bot.errors import Param
from bot.sessions import refusals
from bot.sessions.memory.record import Replay
from bot.sessions.model import Phase
from bot.sessions.sessions import MATCH_ID_LENGTH, MATCH_ID_LETTERS
from bot.ui.address import Address
from bot.ui.boards import messages
from bot.ui.client import Client
from bot.ui.entry.context import Context
from bot.ui.face import Face
from bot.ui.panels import clip, panel
from bot.ui.words import LONGEST_STORY, Words, safe_name, with_names
from cogs.replay.counting import count, most, turn_ends
from cogs.replay.eyes import is_open, of_animation, seat_seen
from cogs.replay.films import Films
from cogs.replay.pasted import PASTED_LENGTH, Pasted
from cogs.replay.rows import AREA, BACKWARDS, FORWARDS, rows_of
from cogs.replay.story import consented_line, step_told

STEP, TURN = 40, 100  # hundredths of a second per frame, if a frame shows a step or a turn


class Panels:
    """Reads replays and shows them to the member who asks."""

    def __init__(self, client: Client, pasted: Pasted, films: Films) -> None:
        self._client = client
        self._pasted = pasted
        self._films = films

    async def replay_of(self, context: Context, match_id: str, words: Words | None = None) -> Replay:
        """Return the replay of a stored match, or of a log that this member pasted.

        words: the language in which members without a name are called; None: the member's.

        Raises NoSession if there is no such match, and SessionError if the bot has forgotten the pasted replay.
        """
        if len(match_id) == PASTED_LENGTH:
            return _with_names(self._pasted.get(context.user, match_id), words or context.words)
        if len(match_id) != MATCH_ID_LENGTH or set(match_id) - set(MATCH_ID_LETTERS):
            raise refusals.no_replay()
        replay = await self._client.sessions.replays.of(context.request, match_id)
        if replay.match.game not in self._client.faces:
            raise refusals.no_replay()
        return _with_names(replay, words or context.words)

    def face_of(self, replay: Replay) -> Face:
        """Return the face of a replay's game."""
        return self._client.faces[replay.match.game]

    async def show(self, context: Context, key: str, replay: Replay, number: int, eyes: str) -> None:
        """Show one moment, with buttons to other moments. key: the match's id, or a pasted replay's token."""
        number = max(0, min(number, replay.last))
        face = self.face_of(replay)
        match, seat = replay.at(number, face.game), seat_seen(replay, number, eyes, context.user)
        story = replay.steps if match.phase is Phase.OVER else ()
        picture = await self._client.pictures.board(face, match, context.words, story=story, seat=seat)
        told = step_told(replay, face, context.words, number)
        called = count(replay, face, number)
        steps: dict[str, Param] = {"step": called.step, "steps": called.steps, "after": int(called.after)}
        head = context.words("replay-at", **called.params, **steps)
        text = "\n".join(filter(None, (messages.title(match, face, context.words), head, told)))
        idle = {*BACKWARDS, "moment"} if number == 0 else set[str]()
        if number == replay.last and replay.match.over:  # a match in play may have newer moments
            idle.update(FORWARDS)
        rows = rows_of(replay, face, Address("b", AREA, "", key, number, eyes), context.words, idle)
        await context.show(panel(clip(text, LONGEST_STORY), *rows, picture=picture), picture)

    async def animate(self, context: Context, key: str, replay: Replay, eyes: str, film: str = "film") -> None:
        """Show the whole match as an animation. film: one of FILMS."""
        await context.show_at_work(context.words("replay-working"))
        face, words = self.face_of(replay), context.words
        whole = most(replay, face)
        by_turn = face.has_long_turns and film != "steps"
        numbers = turn_ends(replay, face) if by_turn else list(range(replay.last + 1))
        seen, match = of_animation(replay, face, eyes, context.user), replay.at(replay.last, face.game)
        scenes = await self._films.scenes(context, replay, numbers, seen, words)
        pause = TURN if len(numbers) < len(replay.moments) else STEP
        changing = scenes[:1] + [scene for before, scene in pairwise(scenes) if scene.view != before.view]
        picture, every = await self._films.animate(
            context,
            match,
            changing,
            pause,
            "replay.gif",
            words,
            lambda frames: words("replay-alt", frames=frames, kind=whole.kind, last=whole.last),
        )
        names = words.listed(safe_name(seat.name) for seat in replay.match.seats)
        lines = [
            messages.title(match, face, words),
            words("replay-whole", names=names, kind=whole.kind, last=whole.last),
        ]
        lines += consented_line(replay, words)
        if not match.outcome and not is_open(replay):
            lines.append(words("replay-running"))
        if replay.without_result(replay.last):
            lines.append(words("replay-no-result"))
        if not replay.whole:
            lines.append(words("replay-partial"))
        if every > 1:
            lines.append(words("replay-shortened", every=every, turns=int(by_turn)))
        idle = {"turns"} if by_turn else {"steps", "film"}
        rows = rows_of(replay, face, Address("b", AREA, "", key, 0, eyes), words, idle, every)
        await context.show(panel("\n".join(lines), *rows, picture=picture), picture)


def _with_names(replay: Replay, words: Words) -> Replay:
    return replace(replay, match=with_names(replay.match, words))
