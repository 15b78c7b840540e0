"""The face of Gembatan: its picture, words and buttons."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any

import discord
from msgspec.structs import replace

import render.gembatan
from bot.engine.game import Seat
from bot.engine.pages import Page
from bot.engine.parts import ranges
from bot.engine.table import Table
from bot.errors import Param
from bot.games.gembatan import DAILY, SCOREBOARD
from bot.games.gembatan.advice import best_plays, chances_of
from bot.games.gembatan.events import GemsLeft, PiecesDrawn
from bot.games.gembatan.heard import tile_said
from bot.games.gembatan.lessons import LESSONS
from bot.games.gembatan.model import (
    COLOUR_LETTERS,
    COLOURS,
    SIDES,
    EndTurn,
    Fill,
    Lay,
    Move,
    Options,
    Pass,
    State,
    Tally,
    Trade,
    View,
)
from bot.games.gembatan.modes import DAILY_TURNS, Mode
from bot.games.gembatan.notation import cell_name, gem_name, parse_move, parse_tile, socket_name, tile_name
from bot.games.gembatan.pages import PAGES
from bot.games.gembatan.plays import can_trade, grid_of, is_drafting, plays
from bot.games.gembatan.view import AnyView, HiddenView, lead, own_view, page, with_steps, with_tile
from bot.sessions.model import Entry, Match
from bot.ui import face
from bot.ui.face import Buttons, ButtonSpec, Face, Start
from bot.ui.faces.pictured import Captions
from bot.ui.faces.told import LONGEST_NEWS
from bot.ui.letters import place_said
from bot.ui.pieces import Emoji
from bot.ui.words import Words
from cogs.gembatan.course import course
from cogs.gembatan.recap import chain_names, longest_chain, recap, turn_line
from render.png import part_of

PLAY = ButtonSpec("play", "gembatan-ui-play", discord.ButtonStyle.primary, versioned=True)
BACK = ButtonSpec("play", "gembatan-ui-back", versioned=True)
BEST_STEPS = ButtonSpec("play", "gembatan-ui-best-steps", versioned=True)
ALL_STEPS = ButtonSpec("every", "gembatan-ui-every", versioned=True)
OTHER_TILE = ButtonSpec("every", "gembatan-ui-back", versioned=True)
FINISH = ButtonSpec("finish", "gembatan-ui-finish", discord.ButtonStyle.success, versioned=True)
PASS = ButtonSpec("finish", "gembatan-ui-pass", versioned=True)
START_OVER = ButtonSpec("over", "gembatan-ui-over", versioned=True)
TRADE = ButtonSpec("trade", "gembatan-ui-trade", versioned=True)
HERE = ButtonSpec("here", "gembatan-ui-here")
OTHER_CELL = ButtonSpec("here", "gembatan-ui-other-cell")
HAND = ButtonSpec("hand", "gembatan-ui-hand", seated=True)
OWN = ButtonSpec("own", "gembatan-ui-own", discord.ButtonStyle.primary, seated=True)

# A first match, of about seven minutes: two members have five turns each.
SHORT_MATCH = Options(gems=24)

state_of: Callable[[Match], State] = face.state_of
# Actions of buttons that end the turn, or lead to its end, and the move that each makes. A button with the action
# "trade" and an argument only chooses pieces.
_ENDS: dict[str, tuple[type, ...]] = {"finish": (EndTurn, Pass), "trade": (Trade,), "swap": (Trade,)}


def letters(match: Match, seat: Seat, words: Words) -> tuple[str, ...]:
    """Return a line that says what the letters on tiles and gems mean."""
    return (words("gembatan-letters"),)


class GembatanFace(Face):
    key = "gembatan"
    painter = render.gembatan
    accent = 0xE0A93B
    has_long_turns = True
    tells_turns = True
    scoring = "gembatan-scoring"
    letters = staticmethod(letters)
    turn_before = "gembatan-alt-played", "gembatan-alt-passed", "gembatan-alt-traded"
    untold_at_end = (PiecesDrawn, GemsLeft)
    pages = PAGES
    lessons = LESSONS
    course = staticmethod(course)

    def emoji(self) -> Iterable[Emoji]:
        return render.gembatan.all_emoji()

    def move(self, match: Match, notation: str, words: Words) -> str:
        """Return a step of a turn in words, without the names of cells."""
        match parse_move(notation):
            case Lay() as lay:
                return words("gembatan-step-tile", tile=tile_name(lay.tile, lay.turn))
            case Fill():
                return words("gembatan-step-gem")
            case EndTurn():
                return words("gembatan-ui-finish")
            case Trade():
                return words("gembatan-ui-trade")
        return notation

    def left_of_turn(self, match: Match, words: Words) -> str:
        return "" if is_drafting(state_of(match)) else words("gembatan-anew")

    def news(self, match: Match, entries: Sequence[Entry], words: Words) -> str:
        return recap(match, entries, words, LONGEST_NEWS)

    def turn_line(self, match: Match, words: Words, turn: Sequence[Entry] = ()) -> str:
        return turn_line(match, match.entry, words, turn=turn)

    def captions(self, match: Match, view: AnyView, words: Words, story: Sequence[Entry] = ()) -> Captions:
        if isinstance(view, HiddenView):
            if view.over is None:
                return (("hidden", words("gembatan-caption-hidden")),)
            uncounted = ("uncounted", words("gembatan-caption-uncounted"))
            return ("hidden", words(f"gembatan-caption-reason-{view.over}")), uncounted
        if view.over is None:
            return () if view.pick is not None else (("left", words("gembatan-caption-left")),)
        reason = words(f"gembatan-caption-reason-{view.over}")
        told = [
            ("over", words("gembatan-caption-over")),
            ("uncounted", words("gembatan-caption-uncounted")),
            ("draw", words("gembatan-caption-draw")),
            ("chain", words("gembatan-caption-chain")),
        ]
        if ahead := lead(view):
            told.append(("margin", words("gembatan-caption-margin", points=ahead)))
        return (*told, ("reason", reason))

    def settings(self, options: Options, words: Words, seats: int = 0) -> str:
        if options.mode is Mode.DAILY:
            return words("gembatan-scoreboard-daily")
        gems = options.gems if options != Options() else 0
        return words("gembatan-among", count=seats, gems=gems) if seats else words("gembatan-scoreboard", gems=gems)

    def starts(self) -> tuple[Start, ...]:
        return Start("usual", Options()), Start("short", SHORT_MATCH, computers=1)

    def leaderboard(self, scoreboard: str, words: Words) -> str:
        if scoreboard == DAILY:
            return words("gembatan-scoreboard-daily")
        low, high = ranges(Options)["gems"]
        named, _, gems = scoreboard.partition("-")
        if named != SCOREBOARD or (gems not in map(str, range(low, high)) and scoreboard != SCOREBOARD):
            raise ValueError(f"no score board: {scoreboard!r}")
        return words("gembatan-scoreboard", gems=int(gems or 0))

    def advice(self, match: Match, view: View, words: Words, who: str) -> str:
        if view.draft is not None:
            parts = turn_parts(view.draft.tiles, view.draft.tally, words)
            points = view.draft.tally.points
            return words("gembatan-next-draft", name=who, parts=parts, points=points)
        state, place = state_of(match), place_said(match, words)
        if can_play(state):
            key = "gembatan-next-play" if can_trade(state) else "gembatan-next-fixed"
        else:
            key = "gembatan-next-trade" if can_trade(state) else "gembatan-next-pass"
        return words(key, name=who, place=place)

    def goal(self, match: Match, words: Words) -> str:
        return "" if is_drafting(state_of(match)) else words("gembatan-next-goal")

    def suggested(self, match: Match, seat: Seat, move: Move, then: Sequence[Move] = ()) -> View:
        """Return the view in which suggested plays are a draft. Other moves would show drawn pieces."""
        drafted = state_of(match)
        for play in (move, *then):
            drafted = self.game.apply(drafted, seat, play).state if isinstance(play, Lay | Fill) else drafted
        seen: View = self.game.view(drafted, seat)
        return seen

    def marked(self, match: Match, seat: Seat, move: Move) -> View:
        """Return the view that numbers the plays as the panels of a lesson's turn do. It shows only the number 1.

        A move that is no play has no number.
        """
        state = state_of(match)
        if not isinstance(move, Lay | Fill):
            seen: View = self.game.view(state, seat)
            return seen
        numbered = with_steps(state, seat, best_plays(state, seat, first=move))
        assert numbered.pick is not None  # it numbers choices
        shown = replace(numbered.pick, tile=move.tile) if isinstance(move, Lay) else numbered.pick
        return page(replace(numbered, pick=shown), 1, 1)

    def marked_move(self, match: Match, notation: str, words: Words, *, heard: bool = False, cell: bool = False) -> str:
        """Return the piece and its number in the picture of a lesson; of other moves, the button.

        heard: whether a tile is told by its colours, as it lies in the hand. cell: the piece, its place and its gem.
        """
        move, state = parse_move(notation), state_of(match)
        if not isinstance(move, Lay | Fill):
            return self.move(match, notation, words)
        gem = gem_name(chances_of(state, state.turn).gem(move))
        first, second = (COLOURS[COLOUR_LETTERS.index(letter)] for letter in gem)
        about = {"gem": gem, "first": first, "second": second}
        if isinstance(move, Lay) and cell:
            tile, side = tile_name(move.tile, move.turn), SIDES[move.side]
            return words("gembatan-answer-tile", tile=tile, cell=cell_name(move.cell), side=side, **about)
        if isinstance(move, Lay) and heard:
            return words("gembatan-marked-tile-said", tile=tile_said(move.tile), number=1)
        if isinstance(move, Lay):
            return words("gembatan-marked-tile", tile=tile_name(move.tile, move.turn), number=1)
        if cell:
            one, other = socket_name(move.socket).split("-")
            return words("gembatan-answer-gem", one=one, other=other, **about)
        return words("gembatan-marked-gem", number=1, **about)

    def planned_move(self, match: Match, notation: str, words: Words) -> str:
        if isinstance(parse_move(notation), Trade):  # no picture shows the pieces
            return f"{self.move(match, notation, words)} `{notation.partition(' ')[2]}`"
        return self.marked_move(match, notation, words, cell=True)

    def leads_to(self, action: str, argument: str, notation: str) -> bool:
        """Return whether a button leads to a move. A button with a tile names it as it lies in the hand."""
        move = parse_move(notation)
        if action in _ENDS and not (action == "trade" and argument):
            return isinstance(move, _ENDS[action])
        named = f"{notation} {tile_name(move.tile)}" if isinstance(move, Lay) else notation
        return super().leads_to(action, argument, notation) or super().leads_to(action, argument, named)

    def hides_boards(self, match: Match) -> bool:
        return is_daily(match)

    def buttons(self, match: Match, view: AnyView) -> Buttons:
        if is_daily(match):
            return Buttons((OWN,))
        play = (PLAY,) if can_play(state_of(match)) else ()
        return Buttons((*play, *endings(match)), more=(HERE, HAND))

    def page_params(self, page: Page, options: Options, words: Words) -> dict[str, Param]:
        return {"gems": options.gems, "turns": DAILY_TURNS}

    def page_picture(self, page: Page, match: Match | None, words: Words) -> tuple[Callable[..., bytes], Any, Table]:
        """Return the picture of a page. The mark `tile SIDES` numbers the cells where this tile of the hand fits."""
        assert match is not None  # each page has a position
        _, _, sides = page.marks.partition("tile ")
        state = state_of(match)
        view = with_tile(state, match.to_move[0], parse_tile(sides)[0]) if sides else own_view(state)
        paint = self.painter.paint if page.rows is None else partial(part_of, self.painter.paint, page.rows)
        return paint, *self.scene(match, words, view=view)

    def options_of(self, state: State) -> Options:
        return Options(mode=Mode.DAILY) if state.length else Options()

    def result(self, match: Match, seat: Seat, story: Sequence[Entry], words: Words) -> str:
        """Return whether the seat's member has left. The picture and its alt text say where the points came from."""
        return "" if state_of(match).present[seat] else words("gembatan-ui-account-gone")

    def highlight(self, match: Match, story: Sequence[Entry], words: Words) -> str:
        """Return the longest chain and whose it is; "" if there was none."""
        return longest_chain(match, story, self.view(match).best, words)


