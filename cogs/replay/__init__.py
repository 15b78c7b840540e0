"""Replays of matches: `/replay` shows a match step by step, as an animation or as text.

Only the member sees a replay, but the member can share a moment of it with the channel. The moments of a match
(its start, and the position after each step) are numbered from 0. The address of a button holds the match, the number
of a moment, and the *eyes*, which say whose view is shown. "" means the channel's view, "m" the view of the seat that
moved last, and a number the view of this seat.
"""

import contextlib
from collections import OrderedDict
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import discord
from discord import app_commands

from bot.errors import NoSession, NotAllowed, NotationError, NotKept, SessionError, Unreadable
from bot.sessions import refusals
from bot.sessions.memory.decisive import check_decided
from bot.sessions.memory.record import Replay
from bot.sessions.model import Match
from bot.sessions.play.alone import is_alone
from bot.ui.address import Address
from bot.ui.boards import messages
from bot.ui.client import Client
from bot.ui.commands.house_cog import HouseCog
from bot.ui.commands.listed_matches import in_order, suggested
from bot.ui.commands.sharing import shared_said
from bot.ui.entry import fair
from bot.ui.entry.actions import Answers, Press, action, choice_in
from bot.ui.entry.buttons import Button, number_in
from bot.ui.entry.context import Context
from bot.ui.entry.door import Choices, entered_anywhere, entered_anywhere_with_text, suggesting
from bot.ui.panels import Document, Form, Picture, line, panel
from bot.ui.sync import KEY
from bot.ui.words import Words, safe_name
from cogs.replay.counting import moment_called, most, turn_up_to
from cogs.replay.decided import decided_panel
from cogs.replay.eyes import MOVER, is_open, to_share
from cogs.replay.films import Films
from cogs.replay.of_messages import OfMessages
from cogs.replay.panels import TURN, Panels
from cogs.replay.pasted import PASTED_LENGTH, Pasted
from cogs.replay.reviews import Reviews
from cogs.replay.rows import AREA, FILMS, OTHERS, back_from_text, button_to, is_from_check
from cogs.replay.story import consented_line, mentioned, numbered, step_told, written

CHECKER = Path(__file__).parents[2] / "deploy/check_record.py"  # what members get to check a match without the bot
LONGEST_PASTE = 6_000  # Discord's limit for the characters of a text option
MOST_SEARCHED = 25  # matches that `_default_match` reads at most
SHARED_KEPT = 1_000  # shared moments in memory at most
MOST_ASKED = 10  # members of whom Discord is asked for their name

HEAVY_ACTIONS = frozenset({"open", "share", "decided", "mygame", "costly", "again", "tell", "chosen", *FILMS, *OTHERS})


