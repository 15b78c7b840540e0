"""Matches looked at again: `/replay`, step by step, as an animation, as text; and moments that are shown to others.

Long because discord.py collects the commands and buttons of an area from one class.

All of it is private but for what a member shares. A panel's buttons know the match, the moment and through whose eyes
it is seen: "" the channel's, "m" those of whom each moment belongs to, else a seat's number.
"""

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Collection, Iterable
from datetime import UTC, datetime
from functools import partial

import discord
from discord import app_commands
from msgspec.structs import replace

from bot.engine.game import Seat
from bot.errors import NoSession, NotAllowed, NotationError, NotKept, PlayerError, SessionError, Unreadable
from bot.sessions import refusals
from bot.sessions.memory.record import Replay
from bot.sessions.model import Match, Phase
from bot.sessions.sessions import MATCH_ID_LENGTH, MATCH_ID_LETTERS
from bot.storage.replays import ListedRow
from bot.ui.address import Address
from bot.ui.boards import messages
from bot.ui.boards.pictures import pictured
from bot.ui.client import Client
from bot.ui.commands.house_cog import HouseCog
from bot.ui.entry import fair
from bot.ui.entry.context import Context, Interaction
from bot.ui.entry.door import entered_with_text
from bot.ui.entry.handlers import Answers, Press, action, choice_in, number_in
from bot.ui.entry.items import Button, Select
from bot.ui.face import Face
from bot.ui.language.names import plain_name, safe_name
from bot.ui.language.story import lines
from bot.ui.language.words import Words, with_names
from bot.ui.panels.modals import Form, line
from bot.ui.panels.views import Document, Picture, clip, panel
from cogs.replay import animation
from render.animation import Animation, Scene, animate_in_worker

AREA = "replay"
MOVER = "m"
PASTED_KEPT = 64  # replays of pasted texts, until they are pasted again
MOMENTS_KEPT = 6_000  # of all of them together, some 15 MiB; the newest is kept however long it is
PASTED_LENGTH = 12  # of their tokens: longer than a match's id
LONGEST_PASTE = 6_000  # of a text option, Discord's limit
LONGEST_SHOWN = 3_200  # of a log that is shown, not only handed out
LONGEST_STORY = 3_000  # of what happened, in words
LONGEST_CHOICE = 100
BREATH_SECONDS = 0.001  # between two scenes of an animation, each of which takes half as long
LOOKED_THROUGH = 25  # matches, for one with a move


