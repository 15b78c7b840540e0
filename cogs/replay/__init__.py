"""Replays of matches: `/replay` shows a match step by step, as an animation or as text.

Long because discord.py collects the commands and buttons of an area from one class.

Only the member sees a replay, but the member can share a moment of it with the channel. The moments of a match
(its start, and the position after each step) are numbered from 0. The address of a button holds the match, the number
of a moment, and the *eyes*, which say whose view is shown. "" means the channel's view, "m" the view of the seat that
moved last, and a number the view of this seat.
"""

import asyncio
import contextlib
from collections import OrderedDict
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from datetime import UTC, date, datetime
from itertools import pairwise

import discord
from discord import app_commands
from msgspec.structs import replace

from bot.engine.game import Seat
from bot.errors import NoSession, NotAllowed, NotationError, NotKept, PlayerError, SessionError, Unreadable
from bot.sessions import refusals
from bot.sessions.memory.decisive import check_decided, why_not
from bot.sessions.memory.record import Replay
from bot.sessions.model import Match, Phase
from bot.sessions.sessions import MATCH_ID_LENGTH, MATCH_ID_LETTERS
from bot.storage.reads import ListedRow
from bot.ui.address import Address
from bot.ui.boards import messages
from bot.ui.boards.pictures import pictured
from bot.ui.client import Client
from bot.ui.commands.house_cog import HouseCog
from bot.ui.entry import fair
from bot.ui.entry.buttons import Answers, Button, Press, Select, action, choice_in, number_in
from bot.ui.entry.context import Context
from bot.ui.entry.door import Choices, entered_with_text, suggesting
from bot.ui.face import Face
from bot.ui.panels import LONGEST_OPTION, Document, Form, Picture, clip, label, line, option, panel
from bot.ui.typed import folded
from bot.ui.words import LONGEST_STORY, Words, plain_name, safe_name, with_names
from cogs.replay.counting import count, moment_called, most
from cogs.replay.decided import decided_panel
from cogs.replay.story import captions, mentioned, numbered, written
from render.animation import Scene, animate_in_worker

AREA = "replay"
MOVER = "m"
PASTED_KEPT = 64  # replays of logs that members pasted, in memory at most
MOMENTS_KEPT = 6_000  # moments of pasted replays in memory at most; a single replay may have more
PASTED_LENGTH = 12  # characters of a pasted replay's token, which is longer than a match's id
LONGEST_PASTE = 6_000  # Discord's limit for the characters of a text option
BREATH_SECONDS = 0.001  # pause between two scenes of an animation, in which the bot answers other members
MOST_SEARCHED = 25  # matches that `_default_match` reads at most
STEP, TURN = 40, 100  # hundredths of a second per frame, if a frame shows a step or a turn
MOST_BYTES = 8 * 2**20  # Discord allows 10 MiB, but a smaller file loads sooner
FILM_SECONDS = 90.0  # time limit for making an animation
SHARED_KEPT = 1_000  # shared moments in memory at most
MOST_ASKED = 10  # members of whom Discord is asked for their name

BACKWARDS, FORWARDS = ("first", "back"), ("forth", "last")
STEPS = (*BACKWARDS, *FORWARDS, "jump")
FILMS = ("film", "turns", "steps")  # "film": as usual for the game; the others: a frame for each turn or step
OTHERS = ("text", "moment")
HEAVY_ACTIONS = frozenset({"open", "share", "decided", *FILMS, *OTHERS})