class Replays(HouseCog):
    area = AREA

    def __init__(self, client: Client) -> None:
        super().__init__(client)
        self._pasted, self._films, self._reviews = Pasted(client.chance), Films(client), Reviews(client)
        self._panels = Panels(client, self._pasted, self._films)
        self._of_messages = OfMessages(client, self._panels)
        self._replaced_soon = set[int]()  # the ids of panels that a press is about to replace
        self._shared: OrderedDict[tuple[int, Address], None] = OrderedDict()  # panels and buttons that shared a moment

    async def cog_load(self) -> None:
        for name, key, callback in (
            ("Replay this", "replay-menu", self.replay_message),
            ("What happened here?", "replay-menu-told", self.tell_message),
        ):
            named = app_commands.locale_str(name, **{KEY: key})
            self.client.tree.add_command(app_commands.ContextMenu(name=named, callback=callback))

    @app_commands.command(name="replay", description="replay-cmd")
    @app_commands.describe(match="replay-opt-match", log="replay-opt-log")
    @entered_anywhere_with_text(LONGEST_PASTE)
    async def replay(
        self, context: Context, match: str | None = None, log: app_commands.Range[str, 1, LONGEST_PASTE] | None = None
    ) -> None:
        await fair.turn(fair.HEAVY)
        if log is not None:
            found = await self.sessions.replays.read(log)
            await self._panels.animate(context, self._pasted.store(context.user, found), found, MOVER)
            return
        match_id = match.strip().casefold() if match is not None else await self._default_match(context)
        await self._panels.animate(context, match_id, await self._panels.replay_of(context, match_id), MOVER)

    @entered_anywhere
    async def replay_message(self, context: Context, message: discord.Message) -> None:
        """Show the replay of the match of a message, from the message's menu."""
        await fair.turn(fair.HEAVY)
        await self._of_messages.replay(context, message)

    @entered_anywhere
    async def tell_message(self, context: Context, message: discord.Message) -> None:
        """Tell what happened on the board of a message, from the message's menu."""
        await fair.turn(fair.PICTURE)
        await self._of_messages.tell(context, message)

    @replay.autocomplete("match")
    @suggesting
    async def _suggest(self, context: Context, current: str) -> Choices:
        rows = await self.sessions.replays.listed(context.request, context.place.guild)
        return suggested(rows, self.client.faces, context.words, current)

    async def _default_match(self, context: Context) -> str:
        """Return the id of the match to show if the member names none.

        This is a match in play in this channel, else the member's newest match, else the server's newest match. A match
        without a move is returned only if there is no other.
        """
        rows = await self.sessions.replays.listed(context.request, context.place.guild)
        if not rows:
            raise SessionError("replay-error-empty")

        for row in in_order(rows, context.place.channel)[:MOST_SEARCHED]:
            try:
                replay = await self._panels.replay_of(context, row.match_id)
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
    async def on_open(self, context: Context, press: Press) -> None:
        """Show the replay of a match as a film."""
        replay = await self._panels.replay_of(context, press.address.match)
        await self._panels.animate(context, press.address.match, replay, MOVER)

    @action("first", "back", "still", "forth", "last")
    async def on_step(self, context: Context, press: Press) -> None:
        """Show another step of a replay, or the same step as a picture."""
        replay, here = await self._panels.replay_of(context, press.address.match), press.version
        numbers = {"first": 0, "back": here - 1, "still": here, "forth": here + 1, "last": replay.last}
        await self._panels.show(context, press.address.match, replay, numbers[press.address.action], press.argument)

    @action("eyes")
    async def on_eyes(self, context: Context, press: Press, answers: Answers) -> None:
        """Show the moment with the eyes that were chosen in the menu. There, "-" means the channel's view."""
        replay = await self._panels.replay_of(context, press.address.match)
        chosen = choice_in(answers).replace("-", "")
        if chosen not in ("", MOVER):
            chosen = str(number_in(chosen))
        await self._panels.show(context, press.address.match, replay, press.version, chosen)

    @action("jump")
    async def on_jump(self, context: Context, press: Press, answers: Answers) -> None:
        """Ask for the number of a turn or move. When the modal is answered, show its last moment.

        In a race, this is a turn of the member's own seat, if it has had so many.
        """
        replay = await self._panels.replay_of(context, press.address.match)
        face = self._panels.face_of(replay)
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
        await self._panels.show(context, press.address.match, replay, number, press.argument)

    @action(*FILMS)
    async def on_film(self, context: Context, press: Press) -> None:
        """Show a replay as a film of the chosen kind."""
        replay = await self._panels.replay_of(context, press.address.match)
        await self._panels.animate(context, press.address.match, replay, press.argument, press.address.action)

    @action("text")
    async def on_text(self, context: Context, press: Press) -> None:
        """Send the turns as numbered lines, and after the match a log that members can paste into `/replay`."""
        replay = await self._panels.replay_of(context, press.address.match)
        back = [back_from_text(press.address, context.words)]
        told, shown = numbered(replay, self._panels.face_of(replay), context.words)
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
            if is_from_check(press.address) and (record := await self.sessions.verifying.text(replay)):
                documents += [
                    Document(record.encode(), f"{name}-draws.txt"),
                    Document(CHECKER.read_bytes(), CHECKER.name),
                ]
                head = f"{head}\n{context.words('seal-script', file=f'{name}-draws.txt', script=CHECKER.name)}"
        lines = [*shown, *consented_line(replay, context.words), head]
        await context.show(panel("\n".join(lines), back, documents=documents), *documents)

    async def _names(self, context: Context, users: Sequence[int]) -> Mapping[int, str]:
        """Return the names of users in this server, by user id. Users who have left have none."""
        home, found = context.interaction.guild, dict[int, str]()
        if home is None or not context.place.guild:
            return found
        for user in users[:MOST_ASKED]:
            with contextlib.suppress(discord.HTTPException):
                found[user] = (await home.fetch_member(user)).display_name
        return found

    @action("decided")
    async def on_decided(self, context: Context, press: Press) -> None:
        """Show the moves that decided the match."""
        replay = await self._panels.replay_of(context, press.address.match)
        face, seat = self._panels.face_of(replay), replay.viewer(context.user)
        check_decided(replay, face.game)
        await context.show_at_work(context.words("decided-working"))
        found = await self.sessions.decisive.of(replay, seat)
        about = face, replay, found.moments, seat, press.address.match, context.words
        layout, pictures = await decided_panel(self.client.pictures, *about)
        await context.show(layout, *pictures)

    @action("mygame", "costly", "again", "tell")
    async def on_review(self, context: Context, press: Press) -> None:
        """Show the member how well they have played, and what follows from this panel."""
        await self._reviews.pressed(context, press, await self._panels.replay_of(context, press.address.match))

    @action("chosen")
    async def on_chosen(self, context: Context, press: Press, answers: Answers) -> None:
        """Show the member how well they have played the match that they have chosen in a menu."""
        key = choice_in(answers)
        await self._reviews.show(context, key, await self._panels.replay_of(context, key))

    @action("moment")
    async def on_moment(self, context: Context, press: Press) -> None:
        """Show a moment to the member before they share it. In the address, the version 0 means the newest moment."""
        replay = await self._panels.replay_of(context, press.address.match)
        number = press.version or replay.last
        eyes = to_share(replay, self._panels.face_of(replay), press.version, press.argument, context.user)
        picture = await self._moment(context, replay, number, eyes, context.words)
        target = Address("b", AREA, "share", press.address.match, number, eyes)
        self._shared.pop(_shown_on(context, target), None)  # who looks at it once more may share it once more
        row = [Button(target, context.words("replay-ui-share"), discord.ButtonStyle.success)]
        row.append(Button(button_to("still", press.address, number), context.words("replay-ui-still")))
        key = "replay-moment-preview" if is_open(replay) else "replay-moment-preview-playing"
        await context.show(panel(context.words(key), row, picture=picture), picture)

    @action("share")
    async def on_share(self, context: Context, press: Press) -> None:
        """Post the moment in the channel, as the channel may see it. A second press on the button posts nothing."""
        words = context.public_words
        replay = await self._panels.replay_of(context, press.address.match, words)
        face, number = self._panels.face_of(replay), min(press.version, replay.last)
        shared = _shown_on(context, press.address)
        back = [Button(button_to("still", press.address, number), context.words("replay-ui-still"))]
        done = panel(shared_said(context), back)
        if shared in self._shared:
            await context.show(done)
            return
        self._shared[shared] = None
        try:
            picture = await self._moment(context, replay, number, press.argument, words)
            told = step_told(replay, face, words, number)
            title = messages.title(replay.match, face, words)
            head = words("replay-shared", name=safe_name(words.member(context.request.member.name)), title=title)
            opens = Button(Address("b", AREA, "open", press.address.match, number), words("replay-ui-open"))
            row = [] if is_alone(replay.match) else [opens]  # nobody else may see more of it
            shown = panel(f"{head}\n{told}".strip(), row, picture=picture)
            await context.publish(shown, picture, server=replay.match.place.guild)
        except BaseException:
            del self._shared[shared]
            raise
        while len(self._shared) > SHARED_KEPT:
            self._shared.popitem(last=False)
        await context.show(done)

    async def _moment(self, context: Context, replay: Replay, number: int, eyes: str, words: Words) -> Picture:
        """Return an animation of a turn up to a moment, as the channel may see it.

        eyes: see `to_share`. During play, they are the channel's.

        Raises NotAllowed if the channel may not see the match.
        """
        if not replay.match.id:
            raise NotAllowed("replay-error-moment-pasted")
        if replay.match.private and not is_open(replay):
            raise NotAllowed("replay-error-moment-alone" if is_alone(replay.match) else "replay-error-moment-hidden")
        face = self._panels.face_of(replay)
        number = min(number, replay.last)
        if number == 0:
            raise SessionError("replay-error-moment-none")
        await context.show_at_work(context.words("replay-working"))
        numbers = turn_up_to(replay, face, number)
        scenes = await self._films.scenes(context, replay, numbers, eyes if is_open(replay) else "", words)
        match = replay.at(number, face.game)
        return (await self._films.animate(context, match, scenes, TURN, "moment.gif", words))[0]

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


def _shown_on(context: Context, button: Address) -> tuple[int, Address]:
    """Return the id of the pressed panel, and a button on it. A panel keeps its id while it changes."""
    message = context.interaction.message
    return 0 if message is None else message.id, button


COG = Replays
