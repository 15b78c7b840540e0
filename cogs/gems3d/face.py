"""The face of Gems 3D, suggestions of moves, and the hidden boards of a race or a daily."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any
from urllib.parse import quote, unquote

import discord
from msgspec.structs import replace

import render.gems3d
from bot.engine.game import NO_RESULT, Seat
from bot.engine.pages import Page
from bot.engine.table import Table
from bot.errors import NotAllowed, Param
from bot.games.gems3d.heard import lanes
from bot.games.gems3d.lessons import LESSONS
from bot.games.gems3d.model import (
    AnyView,
    Cells,
    FinalView,
    FormationCleared,
    Mode,
    Move,
    Options,
    ProgressView,
    State,
    Trick,
    View,
)
from bot.games.gems3d.notation import address_name, cell_at, cell_name, gem_name, listed, parse_address
from bot.games.gems3d.pages import PAGES
from bot.games.gems3d.rules import board_of, steps_of
from bot.games.gems3d.view import own_view, with_reach
from bot.sessions.model import Entry, Match, Phase
from bot.sessions.refusals import not_seated
from bot.ui import face
from bot.ui.address import LONGEST_ARGUMENT
from bot.ui.face import Buttons, ButtonSpec, Face, Row, Start
from bot.ui.faces.pictured import Captions
from bot.ui.letters import place_said
from bot.ui.panels import whole_lines
from bot.ui.pieces import Emoji
from bot.ui.why_over import credited_by
from bot.ui.words import Words, with_names
from cogs.gems3d.course import course
from cogs.gems3d.result import race_captions, shared_captions, shared_headline, shared_shares
from render.png import part_of

MOVE = ButtonSpec("move", "gems3d-ui-move", discord.ButtonStyle.primary, versioned=True)
OTHER = ButtonSpec("gem", "gems3d-ui-other", versioned=True)
NO_TRICK = ButtonSpec("gem", "gems3d-ui-no-trick", versioned=True)
TRICK = ButtonSpec("trick", "gems3d-ui-trick", discord.ButtonStyle.success, versioned=True)
REACH = ButtonSpec("reach", "gems3d-ui-reach")
OWN = ButtonSpec("own", "gems3d-ui-own", discord.ButtonStyle.primary, seated=True)
CLOSE = ButtonSpec("close", "daily-ui-end")
YES_CLOSE = ButtonSpec("shut", "daily-ui-end-yes", discord.ButtonStyle.danger)
BACK = ButtonSpec("own", "ui-no")

state_of: Callable[[Match], State] = face.state_of

_PLAIN = "".join(chr(code) for code in range(32, 127) if chr(code) != "%")  # stays as it is in an address

# A first match, of about six minutes. On this board even an easy computer player makes a line every five moves.
SHORT_RACE = Options(Mode.RACE, size=7, types=5, turns=12, points=True)

HIDDEN = (Mode.RACE, Mode.DAILY)  # modes in which each seat has a board that other seats do not see during play


def letters(match: Match, seat: Seat, words: Words) -> tuple[str, ...]:
    """Return a line with the types of gems in play, which the pictures name by a letter."""
    return (types_line(state_of(match), words),)


class GemsFace(Face):
    key = "gems3d"
    painter = render.gems3d
    accent = 0x23A6A0
    has_own_turns = True
    wins_together = True
    pages = PAGES
    lessons = LESSONS
    letters = staticmethod(letters)
    course = staticmethod(course)
    shared_headline = staticmethod(shared_headline)
    result = staticmethod(shared_shares)

    def emoji(self) -> Iterable[Emoji]:
        return render.gems3d.all_emoji()

    def scene(
        self, match: Match, words: Words, seat: Seat | None = None, view: Any = None, story: Sequence[Entry] = ()
    ) -> tuple[AnyView, Table]:
        """Return a view and its table of names, which for a hidden board has only the name of the board's player."""
        seen, table = super().scene(match, words, seat, view, story)
        if seat is not None and is_hidden(match) and isinstance(seen, View):
            table = Table((table.seats[seat],), table.captions, seat)
        return seen, table

    def move(self, match: Match, notation: str, words: Words) -> str:
        """Return a move in words, such as "C1 → A5", or a trick, such as "C1 = red"."""
        move = self.game.parse(notation)
        if not isinstance(move, Trick) or not move.gem:
            return notation.replace("-", " → ")
        return words("gems3d-ui-trick-told", cell=address_name(move.cell), gem=gem_name(move.gem))

    def plan_hint(self, words: Words) -> str:
        return words("gems3d-plan-scores")

    def turns(self, state: State, seat: Seat) -> int:
        return board_of(state, seat).turns

    def turn_of(self, state: State, seat: Seat) -> int:
        return self.turns(state, seat) + 1

    def captions(self, match: Match, view: AnyView, words: Words, story: Sequence[Entry] = ()) -> Captions:
        most = match.options.turns
        progress: list[tuple[int, int | None]] = []
        match view:
            case ProgressView():
                captions = {
                    "title": words("gems3d-caption-race"),
                    "note": words("gems3d-caption-hidden"),
                    "done": words("gems3d-caption-done"),
                }
                if view.stopped:
                    captions["title"] = words("gems3d-caption-over")
                    captions["note"] = words(f"gems3d-caption-reason-{NO_RESULT}")
                    captions["lead"] = words("gems3d-caption-uncounted")
                progress = [(lane.turns, lane.score) for lane in view.lanes]
            case FinalView():
                captions = {"title": words("gems3d-caption-raced"), **race_captions(match, words)}
                progress = [(board.turns, None) for board in view.boards]
            case View():
                captions = {
                    "next": words("gems3d-caption-next"),
                    "hard": words("gems3d-caption-hard"),
                    "turns": _turns(view.turns, most, words),
                    "over": words("gems3d-caption-over"),
                }
                if view.over is not None:
                    captions["reason"] = words(f"gems3d-caption-reason-{view.over}")
                    captions["uncounted"] = words("gems3d-caption-uncounted")
                    if match.options.mode is Mode.RELAY and view.over != NO_RESULT:
                        captions |= shared_captions(match, view, captions, words, story)
        for seat, (turns, score) in enumerate(progress):
            captions[f"turns-{seat}"] = _turns(turns, most, words)
            if score is not None:
                captions[f"points-{seat}"] = words("gems3d-caption-points", score=score)
        return tuple(captions.items())

    def settings(self, options: Options, words: Words, seats: int = 0) -> str:
        return words(
            "gems3d-scoreboard",
            mode=options.mode.value,
            size=options.size,
            types=options.types,
            drop=options.drop,
            line=options.line,
            hard=int(options.hard),
            turns=options.turns,
            limited=options.mode.value if options.turns else "no",
            shown=int(options.mode is Mode.RACE and options.points),
            cells=int(options.cells is Cells.SHOWN),
        )

    def starts(self) -> tuple[Start, ...]:
        modes = (Start(mode.value, Options(mode)) for mode in Mode if mode is not Mode.DAILY)
        return (*modes, Start("short", SHORT_RACE))

    def leaderboard(self, scoreboard: str, words: Words) -> str:
        if scoreboard == Mode.RACE.value:  # this leaderboard counts wins in races with any settings
            return words("gems3d-mode-race")
        mode, size, types, drop, gems_in_line, *more = scoreboard.split("-")
        hard, shown, marked = more[:1] == ["hard"], more[-1:] == ["shown"], "cells" in more[-2:]
        cells, turns = Cells.SHOWN if marked else Cells.HIDDEN, more[hard : len(more) - shown - marked]
        if len(turns) > 1 or not all(part.isascii() and part.isdigit() for part in turns):
            raise ValueError(f"no score board: {scoreboard!r}")
        numbers = int(size), int(types), int(drop), int(gems_in_line)
        most = int(turns[0]) if turns else 0
        return self.settings(Options(Mode(mode), *numbers, hard, most, shown, cells), words)

    def suggested(self, match: Match, seat: Seat, move: Move, then: Sequence[Move] = ()) -> View:
        """Return the view in which the gem to move is chosen and its goal has a star; of a trick, only the star."""
        seen = own_view(state_of(match), seat)
        aim = cell_at(move.cell if isinstance(move, Trick) else move.goal, seen.size)
        assert aim is not None  # the move is legal
        seen = seen if isinstance(move, Trick) else with_reach(seen, move.start)
        return replace(seen, numbers=bytes((aim,)), best=aim)

    def marked_move(self, match: Match, notation: str, words: Words, *, heard: bool = False, cell: bool = False) -> str:
        """Return the gem to move, and from where to where; of a trick, its cell and what it makes there."""
        move, view = self.game.parse(notation), self.view(match, match.to_move[0])
        if isinstance(move, Trick):
            return self.move(match, notation, words)
        start = cell_at(move.start, view.size)
        assert start is not None  # the move is legal
        start_name, goal = address_name(move.start), address_name(move.goal)
        return words("gems3d-marked", gem=gem_name(view.cells[start]), start=start_name, goal=goal)

    def keepsake(self, match: Match) -> AnyView:
        """Return the view of the final board as if play went on, since the painter darkens boards of ended matches."""
        view = self.view(match)
        return replace(view, over=None) if isinstance(view, View) else view

    def advice(self, match: Match, view: AnyView, words: Words, who: str) -> str:
        """Return what to do next: make a move, play a trick, or open the member's own board."""
        if not match.solo:
            who = words("gems3d-next-whose", name=who, place=place_said(match, words))
        if not isinstance(view, View):
            return words("gems3d-next-race", name=who)
        if view.hint is None:
            return words("gems3d-next-move", name=who)
        key = "gems3d-next-trick" if 0 in view.cells else "gems3d-next-full"
        return words(key, name=who, cell=cell_name(view.hint.cell, view.size), points=view.hint.points)

    def goal(self, match: Match, words: Words) -> str:
        mode = match.options.mode
        goal = words(
            "gems3d-next-goal",
            line=match.options.line,
            own=int(mode is Mode.RACE),
            turns=match.options.turns,
            shared=int(mode is Mode.RELAY),
            cells=int(match.options.cells is Cells.SHOWN),
        )
        return goal if is_hidden(match) else f"{goal}\n{types_line(state_of(match), words)}"

    def is_first_turn(self, match: Match, seat: Seat) -> bool:
        return not self.turns(state_of(match), seat) if is_hidden(match) else super().is_first_turn(match, seat)

    def leads_to(self, action: str, argument: str, notation: str) -> bool:
        """Return whether a button leads to a move. **Type it** keeps the chosen gem, but leads to no move by itself."""
        if action == "type":
            return False
        trick = isinstance(self.game.parse(notation), Trick)
        return (action == TRICK.action and trick) or super().leads_to(action, argument, notation)

    def alt(self, match: Match, view: AnyView, words: Words) -> str:
        return whole_lines(
            "\n".join((super().alt(match, view, words), *others(self, match, view, words, escape=False)))
        )

    def in_words(self, match: Match, view: AnyView, words: Words, **how: bool) -> str:
        return "\n".join((super().in_words(match, view, words, **how), *others(self, match, view, words)))

    def buttons(self, match: Match, view: AnyView) -> Buttons:
        """Return buttons for the possible moves. In a race, return the button that shows a member's own board."""
        return Buttons(moves_on(view), more=(REACH,)) if isinstance(view, View) else Buttons((OWN,))

    def page_params(self, page: Page, options: Options, words: Words) -> dict[str, Param]:
        return {
            "size": options.size,
            "types": options.types,
            "drop": options.drop,
            "line": options.line,
            "turns": options.turns,
        }

    def page_picture(self, page: Page, match: Match | None, words: Words) -> tuple[Callable[..., bytes], Any, Table]:
        """Return the picture of a page. The mark `reach CELL` chooses the gem on this cell."""
        assert match is not None  # each page has a position
        _, _, cell = page.marks.partition("reach ")
        address = parse_address(cell) if cell else None
        view = None if address is None else with_reach(own_view(state_of(match), Seat(0)), address)
        paint = self.painter.paint if page.rows is None else partial(part_of, self.painter.paint, page.rows)
        return paint, *self.scene(match, words, view=view)

    def is_minor(self, match: Match) -> bool:
        """Return whether the newest change is a step in a race, except a member's last step."""
        entry = match.entry
        racing = match.options.mode is Mode.RACE and match.phase is Phase.PLAYING
        return racing and entry.kind == "move" and entry.seat in match.to_move

    def hides_boards(self, match: Match) -> bool:
        return is_hidden(match)

    def highlight(self, match: Match, story: Sequence[Entry], words: Words) -> str:
        """Return the best line, and the points a turn. Lines as good by others leave out whose it was.

        A race does not tell the lines of its boards.
        """
        cleared = ((event, entry) for entry in story for event in entry.events if isinstance(event, FormationCleared))
        own = [(event, entry) for event, entry in cleared if event.seat is not None]
        if match.outcome is None or match.options.mode is Mode.RACE or not own:
            return ""

        def worth(one: tuple[FormationCleared, Entry]) -> tuple[int, int]:
            return one[0].points, len(one[0].cells)

        best, entry = max(own, key=worth)
        users = {(event.seat, by.user) for event, by in own if worth((event, by)) == worth((best, entry))}
        points, turns = sum(one.score for one in match.outcome.standings), max(1, match.outcome.turns)
        tenths = (20 * points + turns) // (2 * turns)  # half of one is rounded up, as members do
        return words(
            "gems3d-ui-best",
            name="" if match.solo or best.seat is None else credited_by(match, best.seat, entry, words),
            alone=int(match.solo or len(users) > 1),
            count=len(best.cells),
            points=best.points,
            whole=tenths // 10,
            tenth=tenths % 10,
        )


