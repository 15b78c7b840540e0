"""The animations of a replay, and what stands in their place if they cannot be painted."""

import asyncio
from collections.abc import Callable, Sequence

from bot.errors import PlayerError
from bot.sessions.memory.record import Replay
from bot.sessions.model import Match, Phase
from bot.ui.boards.pictures import pictured
from bot.ui.client import Client
from bot.ui.entry.context import Context
from bot.ui.panels import Picture
from bot.ui.words import Words
from cogs.replay.eyes import seat_seen
from cogs.replay.story import captions
from render.animation import Scene, animate_in_worker

BREATH_SECONDS = 0.001  # pause between two scenes of an animation, in which the bot answers other members
MOST_BYTES = 8 * 2**20  # Discord allows 10 MiB, but a smaller file loads sooner
FILM_SECONDS = 90.0  # time limit for making an animation


class Films:
    """Makes animations."""

    def __init__(self, client: Client) -> None:
        self._client = client

    async def scenes(
        self, context: Context, replay: Replay, numbers: Sequence[int], eyes: str, words: Words
    ) -> list[Scene]:
        """Return the arguments of the painter for several moments, or [] if one of them fails."""
        face, found = self._client.faces[replay.match.game], list[Scene]()
        try:
            told = captions(replay, face, words, numbers)
            for number, caption in zip(numbers, told, strict=True):
                seat = seat_seen(replay, number, eyes, context.user) if eyes else None
                match = replay.at(number, face.game)
                story = replay.steps if match.phase is Phase.OVER else ()
                found.append(Scene(*face.scene(match, words, seat, story=story), caption))
                await asyncio.sleep(BREATH_SECONDS)
        except Exception as problem:  # noqa: BLE001 - if the face fails, words replace the animation
            self._client.pictures.faults.note(replay.match.id, problem)
            return []
        return found

    async def animate(
        self,
        context: Context,
        match: Match,
        scenes: list[Scene],
        pause: int,
        name: str,
        words: Words,
        about: Callable[[int], str] = lambda frames: "",
    ) -> tuple[Picture, int]:
        """Return the scenes as an animation, and how many scenes one frame stands for. If painting fails, return words.

        pause: hundredths of a second per frame.
        about: returns the beginning of the alt text, by the number of frames.

        Raises TooHeavy if the animation needs too much time or memory.
        """
        face, faults = self._client.faces[match.game], self._client.pictures.faults
        if not scenes:
            return pictured(None, name, about(0), words), 1
        seen = faults.attempt(match.id, lambda: face.alt(match, scenes[-1].view, words), "")

        def alt(every: int) -> str:
            return "\n".join(filter(None, (about(-(-len(scenes) // every)), seen)))

        most = min(MOST_BYTES, context.interaction.filesize_limit)
        subjects = (match.game, scenes, pause, most, await self._client.pictures.theme(words))
        try:
            made = await self._client.sessions.workers.run(animate_in_worker, *subjects, seconds=FILM_SECONDS)
        except PlayerError:
            raise
        except Exception as problem:  # noqa: BLE001 - if painting fails, words replace the animation
            faults.note(match.id, problem)
            return pictured(None, name, alt(1), words), 1
        return pictured(made.data, name, alt(made.every), words), made.every
