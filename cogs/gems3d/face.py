"""The face of Gems 3D, suggestions of moves, and the hidden boards of a race or a daily."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import discord
from discord import ui
from msgspec.structs import replace

import render.gems3d
from bot.engine.game import Seat
from bot.engine.table import Table, TableSeat
from bot.errors import NotAllowed
from bot.games import all_games
from bot.games.gems3d.advice import Suggestion, goal_suggestions, start_suggestions, trick_suggestions
from bot.games.gems3d.model import (
    GEM_LETTERS,
    GEM_NAMES,
    AnyView,
    FinalView,
    FormationCleared,
    Mode,
    Options,
    ProgressView,
    Shift,
    State,
    View,
)
from bot.games.gems3d.notation import address_name, cell_name, parse_address
from bot.games.gems3d.rules import board_of, steps_of
from bot.games.gems3d.wording import last_step
from bot.sessions.model import Entry, Match, Phase
from bot.sessions.play.dailies import day_of
from bot.sessions.refusals import not_seated
from bot.ui import face
from bot.ui.boards import messages
from bot.ui.commands.suggestions import Typing
from bot.ui.entry.buttons import Option
from bot.ui.face import Buttons, ButtonSpec, Captions, Emoji, Face, Row
from bot.ui.panels import Layout
from bot.ui.times import date_of, moment
from bot.ui.words import Words, channel_mention, plain_name, safe_name

MOVE = ButtonSpec("move", "gems3d-ui-move", discord.ButtonStyle.primary, versioned=True)
TRICK = ButtonSpec("trick", "gems3d-ui-trick", discord.ButtonStyle.success, versioned=True)
REACH = ButtonSpec("reach", "gems3d-ui-reach")
OWN = ButtonSpec("own", "gems3d-ui-own", discord.ButtonStyle.primary)
CLOSE = ButtonSpec("close", "gems3d-ui-close", discord.ButtonStyle.secondary)
YES_CLOSE = ButtonSpec("shut", "gems3d-ui-close-yes", discord.ButtonStyle.danger)
BACK = ButtonSpec("own", "ui-no")
SHARE = ButtonSpec("share", "gems3d-ui-share", discord.ButtonStyle.primary)
YESTERDAY = ButtonSpec("yesterday", "gems3d-ui-yesterday")

state_of: Callable[[Match], State] = face.state_of

HIDDEN = (Mode.RACE, Mode.DAILY)  # modes in which each seat has a board that other seats do not see during play


class GemsFace(Face):
    key = "gems3d"
    painter = render.gems3d
    accent = 0x23A6A0
    has_own_turns = True

    def emoji(self) -> Iterable[Emoji]:
        return render.gems3d.all_emoji()

    def scene(
        self, match: Match, words: Words, seat: Seat | None = None, view: Any = None, story: Sequence[Entry] = ()
    ) -> tuple[AnyView, Table]:
        """Return a view and its table of names, which for a hidden board has only the name of the board's player."""
        seen, table = super().scene(match, words, seat, view, story)
        if seat is not None and is_hidden(match) and isinstance(seen, View):
            table = Table((TableSeat(plain_name(match.name_of(seat))),), table.captions)
        return seen, table

    def move(self, match: Match, notation: str, words: Words) -> str:
        """Return a move in words, such as "C1 → A5", or a trick, such as "C1=R"."""
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
        if scoreboard == Mode.RACE.value:  # this leaderboard counts wins in races with any settings
            return words("gems3d-mode-race")
        mode, size, types, drop, gems_in_line, *hard = scoreboard.split("-")
        if hard not in ([], ["hard"]):
            raise ValueError(f"no score board: {scoreboard!r}")
        options = Options(Mode(mode), int(size), int(types), int(drop), int(gems_in_line), bool(hard))
        return self.settings(options, words)

    def keepsake(self, match: Match) -> AnyView:
        """Return the view of the final board as if play went on, since the painter darkens boards of ended matches."""
        view = self.view(match)
        return replace(view, over=None) if isinstance(view, View) else view

    def advice(self, match: Match, view: AnyView, words: Words, who: str) -> str:
        """Return what to do next: make a move, play a trick, or open the member's own board."""
        if not match.solo:
            who = words("gems3d-next-whose", name=who, place=channel_mention(match.place.channel))
        if not isinstance(view, View):
            return words("gems3d-next-race", name=who)
        if view.hint is None:
            return words("gems3d-next-move", name=who, example=example_of(match, match.to_move[0]))
        key = "gems3d-next-trick" if 0 in view.cells else "gems3d-next-full"
        return words(key, name=who, cell=cell_name(view.hint.cell, view.size), points=view.hint.points)

    def buttons(self, match: Match, view: AnyView) -> Buttons:
        """Return buttons for the possible moves. In a race, return the button that shows a member's own board."""
        return Buttons(moves_on(view), more=(REACH,)) if isinstance(view, View) else Buttons((OWN,))

    def rules(self, options: Options, words: Words) -> tuple[str, ...]:
        play = words("gems3d-rules-play", size=options.size, types=options.types, drop=options.drop, line=options.line)
        return play, words("gems3d-rules-more")

    def is_minor(self, match: Match) -> bool:
        """Return whether the newest change is a step in a race, except a member's last step."""
        entry = match.entry
        racing = match.options.mode is Mode.RACE and match.phase is Phase.PLAYING
        return racing and entry.kind == "move" and entry.seat in match.to_move

    def highlight(self, match: Match, story: Sequence[Entry], words: Words) -> str:
        """Return the best line, and the points a turn. A race does not tell the lines of its boards."""
        cleared = [event for entry in story for event in entry.events if isinstance(event, FormationCleared)]
        own = [event for event in cleared if event.seat is not None]
        if match.outcome is None or match.options.mode is Mode.RACE or not own:
            return ""
        best = max(own, key=lambda one: (one.points, len(one.cells)))
        tenths = round(10 * sum(one.score for one in match.outcome.standings) / max(1, match.outcome.turns))
        return words(
            "gems3d-ui-best",
            name="" if match.solo or best.seat is None else safe_name(match.name_of(best.seat)),
            alone=int(match.solo),
            count=len(best.cells),
            points=best.points,
            whole=tenths // 10,
            tenth=tenths % 10,
        )