def types_line(state: State, words: Words) -> str:
    """Return a line with the types of gems in play, for a member's first turn."""
    return words("gems3d-ui-types", gems=listed(state.types))


def _turns(turns: int, most: int, words: Words) -> str:
    """Return the number of turns as a caption. most: the most turns; 0: any number."""
    if most:
        return words("gems3d-caption-turns-of", turns=turns, most=most)
    return words("gems3d-caption-turns", turns=turns)


def moves_on(view: View) -> Row:
    """Return the button Move if a cell is empty, and the button Trick if a trick works."""
    return (*((MOVE,) if 0 in view.cells else ()), *((TRICK,) if view.hint is not None else ()))


def is_hidden(match: Match) -> bool:
    mode: Mode = match.options.mode
    return mode in HIDDEN


def seat_with_board(match: Match, user: int) -> Seat:
    """Return the seat whose board a member may see, even if the member has closed it.

    Raises NotSeated if the member has no seat, and NotAllowed if the match has no hidden boards.
    """
    state_of(match)
    if not is_hidden(match):
        raise NotAllowed("error-unknown-button")
    seat = board_of_user(match, user)
    if seat is None:
        raise not_seated(match, user)
    return seat


def board_of_user(match: Match, user: int) -> Seat | None:
    """Return the seat whose board is a member's, even if the member has closed it; None: the member has no board."""
    return next((seat.seat for seat in match.seats if seat.user == user), None)


