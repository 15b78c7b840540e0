"""Gem Rush in a channel: `/rush`.

The common move is one touch on the board: a way out of the room (a step, or a construction with the cheapest payment),
the room's action, a card. What would show a hand goes on in private: choices, other payments, the hand itself.
"""

from collections.abc import Callable, Iterable

from discord import app_commands, ui

from bot.engine.game import Seat
from bot.games.gemrush.actions import DrawCard, Scavenge
from bot.games.gemrush.gems import GEM_OF_CODE
from bot.games.gemrush.model import DWARVES, Options
from bot.games.gemrush.names import GEM_KEYS, ability, room_told, type_rule
from bot.games.gemrush.rooms import TILES
from bot.games.gemrush.rules import parse_move
from bot.games.gemrush.skills import SKILLS
from bot.sessions.model import Match, Phase
from bot.ui.commands.game_cog import Meant, entered
from bot.ui.entry.context import Context, Interaction
from bot.ui.language.times import asks_for_pace, pace_of
from bot.ui.language.words import Words
from bot.ui.panels.views import Layout, panel
from cogs.gemrush import arguments, panels
from cogs.gemrush.face import MODES, VARIANTS
from cogs.gemrush.panels import Option
from cogs.gemrush.table import RushTable
from render import gemrush as painter

Choices = list[app_commands.Choice[str]]
DWARF_CHOICES = [
    app_commands.Choice(name=f"gemrush-dwarf-{GEM_KEYS[GEM_OF_CODE[code]]}", value=code) for code in DWARVES
]
Suggest = Callable[[Match, Seat, Words, app_commands.Namespace], Iterable[Option]]