def moves_on(view: View) -> Row:
    """Return the button Move if a cell is empty, and the button Trick if a trick works."""
    return (*((MOVE,) if 0 in view.cells else ()), *((TRICK,) if view.hint is not None else ()))


def is_hidden(match: Match) -> bool:
    mode: Mode = match.options.mode
    return mode in HIDDEN


def example_of(match: Match, seat: Seat) -> str:
    """Return an example of a typed move, such as "A2 A1". It is the first legal move, so it gives no advice."""
    move = all_games()[match.game].default(state_of(match), seat)
    return f"{address_name(move.start)} {address_name(move.goal)}" if isinstance(move, Shift) else ""


def starts(typing: Typing) -> list[Option]:
    """Return the gems that can move, such as "C3 · red, +5". The best move comes first."""
    found = start_suggestions(state_of(typing.match), typing.seat, typing.begun)
    return [Option(one.name, named(one, typing.words)) for one in found]


def seen_starts(typing: Typing) -> list[Option]:
    """Return the gems that can move. On a shared board, watchers get the suggestions for the seat to move."""
    match = typing.match
    if not typing.watching and typing.seat in match.to_move:
        return starts(typing)
    return [] if is_hidden(match) else starts(replace(typing, seat=match.to_move[0]))


def goals(typing: Typing) -> list[Option]:
    """Return the cells to which the chosen gem can move."""
    start = parse_address(typing.option("from"))
    found = goal_suggestions(state_of(typing.match), typing.seat, start, typing.begun)
    return [Option(one.name, named(one, typing.words)) for one in found]


