"""Gem Rush in a channel: `/rush`.

The common move is one touch on the board: a way out of the room (a step, or a construction with the cheapest payment),
the room's action, a card. What would show a hand goes on in private: choices, other payments, the hand itself.
"""

from discord import app_commands, ui

from bot.games.gemrush.actions import DrawCard, Scavenge
from bot.games.gemrush.gems import GEM_OF_CODE
from bot.games.gemrush.kinds import parse_move
from bot.games.gemrush.model import DWARVES, Options
from bot.games.gemrush.names import GEM_KEYS, ability, room_told, type_rule
from bot.games.gemrush.rooms import TILES
from bot.games.gemrush.skills import SKILLS
from bot.ui.commands.game_cog import Meant, entered
from bot.ui.commands.suggestions import offer, suggestions
from bot.ui.entry.context import Context
from bot.ui.entry.door import Choices, suggesting
from bot.ui.panels import Layout, panel
from bot.ui.times import asks_for_pace, pace_of
from cogs.gemrush import arguments, panels
from cogs.gemrush.face import MODES, VARIANTS, RushFace
from cogs.gemrush.table import RushTable
from render import gemrush as painter

DWARF_CHOICES = [
    app_commands.Choice(name=f"gemrush-dwarf-{GEM_KEYS[GEM_OF_CODE[code]]}", value=code) for code in DWARVES
]


class GemRush(RushTable, group_name="rush", group_description="gemrush-cmd"):
    """The commands that only Gem Rush has."""

    face = RushFace()

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
        await self.show_own(context, await self.here(context))

    @app_commands.command(name="go", description="gemrush-cmd-go")
    @app_commands.describe(to="gemrush-opt-to")
    @app_commands.autocomplete(to=suggestions(arguments.steps, "players"))
    @entered
    async def go(self, context: Context, to: str) -> None:
        match = (await self._mine(context)).match
        await self.play_all(context, match, arguments.going(match, to))

    @app_commands.command(name="build", description="gemrush-cmd-build")
    @app_commands.describe(door="gemrush-opt-door", cards="gemrush-opt-pay")
    @app_commands.autocomplete(
        door=suggestions(arguments.doors, "players"), cards=suggestions(arguments.payments, "players")
    )
    @entered
    async def build(self, context: Context, door: str, cards: str = "") -> None:
        meant = await self._mine(context)
        match = meant.match
        await self.play(context, meant, self.construction(match, f"{arguments.door(match, door)} {cards}"))

    @app_commands.command(name="act", description="gemrush-cmd-act")
    @app_commands.describe(moving="gemrush-opt-moving", room="gemrush-opt-reach")
    @app_commands.autocomplete(room=suggestions(arguments.reached, "players"))
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
    @app_commands.autocomplete(cards=suggestions(arguments.discards, "players"))
    @entered
    async def discard(self, context: Context, cards: str) -> None:
        await self.play(context, await self.meant(context), f"discard {cards}")

    @app_commands.command(name="warp", description="gemrush-cmd-warp")
    @app_commands.describe(card="gemrush-opt-warp-card", room="gemrush-opt-warp-room")
    @app_commands.autocomplete(
        card=suggestions(arguments.warp_cards, "players"), room=suggestions(arguments.warp_rooms, "players")
    )
    @entered
    async def warp(self, context: Context, card: str, room: str) -> None:
        meant = await self._mine(context)
        await self.play(context, meant, arguments.warping(meant.match, card, room))

    @app_commands.command(name="choose", description="gemrush-cmd-choose")
    @app_commands.describe(answer="gemrush-opt-answer")
    @app_commands.autocomplete(answer=suggestions(arguments.everything, "players"))
    @entered
    async def choose(self, context: Context, answer: str) -> None:
        await self.play(context, await self.meant(context), parse_move(answer))

    @app_commands.command(name="offer", description="gemrush-cmd-offer")
    @app_commands.describe(card="gemrush-opt-offer-card", back="gemrush-opt-back")
    @app_commands.autocomplete(card=suggestions(arguments.offered, "players"))
    @entered
    async def offer(self, context: Context, card: str, back: bool = False) -> None:
        await self.play(context, await self.meant(context), f"{'withdraw' if back else 'offer'} {card}")

    @app_commands.command(name="burn", description="gemrush-cmd-burn")
    @app_commands.describe(cards="gemrush-opt-burn")
    @app_commands.autocomplete(cards=suggestions(arguments.burnt, "players"))
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
    @app_commands.autocomplete(room=suggestions(arguments.rooms, "all"))
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

    @new.autocomplete("target")
    @suggesting
    async def _suggest_target(self, context: Context, current: str) -> Choices:
        return offer(arguments.targets(context.interaction.namespace.mode, context.words), current)

    # ---- what is asked ----

    async def _mine(self, context: Context) -> Meant:
        """The match that a command means, where it is the turn of who asks.

        Raises NotSeated, NotYourTurn, Over, SessionError.
        """
        meant = await self.meant(context)
        self.seat_to_move(meant.match, context.user)
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
