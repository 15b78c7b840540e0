"""How Gems 3D looks and reads."""

from collections.abc import Callable, Sequence
from typing import Any

import discord
from msgspec.structs import replace

import render.gems3d
from bot.engine.game import Seat
from bot.engine.table import Table, TableSeat
from bot.games import all_games
from bot.games.gems3d.model import AnyView, FinalView, Mode, Options, ProgressView, Shift, State, View
from bot.games.gems3d.notation import address_name, cell_name
from bot.sessions.model import Entry, Match, Phase
from bot.ui import face
from bot.ui.face import Buttons, ButtonSpec, Captions, Face, Row
from bot.ui.words import Words, channel_mention, plain_name

MOVE = ButtonSpec("move", "gems3d-ui-move", discord.ButtonStyle.primary, versioned=True)
TRICK = ButtonSpec("trick", "gems3d-ui-trick", discord.ButtonStyle.success, versioned=True)
REACH = ButtonSpec("reach", "gems3d-ui-reach")
OWN = ButtonSpec("own", "gems3d-ui-own", discord.ButtonStyle.primary)

state_of: Callable[[Match], State] = face.state_of

HIDDEN = (Mode.RACE, Mode.DAILY)  # boards that only their own seats see while they are played


class GemsFace(Face):
    """See the module's docstring."""

    key = "gems3d"
    painter = render.gems3d
    accent = 0x23A6A0
    has_own_turns = True

    def scene(
        self, match: Match, words: Words, seat: Seat | None = None, view: Any = None, story: Sequence[Entry] = ()
    ) -> tuple[AnyView, Table]:
        """As always; beside a board that only its own seat sees stands only its player's name."""
        seen, table = super().scene(match, words, seat, view, story)
        if seat is not None and is_hidden(match) and isinstance(seen, View):
            table = Table((TableSeat(plain_name(match.name_of(seat))),), table.captions)
        return seen, table

    def move(self, match: Match, notation: str, words: Words) -> str:
        """Return a move as the game's sentences write it: "C1 → A5"; a trick as it is typed, "C1=R"."""
        return notation.replace("-", " → ")

    def captions(self, match: Match, view: AnyView, words: Words, story: Sequence[Entry] = ()) -> Captions:
        lanes = []
        match view:
            case ProgressView():
                captions = {
                    "title": words("gems3d-caption-race"),
                    "hidden": words("gems3d-caption-hidden"),
                    "done": words("gems3d-caption-done"),
                }
                lanes = [lane.turns for lane in view.lanes]
            case FinalView():
                captions = {"title": words("gems3d-caption-raced")}
                lanes = [board.turns for board in view.boards]
            case View():
                captions = {
                    "next": words("gems3d-caption-next"),
                    "hard": words("gems3d-caption-hard"),
                    "turns": words("gems3d-caption-turns", turns=view.turns),
                    "over": words("gems3d-caption-over"),
                }
                if view.over is not None:
                    captions["reason"] = words(f"gems3d-caption-reason-{view.over}")
        captions |= {f"turns-{seat}": words("gems3d-caption-turns", turns=turns) for seat, turns in enumerate(lanes)}
        return tuple(captions.items())

    def settings(self, options: Options, words: Words, seats: int = 0) -> str:
        """Return mode and settings, as the leaderboards name them."""
        return words(
            "gems3d-scoreboard",
            mode=options.mode.value,
            size=options.size,
            types=options.types,
            drop=options.drop,
            line=options.line,
            hard=int(options.hard),
        )

    def leaderboard(self, scoreboard: str, words: Words) -> str:
        """Return the name of a leaderboard from its key. Raises ValueError if there is no such key."""
        if scoreboard == Mode.RACE.value:  # wins, over all settings
            return words("gems3d-mode-race")
        mode, size, types, drop, gems_in_line, *hard = scoreboard.split("-")
        if hard not in ([], ["hard"]):
            raise ValueError(f"no score board: {scoreboard!r}")
        options = Options(Mode(mode), int(size), int(types), int(drop), int(gems_in_line), bool(hard))
        return self.settings(options, words)

    def keepsake(self, match: Match) -> AnyView:
        """Return the board as it was at the end, bright."""
        view = self.view(match)
        return replace(view, over=None) if isinstance(view, View) else view

    def advice(self, match: Match, view: AnyView, words: Words, who: str) -> str:
        """Say what to do: move, or play a trick if one works, or in a race look at one's own board. With others also
        at the cell.
        """
        if not match.solo:
            who = words("gems3d-next-whose", name=who, place=channel_mention(match.place.channel))
        if not isinstance(view, View):
            return words("gems3d-next-race", name=who)
        if view.hint is None:
            return words("gems3d-next-move", name=who, example=example_of(match, match.to_move[0]))
        key = "gems3d-next-trick" if 0 in view.cells else "gems3d-next-full"
        return words(key, name=who, cell=cell_name(view.hint.cell, view.size), points=view.hint.points)

    def buttons(self, match: Match, view: AnyView) -> Buttons:
        """Move and Trick while they work; in a race the own board, whatever stands on it."""
        return Buttons(moves_on(view), more=(REACH,)) if isinstance(view, View) else Buttons((OWN,))

    def rules(self, options: Options, words: Words) -> tuple[str, ...]:
        """Return the rules in two parts."""
        play = words("gems3d-rules-play", size=options.size, types=options.types, drop=options.drop, line=options.line)
        return play, words("gems3d-rules-more")

    def is_minor(self, match: Match) -> bool:
        """Return whether it is a step in a race: the channel need not read of each."""
        entry = match.entry
        racing = match.options.mode is Mode.RACE and match.phase is Phase.PLAYING
        return racing and entry.kind == "move" and entry.seat in match.to_move


def moves_on(view: View) -> Row:
    """Return the buttons of what can be done on a board: Move while a cell is empty, Trick while one works."""
    return (*((MOVE,) if 0 in view.cells else ()), *((TRICK,) if view.hint is not None else ()))


def is_hidden(match: Match) -> bool:
    """Return whether a match has boards that only their own seats see during play."""
    mode: Mode = match.options.mode
    return mode in HIDDEN


def example_of(match: Match, seat: Seat) -> str:
    """Return a move that may be typed as it stands, such as "A2 A1": the first legal one, which gives nothing away."""
    move = all_games()[match.game].default(state_of(match), seat)
    return f"{address_name(move.start)} {address_name(move.goal)}" if isinstance(move, Shift) else ""