def tricks(typing: Typing) -> list[Option]:
    """Return the cells on which a trick works, each with its best gem type."""
    best: dict[str, Option] = {}
    for one in trick_suggestions(state_of(typing.match), typing.seat, typing.begun):
        best.setdefault(one.name, Option(one.name, named(one, typing.words)))
    return list(best.values())


def gems(typing: Typing) -> list[Option]:
    """Return the gem types with which a trick on the chosen cell works."""
    cell = typing.option("cell").strip().upper()
    found = trick_suggestions(state_of(typing.match), typing.seat)
    return [Option(letter(one.gem), named(one, typing.words)) for one in found if one.name == cell]


def named(one: Suggestion, words: Words) -> str:
    """Return a suggestion in words, such as "C3 · red, +5"."""
    gem = words(f"gems3d-gem-{GEM_NAMES[one.gem - 1]}")
    return words("gems3d-ui-choice", cell=one.name, gem=gem, letter=letter(one.gem), points=one.points)


def letter(gem: int) -> str:
    """Return the letter of a gem type in notations."""
    return GEM_LETTERS[gem - 1]


def seat_with_board(match: Match, user: int) -> Seat:
    """Return the seat whose board a member may see, even if the member has closed it.

    Raises NotSeated if the member has no seat, and NotAllowed if the match has no hidden boards.
    """
    state_of(match)
    if not is_hidden(match):
        raise NotAllowed("error-unknown-button")
    seat = next((seat.seat for seat in match.seats if seat.user == user), None)
    if seat is None:
        raise not_seated(match, user)
    return seat


def steps_shown(match: Match, seat: Seat) -> int:
    """Return the version for buttons below a hidden board: its number of steps plus 1, since 0 is no version.

    After a restored backup the version is higher than all earlier versions (`era_start`).
    """
    return match.era_start + steps_of(board_of(state_of(match), seat)) + 1


def shared_result(match: Match, view: View, line: str, name: str, words: Words) -> Layout:
    """Return a public message with the result of a daily, without the board. line: the bars. name: a safe name."""
    text = words(
        "gems3d-ui-shared", name=name, date=date_of(day_of(match)), score=view.score, turns=view.turns, line=line
    )
    # Without points there are no bars, so their line would be empty.
    return Layout(ui.TextDisplay("\n".join(part for part in text.splitlines() if part.strip())))


def board_line(match: Match, view: View, words: Words) -> str:
    mode = match.options.mode.value
    closes = match.terms.closes or 0
    date = date_of(day_of(match)) if match.options.mode is Mode.DAILY else ""
    lines = [words(f"gems3d-ui-board-{mode}", date=date, score=view.score, turns=view.turns)]
    step = " ".join(words.phrase(phrase, match) for phrase in last_step(view)) if view.pick is None else ""
    lines.append(step)
    if view.over is None:
        lines.append(words(f"gems3d-ui-goes-{mode}", left=moment(closes, "R")))
    elif not match.over or match.options.mode is Mode.DAILY:
        lines.append(words(f"gems3d-ui-done-{mode}", left=moment(closes, "R")))
    else:
        lines.append(words("gems3d-ui-race-over"))
    return "\n".join(filter(None, lines))


def board_buttons(match: Match, seat: Seat, view: View, words: Words) -> list[list[ui.Item[Any]]]:
    """Return the rows of buttons below a seat's own board."""
    daily = (YESTERDAY,) if match.options.mode is Mode.DAILY else ()
    if view.over is not None:
        return [own_buttons(match, seat, (*((SHARE,) if daily else ()), *daily), words)]
    back = (OWN,) if view.pick is not None else ()
    rows = (*moves_on(view), REACH, *back), (CLOSE, *daily)
    return [own_buttons(match, seat, row, words) for row in rows]


def own_buttons(match: Match, seat: Seat, row: Row, words: Words) -> list[ui.Item[Any]]:
    """Return buttons that only steps on the seat's own board make stale, because they have this board's version."""
    here = replace(match, version=steps_shown(match, seat))
    return messages.buttons(here, words, *row)