class Replays(HouseCog):
    """See the module's docstring."""

    area = AREA

    def __init__(self, client: Client) -> None:
        super().__init__(client)
        self._pasted: OrderedDict[str, tuple[int, Replay]] = OrderedDict()  # with who pasted them

    # ---- the command ----

    @app_commands.command(name="replay", description="replay-cmd")
    @app_commands.describe(match="replay-opt-match", log="replay-opt-log")
    @app_commands.guild_only()
    @app_commands.allowed_installs(guilds=True, users=False)
    @entered_with_text(LONGEST_PASTE)
    async def replay(
        self, context: Context, match: str | None = None, log: app_commands.Range[str, 1, LONGEST_PASTE] | None = None
    ) -> None:
        await fair.turn(fair.HEAVY)
        if log is not None:
            found = await self.sessions.replays.read(log)
            await self._animate(context, self._keep(context, found), found, MOVER)
            return
        match_id = match.strip().casefold() if match is not None else await self._newest(context)
        await self._open(context, match_id)

    @replay.autocomplete("match")
    async def _suggest(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        async def find(context: Context) -> list[app_commands.Choice[str]]:
            rows = await self._listed(context)
            wanted = current.casefold().split()
            named = [(self._named(row, context), row.match_id) for row in rows if row.game in self.client.faces]
            return [
                app_commands.Choice(name=name, value=match_id)
                for name, match_id in named
                if all(word in name.casefold() or match_id.startswith(word) for word in wanted)
            ]

        return await self.client.door.suggest(interaction, find)

    def _named(self, row: ListedRow, context: Context) -> str:
        """Return how a match is called in a list: game, players, when it changed last, its id."""
        key = "replay-choice-playing" if row.phase == Phase.PLAYING.value else "replay-choice-over"
        names = ", ".join(plain_name(name or context.words("privacy-former")) for name in row.names)
        shown = context.words(
            key, game=self.client.faces[row.game].name(context.words), names=clip(names, 50), day=_day(row.at)
        )
        return clip(f"{row.match_id} · {shown}", LONGEST_CHOICE)

    async def _listed(self, context: Context) -> tuple[ListedRow, ...]:
        return await self.sessions.replays.listed(context.request, context.place.guild)

    async def _newest(self, context: Context) -> str:
        """Return the match to show if none is named: the one played in this channel, else the member's own newest,
        else the newest here; of these the first in which somebody has made a move.
        """
        rows = await self._listed(context)
        if not rows:
            raise SessionError("replay-error-empty")

        def elsewhere(row: ListedRow) -> bool:
            return row.phase != Phase.PLAYING.value or row.channel_id != context.place.channel

        for row in sorted(rows, key=elsewhere)[:LOOKED_THROUGH]:
            try:
                replay = await self._found(context, row.match_id)
            except NotKept:
                raise
            except SessionError:  # one that cannot be read does not keep the next from being shown
                continue
            if any(step.kind == "move" for step in replay.steps):
                return row.match_id
        return rows[0].match_id

    # ---- buttons ----

    async def handle(self, context: Context, address: Address, answers: Answers) -> None:
        """Handle a press. All presses here read a match, so they are handled one at a time for each member."""
        await fair.turn(fair.HEAVY if address.action in HEAVY_ACTIONS else fair.PICTURE)
        await super().handle(context, address, answers)

    @action("open")
    async def on_open(self, context: Context, press: Press, _: Answers) -> None:
        await self._open(context, press.address.match)

    @action("first")
    async def on_first(self, context: Context, press: Press, _: Answers) -> None:
        await self._step(context, press, 0)

    @action("back")
    async def on_back(self, context: Context, press: Press, _: Answers) -> None:
        await self._step(context, press, press.version - 1)

    @action("forth")
    async def on_forth(self, context: Context, press: Press, _: Answers) -> None:
        await self._step(context, press, press.version + 1)

    @action("last")
    async def on_last(self, context: Context, press: Press, _: Answers) -> None:
        replay = await self._found(context, press.address.match)
        await self._show(context, press.address.match, replay, replay.last, press.argument)

    @action("still")
    async def on_still(self, context: Context, press: Press, _: Answers) -> None:
        await self._step(context, press, press.version)

    @action("eyes")
    async def on_eyes(self, context: Context, press: Press, answers: Answers) -> None:
        """Show the match through other eyes: see the module's docstring. "-" stands for the channel's."""
        replay = await self._found(context, press.address.match)
        chosen = choice_in(answers).replace("-", "")
        if chosen not in ("", MOVER):
            chosen = str(number_in(chosen))
        await self._show(context, press.address.match, replay, press.version, chosen)

    @action("jump")
    async def on_jump(self, context: Context, press: Press, answers: Answers) -> None:
        """Ask for a number of a moment, and show that moment once it is sent."""
        replay = await self._found(context, press.address.match)
        if press.kind != "m":
            form = Address("m", AREA, "jump", press.address.match, press.version, press.argument)
            label = context.words("replay-jump-label", last=replay.last)
            await context.ask(Form(form, context.words("replay-jump-title"), line("number", label, longest=6)))
            return
        written = answers.get("number", "").strip()
        if not written.isascii() or not written.isdigit() or int(written) > replay.last:
            raise NotationError("replay-error-number", last=replay.last, text=written)
        await self._show(context, press.address.match, replay, int(written), press.argument)

    @action("film")
    async def on_film(self, context: Context, press: Press, _: Answers) -> None:
        replay = await self._found(context, press.address.match)
        await self._animate(context, press.address.match, replay, press.argument)

    @action("text")
    async def on_text(self, context: Context, press: Press, _: Answers) -> None:
        """Send the log: once nothing is secret in the form that can be pasted back, before that in words."""
        replay = await self._found(context, press.address.match)
        back = [Button(_button("still", press.address), context.words("replay-ui-still"))]
        if replay.seed is None:
            entries = [moment.entry for moment in replay.moments]
            told = lines(replay.match, self._face(replay).game, context.words, entries, LONGEST_STORY)
            text = "\n".join((context.words("replay-text-running"), *told))
            await context.show(panel(text, back))
            return
        written, leads_back = await self.sessions.replays.text(replay)
        name = f"{replay.match.id or 'pasted'}.txt"
        document = Document(written.encode(), name)
        key = "replay-text" if len(written) <= LONGEST_PASTE else "replay-text-long"
        text = context.words(key if leads_back else "replay-text-old", most=LONGEST_PASTE)
        if len(written) <= LONGEST_SHOWN and "```" not in written:
            text += f"\n```\n{written}```"
        await context.show(panel(text, back, documents=[document]), document)

    # ---- moments ----

    @action("moment")
    async def on_moment(self, context: Context, press: Press, _: Answers) -> None:
        """Show the member privately what would be shared. Version 0: the newest moment there is."""
        replay = await self._found(context, press.address.match)
        number = press.version or replay.last
        picture = await self._moment(context, replay, number)
        target = Address("b", AREA, "share", press.address.match, number, press.argument)
        row = [Button(target, context.words("replay-ui-share"), discord.ButtonStyle.success)]
        row.append(Button(_button("still", press.address, number), context.words("replay-ui-still")))
        await context.show(panel(context.words("replay-moment-preview"), row, picture=picture), picture)

    @action("share")
    async def on_share(self, context: Context, press: Press, _: Answers) -> None:
        """Show the moment to everybody in this channel, as the channel may see it."""
        replay = await self._found(context, press.address.match)
        number = min(press.version, replay.last)
        picture = await self._moment(context, replay, number)
        match = replay.at(number, self._face(replay).game)
        told = context.words.told(self._face(replay).game, match.entry.events, match)
        title = messages.title(match, self._face(replay), context.words)
        head = context.words("replay-shared", name=safe_name(context.request.member.name), title=title)
        row = [Button(Address("b", AREA, "open", press.address.match), context.words("replay-ui-open"))]
        await context.publish(panel(f"{head}\n{told}".strip(), row, picture=picture), picture)

    async def _moment(self, context: Context, replay: Replay, number: int) -> Picture:
        """Return the steps of a turn up to a moment, as the channel may see them. Raises NotAllowed for what is
        hidden.
        """
        if not replay.match.id:
            raise NotAllowed("replay-error-moment-pasted")
        if replay.match.private and not self._is_open(replay):
            raise NotAllowed("replay-error-moment-hidden")
        face = self._face(replay)
        number = min(number, replay.last)
        if number == 0:
            raise SessionError("replay-error-moment-none")
        numbers = animation.of_turn(replay, face, number)
        eyes = self._revealing(replay, number)
        scenes = await self._scenes(context, replay, numbers, eyes)
        match = replay.at(number, face.game)
        return (await self._film(context, match, scenes, animation.TURN, "moment.gif"))[0]

    async def _film(
        self, context: Context, match: Match, scenes: list[Scene], pause: int, name: str, about: str = ""
    ) -> tuple[Picture, int]:
        """Return the scenes as an animation, or the last one in words if it cannot be made, and how many scenes each
        frame stands for. about: what its description says first.
        """
        face, words, faults = self.client.faces[match.game], context.words, self.client.pictures.faults
        made = await self._animated(context, match, scenes, pause) if scenes else None
        seen = faults.attempt(match.id, lambda: face.alt(match, scenes[-1].view, words), "") if scenes else ""
        alt = "\n".join(filter(None, (about, seen)))
        return pictured(None if made is None else made.data, name, alt, words), 1 if made is None else made.every

    # ---- how it is done ----

    async def named(self, context: Context, address: Address) -> Match | Unreadable | None:
        """Name a match as always, in this area's words. The token of a pasted match names none that is stored."""
        if len(address.match) == PASTED_LENGTH:
            return None
        try:
            return await super().named(context, address)
        except NoSession as problem:
            raise refusals.no_replay() from problem

    async def _open(self, context: Context, match_id: str) -> None:
        replay = await self._found(context, match_id)
        await self._animate(context, match_id, replay, MOVER)

    async def _found(self, context: Context, match_id: str) -> Replay:
        """Return a stored match, or one that this member pasted. Raises NoSession, SessionError."""
        if len(match_id) == PASTED_LENGTH:
            user, pasted = self._pasted.get(match_id, (None, None))
            if pasted is None or user != context.user:
                raise SessionError("replay-error-record-gone")
            self._pasted.move_to_end(match_id)
            return _with_names(pasted, context.words)
        if len(match_id) != MATCH_ID_LENGTH or set(match_id) - set(MATCH_ID_LETTERS):
            raise refusals.no_replay()
        replay = await self.sessions.replays.of(context.request, match_id)
        if replay.match.game not in self.client.faces:
            raise refusals.no_replay()
        return _with_names(replay, context.words)

    def _keep(self, context: Context, replay: Replay) -> str:
        token = "".join(secrets.choice(MATCH_ID_LETTERS) for _ in range(PASTED_LENGTH))
        self._pasted[token] = context.user, replay
        held = sum(len(one.moments) for _, one in self._pasted.values())
        while len(self._pasted) > PASTED_KEPT or (held > MOMENTS_KEPT and len(self._pasted) > 1):
            _, (_, oldest) = self._pasted.popitem(last=False)
            held -= len(oldest.moments)
        return token

    def _face(self, replay: Replay) -> Face:
        return self.client.faces[replay.match.game]

    def _is_open(self, replay: Replay) -> bool:
        return replay.seed is not None

    def _seat(self, context: Context, replay: Replay, number: int, eyes: str) -> Seat | None:
        """Return the seat whose view is shown: the wanted one once nothing is secret, before that the member's own."""
        if not self._is_open(replay):
            return replay.viewer(context.user)
        if eyes == MOVER:
            return replay.moments[number].entry.seat
        return Seat(int(eyes)) if eyes.isdigit() and int(eyes) < len(replay.match.seats) else None

    def _scene(self, context: Context, replay: Replay, number: int, eyes: str) -> Scene:
        """Return what is painted. eyes: "" for the channel's, whoever asks."""
        face = self._face(replay)
        seat = self._seat(context, replay, number, eyes) if eyes else None
        return Scene(*face.scene(replay.at(number, face.game), seat, context.words))

    async def _scenes(self, context: Context, replay: Replay, numbers: Iterable[int], eyes: str) -> list[Scene]:
        """Return what is painted of several moments; nothing if one of them cannot be told. Other members are
        answered in between.
        """
        told, found = self.client.pictures.faults.attempt, list[Scene]()
        for number in numbers:
            scene = told(replay.match.id, partial(self._scene, context, replay, number, eyes), None)
            if scene is None:
                return []
            found.append(scene)
            await asyncio.sleep(BREATH_SECONDS)
        return found

    async def _animated(self, context: Context, match: Match, scenes: list[Scene], pause: int) -> Animation | None:
        """Return the scenes as an animation, or None if a painter raises, which is noted. Raises TooHeavy."""
        subjects = (match.game, scenes, pause, self._most_bytes(context))
        try:
            return await self.sessions.workers.run(animate_in_worker, *subjects, seconds=animation.SECONDS)
        except PlayerError:
            raise
        except Exception as problem:  # noqa: BLE001 - whatever a painter raises, the replay is told in words
            self.client.pictures.faults.note(match.id, problem)
            return None

    def _revealing(self, replay: Replay, number: int) -> str:
        """Return the eyes through which everybody may see a moment: once nothing is secret, those of the mover."""
        seat = replay.moments[number].entry.seat
        if seat is None or not self._is_open(replay):
            return ""
        face = self._face(replay)
        return str(int(seat)) if _differ(face, replay.at(number - 1, face.game)) else ""

    def _steady(self, context: Context, replay: Replay, eyes: str) -> str:
        """Return the eyes through which a whole match is seen: the member's own, else the winner's.

        Eyes that change with the mover would change from frame to frame; that is for looking closely.
        """
        if eyes != MOVER or not self._is_open(replay):
            return eyes or ("" if self._is_open(replay) else MOVER)
        if not _differ(self._face(replay), replay.at(0, self._face(replay).game)):
            return ""
        outcome, own = replay.match.outcome, replay.viewer(context.user)
        seat = own if own is not None else outcome.standings[0].seat if outcome and outcome.standings else None
        return "" if seat is None else str(int(seat))

    async def _step(self, context: Context, press: Press, number: int) -> None:
        replay = await self._found(context, press.address.match)
        await self._show(context, press.address.match, replay, number, press.argument)

    async def _show(self, context: Context, key: str, replay: Replay, number: int, eyes: str) -> None:
        """Show one moment with its picture, and ways to the others. key: the match's id, or the token of a pasted
        one.
        """
        number = max(0, min(number, replay.last))
        face = self._face(replay)
        match, seat = replay.at(number, face.game), self._seat(context, replay, number, eyes)
        scene = partial(face.scene, match, seat, context.words)
        picture = await self.client.pictures.scene(face, match, context.words, scene)
        told = context.words.told(face.game, match.entry.events, match)
        head = context.words("replay-at", number=number, last=replay.last)
        text = "\n".join(filter(None, (messages.title(match, face, context.words), head, told)))
        idle = set(BACKWARDS if number == 0 else ())
        if number == replay.last and replay.match.over:  # one in play may have gone on meanwhile
            idle.update(FORWARDS)
        rows = self._rows(context, key, replay, number, eyes, idle)
        await context.show(panel(clip(text, LONGEST_STORY), *rows, picture=picture), picture)

    async def _animate(self, context: Context, key: str, replay: Replay, eyes: str) -> None:
        """Show the whole match as an animation."""
        face = self._face(replay)
        numbers = animation.turn_ends(replay, face)
        seen, match = self._steady(context, replay, eyes), replay.at(replay.last, face.game)
        scenes = await self._scenes(context, replay, numbers, seen)
        pause = animation.TURN if len(numbers) < len(replay.moments) else animation.STEP
        alt = context.words("replay-alt", frames=len(numbers), last=replay.last)
        picture, every = await self._film(context, match, _changing(scenes), pause, "replay.gif", alt)
        names = ", ".join(safe_name(seat.name) for seat in replay.match.seats)
        lines = [
            messages.title(match, face, context.words),
            context.words("replay-whole", names=names, last=replay.last),
        ]
        if not match.outcome and not self._is_open(replay):
            lines.append(context.words("replay-running"))
        if not replay.whole:
            lines.append(context.words("replay-partial"))
        if every > 1:
            lines.append(context.words("replay-shortened", every=every))
        rows = self._rows(context, key, replay, 0, eyes)
        await context.show(panel("\n".join(lines), *rows, picture=picture), picture)

    def _rows(
        self, context: Context, key: str, replay: Replay, number: int, eyes: str, idle: Collection[str] = ()
    ) -> list[list[Button | Select]]:
        """Return the buttons: stepping, more, and whose eyes, if these see different things. idle: the buttons that
        lead nowhere now.
        """
        here = Address("b", AREA, "", key, number, eyes)
        if replay.last == 0:  # nothing has happened yet
            idle = {*idle, *BACKWARDS, "jump", "film", "moment"}

        def row(names: Iterable[str]) -> list[Button | Select]:
            words = context.words
            return [Button(_button(name, here), words(f"replay-ui-{name}"), disabled=name in idle) for name in names]

        rows = [row(STEPS), row(OTHERS if replay.match.id else OTHERS[:-1])]  # what was pasted was not played here
        face = self._face(replay)
        match = replay.at(number, face.game)
        if self._is_open(replay) and len(match.seats) > 1 and face.game.about.secrets and _differ(face, match):
            rows.append([self._eyes(context, here, replay)])
        return rows

    def _eyes(self, context: Context, here: Address, replay: Replay) -> Select:
        choices = [(MOVER, context.words("replay-eyes-mover")), ("-", context.words("replay-eyes-table"))]
        choices += [(str(seat.seat), plain_name(seat.name)) for seat in replay.match.seats]
        options = [
            discord.SelectOption(label=clip(text, LONGEST_CHOICE), value=value, default=value == (here.argument or "-"))
            for value, text in choices
        ]
        target = Address("s", AREA, "eyes", here.match, here.version, here.argument)
        return Select(target, context.words("replay-eyes"), options)

    def _most_bytes(self, context: Context) -> int:
        return min(animation.MOST_BYTES, context.interaction.filesize_limit)


BACKWARDS, FORWARDS = ("first", "back"), ("forth", "last")
STEPS = (*BACKWARDS, *FORWARDS, "jump")
OTHERS = ("film", "text", "moment")
HEAVY_ACTIONS = frozenset({"open", "share", *OTHERS})  # they make an animation, or play a match anew


def _button(name: str, here: Address, number: int | None = None) -> Address:
    return Address("b", AREA, name, here.match, here.version if number is None else number, here.argument)


def _with_names(replay: Replay, words: Words) -> Replay:
    return replace(replay, match=with_names(replay.match, words))


def _differ(face: Face, match: Match) -> bool:
    """Return whether some seat sees what the channel does not."""
    public = face.game.view(match.state, None)
    return any(face.game.view(match.state, seat.seat) != public for seat in match.seats)


def _changing(scenes: list[Scene]) -> list[Scene]:
    """Return the views without those that look like the one before."""
    return [scene for number, scene in enumerate(scenes) if number == 0 or scene.view != scenes[number - 1].view]


def _day(at: int) -> str:
    """Return a day of UTC as 2026-11-21: lists of choices cannot show Discord's own times."""
    return datetime.fromtimestamp(at / 1000, UTC).date().isoformat()


COG = Replays