def is_daily(match: Match) -> bool:
    mode: Mode = match.options.mode
    return mode is Mode.DAILY


def can_play(state: State) -> bool:
    """Return whether the seat to move can lay a tile or fill a socket."""
    return next(plays(state, grid_of(state), state.turn), None) is not None


def endings(match: Match) -> tuple[ButtonSpec, ...]:
    """Return the buttons with which the seat to move can end its turn, begin it again, trade or pass."""
    state = state_of(match)
    if is_drafting(state):
        # Green asks for a press, so it waits until nothing more fits.
        finish = replace(FINISH, style=discord.ButtonStyle.secondary) if can_play(state) else FINISH
        # Steps cannot be taken back if a player has left or a seat has got another member meanwhile.
        return (finish,) if match.can_undo is None else (finish, START_OVER)
    if can_play(state):  # the answer to a puzzle is never a trade
        return (TRADE,) if can_trade(state) and match.tells_worth else ()
    only_action = TRADE if can_trade(state) else PASS
    return (replace(only_action, style=discord.ButtonStyle.primary),)


def turn_parts(tiles: int, tally: Tally, words: Words) -> str:
    """Return the parts of a turn, such as "2 tiles, 3 gems and red chain of 4"."""
    gems = len(tally.placed)
    pieces = [one for one in ((tiles, 0), (0, gems)) if any(one)] or [(0, 0)]
    parts = [words("gembatan-tiles-and-gems", tiles=tiles, gems=gems) for tiles, gems in pieces]
    parts += chain_names(tally.chains, words)
    if tally.gembatan:
        parts.append(words("gembatan-ui-gembatan"))
    return words.listed(parts)