def steps_shown(match: Match, seat: Seat) -> int:
    """Return the version for buttons below a hidden board: its number of steps plus 1, since 0 is no version.

    After a restored backup the version is higher than all earlier versions (`era_start`).
    """
    return match.era_start + steps_of(board_of(state_of(match), seat)) + 1


def typing(view: View, typed: str, start: str = "") -> Row:
    """Return the button that asks for a typed move, and the button Trick if a trick works.

    typed: what the member has typed wrongly; the button's form then begins with this text.
    start: the cell of the chosen gem, with which the form else begins.
    """
    label, text = ("gems3d-ui-type-again", typed) if typed else ("gems3d-ui-type", f"{start} ".lstrip())
    button = ButtonSpec("type", label, versioned=True, argument=folded(text))
    return (button, *((TRICK,) if view.hint is not None else ()))


def folded(typed: str) -> str:
    """Return a typed text for an address. `unfolded` returns the text again, or its beginning if it is long."""
    text = ""
    for sign in typed:
        more = quote(sign, safe=_PLAIN)
        if len(text) + len(more) > LONGEST_ARGUMENT:
            break
        text += more
    return text


def unfolded(argument: str) -> str:
    return unquote(argument)


def on_board(match: Match, seat: Seat) -> Match:
    """Return the match with the version for buttons and menus below a seat's board.

    On a hidden board, only steps on this board make them stale.
    """
    return replace(match, version=steps_shown(match, seat)) if is_hidden(match) else match


def others(face: Face, match: Match, view: AnyView, words: Words, *, escape: bool = True) -> list[str]:
    """Return what the channel sees of each other seat's board, for a member's own board in a race; else [].

    escape: as for `Words.phrase`.
    """
    progress = face.view(match)
    if match.options.mode is not Mode.RACE or not isinstance(view, View) or not isinstance(progress, ProgressView):
        return []
    named = with_names(match, words)
    told = [words.phrase(phrase, named, escape=escape) for phrase in lanes(progress)]
    return [line for seat, line in enumerate(told) if seat != view.to_move]