class Replays(HouseCog):
    area = AREA

    def __init__(self, client: Client) -> None:
        super().__init__(client)
        self._pasted: OrderedDict[str, tuple[int, Replay]] = OrderedDict()  # the user id and the replay, by token
        self._replaced_soon = set[int]()  # the ids of panels that a press is about to replace
        self._shared: OrderedDict[tuple[int, Address], None] = OrderedDict()  # panels and buttons that shared a moment

    @app_commands.command(name="replay", description="replay-cmd")
    @app_commands.describe(match="replay-opt-match", log="replay-opt-log")
    @entered_with_text(LONGEST_PASTE)
    async def replay(
        self, context: Context, match: str | None = None, log: app_commands.Range[str, 1, LONGEST_PASTE] | None = None
    ) -> None:
        await fair.turn(fair.HEAVY)
        if log is not None:
            found = await self.sessions.replays.read(log)
            await self._animate(context, self._store_pasted(context, found), found, MOVER)
            return
        match_id = match.strip().casefold() if match is not None else await self._default_match(context)
        await self._animate(context, match_id, await self._replay_of(context, match_id), MOVER)

    @replay.autocomplete("match")
    @suggesting
    async def _suggest(self, context: Context, current: str) -> Choices:
        rows = await self.sessions.replays.listed(context.request, context.place.guild)
        names = {row.match_id: self._named(row, context) for row in rows if row.game in self.client.faces}
        wanted = folded(current).split()
        return [
            app_commands.Choice(name=name, value=match_id)
            for match_id, name in names.items()
            if all(word in folded(name) for word in wanted)
        ]

    def _named(self, row: ListedRow, context: Context) -> str:
        """Return the name of a match for suggestions: id, game, players and the day of its last change."""
        key = "replay-choice-playing" if row.phase == Phase.PLAYING.value else "replay-choice-over"
        names = context.words.listed(plain_name(context.words.named(name)) for name in row.names)
        shown = context.words(
            key,
            game=self.client.faces[row.game].name(context.words),
            names=clip(names, 50),
            day=context.words.day(_day(row.at)),
        )
        return label(f"{row.match_id} · {shown}", LONGEST_OPTION)

    async def _default_match(self, context: Context) -> str:
        """Return the id of the match to show if the member names none.

        This is a match in play in this channel, else the member's newest match, else the server's newest match. A match
        without a move is returned only if there is no other.
        """
        rows = await self.sessions.replays.listed(context.request, context.place.guild)
        if not rows:
            raise SessionError("replay-error-empty")

        def elsewhere(row: ListedRow) -> bool:
            return row.phase != Phase.PLAYING.value or row.channel_id != context.place.channel

        for row in sorted(rows, key=elsewhere)[:MOST_SEARCHED]:
            try:
                replay = await self._replay_of(context, row.match_id)
            except NotKept:
                raise
            except SessionError:  # this match cannot be read
                continue
            if any(step.kind == "move" for step in replay.steps):
                return row.match_id
        return rows[0].match_id

    async def handle(self, context: Context, address: Address, answers: Answers) -> None:
        """Handle a press, after the member's earlier presses: each reads a match, which takes time.

        A press on a panel that an earlier press is about to replace does nothing: it is a double tap.
        """
        message = context.interaction.message
        panel_id = None if message is None or not context.on_panel else message.id
        if panel_id in self._replaced_soon:
            await context.defer()
            return
        with self._replacing(panel_id):
            await fair.turn(fair.HEAVY if address.action in HEAVY_ACTIONS else fair.PICTURE)
            await super().handle(context, address, answers)

    @contextlib.contextmanager
    def _replacing(self, panel_id: int | None) -> Iterator[None]:
        """Note within the `with` block that a press is about to replace a panel. None: no panel was pressed."""
        if panel_id is None:
            yield
            return
        self._replaced_soon.add(panel_id)
        try:
            yield
        finally:
            self._replaced_soon.discard(panel_id)

    @action("open")
    async def on_open(self, context: Context, press: Press, _: Answers) -> None:
        replay = await self._replay_of(context, press.address.match)
        await self._animate(context, press.address.match, replay, MOVER)

    @action("first", "back", "still", "forth", "last")
    async def on_step(self, context: Context, press: Press, _: Answers) -> None:
        replay, here = await self._replay_of(context, press.address.match), press.version
        numbers = {"first": 0, "back": here - 1, "still": here, "forth": here + 1, "last": replay.last}
        await self._show(context, press.address.match, replay, numbers[press.address.action], press.argument)

    @action("eyes")
    async def on_eyes(self, context: Context, press: Press, answers: Answers) -> None:
        """Show the moment with the eyes that were chosen in the menu. There, "-" means the channel's view."""
        replay = await self._replay_of(context, press.address.match)
        chosen = choice_in(answers).replace("-", "")
        if chosen not in ("", MOVER):
            chosen = str(number_in(chosen))
        await self._show(context, press.address.match, replay, press.version, chosen)

    @action("jump")
    async def on_jump(self, context: Context, press: Press, answers: Answers) -> None:
        """Ask for the number of a turn or move. When the modal is answered, show its last moment.

        In a race, this is a turn of the member's own seat, if it has had so many.
        """
        replay = await self._replay_of(context, press.address.match)
        face = self._face(replay)
        whole = most(replay, face)
        if press.kind != "m":
            form = Address("m", AREA, "jump", press.address.match, press.version, press.argument)
            label = context.words("replay-jump-label", kind=whole.kind, last=whole.last)
            await context.ask(Form(form, context.words("replay-jump-title"), line("number", label, longest=6)))
            return
        written = answers.get("number", "").strip()
        if not written.isascii() or not written.isdigit() or int(written) > whole.last:
            raise NotationError("replay-error-number", kind=whole.kind, last=whole.last, text=written)
        number = moment_called(replay, face, int(written), replay.viewer(context.user))
        await self._show(context, press.address.match, replay, number, press.argument)

    @action(*FILMS)
    async def on_film(self, context: Context, press: Press, _: Answers) -> None:
        replay = await self._replay_of(context, press.address.match)
        await self._animate(context, press.address.match, replay, press.argument, press.address.action)

    @action("text")
    async def on_text(self, context: Context, press: Press, _: Answers) -> None:
        """Send the turns as numbered lines, and after the match a log that members can paste into `/replay`."""
        replay = await self._replay_of(context, press.address.match)
        back = [Button(_button("still", press.address), context.words("replay-ui-still"))]
        told, shown = numbered(replay, self._face(replay), context.words)
        name, documents = replay.match.id or "pasted", list[Document]()
        if len(shown) < len(told):
            names, nameless = await self._names(context, mentioned(told)), context.words("privacy-former")
            whole = written(told, lambda user: names.get(user, nameless))
            documents.append(Document(whole.encode(), f"{name}-turns.txt"))
            shown.append(context.words("replay-text-newest"))
        head = context.words("replay-text-running")
        if replay.seed is not None:
            log, leads_back = await self.sessions.replays.text(replay)
            documents.insert(0, Document(log.encode(), f"{name}.txt"))
            key = "replay-text" if len(log) <= LONGEST_PASTE else "replay-text-long"
            head = context.words(key if leads_back else "replay-text-old", most=LONGEST_PASTE)
        await context.show(panel("\n".join([*shown, head]), back, documents=documents), *documents)

    async def _names(self, context: Context, users: Sequence[int]) -> Mapping[int, str]:
        """Return the names of users in this server, by user id. Users who have left have none."""
        home, found = context.interaction.guild, dict[int, str]()
        if home is None:
            return found
        for user in users[:MOST_ASKED]:
            with contextlib.suppress(discord.HTTPException):
                found[user] = (await home.fetch_member(user)).display_name
        return found

    @action("decided")
    async def on_decided(self, context: Context, press: Press, _: Answers) -> None:
        """Show the moves that decided the match."""
        replay = await self._replay_of(context, press.address.match)
        face, seat = self._face(replay), replay.viewer(context.user)
        check_decided(replay, face.game)
        await context.show_at_work(context.words("decided-working"))
        found = await self.sessions.decisive.of(replay, seat)
        about = face, replay, found, seat, press.address.match, context.words
        layout, pictures = await decided_panel(self.client.pictures, *about)
        await context.show(layout, *pictures)

    @action("moment")
    async def on_moment(self, context: Context, press: Press, _: Answers) -> None:
        """Show a moment to the member before they share it. In the address, the version 0 means the newest moment."""
        replay = await self._replay_of(context, press.address.match)
        number = press.version or replay.last
        eyes = self._shared_eyes(context, replay, press)
        picture = await self._moment(context, replay, number, eyes, context.words)
        target = Address("b", AREA, "share", press.address.match, number, eyes)
        self._shared.pop(_shown_on(context, target), None)  # who looks at it once more may share it once more
        row = [Button(target, context.words("replay-ui-share"), discord.ButtonStyle.success)]
        row.append(Button(_button("still", press.address, number), context.words("replay-ui-still")))
        key = "replay-moment-preview" if _is_open(replay) else "replay-moment-preview-playing"
        await context.show(panel(context.words(key), row, picture=picture), picture)

    @action("share")
    async def on_share(self, context: Context, press: Press, _: Answers) -> None:
        """Post the moment in the channel, as the channel may see it. A second press on the button posts nothing."""
        words = context.public_words
        replay = await self._replay_of(context, press.address.match, words)
        face, number = self._face(replay), min(press.version, replay.last)
        shared = _shown_on(context, press.address)
        back = [Button(_button("still", press.address, number), context.words("replay-ui-still"))]
        done = panel(context.words("replay-moment-shared"), back)
        if shared in self._shared:
            await context.show(done)
            return
        self._shared[shared] = None
        try:
            picture = await self._moment(context, replay, number, press.argument, words)
            match = replay.at(number, face.game)
            told = words.told(face.game, match.entry.events, match)
            title = messages.title(match, face, words)
            head = words("replay-shared", name=safe_name(words.member(context.request.member.name)), title=title)
            row = [Button(Address("b", AREA, "open", press.address.match), words("replay-ui-open"))]
            await context.publish(panel(f"{head}\n{told}".strip(), row, picture=picture), picture)
        except BaseException:
            del self._shared[shared]
            raise
        while len(self._shared) > SHARED_KEPT:
            self._shared.popitem(last=False)
        await context.show(done)

    async def _moment(self, context: Context, replay: Replay, number: int, eyes: str, words: Words) -> Picture:
        """Return an animation of a turn up to a moment, as the channel may see it.

        eyes: see `_shared_eyes`. During play, they are the channel's.

        Raises NotAllowed if the channel may not see the match.
        """
        if not replay.match.id:
            raise NotAllowed("replay-error-moment-pasted")
        if replay.match.private and not _is_open(replay):
            raise NotAllowed("replay-error-moment-hidden")
        face = self._face(replay)
        number = min(number, replay.last)
        if number == 0:
            raise SessionError("replay-error-moment-none")
        await context.show_at_work(context.words("replay-working"))
        numbers = _turn_up_to(replay, face, number)
        scenes = await self._scenes(context, replay, numbers, eyes if _is_open(replay) else "", words)
        match = replay.at(number, face.game)
        return (await self._film(context, match, scenes, TURN, "moment.gif", words))[0]

    async def _film(
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
        face, faults = self.client.faces[match.game], self.client.pictures.faults
        if not scenes:
            return pictured(None, name, about(0), words), 1
        seen = faults.attempt(match.id, lambda: face.alt(match, scenes[-1].view, words), "")

        def alt(every: int) -> str:
            return "\n".join(filter(None, (about(-(-len(scenes) // every)), seen)))

        most = min(MOST_BYTES, context.interaction.filesize_limit)
        subjects = (match.game, scenes, pause, most, await self.client.pictures.theme(words))
        try:
            made = await self.sessions.workers.run(animate_in_worker, *subjects, seconds=FILM_SECONDS)
        except PlayerError:
            raise
        except Exception as problem:  # noqa: BLE001 - if painting fails, words replace the animation
            faults.note(match.id, problem)
            return pictured(None, name, alt(1), words), 1
        return pictured(made.data, name, alt(made.every), words), made.every

    async def named(self, context: Context, address: Address) -> Match | Unreadable | None:
        """Return the match that an address names, or None if the address names a pasted replay.

        Raises NoSession if there is no such match.
        """
        if len(address.match) == PASTED_LENGTH:
            return None
        try:
            return await super().named(context, address)
        except NoSession as problem:
            raise refusals.no_replay() from problem

    async def _replay_of(self, context: Context, match_id: str, words: Words | None = None) -> Replay:
        """Return the replay of a stored match, or of a log that this member pasted.

        words: the language in which members without a name are called; None: the member's.

        Raises NoSession if there is no such match, and SessionError if the bot has forgotten the pasted replay.
        """
        if len(match_id) == PASTED_LENGTH:
            user, pasted = self._pasted.get(match_id, (None, None))
            if pasted is None or user != context.user:
                raise SessionError("replay-error-record-gone")
            self._pasted.move_to_end(match_id)
            return _with_names(pasted, words or context.words)
        if len(match_id) != MATCH_ID_LENGTH or set(match_id) - set(MATCH_ID_LETTERS):
            raise refusals.no_replay()
        replay = await self.sessions.replays.of(context.request, match_id)
        if replay.match.game not in self.client.faces:
            raise refusals.no_replay()
        return _with_names(replay, words or context.words)

    def _store_pasted(self, context: Context, replay: Replay) -> str:
        token = "".join(self.client.chance.choice(MATCH_ID_LETTERS) for _ in range(PASTED_LENGTH))
        self._pasted[token] = context.user, replay
        held = sum(len(one.moments) for _, one in self._pasted.values())
        while len(self._pasted) > PASTED_KEPT or (held > MOMENTS_KEPT and len(self._pasted) > 1):
            _, (_, oldest) = self._pasted.popitem(last=False)
            held -= len(oldest.moments)
        return token

    def _face(self, replay: Replay) -> Face:
        return self.client.faces[replay.match.game]

    def _seat(self, context: Context, replay: Replay, number: int, eyes: str) -> Seat | None:
        """Return the seat whose view is shown; None: the channel. During play this is always the member's own seat."""
        if not _is_open(replay):
            return replay.viewer(context.user)
        if eyes == MOVER:
            return replay.moments[number].entry.seat
        return Seat(int(eyes)) if eyes.isdigit() and int(eyes) < len(replay.match.seats) else None

    async def _scenes(
        self, context: Context, replay: Replay, numbers: Sequence[int], eyes: str, words: Words
    ) -> list[Scene]:
        """Return the arguments of the painter for several moments, or [] if one of them fails."""
        face, found = self._face(replay), list[Scene]()
        try:
            told = captions(replay, face, words, numbers)
            for number, caption in zip(numbers, told, strict=True):
                seat = self._seat(context, replay, number, eyes) if eyes else None
                found.append(Scene(*face.scene(replay.at(number, face.game), words, seat), caption))
                await asyncio.sleep(BREATH_SECONDS)
        except Exception as problem:  # noqa: BLE001 - if the face fails, words replace the animation
            self.client.pictures.faults.note(replay.match.id, problem)
            return []
        return found

    def _shared_eyes(self, context: Context, replay: Replay, press: Press) -> str:
        """Return the eyes for a moment to share: those with which the member looks at it; during play the channel's."""
        face, eyes = self._face(replay), press.argument
        if not _is_open(replay):
            return ""
        number = min(press.version or replay.last, replay.last)
        before = replay.at(max(0, number - 1), face.game)
        if eyes == MOVER and not press.version and face.hides_boards(before):
            return self._animation_eyes(context, replay, eyes)
        seat = replay.moments[number].entry.seat
        if eyes == MOVER:
            eyes = "" if seat is None else str(int(seat))
        return eyes if _views_differ(face, before) else ""

    def _animation_eyes(self, context: Context, replay: Replay, eyes: str) -> str:
        """Return the eyes for an animation.

        If each moment were shown to its mover, the view would change from frame to frame. So the animation shows the
        member's own view instead, or the winner's if the member did not play.
        """
        if not _is_open(replay):
            return eyes or MOVER
        if eyes != MOVER:
            return eyes
        face, outcome = self._face(replay), replay.match.outcome
        if not _views_differ(face, replay.at(0, face.game)):
            return ""
        seat = replay.viewer(context.user)
        if seat is None and outcome is not None and outcome.standings:
            seat = outcome.standings[0].seat
        return "" if seat is None else str(int(seat))

    async def _show(self, context: Context, key: str, replay: Replay, number: int, eyes: str) -> None:
        """Show one moment, with buttons to other moments. key: the match's id, or a pasted replay's token."""
        number = max(0, min(number, replay.last))
        face = self._face(replay)
        match, seat = replay.at(number, face.game), self._seat(context, replay, number, eyes)
        picture = await self.client.pictures.board(face, match, context.words, seat=seat)
        told = context.words.told(face.game, match.entry.events, match)
        called = count(replay, face, number)
        head = context.words("replay-at", **called.params, step=called.step, steps=called.steps)
        text = "\n".join(filter(None, (messages.title(match, face, context.words), head, told)))
        idle = {*BACKWARDS, "moment"} if number == 0 else set[str]()
        if number == replay.last and replay.match.over:  # a match in play may have newer moments
            idle.update(FORWARDS)
        rows = self._rows(context, key, replay, number, eyes, idle)
        await context.show(panel(clip(text, LONGEST_STORY), *rows, picture=picture), picture)

    async def _animate(self, context: Context, key: str, replay: Replay, eyes: str, film: str = "film") -> None:
        """Show the whole match as an animation. film: one of FILMS."""
        await context.show_at_work(context.words("replay-working"))
        face, words = self._face(replay), context.words
        whole = most(replay, face)
        by_turn = face.has_long_turns and film != "steps"
        numbers = _turn_ends(replay, face) if by_turn else list(range(replay.last + 1))
        seen, match = self._animation_eyes(context, replay, eyes), replay.at(replay.last, face.game)
        scenes = await self._scenes(context, replay, numbers, seen, words)
        pause = TURN if len(numbers) < len(replay.moments) else STEP
        changing = scenes[:1] + [scene for before, scene in pairwise(scenes) if scene.view != before.view]
        picture, every = await self._film(
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
        if not match.outcome and not _is_open(replay):
            lines.append(words("replay-running"))
        if not replay.whole:
            lines.append(words("replay-partial"))
        if every > 1:
            lines.append(words("replay-shortened", every=every, turns=int(by_turn)))
        idle = {"turns"} if by_turn else {"steps", "film"}
        rows = self._rows(context, key, replay, 0, eyes, idle, every)
        await context.show(panel("\n".join(lines), *rows, picture=picture), picture)

    def _rows(
        self,
        context: Context,
        key: str,
        replay: Replay,
        number: int,
        eyes: str,
        idle: Collection[str] = (),
        every: int = 1,
    ) -> list[list[Button | Select]]:
        """Return the rows of buttons, and a menu of eyes if seats have different views.

        idle: actions to disable.
        every: how many turns or steps one picture of the animation above stands for.
        """
        here = Address("b", AREA, "", key, number, eyes)
        if replay.last == 0:
            idle = {*idle, *BACKWARDS, *FILMS, "jump", "moment"}

        def row(names: Iterable[str]) -> list[Button | Select]:
            return [Button(_button(name, here), text(name), disabled=name in idle) for name in names]

        def text(name: str) -> str:
            if every > 1 and name in FILMS[1:] and name in idle:
                return context.words("replay-every", every=every, turns=int(name == "turns"))
            return context.words(f"replay-ui-{name}")

        face = self._face(replay)
        others = OTHERS if replay.match.id else OTHERS[:-1]  # pasted replays cannot share moments
        rows = [row(STEPS), row((*(FILMS[1:] if face.has_long_turns else FILMS[:1]), *others))]
        if why_not(replay, face.game) is None:
            rows[1].append(Button(_button("decided", here), context.words("decided-ui-open")))
        match = replay.at(number, face.game)
        if _is_open(replay) and len(match.seats) > 1 and face.game.about.secrets and _views_differ(face, match):
            rows.append([self._eyes(context, here, replay)])
        return rows

    def _eyes(self, context: Context, here: Address, replay: Replay) -> Select:
        choices = [(MOVER, context.words("replay-eyes-mover")), ("-", context.words("replay-eyes-table"))]
        choices += [(str(seat.seat), plain_name(seat.name)) for seat in replay.match.seats]
        options = [option(text, value, chosen=value == (here.argument or "-")) for value, text in choices]
        target = Address("s", AREA, "eyes", here.match, here.version, here.argument)
        return Select(target, context.words("replay-eyes"), options)


def _button(name: str, here: Address, number: int | None = None) -> Address:
    return Address("b", AREA, name, here.match, here.version if number is None else number, here.argument)


def _shown_on(context: Context, button: Address) -> tuple[int, Address]:
    """Return the id of the pressed panel, and a button on it. A panel keeps its id while it changes."""
    message = context.interaction.message
    return 0 if message is None else message.id, button


def _is_open(replay: Replay) -> bool:
    """Return whether nothing in the match is secret any more."""
    return replay.seed is not None


def _turn_ends(replay: Replay, face: Face) -> list[int]:
    """Return the numbers of the moments in an animation: the first moment, and the moment that ends each turn.

    If turns are short, return the numbers of all moments.
    """
    if not face.has_long_turns:
        return list(range(replay.last + 1))
    turns = [moment.state.turns for moment in replay.moments]
    ends = (number for number in range(1, replay.last + 1) if turns[number] != turns[number - 1])
    return sorted({0, *ends, replay.last})


def _turn_up_to(replay: Replay, face: Face, number: int) -> range:
    """Return the numbers of the moments from the end of the previous turn up to `number`."""
    before = [0, *(end for end in _turn_ends(replay, face) if end < number)]
    return range(before[-1], number + 1)


def _with_names(replay: Replay, words: Words) -> Replay:
    return replace(replay, match=with_names(replay.match, words))


def _views_differ(face: Face, match: Match) -> bool:
    """Return whether the view of some seat differs from the channel's view."""
    public = face.game.view(match.state, None)
    return any(face.game.view(match.state, seat.seat) != public for seat in match.seats)


def _day(at: int) -> date:
    """Return a day in UTC. at: milliseconds since 1970."""
    return datetime.fromtimestamp(at / 1000, UTC).date()


COG = Replays