class GemRush(RushTable, group_name="rush", group_description="gemrush-cmd"):
    """The commands that only Gem Rush has."""

    @app_commands.command(name="new", description="gemrush-cmd-new")
    @app_commands.describe(
        mode="gemrush-opt-mode",
        target="gemrush-opt-target",
        skills="gemrush-opt-skills",
        skill="gemrush-opt-skill",
        deal="gemrush-opt-deal",
        seats="gemrush-opt-seats",
        alone="gemrush-opt-alone",
        dwarf="gemrush-opt-dwarf",
    )
    @app_commands.choices(
        mode=[app_commands.Choice(name=f"gemrush-choice-{mode}", value=mode) for mode in MODES],
        skills=[app_commands.Choice(name=f"gemrush-choice-{variant}", value=variant) for variant in VARIANTS],
        skill=[app_commands.Choice(name=f"gemrush-skill-{skill.key}", value=skill.key) for skill in SKILLS],
        dwarf=DWARF_CHOICES,
    )
    @asks_for_pace
    @entered
    async def new(
        self,
        context: Context,
        mode: str | None = None,
        target: str | None = None,
        skills: str | None = None,
        skill: str = "",
        deal: int | None = None,
        seats: int = 0,
        alone: bool = False,
        dwarf: str = "",
        time: int = 0,
        late: str = "ask",
        holiday: str = "stand-in",
    ) -> None:
        usual = Options()
        options = Options(
            mode=mode or ("crisis" if alone else "rush"),  # type: ignore[arg-type]  # one of the choices
            target=arguments.target(target),  # type: ignore[arg-type]  # a word of Options, or a number
            variant=skills or usual.variant,  # type: ignore[arg-type]  # one of the choices
            dealt=usual.dealt if deal is None else deal,
            solo=alone,
            seats=seats,
            skill=skill,
            chosen=(dwarf,) if dwarf else (),
        )
        await self.open(context, options, pace_of(time, late, holiday))

    @app_commands.command(name="join", description="cmd-join")
    @app_commands.describe(dwarf="gemrush-opt-dwarf")
    @app_commands.choices(dwarf=DWARF_CHOICES)
    @entered
    async def join(  # type: ignore[override]  # in place of the command that all games share, with a choice
        self, context: Context, dwarf: str = ""
    ) -> None:
        match = await self._table(context)
        await (self.take_choice(context, match, dwarf) if dwarf else self._join(context, match.id))

    @app_commands.command(name="hand", description="gemrush-cmd-hand")
    @entered
    async def hand(self, context: Context) -> None:
        await self.show_hand(context, await self.here(context))

    @app_commands.command(name="go", description="gemrush-cmd-go")
    @app_commands.describe(to="gemrush-opt-to")
    @entered
    async def go(self, context: Context, to: str) -> None:
        match = (await self._mine(context)).match
        await self.play_all(context, match, arguments.going(match, to))

    @app_commands.command(name="build", description="gemrush-cmd-build")
    @app_commands.describe(door="gemrush-opt-door", cards="gemrush-opt-pay")
    @entered
    async def build(self, context: Context, door: str, cards: str = "") -> None:
        meant = await self._mine(context)
        match = meant.match
        await self.play(context, meant, self.construction(match, f"{arguments.door(match, door)} {cards}"))

    @app_commands.command(name="act", description="gemrush-cmd-act")
    @app_commands.describe(moving="gemrush-opt-moving", room="gemrush-opt-reach")
    @entered
    async def act(self, context: Context, moving: bool = False, room: str | None = None) -> None:
        meant = await self._mine(context)
        await self.play(context, meant, arguments.acting(meant.match, room, moving=moving))

    @app_commands.command(name="draw", description="gemrush-cmd-draw")
    @app_commands.describe(pile="gemrush-opt-pile")
    @entered
    async def draw(self, context: Context, pile: bool = False) -> None:
        await self.play(context, await self.meant(context), Scavenge() if pile else DrawCard())

    @app_commands.command(name="discard", description="gemrush-cmd-discard")
    @app_commands.describe(cards="gemrush-opt-cards")
    @entered
    async def discard(self, context: Context, cards: str) -> None:
        await self.play(context, await self.meant(context), f"discard {cards}")

    @app_commands.command(name="warp", description="gemrush-cmd-warp")
    @app_commands.describe(card="gemrush-opt-warp-card", room="gemrush-opt-warp-room")
    @entered
    async def warp(self, context: Context, card: str, room: str) -> None:
        meant = await self._mine(context)
        await self.play(context, meant, arguments.warping(meant.match, card, room))

    @app_commands.command(name="choose", description="gemrush-cmd-choose")
    @app_commands.describe(answer="gemrush-opt-answer")
    @entered
    async def choose(self, context: Context, answer: str) -> None:
        await self.play(context, await self.meant(context), parse_move(answer))

    @app_commands.command(name="offer", description="gemrush-cmd-offer")
    @app_commands.describe(card="gemrush-opt-offer-card", back="gemrush-opt-back")
    @entered
    async def offer(self, context: Context, card: str, back: bool = False) -> None:
        await self.play(context, await self.meant(context), f"{'withdraw' if back else 'offer'} {card}")

    @app_commands.command(name="burn", description="gemrush-cmd-burn")
    @app_commands.describe(cards="gemrush-opt-burn")
    @entered
    async def burn(self, context: Context, cards: str = "") -> None:
        await self.play(context, await self.meant(context), f"burn {cards}".strip())

    @app_commands.command(name="stop", description="gemrush-cmd-stop")
    @app_commands.describe(play_on="gemrush-opt-play-on")
    @entered
    async def stop(self, context: Context, play_on: bool = False) -> None:
        await self.play(context, await self.meant(context), "play on" if play_on else "stop")

    @app_commands.command(name="mine", description="gemrush-cmd-mine")
    @entered
    async def mine(self, context: Context) -> None:
        await self.show_mine(context, await self.here(context))

    @app_commands.command(name="room", description="gemrush-cmd-room")
    @app_commands.describe(room="gemrush-opt-room")
    @entered
    async def room(self, context: Context, room: str | None = None) -> None:
        match = await self.here(context)
        laid = arguments.room_at(match, room)
        words = context.words
        said = room_told(laid, words)
        table = self.face.legend(words)
        what = ability(laid.tile, words) or words.phrase(type_rule(TILES[laid.tile].type))
        table = type(table)(table.seats, (*table.captions, ("text", what)))
        subjects = (painter.paint_room, TILES[laid.tile], table, laid.turn)
        picture = await self.client.pictures.beside(*subjects, name="room", alt=said, words=words)
        await context.show(panel(said, picture=picture), picture)

    @app_commands.command(name="skill", description="gemrush-cmd-skill")
    @entered
    async def skill(self, context: Context) -> None:
        await context.show(panel(panels.skills(await self.here(context), context.words)))

    @app_commands.command(name="news", description="gemrush-cmd-news")
    @entered
    async def news(self, context: Context) -> None:
        await self.show_story(context, await self.here(context))

    # ---- suggestions while a command is typed: only what is legal now; nobody else sees them ----

    @new.autocomplete("target")
    async def _suggest_target(self, interaction: Interaction, current: str) -> Choices:
        async def find(context: Context) -> Choices:
            mode = interaction.namespace.mode
            return arguments.matching(arguments.targets(mode, context.words), current)

        return await self.client.door.suggest(interaction, find)

    @go.autocomplete("to")
    async def _suggest_to(self, interaction: Interaction, current: str) -> Choices:
        return await self._suggest(interaction, arguments.steps, current)

    @build.autocomplete("door")
    async def _suggest_door(self, interaction: Interaction, current: str) -> Choices:
        return await self._suggest(interaction, arguments.doors, current)

    @build.autocomplete("cards")
    async def _suggest_payment(self, interaction: Interaction, current: str) -> Choices:
        return await self._suggest(interaction, arguments.payments, current)

    @act.autocomplete("room")
    async def _suggest_reach(self, interaction: Interaction, current: str) -> Choices:
        return await self._suggest(interaction, arguments.reached, current)

    @discard.autocomplete("cards")
    async def _suggest_discard(self, interaction: Interaction, current: str) -> Choices:
        return await self._suggest(interaction, arguments.discards, current)

    @warp.autocomplete("card")
    async def _suggest_warp_card(self, interaction: Interaction, current: str) -> Choices:
        return await self._suggest(interaction, arguments.warp_cards, current)

    @warp.autocomplete("room")
    async def _suggest_warp_room(self, interaction: Interaction, current: str) -> Choices:
        return await self._suggest(interaction, arguments.warp_rooms, current)

    @choose.autocomplete("answer")
    async def _suggest_answer(self, interaction: Interaction, current: str) -> Choices:
        return await self._suggest(interaction, arguments.everything, current)

    @offer.autocomplete("card")
    async def _suggest_offer(self, interaction: Interaction, current: str) -> Choices:
        return await self._suggest(interaction, arguments.offered, current)

    @burn.autocomplete("cards")
    async def _suggest_burn(self, interaction: Interaction, current: str) -> Choices:
        return await self._suggest(interaction, arguments.burnt, current)

    @room.autocomplete("room")
    async def _suggest_room(self, interaction: Interaction, current: str) -> Choices:
        async def find(context: Context) -> Choices:
            return arguments.matching(arguments.rooms(await self.here(context), context.words), current)

        return await self.client.door.suggest(interaction, find)

    async def _suggest(self, interaction: Interaction, options: Suggest, current: str) -> Choices:
        async def find(context: Context) -> Choices:
            match = await self.here(context)
            seat = match.seat_of(context.user)
            if match.phase is not Phase.PLAYING or seat is None:
                return []
            return arguments.matching(options(match, seat, context.words, interaction.namespace), current)

        return await self.client.door.suggest(interaction, find)

    # ---- what is asked ----

    async def _mine(self, context: Context) -> Meant:
        """The match that a command means, where it is the turn of who asks.

        Raises NotSeated, NotYourTurn, Over, SessionError.
        """
        meant = await self.meant(context)
        self._moving(context, meant.match)
        return meant

    async def _rules(self, context: Context, options: Options) -> None:
        """Texts, and the signs of the board with what they mean."""
        words = context.words
        table = self.face.legend(words)
        signs = await self.client.pictures.beside(
            painter.paint_legend, table, name="signs", alt=words("gemrush-alt-legend"), words=words
        )
        gems = await self.client.pictures.beside(
            painter.paint_gems, table, name="gems", alt=words("gemrush-alt-gems"), words=words
        )
        texts = [ui.TextDisplay[Layout](text) for text in self.face.rules(options, words)]
        await context.show(Layout(texts[0], signs.gallery(), *texts[1:], gems.gallery()), signs, gems)


COG = GemRush
